"""Counts of ways to go on, in data files that an engine in any language can check itself against.

A file has blocks: `id NAME`, then `seats N` for the start of a game or `position JSON`, then lines `perft DEPTH COUNT`.
After a change of the rules, `pytest tests/core/test_perft.py --write-golden` counts anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from broglio import _engine
from broglio.core.match.playout import perft
from broglio.core.protocol import Position, registry

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"), key=lambda path: path.stem)
MOST_INTERPRETED = 20_000
"""Larger counts are left to the compiled engine."""


def position_of(game: str, line: str) -> Position:
    word, _, rest = line.partition(" ")
    face = registry.find(game)
    return face.start(int(rest)) if word == "seats" else face.from_json(json.loads(rest))


def test_every_game_has_counts() -> None:
    assert [path.stem for path in FILES] == sorted(registry.built_in())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_perft(path: Path, write_golden: bool) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    position: Position | None = None
    counted = 0
    for number, line in enumerate(lines):
        if line.startswith(("seats ", "position ")):
            position = position_of(path.stem, line)
        elif line.startswith("perft "):
            assert position is not None
            _, depth, count = line.split()
            if write_golden:
                lines[number] = f"perft {depth} {perft(position, int(depth))}"
            elif _engine.is_compiled() or int(count) <= MOST_INTERPRETED:
                assert perft(position, int(depth)) == int(count), f"line {number + 1}: {line}"
            counted += 1
    assert counted
    if write_golden:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
