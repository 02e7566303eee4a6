"""Somebody who talks to the application without a browser in between, and keeps every byte of its answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from starlette.types import ASGIApp, Message, Scope


@dataclass
class Answer:
    """A whole answer, as it would go over the wire."""

    status: int = 0
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""


@dataclass
class Listener:
    """An open stream, as the events that came over it."""

    heard: asyncio.Queue[bytes]

    async def next(self) -> bytes:
        """The next event, which must come soon."""
        async with asyncio.timeout(30):
            return await self.heard.get()

    def rest(self) -> list[bytes]:
        """The events that have come and were not asked for."""
        return [self.heard.get_nowait() for _ in range(self.heard.qsize())]


class BareVisitor:
    """One person, or a spectator without a token."""

    def __init__(self, app: ASGIApp, token: str = "", language: str = "en") -> None:
        self.app = app
        self.cookie = [(b"cookie", f"broglio={token}".encode())] if token else []
        self.bearer = [(b"authorization", f"Bearer {token}".encode())] if token else []
        self.language = language.encode()

    def _scope(self, method: str, path: str, kind: str = "application/x-www-form-urlencoded") -> Scope:
        path, _, query = path.partition("?")
        headers = [(b"host", b"testserver"), (b"origin", b"http://testserver"), (b"accept-language", self.language)]
        headers += [(b"content-type", kind.encode()), *(self.bearer if path.startswith("/api/") else self.cookie)]
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 50000),
            "server": ("testserver", 80),
        }

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> Answer:
        """Ask for something and wait for all of the answer."""
        answer = Answer()
        to_send: list[Message] = [{"type": "http.request", "body": body}]

        async def receive() -> Message:
            return to_send.pop() if to_send else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status, answer.headers = message["status"], list(message["headers"])
            else:
                answer.body += message.get("body", b"")

        scope = self._scope(method, path, kind)
        scope["headers"].append((b"content-length", str(len(body)).encode()))
        await self.app(scope, receive, send)
        return answer

    @asynccontextmanager
    async def listen(self, path: str) -> AsyncIterator[Listener]:
        """Open a stream; each event that comes over it can be heard."""
        gone = asyncio.Event()
        listener = Listener(asyncio.Queue())
        begun = [b""]

        async def receive() -> Message:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            *whole, begun[0] = (begun[0] + message.get("body", b"")).split(b"\n\n")
            for event in whole:
                if event.startswith(b"id:"):  # others are about the connection
                    listener.heard.put_nowait(event)

        task = asyncio.ensure_future(self.app(self._scope("GET", path), receive, send))
        try:
            yield listener
        finally:
            gone.set()
            await asyncio.wait([task])
