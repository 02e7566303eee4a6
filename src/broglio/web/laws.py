"""What must hold for every game on its pages: laws beside those of broglio.core.laws. Needs what a server needs.

The game must be installed, since tables find theirs in the registry.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from broglio.core.language.words import LANGUAGES
from broglio.core.match.match import Match
from broglio.web.ops.settings import Settings
from broglio.web.pages.table_page import Reader, TablePage
from broglio.web.store.sqlite import SqliteStore
from broglio.web.store.store import MOVE, JournalRow, Loaded, SeatRow, Store, TableRow
from broglio.web.tables.table import Table
from broglio.web.tables.thinking import Thinkers

if TYPE_CHECKING:
    from broglio.core.laws import Situation


def table_can_be_drawn(situation: Situation) -> None:
    """Every seat and a spectator see the table, in whatever phase it is and when the game is over."""
    table = seated(situation.match, *_bare_server())
    for observer in situation.observers:
        reader = Reader(observer, situation.random.choice(LANGUAGES))
        assert TablePage().draw_page(table, reader, {}).startswith("<!doctype html>")


LAWS: list[Callable[[Situation], None]] = [table_can_be_drawn]


def seated(match: Match, store: Store, thinkers: Thinkers, settings: Settings) -> Table:
    """A table at which everybody sits and a match has come as far as it is; the store knows nothing of it."""
    row = TableRow("seated", match.game.id, match.game.version, match.seats, match.options, True, 0.0, 0.0, None, None)
    seats = [SeatRow(seat, f"Guest {seat}", None) for seat in range(match.seats)]
    steps = [
        JournalRow(number, MOVE, entry.seat, match.game.notate(entry.move), 0.0)
        for number, entry in enumerate(match.log)
    ]
    return Table(Loaded(row, seats, {}, steps), store, thinkers, settings)


@cache
def _bare_server() -> tuple[Store, Thinkers, Settings]:
    """What a table needs to be there; nothing is written, and no bot thinks."""
    opened = ExitStack()
    atexit.register(opened.close)
    settings = Settings(Path(opened.enter_context(TemporaryDirectory(prefix="broglio-laws-"))))
    store = opened.enter_context(closing(SqliteStore(settings.database)))
    return store, opened.enter_context(closing(Thinkers(0))), settings
