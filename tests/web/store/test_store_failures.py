"""A full disk, a folder that cannot be written, a damaged file, a file in use, a database that goes away.

Each is told clearly, destroys nothing, and once it is over the games go on.
"""

from __future__ import annotations

import contextlib
import errno
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from broglio.web.store.store import Uncertain
from web.api_client import ROOT, Client
from web.cluster import PASSWORD_IN_ADDRESS, Cluster
from web.crash import Server
from web.store.test_migrations import old_game


@contextlib.contextmanager
def serving(folder: Path, database_url: str = "") -> Iterator[tuple[Server, Client]]:
    """A server in a process of its own, and somebody who uses it."""
    server = Server(folder, database_url)
    try:
        with httpx2.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as browser:
            yield server, Client(browser)
    finally:
        server.kill()


def refused(folder: Path, **environment: str) -> str:
    """What a server says that cannot be started."""
    command = [sys.executable, "-m", "broglio", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    ended = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=120, check=False
    )
    assert ended.returncode == 2, ended
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1, "one line, and no traceback"
    return ended.stderr


class Chatter:
    """Somebody who talks until it cannot be written down."""

    def __init__(self, anna: Client) -> None:
        self.anna = anna
        self.table = anna.make("caesar-cleopatra", "me", "open")
        self.said: list[str] = []

    def say(self, number: int) -> int:
        text = f"{number} " + "x" * 390
        headers = {"Idempotency-Key": f"remark-{number}", "Authorization": f"Bearer {self.anna.token}"}
        path = f"{ROOT}{self.table}/remarks"
        answer = self.anna.browser.post(path, json={"text": text}, headers=headers)
        if answer.status_code == 200:
            self.said.append(text)
        else:
            assert answer.json()["error"] == "store", answer.text
        return answer.status_code

    def until_refused(self) -> int:
        """Talk on; gives the number of the first remark that was not taken."""
        for number in range(200):
            if (status := self.say(number)) != 200:
                assert status == 503
                return number
        raise AssertionError("there was room enough")

    def heard(self) -> list[str]:
        return [remark["text"] for remark in self.anna.get(self.table)["remarks"]]


def talk_through_a_full_disk(folder: Path, fill: contextlib.AbstractContextManager[object]) -> None:
    """`fill` takes all room away, and gives it back."""
    with serving(folder) as (server, anna):
        chatter = Chatter(anna)
        with fill:
            number = chatter.until_refused()
            assert chatter.heard() == chatter.said, "what was not written is not shown"
            assert chatter.say(number) == 503
        assert chatter.say(number) == 200, "the very same request, once there is room"
        assert chatter.heard() == chatter.said
        server.kill()
        server.start()
        anna.browser.base_url = httpx2.URL(f"http://127.0.0.1:{server.port}")
        assert chatter.heard() == chatter.said
        assert chatter.say(number + 1) == 200


