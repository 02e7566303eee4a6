"""What a seat may know of a game of The Doge Ship, written as numbers straight from a position. Compiled.

The numbers and their order are those of layout.py, which reads them from a view; tests hold the two equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from broglio.games.doge_ship.rules import agenda
from broglio.games.doge_ship.rules.material import (
    BARRICADE_COUNT,
    DOGE_COUNT,
    DOGES,
    FIRST_BARRICADE,
    FIRST_DOGE,
    FIRST_GONDOLA,
    GONDOLAS,
    LEVELS,
    LONGEST,
    LOOK,
    NO_TILE,
    NOBODY,
    PILE_START,
    PILES,
    PRICE_SHOWN,
    PUBLIC,
    SPACES,
    TABLES,
    TILES,
    UNSEEN,
    YARD,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition

TASKS: Final = 8
"""Tasks of the agenda that an observation has; there are never more."""
DETAIL_BITS: Final = 10
KINDS: Final[i64] = 16


def fill(position: ShipPosition, seat: i64, row: vec[i16], start: i64) -> i64:
    """Write the fields after the common ones into a row that holds zeros; returns where they end."""
    at = fill_course(position, seat, row, start)
    at = fill_spaces(position, seat, row, at)
    at = fill_players(position, seat, row, at)
    at = fill_galley(position, row, at)
    at = fill_piles(position, seat, row, at)
    at = fill_held(position, seat, row, at)
    if position.doge != NO_TILE:
        row[at + position.doge - FIRST_DOGE] = 1
    at += DOGE_COUNT
    for i in range(DOGE_COUNT):
        row[at + i] = i16(position.old >> i & 1)
    at = fill_bids(position, seat, row, at + DOGE_COUNT)
    at = fill_agenda(position, seat, row, at)
    row[at] = i16(position.stall)
    row[at + 1] = 1 if position.filled else 0
    return at + 2


def fill_course(position: ShipPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Round, turn, order of play."""
    seats = position.seats
    order = position.order
    row[at] = i16(position.round)
    row[at + 1 + (order[position.turn] - seat) % seats] = 1
    at += 1 + seats
    for place in range(seats):
        row[at + (order[place] - seat) % seats] = 1
        at += seats
    return at


def fill_spaces(position: ShipPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Dice, and whose markers lie on the spaces."""
    seats = position.seats
    for table in range(TABLES):
        row[at + table] = i16(position.dice[table])
    at += TABLES
    taken = position.taken
    for space in range(SPACES):
        if taken[space] != NOBODY:
            row[at + (taken[space] - seat) % seats] = 1
        at += seats
    return at


def fill_players(position: ShipPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Points, ducats, approvals, markers, yards and built barricades."""
    seats = position.seats
    at = fill_by_seat(position.points, seats, seat, row, at)
    at = fill_by_seat(position.ducats, seats, seat, row, at)
    at = fill_by_seat(position.approvals, seats, seat, row, at)
    at = fill_by_seat(position.markers, seats, seat, row, at)
    for i in range(seats):
        owner = (seat + i) % seats
        for place in range(position.yard_count[owner]):
            row[at + position.yard[owner * YARD + place]] += 1
        at += FIRST_DOGE
    for i in range(seats):
        owner = (seat + i) % seats
        for place in range(position.built_count[owner]):
            row[at + position.built[owner * BARRICADE_COUNT + place] - FIRST_BARRICADE] = i16(place + 1)
        at += BARRICADE_COUNT
    return at


def fill_by_seat(numbers: vec[i64], seats: i64, seat: i64, row: vec[i16], at: i64) -> i64:
    """A number for each seat, the own one first."""
    for i in range(seats):
        row[at + i] = i16(numbers[(seat + i) % seats])
    return at + seats


def fill_galley(position: ShipPosition, row: vec[i16], at: i64) -> i64:
    """Where the parts of the galley are."""
    for level in range(LEVELS):
        for place in range(position.part_count[level]):
            row[at + position.part[level * LONGEST + place]] = i16(place + 1)
    return at + FIRST_GONDOLA


def fill_piles(position: ShipPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Sizes, the tiles that the seat knows, and who knows what (S3, S13)."""
    known = at + PILES + TILES
    width = position.seats + 2
    tiles = position.pile
    for pile in range(PILES):
        count = position.pile_count[pile]
        row[at + pile] = i16(count)
        first = PILE_START[pile]
        for place in range(first, first + count):
            tile = tiles[place]
            if tile != UNSEEN:
                if position.known[tile] & (PUBLIC | 1 << seat):
                    row[at + PILES + tile] = i16(place - first + 1)
                fill_knowers(position, tile, seat, row, known + place * width)
        if GONDOLAS <= pile < DOGES and count > 0 and tiles[first] == UNSEEN:
            row[known + first * width + width - 1] = i16(position.top_price[pile - GONDOLAS] + 1)
    return known + TILES * width


def fill_knowers(position: ShipPosition, tile: i64, seat: i64, row: vec[i16], at: i64) -> None:
    """Who knows a tile, whether all do, and its price where that is shown."""
    seats = position.seats
    known = position.known[tile]
    for i in range(seats):
        row[at + i] = i16(known >> (seat + i) % seats & 1)
    row[at + seats] = 1 if known & PUBLIC else 0
    if known & PRICE_SHOWN and tile < FIRST_DOGE:
        row[at + seats + 1] = i16(position.components.price[tile] + 1)


def fill_held(position: ShipPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """The tiles that somebody looks at."""
    width = 1 + position.seats + 2
    for i in range(position.held_count):
        tile = position.held[i]
        if tile != UNSEEN:
            if position.known[tile] & (PUBLIC | 1 << seat):
                row[at + tile] = i16(i + 1)
            fill_knowers(position, tile, seat, row, at + TILES + i * width + 1)
        row[at + TILES + i * width] = 1
    return at + TILES + LOOK * width


def fill_bids(position: ShipPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Who has laid a bid, and the own one."""
    seats = position.seats
    for i in range(seats):
        row[at + i] = 1 if position.bid[(seat + i) % seats] != NOBODY else 0
    row[at + seats] = i16(position.bid[seat] + 1)
    row[at + seats + 1] = i16(position.raised[seat])
    return at + seats + 2


def fill_agenda(position: ShipPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """What is still to be done: kind, seat, detail in binary."""
    seats = position.seats
    for i in range(TASKS):
        if i < position.depth:
            task = position.agenda[position.depth - 1 - i]
            row[at + agenda.kind_of(task)] = 1
            row[at + KINDS + (agenda.seat_of(task) - seat) % seats] = 1
            detail = agenda.detail_of(task)
            for bit in range(DETAIL_BITS):
                row[at + KINDS + seats + bit] = i16(detail >> bit & 1)
        at += KINDS + seats + DETAIL_BITS
    return at
