"""`broglio train`: teach the networks that judge positions of a game, one for each number of seats."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from librt.vecs import vec

from broglio.bots.training import GAMES_IN_STEP, Training
from broglio.core import registry, weights
from broglio.core.game import Game, Malformed
from broglio.core.network import Network
from broglio.core.playout import Dice
from broglio.core.position import MOST_FEATURES

PARTS = 10
"""Steps shrink, and the terminal hears of it, after each of so many parts."""
TESTS = 20
"""After so many games that it learned from, one more tells how good the network has become."""


@dataclass(frozen=True)
class Lesson:
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
    if games < GAMES_IN_STEP:
        raise Malformed("games", f"must be {GAMES_IN_STEP} or more, not {games}")
    for count in seats:
        if game.start(count).fill_features(0, vec[float]([0.0] * MOST_FEATURES)) == 0:
            raise Malformed(
                "game", f"{game.name} counts nothing that could be learned from (see Position.fill_features)"
            )
    networks = weights.read(path.read_text(encoding="utf-8")) if path.exists() else {}
    if not path.parent.is_dir():
        raise Malformed("file", f"there is no folder {path.parent}")
    for taught in teach_all([Lesson(game.id, count, games, trust, seed) for count in seats], workers):
        networks[taught.seats] = Network(taught.inputs, taught.first, taught.second)
        path.write_text(weights.write(networks), encoding="utf-8")
        print(
            f"{game.name}, {taught.seats} seats: log loss {taught.loss:.4f}; "
            f"of the evaluation so far, on the same games, {taught.loss_of_game:.4f}",
            flush=True,
        )
    return 0


def teach_all(lessons: Sequence[Lesson], workers: int) -> Iterator[Taught]:
    """Give lessons, several at once where there are processes for them."""
    if workers <= 1 or len(lessons) == 1:
        yield from map(teach, lessons)
        return
    # Ctrl-C is for this process; it ends the others.
    with get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap_unordered(teach, lessons)


def teach(lesson: Lesson) -> Taught:
    """Teach one network; the same lesson gives the same one."""
    training = Training(registry.find(lesson.game).start(lesson.seats), lesson.trust, Dice(lesson.seed))
    parts = min(PARTS, lesson.games // int(GAMES_IN_STEP))
    done = 0
    for part in range(1, parts + 1):
        games = lesson.games * part // parts - done
        training.learn(games, 1.0 - (part - 1) / parts, 1.0 - part / parts)
        done += games
        if sys.stderr.isatty():
            print(f"{lesson.seats} seats: {done:,} of {lesson.games:,} games", file=sys.stderr, flush=True)
    loss, loss_of_game = training.losses(max(1, lesson.games // TESTS))
    network = training.learned()
    return Taught(lesson.seats, int(network.inputs), list(network.first), list(network.second), loss, loss_of_game)
