"""How strong a bot people can choose to play against: three levels, for any game."""

from __future__ import annotations

import random
from dataclasses import dataclass

from broglio import bots
from broglio.core.game import Bot, Budget, Game, Malformed


@dataclass(frozen=True)
class Level:
    """A strength, and the bots that have it: the first of them that can play the game sits down."""

    name: str
    """What people read."""
    words: str
    bots: tuple[str, ...]
    budget: Budget


LEVELS: dict[str, Level] = {
    "novice": Level("Novice", "knows what is sensible, and often does something else", ("novice", "random"), Budget()),
    "senator": Level("Senator", "plays soundly and quickly", ("heuristic", "random"), Budget()),
    "doge": Level("Doge", "thinks ahead for up to a second", ("search", "heuristic", "random"), Budget(seconds=1.0)),
}
"""From the kindest to the strongest."""


def find(level: str) -> Level:
    """A level by its key."""
    if level not in LEVELS:
        raise Malformed(f"level {level!r}", f"there is {', '.join(LEVELS)}")
    return LEVELS[level]


def seat_bot(game: Game, level: str, random: random.Random) -> Bot:
    """A bot of this strength for one seat of one match."""
    known = bots.names(game)
    name = next(name for name in find(level).bots if name in known)
    return bots.find(game, name)(game, random)


def budget(level: str) -> Budget:
    """How long a bot of this strength may think about a choice."""
    return find(level).budget
