"""The end of a round: new order, flood, inspection (S25 to S28), and whether another follows (S32). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from broglio.games.doge_ship.rules import agenda, ending, events, moves
from broglio.games.doge_ship.rules.material import (
    FIRST_DOGE,
    MARKERS_EACH,
    NO_TILE,
    NOBODY,
    SPACES,
    TABLES,
    TILES,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition


def end_actions(position: ShipPosition) -> None:
    """All markers are spent: they come back, a new order is set, then high water and inspection (S25, S28)."""
    for seat in range(position.seats):
        position.markers[seat] = MARKERS_EACH
    taken = position.taken
    for space in range(SPACES):
        taken[space] = NOBODY
    position.tell(events.ROUND_ENDED, position.round)
    set_order(position)
    doge = position.doge - FIRST_DOGE
    level = position.components.flood[doge]
    if level >= 0:
        flood(position, level)
    if position.components.inspection[doge]:
        position.tell(events.INSPECTION)
        if call_for_bids(position):
            return
    end_round(position)


def set_order(position: ShipPosition) -> None:
    """The smallest priority on top plays first; who has built none comes last, in the old order (S25)."""
    order = position.order
    for place in range(1, position.seats):
        seat = order[place]
        before = place
        while before > 0 and rank_in_order(position, seat) < rank_in_order(position, order[before - 1]):
            order[before] = order[before - 1]
            before -= 1
        order[before] = seat
    position.turn = position.seats - 1
    for place in range(position.seats):
        position.tell(events.ORDER_SET, order[place], place + 1)


def rank_in_order(position: ShipPosition, seat: i64) -> i64:
    """The priority of a seat's top barricade; none is behind all others."""
    barricade = position.top_barricade(seat)
    return NONE_BUILT if barricade == NO_TILE else barricade


NONE_BUILT: Final[i64] = TILES


def flood(position: ShipPosition, level: i64) -> None:
    """More barricades than the level: nothing; as many: 4 markers in the next round; fewer: 3 (S26)."""
    position.tell(events.FLOOD, level)
    for seat in range(position.seats):
        lost: i64 = 0
        if position.built_count[seat] == level:
            lost = 1
        elif position.built_count[seat] < level:
            lost = 2
        if lost > 0:
            position.markers[seat] = MARKERS_EACH - lost
            position.tell(events.MARKERS_LOST, seat, lost)


# The Doge's inspection (S27)


def call_for_bids(position: ShipPosition) -> bool:
    """All who hold approvals bid; who holds none bids 0. Whether anybody does."""
    wanted = False
    for seat in range(position.seats):
        if position.approvals[seat] > 0:
            wanted = True
    if wanted:
        for seat in range(position.seats):
            if position.approvals[seat] == 0:
                position.bid[seat] = 0
        position.plan(agenda.BID, 0, 0)
    return wanted


def lay_bid(position: ShipPosition, seat: i64, move: i64) -> None:
    """A seat commits; the last one to do so makes all bids be shown."""
    if move == moves.RAISE:
        position.raised[seat] += moves.RAISE_BY
        position.tell(events.BID_RAISED, seat, position.raised[seat])
        return
    position.bid[seat] = position.raised[seat] + moves.approvals_bid(move)
    position.raised[seat] = 0
    position.tell(events.BID_LAID, seat)
    position.tell(events.BID_CHOSEN, seat, position.bid[seat])
    for other in range(position.seats):
        if position.bid[other] == NOBODY:
            return
    position.depth -= 1
    show_bids(position)
    end_round(position)


def show_bids(position: ShipPosition) -> None:
    """Bids are shown and spent, and score by rank."""
    for seat in range(position.seats):
        position.tell(events.BID_SHOWN, seat, position.bid[seat])
        position.approvals[seat] -= position.bid[seat]
    for seat in range(position.seats):
        points = ending.INSPECTION_POINTS[ending.place_of(position.bid, position.seats, seat)]
        if position.bid[seat] > 0 and points > 0:
            position.points[seat] += points
            position.tell(events.INSPECTION_SCORED, seat, points)
    for seat in range(position.seats):
        position.bid[seat] = NOBODY


def end_round(position: ShipPosition) -> None:
    """Another round follows, unless six in a row filled no empty place of the galley (S32)."""
    position.stall = 0 if position.filled else position.stall + 1
    position.filled = False
    if position.stall == ending.STALLED_ROUNDS:
        ending.finish(position, ending.STALLED)
        return
    position.round += 1
    for table in range(TABLES):
        position.dice[table] = 0
    position.plan(agenda.TURN_UP, 0, 0)
    position.plan(agenda.ROLL, 0, 0)
