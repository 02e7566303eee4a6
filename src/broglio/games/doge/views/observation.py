"""What a seat may know of a game of Doge, written as numbers straight from a position. Compiled.

The numbers and their order are those of layout.py, which reads them from a view; tests hold the two equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from broglio.games.doge.rules import agenda, markers, moves
from broglio.games.doge.rules.building import entry
from broglio.games.doge.rules.material import (
    AREAS,
    COUNSELLORS,
    DISTRICTS,
    HAND,
    MARKER_COLUMNS,
    NO_BALLOT,
    NOBODY,
    PIECE_COLUMNS,
)

if TYPE_CHECKING:
    from broglio.games.doge.rules.position import DogePosition

TASKS: Final = 10
"""Tasks of the agenda that an observation has; no vote plans more."""
VALUES: Final[i64] = 4
KINDS: Final[i64] = 6


def fill(position: DogePosition, seat: i64, row: vec[i16], start: i64) -> i64:
    """Write the fields after the common ones into a row that holds zeros; returns where they end."""
    at = start
    seats = position.seats
    row[at] = i16(position.round)
    at += 1
    row[at + (position.round - seat) % seats] = 1
    at += seats
    row[at] = i16(position.placing)
    row[at + 1] = i16(position.voted)
    at += 2
    at = fill_order(position.brown, position.dealt, row, at)
    at = fill_order(position.blue, position.turned, row, at)
    if position.has_task():
        row[at + position.area()] = 1
    at += AREAS
    at = fill_pieces(position.houses, seats, seat, row, at)
    at = fill_pieces(position.palaces, seats, seat, row, at)
    at = fill_counsellors(position, seat, row, at)
    at = fill_markers(position, seat, row, at)
    at = fill_ballots(position, seat, row, at)
    at = fill_agenda(position, seat, row, at)
    for i in range(seats):
        owner = (seat + i) % seats
        for district in range(DISTRICTS):
            if position.entered & entry(1 << owner, district):
                row[at + i * DISTRICTS + district] = 1
    at += seats * DISTRICTS
    for native in range(3):
        if position.decided >> native & 1:
            row[at + native] = 1
    row[at + 3] = i16(position.quiet)
    row[at + 4] = 1 if position.built else 0
    return at + 5


def fill_order(cards: vec[i64], count: i64, row: vec[i16], at: i64) -> i64:
    """An order of votes, as far as it is known."""
    for i in range(count):
        row[at + i * AREAS + cards[i]] = 1
    return at + AREAS * AREAS


def fill_pieces(pieces: vec[i64], seats: i64, seat: i64, row: vec[i16], at: i64) -> i64:
    """Houses or palaces, in each district and in the supply."""
    for i in range(seats):
        owner = (seat + i) % seats
        for column in range(PIECE_COLUMNS):
            row[at] = i16(pieces[owner * PIECE_COLUMNS + column])
            at += 1
    return at


def fill_counsellors(position: DogePosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Where counsellors stand and whose ring they wear."""
    standing = position.standing
    ring = position.ring
    seats = position.seats
    for counsellor in range(COUNSELLORS):
        row[at + counsellor * (AREAS + 1) + standing[counsellor]] = 1
    at += COUNSELLORS * (AREAS + 1)
    for counsellor in range(COUNSELLORS):
        owner = ring[counsellor]
        if owner != NOBODY:
            row[at + counsellor * seats + (owner - seat) % seats] = 1
    return at + COUNSELLORS * seats


def fill_markers(position: DogePosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """How many markers lie where; their values if they are own, or lie where a vote was opened (D33)."""
    sets = position.markers
    brown = position.brown
    seats = position.seats
    for i in range(seats):
        owner = (seat + i) % seats
        for area in range(AREAS):
            row[at] = i16(markers.SIZE[sets[owner * MARKER_COLUMNS + area]])
            at += 1
    shown: i64 = 0
    for i in range(position.voted):
        shown |= 1 << brown[i]
    if position.has_task():
        shown |= 1 << position.area()
    unseen = at + seats * AREAS * VALUES + VALUES
    for i in range(seats):
        owner = (seat + i) % seats
        hidden: i64 = markers.ALL
        for area in range(AREAS):
            if i == 0 or shown >> area & 1:
                placed = sets[owner * MARKER_COLUMNS + area]
                hidden -= placed
                write_values(placed, row, at)
            at += VALUES
        if i > 0:
            write_values(hidden, row, unseen + (i - 1) * VALUES)
    write_values(sets[seat * MARKER_COLUMNS + HAND], row, at)
    return at + VALUES + (seats - 1) * VALUES


def write_values(placed: i64, row: vec[i16], at: i64) -> None:
    """Markers of each value in a set."""
    for value in range(VALUES):
        row[at + value] = i16(markers.how_many(placed, value))


def fill_ballots(position: DogePosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Who has laid a ballot, and what the own one is."""
    pending = position.pending
    seats = position.seats
    for i in range(seats):
        row[at + i] = 1 if pending[(seat + i) % seats] != NO_BALLOT else 0
    at += seats
    own = pending[seat]
    if own != NO_BALLOT:
        row[at + moves.ballot_area(own)] = 1
        write_values(moves.ballot_markers(own), row, at + AREAS)
    return at + AREAS + VALUES


def fill_agenda(position: DogePosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """The first tasks: kind, seat, district, number."""
    seats = position.seats
    width = KINDS + seats + DISTRICTS + 1
    for i in range(TASKS):
        place = position.head + i
        if place < position.tail:
            task = position.agenda[place]
            row[at + agenda.kind_of(task)] = 1
            row[at + KINDS + (agenda.seat_of(task) - seat) % seats] = 1
            if agenda.district_of(task) < DISTRICTS:
                row[at + KINDS + seats + agenda.district_of(task)] = 1
            row[at + width - 1] = i16(agenda.number_of(task))
        at += width
    return at
