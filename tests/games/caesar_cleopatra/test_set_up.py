"""Material and set-up (C1 to C7)."""

from __future__ import annotations

import pytest

from broglio.core.protocol import CHANCE, Malformed, Position
from broglio.games.caesar_cleopatra import GAME
from broglio.games.caesar_cleopatra.rules.material import (
    CARD_NAMES,
    COPIES,
    GROUP_NAMES,
    PATRICIANS,
    VOTE_COPIES,
    VOTE_NAMES,
)
from games.caesar_cleopatra.table import Table

ORDER = ["veto", "spy", "scout", "castling", "wrath", *["assassination"] * 4, "veto", "spy", "scout"]


def arrange(table: Table, name: str, order: list[str]) -> None:
    for card in order:
        table.play(f"{name}: next {card}")


def placed() -> Table:
    """A game whose first turn begins."""
    table = Table(GAME.start(2))
    arrange(table, "Caesar", ORDER)
    arrange(table, "Cleopatra", ORDER[::-1])
    table.play("chance: mission senators\nchance: mission praetors")
    table.play("Caesar: array 1 2 3 4 5\nCleopatra: array 5 4 3 2 1")
    return table


@pytest.mark.rule("C1")
def test_two_players_caesar_and_cleopatra() -> None:
    assert GAME.seat_counts == (2,)
    with pytest.raises(Malformed, match="is for 2 players, not 3"):
        GAME.start(3)


@pytest.mark.rule("C2", "C3", "C5")
def test_what_lies_in_the_box() -> None:
    assert dict(zip(GROUP_NAMES, PATRICIANS, strict=True)) == {
        "senators": 5,
        "quaestors": 5,
        "praetors": 5,
        "aediles": 3,
        "censors": 3,
    }
    assert dict(zip(VOTE_NAMES, VOTE_COPIES, strict=True)) == dict.fromkeys(GROUP_NAMES, 1) | {
        "orgy": 2,
        "reshuffle": 1,
    }
    assert dict(zip(CARD_NAMES, COPIES, strict=True)) == dict.fromkeys("12345", 7) | {
        "philosopher": 2,
        "assassination": 4,
        "spy": 2,
        "castling": 2,
        "scout": 2,
        "wrath": 1,
        "veto": 2,
    }


@pytest.mark.rule("C6", "C7")
def test_both_arrange_their_piles_at_once_then_missions_are_dealt_then_both_place() -> None:
    table = Table(GAME.start(2))
    assert table.turn == "Caesar Cleopatra"
    arrange(table, "Caesar", ORDER)
    assert table.turn == "Cleopatra"
    assert table.refused("Caesar: next castling") == "You have already chosen; wait for the other player. (C7)"
    arrange(table, "Cleopatra", ORDER)
    assert table.turn == "chance"
    table.play("chance: mission senators\nchance: mission senators")
    assert table.turn == "Caesar Cleopatra"
    table.play("Cleopatra: array 5 4 3 2 1")
    assert table.turn == "Caesar"
    assert table.at("Cleopatra", "senators") == "", "nothing lies before both have chosen"
    table.play("Caesar: array 1 2 3 4 5")
    assert [table.at("Cleopatra", group) for group in GROUP_NAMES] == ["(5)", "(4)", "(3)", "(2)", "(1)"]
    assert table.hand("Caesar") == table.hand("Cleopatra") == "1 2 3 4 5"
    assert table.position.view(0).to_act == (1,)


@pytest.mark.rule("C6")
def test_the_thirteenth_card_follows_by_itself_and_no_card_comes_too_often() -> None:
    table = Table(GAME.start(2))
    table.play("Caesar: next wrath")
    assert (
        table.refused("Caesar: next wrath") == "You have no wrath left to put into the pile; choose another card. (C6)"
    )
    arrange(table, "Cleopatra", ORDER)
    assert table.json["players"][1]["pile_2"] == [*ORDER, "castling"]


@pytest.mark.rule("C6")
def test_pile_2_is_drawn_in_the_order_of_choice() -> None:
    table = placed()
    table.play("Cleopatra: up 1 senators\nCleopatra: up 2 senators\nCleopatra: draw 2\nCleopatra: draw 2")
    assert table.hand("Cleopatra") == "3 4 5 spy scout"


@pytest.mark.rule("C6")
def test_piles_hold_27_influence_and_13_manipulation_cards() -> None:
    seen = placed().seen_by("Caesar")
    assert seen["players"][1]["pile_sizes"] == [27, 13]
    assert seen["players"][0]["unseen"]["philosopher"] == 2, "a player counts what is left in the own piles"


@pytest.mark.rule("C6")
def test_table_option_shuffled_nobody_knows_the_order_and_chance_deals_it() -> None:
    table = Table(GAME.start(2, {"pile-2": "shuffled"}))
    table.play("chance: mission senators\nchance: mission praetors")
    table.play("Caesar: array 1 2 3 4 5\nCleopatra: array 5 4 3 2 1")
    table.play("Cleopatra: down 1 senators\nCleopatra: draw 2")
    assert table.turn == "chance"
    chances = {GAME.notate(move): weight for move, weight in table.position.chances()}
    assert chances == {
        "deal assassination": 4,
        "deal spy": 2,
        "deal castling": 2,
        "deal scout": 2,
        "deal wrath": 1,
        "deal veto": 2,
    }
    table.play("chance: deal wrath")
    assert table.hand("Cleopatra") == "2 3 4 5 wrath"
    assert table.heard_by(0) == []


@pytest.mark.rule("C4")
def test_missions_are_drawn_from_two_of_each_of_three_groups() -> None:
    position: Position = GAME.start(2, {"pile-2": "shuffled"})
    table = Table(position)
    assert [weight for _, weight in position.chances()] == [2, 2, 2]
    table.play("chance: mission quaestors")
    assert [(GAME.notate(move), weight) for move, weight in position.chances()] == [
        ("mission senators", 2),
        ("mission quaestors", 1),
        ("mission praetors", 2),
    ]
    assert position.to_act() == (CHANCE,)


@pytest.mark.rule("C4")
def test_a_mission_is_known_to_its_holder_only() -> None:
    table = Table(GAME.start(2, {"pile-2": "shuffled"}))
    table.play("chance: mission quaestors")
    assert table.heard_by(0) == [
        "Caesar draws a secret mission.",
        "Your secret mission: at least three of the Quaestors.",
    ]
    assert table.heard_by(1) == table.heard_by(None) == ["Caesar draws a secret mission."]
    assert table.seen_by("Caesar")["players"][0]["mission"] == "quaestors"
    for other in ("Cleopatra", "spectator"):
        assert table.seen_by(other)["players"][0]["mission"] == "dealt"


@pytest.mark.rule("C6")
def test_an_unfinished_order_may_be_begun_again_once() -> None:
    table = Table(GAME.start(2))
    assert table.refused("Caesar: back").endswith("(C12)")
    table.play("Caesar: next veto\nCaesar: next spy\nCaesar: back\nCaesar: next wrath")
    assert table.json["players"][0]["pile_2"] == ["wrath"]
    assert "you have already started it over once" in table.refused("Caesar: back")
