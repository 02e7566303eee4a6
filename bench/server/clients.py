"""Many tables of two, each with its streams and its moves, in a process of its own.

    python clients.py ADDRESS PORT DOOR TABLES PACE SECONDS

Prints one line of JSON: moves made in the time after warming up, and how long each took to reach the other seat.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import sys
import time
from collections.abc import Callable
from functools import partial

import players
from connection import Line, Stream

WARM_UP = 3.0
"""Seconds before anything is counted: words are said for the first time, and queues find their length."""
SETTING_UP = asyncio.Semaphore(20)
"""A server under load lets go of connections on which nothing is said for long: tables are made a few at a time."""


class Tally:
    """What is measured."""

    def __init__(self, begin: float, end: float) -> None:
        self.begin = begin
        self.end = end
        self.delays: list[float] = []
        self.refusals = 0

    def count(self, sent: float) -> None:
        """A move has reached the other seat."""
        now = time.perf_counter()
        if self.begin <= now < self.end:
            self.delays.append(now - sent)


class House:
    """Where the server is, and how its doors are used."""

    def __init__(self, host: str, port: int, door: str) -> None:
        self.host = host
        self.port = port
        self.is_page = door == "pages"
        self.view = "false" if door == "events" else "true"

    async def line(self) -> Line:
        """A connection for requests."""
        _, line = await asyncio.get_running_loop().create_connection(Line, self.host, self.port)
        return line

    async def stream(self, token: str, table: str, tell: Callable[[int, bytes], None]) -> Stream:
        """A seat's stream."""
        path = f"/t/{table}/stream" if self.is_page else f"/api/v1/tables/{table}/stream?view={self.view}"
        request = self.head("GET", path, token) + (b"Accept-Encoding: br\r\n" if self.is_page else b"") + b"\r\n"
        make = lambda: Stream(request, tell, self.is_page)  # noqa: E731 (a factory, as asyncio wants it)
        _, stream = await asyncio.get_running_loop().create_connection(make, self.host, self.port)
        return stream

    def head(self, method: str, path: str, token: str) -> bytes:
        """The lines before a body, but for the last."""
        who = f"Authorization: Bearer {token}\r\n" if token else ""
        if self.is_page and not path.startswith("/api/"):
            who = f"Cookie: broglio={token}\r\nSec-Fetch-Site: same-origin\r\nHX-Request: true\r\n"
        return f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{who}".encode()

    def request(self, path: str, body: object, token: str = "") -> bytes:
        """Something to ask of the API."""
        content = json.dumps(body).encode()
        rest = b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(content)
        return self.head("POST", f"/api/v1{path}", token) + rest + content


