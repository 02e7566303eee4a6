"""What was measured and what the page about bots tells of it are the same."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "bench" / "strength.py"


@pytest.fixture(scope="module")
def strength() -> Iterator[ModuleType]:
    """The script, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("strength", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["strength"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    yield module
    del sys.modules["strength"]


def test_the_page_tells_what_was_measured() -> None:
    printed = subprocess.run([sys.executable, SCRIPT, "table"], capture_output=True, text=True, check=True).stdout
    table = printed.partition("\n\n")[0]
    assert table.count("\n") > 20
    assert table in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_a_figure_that_only_some_games_have_says_how_many(strength: ModuleType) -> None:
    old = {"games": 8, "wins": [0.5, 1.0]}
    new = {"games": 8, "wins": [0.5, 1.0], "ahead": [1.0, 3.0]}
    form = "{:+.1f} ± {:.1f}"
    assert strength.kept([old], "ahead", form) == ""
    assert strength.kept([new], "ahead", form) == "+2.0 ± 2.0"
    assert strength.kept([old, new], "ahead", form) == "+2.0 ± 2.0 (8 games)"


def test_luck_that_was_told_in_another_way_is_taken_out_by_itself(strength: ModuleType) -> None:
    wins, by_evaluation, by_plays = [1.0, 0.0] * 10, [0.4, -0.4] * 10, [0.1, -0.1] * 10
    one_judge = {"wins": wins, "luck": [by_evaluation]}
    two_judges = {"wins": wins, "luck": [[0.0] * 20, by_plays]}
    assert strength.less_luck([one_judge, two_judges]) == pytest.approx([0.5] * 40)
    assert strength.less_luck([{"wins": wins, "luck": []}]) == wins
