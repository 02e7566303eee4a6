"""A stream: the table at every change, a sign of life in silence, and an end when nobody listens."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message

from broglio.core.match.match import Match
from broglio.core.protocol import registry
from broglio.web.laws import seated
from broglio.web.ops.settings import Settings
from broglio.web.store.store import Store
from broglio.web.tables import feed
from broglio.web.tables.table import Table
from broglio.web.tables.thinking import Thinkers


class Listener(feed.Feed):
    """Hears how often the table was told, and can go away."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, None, asyncio.Event())
        self.heard: list[bytes] = []
        self.gone = asyncio.Event()

    def event(self) -> bytes:
        return b"table"

    async def hear(self, message: Message) -> None:
        if message.get("body"):
            self.heard.append(message["body"])

    async def leave(self) -> Message:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def until(self, content: bytes, times: int) -> None:
        async with asyncio.timeout(30):
            while self.heard.count(content) < times:
                await asyncio.sleep(0.005)


def test_changes_are_told_and_silence_is_broken(
    store: Store, thinkers: Thinkers, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(Match(registry.find("doge"), 3), store, thinkers, settings)

    async def scene() -> None:
        listener = Listener(table)
        listening = asyncio.create_task(listener({}, listener.leave, listener.hear))
        await listener.until(b"table", 1)
        table.tell_watchers()
        await listener.until(b"table", 2)
        listener.heard.clear()
        await listener.until(feed.ALIVE, 2)
        assert b"table" not in listener.heard, "nothing has changed"
        listener.gone.set()
        await asyncio.wait_for(listening, 30)
        assert not table.watchers
        assert listener.heart.cancelled(), "its heart has stopped"

    monkeypatch.setattr(feed, "HEARTBEAT", 0.2)
    asyncio.run(scene())
