"""What a server counts and measures, in the text format of Prometheus.

Not by prometheus_client: it takes a lock and makes an object for each label, several microseconds a request, where a
request for a move may cost 300 in all; and what is needed of it is this file. Counts belong to the process.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bounds in seconds, for what should take no time."""
BEAT = 0.25
"""Seconds between two looks at how late the loop is."""


class Counter:
    """How often something has happened."""

    def __init__(self, name: str, words: str, *labels: str) -> None:
        self.name = name
        self.words = words
        self.labels = labels
        self.values: dict[tuple[object, ...], int] = {} if labels else {(): 0}

    def add(self, *labels: object, count: int = 1) -> None:
        """It happened."""
        self.values[labels] = self.values.get(labels, 0) + count

    def lines(self) -> Iterator[str]:
        """What Prometheus reads."""
        yield from heading(self.name, "counter", self.words)
        for labels, value in list(self.values.items()):
            yield f"{self.name}{labelled(zip(self.labels, labels, strict=True))} {value}"


class Histogram:
    """How large something was, each time."""

    def __init__(self, name: str, words: str, *labels: str, bounds: Sequence[float] = SHORT) -> None:
        self.name = name
        self.words = words
        self.labels = labels
        self.bounds = bounds
        self.counts: dict[tuple[object, ...], list[int]] = {}
        self.sums: dict[tuple[object, ...], float] = {}
        if not labels:
            self._begin(())

    def _begin(self, labels: tuple[object, ...]) -> list[int]:
        self.sums[labels] = 0.0
        self.counts[labels] = [0] * (len(self.bounds) + 1)
        return self.counts[labels]

    def observe(self, value: float, *labels: object) -> None:
        """It was this large."""
        counts = self.counts.get(labels) or self._begin(labels)
        counts[bisect_left(self.bounds, value)] += 1
        self.sums[labels] += value

    def lines(self) -> Iterator[str]:
        """What Prometheus reads: of each bound, how often it was not exceeded."""
        yield from heading(self.name, "histogram", self.words)
        for labels, counts in list(self.counts.items()):
            named = list(zip(self.labels, labels, strict=True))
            so_far = 0
            for bound, count in zip((*self.bounds, "+Inf"), list(counts), strict=True):
                so_far += count
                yield f"{self.name}_bucket{labelled([*named, ('le', bound)])} {so_far}"
            yield f"{self.name}_sum{labelled(named)} {self.sums[labels]:.9g}"
            yield f"{self.name}_count{labelled(named)} {so_far}"


def heading(name: str, kind: str, words: str) -> Iterator[str]:
    """What stands above the figures of a name."""
    yield f"# HELP {name} {words}"
    yield f"# TYPE {name} {kind}"


def labelled(pairs: Iterable[tuple[str, object]]) -> str:
    """Labels as they stand behind a name; nothing where there are none."""
    labels = ",".join(f'{name}="{_escaped(str(value))}"' for name, value in pairs)
    return f"{{{labels}}}" if labels else ""


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


REQUESTS = Counter("broglio_requests_total", "Requests by route, method and status.", "route", "method", "status")
SECONDS = Histogram("broglio_request_seconds", "Time until an answer begins, by route.", "route")
REFUSED = Counter("broglio_refused_total", "Requests refused by a limit, by its name.", "limit")
FAILURES = Counter("broglio_faults_total", "Requests that failed by a fault of ours.")
MOVES = Counter("broglio_moves_total", "Moves written down, by who made them: a person, a bot, chance.", "by")
CONFLICTS = Counter("broglio_store_conflicts_total", "Changes judged again because another was quicker.")
WRITE_SECONDS = Histogram("broglio_store_write_seconds", "Time of a transaction, until it is on disk.")
BATCH = Histogram(
    "broglio_store_batch_writes", "Writes that shared a transaction.", bounds=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
THINKING = Histogram("broglio_thinking_seconds", "Time from a question to a bot until its answer, queue included.")
LAG = Histogram("broglio_loop_lag_seconds", "How late the event loop came to something that was due.")
ALL = (REQUESTS, SECONDS, REFUSED, FAILURES, MOVES, CONFLICTS, WRITE_SECONDS, BATCH, THINKING, LAG)


async def watch_the_loop() -> None:
    """Measure how late the loop is, until cancelled."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + BEAT
        await asyncio.sleep(BEAT)
        LAG.observe(max(0.0, clock() - due))
