"""Positions in JSON: what is read can be played on to the end; what cannot be read is told by place and fault."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broglio.core import laws
from broglio.core.kit.reading import parse_json
from broglio.core.match.playout import Dice, Player, play_out
from broglio.core.protocol import Json, Malformed, registry

GAMES = sorted(registry.games())

SCALARS = st.none() | st.booleans() | st.integers(-2, 20) | st.text(max_size=8)


def places(data: Json, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """All places in plain data."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


def at(data: Json, path: tuple[str | int, ...]) -> Json:
    for key in path:
        data = data[key]
    return data


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_mangled_position_is_refused_or_can_be_played_on(game: str, data: st.DataObject) -> None:
    face = registry.find(game)
    whole = data.draw(laws.situations(face)).position.to_json()
    mangled = json.loads(json.dumps(whole))
    for _ in range(data.draw(st.integers(1, 3), "changes")):
        every = places(mangled)
        path = data.draw(st.sampled_from(every), "place")
        parent = at(mangled, path[:-1])
        other = data.draw(SCALARS | st.sampled_from(every).map(lambda path: ("copy", path)), "put there")
        if data.draw(st.booleans(), "remove"):
            del parent[path[-1]]
        else:
            parent[path[-1]] = copy.deepcopy(at(mangled, other[1])) if isinstance(other, tuple) else other
        if not places(mangled):
            break
    try:
        position = face.from_json(mangled)
    except Malformed as error:
        assert error.place
        assert "\n" not in str(error)
        return
    for seat in (*range(position.seats), None):
        position.view(seat)
    before = position.material()
    play_out(position, Player(position, Dice(1)), 100_000)
    assert position.outcome() is not None
    assert position.material() == before
    position.to_json()


@pytest.mark.parametrize("game", GAMES)
@given(data=st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=6), inner)))
def test_no_json_crashes_the_reader(game: str, data: Json) -> None:
    with pytest.raises(Malformed):
        registry.find(game).from_json(data)


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parent / "positions").glob("*.json")), ids=lambda path: path.stem
)
def test_positions_that_were_saved_long_ago_are_read(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert registry.find(path.stem).from_json(saved).to_json() == saved


def test_broken_json_is_told_by_line_and_column() -> None:
    with pytest.raises(Malformed, match=r"^game\.json line 2 column 7: Expecting value$"):
        parse_json('{\n "a": , }', "game.json")


def test_a_key_that_is_given_twice_is_refused_by_name() -> None:
    with pytest.raises(Malformed, match=r"game.json: the key 'seats' is given twice"):
        parse_json('{"game": {"seats": 3, "turn": 0, "seats": 4}}', "game.json")


def test_json_nested_too_deeply_is_refused() -> None:
    with pytest.raises(Malformed, match="nested too deeply"):
        parse_json("[" * 100_000, "game.json")
