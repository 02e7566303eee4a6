"""The worked examples of the rules page."""

from __future__ import annotations

import pytest

from games.doge.board import lay


@pytest.mark.rule("D20", "D26", "D28")
def test_two_tied_players_both_build_for_5_and_the_next_palace_costs_7() -> None:
    table = lay("""
                    | red     | blue     | gold
        > san-marco | hhh P 2 | hhhh P 2 |
    """)
    assert table.play("""
        red: place 2
        blue: place 2
        red: build san-marco
        blue: build san-marco
    """) == [
        "Red places 2 houses in San Marco.",
        "Blue places 2 houses in San Marco.",
        "Red builds a palace in San Marco for 5 houses.",
        "Blue builds a palace in San Marco for 5 houses.",
    ]
    table.shows("""
                    | red     | blue     | gold
          san-marco | PP 2    | h PP 2   |
    """)

    table = lay("""
                    | red     | blue     | gold
        > san-marco | PP      | h PP     | hhhhh 1
    """)
    assert (
        table.play("""
            gold: take book > palace
            gold: place 2
            gold: build san-marco
        """)[-1]
        == "Gold builds a palace in San Marco for 7 houses."
    )


@pytest.mark.rule("D12", "D13")
def test_a_0_marker_alone_is_not_second() -> None:
    table = lay("""
                    | red     | blue | gold
        > san-marco | 1-3     | 0    |
    """)
    assert table.said == [
        "The vote in San Marco.",
        "Red shows 1, 3.",
        "Red: 4 votes in all.",
        "Blue shows 0.",
        "Red is first in San Marco.",
    ]
    table.play("red: take book > castello")
    table.play("red: place 1")
    assert table.turn == "chance"  # nobody places after Red


@pytest.mark.rule("D22", "D16", "D18")
def test_the_quarantia_of_red_blue_and_red_again() -> None:
    table = lay("""
                    | red     | blue      | gold
        > palace    | 3       | 2         |
          san-marco |         | 1         | 1
          castello  | hh      | hh        | cap-2
    """)
    assert table.said[-2:] == ["Red is first at the Doge’s Palace.", "Blue is second at the Doge’s Palace."]
    table.play("""
        red: take cap-1 > san-marco
        blue: give-up cap-2
        blue: move castello > dorsoduro
        red: give-up cap-3
        red: move castello > san-marco
    """)
    table.shows("""
                    | red     | blue      | gold
          palace    | 3       | 2         |
          san-marco | h cap-1 | 1         | 1
          castello  | h       | h         |
          dorsoduro |         | h         |
    """)
    assert table.play("chance: turn castello")[-3:] == [
        "Red is tied for first in San Marco.",
        "Blue is tied for first in San Marco.",
        "Gold is tied for first in San Marco.",
    ]


@pytest.mark.rule("D12", "D13")
def test_a_counsellor_alone_wins() -> None:
    table = lay("""
                    | red   | blue | gold
        > san-marco | shell | 0    |
    """)
    assert table.said == [
        "The vote in San Marco.",
        "Red: 1 vote in all.",
        "Blue shows 0.",
        "Red is first in San Marco.",
    ]
    assert table.turn == "red"
