"""What chance gave each seat in a game: how much better it was than could be expected. Compiled.

What may be drawn is judged by the game's evaluation before it is drawn. Luck comes to nothing on average, whatever the
evaluation is worth; so it can be taken out of wins without changing what they come to in the long run, and fewer games
tell as much (the part of chance in AIVAT; Burch, Schmid, Moravčík, Morrill and Bowling 2018).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.position import CHANCE, Position


def luck(start: Position, log: list[tuple[int, int]]) -> list[float]:
    """By seat: what all draws of a log gave, in wins."""
    position = start.copy()
    found = vec[float]([0.0] * position.seats)
    values = vec[float]([0.0] * position.seats)
    moves = vec[i64]([0] * position.widest)
    weights = vec[i64]([0] * position.widest)
    for actor, move in log:
        if actor == CHANCE:
            count = position.fill_chances(moves, weights)
            total: i64 = 0
            for i in range(count):
                total += weights[i]
            for i in range(count):
                drawn = position.copy()
                drawn.advance(CHANCE, moves[i])
                drawn.fill_values(values)
                came = 1.0 if moves[i] == move else 0.0
                for seat in range(position.seats):
                    found[seat] += (came - float(weights[i]) / float(total)) * values[seat]
        position.advance(actor, move)
    return [found[seat] for seat in range(position.seats)]
