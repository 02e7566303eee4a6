"""The end, points and victory (C34 to C38)."""

from __future__ import annotations

import pytest

from games.caesar_cleopatra.table import lay

ALMOST_ALL = """
              | censors
    Caesar    | 5
    Cleopatra | 1
    Caesar won: senators 3, quaestors 2, praetors 1, aediles 3, censors 2
    Cleopatra won: senators 2, quaestors 3, praetors 4
"""


@pytest.mark.rule("C34")
def test_the_game_ends_at_once_when_all_patricians_are_won() -> None:
    table = lay(ALMOST_ALL + "phase: vote")
    table.play("chance: turn censors")
    assert table.turn == ""
    assert table.outcome().endswith("all-patricians-won")
    assert table.refused("Caesar: pass") == "The game is over. (C34)"


@pytest.mark.rule("C34")
def test_it_ends_at_once_in_an_exceptional_vote_too() -> None:
    table = lay("""
                  | censors
        Caesar    | 5 5 5
        Cleopatra | 1 1 1 1
        Cleopatra hand: 1 2 3 4 4
        Caesar hand: 1 1 1 1 1
        Caesar won: senators 3, quaestors 2, praetors 1, aediles 3, censors 2
        Cleopatra won: senators 2, quaestors 3, praetors 4
    """)
    table.play("Cleopatra: down 1 censors\nCleopatra: draw 1\nchance: deal 5")
    assert table.outcome().endswith("all-patricians-won")


@pytest.mark.rule("C34")
def test_it_ends_at_the_end_of_a_turn_when_neither_has_an_influence_card() -> None:
    table = lay("""
        Cleopatra hand: 1 spy
        Cleopatra pile 1:
        Cleopatra pile 2: veto
        Caesar hand: 1
        Caesar pile 1:
        Caesar pile 2: veto
    """)
    table.play("Cleopatra: down 1 censors\nCleopatra: on\nCleopatra: on\nchance: turn orgy")
    assert table.turn == "Caesar", "alone"
    table.play("Caesar: down 1 censors\nchance: turn orgy")
    assert table.outcome() == "Caesar 0 : 0 Cleopatra, no-influence-left"


ALONE = """
    Cleopatra hand: 1 2 2 spy
    Caesar hand: 1
    Caesar pile 1:
    Caesar pile 2: scout veto
    turn: Caesar
"""


@pytest.mark.rule("C35")
def test_a_player_goes_on_alone_and_nobody_draws_any_more() -> None:
    table = lay(ALONE)
    said = table.play("Caesar: down 1 censors\nCaesar: on\nchance: turn orgy")
    assert said[-2:] == ["Cleopatra continues alone; nobody draws any more.", "It is Cleopatra’s turn."]
    table.play("Cleopatra: up 1 censors\nCleopatra: up 2 censors\nCleopatra: spy")
    table.play("Caesar: veto")
    assert table.hand("Caesar") == "scout", "a veto may still be used, and nothing is drawn for it"
    assert table.hand("Cleopatra") == "2"
    table.play("chance: turn orgy")
    assert table.turn == "Cleopatra", "once more"
    said = table.play("Cleopatra: down 2 censors\nchance: turn censors")
    assert "Cleopatra wins a Censor." in said, "votes go on as usual"
    assert table.outcome().endswith("lone-player-done")


@pytest.mark.rule("C35")
@pytest.mark.parametrize("discard", ["", "\nCleopatra: discard 2"])
def test_it_also_ends_when_that_player_passes(discard: str) -> None:
    table = lay(ALONE)
    table.play("Caesar: down 1 censors\nCaesar: on\nchance: turn orgy")
    table.play(f"Cleopatra: pass{discard}\nCleopatra: done")
    assert table.outcome().endswith("lone-player-done")


@pytest.mark.rule("C35")
def test_it_also_ends_when_that_player_has_none_in_hand() -> None:
    table = lay(ALONE.replace("1 2 2 spy", "spy"))
    table.play("Caesar: down 1 censors\nCaesar: on\nchance: turn orgy")
    assert table.outcome().endswith("lone-player-done"), "though pile 1 has influence cards"


