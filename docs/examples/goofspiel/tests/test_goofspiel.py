"""The laws that hold for every game, and the rules of this one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from goofspiel import GAME, MOVES, Goofspiel
from hypothesis import given, settings

from broglio.core import laws
from broglio.core.protocol import CHANCE, IllegalMove, Malformed
from broglio.web import laws as page_laws


@pytest.mark.parametrize("law", [*laws.LAWS, *page_laws.LAWS], ids=lambda law: law.__name__)
@settings(deadline=None)  # a busy machine is no fault of the game
@given(situation=laws.situations(GAME, longest=25))
def test_laws_hold(law: Callable[[laws.Situation], None], situation: laws.Situation) -> None:
    law(situation)


def table(*bids: int, prize: int = 3) -> Goofspiel:
    """A new game in which a prize is turned up and everybody bids."""
    position = GAME.start(len(bids))
    assert isinstance(position, Goofspiel)
    position.play(CHANCE, MOVES.code("turn", prize))
    for seat, card in enumerate(bids):
        position.play(seat, MOVES.code("bid", card))
    return position


def test_the_highest_bid_wins_the_prize() -> None:
    assert table(2, 5, 4).points == [0, 3, 0]


def test_equal_highest_bids_lose_the_prize() -> None:
    position = table(5, 5, 4)
    assert position.points == [0, 0, 0]
    assert position.gone == [0, 0, 1, 0, 0]


def test_the_most_points_win() -> None:
    position = table(5, 1, prize=5)
    for prize, first, second in ((1, 1, 5), (2, 2, 4), (3, 3, 3), (4, 4, 2)):
        position.play(CHANCE, MOVES.code("turn", prize))
        position.play(0, MOVES.code("bid", first))
        position.play(1, MOVES.code("bid", second))
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((1, 2), (9, 3))


@pytest.mark.parametrize(
    ("seat", "move", "why"),
    [
        (0, "bid 5", "You cannot do “bid 5” now; choose something else. (G3)"),
        (4, "bid 1", "There is no seat 4. (G1)"),
        (0, "turn 1", "You cannot do “turn 1” now; choose something else. (G2)"),
    ],
)
def test_a_refusal_says_why(seat: int, move: str, why: str) -> None:
    position = table(5, 1, prize=5)
    position.play(CHANCE, MOVES.code("turn", 1))
    with pytest.raises(IllegalMove) as refused:
        position.play(seat, GAME.parse(move))
    assert str(refused.value) == why


def test_who_has_chosen_cannot_choose_again() -> None:
    position = GAME.start(2)
    position.play(CHANCE, MOVES.code("turn", 1))
    position.play(0, MOVES.code("bid", 1))
    with pytest.raises(IllegalMove, match="already chosen"):
        position.play(0, MOVES.code("bid", 2))


def test_a_fault_in_a_position_is_named_with_its_place() -> None:
    data = table(2, 5, 4).to_json()
    data["hand"][1][2] = 7
    with pytest.raises(Malformed, match=r"hand\[1\]\[2\]: must be from 0 to 1, not 7"):
        GAME.from_json(data)


def test_the_table_is_shown_in_lines() -> None:
    view = table(2, 5, prize=3).view(0)
    lines = {(row, seat): text for row, seat, text in GAME.scene(view)["lines"]}
    assert lines["hand", 0] == "1 3 4 5"
    assert lines["played", 1] == "5"
    assert lines["prize", None] == "–"
    assert lines["points", 1] == "3"


def test_what_cannot_be_read_is_told_with_what_can() -> None:
    with pytest.raises(Malformed, match="moves look like 'bid 1', 'bid 5', 'turn 1', 'turn 5'"):
        GAME.parse("bid 9")
