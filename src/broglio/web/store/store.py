"""Tables that outlive the server: what was acknowledged is on disk, and the journal of a table is never rewritten.

`Store` says what can be asked; all SQL that reads stands here, in words that SQLite and PostgreSQL share, with `?` for
values. How a read and a write are carried out is a matter of `sqlite.py` and `postgres.py`.

A table's row has a `revision` that grows by one with each change of anything at the table. Writing a change
says which revision it was judged on; if the table has moved on since, nothing is written and `Conflict` is raised.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeAlias

from broglio.web.ops.settings import Settings

Statement: TypeAlias = tuple[str, Sequence[Any]]
SeatingKind: TypeAlias = Literal["sat", "bot", "handed", "returned"]
OnChange: TypeAlias = Callable[[str, int], None]
"""Called with a table's id and its new revision; with an empty id when changes may have been missed."""


MOVE, BACK = "move", "back"
"""What a step of the journal is: a move, of a player or of chance, or the last one taken back."""
REMEMBERED = 7 * 24 * 3600.0
"""Seconds for which a request that was carried out is known when it is repeated."""
PATIENCE = 600.0
"""Seconds for which an open table is listed after somebody was last there to play."""


class Conflict(Exception):
    """Somebody was quicker: a row that was to be new is there already, or one that was to be changed has changed."""


class Unavailable(Exception):
    """The store cannot be read or written now; nothing was changed."""

    key = "store"
    """The server's message about it."""


class Uncertain(Unavailable):
    """The store was lost in the middle of a change, and it cannot be found out whether that was written."""

    key = "uncertain"


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
    seed: str = field(default="", repr=False)
    """Where chance comes from: 64 hexadecimal digits; empty at tables older than seeds. No log shows it."""
    revision: int = 0
    """How often anything at the table has changed."""
    pledges_terms: int = 1
    """Whether its commitment is to the terms too; 0 at tables from before, which pledged their seed alone."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits at a seat: a person by name, a bot by level, or nobody yet (no name)."""

    seat: int
    name: str
    level: str | None
    entropy: str = ""
    """What its player added to the table's chance."""


MOVE = "move"
BACK = "back"
HEALTH = "health"
"""The row of `kept` by which a server sees that it can write."""


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


