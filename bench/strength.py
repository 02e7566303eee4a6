"""How strong the bots are: the measurements behind docs/strength.md, in pieces that can be stopped and resumed.

    python bench/strength.py measure                    all of them; Ctrl-C stops, the same command continues
    python bench/strength.py measure --only doge 0.2s   those whose name contains these words
    python bench/strength.py measure --minutes 30       as much as fits
    python bench/strength.py summary                    the short table of docs/strength.md
    python bench/strength.py table                      everything, as docs/notebook/bots.md has it

Each line of the file of results (--file) is one piece: all games of a few seeds. Time is that of the processor, so a
busy machine makes it take longer and changes little else. The results are in the repository, so that
anybody can continue; if you change a bot, delete its lines.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from broglio import bots
from broglio.bots.arena import Contest, play
from broglio.bots.standings import Results, interval, without_luck
from broglio.core.protocol import Budget, registry

FILE = Path(__file__).with_name("strength.jsonl")
SEEDS_IN_PIECE = 4
LUCK_PLAYS = 400
"""For a few seconds more in games of a minute, fewer of them tell as much."""


@dataclass(frozen=True)
class Measurement:
    """The first bot among others of the second kind."""

    game: str
    seats: int
    first: str
    others: str
    games: int
    wanted: str
    """What is to be shown."""
    luck_plays: int = 0
    """How closely luck is told; see Contest."""

    @property
    def name(self) -> str:
        """Names it in the file, and for --only."""
        return f"{self.game} {self.seats}: {self.first} among {self.others}"

    def contest(self, piece: int) -> Contest:
        """The games of one piece."""
        bots, budget = (self.first, self.others), Budget()
        return Contest(self.game, self.seats, {}, bots, piece, budget, only_first=True, luck_plays=self.luck_plays)


def measurements() -> list[Measurement]:
    """All that is to be shown, the quick ones first."""
    tables = [(game, seats) for game in registry.games().values() for seats in game.seat_counts]
    found = []
    for game, seats in tables:
        wanted = "95 %" if game.id == "caesar-cleopatra" else "90 %"
        found.append(Measurement(game.id, seats, "heuristic", "random", 300, wanted))
        found.append(Measurement(game.id, seats, "novice", "random", 120, "more than its share"))
        found.append(Measurement(game.id, seats, "heuristic", "novice", 120, "more than its share"))
    for game, seats in tables:
        wanted = "80 %" if seats == 2 else f"{2 / seats:.0%}"
        found.append(Measurement(game.id, seats, "search@0.2s", "heuristic", 300, wanted))
    for game, seats in tables:
        wanted = f"more than {1 / seats:.0%}"
        found.append(Measurement(game.id, seats, "search@0.8s", "search@0.2s", 120, wanted, LUCK_PLAYS))
    return [one for one in found if _bots_of(one) <= set(bots.names(registry.find(one.game)))]


def _bots_of(one: Measurement) -> set[str]:
    return {one.first.partition("@")[0], one.others.partition("@")[0]}


def pieces(path: Path) -> Iterator[dict[str, Any]]:
    """All that was measured so far."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def measure(chosen: argparse.Namespace) -> None:
    """Play what is missing, in turn, so that all measurements get on."""
    until = time.monotonic() + 60 * chosen.minutes
    done: dict[str, int] = {}
    played: dict[str, int] = {}
    for piece in pieces(chosen.file):
        done[piece["name"]] = max(done.get(piece["name"], 0), piece.get("piece", 0))
        played[piece["name"]] = played.get(piece["name"], 0) + piece.get("games", 0)
    chosen.file.parent.mkdir(parents=True, exist_ok=True)
    for game in registry.games().values():
        if f"{game.id} speed" not in done and is_chosen(f"{game.id} speed", chosen.only):
            keep(chosen.file, {"name": f"{game.id} speed", "speed": speed(game.id)})
    while time.monotonic() < until:
        wanted = [one for one in measurements() if is_chosen(one.name, chosen.only)]
        open_ones = [one for one in wanted if played.get(one.name, 0) < one.games]
        if not open_ones:
            print("all is measured")
            return
        one = min(open_ones, key=lambda each: played.get(each.name, 0) / each.games)
        keep(chosen.file, play_piece(one, done.get(one.name, 0), chosen.workers))
        done[one.name] = done.get(one.name, 0) + 1
        played[one.name] = played.get(one.name, 0) + SEEDS_IN_PIECE * one.seats


