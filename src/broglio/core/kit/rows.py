"""A position described row by row: what each row holds, its range, and who may know it.

From the description come the start, the copy, JSON both ways, what a seat may see, the count of material and the
numbers for programs that learn. A row of shape () is one number, ("seats",) a list with one number for each seat,
("seats", 5) a list of five for each seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from broglio.core.kit.reading import Reading
from broglio.core.protocol import Json, Seat

EVERYBODY = "everybody"
OWNER = "owner"
"""The seat that the first axis of the row names."""
NOBODY = "nobody"
SEATS = "seats"
"""In a shape: as many as there are seats."""


@dataclass(frozen=True, slots=True)
class Row:
    """Some numbers of a position that belong together."""

    name: str
    shape: tuple[int | str, ...]
    most: int
    meaning: str
    least: int = 0
    start: int = 0
    """What every number is in the first position."""
    known_to: str = EVERYBODY
    flags_from: int | None = None
    """Where the numbers are flags: the value that the first stands for, such as 1 for cards from 1 on."""
    piece: str = ""
    """What the numbers count: over all rows of one piece they add up to the same from the first move to the last."""

    def lengths(self, seats: int) -> tuple[int, ...]:
        """The shape with the number of seats put in."""
        return tuple(seats if length == SEATS else int(length) for length in self.shape)

    @property
    def is_by_seat(self) -> bool:
        """Whether the first axis is the seats."""
        return bool(self.shape) and self.shape[0] == SEATS

    def is_known(self, place: Sequence[int], seat: Seat | None) -> bool:
        """Whether a seat, or a spectator (None), may know the number at a place."""
        return self.known_to == EVERYBODY or (self.known_to == OWNER and seat is not None and place[0] == seat)


@dataclass(frozen=True)
class Rows:
    """All rows of a game's positions."""

    rows: tuple[Row, ...]

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def blank(self, seats: int) -> dict[str, Any]:
        """The rows of a first position."""
        return {row.name: _filled(row.lengths(seats), row.start) for row in self.rows}

    def seen(self, values: Mapping[str, Any], seat: Seat | None, seats: int) -> dict[str, Any]:
        """What a seat may know of the rows, built up number by number; None stands where it may not."""
        return {row.name: _seen(row, values[row.name], (), seat, len(row.lengths(seats))) for row in self.rows}

    def read(self, reading: Reading, seats: int) -> dict[str, Any]:
        """The rows from plain data, each number checked; errors name the place."""
        return {row.name: _read(row, reading[row.name], row.lengths(seats)) for row in self.rows}

    def material(self, values: Mapping[str, Any]) -> list[int]:
        """The sum of each kind of piece."""
        pieces = dict.fromkeys(row.piece for row in self.rows if row.piece)
        return [sum(sum(flat(values[row.name])) for row in self.rows if row.piece == piece) for piece in pieces]


def flat(value: Any) -> list[Any]:
    """All numbers of a row, one after the other; in a view, some may be None."""
    return [number for part in value for number in flat(part)] if isinstance(value, (list, tuple)) else [value]


def copied(value: Any) -> Any:
    """An independent row of lists, equal in everything."""
    return [copied(part) for part in value] if isinstance(value, (list, tuple)) else value


def frozen(value: Any) -> Any:
    """A row as tuples, for a view."""
    return tuple(frozen(part) for part in value) if isinstance(value, (list, tuple)) else value


def _filled(lengths: tuple[int, ...], start: int) -> Any:
    return [_filled(lengths[1:], start) for _ in range(lengths[0])] if lengths else start


def _seen(row: Row, value: Any, place: tuple[int, ...], seat: Seat | None, depth: int) -> Any:
    if len(place) < depth:
        return tuple(_seen(row, part, (*place, i), seat, depth) for i, part in enumerate(value))
    return value if row.is_known(place, seat) else None


def _read(row: Row, reading: Reading, lengths: tuple[int, ...]) -> Json:
    if not lengths:
        return reading.integer(row.least, row.most)
    items = list(reading.items(lengths[0]))
    if len(items) != lengths[0]:
        raise reading.fault(f"has {len(items)} entries; {lengths[0]} are needed")
    return [_read(row, item, lengths[1:]) for item in items]
