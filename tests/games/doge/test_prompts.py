"""What a player is asked, and the rule behind each choice."""

from __future__ import annotations

import pytest

from broglio.games.doge import GAME
from broglio.games.doge.rules.material import COLOURS
from games.doge.board import Table, lay


def rules_of_options(table: Table) -> set[str]:
    (seat,) = table.position.to_act()
    view = table.position.view(seat)
    return {GAME.rule_of(move, view) for move in view.moves}


@pytest.mark.rule("D6", "D7")
def test_all_are_asked_for_a_ballot_until_they_have_laid_it() -> None:
    table = lay("""
        round 2   | red | blue | gold
        san-marco | 3   | 1    | 1
    """)
    words = "Round 3, placing 2 of 4: choose an area and 1 to 4 markers. (D7)"
    assert [table.asked(colour) for colour in COLOURS[:3]] == [words, words, words]
    table.play("blue: castello 1")
    assert [table.asked(colour) for colour in COLOURS[:3]] == [words, None, words]
    view = table.position.view(0)
    assert {GAME.rule_of(move, view) for move in view.moves} == {"D7"}
    assert GAME.prompt(table.position.view(None)) is None


@pytest.mark.rule("D19", "D16", "D18", "D21", "D26")
def test_in_a_district_vote_first_and_second_are_asked_step_by_step() -> None:
    table = lay("""
                    | red   | blue | gold
        > san-marco | hh 3  | 1    |
          castello  | hh    |      |
    """)
    assert table.asked("red") == (
        "You came first in San Marco: send its counsellor to another area, or decline control. (D19)"
    )
    assert table.asked("blue") is None
    assert rules_of_options(table) == {"D16", "D18"}
    table.play("red: give-up book")
    assert table.asked("red") == "You may move one house out of San Marco or into it. (D18)"
    assert rules_of_options(table) == {"D18"}
    table.play("red: move castello > san-marco")
    assert table.asked("red") == "Build a palace in San Marco for 3 houses? (D26)"
    assert rules_of_options(table) == {"D26"}
    table.play("red: decline")
    assert table.asked("red") == "You may place up to 2 houses in San Marco. (D19)"
    assert rules_of_options(table) == {"D21"}
    table.play("red: place 0")
    assert table.asked("red") is None
    assert table.asked("blue") == "You may place 1 house in San Marco. (D19)"


@pytest.mark.rule("D20")
@pytest.mark.parametrize("placed", [0, 1])
def test_tied_players_are_asked_by_the_rule_for_ties_whatever_the_others_placed(placed: int) -> None:
    table = lay("""
                    | red   | blue | gold
        > san-marco | 2     | 2    | 2
    """)
    for colour in ("red", "blue", "gold"):
        assert table.asked(colour) == "You may place up to 2 houses in San Marco. (D20)"
        table.play(f"{colour}: place {placed}")


@pytest.mark.rule("D22", "D18")
def test_in_the_quarantia_first_and_second_are_asked_to_decide() -> None:
    table = lay("""
                    | red   | blue | gold
        > palace    | 3     | 2    |
          castello  | h     | h    |
    """)
    words = "Send one of the Quarantia’s counsellors to a district, or decline control of one. (D22)"
    move = "You may move one house from any district to any other. (D18)"
    for colour, cap in (("red", "cap-1"), ("blue", "cap-2"), ("red", "cap-3")):
        assert table.asked(colour) == words
        table.play(f"{colour}: give-up {cap}")
        assert table.asked(colour) == move
        assert rules_of_options(table) == {"D18"}
        table.play(f"{colour}: stay")
    assert table.turn == "chance"


@pytest.mark.rule("D24", "D18")
def test_alone_in_the_quarantia_first_moves_by_giving_up() -> None:
    table = lay("""
                    | red   | blue | gold
        > palace    | 3     |      |
          castello  | h     |      |
    """)
    for cap in ("cap-1", "cap-2"):
        table.play(f"red: give-up {cap}")
        assert table.asked("red") == "You may move one house from any district to any other. (D18)"
        assert rules_of_options(table) == {"D18"}
        table.play("red: stay")
    assert table.turn == "chance"


@pytest.mark.rule("D23", "D18")
def test_tied_seconds_in_the_quarantia_are_asked_by_their_own_rule() -> None:
    table = lay("""
                    | red   | blue | gold
        > palace    | 3     | 2    | 2
          castello  | h     | h    | h
    """)
    table.play("red: give-up cap-1")
    assert table.asked("red") == "You may move one house from any district to any other. (D18)"
    table.play("red: stay")
    for colour in ("blue", "gold"):
        assert table.asked(colour) == "You may move one house from any district to any other. (D23)"
        assert rules_of_options(table) == {"D23"}
        table.play(f"{colour}: stay")
    assert (
        table.asked("red") == "Send one of the Quarantia’s counsellors to a district, or decline control of one. (D22)"
    )
    table.play("red: give-up cap-2")
    assert table.asked("red") == "You may move one house from any district to any other. (D18)"


@pytest.mark.rule("D25", "D26")
def test_tied_players_in_the_quarantia_are_asked_for_one_house_and_then_for_another() -> None:
    table = lay("""
                    | red   | blue | gold
        > palace    | 3     | 3    |
          castello  | hh    | hh   |
          dorsoduro | hh    |      |
    """)
    assert table.asked("red") == "You may move one or two houses. The first one: (D25)"
    assert rules_of_options(table) == {"D25"}
    table.play("red: move dorsoduro > castello")
    assert table.asked("red") == "You may move a second house, not out of Castello. (D25)"
    assert rules_of_options(table) == {"D25"}
    table.play("red: stay\nblue: stay")
    assert table.asked("red") == "Build a palace in Castello for 3 houses? (D26)"


@pytest.mark.rule("D11")
def test_behind_a_card_that_is_turned_stands_the_order_of_votes() -> None:
    table = lay("""
                    | red   | blue | gold
        > palace    |       |      |
    """)
    assert table.turn == "chance"
    view = table.position.view(0)
    assert {GAME.rule_of(card, view) for card, _ in table.position.chances()} == {"D11"}
    assert [table.asked(colour) for colour in COLOURS[:3]] == [None, None, None]
