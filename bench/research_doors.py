"""What research costs: steps a second through each door, and how large the games are.

    python bench/research_doors.py speeds [--seconds S]    # beside a built-in game of each framework that is installed
    python bench/research_doors.py sizes [--games N]

Prints tables in Markdown. All doors are measured in turn, in rounds, in one run, by the time of one core: on a shared
machine even that is noisy, and ratios are what to look at. PettingZoo's built-in games need `pygame`, and OpenSpiel's
`open_spiel`; where one is missing its rows are left out.
"""

from __future__ import annotations

import argparse
import importlib
import math
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy
import pettingzoo

from broglio.core.match.match import draw
from broglio.core.match.playout import Dice, Player
from broglio.core.protocol import CHANCE, Game, Position, registry
from broglio.research.batch import Batch

ROUNDS = 5
BATCH = 256
Work = Callable[[], int]
"""Does something once and says how many steps (decisions of players) it took."""


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["speeds", "sizes"])
    parser.add_argument("--seconds", type=float, default=0.5, help="for each door in each round")
    parser.add_argument("--games", type=int, default=1000, help="random games, for sizes")
    chosen = parser.parse_args()
    if chosen.what == "speeds":
        print_speeds(chosen.seconds)
    else:
        print_sizes(chosen.games)


# Speeds


def print_speeds(seconds: float) -> None:
    """Steps a second, the median of some rounds, and how far the rounds lie apart."""
    doors = dict(all_doors())
    rates: dict[str, list[float]] = {name: [] for name in doors}
    for _ in range(ROUNDS):
        for name, work in doors.items():
            rates[name].append(rate(work, seconds))
    print("| Door | Steps a second | lowest to highest round |\n| --- | ---: | ---: |")
    for name, found in rates.items():
        print(f"| {name} | {statistics.median(found):,.0f} | {min(found):,.0f} to {max(found):,.0f} |")


def rate(work: Work, seconds: float) -> float:
    """Steps a second."""
    done = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < seconds or not done:
        done += work()
    return done / passed


def all_doors() -> Iterator[tuple[str, Work]]:
    """Every door of every game, and built-in games of the frameworks beside them."""
    for game in registry.games().values():
        seats = game.seat_counts[0]
        name = f"{game.name}, {seats} seats"
        yield f"{name}: batch of {BATCH}, observations and masks", batch_steps(game, seats)
        yield f"{name}: Python API, moves only", api_steps(game, seats)
        yield f"{name}: Python API with views", api_steps(game, seats, views=True)
        yield f"{name}: PettingZoo", pettingzoo_steps(f"broglio/{game.id.replace('-', '_')}_v0", seats=seats)
        yield from openspiel_doors(name, f"broglio_{game.id.replace('-', '_')}")
    for name in ("connect_four_v3", "tictactoe_v3", "chess_v6"):
        try:
            yield f"PettingZoo's own {name}", pettingzoo_steps(f"classic/{name}")
        except pettingzoo.env_registry.exceptions.FailedToImport:
            continue
    for name in ("leduc_poker", "python_kuhn_poker", "python_tic_tac_toe"):
        yield from openspiel_doors("OpenSpiel's own", name)


def batch_steps(game: Game, seats: int) -> Work:
    """The batch runner with random actions."""
    batch = Batch(game, BATCH, seats=seats, seed=1)

    def work() -> int:
        batch.step(batch.random_actions())
        return BATCH

    return work


def api_steps(game: Game, seats: int, *, views: bool = False) -> Work:
    """to_act, moves and advance from Python, a game at a time."""
    source = random.Random(1)

    def work() -> int:
        position, steps = game.start(seats), 0
        while to_act := position.to_act():
            seat = to_act[0]
            if seat == CHANCE:
                position.advance(CHANCE, draw(position.chances(), source))
                continue
            moves = position.view(seat).moves if views else position.moves(seat)
            position.advance(seat, source.choice(moves))
            steps += 1
        return steps

    return work


