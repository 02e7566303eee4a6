"""The arena at the command line: a progress bar, the standings, and a verdict where one was asked for."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from broglio.bots import arena
from broglio.bots.standings import Results, Trial
from broglio.core.protocol import Malformed, registry
from broglio.research.records import write_line


def run(
    contest: arena.Contest,
    games: int,
    workers: int,
    *,
    as_json: bool,
    trial: Trial | None = None,
    ray: bool = False,
    records: Path | None = None,
) -> int:
    """Play a contest and print how the bots did; Ctrl-C prints what there is. The games go into a file of records."""
    arena.check(contest)
    contest = arena.told_apart(contest)
    results = Results(contest)
    played = play_on_ray(contest, games) if ray else arena.play(contest, games, workers)
    if records is not None:
        played = keep(played, contest, records)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task("playing", total=len(contest.seeds(games)) * len(contest.line_ups()))
        try:
            for bouts in played:
                results.by_seed.append(bouts)
                progress.advance(bar, len(bouts))
                if trial is not None and trial.verdict(results.wins(contest.bots[0])) is not None:
                    break
        except KeyboardInterrupt:
            print("Interrupted; so far:", file=sys.stderr)
    if as_json:
        _print_json(results, trial)
    else:
        _print_table(results, trial)
    return 0


def play_on_ray(contest: arena.Contest, games: int) -> Iterator[list[arena.Bout]]:
    """The same games on a Ray cluster: the one that RAY_ADDRESS names, or one on this machine."""
    try:
        import ray
    except ModuleNotFoundError:
        raise Malformed("ray", "is not installed: pip install 'broglio[ray]'") from None
    ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    play_seed = ray.remote(arena.play_seed)
    jobs = [play_seed.remote(contest, seed) for seed in contest.seeds(games)]
    try:
        for job in jobs:
            yield ray.get(job)
    finally:
        ray.shutdown()


def keep(played: Iterator[list[arena.Bout]], contest: arena.Contest, path: Path) -> Iterator[list[arena.Bout]]:
    """Write the games of each seed to a new file as they end: whenever it stops, there are whole lines in it."""
    game = registry.find(contest.game)
    with path.open("xb", buffering=0) as file:
        for bouts in played:
            lines = [
                write_line(game, contest.seats, contest.options, bout.line_up, bout.log, bout.ranks) for bout in bouts
            ]
            file.write("".join(lines).encode())
            yield bouts


def _print_json(results: Results, trial: Trial | None) -> None:
    summary = {
        "contest": asdict(results.contest),
        "games": len(results.bouts),
        "standings": [asdict(standing) for standing in results.standings()],
    }
    if trial is not None:
        wins = results.wins(results.contest.bots[0])
        summary["sprt"] = {**asdict(trial), "evidence": trial.evidence(wins), "verdict": trial.verdict(wins)}
    print(json.dumps(summary))


def _print_table(results: Results, trial: Trial | None) -> None:
    contest = results.contest
    played = f"{contest.game}, {contest.seats} seats, {len(results.bouts)} games"
    title = f"{played}; equals would win {1 / contest.seats:.1%}"
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for heading in ("bot", "games", "won", "less luck", "Elo", "choices/s", "tries/s"):
        is_bot = heading == "bot"
        table.add_column(heading, justify="left" if is_bot else "right", no_wrap=not is_bot, overflow="fold")
    for standing in results.standings():
        has_luck = (standing.less_luck, standing.less_luck_within) != (standing.wins, standing.wins_within)
        table.add_row(
            standing.bot,
            str(standing.games),
            f"{standing.wins:.1%} ±{standing.wins_within:.1%}",
            f"{standing.less_luck:.1%} ±{standing.less_luck_within:.1%}" if has_luck else "-",
            f"{standing.rating:+.0f} ±{standing.rating_within:.0f}",
            f"{standing.decisions_per_second:,.0f}",
            f"{standing.iterations_per_second:,.0f}" if standing.iterations_per_second else "-",
        )
    Console().print(table)
    if trial is not None:
        _print_verdict(results, trial)


def _print_verdict(results: Results, trial: Trial) -> None:
    first = results.contest.bots[0]
    wins = results.wins(first)
    verdict, (lowest, highest) = trial.verdict(wins), trial.bounds
    words = f"{first} wins {verdict:.1%} rather than" if verdict is not None else "not decided:"
    other = f"{trial.low if verdict == trial.high else trial.high:.1%}"
    rest = other if verdict is not None else f"{trial.low:.1%} or {trial.high:.1%}"
    Console().print(f"SPRT: {words} {rest} (evidence {trial.evidence(wins):+.2f} in {lowest:+.2f} to {highest:+.2f})")
