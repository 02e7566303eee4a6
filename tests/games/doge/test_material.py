"""What lies in the box (D1 to D5)."""

from __future__ import annotations

import pytest

from broglio.core.protocol import Malformed
from broglio.games.doge import GAME
from games.doge.board import lay, start

EMPTY = """
        | red | blue | gold
"""


@pytest.mark.rule("D1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_play(seats: int) -> None:
    assert len(start(seats).position.to_json()["players"]) == seats


@pytest.mark.rule("D1")
@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Malformed, match=f"Doge is for 3 or 4 players, not {seats}"):
        start(seats)


@pytest.mark.rule("D1", "D7")
def test_seven_cards_and_seven_markers_are_in_hand_at_the_start() -> None:
    table = lay(EMPTY)
    for seat in range(3):
        ballots = {GAME.notate(move) for move in table.position.moves(seat)}
        cards = {ballot.split()[0] for ballot in ballots}
        assert cards == {
            "cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce", "palace",
        }  # fmt: skip
        at_palace = {ballot.removeprefix("palace ") for ballot in ballots if ballot.startswith("palace")}
        assert at_palace == {
            "0", "1", "2", "3",
            "0 1", "0 2", "0 3", "1 1", "1 2", "1 3", "2 2", "2 3", "3 3",
            "0 1 1", "0 1 2", "0 1 3", "0 2 2", "0 2 3", "0 3 3", "1 1 2", "1 1 3", "1 2 2", "1 2 3", "1 3 3",
            "2 2 3", "2 3 3",
            "0 1 1 2", "0 1 1 3", "0 1 2 2", "0 1 2 3", "0 1 3 3", "0 2 2 3", "0 2 3 3", "1 1 2 2", "1 1 2 3",
            "1 1 3 3", "1 2 2 3", "1 2 3 3", "2 2 3 3",
        }  # fmt: skip
        assert len(ballots) == 7 * len(at_palace)


@pytest.mark.rule("D1")
@pytest.mark.parametrize("ballot", ["palace 0 0", "palace 1 1 1", "palace 2 2 2", "palace 3 3 3", "palace 4"])
def test_nobody_owns_other_markers_than_0_1_1_2_2_3_3(ballot: str) -> None:
    with pytest.raises(Malformed, match="one of the markers 0 1 1 2 2 3 3"):
        GAME.parse(ballot)


@pytest.mark.rule("D1", "D21")
def test_a_player_has_15_houses() -> None:
    table = lay("""
                      | red   | blue | gold
        > san-marco   | 1     |      |
          castello    | hhhhh |      |
          dorsoduro   | hhhhh |      |
          cannaregio  | hhh   |      |
    """)
    table.play("red: take book > palace\nred: place 2")
    assert table.said[-1] == "Red places 2 houses in San Marco."
    table = lay("""
                      | red     | blue | gold
        > san-marco   | hh 1    |      |
          castello    | hhhhh   |      |
          dorsoduro   | hhhhh   |      |
          cannaregio  | hhh     |      |
    """)
    assert table.play("red: take book > palace")[-1] == "Red has no house left to place."
    with pytest.raises(Malformed, match="a player has 15 in all, not 16"):
        lay("""
                       | red              | blue | gold
            san-marco  | h                |      |
            castello   | hhhhhhhhhhhhhhh  |      |
    """)


@pytest.mark.rule("D1", "D26")
def test_a_player_has_8_palaces() -> None:
    table = lay("""
                      | red     | blue | gold
        > san-marco   | hh 1    |      |
          castello    | PPPP    |      |
          dorsoduro   | PPP     |      |
    """)
    table.play("red: take book > palace\nred: place 1\nred: build san-marco")
    assert table.said[-1] == "Red builds a palace in San Marco for 3 houses."
    table = lay("""
                      | red     | blue | gold
        > san-marco   | hh 1    |      |
          castello    | PPPP    |      |
          dorsoduro   | PPPP    |      |
    """)
    table.play("red: take book > palace\nred: place 1")
    assert table.said[-1] == "Red has no palace left to build in San Marco."
    assert table.turn == "chance"


@pytest.mark.rule("D1", "D17")
def test_a_player_has_6_rings() -> None:
    table = lay("""
                      | red                            | blue | gold
        > san-marco   | 1                              |      |
          castello    | reed fish sword cross cap-1    |      |
    """)
    table.play("red: take book > castello")
    assert table.position.to_json()["counsellors"]["book"] == {"ring": 0, "stands": "castello"}
    with pytest.raises(Malformed, match="a player has 6 rings"):
        lay("""
                      | red                                       | blue | gold
          castello    | reed fish sword cross cap-1 cap-2 cap-3   |      |
    """)


@pytest.mark.rule("D2")
def test_the_doges_palace_holds_no_houses_and_no_palaces() -> None:
    for pieces in ("h", "P"):
        with pytest.raises(Malformed, match="'palace' is not known here"):
            lay(f"""
                       | red       | blue | gold
                palace | {pieces}  |      |
    """)
    for move in ("move castello > palace", "move palace > castello", "build palace"):
        with pytest.raises(Malformed, match="is not a district"):
            GAME.parse(move)


