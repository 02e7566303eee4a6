"""Advice for a player: what the search bot would do in their place, from what they can see."""

from __future__ import annotations

import random

from broglio.bots.search import Estimate, SearchBot
from broglio.core.protocol import Budget, Game, Malformed, View

BUDGET = Budget(seconds=1.0)
MOST = 4
"""More advice than this is none."""


def hints(game: Game, view: View, random: random.Random, budget: Budget = BUDGET) -> list[Estimate]:
    """The likely choices of the view's seat, the one with the best chance of winning first."""
    if not game.has_policy:
        raise Malformed("hint", f"there is nobody to ask about {game.name} yet")
    if view.seat is None or not view.moves:
        raise Malformed("hint", "there is nothing to choose now")
    # The search names first what it looked at most, which is what it would play; people read the chances.
    likely = SearchBot(game, random).estimate(view, budget)[:MOST]
    return sorted(likely, key=lambda estimate: -estimate.chance)
