"""Votes, philosophers and orgies (C17 to C26)."""

from __future__ import annotations

from pathlib import Path

import pytest

from broglio.core.match import record
from broglio.core.protocol import Malformed
from games.caesar_cleopatra.table import Table, lay


def vote(group: str, caesar: str, cleopatra: str, more: str = "") -> Table:
    """A vote at one group, by the vote card."""
    table = lay(f"""
                  | {group}
        Caesar    | {caesar}
        Cleopatra | {cleopatra}
        phase: vote
        {more}
    """)
    table.play(f"chance: turn {group}")
    return table


@pytest.mark.rule("C17", "C19", "C20")
def test_example_of_the_aediles() -> None:
    """Caesar 3+4, Cleopatra 2+3+3: Cleopatra wins 8 to 7, discards a 3; Caesar discards the 3."""
    table = vote("aediles", "(3) 4", "2 (3) (3)")
    assert table.won("Cleopatra") == {"aediles": 1}
    assert table.discard("Cleopatra") == "3"
    assert table.discard("Caesar") == "3"
    assert (table.at("Caesar", "aediles"), table.at("Cleopatra", "aediles")) == ("4", "2 3"), "the rest stays, face up"


@pytest.mark.rule("C20", "C23", "C24")
def test_example_of_the_censors() -> None:
    """Cleopatra 4+5, Caesar 3 and a philosopher: Caesar wins; he discards both, she the 5."""
    table = vote("censors", "(3) (P)", "(4) (5)")
    assert table.won("Caesar") == {"censors": 1}
    assert table.discard("Caesar") == "3 P"
    assert table.discard("Cleopatra") == "5"
    assert (table.at("Caesar", "censors"), table.at("Cleopatra", "censors")) == ("", "4")


@pytest.mark.rule("C18")
@pytest.mark.parametrize(("caesar", "cleopatra"), [("5", "2 3"), ("", ""), ("P", "P"), ("3 P", "3")])
def test_equal_totals_nothing_happens_and_all_cards_stay(caesar: str, cleopatra: str) -> None:
    table = vote("praetors", caesar, cleopatra)
    assert table.won("Caesar") == table.won("Cleopatra") == {}
    assert (table.at("Caesar", "praetors"), table.at("Cleopatra", "praetors")) == (caesar, cleopatra)
    assert table.discard("Caesar") == table.discard("Cleopatra") == ""


@pytest.mark.rule("C17")
def test_all_cards_are_turned_up_and_stay_so_even_in_a_tie() -> None:
    table = vote("praetors", "(5)", "(2) (3)")
    assert (table.at("Caesar", "praetors"), table.at("Cleopatra", "praetors")) == ("5", "2 3")


@pytest.mark.rule("C20")
def test_a_side_without_a_numbered_card_discards_none() -> None:
    table = vote("praetors", "", "2 3")
    assert table.won("Cleopatra") == {"praetors": 1}
    assert (table.discard("Caesar"), table.discard("Cleopatra")) == ("", "3")


TOTALS = {"lower": ("1", "4"), "equal": ("4", "4"), "higher": ("5", "4")}


@pytest.mark.rule("C19", "C23", "C24")
@pytest.mark.parametrize("total", TOTALS)
@pytest.mark.parametrize("hers", [0, 1, 2])
@pytest.mark.parametrize("his", [0, 1, 2])
def test_philosophers_of_both_sides_with_every_kind_of_total(his: int, hers: int, total: str) -> None:
    own, other = TOTALS[total]
    table = vote("praetors", own + " P" * his, other + " P" * hers)
    if total == "equal":
        assert table.won("Caesar") == table.won("Cleopatra") == {}
        assert table.at("Caesar", "praetors") == " ".join([own, *["P"] * his]), "a tie: they stay"
        return
    higher, lower = ("Caesar", "Cleopatra") if total == "higher" else ("Cleopatra", "Caesar")
    winner = higher if his == hers else lower
    assert table.won(winner) == {"praetors": 1}
    assert table.at("Caesar", "praetors") == table.at("Cleopatra", "praetors") == "", "all philosophers go as well"
    assert table.discard("Caesar").count("P") == his
    assert table.discard("Cleopatra").count("P") == hers


@pytest.mark.rule("C25", "C18")
def test_a_philosopher_alone_against_no_card_is_a_tie() -> None:
    table = vote("senators", "(P)", "")
    assert table.won("Caesar") == {}
    assert table.at("Caesar", "senators") == "P"


@pytest.mark.rule("C25", "C23")
def test_a_philosopher_alone_against_numbered_cards_wins() -> None:
    table = vote("senators", "P", "1 2")
    assert table.won("Caesar") == {"senators": 1}
    assert (table.discard("Caesar"), table.discard("Cleopatra")) == ("P", "2")


