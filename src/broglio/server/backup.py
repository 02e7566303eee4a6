"""A copy of all tables while the server runs, and the way back.

A backup is one SQLite file, with the secret that signs cookies in it: whoever plays finds the same seat afterwards. It
holds all that is hidden at the tables, so only its owner may read it. PostgreSQL brings its own means.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from broglio.core import registry
from broglio.core.game import IllegalMove, Malformed
from broglio.core.match import Match
from broglio.server import migrations
from broglio.server.file_hold import Hold
from broglio.server.kept_table import BACK
from broglio.server.settings import Settings
from broglio.server.transfer import SECRET

PARTIAL = ".partial"


def backup(settings: Settings, target: Path, *, replay: bool) -> int:
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
        if secret.exists():
            with _opened(partial) as copy, copy:
                copy.execute("INSERT INTO kept (name, value) VALUES (?, ?)", (SECRET, secret.read_bytes().hex()))
        return inspect(partial, replay=replay)


def restore(settings: Settings, source: Path) -> int:
    """Put a backup into an empty data folder, all of it or nothing; gives the number of tables."""
    _refuse_postgres(settings, "restore by pg_restore, or by `broglio import`")
    if not source.is_file():
        raise Malformed(str(source), "there is no such file")
    settings.data.mkdir(parents=True, exist_ok=True)
    with Hold(settings.database):
        count = inspect(source, replay=True)
        secret = settings.data / "secret.key"
        with _appearing(settings.database) as partial:
            _copy(source, partial)
            carried = _take_secret(partial)
            _refuse_what_is_there(settings, carried)
            if carried:
                _write_secret(secret, carried)
        return count


def inspect(path: Path, *, replay: bool) -> int:
    """Check that a file is a sound store, and on wish that every game in it can be played again; gives their number."""
    try:
        with _opened(path) as store:
            (version,) = store.execute("PRAGMA user_version").fetchone()
            if not 0 < version <= migrations.LATEST:
                raise Malformed(
                    str(path), f"is a store of version {version}; this program knows 1 to {migrations.LATEST}"
                )
            faults = [row[0] for row in store.execute("PRAGMA integrity_check") if row[0] != "ok"]
            faults += [f"a row of {row[0]} belongs to nothing" for row in store.execute("PRAGMA foreign_key_check")]
            if faults:
                raise Malformed(str(path), f"is damaged: {faults[0]}")
            if replay:
                _replay_all(store)
            (count,) = store.execute("SELECT count(*) FROM tables").fetchone()
            return int(count)
    except sqlite3.Error as error:
        raise Malformed(str(path), f"cannot be used as a store: {error}") from None


def _replay_all(store: sqlite3.Connection) -> None:
    tables = store.execute("SELECT id, game, version, seats, options FROM tables")
    for table_id, game, version, seats, options in tables:
        steps = store.execute(
            "SELECT sequence, kind, seat, text FROM journal WHERE table_id = ? ORDER BY sequence", (table_id,)
        )
        face = registry.find(game).of_version(version)
        match = Match(face, seats, face.kept(json.loads(options)))
        for number, (sequence, kind, seat, text) in enumerate(steps):
            try:
                if sequence != number:
                    raise Malformed("journal", f"step {number} is missing")
                if kind == BACK:
                    match.undo()
                else:
                    match.play(seat, match.game.parse(text))
            except (Malformed, IllegalMove) as error:
                raise Malformed(f"table {table_id}, step {number}", f"cannot be played again: {error}") from None


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


def _take_secret(path: Path) -> bytes:
    with _opened(path) as store, store:
        found = store.execute("SELECT value FROM kept WHERE name = ?", (SECRET,)).fetchone()
        store.execute("DELETE FROM kept WHERE name = ?", (SECRET,))
    return bytes.fromhex(found[0]) if found else b""


def _write_secret(path: Path, secret: bytes) -> None:
    if not path.exists():
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
