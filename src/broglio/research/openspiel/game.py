"""The games, registered with OpenSpiel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from broglio.core.protocol import Game, registry
from broglio.research.layout import has_layout
from broglio.research.openspiel import opening
from broglio.research.openspiel.observer import Observer
from broglio.research.openspiel.state import BroglioState


class BroglioGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game with its parameters. Each has a class of its own, since OpenSpiel makes it from the parameters alone."""

    game: ClassVar[Game]
    kind: ClassVar[Any]
    """What OpenSpiel is told of the game."""

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        game = self.game
        complete = {**opening.parameters(game), **(given or {})}
        self.opening = opening.read(game, complete)
        self.layout = game.layout(self.opening.seats)
        self.first_chance = self.layout.actions
        """OpenSpiel counts what chance may bring from 0; move codes of chance begin here."""
        self.longest = game.longest(self.opening.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=game.codes - self.first_chance,
            num_players=self.opening.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        self.given = dict(given or {})
        super().__init__(self.kind, info, self.given)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.kind.short_name, self.given)

    def new_initial_state(self) -> BroglioState:
        """The start of a game."""
        return BroglioState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more."""
        return self.longest

    def make_py_observer(self, kind: Any = None, given: Mapping[str, Any] | None = None) -> Observer:
        """What one seat may know: now, or with all that it remembers."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), given)


def load(name: str, given: dict[str, Any]) -> BroglioGame:
    """A game that was pickled: importing this module registers the games."""
    loaded: BroglioGame = pyspiel.load_game(name, given)
    return loaded


def game_type(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=f"broglio_{game.id.replace('-', '_')}",
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=opening.parameters(game),
        default_loadable=has_layout(game),
    )


def register_games() -> None:
    """Make the games known to pyspiel.load_game."""
    for game in registry.games().values():
        kind = game_type(game)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(
                kind, type(f"{type(game).__name__}Game", (BroglioGame,), {"game": game, "kind": kind})
            )
