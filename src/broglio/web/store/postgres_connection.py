"""A connection to PostgreSQL, opened again when it is lost; its address, which holds a password, is never shown."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, TypeAlias

import psycopg
from psycopg.conninfo import conninfo_to_dict

from broglio.core.protocol import Malformed
from broglio.web.store.store import Unavailable

SETTING = "BROGLIO_DATABASE_URL"
PATIENCE = 5.0
"""Seconds for which a read or a write waits for a lost database before it fails."""
Connection: TypeAlias = psycopg.Connection[Any]

# Whatever is special in a password has to be escaped. Otherwise libpq would take a piece of it for a host or a port,
# and name that piece in its errors.
ADDRESS = re.compile(r"postgres(ql)?://([^:@/?#]+(:[^:@/?#]*)?@)?[^@/?#]*(/[^:@/?#]*)?(\?[^:@?#]*)?")


def check(address: str) -> None:
    """Refuse what is no address of a PostgreSQL database; without repeating it."""
    try:
        if address.isprintable() and ADDRESS.fullmatch(address):
            conninfo_to_dict(address)
            return
    except psycopg.ProgrammingError:
        pass  # it would tell of a wrong % in a password by telling the password
    raise Malformed(
        SETTING,
        "is not of the form postgresql://user:password@host:port/database"
        " (write special characters of a password as %40 for @, %3A for :, %2F for / and so on)",
    )


def connect(address: str) -> Connection:
    """A new connection, each statement of which stands by itself unless it says BEGIN."""
    connection = psycopg.connect(
        address,
        autocommit=True,
        connect_timeout=5,
        application_name="broglio",
        client_encoding="utf-8",
        # A machine at the other end that is gone without a word is noticed within half a minute.
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
        tcp_user_timeout=20_000,
    )
    try:
        # What is acknowledged must be on disk, whatever the database is set to.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        # If this process vanishes without a word, what it held must not block others for long.
        connection.execute("SET idle_in_transaction_session_timeout = '10s'")
        connection.execute("SET lock_timeout = '15s'")
    except BaseException:
        connection.close()
        raise
    return connection


class Line:
    """One connection, for one thread at a time."""

    def __init__(self, address: str, on_loss: Callable[[], object] = lambda: None) -> None:
        self.address = address
        self.on_loss = on_loss
        self.connection: Connection | None = None
        self.down_since = 0.0
        self.not_before = 0.0

    def get(self) -> Connection:
        """The connection, opened again if lost; raises Unavailable when the database has been gone for a while."""
        if self.connection is not None and not self.connection.closed:
            return self.connection
        if self.connection is not None:
            self.connection = None
            self.on_loss()
        if time.monotonic() < self.not_before:
            raise Unavailable("the database is not to be reached")
        while True:
            begin = time.monotonic()
            try:
                self.connection = connect(self.address)
            except psycopg.Error as error:
                now = time.monotonic()
                self.down_since = self.down_since or begin
                if now - self.down_since > PATIENCE:
                    # Where a try takes long, those who wait behind it must not each wait as long.
                    self.not_before = now + (now - begin)
                    raise Unavailable(f"the database is not to be reached: {first_line(error)}") from None
                time.sleep(0.1)
            else:
                self.down_since = 0.0
                return self.connection

    def close(self) -> None:
        """Hang up."""
        if self.connection is not None:
            self.connection.close()


def first_line(error: Exception) -> str:
    """What went wrong, without the hints that follow."""
    return str(error).strip().partition("\n")[0]


def one_value(cursor: psycopg.Cursor[Any]) -> Any:
    """What a query gives that gives one thing."""
    row = cursor.fetchone()
    return row[0] if row else None
