"""Tables in a PostgreSQL database, for any number of server processes on any number of machines.

Three connections, each with a thread of its own: one writes, one reads (and holds the claims on bots, which PostgreSQL
frees when the connection ends), one listens to what other processes have written.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import logging
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
from psycopg import errors

from broglio.core.protocol import Malformed
from broglio.web.store import migrations
from broglio.web.store.group_commit import GroupCommit, OneFailed, Write
from broglio.web.store.postgres_connection import (
    PATIENCE,
    SETTING,
    Connection,
    Line,
    check,
    connect,
    first_line,
    one_value,
)
from broglio.web.store.store import Conflict, OnChange, Statement, Store, Unavailable, Uncertain, forget_done

CHANNEL = "broglio"
MIGRATING = 0x62726F67
"""The lock that is held while the schema is brought up to date."""
ATTEMPTS = 3

log = logging.getLogger(__name__)


class PostgresStore(Store):
    """One database, shared by everybody who has its address."""

    is_shared = True

    def __init__(self, address: str) -> None:
        check(address)
        try:
            with connect(address) as connection:
                _migrate(connection)
                text, values = forget_done()
                connection.execute(_sql(text), values)
        except psycopg.Error as error:
            raise Malformed(SETTING, f"this database cannot be used: {first_line(error)}") from None
        self.claims: set[str] = set()
        self.reading = Line(address, self.claims.clear)
        self.writing = Line(address)
        self.own_number = 0
        """By which notices of our own writes are known; we have seen those."""
        self.listening = Line(address)
        self.readers = ThreadPoolExecutor(1, "store-reader")
        self.group = GroupCommit(self._transact)
        self.closing = threading.Event()
        self.listener: threading.Thread | None = None

    def close(self) -> None:
        """Write what is left and hang up."""
        self.group.close()
        self.closing.set()
        self.readers.shutdown()
        if self.listener is not None:
            with contextlib.suppress(psycopg.Error, Unavailable):
                self.writing.get().execute("SELECT pg_notify(%s, '')", (CHANNEL,))  # wakes our listener
            self.listener.join()
        for line in (self.reading, self.writing, self.listening):
            line.close()

    # reading

    async def read(self, *queries: Statement) -> list[list[Sequence[Any]]]:
        """The rows of each query, all as of one moment."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, queries)

    async def browse(self, *queries: Statement) -> list[list[Sequence[Any]]]:
        """The same: no read is done on the loop."""
        return await self.read(*queries)

    def _read(self, queries: Sequence[Statement]) -> list[list[Sequence[Any]]]:
        for _ in range(ATTEMPTS):
            connection = self.reading.get()
            try:
                return _rows(connection, queries)
            except psycopg.Error as error:
                if not connection.closed:
                    connection.rollback()
                    raise Unavailable(f"the database cannot be read: {first_line(error)}") from None
        raise Unavailable("the database hangs up")

    # writing

    async def write(self, statements: Sequence[Statement], table_id: str = "", revision: int = 0) -> None:
        """All of these or none, and back only when they are on disk."""
        await self.group.write(statements, table_id, revision)

    def _transact(self, batch: Sequence[Write]) -> None:
        """One transaction; where the connection is lost before the commit was asked for, once more on a new one."""
        for _ in range(ATTEMPTS):
            connection = self.writing.get()
            asked = ""
            try:
                self.own_number = connection.info.backend_pid
                asked = _prepare(connection, batch)
                connection.execute("COMMIT")
            except (psycopg.Error, OneFailed) as error:
                if not connection.closed:
                    connection.rollback()
                    if isinstance(error, OneFailed):
                        raise
                    raise Unavailable(f"the database cannot be written: {first_line(error)}") from None
            else:
                return
            if asked and self._was_committed(asked):
                return
        raise Unavailable("the database hangs up")

    def _was_committed(self, transaction: str) -> bool:
        """Whether a transaction went through whose answer got lost on the way."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(psycopg.Error):
                connection = self.writing.get()
                status = one_value(connection.execute("SELECT pg_xact_status(%s::text::xid8)", (transaction,)))
                if status != "in progress":
                    return bool(status == "committed")
                # Its end of the line may not know that ours is gone.
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_xid::text = %s",
                    (str(int(transaction) % 2**32),),
                )
            time.sleep(0.05)
        raise Uncertain("the connection was lost, and it is not known whether the change was written")

    def keep(self, name: str, value: str) -> str:
        """Keep a value under a name unless there is one already, and give what is kept."""
        connection = self.writing.get()
        connection.execute("INSERT INTO kept (name, value) VALUES (%s, %s) ON CONFLICT DO NOTHING", (name, value))
        return str(one_value(connection.execute("SELECT value FROM kept WHERE name = %s", (name,))))

    # together with other processes

    def listen(self, on_change: OnChange) -> None:
        """Have what other processes write told to the running loop from now on."""
        loop = asyncio.get_running_loop()

        def tell(table_id: str, revision: int) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
                loop.call_soon_threadsafe(on_change, table_id, revision)

        self.listener = threading.Thread(target=self._listen, args=(tell,), name="store-listener", daemon=True)
        self.listener.start()

    def _listen(self, tell: OnChange) -> None:
        heard: Connection | None = None
        while not self.closing.is_set():
            try:
                connection = self.listening.get()
                if connection is not heard:
                    connection.execute(f"LISTEN {CHANNEL}")
                    heard = connection
                    tell("", 0)  # something may have been said before
                for notice in connection.notifies(timeout=1, stop_after=1):
                    table_id, _, revision = notice.payload.partition(" ")
                    if revision and notice.pid != self.own_number:
                        tell(table_id, int(revision))
            except (psycopg.Error, Unavailable) as error:
                log.warning("what other servers write is not heard for now: %s", first_line(error))
                self.closing.wait(0.2)

    async def claim(self, table_id: str) -> bool:
        """Ask to be the one process that plays for the bots of a table."""
        if table_id in self.claims:
            return True
        ((row,),) = await self.read(("SELECT pg_try_advisory_lock(?)", (_lock_of(table_id),)))
        if row[0]:
            self.claims.add(table_id)
        return bool(row[0])

    async def release(self, table_id: str) -> None:
        """Leave a table's bots to others."""
        if table_id in self.claims and not self.closing.is_set():
            self.claims.discard(table_id)
            await self.read(("SELECT pg_advisory_unlock(?)", (_lock_of(table_id),)))