@pytest.mark.rule("C23")
def test_a_side_without_cards_wins_against_numbers_with_a_philosopher() -> None:
    table = vote("senators", "", "5 P")
    assert table.won("Caesar") == {"senators": 1}
    assert table.discard("Cleopatra") == "5 P"


@pytest.mark.rule("C21")
def test_with_the_last_patrician_all_influence_cards_there_are_discarded() -> None:
    table = vote("aediles", "1 2 3", "4 5 5", "Caesar won: aediles 2")
    assert table.won("Cleopatra") == {"aediles": 1}
    assert (table.discard("Caesar"), table.discard("Cleopatra")) == ("1 2 3", "4 5 5")
    assert table.json["votes"] == {"discard": ["aediles"], "removed": []}


@pytest.mark.rule("C21")
def test_the_vote_card_of_an_empty_group_leaves_the_game_and_the_next_one_is_turned() -> None:
    table = lay("""
                  | censors
        Caesar    | 5
        Caesar won: aediles 3
        phase: vote
    """)
    table.play("chance: turn aediles")
    assert table.json["votes"] == {"discard": [], "removed": ["aediles"]}
    assert table.turn == "chance"
    table.play("chance: turn censors")
    assert table.won("Caesar") == {"aediles": 3, "censors": 1}
    assert table.turn == "Caesar"


EIGHT = """
              | senators
    Caesar    | 1 1 1 1
    Cleopatra | 1 1 2
    Cleopatra hand: (hand)
"""


def eighth_card(hand: str, card: str, more: str = "") -> Table:
    """Cleopatra lays the eighth card at the Senators, and the exceptional vote opens."""
    table = lay(EIGHT.replace("(hand)", hand) + more)
    table.play(f"Cleopatra: down {card} senators")
    if table.options() != ["draw 1", "draw 2"]:
        table.play("Cleopatra: on")
    table.play("Cleopatra: draw 1\nchance: deal 3")
    return table


@pytest.mark.rule("C22", "C15")
def test_eight_cards_make_an_exceptional_vote() -> None:
    table = eighth_card("1 2 3 4 5", "5")
    assert table.won("Cleopatra") == {"senators": 1}
    assert table.at("Cleopatra", "senators") == "1 1 2"
    assert table.at("Caesar", "senators") == "1 1 1"
    assert table.turn == "chance", "and then the vote card is turned all the same"


@pytest.mark.rule("C22")
def test_the_manipulation_card_may_be_played_when_the_cards_are_turned_up() -> None:
    table = eighth_card("1 2 3 5 assassination", "5")
    assert table.at("Cleopatra", "senators") == "1 1 2 5", "turned up, not counted yet"
    table.play("Cleopatra: assassination 1 senators")
    assert table.at("Caesar", "senators") == "1 1 1"
    assert table.won("Cleopatra") == {}
    table.play("Cleopatra: draw 1\nchance: deal 3")
    assert table.won("Cleopatra") == {"senators": 1}, "counted whatever lies there"


@pytest.mark.rule("C15")
def test_an_exceptional_vote_cannot_be_averted_after_refilling() -> None:
    """The eighth card lies: a card that takes one away is played inside the vote, which is held all the same."""
    table = eighth_card("1 2 3 5 assassination", "5")
    assert table.json["phase"] == "window"
    said = table.play("Cleopatra: assassination 1 senators\nCleopatra: draw 1\nchance: deal 3")
    assert table.at("Caesar", "senators") == "1 1", "one assassinated, one lost in the vote"
    assert "A tie at the Senators: all cards stay." not in said
    assert table.won("Cleopatra") == {"senators": 1}


@pytest.mark.rule("C15", "C13")
def test_a_card_kept_in_an_exceptional_vote_can_still_be_played_after_it() -> None:
    table = eighth_card("1 2 3 5 assassination", "5")
    table.play("Cleopatra: on")
    assert table.json["phase"] == "ready"
    assert table.won("Cleopatra") == {"senators": 1}
    assert "assassination 1 senators" in table.options()


@pytest.mark.rule("C15")
def test_between_two_exceptional_votes_no_card_averts_the_second() -> None:
    """Two groups with eight: after the first vote the second follows at once; a card waits for the vote itself."""
    table = lay("""
                  | senators  | quaestors
        Caesar    | 1 1 1 1   | 2 2 2 2
        Cleopatra | 1 1 2     | 3 3 3 3
        Cleopatra hand: 1 2 5 5 assassination
    """)
    table.play("Cleopatra: down 5 senators\nCleopatra: on\nCleopatra: draw 1\nchance: deal 4")
    said = table.play("Cleopatra: on")
    assert "Eight cards lie at the Quaestors: an exceptional vote." in said
    assert (table.json["phase"], table.json["group"]) == ("window", "quaestors")


