"""One thread writes. Whatever has come in while it was busy goes into one transaction, so that many tables share the
cost of one flush to disk, and each waits only until its own rows are safe.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from broglio.web.ops import metrics
from broglio.web.store.store import Statement


class OneFailed(Exception):
    """Of all writes of a transaction, this one cannot be; the others may be tried without it."""

    def __init__(self, number: int, error: Exception) -> None:
        super().__init__(number, error)
        self.number = number
        self.error = error


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    """Statements that belong together, and who waits for them."""

    statements: Sequence[Statement]
    table_id: str
    revision: int
    done: asyncio.Future[None]


class GroupCommit:
    """Collects writes and has them carried out together; `transact` is called in a thread of its own."""

    def __init__(self, transact: Callable[[Sequence[Write]], None]) -> None:
        self.transact = transact
        self.work: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
        self.thread.start()

    async def write(self, statements: Sequence[Statement], table_id: str, revision: int) -> None:
        """Back only when it is on disk."""
        done = asyncio.get_running_loop().create_future()
        self.work.put(Write(statements, table_id, revision, done))
        await done

    def close(self) -> None:
        """Write what is left."""
        self.work.put(None)
        self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch = [self.work.get()]
            while not self.work.empty():
                batch.append(self.work.get())
            going = None not in batch
            self._carry_out([write for write in batch if write is not None])

    def _carry_out(self, batch: list[Write]) -> None:
        """One transaction for all; a write that fails does so alone.

        Failures are answered last: what stood in the way of a write may be another of the same batch, which must be
        there to be read by then.
        """
        failures: list[tuple[Write, Exception]] = []
        error: Exception | None = None
        while batch:
            try:
                began = time.perf_counter()
                self.transact(batch)
                metrics.WRITE_SECONDS.observe(time.perf_counter() - began)
                metrics.BATCH.observe(len(batch))
            except OneFailed as failed:
                failures.append((batch.pop(failed.number), failed.error))
                continue
            except Exception as whole:
                error = whole
            break
        _answer(batch, error)
        for write, its_error in failures:
            _answer([write], its_error)


def _answer(writes: Sequence[Write], error: Exception | None) -> None:
    """Wake those who wait: one call into their loop, however many they are."""
    waiting: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for write in writes:
        waiting.setdefault(write.done.get_loop(), []).append(write.done)
    for loop, futures in waiting.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, futures, error)


def _settle(futures: Sequence[asyncio.Future[None]], error: Exception | None) -> None:
    for future in futures:
        if future.done():
            continue  # the one who waited has gone
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(type(error)(*error.args))  # one each: an exception collects where it was raised
