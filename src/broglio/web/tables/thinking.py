"""Bots think in processes of their own, so that no page waits for them. One that does not answer is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from typing import Any, TypeVar

from broglio.bots import hints, levels
from broglio.bots.search import Estimate
from broglio.core.protocol import Budget, Malformed, Move, View, registry
from broglio.web.ops import metrics
from broglio.web.tables.turns import Alone, Turns

HINT = Budget(seconds=1.0)
STARTING = 20.0
"""Seconds that a process may take to start and to answer what needs no thought, on the busiest machine."""
SLACK = 10.0
"""How many times its budget a thought may take: a busy machine is no fault of the bot's."""
Thought = TypeVar("Thought")

log = logging.getLogger(__name__)


class Hung(Exception):
    """A process has not answered in time, or has ended without an answer."""


class Thinker:
    """A process that has one thought at a time; in the place of one that hangs another is begun."""

    def __init__(self) -> None:
        self._begin()
        self.due = 0.0
        """By when, on the clock of this machine, an answer may be expected."""

    def _begin(self) -> None:
        # Fresh processes: a fork would carry open files of the server along.
        context = multiprocessing.get_context("spawn")
        try:
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=_belong_to_the_server)
        except BrokenPipeError:
            raise Malformed("thinkers", "cannot be started: may this user run and read this Python?") from None
        self.number: Future[int] | None = None
        """That of the process, once it has begun."""
        self.asked: Future[Any] | None = None
        """What it was asked last."""

    @property
    def is_busy(self) -> bool:
        """Whether it has not answered yet."""
        return self.asked is not None and not self.asked.done()

    @property
    def is_hanging(self) -> bool:
        """Whether an answer is overdue, though it is still waited for."""
        return self.is_busy and time.monotonic() > self.due

    async def think(self, budget: Budget, thought: Callable[..., Thought], *facts: object) -> Thought:
        """An answer; Hung where none came, and then another process stands ready."""
        patience = STARTING + SLACK * (budget.seconds or 0.0)
        self.due = time.monotonic() + patience / 2
        try:
            with _deaf_to_interrupts():
                self.number = self.number or self.pool.submit(os.getpid)
                self.asked = asked = self.pool.submit(thought, *facts)
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(asked)
        except (BrokenProcessPool, TimeoutError) as error:
            if isinstance(error, TimeoutError):
                self._kill()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self._begin()
            raise Hung from error

    def _kill(self) -> None:
        if self.number is not None and self.number.done():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.number.result(), signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)

    def close(self) -> None:
        """Let it go; nobody waits for what it thinks about."""
        if self.is_busy:
            self._kill()
        self.pool.shutdown(cancel_futures=True)


class Thinkers:
    """A few processes that choose for bots and advise people; they get views and nothing else."""

    def __init__(self, count: int) -> None:
        self.thinkers = [Thinker() for _ in range(count + 1)]
        self.turns = Turns(self.thinkers[:-1])
        self.quick = Turns(self.thinkers[-1:])
        """Who needs no time does not wait behind those who take a second: some games ask a bot ten times in a row."""
        self.alone = Alone()
        self.under_way = 0
        self.have_failed = False
        """Whether the last question found no answer at all."""

    @property
    def trouble(self) -> str:
        """What is wrong with them, in words that anybody may read; empty: nothing."""
        if self.have_failed:
            return "bots do not answer; the log tells more"
        hanging = sum(thinker.is_hanging for thinker in self.thinkers)
        return f"{hanging} of {len(self.thinkers)} processes in which bots think do not answer" if hanging else ""

    async def choose(
        self, game_id: str, level: str, view: View, client: str = "", is_wanted: Callable[[], bool] = lambda: True
    ) -> Move | None:
        """What a bot of a level plays; None where nobody wants to know any more when its client's turn comes."""
        async with self._turn_of(client, levels.budget(level)) as thinker:
            # Where it has hung twice, one steps in that only looks, and cannot get lost in thought.
            for tried in (level, level, levels.usual(registry.find(game_id))):
                if not is_wanted():
                    return None
                with contextlib.suppress(Hung):
                    return await self._answer(thinker, levels.budget(tried), _choose, game_id, tried, view)
            raise self._failure(f"a bot of level {level} at {game_id}")

    async def advise(self, game_id: str, view: View, client: str = "") -> list[Estimate]:
        """The best few choices of somebody who is asked."""
        async with self._turn_of(client, HINT) as thinker:
            for _ in range(2):
                with contextlib.suppress(Hung):
                    return await self._answer(thinker, HINT, _advise, game_id, view)
            raise self._failure(f"advice at {game_id}")

    @contextlib.asynccontextmanager
    async def _turn_of(self, client: str, budget: Budget) -> AsyncIterator[Thinker]:
        began = time.perf_counter()
        self.under_way += 1
        try:
            async with (self.turns if budget.seconds else self.quick).turn_of(client) as thinker:
                yield thinker
        finally:
            self.under_way -= 1
            metrics.THINKING.observe(time.perf_counter() - began)

    async def _answer(
        self, thinker: Thinker, budget: Budget, thought: Callable[..., Thought], *facts: object
    ) -> Thought:
        answer = await thinker.think(budget, thought, *facts)
        self.have_failed = False
        return answer

    def _failure(self, what: str) -> Hung:
        self.have_failed = True
        log.error("no process answers: %s", what)
        return Hung(what)

    def close(self) -> None:
        """Let them go, whatever they think about."""
        for thinker in self.thinkers:
            thinker.close()


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process begun herein does not hear Ctrl-C, not even while it is still importing what it needs."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # begun later, it would open our ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _belong_to_the_server() -> None:
    """Leave interrupts to it, and end with it, however it ends: nobody else tells us that it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None, "this is a process of its own"
    server.join()
    os._exit(1)


def _choose(game_id: str, level: str, view: View) -> Move:
    game = registry.find(game_id)
    bot = levels.seat_bot(game, level, random.SystemRandom())
    return bot.choose(view, levels.budget(level))


def _advise(game_id: str, view: View) -> list[Estimate]:
    return hints.hints(registry.find(game_id), view, random.SystemRandom(), HINT)