@dataclass(frozen=True, slots=True)
class SeatingRow:
    """Somebody else plays at a seat from now on."""

    number: int
    sequence: int
    """How many steps the journal had."""
    seat: int
    kind: SeatingKind
    """`sat`: a person, at a free seat; `bot`: a bot there; `handed`: a bot for a person; `returned`: that person."""
    level: str | None
    at: float


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it stood at one moment; of journal, chat and seatings, what was asked for."""

    row: TableRow
    seats: list[SeatRow]
    sitting: dict[int, set[str]]
    journal: list[JournalRow] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)
    seatings: list[SeatingRow] = field(default_factory=list)


TABLE_COLUMNS = ", ".join(column.name for column in fields(TableRow))
SEAT_COLUMNS = "seat, name, level, entropy"


class Store(ABC):
    """All tables of one server, or of several that share them."""

    is_shared: bool
    """Whether other processes may change tables too."""

    @abstractmethod
    async def read(self, *queries: Statement) -> list[list[Sequence[Any]]]:
        """The rows of each query, all as of one moment."""

    @abstractmethod
    async def browse(self, *queries: Statement) -> list[list[Sequence[Any]]]:
        """The same for lists, which may take longer: nobody else waits for it."""

    @abstractmethod
    async def write(self, statements: Sequence[Statement], table_id: str = "", revision: int = 0) -> None:
        """All of these or none, and back only when they are on disk.

        Raises Conflict where a key is taken or an UPDATE finds no row. Other processes are told the table's revision.
        """

    @abstractmethod
    def keep(self, name: str, value: str) -> str:
        """Keep a value under a name unless there is one already, and give what is kept; for use at the start."""

    @abstractmethod
    def listen(self, on_change: OnChange) -> None:
        """Have what other processes write told to the running loop from now on."""

    @abstractmethod
    async def claim(self, table_id: str) -> bool:
        """Ask to be the one process that plays for the bots of a table; a process that dies loses its claims."""

    @abstractmethod
    async def release(self, table_id: str) -> None:
        """Leave a table's bots to others."""

    @abstractmethod
    def close(self) -> None:
        """Write what is left and let go."""

    # one table

    async def load(
        self, table_id: str, journal_from: int = 0, chat_from: int = 0, seatings_from: int = 0
    ) -> Loaded | None:
        """A table with its steps, remarks and seatings from certain numbers on; None if there is none."""
        one = (table_id,)
        rows, seats, sitting, journal, chat, seatings = await self.read(
            (f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", one),
            (f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", one),
            ("SELECT seat, person FROM sitting WHERE table_id = ?", one),
            (
                "SELECT sequence, kind, seat, text, at FROM journal WHERE table_id = ? AND sequence >= ?"
                " ORDER BY sequence",
                (table_id, journal_from),
            ),
            (
                "SELECT number, seat, name, text, at FROM chat WHERE table_id = ? AND number >= ? ORDER BY number",
                (table_id, chat_from),
            ),
            (
                "SELECT number, sequence, seat, kind, level, at FROM seatings WHERE table_id = ? AND number >= ?"
                " ORDER BY number",
                (table_id, seatings_from),
            ),
        )
        if not rows:
            return None
        people: dict[int, set[str]] = {}
        for seat, person in sitting:
            people.setdefault(seat, set()).add(person)
        return Loaded(
            table_row(rows[0]),
            [SeatRow(*row) for row in seats],
            people,
            [JournalRow(*row) for row in journal],
            [ChatRow(*row) for row in chat],
            [SeatingRow(*row) for row in seatings],
        )

    async def revision(self, table_id: str) -> int:
        """How often a table has changed; -1 if there is none."""
        (rows,) = await self.read(("SELECT revision FROM tables WHERE id = ?", (table_id,)))
        return rows[0][0] if rows else -1

    async def journal(self, table_id: str) -> list[JournalRow]:
        """All steps of a table in order."""
        loaded = await self.load(table_id)
        return loaded.journal if loaded else []

    async def seat_of_link(self, table_id: str, token: str, made_after: float) -> int | None:
        """The seat to which a link leads that is not too old; the token is as it is kept, hashed."""
        (rows,) = await self.read(
            ("SELECT seat FROM links WHERE table_id = ? AND token = ? AND made > ?", (table_id, token, made_after))
        )
        return rows[0][0] if rows else None

    async def answer(self, person: str, key: str) -> str | None:
        """How a request with this key was answered; None: it was not carried out."""
        (rows,) = await self.read(("SELECT answer FROM done WHERE person = ? AND key = ?", (person, key)))
        return rows[0][0] if rows else None

    async def prune(self) -> None:
        """Forget the wishes that were carried out too long ago to be repeated."""
        await self.write([forget_done()])

    # lists of tables

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables at which somebody sits, the latest first."""
        return await self._tables(
            "WHERE id IN (SELECT table_id FROM sitting WHERE person = ?) ORDER BY changed DESC LIMIT ?", (person, limit)
        )

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Listed tables with a free seat, at which somebody has waited of late."""
        return await self._tables("WHERE waiting > ? ORDER BY waiting DESC LIMIT ?", (time.time() - PATIENCE, limit))

    async def finished_tables(self, limit: int) -> list[TableRow]:
        """Listed tables that have come to an end."""
        return await self._tables("WHERE listed = 1 AND finished IS NOT NULL ORDER BY finished DESC LIMIT ?", (limit,))

    async def seats_of(self, tables: Sequence[TableRow]) -> dict[str, list[SeatRow]]:
        """Who sits at each of these tables."""
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in tables}
        if seats:
            places = ", ".join("?" * len(seats))
            query = f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN ({places}) ORDER BY table_id, seat"
            (rows,) = await self.browse((query, list(seats)))
            for table_id, *row in rows:
                seats[table_id].append(SeatRow(*row))
        return seats

    async def _tables(self, condition: str, values: Sequence[Any]) -> list[TableRow]:
        (rows,) = await self.browse((f"SELECT {TABLE_COLUMNS} FROM tables {condition}", values))
        return [table_row(row) for row in rows]


def forget_done() -> Statement:
    """Forgets what was carried out too long ago to be repeated."""
    return ("DELETE FROM done WHERE at < ?", (time.time() - REMEMBERED,))


def note_waiting(table_id: str, at: float) -> Statement:
    """Says that somebody waits at a listed table, if it still has a free seat; else that nobody does any more."""
    free = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND name = '' AND level IS NULL)"
    return (f"UPDATE tables SET waiting = CASE WHEN {free} THEN ? END WHERE id = ?", (at, table_id))


def table_row(row: Sequence[Any]) -> TableRow:
    """A row as it comes from the database."""
    id, game, version, seats, options, listed, *rest = row
    return TableRow(id, game, version, seats, json.loads(options), bool(listed), *rest)


def open_store(settings: Settings, is_alone: bool = True) -> Store:
    """The store that the settings ask for, made or brought up to date where need be.

    A SQLite file is for one server; a process that only reads need not be alone.
    """
    if settings.database_url:
        from broglio.web.store.postgres import PostgresStore

        return PostgresStore(settings.database_url)
    from broglio.web.store.sqlite import SqliteStore

    return SqliteStore(settings.database, is_alone)
