"""A state of a game, as OpenSpiel asks for it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import pyspiel

from broglio.core.protocol import CHANCE, Malformed, Seat
from broglio.core.protocol.layout import rewards
from broglio.research.openspiel.course import Course

if TYPE_CHECKING:
    from broglio.research.openspiel.game import BroglioGame


class BroglioState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A course of a game. OpenSpiel copies and pickles the attributes of a Python state: there is just the course."""

    def __init__(self, game: BroglioGame) -> None:
        super().__init__(game)
        self.course = Course(game.opening)

    def current_player(self) -> int:
        """Who acts next, or chance, or that the game is over."""
        actor = self.course.actor()
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.course.position.to_act()

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(self.course.position.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with its exact weights as shares."""
        chances = self.course.position.chances()
        total = sum(weight for _, weight in chances)
        first = self._game.first_chance
        return sorted((move - first, weight / total) for move, weight in chances)

    def _apply_action(self, action: int) -> None:
        actor = self.course.actor()
        if actor is None:
            raise Malformed("action", "the game is over")
        move = action + self._game.first_chance if actor == CHANCE else action
        position = self.course.position
        if not position.is_legal(actor, move):
            refusal = None if actor == CHANCE else position.refusal(actor, move)
            raise refusal or Malformed("action", f"{action} is nothing that can happen here")
        self.course.advance(actor, move)

    def _action_to_string(self, player: int, action: int) -> str:
        move = action + self._game.first_chance if player == pyspiel.PlayerId.CHANCE else action
        return self._game.opening.game.notate(move)

    def returns(self) -> list[float]:
        """What the outcome is worth to each seat; nothing while the game goes on."""
        outcome = self.course.position.outcome()
        return rewards(outcome) if outcome else [0.0] * self.course.opening.seats

    def __str__(self) -> str:
        return json.dumps(self.course.position.to_json())

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> BroglioState:
        """Another state, with a history of its own, of which a player knows just the same."""
        source = random.Random(sampler())
        log = self.course.resampled(player, source)
        state = self._game.new_initial_state()
        first = self._game.first_chance
        for seat, move in log:
            state.apply_action(move - first if seat == CHANCE else move)
        return state

    @property
    def _game(self) -> BroglioGame:
        return cast("BroglioGame", self.get_game())
