"""Who has a bot think next: one client after the other, whatever each of them has waiting.

A client is what the limits count as one (proxies.py). Without turns, somebody with many tables would have everybody
else's bots wait for all of them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextvars import ContextVar
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

CLIENT: ContextVar[str] = ContextVar("client", default="")
"""Who sends the request that is being answered; empty: the server does something by itself."""
ALONE_AT_ONCE = 4
"""Tables of one client at which only bots play, and which go on at the same time: each costs about a move a second."""

One = TypeVar("One")


class Turns(Generic[One]):
    """A few of something, which clients get in turn."""

    def __init__(self, all_of_them: Iterable[One]) -> None:
        self.idle = list(all_of_them)
        self.waiting: dict[str, deque[asyncio.Future[One]]] = {}
        """By client; the client whose turn it is stands first."""

    @contextlib.asynccontextmanager
    async def turn_of(self, client: str) -> AsyncIterator[One]:
        """One of them, for as long as it takes."""
        one = self.idle.pop() if self.idle else await self._wait(client)
        try:
            yield one
        finally:
            self._pass_on(one)

    async def _wait(self, client: str) -> One:
        turn: asyncio.Future[One] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(client, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came in the same moment
                self._pass_on(turn.result())
            raise

    def _pass_on(self, one: One) -> None:
        while self.waiting:
            client = next(iter(self.waiting))
            turns = self.waiting.pop(client)
            turn = turns.popleft()
            if turns:
                self.waiting[client] = turns  # behind all others
            if not turn.done():  # else nobody waits for it any more
                turn.set_result(one)
                return
        self.idle.append(one)


class Alone:
    """Tables at which only bots play: of one client's, a few go on at a time, and the others take turns with them."""

    def __init__(self) -> None:
        self.places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def place_of(self, client: str, most: int) -> AsyncIterator[None]:
        """A place for one move."""
        places = self.places.setdefault(client, asyncio.Semaphore(most))
        async with places:
            yield
