"""Dealing again what a seat cannot see: another world of which it knows the same. Compiled.

Hidden are tiles in piles and in the hands of one who looks, as far as others have seen them (which tile an UNSEEN one
is, is open anyway), and bids laid face down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.match.playout import Dice
from broglio.games.doge_ship.rules import agenda, piles
from broglio.games.doge_ship.rules.material import (
    BARRICADE_COUNT,
    GONDOLAS,
    NOBODY,
    PILE_START,
    PILES,
    PRICE_SHOWN,
    UNSEEN,
    pile_of,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition

LARGEST_PILE: Final[i64] = BARRICADE_COUNT
NO_PRICE: Final[i64] = -1


def deal(position: ShipPosition, seat: i64, eyes: i64, dice: Dice) -> None:
    """Deal what a seat (NOBODY: a spectator) cannot see. Every world that agrees with the prices shown is as likely.

    `eyes`: the bits of `known` that say that the seat knows a tile.
    """
    for pile in range(PILES):
        if hides(position, pile, eyes):
            deal_pile(position, pile, eyes, dice)
    if position.depth > 0 and agenda.kind_of(position.next_task()) == agenda.BID:
        for other in range(position.seats):
            if other != seat and position.bid[other] != NOBODY:
                position.bid[other] = dice.below(position.approvals[other] + 1)


def hides(position: ShipPosition, pile: i64, eyes: i64) -> bool:
    """Whether somebody has seen tiles of a pile that others' eyes have not."""
    start = PILE_START[pile]
    known = position.known
    unseen = position.unseen[pile]
    for tile in range(start, PILE_START[pile + 1]):
        if not known[tile] & eyes and not unseen >> (tile - start) & 1:
            return True
    return False


def deal_pile(position: ShipPosition, pile: i64, eyes: i64, dice: Dice) -> None:
    """Shuffle the tiles that could be anywhere, and put them where hidden ones lie: first where the price is shown."""
    start = PILE_START[pile]
    known = position.known
    left = vec[i64]([UNSEEN] * LARGEST_PILE)
    count: i64 = 0
    for tile in range(start, PILE_START[pile + 1]):
        if not known[tile] & eyes:
            # Shuffled as they come: each takes any place, and what was there goes to the end.
            place = dice.below(count + 1)
            left[count] = left[place]
            left[place] = tile
            count += 1
    places = vec[i64]([0] * LARGEST_PILE)
    who = vec[i64]([0] * LARGEST_PILE)
    hidden: i64 = 0
    in_pile = position.pile_count[pile]
    for later in range(2):
        for place in range(in_pile + position.held_count):
            tile = tile_at(position, pile, place)
            if tile == UNSEEN or pile_of(tile) != pile or known[tile] & eyes:
                continue
            if (known[tile] & PRICE_SHOWN == 0) == (later == 1):
                places[hidden] = place
                who[hidden] = known[tile]
                hidden += 1
    prices = vec[i64]([NO_PRICE] * LARGEST_PILE)
    for i in range(hidden):
        if who[i] & PRICE_SHOWN:
            prices[i] = position.components.price[tile_at(position, pile, places[i])]
    for i in range(count):
        known[left[i]] = 0
        position.unseen[pile] |= 1 << (left[i] - start)
    if piles.is_priced(pile) and position.top_price[pile - GONDOLAS] >= 0:
        take_fitting(position, left, count, position.top_price[pile - GONDOLAS])
    for i in range(hidden):
        tile = take_fitting(position, left, count, prices[i])
        known[tile] = who[i]
        position.unseen[pile] &= ~(1 << (tile - start))
        if places[i] < in_pile:
            position.pile[start + places[i]] = tile
        else:
            position.held[places[i] - in_pile] = tile


def tile_at(position: ShipPosition, pile: i64, place: i64) -> i64:
    """The tile at a place of a pile, counted from the top; the places after its end are in the hands of who looks."""
    in_pile = position.pile_count[pile]
    return position.pile[PILE_START[pile] + place] if place < in_pile else position.held[place - in_pile]


def take_fitting(position: ShipPosition, left: vec[i64], count: i64, price: i64) -> i64:
    """Take the first of the tiles left that has a price; NO_PRICE: the first."""
    for i in range(count):
        tile = left[i]
        if tile != UNSEEN and (price == NO_PRICE or position.components.price[tile] == price):
            left[i] = UNSEEN
            return tile
    return UNSEEN
