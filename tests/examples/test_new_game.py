"""`broglio new-game` writes a game that plays and obeys the laws at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from broglio.terminal.cli import main
from examples.packages import draw_every_page, install, run


def test_a_new_game_plays_and_obeys_the_laws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "liar-dice"
    assert main(["new-game", "Liar Dice", "--folder", str(folder)]) == 0
    assert "pip install -e" in capsys.readouterr().out
    found = install(folder, tmp_path)
    said = run(found, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder / "tests"))
    assert "passed" in said
    said = run(found, "-m", "broglio", "play", "liar-dice", "--seed", "1", said="name 3\n")
    assert "Everybody has named a number." in said
    assert "4 passed" in draw_every_page(found, "liar-dice")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("../etc", "must be plain words"),
        ("Doge", "there is a game doge already"),
        ("x" * 41, "at most 40 letters"),
        ("Random", "Python knows 'random' as something else"),
        ("Lambda", "Python knows 'lambda' as something else"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name]) == 2
    assert why in capsys.readouterr().err


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["new-game", "Liar Dice", "--folder", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
