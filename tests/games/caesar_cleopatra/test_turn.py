"""Active and passive turns (C8 to C16)."""

from __future__ import annotations

import pytest

from games.caesar_cleopatra.table import lay


@pytest.mark.rule("C8")
def test_cleopatra_begins_and_turns_alternate() -> None:
    table = lay("")
    assert table.turn == "Cleopatra"
    assert table.refused("Caesar: pass") == "It is Cleopatra’s turn to decide. (C8)"
    table.play("Cleopatra: pass\nCleopatra: done")
    assert table.turn == "Caesar"
    table.play("Caesar: pass\nCaesar: done")
    assert table.turn == "Cleopatra"


@pytest.mark.rule("C9")
def test_an_active_player_places_refills_to_five_and_turns_a_vote_card() -> None:
    table = lay("")
    table.play("Cleopatra: down 3 censors")
    assert table.options() == ["draw 1", "draw 2"]
    table.play("Cleopatra: draw 1\nchance: deal philosopher")
    assert table.hand("Cleopatra") == "1 2 4 5 P"
    assert table.turn == "chance"
    table.play("chance: turn orgy")
    assert table.turn == "Caesar"


@pytest.mark.rule("C10")
def test_one_card_face_down_or_two_face_up_at_one_or_two_groups() -> None:
    table = lay("")
    table.play("Cleopatra: up 3 censors")
    assert (
        table.refused("Cleopatra: down 2 censors")
        == "You placed the first card face up, so place the second face up, too. (C10)"
    )
    assert table.refused("Cleopatra: pass") == "You have already acted this turn and can no longer pass. (C16)"
    table.play("Cleopatra: up 2 censors")
    assert table.at("Cleopatra", "censors") == "2 3"
    assert table.options() == ["draw 1", "draw 2"]


@pytest.mark.rule("C10")
def test_a_lone_influence_card_is_always_laid_face_down() -> None:
    table = lay("Cleopatra hand: 3 spy spy veto veto")
    assert table.refused("Cleopatra: up 3 censors").endswith("or a single card face down. (C10)")
    table.play("Cleopatra: down 3 censors")
    assert table.at("Cleopatra", "censors") == "(3)"


FULL_BUT_ONE = """
              | senators    | quaestors   | praetors    | aediles     | censors
    Caesar    | 1 1         | 2 2 2       | 3 3 3       | 4 4 4       | 5 5 5
    Cleopatra | 1 1 1 1 1   | 2 2 2 2 2   | 3 3 3 3 3   | 4 4 4 4     | 5 5 5 5 P
"""


@pytest.mark.rule("C10", "C11")
def test_with_room_for_one_card_only_nothing_goes_face_up() -> None:
    table = lay(FULL_BUT_ONE + "Cleopatra hand: 1 2 spy veto veto")
    assert table.options() == ["pass", "down 1 aediles", "down 2 aediles", "spy"]
    assert table.refused("Cleopatra: up 1 aediles").endswith(
        "if there is room for both, or a single card face down. (C10)"
    )


@pytest.mark.rule("C11")
def test_five_of_one_player_and_eight_together_is_the_most_at_a_group() -> None:
    table = lay("""
                  | senators  | quaestors
        Caesar    | 1 2 3     | 1 1 1 1
        Cleopatra | 1 2 3 4 5 | 2 2 2 2
    """)
    assert (
        table.refused("Cleopatra: down 1 senators")
        == "You already have five cards at the Senators; choose another group. (C11)"
    )
    assert table.refused("Cleopatra: down 1 quaestors").startswith(
        "There is room for only eight cards at the Quaestors"
    )


@pytest.mark.rule("C11")
def test_a_group_whose_patricians_are_gone_takes_no_cards() -> None:
    table = lay("""
        Caesar won: aediles 2
        Cleopatra won: aediles 1
    """)
    assert (
        table.refused("Cleopatra: down 1 aediles")
        == "No patrician is left among the Aediles; choose another group. (C11)"
    )
    assert not [option for option in table.options() if "aediles" in option]


@pytest.mark.rule("C12")
def test_what_is_public_and_what_only_the_owner_sees() -> None:
    table = lay("""
                  | senators
        Caesar    | 3 (4) (5)
        Caesar hand: 1 2 2 spy veto
        Caesar pile 2: scout
    """)
    table.play("Cleopatra: pass\nCleopatra: done")
    own, other = table.seen_by("Caesar")["players"][0], table.seen_by("Cleopatra")["players"][0]
    assert own["down"] == {"senators": ["4", "5"]}
    assert own["hand"] == ["1", "2", "2", "spy", "veto"]
    assert other["up"] == {"senators": ["3"]}
    assert other["face_down"] == {"senators": 2}
    assert other["in_hand"] == {"influence": 3, "manipulation": 2}
    assert other["pile_sizes"] == [31, 1]
    assert "wrath" in other["discard"], "every discard may be inspected by both"
    assert not {"hand", "down", "pile_2"} & set(other)