@pytest.mark.rule("C15", "C29")
def test_where_no_group_holds_eight_a_card_after_refilling_may_make_one() -> None:
    """The groups are looked at again after it, and no group has two exceptional votes in one turn."""
    table = lay("""
                  | senators  | quaestors
        Caesar    | 1 1 1 1   |
        Cleopatra | 1 1 2     | 5
        Cleopatra hand: 1 2 3 4 castling
    """)
    table.play("Cleopatra: down 1 censors\nCleopatra: on\nCleopatra: draw 1\nchance: deal 4")
    assert table.json["phase"] == "ready"
    table.play("Cleopatra: castling senators quaestors")
    table.play("Cleopatra: lay 1 senators\nCleopatra: lay 1 senators\nCleopatra: lay 2 senators")
    said = table.play("Cleopatra: lay 5 senators\nCleopatra: draw 1\nchance: deal 4")
    assert said.count("Eight cards lie at the Senators: an exceptional vote.") == 1
    assert table.turn == "chance"


@pytest.mark.rule("C15")
def test_games_that_began_by_the_first_version_go_on_by_it() -> None:
    """The record was written by the first version: an assassination after refilling averts an exceptional vote."""
    text = (Path(__file__).parent / "records" / "averted-version-1.txt").read_text()
    told = record.read(text)
    assert record.write(told) == text, "its last state is the one that was written then"
    assert told.match.position.to_json()["version"] == 1
    with pytest.raises(Malformed, match="record line"):
        record.read(text.replace("game caesar-cleopatra 1", "game caesar-cleopatra 2"))


@pytest.mark.rule("C22", "C31")
def test_wrath_on_an_exceptional_vote_leaves_a_tie_of_nothing() -> None:
    table = eighth_card("1 2 3 5 wrath", "5")
    table.play("Cleopatra: wrath senators")
    said = table.play("Cleopatra: draw 1\nchance: deal 3")
    assert said[-1] == "A tie at the Senators: all cards stay."
    assert table.at("Caesar", "senators") == table.at("Cleopatra", "senators") == ""
    assert table.turn == "chance"


@pytest.mark.rule("C22", "C29")
def test_cards_castled_face_down_in_an_exceptional_vote_are_turned_up_again() -> None:
    table = eighth_card("1 2 3 5 castling", "5")
    table.play("Cleopatra: castling senators censors")
    table.play(
        "Cleopatra: lay 1 censors\nCleopatra: lay 1 censors\nCleopatra: lay 2 senators\nCleopatra: lay 5 senators"
    )
    assert table.at("Cleopatra", "senators") == "(2) (5)"
    table.play("Cleopatra: draw 1\nchance: deal 3")
    assert table.won("Cleopatra") == {"senators": 1}
    assert table.at("Cleopatra", "senators") == "2"
    assert table.at("Cleopatra", "censors") == "(1) (1)"


@pytest.mark.rule("C22", "C18")
def test_a_tie_of_eight_is_tried_again_at_the_end_of_every_active_turn() -> None:
    table = lay("""
                  | senators
        Caesar    | 1 1 1 1
        Cleopatra | 1 1 1
    """)
    said = table.play("Cleopatra: down 1 senators\nCleopatra: draw 1\nchance: deal 3\nchance: turn orgy")
    assert "A tie at the Senators: all cards stay." in said
    said = table.play("Caesar: down 1 censors\nCaesar: draw 1\nchance: deal 3")
    assert "Eight cards lie at the Senators: an exceptional vote." in said
    table.play("chance: turn orgy\nCleopatra: pass")
    assert "Eight cards lie at the Senators: an exceptional vote." not in table.play("Cleopatra: done")


@pytest.mark.rule("C26")
def test_an_orgy_is_no_vote_and_goes_to_the_discard() -> None:
    table = lay("phase: vote")
    table.play("chance: turn orgy")
    assert table.json["votes"]["discard"] == ["orgy"]
    assert table.turn == "Caesar"


@pytest.mark.rule("C26", "C3")
def test_the_reshuffle_brings_all_discarded_vote_cards_back_but_not_the_removed_ones() -> None:
    table = lay("""
        Caesar won: aediles 3
        phase: vote
        votes: {"discard": ["senators", "orgy", "orgy"], "removed": ["aediles"]}
    """)
    said = table.play("chance: turn reshuffle")
    assert said[1] == "All vote cards are shuffled into a new deck."
    assert table.json["votes"] == {"discard": [], "removed": ["aediles"]}
    assert table.turn == "Caesar", "nothing more is turned"
    table.play("Caesar: down 1 senators\nCaesar: draw 1\nchance: deal 1")
    assert sum(weight for _, weight in table.position.chances()) == 7
