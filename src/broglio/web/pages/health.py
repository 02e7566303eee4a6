"""What the operator of a server asks it: whether it is well, and how much it has to do."""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import platform
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import broglio
from broglio import _engine
from broglio.web.hall import Hall
from broglio.web.ops import metrics
from broglio.web.store.store import HEALTH

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
STARTED = time.time()
PATIENCE = 3.0
"""Seconds within which a store that is well has answered."""
FRESH = 1.0
"""Seconds for which an answer about the store is reused, so that frequent checks do not load the disk."""

log = logging.getLogger(__name__)


class Health:
    """Whether the store takes what it is given, asked by many at once but tried once; and whether bots answer."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.lock = asyncio.Lock()
        self.tried = -FRESH
        self.trouble = ""

    async def find_trouble(self) -> str:
        """What is wrong, in words that anybody may read; empty: nothing."""
        if self.hall.closing.is_set():
            return "the server is stopping"
        async with self.lock:
            if time.monotonic() - self.tried >= FRESH:
                self.trouble = await self._try_store()
                self.tried = time.monotonic()
            return self.trouble or self.hall.tables.thinkers.trouble

    async def _try_store(self) -> str:
        """Write something and read it back."""
        store = self.hall.store
        now = repr(time.time())
        try:
            async with asyncio.timeout(PATIENCE):
                await store.write([(WRITE, (HEALTH, now))])
                ((row, *_),) = await store.read((READ, (HEALTH,)))
        except TimeoutError:
            return f"the store has not answered for {PATIENCE:g} seconds"
        except Exception as error:
            log.error("the store failed its health check", exc_info=error)
            return "the store cannot be written and read; the log tells more"
        return "" if float(row[0]) >= float(now) else "the store does not give back what was written"


WRITE = "INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
READ = "SELECT value FROM kept WHERE name = ?"


async def healthz(request: Request) -> Response:
    """200 where a table would be served, a move kept and a bot's turn played; else 503 and why not."""
    health: Health = request.app.state.health
    trouble = await health.find_trouble()
    if trouble:
        return JSONResponse({"status": "failing", "fault": trouble}, 503, {"Cache-Control": "no-store"})
    return JSONResponse({"status": "well", "version": broglio.__version__}, headers={"Cache-Control": "no-store"})


async def figures(request: Request) -> Response:
    """All of it, to a client that knows the token.

    An address proves nothing: behind a proxy on the same machine, everybody comes from there. So without a token there
    is no such page.
    """
    hall = Hall.of(request)
    token = hall.settings.metrics_token
    if not token:
        raise HTTPException(404)
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return Response("A bearer token is needed.\n", 401, {"WWW-Authenticate": "Bearer"}, "text/plain")
    return Response(page(hall), media_type=MEDIA_TYPE, headers={"Cache-Control": "no-store"})


def page(hall: Hall) -> str:
    """The whole text."""
    lines = [line for one in metrics.ALL for line in one.lines()]
    for name, words, value in _gauges(hall):
        lines += [*metrics.heading(name, "counter" if name.endswith("_total") else "gauge", words), f"{name} {value}"]
    facts = {
        "version": broglio.__version__,
        "engine": "compiled" if _engine.is_compiled() else "interpreted",
        "python": platform.python_version(),
    }
    lines += [
        *metrics.heading("broglio_info", "gauge", "What runs."),
        f"broglio_info{metrics.labelled(facts.items())} 1",
    ]
    return "\n".join(lines) + "\n"


def _gauges(hall: Hall) -> Iterator[tuple[str, str, float]]:
    """What is counted only when somebody asks."""
    live = list(hall.tables.live.values())
    yield "broglio_tables_live", "Tables in memory.", len(live)
    yield "broglio_streams_open", "Open pages and other listeners.", sum(len(table.watchers) for table in live)
    yield "broglio_thinking_now", "Questions to bots without an answer yet.", hall.tables.thinkers.under_way
    yield "broglio_thinkers", "Processes in which bots think.", len(hall.tables.thinkers.thinkers)
    yield "process_cpu_seconds_total", "Processor time of the server itself.", time.process_time()
    yield "process_start_time_seconds", "When it was started.", STARTED
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        yield "process_resident_memory_bytes", "Memory of the server itself.", pages * os.sysconf("SC_PAGE_SIZE")
        yield "process_open_fds", "Open files and connections.", len(list(Path("/proc/self/fd").iterdir()))
