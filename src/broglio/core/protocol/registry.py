"""Finds the games: folders of broglio.games, and entry points "broglio.games" of other packages.

Either is a module or package with a `Game` named GAME (an entry point may also name the game itself). An entry point
that does not load, whose id is taken, or that cannot say its name or begin a game, is left out with a line in the log:
the other games go on.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from broglio.core.language.words import Words
from broglio.core.protocol import Game, Malformed

BUILT_IN = "broglio.games"
ON_EVERY_LIST = ("game-name", "game-line")
"""Messages that say what a game is, where it has any; they stand among those of the other games."""

log = logging.getLogger(__name__)


@cache
def games() -> dict[str, Game]:
    """All games by id."""
    found = dict(built_in())
    for entry in entry_points(group="broglio.games"):
        try:
            game = _load(entry)
            if game.id in found:
                raise Malformed("id", f"there is a game {game.id} already")
            _try(game)
        except Exception as error:  # the code of others may fail in any way
            log.warning(
                "the game of entry point %s (%s) is left out: %s: %s",
                entry.name,
                entry.value,
                type(error).__name__,
                " ".join(str(error).split()),
            )
        else:
            found[game.id] = game
    return found


@cache
def built_in() -> dict[str, Game]:
    """The games that come with Broglio, by id."""
    modules = [import_module(f"{BUILT_IN}.{module.name}") for module in iter_modules(import_module(BUILT_IN).__path__)]
    return {module.GAME.id: module.GAME for module in modules}


def is_built_in(game: Game) -> bool:
    """Whether a game comes with Broglio."""
    return game.package.startswith(f"{BUILT_IN}.")


def _load(entry: EntryPoint) -> Game:
    loaded = entry.load()
    game = loaded if isinstance(loaded, Game) else loaded.GAME
    if not isinstance(game, Game):
        raise TypeError(f"a Game is wanted, not {type(game).__name__}")
    return game


def _try(game: Game) -> None:
    """Ask of a game what every list of games asks; what it raises is wrong with it."""
    if not game.seat_counts:
        raise Malformed("seat_counts", "nobody can sit down")
    for seats in game.seat_counts:
        game.start(seats).view(None)
    words = Words(game.package)
    for language in words.languages:
        for key in ON_EVERY_LIST:
            if key in words.messages(language):
                words.say(key, language)


def find(game_id: str) -> Game:
    """A game by its id.

    >>> find("doge").designers
    'Leo Colovini'
    >>> find("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    broglio.core.protocol.errors.Malformed: game: no game 'chess'; there is caesar-cleopatra, doge, doge-ship...
    """
    if game_id not in games():
        raise Malformed("game", f"no game {game_id!r}; there is {', '.join(sorted(games()))}")
    return games()[game_id]
