"""All tables as one readable file: `broglio export` writes it, `broglio import` reads it into an empty store.

A line is one JSON object. The first names the format, each of the others holds a row (`{"journal": {"table_id": …}}`),
the last counts them and has the SHA-256 of all lines before it, so that a file that was cut off or changed is known.
Rows have an order that is the same for every store. The file holds all secrets of the server: only its owner may
read it.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TextIO

from broglio.core.kit.reading import parse_json
from broglio.core.protocol import Malformed
from broglio.web.ops.settings import Settings
from broglio.web.store import migrations
from broglio.web.store.check import replay
from broglio.web.store.store import HEALTH, Conflict, JournalRow, Statement, Store, TableRow, Unavailable, open_store

FORMAT = 2
NO_CHECKSUM = 1
"""The format of earlier files, whose last line only counts."""
HEADING = "broglio tables"
SECRET = "secret"
"""What signs the cookies: beside SQLite a file of its own, in PostgreSQL a row of `kept`."""
PASSING = {"seen"}
"""Who has a page open this minute is nothing to carry along."""
TYPES = {"TEXT": str, "INTEGER": int, "REAL": float}


@dataclass(frozen=True)
class Column:
    """A column as the schema says it."""

    name: str
    type: type
    may_be_null: bool
    key: int
    """Its place in the table's key; 0: no part of it."""


