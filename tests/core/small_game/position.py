"""The whole truth of Two Numbers, and what one seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.protocol import CHANCE, Event, IllegalMove, Json, Malformed, Outcome, Position, Saying, View

NUMBERS = 3
NOTHING = 0
FIRST_WORTH = NUMBERS
CODES = NUMBERS + 2
WORTH, SAID, SHOWN = range(3)


@dataclass(frozen=True, slots=True)
class NumbersView(View):
    worth: int
    said: tuple[int | None, ...]
    """None: said, and not known to this seat."""


class NumbersPosition(Position):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, NUMBERS)
        self.worth = NOTHING
        self.said = [NOTHING] * seats

    def fill_to_act(self, seats: vec[i64]) -> i64:
        acting = [seat for seat in range(self.seats) if not self.said[seat]] if self.worth else [CHANCE]
        for i, seat in enumerate(acting):
            seats[i] = seat
        return len(acting)

    def fill_moves(self, seat: i64, moves: vec[i64]) -> i64:
        if not self.worth or self.said[seat]:
            return 0
        for number in range(NUMBERS):
            moves[number] = number
        return NUMBERS

    def fill_chances(self, moves: vec[i64], weights: vec[i64]) -> i64:
        if self.worth:
            return 0
        for i in range(2):
            moves[i], weights[i] = FIRST_WORTH + i, 1
        return 2

    def advance(self, seat: i64, move: i64) -> None:
        if seat == CHANCE:
            self.worth = move - FIRST_WORTH + 1
            self.tell(WORTH, self.worth)
            return
        self.said[seat] = move + 1
        self.tell(SAID, seat)
        if all(self.said):
            for other, number in enumerate(self.said):
                self.tell(SHOWN, other, number)

    def copy(self) -> NumbersPosition:
        new = type(self)(self.seats)
        new.worth = self.worth
        new.said = self.said[:]
        return new

    def fill_material(self, counts: vec[i64]) -> i64:
        del counts  # there are no pieces
        return 0

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        if not 0 <= move < CODES:
            raise Malformed("move", f"{move} is no move")
        if seat not in self.to_act() or seat == CHANCE:
            return IllegalMove(Saying("not-now", {}, "N2"), "You cannot say a number now.")
        if move >= FIRST_WORTH:
            return IllegalMove(Saying("no-number", {}, "N2"), "That is no number that can be said.")
        return None

    def event(self, told: tuple[int, int, int, int]) -> Event:
        kind, first, second, _ = told
        if kind == WORTH:
            return Event("worth", {"points": first}, "N1", reveals=True)
        if kind == SAID:
            return Event("said", {"seat": first}, "N2")
        return Event("shown", {"seat": first, "number": second}, "N3", reveals=True)

    def outcome(self) -> Outcome | None:
        if not all(self.said):
            return None
        points = tuple(self.worth if 2 * number > sum(self.said) else 0 for number in self.said)
        return Outcome(tuple(1 + (mine < max(points)) for mine in points), points, Saying("over", {}, "N3"))

    def view(self, seat: int | None) -> NumbersView:
        is_over = all(self.said)
        said = tuple(
            number if is_over or other == seat or not number else None for other, number in enumerate(self.said)
        )
        moves = tuple(self.moves(seat)) if seat is not None else ()
        return NumbersView(self.seats, seat, self.to_act(), moves, self.outcome(), self.worth, said)

    def to_json(self) -> Json:
        return {"worth": self.worth, "said": self.said[:]}
