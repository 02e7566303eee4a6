"""What a position is worth: what is counted, and that the learned value tells better than the sum who wins."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec

from broglio.bots.training import Training
from broglio.core.game import Position
from broglio.core.playout import Dice
from broglio.core.position import MOST_FEATURES
from broglio.games.doge_ship import GAME, evaluation
from doge_ship.table import player, table
from doge_ship.test_policy import decisions, values

LEARNED = [seats for seats in GAME.seat_counts if evaluation.NETWORKS[seats] is not None]


def features(position: Position, seat: int) -> list[float]:
    row = vec[float]([7.0] * MOST_FEATURES)  # what was there before is written over
    count = position.fill_features(seat, row)
    return [row[i] for i in range(count)]


@pytest.mark.rule("S21", "S25")
def test_what_a_player_has_is_counted() -> None:
    position = table(
        player(points=9, ducats=3, approvals=2, markers=4, yard="gondola-8", built="3 10"),
        player(ducats=20, approvals=5),
        player(),
        lower="a b",
        upper="a",
    )
    has = features(position, 0)
    assert has[evaluation.POINTS] == 9
    assert has[evaluation.PURSE] == 3
    assert has[evaluation.APPROVALS] == 2
    assert has[evaluation.BEHIND] == 3
    assert has[evaluation.MARKERS] == 4
    assert has[evaluation.BUILT] == 2
    assert has[evaluation.LEFT] == pytest.approx(13 / 16)
    assert has[evaluation.LOWER_PARTS] == 2
    assert has[evaluation.UPPER_PARTS] == 1
    # Barricade 10, on top, pays one ducat on "build"; the covered one counts for nothing.
    assert has[evaluation.PRIORITY] == 9
    assert has[evaluation.TRIGGER : evaluation.GIVES] == [0, 1, 0, 0, 0]
    assert has[evaluation.GIVES : evaluation.HOW_MUCH] == [1, 0, 0, 0, 0, 0]
    assert has[evaluation.HOW_MUCH] == 1
    without = features(position, 2)
    assert without[evaluation.BUILT] == without[evaluation.HAS_TOP] == without[evaluation.HOW_MUCH] == 0
    assert not any(without[evaluation.TRIGGER : evaluation.HOW_MUCH])


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.rule("S13", "S24")
def test_features_lean_on_public_things_only(seats: int) -> None:
    source = random.Random(seats)
    for position, seat in decisions(seats, 20 + seats)[:40]:
        world = GAME.sample(position.view(None), source)
        assert features(world, seat) == features(position, seat)


@pytest.mark.parametrize("seats", LEARNED)
def test_the_learned_value_tells_better_who_wins(seats: int) -> None:
    """On the same games of the policy against itself."""
    network = evaluation.NETWORKS[seats]
    _, learned = Training(GAME.start(seats), 1.0, Dice(5)).losses(300)
    evaluation.NETWORKS[seats] = None
    try:
        _, of_sum = Training(GAME.start(seats), 1.0, Dice(5)).losses(300)
    finally:
        evaluation.NETWORKS[seats] = network
    assert learned < of_sum - 0.01


@pytest.mark.parametrize("seats", LEARNED)
@pytest.mark.parametrize(
    "better",
    [player(points=6), player(approvals=5), player(ducats=18), player(yard="gondola-8"), player(built="2 3 4")],
)
def test_who_has_more_stands_better_by_the_learned_value_too(seats: int, better: dict[str, object]) -> None:
    chances = values(table(player(), better, *[player()] * (seats - 2)))
    assert chances[1] == max(chances)