def schema() -> dict[str, list[Column]]:
    """All that is carried along, read off the schema itself; what others refer to comes first."""
    scratch = sqlite3.connect(":memory:")
    for statement in migrations.statements(0):
        scratch.execute(statement)
    names = [row[0] for row in scratch.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
    found = {
        name: [
            Column(column, TYPES[kind], not (is_needed or key), key)
            for _, column, kind, is_needed, _, key in scratch.execute(f"PRAGMA table_info({name})")
        ]
        for name in sorted(names, key=lambda name: (name != "tables", name))
        if name not in PASSING
    }
    scratch.close()
    return found


def export(settings: Settings, target: str) -> int:
    """Write everything to a new file, or to the standard output (`-`); gives the number of tables."""
    if not settings.database_url and not settings.database.exists():
        raise Malformed(str(settings.database), "there are no tables to export")
    store = open_store(settings, is_alone=False)
    try:
        rows = asyncio.run(_everything(store))
    except Unavailable as error:
        raise Malformed("export", str(error)) from None
    finally:
        store.close()
    secret = _secret_file(settings)
    if secret is not None and secret.exists():
        rows["kept"].append({"name": SECRET, "value": secret.read_bytes().hex()})
    if target == "-":
        _write(sys.stdout, rows)
    else:
        _write_file(Path(target), rows)
    return len(rows["tables"])


async def _everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    parts = schema()
    queries = [(f"SELECT {', '.join(one.name for one in columns)} FROM {name}", ()) for name, columns in parts.items()]
    found: dict[str, list[dict[str, Any]]] = {}
    for (name, columns), rows in zip(parts.items(), await store.read(*queries), strict=True):
        key = [number for _, number in sorted((one.key, number) for number, one in enumerate(columns) if one.key)]
        rows.sort(key=lambda row, key=key: [row[number] for number in key])  # type: ignore[misc]  # a default binds it
        found[name] = [dict(zip([one.name for one in columns], row, strict=True)) for row in rows]
    found["kept"] = [row for row in found["kept"] if row["name"] != HEALTH]
    return found


def _write(file: TextIO, rows: Mapping[str, Iterable[Mapping[str, Any]]]) -> None:
    written = hashlib.sha256()

    def write(line: Mapping[str, Any]) -> None:
        text = json.dumps(line, ensure_ascii=False) + "\n"
        written.update(text.encode())
        file.write(text)

    write({HEADING: FORMAT, "schema": migrations.LATEST})
    count = 0
    for name, part in rows.items():
        for row in part:
            write({name: row})
            count += 1
    write({"rows": count, "sha256": written.hexdigest()})


def _write_file(path: Path, rows: Mapping[str, Iterable[Mapping[str, Any]]]) -> None:
    """Whole or not at all, and never over what is there."""
    partial = path.with_name(path.name + ".partial")
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise Malformed(str(path), "is there already; nothing was written") from None
    os.close(handle)
    try:
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            _write(file, rows)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except BaseException:
        partial.unlink(missing_ok=True)
        path.unlink()
        raise


def import_(settings: Settings, source: Path) -> int:
    """Read a file into an empty store, all or nothing; gives the number of tables."""
    try:
        with source.open(encoding="utf-8") as file:
            rows = list(_rows(file, str(source)))
    except UnicodeDecodeError:
        raise Malformed(str(source), "is damaged: it is no UTF-8") from None
    try:
        _replay_all(rows)
    except Malformed as error:
        raise Malformed(str(source), f"nothing was imported: {error}") from None
    except (KeyError, TypeError):
        raise Malformed(str(source), "nothing was imported: a row of a table or of its journal is not whole") from None
    secret = _secret_file(settings)
    carried = next((row["value"] for name, row in rows if name == "kept" and row["name"] == SECRET), "")
    if secret is not None:
        rows = [(name, row) for name, row in rows if name != "kept" or row["name"] != SECRET]
        if carried and secret.exists() and secret.read_bytes().hex() != carried:
            raise Malformed(str(secret), "is another server's; import into a folder of its own")
        settings.data.mkdir(parents=True, exist_ok=True)
    store = open_store(settings)
    try:
        asyncio.run(_fill(store, rows, str(source)))
        if secret is not None and carried and not secret.exists():
            with os.fdopen(os.open(secret, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as key:
                key.write(bytes.fromhex(carried))
                key.flush()
                os.fsync(key.fileno())
    except (Unavailable, Conflict) as error:
        raise Malformed(str(source), f"nothing was imported: {error}") from None
    finally:
        store.close()
    return sum(name == "tables" for name, _ in rows)


async def _fill(store: Store, rows: Iterable[tuple[str, dict[str, Any]]], where: str) -> None:
    for name, part in (await _everything(store)).items():
        if part:
            raise Malformed(where, f"can only be imported into an empty store, and there is something in {name!r}")
    order = list(schema())
    statements: list[Statement] = [
        (f"INSERT INTO {name} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values()))
        for name, row in sorted(rows, key=lambda one: order.index(one[0]))
    ]
    await store.write(statements)


def _rows(file: Iterable[str], where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a file, each checked against the schema."""
    parts = {name: {column.name: column for column in columns} for name, columns in schema().items()}
    lines = enumerate(file, 1)
    first = next(lines, (1, ""))[1]
    heading = _object(first, f"{where}, line 1")
    if HEADING not in heading:
        raise Malformed(where, "was not made by `broglio export`")
    if heading[HEADING] not in (NO_CHECKSUM, FORMAT) or not 1 <= heading.get("schema", 0) <= migrations.LATEST:
        raise Malformed(
            where, f"is of format {heading[HEADING]} and schema {heading.get('schema')}; this program is older"
        )
    has_checksum = heading[HEADING] == FORMAT
    read = hashlib.sha256(first.encode())
    for number, line in lines:
        place = f"{where}, line {number}"
        found = _object(line, place)
        if "rows" in found:
            if has_checksum and found.get("sha256") != read.hexdigest():
                raise Malformed(where, "is damaged: what stands here is not what was written, its checksum is another")
            if found["rows"] != number - 2 or next(lines, None) is not None:
                raise Malformed(
                    place, f"must be the last, after {found['rows']} rows; there are {number - 2} before it"
                )
            return
        read.update(line.encode())
        name, row = next(iter(found.items()), ("", None))
        if len(found) != 1 or name not in parts or not isinstance(row, dict):
            raise Malformed(place, f"must be a row of {', '.join(parts)}")
        _check(row, parts[name], place)
        yield name, row
    raise Malformed(where, "is cut off: its last line is missing")


def _replay_all(rows: Sequence[tuple[str, Mapping[str, Any]]]) -> None:
    """Play all games again, in memory, before anything is written."""
    journals: dict[str, list[JournalRow]] = {}
    entropies: dict[str, dict[int, str]] = {}
    for name, row in rows:
        if name == "journal":
            journals.setdefault(row["table_id"], []).append(
                JournalRow(**{key: value for key, value in row.items() if key != "table_id"})
            )
        elif name == "seats":
            entropies.setdefault(row["table_id"], {})[row["seat"]] = row.get("entropy", "")
    for name, row in rows:
        if name == "tables":
            known = {column.name for column in fields(TableRow)}
            columns = {key: value for key, value in row.items() if key in known}
            table = TableRow(**{**columns, "options": parse_json(row["options"], f"table {row['id']}, options")})
            added = entropies.get(table.id, {})
            journal = sorted(journals.get(table.id, ()), key=lambda step: step.sequence)
            replay(table, [added.get(seat, "") for seat in range(table.seats)], journal)


def _object(line: str, place: str) -> dict[str, Any]:
    found = parse_json(line, place)
    if not isinstance(found, dict):
        raise Malformed(place, "is not a JSON object")
    return found


def _check(row: Mapping[str, Any], columns: Mapping[str, Column], place: str) -> None:
    for name, value in row.items():
        column = columns.get(name)
        if column is None:
            raise Malformed(place, f"there is no column {name!r}")
        if not (type(value) is column.type or (value is None and column.may_be_null)):
            raise Malformed(place, f"{name} must be {column.type.__name__}, not {value!r}")
    missing = [column.name for column in columns.values() if column.key and column.name not in row]
    if missing:
        raise Malformed(place, f"{', '.join(missing)} must be given")


def _secret_file(settings: Settings) -> Path | None:
    return None if settings.database_url else settings.data / "secret.key"
