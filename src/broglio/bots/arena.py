"""Bots against bots: every seed is played with each bot in each seat, so that luck and seats even out.

With as many bots as seats they all meet at one table. With two bots and more seats, one sits among others of the other
kind, and the other way round.
"""

from __future__ import annotations

import math
import random
import signal
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context

from broglio import bots
from broglio.core import registry
from broglio.core.game import Budget, Game, Malformed, Seat
from broglio.core.match import Match

CONFIDENCE = 1.96
"""Standard errors to either side of a mean that hold the truth 95 times in 100."""


@dataclass(frozen=True)
class Contest:
    """What is to be played."""

    game: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int
    budget: Budget
    only_first: bool = False
    """Whether, of two bots, only the first is to sit alone among others."""

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where, for each game of a seed."""
        if len(self.bots) == self.seats:
            return [self.bots[shift:] + self.bots[:shift] for shift in range(self.seats)]
        first, second = self.bots
        found = []
        for one, others in ((first, second),) if self.only_first else ((first, second), (second, first)):
            for seat in range(self.seats):
                found.append(tuple(one if other == seat else others for other in range(self.seats)))
        return found


@dataclass(frozen=True)
class Bout:
    """One game played to its end."""

    line_up: tuple[str, ...]
    ranks: tuple[int, ...]
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Standing:
    """How one bot did, with half the width of its 95 % interval."""

    bot: str
    games: int
    wins: float
    """The share of games won alone against others, a shared win counting in parts."""
    wins_within: float
    fair: float
    """What it would be among equals."""
    rating: float
    """Elo against the field, from who came before whom."""
    rating_within: float


@dataclass
class Results:
    """All bouts so far, by seed."""

    contest: Contest
    by_seed: dict[int, list[Bout]] = field(default_factory=dict)

    @property
    def bouts(self) -> list[Bout]:
        """All of them."""
        return [bout for seed in sorted(self.by_seed) for bout in self.by_seed[seed]]

    @property
    def decisions_per_second(self) -> float:
        """Decisions of all bots in a second of one process."""
        seconds = sum(bout.seconds for bout in self.bouts)
        return sum(bout.decisions for bout in self.bouts) / seconds if seconds else 0.0

    def standings(self) -> list[Standing]:
        """All bots that sat alone among others, the one with most wins first."""
        found = [self._standing(bot) for bot in dict.fromkeys(self.contest.bots)]
        return sorted((one for one in found if one.games), key=lambda standing: -standing.wins)

    def _standing(self, bot: str) -> Standing:
        wins = [_mean([_win(bout, seat) for bout, seat in _alone(bot, bouts)]) for bouts in self.by_seed.values()]
        before = [
            _mean([score for bout, seat in _alone(bot, bouts) for score in _scores(bout, seat)])
            for bouts in self.by_seed.values()
        ]
        share, share_within = _interval(before)
        return Standing(
            bot=bot,
            games=sum(1 for bouts in self.by_seed.values() for _ in _alone(bot, bouts)),
            wins=_mean(wins),
            wins_within=_interval(wins)[1],
            fair=1 / self.contest.seats,
            rating=_elo(share),
            rating_within=(_elo(share + share_within) - _elo(share - share_within)) / 2,
        )


def _alone(bot: str, bouts: Sequence[Bout]) -> Iterator[tuple[Bout, Seat]]:
    """The games in which a bot sat once, among others, and where: what it is worth shows there."""
    for bout in bouts:
        if bout.line_up.count(bot) == 1:
            yield bout, bout.line_up.index(bot)


def _win(bout: Bout, seat: Seat) -> float:
    return 1 / bout.ranks.count(1) if bout.ranks[seat] == 1 else 0.0


def _scores(bout: Bout, seat: Seat) -> list[float]:
    """Against each other kind of bot at the table: 1 for coming before it, a half for a tie."""
    own = bout.ranks[seat]
    others = [rank for name, rank in zip(bout.line_up, bout.ranks, strict=True) if name != bout.line_up[seat]]
    return [1.0 if own < rank else 0.5 if own == rank else 0.0 for rank in others]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _interval(values: Sequence[float]) -> tuple[float, float]:
    """Mean of independent values, and half the width of its 95 % interval."""
    mean = _mean(values)
    if len(values) < 2:
        return mean, 1.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    if variance == 0:
        return mean, 3 / len(values)  # the rule of three: what never happened may yet
    return mean, CONFIDENCE * math.sqrt(variance / len(values))


def _elo(share: float) -> float:
    """The difference in Elo that goes with a share of points; beyond 99.9 % nobody can tell."""
    share = min(max(share, 0.001), 0.999)
    return 400 * math.log10(share / (1 - share))


def check(contest: Contest) -> Game:
    """See that a contest can be played; raises Malformed."""
    game = registry.find(contest.game)
    game.start(contest.seats, contest.options)
    for bot in contest.bots:
        bots.find(game, bot)
    if len(contest.bots) != contest.seats and len(contest.bots) != 2:
        raise Malformed("bots", f"two bots, or one for each of the {contest.seats} seats; not {len(contest.bots)}")
    if len(set(contest.bots)) < 2:
        raise Malformed("bots", "at least two different ones")
    return game


def play_seed(contest: Contest, seed: int) -> tuple[int, list[Bout]]:
    """All games of one seed: the same chance for every line-up."""
    return seed, [play_bout(contest, line_up, seed) for line_up in contest.line_ups()]


def play_bout(contest: Contest, line_up: tuple[str, ...], seed: int) -> Bout:
    """One game; the same seed gives the same game, unless a bot looks at the clock."""
    game = registry.find(contest.game)
    match = Match(game, contest.seats, contest.options)
    chance = random.Random(f"{contest.seed} {seed} chance")
    players = [
        bots.find(game, name)(game, random.Random(f"{contest.seed} {seed} {seat} {name}"))
        for seat, name in enumerate(line_up)
    ]
    decisions = 0
    start = time.perf_counter()
    match.draw_chances(chance)
    while to_act := match.position.to_act():
        for seat in to_act:
            match.play(seat, players[seat].choose(match.position.view(seat), contest.budget))
            decisions += 1
        match.draw_chances(chance)
    outcome = match.position.outcome()
    assert outcome is not None, "a game ends with an outcome"
    return Bout(line_up, outcome.ranks, decisions, time.perf_counter() - start)


def play(contest: Contest, games: int, workers: int) -> Iterator[tuple[int, list[Bout]]]:
    """Play about so many games on so many processes; yields each seed's as it comes in."""
    seeds = range(max(1, math.ceil(games / len(contest.line_ups()))))
    if workers <= 1:
        for seed in seeds:
            yield play_seed(contest, seed)
        return
    # Ctrl-C is for this process; workers end when it does.
    with ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        jobs = [pool.submit(play_seed, contest, seed) for seed in seeds]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
