"""What an operation of the API says of itself: enough to read what comes in, to answer, and to describe it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from broglio.web.api.bodies import Nothing
from broglio.web.api.errors import Code

STREAM = "text/event-stream"


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked for."""

    method: str
    path: str
    act: Callable[[Any], Awaitable[Any]]
    """Does it. Gets a Call; what comes back is encoded, or sent by itself where it is an ASGI application."""
    words: str
    answer: type[Struct] | str
    """What comes back: a type, or the media type of what is not JSON of a fixed type."""
    body: type[Struct] = Nothing
    query: type[Struct] = Nothing
    status: int = 200
    needs_session: bool = True
    """Else it is for everybody, and a session that is sent makes a difference in what one sees."""
    takes_key: bool = False
    """Whether a repeat is known by its Idempotency-Key."""
    errors: tuple[Code, ...] = ()
    """What may go wrong besides what may go wrong everywhere."""
    example: Mapping[str, object] | None = None
    """A body that would do."""

    @property
    def name(self) -> str:
        """The operation's name in the description."""
        return self.act.__name__.replace("_", "-")

    @property
    def streams(self) -> bool:
        """Whether the answer goes on and on."""
        return self.answer == STREAM

    @cached_property
    def needs_body(self) -> bool:
        """Whether something must be sent."""
        return any(part.required for part in msgspec.structs.fields(self.body))

    @cached_property
    def decoder(self) -> msgspec.json.Decoder[Any]:
        """What reads the body."""
        return msgspec.json.Decoder(self.body)
