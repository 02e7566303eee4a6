"""The arena at the command line: a progress bar, and the standings."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from broglio.bots import arena


def run(contest: arena.Contest, games: int, workers: int, *, as_json: bool) -> int:
    """Play a contest and print how the bots did; Ctrl-C prints what there is."""
    arena.check(contest)
    results = arena.Results(contest)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task("playing", total=games)
        try:
            for seed, bouts in arena.play(contest, games, workers):
                results.by_seed[seed] = bouts
                progress.advance(bar, len(bouts))
        except KeyboardInterrupt:
            print("Interrupted; so far:", file=sys.stderr)
    if as_json:
        _print_json(results)
    else:
        _print_table(results)
    return 0


def _print_json(results: arena.Results) -> None:
    print(
        json.dumps(
            {
                "contest": asdict(results.contest),
                "games": len(results.bouts),
                "decisions_per_second": results.decisions_per_second,
                "standings": [asdict(standing) for standing in results.standings()],
            }
        )
    )


def _print_table(results: arena.Results) -> None:
    contest = results.contest
    table = Table(title=f"{contest.game}, {contest.seats} seats, {len(results.bouts)} games")
    for heading in ("bot", "games alone among others", "won", "among equals", "Elo against them"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for standing in results.standings():
        table.add_row(
            standing.bot,
            str(standing.games),
            f"{standing.wins:.1%} ± {standing.wins_within:.1%}",
            f"{standing.fair:.1%}",
            f"{standing.rating:+.0f} ± {standing.rating_within:.0f}",
        )
    Console().print(table)
    Console().print(f"{results.decisions_per_second:,.0f} decisions a second in each process")
