"""What a bot is to the rest of the house."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from broglio.core.protocol.saying import Move
from broglio.core.protocol.view import View

if TYPE_CHECKING:
    from broglio.core.protocol.game import Game


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think."""

    seconds: float | None = None
    iterations: int | None = None
    of_processor: bool = False
    """Whether seconds are those of the processor: then a busy machine makes nobody play worse."""


class Bot(ABC):
    """A player that sees what a player sees; made for one seat of one match."""

    def __init__(self, game: Game, random: random.Random) -> None:
        self.game = game
        self.random = random

    @abstractmethod
    def choose(self, view: View, budget: Budget) -> Move:
        """Choose one of view.moves."""
