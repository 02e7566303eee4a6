"""Many games at once in compiled code, as NumPy arrays: for training loops.

    batch = Batch("doge", games=256, seats=3, seed=1)
    while training:
        actions = policy(batch.observations, batch.masks)  # of the seats batch.to_act
        batch.step(actions)
        learn(batch.rewards[batch.done])

The arrays stay the same, are overwritten by every step and are read-only: copy what you want to keep.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy
from numpy.typing import ArrayLike, NDArray

from broglio.core.match import batch as engine
from broglio.core.match.playout import Dice
from broglio.core.protocol import Game, Malformed, View, registry

MOST_GAMES = 1_000_000


class Batch:
    """Games of one kind that go on side by side."""

    observations: NDArray[numpy.int16]
    """By game: what the seat to act may know, laid out as `layout` says."""
    masks: NDArray[numpy.bool_]
    """By game, then action: whether it is legal."""
    to_act: NDArray[numpy.int64]
    """By game: the seat to act; -1 where a game is over."""
    rewards: NDArray[numpy.float64]
    """By game, then seat: what the last step brought (see `layout.rewards`)."""
    done: NDArray[numpy.bool_]
    """By game: whether it ended in the last step."""

    def __init__(
        self,
        game: str | Game,
        games: int,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        auto_reset: bool = True,
    ) -> None:
        """With `auto_reset` a new game begins where one is over; else its row stays as it is until `reset`."""
        if not 0 < games <= MOST_GAMES:
            raise Malformed("games", f"must be a number from 1 to {MOST_GAMES}, not {games}")
        self.game = registry.find(game) if isinstance(game, str) else game
        self.games = games
        self.seats = self.game.seat_counts[0] if seats is None else seats
        first = self.game.start(self.seats, options)
        self.layout = self.game.layout(self.seats)
        size, actions = self.layout.size, self.layout.actions
        self._engine = engine.Batch(first, games, size, actions, seed % 2**32, auto_reset)
        self._dice = Dice(seed)
        self.observations = numpy.frombuffer(memoryview(self._engine.observations), numpy.int16).reshape(games, size)
        self.masks = numpy.frombuffer(memoryview(self._engine.masks), numpy.bool_).reshape(games, actions)
        self.to_act = numpy.frombuffer(memoryview(self._engine.to_act), numpy.int64)
        self.rewards = numpy.frombuffer(memoryview(self._engine.rewards), numpy.float64).reshape(games, self.seats)
        self.done = numpy.frombuffer(memoryview(self._engine.done), numpy.bool_)
        self._drawn = numpy.frombuffer(memoryview(self._engine.drawn), numpy.int64)

    def reset(self) -> None:
        """Start all games again."""
        self._engine.reset()

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game; an illegal one is refused, and nothing has changed then."""
        chosen = numpy.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise Malformed("actions", f"must be {self.games} whole numbers, one for each game")
        moves: list[int] = chosen.tolist()
        wrong = self._engine.faulty(moves)
        if wrong >= 0:
            seat = int(self.to_act[wrong])
            raise Malformed(f"actions[{wrong}]", f"{moves[wrong]} is not legal for seat {seat}; see masks")
        self._engine.step(moves)

    def random_actions(self) -> NDArray[numpy.int64]:
        """A legal action in each game, all equally likely; overwritten by every call."""
        self._engine.draw_actions(self._dice)
        return self._drawn

    def view(self, game: int) -> View:
        """What the seat to act in a game may know, as a bot gets it; a spectator's view where it is over."""
        seat = int(self.to_act[game])
        return self._engine.positions[game].view(seat if seat >= 0 else None)
