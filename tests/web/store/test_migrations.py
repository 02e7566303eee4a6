"""A database of an earlier version is brought up to date at start, and games that were running go on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from broglio.core.match.fairness import Pledge, commitment_to
from broglio.core.match.match import Match
from broglio.core.protocol import Malformed, registry
from broglio.web.ops.settings import Settings
from broglio.web.store import migrations
from broglio.web.store.sqlite import SqliteStore
from broglio.web.store.store import Statement
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers

VERSION_1 = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,
    listed INTEGER NOT NULL, created REAL NOT NULL, changed REAL NOT NULL, finished REAL, rematch TEXT
) STRICT;
CREATE INDEX tables_by_change ON tables (changed);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, name TEXT NOT NULL, level TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE sitting (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_by_person ON sitting (person);
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables, sequence INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    text TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 1;
"""


def old_game(path: Path) -> Match:
    """A file as version 1 wrote it, with a game of Doge between three people under way."""
    match = Match(registry.find("doge"), 3)
    match.draw_chances(random.Random(1))
    match.play(0, match.game.parse("castello 1"))
    connection = sqlite3.connect(path)
    connection.executescript(VERSION_1)
    connection.execute("INSERT INTO tables VALUES ('old', 'doge', 1, 3, '{}', 1, 5.0, 6.0, NULL, NULL)")
    for seat, name in enumerate(("Anna", "Bela", "Carla")):
        connection.execute("INSERT INTO seats VALUES ('old', ?, ?, NULL)", (seat, name))
        connection.execute("INSERT INTO sitting VALUES ('old', ?, ?)", (seat, name.lower()))
    for number, entry in enumerate(match.log):
        values = (number, entry.seat, match.game.notate(entry.move))
        connection.execute("INSERT INTO journal VALUES ('old', ?, 'move', ?, ?, 6.0)", values)
    connection.execute("INSERT INTO chat VALUES ('old', 0, 1, 'Bela', 'well', 6.0)")
    connection.commit()
    connection.close()
    return match


def test_a_running_game_of_version_1_goes_on(settings: Settings, thinkers: Thinkers) -> None:
    match = old_game(settings.database)

    async def scene(store: SqliteStore) -> None:
        table = await Tables(store, thinkers, settings).find("old")
        assert table is not None
        assert table.match.position.to_json() == match.position.to_json()
        assert (table.row.seed, table.seats[0].entropy, table.revision) == ("", "", 0)
        assert table.chat[0].text == "well"
        for seat in (1, 2):
            await table.play(seat, table.version, lambda _: match.game.parse("castello 1"))
        assert len(await store.journal("old")) == table.version > len(match.log) + 1

    for _ in range(2):  # the second time there is nothing left to do
        SqliteStore(settings.database).close()
    store = SqliteStore(settings.database)
    asyncio.run(scene(store))
    store.close()


def test_a_commitment_that_was_shown_before_terms_were_committed_to_stays(
    settings: Settings, thinkers: Thinkers
) -> None:
    connection = sqlite3.connect(settings.database)
    for step in migrations.MIGRATIONS[:3]:
        connection.executescript(step)
    connection.execute("PRAGMA user_version = 3")
    connection.execute(
        "INSERT INTO tables (id, game, version, seats, options, listed, created, changed, seed)"
        " VALUES ('old', 'doge', 1, 3, '{}', 1, 5.0, 6.0, ?)",
        ("5b" * 32,),
    )
    connection.executemany("INSERT INTO seats VALUES ('old', ?, ?, NULL, '')", [(0, "Anna"), (1, "Bela"), (2, "Carla")])
    connection.commit()
    connection.close()

    async def scene(store: SqliteStore) -> None:
        table = await Tables(store, thinkers, settings).find("old")
        assert table is not None
        assert table.pledge == Pledge(commitment_to("5b" * 32), "", ("", "", ""), "")

    store = SqliteStore(settings.database)
    asyncio.run(scene(store))
    store.close()


def test_a_migration_that_fails_leaves_all_as_it_was(settings: Settings) -> None:
    old_game(settings.database)
    with sqlite3.connect(settings.database) as connection:
        connection.execute("CREATE TABLE links (mine TEXT)")  # stands in the way of the second step
    with pytest.raises(Malformed, match="links already exists"):
        SqliteStore(settings.database)
    connection = sqlite3.connect(settings.database)
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    assert len(connection.execute("PRAGMA table_info(seats)").fetchall()) == 4
    connection.close()


def test_tables_that_were_open_before_are_open_still(settings: Settings) -> None:
    old_game(settings.database)
    with sqlite3.connect(settings.database) as connection:
        connection.execute("INSERT INTO tables SELECT 'open', game, 1, 3, '{}', 1, 5.0, 7.0, NULL, NULL FROM tables")
        connection.execute("INSERT INTO seats VALUES ('open', 0, 'Anna', NULL), ('open', 1, '', NULL)")
    SqliteStore(settings.database).close()
    found = sqlite3.connect(settings.database).execute("SELECT id, waiting FROM tables ORDER BY id").fetchall()
    assert found == [("old", None), ("open", 7.0)]


def test_lists_of_tables_read_no_more_than_they_show(settings: Settings) -> None:
    """Every visit of the first page asks for them, however many tables there are."""
    asked: list[str] = []

    class Asked(SqliteStore):
        async def browse(self, *queries: Statement) -> list[list[Sequence[Any]]]:
            for text, values in queries:
                plan = self.reader.execute("EXPLAIN QUERY PLAN " + text, values).fetchall()
                asked.append("; ".join(row[3] for row in plan))
            return await super().browse(*queries)

    store = Asked(settings.database)
    asyncio.run(store.finished_tables(6))
    asyncio.run(store.open_tables(6))
    asyncio.run(store.tables_of("anna", 6))
    store.close()
    assert "tables_finished" in asked[0]
    assert "tables_waiting" in asked[1]
    assert not any("TEMP B-TREE" in plan for plan in asked[:2]), "they come in order"
    assert "sitting_by_person" in asked[2]
    assert not any("SCAN tables;" in plan or plan.endswith("SCAN tables") for plan in asked)
