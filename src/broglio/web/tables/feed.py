"""One stream of events per listener: the whole table, as that seat sees it, at every step.

For open pages it is compressed as one whole: a table that changed a little costs a few hundred bytes.
"""

from __future__ import annotations

import asyncio
import random
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import brotli
from starlette.types import Receive, Scope, Send

from broglio.core.protocol import Seat
from broglio.web.tables.kept_table import Watcher
from broglio.web.tables.table import Table

HEARTBEAT = 15.0
"""Seconds between two beats: a stream that was silent from one to the next shows that it is alive."""
ALIVE = b": still here\n\n"
HEADERS = (
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
)


class Feed(ABC):
    """One listener, as an answer in ASGI. One that is slow gets fewer tables, each whole, and holds nobody up."""

    opening = b""
    """What is said before the first table."""
    heart: asyncio.TimerHandle

    def __init__(self, table: Table, seat: Seat | None, closing: asyncio.Event, pace: float = 1.0) -> None:
        self.table = table
        self.seat = seat
        self.pace = pace
        self.closing = closing
        self.watcher = Watcher(None)
        self.is_over = False
        self.has_spoken = False
        """Whether anything was sent since the last beat."""
        self.encoding = b""
        """How it is compressed; empty: not at all."""
        self.squeeze: Callable[[bytes], bytes] = bytes

    @abstractmethod
    def event(self) -> bytes:
        """The table now."""

    async def __call__(self, _: Scope, receive: Receive, send: Send) -> None:
        """Send what there is now, and what comes, for as long as somebody listens."""
        self.watcher = self.table.watch(self.seat, self.pace)
        loop = asyncio.get_running_loop()
        listening = loop.create_task(self._hear_of_the_end(receive))
        self.heart = loop.call_later(HEARTBEAT, self._beat, loop)
        headers = [*HEADERS, (b"content-encoding", self.encoding)] if self.encoding else [*HEADERS]
        try:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            content = self.opening
            while not (self.closing.is_set() or self.is_over):
                self.watcher.wake.clear()
                self.watcher.has_news = False
                await self._send(send, content + self.event())
                content = b""
                while not await self._has_changed():
                    await self._send(send, ALIVE)
            if not self.is_over:
                await self._send(send, _come_back())
            await send({"type": "http.response.body", "body": b""})
        finally:
            self.heart.cancel()
            listening.cancel()
            self.table.leave(self.watcher)

    async def _send(self, send: Send, content: bytes) -> None:
        self.has_spoken = True
        await send({"type": "http.response.body", "body": self.squeeze(content), "more_body": True})

    async def _has_changed(self) -> bool:
        """Wait until there is something to tell; False: only that we are still here."""
        await self.watcher.wake.wait()
        self.watcher.wake.clear()
        return self.watcher.has_news

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        """One timer for all the silences of a stream: setting one for each event would cost more than sending it."""
        if not self.has_spoken:
            self.watcher.wake.set()
        self.has_spoken = False
        self.heart = loop.call_later(HEARTBEAT, self._beat, loop)

    async def _hear_of_the_end(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.is_over = True
        self.watcher.tell()


class PageFeed(Feed):
    """An open page; compressed as it likes best."""

    def __init__(
        self,
        table: Table,
        seat: Seat | None,
        closing: asyncio.Event,
        draw: Callable[[int | None], Sequence[str]],
        accepted: str,
        known: int | None = None,
        pace: float = 1.0,
    ) -> None:
        super().__init__(table, seat, closing, pace)
        self.draw = draw
        """The frames that a page has to show which knows a version; the last is the table as it is now."""
        self.known = known
        """The version that the page has; None: it has none."""
        self.encoding, self.squeeze = _compression(accepted)

    def event(self) -> bytes:
        """The middle of the page, at each step since the last event."""
        frames = self.draw(self.known)
        self.known = self.table.version
        last = len(frames) - 1
        # Who is cut off between two frames gets all of them again.
        return b"".join(_event(frame, self.known if number == last else None) for number, frame in enumerate(frames))


def _event(content: str, version: int | None) -> bytes:
    lines = content.replace("\n", "\ndata: ")
    return f"data: {lines}\n\n".encode() if version is None else f"id: {version}\ndata: {lines}\n\n".encode()


def _come_back() -> bytes:
    """The server stops: come back soon, but not all at the same moment."""
    return f"retry: {random.randint(300, 1500)}\n\n".encode()


def _compression(accepted: str) -> tuple[bytes, Callable[[bytes], bytes]]:
    """The name of a compression, and what compresses. It remembers all that was sent before."""
    if "br" in accepted:
        # Quality 4 would save a fifth of the bytes for twice the time and memory.
        brotli_stream = brotli.Compressor(quality=3, lgwin=18)
        return b"br", lambda content: brotli_stream.process(content) + brotli_stream.flush()
    if "gzip" in accepted:  # browsers take no Brotli over plain http
        gzip_stream = zlib.compressobj(6, zlib.DEFLATED, 31)
        return b"gzip", lambda content: gzip_stream.compress(content) + gzip_stream.flush(zlib.Z_SYNC_FLUSH)
    return b"", bytes
