"""Manipulation cards and vetoes (C27 to C33)."""

from __future__ import annotations

import pytest

from games.caesar_cleopatra.table import Table, lay

FORUM = """
              | senators  | quaestors | censors
    Caesar    | 5 P (4)   | (1) (2)   |
    Cleopatra | 1 (2)     | (3) 3     |
    Cleopatra hand: (hand)
"""


def forum(hand: str, more: str = "") -> Table:
    return lay(FORUM.replace("(hand)", hand) + more)


@pytest.mark.rule("C27")
def test_an_assassination_discards_one_face_up_card_of_the_opponent_philosophers_too() -> None:
    table = forum("1 2 3 4 assassination")
    targets = [option for option in table.options() if option.startswith("assassination")]
    assert targets == ["assassination 5 senators", "assassination philosopher senators"]
    assert table.refused("Cleopatra: assassination 4 senators").endswith(
        "there is no such target; choose another. (C27)"
    )
    table.play("Cleopatra: assassination philosopher senators")
    assert table.at("Caesar", "senators") == "5 (4)"
    assert table.discard("Caesar") == "P"
    assert table.discard("Cleopatra") == "assassination"


@pytest.mark.rule("C28")
def test_a_spy_sees_the_hand_chooses_a_card_and_the_opponent_draws_one() -> None:
    table = forum("1 2 3 4 spy", "Caesar hand: 1 5 5 P")
    table.play("Cleopatra: spy")
    assert "Caesar holds 1, 5, 5, philosopher." in table.heard_by(1)
    assert not [line for line in table.heard_by(0) + table.heard_by(None) if "holds" in line]
    assert table.options() == ["take 1", "take 5", "take philosopher"]
    assert table.refused("Cleopatra: take 2") == "There is no 2 in that hand; choose another card. (C28)"
    assert table.refused("Cleopatra: down 1 censors").endswith("(C28)")
    table.play("Cleopatra: take philosopher")
    assert table.discard("Caesar") == "P"
    assert table.asked("Caesar") == "Draw a card from pile 1 or pile 2. (C14)"
    table.play("Caesar: draw 1\nchance: deal 2")
    assert table.hand("Caesar") == "1 2 5 5"
    assert table.turn == "Cleopatra"


@pytest.mark.rule("C28")
def test_a_spy_on_the_last_card() -> None:
    table = forum("1 2 3 4 spy", "Caesar hand: 1\nCaesar pile 1: 2\nCaesar pile 2:")
    table.play("Cleopatra: spy\nCleopatra: take 1\nchance: deal 2")
    assert table.hand("Caesar") == "2"


@pytest.mark.rule("C28")
def test_a_spy_needs_a_hand_that_is_not_empty() -> None:
    table = forum("1 2 3 4 spy", "Caesar hand: \nCaesar pile 1: 2\nCaesar pile 2:")
    assert table.refused("Cleopatra: spy") == "“spy”: there is no such target; choose another. (C28)"


@pytest.mark.rule("C29")
def test_castling_lays_all_own_cards_of_two_groups_out_again_face_down() -> None:
    table = forum("1 2 3 4 castling")
    table.play("Cleopatra: castling senators quaestors")
    assert table.at("Cleopatra", "senators") == table.at("Cleopatra", "quaestors") == ""
    assert (
        table.asked("Cleopatra")
        == "4 cards of the castling are still to be placed; where does the next one, a 1, go? (C29)"
    )
    table.play("Cleopatra: lay 1 quaestors\nCleopatra: lay 2 senators\nCleopatra: lay 3 senators")
    assert (
        table.refused("Cleopatra: lay 3 censors")
        == "This castling does not involve the Censors; choose one of its two groups. (C29)"
    )
    said = table.play("Cleopatra: lay 3 quaestors")
    assert said[-2:] == [
        "Cleopatra has 2 cards face down at the Senators after castling.",
        "Cleopatra has 2 cards face down at the Quaestors after castling.",
    ]
    assert table.at("Cleopatra", "senators") == "(2) (3)"
    assert table.at("Cleopatra", "quaestors") == "(1) (3)"


