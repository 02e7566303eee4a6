"""Every request goes through here first: it gets a number, is counted and timed, and is logged where it was slow."""

from __future__ import annotations

import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from broglio.web.ops import metrics
from broglio.web.ops.logs import with_facts

NUMBER = "broglio.number"
BEGUN = "broglio.begun"
"""In a request's scope: its number; whether its answer has begun."""
PROCESS = secrets.token_hex(3)
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
"""Others are counted as one, so that clients cannot fill our memory."""

log = logging.getLogger(__name__)


def number_of(scope: Scope) -> str:
    """By this a request is found in the log; no two have the same, also of several processes."""
    return f"{PROCESS}-{scope[NUMBER]}"


def route_of(scope: Scope) -> str:
    """Which kind of address was asked for: never the address itself, which may be a secret."""
    return str(getattr(scope.get("route"), "path", "none"))


class RequestLog:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, slow: float) -> None:
        self.app = app
        self.slow = slow
        self.numbers = itertools.count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through and note when its answer begins."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope[NUMBER] = next(self.numbers)
        began = time.perf_counter()

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._count(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, send_counted)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        scope[BEGUN] = True
        route, method = route_of(scope), scope["method"]
        metrics.REQUESTS.add(route, method if method in METHODS else "other", status)
        metrics.SECONDS.observe(seconds, route)
        if seconds > self.slow:
            facts = {"route": route, "method": method, "status": status, "seconds": round(seconds, 3)}
            log.warning("a slow request", extra=with_facts(request=number_of(scope), **facts))


class UnexpectedErrors:
    """The innermost middleware: what nobody expected is logged under the request's number, and the reader gets that."""

    def __init__(self, app: ASGIApp, answer: Callable[[Request], Awaitable[Response]]) -> None:
        self.app = app
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through; where it fails, answer that it did."""
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            if scope["type"] != "http":
                raise
            note_failure(scope, error)
            if BEGUN not in scope:
                response = await self.answer(Request(scope))
                await response(scope, receive, send)


def note_failure(scope: Scope, error: Exception) -> None:
    """Log what went wrong with a request, and count it."""
    metrics.FAILURES.add()
    facts = {"route": route_of(scope), "method": scope["method"]}
    log.error("a request failed", exc_info=error, extra=with_facts(request=number_of(scope), **facts))


def note_unavailable(scope: Scope, error: Exception) -> None:
    """Log that a request met a store that could not be read or written."""
    log.error(
        "the store is not available: %s", error, extra=with_facts(request=number_of(scope), route=route_of(scope))
    )
