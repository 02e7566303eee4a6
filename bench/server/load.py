"""What a server bears: many tables of two (Caesar & Cleopatra) at once, by the JSON API and by pages.

    python bench/server/load.py [--tables 10,100,500] [--seconds 10] [--doors api,events,pages] [--postgres URL]

Starts a server of its own and, in another process, clients that keep a stream open for every seat. Each line is one
run: as fast as it goes, or at one move per second and table. Delays are from sending a move until the other seat's
stream has it; every move is on disk by then. CPU is that of the server and its children. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
DOORS = {"api": "JSON API", "events": "JSON API, `view=false`", "pages": "pages"}
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 90.0
"""Seconds in which clients must have all tables open and be warm; a server that cannot do that has too many."""


class Usage(NamedTuple):
    """What a process and its children have used."""

    seconds: float
    megabytes: float


def main() -> None:
    """Run everything and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="10,100,500", metavar="N,N")
    parser.add_argument("--seconds", type=float, default=10.0, help="what is measured of each run, after warming up")
    parser.add_argument("--doors", default="api,events,pages", help=f"of {', '.join(DOORS)}")
    parser.add_argument("--paces", default="0,1", help="seconds between the moves of a table; 0: as fast as it goes")
    parser.add_argument("--postgres", default="", metavar="URL", help="keep tables there instead of in SQLite")
    chosen = parser.parse_args()
    print("| Door | Tables | Pace | Moves/s | p50 | p99 | Server CPU per move | Server CPU | Memory | Load |")
    print("| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for door in chosen.doors.split(","):
        for pace in map(float, chosen.paces.split(",")):
            for tables in map(int, chosen.tables.split(",")):
                print(run(door, tables, pace, chosen.seconds, chosen.postgres), flush=True)


def run(door: str, tables: int, pace: float, seconds: float, postgres: str) -> str:
    """One server, one number of tables, one line."""
    with tempfile.TemporaryDirectory() as folder, serving(folder, "--client-limits", "0", postgres=postgres) as server:
        return _measured(*server, door, tables, pace, seconds)


@contextlib.contextmanager
def serving(folder: str, *flags: str, postgres: str = "") -> Iterator[tuple[int, int]]:
    """A server of its own: the number of its process, and its port."""
    command = [sys.executable, "-m", "broglio", "serve", "--no-browser", "--port", "0", "--data", folder, *flags]
    environment = {**os.environ, "BROGLIO_DATABASE_URL": postgres} if postgres else None
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    assert server.stdout is not None
    told = re.search(r"http://\S+:(\d+)", server.stdout.readline())
    assert told, "the server tells its address first"
    try:
        yield server.pid, int(told[1])
    finally:
        server.terminate()
        server.wait()


def _measured(server: int, port: int, door: str, tables: int, pace: float, seconds: float) -> str:
    command = [sys.executable, str(HERE / "clients.py"), "127.0.0.1", str(port), door]
    command += [str(tables), str(pace), str(seconds)]
    clients = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert clients.stdout is not None
    head = f"| {DOORS[door]} | {tables} | {'1 move/s' if pace else 'full'} |"
    impatience = threading.Timer(PATIENCE, clients.kill)
    impatience.start()
    is_warm = clients.stdout.readline()
    impatience.cancel()
    if not is_warm:
        clients.wait()
        return f"{head} not all tables were open within {PATIENCE:g} s | | | | | | |"
    before = usage(server)
    found = json.loads(clients.stdout.readline())
    after = usage(server)
    clients.terminate()
    clients.wait()
    delays = sorted(found["delays"])
    moves = len(delays)
    used = after.seconds - before.seconds
    print(f"{found['refusals']} refused, clients used {found['client']:.0%} of a core", file=sys.stderr)
    return (
        f"{head} {moves / seconds:.0f}"
        f" | {delays[moves // 2] * 1000:.1f} ms | {delays[int(moves * 0.99)] * 1000:.1f} ms"
        f" | {used / moves * 1000:.2f} ms | {used / seconds:.0%} | {after.megabytes:.0f} MB"
        f" | {os.getloadavg()[0]:.1f} |"
    )


def usage(process: int) -> Usage:
    """CPU seconds and memory of a process and all that it has started."""
    parents: dict[int, tuple[int, float, float]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            seconds = sum(map(int, fields[11:15])) / TICKS  # its own, and that of children that have ended
            parents[int(entry.name)] = int(fields[1]), seconds, int(fields[21]) * PAGE / 1e6
    tree = {process}
    while more := {child for child, (parent, *_) in parents.items() if parent in tree} - tree:
        tree |= more
    return Usage(sum(parents[one][1] for one in tree), sum(parents[one][2] for one in tree))


if __name__ == "__main__":
    main()
