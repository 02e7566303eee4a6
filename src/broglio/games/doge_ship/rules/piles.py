"""Piles: what lies where in them, and who knows it (S3, S13, S22). Compiled.

Nothing is shuffled: a tile that nobody has seen is UNSEEN, and which one it is gets drawn when somebody sees it. Tiles
put back are remembered with those who know them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.doge_ship.rules import agenda, events
from broglio.games.doge_ship.rules.material import (
    DOGE_COUNT,
    DOGES,
    FIRST_DOGE,
    GONDOLAS,
    KNOWN_TO_ALL,
    PILE_START,
    PRICE_SHOWN,
    UNSEEN,
    pile_of,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition


def top(position: ShipPosition, pile: i64) -> i64:
    """The top tile of a pile that is not empty, or UNSEEN."""
    return position.pile[PILE_START[pile]]


def remove_top(position: ShipPosition, pile: i64) -> None:
    """Take the top tile off a pile."""
    tiles = position.pile
    start = PILE_START[pile]
    count = position.pile_count[pile] - 1
    position.pile_count[pile] = count
    for i in range(start, start + count):
        tiles[i] = tiles[i + 1]
    tiles[start + count] = UNSEEN


def put_under(position: ShipPosition, tile: i64) -> None:
    """Put a tile under its pile."""
    pile = pile_of(tile)
    position.pile[PILE_START[pile] + position.pile_count[pile]] = tile
    position.pile_count[pile] += 1


def put_on_top(position: ShipPosition, tile: i64) -> None:
    """Put a tile on top of its pile."""
    pile = pile_of(tile)
    tiles = position.pile
    start = PILE_START[pile]
    for back in range(position.pile_count[pile]):
        i = start + position.pile_count[pile] - back
        tiles[i] = tiles[i - 1]
    tiles[start] = tile
    position.pile_count[pile] += 1


def make_public(position: ShipPosition, tile: i64) -> None:
    """Everybody sees a tile from now on."""
    position.known[tile] = KNOWN_TO_ALL


def identify_top(position: ShipPosition, tile: i64) -> None:
    """Chance has drawn which tile the UNSEEN one on top is."""
    pile = pile_of(tile)
    position.pile[PILE_START[pile]] = tile
    position.unseen[pile] &= ~(1 << (tile - PILE_START[pile]))
    position.known[tile] = 0
    if is_priced(pile) and position.top_price[pile - GONDOLAS] >= 0:
        position.known[tile] = PRICE_SHOWN
        position.top_price[pile - GONDOLAS] = -1


def is_priced(pile: i64) -> bool:
    """Whether a pile lies with the prices up (S3)."""
    return GONDOLAS <= pile < DOGES


def show_price(position: ShipPosition, pile: i64) -> None:
    """The price of a new top tile is public; that of one nobody has seen must be drawn first (S3)."""
    if not is_priced(pile) or position.pile_count[pile] == 0:
        return
    tile = top(position, pile)
    if tile == UNSEEN:
        if position.top_price[pile - GONDOLAS] < 0:
            position.plan(agenda.PRICE, 0, pile)
    elif not position.known[tile] & PRICE_SHOWN:
        position.known[tile] |= PRICE_SHOWN
        position.tell(events.PRICE_SEEN, pile, position.components.price[tile])


def refill_doges(position: ShipPosition) -> None:
    """If the pile of Doge tiles is empty, the old ones are shuffled into a new one (S22)."""
    if position.pile_count[DOGES] > 0:
        return
    count: i64 = 0
    for i in range(DOGE_COUNT):
        if position.old >> i & 1:
            position.known[FIRST_DOGE + i] = 0
            position.pile[FIRST_DOGE + count] = UNSEEN
            count += 1
    position.unseen[DOGES] = position.old
    position.pile_count[DOGES] = count
    position.old = 0
    position.tell(events.DOGES_SHUFFLED, count)
