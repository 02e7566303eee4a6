"""A plain table for the terminal, for games that draw none of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table

from broglio.core.kit.position import RowView
from broglio.core.kit.rows import Row
from broglio.core.language.words import Words

if TYPE_CHECKING:
    from broglio.core.kit.game import RowGame

KIT_WORDS = Words("broglio.core.kit")


def draw(game: RowGame, view: RowView, names: Sequence[str], language: str = "en") -> Table:
    """One line for each row, or for each seat of a row; what the seat does not know is a question mark."""
    table = Table(show_header=False, box=None)
    for row in game.described:
        value = view.row(row.name)
        if row.is_by_seat:
            for seat, name in enumerate(names[: view.seats]):
                table.add_row(row.name, name, _text(row, value[seat]))
        else:
            table.add_row(row.name, "", _text(row, value))
    if view.outcome is not None:
        table.add_row("", "", game.say(view.outcome.reason, names, language))
        winners = " & ".join(names[seat] for seat in view.outcome.winners)
        table.add_row("", "", KIT_WORDS.say("won-by", language, {"names": winners}))
    return table


def _text(row: Row, value: Any) -> str:
    if isinstance(value, tuple) and row.flags_from is not None:
        shown = [str(row.flags_from + place) if flag else "?" for place, flag in enumerate(value) if flag != 0]
        return " ".join(shown) or "–"
    if isinstance(value, tuple):
        return " ".join(_text(row, part) for part in value)
    return "?" if value is None else str(value)
