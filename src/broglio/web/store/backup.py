"""A copy of all tables while the server runs, and the way back.

A backup is one SQLite file, with the secret that signs cookies in it (players find their seats afterwards) and a
checksum over all rows and the schema. It holds all that is hidden at the tables, so only its owner may read it.
PostgreSQL brings its own means.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from broglio.core.protocol import Malformed
from broglio.web.ops.settings import Settings
from broglio.web.store import migrations
from broglio.web.store.check import Checksum, replay
from broglio.web.store.file_lock import Hold
from broglio.web.store.store import JournalRow, TableRow, table_row
from broglio.web.store.transfer import SECRET

PARTIAL = ".partial"
CHECKSUM = "checksum"
"""The row of `kept` that a copy has and a store has not."""
CHECKSUMS_SINCE = 4
"""Copies with a schema from before this one have no checksum."""


def backup(settings: Settings, target: Path, *, is_played: bool) -> int:
    """Copy everything that was acknowledged so far to a new file; gives the number of tables.

    SQLite copies one moment, in which writers go on; what is copied is then checked, and only then gets its name.
    """
    _refuse_postgres(settings, "back up by pg_dump, or by `broglio export`")
    if not settings.database.exists():
        raise Malformed(str(settings.database), "there are no tables to back up")
    if target.exists():
        raise Malformed(str(target), "is there already; nothing was written")
    with _appearing(target) as partial:
        _copy(settings.database, partial)
        secret = settings.data / "secret.key"
        with _opened(partial) as copy, copy:
            keep = "INSERT INTO kept (name, value) VALUES (?, ?)"
            if secret.exists():
                copy.execute(keep, (SECRET, secret.read_bytes().hex()))
            copy.execute(keep, (CHECKSUM, _checksum(copy)))
        return inspect(partial, is_played=is_played)


def restore(settings: Settings, source: Path) -> int:
    """Put a backup into an empty data folder, all of it or nothing; gives the number of tables."""
    _refuse_postgres(settings, "restore by pg_restore, or by `broglio import`")
    if not source.is_file():
        raise Malformed(str(source), "there is no such file")
    settings.data.mkdir(parents=True, exist_ok=True)
    with Hold(settings.database):
        count = inspect(source, is_played=True)
        secret = settings.data / "secret.key"
        with _appearing(settings.database) as partial:
            _copy(source, partial)
            carried = _take_out(partial)
            _refuse_what_is_there(settings, carried)
            if carried:
                _write_secret(secret, carried)
        return count


def inspect(path: Path, *, is_played: bool) -> int:
    """Check that a file is a sound copy, and on wish that every game in it can be played again; gives their number."""
    try:
        with _opened(path) as store:
            (version,) = store.execute("PRAGMA user_version").fetchone()
            if not 0 < version <= migrations.LATEST:
                raise Malformed(
                    str(path), f"is a store of version {version}; this program knows 1 to {migrations.LATEST}"
                )
            faults = [row[0] for row in store.execute("PRAGMA integrity_check") if row[0] != "ok"]
            faults += [f"a row of {row[0]} belongs to nothing" for row in store.execute("PRAGMA foreign_key_check")]
            faults += _checksum_faults(store, version)
            if faults:
                raise Malformed(str(path), f"is damaged: {faults[0]}")
            if is_played:
                _replay_all(store)
            (count,) = store.execute("SELECT count(*) FROM tables").fetchone()
            return int(count)
    except sqlite3.Error as error:
        raise Malformed(str(path), f"cannot be used as a store: {error}") from None


def _replay_all(store: sqlite3.Connection) -> None:
    # Stores from before seeds lack the last columns, and seats without additions.
    there = {row[1] for row in store.execute("PRAGMA table_info(tables)")}
    columns = ", ".join(column.name for column in fields(TableRow) if column.name in there)
    for row in store.execute(f"SELECT {columns} FROM tables"):
        table = table_row(row)
        added = "SELECT entropy FROM seats WHERE table_id = ? ORDER BY seat"
        entropies = store.execute(added, (table.id,)).fetchall() if table.seed else ()
        steps = store.execute(
            "SELECT sequence, kind, seat, text, at FROM journal WHERE table_id = ? ORDER BY sequence", (table.id,)
        )
        replay(table, [entropy for (entropy,) in entropies], [JournalRow(*step) for step in steps])


def _checksum_faults(store: sqlite3.Connection, version: int) -> list[str]:
    if version < CHECKSUMS_SINCE:
        return []
    found = store.execute("SELECT value FROM kept WHERE name = ?", (CHECKSUM,)).fetchone()
    if found is None:
        return ["it has no checksum; a sound copy is made by `broglio backup`"]
    return [] if found[0] == _checksum(store) else ["what it holds is not what was copied: its checksum is another"]


def _checksum(store: sqlite3.Connection) -> str:
    """Of the schema and of all rows but the checksum's own."""
    checksum = Checksum()
    checksum.add(store.execute("PRAGMA user_version").fetchone())
    parts = store.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name").fetchall()
    for part in parts:
        checksum.add(part)
    for kind, name, _, _ in parts:
        if kind == "table":
            columns = len(store.execute(f"PRAGMA table_info({name})").fetchall())
            order = ", ".join(map(str, range(1, columns + 1)))
            for row in store.execute(f"SELECT * FROM {name} ORDER BY {order}"):
                if (name, row[0]) != ("kept", CHECKSUM):
                    checksum.add((name, *row))
    return checksum.hex


def _refuse_postgres(settings: Settings, instead: str) -> None:
    if settings.database_url:
        raise Malformed(settings.database_name, f"tables are in PostgreSQL: {instead}")


def _refuse_what_is_there(settings: Settings, secret: bytes) -> None:
    """Nothing is ever written over; only what an interrupted attempt has left may lie there."""
    name = settings.database.name
    for path in sorted(settings.data.iterdir()):
        is_ours = path.name in (f"{name}.lock", f"{name}{PARTIAL}")
        if not is_ours and not (path.name == "secret.key" and path.read_bytes() == secret):
            raise Malformed(str(settings.data), f"is not empty: {path.name} is there; restore into a new folder")


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=30)) as store:
        yield store


def _copy(source: Path, target: Path) -> None:
    try:
        with _opened(source) as old, _opened(target) as new:
            old.backup(new)
            # One file, with no log beside it.
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise Malformed(str(source), f"cannot be copied: {error}") from None


@contextlib.contextmanager
def _appearing(target: Path) -> Iterator[Path]:
    """A file that gets its name when it is whole and on disk, and never takes the place of another."""
    partial = target.with_name(target.name + PARTIAL)
    partial.unlink(missing_ok=True)
    os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield partial
        _flush(partial)
        os.link(partial, target)
    except FileExistsError:
        raise Malformed(str(target), "is there already; nothing was written") from None
    finally:
        partial.unlink()
    _flush(target.parent)


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _take_out(path: Path) -> bytes:
    """Make a store of a copy: what only a copy holds is taken out of it; gives the secret."""
    with _opened(path) as store, store:
        found = store.execute("SELECT value FROM kept WHERE name = ?", (SECRET,)).fetchone()
        store.execute("DELETE FROM kept WHERE name IN (?, ?)", (SECRET, CHECKSUM))
    return bytes.fromhex(found[0]) if found else b""


def _write_secret(path: Path, secret: bytes) -> None:
    if not path.exists():
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