@pytest.mark.rule("C12", "C14")
def test_others_see_from_which_pile_a_card_is_drawn_and_not_the_card() -> None:
    table = lay("")
    table.play("Cleopatra: down 1 senators\nCleopatra: draw 1\nchance: deal 4")
    assert "You draw a 4." in table.heard_by(1)
    assert table.heard_by(0) == table.heard_by(None)
    assert table.heard_by(0)[-1] == "Cleopatra draws from pile 1."


WINDOWS = """
              | senators
    Caesar    | 5
    Cleopatra hand: 1 2 3 assassination assassination
"""


@pytest.mark.rule("C13")
@pytest.mark.parametrize(
    "moment",
    [
        "",
        "Cleopatra: up 1 censors",
        "Cleopatra: up 1 censors\nCleopatra: up 2 censors",
        "Cleopatra: down 1 censors\nCleopatra: on\nCleopatra: draw 1\nchance: deal 4",
    ],
    ids=["before placing", "between the placed cards", "after placing", "after refilling"],
)
def test_a_manipulation_card_may_be_played_at_any_moment_before_the_vote_card(moment: str) -> None:
    table = lay(WINDOWS)
    table.play(moment)
    table.play("Cleopatra: assassination 5 senators")
    assert table.at("Caesar", "senators") == ""


@pytest.mark.rule("C13")
def test_one_manipulation_card_a_turn() -> None:
    table = lay("""
                  | senators
        Caesar    | 4 5
        Cleopatra hand: 1 2 3 assassination assassination
    """)
    table.play("Cleopatra: assassination 5 senators")
    refusal = table.refused("Cleopatra: assassination 4 senators")
    assert refusal == "You may play one manipulation card a turn, and you have already played it. (C13)"
    table.play("Cleopatra: down 1 censors")
    assert table.options() == ["draw 1", "draw 2"], "no window is left: straight to refilling"


@pytest.mark.rule("C13")
def test_a_card_played_after_refilling_is_replaced_at_once_by_one() -> None:
    table = lay(WINDOWS)
    table.play("Cleopatra: down 1 censors\nCleopatra: on\nCleopatra: draw 1\nchance: deal 4")
    table.play("Cleopatra: assassination 5 senators")
    assert table.hand("Cleopatra") == "2 3 4 assassination"
    table.play("Cleopatra: draw 2")
    assert len(table.hand("Cleopatra").split()) == 5
    assert table.turn == "chance"


@pytest.mark.rule("C13")
def test_the_player_is_asked_about_a_manipulation_card_even_when_none_can_be_played() -> None:
    table = lay("Cleopatra hand: 1 2 3 veto veto")
    table.play("Cleopatra: down 1 censors")
    assert table.options() == ["on"], "else the missing pause would tell that both are vetoes"


@pytest.mark.rule("C14")
def test_cards_are_drawn_one_by_one_and_seen_from_either_pile() -> None:
    table = lay("Cleopatra pile 2: veto spy")
    table.play("Cleopatra: up 1 censors\nCleopatra: up 2 censors\nCleopatra: draw 2")
    assert table.hand("Cleopatra") == "3 4 5 veto"
    assert table.options() == ["draw 1", "draw 2"]


@pytest.mark.rule("C14")
def test_with_one_pile_empty_the_other_is_drawn_without_asking() -> None:
    table = lay("""
        Cleopatra hand: 1 2 3
        Cleopatra pile 1:
        Cleopatra pile 2: veto spy scout
    """)
    table.play("Cleopatra: up 1 censors\nCleopatra: up 2 censors")
    assert table.hand("Cleopatra") == "3 spy scout veto"
    assert table.options() == ["on", "spy"], "nothing lies face down for the scout"


@pytest.mark.rule("C14")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    table = lay("""
        Cleopatra hand: 1 2 3
        Cleopatra pile 1:
        Cleopatra pile 2:
    """)
    assert table.play("Cleopatra: down 1 censors")[1:] == ["Cleopatra has nothing left to draw."]
    assert table.turn == "chance"


@pytest.mark.rule("C15")
def test_exceptional_votes_come_in_the_order_of_the_groups_before_the_vote_card() -> None:
    table = lay("""
                  | senators | quaestors
        Caesar    | 1 1 1 1  | 1 1 2 2
        Cleopatra | 2 2 2    | 2 2 2
        Cleopatra hand: 2 3 4 5 P
    """)
    table.play("Cleopatra: up 2 quaestors\nCleopatra: up 3 senators\nCleopatra: draw 1")
    said = table.play("chance: deal 1\nCleopatra: draw 1\nchance: deal 1")
    votes = [line for line in said if "exceptional" in line]
    assert [line.split()[4] + line.split()[5] for line in votes] == ["theSenators:", "theQuaestors:"]
    assert table.won("Cleopatra") == {"senators": 1, "quaestors": 1}
    assert table.turn == "chance"
    table.play("chance: turn senators")
    assert table.won("Cleopatra") == {"senators": 2, "quaestors": 1}, "the card may name the group once more"


