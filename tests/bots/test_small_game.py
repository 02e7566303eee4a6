"""A game without a policy: chance plays it, alone among the bots, and no level pretends to know better."""

from __future__ import annotations

import random

import pytest

from broglio import bots
from broglio.bots import arena, levels
from broglio.core.protocol import Budget, Malformed, registry
from broglio.terminal import cli
from core.small_game import GAME
from core.small_game.seated import two_numbers

__all__ = ["two_numbers"]

pytestmark = pytest.mark.usefixtures("two_numbers")


def test_only_chance_is_offered() -> None:
    assert bots.names(GAME) == ["random"]
    assert list(levels.offered(GAME)) == [levels.usual(GAME)] == ["random"]
    assert "random" not in levels.offered(registry.find("doge"))
    bot = levels.seat_bot(GAME, "random", random.Random(1))
    position = GAME.start(2)
    position.advance(-1, position.chances()[0][0])
    assert bot.choose(position.view(0), levels.budget("random")) in position.moves(0)
    with pytest.raises(Malformed, match="level 'doge': there is random"):
        levels.seat_bot(GAME, "doge", random.Random(1))


def test_chance_meets_itself_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", GAME.id, "--bots", "random,random", "--games", "20", "--workers", "1"]
    assert cli.main(command) == 0
    shown = capsys.readouterr().out
    assert "two-numbers, 2 seats, 20 games" in shown
    assert "random#2" in shown


def test_bots_of_one_kind_are_told_apart() -> None:
    contest = arena.Contest("doge", 3, {}, ("random", "novice@5", "random"), 1, Budget())
    assert arena.told_apart(contest).bots == ("random", "novice@5", "random#2")
    assert arena.read_bot(GAME, "random#2") == arena.read_bot(GAME, "random")
