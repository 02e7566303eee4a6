"""The heuristic bot at The Doge Ship, and the page of figures that it made."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from broglio.bots.arena import Contest, play_seed
from broglio.bots.heuristic import HeuristicBot
from broglio.core.match.match import Match
from broglio.core.protocol import Budget
from broglio.games.doge_ship import GAME
from broglio.games.doge_ship.data.component_file import read_components, shipped_text

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_bot_beats_random_play(seats: int) -> None:
    contest = Contest("doge-ship", seats, {}, ("heuristic", "random"), 1, Budget())
    bouts = play_seed(contest, 0)
    alone = [bout for bout in bouts if bout.line_up.count("heuristic") == 1]
    assert len(alone) >= 2
    for bout in alone:
        assert bout.ranks[bout.line_up.index("heuristic")] == 1


def test_a_game_between_bots_takes_five_to_nine_rounds_or_nearly_so() -> None:
    for seed in range(5):
        match = Match(GAME, 3)
        source = random.Random(seed)
        bots = [HeuristicBot(GAME, source) for _ in range(3)]
        match.draw_chances(source)
        while to_act := match.position.to_act():
            for seat in to_act:
                match.play(seat, bots[seat].choose(match.position.view(seat), Budget()))
            match.draw_chances(source)
        rounds = 1 + sum(1 for entry in match.log for event in entry.events if event.key == "round-ended")
        assert 4 <= rounds <= 11


def test_the_page_of_figures_is_about_the_set_that_is_shipped() -> None:
    page = (ROOT / "docs" / "doge-ship-balance.md").read_text(encoding="utf-8")
    assert read_components(shipped_text()).digest in page


def test_the_script_behind_the_page_runs() -> None:
    command = [sys.executable, "bench/doge_ship_balance.py", "--games", "1", "--workers", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search(r"\| games take 5 to 9 rounds \|( +\d+\.0 % \|){4}", done.stdout)
