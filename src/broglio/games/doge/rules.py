"""The course of a round: cards, ballots, votes, and what each vote brings. Compiled.

A vote is planned as an agenda (see agenda.py) by plan_district and plan_quarantia; `resume` runs it until somebody has
something to decide, and `decide` carries that out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.doge import agenda, choices, ending, events, markers, moves
from broglio.games.doge.material import (
    AREAS,
    CIRCLE,
    COUNSELLORS,
    DISTRICTS,
    HAND,
    MARKER_COLUMNS,
    NO_BALLOT,
    NOBODY,
    PALACE,
    PIECE_COLUMNS,
    SUPPLY,
    placings,
)

if TYPE_CHECKING:
    from broglio.games.doge.position import DogePosition

ALL_SEATS: Final[i64] = 0b1111

# Vote-order cards (D5, D11)


def turn_card(position: DogePosition, area: i64) -> None:
    """Chance turned a card: a brown one before the first round, a blue one after a vote."""
    if position.dealt < AREAS:
        deal_brown(position, area)
    else:
        turn_blue(position, area)


def deal_brown(position: DogePosition, area: i64) -> None:
    """Deal a brown card face up; the seventh is no surprise and follows by itself (D5)."""
    position.brown[position.dealt] = area
    position.dealt += 1
    position.tell(events.BROWN_DEALT, area)
    if position.dealt == AREAS - 1:
        deal_brown(position, last_card(position.brown))


def turn_blue(position: DogePosition, area: i64) -> None:
    """Turn up the next blue card; after the seventh the round is over (D11)."""
    position.blue[position.turned] = area
    position.turned += 1
    position.tell(events.BLUE_TURNED, area)
    if position.turned == AREAS:
        end_round(position)
    else:
        hold_vote(position)


def last_card(cards: vec[i64]) -> i64:
    """The one area that the first six cards leave."""
    left: i64 = AREAS * (AREAS - 1) // 2
    for i in range(AREAS - 1):
        left -= cards[i]
    return left


# Part 1: placing markers (D6 to D10)


def lay_ballot(position: DogePosition, seat: i64, ballot: i64) -> None:
    """A seat commits; the last one to do so makes all cards be shown (D7)."""
    position.pending[seat] = ballot
    position.tell(events.BALLOT_LAID, seat)
    position.tell(events.BALLOT_CHOSEN, seat, ballot)
    for other in range(position.seats):
        if position.is_laying(other):
            return
    show_cards(position)


def show_cards(position: DogePosition) -> None:
    """All cards are shown; the markers go face down to their areas (D7)."""
    for seat in range(position.seats):
        ballot = position.pending[seat]
        if ballot != NO_BALLOT:
            area = moves.ballot_area(ballot)
            placed = moves.ballot_markers(ballot)
            row = seat * MARKER_COLUMNS
            position.markers[row + area] = placed
            position.markers[row + HAND] -= placed
            position.pending[seat] = NO_BALLOT
            position.tell(events.CARD_SHOWN, seat, area, markers.SIZE[placed])
    position.placing += 1
    end_part_one_if_done(position)


def end_part_one_if_done(position: DogePosition) -> None:
    """Go on to the votes after the last placing, or as soon as nobody has a marker left (D6, D9)."""
    waiting = False
    for seat in range(position.seats):
        if position.is_laying(seat):
            waiting = True
    if not waiting:
        position.placing = placings(position.seats)
    if position.placing == placings(position.seats):
        hold_vote(position)
        return
    for seat in range(position.seats):
        if not position.is_laying(seat):
            position.tell(events.NO_MARKER_LEFT, seat)


# Part 2: the votes (D11 to D15)


def hold_vote(position: DogePosition) -> None:
    """Show the markers of the next area, find the places, and plan what follows."""
    area = position.area()
    position.tell(events.VOTE_OPENED, area)
    most: i64 = 0
    for seat in range(position.seats):
        placed = position.markers[seat * MARKER_COLUMNS + area]
        if placed != markers.NONE:
            position.tell(events.MARKERS_SHOWN, seat, area, placed)
        votes = votes_in(position, seat, area)
        if votes > 0:
            position.tell(events.VOTES_COUNTED, seat, area, votes)
        if votes > most:
            most = votes
    if most == 0:
        position.tell(events.NOBODY_VOTED, area)  # D14
    else:
        plan(position, area, most)
    resume(position)


def votes_in(position: DogePosition, seat: i64, area: i64) -> i64:
    """A player's votes: the markers' sum and one for each own counsellor standing there (D12)."""
    votes: i64 = markers.VOTES[position.markers[seat * MARKER_COLUMNS + area]]
    standing = position.standing
    ring = position.ring
    for counsellor in range(COUNSELLORS):
        if standing[counsellor] == area and ring[counsellor] == seat:
            votes += 1
    return votes


def plan(position: DogePosition, area: i64, most: i64) -> None:
    """Find who is first and second (D13) and plan the vote."""
    first = seats_with(position, area, most)
    if is_one(first):
        next_most: i64 = 0
        for seat in range(position.seats):
            votes = votes_in(position, seat, area)
            if next_most < votes < most:
                next_most = votes
        second: i64 = seats_with(position, area, next_most) if next_most > 0 else 0
        tell_each(position, events.FIRST, first, area)
        tell_each(position, events.SECOND, second, area)
        if area == PALACE:
            plan_quarantia(position, first, second)
        else:
            plan_district(position, first, second)
    else:
        tell_each(position, events.TIED_FIRST, first, area)
        if area == PALACE:
            plan_tied_quarantia(position, first)
        else:
            plan_tied_district(position, area, first)


def seats_with(position: DogePosition, area: i64, votes: i64) -> i64:
    """The seats with just so many votes, a bit each."""
    found: i64 = 0
    for seat in range(position.seats):
        if votes_in(position, seat, area) == votes:
            found |= 1 << seat
    return found


def is_one(seats: i64) -> bool:
    """Whether just one bit is set."""
    return seats != 0 and seats & (seats - 1) == 0


def tell_each(position: DogePosition, kind: i64, seats: i64, area: i64) -> None:
    """Tell the same of each of these seats."""
    for seat in range(position.seats):
        if seats >> seat & 1:
            position.tell(kind, seat, area)


def plan_district(position: DogePosition, first: i64, second: i64) -> None:
    """Sole first decides on the native and places up to 2; then the second or seconds place 1 (D19)."""
    each(position, first, agenda.DECIDE, 0)
    each(position, first, agenda.PLACE, 2)
    later(position, agenda.SETTLE)
    each(position, second, agenda.PLACE, 1)
    later(position, agenda.SETTLE)


def plan_tied_district(position: DogePosition, area: i64, first: i64) -> None:
    """All who are tied for first place up to 2; the native becomes neutral (D20)."""
    make_neutral(position, area)
    each(position, first, agenda.PLACE, 2)
    later(position, agenda.SETTLE)


def plan_quarantia(position: DogePosition, first: i64, second: i64) -> None:
    """First decides on one native, then the second or seconds have their turn, then first decides on another."""
    each(position, first, agenda.DECIDE, 0)
    if is_one(second):
        each(position, second, agenda.DECIDE, 0)  # D22
    elif second != 0:
        each(position, second, agenda.MOVE, 0)  # D23
        later(position, agenda.SETTLE)
    each(position, first, agenda.DECIDE, 0)
    later(position, agenda.REST)  # D23, D24


def plan_tied_quarantia(position: DogePosition, first: i64) -> None:
    """All three natives become neutral; each tied player may move one or two houses (D25)."""
    for counsellor in range(PALACE, COUNSELLORS):
        make_neutral(position, counsellor)
    each(position, first, agenda.MOVE, 1)
    later(position, agenda.SETTLE)


def later(position: DogePosition, kind: i64) -> None:
    """Put a task that is nobody's own at the end of the agenda."""
    position.agenda[position.tail] = agenda.task(kind, 0, agenda.NO_DISTRICT, 0)
    position.tail += 1


