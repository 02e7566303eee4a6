"""The whole truth of a game of Doge, as data. Compiled.

What may be done is in choices.py, what follows from it in course.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from broglio.core.protocol.position import CHANCE, NOTHING_TOLD, Position
from broglio.games.doge.bot import policy
from broglio.games.doge.rules import agenda, choices, course, markers, moves
from broglio.games.doge.rules.material import (
    AREAS,
    CIRCLE,
    COUNSELLORS,
    FIRST_PRICE,
    HAND,
    HOUSES_EACH,
    MARKER_COLUMNS,
    NO_BALLOT,
    NOBODY,
    PALACES_EACH,
    PIECE_COLUMNS,
    RINGS_EACH,
    SITES,
    SUPPLY,
    native_area,
    placings,
)
from broglio.games.doge.views import observation

if TYPE_CHECKING:
    from broglio.core.protocol import Event, IllegalMove, Outcome, View


@final
class DogePosition(Position):
    """Flat rows of numbers, one for each kind of thing, so that a copy is cheap.

    Loops put a row into a local name first: compiled, each use of an attribute counts references up and down.
    """

    round: i64
    placing: i64
    """How often markers have been placed this round (D6)."""
    dealt: i64
    """Brown cards dealt; fewer than seven only before the first round."""
    voted: i64
    """Votes held this round."""
    turned: i64
    """Blue cards turned up."""
    head: i64
    tail: i64
    """The agenda is agenda[head:tail]."""
    entered: i64
    """A bit for each seat and district into which the seat brought a house since the last settling (D26); see
    building.entry."""
    decided: i64
    """A bit for each native of the Quarantia decided on in this vote (D22)."""
    quiet: i64
    """Rounds in a row that saw no palace built (D32)."""
    built: bool
    """Whether this round saw one."""
    ended: i64
    """Why the game is over (see ending.py); 0 while it goes on."""

    markers: vec[i64]  # by seat, then area or HAND: a set of markers
    pending: vec[i64]  # by seat: the ballot laid face down, or NO_BALLOT
    standing: vec[i64]  # by counsellor: an area or CIRCLE
    ring: vec[i64]  # by counsellor: a seat or NOBODY
    houses: vec[i64]  # by seat, then district or SUPPLY
    palaces: vec[i64]  # by seat, then district or SUPPLY
    brown: vec[i64]  # this round's order of votes
    blue: vec[i64]  # the next round's, as far as turned
    agenda: vec[i64]

    def __init__(self, seats: i64) -> None:
        # Everything is set right here, the base's fields too: what a call might leave undone, mypyc would check for
        # at every later use (15 % of all time).
        self.seats = seats
        self.widest = moves.WIDEST
        self.telling = False
        self.told = NOTHING_TOLD
        self.round = 0
        self.placing = 0
        self.dealt = 0
        self.voted = 0
        self.turned = 0
        self.head = agenda.MIDDLE
        self.tail = agenda.MIDDLE
        self.entered = 0
        self.decided = 0
        self.quiet = 0
        self.built = False
        self.ended = 0
        empty = vec[i64]()
        self.markers = empty
        self.pending = empty
        self.standing = empty
        self.ring = empty
        self.houses = empty
        self.palaces = empty
        self.brown = empty
        self.blue = empty
        self.agenda = empty

    def copy(self) -> DogePosition:
        """An independent position, equal in everything."""
        new = DogePosition(self.seats)
        new.round = self.round
        new.placing = self.placing
        new.dealt = self.dealt
        new.voted = self.voted
        new.turned = self.turned
        new.head = self.head
        new.tail = self.tail
        new.entered = self.entered
        new.decided = self.decided
        new.quiet = self.quiet
        new.built = self.built
        new.ended = self.ended
        new.markers = self.markers[:]
        new.pending = self.pending[:]
        new.standing = self.standing[:]
        new.ring = self.ring[:]
        new.houses = self.houses[:]
        new.palaces = self.palaces[:]
        new.brown = self.brown[:]
        new.blue = self.blue[:]
        new.agenda = self.agenda[:]
        return new

    # What the rules ask of a position

    def is_placing(self) -> bool:
        """Whether part 1 of the round is on: players lay ballots."""
        return self.dealt == AREAS and self.placing < placings(self.seats)

    def is_laying(self, seat: i64) -> bool:
        """Whether a seat has still to lay its ballot (D7, D9)."""
        return self.pending[seat] == NO_BALLOT and self.markers[seat * MARKER_COLUMNS + HAND] != markers.NONE

    def area(self) -> i64:
        """The area that votes."""
        return self.brown[self.voted]

    def next_task(self) -> i64:
        """The first task of the agenda; there must be one."""
        return self.agenda[self.head]

    def has_task(self) -> bool:
        """Whether the agenda of this vote is not done yet."""
        return self.head < self.tail

    def first_in_precedence(self) -> i64:
        """The seat that decides first among tied players (D15)."""
        return self.round % self.seats

    def rings_left(self, seat: i64) -> i64:
        """Rings that a seat can still put on counsellors (D1, D17)."""
        left: i64 = RINGS_EACH
        ring = self.ring
        for counsellor in range(COUNSELLORS):
            if ring[counsellor] == seat:
                left -= 1
        return left

    def palaces_in(self, district: i64) -> i64:
        """Palaces of all players in a district."""
        total: i64 = 0
        palaces = self.palaces
        for seat in range(self.seats):
            total += palaces[seat * PIECE_COLUMNS + district]
        return total

    def price(self, district: i64) -> i64:
        """What the next free site costs (D3)."""
        return FIRST_PRICE + self.palaces_in(district)

    def has_site(self, district: i64) -> bool:
        """Whether a site is free (D3)."""
        return self.palaces_in(district) < SITES

    # The protocol

    def fill_to_act(self, seats: vec[i64]) -> i64:
        """Write who is to act."""
        if self.ended != 0:
            return 0
        count: i64 = 0
        if self.is_placing():
            for seat in range(self.seats):
                if self.is_laying(seat):
                    seats[count] = seat
                    count += 1
            return count
        seats[0] = agenda.seat_of(self.next_task()) if self.has_task() else CHANCE
        return 1

    def fill_moves(self, seat: i64, moves: vec[i64]) -> i64:
        """Write all legal moves of a seat."""
        return choices.fill_moves(self, seat, moves)

    def fill_chances(self, moves: vec[i64], weights: vec[i64]) -> i64:
        """Write the vote-order cards that can be turned next."""
        return choices.fill_chances(self, moves, weights)

    def advance(self, seat: i64, move: i64) -> None:
        """Carry out a legal move, unchecked."""
        if seat == CHANCE:
            course.turn_card(self, moves.turned_area(move))
        elif self.is_placing():
            course.lay_ballot(self, seat, move)
        else:
            course.decide(self, move)

    def fill_material(self, counts: vec[i64]) -> i64:
        """Count each player's houses, palaces, rings and markers of each value, then figures and cards."""
        count: i64 = 0
        for seat in range(self.seats):
            houses: i64 = 0
            palaces: i64 = 0
            for column in range(PIECE_COLUMNS):
                houses += self.houses[seat * PIECE_COLUMNS + column]
                palaces += self.palaces[seat * PIECE_COLUMNS + column]
            counts[count] = houses
            counts[count + 1] = palaces
            counts[count + 2] = 0 if self.rings_left(seat) < 0 else RINGS_EACH
            count += 3
            for value in range(4):
                counts[count] = 0
                for column in range(MARKER_COLUMNS):
                    counts[count] += markers.how_many(self.markers[seat * MARKER_COLUMNS + column], value)
                count += 1
        counts[count] = 0
        for counsellor in range(COUNSELLORS):
            # A counsellor has a ring just when it stands on the map, and never at home (D16, D18).
            has_ring = self.ring[counsellor] != NOBODY
            on_map = self.standing[counsellor] != CIRCLE
            if has_ring == on_map and self.standing[counsellor] != native_area(counsellor):
                counts[count] += 1
        counts[count + 1] = self.cards_once(self.brown, self.dealt) + AREAS - self.dealt
        counts[count + 2] = self.cards_once(self.blue, self.turned) + AREAS - self.turned
        return count + 3

    def cards_once(self, cards: vec[i64], count: i64) -> i64:
        """How many different areas the first cards of a row show."""
        seen: i64 = 0
        different: i64 = 0
        for i in range(count):
            if not seen >> cards[i] & 1:
                different += 1
            seen |= 1 << cards[i]
        return different

    def fill_policy(self, seat: i64, moves: vec[i64], count: i64, weights: vec[float]) -> None:
        """Write how likely a sensible player is to make each move."""
        policy.fill_policy(self, seat, moves, count, weights)

    def fill_values(self, values: vec[float]) -> None:
        """Write each seat's chance of winning, roughly."""
        policy.fill_values(self, values)

    def fill_known(self, seat: i64, row: vec[i16], start: i64) -> i64:
        """Write what a seat may know as numbers."""
        return observation.fill(self, seat, row, start)

    def is_open(self, move: i64) -> bool:
        """Whether everybody sees a seat make this move."""
        return moves.is_open(move)

    def stage(self) -> i64:
        """Rounds are where one can stop and look."""
        return self.round

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        """Why a move is not allowed; None if it is."""
        from broglio.games.doge.text.refusals import refusal

        return refusal(self, seat, move)

    def event(self, told: tuple[int, int, int, int]) -> Event:
        """The event behind what the rules told in numbers."""
        from broglio.games.doge.rules.events import event

        return event(told)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        from broglio.games.doge.rules.ending import outcome

        return outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        from broglio.games.doge.views.view import see

        return see(self, seat)

    def to_json(self) -> Any:
        """Everything, as plain data."""
        from broglio.games.doge.data.to_json import position_to_json

        return position_to_json(self)


def blank(seats: i64) -> DogePosition:
    """The box emptied onto the table (D1, D4): nothing on the map, no card turned."""
    position = DogePosition(seats)
    position.markers = vec[i64]([0] * (seats * MARKER_COLUMNS))
    position.pending = vec[i64]([NO_BALLOT] * seats)
    position.standing = vec[i64]([CIRCLE] * COUNSELLORS)
    position.ring = vec[i64]([NOBODY] * COUNSELLORS)
    position.houses = vec[i64]([0] * (seats * PIECE_COLUMNS))
    position.palaces = vec[i64]([0] * (seats * PIECE_COLUMNS))
    position.brown = vec[i64]([0] * AREAS)
    position.blue = vec[i64]([0] * AREAS)
    position.agenda = vec[i64]([0] * agenda.ROW)
    for seat in range(seats):
        position.markers[seat * MARKER_COLUMNS + HAND] = markers.ALL
        position.houses[seat * PIECE_COLUMNS + SUPPLY] = HOUSES_EACH
        position.palaces[seat * PIECE_COLUMNS + SUPPLY] = PALACES_EACH
    return position
