"""The tables that everybody finds: who waits is listed, and a long list costs no more than a short one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from broglio.web.store.store import PATIENCE, SeatRow, Statement, Store, note_waiting
from broglio.web.tables import lists, upkeep
from broglio.web.tables.lists import Lists
from broglio.web.tables.table import Table
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers
from web.visitors import make, visitor

BOTH_STORES = True
FREE = [SeatRow(0, "Anna", None), SeatRow(1, "", None), SeatRow(2, "Bembo", "novice")]


@pytest.fixture
def tables(store: Store, thinkers: Thinkers, settings: Settings) -> Tables:
    return Tables(store, thinkers, replace(settings, absence=60.0))


async def offered(tables: Tables) -> list[str]:
    return [row.id for row in await tables.store.open_tables(99)]


async def open_table(tables: Tables, listed: bool = True) -> Table:
    return await tables.make("doge", FREE, {}, listed, {0: ["anna"]})


def test_a_table_is_listed_until_its_last_seat_is_taken(tables: Tables) -> None:
    async def scene() -> None:
        table = await open_table(tables)
        await open_table(tables, listed=False)
        assert await offered(tables) == [table.id]
        await table.remark(0, "Anna", "who comes?")
        assert await offered(tables) == [table.id]
        await table.sit(1, "bela", "Bela")
        assert await offered(tables) == []
        await tables.close()

    asyncio.run(scene())


def test_a_table_at_which_nobody_waits_is_listed_no_longer(tables: Tables) -> None:
    async def scene() -> None:
        table = await open_table(tables)
        revision = await tables.store.revision(table.id)
        await tables.store.write([note_waiting(table.id, time.time() - PATIENCE - 1)])
        assert await offered(tables) == []
        table.last_seen[0] = time.monotonic() - 3600
        await upkeep.note_who_waits(tables.store, tables.live.values)
        assert await offered(tables) == [], "nobody is there"
        table.watch(0)
        await upkeep.note_who_waits(tables.store, tables.live.values)
        assert await offered(tables) == [table.id], "Anna has come back"
        assert await tables.store.revision(table.id) == revision, "nobody's page is drawn again for that"

    asyncio.run(scene())


def test_lists_are_read_once_for_all_who_ask(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    store = tables.store
    browse = store.browse

    async def noted(*queries: Statement) -> list[list[Sequence[Any]]]:
        asked.extend(text for text, _ in queries)
        return await browse(*queries)

    async def scene() -> None:
        for _ in range(8):
            await open_table(tables)
        monkeypatch.setattr(store, "browse", noted)
        shared = Lists(store)
        found = await asyncio.gather(*(shared.open.first(5) for _ in range(20)))
        assert all(one == found[0] for one in found)
        assert [[seat.name for seat in listed.seats] for listed in found[0]] == [["Anna", "", "Bembo"]] * 5
        assert len(asked) == 2, "the tables, and all their seats"
        monkeypatch.setattr(lists, "FRESH", 0.0)
        shared.open.until = 0.0
        assert len(await shared.open.first(50)) == 8
        assert len(asked) == 4

    asyncio.run(scene())


def test_the_first_page_reads_nothing_on_the_loop(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with visitor(create_app(settings)) as anna, visitor(anna.app) as stranger:  # type: ignore[arg-type]
        where = make(anna, game="doge", seats="3", listed="yes")
        store = anna.app.state.hall.store  # type: ignore[attr-defined]
        on_the_loop: list[Statement] = []

        async def noted(*queries: Statement) -> list[list[Sequence[Any]]]:
            on_the_loop.extend(queries)
            return []

        monkeypatch.setattr(store, "read", noted)
        assert where in stranger.get("/").text
        assert where in anna.get("/").text
        assert on_the_loop == []
