"""The end of a game and who wins it (D30 to D32)."""

from __future__ import annotations

import pytest

from broglio.core.protocol import Outcome
from broglio.games.doge import GAME
from broglio.games.doge.rules.material import COLOURS
from games.doge.board import Table, lay


def at_the_end_of_a_round(drawing: str) -> Table:
    """The districts have voted as drawn; nobody has a vote in the Quarantia, and the round is over."""
    players = drawing.strip().splitlines()[0].count("|")
    table = lay(drawing + "> palace" + "|" * players)
    table.finish_round()
    assert "The round is over." in table.said
    return table


def with_palaces_of_red(row: str) -> Table:
    """A round ends with palaces of Red, drawn in one row from Cannaregio to Santa Croce."""
    cells = ["" if cell == "." else cell for cell in row.split()]
    assert len(cells) == 6
    return at_the_end_of_a_round(f"""
                    | red        | blue | gold
        cannaregio  | {cells[0]} |      |
        castello    | {cells[1]} |      |
        dorsoduro   | {cells[2]} |      |
        san-marco   | {cells[3]} |      |
        san-polo    | {cells[4]} |      |
        santa-croce | {cells[5]} |      |
    """)


def outcome(table: Table) -> Outcome:
    found = table.position.outcome()
    assert found is not None
    assert table.turn == ""
    return found


def ranks(table: Table) -> dict[str, int]:
    return dict(zip(COLOURS, outcome(table).ranks, strict=False))


@pytest.mark.rule("D30", "D31")
@pytest.mark.parametrize(
    "palaces",
    [
        "P     P     P     P     P     P    ",  # each of the six districts
        "PP    P     P     P     P     P    ",
        "PPP   P     P     P     P     .    ",  # 7 in 5 districts
        "P     P     .     P     PP    PP   ",
        "PP    PP    PP    PP    .     .    ",  # 8 in 4 districts
        ".     PPPPP .     P     P     P    ",
        "PPPP  P     P     P     P     .    ",
    ],
)
def test_with_these_palaces_a_player_qualifies_and_the_game_ends(palaces: str) -> None:
    table = with_palaces_of_red(palaces)
    assert table.said[-1] == "The game is over."
    assert GAME.say(outcome(table).reason, COLOURS) == "A player has enough palaces to become Doge."
    assert outcome(table).reason.rule == table.events[-1].rule == "D31"
    assert outcome(table).winners == (0,)


@pytest.mark.rule("D30")
@pytest.mark.parametrize(
    "palaces",
    [
        "P     P     P     P     P     .    ",  # one district short
        "PP    P     P     P     P     .    ",  # 6 in 5 districts
        "PP    PP    PP    P     .     .    ",  # 7 in 4 districts
        "PPP   PPP   PP    .     .     .    ",  # 8 in 3 districts
        "PPPPP PPP   .     .     .     .    ",
    ],
)
def test_with_these_palaces_nobody_qualifies_and_the_game_goes_on(palaces: str) -> None:
    table = with_palaces_of_red(palaces)
    assert table.position.outcome() is None
    assert table.turn == "red blue gold"


@pytest.mark.rule("D30", "D31")
def test_a_round_is_played_to_its_end_and_another_may_overtake() -> None:
    table = lay("""
                      | red      | blue  | gold
          cannaregio  | P        | PP    |
          castello    | P        | P     |
          dorsoduro   | P        | P     |
          palace      |          |       |
          san-polo    | P        | P     |
        > santa-croce | P        | hhhh 3|
          san-marco   | hhh 3    | PP    |
    """)
    # Blue now has 8 palaces in all six districts, but Red still has a vote to come.
    table.play("blue: take cross > palace\nblue: place 2\nblue: build santa-croce")
    assert table.position.outcome() is None
    assert table.turn == "chance"
    table.turn_card()
    assert table.turn == "red"
    table.play("red: take book > palace\nred: place 2")
    table.play("red: build san-marco")
    assert table.said[-2:] == ["The round is over.", "The game is over."]
    assert ranks(table) == {"red": 2, "blue": 1, "gold": 3}
    assert outcome(table).scores == (6, 8, 0)


