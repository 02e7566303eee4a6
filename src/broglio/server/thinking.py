"""Bots think in processes of their own, so that no page waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from typing import TypeVar

from broglio.bots import hints, levels
from broglio.bots.search import Estimate
from broglio.core import registry
from broglio.core.game import Budget, Malformed, Move, View
from broglio.server import metrics

HINT = Budget(seconds=1.0)
Thought = TypeVar("Thought")


class Thinkers:
    """A few processes that choose for bots and advise people; they get views and nothing else."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.under_way = 0
        self.pool = self._begin()

    def _begin(self) -> ProcessPoolExecutor:
        # Fresh processes: a fork would carry open files of the server along.
        context = multiprocessing.get_context("spawn")
        try:
            return ProcessPoolExecutor(self.count, mp_context=context, initializer=_belong_to_the_server)
        except BrokenPipeError:
            raise Malformed("thinkers", "cannot be started: may this user run and read this Python?") from None

    async def choose(self, game_id: str, level: str, view: View) -> Move:
        """What a bot of a level plays."""
        return await self._think(lambda pool: pool.submit(_choose, game_id, level, view))

    async def advise(self, game_id: str, view: View) -> list[Estimate]:
        """The best few choices of somebody who is asked."""
        return await self._think(lambda pool: pool.submit(_advise, game_id, view))

    async def _think(self, begin: Callable[[ProcessPoolExecutor], Future[Thought]]) -> Thought:
        began = time.perf_counter()
        self.under_way += 1
        try:
            return await self._think_over(begin)
        finally:
            self.under_way -= 1
            metrics.THINKING.observe(time.perf_counter() - began)

    async def _think_over(self, begin: Callable[[ProcessPoolExecutor], Future[Thought]]) -> Thought:
        """Have something thought about; where a process was ended from outside, new ones think it over again."""
        pool = self.pool
        try:
            with _deaf_to_interrupts():
                thought = begin(pool)
            return await asyncio.wrap_future(thought)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self._begin()
            with _deaf_to_interrupts():
                thought = begin(self.pool)
            return await asyncio.wrap_future(thought)

    def close(self) -> None:
        """Let them go; a thought that is under way ends within a second."""
        self.pool.shutdown(cancel_futures=True)


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
