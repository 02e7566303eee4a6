"""Records replay to what they say, and a broken one is told by line and fault."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broglio.core import laws
from broglio.core.match import record
from broglio.core.match.match import Match
from broglio.core.protocol import Malformed, registry

GAMES = sorted(registry.games())


def played(game: str, steps: int, seed: int = 5) -> Match:
    match = Match(registry.find(game), registry.find(game).seat_counts[0])
    source = random.Random(seed)
    for _ in range(steps):
        if not laws.step(match, source):
            break
    return match


def written(game: str, steps: int) -> str:
    return record.write(record.Record(played(game, steps), {0: "Anna", 1: "bot random"}))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_comes_back_whole(game: str) -> None:
    text = written(game, 10_000)
    told = record.read(text)
    assert told.match.position.outcome() is not None
    assert told.players == {0: "Anna", 1: "bot random"}
    assert record.write(told) == text
    assert "\nranks " in text


def test_remarks_and_empty_lines_do_not_matter() -> None:
    text = written("doge", 12)
    assert record.write(record.read("# a fine game\n" + text.replace("\n0 ", "\n# look:\n\n0 "))) == text


DOGE = written("doge", 12).splitlines()
FIRST_MOVE = DOGE.index("") + 2  # line numbers count from 1


@pytest.mark.parametrize(
    ("number", "line", "fault"),
    [
        (1, "hello", "record line 1: expected a line 'broglio ...', found 'hello'"),
        (1, "broglio record 7", "record line 1: a record begins with 'broglio record 1'"),
        (2, "game chess 1", "record line 2: no game 'chess'"),
        (2, "game doge", "record line 2: 2 words must follow after 'game', not 1"),
        (2, "game doge 99", "record line 2: version 99 of Doge; this program plays version 1"),
        (3, "seats three", "record line 3: 'three' is not a number"),
        (3, "seats 5", "Doge is for 3 or 4 players, not 5"),
        (4, "colour red", "record line 4: expected 'option KEY VALUE', 'player SEAT NAME' or an empty line"),
        (4, "option speed fast", "option speed: Doge has no such option"),
        (4, "player 9 Zoe", "player 9: there are 3 seats, from 0"),
        (FIRST_MOVE, ". turn lido", f"record line {FIRST_MOVE}: move 'turn lido': 'lido' is not an area"),
        (FIRST_MOVE, "0 castello 1", f"record line {FIRST_MOVE}: A voting-order card has to be turned first. (D11)"),
        (FIRST_MOVE, "x turn castello", f"record line {FIRST_MOVE}: 'x' is not a number"),
        (FIRST_MOVE + 1, DOGE[FIRST_MOVE - 1], "that card cannot be turned now. (D11)"),
        (FIRST_MOVE + 6, "0 castello 3 3 3", "or you have fewer of them"),
        (FIRST_MOVE + 6, "7 castello 3", "There is no seat 7. (D1)"),
        (FIRST_MOVE + 6, "ranks 1 2 3", "ranks 1 2 3, but the replay gives no end yet"),
        (len(DOGE), "state 0000000000000000", f"record line {len(DOGE)}: state 0000000000000000, but the replay gives"),
        (len(DOGE), "", "the record breaks off: its last line, 'state ...', is missing"),
    ],
)
def test_a_broken_record_is_told_by_line_and_fault(number: int, line: str, fault: str) -> None:
    lines = list(DOGE)
    lines[number - 1] = line
    with pytest.raises(Malformed) as error:
        record.read("\n".join(lines))
    assert fault in str(error.value)
    assert "\n" not in str(error.value)


def test_a_changed_move_is_found_out() -> None:
    lines = list(DOGE)
    ballots = [number for number, line in enumerate(lines) if line.startswith("0 ")]
    area, *_ = lines[ballots[0]].split()[1:]
    changed = f"0 {area} 1" if lines[ballots[0]] != f"0 {area} 1" else f"0 {area} 2"
    lines[ballots[0]] = changed
    with pytest.raises(Malformed, match=r"but the replay gives|you have only"):
        record.read("\n".join(lines))


@given(st.text())
def test_no_text_crashes_the_reader(text: str) -> None:
    with pytest.raises(Malformed):
        record.read(text)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_no_mangled_record_crashes_the_reader(game: str, data: st.DataObject) -> None:
    lines = written(game, data.draw(st.integers(0, 60), "steps")).splitlines()
    for _ in range(data.draw(st.integers(1, 3), "changes")):
        number = data.draw(st.integers(0, len(lines) - 1), "line")
        lines[number : number + data.draw(st.integers(0, 2), "removed")] = data.draw(
            st.lists(st.text(max_size=20) | st.sampled_from(lines), max_size=2), "put there"
        )
        lines = lines or [""]
    try:
        told = record.read("\n".join(lines))
    except Malformed as error:
        assert str(error).startswith("record")
    else:
        assert record.write(record.read(record.write(told))) == record.write(told)