def is_chosen(name: str, words: Sequence[str]) -> bool:
    """Whether a measurement was asked for."""
    return all(word in name for word in words)


def play_piece(one: Measurement, number: int, workers: int) -> dict[str, Any]:
    """A few seeds of a measurement."""
    contest = one.contest(number + 1)
    results = Results(contest, list(play(contest, SEEDS_IN_PIECE * one.seats, workers)))
    piece = told(one, number + 1, results)
    print(f"{one.name}: piece {number + 1}, {interval(piece['wins'])[0]:.0%}", file=sys.stderr, flush=True)
    return piece


def told(one: Measurement, number: int, results: Results) -> dict[str, Any]:
    """What the games of a piece tell."""
    standing = next(standing for standing in results.standings() if standing.bot == one.first)
    return {
        "name": one.name,
        "piece": number,
        "games": len(results.bouts),
        "wins": results.wins(one.first),
        "beaten": results.beaten(one.first),
        "ahead": results.ahead(one.first),
        "luck": results.luck(one.first),
        "tries": standing.iterations_per_second,
    }


def speed(game: str) -> list[tuple[int, float, float]]:
    """By seats: tries a second of the search, compiled and interpreted."""
    command = [sys.executable, "-m", "broglio.terminal.cli", "bench", game, "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return [(row["seats"], row["compiled"]["search"], row["interpreted"]["search"]) for row in told]


def keep(path: Path, piece: dict[str, Any]) -> None:
    """Add a line to the results."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(piece) + "\n")


def table(chosen: argparse.Namespace) -> None:
    """Print what was measured so far."""
    found = list(pieces(chosen.file))
    print(
        "| Contest | Games | Won by the first | Less luck | Others beaten | Points ahead | Among equals | Wanted "
        "| Tries a second |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for one in measurements():
        own = [piece for piece in found if piece["name"] == one.name]
        if own:
            print(row(one, own))
    print()
    names = {piece["name"] for piece in found}
    longer = [one for one in measurements() if one.others == "search@0.2s" and one.name in names]
    for game in registry.games().values():
        if own_contests := [one for one in longer if one.game == game.id]:
            print(f"- {game.name}: {gain(own_contests, found)}")
    if longer:
        print(f"- All together: {gain(longer, found)}\n")
    for piece in found:
        for seats, compiled, interpreted in piece.get("speed", ()):
            game = piece["name"].removesuffix(" speed")
            print(
                f"- {game}, {seats} seats: {compiled:,.0f} tries a second compiled, {interpreted:,.0f} interpreted: "
                f"{compiled / interpreted:.0f} times as many"
            )


def summary(chosen: argparse.Namespace) -> None:
    """Print what most readers want to know: the search among heuristics, and what four times as much time brings."""
    found = list(pieces(chosen.file))
    print("| Contest | Games | Won by the first | An even share |")
    print("| --- | ---: | ---: | ---: |")
    for one in measurements():
        own = [piece for piece in found if piece["name"] == one.name]
        if own and one.first == "search@0.2s":
            game, games = registry.find(one.game), sum(piece["games"] for piece in own)
            title = f"{game.name}, {one.seats} players: `{one.first}` among `{one.others}`"
            print(f"| {title} | {games} | {share_of_wins(own)} | {1 / one.seats:.0%} |")
    names = {piece["name"] for piece in found}
    longer = [one for one in measurements() if one.others == "search@0.2s" and one.name in names]
    for game in registry.games().values():
        if own_contests := [one for one in longer if one.game == game.id]:
            more, within, games = gained(own_contests, found)
            title = f"{game.name}: `search@0.8s` among `search@0.2s`"
            print(f"| {title} | {games} | {more:+.1%} ± {within:.1%} | +0% |")


def share_of_wins(own: Sequence[dict[str, Any]]) -> str:
    """How many games the first bot won; all of them is said with what can be excluded."""
    mean, within = interval([share for piece in own for share in piece["wins"]])
    return f"100 % (at least {1 - within:.0%})" if mean == 1 else f"{mean:.1%} ± {within:.1%}"


def row(one: Measurement, own: Sequence[dict[str, Any]]) -> str:
    """A measurement's line of the table."""
    wins = [share for piece in own for share in piece["wins"]]
    freed = less_luck(own)
    fairly = "{:.1%} ± {:.1%}".format(*interval(freed)) if sorted(freed) != sorted(wins) else ""
    places = kept(own, "beaten", "{:.1%} ± {:.1%}") if one.seats > 2 else ""  # between two they are the wins
    points = kept(own, "ahead", "{:+.1f} ± {:.1f}")
    tries = sum(piece["tries"] for piece in own) / len(own)
    game = registry.find(one.game)
    return (
        f"| {game.name}, {one.seats} seats: `{one.first}` among `{one.others}` "
        f"| {sum(piece['games'] for piece in own)} | {share_of_wins(own)} | {fairly} | {places} | {points} "
        f"| {1 / one.seats:.1%} | {one.wanted} | {f'{tries:,.0f}' if tries else ''} |"
    )


def gain(contests: Sequence[Measurement], found: Sequence[dict[str, Any]]) -> str:
    """By how much more than its share the first bot won, in words."""
    more, within, games = gained(contests, found)
    return f"{more:+.1%} ± {within:.1%} ({games} games)"


def gained(contests: Sequence[Measurement], found: Sequence[dict[str, Any]]) -> tuple[float, float, int]:
    """By how much more than its share the first bot won in several contests together, each game counting alike."""
    games, more, variance = 0, 0.0, 0.0
    for one in contests:
        own = [piece for piece in found if piece["name"] == one.name]
        mean, within = interval(less_luck(own))
        played = sum(piece["games"] for piece in own)
        games += played
        more += played * (mean - 1 / one.seats)
        variance += (played * within) ** 2
    return more / games, math.sqrt(variance) / games, games


def less_luck(own: Sequence[dict[str, Any]]) -> list[float]:
    """Wins less luck, by seed; where more judges told it more is taken out, so each number of judges by itself."""
    found = []
    for judges in sorted({len(piece["luck"]) for piece in own}):
        alike = [piece for piece in own if len(piece["luck"]) == judges]
        wins = [share for piece in alike for share in piece["wins"]]
        found += without_luck(wins, *([given for piece in alike for given in piece["luck"][i]] for i in range(judges)))
    return found


def kept(own: Sequence[dict[str, Any]], what: str, form: str) -> str:
    """A figure that older pieces do not have, from those that do; says from how many games if not from all."""
    telling = [piece for piece in own if what in piece]
    if not telling:
        return ""
    found = form.format(*interval([figure for piece in telling for figure in piece[what]]))
    return found if len(telling) == len(own) else f"{found} ({sum(piece['games'] for piece in telling)} games)"


def main() -> None:
    """Read what is wanted and do it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("measure", "summary", "table"))
    parser.add_argument("--file", type=Path, default=FILE, help=f"where results are kept (default: {FILE})")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="those whose name contains all of these")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="stop after this many minutes (default: a day)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    chosen = parser.parse_args()
    if chosen.what != "measure":
        (table if chosen.what == "table" else summary)(chosen)
        return
    try:
        measure(chosen)
    except KeyboardInterrupt:
        print("stopped; the same command continues", file=sys.stderr)


if __name__ == "__main__":
    main()
