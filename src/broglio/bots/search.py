"""A bot that thinks: it tries its likely choices in many worlds that fit what it knows, and plays the best."""

from __future__ import annotations

import time
from dataclasses import dataclass

from broglio.bots.rollouts import Rollouts
from broglio.core.game import Bot, Budget, Move, View
from broglio.core.playout import Dice

SECONDS = 0.2
"""Time for a choice where the budget names none."""
MOST_ARMS = 32
"""So many of the likeliest choices are looked at."""
IN_ONE_WORLD = 16
"""So many tries are made in each sampled world."""
HORIZON = 1
"""How many stages (rounds) ahead a try is played before it is judged."""


@dataclass(frozen=True)
class Estimate:
    """What a choice is worth: the chance of winning after it, and on how many tries that rests."""

    move: Move
    chance: float
    tries: int


class SearchBot(Bot):
    """Plays the choice that stood up best."""

    def choose(self, view: View, budget: Budget) -> Move:
        """The choice that was tried most."""
        if len(view.moves) == 1:
            return view.moves[0]
        return self.estimate(view, budget)[0].move

    def estimate(self, view: View, budget: Budget) -> list[Estimate]:
        """The likely choices with what they are worth, the best first."""
        assert view.seat is not None, "a spectator has nothing to choose"
        deadline = None
        if budget.iterations is None:
            deadline = time.perf_counter() + (budget.seconds if budget.seconds is not None else SECONDS)
        world = self.game.sample(view, self.random)
        rollouts = Rollouts(world, view.seat, MOST_ARMS, HORIZON, Dice(self.random.getrandbits(48)))
        done = 0
        while time.perf_counter() < deadline if deadline is not None else done < (budget.iterations or 1):
            rollouts.run(world, IN_ONE_WORLD)
            done += IN_ONE_WORLD
            world = self.game.sample(view, self.random)
        return [Estimate(move, chance, tries) for move, tries, chance in rollouts.results()]
