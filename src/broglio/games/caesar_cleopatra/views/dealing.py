"""Worlds for a player who is to choose, one after the other: only the opponent's cards and mission differ. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.match.playout import Dice
from broglio.games.caesar_cleopatra.rules.material import CARDS, GROUPS, INFLUENCE, MANIPULATIONS, PILE_2
from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition
from broglio.games.caesar_cleopatra.views.recall import Recall


@final
class Dealer:
    """All that is the same in all worlds that fit a view, prepared once."""

    world: CaesarCleopatraPosition
    """One of them."""
    seat: i64
    """Whose cards are hidden."""
    recall: Recall
    unseen: vec[i64]
    """By card: how many of this seat's are not in sight."""
    held: vec[i64]
    """By card: manipulation cards that are known to be in hand."""
    unsure: vec[i64]
    """All other unseen manipulation cards."""
    missions: vec[i64]
    """Those that the seat may have."""
    dice: Dice

    def __init__(
        self,
        world: CaesarCleopatraPosition,
        seat: i64,
        recall: Recall,
        unseen: list[int],
        held: list[int],
        missions: list[int],
        dice: Dice,
    ) -> None:
        self.world = world
        self.seat = seat
        self.recall = recall
        self.unseen = vec[i64](unseen)
        self.held = vec[i64](held)
        self.unsure = vec[i64](
            [card for card in range(INFLUENCE, CARDS) for _ in range(self.unseen[card] - self.held[card])]
        )
        self.missions = vec[i64](missions)
        self.dice = dice

    def draw(self) -> CaesarCleopatraPosition:
        """Another world."""
        world = self.world.copy()
        self.deal_influence(world)
        self.deal_manipulations(world)
        world.mission = world.mission[:]  # copies share it
        world.mission[self.seat] = self.missions[self.dice.below(len(self.missions))]
        return world

    def deal_influence(self, world: CaesarCleopatraPosition) -> None:
        """Influence cards in hand, face down and in pile 1."""
        recall = self.recall
        recall.deal(self.dice)
        row = self.seat * CARDS
        for card in range(INFLUENCE):
            left = self.unseen[card] - recall.hand[card]
            world.hand[row + card] = recall.hand[card]
            for group in range(GROUPS):
                count = recall.down[group * INFLUENCE + card]
                world.down[(self.seat * GROUPS + group) * INFLUENCE + card] = count
                left -= count
            world.pile[row + card] = left

    def deal_manipulations(self, world: CaesarCleopatraPosition) -> None:
        """Manipulation cards in hand, then those in pile 2 in their order."""
        row = self.seat * CARDS
        wanted = world.manipulations_in_hand(self.seat)
        first = MANIPULATIONS - world.pile_size(self.seat, PILE_2)
        for card in range(INFLUENCE, CARDS):
            world.hand[row + card] = self.held[card]
            world.pile[row + card] = 0
            wanted -= self.held[card]
        if not world.shuffled:
            world.order = world.order[:]  # copies share it
        unsure = self.unsure
        count: i64 = len(unsure)
        for i in range(count):
            other = i + self.dice.below(count - i)
            card = unsure[other]
            unsure[other] = unsure[i]
            unsure[i] = card
            if i < wanted:
                world.hand[row + card] += 1
            else:
                world.pile[row + card] += 1
                if not world.shuffled:
                    world.order[self.seat * MANIPULATIONS + first + i - wanted] = card
