"""A small reverse proxy, as stands in front of a server: it ends TLS, takes a prefix off and says for whom it asks."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass


@dataclass(frozen=True)
class Front:
    """What the proxy shows to the outside."""

    host: str
    prefix: str
    strips: bool = True
    client: str = "203.0.113.9"


GONE = (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError)
"""Somebody has left, or the proxy is stopped."""


@contextlib.contextmanager
def reverse_proxy(front: Front, server_port: int) -> Iterator[int]:
    """Run a proxy in a thread of its own; gives its port."""
    ready: Future[tuple[int, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def run() -> None:
        over = asyncio.Event()
        listener = await asyncio.start_server(lambda r, w: _forward(front, server_port, r, w), "127.0.0.1", 0)
        ready.set_result((listener.sockets[0].getsockname()[1], asyncio.get_running_loop(), over))
        await over.wait()
        listener.close()

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    port, loop, over = ready.result()
    try:
        yield port
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()


async def _forward(front: Front, server_port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One request a connection."""
    with contextlib.closing(writer), contextlib.suppress(*GONE):
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
        method, path, version = head[0].split(" ")
        if not path.startswith(front.prefix):
            writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            return
        inner = path.removeprefix(front.prefix) or "/" if front.strips else path
        lines = [f"{method} {inner} {version}", "Host: backend.internal", "Connection: close"]
        lines += [line for line in head[1:] if not line.lower().startswith(("host:", "connection:"))]
        lines += [f"X-Forwarded-For: {front.client}", "X-Forwarded-Proto: https", f"X-Forwarded-Host: {front.host}"]
        back_reader, back_writer = await asyncio.open_connection("127.0.0.1", server_port)
        with contextlib.closing(back_writer):
            back_writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
            await asyncio.gather(_pipe(reader, back_writer), _pipe(back_reader, writer))


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
