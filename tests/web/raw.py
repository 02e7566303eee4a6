"""What no browser would send: bytes on a socket, and what comes back."""

from __future__ import annotations

import contextlib
import http.client
import json
import re
import select
import socket
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from browser.server import Server

PATIENCE = 60.0
"""Seconds: only a server that hangs is waited for so long."""


def connect(server: Server, receive_buffer: int = 0) -> socket.socket:
    """A connection, which takes in little of what it does not read if so asked."""
    connection = socket.socket()
    if receive_buffer:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", server.port))
    return connection


def until_closed(connection: socket.socket) -> bytes:
    """All that comes, until the server ends the connection; a reset is an end too."""
    parts = []
    end = time.monotonic() + PATIENCE
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65536):
            parts.append(part)
            assert time.monotonic() < end, "the server keeps a connection that it should have ended"
    return b"".join(parts)


def finish(connection: socket.socket, sent: bytes = b"") -> bytes:
    """Send bytes and say that this was all; gives the answer, when the server too has let go."""
    with connection:
        with contextlib.suppress(OSError):  # the server may have ended it already
            connection.sendall(sent)
            connection.shutdown(socket.SHUT_WR)
        return until_closed(connection)


def exchange(server: Server, sent: bytes) -> bytes:
    """Bytes on a connection of their own; gives the answer.

    The other half is closed only when the answer begins: uvicorn gives none to who has already said goodbye.
    """
    connection = connect(server)
    with contextlib.suppress(OSError):  # the server may have ended it already
        connection.sendall(sent)
        select.select([connection], [], [], PATIENCE)
    return finish(connection)


def status(answer: bytes) -> int:
    """The status that an answer begins with; 0: there was no answer."""
    found = re.match(rb"HTTP/1\.1 (\d{3}) ", answer)
    return int(found[1]) if found else 0


class Visitor:
    """Somebody with a cookie, whose forms are from our own pages."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""

    def ask(self, method: str, path: str, fields: dict[str, str] | None = None) -> tuple[int, str, str]:
        """Status, where it leads, and the text."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        headers = {"Cookie": self.cookie, "Accept-Language": "en", "Sec-Fetch-Site": "same-origin"}
        if fields is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        with contextlib.closing(connection):
            connection.request(method, path, urlencode(fields) if fields is not None else None, headers)
            answer = connection.getresponse()
            if set_cookie := answer.getheader("set-cookie"):
                self.cookie = set_cookie.partition(";")[0]
            return answer.status, answer.getheader("location") or "", answer.read().decode()

    def make(self, **fields: str) -> str:
        """Make a table; gives where it is."""
        status, where, text = self.ask("POST", "/tables", fields)
        assert status == 303, text
        return where

    def page(self, path: str) -> str:
        """A page."""
        status, _, text = self.ask("GET", path)
        assert status == 200, text
        return text

    def open_stream(self, where: str, encoding: str = "br", receive_buffer: int = 0) -> socket.socket:
        """A page's stream, begun: its head and first bytes have come."""
        connection = connect(self.server, receive_buffer)
        connection.sendall(
            f"GET {where}/stream HTTP/1.1\r\nHost: localhost\r\nCookie: {self.cookie}\r\n"
            f"Accept-Encoding: {encoding}\r\n\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            part = connection.recv(1024)
            assert part, head
            head += part
        assert status(head) == 200, head
        return connection


def memory(server: Server) -> int:
    """Bytes that the server holds in memory, without the processes in which bots think."""
    told = Path(f"/proc/{server.process_id}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", told)
    assert found, told
    return int(found[1]) * 1024


class Game:
    """A game in progress between two programs, which must go on whatever others do to the server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens = ["", ""]
        self.tokens = [self._ask(seat, "POST", "/session", {"name": f"Player {seat}"})["token"] for seat in (0, 1)]
        self.table = self._begin()

    def _begin(self) -> str:
        made = self._ask(0, "POST", "/tables", {"game": "caesar-cleopatra", "seats": ["me", "open"]})
        self._ask(1, "POST", f"/tables/{made['table']}/sit", {"seat": 1})
        return f"/tables/{made['table']}"

    def _ask(self, seat: int, method: str, path: str, body: object = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        headers = {"Content-Type": "application/json"}
        if self.tokens[seat]:
            headers["Authorization"] = f"Bearer {self.tokens[seat]}"
        with contextlib.closing(connection):
            connection.request(method, f"/api/v1{path}", json.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            text = answer.read()
        assert answer.status < 300, text
        return json.loads(text)

    def goes_on(self) -> float:
        """Whoever is asked answers, and the table moves on; gives the seconds that the answers took."""
        begun, before = time.monotonic(), -1
        for seat in (0, 1):
            state = self._ask(seat, "GET", f"{self.table}?view=false")
            if state["outcome"] is not None:
                self.table = self._begin()
                return self.goes_on()
            if state["moves"]:
                sent = {"move": state["moves"][-1], "version": state["version"]}
                done = self._ask(seat, "POST", f"{self.table}/moves", sent)
                assert done["version"] > max(before, state["version"])
                before = done["version"]
        assert before >= 0, "nobody was asked"
        return time.monotonic() - begun
