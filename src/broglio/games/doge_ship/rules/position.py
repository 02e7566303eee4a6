"""The whole truth of a game of The Doge Ship, as data. Compiled.

What may be done is in choices.py, what follows from it in course.py and the files that it names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from broglio.core.protocol.position import CHANCE, NOTHING_TOLD, Position
from broglio.games.doge_ship.bot import evaluation, policy
from broglio.games.doge_ship.data import counting
from broglio.games.doge_ship.rules import agenda, choices, course, moves
from broglio.games.doge_ship.rules.components import Components
from broglio.games.doge_ship.rules.material import (
    BARRICADE_COUNT,
    BARRICADES,
    FIRST_DUCATS,
    GONDOLAS,
    LEVELS,
    LONGEST,
    LOOK,
    MARKERS_EACH,
    NO_TILE,
    NOBODY,
    PILE_START,
    PILES,
    SPACES,
    TABLES,
    TILES,
    UNSEEN,
    YARD,
)
from broglio.games.doge_ship.views import observation

if TYPE_CHECKING:
    from broglio.core.protocol import Event, IllegalMove, Outcome, View


@final
class ShipPosition(Position):
    """Flat rows of numbers, one for each kind of thing, so that a copy is cheap; see material.py for the numbers."""

    components: Components
    strict: bool
    """The table option of S24: people are not shown how many approvals others hold. No rule of play goes by it."""
    round: i64
    turn: i64
    """Whose turn it is: a place in the order of play."""
    doge: i64
    """The current Doge tile, or NO_TILE before the first."""
    old: i64
    """Doge tiles that were current, a bit each, counted from 0 (S22)."""
    stall: i64
    """Rounds in a row that filled no empty place of the galley (S32)."""
    filled: bool
    """Whether this round filled one."""
    ended: i64
    """Why the game is over (see ending.py); 0 while it goes on."""
    depth: i64
    """How many tasks are on the agenda."""
    held_count: i64
    """How many tiles are being looked at."""

    dice: vec[i64]  # by table: the result, or 0 where the die is not rolled
    taken: vec[i64]  # by space: the seat whose marker lies there, or NOBODY
    order: vec[i64]  # seats in order of play
    points: vec[i64]  # by seat, as the next rows
    ducats: vec[i64]
    approvals: vec[i64]
    markers: vec[i64]  # markers not spent yet
    bid: vec[i64]  # the bid laid face down, or NOBODY
    raised: vec[i64]  # approvals already in a bid that is not laid yet
    yard_count: vec[i64]
    yard: vec[i64]  # by seat: unbuilt tiles in the order they came
    built_count: vec[i64]
    built: vec[i64]  # by seat: built barricades from the bottom
    part_count: vec[i64]  # by level
    part: vec[i64]  # by level: galley parts from the left
    pile_count: vec[i64]  # by pile
    pile: vec[i64]  # by pile (see PILE_START): tiles from the top, UNSEEN those that nobody knows
    unseen: vec[i64]  # by pile: which tiles those are, a bit each, counted from PILE_START
    top_price: vec[i64]  # of the UNSEEN gondola and barricade on top of their piles; -1: not shown yet
    known: vec[i64]  # by tile: who knows it (see PUBLIC); 0 for one that nobody has seen
    held: vec[i64]  # the tiles being looked at, in the order seen
    agenda: vec[i64]

    def __init__(self, seats: i64, components: Components) -> None:
        # Everything is set right here, the base's fields too: what a call might leave undone, mypyc would check for
        # at every later use.
        self.seats = seats
        self.widest = moves.WIDEST
        self.telling = False
        self.told = NOTHING_TOLD
        self.components = components
        self.strict = False
        self.round = 0
        self.turn = 0
        self.doge = NO_TILE
        self.old = 0
        self.stall = 0
        self.filled = False
        self.ended = 0
        self.depth = 0
        self.held_count = 0
        empty = vec[i64]()
        self.dice = empty
        self.taken = empty
        self.order = empty
        self.points = empty
        self.ducats = empty
        self.approvals = empty
        self.markers = empty
        self.bid = empty
        self.raised = empty
        self.yard_count = empty
        self.yard = empty
        self.built_count = empty
        self.built = empty
        self.part_count = empty
        self.part = empty
        self.pile_count = empty
        self.pile = empty
        self.unseen = empty
        self.top_price = empty
        self.known = empty
        self.held = empty
        self.agenda = empty

    def copy(self) -> ShipPosition:
        """An independent position, equal in everything."""
        new = ShipPosition(self.seats, self.components)
        new.strict = self.strict
        new.round = self.round
        new.turn = self.turn
        new.doge = self.doge
        new.old = self.old
        new.stall = self.stall
        new.filled = self.filled
        new.ended = self.ended
        new.depth = self.depth
        new.held_count = self.held_count
        new.dice = self.dice[:]
        new.taken = self.taken[:]
        new.order = self.order[:]
        new.points = self.points[:]
        new.ducats = self.ducats[:]
        new.approvals = self.approvals[:]
        new.markers = self.markers[:]
        new.bid = self.bid[:]
        new.raised = self.raised[:]
        new.yard_count = self.yard_count[:]
        new.yard = self.yard[:]
        new.built_count = self.built_count[:]
        new.built = self.built[:]
        new.part_count = self.part_count[:]
        new.part = self.part[:]
        new.pile_count = self.pile_count[:]
        new.pile = self.pile[:]
        new.unseen = self.unseen[:]
        new.top_price = self.top_price[:]
        new.known = self.known[:]
        new.held = self.held[:]
        new.agenda = self.agenda[:]
        return new

    # What the rules ask of a position

    def next_task(self) -> i64:
        """The first task of the agenda; there must be one."""
        return self.agenda[self.depth - 1]

    def plan(self, kind: i64, seat: i64, detail: i64) -> None:
        """Put a task in front of all others."""
        self.agenda[self.depth] = agenda.task(kind, seat, detail)
        self.depth += 1

    def top_barricade(self, seat: i64) -> i64:
        """A seat's top built barricade, or NO_TILE."""
        count = self.built_count[seat]
        return self.built[seat * BARRICADE_COUNT + count - 1] if count > 0 else NO_TILE

    # The protocol

    def fill_to_act(self, seats: vec[i64]) -> i64:
        """Write who is to act."""
        return choices.fill_to_act(self, seats)

    def fill_moves(self, seat: i64, moves: vec[i64]) -> i64:
        """Write all legal moves of a seat."""
        return choices.fill_moves(self, seat, moves)

    def fill_chances(self, moves: vec[i64], weights: vec[i64]) -> i64:
        """Write what chance can bring next."""
        return choices.fill_chances(self, moves, weights)

    def advance(self, seat: i64, move: i64) -> None:
        """Carry out a legal move, unchecked."""
        if seat == CHANCE:
            course.draw_chance(self, move)
        else:
            course.decide(self, seat, move)

    def fill_material(self, counts: vec[i64]) -> i64:
        """Count every tile where it lies."""
        return counting.fill_material(self, counts)

    def fill_policy(self, seat: i64, moves: vec[i64], count: i64, weights: vec[float]) -> None:
        """Write how likely a sensible player is to make each move."""
        policy.fill_policy(self, seat, moves, count, weights, 0)

    def fill_values(self, values: vec[float]) -> None:
        """Write each seat's chance of winning, roughly."""
        evaluation.fill_values(self, values)

    def fill_known(self, seat: i64, row: vec[i16], start: i64) -> i64:
        """Write what a seat may know as numbers."""
        return observation.fill(self, seat, row, start)

    def is_open(self, move: i64) -> bool:
        """Whether everybody sees a seat make this move."""
        return moves.is_open(move)

    def is_pointing(self, move: i64) -> bool:
        """Whether a move points at a tile that was just drawn."""
        return moves.is_pointing(move)

    def stage(self) -> i64:
        """Rounds are where one can stop and look."""
        return self.round

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        """Why a move is not allowed; None if it is."""
        from broglio.games.doge_ship.text.refusals import refusal

        return refusal(self, seat, move)

    def event(self, told: tuple[int, int, int, int]) -> Event:
        """The event behind what the rules told in numbers."""
        from broglio.games.doge_ship.rules.events import event

        return event(told)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        from broglio.games.doge_ship.rules.ending import outcome

        return outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        from broglio.games.doge_ship.views.view import see

        return see(self, seat)

    def to_json(self) -> Any:
        """Everything, as plain data."""
        from broglio.games.doge_ship.data.to_json import position_to_json

        return position_to_json(self)


