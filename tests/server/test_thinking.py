"""Bots think elsewhere, and go on thinking whatever becomes of the process in which they did."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal

import pytest

from broglio.bots import levels
from broglio.core import registry
from broglio.core.match import Match
from broglio.server.thinking import Thinkers

CASES = [(game.id, level) for game in registry.games().values() for level in levels.LEVELS]


def begun(game_id: str) -> Match:
    game = registry.find(game_id)
    match = Match(game, game.seat_counts[0])
    match.draw_chances(random.Random(1))
    return match


@pytest.mark.parametrize(("game_id", "level"), CASES)
def test_every_level_plays_every_game_in_another_process(game_id: str, level: str, thinkers: Thinkers) -> None:
    match = begun(game_id)
    view = match.position.view(match.position.to_act()[0])
    assert pickle.loads(pickle.dumps(view)) == view
    assert asyncio.run(thinkers.choose(game_id, level, view)) in view.moves


def test_a_process_that_is_killed_is_replaced() -> None:
    thinkers = Thinkers(1)
    view = begun("doge").position.view(0)
    assert asyncio.run(thinkers.choose("doge", "novice", view)) in view.moves
    os.kill(thinkers.pool.submit(os.getpid).result(), signal.SIGKILL)
    assert asyncio.run(thinkers.choose("doge", "novice", view)) in view.moves
    thinkers.close()
