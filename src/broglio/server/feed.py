"""One compressed stream of events per open page: the whole table, as that seat sees it, on every change."""

from __future__ import annotations

import asyncio
import random
import zlib
from collections.abc import AsyncIterator, Callable

import brotli
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from broglio.core.game import Seat
from broglio.server.table import Table, Watcher

HEARTBEAT = 15.0
"""Seconds of silence after which a stream shows that it is alive."""


class _Plain:
    """No compression."""

    name = ""

    def squeeze(self, data: bytes) -> bytes:
        return data


class _Brotli:
    """Remembers all that was sent: a table that changed a little costs a few hundred bytes.

    Quality 4 would save a fifth of these bytes for twice the time and memory (bench/pages.py).
    """

    name = "br"

    def __init__(self) -> None:
        self.compressor = brotli.Compressor(quality=3, lgwin=18)

    def squeeze(self, data: bytes) -> bytes:
        return bytes(self.compressor.process(data) + self.compressor.flush())


class _Gzip:
    """For browsers that take no Brotli over plain http."""

    name = "gzip"

    def __init__(self) -> None:
        self.compressor = zlib.compressobj(6, zlib.DEFLATED, 31)

    def squeeze(self, data: bytes) -> bytes:
        return self.compressor.compress(data) + self.compressor.flush(zlib.Z_SYNC_FLUSH)


def _compression(accepted: str) -> _Plain | _Brotli | _Gzip:
    if "br" in accepted:
        return _Brotli()
    return _Gzip() if "gzip" in accepted else _Plain()


def stream(
    request: Request, table: Table, seat: Seat | None, draw: Callable[[], str], closing: asyncio.Event
) -> Response:
    """Send the table now and after every change, for as long as the page is open."""
    compression = _compression(request.headers.get("accept-encoding", ""))

    async def events() -> AsyncIterator[bytes]:
        watcher = table.watch(seat)
        try:
            while not closing.is_set():
                watcher.wake.clear()
                yield compression.squeeze(_event(table.version, draw()))
                while not await _is_woken(watcher):
                    yield compression.squeeze(b": still here\n\n")
            yield compression.squeeze(_come_back())
        finally:
            table.leave(watcher)

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    if compression.name:
        headers["Content-Encoding"] = compression.name
    return StreamingResponse(events(), media_type="text/event-stream", headers=headers)


async def _is_woken(watcher: Watcher) -> bool:
    try:
        await asyncio.wait_for(watcher.wake.wait(), HEARTBEAT)
    except TimeoutError:
        return False
    return True


def _come_back() -> bytes:
    """The server stops: come back soon, but not all at the same moment."""
    return f"retry: {random.randint(300, 1500)}\n\n".encode()


def _event(version: int, text: str) -> bytes:
    lines = text.replace("\n", "\ndata: ")
    return f"id: {version}\ndata: {lines}\n\n".encode()