def each(position: DogePosition, seats: i64, kind: i64, number: i64) -> None:
    """Put a task for each of these seats at the end of the agenda, in precedence (D15)."""
    seat = position.first_in_precedence()
    for _ in range(position.seats):
        if seats >> seat & 1:
            position.agenda[position.tail] = agenda.task(kind, seat, agenda.NO_DISTRICT, number)
            position.tail += 1
        seat = seat + 1 if seat + 1 < position.seats else 0


def next_up(position: DogePosition, kind: i64, seat: i64, district: i64, number: i64) -> None:
    """Put a task in front of the agenda."""
    position.head -= 1
    position.agenda[position.head] = agenda.task(kind, seat, district, number)


def resume(position: DogePosition) -> None:
    """Run the agenda until somebody has something to decide; then the vote is over (D11)."""
    while position.has_task():
        task = position.next_task()
        kind = agenda.kind_of(task)
        if kind == agenda.SETTLE:
            position.head += 1
            settle(position)
        elif kind == agenda.REST:
            position.head += 1
            rest(position)
        elif choices.has_choice(position, task):
            return
        else:
            position.head += 1
            pass_over(position, task)
    position.head = agenda.MIDDLE
    position.tail = agenda.MIDDLE
    position.decided = 0
    position.voted += 1
    if position.turned == AREAS - 1:
        turn_blue(position, last_card(position.blue))


