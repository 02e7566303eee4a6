"""The real server as a process of its own, to be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 60.0  # seconds; a loaded machine takes long to import everything


class Server:
    """`broglio serve` on a free port, which it keeps when it is started again."""

    def __init__(self, data: Path, pace: float = 0.05, flags: Sequence[str] = (), prelude: str = "") -> None:
        self.data = data
        self.flags = flags
        self.prelude = prelude  # a line of Python that it runs first, such as one that makes it impatient
        self.pace = pace  # seconds between moves of bots; tests can follow faster than people
        self.address = ""
        self._port = 0
        self._log = data.with_name(data.name + ".log")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it has told its address."""
        assert self._process is None, "the server runs already"
        main = f"{self.prelude}\nimport sys, broglio.terminal.cli\nsys.exit(broglio.terminal.cli.main(sys.argv[1:]))"
        run = ["-c", main] if self.prelude else ["-m", "broglio"]
        command = [sys.executable, *run, "serve", "--no-browser", "--pace", str(self.pace)]
        command += ["--port", str(self._port), "--data", str(self.data), *self.flags]
        with self._log.open("wb") as log:
            # A session of its own, so that its worker processes can be reached, as Ctrl-C in a terminal does.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                start_new_session=True,
            )
        until = time.monotonic() + PATIENCE
        while not (told := re.search(r"http://[^\s/]+:(\d+)", self.log)):
            assert self._process.poll() is None, f"the server ended at once:\n{self.log}"
            assert time.monotonic() < until, f"the server told no address in {PATIENCE:.0f} s:\n{self.log}"
            time.sleep(0.05)
        self.address, self._port = told[0], int(told[1])

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._port

    @property
    def process_id(self) -> int:
        """Of the server itself, not of the processes in which bots think."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What the server said since it was last started."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """Pull the plug: no time to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Press Ctrl-C; the exit code is how it took that."""
        return self._end(signal.SIGINT)

    def ask_to_stop(self) -> None:
        """As a service manager does: the server alone is told, not its helpers."""
        assert self._process is not None, "the server does not run"
        self._process.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        """The exit code of a server that was asked to stop."""
        assert self._process is not None, "the server does not run"
        code = self._process.wait(PATIENCE)
        self._process = None
        return code

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        if process.poll() is None:
            os.killpg(process.pid, how)
        try:
            return process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise AssertionError(f"the server went on after {how.name}:\n{self.log}") from None
