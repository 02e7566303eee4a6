"""Bots think elsewhere, and go on thinking whatever becomes of the process in which they did."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
import time
from pathlib import Path

import pytest

from broglio.bots import levels
from broglio.core.match.match import Match
from broglio.core.protocol import registry
from broglio.web.tables import thinking
from broglio.web.tables.thinking import Hung, Thinkers
from broglio.web.tables.turns import Turns

CASES = [(game.id, level) for game in registry.games().values() for level in levels.offered(game)]


def begun(game_id: str) -> Match:
    game = registry.find(game_id)
    match = Match(game, game.seat_counts[0])
    match.draw_chances(random.Random(1))
    return match


def process_of(thinkers: Thinkers) -> int:
    number = thinkers.thinkers[-1].number
    assert number is not None
    return number.result()


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
    os.kill(process_of(thinkers), signal.SIGKILL)
    assert asyncio.run(thinkers.choose("doge", "novice", view)) in view.moves
    thinkers.close()


def test_a_process_that_hangs_is_replaced_and_the_thought_had_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "STARTING", 5.0)
    thinkers = Thinkers(1)
    view = begun("doge").position.view(0)

    async def scene() -> None:
        await thinkers.choose("doge", "novice", view)
        hung = process_of(thinkers)
        os.kill(hung, signal.SIGSTOP)
        choosing = asyncio.create_task(thinkers.choose("doge", "novice", view))
        await asyncio.sleep(3.0)
        assert thinkers.trouble == "1 of 2 processes in which bots think do not answer"
        assert await choosing in view.moves
        assert thinkers.trouble == ""
        assert process_of(thinkers) != hung
        async with asyncio.timeout(10):
            while Path(f"/proc/{hung}").exists():
                await asyncio.sleep(0.02)

    asyncio.run(scene())
    thinkers.close()


def test_a_level_that_always_hangs_leaves_its_turn_to_a_quick_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where that does not answer either, there is a fault until something is answered again."""
    thinkers = Thinkers(1)
    view = begun("doge").position.view(0)
    asked: list[str] = []
    hanging = {"doge"}

    async def think(*facts: object) -> int:
        level = str(facts[3])
        asked.append(level)
        if level in hanging:
            raise Hung
        return 7

    for thinker in thinkers.thinkers:
        monkeypatch.setattr(thinker, "think", think)
    assert asyncio.run(thinkers.choose("doge", "doge", view)) == 7
    assert asked == ["doge", "doge", "senator"]
    hanging.add("senator")
    with pytest.raises(Hung):
        asyncio.run(thinkers.choose("doge", "doge", view))
    assert thinkers.trouble == "bots do not answer; the log tells more"
    assert asyncio.run(thinkers.choose("doge", "novice", view)) == 7
    assert thinkers.trouble == ""
    thinkers.close()


def test_a_server_stops_though_a_process_hangs() -> None:
    thinkers = Thinkers(1)
    view = begun("doge").position.view(0)

    async def scene() -> None:
        await thinkers.choose("doge", "novice", view)
        os.kill(process_of(thinkers), signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(thinkers.choose("doge", "novice", view), 0.2)

    asyncio.run(scene())
    began = time.monotonic()
    thinkers.close()
    assert time.monotonic() - began < 5


def test_quick_bots_do_not_wait_for_those_who_think_ahead(thinkers: Thinkers) -> None:
    view = begun("doge").position.view(0)

    async def scene() -> None:
        await asyncio.gather(*(thinkers.choose("doge", level, view) for level in ("novice", "doge")))  # both have begun
        ahead = [asyncio.create_task(thinkers.choose("doge", "doge", view)) for _ in range(2)]
        await asyncio.sleep(0)
        for _ in range(3):
            assert await thinkers.choose("doge", "senator", view) in view.moves
        assert not any(task.done() for task in ahead)
        await asyncio.gather(*ahead)

    asyncio.run(scene())


def test_clients_have_bots_think_in_turn() -> None:
    """Somebody with fifty tables waits for themselves."""
    turns = Turns(["thinker"])
    order: list[str] = []

    async def ask(client: str) -> None:
        async with turns.turn_of(client):
            order.append(client)
            await asyncio.sleep(0)

    async def scene() -> None:
        async with turns.turn_of("crowd"):
            crowd = [asyncio.create_task(ask("crowd")) for _ in range(50)]
            others = [asyncio.create_task(ask(name)) for name in ("anna", "anna", "bela")]
            await asyncio.sleep(0)
            crowd[5].cancel()
        await asyncio.gather(*crowd, *others, return_exceptions=True)

    asyncio.run(scene())
    assert order[:7] == ["crowd", "anna", "bela", "crowd", "anna", "crowd", "crowd"]
    assert len(order) == 52
    assert (turns.idle, turns.waiting) == (["thinker"], {})
