"""The state of a seat after each change, as server-sent events, for as long as somebody listens."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from starlette.types import Receive, Scope, Send

from broglio.server.api.bodies import Nothing, SinceWhen
from broglio.server.api.call import Call
from broglio.server.api.state import Reader, encoded
from broglio.server.feed import HEARTBEAT
from broglio.server.table import Table, Watcher

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
RETRY = b"retry: 500\n\n"
"""Milliseconds after which a listener that was cut off comes back."""
ALIVE = b": still here\n\n"


class Stream:
    """One listener. One that is slow gets fewer states, each of them whole, and holds nobody up."""

    def __init__(self, call: Call[Nothing, SinceWhen], table: Table) -> None:
        self.call = call
        self.table = table
        query = call.query
        self.reader = Reader(call.seat_at(table), call.language, query.since, query.remarks, query.view)
        self.watcher = Watcher(None)

    async def __call__(self, _: Scope, receive: Receive, send: Send) -> None:
        """Send what there is now, and what comes."""
        self.watcher = self.table.watch(self.reader.seat)
        listening = asyncio.get_running_loop().create_task(self._hear_of_the_end(receive))
        closing = self.call.hall.closing
        try:
            await send({"type": "http.response.start", "status": 200, "headers": list(HEADERS)})
            await _send(send, RETRY)
            while not (closing.is_set() or listening.done()):
                self.watcher.wake.clear()
                await _send(send, self._event())
                await self._wait(send)
            await send({"type": "http.response.body", "body": b""})
        finally:
            listening.cancel()
            self.table.leave(self.watcher)

    def _event(self) -> bytes:
        """The state now; what it tells need not be told again."""
        table = self.table
        seat = self.call.seat_at(table)
        if seat != self.reader.seat:  # a spectator has sat down
            table.leave(self.watcher)
            self.reader, self.watcher = replace(self.reader, seat=seat), table.watch(seat)
        content = encoded(table, self.reader)
        self.reader = replace(self.reader, since=table.version, remarks=len(table.chat))
        return b"id: %d\ndata: %b\n\n" % (table.version, content)

    async def _wait(self, send: Send) -> None:
        """Until something changes; a silence shows now and then that it is one."""
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self.watcher.wake.wait()
                return
            except TimeoutError:
                await _send(send, ALIVE)

    async def _hear_of_the_end(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.watcher.wake.set()


async def _send(send: Send, content: bytes) -> None:
    await send({"type": "http.response.body", "body": content, "more_body": True})
