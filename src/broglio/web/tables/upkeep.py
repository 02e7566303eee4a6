"""What a server does now and then, for as long as it runs, so that its store stays in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

from broglio.web.store.store import Store, Unavailable, note_waiting
from broglio.web.tables.table import Table

MINUTE = 60.0
HOUR = 3600.0

log = logging.getLogger(__name__)


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; where the store is gone, the next time will do."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Unavailable as error:
            log.warning("the store is not kept in order for now: %s", error)


async def note_who_waits(store: Store, tables: Callable[[], Iterable[Table]]) -> None:
    """Write down at which open tables somebody waits: others are listed no longer."""
    for table in list(tables()):
        if table.row.listed and not table.is_full and _somebody_waits(table):
            # Others hear of a revision that they know already, and do nothing.
            await store.write([note_waiting(table.id, time.time())], table.id, table.revision)


def _somebody_waits(table: Table) -> bool:
    return any(seat.name and not seat.level and not table.is_absent(seat.seat) for seat in table.seats)