@pytest.mark.rule("D31")
def test_of_several_who_qualify_the_one_with_most_palaces_wins() -> None:
    table = at_the_end_of_a_round("""
                    | red    | blue | gold
        cannaregio  | P h    | PPP  |
        castello    | P hhhh | P    |
        dorsoduro   | P      | P    |
        san-marco   | P      | P    |
        san-polo    | P      | P    |
        santa-croce | P      |      |
    """)
    assert ranks(table) == {"red": 2, "blue": 1, "gold": 3}


@pytest.mark.rule("D31")
def test_with_equal_palaces_the_houses_on_the_map_decide_and_districts_do_not() -> None:
    table = at_the_end_of_a_round("""
                    | red    | blue | gold
        cannaregio  | PP     | PP   |
        castello    | PP h   | PP   |
        dorsoduro   | PP     | P    |
        san-marco   | PP     | P    |
        san-polo    |        | P h  |
        santa-croce | h      | P    |
    """)
    assert ranks(table) == {"red": 1, "blue": 2, "gold": 3}


@pytest.mark.rule("D31")
def test_with_equal_palaces_and_houses_the_win_is_shared() -> None:
    table = at_the_end_of_a_round("""
                    | red    | blue | gold | green
        cannaregio  | PP     | PP   |      | P
        castello    | PP h   | PP   |      | P
        dorsoduro   | PP     | P    |      | P
        san-marco   | PP     | P    | P    | P
        san-polo    |        | P h  | P    | P
        santa-croce |        | P    |      | P
    """)
    assert ranks(table) == {"red": 1, "blue": 1, "gold": 4, "green": 3}
    assert outcome(table).winners == (0, 1)
    assert outcome(table).scores == (8, 8, 2, 6)


@pytest.mark.rule("D31")
def test_more_palaces_do_not_win_without_qualifying() -> None:
    table = at_the_end_of_a_round("""
                    | red    | blue   | gold
        cannaregio  | P      | PPPP   |
        castello    | P      | PPPP   |
        dorsoduro   | P      |        |
        san-marco   | P      | hhhhh  |
        san-polo    | P      |        |
        santa-croce | P      |        |
    """)
    assert ranks(table) == {"red": 1, "blue": 2, "gold": 3}


@pytest.mark.rule("D32", "D31")
def test_below_the_winners_palaces_count_more_than_having_qualified() -> None:
    # Red wins with 8. Gold qualifies with 6, Blue has 7 in four districts and does not: Blue comes second.
    table = at_the_end_of_a_round("""
                    | red    | blue   | gold
        cannaregio  | PP     | PP     | P
        castello    | PP     | PP     | P
        dorsoduro   | P      | PP     | P
        san-marco   | P      | P      | P
        san-polo    | P      |        | P
        santa-croce | P      |        | P
    """)
    assert ranks(table) == {"red": 1, "blue": 2, "gold": 3}


