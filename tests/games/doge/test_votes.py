"""The course of the votes: order, places, precedence (D11 to D15)."""

from __future__ import annotations

import pytest

from broglio.games.doge import GAME
from games.doge.board import Table, lay


def places(table: Table) -> list[str]:
    return [words.removesuffix(" in San Marco.") for words in table.said if " first" in words or "second" in words]


@pytest.mark.rule("D11")
def test_areas_vote_in_brown_order_and_a_blue_card_is_turned_after_each() -> None:
    table = lay("""
                      | red | blue | gold
          palace      |     |      |
        > san-polo    |     |      |
          castello    |     |      |
          cannaregio  |     |      |
          santa-croce |     |      |
          dorsoduro   |     |      |
          san-marco   |     |      |
    """)
    assert table.said[0] == "The vote in San Polo."
    for card, area in [
        ("san-marco", "Castello"),
        ("palace", "Cannaregio"),
        ("santa-croce", "Santa Croce"),
        ("dorsoduro", "Dorsoduro"),
    ]:
        assert table.play(f"chance: turn {card}")[1:] == [
            f"The vote in {area}.",
            f"Nobody has a vote in {area}: nothing happens.",
        ]


@pytest.mark.rule("D11", "D5")
def test_the_blue_order_becomes_the_next_brown_order_and_blue_is_shuffled_anew() -> None:
    table = lay("""
                      | red | blue | gold
          palace      |     |      |
        > san-polo    |     |      |
          castello    |     |      |
          cannaregio  |     |      |
          santa-croce |     |      |
          dorsoduro   |     |      |
          san-marco   |     |      |
    """)
    (first,) = table.position.to_json()["blue"]
    assert first == "cannaregio"
    table.play("chance: turn san-marco\nchance: turn palace\nchance: turn santa-croce\nchance: turn dorsoduro")
    assert table.position.to_json()["blue"] == ["cannaregio", "san-marco", "palace", "santa-croce", "dorsoduro"]

    # The sixth card lets the last area vote; then the seventh is no surprise and the round is over.
    assert table.play("chance: turn castello") == [
        "Next in the following round’s voting order: Castello.",
        "The vote in San Marco.",
        "Nobody has a vote in San Marco: nothing happens.",
        "Next in the following round’s voting order: San Polo.",
        "The round is over.",
    ]
    after = table.position.to_json()
    assert after["round"] == 1
    assert after["brown"] == [
        "cannaregio", "san-marco", "palace", "santa-croce", "dorsoduro", "castello", "san-polo",
    ]  # fmt: skip
    assert after["blue"] == []

    # So the next round's votes begin in Cannaregio.
    for area, marker in (("palace", 0), ("castello", 1), ("dorsoduro", 2), ("san-polo", 3)):
        assert table.turn == "red blue gold"
        table.play(f"red: {area} {marker}\nblue: {area} {marker}\ngold: {area} {marker}")
    assert table.said[-2] == "The vote in Cannaregio."
    assert len(table.position.chances()) == 7


@pytest.mark.rule("D11", "D5")
def test_each_blue_card_not_turned_yet_is_as_likely_as_the_others() -> None:
    table = lay("""
                      | red | blue | gold
          palace      |     |      |
          san-polo    |     |      |
        > castello    |     |      |
    """)
    assert table.position.to_json()["blue"] == ["cannaregio", "castello"]
    chances = table.position.chances()
    assert {GAME.notate(card): weight for card, weight in chances} == {
        "turn dorsoduro": 1,
        "turn san-marco": 1,
        "turn san-polo": 1,
        "turn santa-croce": 1,
        "turn palace": 1,
    }


@pytest.mark.rule("D13")
@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("3   |     |     |    ", ["Red is first"]),
        ("3   | 2   |     |    ", ["Red is first", "Blue is second"]),
        ("3   | 2   | 1   |    ", ["Red is first", "Blue is second"]),
        ("3   | 2   | 2   |    ", ["Red is first", "Blue is second", "Gold is second"]),
        ("3   | 2   | 2   | 1  ", ["Red is first", "Blue is second", "Gold is second"]),
        ("3   | 2   | 2   | 2  ", ["Red is first", "Blue is second", "Gold is second", "Green is second"]),
        ("1   | 2   | 2   | 3  ", ["Green is first", "Blue is second", "Gold is second"]),
        ("3   | 3   |     |    ", ["Red is tied for first", "Blue is tied for first"]),
        ("3   | 3   | 2   |    ", ["Red is tied for first", "Blue is tied for first"]),
        ("3   | 3   | 2   | 2  ", ["Red is tied for first", "Blue is tied for first"]),
        ("2   | 3   | 1-2 | 3  ", ["Blue is tied for first", "Gold is tied for first", "Green is tied for first"]),
        (
            "1   | 1   | 1   | 1  ",
            ["Red is tied for first", "Blue is tied for first", "Gold is tied for first", "Green is tied for first"],
        ),
    ],
)
def test_who_is_first_and_who_is_second(row: str, expected: list[str]) -> None:
    table = lay(f"""
                    | red | blue | gold | green
        > san-marco | {row}
    """)
    assert places(table) == expected


