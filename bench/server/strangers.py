"""How far a stranger without a session can make a server grow by asking for one table in many ways.

    python bench/server/strangers.py

A game of Caesar & Cleopatra is played to its end and talked about; then it is asked for with every `since` from 0 to 7
and every `remarks` from 0 to 300, as fast as the usual limits let anybody. Half a minute.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

from connection import Line
from load import PAGE, serving
from starving import Client

REMARKS = 300
"""Remarks are asked for from each number up to this one."""
SPOKEN = 100
"""As many as a table keeps of those who look on."""


async def finished(port: int) -> str:
    """A game that is over, with all the remarks that those who look on can make."""
    players = [await Client(port, "127.0.0.1").arrive() for _ in range(2)]
    wish = {"game": "caesar-cleopatra", "seats": ["me", "open"]}
    table: str = (await players[0].ask("POST", "/tables", wish))["table"]
    await players[1].ask("POST", f"/tables/{table}/sit", {"seat": 1})
    for number in range(SPOKEN):
        if number % 10 == 0:
            speaker = await Client(port, f"127.0.1.{1 + number // 10}").arrive()
        await speaker.ask("POST", f"/tables/{table}/remarks", {"text": f"{number} ".ljust(400, "x")})
    source = random.Random(1)
    while True:
        for player in players:
            state = await player.ask("GET", f"/tables/{table}?view=false&since=1000000&remarks={REMARKS}")
            if state["outcome"]:
                return table
            if state["moves"]:
                move = {"move": source.choice(state["moves"]), "version": state["version"]}
                await player.ask("POST", f"/tables/{table}/moves", move)


async def ask_in_all_ways(port: int, table: str) -> int:
    """From one address, within the limits; how many answers came."""
    _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port, local_addr=("127.0.9.9", 0))
    count = 0
    for remarks in range(REMARKS + 1):
        for since in range(8):
            path = f"/api/v1/tables/{table}?view=false&since={since}&remarks={remarks}"
            status, _ = await line.ask(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            if status == 429:
                _, line = await asyncio.get_running_loop().create_connection(
                    Line, "127.0.0.1", port, local_addr=("127.0.9.9", 0)
                )
                await asyncio.sleep(1)
                continue
            count += 1
    return count


def megabytes(process: int) -> float:
    """What the server itself has in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / 1e6


def main() -> None:
    """Play, ask and tell."""
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (process, port):
        table = asyncio.run(finished(port))
        before, began = megabytes(process), time.perf_counter()
        count = asyncio.run(ask_in_all_ways(port, table))
        after = megabytes(process)
        print(f"{count} answers in {time.perf_counter() - began:.0f} s: {before:.0f} MB, then {after:.0f} MB")


if __name__ == "__main__":
    main()
