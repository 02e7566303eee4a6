"""A bot that plays any legal move, all alike."""

from __future__ import annotations

from broglio.core.protocol import Bot, Budget, Move, View


class RandomBot(Bot):
    """The baseline: not good, but never illegal."""

    def choose(self, view: View, budget: Budget) -> Move:
        """Choose one of view.moves."""
        del budget  # needs no time
        return self.random.choice(view.moves)
