"""PettingZoo's own tests, at all numbers of seats, and what they do not look at."""

from __future__ import annotations

import copy
import random
import warnings
from functools import partial
from typing import Any

import numpy
import pettingzoo
import pytest

from broglio.core.protocol import IllegalMove, Malformed, registry
from broglio.research.layout import encode
from broglio.research.pettingzoo import Environments, Table, caesar_cleopatra_v0, doge_ship_v0, doge_v0

with warnings.catch_warnings():
    # Where pygame is installed, PettingZoo's tests import one of its games in a way that it warns of itself.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

FAMILIES = [doge_v0, caesar_cleopatra_v0, doge_ship_v0]
TABLES = [(family, seats) for family in FAMILIES for seats in family.game.seat_counts]
each_family = pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
each_table = pytest.mark.parametrize(("family", "seats"), TABLES, ids=lambda value: getattr(value, "name", str(value)))

# Warnings are errors here. PettingZoo's test finds observations of dictionaries, which its documents ask for where
# there are action masks, unusual unless it knows the environment by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def play(env: Any, steps: int, source: random.Random) -> None:
    for agent in env.agent_iter(steps):
        observation, _, termination, _, _ = env.last()
        env.step(None if termination else source.choice(numpy.flatnonzero(observation["action_mask"]).tolist()))
        assert agent in env.possible_agents


@each_table
def test_api(family: Environments, seats: int) -> None:
    api_test(family.env(seats=seats), num_cycles=250)


@each_table
def test_seeds(family: Environments, seats: int) -> None:
    seed_test(partial(family.env, seats=seats), num_cycles=100)


@each_family
def test_rendering(family: Environments) -> None:
    render_test(family.env)


@each_family
def test_performance_can_be_measured(family: Environments, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(family.env())
    assert "turns per second" in capsys.readouterr().out


def test_another_seed_brings_another_game() -> None:
    env = doge_v0.raw_env()
    seen = set()
    for seed in range(5):
        env.reset(seed=seed)
        seen.add(env.observe("player_0")["observation"].tobytes())
    assert len(seen) == 5


@each_table
def test_observations_are_the_view_and_masks_its_moves(family: Environments, seats: int) -> None:
    env = family.raw_env(seats=seats)
    env.reset(seed=3)
    source = random.Random(4)
    wanted = numpy.empty(env.layout.size, numpy.int16)
    for _ in range(60):
        acting = env.agent_selection
        for agent in env.agents:
            told = env.observe(agent)
            view = env.view(agent)
            encode(env.layout, view, wanted)
            assert (told["observation"] == wanted).all()
            moves = sorted(view.moves) if agent == acting else []
            assert numpy.flatnonzero(told["action_mask"]).tolist() == moves
        play(env, 1, source)


@each_family
def test_rewards_come_at_the_end_and_add_up_to_nothing(family: Environments) -> None:
    env = family.raw_env()
    env.reset(seed=8)
    source = random.Random(5)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0}
        play(env, 1, source)
    outcome = env.position.outcome()
    assert outcome is not None
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.agents, key=lambda agent: env.rewards[agent]) == env.agents[outcome.winners[0]]


@each_family
def test_a_copy_goes_its_own_way(family: Environments) -> None:
    """The copy knows the same chance; what is done in it does not show in the first."""
    env = family.env()
    env.reset(seed=2)
    play(env, 40, random.Random(1))
    before = env.unwrapped.position.to_json()
    twin, third = copy.deepcopy(env), copy.deepcopy(env)
    play(twin, 60, random.Random(6))
    assert env.unwrapped.position.to_json() == before
    play(third, 60, random.Random(6))
    assert third.unwrapped.position.to_json() == twin.unwrapped.position.to_json() != before
    assert third.last()[0]["observation"].tolist() == twin.last()[0]["observation"].tolist()


def test_seats_and_options_for_one_game() -> None:
    env = doge_ship_v0.env()
    env.reset(seed=1, options={"seats": 5})
    assert env.num_agents == 5
    assert env.observation_space("player_4").contains(env.observe("player_4"))
    text = registry.find("doge-ship").options[0].default.replace("Broglio's own set", "mine")
    env.reset(seed=1, options={"components": text})
    assert env.num_agents == 2, "the usual number again"
    assert env.unwrapped.position.view(None).components.name == "mine"
    shuffled = caesar_cleopatra_v0.env(options={"pile-2": "shuffled"})
    shuffled.reset(seed=1)
    assert shuffled.unwrapped.position.to_json()["pile_2"] == "shuffled"


def test_faults_are_named() -> None:
    with pytest.raises(Malformed, match="Doge is for 3 or 4 players, not 7"):
        doge_v0.env(seats=7)
    with pytest.raises(Malformed, match="option pile-2: must be arranged or shuffled"):
        caesar_cleopatra_v0.raw_env(options={"pile-2": "no"})
    with pytest.raises(Malformed, match="render_mode: must be one of human, ansi, rgb_array"):
        doge_v0.raw_env(render_mode="film")
    env = doge_v0.raw_env()
    env.reset()
    with pytest.raises(Malformed, match="render_mode: was not given"):
        env.render()
    with pytest.raises(Malformed, match="player_0 is to act"):
        env.step(None)
    with pytest.raises(IllegalMove):
        env.step(470)


def test_who_acts_illegally_loses() -> None:
    env = doge_v0.env()
    env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wrapper warns about it
        env.step(470)
    assert env.rewards == {"player_0": -1.0, "player_1": 0, "player_2": 0}
    assert all(env.terminations.values())


def test_pettingzoo_makes_them_by_name() -> None:
    env = pettingzoo.make("aec", "broglio/doge_ship_v0", seats=4)
    assert isinstance(env.unwrapped, Table)
    assert env.max_num_agents == 4


def test_a_picture_shows_what_a_seat_sees() -> None:
    """Own markers are in one seat's picture and not in a spectator's."""
    own, public = (doge_v0.raw_env(render_mode="rgb_array", render_seat=seat) for seat in (0, None))
    for env in (own, public):
        env.reset(seed=1)
    shown, hidden = own.render(), public.render()
    assert isinstance(shown, numpy.ndarray)
    assert isinstance(hidden, numpy.ndarray)
    assert not numpy.array_equal(shown, hidden)
    assert len(numpy.unique(shown.reshape(-1, 3), axis=0)) > 4, "several colours"
