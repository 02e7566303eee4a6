"""Tables in one SQLite file, for one server process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from broglio.core.protocol import Malformed
from broglio.web.store import migrations
from broglio.web.store.file_lock import Hold
from broglio.web.store.group_commit import GroupCommit, OneFailed, Write
from broglio.web.store.store import Conflict, OnChange, Statement, Store, Unavailable, forget_done


class SqliteStore(Store):
    """One file; short reads are done at once, lists are read in a thread, writes are flushed together."""

    is_shared = False

    def __init__(self, path: Path, is_alone: bool = True) -> None:
        self.path = path
        with contextlib.ExitStack() as opened:
            self.hold = opened.enter_context(Hold(path)) if is_alone else None
            try:
                _check(path)
                self.reader = opened.enter_context(contextlib.closing(_open(path)))
                self.writer = opened.enter_context(contextlib.closing(_open(path)))
                self.browser = opened.enter_context(contextlib.closing(_open(path)))
                self.writer.execute(*forget_done())
            except sqlite3.Error as error:
                raise Malformed(str(path), _advice(error)) from None
            self.opened = opened.pop_all()
        self.browsing = ThreadPoolExecutor(1, "store-browser")
        self.group = GroupCommit(self._transact)

    def close(self) -> None:
        """Write what is left and let go of the file."""
        self.group.close()
        self.browsing.shutdown()
        self.opened.close()

    async def read(self, *queries: Statement) -> list[list[Sequence[Any]]]:
        """The rows of each query, all as of one moment."""
        return self._read(self.reader, queries)

    async def browse(self, *queries: Statement) -> list[list[Sequence[Any]]]:
        """The same for lists, beside the loop: SQLite needs none of Python's time while it looks."""
        return await asyncio.get_running_loop().run_in_executor(self.browsing, self._read, self.browser, queries)

    def _read(self, reader: sqlite3.Connection, queries: Sequence[Statement]) -> list[list[Sequence[Any]]]:
        try:
            if len(queries) == 1:
                return [reader.execute(*queries[0]).fetchall()]
            reader.execute("BEGIN")
            try:
                return [reader.execute(text, values).fetchall() for text, values in queries]
            finally:
                reader.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise Unavailable(f"{self.path} cannot be read: {error}") from None

    async def write(self, statements: Sequence[Statement], table_id: str = "", revision: int = 0) -> None:
        """All of these or none, and back only when they are on disk."""
        await self.group.write(statements, table_id, revision)

    def _transact(self, batch: Sequence[Write]) -> None:
        connection = self.writer
        try:
            connection.execute("BEGIN IMMEDIATE")
            for number, write in enumerate(batch):
                try:
                    _execute(connection, write.statements)
                except (sqlite3.Error, Conflict) as error:
                    raise OneFailed(number, self._error_of(error)) from None
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise self._error_of(error) from None
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _error_of(self, error: Exception) -> Exception:
        if isinstance(error, Conflict):
            return error
        if getattr(error, "sqlite_errorname", "") in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"):
            return Conflict(str(error))
        return Unavailable(f"{self.path} cannot be written: {error}")

    def keep(self, name: str, value: str) -> str:
        """Keep a value under a name unless there is one already, and give what is kept."""
        self.reader.execute("INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value))
        (kept,) = self.reader.execute("SELECT value FROM kept WHERE name = ?", (name,)).fetchone()
        return str(kept)

    def listen(self, on_change: OnChange) -> None:
        """Nobody else writes."""

    async def claim(self, table_id: str) -> bool:  # noqa: ARG002  whichever table it is
        """There is no other process."""
        return True

    async def release(self, table_id: str) -> None:
        """There is nobody to leave it to."""


def _execute(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    for text, values in statements:
        if connection.execute(text, values).rowcount == 0 and text.startswith("UPDATE"):
            raise Conflict(text)


def _open(path: Path) -> sqlite3.Connection:
    """A connection to a file that is a store, made or brought up to date where need be."""
    with contextlib.suppress(OSError):  # it is there already, or SQLite tells what is wrong
        # What is hidden at the tables is for nobody else on this machine.
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _check(path: Path) -> None:
    """Damage is better found before anything is written than in the middle of a game."""
    if not path.exists():
        return
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(found.replace("\n", " "))


def _advice(error: sqlite3.Error) -> str:
    words = f"cannot be used as a store: {error}"
    if type(error) is sqlite3.DatabaseError:  # and none of its kinds: the file itself is at fault
        words += "; it was left as it is: move it away, and bring back a backup by `broglio restore`"
    return words


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > migrations.LATEST:
            raise Malformed(
                str(path), f"is a store of version {version}; this program knows versions up to {migrations.LATEST}"
            )
        if version < migrations.LATEST:
            for statement in migrations.statements(version):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {migrations.LATEST}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
