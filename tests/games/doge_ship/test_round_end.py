"""New order, flood, inspection (S25 to S28)."""

from __future__ import annotations

import pytest

from broglio.core.protocol import CHANCE, Position
from games.doge_ship.table import choices, keys, play, player, refused, seen, table


def end_of_round(position: Position) -> list[str]:
    """The last marker of player 0 is discarded; what happens then."""
    return keys(play(position, "0 discard"))[2:]


@pytest.mark.rule("S25")
def test_everybody_has_five_markers_again() -> None:
    position = table(player(markers=1), player(markers=0), player(markers=0))
    end_of_round(position)
    assert seen(position).markers == (5, 5, 5)
    assert set(seen(position).taken) == {-1}


@pytest.mark.rule("S25")
def test_the_smallest_priority_on_top_plays_first_and_none_comes_last() -> None:
    """As in the printed example, but by the rule: 7 before 11 before none."""
    position = table(player(markers=1), player(markers=0, built="11"), player(markers=0, built="2 7"))
    end_of_round(position)
    assert seen(position).order == (2, 1, 0)


@pytest.mark.rule("S25")
def test_players_without_barricades_keep_their_order() -> None:
    position = table(player(markers=1), player(markers=0), player(markers=0, built="26"), player(markers=0))
    end_of_round(position)
    assert seen(position).order == (2, 0, 1, 3)


@pytest.mark.rule("S26")
@pytest.mark.parametrize(("built", "markers"), [("1 2 3 4 5", 5), ("1 2 3 4", 4), ("1 2 3", 3), ("", 3)])
def test_flood_at_level_four_the_example_of_the_rules(built: str, markers: int) -> None:
    """Four built and one unbuilt barricade: one marker lost; three built: two."""
    one = player(markers=1, built=built, yard="barricade-9")
    position = table(one, player(markers=0, built="20"), doge="doge-14")
    end_of_round(position)
    assert seen(position).markers == (markers, 3)


@pytest.mark.rule("S26", "S25")
def test_floods_do_not_add_up() -> None:
    """Who had 3 markers by a flood and is flooded again has 3 in the next round, not 1."""
    position = table(player(markers=1), player(markers=0), doge="doge-14")
    end_of_round(position)
    assert seen(position).markers == (3, 3)
    play(position, ". roll red 1", ". roll green 1", ". roll white 1", ". draw doge-16")
    while position.to_act() != (CHANCE,):
        play(position, f"{position.to_act()[0]} discard")
    assert seen(position).markers == (3, 3)
    play(position, ". roll red 1", ". roll green 1", ". roll white 1", ". draw doge-3")
    while position.to_act() != (CHANCE,):
        play(position, f"{position.to_act()[0]} discard")
    assert seen(position).markers == (5, 5)


def inspection(*held: int) -> Position:
    players = [player(markers=1 if seat == 0 else 0, approvals=count) for seat, count in enumerate(held)]
    position = table(*players, doge="doge-5")
    end_of_round(position)
    return position


@pytest.mark.rule("S27")
@pytest.mark.parametrize(
    ("bids", "points"),
    [
        ((4, 3, 3, 1), (6, 3, 3, 0)),
        ((4, 4, 2, 1), (6, 6, 1, 0)),
        ((5, 4, 3, 2), (6, 3, 1, 0)),
        ((2, 2, 2, 2), (6, 6, 6, 6)),
        ((1, 0, 0, 0), (6, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_bids_score_by_place_and_ties_skip_places(bids: tuple[int, ...], points: tuple[int, ...]) -> None:
    position = inspection(5, 5, 5, 5)
    play(position, *[f"{seat} bid {bid}" for seat, bid in enumerate(bids)])
    assert seen(position).points == points
    assert seen(position).approvals == tuple(5 - bid for bid in bids)


@pytest.mark.rule("S27")
def test_bids_are_secret_until_all_have_bid() -> None:
    position = inspection(5, 5, 5)
    happened = play(position, "1 bid 4")
    assert position.to_act() == (0, 2)
    assert [event.key for event in happened if event.visible_to(0)] == ["bid-laid"]
    assert [event.key for event in happened if event.visible_to(1)] == ["bid-laid", "bid-chosen"]
    assert seen(position, 0).bids == (None, None, None)
    assert seen(position, 1).bids == (None, 4, None)
    assert seen(position, None).laid == (False, True, False)
    assert refused(position, "1 bid 3") == "S27"


@pytest.mark.rule("S27")
def test_nobody_bids_more_than_they_hold() -> None:
    position = inspection(2, 5)
    assert choices(position, 0) == ["bid 0", "bid 1", "bid 2"]
    assert refused(position, "0 bid 3") == "S27"


@pytest.mark.rule("S27")
def test_who_holds_no_approvals_is_not_asked() -> None:
    position = inspection(3, 0, 2)
    assert position.to_act() == (0, 2)
    play(position, "0 bid 1", "2 bid 2")
    assert seen(position).points == (3, 0, 6)


@pytest.mark.rule("S27")
def test_an_inspection_of_nothing_asks_nobody() -> None:
    position = inspection(0, 0)
    assert position.to_act() == (CHANCE,)


@pytest.mark.rule("S27", "S24")
def test_approvals_do_not_run_out_and_great_bids_are_laid_by_the_hundred() -> None:
    position = inspection(230, 5)
    assert choices(position, 0)[-1] == "raise"
    play(position, "0 raise", "0 raise")
    assert choices(position, 0) == [f"bid {number}" for number in range(31)]
    assert seen(position, 1).raised == (0, 0)
    play(position, "0 bid 17", "1 bid 5")
    assert seen(position).approvals == (13, 0)


@pytest.mark.rule("S28", "S25", "S26", "S27")
def test_first_the_order_then_the_flood_then_the_inspection() -> None:
    """Doge tile 6 shows both."""
    position = table(player(markers=1, approvals=1), player(markers=0, built="5"), doge="doge-6")
    assert end_of_round(position) == [
        "round-ended",
        "order-set",
        "order-set",
        "flood",
        "markers-lost",
        "markers-lost",
        "inspection",
    ]
