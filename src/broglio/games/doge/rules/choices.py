"""What may be done: all legal moves, and the cards that chance can turn. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.doge.rules import agenda, markers, moves
from broglio.games.doge.rules.material import (
    AREAS,
    COUNSELLORS,
    DISTRICTS,
    HAND,
    MARKER_COLUMNS,
    PALACE,
    PIECE_COLUMNS,
    SUPPLY,
)

if TYPE_CHECKING:
    from broglio.games.doge.rules.position import DogePosition


def fill_moves(position: DogePosition, seat: i64, buffer: vec[i64]) -> i64:
    """Write all legal moves of a seat; none for a seat that is not to act."""
    if position.ended != 0:
        return 0
    if position.is_placing():
        return fill_ballots(position, seat, buffer) if position.is_laying(seat) else 0
    if not position.has_task():
        return 0
    task = position.next_task()
    if agenda.seat_of(task) != seat:
        return 0
    kind = agenda.kind_of(task)
    if kind == agenda.DECIDE:
        return fill_decisions(position, seat, buffer)
    if kind == agenda.MOVE:
        return fill_house_moves(position, seat, agenda.district_of(task), buffer)
    if kind == agenda.PLACE:
        return fill_placements(position, seat, agenda.number_of(task), buffer)
    buffer[0] = moves.build(agenda.district_of(task))
    buffer[1] = moves.DECLINE
    return 2


def has_choice(position: DogePosition, task: i64) -> bool:
    """Whether a task leaves its seat anything to decide."""
    kind = agenda.kind_of(task)
    seat = agenda.seat_of(task)
    if kind == agenda.DECIDE:
        return only_native(position) == COUNSELLORS or can_take(position, seat, only_native(position))
    if kind == agenda.MOVE:
        return has_house_move(position, seat, agenda.district_of(task))
    if kind == agenda.PLACE:
        return position.houses[seat * PIECE_COLUMNS + SUPPLY] > 0
    return can_build(position, seat, agenda.district_of(task), agenda.number_of(task))


# Ballots (D7 to D9)


def fill_ballots(position: DogePosition, seat: i64, buffer: vec[i64]) -> i64:
    """Each card not used this round, with each set of 1 to 4 markers in hand."""
    count: i64 = 0
    row = seat * MARKER_COLUMNS
    placed = position.markers
    hand = placed[row + HAND]
    parts = markers.PARTS
    start = markers.PART_START[hand]
    end = markers.PART_START[hand + 1]
    for area in range(AREAS):
        if placed[row + area] == markers.NONE:
            ballots = moves.ballots_of(area)  # a call for each ballot took 7% of the engine's own loop
            for i in range(start, end):
                buffer[count] = ballots + parts[i]
                count += 1
    return count


# Counsellors (D16 to D18, D22)


def natives_end(area: i64) -> i64:
    """The natives of an area are the counsellors from the area's own number up to, not including, this one (D4)."""
    return COUNSELLORS if area == PALACE else area + 1


def is_open(position: DogePosition, native: i64) -> bool:
    """Whether nobody has decided on this native of the voting area; only the Quarantia has several (D22)."""
    return native < PALACE or not position.decided >> (native - PALACE) & 1


def only_native(position: DogePosition) -> i64:
    """The native to decide on if there is just one, else COUNSELLORS."""
    only: i64 = COUNSELLORS
    area = position.area()
    for native in range(area, natives_end(area)):
        if is_open(position, native):
            if only != COUNSELLORS:
                return COUNSELLORS
            only = native
    return only


def can_take(position: DogePosition, seat: i64, counsellor: i64) -> bool:
    """Taking needs a ring, unless the player's ring is on the counsellor already (D17)."""
    return position.ring[counsellor] == seat or position.rings_left(seat) > 0


def fill_decisions(position: DogePosition, seat: i64, buffer: vec[i64]) -> i64:
    """Take an open native to any area but its own, or give it up."""
    count: i64 = 0
    home = position.area()
    for native in range(home, natives_end(home)):
        if is_open(position, native):
            if can_take(position, seat, native):
                for area in range(AREAS):
                    if area != home:
                        buffer[count] = moves.take(native, area)
                        count += 1
            buffer[count] = moves.give_up(native)
            count += 1
    return count


# Houses (D18, D21, D23, D25)


def fill_house_moves(position: DogePosition, seat: i64, barred: i64, buffer: vec[i64]) -> i64:
    """Each house that may move, each way, or none. In a district's vote only out of it or into it (D18)."""
    count: i64 = 0
    area = position.area()
    for source in range(DISTRICTS):
        if source != barred and position.houses[seat * PIECE_COLUMNS + source] > 0:
            for target in range(DISTRICTS):
                if source != target and (area == PALACE or source == area or target == area):
                    buffer[count] = moves.move_house(source, target)
                    count += 1
    buffer[count] = moves.STAY
    return count + 1


def has_house_move(position: DogePosition, seat: i64, barred: i64) -> bool:
    """Whether there is a house that can move: from any district one can go to, or come from, the voting one."""
    for source in range(DISTRICTS):
        if source != barred and position.houses[seat * PIECE_COLUMNS + source] > 0:
            return True
    return False


def fill_placements(position: DogePosition, seat: i64, limit: i64, buffer: vec[i64]) -> i64:
    """None, one or two houses, as far as the supply goes (D21)."""
    supply = position.houses[seat * PIECE_COLUMNS + SUPPLY]
    most = limit if limit < supply else supply
    for number in range(most + 1):
        buffer[number] = moves.place(number)
    return most + 1


def can_build(position: DogePosition, seat: i64, district: i64, price: i64) -> bool:
    """Enough houses there, a free site, and a palace left (D26)."""
    row = seat * PIECE_COLUMNS
    return (
        position.houses[row + district] >= price and position.palaces[row + SUPPLY] > 0 and position.has_site(district)
    )


# Chance (D5, D11)


def fill_chances(position: DogePosition, buffer: vec[i64], weights: vec[i64]) -> i64:
    """Each vote-order card not turned yet is as likely as the others."""
    if position.ended != 0 or position.is_placing() or position.has_task():
        return 0
    if position.dealt < AREAS:
        shown = areas_on(position.brown, position.dealt)
    else:
        shown = areas_on(position.blue, position.turned)
    count: i64 = 0
    for area in range(AREAS):
        if not shown >> area & 1:
            buffer[count] = moves.turn(area)
            weights[count] = 1
            count += 1
    return count


def areas_on(cards: vec[i64], count: i64) -> i64:
    """The areas on the first cards of a row, a bit each."""
    shown: i64 = 0
    for i in range(count):
        shown |= 1 << cards[i]
    return shown
