"""Gondolas, galley parts, barricades, replacement, bonuses (S16 to S21)."""

from __future__ import annotations

import pytest

from broglio.games.doge_ship.rules.material import TILE_NAMES
from games.doge_ship.table import choices, keys, pile_seen, play, player, priorities, refused, seen, table, yard


@pytest.mark.rule("S16")
def test_a_gondola_pays_and_goes_under_its_pile() -> None:
    position = table(player(yard="gondola-8 gondola-14"), player())
    play(position, "0 green-2", "0 build gondola-8")
    assert seen(position).ducats[0] == 12 + 6
    assert pile_seen(position, None, "gondolas")[-1] == "gondola-8"
    play(position, "1 discard", "0 red-3", "0 build gondola-14")
    assert seen(position).approvals[0] == 3


@pytest.mark.rule("S16", "S3")
def test_a_gondola_that_comes_back_to_an_empty_pile_shows_its_price() -> None:
    first = "gondola-1 gondola-2 gondola-3 gondola-4 gondola-5"
    second = "gondola-6 gondola-7 gondola-8 gondola-9 gondola-10"
    position = table(
        player(yard=first), player(yard=second), player(yard="gondola-11 gondola-12 gondola-13 gondola-14")
    )
    play(position, "0 green-2", "0 build gondola-5")
    assert seen(position).piles[6][0].price == 1


@pytest.mark.rule("S17")
def test_parts_of_a_level_follow_one_another_from_the_left() -> None:
    """Two players, 2-2-2: after one part, section 1 must be filled before section 2 is begun."""
    position = table(player(yard="lower-1-b lower-2-a"), player(), lower="a")
    play(position, "0 white-3")
    assert choices(position, 0) == ["build lower-1-b", "pass"]
    assert refused(position, "0 build lower-2-a") == "S17"


@pytest.mark.rule("S17")
def test_a_full_section_takes_no_more() -> None:
    position = table(player(yard="lower-1-c lower-2-a"), player(), lower="a b")
    play(position, "0 white-3")
    assert choices(position, 0) == ["build lower-2-a", "pass"]


@pytest.mark.rule("S17")
def test_on_the_upper_level_the_place_below_must_be_built() -> None:
    below_missing = table(player(yard="upper-1-a"), player())
    assert keys(play(below_missing, "0 white-3")) == ["space-taken", "nothing-to-do"]
    below_built = table(player(yard="upper-1-a"), player(), lower="a")
    play(below_built, "0 white-3", "0 build upper-1-a")
    assert [len(row) for row in seen(below_built).galley] == [1, 1]


@pytest.mark.rule("S17")
def test_the_start_tile_counts_on_both_levels() -> None:
    position = table(player(yard="lower-1-a"), player())
    play(position, "0 white-3", "0 build lower-1-a")
    assert [[TILE_NAMES[tile] for tile in row] for row in seen(position).galley] == [["lower-1-a"], []]


@pytest.mark.rule("S18")
def test_the_galley_part_worth_five_the_example_of_the_rules() -> None:
    """2 points; blue 0 twice, green 2, red 1; an approval on the tile, and one for the violet zone."""
    position = table(player(yard="lower-1-b"), player(), doge="doge-1")
    happened = play(position, "0 white-3", "0 build lower-1-b")
    assert seen(position).points[0] == 5
    assert seen(position).approvals[0] == 2
    assert [event.facts["count"] for event in happened if event.key == "part-scored"] == [5]


@pytest.mark.rule("S18")
def test_approvals_by_tile_and_by_violet_zone() -> None:
    """Doge tile 3 has no violet in section 1; doge tile 2 has."""
    for doge, tile, approvals in (
        ("doge-3", "lower-1-a", 0),
        ("doge-3", "lower-1-b", 1),
        ("doge-2", "lower-1-a", 1),
        ("doge-2", "lower-1-b", 2),
    ):
        position = table(player(yard=tile), player(), doge=doge)
        play(position, "0 white-3", f"0 build {tile}")
        assert seen(position).approvals[0] == approvals, (doge, tile)


@pytest.mark.rule("S18")
def test_a_negative_part_costs_points_but_never_below_zero() -> None:
    """upper-1-a: 2 points, red twice; on doge tile 14 red is -2: -2 in all."""
    for before, after in ((5, 3), (1, 0)):
        position = table(player(yard="upper-1-a", points=before), player(), doge="doge-14", lower="a")
        play(position, "0 white-3", "0 build upper-1-a")
        assert seen(position).points[0] == after


@pytest.mark.rule("S19")
def test_a_barricade_goes_on_top() -> None:
    position = table(player(yard="barricade-7", built="3 20"), player())
    play(position, "0 white-1", "0 build barricade-7")
    assert priorities(position, 0) == [3, 20, 7]


@pytest.mark.rule("S20")
def test_replacement_of_the_rightmost_part() -> None:
    """lower-1-d: 4 points, red 0 and blue 1 on doge tile 3. The old part goes under its pile; nobody loses points."""
    position = table(player(yard="lower-1-d", points=1), player(points=9), lower="a b")
    play(position, "0 red-6", "0 replace lower-1-d")
    view = seen(position)
    assert [TILE_NAMES[tile] for tile in view.galley[0]] == ["lower-1-a", "lower-1-d"]
    assert view.points == (1 + 5, 9)
    assert pile_seen(position, None, "lower-1")[-1] == "lower-1-b"


@pytest.mark.rule("S20")
def test_what_carries_something_is_not_replaced() -> None:
    position = table(player(yard="lower-1-d upper-1-d"), player(), lower="a", upper="a")
    play(position, "0 red-6")
    assert choices(position, 0) == ["replace upper-1-d"]
    assert refused(position, "0 replace lower-1-d") == "S20"


