"""Control of counsellors (D16 to D18)."""

from __future__ import annotations

import pytest

from games.doge.board import lay

# Areas in the order of the page; a native may stand in all of them but its own.
EVERYWHERE = ["cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce", "palace"]


@pytest.mark.rule("D16")
def test_a_district_native_may_stand_in_any_area_but_its_own() -> None:
    # Cannaregio has voted, Castello is still to vote, in Dorsoduro stand others: all are allowed.
    table = lay("""
                     | red | blue        | gold
          cannaregio |     |             |
        > san-marco  | 1   |             |
          castello   |     |             |
          dorsoduro  |     | sword cap-1 |
    """)
    others = [area for area in EVERYWHERE if area != "san-marco"]
    assert table.options() == [f"take book > {area}" for area in others] + ["give-up book"]
    assert (
        table.refused("red: take book > san-marco")
        == "The Book of San Marco may go anywhere but home; choose another area. (D16)"
    )


@pytest.mark.rule("D16", "D22")
def test_a_native_of_the_quarantia_may_stand_in_any_district_but_not_in_the_doges_palace() -> None:
    table = lay("""
                     | red | blue | gold
        > palace     | 1   |      |
    """)
    districts = [area for area in EVERYWHERE if area != "palace"]
    assert table.options() == [
        move
        for cap in ("cap-1", "cap-2", "cap-3")
        for move in [*[f"take {cap} > {district}" for district in districts], f"give-up {cap}"]
    ]
    assert table.refused("red: take cap-2 > palace").endswith("(D16)")


@pytest.mark.rule("D16")
def test_the_former_owner_gets_the_ring_back() -> None:
    # Blue has all six rings out; when Red takes the Book, Blue has one again.
    table = lay("""
                     | red | blue                           | gold
        > san-marco  | 1   |                                |
          castello   |     | 3                              |
          palace     |     | book reed fish sword cross     |
          dorsoduro  |     | cap-1                          |
    """)
    assert table.play("red: take book > castello") == ["Red takes control of the Book of San Marco, now in Castello."]
    table.play("red: place 0")
    table.shows("""
                     | red    | blue                     | gold
          san-marco  | 1      |                          |
          castello   | book   | 3                        |
          palace     |        | reed fish sword cross    |
          dorsoduro  |        | cap-1                    |
    """)
    table.turn_card()
    assert table.said[-2:] == ["Blue is first in Castello.", "Red is second in Castello."]
    assert "take shell > palace" in table.options()


@pytest.mark.rule("D16")
def test_it_may_stay_where_it_stands() -> None:
    table = lay("""
                     | red | blue | gold
        > san-marco  | 1   |      |
          castello   |     |      | book
    """)
    table.play("red: take book > castello\nred: place 0")
    table.shows("""
                     | red  | blue | gold
          san-marco  | 1    |      |
          castello   | book |      |
    """)


@pytest.mark.rule("D16")
def test_it_stays_over_votes_and_rounds_until_its_native_area_votes_again() -> None:
    table = lay("""
                     | red  | blue | gold
        > san-marco  | 1    |      |
    """)
    table.play("red: take book > cannaregio\nred: place 0")  # Cannaregio has voted this round
    assert table.finish_round()[-1] == "The round is over."
    table.shows("""
                     | red  | blue | gold
          cannaregio | book |      |
    """)
    # Next round it gives Red a vote there, and stays, for it is not Cannaregio's own.
    table = lay("""
        round 1      | red  | blue | gold
        > cannaregio | book |      |
          san-marco  |      | 1    |
    """)
    assert table.said[-1] == "Red is first in Cannaregio."
    table.play("red: take reed > palace\nred: place 0")
    table.shows("""
                     | red  | blue | gold
          cannaregio | book |      |
          san-marco  |      | 1    |
          palace     | reed |      |
    """)
    table.turn_card()
    assert table.turn == "blue"
    table.play("blue: give-up book\nblue: place 0")
    table.shows("""
                     | red  | blue | gold
          san-marco  |      | 1    |
          palace     | reed |      |
    """)


@pytest.mark.rule("D17")
def test_without_a_ring_control_is_given_up_by_itself() -> None:
    table = lay("""
                     | red                                | blue | gold
        > san-marco  | 1                                  |      |
          castello   | reed fish sword cross cap-1 cap-2  |      | book
    """)
    assert table.said[-2:] == [
        "Red has no ring left and must decline control of the Book of San Marco.",
        "The Book of San Marco becomes neutral.",
    ]
    assert table.options() == ["place 0", "place 1", "place 2"]  # there is no house to move
    table.shows("""
                     | red                                | blue | gold
          san-marco  | 1                                  |      |
          castello   | reed fish sword cross cap-1 cap-2  |      |
    """)


@pytest.mark.rule("D17", "D18")
def test_who_is_forced_may_move_a_house_as_well() -> None:
    table = lay("""
                     | red                                | blue | gold
        > san-marco  | 1                                  |      |
          castello   | reed fish sword cross cap-1 cap-2  |      |
          dorsoduro  | h                                  |      |
    """)
    assert table.options() == ["move dorsoduro > san-marco", "stay"]


