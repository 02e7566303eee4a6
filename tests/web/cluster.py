"""A PostgreSQL server of our own in a temporary folder, for tests, the crash test and benchmarks."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

import psycopg

PASSWORD = "a p@ss/word:?#"
PASSWORD_IN_ADDRESS = "a%20p%40ss%2Fword%3A%3F%23"
USERS = ("postgres", "nobody")


def programs() -> Path | None:
    """The folder with PostgreSQL's server programs; None: this machine has none."""
    found = shutil.which("postgres")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Cluster:
    """Databases for whoever asks, at a free port of this machine; nothing is flushed to disk unless asked for."""

    def __init__(self, flushed: bool = False) -> None:
        found = programs()
        assert found is not None, "there are no PostgreSQL server programs on this machine (Debian: postgresql)"
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="broglio-pg-"))
        # PostgreSQL refuses to run as root.
        self.user = next(name for name in USERS if _is_user(name)) if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        if self.user:
            shutil.chown(secret, self.user)
        self._run(
            "initdb", "--no-sync", "--username=broglio", "--encoding=UTF8", "--locale=C", "--auth-local=trust",
            "--auth-host=scram-sha-256", f"--pwfile={secret}", f"--pgdata={self.folder / 'data'}",
        )  # fmt: skip
        self.flushed = flushed
        self.port = 0
        self.databases = 0
        self.start()

    def start(self) -> None:
        """Begin, at the same port as before if there was one."""
        self.port = self.port or _free_port()
        options = f"-c port={self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        options += " -c max_connections=60 -c shared_buffers=16MB"
        options += "" if self.flushed else " -c fsync=off -c full_page_writes=off"
        data, log = self.folder / "data", self.folder / "log"
        self._run("pg_ctl", "start", "--wait", f"--pgdata={data}", f"--log={log}", f"--options={options}")

    def stop(self, mode: str = "immediate") -> None:
        """End it; `immediate` is like a fall of the machine."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}", f"--pgdata={self.folder / 'data'}")

    def database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"test{self.databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str, port: int = 0) -> str:
        """What stands in BROGLIO_DATABASE_URL."""
        return f"postgresql://broglio:{PASSWORD_IN_ADDRESS}@127.0.0.1:{port or self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        # A file and not a pipe: the server it starts would keep a pipe open.
        with tempfile.TemporaryFile("w+") as told:
            done = subprocess.run(
                [self.programs / program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=subprocess.STDOUT,
                user=self.user,
                group=pwd.getpwnam(self.user).pw_gid if self.user else None,
                extra_groups=[] if self.user else None,
                cwd=self.folder,
                check=False,
            )
            told.seek(0)
            assert done.returncode == 0, told.read()

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self.stop()
        shutil.rmtree(self.folder)


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
