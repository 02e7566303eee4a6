"""Doge tiles and intrigue (S5, S22, S23). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.doge_ship.rules import agenda, buying, events, gains, moves, piles
from broglio.games.doge_ship.rules.material import (
    APPROVALS,
    BRIBE_APPROVALS,
    BRIBE_PRICE,
    DOGES,
    FIRST_DOGE,
    NO_TILE,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition


def turn_up(position: ShipPosition) -> None:
    """The top Doge tile becomes the current one (S5)."""
    position.depth -= 1
    tile = piles.top(position, DOGES)
    piles.remove_top(position, DOGES)
    cover_doge(position, tile)
    position.tell(events.DOGE_TURNED, tile)


def cover_doge(position: ShipPosition, tile: i64) -> None:
    """A Doge tile goes on top of the old ones."""
    if position.doge != NO_TILE:
        position.old |= 1 << (position.doge - FIRST_DOGE)
    position.doge = tile
    piles.make_public(position, tile)


def scheme(position: ShipPosition, seat: i64, move: i64) -> None:
    """Intrigue I draws two Doge tiles; Intrigue III buys two approvals (S22, S23)."""
    if move == moves.PLOT:
        position.tell(events.PLOTTED, seat)
        position.plan(agenda.MAKE, seat, 0)
        position.plan(agenda.SEE, seat, DOGES + 16 * 2)
    else:
        position.ducats[seat] -= BRIBE_PRICE
        position.tell(events.BRIBED, seat)
        gains.gain(position, seat, APPROVALS, BRIBE_APPROVALS)


def make_current(position: ShipPosition, seat: i64, number: i64, puts_under: bool) -> None:
    """One of the two becomes current; the other goes on top of or under the pile, unseen by the others (S22)."""
    made = position.held[number]
    other = position.held[1 - number]
    buying.clear_held(position)
    cover_doge(position, made)
    position.tell(events.DOGE_MADE, seat, made)
    if puts_under:
        piles.put_under(position, other)
        position.tell(events.PUT_UNDER, seat)
    else:
        piles.put_on_top(position, other)
        position.tell(events.PUT_ON_TOP, seat)