@pytest.mark.rule("D32")
@pytest.mark.parametrize(
    ("blue", "gold", "green", "order"),
    [
        # castello, dorsoduro, san-marco of each
        (("PP", "P", ""), ("P", "P", ""), ("P", "", ""), (2, 3, 4)),  # palaces
        (("PP", "", ""), ("P", "P", ""), ("P", "", ""), (3, 2, 4)),  # then districts
        (("PP hhh", "", ""), ("P", "P", ""), ("P hhh", "", ""), (3, 2, 4)),  # before houses
        (("P h", "P", ""), ("P", "P", "hh"), ("", "", ""), (3, 2, 4)),  # then houses
        (("P h", "P", ""), ("P", "P", "h"), ("hhhh", "", ""), (2, 2, 4)),  # still equal: they share
        (("P", "", ""), ("", "P", ""), ("", "", "P"), (2, 2, 2)),
    ],
)
def test_the_order_below_the_winners(
    blue: tuple[str, ...], gold: tuple[str, ...], green: tuple[str, ...], order: tuple[int, ...]
) -> None:
    table = at_the_end_of_a_round(f"""
                    | red | blue      | gold      | green
        cannaregio  | P   |           |           |
        castello    | P   | {blue[0]} | {gold[0]} | {green[0]}
        dorsoduro   | P   | {blue[1]} | {gold[1]} | {green[1]}
        san-marco   | P   | {blue[2]} | {gold[2]} | {green[2]}
        san-polo    | P   |           |           |
        santa-croce | P   |           |           |
    """)
    assert outcome(table).ranks == (1, *order)


@pytest.mark.rule("D32")
def test_the_game_ends_after_8_rounds_without_a_palace() -> None:
    table = at_the_end_of_a_round("""
        round 9, quiet 7 | red    | blue   | gold
        castello         | P hh   | P hh   | h
        dorsoduro        | P      |        | P
        san-marco        |        | P      | P
        san-polo         |        | h      |
    """)
    assert GAME.say(outcome(table).reason, COLOURS) == "No palace has been built for eight rounds in a row."
    assert outcome(table).reason.rule == table.events[-1].rule == "D32"
    assert ranks(table) == {"red": 2, "blue": 1, "gold": 3}  # palaces and districts are equal, houses 2 3 1


@pytest.mark.rule("D32")
def test_in_a_stalled_game_districts_count_before_houses() -> None:
    table = at_the_end_of_a_round("""
        quiet 7          | red    | blue    | gold
        castello         | PP h   | PPP     |
        dorsoduro        | P      | hhhhh   | P
        san-marco        |        |         | P
        san-polo         |        |         | P
    """)
    assert ranks(table) == {"red": 2, "blue": 3, "gold": 1}


@pytest.mark.rule("D32")
def test_in_a_stalled_game_equal_players_share_the_win() -> None:
    table = at_the_end_of_a_round("""
        quiet 7          | red    | blue    | gold
        castello         | P h    | P       |
        dorsoduro        |        | h       | P
    """)
    assert ranks(table) == {"red": 1, "blue": 1, "gold": 3}


@pytest.mark.rule("D32")
def test_7_rounds_without_a_palace_are_not_enough() -> None:
    table = at_the_end_of_a_round("""
        quiet 6          | red    | blue   | gold
        castello         | P      |        |
    """)
    assert table.position.outcome() is None
    assert table.position.to_json()["quiet"] == 7
    assert table.turn == "red blue gold"


@pytest.mark.rule("D32")
def test_a_palace_starts_the_count_of_quiet_rounds_anew() -> None:
    table = lay("""
        quiet 7     | red    | blue   | gold
          castello    |        |        |
          cannaregio  |        |        |
          dorsoduro   |        |        |
          palace      |        |        |
          san-polo    |        |        |
        > santa-croce | hh 1   |        |
          san-marco   |        |        |
    """)
    table.play("red: take cross > palace\nred: place 1\nred: build santa-croce")
    table.finish_round()
    assert table.said[-1] == "The round is over."
    assert table.position.outcome() is None
    assert table.position.to_json()["quiet"] == 0
    assert table.position.to_json()["built"] is False  # the next round has seen none yet


@pytest.mark.rule("D32")
def test_the_game_ends_when_everybody_has_built_all_palaces_in_too_few_districts() -> None:
    table = at_the_end_of_a_round("""
                    | red    | blue   | gold
        cannaregio  |        |        | PPP
        castello    | PPPP   |        |
        dorsoduro   | PPPP   |        |
        san-marco   |        | PPP    |
        san-polo    | h      | PPP    | PP
        santa-croce |        | PP     | PPP
    """)
    assert GAME.say(outcome(table).reason, COLOURS) == "Nobody can qualify any more."
    assert outcome(table).reason.rule == table.events[-1].rule == "D32"
    assert ranks(table) == {"red": 3, "blue": 1, "gold": 1}  # 8 palaces each, in 2, 3 and 3 districts


