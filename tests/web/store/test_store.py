"""What was acknowledged is on disk, and one fault stays with the one at fault."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from broglio.core.protocol import Malformed
from broglio.web.ops.settings import Settings
from broglio.web.store.sqlite import SqliteStore
from broglio.web.store.store import Conflict, JournalRow, Statement, Store
from broglio.web.tables import upkeep
from broglio.web.tables.kept_table import done
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers

BOTH_STORES = True


def table(name: str) -> Statement:
    columns = "id, game, version, seats, options, listed, created, changed"
    return (f"INSERT INTO tables ({columns}) VALUES (?, 'doge', 1, 3, '{{}}', 1, 0, 0)", (name,))


def step(name: str, sequence: int) -> Statement:
    columns = "table_id, sequence, kind, seat, text, at"
    return (f"INSERT INTO journal ({columns}) VALUES (?, ?, 'move', 0, 'turn castello', 0)", (name, sequence))


def test_what_is_written_is_there_after_a_restart(settings: Settings) -> None:
    store = SqliteStore(settings.database)
    asyncio.run(store.write([table("one"), step("one", 0), step("one", 1)]))
    store.close()
    again = SqliteStore(settings.database)
    assert asyncio.run(again.journal("one")) == [
        JournalRow(number, "move", 0, "turn castello", 0.0) for number in (0, 1)
    ]
    again.close()


def test_all_or_nothing(store: Store) -> None:
    asyncio.run(store.write([table("one"), step("one", 0)]))
    with pytest.raises(Conflict):
        asyncio.run(store.write([step("one", 1), step("one", 0)]))
    assert len(asyncio.run(store.journal("one"))) == 1


def test_a_fault_that_shows_while_much_is_still_to_be_sent_stays_with_the_one_at_fault(store: Store) -> None:
    async def all_at_once() -> list[BaseException | None]:
        writes = [store.write([table(name)]) for name in ("one", "two")]
        writes += [store.write([step(name, number) for number in (0, 0, *range(1, 4_000))]) for name in ("one", "two")]
        writes += [store.write([step("two", 0)])]
        return await asyncio.gather(*writes, return_exceptions=True)

    results = asyncio.run(all_at_once())
    assert [type(result) for result in results] == [type(None), type(None), Conflict, Conflict, type(None)]
    assert len(asyncio.run(store.journal("two"))) == 1


def test_one_fault_in_a_batch_does_not_touch_the_others(store: Store) -> None:
    async def all_at_once() -> list[BaseException | None]:
        writes = [store.write([table("one")])]
        writes += [store.write([step("one", number % 7)]) for number in range(14)]
        return await asyncio.gather(*writes, return_exceptions=True)

    results = asyncio.run(all_at_once())
    assert sum(result is None for result in results) == 8, "the table and the first seven steps"
    assert sum(isinstance(result, Conflict) for result in results) == 7
    assert [row.sequence for row in asyncio.run(store.journal("one"))] == list(range(7))


def test_what_was_carried_out_long_ago_is_forgotten_while_the_server_runs(
    store: Store, thinkers: Thinkers, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "HOUR", 0.02)

    async def scene() -> None:
        week = 7 * 24 * 3600
        for key, age in (("old", week + 60), ("new", week - 60)):
            await store.write([done("anna", key, "", time.time() - age)])
        tables = Tables(store, thinkers, settings)
        tables.start()
        async with asyncio.timeout(10):
            while await store.answer("anna", "old") is not None:
                await asyncio.sleep(0.02)
        assert await store.answer("anna", "new") == ""
        await tables.close()

    asyncio.run(scene())


def test_writes_are_flushed_to_disk_before_they_are_acknowledged(settings: Settings) -> None:
    store = SqliteStore(settings.database)
    assert store.writer.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    assert store.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.close()


def test_a_file_that_is_no_store_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "broglio.sqlite3"
    path.write_bytes(b"this is a shopping list" * 100)
    with pytest.raises(Malformed, match=r"broglio\.sqlite3: cannot be used as a store"):
        SqliteStore(path)
    assert path.read_bytes() == b"this is a shopping list" * 100


def test_a_store_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broglio.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(Malformed, match="version 99"):
        SqliteStore(path)