class Filled:
    """A file that takes all the room there is."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        with self.path.open("wb", buffering=0) as file:
            for size in (65536, 4096, 1):
                with contextlib.suppress(OSError):
                    while file.write(b"\0" * size):
                        pass

    def __exit__(self, *_: object) -> None:
        self.path.unlink()


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A disk of its own, where this may be done."""
    folder.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], capture_output=True, text=True, check=False
    )
    if made.returncode:
        pytest.skip(f"no disk can be mounted here: {made.stderr.strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)  # helpers of a killed server need a moment


def test_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk"):
        talk_through_a_full_disk(tmp_path / "disk", Filled(tmp_path / "disk" / "filler"))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux lets a limit be changed from outside")
def test_files_that_may_not_grow(tmp_path: Path) -> None:
    """Like a full disk, for whoever may mount none: the system refuses every write beyond a size."""

    class Limited:
        def __enter__(self) -> None:
            resource.prlimit(self.process(), resource.RLIMIT_FSIZE, (60_000, resource.RLIM_INFINITY))

        def __exit__(self, *_: object) -> None:
            resource.prlimit(self.process(), resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

        @staticmethod
        def process() -> int:
            return int((tmp_path / "broglio.sqlite3.lock").read_text())

    talk_through_a_full_disk(tmp_path, Limited())


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    with contextlib.ExitStack() as after:
        if os.geteuid() == 0:  # whom no permission binds
            after.enter_context(small_disk(folder))
            subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
            reason = os.strerror(errno.EROFS)
        else:
            folder.mkdir()
            folder.chmod(0o555)
            reason = os.strerror(errno.EACCES)
        told = refused(folder)
        assert str(folder) in told
        assert reason in told
        assert list(folder.iterdir()) == []


@pytest.mark.parametrize("damage", ["garbage", "a page", "cut off"])
def test_a_damaged_file_is_named_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    database = Settings(tmp_path).database
    old_game(database)
    content = bytearray(database.read_bytes())
    if damage == "garbage":
        content[:] = b"this is a shopping list\n" * 500
    elif damage == "a page":
        content[4096 * 5 : 4096 * 6] = b"\xff" * 4096
    else:
        del content[4096 * 3 + 100 :]
    database.write_bytes(content)
    told = refused(tmp_path)
    assert str(database) in told
    assert "broglio restore" in told
    assert database.read_bytes() == bytes(content)


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, anna):
        told = refused(tmp_path)
        assert f"in use by another server, process {server.process.pid}" in told
        assert "PostgreSQL: BROGLIO_DATABASE_URL" in told
        assert Chatter(anna).say(0) == 200, "the first goes on"
    with serving(tmp_path):  # a killed server holds nothing
        pass


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    database = Settings(tmp_path).database
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert "version 99" in refused(tmp_path)


def test_a_database_that_is_not_there_is_named_without_its_password(cluster: Cluster, tmp_path: Path) -> None:
    told = refused(tmp_path, BROGLIO_DATABASE_URL=cluster.address("nowhere"))
    assert "BROGLIO_DATABASE_URL" in told
    assert 'database "nowhere" does not exist' in told
    assert PASSWORD_IN_ADDRESS not in told


def test_a_database_that_goes_away_and_comes_back(cluster: Cluster, tmp_path: Path) -> None:
    with serving(tmp_path, cluster.database()) as (_, anna):
        chatter = Chatter(anna)
        assert chatter.say(0) == 200
        cluster.stop()
        try:
            assert chatter.say(1) == 503
        finally:
            cluster.start()
        assert chatter.say(1) == 200
        assert chatter.heard() == chatter.said


def test_export_and_server_use_one_file_together(tmp_path: Path) -> None:
    broglio = shutil.which("broglio", path=str(Path(sys.executable).parent))
    assert broglio
    with serving(tmp_path) as (_, anna):
        chatter = Chatter(anna)
        chatter.say(0)
        command = [broglio, "export", "-", "--data", str(tmp_path)]
        told = subprocess.run(command, capture_output=True, text=True, check=True)
        assert chatter.said[0] in told.stdout
        assert chatter.say(1) == 200


def test_what_may_have_been_written_is_not_called_undone(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is lost between the commit and its answer; sent again, the move is carried out once."""
    app = create_app(settings)
    store = app.state.hall.store
    write = store.write

    async def lost(*wish: object) -> None:
        await write(*wish)
        raise Uncertain("the connection was lost")

    with TestClient(app) as browser:
        anna = Client(browser)
        table = anna.make("doge", "me", "open", "open")
        for seat in (1, 2):
            Client(browser, "Guest").post(f"{table}/sit", {"seat": seat})
        wish = {"move": "castello 1", "version": anna.get(table)["version"]}
        headers = {"Idempotency-Key": "first-ballot", "Authorization": f"Bearer {anna.token}", "Accept-Language": "fr"}
        with monkeypatch.context() as patch:
            patch.setattr(store, "write", lost)
            answer = browser.post(f"{ROOT}{table}/moves", json=wish, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (503, "uncertain")
        assert "we don’t know yet whether" in answer.json()["message"]
        again = browser.post(f"{ROOT}{table}/moves", json=wish, headers=headers)
        assert (again.status_code, again.json()) == (200, {"version": wish["version"] + 1})
        assert anna.get(table)["version"] == wish["version"] + 1