@pytest.mark.rule("D32")
def test_a_palace_left_is_no_hope_where_no_fourth_district_has_a_free_site() -> None:
    # Red would need a fourth district for the eighth palace, but the other three are full.
    table = at_the_end_of_a_round("""
                    | red    | blue   | gold
        cannaregio  | PP     |        |
        castello    | PPP    |        |
        dorsoduro   | PP     |        |
        san-marco   |        | PPPPP  |
        san-polo    |        | PPP    | PP
        santa-croce |        |        | PPPPP
    """)
    assert outcome(table).reason.key == "nobody-can-qualify"


@pytest.mark.rule("D32")
def test_one_free_site_in_a_fourth_district_is_hope_enough_without_any_house() -> None:
    table = at_the_end_of_a_round("""
                    | red    | blue   | gold
        cannaregio  | PP     |        |
        castello    | PPP    |        |
        dorsoduro   | PP     |        |
        san-marco   |        | PPPP   |
        san-polo    |        | PPP    | PP
        santa-croce |        |        | PPPPP
    """)
    assert table.position.outcome() is None


@pytest.mark.rule("D32")
def test_free_sites_are_no_hope_where_too_few_palaces_are_left() -> None:
    # Red has one palace left and stands in two districts; a third is not enough, though three have free sites.
    table = at_the_end_of_a_round("""
                    | red    | blue   | gold
        cannaregio  |        |        | PPP
        castello    | PPPP   |        |
        dorsoduro   | PPP    |        |
        san-marco   |        | PPP    |
        san-polo    |        | PPP    | PP
        santa-croce |        | PP     | PPP
    """)
    assert outcome(table).reason.key == "nobody-can-qualify"
    assert ranks(table) == {"red": 3, "blue": 1, "gold": 1}


@pytest.mark.rule("D32")
def test_palaces_left_are_no_hope_where_too_few_sites_are_free() -> None:
    # Green stands in four districts and needs four more palaces, but only three sites are free.
    table = at_the_end_of_a_round("""
                    | red    | blue   | gold  | green
        cannaregio  |        |        | PP    | P
        castello    | PPPP   |        |       | P
        dorsoduro   | PPPP   |        |       | P
        san-marco   |        | PPP    |       | P
        san-polo    |        | PPPPP  |       |
        santa-croce |        |        | PPPPP |
    """)
    assert outcome(table).reason.key == "nobody-can-qualify"


@pytest.mark.rule("D32")
def test_several_free_sites_in_one_new_district_are_one_district_only() -> None:
    # Red has two palaces left and stands in two districts; only Cannaregio could become a third.
    table = at_the_end_of_a_round("""
                    | red    | blue   | gold
        castello    | PPP    |        |
        dorsoduro   | PPP    |        |
        san-marco   |        | PPPPP  |
        san-polo    |        | PPP    | PP
        santa-croce |        |        | PPPPP
    """)
    assert outcome(table).reason.key == "nobody-can-qualify"


@pytest.mark.rule("D32")
def test_one_player_with_hope_keeps_the_game_going() -> None:
    # Red, Blue and Gold have one palace left and stand in two districts; Green has all eight left, and sites in five.
    table = at_the_end_of_a_round("""
                    | red    | blue   | gold  | green
        cannaregio  |        |        | PP    |
        castello    | PPPP   |        |       |
        dorsoduro   | PPP    |        |       |
        san-marco   |        | PPP    |       |
        san-polo    |        | PPPP   |       |
        santa-croce |        |        | PPPPP |
    """)
    assert table.position.outcome() is None
