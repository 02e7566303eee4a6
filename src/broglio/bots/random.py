"""A bot that plays any legal move, all alike."""

from __future__ import annotations

import random

from broglio.core.game import Bot, Budget, Move, View


class RandomBot(Bot):
    """The baseline: not good, but never illegal."""

    def __init__(self, source: random.Random) -> None:
        self.source = source

    def choose(self, view: View, budget: Budget) -> Move:
        """Choose one of view.moves."""
        del budget  # needs no time
        return self.source.choice(view.moves)
