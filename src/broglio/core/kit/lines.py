"""The table of a game of rows in plain text, for terminals and pages where the game draws none of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from broglio.core.kit.position import RowView
from broglio.core.kit.rows import Row
from broglio.core.protocol import Seat


class Line(NamedTuple):
    """What one row holds, or what it holds of one seat."""

    row: str
    seat: Seat | None
    text: str


def lines(rows: Sequence[Row], view: RowView) -> Iterator[Line]:
    """One line for each row, or for each seat of a row; what the view does not know is a question mark."""
    for row in rows:
        value = view.row(row.name)
        if row.is_by_seat:
            yield from [Line(row.name, seat, _text(row, value[seat])) for seat in range(view.seats)]
        else:
            yield Line(row.name, None, _text(row, value))


def _text(row: Row, value: Any) -> str:
    if isinstance(value, tuple) and row.flags_from is not None:
        shown = [str(row.flags_from + place) if flag else "?" for place, flag in enumerate(value) if flag != 0]
        return " ".join(shown) or "–"
    if isinstance(value, tuple):
        return " ".join(_text(row, part) for part in value)
    return "?" if value is None else str(value)
