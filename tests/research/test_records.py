"""Games as data: what bots played comes back decision by decision, as they saw it."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from broglio.bots.random import RandomBot
from broglio.core.match.match import Match
from broglio.core.protocol import Bot, Budget, Malformed, Move, View, registry
from broglio.research.records import Decision, read, read_line, write_line
from broglio.terminal import cli

TABLES = [(game, seats) for game in registry.games().values() for seats in game.seat_counts]


def played(game_id: str, seats: int, options: dict[str, str] | None = None) -> tuple[str, list[tuple[View, Move]]]:
    """A line of records, and what each player in turn saw and did."""
    game = registry.find(game_id)
    match = Match(game, seats, options)
    source = random.Random(seats)
    bots: list[Bot] = [RandomBot(game, source) for _ in range(seats)]
    seen = []
    match.draw_chances(source)
    while to_act := match.position.to_act():
        view = match.position.view(to_act[0])
        seen.append((view, bots[to_act[0]].choose(view, Budget())))
        match.play(to_act[0], seen[-1][1])
        match.draw_chances(source)
    outcome = match.position.outcome()
    assert outcome is not None
    log = [(entry.seat, entry.move) for entry in match.log]
    names = [f"bot {seat}" for seat in range(seats)]
    return write_line(game, seats, options or {}, names, log, outcome.ranks), seen


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", str(value)))
def test_every_decision_comes_back_as_it_was_seen(game: Any, seats: int, tmp_path: Path) -> None:
    line, seen = played(game.id, seats)
    path = tmp_path / "games.jsonl"
    path.write_text(line * 2, encoding="utf-8")
    decisions = list(read(path))
    assert [(decision.view, decision.move) for decision in decisions] == seen * 2
    for view, moves, move, outcome, player in decisions:
        assert moves == view.moves
        assert move in moves
        assert list(outcome.ranks) == json.loads(line)["ranks"]
        assert player == f"bot {view.seat}"


def test_options_that_are_not_the_usual_ones_are_written() -> None:
    line, seen = played("caesar-cleopatra", 2, {"pile-2": "shuffled"})
    assert json.loads(line)["options"] == {"pile-2": "shuffled"}
    assert [(decision.view, decision.move) for decision in read_line(line)] == seen
    assert json.loads(played("caesar-cleopatra", 2)[0])["options"] == {}
    assert len(played("doge-ship", 2)[0]) < 5000, "the usual set of components is not in every line"


def test_the_arena_writes_its_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    command = ["arena", "doge", "--bots", "heuristic,random", "--games", "6", "--workers", "1", "--json"]
    assert cli.main([*command, "--records", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert told["games"] == len(lines) == 6
    decisions = list(read(path))
    assert {decision.player for decision in decisions} == {"heuristic", "random"}
    won = {standing["bot"]: standing["wins"] for standing in told["standings"]}
    assert won["heuristic"] > won["random"]
    assert first_places(decisions, "heuristic") > first_places(decisions, "random")
    assert cli.main([*command, "--records", str(path)]) == cli.FAILED
    assert "File exists" in capsys.readouterr().err
    assert len(path.read_text(encoding="utf-8").splitlines()) == 6, "nothing is written over"


def first_places(decisions: list[Decision], player: str) -> int:
    return sum(d.player == player and d.view.seat in d.outcome.winners for d in decisions)


def test_ctrl_c_leaves_whole_lines(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    program = (
        "import signal, sys\n"
        "from broglio.terminal.cli import main\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # deaf to it, if the tests run in the background\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    command = ["arena", "doge", "--bots", "random,heuristic", "--games", "100000", "--workers", "1"]
    with subprocess.Popen(
        [sys.executable, "-c", program, *command, "--records", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as arena:
        while not (path.exists() and path.stat().st_size):
            with pytest.raises(subprocess.TimeoutExpired):
                arena.wait(0.05)
        arena.send_signal(signal.SIGINT)
        out, err = arena.communicate(timeout=60)
    assert "Interrupted" in err
    assert arena.returncode == 0
    assert "games" in out
    assert sum(1 for _ in read(path)) > 100


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"version": 99}, "version: version 99 of Doge; this program plays version"),
        ({"seats": 9}, "Doge is for 3 or 4 players, not 9"),
        ({"options": {"colour": "red"}}, "options: 'colour' is not known here"),
        ({"players": ["one"]}, "players: must be 3 names"),
        ({"ranks": [1, 1, 1]}, "ranks: the replay gives"),
        ({"log": []}, "log: ends before the game does"),
        ({"log": [[0]]}, r"log\[0\]: must be a seat and a move"),
        ({"log": [[-1, 9999]]}, r"log\[0\]\[1\]: must be from 0 to"),
        ({"log": [[0, 5]]}, r"log\[0\]: the rules do not allow this move here"),
        ({"more": 1}, "'more' is not known here"),
    ],
)
def test_faults_are_named_with_their_line(change: dict[str, Any], fault: str, tmp_path: Path) -> None:
    good, _ = played("doge", 3)
    path = tmp_path / "games.jsonl"
    path.write_text(good + json.dumps({**json.loads(good), **change}) + "\n", encoding="utf-8")
    with pytest.raises(Malformed, match=f"games.jsonl line 2: .*{fault}"):
        list(read(path))


@pytest.mark.parametrize("line", ["nonsense\n", "[]\n", "{}\n", '{"game": "doge"'])
def test_what_is_no_record_is_told(line: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(line, encoding="utf-8")
    with pytest.raises(Malformed, match=r"games\.jsonl line 1"):
        list(read(path))
