"""How balanced the set of components of The Doge Ship is: many games between heuristic bots.

    python bench/doge_ship_balance.py                  # writes docs/doge-ship-balance.md
    python bench/doge_ship_balance.py --games 200      # a quick look, printed only
    python bench/doge_ship_balance.py --components my-set.toml --games 500

The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from broglio.bots.heuristic import HeuristicBot
from broglio.core.match.match import Match
from broglio.core.protocol import Bot, Budget, Event, Move, View
from broglio.games.doge_ship import GAME
from broglio.games.doge_ship.bot.appraisal import IGNORE_APPROVALS
from broglio.games.doge_ship.bot.policy import fill_policy
from broglio.games.doge_ship.data.component_file import read_components, shipped_text
from broglio.games.doge_ship.rules.material import BARRICADE, GALLEY, GONDOLA, TILE_NAMES
from broglio.games.doge_ship.rules.position import ShipPosition
from broglio.games.doge_ship.terminal import space_text, tile_text
from broglio.games.doge_ship.text.notation import SPACE_NAMES

REPORT = Path(__file__).parent.parent / "docs" / "doge-ship-balance.md"
GAMES = 2000
LAMED_GAMES = 600
SEATS = (2, 3, 4, 5)
CHUNK = 25
NO_BUDGET = Budget()

# What is asked of a set.
ROUNDS = (5, 9)
MOST_ADVANTAGE = 1.25
LEAST_USE = 0.02


class Lamed(Bot):
    """Plays by the policy of the heuristic bot, but sees no worth in something."""

    ignores = 0
    """A bit for each kind of tile, and IGNORE_APPROVALS."""

    def choose(self, view: View, budget: Budget) -> Move:
        """A move by its weight in the policy."""
        del budget  # needs no time
        assert view.seat is not None, "a spectator has nothing to choose"
        world = self.game.sample(view, self.random)
        assert isinstance(world, ShipPosition), "a game of The Doge Ship"
        weights = vec[float]([0.0] * len(view.moves))
        fill_policy(world, view.seat, vec[i64](view.moves), len(view.moves), weights, self.ignores)
        return self.random.choices(view.moves, [weights[i] for i in range(len(weights))])[0]


class WithoutGondolas(Lamed):
    """Sees no worth in gondolas."""

    ignores = 1 << GONDOLA


class WithoutBarricades(Lamed):
    """Sees no worth in barricades."""

    ignores = 1 << BARRICADE


class WithoutApprovals(Lamed):
    """Sees no worth in approvals."""

    ignores = IGNORE_APPROVALS


class WithoutGalley(Lamed):
    """Sees no worth in galley parts."""

    ignores = 1 << GALLEY


LAMED: Mapping[str, type[Bot]] = {
    "galley": WithoutGalley,
    "approvals": WithoutApprovals,
    "gondolas": WithoutGondolas,
    "barricades": WithoutBarricades,
}


@dataclass
class Tally:
    """What happened in some games."""

    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    """How many rounds the games took."""
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """By place in the first order of play; shared wins in parts of 60."""
    spaces: Counter[str] = field(default_factory=Counter)
    tiles: Counter[str] = field(default_factory=Counter)
    """Games in which a tile was built, or was the current Doge tile."""
    points: Counter[str] = field(default_factory=Counter)
    ducats: Counter[str] = field(default_factory=Counter)
    approvals: Counter[str] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    lamed_wins: float = 0.0

    def add(self, other: Tally) -> None:
        """Put two tallies together."""
        self.games += other.games
        self.lamed_wins += other.lamed_wins
        for name in ("rounds", "reasons", "wins", "spaces", "tiles", "points", "ducats", "approvals"):
            getattr(self, name).update(getattr(other, name))
        self.scores += other.scores
        self.best += other.best


def play(components: str, seats: int, seed: int, bot: type[Bot] | None) -> Tally:
    """One game between equals, or with one lamed bot among them."""
    match = Match(GAME, seats, {"components": components})
    chance = random.Random(f"{seed} chance")
    lamed = seed % seats if bot else None
    bots = [
        (bot if seat == lamed and bot else HeuristicBot)(GAME, random.Random(f"{seed} {seat}")) for seat in range(seats)
    ]
    match.draw_chances(chance)
    while to_act := match.position.to_act():
        for seat in to_act:
            match.play(seat, bots[seat].choose(match.position.view(seat), NO_BUDGET))
        match.draw_chances(chance)
    return count(match, lamed)


def count(match: Match, lamed: int | None) -> Tally:
    """Count what the log of a finished game tells."""
    tally = Tally(games=1)
    built: set[str] = set()
    first = 0
    rounds = 1
    cause = ""
    for event in [event for entry in match.log for event in entry.events]:
        facts = event.facts
        cause = causes(event, cause)
        if event.key == "first-player":
            first = int(str(facts["seat"]))
        elif event.key == "round-ended":
            rounds += 1
        elif event.key == "space-taken":
            tally.spaces[str(facts["space"])] += 1
        elif event.key in ("gondola-built", "barricade-built", "galley-built", "replaced", "doge-turned", "doge-made"):
            built.add(str(facts["tile"]))
        elif event.key in ("part-scored", "points-gained", "inspection-scored", "finally-scored"):
            tally.points[cause] += int(str(facts["count"]))
        elif event.key == "ducats-gained":
            tally.ducats[cause] += int(str(facts["count"]))
        elif event.key == "approvals-gained":
            tally.approvals[cause] += int(str(facts["count"]))
    tally.tiles.update(built)
    outcome = match.position.outcome()
    assert outcome is not None, "every game ends"
    if outcome.reason.key == "galley-stalled":
        rounds -= 1
    tally.rounds[rounds] += 1
    tally.reasons[outcome.reason.key] += 1
    for winner in outcome.winners:
        tally.wins[(winner - first) % match.seats] += 60 // len(outcome.winners)
        if winner == lamed:
            tally.lamed_wins += 1 / len(outcome.winners)
    tally.scores += outcome.scores
    tally.best.append(max(outcome.scores))
    return tally


def causes(event: Event, before: str) -> str:
    """What a gain that follows comes from."""
    return {
        "discarded": "discarded markers",
        "space-taken": "spaces",
        "bonus": "barricade bonuses",
        "gondola-built": "gondolas",
        "galley-built": "galley parts",
        "replaced": "replacements",
        "bribed": "spaces",
        "looked": "spaces",
        "passed": "spaces",
        "nothing-to-do": "spaces",
        "bid-shown": "inspections",
        "game-ended": "the final inspection",
    }.get(event.key, before)


def play_many(components: str, seats: int, seeds: Sequence[int], bot: type[Bot] | None) -> Tally:
    """Some games, put together."""
    tally = Tally()
    for seed in seeds:
        tally.add(play(components, seats, seed, bot))
    return tally


def measure(components: str, games: int, workers: int, bot: type[Bot] | None = None) -> dict[int, Tally]:
    """Games for each number of players."""
    tallies = {seats: Tally() for seats in SEATS}
    with ProcessPoolExecutor(workers) as pool:
        jobs = [
            (seats, pool.submit(play_many, components, seats, range(start, min(start + CHUNK, games)), bot))
            for seats in SEATS
            for start in range(0, games, CHUNK)
        ]
        for seats, job in jobs:
            tallies[seats].add(job.result())
    return tallies


# The report


def report(components: str, tallies: Mapping[int, Tally], lamed: Mapping[str, Mapping[int, Tally]]) -> Iterator[str]:
    """The figures as a page."""
    printed = read_components(components)
    yield "# The Doge Ship: how balanced its set of components is"
    yield ""
    yield f"The set is {printed.name!r}, {printed.digest}. Every figure is from games between heuristic bots"
    yield f"({', '.join(f'{tally.games} with {seats} players' for seats, tally in tallies.items())})."
    yield "It shows what these bots make of the set; stronger bots may find more. To make this page again:"
    yield ""
    yield "    python bench/doge_ship_balance.py"
    yield ""
    yield "## What is asked, and what came out"
    yield ""
    yield from table(["asked"], tallies, [(what, row) for what, row in verdicts(tallies)])
    yield "## Length of games, in rounds"
    yield ""
    lengths = sorted({rounds for tally in tallies.values() for rounds in tally.rounds})
    rows = [(str(n), [share(tally.rounds[n], tally.games) for tally in tallies.values()]) for n in lengths]
    yield from table(
        ["rounds"], tallies, [*rows, ("mean", [f"{mean(tally.rounds):.2f}" for tally in tallies.values()])]
    )
    yield "## Wins by place in the first order of play"
    yield ""
    yield "As multiples of the fair share."
    yield ""
    rows = []
    for place in range(max(SEATS)):
        row = [
            f"{tally.wins[place] / 60 / tally.games * seats:.2f}" if place < seats else ""
            for seats, tally in tallies.items()
        ]
        rows.append((f"{place + 1}", row))
    yield from table(["place"], tallies, rows)
    yield "## Where points, ducats and approvals come from"
    yield ""
    yield "For each player and game."
    yield ""
    for name in ("points", "ducats", "approvals"):
        sources = sorted({source for tally in tallies.values() for source in getattr(tally, name)})
        rows = [
            (source, [f"{getattr(tally, name)[source] / tally.games / seats:.2f}" for seats, tally in tallies.items()])
            for source in sources
        ]
        yield from table([f"{name} from"], tallies, rows)
    yield "A winner has " + ", ".join(
        f"{sum(tally.best) / tally.games:.1f} points with {seats} players" for seats, tally in tallies.items()
    )
    yield ""
    if lamed:
        yield from lamed_report(tallies, lamed)
    yield "## How often each space is taken"
    yield ""
    yield "In the share of the rounds in which its table is in play."
    yield ""
    rows = []
    for number, space in enumerate(SPACE_NAMES):
        row = [
            share(tally.spaces[space], total_rounds(tally)) if number // 6 <= seats else ""
            for seats, tally in tallies.items()
        ]
        rows.append((f"{space}: {space_text(printed, number)}", row))
    yield from table(["space"], tallies, rows)
    yield "## How often each tile is used"
    yield ""
    yield "In the share of games in which it is built, or is the current Doge tile."
    yield ""
    rows = [
        (tile_text(printed, number), [share(tally.tiles[tile], tally.games) for tally in tallies.values()])
        for number, tile in enumerate(TILE_NAMES)
    ]
    yield from table(["tile"], tallies, rows)


def lamed_report(tallies: Mapping[int, Tally], lamed: Mapping[str, Mapping[int, Tally]]) -> Iterator[str]:
    """What becomes of a bot that sees no worth in something."""
    games = max(tally.games for found in lamed.values() for tally in found.values())
    yield "## What each thing is good for"
    yield ""
    yield "Wins of one bot that sees no worth in it, among others that do, as multiples of the fair share"
    yield f"({games} games for each figure). The lower, the more it matters. At 1, these bots gain nothing by it."
    yield "With so few games a figure is uncertain by " + ", ".join(
        f"{1.96 * ((1 / seats) * (1 - 1 / seats) / games) ** 0.5 * seats:.2f} ({seats} players)" for seats in tallies
    )
    yield ""
    rows = [
        (f"without {name}", [f"{found[seats].lamed_wins / found[seats].games * seats:.2f}" for seats in tallies])
        for name, found in lamed.items()
    ]
    yield from table(["bot"], tallies, rows)


def verdicts(tallies: Mapping[int, Tally]) -> list[tuple[str, list[str]]]:
    """What is asked of a set, and whether it is so."""
    low, high = ROUNDS
    rows: list[tuple[str, list[str]]] = []
    inside = [sum(n for rounds, n in tally.rounds.items() if low <= rounds <= high) for tally in tallies.values()]
    rows.append(
        (
            f"games take {low} to {high} rounds",
            [share(n, tally.games) for n, tally in zip(inside, tallies.values(), strict=True)],
        )
    )
    rows.append(
        (
            "games that stall (S32)",
            [share(tally.reasons["galley-stalled"], tally.games) for tally in tallies.values()],
        )
    )
    rows.append(
        (
            f"no place wins more than {MOST_ADVANTAGE} of its fair share: the most",
            [f"{max(tally.wins.values()) / 60 / tally.games * seats:.2f}" for seats, tally in tallies.items()],
        )
    )
    least = []
    for seats, tally in tallies.items():
        uses = {space: tally.spaces[space] / total_rounds(tally) for space in SPACE_NAMES[: 6 * (seats + 1)]}
        rarest = min(uses, key=lambda space: uses[space])
        least.append(f"{100 * uses[rarest]:.1f} % ({rarest})")
    rows.append((f"every space is taken in {100 * LEAST_USE:.0f} % of the rounds: the least", least))
    return rows


def total_rounds(tally: Tally) -> int:
    """Rounds of all games."""
    return sum(rounds * count for rounds, count in tally.rounds.items())


def mean(counts: Counter[int]) -> float:
    """The mean of counted numbers."""
    return sum(number * count for number, count in counts.items()) / sum(counts.values())


def share(part: int, whole: int) -> str:
    """A part in per cent."""
    return f"{100 * part / whole:.1f} %"


def table(
    head: Sequence[str], tallies: Mapping[int, Tally], rows: Sequence[tuple[str, Sequence[str]]]
) -> Iterator[str]:
    """A table with a column for each number of players."""
    yield "| " + " | ".join([*head, *[f"{seats} players" for seats in tallies]]) + " |"
    yield "| --- |" + " ---: |" * len(tallies)
    for name, row in rows:
        yield "| " + " | ".join([name, *row]) + " |"
    yield ""


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description="Measure the balance of The Doge Ship's components.")
    parser.add_argument("--games", type=int, help=f"for each number of players (default: {GAMES}, and write the page)")
    parser.add_argument("--components", type=Path, metavar="FILE", help="another set than the shipped one")
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    chosen = parser.parse_args()
    components = chosen.components.read_text(encoding="utf-8") if chosen.components else shipped_text()
    tallies = measure(components, chosen.games or GAMES, chosen.workers)
    lamed = {}
    if not chosen.games:
        lamed = {name: measure(components, LAMED_GAMES, chosen.workers, bot) for name, bot in LAMED.items()}
    page = "\n".join(report(components, tallies, lamed)) + "\n"
    if chosen.games or chosen.components:
        sys.stdout.write(page)
    else:
        REPORT.write_text(page, encoding="utf-8")
        print(f"written: {REPORT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
