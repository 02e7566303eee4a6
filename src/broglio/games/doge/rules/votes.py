"""Counting the votes of an area, and planning what they bring (D12, D13, D19 to D25). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.doge.rules import agenda, counsellors, events, markers
from broglio.games.doge.rules.material import COUNSELLORS, MARKER_COLUMNS, PALACE

if TYPE_CHECKING:
    from broglio.games.doge.rules.position import DogePosition


def votes_in(position: DogePosition, seat: i64, area: i64) -> i64:
    """A player's votes: the markers' sum and one for each own counsellor standing there (D12)."""
    votes: i64 = markers.VOTES[position.markers[seat * MARKER_COLUMNS + area]]
    standing = position.standing
    ring = position.ring
    for counsellor in range(COUNSELLORS):
        if standing[counsellor] == area and ring[counsellor] == seat:
            votes += 1
    return votes


def plan(position: DogePosition, area: i64, most: i64) -> None:
    """Find who is first and second (D13) and plan the vote."""
    first = seats_with(position, area, most)
    if is_one(first):
        next_most: i64 = 0
        for seat in range(position.seats):
            votes = votes_in(position, seat, area)
            if next_most < votes < most:
                next_most = votes
        second: i64 = seats_with(position, area, next_most) if next_most > 0 else 0
        tell_each(position, events.FIRST, first, area)
        tell_each(position, events.SECOND, second, area)
        if area == PALACE:
            plan_quarantia(position, first, second)
        else:
            plan_district(position, first, second)
    else:
        tell_each(position, events.TIED_FIRST, first, area)
        if area == PALACE:
            plan_tied_quarantia(position, first)
        else:
            plan_tied_district(position, area, first)


def seats_with(position: DogePosition, area: i64, votes: i64) -> i64:
    """The seats with exactly this number of votes, a bit each."""
    found: i64 = 0
    for seat in range(position.seats):
        if votes_in(position, seat, area) == votes:
            found |= 1 << seat
    return found


def is_one(seats: i64) -> bool:
    """Whether just one bit is set."""
    return seats != 0 and seats & (seats - 1) == 0


def tell_each(position: DogePosition, kind: i64, seats: i64, area: i64) -> None:
    """Tell the same of each of these seats."""
    for seat in range(position.seats):
        if seats >> seat & 1:
            position.tell(kind, seat, area)


def plan_district(position: DogePosition, first: i64, second: i64) -> None:
    """Sole first decides on the native and places up to 2; then the second or seconds place 1 (D19)."""
    agenda.each(position, first, agenda.DECIDE, 0)
    agenda.each(position, first, agenda.PLACE, 2)
    agenda.later(position, agenda.SETTLE)
    agenda.each(position, second, agenda.PLACE, 1)
    agenda.later(position, agenda.SETTLE)


def plan_tied_district(position: DogePosition, area: i64, first: i64) -> None:
    """All who are tied for first place up to 2; the native becomes neutral (D20)."""
    counsellors.make_neutral(position, area)
    agenda.each(position, first, agenda.PLACE, 2)
    agenda.later(position, agenda.SETTLE)


def plan_quarantia(position: DogePosition, first: i64, second: i64) -> None:
    """First decides on one native, then the second or seconds have their turn, then first decides on another."""
    agenda.each(position, first, agenda.DECIDE, 0)
    if is_one(second):
        agenda.each(position, second, agenda.DECIDE, 0)  # D22
    elif second != 0:
        agenda.each(position, second, agenda.MOVE, 0)  # D23
        agenda.later(position, agenda.SETTLE)
    agenda.each(position, first, agenda.DECIDE, 0)
    agenda.later(position, agenda.REST)  # D23, D24


def plan_tied_quarantia(position: DogePosition, first: i64) -> None:
    """All three natives become neutral; each tied player may move one or two houses (D25)."""
    for counsellor in range(PALACE, COUNSELLORS):
        counsellors.make_neutral(position, counsellor)
    agenda.each(position, first, agenda.MOVE, 1)
    agenda.later(position, agenda.SETTLE)
