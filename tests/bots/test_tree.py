"""The search: priors, tries and draws, counted by hand where they can be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from operator import mul

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from broglio.bots.rollouts import Rollout, weigh
from broglio.bots.search import SearchBot
from broglio.bots.tree import MOST_ARMS, Tree, hashed, node_key
from broglio.core import laws
from broglio.core.match.playout import Dice, by_share
from broglio.core.protocol import Budget, Game, Position, registry
from broglio.core.protocol.position import CHANCE
from broglio.games.doge import GAME

POLICIES = sorted(game.id for game in registry.games().values() if game.has_policy)


def ballots() -> laws.Situation:
    """All cards are dealt, and everybody has 273 ballots to choose from."""
    return laws.Situation(GAME, 3, (), 1, 6)


def tree(position: Position, depth: int) -> Tree:
    """A search for the first seat."""
    return Tree(position, 0, depth, 1, None, Dice(1))


def positions(game: Game, count: int) -> Iterator[Position]:
    """From the first move on, ever further into a game, with all numbers of seats in turn."""
    for seed in range(count):
        yield laws.Situation(game, game.seat_counts[seed % len(game.seat_counts)], (), seed, 9 * seed).position


def test_the_likeliest_choices_are_kept() -> None:
    position = ballots().position
    weights = dict(zip(position.moves(0), weigh(position, 0), strict=True))
    assert len(weights) == 273
    kept = [weights[move] for move, _, _ in tree(position, 1).results()]
    assert sorted(kept) == sorted(weights.values())[-MOST_ARMS:]


@pytest.mark.parametrize("depth", [1, 2, 4])
def test_every_try_is_counted_and_values_are_chances(depth: int) -> None:
    position = ballots().position
    search = tree(position, depth)
    before = position.to_json()
    search.run(position, 100)
    results = search.results()
    assert position.to_json() == before
    assert sum(tries for _, tries, _ in results) == 100
    assert all(0 <= value <= 1 for _, _, value in results)
    assert [tries for _, tries, _ in results] == sorted((tries for _, tries, _ in results), reverse=True)
    assert search.lead() == results[0][1] - results[1][1]


def test_a_choice_that_wins_at_once_is_found() -> None:
    """Red has palaces in five districts and can build in the sixth in the last vote of the round."""
    five = {"cannaregio": 1, "castello": 1, "dorsoduro": 1, "san-marco": 1, "san-polo": 1}
    position = GAME.from_json(
        {
            "game": "doge",
            "version": 1,
            "round": 4,
            "placing": 4,
            "voted": 6,
            "brown": ["palace", "cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce"],
            "blue": ["palace", "cannaregio", "castello", "dorsoduro", "san-marco", "san-polo"],
            "players": [
                {"houses": {"santa-croce": 4}, "palaces": five, "markers": {"santa-croce": [3]}},
                {"houses": {}, "palaces": {}, "markers": {}},
                {"houses": {}, "palaces": {}, "markers": {}},
            ],
            "counsellors": {},
            "agenda": ["build 0 santa-croce 3"],
        }
    )
    first, *_ = SearchBot(GAME, random.Random(1)).estimate(position.view(0), Budget(iterations=64))
    assert GAME.notate(first.move) == "build santa-croce"
    assert first.chance == 1


@pytest.mark.parametrize("game", POLICIES)
def test_below_the_root_every_visit_goes_by_one_arm(game: str) -> None:
    face = registry.find(game)
    grown = 0
    for position in positions(face, 12):
        seat, *_ = (*position.to_act(), CHANCE)
        if seat == CHANCE or len(position.moves(seat)) == 1:
            continue
        worlds = face.worlds(position.view(seat), random.Random(1))
        search = Tree(next(worlds), seat, 4, 1, None, Dice(1))
        for _ in range(20):
            search.run(next(worlds), 10)
        for node in range(search.nodes):
            tries = [search.tries[node * MOST_ARMS + arm] for arm in range(search.counts[node])]
            assert sum(tries) == search.visits[node] > 0
            assert 0 <= search.mean(node) <= 1
        grown += search.nodes - 1
    assert grown > 50


def looks(position: Position, seat: int, first: int, dice: Dice) -> Iterator[float]:
    """What a position is worth to a seat at the end of every stage, once it has made a first choice and all play on by
    the policy; in the end, what has come of it."""
    rollout = Rollout(position, dice)
    chosen = {seat: first}
    stage = None
    while to_act := position.to_act():
        if stage is not None and position.stage() > stage:
            stage = position.stage()
            yield worth(position, seat)
        if to_act == (CHANCE,):
            position.advance(CHANCE, rollout.chance(position))
            continue
        moves = {one: chosen[one] if one in chosen else rollout.choice(position, one) for one in to_act}
        for one, move in moves.items():
            position.advance(one, move)
        chosen = {}
        stage = position.stage() if stage is None else stage
    yield worth(position, seat)


def worth(position: Position, seat: int) -> float:
    values = vec[float]([0.0] * position.seats)
    position.fill_values(values)
    return values[seat]


@pytest.mark.parametrize("game", POLICIES)
def test_a_try_is_judged_at_the_end_of_every_stage_up_to_the_horizon(game: str) -> None:
    face = registry.find(game)
    lengths = set()
    for position in positions(face, 24):
        seat, *_ = (*position.to_act(), CHANCE)
        if seat == CHANCE:
            continue
        shares = {1: (1.0,), 2: (0.5, 0.5), 4: (0.5, 0.25, 0.125, 0.125)}
        for horizon, weights in shares.items():
            search = Tree(position, seat, 1, horizon, None, Dice(5))
            search.run(position, 1)
            move, tries, found = search.results()[0]
            seen = list(islice(looks(position.copy(), seat, move, Dice(5)), horizon))
            lengths.add(len(seen))
            last = 1 - sum(weights[: len(seen) - 1])
            assert tries == 1
            assert found == pytest.approx(sum(map(mul, seen, (*weights[: len(seen) - 1], last))))
    assert {1, 2, 4} <= lengths


def test_what_was_chosen_is_not_taken_for_what_may_be_chosen() -> None:
    begun = hashed(1, 5)
    assert node_key(begun, vec[i64]([6, 7, 8]), 3) != node_key(hashed(begun, 6), vec[i64]([7, 8]), 2)
    assert node_key(begun, vec[i64]([7, 8, 0]), 2) == node_key(hashed(1, 5), vec[i64]([7, 8]), 2)


def test_others_plan_for_what_they_see_and_for_nothing_else() -> None:
    """A ballot is secret: each other seat has one node for all of them. A space taken in The Doge Ship is not."""
    secret = tree(ballots().position, 2)
    secret.run(ballots().position, 600)
    most = max(tries for _, tries, _ in secret.results())
    assert sum(secret.visits[node] > most for node in range(secret.nodes)) == 3

    face = registry.find("doge-ship")
    position = laws.Situation(face, 2, (), 1, 30).position
    seat, *_ = position.to_act()
    assert all(position.is_open(move) for move in position.moves(seat))
    openly = Tree(position, seat, 2, 1, None, Dice(1))
    openly.run(position, 600)
    most = max(tries for _, tries, _ in openly.results())
    assert most < 600
    assert sum(openly.visits[node] > most for node in range(openly.nodes)) == 1


def test_the_bot_stops_when_nothing_can_overtake_its_choice() -> None:
    position = ballots().position
    bot = SearchBot(GAME, random.Random(1))
    choice = bot.choose(position.view(0), Budget(iterations=4_000))
    stopped = bot.iterations
    first, *_ = bot.estimate(position.view(0), Budget(iterations=4_000))
    assert stopped < bot.iterations - stopped
    assert bot.iterations - stopped >= 4_000
    assert {choice, first.move} <= set(position.moves(0))


def test_draws_follow_the_weights() -> None:
    dice = Dice(7)
    drawn = Counter(by_share(vec[float]([1.0, 3.0, 6.0]), 3, dice) for _ in range(10_000))
    assert [drawn[i] / 10_000 for i in range(3)] == pytest.approx([0.1, 0.3, 0.6], abs=0.02)


@pytest.mark.parametrize("game", POLICIES)
def test_policies_and_values_fit_every_position(game: str) -> None:
    face = registry.find(game)
    for position in positions(face, 60):
        for seat in position.to_act():
            if seat >= 0:
                weights = weigh(position, seat)
                assert len(weights) == len(position.moves(seat))
                assert all(weight >= 0 for weight in weights)
                assert max(weights) > 0


@pytest.mark.parametrize("game", POLICIES)
def test_what_is_done_openly_looks_like_nothing_else_to_the_others(game: str) -> None:
    face = registry.find(game)
    compared = 0
    for position in positions(face, 24):
        for seat in position.to_act():
            moves = position.moves(seat) if seat >= 0 else []
            other = (seat + 1) % position.seats
            told = [[event for event in position.copy().play(seat, move) if event.visible_to(other)] for move in moves]
            for move, events in zip(moves, told, strict=True):
                if position.is_open(move):
                    assert told.count(events) == 1, face.notate(move)
                    compared += len(moves) - 1
    assert compared > 100


@pytest.mark.parametrize("game", POLICIES)
def test_a_policy_says_the_same_in_worlds_that_a_seat_cannot_tell_apart(game: str) -> None:
    face = registry.find(game)
    source = random.Random(2)
    for position in positions(face, 40):
        for seat in position.to_act():
            if seat >= 0:
                assert weigh(face.sample(position.view(seat), source), seat) == weigh(position, seat)


@pytest.mark.parametrize("game", POLICIES)
def test_a_search_finds_the_same_in_worlds_that_a_seat_cannot_tell_apart(game: str) -> None:
    """With all numbers of seats, and so whether it plans, practises or neither."""
    face = registry.find(game)
    swapped: Counter[int] = Counter()
    for number, position in enumerate(positions(face, 48)):
        for seat in position.to_act():
            if seat >= 0 and len(position.moves(seat)) > 1:
                other = face.sample(position.view(seat), random.Random(number))
                swapped[position.seats] += other.to_json() != position.to_json()
                first, second = (
                    SearchBot(face, random.Random(number)).estimate(world.view(seat), Budget(iterations=400))
                    for world in (position, other)
                )
                assert first == second
    assert min(swapped[seats] for seats in face.seat_counts) > 1, swapped
