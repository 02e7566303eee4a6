"""Everything moves from one kind of store to the other and back, or nothing does."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from broglio.core.protocol import Malformed
from broglio.terminal.cli import main
from broglio.web.ops.settings import Settings
from broglio.web.store import transfer
from broglio.web.store.store import open_store
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers
from web.cluster import Cluster
from web.tables.test_table import ANNA, ballot, doge


@pytest.fixture
def filled(settings: Settings, thinkers: Thinkers) -> Settings:
    """A folder with a server's tables: two games, one with a remark and moves, and what signs its cookies."""

    async def play() -> None:
        store = open_store(settings)
        tables = Tables(store, thinkers, settings)
        table = await doge(tables)
        await table.play(0, table.version, table.game.parse("castello 1"), ANNA, "key")
        await table.remark(1, "Bela", "“Eh bien !” \N{ROCKET}")
        await ballot(await doge(tables), 2, "castello 1")
        store.close()

    asyncio.run(play())
    (settings.data / "secret.key").write_bytes(b"\x07" * 32)
    return settings


def folder(settings: Settings, name: str) -> Settings:
    return replace(settings, data=settings.data / name)


def test_from_sqlite_to_postgresql_and_back_all_is_the_same(filled: Settings, cluster: Cluster, tmp_path: Path) -> None:
    between = replace(folder(filled, "none"), database_url=cluster.database())
    after = folder(filled, "after")
    files = [tmp_path / f"{number}.jsonl" for number in range(3)]
    assert transfer.export(filled, str(files[0])) == 2
    assert transfer.import_(between, files[0]) == 2
    assert transfer.export(between, str(files[1])) == 2
    assert transfer.import_(after, files[1]) == 2
    assert transfer.export(after, str(files[2])) == 2
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()
    assert (after.data / "secret.key").read_bytes() == b"\x07" * 32, "so that cookies stay good"
    assert files[0].stat().st_mode & 0o077 == 0
    assert (after.data / "secret.key").stat().st_mode & 0o077 == 0


def test_a_game_goes_on_where_it_was(filled: Settings, cluster: Cluster, tmp_path: Path, thinkers: Thinkers) -> None:
    after = replace(filled, database_url=cluster.database())
    assert main(["export", str(tmp_path / "all"), "--data", str(filled.data)]) == 0
    assert main(["import", str(tmp_path / "all"), "--database-url", after.database_url]) == 0

    async def scene() -> None:
        store = open_store(after)
        (row,) = [row for row in await store.tables_of(ANNA, 9) if row.revision == 3]
        table = await Tables(store, thinkers, after).find(row.id)
        assert table is not None
        assert set(table.asked) == {1, 2}
        version = table.version
        assert await table.play(0, 0, table.game.parse("castello 1"), ANNA, "key") == version, "a repeat is known"
        await ballot(table, 1, "castello 1")
        store.close()

    asyncio.run(scene())


def sealed(lines: list[str]) -> list[str]:
    """Lines with a last one that counts them and has their checksum, as an export ends."""
    written = "".join(f"{line}\n" for line in lines).encode()
    return [*lines, json.dumps({"rows": len(lines) - 1, "sha256": hashlib.sha256(written).hexdigest()})]


def with_seed_of_another(lines: list[str]) -> list[str]:
    rows = [json.loads(line) for line in lines[:-1]]
    for row in rows:
        if "tables" in row:
            row["tables"]["seed"] = "5b" * 32
    return sealed([json.dumps(row) for row in rows])


Spoil = Callable[[list[str]], list[str]]
FAULTS: dict[str, tuple[Spoil, str]] = {
    "nothing": (lambda _: [], "line 1 line 1 column 1: Expecting value"),
    "another file": (lambda _: ['{"name": "broglio"}'], "was not made by `broglio export`"),
    "a later format": (lambda lines: ['{"broglio tables": 3, "schema": 9}', *lines[1:]], "this program is older"),
    "a changed name": (lambda lines: [line.replace("Bela", "Beta") for line in lines], "is damaged"),
    "a key twice": (lambda lines: [lines[0], '{"kept": {"name": "a", "name": "b"}}'], "'name' is given twice"),
    "another seed": (with_seed_of_another, "is not what the table's seed draws"),
    "cut off": (lambda lines: lines[:-1], "is cut off"),
    "a row lost": (lambda lines: lines[:4] + lines[5:], "is damaged"),
    "a wrong count": (lambda lines: [*lines[:-1], lines[-1].replace('"rows": ', '"rows": 1')], "must be the last"),
    "more behind it": (lambda lines: [*lines, lines[1]], "must be the last"),
    "half a line": (lambda lines: [lines[0], lines[1][:40]], "line 2"),
    "no row": (lambda lines: [lines[0], "[1]"], "line 2: is not a JSON object"),
    "an unknown part": (lambda lines: [lines[0], '{"sqlite_schema": {}}'], "must be a row of tables, chat"),
    "an unknown column": (lambda lines: [lines[0], '{"kept": {"name": "a", "x": 1}}'], "there is no column 'x'"),
    "a wrong value": (lambda lines: [lines[0], '{"kept": {"name": "a", "value": 1}}'], "value must be str, not 1"),
    "no key": (lambda lines: [lines[0], '{"kept": {"value": "a"}}'], "name must be given"),
    "a row twice": (
        lambda lines: sealed([*lines[:-1], next(line for line in lines if '"chat"' in line)]),
        "nothing was imported",
    ),
    "a seat of no table": (
        lambda lines: sealed([lines[0], '{"sitting": {"table_id": "none", "seat": 0, "person": "a"}}']),
        "nothing was imported",
    ),
    "a row that lacks something": (
        lambda lines: sealed([lines[0], '{"tables": {"id": "a"}}']),
        "nothing was imported",
    ),
}


