"""Situations to try laws in: positions reached by random play."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from functools import cached_property

from hypothesis import strategies

from broglio.core.match.match import Match, draw
from broglio.core.protocol import CHANCE, Game, Json, Position, Seat


@dataclass(frozen=True)
class Situation:
    """A game played at random for some moves."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    length: int

    @cached_property
    def match(self) -> Match:
        """The match up to here; all seats that choose at once commit in a random order."""
        match = Match(self.game, self.seats, dict(self.options))
        for _ in range(self.length):
            if not step(match, self.random):
                break
        return match

    @cached_property
    def random(self) -> random.Random:
        """The situation's own source."""
        return random.Random(self.seed)

    @property
    def position(self) -> Position:
        """The position reached."""
        return self.match.position

    @property
    def names(self) -> list[str]:
        """Names for the seats."""
        return [f"player {seat}" for seat in range(self.seats)]

    @property
    def observers(self) -> list[Seat | None]:
        """All seats, and a spectator."""
        return [*range(self.seats), None]


def step(match: Match, source: random.Random) -> bool:
    """One random move of anybody who is to act; False when the game is over."""
    to_act = match.position.to_act()
    if not to_act:
        return False
    if to_act == (CHANCE,):
        match.play(CHANCE, draw(match.position.chances(), source))
    else:
        seat = source.choice(to_act)
        match.play(seat, source.choice(match.position.moves(seat)))
    return True


def situations(game: Game, longest: int = 400) -> strategies.SearchStrategy[Situation]:
    """Situations of all seat counts and options."""
    options = strategies.tuples(
        *[
            strategies.tuples(strategies.just(option.key), strategies.sampled_from(option.choices or (option.default,)))
            for option in game.options
        ]
    )
    return strategies.builds(
        Situation,
        strategies.just(game),
        strategies.sampled_from(game.seat_counts),
        options,
        strategies.integers(0, 2**32 - 1),
        strategies.integers(0, longest),
    )


def possible(position: Position, seat: Seat) -> list[int]:
    """What a seat, or chance, may do."""
    return [chance for chance, _ in position.chances()] if seat == CHANCE else position.moves(seat)


def text(data: Json) -> str:
    """Plain data as bytes would show it."""
    return json.dumps(data, sort_keys=True)
