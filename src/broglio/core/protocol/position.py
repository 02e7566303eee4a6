"""The whole truth of a game: who is to act, what they may do, what follows. Compiled."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

if TYPE_CHECKING:
    from broglio.core.protocol import Event, IllegalMove, Outcome, View

CHANCE: Final = -1
"""Acts where cards are drawn and dice are rolled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(metaclass=ABCMeta):
    """Held by the table, the search and the tests only; everybody else gets a View.

    The `fill_` methods are the fast way: they write into a buffer of the caller and return how many they wrote. A
    buffer for moves holds `widest` entries, one for seats `seats`.
    """

    seats: i64
    widest: i64
    telling: bool
    told: list[tuple[int, int, int, int]]

    def __init__(self, seats: i64, widest: i64) -> None:
        self.seats = seats
        self.widest = widest
        self.telling = False
        self.told = NOTHING_TOLD

    @abstractmethod
    def fill_to_act(self, seats: vec[i64]) -> i64:
        """Write who is to act: nobody when the game is over, CHANCE alone, or one or more seats."""

    @abstractmethod
    def fill_moves(self, seat: i64, moves: vec[i64]) -> i64:
        """Write all legal moves of a seat; none for a seat that is not to act."""

    @abstractmethod
    def fill_chances(self, moves: vec[i64], weights: vec[i64]) -> i64:
        """Write the outcomes of the chance move that is due, with exact weights."""

    @abstractmethod
    def advance(self, seat: i64, move: i64) -> None:
        """Carry out a legal move, unchecked."""

    @abstractmethod
    def copy(self) -> Position:
        """An independent position, equal in everything."""

    @abstractmethod
    def fill_material(self, counts: vec[i64]) -> i64:
        """Count every piece and card where it lies: the same numbers from the first move to the last."""

    @abstractmethod
    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        """Why a move is not allowed, told from what the seat may know; None if it is allowed.

        Raises Malformed for a number that is no move of the game.
        """

    @abstractmethod
    def event(self, told: tuple[int, int, int, int]) -> Event:
        """The event behind what the rules told in numbers."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""

    @abstractmethod
    def to_json(self) -> Any:
        """Everything, pending secret choices included, as plain data."""

    def fill_policy(self, seat: i64, moves: vec[i64], count: i64, weights: vec[float]) -> None:
        """Write how likely a sensible player is to make each of these legal moves, in any unit.

        Reads only what the seat may know, so that it says the same in worlds that the seat cannot tell apart. A game
        that knows no better finds all moves alike.
        """
        del seat, moves  # for games that know better
        for i in range(count):
            weights[i] = 1.0

    def fill_values(self, values: vec[float]) -> None:
        """Write each seat's chance of winning, roughly; they add up to 1."""
        for seat in range(self.seats):
            values[seat] = 1.0 / float(self.seats)

    def fill_known(self, seat: i64, row: vec[i16], start: i64) -> i64:
        """Write what a seat may know as numbers, in the order of the game's layout after its common fields.

        The row holds zeros from the start on; returns where the numbers end. A game without a layout has none.
        """
        del seat, row  # for games that have a layout
        return start

    def fill_observation(self, seat: i64, row: vec[i16], start: i64) -> i64:
        """Write an observation into a row that holds zeros there; returns where it ends. See layout.py."""
        seats = self.seats
        row[start + seat] = 1
        buffer = vec[i64]([0] * seats)
        count = self.fill_to_act(buffer)
        for i in range(count):
            if buffer[i] != CHANCE:
                row[start + seats + (buffer[i] - seat) % seats] = 1
        if count == 0:
            outcome = self.outcome()
            assert outcome is not None
            for i in range(seats):
                row[start + 2 * seats + i] = i16(outcome.ranks[(seat + i) % seats])
        return self.fill_known(seat, row, start + 3 * seats)

    def is_open(self, move: i64) -> bool:
        """Whether everybody sees a seat make this move, and not only that it has made one.

        The search lets the others plan for what they see. A game that knows no better has no open moves.
        """
        del move  # for games that know better
        return False

    def is_pointing(self, move: i64) -> bool:
        """Whether a move points at what was just drawn ("the second of these") and does not name it.

        After another draw it means something else, so no tree can learn what it brings: the search asks the policy,
        which looks. Of moves that a seat may choose from, all point or none does.
        """
        del move  # for games that have such moves
        return False

    def stage(self) -> i64:
        """A number that goes up where it makes sense to stop and evaluate, such as the end of a round."""
        return 0

    def to_act(self) -> tuple[int, ...]:
        """Who is to act; (): the game is over; several: they choose at once, in secret."""
        buffer = vec[i64]([0] * self.seats)
        count = self.fill_to_act(buffer)
        return tuple([buffer[i] for i in range(count)])

    def moves(self, seat: int) -> list[int]:
        """All legal moves of a seat."""
        if not 0 <= seat <= MOST or seat >= self.seats:
            return []
        buffer = vec[i64]([0] * self.widest)
        count = self.fill_moves(seat, buffer)
        return [buffer[i] for i in range(count)]

    def chances(self) -> list[tuple[int, int]]:
        """The outcomes of the chance move that is due, with exact weights."""
        moves = vec[i64]([0] * self.widest)
        weights = vec[i64]([0] * self.widest)
        count = self.fill_chances(moves, weights)
        return [(moves[i], weights[i]) for i in range(count)]

    def material(self) -> list[int]:
        """Every piece and card counted where it lies."""
        counts = vec[i64]([0] * MOST_MATERIAL)
        count = self.fill_material(counts)
        return [counts[i] for i in range(count)]

    def is_legal(self, seat: int, move: int) -> bool:
        """Whether a seat, or chance, may make a move."""
        if not (CHANCE <= seat <= MOST and 0 <= move <= MOST):
            return False
        moves = vec[i64]([0] * self.widest)
        if seat == CHANCE:
            count = self.fill_chances(moves, vec[i64]([0] * self.widest))
        elif seat < self.seats:
            count = self.fill_moves(seat, moves)
        else:
            return False
        for i in range(count):
            if moves[i] == move:
                return True
        return False

    def play(self, seat: int, move: int) -> list[Event]:
        """Check a move, carry it out, and tell what happened."""
        if not self.is_legal(seat, move):
            refusal = self.refusal(seat, move)
            assert refusal is not None, "what is not legal is refused"
            raise refusal
        self.telling = True
        self.told = []
        try:
            self.advance(seat, move)
            return [self.event(told) for told in self.told]
        finally:
            self.telling = False
            self.told = NOTHING_TOLD

    def tell(self, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Called by the rules when something happens; silent unless somebody listens."""
        if self.telling:
            self.told.append((kind, first, second, third))


MOST: Final = 1 << 30
"""No seat and no move has a larger number; Python's numbers may be too large for native ones."""
MOST_MATERIAL: Final = 256
NOTHING_TOLD: Final[list[tuple[int, int, int, int]]] = []
