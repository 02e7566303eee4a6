"""How much one client may do: a burst, then one more at intervals. Clients that ask for more have to wait."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from broglio.web.ops import metrics

MOST_REMEMBERED = 50_000
"""Clients and sessions of which we know how much they did; the one heard of longest ago is forgiven first."""
STREAMS_EACH = 20
"""Open pages of one session."""
STREAMS_OF_A_CLIENT = 200
"""Open pages behind one address: a school has one address for all."""


@dataclass(frozen=True)
class Rate:
    """A burst of this size, and one more after this many seconds."""

    burst: int
    seconds: float


@dataclass(frozen=True)
class Allowance:
    """What one session may do, and what all behind one address may do together."""

    session: Rate
    client: Rate


ALLOWANCES = {
    "requests": Allowance(Rate(1000, 0.01), Rate(1000, 0.01)),
    "acts": Allowance(Rate(200, 0.05), Rate(600, 0.02)),
    "tables": Allowance(Rate(20, 10.0), Rate(60, 3.0)),
    "joins": Allowance(Rate(30, 2.0), Rate(100, 1.0)),
    "links": Allowance(Rate(10, 10.0), Rate(30, 2.0)),
    "chat": Allowance(Rate(15, 2.0), Rate(60, 1.0)),
    "hints": Allowance(Rate(5, 4.0), Rate(20, 1.0)),
    "proofs": Allowance(Rate(10, 3.0), Rate(40, 1.0)),
    "sessions": Allowance(Rate(100, 1.0), Rate(100, 1.0)),
}
"""By what is done; everything is a request, everything that changes something is an act."""

KINDS = {
    "tables": "tables",
    "rematch": "tables",
    "sit": "joins",
    "say": "chat",
    "remarks": "chat",
    "hint": "hints",
    "hints": "hints",
    "link": "links",
    "admit": "links",
    "verify": "proofs",
    "session": "sessions",
}
"""What a request to change something is, by the last word of its path; the same on pages and in the API."""


def kinds_of(method: str, path: str) -> tuple[str, ...]:
    """What a request asks of us, besides being one."""
    if method in ("GET", "HEAD"):
        return ("links",) if "/seat/" in path else ()
    last = path.rstrip("/").rpartition("/")[2]
    if "/seat/" in path:
        return ("acts", "links")
    return ("acts", KINDS[last]) if last in KINDS else ("acts",)


def is_stream(path: str) -> bool:
    """Whether what is asked for stays open."""
    return path.endswith("/stream")


class TooMany(Exception):
    """A client has to wait: the seconds until there is room again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = max(1, round(seconds + 0.5))


class Limits:
    """Counts, and remembers no more of anybody than one moment: when all that was done will be paid off."""

    def __init__(self, factor: int, streams: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        self.most_streams = streams
        self.clock = clock
        self.paid_off: dict[str, float] = {}
        self.streams: dict[str, int] = {}
        self.open_streams = 0

    def count(self, kind: str, client: str, session: str = "") -> None:
        """Somebody does something; raises TooMany where it has to wait."""
        if not self.factor:
            return
        allowance = ALLOWANCES[kind]
        now = self.clock()
        try:
            self._take(f"{kind} {client}", allowance.client, now)
            if session:
                self._take(f"{kind} {session}", allowance.session, now)
        except TooMany:
            metrics.REFUSED.add(kind)
            raise

    def _take(self, key: str, rate: Rate, now: float) -> None:
        paid_off = max(self.paid_off.pop(key, now), now)
        seconds = rate.seconds / self.factor
        wait = paid_off - now - (rate.burst * self.factor - 1) * seconds
        # Put in again, it comes last: the client that was silent longest comes first.
        self.paid_off[key] = paid_off if wait > 0 else paid_off + seconds
        if len(self.paid_off) > MOST_REMEMBERED:
            del self.paid_off[next(iter(self.paid_off))]
        if wait > 0:
            raise TooMany(wait)

    @contextlib.contextmanager
    def stream(self, client: str, session: str = "") -> Iterator[None]:
        """Somebody opens a page that stays open; raises TooMany where there are enough of them."""
        most = {client: STREAMS_OF_A_CLIENT * self.factor} if self.factor else {}
        if session and self.factor:
            most[session] = STREAMS_EACH * self.factor
        if self.open_streams >= self.most_streams or any(self.streams.get(who, 0) >= most[who] for who in most):
            metrics.REFUSED.add("streams")
            raise TooMany(10)
        self.open_streams += 1
        for who in most:
            self.streams[who] = self.streams.get(who, 0) + 1
        try:
            yield
        finally:
            self.open_streams -= 1
            for who in most:
                self.streams[who] -= 1
                if not self.streams[who]:
                    del self.streams[who]