@pytest.mark.rule("D12", "D13")
@pytest.mark.parametrize(
    ("row", "expected"),
    [
        # a counsellor is one vote
        ("2     | 2 shell     |         ", ["Blue is first", "Red is second"]),
        ("2     | 1 shell     |         ", ["Red is tied for first", "Blue is tied for first"]),
        ("3     | shell cap-1 |         ", ["Red is first", "Blue is second"]),
        # who has no marker may have counsellors
        ("2     | shell cap-1 cap-2 |   ", ["Blue is first", "Red is second"]),
        (
            "shell | fish        | sword   ",
            ["Red is tied for first", "Blue is tied for first", "Gold is tied for first"],
        ),
        ("shell fish | sword  |         ", ["Red is first", "Blue is second"]),
        # a 0 is as if it had not been placed
        ("0     | 0           | 1       ", ["Gold is first"]),
        ("0 shell | 1         |         ", ["Red is tied for first", "Blue is tied for first"]),
        ("0-2   | 2           | 1       ", ["Red is tied for first", "Blue is tied for first"]),
        ("0-1 shell | 1       |         ", ["Red is first", "Blue is second"]),
        ("0     | shell       |         ", ["Blue is first"]),
    ],
)
def test_markers_and_counsellors_are_votes_and_a_0_does_no_harm(row: str, expected: list[str]) -> None:
    table = lay(f"""
                    | red | blue | gold
        > san-marco | {row}
    """)
    assert places(table) == expected


@pytest.mark.rule("D12")
def test_a_counsellor_votes_only_where_it_stands() -> None:
    table = lay("""
                    | red   | blue | gold
        > san-marco | 1     | 1    |
          castello  | sword |      |
    """)
    assert places(table) == ["Red is tied for first", "Blue is tied for first"]


@pytest.mark.rule("D14")
@pytest.mark.parametrize("markers", ["", "0"])
def test_where_nobody_has_a_vote_the_natives_keep_ring_and_place(markers: str) -> None:
    drawing = f"""
                    | red         | blue      | gold
        > palace    | {markers}   |           |
          san-marco |             | {markers} |
          castello  | book cap-1  | cap-2     |
          dorsoduro | hhhhh       |           |
    """
    table = lay(drawing)
    assert table.said[-1] == "Nobody has a vote at the Doge’s Palace: nothing happens."
    assert table.turn == "chance"  # the vote-order cards turn as usual
    assert table.play("chance: turn san-polo")[-1] == "Nobody has a vote in San Marco: nothing happens."
    assert table.turn == "chance"
    table.shows(drawing)


@pytest.mark.rule("D15")
@pytest.mark.parametrize(
    ("number", "order"),
    [(0, "red blue gold"), (1, "blue gold red"), (2, "gold red blue"), (3, "red blue gold"), (7, "blue gold red")],
)
def test_tied_players_decide_clockwise_from_a_seat_that_changes_with_the_round(number: int, order: str) -> None:
    table = lay(f"""
        round {number} | red   | blue | gold
        > san-marco    | hh 1  | hh 1 | hh 1
    """)
    turns = []
    for move in ("place 1", "build san-marco"):
        for _ in range(3):
            turns.append(table.turn)
            table.play(f"{table.turn}: {move}")
    assert " ".join(turns) == f"{order} {order}"


@pytest.mark.rule("D15")
@pytest.mark.parametrize(
    ("number", "order"), [(0, "blue gold"), (1, "blue gold"), (2, "gold blue"), (3, "blue gold"), (6, "gold blue")]
)
def test_with_four_players_precedence_has_four_turns_and_skips_who_is_not_tied(number: int, order: str) -> None:
    table = lay(f"""
        round {number} | red  | blue | gold | green
        > san-marco    | 1    | 3    | 3    | 2
    """)
    turns = []
    for _ in range(2):
        turns.append(table.turn)
        table.play(f"{table.turn}: place 0")
    assert " ".join(turns) == order
    assert table.turn == "chance"


@pytest.mark.rule("D15")
def test_each_decision_is_public_at_once() -> None:
    table = lay("""
                    | red   | blue | gold
        > san-marco | 1     | 1    |
    """)
    table.play("red: place 2")
    for eyes in ("blue", "gold", "a spectator"):
        table.shows(f"""
            seen by {eyes} | red   | blue | gold
            san-marco      | hh 1  | 1    |
        """)
    assert table.options() == ["place 0", "place 1", "place 2"]
