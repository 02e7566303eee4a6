"""The vote of the Quarantia (D22 to D25)."""

from __future__ import annotations

import pytest

from games.doge.board import Table, lay


def decided_on(table: Table) -> list[str]:
    """The natives that can be decided on now."""
    return [move.removeprefix("give-up ") for move in table.options() if move.startswith("give-up")]


@pytest.mark.rule("D22")
def test_first_then_second_then_first_decide_on_one_native_each() -> None:
    table = lay("""
                  | red | blue | gold
        > palace  | 2   | 3    | 1
    """)
    assert table.turn == "blue"
    assert decided_on(table) == ["cap-1", "cap-2", "cap-3"]
    table.play("blue: take cap-2 > castello")
    assert table.turn == "red"
    assert decided_on(table) == ["cap-1", "cap-3"]
    assert table.refused("red: take cap-2 > castello") == (
        "The second Cap of the Quarantia has already been decided on in this vote; choose another. (D22)"
    )
    table.play("red: take cap-1 > castello")
    assert table.turn == "blue"
    assert decided_on(table) == ["cap-3"]
    table.play("blue: take cap-3 > san-polo")
    assert table.turn == "chance"
    table.shows("""
                  | red   | blue  | gold
          palace  | 2     | 3     | 1
         castello | cap-1 | cap-2 |
         san-polo |       | cap-3 |
    """)


@pytest.mark.rule("D22", "D18")
def test_one_given_up_is_not_chosen_again_and_each_giving_up_moves_a_house() -> None:
    table = lay("""
                    | red   | blue  | gold
        > palace    | 3     | 2     |
          castello  | hh    | h     | cap-1
          dorsoduro | cap-2 | cap-3 |
    """)
    table.play("red: give-up cap-1\nred: move castello > san-polo")
    assert table.turn == "blue"
    assert decided_on(table) == ["cap-2", "cap-3"]
    table.play("blue: give-up cap-2\nblue: stay")
    assert table.turn == "red"
    assert decided_on(table) == ["cap-3"]
    table.play("red: give-up cap-3\nred: move castello > san-polo")
    assert table.turn == "chance"
    table.shows("""
                    | red   | blue  | gold
          palace    | 3     | 2     |
          castello  |       | h     |
          san-polo  | hh    |       |
    """)


@pytest.mark.rule("D22", "D17")
def test_the_last_native_is_given_up_by_itself_when_first_has_no_ring_for_it() -> None:
    # Red has one ring left and puts it on cap-1.
    table = lay("""
                    | red                        | blue  | gold
        > palace    | 3                          | 2     |
          castello  | reed fish book sword cross |       |
          dorsoduro |                            | cap-2 |
    """)
    table.play("red: take cap-1 > castello")
    assert table.play("blue: take cap-3 > castello")[1:] == [
        "Red has no ring left and must decline control of the second Cap of the Quarantia.",
        "The second Cap of the Quarantia becomes neutral.",
    ]
    assert table.turn == "chance"


@pytest.mark.rule("D22", "D19", "D26")
def test_in_the_quarantia_a_palace_may_be_built_where_the_house_arrived_and_before_the_next_decides() -> None:
    table = lay("""
                    | red   | blue  | gold
        > palace    | 3     | 2     |
          castello  | hh    | hhh   |
          dorsoduro | h     | h     |
    """)
    table.play("red: give-up cap-1\nred: move dorsoduro > castello")
    assert table.options() == ["build castello", "decline"]
    table.play("red: build castello\nblue: give-up cap-2\nblue: move dorsoduro > castello")
    assert table.play("blue: build castello") == ["Blue builds a palace in Castello for 4 houses."]
    assert table.turn == "red"


@pytest.mark.rule("D23")
@pytest.mark.parametrize(("number", "order"), [(0, ("blue", "gold")), (2, ("gold", "blue"))])
def test_several_seconds_move_a_house_each_between_the_two_decisions_of_first(
    number: int, order: tuple[str, str]
) -> None:
    table = lay(f"""
        round {number} | red | blue | gold
        > palace       | 3   | 2    | 2
          castello     |     | h    | h
          dorsoduro    |     | cap-1 cap-2 cap-3 |
    """)
    table.play("red: take cap-2 > castello")
    for colour in order:
        assert table.turn == colour
        assert table.options() == [
            "move castello > cannaregio",
            "move castello > dorsoduro",
            "move castello > san-marco",
            "move castello > san-polo",
            "move castello > santa-croce",
            "stay",
        ]  # one house, and no counsellor
        table.play(f"{colour}: move castello > san-marco")
    assert table.turn == "red"
    assert decided_on(table) == ["cap-1", "cap-3"]
    assert table.play("red: take cap-3 > castello")[-1] == "The first Cap of the Quarantia becomes neutral."
    assert table.turn == "chance"
    table.shows("""
                       | red         | blue | gold
          palace       | 3           | 2    | 2
          castello     | cap-2 cap-3 |      |
          san-marco    |             | h    | h
    """)


@pytest.mark.rule("D23")
def test_three_seconds_and_one_of_them_has_no_house_to_move() -> None:
    table = lay("""
                       | red | blue | gold | green
        > palace       | 3   | 2    | 2    | 2
          castello     |     | h    |      | h
    """)
    table.play("red: take cap-1 > castello")
    assert table.turn == "blue"
    table.play("blue: stay")
    assert table.turn == "green"
    table.play("green: move castello > san-polo")
    assert table.turn == "red"


