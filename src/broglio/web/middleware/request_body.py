"""What a request brings along is read whole before anybody works on it: not too much, and not too slowly."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.types import Message, Receive

LARGEST = 64 * 1024
"""Nothing of ours comes near it; a components file is the largest thing that is sent."""
SECONDS = 20.0
"""A body that takes longer to arrive is not waited for."""


class TooLarge(Exception):
    """More was sent, or announced, than we take."""


class Gone(Exception):
    """The client has left before the end."""


def is_announced(headers: Sequence[tuple[bytes, bytes]]) -> bool:
    """Whether a request brings something along; raises TooLarge if it says that it is too much."""
    announced = False
    for name, value in headers:
        if name == b"transfer-encoding":
            announced = True
        elif name == b"content-length":
            if not value.isdigit() or len(value) > 9 or int(value) > LARGEST:
                raise TooLarge
            announced = announced or int(value) > 0
    return announced


async def read(receive: Receive) -> bytes:
    """The whole body; raises TooLarge, Gone or TimeoutError."""
    parts: list[bytes] = []
    size = 0
    async with asyncio.timeout(SECONDS):
        while True:
            message = await receive()
            if message["type"] != "http.request":
                raise Gone
            part = message.get("body", b"")
            size += len(part)
            if size > LARGEST:
                raise TooLarge
            parts.append(part)
            if not message.get("more_body", False):
                return b"".join(parts)


def again(body: bytes, receive: Receive) -> Receive:
    """What the application reads: the body, once, and then what comes after it."""
    is_given = False

    async def receive_again() -> Message:
        nonlocal is_given
        if is_given:
            return await receive()
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
