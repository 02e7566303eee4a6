"""A bot that plays The Doge Ship like a sensible club player; appraisal.py says what it sees in things."""

from __future__ import annotations

from broglio.core.game import Bot, Budget, Move, View
from broglio.games.doge_ship import agenda, moves
from broglio.games.doge_ship.appraisal import APPROVAL, Yard
from broglio.games.doge_ship.ending import FINAL_POINTS, INSPECTION_POINTS
from broglio.games.doge_ship.view import ShipView

LUCK = 0.25
"""Values closer than this are alike."""
IMAGINED_BIDS = 24


class HeuristicBot(Bot):
    """Values what each choice brings; looks no further than the next purchase and its building."""

    ignores: frozenset[str] = frozenset()
    """What it sees no worth in ("galley", "gondola", "barricade", "approval"), to measure what that is good for."""

    def choose(self, view: View, budget: Budget) -> Move:
        """The choice with the highest value, with a little luck so that it cannot be read."""
        assert isinstance(view, ShipView)
        del budget  # takes what it takes: far less than a player's blink
        if len(view.moves) == 1:
            return view.moves[0]
        yard = Yard(view, self.ignores)
        if view.agenda[0].kind == agenda.BID:
            return self._bid(yard)
        return max(view.moves, key=lambda move: yard.value(move) + LUCK * self.random.random())

    def _bid(self, yard: Yard) -> Move:
        """The bid with the best result against bids that the others might lay."""
        held = yard.view.approvals
        rivals = [held[seat] for seat in range(yard.view.seats) if seat != yard.seat]
        imagined = [[round(count * self.random.random()) for count in rivals] for _ in range(IMAGINED_BIDS)]
        others = [max(0.0, count * 0.5 + 1) for count in rivals]

        def result(move: Move) -> float:
            bid = int(move - moves.BID)
            if not moves.is_bid(move) or bid == 0:
                now = 0.0
            else:
                now = (
                    sum(int(INSPECTION_POINTS[sum(1 for other in row if other > bid)]) for row in imagined)
                    / IMAGINED_BIDS
                )
            kept = held[yard.seat] - bid
            place = sum(1 for other in others if other > kept)
            later = int(FINAL_POINTS[place]) * (0.2 + 0.6 * yard.progress) if kept > 0 else 0.0
            return now + later + 0.35 * APPROVAL * kept * (1 - yard.progress)

        return max(yard.view.moves, key=result)
