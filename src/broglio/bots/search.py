"""A bot that thinks: it tries its likely choices in many worlds that fit what it knows, and plays the best."""

from __future__ import annotations

import time
from dataclasses import dataclass

from broglio.bots.practice import Practice
from broglio.bots.tree import Tree
from broglio.core.match.playout import Dice
from broglio.core.protocol import Bot, Budget, Move, SearchSettings, View

SECONDS = 0.2
"""Time for a choice where the budget names none."""
IN_ONE_WORLD = 4
"""Tries in each sampled world: more save the time of sampling, fewer see more worlds."""
BETWEEN_LOOKS = 64
"""Tries between two looks at the clock and at which choice leads."""


@dataclass(frozen=True)
class Estimate:
    """What a choice is worth: the chance of winning after it, and on how many tries that rests."""

    move: Move
    chance: float
    tries: int


class SearchBot(Bot):
    """Plays the choice that stood up best."""

    in_one_world = IN_ONE_WORLD
    iterations = 0
    """All tries so far, for the arena."""

    def settings(self, seats: int) -> SearchSettings:
        """How it thinks, with this number of seats."""
        return self.game.search(seats)

    def choose(self, view: View, budget: Budget) -> Move:
        """The best choice; no longer than until the next would need more than half of the tries left."""
        if len(view.moves) == 1:
            return view.moves[0]
        return self._search(view, budget, to_the_end=False)[0].move

    def estimate(self, view: View, budget: Budget) -> list[Estimate]:
        """The likely choices with what they are worth, the best first."""
        return self._search(view, budget, to_the_end=True)

    def _search(self, view: View, budget: Budget, *, to_the_end: bool) -> list[Estimate]:
        assert view.seat is not None, "a spectator has nothing to choose"
        clock = time.thread_time if budget.of_processor else time.perf_counter
        start = clock()
        seconds = budget.seconds if budget.seconds is not None else SECONDS
        worlds = self.game.worlds(view, self.random)
        dice = Dice(self.random.getrandbits(48))
        settings = self.settings(view.seats)
        practice = Practice(self.game.codes) if settings.practises else None
        tree = Tree(next(worlds), view.seat, settings.depth, settings.horizon, practice, dice, plans=settings.plans)
        done, left = 0, budget.iterations or 1
        while left > 0 and (to_the_end or 2 * tree.lead() <= left):
            for _ in range(max(1, min(left, BETWEEN_LOOKS) // self.in_one_world)):
                tree.run(next(worlds), self.in_one_world)
                done += self.in_one_world
            passed = clock() - start
            left = budget.iterations - done if budget.iterations else int(done * (seconds / passed - 1))
        self.iterations += done
        return [Estimate(move, chance, tries) for move, tries, chance in tree.results()]
