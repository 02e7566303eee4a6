"""Move notation: whatever is typed is read as a move that reads back, or refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broglio.core.protocol import IllegalMove, Malformed, registry

GAMES = sorted(registry.games())


@pytest.mark.parametrize("game", GAMES)
def test_every_code_reads_back_or_is_no_move(game: str) -> None:
    face = registry.find(game)
    moves = 0
    for code in range(-5, face.codes + 5):
        try:
            text = face.notate(code)
        except Malformed:
            continue
        assert face.parse(text) == code
        assert face.parse("  " + text.upper() + " ") == code
        moves += 1
    assert 0 < moves <= face.codes


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_fuzzed_words(game: str, data: st.DataObject) -> None:
    face = registry.find(game)
    words = {word for code in range(face.codes) for word in _words(game, code)}
    line = data.draw(st.lists(st.sampled_from(sorted(words)) | st.text(max_size=5), max_size=7).map(" ".join))
    try:
        move = face.parse(line)
    except (Malformed, IllegalMove) as error:
        assert "\n" not in str(error)
    else:
        assert face.parse(face.notate(move)) == move


def _words(game: str, code: int) -> list[str]:
    try:
        return registry.find(game).notate(code).split()
    except Malformed:
        return []


@pytest.mark.parametrize("game", GAMES)
@given(text=st.text())
def test_fuzzed_text(game: str, text: str) -> None:
    face = registry.find(game)
    try:
        move = face.parse(text)
    except (Malformed, IllegalMove):
        return
    assert face.parse(face.notate(move)) == move
