"""Placing and moving houses, building palaces (D18 to D21, D26 to D29). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from broglio.games.doge.rules import agenda, events
from broglio.games.doge.rules.material import DISTRICTS, PIECE_COLUMNS, SUPPLY

if TYPE_CHECKING:
    from broglio.games.doge.rules.position import DogePosition


ALL_SEATS: Final[i64] = 0b1111


def entry(seats: i64, district: i64) -> i64:
    """The bits of position.entered that stand for these seats (a bit each) and this district."""
    return seats << district * 4


def enter(position: DogePosition, seat: i64, district: i64) -> None:
    """Remember who brought a house where: there they may build (D26)."""
    position.entered |= entry(1 << seat, district)


def move_house(position: DogePosition, seat: i64, source: i64, target: i64) -> None:
    """Move an own house from one district to another."""
    position.houses[seat * PIECE_COLUMNS + source] -= 1
    position.houses[seat * PIECE_COLUMNS + target] += 1
    enter(position, seat, target)
    position.tell(events.HOUSE_MOVED, seat, source, target)


def place_houses(position: DogePosition, seat: i64, count: i64) -> None:
    """Place houses from the supply in the voting district."""
    area = position.area()
    position.houses[seat * PIECE_COLUMNS + SUPPLY] -= count
    position.houses[seat * PIECE_COLUMNS + area] += count
    if count > 0:
        enter(position, seat, area)
    position.tell(events.HOUSES_PLACED, seat, area, count)


def settle(position: DogePosition) -> None:
    """All who entered a district may build there, at one price for all: that of the next free site (D27, D28).

    Put in front of the agenda from the last to the first, so that they come district by district, in precedence.
    """
    if position.entered == 0:
        return
    for back in range(DISTRICTS):
        district = DISTRICTS - 1 - back
        if position.entered & entry(ALL_SEATS, district) and position.has_site(district):
            price = position.price(district)
            seat = position.first_in_precedence()
            for _ in range(position.seats):
                seat = seat - 1 if seat > 0 else position.seats - 1
                can_pay = position.houses[seat * PIECE_COLUMNS + district] >= price
                if can_pay and position.entered & entry(1 << seat, district):
                    agenda.next_up(position, agenda.BUILD, seat, district, price)
    position.entered = 0


def build(position: DogePosition, seat: i64, district: i64, price: i64) -> None:
    """Pay with houses, which go back to the supply; surplus houses stay (D26)."""
    row = seat * PIECE_COLUMNS
    position.houses[row + district] -= price
    position.houses[row + SUPPLY] += price
    position.palaces[row + SUPPLY] -= 1
    position.palaces[row + district] += 1
    position.built = True
    position.tell(events.PALACE_BUILT, seat, district, price)
