"""What may be done: who is to act, all legal moves, and what chance can bring. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.protocol.position import CHANCE
from broglio.games.doge_ship.rules import agenda, moves
from broglio.games.doge_ship.rules.material import (
    BARRICADE,
    BARRICADE_COUNT,
    BARRICADES,
    BRIBE_PRICE,
    DOGES,
    FIRST_GONDOLA,
    GALLEY,
    GONDOLA,
    GONDOLAS,
    LONGEST,
    LOWER,
    NOBODY,
    PILE_START,
    REORDER_PRICE,
    REPLACEMENT,
    SECTIONS,
    TABLES,
    UPPER,
    YARD,
    YARD_GALLEYS,
    ZONES,
    kind_of,
    pile_of,
    section_at,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition


def fill_to_act(position: ShipPosition, seats: vec[i64]) -> i64:
    """Write who is to act: nobody when the game is over, chance, one seat, or all who have still to bid."""
    if position.ended != 0:
        return 0
    task = position.next_task()
    kind = agenda.kind_of(task)
    if kind == agenda.BID:
        count: i64 = 0
        for seat in range(position.seats):
            if position.bid[seat] == NOBODY:
                seats[count] = seat
                count += 1
        return count
    seats[0] = CHANCE if is_chance(kind) else agenda.seat_of(task)
    return 1


def is_chance(kind: i64) -> bool:
    """Whether a task waits for chance."""
    return kind < agenda.BID or kind == agenda.SEE


def fill_moves(position: ShipPosition, seat: i64, buffer: vec[i64]) -> i64:
    """Write all legal moves of a seat; none for a seat that is not to act."""
    if position.ended != 0:
        return 0
    task = position.next_task()
    kind = agenda.kind_of(task)
    if kind == agenda.BID:
        return fill_bids(position, seat, buffer) if position.bid[seat] == NOBODY else 0
    if is_chance(kind) or agenda.seat_of(task) != seat:
        return 0
    detail = agenda.detail_of(task)
    if kind == agenda.ACT:
        return fill_acts(position, seat, detail, buffer)
    if kind == agenda.ARRANGE:
        return fill_arrangements(position, seat, detail, buffer)
    if kind == agenda.CHOOSE_PILE:
        return fill_looks(position, detail, buffer)
    if kind == agenda.TAKE:
        return fill_takes(position, seat, buffer)
    if kind == agenda.REPLACE:
        return fill_replacements(position, seat, buffer)
    if kind == agenda.MAKE:
        return fill_doges(buffer)
    if kind == agenda.BUY:
        count = fill_purchases(position, seat, detail, buffer)
    elif kind == agenda.BUILD:
        count = fill_buildings(position, seat, detail, buffer)
    else:
        count = fill_schemes(position, seat, detail, buffer)
    buffer[count] = moves.PASS
    return count + 1


def has_choice(position: ShipPosition, task: i64) -> bool:
    """Whether a task leaves its seat anything to decide. It depends on public things only, so that it tells nothing."""
    kind = agenda.kind_of(task)
    seat = agenda.seat_of(task)
    detail = agenda.detail_of(task)
    if kind == agenda.BUY:
        return can_buy(position, detail)
    if kind == agenda.BUILD:
        return can_build_any(position, seat, detail)
    if kind == agenda.SCHEME:
        return detail == 1 or position.ducats[seat] >= BRIBE_PRICE
    return True


# Spaces (S7 to S10)


def cost(position: ShipPosition, space: i64) -> i64:
    """Free up to the die's result, else the difference (S8)."""
    difference = space % 6 + 1 - position.dice[space // 6]
    return difference if difference > 0 else 0


def fill_acts(position: ShipPosition, seat: i64, reordered: i64, buffer: vec[i64]) -> i64:
    """Each space that is free and can be paid for; discarding a marker; once a turn, reordering."""
    count: i64 = 0
    taken = position.taken
    types = position.components.space_type
    replaceable = can_replace(position, seat)
    ducats = position.ducats[seat]
    dice = position.dice
    for table in range(position.seats + 1):
        # Each ducat pays for one space beyond the die's result (S8).
        reach = dice[table] + ducats
        if reach > 6:
            reach = 6
        for space in range(table * 6, table * 6 + reach):
            if taken[space] == NOBODY and (types[space] != REPLACEMENT or replaceable):
                buffer[count] = moves.space(space)
                count += 1
    buffer[count] = moves.DISCARD
    count += 1
    if can_reorder(position, seat, reordered):
        buffer[count] = moves.REORDER
        count += 1
    return count


def can_reorder(position: ShipPosition, seat: i64, reordered: i64) -> bool:
    """Once a turn, with two built barricades and two ducats (S10)."""
    return reordered == 0 and position.built_count[seat] >= 2 and position.ducats[seat] >= REORDER_PRICE


def fill_arrangements(position: ShipPosition, seat: i64, detail: i64, buffer: vec[i64]) -> i64:
    """Each barricade not named yet; or leave them as they are, if that is another order (S10)."""
    count: i64 = 0
    start = seat * BARRICADE_COUNT
    named = detail & ~agenda.ARRANGED
    for i in range(start, start + position.built_count[seat] - named):
        buffer[count] = moves.put(position.built[i])
        count += 1
    if detail & agenda.ARRANGED:
        buffer[count] = moves.DONE
        count += 1
    return count


# Buying (S13 to S15)


def has_tiles(position: ShipPosition, kind: i64) -> bool:
    """Whether a pile of this kind has tiles."""
    if kind == GONDOLA:
        return position.pile_count[GONDOLAS] > 0
    if kind == BARRICADE:
        return position.pile_count[BARRICADES] > 0
    for zone in range(ZONES):
        if position.pile_count[zone] > 0:
            return True
    return False


def can_buy(position: ShipPosition, detail: i64) -> bool:
    """Whether there is anything to look at."""
    for kind in range(3):
        if agenda.names_kind(detail, kind) and has_tiles(position, kind):
            return True
    return False


def galleys_in_yard(position: ShipPosition, seat: i64) -> i64:
    """Galley parts among a seat's unbuilt tiles."""
    count: i64 = 0
    yard = position.yard
    for i in range(seat * YARD, seat * YARD + position.yard_count[seat]):
        if yard[i] < FIRST_GONDOLA:
            count += 1
    return count


def needs_room(position: ShipPosition, seat: i64, kind: i64) -> bool:
    """Whether a tile must be put back before one of this kind is bought (S15)."""
    if position.yard_count[seat] == YARD:
        return True
    return kind == GALLEY and galleys_in_yard(position, seat) == YARD_GALLEYS


def returning_serves(position: ShipPosition, seat: i64, tile: i64, kind: i64) -> bool:
    """Whether putting a tile back makes the room that buying this kind needs (S15)."""
    if not has_tiles(position, kind) or not needs_room(position, seat, kind):
        return False
    return kind != GALLEY or galleys_in_yard(position, seat) < YARD_GALLEYS or tile < FIRST_GONDOLA


def fill_purchases(position: ShipPosition, seat: i64, detail: i64, buffer: vec[i64]) -> i64:
    """Piles to look at, where the yard has room; tiles to put back, where that makes it."""
    with_room = detail & agenda.ALL_KINDS
    count: i64 = 0
    for kind in range(3):
        if agenda.names_kind(detail, kind) and needs_room(position, seat, kind):
            with_room &= ~(1 << kind)
    count = fill_looks(position, with_room, buffer)
    if with_room == detail & agenda.ALL_KINDS:
        return count
    for i in range(seat * YARD, seat * YARD + position.yard_count[seat]):
        tile = position.yard[i]
        for kind in range(3):
            if agenda.names_kind(detail, kind) and returning_serves(position, seat, tile, kind):
                buffer[count] = moves.return_tile(tile)
                count += 1
                break
    return count


def fill_looks(position: ShipPosition, kinds: i64, buffer: vec[i64]) -> i64:
    """Each pile of these kinds that has tiles."""
    count: i64 = 0
    first: i64 = 0 if agenda.names_kind(kinds, GALLEY) else GONDOLAS
    counts = position.pile_count
    for pile in range(first, DOGES):
        if counts[pile] > 0 and agenda.names_kind(kinds, kind_of(PILE_START[pile])):
            buffer[count] = moves.look(pile)
            count += 1
    return count


def fill_takes(position: ShipPosition, seat: i64, buffer: vec[i64]) -> i64:
    """Each tile seen that can be paid for, or none."""
    count: i64 = 0
    for i in range(position.held_count):
        if position.components.price[position.held[i]] <= position.ducats[seat]:
            buffer[count] = moves.take(i)
            count += 1
    buffer[count] = moves.LEAVE
    return count + 1


# Building (S16 to S20)


def fits(position: ShipPosition, tile: i64) -> bool:
    """Whether a galley part can go onto the next free place of its level (S17)."""
    zone = pile_of(tile)
    level = zone // SECTIONS
    column = position.part_count[level]
    if section_at(position.seats, column) != zone % SECTIONS:
        return False
    return level == LOWER or position.part_count[LOWER] > column


def can_build(position: ShipPosition, tile: i64, detail: i64) -> bool:
    """Whether a tile from the yard can be built by a task."""
    kind = kind_of(tile)
    return agenda.names_kind(detail, kind) and (kind != GALLEY or fits(position, tile))


def fill_buildings(position: ShipPosition, seat: i64, detail: i64, buffer: vec[i64]) -> i64:
    """Each tile in the yard that can be built."""
    count: i64 = 0
    for i in range(seat * YARD, seat * YARD + position.yard_count[seat]):
        if can_build(position, position.yard[i], detail):
            buffer[count] = moves.build(position.yard[i])
            count += 1
    return count


def can_build_any(position: ShipPosition, seat: i64, detail: i64) -> bool:
    """Whether there is a tile in the yard that can be built."""
    yard = position.yard
    for i in range(seat * YARD, seat * YARD + position.yard_count[seat]):
        if can_build(position, yard[i], detail):
            return True
    return False


def replaceable_zone(position: ShipPosition, level: i64) -> i64:
    """The zone of the rightmost part of a level, if there is one with nothing above it; else ZONES (S20)."""
    count = position.part_count[level]
    if count == 0 or (level == LOWER and position.part_count[UPPER] == count):
        return ZONES
    return pile_of(position.part[level * LONGEST + count - 1])


def fill_replacements(position: ShipPosition, seat: i64, buffer: vec[i64]) -> i64:
    """Each galley part in the yard that can take the place of one of its zone."""
    count: i64 = 0
    for i in range(seat * YARD, seat * YARD + position.yard_count[seat]):
        if replaces(position, position.yard[i]):
            buffer[count] = moves.replace(position.yard[i])
            count += 1
    return count


def replaces(position: ShipPosition, tile: i64) -> bool:
    """Whether a tile can take the place of a galley part of its zone."""
    zone = pile_of(tile)
    return zone < ZONES and replaceable_zone(position, zone // SECTIONS) == zone


def can_replace(position: ShipPosition, seat: i64) -> bool:
    """Whether a seat can carry out a replacement (S20)."""
    yard = position.yard
    for i in range(seat * YARD, seat * YARD + position.yard_count[seat]):
        if replaces(position, yard[i]):
            return True
    return False


# Intrigue and bids (S22, S23, S27)


def fill_schemes(position: ShipPosition, seat: i64, number: i64, buffer: vec[i64]) -> i64:
    """Draw two Doge tiles, or pay for two approvals."""
    if number == 1:
        buffer[0] = moves.PLOT
        return 1
    if position.ducats[seat] >= BRIBE_PRICE:
        buffer[0] = moves.BRIBE
        return 1
    return 0


def fill_doges(buffer: vec[i64]) -> i64:
    """Either of the two Doge tiles, with the other on top of or under the pile (S22)."""
    count: i64 = 0
    for number in range(2):
        for under in range(2):
            buffer[count] = moves.make(number, under)
            count += 1
    return count


def fill_bids(position: ShipPosition, seat: i64, buffer: vec[i64]) -> i64:
    """From nothing to all that the seat holds; a hundred at a time where there are so many."""
    left = position.approvals[seat] - position.raised[seat]
    most: i64 = left if left < moves.RAISE_BY else moves.RAISE_BY - 1
    for number in range(most + 1):
        buffer[number] = moves.bid(number)
    if left >= moves.RAISE_BY:
        buffer[most + 1] = moves.RAISE
        return most + 2
    return most + 1


# Chance


def next_die(position: ShipPosition) -> i64:
    """The table whose die is rolled next; TABLES when all in play are (S2, S5)."""
    for table in range(position.seats + 1):
        if position.dice[table] == 0:
            return table
    return TABLES


def fill_chances(position: ShipPosition, buffer: vec[i64], weights: vec[i64]) -> i64:
    """What chance can bring next, with exact weights."""
    if position.ended != 0:
        return 0
    task = position.next_task()
    kind = agenda.kind_of(task)
    if not is_chance(kind):
        return 0
    if kind == agenda.PRICE:
        return fill_prices(position, agenda.detail_of(task), buffer, weights)
    if kind == agenda.SEE or kind == agenda.TURN_UP:
        pile: i64 = agenda.detail_of(task) & 15 if kind == agenda.SEE else DOGES
        return fill_tiles(position, pile, buffer, weights)
    if kind == agenda.FIRST:
        for seat in range(position.seats):
            buffer[seat] = moves.first(seat)
            weights[seat] = 1
        return position.seats
    table = next_die(position)
    for i in range(6):
        buffer[i] = moves.roll(table, i + 1)
        weights[i] = 1
    return 6


def fill_prices(position: ShipPosition, pile: i64, buffer: vec[i64], weights: vec[i64]) -> i64:
    """The prices that the top tile can have: each as likely as there are unseen tiles of that price."""
    dear: i64 = 0
    cheap: i64 = 0
    prices = position.components.price
    start = PILE_START[pile]
    unseen = position.unseen[pile]
    for tile in range(start, PILE_START[pile + 1]):
        if unseen >> (tile - start) & 1:
            if prices[tile] == 1:
                dear += 1
            else:
                cheap += 1
    count: i64 = 0
    if cheap > 0:
        buffer[count] = moves.price(pile, 0)
        weights[count] = cheap
        count += 1
    if dear > 0:
        buffer[count] = moves.price(pile, 1)
        weights[count] = dear
        count += 1
    return count


def fill_tiles(position: ShipPosition, pile: i64, buffer: vec[i64], weights: vec[i64]) -> i64:
    """The tiles that the unseen one on top can be: all are alike, but a price that is shown must be right."""
    count: i64 = 0
    shown: i64 = position.top_price[pile - GONDOLAS] if GONDOLAS <= pile < DOGES else -1
    prices = position.components.price
    tile = PILE_START[pile]
    unseen = position.unseen[pile]
    while unseen != 0:
        if unseen & 1 and (shown < 0 or prices[tile] == shown):
            buffer[count] = moves.draw(tile)
            weights[count] = 1
            count += 1
        unseen >>= 1
        tile += 1
    return count
