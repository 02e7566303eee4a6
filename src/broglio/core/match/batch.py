"""Many games at once, with no Python in the loop: for programs that learn. Compiled.

Rows of numbers are flat, one game after the other, and stay where they are: broglio.research.batch shows them as NumPy
arrays. In every game one seat is to act: of those that choose at once, the first that has not.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from broglio.core.match.playout import Dice, by_weight
from broglio.core.protocol.layout import rewards
from broglio.core.protocol.position import CHANCE, Position

OVER: Final[i64] = -1
"""In the place of a seat, where a game is over."""
APART: Final[i64] = 1_000_003
"""Seeds of batches that differ by less have no game in common."""


@final
class Batch:
    """Games of one kind, each with dice of its own, so that none depends on what is played in another."""

    games: i64
    seats: i64
    size: i64
    """How many numbers an observation has."""
    actions: i64
    auto_reset: bool
    """Whether a new game begins where one is over."""
    first: Position
    positions: list[Position]
    dice: list[Dice]

    observations: vec[i16]  # by game: what the seat to act may know
    masks: vec[u8]  # by game, then action: 1 where it is legal
    to_act: vec[i64]  # by game: a seat or OVER
    rewards: vec[float]  # by game, then seat: of the last step
    done: vec[u8]  # by game: whether it ended in the last step

    drawn: vec[i64]  # by game: an action, where any will do

    legal: vec[i64]  # by game: the legal moves, `widest` places each
    legal_count: vec[i64]
    buffer: vec[i64]
    weights: vec[i64]
    acting: vec[i64]

    def __init__(self, first: Position, games: i64, size: i64, actions: i64, seed: i64, auto_reset: bool) -> None:
        self.games = games
        self.seats = first.seats
        self.size = size
        self.actions = actions
        self.auto_reset = auto_reset
        self.first = first.copy()
        self.positions = [first.copy() for _ in range(games)]
        self.dice = [Dice(seed * APART + game) for game in range(games)]
        self.observations = vec[i16]([0] * (games * size))
        self.masks = vec[u8]([0] * (games * actions))
        self.to_act = vec[i64]([OVER] * games)
        self.rewards = vec[float]([0.0] * (games * first.seats))
        self.done = vec[u8]([0] * games)
        self.drawn = vec[i64]([0] * games)
        self.legal = vec[i64]([0] * (games * first.widest))
        self.legal_count = vec[i64]([0] * games)
        self.buffer = vec[i64]([0] * first.widest)
        self.weights = vec[i64]([0] * first.widest)
        self.acting = vec[i64]([0] * first.seats)
        for game in range(games):
            self.go_on(game)

    def reset(self) -> None:
        """Start all games again; their random sources go on where they are."""
        for game in range(self.games):
            self.positions[game] = self.first.copy()
            self.forget_result(game)
            self.go_on(game)

    def faulty(self, actions: list[int]) -> i64:
        """The first game in which an action is not legal; -1 if all are. Games that are over take any."""
        width = self.actions
        for game in range(self.games):
            action: i64 = actions[game]
            if self.to_act[game] != OVER and not (0 <= action < width and self.masks[game * width + action] == 1):
                return game
        return -1

    def step(self, actions: list[int]) -> None:
        """Carry out one legal action in each game, and what chance brings after it."""
        for game in range(self.games):
            self.forget_result(game)
            seat = self.to_act[game]
            if seat != OVER:
                self.positions[game].advance(seat, actions[game])
                self.go_on(game)

    def forget_result(self, game: i64) -> None:
        """What the last step brought."""
        self.done[game] = 0
        for seat in range(self.seats):
            self.rewards[game * self.seats + seat] = 0.0

    def go_on(self, game: i64) -> None:
        """Draw what chance brings until a seat is to act or the game is over, and write what that seat may know."""
        position = self.positions[game]
        acting = self.acting
        while True:
            if position.fill_to_act(acting) == 0:
                self.settle(game, position)
                if not self.auto_reset:
                    self.to_act[game] = OVER
                    self.write(game, position, 0)
                    return
                position = self.first.copy()
                self.positions[game] = position
            elif acting[0] == CHANCE:
                count = position.fill_chances(self.buffer, self.weights)
                position.advance(CHANCE, self.buffer[by_weight(self.weights, count, self.dice[game])])
            else:
                self.to_act[game] = acting[0]
                self.write(game, position, acting[0])
                return

    def settle(self, game: i64, position: Position) -> None:
        """Give each seat what the outcome is worth to it."""
        outcome = position.outcome()
        assert outcome is not None
        worth = rewards(outcome)
        for seat in range(self.seats):
            self.rewards[game * self.seats + seat] = worth[seat]
        self.done[game] = 1

    def write(self, game: i64, position: Position, seat: i64) -> None:
        """Write what a seat may know and do."""
        row = self.observations
        start = game * self.size
        for i in range(start, start + self.size):
            row[i] = 0
        position.fill_observation(seat, row, start)
        masks = self.masks
        legal = self.legal
        at = game * position.widest
        for i in range(at, at + self.legal_count[game]):
            masks[game * self.actions + legal[i]] = 0
        buffer = self.buffer
        count = position.fill_moves(seat, buffer)
        for i in range(count):
            legal[at + i] = buffer[i]
            masks[game * self.actions + buffer[i]] = 1
        self.legal_count[game] = count

    def draw_actions(self, dice: Dice) -> None:
        """Draw in each game one of the legal actions, all alike; 0 where it is over."""
        for game in range(self.games):
            count = self.legal_count[game]
            at = game * self.first.widest
            self.drawn[game] = self.legal[at + dice.below(count)] if count > 0 else 0
