"""How long a player's bots take while somebody else has made all the tables of top bots that the limits allow.

    python bench/server/starving.py

Anna plays Caesar & Cleopatra against a senator and a doge and measures how long they take until it is her turn: alone,
then after another client has made 58 tables of four doges each, then while that client has the page of each of them
open. Three minutes.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from typing import Any

from connection import Line, Stream
from load import serving

MINE, THEIRS = "127.0.0.2", "127.0.0.3"
"""Two clients on one machine: every address that begins with 127 is our own."""
TABLES = 58
A_SESSION = 20
"""Tables that one session may make at once."""
ANSWERS = 6
SECONDS = 45.0
"""For which each figure is measured at most."""


class Client:
    """A session from an address of its own."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.token = ""
        self.line: Line | None = None

    async def arrive(self) -> Client:
        """Become somebody."""
        self.token = (await self.ask("POST", "/session", {"name": "Anna"}))["token"]
        return self

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Something of the API."""
        if self.line is None or self.line.is_closed:
            _, self.line = await asyncio.get_running_loop().create_connection(
                Line, "127.0.0.1", self.port, local_addr=(self.address, 0)
            )
        content = json.dumps(body).encode() if body is not None else b""
        head = f"{method} /api/v1{path} HTTP/1.1\r\nHost: localhost\r\n{self.who}Content-Type: application/json\r\n"
        status, answer = await self.line.ask(head.encode() + b"Content-Length: %d\r\n\r\n" % len(content) + content)
        assert status < 300, (status, answer)
        return json.loads(answer)

    async def watch(self, table: str) -> None:
        """Keep the table open, and look at nothing."""
        request = f"GET /api/v1/tables/{table}/stream?view=false HTTP/1.1\r\nHost: localhost\r\n{self.who}\r\n".encode()
        make = lambda: Stream(request, lambda *_: None, False)  # noqa: E731 (a factory, as asyncio wants it)
        await asyncio.get_running_loop().create_connection(make, "127.0.0.1", self.port, local_addr=(self.address, 0))

    @property
    def who(self) -> str:
        """The header that says so."""
        return f"Authorization: Bearer {self.token}\r\n" if self.token else ""


async def answers(anna: Client, level: str, end: float) -> str:
    """Play, and tell how long the other side takes where it is asked at all."""
    wish = {"game": "caesar-cleopatra", "seats": ["me", level], "options": {"pile-2": "shuffled"}}
    table, source = (await anna.ask("POST", "/tables", wish))["table"], random.Random(1)
    waits: list[float] = []
    began, has_waited = time.perf_counter(), False
    while len(waits) < ANSWERS and time.perf_counter() < end:
        state = await anna.ask("GET", f"/tables/{table}?view=false&since=1000000")
        if not state["moves"]:
            has_waited = True
            await asyncio.sleep(0.01)
            continue
        if has_waited:
            waits.append(time.perf_counter() - began)
        has_waited = False
        move = {"move": source.choice(state["moves"]), "version": state["version"]}
        await anna.ask("POST", f"/tables/{table}/moves", move)
        began = time.perf_counter()
    if len(waits) < 2:
        return f"no two answers in {SECONDS:.0f} s"
    waits = sorted(waits[1:])
    return f"{waits[len(waits) // 2]:.2f} s, at most {waits[-1]:.2f} s"


async def tell(when: str, anna: Client) -> None:
    """Both kinds of opponents: one that answers at once, and one that thinks for a second."""
    await asyncio.sleep(3)
    for level in ("senator", "doge"):
        print(f"{when}, {level}: {await answers(anna, level, time.perf_counter() + SECONDS)}", flush=True)


async def measure(port: int) -> None:
    """Alone, beside tables that nobody watches, and beside tables that somebody does."""
    anna = await Client(port, MINE).arrive()
    await tell("warming up", anna)
    await tell("alone", anna)
    crowd = [await Client(port, THEIRS).arrive() for _ in range(-(-TABLES // A_SESSION))]
    shows: list[tuple[Client, str]] = []
    for number in range(TABLES):
        maker = crowd[number // A_SESSION]
        made = await maker.ask("POST", "/tables", {"game": "doge", "seats": ["doge"] * 4})
        shows.append((maker, made["table"]))
    await tell(f"{TABLES} tables of doges, unwatched", anna)
    for client, table in shows:
        await client.watch(table)
    await tell("the same, watched", anna)


def main() -> None:
    """One server with one process for bots, and the usual limits."""
    with tempfile.TemporaryDirectory() as folder, serving(folder, "--thinkers", "1", "--pace", "0") as (_, port):
        asyncio.run(measure(port))


if __name__ == "__main__":
    main()
