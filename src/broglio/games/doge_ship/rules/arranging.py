"""Putting built barricades into another order (S10). Compiled.

The player names them one by one from the top; those not named yet keep their order. The result must be another order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.doge_ship.rules import agenda, events, moves
from broglio.games.doge_ship.rules.material import BARRICADE_COUNT

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition


def next_place(position: ShipPosition, seat: i64, named: i64) -> i64:
    """Where in position.built the next barricade from the top goes after this number has been named."""
    return seat * BARRICADE_COUNT + position.built_count[seat] - 1 - named


def arrange(position: ShipPosition, seat: i64, move: i64, detail: i64) -> None:
    """Name the next barricade from the top, or leave the others as they are."""
    if move == moves.DONE:
        position.tell(events.ARRANGED, seat, position.top_barricade(seat))
        return
    barricade = moves.barricade_put(move)
    place = next_place(position, seat, detail & ~agenda.ARRANGED)
    if position.built[place] != barricade:
        detail |= agenda.ARRANGED
        bring_up(position, barricade, place)
        position.tell(events.BROUGHT_UP, seat, barricade)  # all see the order, so all are told how it came about
    go_on(position, seat, detail + 1)


def bring_up(position: ShipPosition, barricade: i64, place: i64) -> None:
    """Move a barricade from below up to a place; those in between go down one."""
    built = position.built
    source = place
    while built[source] != barricade:
        source -= 1
    for i in range(source, place):
        built[i] = built[i + 1]
    built[place] = barricade


def go_on(position: ShipPosition, seat: i64, detail: i64) -> None:
    """Ask for the next barricade, unless there is only one way left."""
    named = detail & ~agenda.ARRANGED
    left = position.built_count[seat] - named
    if left > 2 or (left == 2 and detail & agenda.ARRANGED):
        position.plan(agenda.ARRANGE, seat, detail)
        return
    if left == 2:
        # Nothing has changed so far, so that the last two must change places.
        place = next_place(position, seat, named)
        bring_up(position, position.built[place - 1], place)
    position.tell(events.ARRANGED, seat, position.top_barricade(seat))
