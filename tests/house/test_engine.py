"""The compiled engine and the interpreted one are one engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from broglio import _engine
from broglio.core.match.playout import first_loss, trace
from broglio.core.protocol import registry

SEEDS = 1000
RANDOM_GAMES = 10_000
EVERY_COUNT = [(game.id, seats) for game in registry.games().values() for seats in game.seat_counts]

TRACES = """
import json, sys
from broglio import _engine
from broglio.core.protocol import registry
from broglio.core.match.playout import trace
game, seats, seeds = registry.find(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
print(json.dumps([_engine.is_compiled(), [trace(game.start(seats), seed) for seed in range(seeds)]]))
"""

WITHOUT_LIBRT = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "librt":
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Blocked())
import importlib.util
whole = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "librt" else whole(name, package)
"""


def run(script: str, *arguments: str, pure: bool) -> object:
    environment = {**os.environ, "BROGLIO_PURE": "1" if pure else ""}
    done = subprocess.run([sys.executable, "-c", script, *arguments], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.skipif(not _engine.is_compiled(), reason="there is no compiled engine to compare with")
@pytest.mark.parametrize(("game", "seats"), EVERY_COUNT)
def test_compiled_and_interpreted_play_the_same(game: str, seats: int) -> None:
    here = [trace(registry.find(game).start(seats), seed) for seed in range(SEEDS)]
    assert run(TRACES, game, str(seats), str(SEEDS), pure=True) == [False, here]


@pytest.mark.parametrize(("game", "seats"), EVERY_COUNT)
def test_without_librt_a_list_stands_in(game: str, seats: int) -> None:
    here = [trace(registry.find(game).start(seats), seed) for seed in range(20)]
    assert run(WITHOUT_LIBRT + TRACES, game, str(seats), "20", pure=False) == [False, here]


@pytest.mark.skipif(not _engine.is_compiled(), reason="ten thousand games take the compiled engine")
@pytest.mark.rule("D32")
@pytest.mark.parametrize(("game", "seats"), EVERY_COUNT)
def test_random_games_end_with_all_material(game: str, seats: int) -> None:
    for seed in range(RANDOM_GAMES):
        assert first_loss(registry.find(game).start(seats), seed, 100_000) == -1, f"seed {seed}"
