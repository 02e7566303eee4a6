"""Finds the games: folders of broglio.games, and entry points "broglio.games" of other packages.

Either is a module or package with a `Game` named GAME (an entry point may also name the game itself).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from broglio.core.game import Game, Malformed

BUILT_IN = "broglio.games"


@cache
def games() -> dict[str, Game]:
    """All games by id."""
    found: dict[str, Game] = {}
    for module in iter_modules(import_module(BUILT_IN).__path__):
        game: Game = import_module(f"{BUILT_IN}.{module.name}").GAME
        found[game.id] = game
    for entry in entry_points(group="broglio.games"):
        loaded = entry.load()
        game = loaded if isinstance(loaded, Game) else loaded.GAME
        if game.id in found:
            raise Malformed(f"entry point {entry.value}", f"there is a game {game.id} already")
        found[game.id] = game
    return found


def find(game_id: str) -> Game:
    """A game by its id."""
    if game_id not in games():
        raise Malformed("game", f"no game {game_id!r}; there is {', '.join(sorted(games()))}")
    return games()[game_id]
