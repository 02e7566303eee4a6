"""What the searching seat learns from its tries about how to play on below the tree. Compiled.

At first it plays on by the game's policy. A move in a try that brought more than others of the same choice at the root
becomes likelier, and those that it was preferred to less likely (REINFORCE, Williams 1992; adaptive playouts, Cazenave
2016). So what a choice is worth is judged by ever better play after it, and more time makes a better judge.

Only what the seat itself may choose is learned, by move and by how soon it comes, so that the same is learned in all
worlds that the seat cannot tell apart. The others keep to the policy: they must not learn from cards they cannot see.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.match.playout import Dice, by_share

RATE: Final = 0.1
"""By how much a move becomes likelier (as a logarithm) if it did better by one standard deviation."""
SPANS: Final[i64] = 8
"""Moves soon after the root and later ones are learned apart: the number of spans,"""
IN_SPAN: Final[i64] = 3
"""and how many of the seat's choices are in each."""
SELDOM: Final = 0.01
"""What is less likely than this and was not chosen has nothing to learn."""
SURE: Final = 0.995
"""Where one move is likelier than this there is nothing to learn."""
FIRST: Final[i64] = 16
"""Tries that only show how much tries differ, before any is learned from."""
FARTHEST: Final = 20.0
"""How far the policy can be unlearned, as a logarithm: far enough for anything."""
MOST_LESSONS: Final[i64] = 4096
"""In one try; a row that has no more room keeps to what it has."""


@final
class Practice:
    """Which moves do better than the policy thinks, as far as the tries tell."""

    codes: i64
    """Every move is below this number."""
    logits: vec[float]  # by span, then move: how much likelier than by the policy
    factors: vec[float]  # the same, no longer as a logarithm
    made: i64
    """How many choices the seat has made in this try."""
    lessons: i64
    """How many moves of this try there are to learn from."""
    places: vec[i64]  # theirs among the logits
    pulls: vec[float]  # how far each was preferred: towards 1 for what was chosen, below 0 for what was not
    tries: i64
    sum: float
    squares: float

    def __init__(self, codes: i64) -> None:
        self.codes = codes
        self.logits = vec[float]([0.0] * (SPANS * codes))
        self.factors = vec[float]([1.0] * (SPANS * codes))
        self.made = 0
        self.lessons = 0
        self.places = vec[i64]([0] * MOST_LESSONS)
        self.pulls = vec[float]([0.0] * MOST_LESSONS)
        self.tries = 0
        self.sum = 0.0
        self.squares = 0.0

    def choice(self, moves: vec[i64], weights: vec[float], count: i64, dice: Dice) -> i64:
        """The number of a move, by the policy's weights and by what was learned; the weights are changed to match."""
        row = min(self.made // IN_SPAN, SPANS - 1) * self.codes
        self.made += 1
        factors = self.factors
        total = 0.0
        for i in range(count):
            weights[i] *= factors[row + moves[i]]
            total += weights[i]
        chosen = by_share(weights, count, dice)
        if weights[chosen] < SURE * total and self.lessons + count <= MOST_LESSONS:
            for i in range(count):
                share = weights[i] / total
                if i == chosen or share > SELDOM:
                    self.places[self.lessons] = row + moves[i]
                    self.pulls[self.lessons] = (1.0 if i == chosen else 0.0) - share
                    self.lessons += 1
        return chosen

    def learn(self, worth: float, expected: float) -> None:
        """Learn from a try that is over: what it brought, where the choice at its root had brought so much."""
        self.tries += 1
        self.sum += worth
        self.squares += worth * worth
        mean = self.sum / float(self.tries)
        variance = self.squares / float(self.tries) - mean * mean
        if self.tries > FIRST and variance > 0.0:
            step = RATE * (worth - expected) / math.sqrt(variance)
            for i in range(self.lessons):
                place = self.places[i]
                logit = max(-FARTHEST, min(FARTHEST, self.logits[place] + step * self.pulls[i]))
                self.logits[place] = logit
                self.factors[place] = math.exp(logit)
        self.lessons = 0
        self.made = 0
