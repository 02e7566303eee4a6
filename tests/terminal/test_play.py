"""The terminal game, played at a real terminal."""

from __future__ import annotations

import random
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from broglio.bots.random import RandomBot
from broglio.core.match import record
from broglio.core.protocol import CHANCE, registry
from broglio.terminal.play import Hotseat, new_table

GAMES = sorted(registry.games())
PROMPT = "\r\n> "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def hear_interrupts() -> None:
    """Ctrl-C counts also where the tests themselves run in the background, deaf to it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A person at a terminal."""

    def __init__(self, folder: Path, *arguments: str, language: str = "") -> None:
        environment = {
            "LANG": language,
            "XDG_DATA_HOME": str(folder),
            "TERM": "xterm-256color",
            "PATH": "/usr/bin:/bin",
            "COLUMNS": "100",
        }
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "broglio.terminal.cli", "play", *arguments],
            env=environment,
            encoding="utf-8",
            timeout=30,
            dimensions=(60, 100),
            preexec_fn=hear_interrupts,
        )

    def until(self, words: str) -> str:
        self.child.expect_exact(words)
        return ESCAPES.sub("", str(self.child.before))

    def see(self) -> str:
        """Everything up to the next question."""
        self.child.expect(r"> (\x1b\[0m)?$")
        return ESCAPES.sub("", str(self.child.before))

    def type(self, line: str) -> str:
        self.child.sendline(line)
        return self.see()

    def end(self) -> str:
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        return ESCAPES.sub("", str(self.child.before))


def test_a_ballot_a_refusal_a_rule_and_a_way_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "doge", "--seed", "3")
    first = terminal.see()
    assert "Round 1, placing 1 of 4: choose an area and 1 to 4 markers.  (D7)" in first
    assert "[0 1 1 2 2 3 3]" in first
    assert "D7 A round, part 1" in terminal.type("?")
    assert "D17 Control of a counsellor" in terminal.type("? d17")
    assert "you have only" not in terminal.type("help")
    assert "is not one of the markers" in terminal.type("castello 3 3 3")
    assert "Four markers at most go with a card, and you chose 5." in terminal.type("castello 0 1 1 2 2")
    assert "That could be san-marco" in terminal.type("san 1")
    assert "Player 1 places 2 markers in Santa Croce." in terminal.type("santa 1 1")
    assert "You have already used your card of Santa Croce this round; choose another area. (D8)" in terminal.type(
        "santa-croce 2"
    )
    assert "There is nothing to take back" in terminal.type("undo")
    terminal.child.sendline("quit")
    assert "The game is saved." in terminal.end()


def test_undo_goes_back_while_nothing_was_shown(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "doge", "--seed", "3", "--people", "Anna,Bram,Carla")
    terminal.until("Anna, it is your turn.")
    terminal.type("")
    terminal.child.sendline("castello 0 2")
    between = terminal.until("Bram, it is your turn.")
    assert "castello" not in between.split("\r\n", 1)[1]
    seen = terminal.type("")
    assert "Anna has voted." in seen
    assert "castello 0 2" not in seen
    terminal.child.sendline("undo")
    assert "castello" not in terminal.until("Anna, it is your turn.")
    assert "placing 1 of 4" in terminal.type("")
    terminal.child.sendline("quit")
    terminal.end()


def test_a_hint_gives_the_chances_of_the_best_choices(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "doge", "--seed", "3")
    terminal.see()
    hints = re.findall(r"(\d+)%  [a-z-]+ [0-3 ]+  \(D7, \d+ tries\)", terminal.type("hint"))
    assert len(hints) == 4
    chances = [int(chance) for chance in hints]
    assert chances == sorted(chances, reverse=True)
    terminal.child.sendline("quit")
    terminal.end()


def test_interrupting_leaves_a_record_to_go_on_with(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "doge", "--seed", "3")
    terminal.see()
    terminal.type("castello 2 3")
    terminal.child.sendintr()
    said = terminal.end()
    assert "Traceback" not in said
    assert "broglio play --resume" in said
    again = Terminal(tmp_path, "--resume", "--seed", "4")
    assert "placing 2 of 4" in again.see()
    assert "Castello with 2, 3" in again.type("log")
    again.child.sendeof()
    assert "The game is saved." in again.end()


