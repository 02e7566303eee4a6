"""The worked example learns, and enters the arena."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy
import pytest

from broglio import bots
from broglio.bots import arena
from broglio.bots.standings import Results
from broglio.core.protocol import Budget, registry

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    return sys.modules[bots.find(registry.find("doge"), f"{EXAMPLE}:Learner").__module__]


def test_what_followed_is_credited_to_the_seat_that_decided(learn: ModuleType) -> None:
    """One game, two seats: seat 0 decides, seat 1 decides and the game ends, seat 1 decides in a new game."""
    played = learn.Played(
        observations=numpy.zeros((4, 1, 1), numpy.int16),
        masks=numpy.ones((4, 1, 1), bool),
        actions=numpy.zeros((4, 1), numpy.int64),
        seats=numpy.array([[0], [0], [1], [1]]),
        likelihoods=numpy.ones((4, 1), numpy.float32),
        values=numpy.array([[0.25], [0.5], [-0.5], [0.0]], numpy.float32),
        rewards=numpy.array([[[0, 0]], [[0, 0]], [[1, -1]], [[0, 0]]], numpy.float64),
        done=numpy.array([[False], [False], [True], [False]]),
    )
    gains, is_known = learn.advantages(played, trace=0.5)
    # Seat 0 expected 0.5 and got 1; before that it expected 0.25 where 0.5 came, and half of what came later counts.
    assert gains[:, 0].tolist() == [0.25 + 0.5 * 0.5, 0.5, -0.5, 0]
    assert is_known[:, 0].tolist() == [True, True, True, False]


def test_a_short_training_beats_random_play(learn: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By luck one of three players wins a third of the games: 0.6 of 90 is five standard deviations away."""
    network, course = learn.train("doge", 3, updates=12, games=256, seed=1, measured=0)
    assert course == []
    assert learn.share_won(network, "doge", 3, games=90, seed=2) > 0.6
    weights: dict[str, Any] = dict(network.weights)
    numpy.savez_compressed(tmp_path / "doge-3.npz", **weights)
    monkeypatch.setenv("BROGLIO_LEARNED", str(tmp_path))
    name = f"{EXAMPLE}:Learner"
    contest = arena.Contest("doge", 3, {}, (name, "random"), 1, Budget(), only_first=True)
    results = Results(contest, list(arena.play(contest, 9, 1)))
    assert results.standings()[0].wins > 0.4, "in the arena too it wins more than its third"


def test_an_untrained_network_wins_by_luck_alone(learn: ModuleType) -> None:
    network, course = learn.train("doge-ship", 2, updates=0, games=1, seed=1, measured=120)
    assert 0.3 < course[0][1] < 0.7
    assert learn.figure([*course, (9.0, 0.9)], "The Doge Ship", 1 / 2).count("<polyline") == 2
    assert network.weights["policy"].shape[1] == 410