def blank(seats: i64, components: Components) -> ShipPosition:
    """The table set up (S1 to S4), nothing planned: all piles full, nobody has seen a tile."""
    position = ShipPosition(seats, components)
    position.turn = seats - 1  # the next one to play is the first in order
    position.dice = vec[i64]([0] * TABLES)
    position.taken = vec[i64]([NOBODY] * SPACES)
    position.order = vec[i64](list(range(seats)))
    position.points = vec[i64]([0] * seats)
    position.ducats = vec[i64]([FIRST_DUCATS] * seats)
    position.approvals = vec[i64]([0] * seats)
    position.markers = vec[i64]([MARKERS_EACH] * seats)
    position.bid = vec[i64]([NOBODY] * seats)
    position.raised = vec[i64]([0] * seats)
    position.yard_count = vec[i64]([0] * seats)
    position.yard = vec[i64]([NO_TILE] * (seats * YARD))
    position.built_count = vec[i64]([0] * seats)
    position.built = vec[i64]([NO_TILE] * (seats * BARRICADE_COUNT))
    position.part_count = vec[i64]([0] * LEVELS)
    position.part = vec[i64]([NO_TILE] * (LEVELS * LONGEST))
    position.pile_count = vec[i64]([PILE_START[pile + 1] - PILE_START[pile] for pile in range(PILES)])
    position.pile = vec[i64]([UNSEEN] * TILES)
    position.unseen = vec[i64]([(1 << position.pile_count[pile]) - 1 for pile in range(PILES)])
    position.top_price = vec[i64]([-1, -1])
    position.known = vec[i64]([0] * TILES)
    position.held = vec[i64]([NO_TILE] * LOOK)
    position.agenda = vec[i64]([0] * agenda.DEPTH)
    return position


def start(seats: i64, components: Components, strict: bool) -> ShipPosition:
    """A new game: prices, the first player, dice and a Doge tile are still to be drawn."""
    position = blank(seats, components)
    position.strict = strict
    position.plan(agenda.TURN_UP, 0, 0)
    position.plan(agenda.ROLL, 0, 0)
    position.plan(agenda.FIRST, 0, 0)
    position.plan(agenda.PRICE, 0, BARRICADES)
    position.plan(agenda.PRICE, 0, GONDOLAS)
    return position
