"""Games come in by folder and by entry point."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from broglio.core import registry
from broglio.core.game import Malformed

GUEST = """
import dataclasses
from broglio.games import doge

GAME = dataclasses.replace(doge.GAME, id="guest")
"""
LIST = "from broglio.core import registry; print(*sorted(registry.games()))"


def install(folder: Path, game: str) -> None:
    """What pip would leave behind for a package with an entry point."""
    (folder / "guest_game.py").write_text(game, encoding="utf-8")
    info = folder / "guest_game-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-game\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[broglio.games]\nguest = guest_game\n", encoding="utf-8")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], env={"PYTHONPATH": str(folder)}, capture_output=True, text=True)


def test_folders_are_found() -> None:
    assert "doge" in registry.games()
    for name, game in registry.games().items():
        assert game.id == name


def test_entry_points_are_found(tmp_path: Path) -> None:
    install(tmp_path, GUEST)
    assert run(tmp_path, "-c", LIST).stdout.split() == sorted([*registry.games(), "guest"])


def test_a_name_can_be_taken_once(tmp_path: Path) -> None:
    install(tmp_path, "from broglio.games.doge import GAME")
    done = run(tmp_path, "-m", "broglio.cli", "rules", "doge", "D1")
    assert done.returncode == 2
    assert done.stderr == "broglio: entry point guest_game: there is a game doge already\n"


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    with pytest.raises(Malformed, match=r"no game 'chess'; there is .*doge"):
        registry.find("chess")
