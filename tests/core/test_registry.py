"""Games come in by folder and by entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import broglio
from broglio.core.protocol import Malformed, registry

GUEST = """
import dataclasses
from broglio.games import doge

GAME = dataclasses.replace(doge.GAME, id="guest")
"""
LIST = "from broglio.core.protocol import registry; print(*sorted(registry.games()))"


def install(folder: Path, game: str) -> None:
    """What pip would leave behind for a package with an entry point."""
    (folder / "guest_game.py").write_text(game, encoding="utf-8")
    info = folder / "guest_game-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-game\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[broglio.games]\nguest = guest_game\n", encoding="utf-8")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), str(Path(broglio.__file__).parent.parent)])
    return subprocess.run([sys.executable, *command], env={"PYTHONPATH": path}, capture_output=True, text=True)


def test_folders_are_found() -> None:
    assert "doge" in registry.games()
    for name, game in registry.games().items():
        assert game.id == name


def test_entry_points_are_found(tmp_path: Path) -> None:
    install(tmp_path, GUEST)
    assert {*registry.built_in(), "guest"} <= set(run(tmp_path, "-c", LIST).stdout.split())


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("from broglio.games.doge import GAME", "Malformed: id: there is a game doge already"),
        ("raise OSError('no such\\ncard')", "OSError: no such card"),
        ("import nothing_of_that_name", "ModuleNotFoundError: No module named 'nothing_of_that_name'"),
        ("", "AttributeError: module 'guest_game' has no attribute 'GAME'"),
        ("GAME = 7", "TypeError: a Game is wanted, not int"),
    ],
)
def test_a_broken_entry_point_is_left_out_with_one_line(tmp_path: Path, code: str, fault: str) -> None:
    install(tmp_path, code)
    done = run(tmp_path, "-c", LIST)
    assert set(registry.built_in()) <= set(done.stdout.split())
    assert "guest" not in done.stdout
    assert done.stderr == f"the game of entry point guest (guest_game) is left out: {fault}\n"


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    with pytest.raises(Malformed, match=r"no game 'chess'; there is .*doge"):
        registry.find("chess")