@pytest.mark.rule("C29", "C12")
def test_while_a_castling_is_laid_out_nobody_else_sees_anything() -> None:
    table = forum("1 2 3 4 castling")
    table.play("Cleopatra: castling senators quaestors")
    before = table.seen_by("Caesar"), table.seen_by("spectator")
    for step in ("lay 1 quaestors", "lay 2 senators", "back", "lay 1 senators", "lay 2 quaestors"):
        table.play(f"Cleopatra: {step}")
        assert table.heard_by(0) == table.heard_by(None) == []
        assert (table.seen_by("Caesar"), table.seen_by("spectator")) == before
    assert "back" not in table.options(), "a choice is begun again once"


@pytest.mark.rule("C29")
def test_all_castled_cards_may_go_to_one_group_and_to_one_without_cards() -> None:
    table = forum("1 2 3 4 castling")
    table.play("Cleopatra: castling senators censors\nCleopatra: lay 1 censors\nCleopatra: lay 2 censors")
    assert (table.at("Cleopatra", "senators"), table.at("Cleopatra", "censors")) == ("", "(1) (2)")


@pytest.mark.rule("C29", "C11")
def test_castling_keeps_the_limits() -> None:
    table = lay("""
                  | senators  | quaestors
        Caesar    | 5 5 5 5   |
        Cleopatra | 1 1 1 1   | 2 2 2 2
        Cleopatra hand: 3 3 3 3 castling
    """)
    table.play("Cleopatra: castling senators quaestors")
    table.play("\n".join(["Cleopatra: lay 1 quaestors"] * 4 + ["Cleopatra: lay 2 quaestors"]))
    assert table.options() == ["lay 2 senators", "back"]
    assert table.refused("Cleopatra: lay 2 quaestors").endswith("(C11)")
    table.play("\n".join(["Cleopatra: lay 2 senators"] * 3))
    assert table.at("Cleopatra", "senators") == "(2) (2) (2)"


@pytest.mark.rule("C29")
def test_castling_needs_two_groups_with_patricians_and_an_own_card() -> None:
    table = forum("1 2 3 4 castling", "Caesar won: aediles 3")
    castlings = [option for option in table.options() if option.startswith("castling")]
    assert castlings == [
        "castling senators quaestors",
        "castling senators praetors",
        "castling senators censors",
        "castling quaestors praetors",
        "castling quaestors censors",
    ]


@pytest.mark.rule("C30")
def test_a_scout_turns_up_all_face_down_enemy_cards_at_one_group_for_good() -> None:
    table = forum("1 2 3 4 scout")
    assert (
        table.refused("Cleopatra: scout censors") == "“scout censors”: there is no such target; choose another. (C30)"
    )
    said = table.play("Cleopatra: scout quaestors")
    assert said[-1] == "Caesar turns up 1, 2 at the Quaestors."
    assert table.at("Caesar", "quaestors") == "1 2"
    assert table.at("Cleopatra", "quaestors") == "3 (3)", "only the opponent's"


@pytest.mark.rule("C31")
def test_the_wrath_of_the_gods_discards_all_cards_at_one_group() -> None:
    table = forum("1 2 3 4 wrath")
    assert (
        table.refused("Cleopatra: wrath censors") == "“wrath censors”: there is no such target; choose another. (C31)"
    )
    table.play("Cleopatra: wrath senators")
    assert table.at("Caesar", "senators") == table.at("Cleopatra", "senators") == ""
    assert (table.discard("Caesar"), table.discard("Cleopatra")) == ("4 5 P", "1 2 wrath")


@pytest.mark.rule("C32")
@pytest.mark.parametrize(
    "move", ["assassination 5 senators", "spy", "castling senators censors", "scout senators", "wrath senators"]
)
def test_a_veto_undoes_any_manipulation_card_and_its_player_draws_one(move: str) -> None:
    card = move.split()[0]
    table = forum(f"1 2 3 4 {card}", "Caesar hand: 3 3 3 veto\nCaesar pile 2: spy")
    table.play(f"Cleopatra: {move}")
    assert table.turn == "Caesar"
    table.play("Caesar: veto")
    assert (table.at("Caesar", "senators"), table.at("Cleopatra", "senators")) == ("5 P (4)", "1 (2)")
    assert card in table.discard("Cleopatra").split()
    assert "veto" in table.discard("Caesar").split()
    table.play("Caesar: draw 2")
    assert table.hand("Caesar") == "3 3 3 spy"
    assert table.turn == "Cleopatra"
    assert table.json["played"] is True, "the vetoed card still counts as the turn's one"
    assert table.asked("Cleopatra") == "Place one card face down or two face up. (C10)"