@pytest.mark.rule("S20")
def test_only_the_rightmost_and_only_a_part_of_the_same_zone() -> None:
    position = table(player(yard="lower-1-d lower-2-d"), player(), lower="a b a")
    play(position, "0 red-6")
    assert choices(position, 0) == ["replace lower-2-d"]


@pytest.mark.rule("S20")
def test_who_cannot_replace_cannot_choose_the_space() -> None:
    for one in (player(yard="lower-2-d"), player(yard="gondola-1"), player()):
        position = table(one, player(), lower="a")
        assert "red-6" not in choices(position, 0)
        assert refused(position, "0 red-6") == "S20"


@pytest.mark.rule("S20", "S12")
def test_a_replacement_must_be_carried_out() -> None:
    position = table(player(yard="lower-1-d"), player(), lower="a")
    play(position, "0 red-6")
    assert refused(position, "0 pass") == "S20"


@pytest.mark.rule("S20", "S32")
def test_a_replacement_fills_no_empty_place() -> None:
    position = table(player(yard="lower-1-d"), player(), lower="a")
    play(position, "0 red-6", "0 replace lower-1-d")
    assert not seen(position).filled


@pytest.mark.rule("S21")
def test_the_example_of_the_rules_a_further_gondola_on_build() -> None:
    """Red 3, "build galley or gondola", with barricade 9 on top: a gondola as bonus, then a galley part."""
    position = table(player(yard="gondola-8 gondola-1 lower-1-a", built="9"), player())
    play(position, "0 red-3")
    assert choices(position, 0) == ["build gondola-8", "build gondola-1", "pass"]
    play(position, "0 build gondola-8")
    assert choices(position, 0) == ["build gondola-1", "build lower-1-a", "pass"]
    play(position, "0 build lower-1-a")
    assert yard(position, 0) == ["gondola-1"]


@pytest.mark.rule("S21")
def test_barricade_ten_pays_a_ducat_on_build_and_on_nothing_else() -> None:
    for space, ducats in (("white-1", 13), ("red-2", 14), ("red-1", 12), ("green-4", 12)):
        position = table(player(built="10"), player())
        play(position, f"0 {space}")
        assert seen(position).ducats[0] == ducats


@pytest.mark.rule("S21")
@pytest.mark.parametrize(
    ("barricade", "space", "gained"),
    [
        ("4", "red-4", "ducats"),  # intrigue II
        ("4", "green-4", "ducats"),  # intrigue I
        ("4", "white-5", "ducats"),  # intrigue III
        ("13", "red-2", "approvals"),  # money
        ("18", "red-1", "points"),  # buy
    ],
)
def test_every_type_of_action_has_its_bonuses(barricade: str, space: str, gained: str) -> None:
    position = table(player(built=barricade), player())
    bonus = play(position, f"0 {space}")[1:3]
    assert keys(bonus) == ["bonus", f"{gained}-gained"]


@pytest.mark.rule("S21")
def test_replacement_has_its_bonus_too() -> None:
    position = table(player(built="5", yard="lower-1-d"), player(), lower="a")
    play(position, "0 red-6")
    assert seen(position).points[0] == 3


@pytest.mark.rule("S21")
def test_covered_barricades_give_nothing() -> None:
    position = table(player(built="6 7"), player())
    assert "bonus" not in keys(play(position, "0 red-2"))


@pytest.mark.rule("S21")
def test_the_bonus_is_that_of_the_barricade_on_top_when_the_space_is_chosen() -> None:
    """A barricade built as the bonus of barricade 14 comes on top too late to give its own: no further gondola."""
    position = table(player(built="14", yard="barricade-9 gondola-1"), player())
    play(position, "0 white-1", "0 build barricade-9")
    assert priorities(position, 0) == [14, 9]
    assert position.to_act() == (1,)


@pytest.mark.rule("S21")
def test_the_bonus_comes_even_if_the_action_is_not_carried_out() -> None:
    position = table(player(built="10"), player())
    assert keys(play(position, "0 white-3")) == ["space-taken", "bonus", "ducats-gained", "nothing-to-do"]


@pytest.mark.rule("S21")
def test_ducats_of_a_bonus_pay_for_the_action_but_not_for_the_space() -> None:
    """Barricade 4, a ducat on intrigue: with 1 ducat, Intrigue III is taken free and paid with the bonus."""
    free = table(player(built="4", ducats=1), player())
    play(free, "0 white-5", "0 bribe")
    assert (seen(free).ducats[0], seen(free).approvals[0]) == (0, 2)
    dear = table(player(built="4", ducats=0), player(), dice={"white": 4})
    assert refused(dear, "0 white-5") == "S8"


@pytest.mark.rule("S21")
def test_a_further_tile_is_bought_and_paid_for() -> None:
    position = table(player(built="17"), player())
    play(position, "0 green-1")
    assert choices(position, 0) == ["look gondolas", "pass"]
    play(position, "0 look gondolas", ". draw gondola-8", ". draw gondola-1", ". draw gondola-2")
    play(position, ". price gondolas 0", "0 take 1")
    assert seen(position).ducats[0] == 11
    assert choices(position, 0) == ["look barricades", "pass"]


@pytest.mark.rule("S21")
def test_a_bonus_that_cannot_be_used_is_lost() -> None:
    """Barricade 9, a further gondola on "build", and no gondola in the yard."""
    position = table(player(built="9", yard="lower-1-a"), player())
    assert keys(play(position, "0 white-3")) == ["space-taken", "bonus", "nothing-to-do"]
    assert choices(position, 0) == ["build lower-1-a", "pass"]
