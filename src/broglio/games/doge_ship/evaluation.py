"""What a position is worth: each player's chance of winning. Compiled."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.doge_ship.appraisal import Appraisal

if TYPE_CHECKING:
    from broglio.games.doge_ship.position import ShipPosition

LUCK: Final = 2.0
"""The lead in points that makes a player the clear favourite near the end."""
LUCK_LEFT: Final = 6.0
"""How much more it takes at the start."""


def fill_values(position: ShipPosition, values: vec[float]) -> None:
    """Each seat's chance of winning."""
    total = 0.0
    for seat in range(position.seats):
        values[seat] = standing(position, seat)
    if position.ended != 0:
        return
    best = values[0]
    for seat in range(position.seats):
        best = max(best, values[seat])
    left = Appraisal(position, 0, 0).left
    for seat in range(position.seats):
        values[seat] = math.exp((values[seat] - best) / (LUCK + LUCK_LEFT * left))
        total += values[seat]
    for seat in range(position.seats):
        values[seat] /= total


def standing(position: ShipPosition, seat: i64) -> float:
    if position.ended != 0:
        return 0.0
    return float(position.points[seat])
