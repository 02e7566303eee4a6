"""Bots against bots: every seed is played with each bot in each seat, so that luck and seats even out.

With as many bots as seats they all meet at one table. With two bots and more seats, one sits among others of the other
kind, and the other way round. What came of it is counted in standings.py.
"""

from __future__ import annotations

import math
import random
import re
import signal
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context

from broglio import bots
from broglio.bots.luck import luck, luck_by_plays
from broglio.core.match.match import Match
from broglio.core.match.playout import Dice
from broglio.core.protocol import Bot, Budget, Game, Malformed, Move, Seat, registry

NUMBER = re.compile(r"#\d+$")
"""What tells bots of the same kind apart."""


@dataclass(frozen=True)
class Contest:
    """What is to be played."""

    game: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """By name; `search@0.8s` has time of its own, and `search@500` that number of tries for each choice."""
    seed: int
    budget: Budget
    only_first: bool = False
    """Whether, of two bots, only the first is to sit alone among others."""
    luck_plays: int = 0
    """So often it is played on before and after each draw to tell more of luck; 0: only the evaluation tells it."""

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

    def seeds(self, games: int) -> range:
        """The seeds that make up about this number of games."""
        return range(max(1, math.ceil(games / len(self.line_ups()))))


@dataclass(frozen=True)
class Seated:
    """What a bot did in one seat of one game."""

    decisions: int = 0
    seconds: float = 0.0
    iterations: int = 0
    """Tries of those that search."""


@dataclass(frozen=True)
class Bout:
    """One game played to its end."""

    line_up: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    work: tuple[Seated, ...]
    """By seat."""
    luck: tuple[tuple[float, ...], ...]
    """By judge and seat: what chance gave, in wins; the evaluation judges, then plays, where wanted (luck.py)."""
    log: tuple[tuple[Seat, Move], ...] = ()
    """All moves with their seats, those of chance too."""


def read_bot(game: Game, text: str) -> tuple[type[Bot], Budget | None]:
    """A bot by name, or by file and class, and its own budget if one is given: `search@0.8s`, `search@500`."""
    text = NUMBER.sub("", text)
    name, sign, amount = text.rpartition("@")
    if not sign:
        return bots.find(game, text), None
    try:
        own = Budget(seconds=float(amount[:-1])) if amount.endswith("s") else Budget(iterations=int(amount))
    except ValueError:
        raise Malformed(f"bot {text!r}", f"{amount!r} is neither a time such as 0.8s nor a number of tries") from None
    return bots.find(game, name), own


def check(contest: Contest) -> Game:
    """See that a contest can be played; raises Malformed."""
    game = registry.find(contest.game)
    game.start(contest.seats, contest.options)
    for bot in contest.bots:
        read_bot(game, bot)
    if len(contest.bots) != contest.seats and len(contest.bots) != 2:
        raise Malformed("bots", f"two bots, or one for each of the {contest.seats} seats; not {len(contest.bots)}")
    if len(set(contest.bots)) < 2 and len(bots.names(game)) > 1:
        raise Malformed("bots", "at least two different ones")
    if contest.luck_plays < 0:
        raise Malformed("luck plays", f"{contest.luck_plays} is below 0")
    return game


def told_apart(contest: Contest) -> Contest:
    """The same contest, in which bots of the same kind are numbered: `random`, `random#2`."""
    names = [
        f"{bot}#{contest.bots[: place + 1].count(bot)}" if bot in contest.bots[:place] else bot
        for place, bot in enumerate(contest.bots)
    ]
    return replace(contest, bots=tuple(names))


def play_seed(contest: Contest, seed: int) -> list[Bout]:
    """All games of one seed: the same chance for every line-up."""
    return [play_bout(contest, line_up, seed) for line_up in contest.line_ups()]


def play_bout(contest: Contest, line_up: tuple[str, ...], seed: int) -> Bout:
    """One game; the same seed gives the same game, unless a bot looks at the clock."""
    game = registry.find(contest.game)
    match = Match(game, contest.seats, contest.options)
    chance = random.Random(f"{contest.seed} {seed} chance")
    players: list[Bot] = []
    budgets: list[Budget] = []
    for seat, name in enumerate(line_up):
        bot, own = read_bot(game, name)
        players.append(bot(game, random.Random(f"{contest.seed} {seed} {seat} {name}")))
        # Games share the cores with each other and with whatever else is on: time is that of the processor.
        budgets.append(replace(own or contest.budget, of_processor=True))
    decisions = [0] * contest.seats
    seconds = [0.0] * contest.seats
    match.draw_chances(chance)
    while to_act := match.position.to_act():
        for seat in to_act:
            view = match.position.view(seat)
            start = time.thread_time()
            move = players[seat].choose(view, budgets[seat])
            seconds[seat] += time.thread_time() - start
            decisions[seat] += 1
            match.play(seat, move)
        match.draw_chances(chance)
    outcome = match.position.outcome()
    assert outcome is not None, "a game ends with an outcome"
    work = tuple(
        Seated(decisions[seat], seconds[seat], getattr(players[seat], "iterations", 0)) for seat in range(contest.seats)
    )
    log = [(entry.seat, entry.move) for entry in match.log]
    given = [luck(match.replay(0), log)]
    if contest.luck_plays > 0:
        dice = Dice(random.Random(f"{contest.seed} {seed} luck").getrandbits(48))
        given.append(luck_by_plays(match.replay(0), log, game.search(contest.seats).horizon, contest.luck_plays, dice))
    return Bout(line_up, outcome.ranks, outcome.scores, work, tuple(map(tuple, given)), tuple(log))


def play(contest: Contest, games: int, workers: int) -> Iterator[list[Bout]]:
    """Play about this number of games on several processes; yields those of each seed, in the order of the seeds."""
    seeds = contest.seeds(games)
    if workers <= 1:
        for seed in seeds:
            yield play_seed(contest, seed)
        return
    # Ctrl-C is for this process; workers end when it does.
    with ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        jobs = [pool.submit(play_seed, contest, seed) for seed in seeds]
        try:
            for job in jobs:
                yield job.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
