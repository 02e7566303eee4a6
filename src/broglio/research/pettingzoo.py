"""The games as PettingZoo environments.

    from broglio.research.pettingzoo import doge_v0

    env = doge_v0.env(seats=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Importing this module also registers them: `pettingzoo.make("aec", "broglio/doge_v0")`.

An observation is a dictionary of `observation`, the numbers of the game's layout made from the agent's view, and
`action_mask`. Actions are move codes. Agents that choose at once do so one after the other, and none sees what another
chose before all have; so nothing is lost against a parallel form, of which most steps would be waiting for most
agents. Chance is drawn inside, from the seed. Rewards come at the end (see `layout.rewards`) and add up to 0.
"""

from __future__ import annotations

import copy
import io
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from broglio.core.match.match import draw
from broglio.core.protocol import CHANCE, Game, Malformed, Position, Seat, View, registry
from broglio.research import picture
from broglio.research.layout import MASK, OBSERVATION, bounds, encode, fill_mask, rewards

Observation = dict[str, NDArray[Any]]
WIDTH = 110
"""Columns of a rendered table: as wide as the widest."""
ILLEGAL_REWARD = -1.0
RENDER_MODES = ["human", "ansi", "rgb_array"]


@dataclass(frozen=True)
class Environments:
    """The environments of one game. The number behind the name goes up when codes or numbers change their meaning."""

    game: Game
    name: str

    def raw_env(self, **settings: Any) -> Table:
        """The environment itself, which raises IllegalMove for an action that the mask forbids."""
        return Table(self.game, self.name, **settings)

    def env(self, **settings: Any) -> Any:
        """The environment in PettingZoo's usual wrappers: who acts illegally loses, and the game is over."""
        env = wrappers.TerminateIllegalWrapper(self.raw_env(**settings), illegal_reward=ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game as an environment; agents are `player_0` and so on, in the order of seats."""

    def __init__(
        self,
        game: Game,
        name: str,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        render_seat: Seat | None = None,
    ) -> None:
        """`render_seat`: whose view is rendered; None: a spectator's."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Malformed("render_mode", f"must be one of {', '.join(RENDER_MODES)}")
        self.game = game
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "render_fps": 1, "is_parallelizable": False}
        self.render_mode = render_mode
        self.render_seat = render_seat
        self.random = random.Random()
        self._usual_seats = game.seat_counts[0] if seats is None else seats
        self._usual_options = dict(options or {})
        self._sit_down(self._usual_seats)
        self.position: Position = game.start(self._usual_seats, self._usual_options)

    def _sit_down(self, seats: int) -> None:
        """Agents and spaces for a number of seats."""
        self.layout = self.game.layout(seats)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        numpy.zeros(self.layout.size, OBSERVATION), bounds(self.layout), dtype=OBSERVATION
                    ),
                    "action_mask": spaces.Box(0, 1, (self.layout.actions,), MASK),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.layout.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, chance goes on where it was.

        For this one game, options may name `seats` and options of the game, such as `components` or `pile-2`. Others
        are passed over, as PettingZoo asks.
        """
        if seed is not None:
            self.random = random.Random(seed)
        given = options or {}
        seats = given.get("seats", self._usual_seats)
        known = [option.key for option in self.game.options]
        own = {**self._usual_options, **{key: given[key] for key in known if key in given}}
        self.position = self.game.start(seats, own)
        if seats != len(self.possible_agents):
            self._sit_down(seats)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._go_on()

    def _go_on(self) -> None:
        """Draw what chance brings; then the next agent is to act, or the game is over."""
        position = self.position
        while (to_act := position.to_act()) == (CHANCE,):
            position.advance(CHANCE, draw(position.chances(), self.random))
        if to_act:
            self.agent_selection = self.agents[to_act[0]]
            return
        outcome = position.outcome()
        assert outcome is not None, "a game ends with an outcome"
        self.rewards = dict(zip(self.agents, rewards(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        """Carry out an agent's action; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Malformed("action", f"{agent} is to act; None is for agents whose game is over")
        seat, move = self._seat(agent), int(action)
        if not self.position.is_legal(seat, move):
            refusal = self.position.refusal(seat, move)
            assert refusal is not None
            raise refusal
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.advance(seat, move)
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def view(self, agent: str) -> View:
        """All that an agent may know, as a bot gets it."""
        return self.position.view(self._seat(agent))

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and do if it is the one to act."""
        view = self.view(agent)
        observation = numpy.empty(self.layout.size, OBSERVATION)
        encode(self.layout, view, observation)
        mask = numpy.zeros(self.layout.actions, MASK)
        if agent == self.agent_selection:
            fill_mask(view, mask)
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | NDArray[numpy.uint8] | None:
        """The terminal's table: as text with colours, as a picture of it, or printed (human)."""
        from rich.console import Console

        if self.render_mode is None:
            raise Malformed("render_mode", "was not given: say which when the environment is made")
        table = self.game.draw(self.position.view(self.render_seat), self.possible_agents)
        if self.render_mode == "human":
            Console().print(table)
            return None
        if self.render_mode == "rgb_array":
            return picture.draw(table, WIDTH)
        console = Console(width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="standard", record=True)
        console.print(table)
        return console.export_text(styles=True)

    def close(self) -> None:
        """There is nothing to close."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """The same game once more, chance included; what is done in one does not show in the other."""
        twin = object.__new__(type(self))
        memo[id(self)] = twin
        shared = (self.game, self.layout, self.position)
        twin.__dict__ = {
            key: value if any(value is one for one in shared) else copy.deepcopy(value, memo)
            for key, value in self.__dict__.items()
        }
        twin.position = self.position.copy()
        return twin


def environments() -> dict[str, Environments]:
    """Those of all games in the registry, by name; one without a layout says so when it is made."""
    # No game's codes or numbers have changed their meaning yet: all are at v0.
    found = [Environments(game, f"{game.id.replace('-', '_')}_v0") for game in registry.games().values()]
    return {one.name: one for one in found}


def __getattr__(name: str) -> Environments:
    """`doge_v0`, and so on for each game."""
    known = environments()
    if name not in known:
        raise AttributeError(f"there is no {name} here; there is {', '.join(known)}")
    return known[name]


for _name, _found in environments().items():
    register("aec", f"broglio/{_name}", entry_point=_found.env)
