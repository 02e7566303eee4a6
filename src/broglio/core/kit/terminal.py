"""A plain table for the terminal, for games that draw none of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from broglio.core.kit.lines import lines
from broglio.core.kit.position import RowView
from broglio.core.language.words import Words

if TYPE_CHECKING:
    from broglio.core.kit.game import RowGame

KIT_WORDS = Words("broglio.core.kit")


def draw(game: RowGame, view: RowView, names: Sequence[str], language: str = "en") -> Table:
    """One line for each row, or for each seat of a row; what the seat does not know is a question mark."""
    table = Table(show_header=False, box=None)
    for row, seat, text in lines(game.described, view):
        table.add_row(row, "" if seat is None else names[seat], text)
    if view.outcome is not None:
        table.add_row("", "", game.say(view.outcome.reason, names, language))
        winners = " & ".join(names[seat] for seat in view.outcome.winners)
        table.add_row("", "", KIT_WORDS.say("won-by", language, {"names": winners}))
    return table
