"""A game of another package comes in by its entry point, and every way to play is open to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.packages import draw_every_page, install, run

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "goofspiel"


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(EXAMPLE, tmp_path_factory.mktemp("goofspiel"))


def test_its_own_tests_pass_with_the_laws(found: dict[str, str]) -> None:
    said = run(found, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(EXAMPLE), str(EXAMPLE / "tests"))
    assert "passed" in said
    assert "skipped" not in said


def test_the_browser_plays_it(found: dict[str, str]) -> None:
    assert "4 passed" in draw_every_page(found, "goofspiel")  # before a table, in three languages, and a whole game


def test_the_terminal_plays_it(found: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.broglio"
    bids = "".join(f"bid {card}\n" for card in range(1, 6))
    said = run(found, "-m", "broglio", "play", "goofspiel", "--seed", "3", "--record", str(record), said=bids)
    assert "Which card do you bid?  (G3)" in said
    assert "All prizes are gone." in said
    assert "a sound game of goofspiel" in run(found, "-m", "broglio", "verify", str(record))


def test_the_arena_plays_it(found: dict[str, str]) -> None:
    said = run(found, "-m", "broglio", "arena", "goofspiel", "--bots", "random,random", "--games", "12")
    assert "random" in said


PETTINGZOO = """
from pettingzoo.test import api_test
from broglio.core.protocol import registry
from broglio.research import pettingzoo
api_test(pettingzoo.Environments(registry.find("goofspiel"), "goofspiel_v0").env(), num_cycles=40)
"""
OPENSPIEL = """
import pyspiel, random
import broglio.research.openspiel
game = pyspiel.load_game("broglio_goofspiel")
pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
"""
BATCH = """
import numpy
from broglio.research.batch import Batch
batch = Batch("goofspiel", games=8, seats=3, seed=1)
ended = 0
for _ in range(60):
    batch.step(batch.masks.argmax(axis=1))
    ended += batch.done.sum()
assert ended >= 16, ended
"""


@pytest.mark.parametrize("program", [PETTINGZOO, OPENSPIEL, BATCH], ids=["pettingzoo", "openspiel", "batch"])
def test_research_frameworks_play_it(found: dict[str, str], program: str) -> None:
    run(found, "-c", program)
