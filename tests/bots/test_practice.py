"""What the searching seat learns from its tries: small cases by hand, and that it pays where it is used."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from broglio.bots import search
from broglio.bots.practice import FARTHEST, FIRST, IN_SPAN, SPANS, Practice
from broglio.bots.rollouts import Rollout
from broglio.bots.search import SearchBot
from broglio.bots.tree import Tree
from broglio.core.match.playout import Dice
from broglio.core.protocol import Budget, Game, Position, registry
from broglio.core.protocol.position import CHANCE

PRACTISED = [
    (game.id, seats) for game in registry.games().values() for seats in game.seat_counts if game.search(seats).practises
]


def shares(practice: Practice, span: int) -> list[float]:
    """How likely three moves are after so many spans, where the policy finds them alike."""
    factors = [practice.factors[span * practice.codes + move] for move in range(3)]
    return [factor / sum(factors) for factor in factors]


def play(practice: Practice, dice: Dice, choices: int) -> list[int]:
    """A try in which the same three moves can be chosen again and again."""
    moves = vec[i64]([0, 1, 2])
    return [practice.choice(moves, vec[float]([1.0, 1.0, 1.0]), 3, dice) for _ in range(choices)]


def test_what_does_better_becomes_likelier() -> None:
    practice, dice = Practice(3), Dice(1)
    for _ in range(400):
        (chosen,) = play(practice, dice, 1)
        practice.learn((0.0, 0.5, 1.0)[chosen], 0.5)
    worst, middle, best = shares(practice, 0)
    assert best > 0.8
    assert worst < middle < best
    assert shares(practice, 1) == pytest.approx([1 / 3] * 3)


def test_what_is_good_soon_may_be_bad_later() -> None:
    practice, dice = Practice(3), Dice(1)
    for _ in range(1_000):
        chosen = play(practice, dice, int(IN_SPAN) + 1)
        practice.learn(0.5 * (chosen[0] == 0) + 0.5 * (chosen[-1] == 2), 0.5)
    assert shares(practice, 0)[0] > 0.6
    assert shares(practice, 1)[2] > 0.8


def test_the_last_span_has_no_end() -> None:
    practice, dice = Practice(3), Dice(1)
    for _ in range(50):
        chosen = play(practice, dice, 2 * int(SPANS * IN_SPAN))
        practice.learn(float(chosen[-1] == 1), 0.3)
    assert shares(practice, int(SPANS) - 1)[1] > 1 / 3


def test_nothing_is_learned_where_all_is_alike_or_little_is_known() -> None:
    practice, dice = Practice(3), Dice(1)
    for _ in range(100):
        play(practice, dice, 1)
        practice.learn(0.5, 0.5)
    assert shares(practice, 0) == [1 / 3] * 3
    practice = Practice(3)
    for number in range(int(FIRST)):
        play(practice, dice, 1)
        practice.learn(float(number % 2), 0.5)
    assert shares(practice, 0) == [1 / 3] * 3


def test_what_was_learned_stays_within_bounds() -> None:
    practice, dice = Practice(3), Dice(1)
    for _ in range(2_000):
        chosen = play(practice, dice, 24)
        practice.learn(float(chosen.count(0)), 0.0)
    assert max(abs(practice.logits[i]) for i in range(len(practice.logits))) <= FARTHEST
    assert all(0 < practice.factors[i] < 1e9 for i in range(len(practice.factors)))


def by_policy(game: Game, seats: int, seed: int, steps: int) -> Position:
    """Where sensible players come to after so many steps, one of them with a real choice."""
    position = game.start(seats)
    rollout = Rollout(position, Dice(seed))
    while steps > 0 or position.to_act() == (CHANCE,) or len(position.moves(position.to_act()[0])) < 4:
        seat = position.to_act()[0]
        position.advance(seat, rollout.chance(position) if seat == CHANCE else rollout.choice(position, seat))
        steps -= 1
    return position


@pytest.mark.parametrize(("game", "seats"), PRACTISED)
def test_tries_bring_more_to_a_seat_that_learns(game: str, seats: int) -> None:
    face = registry.find(game)
    gained = []
    for seed in range(1, 9):
        position = by_policy(face, seats, seed, 10 * seed)
        seat = position.to_act()[0]
        brought = []
        for practice in (None, Practice(face.codes)):
            tree = Tree(position, seat, 1, 2, practice, Dice(1))
            tree.run(position, 1_500)
            brought.append(sum(tries * chance for _, tries, chance in tree.results()) / 1_500)
        gained.append(brought[1] - brought[0])
    assert sum(gained) / len(gained) > 0.01


def test_a_search_learns_only_with_as_many_seats_as_its_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def practice(codes: int) -> Practice:
        made.append(codes)
        return Practice(codes)

    monkeypatch.setattr(search, "Practice", practice)
    game = registry.find("doge-ship")
    for seats in game.seat_counts:
        position = by_policy(game, seats, 1, 20)
        seat = position.to_act()[0]
        SearchBot(game, random.Random(1)).choose(position.view(seat), Budget(iterations=64))
        assert bool(made) == game.search(seats).practises
        made.clear()