@pytest.mark.rule("D2")
def test_votes_markers_and_counsellors_go_to_all_seven_areas() -> None:
    drawing = """
                      | red     | blue | gold
          cannaregio  | 1       | 0    | cap-1
        > castello    | 2       |      |
          dorsoduro   | 3       |      |
          san-marco   | 1       |      |
          san-polo    | shell   | 3    |
          santa-croce | reed    | 2    |
          palace      | fish    |      | 2
    """
    table = lay(drawing)
    table.shows(drawing)
    voted = []
    while table.position.to_json()["round"] == 0:
        voted += [words for words in table.said if words.startswith("The vote ")]
        if table.turn == "chance":
            table.turn_card()
        else:
            table.play(f"{table.turn}: {table.options()[-1]}")
    assert voted == [
        "The vote in Castello.",
        "The vote in Dorsoduro.",
        "The vote in San Marco.",
        "The vote in San Polo.",
        "The vote in Santa Croce.",
        "The vote at the Doge’s Palace.",
    ]


@pytest.mark.rule("D3")
@pytest.mark.parametrize(("standing", "price"), [("", 3), ("P", 4), ("PP", 5), ("PPP", 6), ("PPPP", 7)])
def test_sites_are_filled_in_order_and_cost_3_4_5_6_7(standing: str, price: int) -> None:
    houses = "h" * (price - 2)
    table = lay(f"""
                    | red        | blue       | gold
        > san-marco | {houses} 1 | {standing} |
    """)
    table.play("red: take book > palace\nred: place 1")
    assert table.turn == "chance"  # one house short
    table = lay(f"""
                    | red        | blue       | gold
        > san-marco | {houses} 1 | {standing} |
    """)
    table.play("red: take book > palace\nred: place 2\nred: build san-marco")
    assert table.said[-1] == f"Red builds a palace in San Marco for {price} houses."
    table.shows(f"""
                    | red   | blue       | gold
          san-marco | P 1   | {standing} |
          palace    | book  |            |
    """)


@pytest.mark.rule("D3")
def test_a_district_has_no_sixth_site() -> None:
    table = lay("""
                    | red          | blue   | gold
        > san-marco | hhhhhhhh 1   | PPPPP  |
    """)
    table.play("red: take book > palace\nred: place 2")
    assert table.said[-1] == "Red places 2 houses in San Marco."
    assert table.turn == "chance"
    with pytest.raises(Malformed, match="6 palaces in san-marco, which has 5 sites"):
        lay("""
                      | red | blue   | gold
            san-marco | P   | PPPPP  |
    """)


@pytest.mark.rule("D4")
@pytest.mark.parametrize(
    ("area", "natives"),
    [
        ("cannaregio", ["reed"]),
        ("castello", ["shell"]),
        ("dorsoduro", ["fish"]),
        ("san-marco", ["book"]),
        ("san-polo", ["sword"]),
        ("santa-croce", ["cross"]),
        ("palace", ["cap-1", "cap-2", "cap-3"]),
    ],
)
def test_each_district_has_one_native_and_the_quarantia_three(area: str, natives: list[str]) -> None:
    table = lay(f"""
                 | red | blue | gold
        > {area} | 1   |      |
    """)
    given_up = [move.removeprefix("give-up ") for move in table.options() if move.startswith("give-up")]
    assert given_up == natives


@pytest.mark.rule("D4", "D12")
def test_at_the_start_all_counsellors_are_neutral_and_in_no_area() -> None:
    table = start(4)
    assert table.position.to_json()["counsellors"] == {}
    table = lay("""
                    | red | blue | gold
        > san-marco |     |      |
    """)
    assert table.said[-1] == "Nobody has a vote in San Marco: nothing happens."


@pytest.mark.rule("D5")
def test_brown_cards_are_dealt_face_up_and_blue_ones_stay_unseen() -> None:
    table = start(3)
    for number, area in enumerate(["san-polo", "palace", "castello", "cannaregio", "santa-croce"]):
        weights = table.position.chances()
        assert len(weights) == 7 - number
        assert {weight for _, weight in weights} == {1}
        assert table.play(f"chance: turn {area}") != []
    assert table.play("chance: turn dorsoduro") == [
        "Next in this round’s voting order: Dorsoduro.",
        "Next in this round’s voting order: San Marco.",  # the seventh card is no surprise
    ]
    for eyes in (0, 1, 2, None):
        seen = GAME.view_to_json(table.position.view(eyes))
        assert seen["brown"] == [
            "san-polo", "palace", "castello", "cannaregio", "santa-croce", "dorsoduro", "san-marco",
        ]  # fmt: skip
        assert seen["blue"] == []
    assert table.turn == "red blue gold"
