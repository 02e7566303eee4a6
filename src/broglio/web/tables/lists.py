"""The tables that everybody may find. They are the same for all who ask, so that they are read once for many."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from broglio.core.protocol import registry
from broglio.web.store.store import SeatRow, Store, TableRow

MOST = 50
"""Tables in a list: no more are asked for at once."""
FRESH = 1.0
"""Seconds for which a list stands."""


class Listed(NamedTuple):
    """A table in a list, and who sits there."""

    row: TableRow
    seats: Sequence[SeatRow]


class Shared:
    """One list; asked for by many at once, it is read once."""

    def __init__(self, read: Callable[[int], Awaitable[list[TableRow]]], store: Store) -> None:
        self.read = read
        self.store = store
        self.lock = asyncio.Lock()
        self.known: list[Listed] = []
        self.until = 0.0

    async def first(self, limit: int) -> list[Listed]:
        """The first of it, as it was no longer than a moment ago."""
        async with self.lock:
            if time.monotonic() >= self.until:
                self.known = await with_seats(self.store, await self.read(MOST))
                self.until = time.monotonic() + FRESH
            return self.known[:limit]


class Lists:
    """The lists of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open = Shared(store.open_tables, store)
        self.finished = Shared(store.finished_tables, store)

    async def of(self, person: str, limit: int) -> list[Listed]:
        """Somebody's own tables, the latest first."""
        return await with_seats(self.store, await self.store.tables_of(person, limit))


async def with_seats(store: Store, rows: Sequence[TableRow]) -> list[Listed]:
    """Tables with who sits there, asked for all at once; none of a game that is not here any more."""
    rows = [row for row in rows if row.game in registry.games()]
    seats = await store.seats_of(rows)
    return [Listed(row, seats[row.id]) for row in rows]
