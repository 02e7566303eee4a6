"""What a game is loaded with: number of players, options of the game, and a start other than the usual one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from broglio.core.kit.reading import parse_json
from broglio.core.protocol import Game, Malformed, Position, registry

STARTS = files("broglio.research.openspiel") / "starts"


@dataclass(frozen=True)
class Opening:
    """A checked set of parameters; the same parameters give the same opening."""

    game_id: str
    seats: int
    options: tuple[tuple[str, str], ...]
    start: str
    """The position from which play starts, as JSON; empty: the usual one."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return registry.find(self.game_id)

    @cached_property
    def _first(self) -> Position:
        if not self.start:
            return self.game.start(self.seats, dict(self.options))
        position = self.game.from_json(parse_json(self.start, "start"))
        if position.seats != self.seats:
            raise Malformed("start", f"is for {position.seats} players, not {self.seats}")
        return position

    def position(self) -> Position:
        """The first position."""
        return self._first.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Opening, (self.game_id, self.seats, self.options, self.start)


def parameters(game: Game) -> dict[str, Any]:
    """All parameters of a game, with their defaults: `players`, the game's options, and `start`.

    An option without a list of choices, such as a set of components, is given as the path of a file; so is a start
    that is not shipped. OpenSpiel writes parameters into strings in which a text of many lines has no place.
    """
    options = {_name(option.key): option.default if option.choices else "" for option in game.options}
    return {"players": game.seat_counts[0], **options, "start": ""}


def read(game: Game, given: Mapping[str, Any]) -> Opening:
    """The opening that parameters mean; raises Malformed that names the fault."""
    options = {}
    for option in game.options:
        value = given.get(_name(option.key), "")
        if value:
            options[option.key] = value if option.choices else _file(_name(option.key), value)
    return _opening(
        game.id, given["players"], tuple(sorted(game.complete(options).items())), _start(game, given["start"])
    )


@cache
def _opening(game_id: str, seats: int, options: tuple[tuple[str, str], ...], start: str) -> Opening:
    """One opening for all who ask for the same, so that components and positions are read once."""
    opening = Opening(game_id, seats, options, start)
    opening.position()
    return opening


def _start(game: Game, name: str) -> str:
    if not name:
        return ""
    shipped = STARTS / game.id / f"{name}.json"
    text = shipped.read_text(encoding="utf-8") if shipped.is_file() else _file("start", name)
    return json.dumps(parse_json(text, f"start {name}"), sort_keys=True)


def _file(parameter: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(parameter, f"{path} cannot be read: {error}") from None


def _name(key: str) -> str:
    """An option's key as OpenSpiel writes names."""
    return key.replace("-", "_")
