"""Many games at once are the same games."""

from __future__ import annotations

import random

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from broglio.core import laws
from broglio.core.match import batch as engine
from broglio.core.match.batch import APART
from broglio.core.match.playout import Dice
from broglio.core.protocol import CHANCE, Game, Malformed, Position, registry
from broglio.core.protocol.layout import rewards
from broglio.research.batch import Batch
from broglio.research.layout import has_layout

GAMES = [game for game in registry.games().values() if has_layout(game)]
TABLES = [(game, seats) for game in GAMES for seats in game.seat_counts]
each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", str(value)))


def draw_chances(position: Position, dice: Dice) -> None:
    """Chance as a batch draws it, by the positions' Python methods."""
    while position.to_act() == (CHANCE,):
        chances = position.chances()
        left = dice.below(sum(weight for _, weight in chances))
        for move, weight in chances:
            left -= weight
            if left < 0:
                position.play(CHANCE, move)
                break


def check_same(batch: Batch, row: int, position: Position) -> None:
    """One game of a batch shows what a position of its own tells the seat that is to act."""
    seat = position.to_act()[0]
    view = position.view(seat)
    assert batch.to_act[row] == seat
    assert batch.observations[row].tolist() == batch.layout.numbers(view)
    assert numpy.flatnonzero(batch.masks[row]).tolist() == sorted(view.moves)


@each_table
def test_each_game_is_the_game_that_it_would_be_alone(game: Game, seats: int) -> None:
    @settings(max_examples=4)
    @given(seed=st.integers(0, 2**32 - 1))
    def check(seed: int) -> None:
        source = random.Random(seed)
        batch = Batch(game, 2, seats=seats, seed=seed)
        alone = [game.start(seats) for _ in range(2)]
        dice = [Dice(seed * APART + row) for row in range(2)]
        ended = 0
        for row in range(2):
            draw_chances(alone[row], dice[row])
        while not ended:
            for row in range(2):
                check_same(batch, row, alone[row])
            actions = [source.choice(numpy.flatnonzero(mask).tolist()) for mask in batch.masks]
            batch.step(actions)
            for row, position in enumerate(alone):
                position.play(position.to_act()[0], actions[row])
                draw_chances(position, dice[row])
                outcome = position.outcome()
                assert batch.done[row] == (outcome is not None)
                assert batch.rewards[row].tolist() == (rewards(outcome) if outcome else [0.0] * seats)
                if outcome:
                    ended += 1
                    alone[row] = game.start(seats)
                    draw_chances(alone[row], dice[row])
        for row in range(2):
            check_same(batch, row, alone[row])

    check()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_seat_cannot_know_does_not_show(game: Game) -> None:
    """What is written for a seat is the same in another world, and after secret choices and draws of another kind."""
    compared = 0

    @settings(max_examples=60)
    @given(situation=laws.situations(game))
    def check(situation: laws.Situation) -> None:
        nonlocal compared
        layout = game.layout(situation.seats)
        for seat in range(situation.seats):
            here, there = situation.position.copy(), situation.position.copy()
            for _ in range(laws.TWIN_STEPS):
                if here.to_act()[:1] == (seat,):
                    worlds = [here, there, game.sample(here.view(seat), situation.random)]
                    shown = [engine.Batch(world, 1, layout.size, layout.actions, 0, True) for world in worlds]
                    for other in shown:
                        assert list(other.observations) == list(shown[0].observations)
                        assert list(other.masks) == list(shown[0].masks)
                        assert list(other.to_act) == [seat]
                    compared += here.to_json() != there.to_json()
                if laws.step_twins(here, there, seat, situation.random) is None:
                    break

    check()
    assert compared, "worlds that differ were compared"


def test_without_auto_reset_a_game_stays_over() -> None:
    batch = Batch("caesar-cleopatra", 3, seed=5, auto_reset=False)
    ended = numpy.zeros(3, bool)
    results = numpy.zeros((3, 2))
    while not ended.all():
        batch.step(batch.random_actions())
        assert not (ended & batch.done).any(), "a game ends once"
        ended |= batch.done
        results += batch.rewards
        assert ((batch.to_act == -1) == ended).all()
    assert set(results.ravel()) <= {-1.0, 0.0, 1.0}
    assert not batch.masks.any()
    assert batch.view(0).outcome is not None
    ranks = batch.observations[0][4:6].tolist()
    assert ranks == list(batch.view(0).outcome.ranks)  # type: ignore[union-attr]  # checked above
    batch.reset()
    assert (batch.to_act >= 0).all()
    assert not batch.done.any()
    assert not batch.rewards.any()


def test_seeds_make_games() -> None:
    one, same, other = (Batch("doge-ship", 4, seats=3, seed=seed) for seed in (7, 7, 8))
    for _ in range(30):
        assert one.observations.tobytes() == same.observations.tobytes()
        for batch in (one, same, other):
            batch.step(batch.random_actions())
    assert one.observations.tobytes() != other.observations.tobytes()
    assert len({row.tobytes() for row in one.observations}) == 4, "games of a batch differ"


def test_arrays_are_one_memory_and_cannot_be_spoilt() -> None:
    batch = Batch("doge", 2)
    before, memory = batch.observations.copy(), batch.observations
    batch.step(batch.random_actions())
    assert memory is batch.observations
    assert (memory != before).any()
    with pytest.raises(ValueError, match="read-only"):
        memory[0, 0] = 1
    assert batch.view(1).seat == batch.to_act[1]


def test_options_are_passed_on() -> None:
    batch = Batch("caesar-cleopatra", 1, options={"pile-2": "shuffled"})
    assert batch.game.view_to_json(batch.view(0))["pile_2"] == "shuffled"


def test_faults_are_named_and_change_nothing() -> None:
    with pytest.raises(Malformed, match="no game 'chess'"):
        Batch("chess", 1)
    with pytest.raises(Malformed, match="games: must be a number from 1 to"):
        Batch("doge", 0)
    batch = Batch("doge", 3)
    before = batch.observations.copy()
    good = batch.random_actions().copy()
    for bad in ([1, 2], [[1, 2, 3]], [0.5, 0.5, 0.5]):
        with pytest.raises(Malformed, match="actions: must be 3 whole numbers"):
            batch.step(bad)
    for action in (470, 10**6, -1):
        bad_one = good.copy()
        bad_one[2] = action
        with pytest.raises(Malformed, match=r"actions\[2\]"):
            batch.step(bad_one)
    assert (batch.observations == before).all()
    batch.step(good)
