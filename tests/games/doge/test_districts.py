"""The vote of a district (D19 to D21)."""

from __future__ import annotations

import pytest

from games.doge.board import lay


@pytest.mark.rule("D19")
def test_first_decides_on_the_native_and_places_up_to_2_then_the_second_places_up_to_1() -> None:
    table = lay("""
                     | red | blue | gold
        > san-marco  | 2   | 3    | 1
    """)
    assert table.turn == "blue"
    table.play("blue: take book > castello")
    assert table.options() == ["place 0", "place 1", "place 2"]
    table.play("blue: place 2")
    assert table.turn == "red"
    assert table.options() == ["place 0", "place 1"]
    table.play("red: place 1")
    assert table.turn == "chance"  # Gold has no place
    table.shows("""
                     | red | blue | gold
          san-marco  | h 2 | hh 3 | 1
          castello   |     | book |
    """)


@pytest.mark.rule("D19", "D15")
@pytest.mark.parametrize(
    ("number", "order"),
    [
        (0, ["blue", "gold", "green"]),
        (1, ["blue", "gold", "green"]),
        (2, ["gold", "green", "blue"]),
        (3, ["green", "blue", "gold"]),
    ],
)
def test_each_of_several_seconds_places_up_to_1_in_precedence(number: int, order: list[str]) -> None:
    table = lay(f"""
        round {number} | red | blue | gold | green
        > san-marco    | 3   | 2    | 2    | 2
    """)
    table.play("red: take book > castello\nred: place 0")
    for colour in order:
        assert table.turn == colour
        assert table.options() == ["place 0", "place 1"]
        table.play(f"{colour}: place 1")
    assert table.turn == "chance"


@pytest.mark.rule("D19", "D27")
def test_first_may_build_twice_where_a_moved_house_arrived_and_where_houses_were_placed() -> None:
    # (a) give up and move, (b) build there, (c) place, (d) build in the voting district
    table = lay("""
                     | red   | blue | gold
        > san-marco  | hh 1  |      |
          castello   | h     |      |
          dorsoduro  | hhh   |      |
    """)
    table.play("red: give-up book\nred: move san-marco > dorsoduro")
    assert table.options() == ["build dorsoduro", "decline"]
    table.play("red: build dorsoduro\nred: place 2")
    assert table.options() == ["build san-marco", "decline"]
    table.play("red: build san-marco")
    assert table.turn == "chance"
    table.shows("""
                     | red   | blue | gold
          san-marco  | P 1   |      |
          castello   | h     |      |
          dorsoduro  | h P   |      |
    """)


@pytest.mark.rule("D19", "D27", "D3")
def test_first_may_build_twice_in_the_voting_district_and_pays_more_for_the_second() -> None:
    table = lay("""
                     | red      | blue | gold
        > san-marco  | hhhh 1   |      |
          castello   | h        |      |
    """)
    assert table.play("""
        red: give-up book
        red: move castello > san-marco
        red: build san-marco
        red: place 2
        red: build san-marco
    """)[-4:] == [
        "Red moves a house from Castello to San Marco.",
        "Red builds a palace in San Marco for 3 houses.",
        "Red places 2 houses in San Marco.",
        "Red builds a palace in San Marco for 4 houses.",
    ]
    table.shows("""
                     | red      | blue | gold
          san-marco  | PP 1     |      |
    """)


@pytest.mark.rule("D19", "D26")
def test_who_declined_after_moving_in_and_places_none_is_not_asked_again() -> None:
    table = lay("""
                     | red      | blue | gold
        > san-marco  | hhhh 1   |      |
          castello   | h        |      |
    """)
    table.play("red: give-up book\nred: move castello > san-marco\nred: decline\nred: place 0")
    assert table.turn == "chance"


@pytest.mark.rule("D19", "D26")
def test_a_house_moved_in_is_not_enough_to_build_once_the_moment_has_passed() -> None:
    # With the house moved in Red has 2, with the one placed 3: only now can Red pay, and may.
    drawing = """
                     | red      | blue | gold
        > san-marco  | h 1      |      |
          castello   | h        |      |
    """
    table = lay(drawing)
    table.play("red: give-up book\nred: move castello > san-marco\nred: place 1")
    assert table.options() == ["build san-marco", "decline"]
    # Whoever places none has not placed into the district.
    table = lay(drawing)
    table.play("red: give-up book\nred: move castello > san-marco\nred: place 0")
    assert table.turn == "chance"


@pytest.mark.rule("D19", "D21")
def test_first_places_from_the_supply_as_it_is_after_the_first_palace() -> None:
    # All 15 houses are on the map; the three paid in Castello come back before Red places.
    table = lay("""
                     | red      | blue | gold
        > san-marco  | h 1      |      |
          castello   | hhhh     |      |
          dorsoduro  | hhhhh    |      |
          san-polo   | hhhhh    |      |
    """)
    table.play("red: give-up book\nred: move san-marco > castello\nred: build castello")
    assert table.options() == ["place 0", "place 1", "place 2"]


