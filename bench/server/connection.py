"""HTTP/1.1 as a load bench needs it: requests made beforehand, answers looked at no longer than necessary."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import brotli


class Line(asyncio.Protocol):
    """A connection for one request after the other."""

    def __init__(self) -> None:
        self.transport: asyncio.WriteTransport | None = None
        self.received = b""
        self.is_closed = False
        self.answered: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It stands."""
        self.transport = cast(asyncio.WriteTransport, transport)

    def data_received(self, data: bytes) -> None:
        """Part of an answer; all of ours say how long they are."""
        self.received += data
        head = self.received.find(b"\r\n\r\n")
        if head < 0:
            return
        length = _length(self.received[:head])
        if len(self.received) < head + 4 + length:
            return
        answer = int(self.received[9:12]), self.received[head + 4 : head + 4 + length]
        self.received = self.received[head + 4 + length :]
        assert self.answered is not None, "an answer has its question"
        if not self.answered.done():  # nobody waits any more at the end
            self.answered.set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is cut off."""
        self.is_closed = True
        if self.answered is not None and not self.answered.done():
            self.answered.set_exception(exc or ConnectionError("the server closed the connection"))

    def ask(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        """Send a request; status and body come later."""
        assert self.transport is not None, "the connection stands"
        self.answered = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self.answered


def _length(head: bytes) -> int:
    begin = head.lower().find(b"content-length:")
    return int(head[begin + 15 :].split(b"\r\n", 1)[0]) if begin >= 0 else 0


class Stream(asyncio.Protocol):
    """An open stream of events: tells each one's version and text."""

    def __init__(self, request: bytes, tell: Callable[[int, bytes], None], is_compressed: bool) -> None:
        self.request = request
        self.tell = tell
        self.unpack = brotli.Decompressor().process if is_compressed else bytes
        self.head_is_over = False
        self.received = b""
        self.text = b""
        self.transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream."""
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Chunks, which hold events."""
        self.received += data
        if not self.head_is_over:
            head = self.received.find(b"\r\n\r\n")
            if head < 0:
                return
            assert self.received.startswith(b"HTTP/1.1 200"), self.received[:200]
            self.received = self.received[head + 4 :]
            self.head_is_over = True
        while (line := self.received.find(b"\r\n")) >= 0:
            size = int(self.received[:line], 16)
            if len(self.received) < line + 2 + size + 2:
                return
            self.text += self.unpack(self.received[line + 2 : line + 2 + size])
            self.received = self.received[line + 2 + size + 2 :]
        *events, self.text = self.text.split(b"\n\n")
        for event in events:
            if event.startswith(b"id: "):
                version, _, text = event.partition(b"\n")
                self.tell(int(version[4:]), text)

    def close(self) -> None:
        """Nobody listens any more."""
        if self.transport is not None:
            self.transport.close()
