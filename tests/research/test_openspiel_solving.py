"""Small games that OpenSpiel's tabular solvers solve, against values found without OpenSpiel."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import numpy
import pyspiel
import pytest
from scipy.optimize import linprog

from broglio.core.protocol import CHANCE, Seat, registry
from broglio.core.protocol.layout import rewards
from broglio.research.openspiel import BroglioGame
from broglio.research.openspiel.course import Course

INSPECTION = "broglio_doge_ship(start=inspection)"
VETO = "broglio_caesar_cleopatra(start=veto)"


def solve(game: BroglioGame, iterations: list[int]) -> list[Any]:
    """The average policies of CFR after so many iterations."""
    solver = pyspiel.CFRSolver(game)
    policies = []
    for number in range(1, iterations[-1] + 1):
        solver.evaluate_and_update_policy()
        if number in iterations:
            policies.append(solver.tabular_average_policy())
    return policies


def value(game: BroglioGame, policy: Any) -> float:
    """What a policy against itself brings the first seat."""
    return float(pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0])


@pytest.mark.parametrize(
    ("name", "iterations", "known"),
    [(INSPECTION, [1, 20, 150], Fraction(-5, 13)), (VETO, [1, 4, 12], Fraction(-13, 16))],
)
def test_cfr_finds_the_value_of_a_small_game(name: str, iterations: list[int], known: Fraction) -> None:
    game = pyspiel.load_game(name)
    policies = solve(game, iterations)
    left = [pyspiel.exploitability(game, policy) for policy in policies]
    assert left == sorted(left, reverse=True)
    assert left[-1] < 0.02
    assert value(game, policies[-1]) == pytest.approx(float(known), abs=2 * left[-1])


def test_outcome_sampling_comes_nearer_to_equilibrium() -> None:
    """OpenSpiel's MCCFR in C++, which plays one course of the game at a time."""
    game = pyspiel.load_game(VETO)
    solver = pyspiel.OutcomeSamplingMCCFRSolver(game, 0.6, 7)
    left = []
    for _ in range(2):
        for _ in range(600):
            solver.run_iteration()
        left.append(pyspiel.exploitability(game, solver.average_policy()))
    uniform = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert left[1] < left[0] < uniform


def test_the_value_of_an_inspection_is_that_of_its_matrix() -> None:
    """One secret bid each (S27): a matrix, filled by the rules alone and solved by a linear program."""
    start = pyspiel.load_game(INSPECTION).opening.position()
    matrix = numpy.zeros((len(start.moves(0)), len(start.moves(1))))
    for row, bid in enumerate(start.moves(0)):
        for column, other in enumerate(start.moves(1)):
            end = start.copy()
            end.advance(0, bid)
            end.advance(1, other)
            outcome = end.outcome()
            assert outcome is not None
            matrix[row, column] = rewards(outcome)[0]
    rows, columns = matrix.shape
    found = linprog(
        [0] * rows + [-1],
        A_ub=numpy.c_[-matrix.T, numpy.ones(columns)],
        b_ub=[0] * columns,
        A_eq=[[1] * rows + [0]],
        b_eq=[1],
        bounds=[(0, 1)] * rows + [(None, None)],
    )
    assert found.x[-1] == pytest.approx(-5 / 13)
    assert max(found.x[:rows]) < 0.5  # nobody can do with one bid


def best_response(courses: list[tuple[Course, float]], seat: Seat, table: dict[str, list[tuple[int, float]]]) -> float:
    """What a seat can get against a policy, from courses with their odds that it cannot tell apart."""
    total = 0.0
    decisions: dict[str, list[tuple[Course, float]]] = defaultdict(list)
    while courses:
        course, odds = courses.pop()
        actor = course.actor()
        outcome = course.position.outcome()
        if outcome is not None:
            total += odds * rewards(outcome)[seat]
        elif actor == seat:
            decisions[course.memory(seat)].append((course, odds))
        else:
            assert actor is not None
            if actor == CHANCE:
                chances = course.position.chances()
                weights = sum(weight for _, weight in chances)
                choices = [(move, weight / weights) for move, weight in chances]
            else:
                choices = table[f"seat {actor}\n{course.memory(actor)}"]
            courses += [(after(course, actor, move), odds * share) for move, share in choices if share > 0]
    for alike in decisions.values():
        moves = alike[0][0].position.moves(seat)
        total += max(
            best_response([(after(course, seat, move), odds) for course, odds in alike], seat, table) for move in moves
        )
    return total


def after(course: Course, seat: Seat, move: int) -> Course:
    next_course = course.copy()
    next_course.advance(seat, move)
    return next_course


@pytest.mark.parametrize("name", [INSPECTION, VETO])
def test_exploitability_is_what_best_responses_gain(name: str) -> None:
    """OpenSpiel's figure against best responses found by the rules and what seats remember, without OpenSpiel."""
    game = pyspiel.load_game(name)
    (policy,) = solve(game, [2])
    table = policy.policy_table()
    gains = [best_response([(Course(game.opening), 1.0)], seat, table) for seat in range(2)]
    exploitability = pyspiel.exploitability(game, policy)
    assert exploitability > 0.001
    assert sum(gains) / 2 == pytest.approx(exploitability)


def test_all_shipped_starts_can_be_loaded() -> None:
    from broglio.research.openspiel.opening import STARTS

    names = [(game.id, path.name[:-5]) for game in registry.games().values() for path in _starts(STARTS / game.id)]
    assert ("caesar-cleopatra", "aediles") in names
    for game_id, name in names:
        game = pyspiel.load_game(f"broglio_{game_id.replace('-', '_')}(start={name})")
        assert not game.new_initial_state().is_terminal()


def _starts(folder: Any) -> list[Any]:
    return list(folder.iterdir()) if folder.is_dir() else []
