"""A position made of rows, in plain Python: a game says who chooses, what they may choose, and what follows.

Seats that choose at once do so in secret: what they chose is in the row `chosen` until the last of them has
chosen. A seat that chooses alone is resolved at once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from broglio.core.kit.events import event_of
from broglio.core.kit.rows import OWNER, SEATS, Row, copied, frozen
from broglio.core.kit.usual_refusals import not_to_act
from broglio.core.protocol import CHANCE, Event, IllegalMove, Json, Move, Outcome, Position, Seat, View

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16, i64

    from broglio.core.kit.game import RowGame

NOTHING = -1
"""In the row `chosen`: no choice yet."""


def chosen_row(codes: int) -> Row:
    """The row that every position of the kit has: secret choices, until all are made."""
    return Row(
        "chosen",
        (SEATS,),
        codes - 1,
        "the move that each seat has chosen; -1: none yet",
        NOTHING,
        NOTHING,
        OWNER,
    )


@dataclass(frozen=True, slots=True)
class RowView(View):
    """What one seat may know of a position of rows."""

    options: tuple[tuple[str, str], ...]
    rows: tuple[tuple[str, Any], ...]
    """By name, as tuples; None where the seat does not know a number."""

    def row(self, name: str) -> Any:
        """One row."""
        return dict(self.rows)[name]


class RowPosition(Position):
    """The rows of a position are its attributes: numbers and lists of numbers."""

    chosen: list[int]

    def __init__(self, game: RowGame, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, game.codes)
        self.game = game
        self.options = dict(options)
        for name, value in game.rows.blank(seats).items():
            setattr(self, name, value)

    # What a game writes

    @abstractmethod
    def choosers(self) -> Sequence[Seat]:
        """Who chooses next, whether they have already chosen or not; nobody while chance is due or at the end."""

    @abstractmethod
    def choices(self, seat: Seat) -> Iterable[Move]:
        """What one of the choosers may choose."""

    @abstractmethod
    def resolve(self, choices: Mapping[Seat, Move]) -> None:
        """Carry out what all choosers have chosen."""

    @abstractmethod
    def result(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def draws(self) -> Iterable[tuple[Move, int]]:
        """What chance can bring now, with exact weights; nothing where no chance is due."""
        return ()

    def drawn(self, move: Move) -> None:
        """Carry out what chance brought."""
        raise AssertionError(f"no chance is due, and it brings {move}")

    def fault(self) -> tuple[str, str] | None:
        """The row and the reason why the rules cannot go on from a position that was read; None: they can."""
        return None

    def happen(self, kind: str, *numbers: int) -> None:
        """Tell an event of a kind that the game's table names."""
        self.tell(self.game.kind_numbers[kind], *numbers)

    # What the kit makes of it

    def rows(self) -> dict[str, Any]:
        """All rows by name."""
        return {row.name: getattr(self, row.name) for row in self.game.rows}

    def is_chosen(self, seat: Seat) -> bool:
        """Whether a seat has made its secret choice."""
        return self.chosen[seat] != NOTHING

    def legal(self, seat: Seat) -> list[Move]:
        """What a seat may choose now."""
        is_due = not list(self.draws()) and self.result() is None and seat in self.choosers()
        return list(self.choices(seat)) if is_due and not self.is_chosen(seat) else []

    def fill_to_act(self, seats: vec[i64]) -> i64:
        """Write who is to act."""
        if self.result() is not None:
            return 0
        due = [CHANCE] if list(self.draws()) else [seat for seat in self.choosers() if not self.is_chosen(seat)]
        return _write(due, seats)

    def fill_moves(self, seat: i64, moves: vec[i64]) -> i64:
        """Write all legal moves of a seat."""
        return _write(self.legal(seat), moves)

    def fill_chances(self, moves: vec[i64], weights: vec[i64]) -> i64:
        """Write the outcomes of the chance move that is due."""
        due = list(self.draws()) if self.result() is None else []
        _write([weight for _, weight in due], weights)
        return _write([move for move, _ in due], moves)

    def advance(self, seat: i64, move: i64) -> None:
        """Carry out a legal move; a secret choice is kept until all have chosen."""
        if seat == CHANCE:
            self.drawn(move)
            return
        choosers = list(self.choosers())
        self.chosen[seat] = move
        if len(choosers) > 1 and "chosen" in self.game.kind_numbers:
            self.happen("chosen", seat)
        if all(self.is_chosen(chooser) for chooser in choosers):
            choices = {chooser: self.chosen[chooser] for chooser in choosers}
            self.chosen = [NOTHING] * self.seats
            self.resolve(choices)

    def copy(self) -> RowPosition:
        """An independent position, equal in everything."""
        new = type(self)(self.game, self.seats, self.options)
        for name, value in self.rows().items():
            setattr(new, name, copied(value))
        return new

    def fill_material(self, counts: vec[i64]) -> i64:
        """Count each kind of piece over all rows."""
        return _write(self.game.rows.material(self.rows()), counts)

    def fill_known(self, seat: i64, row: vec[i16], start: i64) -> i64:
        """Write what a seat may know: the fields of the layout after the common ones."""
        fields = self.game.layout(self.seats).fields[self.game.common :]
        view = self.view(seat)
        for number in [number for field in fields for number in field.read(view)]:
            row[start] = number
            start += 1
        return start

    def refusal(self, seat: Seat, move: Move) -> IllegalMove | None:
        """Why a move is not allowed; None if it is."""
        text = self.game.notate(move)
        if self.is_legal(seat, move):
            return None
        if seat == CHANCE:
            return self.game.refuse("no-such-chance", self.game.moves.verb(move).rule, move=text)
        if 0 <= seat < self.seats and self.is_chosen(seat):
            return self.game.refuse("chosen-already", self.game.usual.turn)
        idle = not_to_act(self, seat, self.game.usual, self.game.refuse)
        return idle or self.game.refuse("not-allowed", self.game.moves.verb(move).rule, move=text)

    def event(self, told: tuple[int, int, int, int]) -> Event:
        """The event behind what the rules told in numbers."""
        return event_of(self.game.kinds[told[0]], told[1:], self.game.fact)

    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.result()

    def view(self, seat: Seat | None) -> RowView:
        """What a seat, or a spectator (None), may know."""
        seen = self.game.rows.seen(self.rows(), seat, self.seats)
        return RowView(
            self.seats,
            seat,
            self.to_act(),
            tuple(self.legal(seat)) if seat is not None else (),
            self.outcome(),
            tuple(self.options.items()),
            frozen(list(seen.items())),
        )

    def to_json(self) -> Json:
        """Everything, secret choices included."""
        return self.game.head(self.seats, self.options) | self.rows()


def _write(numbers: Sequence[int], row: vec[i64]) -> int:
    for i, number in enumerate(numbers):
        row[i] = number
    return len(numbers)