@pytest.mark.parametrize(
    ("fault", "kind"),
    [(fault, "sqlite") for fault in FAULTS]
    + [(fault, "postgres") for fault in FAULTS if FAULTS[fault][1] == "nothing was imported"],
)
def test_what_is_not_a_whole_export_is_refused_and_leaves_nothing(
    filled: Settings, tmp_path: Path, fault: str, kind: str, request: pytest.FixtureRequest
) -> None:
    spoil, words = FAULTS[fault]
    path = tmp_path / "all.jsonl"
    transfer.export(filled, str(path))
    path.write_text("".join(line + "\n" for line in spoil(path.read_text().splitlines())))
    after = folder(filled, "after")
    if kind == "postgres":
        after = replace(after, database_url=request.getfixturevalue("cluster").database())
    with pytest.raises(Malformed, match="all.jsonl.*" + words):
        transfer.import_(after, path)
    store = open_store(after) if after.data.exists() or kind == "postgres" else None
    if store is not None:
        assert not asyncio.run(store.tables_of(ANNA, 9))
        store.close()
    assert not (after.data / "secret.key").exists()


def test_no_flipped_bit_of_an_export_is_imported(filled: Settings, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    transfer.export(filled, str(path))
    whole = path.read_bytes()
    source = random.Random(5)
    for number in range(40):
        flipped = bytearray(whole)
        flipped[source.randrange(len(whole))] ^= 1 << source.randrange(8)
        path.write_bytes(flipped)
        with pytest.raises(Malformed):
            transfer.import_(folder(filled, f"after{number}"), path)


def test_an_export_from_before_checksums_is_imported(filled: Settings, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    transfer.export(filled, str(path))
    heading, *lines, _ = path.read_text().splitlines()
    earlier = [heading.replace('tables": 2', 'tables": 1'), *lines, json.dumps({"rows": len(lines)})]
    path.write_text("".join(f"{line}\n" for line in earlier))
    assert transfer.import_(folder(filled, "after"), path) == 2


def test_tables_that_were_exported_long_ago_are_read(tmp_path: Path) -> None:
    saved = Path(__file__).parents[1] / "exports" / "three-tables.txt"
    assert main(["import", str(saved), "--data", str(tmp_path / "data")]) == 0
    assert main(["export", str(tmp_path / "again.txt"), "--data", str(tmp_path / "data")]) == 0
    assert (tmp_path / "again.txt").read_text() == saved.read_text()


def test_nothing_that_is_there_is_written_over(filled: Settings, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    transfer.export(filled, str(path))
    before = path.read_bytes()
    with pytest.raises(Malformed, match="is there already"):
        transfer.export(filled, str(path))
    assert path.read_bytes() == before
    with pytest.raises(Malformed, match="empty store, and there is something in 'tables'"):
        transfer.import_(filled, path)
    other = folder(filled, "other")
    other.data.mkdir()
    (other.data / "secret.key").write_bytes(b"\x08" * 32)
    with pytest.raises(Malformed, match="is another server's"):
        transfer.import_(other, path)


def test_a_folder_without_tables_has_nothing_to_export(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="there are no tables"):
        transfer.export(settings, str(tmp_path / "all"))
    assert list(tmp_path.iterdir()) == []


def test_a_running_server_can_be_exported(filled: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(filled)
    assert main(["export", "-", "--data", str(filled.data)]) == 0
    store.close()
    told = capsys.readouterr().out.splitlines()
    before = "".join(f"{line}\n" for line in told[:-1]).encode()
    assert json.loads(told[-1]) == {"rows": len(told) - 2, "sha256": hashlib.sha256(before).hexdigest()}
