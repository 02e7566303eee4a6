"""How strong a bot people can choose to play against: three levels for games with a policy, chance for others."""

from __future__ import annotations

import random
from dataclasses import dataclass

from broglio import bots
from broglio.core.protocol import Bot, Budget, Game, Malformed


@dataclass(frozen=True)
class Level:
    """A strength, and the bots that have it: the first of them that can play the game sits down."""

    name: str
    """What people read."""
    words: str
    bots: tuple[str, ...]
    budget: Budget


LEVELS: dict[str, Level] = {
    "novice": Level("Novice", "knows what is sensible, and often does something else", ("novice",), Budget()),
    "senator": Level("Senator", "plays soundly and quickly", ("heuristic",), Budget()),
    "doge": Level("Doge", "thinks ahead for up to a second", ("search", "heuristic"), Budget(seconds=1.0)),
}
"""From the kindest to the strongest."""

WITHOUT_POLICY: dict[str, Level] = {"random": Level("Random", "plays any legal move", ("random",), Budget())}
"""Without a policy nobody knows what is sensible, and all levels would play alike."""


def offered(game: Game) -> dict[str, Level]:
    """The levels that mean something in a game."""
    return LEVELS if game.has_policy else WITHOUT_POLICY


def usual(game: Game) -> str:
    """The level that is proposed, and that steps in: it plays at once."""
    return "senator" if game.has_policy else "random"


def find(level: str, game: Game | None = None) -> Level:
    """A level by its key: one of a game, or of any."""
    known = offered(game) if game is not None else {**LEVELS, **WITHOUT_POLICY}
    if level not in known:
        raise Malformed(f"level {level!r}", f"there is {', '.join(known)}")
    return known[level]


def seat_bot(game: Game, level: str, random: random.Random) -> Bot:
    """A bot of this strength for one seat of one match."""
    known = bots.names(game)
    name = next(name for name in find(level, game).bots if name in known)
    return bots.find(game, name)(game, random)


def budget(level: str) -> Budget:
    """How long a bot of this strength may think about a choice."""
    return find(level).budget