def pass_over(position: DogePosition, task: i64) -> None:
    """A task that leaves nothing to decide: say why, and do what follows by itself."""
    kind = agenda.kind_of(task)
    seat = agenda.seat_of(task)
    if kind == agenda.DECIDE:
        native = choices.only_native(position)
        position.tell(events.FORCED_TO_GIVE_UP, seat, native)
        give_up(position, seat, native)
    elif kind == agenda.PLACE:
        position.tell(events.NO_HOUSE_LEFT, seat)
    elif kind == agenda.BUILD:
        district = agenda.district_of(task)
        kind_of_lack = events.NO_PALACE_LEFT if position.has_site(district) else events.NO_SITE_LEFT
        position.tell(kind_of_lack, seat, district)


def decide(position: DogePosition, move: i64) -> None:
    """Carry out what the seat whose task is first decided, and go on."""
    task = position.next_task()
    kind = agenda.kind_of(task)
    seat = agenda.seat_of(task)
    position.head += 1
    if kind == agenda.DECIDE:
        if moves.is_take(move):
            code = move - moves.TAKE
            take(position, seat, code // AREAS, code % AREAS)
        else:
            position.tell(events.GIVEN_UP, seat, move - moves.GIVE_UP)
            give_up(position, seat, move - moves.GIVE_UP)
    elif kind == agenda.MOVE:
        if move == moves.STAY:
            position.tell(events.NO_HOUSE_MOVED, seat)
        else:
            code = move - moves.MOVE_HOUSE
            move_house(position, seat, code // DISTRICTS, code % DISTRICTS)
            if agenda.number_of(task) > 0:
                # The second house does not start where the first arrived (D25).
                next_up(position, agenda.MOVE, seat, code % DISTRICTS, 0)
    elif kind == agenda.PLACE:
        place_houses(position, seat, move - moves.PLACE)
    elif move == moves.DECLINE:
        position.tell(events.PALACE_DECLINED, seat, agenda.district_of(task))
    else:
        build(position, seat, agenda.district_of(task), agenda.number_of(task))
    resume(position)


# Counsellors (D16 to D18)


def take(position: DogePosition, seat: i64, counsellor: i64, area: i64) -> None:
    """Put a ring on a counsellor and stand it in an area; a former owner's ring goes back (D16)."""
    mark_decided(position, counsellor)
    position.ring[counsellor] = seat
    position.standing[counsellor] = area
    position.tell(events.TAKEN, seat, counsellor, area)


def give_up(position: DogePosition, seat: i64, counsellor: i64) -> None:
    """The counsellor becomes neutral, and the player may move a house and build where it arrives (D18, D19)."""
    mark_decided(position, counsellor)
    make_neutral(position, counsellor)
    next_up(position, agenda.SETTLE, 0, agenda.NO_DISTRICT, 0)
    next_up(position, agenda.MOVE, seat, agenda.NO_DISTRICT, 0)


def mark_decided(position: DogePosition, counsellor: i64) -> None:
    """Remember which natives of the Quarantia had their turn (D22)."""
    if counsellor >= PALACE:
        position.decided |= 1 << (counsellor - PALACE)


def make_neutral(position: DogePosition, counsellor: i64) -> None:
    """Ring back to its owner, figure back to its circle (D18)."""
    if position.ring[counsellor] != NOBODY:
        position.tell(events.NEUTRAL, counsellor)
    position.ring[counsellor] = NOBODY
    position.standing[counsellor] = CIRCLE


def rest(position: DogePosition) -> None:
    """Natives of the Quarantia that nobody decided on become neutral (D23, D24)."""
    for counsellor in range(PALACE, COUNSELLORS):
        if not position.decided >> (counsellor - PALACE) & 1:
            make_neutral(position, counsellor)


# Houses and palaces (D18 to D21, D26 to D29)


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
                    next_up(position, agenda.BUILD, seat, district, price)
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


# The end of a round (D10, D11, D30 to D32)


def end_round(position: DogePosition) -> None:
    """Take cards and markers back; the blue order becomes the brown one, unless the game is over."""
    position.quiet = 0 if position.built else position.quiet + 1
    position.built = False
    for seat in range(position.seats):
        for area in range(AREAS):
            position.markers[seat * MARKER_COLUMNS + area] = markers.NONE
        position.markers[seat * MARKER_COLUMNS + HAND] = markers.ALL
    position.tell(events.ROUND_ENDED, position.round)
    position.ended = ending.reason_to_end(position)
    if position.ended != ending.GOES_ON:
        position.tell(events.GAME_ENDED, position.ended)
        return
    for i in range(AREAS):
        position.brown[i] = position.blue[i]
    position.round += 1
    position.placing = 0
    position.voted = 0
    position.turned = 0
