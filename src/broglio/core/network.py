"""A small learned judge of how each player stands: one hidden layer in flat native rows. Compiled.

A game counts what a player has (`Position.fill_features`); the network makes one number of it, the player's standing,
and the better a player stands compared with the others, the likelier it wins. All seats are judged by the same weights.
`broglio train` finds them (bots/training.py), and a game keeps them in its folder.
"""

from __future__ import annotations

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Network:
    """Weights of one hidden layer; a unit counts where it is above zero."""

    inputs: i64
    units: i64
    first: vec[float]  # by input, then unit; in the row after the last input, what a unit starts from
    second: vec[float]  # by unit

    def __init__(self, inputs: i64, first: list[float], second: list[float]) -> None:
        self.inputs = inputs
        self.units = len(second)
        self.first = vec[float](first)
        self.second = vec[float](second)
        if len(first) != (self.inputs + 1) * self.units:
            raise ValueError(f"{len(second)} units over {inputs} inputs need other weights than {len(first)}")

    def standing(self, row: vec[float], excited: vec[float]) -> float:
        """How well a player stands who has so much; writes what each unit makes of it."""
        first = self.first
        second = self.second
        units = self.units
        place = self.inputs * units
        for unit in range(units):
            excited[unit] = first[place + unit]
        for i in range(self.inputs):
            much = row[i]
            if much != 0.0:
                place = i * units
                for unit in range(units):
                    excited[unit] += much * first[place + unit]
        total = 0.0
        for unit in range(units):
            if excited[unit] > 0.0:
                total += excited[unit] * second[unit]
        return total


def to_chances(standings: vec[float], seats: i64) -> None:
    """Turn how well players stand into their chances of winning; only differences between standings matter."""
    best = standings[0]
    for seat in range(seats):
        best = max(best, standings[seat])
    total = 0.0
    for seat in range(seats):
        standings[seat] = math.exp(standings[seat] - best)
        total += standings[seat]
    for seat in range(seats):
        standings[seat] /= total
