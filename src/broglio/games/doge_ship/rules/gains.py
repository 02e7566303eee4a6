"""Ducats, approvals and points that players get. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.doge_ship.rules import events
from broglio.games.doge_ship.rules.material import APPROVALS, DUCATS

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition


def gain(position: ShipPosition, seat: i64, what: i64, count: i64) -> None:
    """A player gets ducats, approvals or points."""
    if what == DUCATS:
        position.ducats[seat] += count
        position.tell(events.DUCATS_GAINED, seat, count)
    elif what == APPROVALS:
        position.approvals[seat] += count
        position.tell(events.APPROVALS_GAINED, seat, count)
    else:
        position.points[seat] += count
        position.tell(events.POINTS_GAINED, seat, count)
