"""A tree that plans: small games drawn by hand in which a plan is needed, and that real games get it where they say."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from broglio.bots import search
from broglio.bots.search import SearchBot
from broglio.bots.tree import Tree
from broglio.core import laws
from broglio.core.match.playout import Dice
from broglio.core.protocol import Budget, Event, Game, IllegalMove, Outcome, Position, View, registry
from broglio.core.protocol.position import CHANCE

SAFE, DARING = 0, 1


@dataclass(frozen=True)
class End:
    """What the first of two seats has in the end."""

    worth: float


@dataclass(frozen=True)
class Choice:
    """What a seat, or chance, may do: by move, how likely the policy finds it and what comes of it."""

    seat: int
    moves: Mapping[int, tuple[float, Choice | End]]
    stage: int = 0
    points: bool = False
    found: dict[int, int] = field(default_factory=Counter, compare=False)
    """How often each move was made."""


class Drawn(Position):
    """A position of such a game."""

    def __init__(self, at: Choice | End) -> None:
        super().__init__(2, 8)
        self.at = at

    @property
    def choice(self) -> Choice:
        assert isinstance(self.at, Choice)
        return self.at

    def fill_to_act(self, seats: vec[i64]) -> i64:
        if isinstance(self.at, End):
            return 0
        seats[0] = self.at.seat
        return 1

    def fill_moves(self, seat: i64, moves: vec[i64]) -> i64:
        assert seat == self.choice.seat
        for i, move in enumerate(self.choice.moves):
            moves[i] = move
        return len(self.choice.moves)

    def fill_chances(self, moves: vec[i64], weights: vec[i64]) -> i64:
        for i, (move, (weight, _)) in enumerate(self.choice.moves.items()):
            moves[i] = move
            weights[i] = int(weight)
        return len(self.choice.moves)

    def fill_policy(self, seat: i64, moves: vec[i64], count: i64, weights: vec[float]) -> None:
        assert seat == self.choice.seat
        for i in range(count):
            weights[i] = self.choice.moves[moves[i]][0]

    def fill_values(self, values: vec[float]) -> None:
        values[0] = self.at.worth if isinstance(self.at, End) else 0.5
        values[1] = 1.0 - values[0]

    def advance(self, seat: i64, move: i64) -> None:
        assert seat == self.choice.seat
        self.choice.found[move] += 1
        self.at = self.choice.moves[move][1]

    def copy(self) -> Position:
        return Drawn(self.at)

    def is_open(self, move: i64) -> bool:
        return not self.is_pointing(move)

    def is_pointing(self, move: i64) -> bool:
        return self.choice.points and move in self.choice.moves

    def stage(self) -> i64:
        return self.at.stage if isinstance(self.at, Choice) else 0

    def fill_material(self, counts: vec[i64]) -> i64:
        del counts
        return 0

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        raise AssertionError((seat, move))

    def event(self, told: tuple[int, int, int, int]) -> Event:
        raise AssertionError(told)

    def outcome(self) -> Outcome | None:
        return None

    def view(self, seat: int | None) -> View:
        raise AssertionError(seat)

    def to_json(self) -> Any:
        return None


def searched(start: Choice, *, plans: bool = True) -> Tree:
    """A search for the first seat."""
    position = Drawn(start)
    tree = Tree(position, 0, 4, 2, None, Dice(1), plans=plans)
    tree.run(position, 2_000)
    return tree


def after_daring(rest: Choice, safe: float) -> Choice:
    """A first choice: something safe, which the policy prefers, or what leads to the rest."""
    return Choice(0, {SAFE: (0.8, End(safe)), DARING: (0.2, rest)})


def test_a_plan_is_found_that_the_policy_would_hardly_go_on_with() -> None:
    follow_up = Choice(0, {2: (0.9, End(0.2)), 3: (0.05, End(0.3)), 4: (0.05, End(0.9))})
    best, tries, brought = searched(after_daring(follow_up, 0.3)).results()[0]
    assert best == DARING
    assert brought > 0.8
    assert follow_up.found[4] > 0.8 * tries


def test_others_find_the_answer_that_the_policy_would_hardly_give() -> None:
    answer = Choice(1, {2: (0.9, End(0.9)), 3: (0.05, End(0.8)), 4: (0.05, End(0.1))})
    best, _, brought = searched(after_daring(answer, 0.5)).results()[0]
    assert best == SAFE
    assert brought == pytest.approx(0.5)
    assert answer.found[4] > answer.found[2]


def test_without_a_plan_the_policy_goes_on() -> None:
    follow_up = Choice(0, {2: (0.9, End(0.2)), 3: (0.05, End(0.3)), 4: (0.05, End(0.9))})
    tree = searched(after_daring(follow_up, 0.3), plans=False)
    assert tree.results()[0][0] == SAFE
    assert follow_up.found[2] > follow_up.found[4]


def seen(good: int, *, points: bool, stage: int) -> Choice:
    """One of two is good, and the policy sees which."""
    moves = {move: (0.98 if move == good else 0.02, End(1.0 if move == good else 0.0)) for move in (2, 3)}
    return Choice(0, moves, points=points, stage=stage)


@pytest.mark.parametrize(("points", "stage"), [(True, 0), (False, 1)], ids=["between what was drawn", "in a new stage"])
def test_what_only_the_policy_can_see_is_left_to_it(points: bool, stage: int) -> None:
    drawn = {good: seen(good, points=points, stage=stage) for good in (2, 3)}
    draw = Choice(CHANCE, {good: (1, choice) for good, choice in drawn.items()}, stage=stage)
    best, tries, _ = searched(after_daring(Choice(1, {5: (1.0, draw)}), 0.7)).results()[0]
    assert best == DARING
    assert sum(choice.found[good] for good, choice in drawn.items()) > 0.9 * tries


def test_what_chance_brought_is_not_told_apart_by_a_node() -> None:
    """The same draw where nothing says that the policy must look: a tree can only take the first or the second."""
    draw = Choice(CHANCE, {good: (1, seen(good, points=False, stage=0)) for good in (2, 3)})
    best, _, _ = searched(after_daring(draw, 0.7)).results()[0]
    assert best == SAFE


def test_what_is_best_beyond_doubt_is_played() -> None:
    """What was found late is played before it has caught up in tries; what was hardly tried is not."""
    tree = searched(Choice(0, {move: (1.0, End(0.5)) for move in range(3)}))
    for arm, (tries, brought) in enumerate([(1_300, 0.50), (690, 0.55), (10, 0.53)]):
        tree.tries[arm] = tries
        tree.sums[arm] = tries * brought
    assert [tries for _, tries, _ in tree.results()] == [690, 1_300, 10]
    assert tree.lead() == 690 - 1_300


def test_a_choice_that_may_be_best_is_tried_whatever_the_policy_says() -> None:
    unlikely = {move: (1e-6, End(0.5)) for move in range(1, 8)}
    tries = [searched(Choice(0, {0: (1.0, End(0.5)), **unlikely}), plans=plans).results() for plans in (True, False)]
    planning, following = ([tries for _, tries, _ in sorted(results)[1:]] for results in tries)
    assert min(planning) > 2 * max(following)


def to_choose(game: Game, seats: int, seed: int, steps: int) -> tuple[Position, int]:
    """Where a random game comes to after so many steps, or a few more: a seat has a choice."""
    while True:
        position = laws.Situation(game, seats, (), seed, steps).position
        for seat in position.to_act():
            if len(position.moves(seat)) > 1:
                return position, seat
        steps += 1


def test_a_search_plans_only_with_as_many_seats_as_its_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    planned: list[bool] = []

    def tree(*arguments: Any, plans: bool) -> Tree:
        planned.append(plans)
        return Tree(*arguments, plans=plans)

    monkeypatch.setattr(search, "Tree", tree)
    game = registry.find("doge-ship")
    for seats in game.seat_counts:
        position, seat = to_choose(game, seats, 1, 30)
        SearchBot(game, random.Random(1)).estimate(position.view(seat), Budget(iterations=64))
    assert planned == [game.search(seats).plans for seats in game.seat_counts]
    assert any(planned)


@pytest.mark.parametrize("game", sorted(game.id for game in registry.games().values() if game.has_policy))
def test_of_all_that_a_seat_may_choose_from_everything_points_or_nothing(game: str) -> None:
    face = registry.find(game)
    pointed = 0
    for seed in range(40):
        position = laws.Situation(face, face.seat_counts[seed % len(face.seat_counts)], (), seed, 6 * seed).position
        for seat in position.to_act():
            moves = position.moves(seat) if seat >= 0 else []
            pointing = [position.is_pointing(move) for move in moves]
            assert all(pointing) or not any(pointing), [face.notate(move) for move in moves]
            pointed += any(pointing)
    assert bool(pointed) == (game == "doge-ship")
