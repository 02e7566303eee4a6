"""A bot that plays what its game's own policy finds likely: no search, no waiting."""

from __future__ import annotations

from broglio.bots.rollouts import weigh
from broglio.core.protocol import Bot, Budget, Move, View


class HeuristicBot(Bot):
    """What a sensible club player would do.

    The policy is asked in a world sampled from the view. It reads only what the seat may know, so that any such world
    gives the same answer.
    """

    def choose(self, view: View, budget: Budget) -> Move:
        """A move by its weight in the policy."""
        del budget  # needs no time
        assert view.seat is not None, "a spectator has nothing to choose"
        if len(view.moves) == 1:
            return view.moves[0]
        world = self.game.sample(view, self.random)
        return self.random.choices(view.moves, weigh(world, view.seat))[0]
