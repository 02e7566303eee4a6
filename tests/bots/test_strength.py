"""What was measured and what the pages say of it are the same."""

from __future__ import annotations

import importlib.util
import math
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
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


def printed(what: str) -> str:
    return subprocess.run([sys.executable, SCRIPT, what], capture_output=True, text=True, check=True).stdout.strip()


def test_the_page_about_strength_has_the_short_table() -> None:
    table = printed("summary")
    assert 8 <= table.count("\n") <= 14, "about ten lines"
    assert table in (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")


def test_the_notebook_has_everything_that_was_measured() -> None:
    page = (ROOT / "docs" / "notebook" / "bots.md").read_text(encoding="utf-8")
    table, gains, tries = printed("table").split("\n\n")
    assert table.count("\n") > 20
    for part in (table, gains, tries):
        assert part in page


def test_the_page_about_bots_is_short() -> None:
    assert len((ROOT / "docs" / "bots.md").read_text(encoding="utf-8").split()) < 1500


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


def test_a_gain_over_several_contests_counts_each_game_alike(strength: ModuleType) -> None:
    two, four = (strength.Measurement("doge-ship", seats, "a", "b", 0, "") for seats in (2, 4))
    pieces = [
        {"name": two.name, "games": 8, "wins": [0.5, 0.5, 1.0, 1.0], "luck": []},  # 25 % more than its share
        {"name": four.name, "games": 24, "wins": [0.0, 0.5] * 3, "luck": []},  # its share
    ]
    of_two, of_four = (strength.interval(piece["wins"])[1] for piece in pieces)
    within = math.hypot(of_two / 4, 3 * of_four / 4)
    assert strength.gain([two, four], pieces) == f"+6.2% ± {within:.1%} (32 games)"


def test_nothing_measured_is_an_empty_table(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), "table", "--file", str(tmp_path / "none.jsonl")]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed.count("\n") == 3, "two lines of headings, and an empty one"
