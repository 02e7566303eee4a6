"""Copies of a server that runs, and the way back: nothing that was acknowledged is missing, nothing is written over."""

from __future__ import annotations

import random
import shutil
import sqlite3
import stat
import threading
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from broglio.terminal import cli
from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from broglio.web.store import migrations
from browser.server import Server
from web.visitors import visitor

SAID = "Castello by night"


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str, str]:
    """A data folder with one table, the table's address, and the cookie of whoever sits there."""
    data = tmp_path / "data"
    with visitor(create_app(Settings(data, pace=0, thinkers=1))) as client:
        where = make(client)
        return data, where, client.cookies["broglio"]


def make(client: TestClient | httpx2.Client) -> str:
    """A table with one remark, both acknowledged."""
    made = client.post("/tables", data={"game": "doge", "seats": "3"})
    assert made.status_code == 200, made.text
    said = client.post(f"{made.url.path}/say", data={"text": SAID})
    assert said.status_code == 200, said.text
    return str(made.url.path)


def run(*words: object) -> int:
    return cli.main([str(word) for word in words])


def remarks(database: Path) -> set[str]:
    with sqlite3.connect(database) as store:
        return {row[0] for row in store.execute("SELECT table_id FROM chat WHERE text = ?", (SAID,))}


def test_a_copy_brings_everything_back_seats_included(
    played: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, where, cookie = played
    copy, other = tmp_path / "copy", tmp_path / "other"
    assert run("backup", copy, "--check", "--data", data) == 0
    assert capsys.readouterr().out == f"{copy}: a sound copy of 1 tables, all games played again\n"
    for path in (copy, data / "broglio.sqlite3"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, "it holds every secret"
    assert run("restore", copy, "--data", other) == 0
    assert capsys.readouterr().out == f"{other}: 1 tables restored\n"
    assert (other / "secret.key").read_bytes() == (data / "secret.key").read_bytes()
    assert stat.S_IMODE((other / "secret.key").stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data", "other"], "nothing is left lying about"
    with visitor(create_app(Settings(other, thinkers=1))) as client:
        client.cookies.set("broglio", cookie)
        page = client.get(where).text
        assert SAID in page
        assert "hand-over" in page, "the same person sits at the same table"


def test_a_copy_made_under_load_holds_all_that_was_acknowledged_before_it_began(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", flags=["--client-limits", "0"])
    server.start()
    acknowledged: list[str] = []
    stop = threading.Event()

    def play() -> None:
        headers = {"sec-fetch-site": "same-origin"}
        with httpx2.Client(base_url=server.address, follow_redirects=True, headers=headers, timeout=60) as client:
            while not stop.is_set():
                acknowledged.append(make(client).rpartition("/")[2])

    players = [threading.Thread(target=play) for _ in range(3)]
    try:
        for player in players:
            player.start()
        for number in range(3):
            before = set(acknowledged)
            while len(acknowledged) < len(before) + 4:
                assert all(player.is_alive() for player in players)
                stop.wait(0.01)
            before = set(acknowledged)
            copy, other = tmp_path / f"copy{number}", tmp_path / f"restored{number}"
            assert run("backup", copy, "--check", "--data", server.data) == 0
            assert run("restore", copy, "--data", other) == 0
            assert before <= remarks(other / "broglio.sqlite3")
    finally:
        stop.set()
        for player in players:
            player.join()
        server.kill()
    assert remarks(tmp_path / "restored0/broglio.sqlite3") < set(acknowledged), "play went on meanwhile"


@pytest.fixture
def copy(played: tuple[Path, str, str], tmp_path: Path) -> Path:
    path = tmp_path / "copy"
    assert run("backup", path, "--data", played[0]) == 0
    return path


def test_nothing_is_written_over(
    copy: Path, played: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = copy.read_bytes()
    assert run("backup", copy, "--data", played[0]) == 2
    assert f"{copy}: is there already" in capsys.readouterr().err
    assert copy.read_bytes() == before
    for name in ("broglio.sqlite3", "secret.key", "notes.txt"):
        folder = tmp_path / f"with-{name}"
        folder.mkdir()
        (folder / name).write_bytes(b"mine")
        assert run("restore", copy, "--data", folder) == 2
        assert f"{name} is there; restore into a new folder" in capsys.readouterr().err
        assert (folder / name).read_bytes() == b"mine"
        assert {path.name for path in folder.iterdir()} <= {name, "broglio.sqlite3.lock"}


def test_a_folder_in_use_is_refused(copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other"
    with visitor(create_app(Settings(other, thinkers=1))):
        assert run("restore", copy, "--data", other) == 2
    assert "is in use by another server" in capsys.readouterr().err


def test_an_interrupted_restore_can_be_made_again(copy: Path, played: tuple[Path, str, str], tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "broglio.sqlite3.partial").write_bytes(b"half")
    shutil.copy(played[0] / "secret.key", other)
    assert run("restore", copy, "--data", other) == 0
    assert len(remarks(other / "broglio.sqlite3")) == 1


@pytest.mark.parametrize("damage", ["cut", "noise", "foreign", "newer", "illegal", "gap"])
def test_a_damaged_copy_is_refused_and_leaves_the_folder_as_it_was(
    copy: Path, tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if damage == "cut":
        copy.write_bytes(copy.read_bytes()[:9000])
    elif damage == "noise":
        copy.write_bytes(b"no store at all\n" * 300)
    else:
        with sqlite3.connect(copy) as store:
            step = "INSERT INTO journal (table_id, sequence, kind, seat, text, at) SELECT id, {}, 'move', 0, '{}', 0"
            store.execute(
                {
                    "foreign": "INSERT INTO chat VALUES ('nowhere', 0, 0, 'Anna', 'hello', 0)",
                    "newer": "PRAGMA user_version = 999",
                    "illegal": step.format(0, "build castello") + " FROM tables",
                    "gap": step.format(1, "castello 1") + " FROM tables",
                }[damage]
            )
    other = tmp_path / "other"
    assert run("restore", copy, "--data", other) == 2
    assert capsys.readouterr().err.startswith("broglio: ")
    assert {path.name for path in other.iterdir()} <= {"broglio.sqlite3.lock"}


def test_no_flipped_bit_that_changes_what_is_copied_is_restored(copy: Path, tmp_path: Path) -> None:
    whole = copy.read_bytes()
    source = random.Random(5)
    with sqlite3.connect(copy) as store:
        before = list(store.iterdump())
    refused = 0
    used = [place for place, byte in enumerate(whole) if byte]  # most of a small file is free
    for number in range(50):
        flipped = bytearray(whole)
        flipped[source.choice(used)] ^= 1 << source.randrange(8)
        copy.write_bytes(flipped)
        other = tmp_path / f"other{number}"
        if run("restore", copy, "--data", other) == 2:
            refused += 1
            continue
        with sqlite3.connect(copy) as store:
            assert list(store.iterdump()) == before, "a bit of no meaning, such as in a page that is free"
    assert refused > 25


@pytest.mark.parametrize(
    "edit",
    [
        "UPDATE tables SET seed = '{}'".format("5b" * 32),
        "UPDATE seats SET name = 'Mallory' WHERE seat = 0",
        "UPDATE sitting SET person = 'mallory'",
        "DELETE FROM kept WHERE name = 'checksum'",
        "DROP INDEX tables_finished",
    ],
)
def test_an_edited_copy_is_refused(copy: Path, tmp_path: Path, edit: str, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(copy) as store:
        store.execute(edit)
    assert run("restore", copy, "--data", tmp_path / "other") == 2
    assert "is damaged: " in capsys.readouterr().err


def test_a_copy_from_before_checksums_is_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with sqlite3.connect(copy) as store:
        for step in migrations.MIGRATIONS[:3]:
            store.executescript(step)
        store.execute("PRAGMA user_version = 3")
        values = ("old", "doge", 1, 3, "{}", 1, 5.0, 6.0, "5b" * 32)
        store.execute(
            "INSERT INTO tables (id, game, version, seats, options, listed, created, changed, seed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            values,
        )
        store.executemany("INSERT INTO seats VALUES ('old', ?, ?, NULL, '')", [(0, "Anna"), (1, ""), (2, "")])
    assert run("restore", copy, "--data", tmp_path / "other") == 0
    with visitor(create_app(Settings(tmp_path / "other", thinkers=1))) as client:
        assert "Anna" in client.get("/t/old").text


def test_postgresql_is_left_to_its_own_means(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command, instead in (("backup", "pg_dump"), ("restore", "pg_restore")):
        assert run(command, tmp_path / "x", "--database-url", "postgresql://anna:geheim@db/games") == 2
        told = capsys.readouterr().err
        assert instead in told
        assert "geheim" not in told


def test_where_there_is_nothing_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("backup", tmp_path / "copy", "--data", tmp_path / "nowhere") == 2
    assert "there are no tables to back up" in capsys.readouterr().err
    assert run("restore", tmp_path / "missing", "--data", tmp_path / "other") == 2
    assert "there is no such file" in capsys.readouterr().err
