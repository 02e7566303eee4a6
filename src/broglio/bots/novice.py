"""A bot that is fun to beat: it knows what is sensible, and often does something else."""

from __future__ import annotations

from broglio.bots.rollouts import weigh
from broglio.core.protocol import Bot, Budget, Move, View

CARE = 0.12
"""How much of the difference between a good and a poor choice it sees."""


class NoviceBot(Bot):
    """Prefers what a sensible player prefers, but only a little, so that its mistakes are a person's mistakes."""

    def choose(self, view: View, budget: Budget) -> Move:
        """A move by its weight in the policy, with the differences flattened."""
        del budget  # needs no time
        assert view.seat is not None, "a spectator has nothing to choose"
        weights = weigh(self.game.sample(view, self.random), view.seat)
        return self.random.choices(view.moves, [max(weight, 1e-9) ** CARE for weight in weights])[0]
