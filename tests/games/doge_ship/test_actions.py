"""Turns, spaces, costs, discarding, reordering, either and both (S7 to S12)."""

from __future__ import annotations

import pytest

from broglio.games.doge_ship import GAME
from games.doge_ship.table import choices, keys, play, player, priorities, refused, seen, table, yard


@pytest.mark.rule("S7")
def test_players_act_in_turn_until_all_markers_are_spent() -> None:
    position = table(player(markers=2), player(markers=1), player(markers=3))
    order = []
    while len(position.to_act()) == 1 and position.to_act()[0] >= 0:
        order.append(position.to_act()[0])
        play(position, f"{order[-1]} discard")
    assert order == [0, 1, 2, 0, 2, 2]
    assert seen(position).round == 1


@pytest.mark.rule("S7")
def test_nobody_acts_out_of_turn() -> None:
    position = table(player(), player())
    assert refused(position, "1 discard") == "S7"


@pytest.mark.rule("S8")
def test_red_die_four_the_example_of_the_rules() -> None:
    """Space 6 costs 2, space 5 costs 1, all others are free."""
    position = table(player(), player(), dice={"red": 4})
    assert [seen(position).cost(space) for space in range(6)] == [0, 0, 0, 0, 1, 2]
    play(position, "0 red-5", "0 pass")
    assert seen(position).ducats == (11, 12)


@pytest.mark.rule("S8", "S20")
def test_red_six_with_die_four_is_paid_with_two_ducats() -> None:
    position = table(player(yard="lower-1-d"), player(), dice={"red": 4}, lower="a")
    play(position, "0 red-6")
    assert seen(position).ducats[0] == 10


@pytest.mark.rule("S8")
def test_a_space_is_taken_once_a_round() -> None:
    position = table(player(), player())
    play(position, "0 red-2")
    assert refused(position, "1 red-2") == "S8"


@pytest.mark.rule("S8")
def test_who_cannot_pay_cannot_choose() -> None:
    position = table(player(ducats=1), player(), dice={"white": 1})
    assert "white-2" in choices(position, 0)
    assert refused(position, "0 white-3") == "S8"


@pytest.mark.rule("S9")
def test_a_marker_may_be_discarded_for_a_ducat_again_and_again() -> None:
    position = table(player(markers=3), player(markers=3), piles={})
    play(position, "0 discard", "1 discard", "0 discard", "1 discard")
    assert seen(position).ducats == (14, 14)
    assert seen(position).markers == (1, 1)


@pytest.mark.rule("S9", "S21")
def test_a_discard_brings_no_bonus() -> None:
    position = table(player(built="6"), player())
    assert keys(play(position, "0 discard")) == ["discarded", "ducats-gained"]
    assert seen(position).ducats[0] == 13


@pytest.mark.rule("S10")
def test_barricades_are_reordered_for_two_ducats_before_the_action() -> None:
    position = table(player(built="3 7 11 20"), player())
    play(position, "0 reorder", "0 put barricade-7", "0 put barricade-20", "0 put barricade-3")
    assert priorities(position, 0) == [11, 3, 20, 7]
    assert seen(position).ducats[0] == 10
    assert position.to_act() == (0,)


@pytest.mark.rule("S10")
def test_barricades_that_are_not_named_keep_their_order() -> None:
    position = table(player(built="3 7 11 20"), player())
    play(position, "0 reorder", "0 put barricade-3", "0 done")
    assert priorities(position, 0) == [7, 11, 20, 3]


@pytest.mark.rule("S10")
def test_it_must_be_another_order() -> None:
    """After the two top ones are named as they lie, the last two must change places."""
    position = table(player(built="3 7 11 20"), player())
    play(position, "0 reorder")
    assert refused(position, "0 done") == "S10"
    play(position, "0 put barricade-20")
    assert refused(position, "0 done") == "S10"
    play(position, "0 put barricade-11")
    assert priorities(position, 0) == [7, 3, 11, 20]


@pytest.mark.rule("S10")
def test_two_barricades_just_change_places() -> None:
    position = table(player(built="3 7"), player())
    play(position, "0 reorder")
    assert priorities(position, 0) == [7, 3]


@pytest.mark.rule("S10")
def test_all_are_told_how_a_new_order_comes_about() -> None:
    """The order of all barricades is open, not only which is on top."""
    position = table(player(built="3 7 11 20"), player())
    happened = play(position, "0 reorder", "0 put barricade-20", "0 put barricade-7", "0 done")
    assert keys(happened) == ["reordering", "brought-up", "arranged"]
    assert [event.facts["tile"] for event in happened[1:]] == ["barricade-7", "barricade-20"]


