"""Who is at a table by another server: without it, a seat could be handed to a bot under its player's hands.

Every server writes down now and then which seats it has seen, and reads what the others have written.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from broglio.web.store.store import Statement, Store, Unavailable
from broglio.web.tables.table import Table

log = logging.getLogger(__name__)


async def keep(store: Store, tables: Callable[[], Iterable[Table]], absence: float) -> None:
    """Exchange who is there, for as long as the server runs."""
    while True:
        try:
            await exchange(store, list(tables()), absence)
        except Unavailable as error:
            log.warning("who looks on elsewhere is not known for now: %s", error)
        await asyncio.sleep(max(1.0, absence / 4))


async def exchange(store: Store, tables: Iterable[Table], absence: float) -> None:
    """Write down who was seen here, and take over who was elsewhere."""
    now, clock = time.time(), time.monotonic()
    here = sorted((table.id, seat, at) for table in tables for seat, at in table.signs_of_life().items())
    statements: list[Statement] = [
        (
            "INSERT INTO seen (table_id, seat, at) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET at = excluded.at WHERE excluded.at > seen.at",
            (table_id, seat, now - (clock - at)),
        )
        for table_id, seat, at in here
    ]
    if statements:
        await store.write(statements)
    (rows,) = await store.read(("SELECT table_id, seat, at FROM seen WHERE at > ?", (now - absence,)))
    seen: dict[str, dict[int, float]] = {}
    for table_id, seat, at in rows:
        seen.setdefault(table_id, {})[seat] = clock - (now - at)
    for table in tables:
        table.note_seen(seen.get(table.id, {}))
