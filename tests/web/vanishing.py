"""Run in a network of its own by test_hostile: somebody's page is open, the plug is pulled, and the server notices."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from browser.server import Server
from web.raw import Visitor


def connections(server: Server) -> int:
    """Connections that the server believes in, by what the operating system tells."""
    told = subprocess.run(
        ["ss", "-Htn", "state", "established", f"sport = :{server.port}"], capture_output=True, text=True
    )
    return len(told.stdout.splitlines())


def main(folder: str, prelude: str) -> None:
    """Raises where a page that is gone is still believed in."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    server = Server(Path(folder) / "data", flags=("--thinkers", "1"), prelude=prelude)
    server.start()
    try:
        visitor = Visitor(server)
        where = visitor.make(game="doge", seats="3", name="Anna")
        pages = [visitor.open_stream(where) for _ in range(5)]
        assert connections(server) >= 5
        subprocess.run(["ip", "link", "set", "lo", "down"], check=True)
        until = time.monotonic() + 60
        while connections(server):
            assert time.monotonic() < until, "they are still believed in"
            time.sleep(0.1)
        subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
        assert visitor.page(where)
        assert re.search("Anna", visitor.page(where))
        del pages
    finally:
        server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
