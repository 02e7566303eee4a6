"""Golden playthroughs: games played at random, with all that every seat sees after every move.

A leak or a change of rules shows up as a readable difference. The first line of a file says what to play; after a
change that is meant, `pytest tests/core/test_playthroughs.py --write-golden` writes the rest anew.
"""

from __future__ import annotations

import difflib
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from broglio.core import laws
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, Json, Seat, registry

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def playthrough(head: str) -> Iterator[str]:
    """Play as the head says; each view is printed as what changed in it."""
    game_id, *settings = head.removeprefix("# ").split()
    chosen = dict(setting.split("=") for setting in settings)
    seats, seed, steps = (int(chosen.pop(key)) for key in ("seats", "seed", "steps"))
    match = Match(registry.find(game_id), seats, chosen)
    source = random.Random(seed)
    observers: list[Seat | None] = [*range(seats), None]
    seen: dict[Seat | None, list[str]] = {observer: [] for observer in observers}
    yield head
    for _ in range(steps):
        if not laws.step(match, source):
            break
        entry = match.log[-1]
        yield ""
        yield f"> {'.' if entry.seat == CHANCE else entry.seat} {match.game.notate(entry.move)}"
        for observer in observers:
            yield from told(match, observer, seen)


def told(match: Match, observer: Seat | None, seen: dict[Seat | None, list[str]]) -> Iterator[str]:
    names = [f"seat {seat}" for seat in range(match.seats)]
    mark = "spectator" if observer is None else f"seat {observer}"
    for event in match.log[-1].events:
        if event.visible_to(observer):
            yield f"{mark} hears: {match.game.say(event, names)} ({event.rule})"
    view = match.position.view(observer)
    now = list(flat(match.game.view_to_json(view)))
    for line in difflib.unified_diff(seen[observer], now, n=0, lineterm=""):
        if not line.startswith(("---", "+++", "@@")):
            yield f"{mark} sees {line[0]} {line[1:]}"
    seen[observer] = now
    prompt = match.game.prompt(view)
    if prompt is not None:
        yield f"{mark} is asked: {match.game.say(prompt, names)} ({prompt.rule})"


def flat(data: Json, place: str = "") -> Iterator[str]:
    """Plain data, a line for each fact; long lists are told by their number."""
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from flat(value, f"{place}.{key}" if place else key)
    elif isinstance(data, list) and data and isinstance(data[0], dict):
        for number, value in enumerate(data):
            yield from flat(value, f"{place}[{number}]")
    elif isinstance(data, list) and len(data) > 12:
        yield f"{place}: {len(data)} of them, from {data[0]!r} to {data[-1]!r}"
    else:
        yield f"{place}: {json.dumps(data)}"


def test_every_game_has_playthroughs() -> None:
    assert {path.stem.rsplit("-", 1)[0] for path in FILES} == set(registry.built_in())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path, write_golden: bool) -> None:
    text = path.read_text(encoding="utf-8")
    played = "\n".join(playthrough(text.splitlines()[0])) + "\n"
    if write_golden:
        path.write_text(played, encoding="utf-8")
    assert played == text or write_golden