@pytest.mark.rule("D17")
def test_the_own_ring_on_the_counsellor_is_enough_to_take_it_again() -> None:
    table = lay("""
                     | red                                | blue | gold
        > san-marco  | 1                                  |      |
          castello   | reed fish sword cross cap-1 book   |      |
    """)
    assert "take book > palace" in table.options()
    table.play("red: take book > palace\nred: place 0")
    table.shows("""
                     | red                                | blue | gold
          san-marco  | 1                                  |      |
          castello   | reed fish sword cross cap-1        |      |
          palace     | book                               |      |
    """)


@pytest.mark.rule("D17", "D22")
def test_in_the_quarantia_only_the_native_with_the_own_ring_can_be_taken_without_another() -> None:
    table = lay("""
                     | red                                | blue  | gold
        > palace     | 1                                  |       |
          castello   | reed fish sword cross cap-2 book   | cap-1 |
    """)
    taken = {move.split()[1] for move in table.options() if move.startswith("take")}
    assert taken == {"cap-2"}
    assert [move for move in table.options() if move.startswith("give-up")] == [
        "give-up cap-1",
        "give-up cap-2",
        "give-up cap-3",
    ]
    assert table.refused("red: take cap-1 > castello") == (
        "You have no ring left for the first Cap of the Quarantia; you can only decline control. (D17)"
    )
    # A ring that came back can be used at once.
    table.play("red: give-up cap-2")
    assert {move.split()[1] for move in table.options() if move.startswith("take")} == {"cap-1", "cap-3"}


@pytest.mark.rule("D17", "D24")
def test_without_any_ring_a_player_still_chooses_which_native_to_give_up() -> None:
    table = lay("""
                     | red                                | blue  | gold
        > palace     | 1                                  |       |
          dorsoduro  | shell reed sword cross book        | cap-1 |
          san-marco  | fish                               |       |
    """)
    assert table.options() == ["give-up cap-1", "give-up cap-2", "give-up cap-3"]


@pytest.mark.rule("D18")
def test_a_counsellor_given_up_becomes_neutral_whoever_owned_it() -> None:
    table = lay("""
                     | red | blue | gold
        > san-marco  | 1   |      |
          castello   | hh  |      | book
    """)
    assert table.play("red: give-up book") == [
        "Red declines control of the Book of San Marco.",
        "The Book of San Marco becomes neutral.",
    ]
    table.shows("""
                     | red | blue | gold
          san-marco  | 1   |      |
          castello   | hh  |      |
    """)


@pytest.mark.rule("D18")
def test_in_a_district_vote_a_house_moves_only_out_of_the_voting_district_or_into_it() -> None:
    table = lay("""
                     | red   | blue | gold
        > san-marco  | h 1   |      |
          castello   | hh    | h    |
          dorsoduro  | h     |      |
          san-polo   |       | hhh  |
    """)
    table.play("red: give-up book")
    assert table.options() == [
        "move castello > san-marco",
        "move dorsoduro > san-marco",
        "move san-marco > cannaregio",
        "move san-marco > castello",
        "move san-marco > dorsoduro",
        "move san-marco > san-polo",
        "move san-marco > santa-croce",
        "stay",
    ]
    assert table.refused("red: move castello > dorsoduro") == (
        "In this vote a house moves only out of San Marco or into it. (D18)"
    )
    assert (
        table.refused("red: move san-polo > san-marco")
        == "You have no house in San Polo; choose another district. (D18)"
    )
    assert table.play("red: move castello > san-marco") == ["Red moves a house from Castello to San Marco."]
    table.shows("""
                     | red   | blue | gold
          san-marco  | hh 1  |      |
          castello   | h     | h    |
          dorsoduro  | h     |      |
          san-polo   |       | hhh  |
    """)


@pytest.mark.rule("D18", "D22")
def test_in_the_quarantia_a_house_moves_from_any_district_to_any_other() -> None:
    table = lay("""
                     | red   | blue | gold
        > palace     | 1     |      |
          castello   | h     | h    |
          dorsoduro  | h     |      |
    """)
    table.play("red: give-up cap-1")
    assert table.options() == [
        "move castello > cannaregio",
        "move castello > dorsoduro",
        "move castello > san-marco",
        "move castello > san-polo",
        "move castello > santa-croce",
        "move dorsoduro > cannaregio",
        "move dorsoduro > castello",
        "move dorsoduro > san-marco",
        "move dorsoduro > san-polo",
        "move dorsoduro > santa-croce",
        "stay",
    ]


@pytest.mark.rule("D18")
def test_the_house_move_is_optional_and_one_house_only() -> None:
    drawing = """
                     | red   | blue | gold
        > san-marco  | h 1   |      |
          castello   | hhh   |      |
    """
    table = lay(drawing)
    assert table.play("red: give-up book\nred: stay")[-1] == "Red moves no house."
    table.shows(drawing)
    assert table.options() == ["place 0", "place 1", "place 2"]
    table = lay(drawing)
    table.play("red: give-up book\nred: move castello > san-marco")
    assert table.options() == ["place 0", "place 1", "place 2"]


@pytest.mark.rule("D18")
def test_who_has_no_house_on_the_map_is_not_asked_to_move_one() -> None:
    table = lay("""
                     | red | blue | gold
        > san-marco  | 1   | hhh  |
    """)
    table.play("red: give-up book")
    assert table.options() == ["place 0", "place 1", "place 2"]


@pytest.mark.rule("D18")
def test_who_takes_control_moves_no_house() -> None:
    table = lay("""
                     | red   | blue | gold
        > san-marco  | h 1   |      |
    """)
    table.play("red: take book > castello")
    assert table.options() == ["place 0", "place 1", "place 2"]