@pytest.mark.rule("C32")
def test_a_veto_is_played_at_no_other_time_and_is_not_vetoed() -> None:
    table = forum("1 2 3 veto scout", "Caesar hand: 3 3 3 veto")
    assert table.refused("Cleopatra: veto").startswith("You can play a veto only when your opponent plays")
    table.play("Cleopatra: scout senators\nCaesar: veto")
    assert table.asked("Caesar") == "Draw a card from pile 1 or pile 2. (C14)", "Cleopatra is not asked about her veto"


@pytest.mark.rule("C32", "C13")
def test_a_late_card_that_is_vetoed_is_replaced_after_the_vetoes_own_draw() -> None:
    table = forum("1 2 3 4 scout", "Caesar hand: 3 3 3 veto")
    table.play("Cleopatra: down 1 censors\nCleopatra: on\nCleopatra: draw 1\nchance: deal 5")
    table.play("Cleopatra: scout senators\nCaesar: veto")
    assert table.turn == "Caesar"
    table.play("Caesar: draw 1\nchance: deal 5")
    assert table.asked("Cleopatra") == "Draw a card from pile 1 or pile 2. (C14)"


@pytest.mark.rule("C32")
def test_a_veto_does_not_use_up_its_players_own_manipulation() -> None:
    table = forum("1 2 3 4 scout", "Caesar hand: 3 3 3 veto spy")
    table.play("Cleopatra: scout senators\nCaesar: veto\nCaesar: draw 1\nchance: deal 5")
    table.play("Cleopatra: down 1 censors\nCleopatra: draw 1\nchance: deal 5\nCleopatra: draw 1\nchance: deal 5")
    table.play("chance: turn orgy")
    assert "spy" in table.options()


@pytest.mark.rule("C33")
def test_a_player_with_manipulation_cards_is_asked_whether_or_not_there_is_a_veto() -> None:
    table = forum("1 2 3 4 scout", "Caesar hand: 3 3 3 spy")
    table.play("Cleopatra: scout senators")
    assert table.options() == ["allow"]
    assert table.asked("Caesar") == "A scout is about to turn up your cards at the Senators. Veto? (C33)"
    assert table.refused("Caesar: veto") == "You don’t have a veto, or not enough of them. (C32)"
    assert table.refused("Caesar: pass").endswith("(C33)")
    table.play("Caesar: allow")
    assert table.at("Caesar", "senators") == "4 5 P"


@pytest.mark.rule("C33")
def test_nobody_is_asked_without_a_manipulation_card_or_with_both_vetoes_discarded() -> None:
    table = forum("1 2 3 4 scout", "Caesar hand: 3 3 3")
    table.play("Cleopatra: scout senators")
    assert table.turn == "Cleopatra"
    table = forum("1 2 3 4 scout", "Caesar hand: 3 3 3 spy\nCaesar discard: veto veto")
    table.play("Cleopatra: scout senators")
    assert table.turn == "Cleopatra"


@pytest.mark.rule("C33")
def test_to_cleopatra_a_hand_with_a_veto_looks_like_one_without() -> None:
    tables = [
        forum("1 2 3 4 scout", f"Caesar hand: 3 3 3 {card}\nCaesar pile 2: {rest}")
        for card, rest in (
            ("veto", "spy"),
            ("spy", "veto"),
        )
    ]
    for table in tables:
        table.play("Cleopatra: scout senators")
    seen = [table.seen_by("Cleopatra") for table in tables]
    assert seen[0] == seen[1]
    assert tables[0].heard_by(1) == tables[1].heard_by(1)
