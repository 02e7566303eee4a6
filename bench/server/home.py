"""What the first page costs where there are many tables: `python bench/web/pages/home.py`, a minute.

A store is filled with tables, a fifth of them open. Then one connection asks for the first page again and again, which
gives the server's CPU for each; then twelve do, while another asks for something small and measures how long it waits.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from connection import Line
from load import serving, usage

from broglio.web.store import migrations

SCHEMA = 3
"""What is filled in is of this version: a server of any later one brings it up to date."""
SECONDS = 6.0
CROWD = 12


def fill(path: Path, tables: int) -> None:
    """A fifth are open, the others finished; each was made within the last minutes, by one of many."""
    source, now = random.Random(1), time.time()
    connection = sqlite3.connect(path)
    for part in ";\n".join(migrations.MIGRATIONS[:SCHEMA]).split(";\n"):
        connection.execute(part)

    def rows() -> Iterator[tuple[Any, ...]]:
        for number in range(tables):
            at = now - source.random() * 300
            yield f"table{number:07}", "doge", 1, 3, "{}", 1, at, at, None if number % 5 == 0 else at, None, "5b" * 32

    columns = "id, game, version, seats, options, listed, created, changed, finished, rematch, seed"
    connection.executemany(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows())
    seats = (
        (f"table{number:07}", seat, "" if number % 5 == 0 and seat else f"Guest {seat}")
        for number in range(tables)
        for seat in range(3)
    )
    connection.executemany("INSERT INTO seats (table_id, seat, name) VALUES (?, ?, ?)", seats)
    connection.execute(f"PRAGMA user_version = {SCHEMA}")
    connection.commit()
    connection.close()


async def keep_asking(port: int, path: str, end: float, pause: float = 0.0) -> list[float]:
    """One connection that asks until the time is over; how long each answer took."""
    _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    waits: list[float] = []
    while time.perf_counter() < end:
        began = time.perf_counter()
        status, _ = await line.ask(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        assert status == 200, status
        waits.append(time.perf_counter() - began)
        await asyncio.sleep(pause)
    return waits


async def measure(process: int, port: int) -> str:
    """CPU of one page, and how long others wait."""
    await keep_asking(port, "/", time.perf_counter() + 1)
    before = usage(process).seconds
    pages = await keep_asking(port, "/", time.perf_counter() + SECONDS)
    each = (usage(process).seconds - before) / len(pages)
    end = time.perf_counter() + SECONDS
    crowd = [keep_asking(port, "/", end) for _ in range(CROWD)]
    waits, *others = await asyncio.gather(keep_asking(port, "/api/v1/games", end, 0.02), *crowd)
    waits.sort()
    rate, middle = sum(map(len, others)) / SECONDS, waits[len(waits) // 2]
    return (
        f"{each * 1000:.1f} ms of CPU a page; with {CROWD} who ask for it ({rate:.0f} pages a second)"
        f" another waits {middle * 1000:.0f} ms, at most {waits[-1] * 1000:.0f} ms"
    )


def main() -> None:
    """Fill, ask and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100_000, metavar="N")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder) / "broglio.sqlite3", chosen.tables)
        with serving(folder, "--client-limits", "0") as server:
            print(f"{chosen.tables} tables: {asyncio.run(measure(*server))}")


if __name__ == "__main__":
    main()