@pytest.mark.rule("S10")
def test_reordering_once_a_turn_with_two_barricades_and_two_ducats() -> None:
    position = table(player(built="3 7"), player(built="9"))
    play(position, "0 reorder")
    assert refused(position, "0 reorder") == "S10"
    play(position, "0 discard")
    assert refused(position, "1 reorder") == "S10"
    assert refused(table(player(built="3 7", ducats=1), player()), "0 reorder") == "S10"


@pytest.mark.rule("S10", "S9")
def test_reordering_before_a_discard() -> None:
    position = table(player(built="3 7"), player())
    play(position, "0 reorder", "0 discard")
    assert seen(position).ducats[0] == 12 - 2 + 1


@pytest.mark.rule("S11", "S21")
def test_the_bonus_counts_after_reordering_and_before_the_action() -> None:
    """Barricade 10 (1 ducat on build) comes to the top first; the ducat comes before the gondola is built."""
    position = table(player(built="10 3", yard="gondola-8"), player())
    happened = play(position, "0 reorder", "0 green-2", "0 build gondola-8")
    assert keys(happened) == [
        "reordering",
        "arranged",
        "space-taken",
        "bonus",
        "ducats-gained",
        "gondola-built",
        "ducats-gained",
    ]
    assert seen(position).ducats[0] == 12 - 2 + 1 + 6


@pytest.mark.rule("S12")
def test_either_gives_one_of_the_two() -> None:
    position = table(player(yard="gondola-8 lower-1-a"), player())
    play(position, "0 red-3", "0 build gondola-8")
    assert yard(position, 0) == ["lower-1-a"]
    assert position.to_act() == (1,)


@pytest.mark.rule("S12")
@pytest.mark.parametrize("first", ["barricade-10", "lower-1-a"])
def test_both_come_in_either_order(first: str) -> None:
    position = table(player(yard="barricade-10 lower-1-a"), player())
    second = "lower-1-a" if first == "barricade-10" else "barricade-10"
    play(position, "0 green-6", f"0 build {first}")
    assert choices(position, 0) == [f"build {second}", "pass"]
    play(position, f"0 build {second}")
    assert yard(position, 0) == []
    assert position.to_act() == (1,)


@pytest.mark.rule("S12")
def test_both_may_be_carried_out_in_part_or_not_at_all() -> None:
    in_part = table(player(yard="barricade-10 lower-1-a"), player())
    play(in_part, "0 green-6", "0 build lower-1-a", "0 pass")
    assert yard(in_part, 0) == ["barricade-10"]
    not_at_all = table(player(yard="barricade-10 lower-1-a"), player())
    play(not_at_all, "0 green-6", "0 pass")
    assert yard(not_at_all, 0) == ["barricade-10", "lower-1-a"]
    assert not_at_all.to_act() == (1,)


@pytest.mark.rule("S12")
def test_both_purchases_are_finished_one_after_the_other() -> None:
    """White 6, "buy gondola + galley": the gondola is bought and paid for before the galley's pile is looked at."""
    position = table(player(), player())
    play(position, "0 white-6", "0 look gondolas", ". draw gondola-8", ". draw gondola-1", ". draw gondola-9")
    play(position, ". price gondolas 0", "0 take 1")
    assert yard(position, 0) == ["gondola-8"]
    assert choices(position, 0) == [
        f"look {level}-{section}" for level in ("lower", "upper") for section in (1, 2, 3)
    ] + ["pass"]


@pytest.mark.rule("S12")
def test_a_space_may_be_taken_and_left_unused() -> None:
    for space in ("red-1", "green-4", "white-5"):
        position = table(player(), player())
        play(position, f"0 {space}", "0 pass")
        assert position.to_act() == (1,)


@pytest.mark.rule("S12")
def test_an_action_that_cannot_be_carried_out_is_over_at_once() -> None:
    position = table(player(), player())
    assert keys(play(position, "0 white-3")) == ["space-taken", "nothing-to-do"]
    assert position.to_act() == (1,)


@pytest.mark.rule("S12", "S14")
def test_no_balance_ever_falls_below_zero() -> None:
    """With 2 ducats left, a galley part of 3 cannot be bought."""
    position = table(player(ducats=2), player())
    play(position, "0 green-3", "0 look lower-1", ". draw lower-1-a", ". draw lower-1-b", ". draw lower-1-f")
    assert choices(position, 0) == ["take 1", "take none"]
    assert refused(position, "0 take 2") == "S13"
    play(position, "0 take 1")
    assert seen(position).ducats[0] == 0


def test_unreadable_moves_are_told_what_moves_look_like() -> None:
    for text, hint in (("fly", "moves look like"), ("take 4", "1, 2, 3 or none"), ("look roof", "a pile")):
        with pytest.raises(ValueError, match=hint):
            GAME.parse(text)
