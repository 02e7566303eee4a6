"""The course of a round: cards, ballots, votes, and what each vote brings. Compiled.

A vote is planned as an agenda of tasks (see votes.py and agenda.py); `resume` runs it until somebody has something to
decide, and `decide` carries that out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.doge.rules import (
    agenda,
    building,
    choices,
    counsellors,
    ending,
    events,
    markers,
    moves,
    votes,
)
from broglio.games.doge.rules.material import AREAS, HAND, MARKER_COLUMNS, NO_BALLOT, placings

if TYPE_CHECKING:
    from broglio.games.doge.rules.position import DogePosition

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
        own = votes.votes_in(position, seat, area)
        if own > 0:
            position.tell(events.VOTES_COUNTED, seat, area, own)
        if own > most:
            most = own
    if most == 0:
        position.tell(events.NOBODY_VOTED, area)  # D14
    else:
        votes.plan(position, area, most)
    resume(position)


def resume(position: DogePosition) -> None:
    """Run the agenda until somebody has something to decide; then the vote is over (D11)."""
    while position.has_task():
        task = position.next_task()
        kind = agenda.kind_of(task)
        if kind == agenda.SETTLE:
            position.head += 1
            building.settle(position)
        elif kind == agenda.REST:
            position.head += 1
            counsellors.rest(position)
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
        counsellors.give_up(position, seat, native)
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
            counsellors.take(position, seat, moves.taken_counsellor(move), moves.taken_to(move))
        else:
            position.tell(events.GIVEN_UP, seat, moves.given_up(move))
            counsellors.give_up(position, seat, moves.given_up(move))
    elif kind == agenda.MOVE:
        if move == moves.STAY:
            position.tell(events.NO_HOUSE_MOVED, seat)
        else:
            target = moves.house_target(move)
            building.move_house(position, seat, moves.house_source(move), target)
            if agenda.number_of(task) > 0:
                # The second house does not start where the first arrived (D25).
                agenda.next_up(position, agenda.MOVE, seat, target, 0)
    elif kind == agenda.PLACE:
        building.place_houses(position, seat, moves.houses_placed(move))
    elif move == moves.DECLINE:
        position.tell(events.PALACE_DECLINED, seat, agenda.district_of(task))
    else:
        building.build(position, seat, agenda.district_of(task), agenda.number_of(task))
    resume(position)


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
