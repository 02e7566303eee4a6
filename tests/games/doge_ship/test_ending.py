"""The end: the last galley part, final inspection, winners, stalled games (S29 to S32)."""

from __future__ import annotations

import pytest

from broglio.core.protocol import CHANCE, Outcome, Position
from games.doge_ship.table import choices, keys, play, player, refused, seen, table

LOWER, UPPER = "a b a b a b", "a b a b c"
"""Two players, 2-2-2 on two levels: one place is left, the last of the upper level."""


def ended(position: Position) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("S29")
def test_the_last_part_ends_the_game_at_once_with_its_points_and_approvals() -> None:
    """upper-3-b on doge tile 4: 2 points, red 2 twice, green 0, its approval and the violet zone's."""
    position = table(player(yard="upper-3-b"), player(), doge="doge-4", lower=LOWER, upper=UPPER)
    happened = play(position, "0 white-3", "0 build upper-3-b")
    assert keys(happened)[1:] == [
        "galley-built",
        "part-scored",
        "approvals-gained",
        "game-ended",
        "approvals-shown",
        "finally-scored",
    ]
    assert position.to_act() == ()
    assert ended(position).scores == (6 + 9, 0)
    assert ended(position).reason.key == "galley-finished"
    assert refused(position, "1 discard") == "S29"


@pytest.mark.rule("S29")
def test_the_end_in_the_middle_of_a_plus() -> None:
    """Green 6, "build barricade + galley": the galley first, and the barricade is never built."""
    position = table(player(yard="upper-3-a barricade-1"), player(), lower=LOWER, upper=UPPER)
    play(position, "0 green-6", "0 build upper-3-a")
    assert position.to_act() == ()
    assert seen(position).built[0] == ()


@pytest.mark.rule("S29", "S21")
def test_the_end_in_the_middle_of_a_bonus() -> None:
    """Barricade 26, a further galley part on "build": it ends the game before the action."""
    position = table(player(yard="upper-3-a gondola-8", built="26"), player(), lower=LOWER, upper=UPPER)
    play(position, "0 green-2")
    assert choices(position, 0) == ["build upper-3-a", "pass"]
    play(position, "0 build upper-3-a")
    assert position.to_act() == ()
    assert seen(position).ducats[0] == 12


@pytest.mark.rule("S29", "S28")
def test_the_end_skips_the_end_of_the_round() -> None:
    """Doge tile 6 has flood and inspection, but the last marker built the last part."""
    position = table(
        player(yard="upper-3-a", markers=1), player(markers=0, approvals=3), doge="doge-6", lower=LOWER, upper=UPPER
    )
    happened = keys(play(position, "0 white-3", "0 build upper-3-a"))
    assert not {"round-ended", "flood", "inspection"} & set(happened)


@pytest.mark.rule("S30")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ((5, 4, 3, 2, 1), (9, 5, 2, 1, 0)),
        ((5, 5, 3, 2, 0), (9, 9, 2, 1, 0)),
        ((3, 2, 2, 1, 0), (9, 5, 5, 1, 0)),
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
        ((1, 0, 0, 0, 0), (9, 0, 0, 0, 0)),
    ],
)
def test_final_inspection(held: tuple[int, ...], points: tuple[int, ...]) -> None:
    players = [player(markers=1 if seat == 0 else 0, approvals=count) for seat, count in enumerate(held)]
    position = table(*players, stall=5)
    play(position, "0 discard")
    assert ended(position).scores == points


def final(*players: dict[str, object]) -> tuple[int, ...]:
    """The ranks when player 0 spends the last marker of a stalled game."""
    first = {**players[0], "markers": 1}
    others = [{**one, "markers": 0} for one in players[1:]]
    position = table(first, *others, stall=5)
    play(position, "0 discard")
    return ended(position).ranks


@pytest.mark.rule("S31")
def test_most_points_win() -> None:
    assert final(player(points=5, ducats=90), player(points=7), player(points=6)) == (3, 1, 2)


@pytest.mark.rule("S31")
def test_then_most_ducats() -> None:
    """Player 0 gets a ducat for the last marker: 11 and 1 are fewer than 13."""
    assert final(player(points=5, ducats=11), player(points=5, ducats=13)) == (2, 1)


@pytest.mark.rule("S31")
def test_then_the_smallest_priority_on_top_and_none_is_last() -> None:
    players = [
        player(ducats=11, built="1 20"),
        player(built="4"),
        player(),
    ]
    assert final(*players) == (2, 1, 3)


@pytest.mark.rule("S31")
def test_still_equal_is_shared() -> None:
    assert final(player(ducats=11), player(), player(ducats=3)) == (1, 1, 3)


@pytest.mark.rule("S32")
def test_six_rounds_without_a_new_part_end_the_game() -> None:
    """After the sixth, with its order, flood and inspection."""
    position = table(player(markers=1, approvals=2), player(markers=0), doge="doge-5", stall=5)
    happened = keys(play(position, "0 discard", "0 bid 1"))
    assert happened[-3:] == ["game-ended", "approvals-shown", "finally-scored"]
    assert ended(position).scores == (6 + 9, 0)
    assert ended(position).reason.key == "galley-stalled"


@pytest.mark.rule("S32")
def test_a_part_built_begins_the_count_anew() -> None:
    position = table(player(markers=1, yard="lower-1-a"), player(markers=0), stall=5)
    play(position, "0 white-3", "0 build lower-1-a")
    assert position.to_act() == (CHANCE,)
    assert seen(position).stall == 0


@pytest.mark.rule("S32")
def test_a_round_without_a_part_is_counted() -> None:
    position = table(player(markers=1), player(markers=0), stall=2)
    play(position, "0 discard")
    assert seen(position).stall == 3
