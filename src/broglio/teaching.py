"""`broglio train`: teach the networks that judge positions of a game, one for each number of seats."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from librt.vecs import vec

from broglio.bots.training import Training
from broglio.core import registry, weights
from broglio.core.game import Game, Malformed
from broglio.core.network import Network
from broglio.core.playout import Dice
from broglio.core.position import MOST_FEATURES

TESTS = 20
"""One game in so many is not learned from: it tells how good the network has become."""


@dataclass(frozen=True)
class Course:
    """What is to be learned."""

    game: str
    seats: int
    games: int
    trust: float
    """The lambda of TD(lambda)."""
    seed: int


@dataclass(frozen=True)
class Taught:
    """What was learned, as rows that travel between processes, and how well it tells who wins (log loss)."""

    seats: int
    inputs: int
    first: list[float]
    second: list[float]
    loss: float
    loss_of_game: float


def run(game: Game, path: Path, seats: Sequence[int], games: int, trust: float, seed: int, workers: int) -> int:
    """Teach networks and write them into a file; those that it has for other numbers of seats stay."""
    if not 0.0 <= trust <= 1.0:
        raise Malformed("trust", f"must be from 0 to 1, not {trust}")
    if games < 1:
        raise Malformed("games", f"must be 1 or more, not {games}")
    for count in seats:
        if game.start(count).fill_features(0, vec[float]([0.0] * MOST_FEATURES)) == 0:
            raise Malformed(
                "game", f"{game.name} counts nothing that could be learned from (see Position.fill_features)"
            )
    networks = weights.read(path.read_text(encoding="utf-8")) if path.exists() else {}
    if not path.parent.is_dir():
        raise Malformed("file", f"there is no folder {path.parent}")
    for taught in teach_all([Course(game.id, count, games, trust, seed) for count in seats], workers):
        networks[taught.seats] = Network(taught.inputs, taught.first, taught.second)
        path.write_text(weights.write(networks), encoding="utf-8")
        print(
            f"{game.name}, {taught.seats} seats: log loss {taught.loss:.4f}; "
            f"of the evaluation so far, on the same games, {taught.loss_of_game:.4f}",
            flush=True,
        )
    return 0


def teach_all(courses: Sequence[Course], workers: int) -> Iterator[Taught]:
    """Go through courses, several at once where there are processes for them."""
    if workers <= 1 or len(courses) == 1:
        yield from map(teach, courses)
        return
    # Ctrl-C is for this process; workers end when it does.
    with ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        jobs = [pool.submit(teach, course) for course in courses]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def teach(course: Course) -> Taught:
    """Teach one network; the same course gives the same one."""
    training = Training(registry.find(course.game).start(course.seats), course.trust, Dice(course.seed))
    done = 0
    for tenth in range(1, 11):
        part = course.games * tenth // 10 - done
        training.learn(part, 1.0 - (tenth - 1) / 10, 1.0 - tenth / 10)
        done += part
        if sys.stderr.isatty():
            print(f"{course.seats} seats: {done:,} of {course.games:,} games", file=sys.stderr, flush=True)
    loss, loss_of_game = training.losses(max(1, course.games // TESTS))
    network = training.learned()
    return Taught(course.seats, int(network.inputs), list(network.first), list(network.second), loss, loss_of_game)
