"""Building palaces (D26 to D29)."""

from __future__ import annotations

import pytest

from games.doge.board import lay


@pytest.mark.rule("D26")
def test_the_houses_paid_go_back_to_the_supply_and_surplus_houses_stay() -> None:
    table = lay("""
                     | red      | blue | gold
        > san-marco  | hhh 1    |      |
          castello   | hhhhh    |      |
          dorsoduro  | hhhhh    |      |
    """)
    table.play("red: take book > palace\nred: place 2")  # the supply is empty
    assert table.play("red: build san-marco") == ["Red builds a palace in San Marco for 3 houses."]
    table.shows("""
                     | red      | blue | gold
          san-marco  | hh P 1   |      |
          castello   | hhhhh    |      |
          dorsoduro  | hhhhh    |      |
          palace     | book     |      |
    """)
    # Three can be placed again: in the next votes, two and then one.
    table = lay("""
                     | red      | blue | gold
        > palace     |          |      |
          san-polo   | 1        |      |
          san-marco  | hh P     |      |
          castello   | hhhhh    |      |
          dorsoduro  | hhhhh    |      |
    """)
    table.turn_card()
    table.play("red: take sword > palace")
    assert table.options() == ["place 0", "place 1", "place 2"]


@pytest.mark.rule("D26", "D2")
@pytest.mark.parametrize("district", ["cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce"])
@pytest.mark.parametrize("colour", ["red", "green"])
def test_anybody_may_build_in_any_district(district: str, colour: str) -> None:
    cells = "hh 1 | | |" if colour == "red" else "| | | hh 1"
    table = lay(f"""
                     | red | blue | gold | green
        > {district} | {cells}
    """)
    table.play(f"{colour}: {table.options()[0]}\n{colour}: place 1")
    assert table.options() == [f"build {district}", "decline"]


@pytest.mark.rule("D26")
def test_building_is_optional() -> None:
    table = lay("""
                     | red      | blue | gold
        > san-marco  | hhh 1    |      |
    """)
    table.play("red: take book > palace\nred: place 1")
    assert table.options() == ["build san-marco", "decline"]
    assert table.play("red: decline") == ["Red does not build in San Marco."]
    table.shows("""
                     | red      | blue | gold
          san-marco  | hhhh 1   |      |
          palace     | book     |      |
    """)


@pytest.mark.rule("D26")
def test_who_brought_no_house_into_a_district_does_not_build_there() -> None:
    # Red could pay in all three districts; without a house placed or moved in, Red is not asked.
    table = lay("""
                     | red      | blue | gold
        > san-marco  | hhhh 1   |      |
          castello   | hhhh     |      |
          dorsoduro  | hhhh     |      |
    """)
    table.play("red: take book > palace\nred: place 0")
    assert table.turn == "chance"
    table = lay("""
                     | red      | blue | gold
        > san-marco  | hhhh 1   |      |
          castello   | hhhh     |      |
          dorsoduro  | hhhh     |      |
    """)
    table.play("red: give-up book\nred: move san-marco > castello")
    assert table.options() == ["build castello", "decline"]  # not where the house came from


@pytest.mark.rule("D26")
def test_other_players_in_the_district_do_not_build_when_somebody_places() -> None:
    table = lay("""
                     | red      | blue     | gold
        > san-marco  | 2        | hhhhh 1  | hhhhh
    """)
    table.play("red: take book > palace\nred: place 2\nblue: place 0")
    assert table.turn == "chance"


@pytest.mark.rule("D26", "D18")
def test_a_house_moved_out_of_the_voting_district_may_build_where_it_arrives() -> None:
    table = lay("""
                     | red      | blue | gold
        > san-marco  | h 1      |      |
          castello   | hhh P    |      |
    """)
    table.play("red: give-up book\nred: move san-marco > castello\nred: build castello")
    table.shows("""
                     | red      | blue | gold
          san-marco  | 1        |      |
          castello   | PP       |      |
    """)


@pytest.mark.rule("D27")
def test_one_palace_for_one_placement_however_many_houses_are_there() -> None:
    table = lay("""
                     | red         | blue | gold
        > san-marco  | hhhhhhhh 1  |      |
    """)
    table.play("red: take book > palace\nred: place 2\nred: build san-marco")
    assert table.turn == "chance"  # 7 houses are left, and the next palace would cost 4