@pytest.mark.rule("D19", "D26", "D28")
def test_the_second_builds_at_the_price_of_the_sites_then_free() -> None:
    drawing = """
                     | red      | blue  | gold
        > san-marco  | h 3      | hhh 2 |
    """
    table = lay(drawing)
    table.play("red: take book > palace\nred: place 2\nred: build san-marco\nblue: place 1")
    assert table.play("blue: build san-marco") == ["Blue builds a palace in San Marco for 4 houses."]
    table = lay(drawing)
    table.play("red: take book > palace\nred: place 2\nred: decline\nblue: place 1")
    assert table.play("blue: build san-marco") == ["Blue builds a palace in San Marco for 3 houses."]


@pytest.mark.rule("D19")
def test_without_a_second_the_vote_ends_with_first() -> None:
    table = lay("""
                     | red | blue | gold
        > san-marco  | 3   |      |
    """)
    table.play("red: take book > palace\nred: place 2")
    assert table.turn == "chance"


@pytest.mark.rule("D20")
def test_tied_players_place_up_to_2_each_and_the_native_becomes_neutral() -> None:
    table = lay("""
                     | red | blue | gold   | green
        > san-marco  | 2   | 2    | 2      | 1
          castello   |     |      | h book |
    """)
    assert table.said[-1] == "The Book of San Marco becomes neutral."
    for colour in ("red", "blue", "gold"):
        assert table.turn == colour
        assert table.options() == ["place 0", "place 1", "place 2"]  # no counsellor, no house to move
        table.play(f"{colour}: place 2")
    assert table.turn == "chance"  # nobody is second
    table.shows("""
                     | red  | blue | gold   | green
          san-marco  | hh 2 | hh 2 | hh 2   | 1
          castello   |      |      | h      |
    """)


@pytest.mark.rule("D20")
def test_four_tied_players_all_place() -> None:
    table = lay("""
        round 1      | red | blue | gold   | green
        > san-marco  | 2   | 2    | 2      | 2
    """)
    turns = []
    while table.turn != "chance":
        turns.append(table.turn)
        table.play(f"{table.turn}: place 1")
    assert turns == ["blue", "gold", "green", "red"]
    table.shows("""
                     | red  | blue | gold   | green
          san-marco  | h 2  | h 2  | h 2    | h 2
    """)


@pytest.mark.rule("D21")
def test_who_has_one_house_left_places_none_or_one() -> None:
    table = lay("""
                     | red      | blue | gold
        > san-marco  | 1        |      |
          castello   | hhhh     |      |
          dorsoduro  | hhhhh    |      |
          san-polo   | hhhhh    |      |
    """)
    table.play("red: take book > palace")
    assert table.options() == ["place 0", "place 1"]
    assert table.refused("red: place 2") == "You have only 1 house left in your supply. (D21)"


@pytest.mark.rule("D21")
def test_who_has_no_house_left_places_none_and_the_vote_goes_on() -> None:
    table = lay("""
                     | red      | blue     | gold
        > san-marco  | 3        | 2        | 2
          castello   | hhhhh    | hhhhhhhh |
          dorsoduro  | hhhhh    | hhhhhhh  |
          san-polo   | hhhhh    |          |
    """)
    assert table.play("red: take book > palace") == [
        "Red takes control of the Book of San Marco, now at the Doge’s Palace.",
        "Red has no house left to place.",
        "Blue has no house left to place.",
    ]
    assert table.turn == "gold"


@pytest.mark.rule("D21", "D1")
def test_houses_placed_are_gone_from_the_supply_in_the_next_vote() -> None:
    table = lay("""
                     | red      | blue     | gold
        > san-marco  | 1        |          |
          palace     |          |          |
          castello   | hhhh 1   |          |
          dorsoduro  | hhhh     |          |
          san-polo   | hhhh     |          |
    """)
    table.play("red: take book > palace\nred: place 2")
    table.turn_card()
    table.play("red: take cap-1 > dorsoduro\nred: take cap-2 > dorsoduro")
    table.turn_card()
    table.play("red: take shell > palace")
    assert table.options() == ["place 0", "place 1"]


@pytest.mark.rule("D21", "D20")
def test_a_tied_player_without_houses_is_passed_over() -> None:
    table = lay("""
                     | red      | blue     | gold
        > san-marco  | 2        | 2        |
          castello   | hhhhh    |          |
          dorsoduro  | hhhhh    |          |
          san-polo   | hhhhh    |          |
    """)
    assert table.said[-1] == "Red has no house left to place."
    assert table.turn == "blue"


@pytest.mark.rule("D21")
def test_houses_that_come_back_by_building_do_not_add_to_the_placement() -> None:
    # Red has one house to place; the three that come back with the palace cannot be placed in this vote.
    table = lay("""
                     | red      | blue | gold
        > san-marco  | hh 1     |      |
          castello   | hh       |      |
          dorsoduro  | hhhhh    |      |
          san-polo   | hhhhh    |      |
    """)
    table.play("red: take book > palace\nred: place 1\nred: build san-marco")
    assert table.turn == "chance"
    table.shows("""
                     | red      | blue | gold
          san-marco  | P 1      |      |
          castello   | hh       |      |
          dorsoduro  | hhhhh    |      |
          san-polo   | hhhhh    |      |
          palace     | book     |      |
    """)
