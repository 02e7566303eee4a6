"""Learning by self-play: slopes against small changes of the weights, and that play teaches who wins."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from librt.vecs import vec

from broglio import cli
from broglio.bots.training import UNITS, Training
from broglio.core import registry, weights
from broglio.core.network import to_chances
from broglio.core.playout import Dice

GAME = registry.find("doge-ship")


def training(trust: float = 1.0, seed: int = 1) -> Training:
    return Training(GAME.start(2), trust, Dice(seed))


def loss_of_game(pupil: Training) -> float:
    """The cross entropy of what the network says and who won, over the ends of rounds of the last game."""
    total = 0.0
    for end in range(pupil.course.ends):
        pupil.judge(end)
        total -= sum(pupil.course.shares[seat] * math.log(pupil.chances[seat]) for seat in range(2))
    return total


def test_slopes_are_those_of_the_loss() -> None:
    pupil = training()
    pupil.course.play()
    pupil.look_back()
    inputs = pupil.course.inputs
    small = 1e-5
    for i in range(0, int((inputs + 1) * UNITS), 37):
        pupil.network.first[i] += small
        above = loss_of_game(pupil)
        pupil.network.first[i] -= 2 * small
        below = loss_of_game(pupil)
        pupil.network.first[i] += small
        assert pupil.slopes[i] == pytest.approx((above - below) / (2 * small), abs=1e-4)
    for unit in range(UNITS):
        pupil.network.second[unit] += small
        above = loss_of_game(pupil)
        pupil.network.second[unit] -= 2 * small
        below = loss_of_game(pupil)
        pupil.network.second[unit] += small
        slope = pupil.slopes[(inputs + 1) * UNITS + unit]
        assert slope == pytest.approx((above - below) / (2 * small), abs=1e-4)


def test_the_end_of_a_game_is_trusted_as_far_as_wanted() -> None:
    """With no trust in it, all but the last end of a round are drawn to what was said one round later."""
    pupil = training(trust=0.0)
    while pupil.course.ends < 2:
        pupil.course.play()
    pupil.look_back()
    assert pupil.course.ends > 1
    pupil.judge(1)
    assert list(pupil.target) == pytest.approx(list(pupil.chances))
    pupil = training(trust=1.0)
    pupil.course.play()
    pupil.look_back()
    assert list(pupil.target) == list(pupil.course.shares)


def test_games_teach_who_wins() -> None:
    pupil = training(trust=0.8)
    before, _ = pupil.losses(200)
    pupil.learn(1_500, 1.0, 0.5)
    after, _ = pupil.losses(200)
    assert after < min(before, math.log(2)) - 0.05


def test_what_was_learned_says_the_same_of_what_is_not_scaled() -> None:
    pupil = training(trust=0.8)
    pupil.learn(100, 1.0, 1.0)
    learned = pupil.learned()
    pupil.course.play()
    course = pupil.course
    for end in range(course.ends):
        said = vec[float]([0.0, 0.0])
        for seat in range(2):
            start = (end * 2 + seat) * course.inputs
            row = vec[float]([course.rows[start + i] for i in range(course.inputs)])
            said[seat] = learned.standing(row, vec[float]([0.0] * UNITS))
        to_chances(said, 2)
        pupil.judge(end)
        assert list(said) == pytest.approx(list(pupil.chances))


def test_the_command_writes_weights_and_keeps_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "values.json"
    for seats in ("2", "3", "2"):
        assert cli.main(["train", "doge-ship", str(path), "--seats", seats, "--games", "40"]) == 0
        assert f"The Doge Ship, {seats} seats: log loss" in capsys.readouterr().out
    assert sorted(weights.read(path.read_text())) == [2, 3]


def test_the_fewest_games_already_teach(tmp_path: Path) -> None:
    taught = [tmp_path / games for games in ("16", "32")]
    for path in taught:
        assert cli.main(["train", "doge-ship", str(path), "--seats", "2", "--games", path.name]) == 0
    untaught = Training(GAME.start(2), 0.8, Dice(1)).learned()
    rows = [list(weights.read(path.read_text())[2].second) for path in taught]
    rows.append([round(weight, weights.DIGITS) for weight in untaught.second])
    assert rows[0] != rows[1] != rows[2] != rows[0]


def test_the_same_seed_gives_the_same_weights_on_any_number_of_processes(tmp_path: Path) -> None:
    texts = []
    for workers in ("1", "2"):
        path = tmp_path / workers
        assert cli.main(["train", "doge-ship", str(path), "--games", "20", "--workers", workers]) == 0
        texts.append(path.read_text())
    assert texts[0] == texts[1]
    assert cli.main(["train", "doge-ship", str(tmp_path / "other"), "--games", "20", "--seed", "2"]) == 0
    assert (tmp_path / "other").read_text() != texts[0]


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["doge", "FILE"], "Doge counts nothing that could be learned from"),
        (["doge-ship", "FILE", "--seats", "7"], "for 2 or 3 or 4 or 5 players"),
        (["doge-ship", "FILE", "--games", "15"], "games: must be 16 or more"),
        (["doge-ship", "FILE", "--trust", "1.5"], "trust: must be from 0 to 1"),
        (["doge-ship", "no-folder/values.json"], "there is no folder"),
        (["doge-ship", "BAD", "--games", "16"], "weights: must be rows"),
    ],
)
def test_faults_are_named(arguments: list[str], fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.json").write_text("not weights")
    names = {"FILE": str(tmp_path / "values.json"), "BAD": str(tmp_path / "bad.json")}
    assert cli.main(["train", *(names.get(word, word) for word in arguments)]) == 2
    assert fault in capsys.readouterr().err
    assert (tmp_path / "bad.json").read_text() == "not weights"
    assert not (tmp_path / "values.json").exists()
