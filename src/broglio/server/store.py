"""Tables on disk, in SQLite. What was acknowledged is on disk; the journal of a table is never rewritten.

One thread writes. Whatever has come in while it was busy goes into one transaction, so that many tables share the
cost of one flush to disk, and each waits only until its own rows are safe.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from broglio.core.game import Malformed

SCHEMA_VERSION = 1
SCHEMA = """
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
"""

Statement: TypeAlias = tuple[str, Sequence[Any]]


@dataclass(frozen=True, slots=True)
class TableRow:
    """What was settled when a table was made, and how it stands."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, str]
    listed: bool
    created: float
    changed: float
    finished: float | None
    rematch: str | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at a seat: a person by name, a bot by level, or nobody yet (no name)."""

    seat: int
    name: str
    level: str | None


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One step of a table: a move (chance is seat -1) or a move taken back."""

    sequence: int
    kind: str
    seat: int
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class ChatRow:
    """One remark at a table."""

    number: int
    seat: int
    name: str
    text: str
    at: float


COLUMNS = "id, game, version, seats, options, listed, created, changed, finished, rematch"


class Store:
    """All tables of one server."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.reader = _open(path)
        self.work: queue.SimpleQueue[tuple[Sequence[Statement], Future[None]] | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self.writer.start()

    def close(self) -> None:
        """Write what is left and let go of the file."""
        self.work.put(None)
        self.writer.join()
        self.reader.close()

    async def write(self, statements: Sequence[Statement]) -> None:
        """All of these or none, and back only when they are on disk."""
        done: Future[None] = Future()
        self.work.put((statements, done))
        await asyncio.wrap_future(done)

    def _write_all(self) -> None:
        connection = _open(self.path)
        going = True
        while going:
            batch = [self.work.get()]
            while not self.work.empty():
                batch.append(self.work.get())
            going = None not in batch
            self._write_batch(connection, [one for one in batch if one is not None])
        connection.close()

    def _write_batch(
        self, connection: sqlite3.Connection, batch: Sequence[tuple[Sequence[Statement], Future[None]]]
    ) -> None:
        """One transaction for all; where it fails, each by itself, so that one fault stays with the one at fault."""
        try:
            _transact(connection, [statement for statements, _ in batch for statement in statements])
        except sqlite3.Error as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            for one in batch:
                self._write_batch(connection, [one])
            return
        for _, done in batch:
            done.set_result(None)

    def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        found = self._tables("WHERE id = ?", (table_id,))
        return found[0] if found else None

    def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables at which somebody sits, the latest first."""
        return self._tables(
            "WHERE id IN (SELECT table_id FROM sitting WHERE person = ?) ORDER BY changed DESC LIMIT ?", (person, limit)
        )

    def open_tables(self, limit: int) -> list[TableRow]:
        """Listed tables with a free seat."""
        return self._tables(
            "WHERE listed AND finished IS NULL AND id IN (SELECT table_id FROM seats WHERE name = '' AND level IS NULL)"
            " ORDER BY changed DESC LIMIT ?",
            (limit,),
        )

    def finished_tables(self, limit: int) -> list[TableRow]:
        """Listed tables that have come to an end."""
        return self._tables("WHERE listed AND finished IS NOT NULL ORDER BY finished DESC LIMIT ?", (limit,))

    def unfinished(self) -> list[str]:
        """The ids of all tables at which a game is on."""
        return [row[0] for row in self.reader.execute("SELECT id FROM tables WHERE finished IS NULL")]

    def _tables(self, condition: str, values: Sequence[Any]) -> list[TableRow]:
        rows = self.reader.execute(f"SELECT {COLUMNS} FROM tables {condition}", values)
        return [
            TableRow(row[0], row[1], row[2], row[3], json.loads(row[4]), bool(row[5]), row[6], row[7], row[8], row[9])
            for row in rows
        ]

    def seats(self, table_id: str) -> list[SeatRow]:
        """Who sits at a table."""
        rows = self.reader.execute("SELECT seat, name, level FROM seats WHERE table_id = ? ORDER BY seat", (table_id,))
        return [SeatRow(*row) for row in rows]

    def sitting(self, table_id: str) -> dict[int, set[str]]:
        """Who may act for which seat."""
        found: dict[int, set[str]] = {}
        for seat, person in self.reader.execute("SELECT seat, person FROM sitting WHERE table_id = ?", (table_id,)):
            found.setdefault(seat, set()).add(person)
        return found

    def journal(self, table_id: str) -> list[JournalRow]:
        """All steps of a table in order."""
        rows = self.reader.execute(
            "SELECT sequence, kind, seat, text, at FROM journal WHERE table_id = ? ORDER BY sequence", (table_id,)
        )
        return [JournalRow(*row) for row in rows]

    def chat(self, table_id: str) -> list[ChatRow]:
        """All remarks at a table in order."""
        rows = self.reader.execute(
            "SELECT number, seat, name, text, at FROM chat WHERE table_id = ? ORDER BY number", (table_id,)
        )
        return [ChatRow(*row) for row in rows]


def _open(path: Path) -> sqlite3.Connection:
    """A connection to a file that is a store of this version, made where there is none."""
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version == 0:
            _transact(connection, [(part, ()) for part in SCHEMA.split(";\n") if part.strip()])
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        elif version != SCHEMA_VERSION:
            raise Malformed(str(path), f"is a store of version {version}; this program writes version {SCHEMA_VERSION}")
    except sqlite3.Error as error:
        raise Malformed(str(path), f"cannot be used as a store: {error}") from None
    return connection


def _transact(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for text, values in statements:
            connection.execute(text, values)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