@pytest.mark.rule("D27")
def test_one_palace_for_one_moved_house() -> None:
    table = lay("""
                     | red         | blue | gold
        > palace     | 1           |      |
          castello   | hhhhhhhh    |      |
          dorsoduro  | h           |      |
    """)
    table.play("red: give-up cap-1\nred: move dorsoduro > castello\nred: build castello")
    assert table.options()[0].startswith("take")  # the next decision, not another palace


@pytest.mark.rule("D27", "D25")
def test_tied_in_the_quarantia_two_houses_into_one_district_build_one_palace() -> None:
    table = lay("""
                     | red         | blue | gold
        > palace     | 1           | 1    |
          castello   | hhhhhhh     |      |
          dorsoduro  | hh          |      |
    """)
    table.play("red: move dorsoduro > castello\nred: move dorsoduro > castello")
    table.play("red: build castello")
    assert table.turn == "chance"
    table.shows("""
                     | red         | blue | gold
          palace     | 1           | 1    |
          castello   | hhhhhh P    |      |
    """)


@pytest.mark.rule("D27", "D25")
def test_tied_in_the_quarantia_two_districts_entered_are_two_palaces() -> None:
    table = lay("""
                     | red         | blue | gold
        > palace     | 1           | 1    |
          castello   | hh          |      |
          dorsoduro  | hh          |      |
          san-polo   | hh          |      |
    """)
    table.play("red: move san-polo > dorsoduro\nred: move san-polo > castello")
    assert table.play("red: build castello\nred: build dorsoduro") == [
        "Red builds a palace in Castello for 3 houses.",
        "Red builds a palace in Dorsoduro for 3 houses.",
    ]


@pytest.mark.rule("D28", "D15")
def test_tied_players_build_district_by_district_and_in_precedence_there() -> None:
    table = lay("""
        round 1      | red         | blue | gold
        > palace     | 1           | 1    |
          castello   | hh          | hh   |
          dorsoduro  | hh          | hh   |
          san-polo   | hh          | hh   |
    """)
    table.play("""
        blue: move san-polo > dorsoduro
        blue: move san-polo > castello
        red: move san-polo > castello
        red: move san-polo > dorsoduro
    """)
    assert table.play("""
        blue: build castello
        red: build castello
        blue: build dorsoduro
        red: build dorsoduro
    """) == [
        "Blue builds a palace in Castello for 3 houses.",
        "Red builds a palace in Castello for 3 houses.",
        "Blue builds a palace in Dorsoduro for 3 houses.",
        "Red builds a palace in Dorsoduro for 3 houses.",
    ]


@pytest.mark.rule("D28")
def test_nobody_builds_before_all_tied_players_have_placed() -> None:
    table = lay("""
                     | red   | blue  | gold
        > san-marco  | hhh 1 | hhh 1 | hhh 1
    """)
    table.play("red: place 1")
    assert table.turn == "blue"
    table.play("blue: place 1")
    assert table.turn == "gold"
    table.play("gold: place 0")
    assert table.turn == "red"
    assert table.options() == ["build san-marco", "decline"]


@pytest.mark.rule("D28", "D3")
@pytest.mark.parametrize(("standing", "price", "after"), [("", 3, 5), ("P", 4, 6), ("PP", 5, 7)])
def test_tied_players_pay_the_same_and_the_next_palace_costs_for_all_sites_filled(
    standing: str, price: int, after: int
) -> None:
    table = lay(f"""
                     | red      | blue     | gold        | green
        > san-marco  | hhhhh 1  | hhhhh 1  | {standing}  |
          palace     |          |          |             | 1
          castello   |          |          |             | h
          dorsoduro  |          |          |             |
    """)
    assert table.play("red: place 1\nblue: place 1\nred: build san-marco\nblue: build san-marco")[-2:] == [
        f"Red builds a palace in San Marco for {price} houses.",
        f"Blue builds a palace in San Marco for {price} houses.",
    ]
    left = "h" * (6 - price)
    table = lay(f"""
                     | red        | blue       | gold        | green
        > palace     |            |            |             | 1
          castello   |            |            |             | h
          san-marco  | {left} P   | {left} P   | {standing}  | {"h" * (after - 1)}
    """)
    table.play("green: give-up cap-1\ngreen: move castello > san-marco")
    assert table.play("green: build san-marco") == [f"Green builds a palace in San Marco for {after} houses."]


