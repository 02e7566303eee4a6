"""The command line: what it prints, and that every fault is one line that names it."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import broglio
from broglio import _engine
from broglio.core import laws
from broglio.core.language.words import LANGUAGES
from broglio.core.match import record
from broglio.core.match.match import Match
from broglio.core.protocol import registry
from broglio.terminal import cli, languages
from broglio.terminal.play import WORDS

GAMES = sorted(registry.games())


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")


def written(game: str, steps: int, path: Path) -> Path:
    match = Match(registry.find(game), registry.find(game).seat_counts[-1])
    source = random.Random(3)
    for _ in range(steps):
        if not laws.step(match, source):
            break
    path.write_text(record.write(record.Record(match, {0: "Anna"})), encoding="utf-8")
    return path


def test_version_says_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])
    assert end.value.code == 0
    kind = "compiled" if _engine.is_compiled() else "interpreted"
    assert capsys.readouterr().out == f"broglio {broglio.__version__} ({kind})\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_verified_replayed_and_shown(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(written(game, 100_000, tmp_path / "game.broglio"))
    assert cli.main(["verify", path]) == 0
    assert "a sound game of" in capsys.readouterr().out
    assert cli.main(["verify", "--json", path]) == 0
    assert json.loads(capsys.readouterr().out)["ranks"]
    assert cli.main(["replay", path, "--seat", "0"]) == 0
    assert "Anna" in capsys.readouterr().out
    assert cli.main(["show", path]) == 0
    assert "Anna" in capsys.readouterr().out
    assert cli.main(["show", path, "--json", "--seat", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["seat"] == 1


def test_a_record_is_told_in_other_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(written("doge", 100_000, tmp_path / "game.broglio"))
    for language, words in (("fr", "La partie est terminée."), ("nl", "Het spel is afgelopen.")):
        assert cli.main(["replay", path, "--language", language]) == 0
        assert words in capsys.readouterr().out
    assert cli.main(["replay", path, "--language", "de"]) == 2
    assert "language de: games are told in en, fr, nl" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_a_position_goes_out_and_comes_in(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(written(game, 40, tmp_path / "game.broglio"))
    assert cli.main(["show", path, "--everything"]) == 0
    position = tmp_path / "position.json"
    position.write_text(capsys.readouterr().out, encoding="utf-8")
    assert cli.main(["show", str(position), "--everything"]) == 0
    assert capsys.readouterr().out == position.read_text(encoding="utf-8")
    assert cli.main(["perft", str(position), "1"]) == 0
    assert capsys.readouterr().out.startswith("perft 1 ")


def test_a_rule_is_found_in_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "doge", "d17"]) == 0
    assert "no ring left" in capsys.readouterr().out
    assert cli.main(["rules", "doge"]) == 0
    assert "**D33**" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["rules", "chess"], "game: no game 'chess'; there is "),
        (["rules", "doge", "D99"], "rule D99: Doge has the rules D1 to D33"),
        (["verify", "nowhere.broglio"], "nowhere.broglio: No such file or directory"),
        (["verify", "folder"], "folder: Is a directory"),
        (["verify", "broken.broglio"], "record line 1: expected a line 'broglio ...', found 'hello'"),
        (["verify", "bytes.broglio"], "bytes.broglio: is not a text in UTF-8 (byte 0)"),
        (["show", "broken.json"], "broken.json line 1 column 2: Expecting property name enclosed in double quotes"),
        (["show", "empty.json"], "empty.json: 'game' is missing"),
        (["show", "wrong.json"], "position: 'version' is missing"),
        (["replay", "game.broglio", "--seat", "9"], "seat: there are 4 seats, from 0 to 3; not 9"),
        (["play", "doge", "--seats", "7"], "seats: Doge is for 3 or 4 players, not 7"),
        (["play", "doge", "--people", "A,B,C,D,E"], "people: 5 people for 4 seats"),
        (["play", "doge", "--people", "A,A"], "people: each player needs a name of their own"),
        (["play", "doge", "--option", "speed"], "option 'speed': must be KEY=VALUE"),
        (["play", "doge", "--option", "speed=fast"], "option speed: Doge has no such option"),
        (["play", "doge", "--record", "broken.broglio/there"], "broken.broglio/there: Not a directory"),
        (["play", "--resume"], "record: there is none in "),
        (["play", "--resume", "broken.broglio"], "record line 1: expected a line 'broglio ...', found 'hello'"),
    ],
)
def test_every_fault_is_one_line_that_names_it(
    arguments: list[str],
    fault: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "broken.broglio").write_text("hello\n", encoding="utf-8")
    (tmp_path / "bytes.broglio").write_bytes(b"\xff\xfe")
    (tmp_path / "broken.json").write_text("{broken", encoding="utf-8")
    (tmp_path / "empty.json").write_text("{}", encoding="utf-8")
    (tmp_path / "wrong.json").write_text('{"game": "doge"}', encoding="utf-8")
    written("doge", 20, tmp_path / "game.broglio")
    assert cli.main(arguments) == cli.FAILED
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"broglio: {fault}")
    assert err.count("\n") == 1


def test_what_should_not_happen_is_kept_for_whoever_mends_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "_rules", lambda _: 1 // 0)
    assert cli.main(["rules", "doge"]) == cli.FAILED
    line = capsys.readouterr().err
    assert line.startswith("broglio: this should not have happened")
    assert line.count("\n") == 1
    assert "ZeroDivisionError" in Path(line.split()[-1]).read_text(encoding="utf-8")


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    command = f"{sys.executable} -m broglio.terminal.cli rules doge | head -1"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True)
    assert done.stdout == "# Doge: the rules\n"
    assert done.stderr == ""


def test_bench_measures_both_engines(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "doge", "--json", "--seconds", "0.04"]) == 0
    for result in json.loads(capsys.readouterr().out):
        assert result["game"] == "doge"
        assert all(figure > 0 for figure in result["interpreted"].values())
        assert ("compiled" in result) == _engine.is_compiled()


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LC_MESSAGES": "nl", "LANG": "en_GB"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(variables: dict[str, str], language: str) -> None:
    assert languages.of_system(variables) == language


def test_a_language_that_is_not_ours_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "doge", "--language", "de"]) == 2
    assert "en, fr, nl" in capsys.readouterr().err


def test_the_terminal_has_the_same_messages_in_all_languages_and_uses_them() -> None:
    messages = {language: set(WORDS.messages(language)) for language in LANGUAGES}
    assert messages["en"] == messages["fr"] == messages["nl"]
    code = "".join(path.read_text(encoding="utf-8") for path in Path(cli.__file__).parent.glob("*.py"))
    assert [key for key in messages["en"] if f'"{key}"' not in code and f"'{key}'" not in code] == []