class Game:
    """A table with two players, who play one game after the other."""

    def __init__(self, house: House, number: int, pace: float, tally: Tally) -> None:
        self.house = house
        self.pace = pace
        self.tally = tally
        self.source = random.Random(number)
        self.changed = asyncio.Event()
        self.lines: list[Line | None] = [None, None]
        self.tokens = ["", ""]

    async def play(self) -> None:
        """Until the time is over."""
        async with SETTING_UP:
            table = await self._set_up()
        due = time.perf_counter() + self.source.random() * self.pace
        while time.perf_counter() < self.tally.end:
            due = await self._play_one(table, due)
            if time.perf_counter() < self.tally.end:
                table = (await self._call(0, f"/tables/{table}/rematch", {}))["table"]

    async def _set_up(self) -> str:
        """Two people, who sit down at a table."""
        for seat in (0, 1):
            self.tokens[seat] = (await self._call(seat, "/session", {"name": f"Player {seat}"}))["token"]
        wish = {"game": "caesar-cleopatra", "seats": ["me", "open"], "options": {"pile-2": "shuffled"}}
        table = (await self._call(0, "/tables", wish))["table"]
        await self._call(1, f"/tables/{table}/sit", {"seat": 1})
        return table

    async def _call(self, seat: int, path: str, body: object) -> dict[str, str]:
        status, answer = await self._ask(seat, self.house.request(path, body, self.tokens[seat]))
        assert status < 300, (status, answer)
        found: dict[str, str] = json.loads(answer)
        return found

    async def _ask(self, seat: int, request: bytes) -> tuple[int, bytes]:
        """Over the seat's connection; where the server has let go of it, over a new one: moves are carried out once."""
        while True:
            line = self.lines[seat]
            if line is None or line.is_closed:
                line = self.lines[seat] = await self.house.line()
            self.sent = time.perf_counter()
            with contextlib.suppress(OSError):
                return await line.ask(request)

    async def _play_one(self, table: str, due: float) -> float:
        self.versions, self.texts, self.sent = [-1, -1], [b"", b""], 0.0
        self.mover, self.expected = -1, 0
        streams = [await self.house.stream(self.tokens[seat], table, partial(self._hear, seat)) for seat in (0, 1)]
        if self.house.is_page:
            heads = [self.house.head("POST", f"/t/{table}/move", token) for token in self.tokens]
        else:
            heads = [self.house.head("POST", f"/api/v1/tables/{table}/moves", token) for token in self.tokens]
        kind = b"application/x-www-form-urlencoded" if self.house.is_page else b"application/json"
        while time.perf_counter() < self.tally.end:
            await self._until_both_know()
            if players.is_over(self.texts[0], self.house.is_page):
                break
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            due = max(due + self.pace, time.perf_counter() - self.pace)
            seat, body = self._choice()
            rest = b"Content-Type: %b\r\nContent-Length: %d\r\n\r\n%b" % (kind, len(body), body)
            self.mover = seat
            self.expected = self.versions[0] + 1
            status, _ = await self._ask(seat, heads[seat] + rest)
            if status >= 300:
                self._try_again()
        for stream in streams:
            stream.close()
        return due

    def _choice(self) -> tuple[int, bytes]:
        """Who is asked, and what that seat sends."""
        for seat in (0, 1):
            text, version = self.texts[seat], self.versions[seat]
            if self.house.is_page:
                form = players.form_in_page(text, self.source)
                if form is not None:
                    return seat, b"version=%d&%b" % (version, form)
            else:
                move = players.move_in_state(text, self.source)
                if move is not None:
                    return seat, b'{"move":%b,"version":%d}' % (move, version)
        raise AssertionError(f"nobody is asked: {self.texts[0][:300]!r}")

    def _hear(self, seat: int, version: int, text: bytes) -> None:
        """A seat's stream tells the table."""
        if version > self.versions[seat] >= 0 and seat == 1 - self.mover:
            self.tally.count(self.sent)
        is_refused = version == self.versions[seat] and seat == self.mover and b'id="refusal"' in text
        self.versions[seat], self.texts[seat] = version, text
        if is_refused:
            self._try_again()
        self.changed.set()

    def _try_again(self) -> None:
        """Two parts of a form that are legal by themselves need not be legal together."""
        self.tally.refusals += 1
        self.expected = self.versions[0]

    async def _until_both_know(self) -> None:
        while not (self.versions[0] == self.versions[1] >= self.expected):
            self.changed.clear()
            await self.changed.wait()


async def main() -> None:
    """Play, and tell."""
    host, port, door, tables, pace, seconds = sys.argv[1:]
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))  # four connections a table
    house = House(host, int(port), door)
    ready = time.perf_counter()
    tally = Tally(float("inf"), float("inf"))
    games = [Game(house, number, float(pace), tally) for number in range(int(tables))]
    playing = [asyncio.create_task(game.play()) for game in games]
    while any(getattr(game, "versions", [-1])[0] < 0 for game in games):
        await asyncio.sleep(0.05)
        for task in playing:
            if task.done():
                task.result()
    made = time.perf_counter() - ready
    await asyncio.sleep(WARM_UP)
    tally.begin = time.perf_counter()
    tally.end = tally.begin + float(seconds)
    print(json.dumps({"made": made}), flush=True)
    before = time.process_time()
    await asyncio.sleep(float(seconds))
    used = time.process_time() - before
    print(json.dumps({"delays": tally.delays, "refusals": tally.refusals, "client": used / float(seconds)}), flush=True)


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main())
    except ImportError:
        asyncio.run(main())
