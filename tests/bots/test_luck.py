"""What chance gave: nothing on average, and just what the evaluation says where it can be counted by hand."""

from __future__ import annotations

import statistics

import pytest
from librt.vecs import vec

from broglio.bots import arena
from broglio.bots.luck import luck, luck_by_plays
from broglio.core import laws
from broglio.core.match.playout import Dice
from broglio.core.protocol import CHANCE, Budget, Game, Position, registry

GAMES = sorted(registry.games())


def before_draws(game: Game, seats: int) -> list[Position]:
    """Positions of all stages of a game in which several things can be drawn."""
    found = (laws.Situation(game, seats, (), seed, 11 * seed).position for seed in range(40))
    return [one for one in found if one.to_act() == (CHANCE,) and len(one.chances()) > 1]


def judged(position: Position) -> list[float]:
    values = vec[float]([0.0] * position.seats)
    position.fill_values(values)
    return [values[seat] for seat in range(position.seats)]


def worth(position: Position, move: int) -> list[float]:
    drawn = position.copy()
    drawn.advance(CHANCE, move)
    return judged(drawn)


@pytest.mark.parametrize("game_id", GAMES)
def test_luck_comes_to_nothing_on_average(game_id: str) -> None:
    game = registry.find(game_id)
    draws = [one for seats in game.seat_counts for one in before_draws(game, seats)]
    assert draws
    for position in draws:
        given = {move: luck(position, [(CHANCE, move)]) for move, _ in position.chances()}
        for seat in range(position.seats):
            assert sum(weight * given[move][seat] for move, weight in position.chances()) == pytest.approx(0, abs=1e-9)


def test_luck_is_what_a_draw_is_worth_beyond_what_all_are_worth() -> None:
    position = max(before_draws(registry.find("caesar-cleopatra"), 2), key=lambda one: len(one.chances()))
    total = sum(weight for _, weight in position.chances())
    expected = sum(weight * worth(position, move)[0] for move, weight in position.chances()) / total
    before = position.to_json()
    for move, _ in position.chances():
        assert luck(position, [(CHANCE, move)])[0] == pytest.approx(worth(position, move)[0] - expected)
    assert position.to_json() == before


@pytest.mark.parametrize("game_id", GAMES)
def test_what_chance_gives_to_one_it_takes_from_the_others(game_id: str) -> None:
    game = registry.find(game_id)
    contest = arena.Contest(game_id, game.seat_counts[-1], {}, ("heuristic", "random"), 1, Budget(), only_first=True)
    for bout in arena.play_seed(contest, 1):
        (luck_of_seats,) = bout.luck
        assert len(luck_of_seats) == contest.seats
        assert sum(luck_of_seats) == pytest.approx(0, abs=1e-9)


def test_cards_and_votes_decide_games_of_caesar_and_cleopatra() -> None:
    """Of two equal players the one whom chance gave more wins more often."""
    contest = arena.Contest("caesar-cleopatra", 2, {}, ("heuristic", "heuristic@1"), 1, Budget(), only_first=True)
    bouts = [bout for seed in range(40) for bout in arena.play_seed(contest, seed)]
    lucky = [bout for bout in bouts if bout.luck[0][0] > 0]
    unlucky = [bout for bout in bouts if bout.luck[0][0] < 0]
    won, won_unluckily = (sum(bout.ranks[0] == 1 for bout in some) / len(some) for some in (lucky, unlucky))
    assert won > won_unluckily + 0.2


@pytest.mark.parametrize("game_id", GAMES)
def test_luck_by_plays_comes_to_nothing_on_average(game_id: str) -> None:
    game = registry.find(game_id)
    found = []
    for position in before_draws(game, game.seat_counts[0])[:6]:
        total = sum(weight for _, weight in position.chances())
        for number, (move, weight) in enumerate(position.chances()):
            given = luck_by_plays(position, [(CHANCE, move)], game.search(position.seats).horizon, 100, Dice(number))
            assert sum(given) == pytest.approx(0, abs=1e-9)
            found.append(weight / total * given[0])
    assert found
    assert abs(sum(found)) < 0.15, "over all draws, what is left is the noise of the plays"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_row_of_draws_is_judged_before_and_after_it(game_id: str) -> None:
    """With no stage ahead the evaluation judges at once, which can be counted by hand."""
    game = registry.find(game_id)
    contest = arena.Contest(game_id, game.seat_counts[0], {}, ("heuristic", "random"), 1, Budget(), only_first=True)
    bout = arena.play_bout(contest, contest.line_ups()[0], 1)
    position = game.start(contest.seats)
    expected = [0.0] * contest.seats
    for actor, move in bout.log:
        before = judged(position)
        is_drawn = actor == CHANCE and len(position.chances()) > 1
        position.advance(actor, move)
        if is_drawn:
            expected = [sum(row) for row in zip(expected, judged(position), (-one for one in before), strict=True)]
    assert luck_by_plays(game.start(contest.seats), list(bout.log), 0, 1, Dice(1)) == pytest.approx(expected)


def test_plays_tell_more_of_luck_than_the_evaluation_at_once() -> None:
    """Of two equal players' games, more of who won is put down to chance."""
    bots = ("heuristic", "heuristic@1")
    contest = arena.Contest("caesar-cleopatra", 2, {}, bots, 1, Budget(), only_first=True, luck_plays=50)
    bouts = [arena.play_bout(contest, bots, seed) for seed in range(40)]
    wins = [float(bout.ranks[0] == 1) for bout in bouts]
    at_once, by_plays = (statistics.correlation(wins, [bout.luck[judge][0] for bout in bouts]) for judge in (0, 1))
    assert by_plays > at_once + 0.1
