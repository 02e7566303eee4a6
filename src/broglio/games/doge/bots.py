"""What a sensible club player would do at Doge: count houses, guess votes, build when possible."""

from __future__ import annotations

import math
from collections.abc import Sequence

from broglio.core.game import Bot, Budget, Move, Seat, View
from broglio.games.doge import moves
from broglio.games.doge.markers import VALUES, values_of
from broglio.games.doge.material import AREA_NAMES, AREAS, DISTRICTS, FIRST_PRICE, PALACE, SITES, placings
from broglio.games.doge.view import DogeView

NEW_DISTRICT = 10.0
"""What a palace is worth where one has none, in the currency of all numbers here."""
SAME_DISTRICT = 5.0
COUNSELLOR = 1.5
"""What it is worth to hold a counsellor somewhere, beyond the votes still to come this round."""
QUARANTIA_DECISION = 2.5
SPENDING = 0.6
"""What a vote is worth that is kept for a later placing."""
AVERAGE_MARKER = sum(VALUES) / len(VALUES)
DOUBT = 1.3
"""By how many votes guesses about others are usually off."""


class HeuristicBot(Bot):
    """Values what each choice brings at once; looks no further than the round."""

    def choose(self, view: View, budget: Budget) -> Move:
        """The choice with the highest value, a little luck included so that ballots cannot be read."""
        assert isinstance(view, DogeView)
        del budget  # takes what it takes: far less than a player's blink
        table = Table(view)
        return max(view.moves, key=lambda move: table.value(move) + self.random.random())


class Table:
    """A view as its seat weighs it up."""

    def __init__(self, view: DogeView) -> None:
        assert view.seat is not None, "a spectator has nothing to choose"
        self.view = view
        self.seat: Seat = view.seat
        self.prices = [FIRST_PRICE + sum(row[district] for row in view.palaces) for district in range(DISTRICTS)]
        self.rivals = [self._rivals(area) for area in range(AREAS)]

    def value(self, move: Move) -> float:
        """What a choice brings."""
        if moves.is_ballot(move):
            return self._ballot(moves.ballot_area(move), values_of(moves.ballot_markers(move)))
        if moves.is_take(move):
            return self._standing((move - moves.TAKE) % AREAS)
        if moves.is_give_up(move):
            return max((self._house_move(source, target) for source, target in self._house_moves()), default=0.0)
        if moves.is_move_house(move):
            code = move - moves.MOVE_HOUSE
            return self._house_move(code // DISTRICTS, code % DISTRICTS)
        if moves.is_place(move):
            return 3 * self.houses(self.view.brown[self.view.voted], move - moves.PLACE)
        return 2.0 if moves.is_build(move) else 1.0

    def houses(self, district: int, added: int) -> float:
        """What so many more houses in a district are worth: a palace, or a part of the way to one."""
        price = self.prices[district]
        if price >= FIRST_PRICE + SITES or not self.view.palaces_left(self.seat):
            return 0.1 * added  # good for moving away only
        palace = SAME_DISTRICT if self.view.palaces[self.seat][district] else NEW_DISTRICT
        standing = self.view.houses[self.seat][district]
        return palace * (_progress(standing + added, price) - _progress(standing, price))

    def _ballot(self, area: int, values: Sequence[int]) -> float:
        """Gain by the chances of being first and second, less what the votes could do later this round."""
        last = self.view.placing + 1 == placings(self.view.seats)
        return self._gain(area, sum(values)) - (0.0 if last else SPENDING * sum(values) + 0.2 * len(values))

    def _gain(self, area: int, votes: int) -> float:
        votes += self._counsellors(self.seat, area)
        if votes == 0:
            return 0.0
        ahead, *others = sorted(self.rivals[area], reverse=True)
        first = _chance(votes - ahead)
        second = _chance(votes - others[0]) - first if others else 0.0
        if area == PALACE:
            return (2 * first + second) * QUARANTIA_DECISION
        supply = self.view.supply(self.seat)
        both = self.houses(area, min(2, supply)) + COUNSELLOR
        return first * both + max(0.0, second) * self.houses(area, min(1, supply))

    def _standing(self, area: int) -> float:
        """A counsellor helps at once where the vote of this round is still to come."""
        here = self.view.markers[self.seat][area] or ()
        to_come = area in self.view.brown[self.view.voted + 1 :]
        soon = self._gain(area, sum(here) + 1) - self._gain(area, sum(here)) if to_come else 0.0
        return COUNSELLOR + soon

    def _house_moves(self) -> list[tuple[int, int]]:
        area = self.view.brown[self.view.voted]
        return [
            (source, target)
            for source in range(DISTRICTS)
            for target in range(DISTRICTS)
            if source != target and self.view.houses[self.seat][source] and area in (PALACE, source, target)
        ]

    def _house_move(self, source: int, target: int) -> float:
        return self.houses(target, 1) + self.houses(source, -1)

    def _rivals(self, area: int) -> list[float]:
        """How many votes each other player may have in an area in the end."""
        return [self._guess(other, area) for other in range(self.view.seats) if other != self.seat]

    def _guess(self, other: Seat, area: int) -> float:
        shown = self.view.markers[other][area]
        count = self.view.marker_counts[other][area]
        votes = float(sum(shown)) if shown is not None else AVERAGE_MARKER * count
        if not count and self.view.placing < placings(self.view.seats):
            # May still come here: more likely where that player has houses to gain by.
            left = int(placings(self.view.seats)) - self.view.placing
            interest = 1.0 if area == PALACE else 0.5 + 0.5 * self.view.houses[other][area]
            votes += (
                AVERAGE_MARKER * self.view.in_hand(other) / max(1, left) * min(1.0, interest * left / len(AREA_NAMES))
            )
        return votes + self._counsellors(other, area)

    def _counsellors(self, owner: Seat, area: int) -> int:
        return sum(
            1
            for standing, ring in zip(self.view.standing, self.view.ring, strict=True)
            if ring == owner and standing == area
        )


def _progress(houses: int, price: int) -> float:
    """How much of a palace so many houses are: they count more the nearer it is, and surplus counts little."""
    if houses >= price:
        return 1.0 + 0.02 * (houses - price)
    return 0.8 * (houses / price) ** 1.5 if houses > 0 else 0.0


def _chance(lead: float) -> float:
    """The chance that a guessed lead is a real one; a tie is half a lead lost."""
    return 1 / (1 + math.exp(-(lead - 0.3) / DOUBT))