@pytest.mark.rule("C15")
def test_a_group_filled_by_a_late_castling_votes_too_but_none_twice_in_a_turn() -> None:
    table = lay("""
                  | senators | quaestors
        Caesar    | 1 1 1 1  | 5 5 5 5
        Cleopatra | 2 2 2    | 1 1
        Cleopatra hand: 3 4 4 5 castling
    """)
    table.play("Cleopatra: up 4 quaestors\nCleopatra: up 4 quaestors\nCleopatra: on")
    table.play("Cleopatra: draw 1\nchance: deal 1\nCleopatra: draw 1\nchance: deal 1")
    assert table.asked("Cleopatra") == (
        "The exceptional vote at the Quaestors: play a manipulation card, or continue and count. (C22)"
    )
    table.play("Cleopatra: castling senators quaestors")
    for card, group in zip("1122244", ("quaestors",) * 3 + ("senators",) * 4, strict=True):
        table.play(f"Cleopatra: lay {card} {group}")
    said = table.play("Cleopatra: draw 1\nchance: deal 1")
    assert "Eight cards lie at the Senators: an exceptional vote." in said
    assert said.count("Eight cards lie at the Quaestors: an exceptional vote.") == 0
    assert table.won("Caesar") == {"quaestors": 1}
    assert table.won("Cleopatra") == {"senators": 1}


@pytest.mark.rule("C16")
def test_a_passive_player_discards_any_number_and_draws_as_many() -> None:
    table = lay("Cleopatra hand: 1 2 3 spy veto")
    table.play("Cleopatra: pass\nCleopatra: discard 1\nCleopatra: discard spy")
    assert table.hand("Cleopatra") == "1 2 3 spy veto", "still a plan"
    said = table.play("Cleopatra: done")
    assert said == ["Cleopatra discards a 1.", "Cleopatra discards a spy."]
    table.play("Cleopatra: draw 1\nchance: deal 5\nCleopatra: draw 1\nchance: deal 5")
    assert table.hand("Cleopatra") == "2 3 5 5 veto"
    assert table.turn == "Caesar", "and no vote card is turned"


@pytest.mark.rule("C16")
def test_a_plan_to_discard_may_be_begun_again_once_and_nobody_hears_of_it() -> None:
    table = lay("")
    table.play("Cleopatra: pass")
    before = table.seen_by("Caesar")
    table.play("Cleopatra: discard 1\nCleopatra: discard 2\nCleopatra: back")
    assert table.heard_by(0) == []
    assert table.seen_by("Caesar") == before
    table.play("Cleopatra: discard 5")
    assert "back" not in table.options()
    table.play("Cleopatra: done")
    assert table.discard("Cleopatra") == "5"


@pytest.mark.rule("C16")
def test_without_an_influence_card_a_player_can_only_be_passive() -> None:
    table = lay("""
                  | senators
        Caesar    | 5
        Cleopatra hand: assassination assassination spy veto veto
    """)
    assert table.options() == ["pass"]
    assert table.asked("Cleopatra") == "You can only pass. (C16)"
    refusal = table.refused("Cleopatra: assassination 5 senators")
    assert refusal == "Without an influence card in hand you can only pass. (C16)"


FULL = """
              | senators  | quaestors | praetors  | aediles   | censors
    Caesar    | 1 1 1     | 2 2 2     | 3 3 3     | 4 4 4     | 5 5 5 5
    Cleopatra | 1 1 1 1 1 | 2 2 2 2 2 | 3 3 3 3 3 | 4 4 4 4 4 | 5 5 5 5
"""


@pytest.mark.rule("C16")
def test_without_room_only_what_makes_room_lets_a_player_be_active() -> None:
    table = lay(FULL + "Cleopatra hand: 1 assassination spy castling wrath")
    assert table.options() == [
        "pass",
        "assassination 5 censors",
        "wrath senators",
        "wrath quaestors",
        "wrath praetors",
        "wrath aediles",
        "wrath censors",
    ]
    assert table.refused("Cleopatra: spy") == (
        "There is no room for your influence, and this card makes none; choose another. (C16)"
    )
    table.play("Cleopatra: assassination 5 censors")
    assert table.options() == ["down 1 censors"]


@pytest.mark.rule("C16", "C32")
def test_if_that_is_vetoed_placing_is_waived_and_the_turn_goes_on() -> None:
    table = lay(FULL + "Cleopatra hand: 1 1 assassination spy\nCaesar hand: 2 3 3 veto")
    said = table.play("Cleopatra: assassination 5 censors\nCaesar: veto\nCaesar: draw 1\nchance: deal 5")
    assert said[-1] == "Cleopatra has no room for influence and places none."
    assert table.asked("Cleopatra") == "Draw 2 cards, one by one, from pile 1 or pile 2. (C14)"
