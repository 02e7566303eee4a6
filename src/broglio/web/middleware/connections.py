"""Connections of clients that say little, too much, or do not listen: none of them is kept for ever.

uvicorn waits without end for the first line of a request and for a client that does not read its answer, and counts
nobody's connections. What is mixed into its protocol here does.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections import Counter
from typing import Any, ClassVar, Protocol, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from broglio.web.middleware.proxies import Proxies, client_of
from broglio.web.ops.settings import Settings

HEAD_SECONDS = 20.0
"""So long may the lines before a body take to arrive; browsers open connections that they do not use at once."""
DEAF_SECONDS = 30.0
"""Who takes nothing of what is sent for so long is let go."""
GONE_SECONDS = 45.0
"""Who does not even acknowledge what is sent, without a word of leave, is let go by the operating system."""
LARGEST_HEAD = 16 * 1024
SEND_BUFFER = 128 * 1024
"""What the operating system may hold back for somebody who does not read."""
CONNECTIONS_OF_A_CLIENT = 400
OTHER_FILES = 128
"""Files that a server needs besides its connections."""

log = logging.getLogger(__name__)


class _Cycle(Protocol):
    more_body: bool
    response_complete: bool


class Patient(asyncio.Protocol):
    """Mixed into one of uvicorn's protocols for HTTP."""

    proxies: ClassVar[Proxies]
    most: ClassVar[int]
    most_of_a_client: ClassVar[float]
    held: ClassVar[Counter[str]]
    """Connections by client; a proxy's are not counted, it speaks for many."""

    transport: asyncio.Transport
    cycle: _Cycle | None
    connections: set[Any]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody calls."""
        self._head = 0
        self._timer: asyncio.TimerHandle | None = None
        self._deaf: asyncio.TimerHandle | None = None
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        self._client = "" if not address or self.proxies.trusts(address) else client_of(address)
        if self._client:
            self.held[self._client] += 1
        if len(self.connections) > self.most or self.held[self._client] > self.most_of_a_client:
            self._refuse("503 Service Unavailable", "Retry-After: 10\r\n")
            return
        _let_go_of_the_silent(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """The call has ended."""
        for timer in (self._timer, self._deaf):
            if timer is not None:
                timer.cancel()
        if self._client:
            self.held[self._client] -= 1
            if not self.held[self._client]:
                del self.held[self._client]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes came in; those that are not of a body are of a head."""
        known = self.cycle
        if known is None or not known.more_body:
            end = data.find(b"\r\n\r\n")
            self._head += len(data) if end < 0 else end
            if self._head > LARGEST_HEAD:
                self._refuse("431 Request Header Fields Too Large")
                return
            self._wait_for_head()
        super().data_received(data)
        if self.cycle is not known:
            self._head = 0
            self._stop_waiting()

    def pause_writing(self) -> None:
        """More was sent than is taken."""
        self._deaf = asyncio.get_running_loop().call_later(DEAF_SECONDS, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """It was taken."""
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None
        super().resume_writing()

    def shutdown(self) -> None:
        """The server stops: who has not said all by now, or does not listen, is not waited for."""
        if self._deaf is not None or (self.cycle is not None and self.cycle.more_body):
            self.transport.abort()
        else:
            cast(Any, super()).shutdown()

    def _wait_for_head(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: str, header: str = "") -> None:
        """A short answer where nothing else is being answered, and the end."""
        if self.cycle is None or self.cycle.response_complete:
            answer = f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n{header}Connection: close\r\n\r\n"
            self.transport.write(answer.encode())
        self.transport.close()


def patient(settings: Settings) -> type[asyncio.Protocol]:
    """What uvicorn shall use as its protocol, with whichever parser it has."""
    facts = {
        "proxies": Proxies(settings),
        "most": room_for(settings.connections),
        "most_of_a_client": CONNECTIONS_OF_A_CLIENT * settings.client_limits or float("inf"),
        "held": Counter(),
    }
    return cast(type[asyncio.Protocol], type("PatientProtocol", (Patient, AutoHTTPProtocol), facts))


def room_for(connections: int) -> int:
    """As many connections as asked for, or as the operating system lets this process have; then it says so."""
    if sys.platform == "win32":
        return connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = connections + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return connections
    room = max(1, soft - OTHER_FILES)
    log.warning(
        "%d connections are wanted, but this process may open %d files (ulimit -n): there is room for %d",
        connections,
        soft,
        room,
    )
    return room


def _let_go_of_the_silent(transport: asyncio.BaseTransport) -> None:
    """Have the operating system find out who vanished; streams send something every few seconds."""
    connection: socket.socket = transport.get_extra_info("socket")
    options: list[tuple[int, str, int]] = [
        (socket.SOL_SOCKET, "SO_KEEPALIVE", 1),
        (socket.SOL_SOCKET, "SO_SNDBUF", SEND_BUFFER),
        (socket.IPPROTO_TCP, "TCP_USER_TIMEOUT", int(GONE_SECONDS * 1000)),
        (socket.IPPROTO_TCP, "TCP_KEEPIDLE", 30),
        (socket.IPPROTO_TCP, "TCP_KEEPINTVL", 5),
        (socket.IPPROTO_TCP, "TCP_KEEPCNT", 3),
    ]
    for level, name, value in options:
        if hasattr(socket, name):  # not every system has all of them
            connection.setsockopt(level, getattr(socket, name), value)
