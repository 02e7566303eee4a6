"""Buying: make room, look at three tiles, take one (S13 to S15). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.doge_ship.rules import agenda, choices, events, moves, piles
from broglio.games.doge_ship.rules.material import (
    BARRICADE,
    DOGES,
    GALLEY,
    GONDOLA,
    GONDOLAS,
    KINDS,
    LOOK,
    UNSEEN,
    YARD,
    pile_of,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition


def kind_in(pile: i64) -> i64:
    """The kind of tile that a pile holds."""
    if pile < GONDOLAS:
        return GALLEY
    return GONDOLA if pile == GONDOLAS else BARRICADE


def begin(position: ShipPosition, seat: i64, move: i64, detail: i64) -> None:
    """A buyer looks at a pile, or first makes room in the yard."""
    if moves.is_look(move):
        look(position, seat, moves.pile_looked_at(move), detail)
        return
    tile = moves.tile_returned(move)
    # Only what needed this room may be bought now (S15).
    detail = kinds_with_room(position, seat, tile, detail)
    remove_from_yard(position, seat, tile)
    piles.put_under(position, tile)
    position.tell(events.RETURNED, seat, tile)
    piles.show_price(position, pile_of(tile))
    position.plan(agenda.CHOOSE_PILE, seat, detail)


def kinds_with_room(position: ShipPosition, seat: i64, tile: i64, detail: i64) -> i64:
    """The kinds that can be bought when a tile is put back, a bit each, with the BOTH of the task."""
    kinds: i64 = 0
    for kind in range(KINDS):
        if agenda.names_kind(detail, kind) and choices.returning_serves(position, seat, tile, kind):
            kinds |= 1 << kind
    # What is left of "both" is remembered above the kinds that may come first.
    return kinds | detail & agenda.BOTH | (detail & agenda.ALL_KINDS) << 4


def look(position: ShipPosition, seat: i64, pile: i64, detail: i64) -> None:
    """Look at the top three tiles of a pile, or what there is (S13)."""
    kind = kind_in(pile)
    whole = detail >> 4 & agenda.ALL_KINDS
    rest = agenda.rest_after(detail & agenda.BOTH | (whole if whole else detail & agenda.ALL_KINDS), kind)
    if rest != 0:
        position.plan(agenda.BUY, seat, rest)
    position.tell(events.LOOKED, seat, pile)
    position.plan(agenda.TAKE, seat, pile)
    position.plan(agenda.SEE, seat, pile + 16 * LOOK)


def see_next(position: ShipPosition, task: i64) -> bool:
    """Show the next tile to the one who looks; False where chance must draw it first."""
    seat = agenda.seat_of(task)
    detail = agenda.detail_of(task)
    pile = detail & 15
    left = detail >> 4
    if left > 0 and pile == DOGES:
        piles.refill_doges(position)
    if left == 0 or position.pile_count[pile] == 0:
        position.depth -= 1
        piles.show_price(position, pile)
        return True
    tile = piles.top(position, pile)
    if tile == UNSEEN:
        return False
    piles.remove_top(position, pile)
    position.known[tile] |= 1 << seat
    position.held[position.held_count] = tile
    position.held_count += 1
    position.tell(events.TILE_SEEN, seat, tile)
    position.depth -= 1
    position.plan(agenda.SEE, seat, detail - 16)
    return True


def take(position: ShipPosition, seat: i64, move: i64, pile: i64) -> None:
    """Take one of the tiles seen and pay for it, or none; the others go under the pile in the order seen (S13)."""
    chosen: i64 = moves.number_taken(move) if moves.is_take(move) else LOOK
    if chosen < LOOK:
        tile = position.held[chosen]
        position.ducats[seat] -= position.components.price[tile]
        position.yard[seat * YARD + position.yard_count[seat]] = tile
        position.yard_count[seat] += 1
        piles.make_public(position, tile)
        position.tell(events.BOUGHT, seat, tile, chosen)
    else:
        position.tell(events.NOTHING_BOUGHT, seat, pile)
    for i in range(position.held_count):
        if i != chosen:
            piles.put_under(position, position.held[i])
    clear_held(position)
    piles.show_price(position, pile)


def clear_held(position: ShipPosition) -> None:
    """Nobody looks at tiles any more."""
    for i in range(LOOK):
        position.held[i] = UNSEEN
    position.held_count = 0


def remove_from_yard(position: ShipPosition, seat: i64, tile: i64) -> None:
    """Take a tile out of a yard; the others close ranks."""
    yard = position.yard
    last = seat * YARD + position.yard_count[seat] - 1
    place = seat * YARD
    while yard[place] != tile:
        place += 1
    for i in range(place, last):
        yard[i] = yard[i + 1]
    yard[last] = UNSEEN
    position.yard_count[seat] -= 1
