"""Advice for a player: what the search bot would do in their place, from what they can see."""

from __future__ import annotations

import random

from broglio.bots.search import Estimate, SearchBot
from broglio.core.game import Budget, Game, Malformed, View

BUDGET = Budget(seconds=1.0)
MOST = 4
"""More advice than this is none."""


def hints(game: Game, view: View, random: random.Random, budget: Budget = BUDGET) -> list[Estimate]:
    """The best few choices of the view's seat, each with the chance of winning that the search sees in it."""
    if not game.has_policy:
        raise Malformed("hint", f"there is nobody to ask about {game.name} yet")
    if view.seat is None or not view.moves:
        raise Malformed("hint", "there is nothing to choose now")
    return SearchBot(game, random).estimate(view, budget)[:MOST]
