"""Intrigue, money, approvals (S22 to S24)."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from broglio.core.protocol import CHANCE
from broglio.games.doge_ship import GAME
from broglio.games.doge_ship.rules.material import TILE_NAMES
from games.doge_ship.table import choices, keys, pile_seen, play, player, refused, seen, table

PLOT = ("0 green-4", "0 plot", ". draw doge-1", ". draw doge-9")


@pytest.mark.rule("S22")
def test_one_of_two_doge_tiles_becomes_current() -> None:
    for number, made in ((1, "doge-1"), (2, "doge-9")):
        position = table(player(), player())
        play(position, *PLOT, f"0 make {number} under")
        view = seen(position)
        assert TILE_NAMES[view.doge] == made
        assert [TILE_NAMES[tile] for tile in view.old] == ["doge-3"]


@pytest.mark.rule("S22")
def test_the_other_goes_on_top_or_under_and_stays_secret() -> None:
    for place, index in (("top", 0), ("under", -1)):
        position = table(player(), player())
        happened = play(position, *PLOT, f"0 make 1 {place}")
        assert pile_seen(position, 0, "doge")[index] == "doge-9"
        assert pile_seen(position, 1, "doge") == [None] * 14
        assert pile_seen(position, None, "doge") == [None] * 14
        assert [event.key for event in happened if event.visible_to(1)][
            -1
        ] == f"put-{'on-top' if index == 0 else place}"


@pytest.mark.rule("S22", "S5")
def test_a_tile_left_on_top_is_turned_in_the_next_round() -> None:
    position = table(player(markers=1), player(markers=0))
    play(position, *PLOT, "0 make 2 top", ". roll red 1", ". roll green 1", ". roll white 1")
    assert TILE_NAMES[seen(position).doge] == "doge-1"


@pytest.mark.rule("S22", "S12")
def test_once_seen_a_tile_must_be_placed() -> None:
    position = table(player(), player())
    play(position, *PLOT)
    assert choices(position, 0) == ["make 1 top", "make 1 under", "make 2 top", "make 2 under"]
    assert refused(position, "0 pass") == "S22"


@pytest.mark.rule("S22")
def test_an_empty_pile_is_made_anew_from_the_old_tiles() -> None:
    """Not the current one, nor the one just drawn."""
    old = " ".join(f"doge-{number}" for number in range(4, 17))
    position = table(player(), player(), old=f"doge-1 {old}", piles={"doge": [1]})
    play(position, "0 green-4", "0 plot", ". draw doge-2")
    assert position.to_act() == (CHANCE,)
    assert position.chances() == [(GAME.parse(f"draw doge-{number}"), 1) for number in (1, *range(4, 17))]
    happened = play(position, ". draw doge-8", "0 make 1 top")
    assert "doges-shuffled" not in keys(happened)
    assert len(seen(position).piles[8]) == 14
    assert [TILE_NAMES[tile] for tile in seen(position).old] == ["doge-3"]


@pytest.mark.rule("S22", "S5")
def test_an_empty_pile_is_made_anew_for_a_new_round_too() -> None:
    old = " ".join(f"doge-{number}" for number in range(1, 17) if number != 3)
    position = table(player(markers=1), player(markers=0), old=old, piles={"doge": []})
    happened = play(position, "0 discard", ". roll red 1", ". roll green 1", ". roll white 1")
    assert keys(happened)[-1] == "doges-shuffled"
    assert len(position.chances()) == 15
    assert GAME.parse("draw doge-3") not in [move for move, _ in position.chances()]


@pytest.mark.rule("S22", "S27")
def test_what_counts_at_the_end_of_the_round_is_the_tile_that_is_current_then() -> None:
    """Doge tile 3 shows nothing; doge tile 1, made current by intrigue, shows an inspection."""
    position = table(player(markers=1, approvals=1), player(markers=0, approvals=1))
    play(position, *PLOT, "0 make 1 under")
    assert position.to_act() == (0, 1)


@pytest.mark.rule("S23")
def test_intrigue_two_brings_an_approval() -> None:
    position = table(player(), player())
    play(position, "0 red-4")
    assert seen(position).approvals == (1, 0)


@pytest.mark.rule("S23")
def test_intrigue_three_sells_two_approvals_for_two_ducats() -> None:
    position = table(player(), player())
    play(position, "0 white-5", "0 bribe")
    assert (seen(position).approvals[0], seen(position).ducats[0]) == (2, 10)


@pytest.mark.rule("S23")
def test_who_has_not_two_ducats_cannot_carry_out_intrigue_three() -> None:
    position = table(player(ducats=1), player())
    assert keys(play(position, "0 white-5")) == ["space-taken", "nothing-to-do"]


@pytest.mark.rule("S23")
def test_money_is_two_or_three_ducats() -> None:
    position = table(player(), player())
    play(position, "0 red-2", "1 green-5")
    assert seen(position).ducats == (14, 15)


@pytest.mark.rule("S24")
def test_every_gain_of_approvals_is_told_to_all() -> None:
    position = table(player(), player())
    (gain,) = [event for event in play(position, "0 red-4") if event.key == "approvals-gained"]
    assert gain.visible_to(1)
    assert gain.visible_to(None)


@pytest.mark.rule("S24")
def test_who_counts_knows_but_the_table_does_not_show_it() -> None:
    position = table(player(approvals=77), player(approvals=88))
    assert seen(position, 0).approvals == (77, 88)
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(GAME.draw(position.view(0), ["Anna", "Bruno"]))
    shown = console.export_text()
    assert "77" in shown
    assert "88" not in shown
