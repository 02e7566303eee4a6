"""Playing on by a game's own policy, inside the engine. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.match.playout import Dice, by_share, by_weight
from broglio.core.protocol.position import Position


def weigh(position: Position, seat: int) -> list[float]:
    """The policy's weights for the legal moves of a seat, in their order."""
    moves = vec[i64]([0] * position.widest)
    weights = vec[float]([0.0] * position.widest)
    count = position.fill_moves(seat, moves)
    position.fill_policy(seat, moves, count, weights)
    return [weights[i] for i in range(count)]


@final
class Rollout:
    """Finds moves for chance and for everybody, with buffers that serve for all positions of a game."""

    dice: Dice
    moves: vec[i64]
    chances: vec[i64]
    weights: vec[float]

    def __init__(self, position: Position, dice: Dice) -> None:
        self.dice = dice
        self.moves = vec[i64]([0] * position.widest)
        self.chances = vec[i64]([0] * position.widest)
        self.weights = vec[float]([0.0] * position.widest)

    def chance(self, position: Position) -> i64:
        """What chance brings, by weight."""
        count = position.fill_chances(self.moves, self.chances)
        return self.moves[by_weight(self.chances, count, self.dice)]

    def choice(self, position: Position, seat: i64) -> i64:
        """What a seat does, by the policy."""
        count = position.fill_moves(seat, self.moves)
        return self.moves[self.likely(position, seat, count)]

    def likely(self, position: Position, seat: i64, count: i64) -> i64:
        """The number of one of the moves that were just written, by the policy."""
        if count == 1:
            return 0
        position.fill_policy(seat, self.moves, count, self.weights)
        return by_share(self.weights, count, self.dice)
