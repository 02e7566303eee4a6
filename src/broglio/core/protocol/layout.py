"""How what a seat may know, and what it may do, is laid out in rows of numbers, for programs that learn.

A game's layout is the one description of its numbers: it reads them from a view, names them in the documents, and gives
their bounds. Moves keep their codes: a layout says below which number those of players lie.

Rows by seat begin with the seat that looks and go on clockwise, so that one learner can sit anywhere. A choice among
kinds is a row of flags, one of which is 1; all are 0 where there is nothing, or nothing that the seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from broglio.core.protocol.saying import Seat
from broglio.core.protocol.view import Outcome, View

ANY = 32767
"""The bound of numbers that the rules do not bound: the largest that fits."""

SeenBy = TypeVar("SeenBy", bound=View, contravariant=True)


@dataclass(frozen=True, slots=True)
class Field(Generic[SeenBy]):
    """Some numbers that belong together."""

    name: str
    shape: tuple[int, ...]
    most: int
    """No number here is larger, and none is below 0."""
    meaning: str
    read: Callable[[SeenBy], Iterable[int]]
    """The numbers from what a seat may know."""

    @property
    def size(self) -> int:
        """How many numbers."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@dataclass(frozen=True, slots=True)
class Layout(Generic[SeenBy]):
    """A game's numbers, for a number of seats."""

    fields: tuple[Field[SeenBy], ...]
    actions: int
    """Every move of a player has a code below this number; chance has codes from it on."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)

    def offsets(self) -> list[int]:
        """Where each field begins."""
        found, at = [], 0
        for field in self.fields:
            found.append(at)
            at += field.size
        return found

    def numbers(self, view: SeenBy) -> list[int]:
        """All numbers of an observation, from what a seat may know."""
        row: list[int] = []
        for field in self.fields:
            start = len(row)
            row += field.read(view)
            assert len(row) - start == field.size, f"{field.name}: {len(row) - start} numbers, not {field.size}"
        return row


def flags(size: int, chosen: Iterable[int]) -> list[int]:
    """A row of this number of flags, with these set; numbers below 0 stand for none."""
    row = [0] * size
    for place in chosen:
        if place >= 0:
            row[place] = 1
    return row


def counts(size: int, things: Iterable[int] | None) -> list[int]:
    """How many there are of each kind; nothing where nothing is known."""
    row = [0] * size
    for thing in things or ():
        row[thing] += 1
    return row


def own_first(view: View) -> list[Seat]:
    """All seats, clockwise from the one that looks; a spectator looks from seat 0."""
    first = view.seat or 0
    return [(first + i) % view.seats for i in range(view.seats)]


def ahead(view: View, seat: Seat) -> int:
    """How many seats clockwise from the one that looks another one sits; a seat that is nobody's stays as it is."""
    return seat if seat < 0 else (seat - (view.seat or 0)) % view.seats


def common_fields(seats: int) -> list[Field[View]]:
    """What every game begins with."""
    return [
        Field("seat", (seats,), 1, "which seat looks", lambda view: flags(seats, [view.seat or 0])),
        Field(
            "to act",
            (seats,),
            1,
            "who is to act; several choose at once",
            lambda view: flags(seats, [ahead(view, seat) for seat in view.to_act]),
        ),
        Field("ranks", (seats,), seats, "how the game ended for each seat; 0 while it goes on", _ranks),
    ]


def _ranks(view: View) -> Sequence[int]:
    return [view.outcome.ranks[seat] for seat in own_first(view)] if view.outcome else [0] * view.seats


def rewards(outcome: Outcome) -> list[float]:
    """What an outcome is worth to each seat: players beaten less players that beat it, as a share of all others.

    From -1 (last, alone) to 1 (first, alone); equals count for nothing, and all rewards add up to 0.
    """
    ranks = outcome.ranks
    others = len(ranks) - 1
    return [(sum(rank < other for other in ranks) - sum(other < rank for other in ranks)) / others for rank in ranks]