@pytest.mark.rule("C36")
def test_four_turns_in_a_row_passed_without_discarding_end_the_game() -> None:
    table = lay("")
    table.play("Cleopatra: pass\nCleopatra: done\nCaesar: pass\nCaesar: done\nCleopatra: pass\nCleopatra: done")
    assert table.position.outcome() is None
    table.play("Caesar: pass\nCaesar: done")
    assert table.outcome() == "Caesar 0 : 0 Cleopatra, four-passes"


@pytest.mark.rule("C36")
@pytest.mark.parametrize(
    "turn",
    [
        "pass\nCleopatra: discard 1\nCleopatra: done\nCleopatra: draw 1\nchance: deal 1",
        "down 1 censors\nCleopatra: draw 1\nchance: deal 1\nchance: turn orgy",
    ],
    ids=["a discard", "an active turn"],
)
def test_the_count_of_passes_begins_anew(turn: str) -> None:
    table = lay("quiet: 3")
    table.play(f"Cleopatra: {turn}")
    assert table.json["quiet"] == 0
    assert table.turn == "Caesar"


def ended(caesar: str, cleopatra: str, missions: tuple[str, str] = ("senators", "senators")) -> str:
    """Four passes end a game with these patricians won."""
    table = lay(f"""
        Caesar won: {caesar}
        Cleopatra won: {cleopatra}
        Caesar mission: {missions[0]}
        Cleopatra mission: {missions[1]}
        quiet: 3
    """)
    table.play("Cleopatra: pass\nCleopatra: done")
    return f"{table.outcome().split(',')[0]}, {' and '.join(table.winners())}"


@pytest.mark.rule("C37")
def test_example_all_five_quaestors_with_the_mission_are_nine_points() -> None:
    assert ended("quaestors 5", "senators 0", ("quaestors", "praetors")) == "Caesar 9 : 0 Cleopatra, Caesar"


@pytest.mark.rule("C37")
def test_a_majority_counts_only_when_all_patricians_of_the_group_are_won() -> None:
    assert ended("aediles 2", "aediles 1") == "Caesar 3 : 1 Cleopatra, Caesar"
    assert ended("praetors 3", "praetors 1") == "Caesar 3 : 1 Cleopatra, Caesar"


@pytest.mark.rule("C37")
def test_holding_all_that_were_won_so_far_of_a_group_counts_one() -> None:
    assert ended("praetors 2", "censors 1") == "Caesar 3 : 2 Cleopatra, Caesar"


@pytest.mark.rule("C4", "C37")
def test_a_mission_needs_three_patricians_and_both_may_have_the_same() -> None:
    missions = ("quaestors", "quaestors")
    assert ended("quaestors 3", "quaestors 1", missions) == "Caesar 5 : 1 Cleopatra, Caesar"
    assert ended("quaestors 2", "quaestors 1", missions) == "Caesar 2 : 1 Cleopatra, Caesar"
    assert ended("quaestors 2", "quaestors 3", missions) == "Caesar 2 : 6 Cleopatra, Cleopatra"


@pytest.mark.rule("C38")
def test_most_points_wins() -> None:
    assert ended("senators 1", "aediles 2") == "Caesar 2 : 3 Cleopatra, Cleopatra"


@pytest.mark.rule("C38")
def test_with_equal_points_most_patricians_win() -> None:
    assert ended("aediles 1, censors 1", "praetors 3, senators 0") == "Caesar 4 : 4 Cleopatra, Cleopatra"


@pytest.mark.rule("C38")
def test_still_equal_is_a_draw() -> None:
    assert ended("aediles 1", "censors 1") == "Caesar 2 : 2 Cleopatra, Caesar and Cleopatra"


@pytest.mark.rule("C4", "C12")
def test_missions_come_to_light_at_the_end() -> None:
    table = lay("quiet: 3\nCaesar mission: praetors")
    assert table.seen_by("Cleopatra")["players"][0]["mission"] == "dealt"
    said = table.play("Cleopatra: pass\nCleopatra: done")
    assert "Caesar’s secret mission was the Praetors." in said
    assert table.seen_by("Cleopatra")["players"][0]["mission"] == "praetors"