def test_a_killed_game_is_on_disk(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "doge", "--seed", "3")
    terminal.see()
    terminal.type("castello 2 3")
    terminal.child.kill(signal.SIGKILL)
    terminal.child.wait()
    (path,) = (tmp_path / "broglio").glob("*.broglio")
    assert "\n0 castello 2 3\n" in path.read_text(encoding="utf-8")
    assert record.read(path.read_text(encoding="utf-8")).players[0] == "Player 1"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_numbers_of_choices(game: str, tmp_path: Path) -> None:
    """Whatever is asked, the first choice that is listed is taken."""
    terminal = Terminal(tmp_path, game, "--seed", "5", "--bots", "heuristic")
    for _ in range(3000):
        which = terminal.child.expect([r"> (\x1b\[0m)?$", "The record: "])
        if which == 1:
            break
        seen = ESCAPES.sub("", str(terminal.child.before))
        examples = re.findall(r"for example: (.*?)\r", seen)
        terminal.child.sendline(examples[-1].strip() if examples else "1")
    terminal.end()
    (path,) = (tmp_path / "broglio").glob("*.broglio")
    assert record.read(path.read_text(encoding="utf-8")).match.position.outcome() is not None


def test_saving_elsewhere_and_where_it_cannot_be(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "doge", "--seed", "3")
    terminal.see()
    assert "Saved in" in terminal.type(f"save {tmp_path}/mine.broglio")
    assert record.read((tmp_path / "mine.broglio").read_text(encoding="utf-8")).match.seats == 3
    assert "could not be saved" in terminal.type(f"save {tmp_path}/mine.broglio/there")
    terminal.child.sendline("quit")
    terminal.end()


def test_the_record_of_a_finished_game_proves_its_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table = new_table(registry.find("caesar-cleopatra"), ["Anna"], 2, {}, None, tmp_path / "game.broglio", "random")
    table.bots = {seat: ("random", RandomBot(table.match.game, random.Random(seat))) for seat in range(2)}
    table.people = {}
    assert Hotseat(table).run() == 0
    told = record.read((tmp_path / "game.broglio").read_text(encoding="utf-8"))
    assert record.summary(told)["proven"] == sum(1 for entry in told.match.log if entry.seat == CHANCE) > 0
    assert not list((tmp_path / "broglio" / "seeds").iterdir())


def test_chance_is_committed_to_and_kept_over_a_break(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "doge", "--bots", "heuristic")
    (commitment,) = re.findall(r"Commitment:\s+([0-9a-f]{64})", terminal.see())
    (kept,) = (tmp_path / "broglio" / "seeds").iterdir()
    (path,) = (tmp_path / "broglio").glob("*.broglio")
    seed = kept.read_text(encoding="utf-8")
    pledge = record.read(path.read_text(encoding="utf-8")).pledge
    assert pledge is not None
    assert kept.name == commitment == pledge.commitment
    assert kept.stat().st_mode & 0o77 == 0
    terminal.child.sendline("quit")
    terminal.end()
    assert seed not in path.read_text(encoding="utf-8")
    again = Terminal(tmp_path, "--resume")
    assert commitment in again.see()
    again.child.sendline("quit")
    again.end()
    kept.unlink()
    elsewhere = Terminal(tmp_path, "--resume")
    assert "The secret number of this game is not on this machine" in elsewhere.see()
    elsewhere.child.sendline("quit")
    elsewhere.end()
    assert record.read(path.read_text(encoding="utf-8")).pledge is None


def test_the_terminal_speaks_the_language_of_the_system(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "doge", "--seed", "3", language="fr_BE.UTF-8")
    first = terminal.see()
    assert "Manche 1, pose 1 sur 4" in first
    assert "Joueur 1" in first
    assert "39 possibilités, par exemple" in first
    assert "n’est pas un choix possible" in terminal.type("grand canal")
    assert "Quatre marqueurs" not in terminal.type("santa 1 1")
    assert "Vous avez déjà joué votre carte de Santa Croce" in terminal.type("santa-croce 2")
    assert "D17 " in terminal.type("? d17")
    terminal.child.sendline("quit")
    assert "La partie est enregistrée." in terminal.end()


def test_a_language_can_be_chosen_and_choices_are_explained_in_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "caesar-cleopatra", "--seed", "3", "--language", "nl", language="fr_FR.UTF-8")
    seen = terminal.see()
    assert "Speler 1" in seen
    assert "next assassination  Een moordenaar als volgende in je manipulatiestapel leggen" in seen
    terminal.child.sendline("quit")
    assert "De partij is opgeslagen." in terminal.end()