@pytest.mark.rule("D28")
def test_a_tied_player_who_declines_leaves_the_price_as_it_was() -> None:
    table = lay("""
                     | red      | blue     | gold
        > san-marco  | hh 1     | hh 1     |
    """)
    table.play("red: place 1\nblue: place 1\nred: decline")
    assert table.play("blue: build san-marco") == ["Blue builds a palace in San Marco for 3 houses."]


@pytest.mark.rule("D28")
def test_tied_seconds_pay_one_price_and_first_has_paid_before() -> None:
    table = lay("""
                     | red    | blue   | gold   | green
        > san-marco  | hh 3   | hhh 2  | hhhh 2 | hh 2
    """)
    table.play("red: take book > palace\nred: place 1\nred: build san-marco")
    table.play("blue: place 1\ngold: place 1\ngreen: place 1")
    assert table.play("blue: build san-marco\ngold: build san-marco") == [
        "Blue builds a palace in San Marco for 4 houses.",
        "Gold builds a palace in San Marco for 4 houses.",
    ]
    assert table.turn == "chance"  # Green has 3 houses and cannot pay 4
    table.shows("""
                     | red    | blue   | gold   | green
          san-marco  | P 3    | P 2    | h P 2  | hhh 2
          palace     | book   |        |        |
    """)


@pytest.mark.rule("D29", "D15")
@pytest.mark.parametrize(
    ("number", "builder", "other"), [(0, "red", "blue"), (1, "blue", "red"), (2, "red", "blue"), (3, "red", "blue")]
)
def test_the_last_site_goes_by_precedence(number: int, builder: str, other: str) -> None:
    table = lay(f"""
        round {number} | red       | blue      | gold
        > san-marco    | hhhhhh 1  | hhhhhh 1  | PPPP
    """)
    table.play(f"{builder}: place 1\n{other}: place 1")
    assert table.turn == builder
    assert table.play(f"{builder}: build san-marco") == [
        f"{builder.capitalize()} builds a palace in San Marco for 7 houses.",
        f"There is no free site left in San Marco for {other}.",
    ]
    assert table.turn == "chance"


@pytest.mark.rule("D29")
def test_the_last_site_is_left_to_the_other_by_who_declines() -> None:
    table = lay("""
                     | red       | blue      | gold
        > san-marco  | hhhhhh 1  | hhhhhh 1  | PPPP
    """)
    table.play("red: place 1\nblue: place 1\nred: decline")
    assert table.play("blue: build san-marco") == ["Blue builds a palace in San Marco for 7 houses."]


@pytest.mark.rule("D29", "D28")
def test_two_sites_for_three_tied_players_at_one_price() -> None:
    table = lay("""
        round 2      | red       | blue      | gold      | green
        > san-marco  | hhhhhh 1  | hhhhhh 1  | hhhhhh 1  | PPP
    """)
    table.play("gold: place 1\nred: place 1\nblue: place 1")
    assert table.play("gold: build san-marco\nred: build san-marco") == [
        "Gold builds a palace in San Marco for 6 houses.",
        "Red builds a palace in San Marco for 6 houses.",
        "There is no free site left in San Marco for blue.",
    ]


@pytest.mark.rule("D29", "D23")
def test_tied_seconds_in_the_quarantia_share_sites_by_precedence_too() -> None:
    table = lay("""
        round 2      | red       | blue      | gold
        > palace     | 3         | 1         | 1
          castello   | PPPP      | hhhhhh    | hhhhhh
          dorsoduro  |           | h         | h
    """)
    table.play("red: take cap-1 > castello\ngold: move dorsoduro > castello\nblue: move dorsoduro > castello")
    assert table.play("gold: build castello") == [
        "Gold builds a palace in Castello for 7 houses.",
        "There is no free site left in Castello for blue.",
    ]
    assert table.turn == "red"


@pytest.mark.rule("D26", "D27")
def test_a_tied_player_with_one_palace_left_builds_in_one_district_only() -> None:
    table = lay("""
                      | red       | blue      | gold
        > palace      | 1         | 1         |
          castello    | hh        |           |
          dorsoduro   | hh        |           |
          san-polo    | hh PPPP   |           |
          san-marco   | PPP       |           |
    """)
    table.play("red: move san-polo > castello\nred: move san-polo > dorsoduro")
    assert table.play("red: build castello") == [
        "Red builds a palace in Castello for 3 houses.",
        "Red has no palace left to build in Dorsoduro.",
    ]
