"""What is still to be done in the vote that is being held, in order. Compiled.

A task is one number: kind, seat, district and number packed side by side. The agenda lies in the middle of a fixed
row, so that tasks can be put behind and in front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from broglio.games.doge.rules.position import DogePosition

DECIDE: Final[i64] = 0
"""Seat takes or gives up a native counsellor (D16, D18, D22)."""
MOVE: Final[i64] = 1
"""Seat may move a house, not out of the district named; number: how many more may follow (D18, D23, D25)."""
PLACE: Final[i64] = 2
"""Seat may place up to number houses (D19 to D21)."""
SETTLE: Final[i64] = 3
"""All who entered a district since the last settling may build there at one price (D26 to D28)."""
BUILD: Final[i64] = 4
"""Seat may build in the district for number houses."""
REST: Final[i64] = 5
"""Natives of the Quarantia that nobody decided on become neutral (D23, D24)."""

TASK_NAMES: Final = ("decide", "move", "place", "settle", "build", "rest")

ROW: Final[i64] = 40
MIDDLE: Final[i64] = 20
NO_DISTRICT: Final[i64] = 7


def task(kind: i64, seat: i64, district: i64, number: i64) -> i64:
    """Pack a task."""
    return kind | seat << 4 | district << 8 | number << 12


def kind_of(packed: i64) -> i64:
    """What is to be done."""
    return packed & 15


def seat_of(packed: i64) -> i64:
    """By whom."""
    return packed >> 4 & 15


def district_of(packed: i64) -> i64:
    """Where."""
    return packed >> 8 & 15


def number_of(packed: i64) -> i64:
    """How many, or for how much."""
    return packed >> 12


def later(position: DogePosition, kind: i64) -> None:
    """Put a task that is nobody's own at the end of the agenda."""
    position.agenda[position.tail] = task(kind, 0, NO_DISTRICT, 0)
    position.tail += 1


def each(position: DogePosition, seats: i64, kind: i64, number: i64) -> None:
    """Put a task for each of these seats at the end of the agenda, in precedence (D15)."""
    seat = position.first_in_precedence()
    for _ in range(position.seats):
        if seats >> seat & 1:
            position.agenda[position.tail] = task(kind, seat, NO_DISTRICT, number)
            position.tail += 1
        seat = seat + 1 if seat + 1 < position.seats else 0


def next_up(position: DogePosition, kind: i64, seat: i64, district: i64, number: i64) -> None:
    """Put a task in front of the agenda."""
    position.head -= 1
    position.agenda[position.head] = task(kind, seat, district, number)
