"""Learned values: what a small network makes of a row, by hand, and as files."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec

from broglio.core import registry, weights
from broglio.core.game import Malformed
from broglio.core.network import Network, to_chances
from broglio.core.position import MOST_FEATURES

TAUGHT = [
    (game.id, seats)
    for game in registry.games().values()
    for seats in game.seat_counts
    if game.start(seats).fill_features(0, vec[float]([0.0] * MOST_FEATURES)) > 0
]


def by_hand() -> Network:
    """Two inputs, two units: the first counts the first input from 1 on, the second counts the second one back."""
    return Network(2, [1.0, 0.0, 0.0, -2.0, -1.0, 3.0], [10.0, 0.5])


@pytest.mark.parametrize(
    ("row", "standing"),
    [
        ((0.0, 0.0), 1.5),  # the first unit is below zero; 0.5 * 3
        ((1.0, 0.0), 1.5),
        ((3.0, 0.0), 21.5),  # 10 * (3 - 1)
        ((3.0, 1.0), 20.5),  # 0.5 * (3 - 2)
        ((3.0, 2.0), 20.0),  # neither unit counts below zero
    ],
)
def test_a_unit_counts_where_it_is_above_zero(row: tuple[float, ...], standing: float) -> None:
    assert by_hand().standing(vec[float](list(row)), vec[float]([0.0, 0.0])) == pytest.approx(standing)


def test_rows_of_the_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="2 units over 2 inputs"):
        Network(2, [1.0] * 5, [1.0, 1.0])


@given(st.lists(st.floats(-50, 50), min_size=2, max_size=5), st.floats(-1e6, 1e6))
def test_only_differences_between_players_matter(standings: list[float], more: float) -> None:
    chances = vec[float](standings)
    to_chances(chances, len(standings))
    found = list(chances)
    assert sum(found) == pytest.approx(1)
    assert found[standings.index(max(standings))] == max(found)
    moved = vec[float]([standing + more for standing in standings])
    to_chances(moved, len(standings))
    assert list(moved) == pytest.approx(found, abs=1e-6)


def test_one_standing_better_by_so_much_wins_so_much_oftener() -> None:
    chances = vec[float]([math.log(3), 0.0])
    to_chances(chances, 2)
    assert list(chances) == pytest.approx([0.75, 0.25])


def test_networks_are_read_as_they_were_written() -> None:
    again = weights.read(weights.write({3: by_hand()}))
    assert list(again) == [3]
    assert list(again[3].first) == list(by_hand().first)
    assert list(again[3].second) == list(by_hand().second)
    assert again[3].inputs == 2


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"3": {}}', '{"3": {"first": [1, 2, 3], "second": [1, 2]}}', '{"x": {}}', '{"3": 4}']
)
def test_what_is_no_file_of_weights_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="weights"):
        weights.read(text)


@given(
    st.recursive(st.none() | st.floats() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
)
def test_no_file_of_weights_crashes_the_reader(data: object) -> None:
    try:
        weights.read(json.dumps(data))
    except Malformed as error:
        assert "weights" in str(error)


@pytest.mark.parametrize(("game", "seats"), TAUGHT)
def test_shipped_networks_fit_what_a_game_counts(game: str, seats: int) -> None:
    found = registry.find(game)
    count = found.start(seats).fill_features(0, vec[float]([0.0] * MOST_FEATURES))
    network = weights.shipped(type(found).__module__, found.seat_counts)[seats]
    assert network is None or network.inputs == count
