"""Players who do not give up: they play over the JSON API, and when a server dies in their hands they ask again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field
from typing import Any

TIMEOUT = 20.0
"""Seconds after which a server that says nothing is left for another, or asked again."""
PAUSE = 0.1


@dataclass(frozen=True)
class Move:
    """A move that was acknowledged: chosen at a version of a table, which had another one after it."""

    table: str
    seat: int
    text: str
    asked: int
    done: int


@dataclass
class Memory:
    """What all players were told; this must be found in the store afterwards."""

    tables: set[str] = field(default_factory=set)
    moves: list[Move] = field(default_factory=list)
    remarks: list[tuple[str, str]] = field(default_factory=list)
    repeats: int = 0
    """Requests that were sent again because no answer came."""
    steps_back: int = 0
    """How often a table was shown as it had been before."""


class Connection:
    """Requests one after the other to one of several servers; a broken one is made anew, with the next server."""

    def __init__(self, ports: Sequence[int], first: int) -> None:
        self.ports = ports
        self.number = first
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> int:
        """Ask; gives the status of the answer."""
        if self.writer is None:
            port = self.ports[self.number % len(self.ports)]
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
        lines = [f"{method} /api/v1{path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        assert self.reader is not None
        self.head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        return int(self.head[9:12])

    async def body(self) -> bytes:
        """The rest of an answer."""
        assert self.reader is not None
        length = int(self.head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        return await self.reader.readexactly(length)

    async def events(self) -> AsyncGenerator[dict[str, Any], None]:
        """The rest of an answer that is a stream of events."""
        assert self.reader is not None
        text = b""
        while size := int(await self._line(), 16):
            text += (await self.reader.readexactly(size + 2))[:-2]
            *whole, text = text.split(b"\n\n")
            for event in whole:
                _, is_data, data = event.partition(b"data: ")
                if is_data:
                    yield json.loads(data)

    async def _line(self) -> bytes:
        assert self.reader is not None
        async with asyncio.timeout(TIMEOUT):  # servers show now and then that they are alive
            return await self.reader.readline()

    def drop(self) -> None:
        """This server does not answer: take the next."""
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None
        self.number += 1


class Player:
    """One seat at one table after the other."""

    def __init__(self, name: str, ports: Sequence[int], memory: Memory) -> None:
        self.name = name
        self.memory = memory
        self.random = random.Random(name)
        self.headers = {"Content-Type": "application/json"}
        first = self.random.randrange(len(ports))
        self.line, self.listening = Connection(ports, first), Connection(ports, first)
        self.count = 0
        self.version = 0
        self.is_tired = False
        """Asks for nothing new any more."""
        self.is_asking = False

    def leave(self) -> None:
        """Hang up."""
        self.line.drop()
        self.listening.drop()

    async def ask(self, path: str, body: object) -> Any:
        """Have something done, however often it takes; the key says that it is one and the same wish."""
        if self.is_tired:
            await asyncio.Event().wait()
        self.is_asking = True
        try:
            return await self._insist(path, body)
        finally:
            self.is_asking = False

    async def _insist(self, path: str, body: object) -> Any:
        self.count += 1
        headers = {**self.headers, "Idempotency-Key": f"{self.name}-{self.count}"}
        data = json.dumps(body).encode()
        while True:
            try:
                async with asyncio.timeout(TIMEOUT):
                    status = await self.line.send("POST", path, headers, data)
                    answer = await self.line.body()
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                status, answer = 0, b""
            if status in (200, 201):
                return json.loads(answer)
            assert status in (0, 503), f"{path} {body} {status} {answer.decode()}"
            self.memory.repeats += 1
            self.line.drop()
            await asyncio.sleep(PAUSE)

    async def arrive(self) -> None:
        """Become somebody."""
        token = (await self.ask("/session", {"name": self.name[:20]}))["token"]
        self.headers["Authorization"] = f"Bearer {token}"

    async def make(self, game: str, seats: Sequence[str]) -> str:
        """A new table."""
        table = str((await self.ask("/tables", {"game": game, "seats": seats}))["table"])
        self.memory.tables.add(table)
        return table

    async def states(self, table: str) -> AsyncGenerator[dict[str, Any], None]:
        """The table now and after every change; where a stream ends, by the next one."""
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError, ValueError):
                headers = {**self.headers, "Accept": "text/event-stream"}
                path = f"/tables/{table}/stream?view=false&since={self.version}"
                async with asyncio.timeout(TIMEOUT):
                    status = await self.listening.send("GET", path, headers)
                if status == 200:
                    async with contextlib.aclosing(self.listening.events()) as events:
                        async for state in events:
                            yield state
            self.listening.drop()
            await asyncio.sleep(PAUSE)

    async def play(self, table: str, seat: int) -> None:
        """Play on and on: after the end of a game, the next one of the same."""
        while True:
            self.version = 0
            answered = -1
            async with contextlib.aclosing(self.states(table)) as states:
                async for state in states:
                    if state["version"] < self.version:
                        self.memory.steps_back += 1
                    self.version = max(self.version, state["version"])
                    if state["outcome"]:
                        break
                    if state["question"] is not None and state["question"] > answered:
                        answered = state["question"]
                        await self.answer(table, seat, answered, self.random.choice(state["moves"]))
            again = await self.ask(f"/tables/{table}/rematch", {})
            table, seat = again["table"], again["seat"]
            self.memory.tables.add(table)

    async def answer(self, table: str, seat: int, question: int, move: str) -> None:
        """Play a move, and now and then say something, which no version protects from being said twice."""
        done = await self.ask(f"/tables/{table}/moves", {"move": move, "version": question})
        self.memory.moves.append(Move(table, seat, move, question, done["version"]))
        if self.random.random() < 0.1:
            text = f"{self.name} {self.count}"
            await self.ask(f"/tables/{table}/remarks", {"text": text})
            self.memory.remarks.append((table, text))