@functools.cache
def _sql(text: str) -> str:
    return text.replace("?", "%s")


def _lock_of(table_id: str) -> int:
    return int.from_bytes(hashlib.sha256(f"bots of {table_id}".encode()).digest()[:8], "big", signed=True)


def _rows(connection: Connection, queries: Sequence[Statement]) -> list[list[Sequence[Any]]]:
    if len(queries) == 1:
        ((text, values),) = queries
        return [list(connection.execute(_sql(text), values).fetchall())]
    with connection.pipeline():
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        cursors = [connection.execute(_sql(text), values) for text, values in queries]
        connection.execute("COMMIT")
    return [list(cursor.fetchall()) for cursor in cursors]


def _prepare(connection: Connection, batch: Sequence[Write]) -> str:
    """Everything up to the commit, in one go; gives the transaction's number, by which its fate can be asked for."""
    # Everybody takes tables in the same order, or two processes would wait for each other.
    order = sorted(range(len(batch)), key=lambda number: batch[number].table_id)
    sent: list[tuple[int, str, psycopg.Cursor[Any]]] = []
    try:
        with connection.pipeline():
            connection.execute("BEGIN")
            transaction = connection.execute("SELECT pg_current_xact_id()::text")
            for number in order:
                write = batch[number]
                for text, values in write.statements:
                    # Noted before it is sent: what went wrong earlier may be told while this one goes out.
                    cursor = connection.cursor()
                    sent.append((number, text, cursor))
                    cursor.execute(_sql(text), values)
                if write.table_id:
                    notice = f"{write.table_id} {write.revision}"
                    connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))
    except psycopg.Error as error:
        if connection.closed:
            raise
        failed = next((number for number, _, cursor in sent if cursor.pgresult is None), None)
        if failed is None:
            raise
        raise OneFailed(failed, _error_of(error)) from None
    for number, text, cursor in sent:
        if cursor.rowcount == 0 and text.startswith("UPDATE"):
            raise OneFailed(number, Conflict(text))
    return str(one_value(transaction))


def _error_of(error: psycopg.Error) -> Exception:
    if isinstance(error, errors.UniqueViolation):
        return Conflict(first_line(error))
    return Unavailable(f"the database cannot be written: {first_line(error)}")


def _migrate(connection: Connection) -> None:
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = one_value(connection.execute("SELECT version FROM schema_version")) or 0
        if version > migrations.LATEST:
            raise Malformed(
                SETTING,
                f"is a database of version {version}; this program knows versions up to {migrations.LATEST}",
            )
        if version < migrations.LATEST:
            for statement in migrations.statements(version):
                connection.execute(migrations.for_postgres(statement))
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version (version) VALUES (%s)", (migrations.LATEST,))
