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
        (GUEST.replace('"guest"', '"guest", seat_counts=()'), "Malformed: seat_counts: nobody can sit down"),
        (
            GUEST.replace(
                '"guest"', '"guest", functions=dataclasses.replace(doge.GAME.functions, set_up=lambda *_: {}[0])'
            ),
            "KeyError: 0",
        ),
    ],
)
def test_a_broken_entry_point_is_left_out_with_one_line(tmp_path: Path, code: str, fault: str) -> None:
    install(tmp_path, code)
    done = run(tmp_path, "-c", LIST)
    assert set(registry.built_in()) <= set(done.stdout.split())
    assert "guest" not in done.stdout
    assert done.stderr == f"the game of entry point guest (guest_game) is left out: {fault}\n"


SPEAKER = """
import dataclasses
from broglio.games import doge

class Speaker(type(doge.GAME)):
    package = "guest_words"

GAME = Speaker(**{**vars(doge.GAME), "id": "guest"})
"""


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("game-line = A game of words.", ""),
        ("turned = { $seat } turns a card.", ""),
        ("this is not Fluent", "Expected token"),
        ("game-line = For { $count } players.", "wants $count"),
        ("game-name = { guest }", "Unknown message"),
    ],
)
def test_a_game_that_cannot_say_what_it_is_is_left_out(tmp_path: Path, words: str, fault: str) -> None:
    install(tmp_path, SPEAKER)
    folder = tmp_path / "guest_words" / "words" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "guest_words" / "__init__.py").touch()
    (folder / "words.ftl").write_text(f"{words}\n", encoding="utf-8")
    done = run(tmp_path, "-c", LIST)
    assert ("guest" in done.stdout) == (fault == ""), done.stderr
    assert fault in done.stderr
    assert done.stderr.count("\n") == (fault != "")


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    with pytest.raises(Malformed, match=r"no game 'chess'; there is .*doge"):
        registry.find("chess")