@pytest.mark.rule("D23", "D28")
def test_tied_seconds_build_at_one_price_after_all_of_them_moved_and_before_first_decides_again() -> None:
    table = lay("""
                       | red | blue | gold
        > palace       | 3   | 2    | 2
          castello     |     | hh   | hhh
          dorsoduro    |     | h    | h
    """)
    table.play("red: take cap-1 > castello\nblue: move dorsoduro > castello")
    assert table.turn == "gold"
    table.play("gold: move dorsoduro > castello")
    assert table.play("blue: build castello\ngold: build castello") == [
        "Blue builds a palace in Castello for 3 houses.",
        "Gold builds a palace in Castello for 3 houses.",
    ]
    assert table.turn == "red"
    table.shows("""
                       | red   | blue | gold
          palace       | 3     | 2    | 2
          castello     | cap-1 | P    | h P
    """)


@pytest.mark.rule("D24")
def test_without_a_second_first_decides_on_two_and_the_third_becomes_neutral() -> None:
    table = lay("""
                       | red | blue              | gold
        > palace       | 3   | 0                 |
          dorsoduro    | h   | cap-1 cap-2 cap-3 |
    """)
    table.play("red: give-up cap-3\nred: move dorsoduro > castello")
    assert table.turn == "red"
    assert decided_on(table) == ["cap-1", "cap-2"]
    assert table.play("red: take cap-1 > castello")[-1] == "The second Cap of the Quarantia becomes neutral."
    assert table.turn == "chance"
    table.shows("""
                       | red     | blue | gold
          palace       | 3       | 0    |
          castello     | h cap-1 |      |
    """)


@pytest.mark.rule("D25")
@pytest.mark.parametrize(
    ("row", "order"),
    [
        ("2 | 2 |   |  ", ["red", "blue"]),
        ("2 | 2 | 1 | 1", ["red", "blue"]),
        ("1 | 2 | 2 | 2", ["blue", "gold", "green"]),
        ("2 | 2 | 2 | 2", ["red", "blue", "gold", "green"]),
    ],
)
def test_tied_for_first_all_natives_become_neutral_and_each_may_move_two_houses(row: str, order: list[str]) -> None:
    table = lay(f"""
                       | red   | blue  | gold  | green
        > palace       | {row}
          castello     | h     | h     | h     | h
          dorsoduro    | h     | h     | h     | h
          san-marco    |       |       | cap-1 | cap-3
    """)
    assert table.said[-2:] == [
        "The first Cap of the Quarantia becomes neutral.",
        "The third Cap of the Quarantia becomes neutral.",
    ]
    for colour in order:
        assert table.turn == colour
        table.play(f"{colour}: move castello > san-polo\n{colour}: move dorsoduro > santa-croce")
    assert table.turn == "chance"  # nobody is second
    assert table.position.to_json()["counsellors"] == {}
    for seat, colour in enumerate(["red", "blue", "gold", "green"]):
        moved = {"san-polo": 1, "santa-croce": 1} if colour in order else {"castello": 1, "dorsoduro": 1}
        assert table.position.to_json()["players"][seat]["houses"] == moved


@pytest.mark.rule("D25")
def test_the_second_move_is_independent_but_does_not_start_where_the_first_arrived() -> None:
    table = lay("""
                       | red   | blue  | gold
        > palace       | 2     | 2     |
          castello     | hh    |       |
          dorsoduro    | h     |       |
    """)
    assert table.options()[-1] == "stay"
    table.play("red: move castello > dorsoduro")
    assert table.turn == "red"
    assert table.options() == [
        "move castello > cannaregio",
        "move castello > dorsoduro",
        "move castello > san-marco",
        "move castello > san-polo",
        "move castello > santa-croce",
        "stay",
    ]
    assert table.refused("red: move dorsoduro > castello") == (
        "The second house may not leave Dorsoduro, where the first one arrived; choose another. (D25)"
    )
    # Into the district that the first left, or into the one that it entered: both are allowed.
    table.play("red: move castello > dorsoduro")
    table.shows("""
                       | red   | blue  | gold
          palace       | 2     | 2     |
          dorsoduro    | hhh   |       |
    """)


@pytest.mark.rule("D25")
def test_the_second_house_may_go_to_the_district_that_the_first_one_left() -> None:
    table = lay("""
                       | red   | blue  | gold
        > palace       | 2     | 2     |
          castello     | h     |       |
          dorsoduro    | h     |       |
    """)
    table.play("red: move castello > san-polo\nred: move dorsoduro > castello")
    table.shows("""
                       | red   | blue  | gold
          palace       | 2     | 2     |
          castello     | h     |       |
          san-polo     | h     |       |
    """)


@pytest.mark.rule("D25")
def test_the_only_house_moves_once_and_who_stays_moves_none() -> None:
    table = lay("""
                       | red   | blue  | gold
        > palace       | 2     | 2     | 2
          castello     | h     | hhh   |
    """)
    table.play("red: move castello > san-polo")
    assert table.turn == "blue"
    table.play("blue: stay")
    assert table.turn == "chance"  # Gold has no house at all
