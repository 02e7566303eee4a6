"""Measures the engine: its own loop, the public Python API, copies; compiled and interpreted in turn in one run.

Times on shared machines are noise; ratios of measurements made in turn are what to look at.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from broglio import _engine
from broglio.bots.practice import Practice
from broglio.bots.tree import Tree
from broglio.core.match.match import draw
from broglio.core.match.playout import Dice, Player, copy_often, play_out
from broglio.core.protocol import CHANCE, Game, registry

REPEATS = 3
ROWS = (
    ("engine's own loop", "engine"),
    ("Python API", "api"),
    ("API with events", "events"),
    ("tries of a search", "search"),
)
FOREVER = 1 << 40


@dataclass(frozen=True)
class Figures:
    """What one engine did: decisions of players each second, and the time of a copy."""

    engine: float
    """In the engine's own loop."""
    api: float
    """Through to_act, moves and advance, from Python."""
    events: float
    """Through to_act, moves and play, with checks and events."""
    search: float
    """Tries of the search bot, which are no decisions."""
    copy_microseconds: float


def measure(game: Game, seats: int, seconds: float) -> Figures:
    """Measure the engine that runs in this process."""
    share = seconds / 5
    return Figures(
        engine=_rate(_engine_games(game, seats), share),
        api=_rate(_api_games(game, seats, telling=False), share),
        events=_rate(_api_games(game, seats, telling=True), share),
        search=_rate(_tries(game, seats), share),
        copy_microseconds=1e6 / _rate(_copies(game, seats), share),
    )


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work each second."""
    work()
    done = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds or done == 0:
        done += work()
    return done / passed if passed > 0 else float(done)


def _engine_games(game: Game, seats: int) -> Callable[[], int]:
    player = Player(game.start(seats), Dice(1))
    return lambda: play_out(game.start(seats), player, FOREVER)


def _api_games(game: Game, seats: int, *, telling: bool) -> Callable[[], int]:
    source = random.Random(1)

    def play() -> int:
        position = game.start(seats)
        decisions = 0
        while to_act := position.to_act():
            seat = to_act[0]
            move = draw(position.chances(), source) if seat == CHANCE else source.choice(position.moves(seat))
            if telling:
                position.play(seat, move)
            else:
                position.advance(seat, move)
            decisions += seat != CHANCE
        return decisions

    return play


def _tries(game: Game, seats: int) -> Callable[[], int]:
    position = game.start(seats)
    player = Player(position, Dice(1))
    play_out(position, player, 60)
    while position.to_act() and (position.to_act()[0] == CHANCE or len(position.moves(position.to_act()[0])) < 2):
        player.step(position)
    settings = game.search(seats)
    practice = Practice(game.codes) if settings.practises else None
    seat = position.to_act()[0]
    tree = Tree(position, seat, settings.depth, settings.horizon, practice, Dice(1), plans=settings.plans)

    def search() -> int:
        tree.run(position, 4)
        return 4

    return search


def _copies(game: Game, seats: int) -> Callable[[], int]:
    position = game.start(seats)
    play_out(position, Player(position, Dice(1)), 100)

    def copy() -> int:
        copy_often(position, 1000)
        return 1000

    return copy


def run(games: Sequence[Game], seconds: float, *, as_json: bool) -> int:
    """Measure games in both engines, turn about, and print the best of each."""
    engines = {"compiled": {"BROGLIO_PURE": ""}, "interpreted": {"BROGLIO_PURE": "1"}}
    if not _engine.is_compiled():
        del engines["compiled"]
    jobs = [(game, seats) for game in games for seats in game.seat_counts]
    results = []
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task("measuring", total=len(jobs) * len(engines) * REPEATS)
        for game, seats in jobs:
            found: dict[str, list[Figures]] = {name: [] for name in engines}
            for _ in range(REPEATS):
                for name, setting in engines.items():
                    progress.update(bar, description=f"{game.id}, {seats} seats, {name}")
                    found[name].append(_measure_elsewhere(game, seats, seconds, setting))
                    progress.advance(bar)
            best = {name: _best(figures) for name, figures in found.items()}
            results.append({"game": game.id, "seats": seats, **best})
    if as_json:
        print(json.dumps(results, default=asdict))
    else:
        _print(results)
    return 0


def _measure_elsewhere(game: Game, seats: int, seconds: float, setting: dict[str, str]) -> Figures:
    """Measure in a process of its own, since one process runs one engine."""
    command = [sys.executable, "-m", "broglio.terminal.bench", game.id, str(seats), str(seconds)]
    done = subprocess.run(command, env={**os.environ, **setting}, capture_output=True, text=True, check=True)
    return Figures(**json.loads(done.stdout))


def _best(figures: Sequence[Figures]) -> Figures:
    return Figures(
        max(one.engine for one in figures),
        max(one.api for one in figures),
        max(one.events for one in figures),
        max(one.search for one in figures),
        min(one.copy_microseconds for one in figures),
    )


def _print(results: Sequence[dict[str, object]]) -> None:
    table = Table(
        title=f"Random play: decisions of players each second; tries of a search each second (best of {REPEATS})"
    )
    for heading in ("game", "seats", "what", "compiled", "interpreted", "ratio"):
        table.add_column(heading, justify="right" if heading not in ("game", "what") else "left")
    for result in results:
        compiled, interpreted = result.get("compiled"), result["interpreted"]
        assert isinstance(interpreted, Figures)
        for what, name in ROWS:
            slow = getattr(interpreted, name)
            fast = getattr(compiled, name) if isinstance(compiled, Figures) else None
            table.add_row(
                str(result["game"]),
                str(result["seats"]),
                what,
                f"{fast:,.0f}" if fast else "-",
                f"{slow:,.0f}",
                f"{fast / slow:.1f}" if fast else "-",
            )
        copies = [
            f"{one.copy_microseconds:.2f} µs" if isinstance(one, Figures) else "-" for one in (compiled, interpreted)
        ]
        table.add_row(str(result["game"]), str(result["seats"]), "a copy", *copies, "")
    Console().print(table)


if __name__ == "__main__":
    game_id, seat_count, time_for_each = sys.argv[1:]
    print(json.dumps(asdict(measure(registry.find(game_id), int(seat_count), float(time_for_each)))))