def pettingzoo_steps(name: str, **settings: Any) -> Work:
    """A game through PettingZoo, as its own benchmark plays: last, a random legal action, step."""
    importlib.import_module("broglio.research.pettingzoo")  # registers ours
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame has some of its own
        env = pettingzoo.make("aec", name, **settings)
    source = random.Random(1)

    def work() -> int:
        env.reset(seed=source.getrandbits(32))
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(source.choice(numpy.flatnonzero(observation["action_mask"]).tolist()))
                steps += 1
        return steps

    return work


def openspiel_doors(title: str, name: str) -> Iterator[tuple[str, Work]]:
    """A game through OpenSpiel, with the observation of the player to act; nothing where it is not installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
        importlib.import_module("open_spiel.python.games")  # registers those that are written in Python
        importlib.import_module("broglio.research.openspiel")  # registers ours
        observing = importlib.import_module("open_spiel.python.observation")
    except ImportError:
        return
    game = pyspiel.load_game(name)
    observation = observing.make_observation(game)
    source = random.Random(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(actions, weights)[0])
            else:
                observation.set_from(state, state.current_player())
                state.apply_action(source.choice(state.legal_actions()))
                steps += 1
        return steps

    yield f"{title}: OpenSpiel {name}", work


# Sizes


def print_sizes(games: int) -> None:
    """Random games: decisions and branching, chance, and a guess at the number of information sets."""
    print(
        "| | decisions a game | choices at a decision: mean, most | chance moves a game "
        "| outcomes of chance: mean, most | ways through a game | information sets of a seat |\n"
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    )
    for game in registry.games().values():
        for seats in game.seat_counts:
            print(f"| {game.name}, {seats} seats | {size(game, seats, games)} |", flush=True)


def size(game: Game, seats: int, games: int) -> str:
    """One row of the table.

    Knuth's way to guess the size of a tree: along a random game, the product of the numbers of ways to go on is a guess
    at how many ways there are in all. The mean of its logarithm is taken, which guesses low.
    """
    choices: list[int] = []
    outcomes: list[int] = []
    ways = 0.0
    for number in range(games):
        position = game.start(seats)
        player = Player(position, Dice(number))
        while player.step(position):
            ways += math.log10(int(player.count))
            (outcomes if player.seat == CHANCE else choices).append(int(player.count))
    seen = [information_sets(game, seats, seed) for seed in range(max(1, games // 200))]
    share = sum(own for own, _ in seen) / sum(whole for _, whole in seen)
    return " | ".join(
        [
            f"{len(choices) / games:.0f}",
            f"{statistics.mean(choices):.1f}, {max(choices)}",
            f"{len(outcomes) / games:.0f}",
            f"{statistics.mean(outcomes):.1f}, {max(outcomes)}",
            f"10^{ways / games:.0f}",
            f"10^{share * ways / games:.0f}",
        ]
    )


def information_sets(game: Game, seats: int, seed: int) -> tuple[float, float]:
    """The same guess in the tree that seat 0 sees, and in the whole one, as powers of ten, from one game.

    What seat 0 cannot tell apart counts once. Its own choices count in full. A move of others, or of chance, counts by
    how many different views of seat 0 it could lead to; moves made at once count when they have all been made, each
    with the others as they are.
    """
    source = random.Random(seed)
    position = game.start(seats)
    own = whole = 0.0
    while to_act := position.to_act():
        before = position.copy()
        made = []
        for seat in to_act:
            possible = [move for move, _ in position.chances()] if seat == CHANCE else position.moves(seat)
            move = draw(position.chances(), source) if seat == CHANCE else source.choice(possible)
            made.append((seat, possible, move))
            position.advance(seat, move)
        for i, (seat, possible, _) in enumerate(made):
            whole += math.log10(len(possible))
            own += math.log10(len(possible) if seat == 0 else len(views_after(before, made, i)))
    return own, whole


def views_after(before: Position, made: list[tuple[int, list[int], int]], varied: int) -> set[str]:
    """What seat 0 could see after some moves, as text, if one of them were another."""
    found = set()
    for other in made[varied][1]:
        position = before.copy()
        for i, (seat, _, move) in enumerate(made):
            position.advance(seat, other if i == varied else move)
        found.add(repr(position.view(0)))
    return found


if __name__ == "__main__":
    main()
