"""A small agent that learns a game by playing against itself, with nothing but NumPy.

    python docs/examples/learn.py doge-ship --updates 60 --out build/learned
    broglio arena doge-ship --bots docs/examples/learn.py:Learner,random --games 400

The first command leaves the network's weights and a figure of its progress in a folder; the second lets it play (the
folder is build/learned, or what BROGLIO_LEARNED names). The method is PPO: play with the present network in all seats,
then make what turned out better than expected more likely, in small steps.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy
from numpy.typing import NDArray

from broglio.core.protocol import Bot, Budget, Game, Move, View, registry
from broglio.research.batch import Batch
from broglio.research.layout import bounds, encode, fill_mask

Numbers = NDArray[numpy.float32]
LARGE = 8
"""Numbers are divided by the largest that their field can hold, but by no more than this."""


class Network:
    """One hidden layer; from it the weight of each action, and how the seat that looks will fare (-1 to 1)."""

    def __init__(self, scale: Numbers, actions: int, hidden: int, source: numpy.random.Generator) -> None:
        def matrix(rows: int, columns: int, size: float) -> Numbers:
            return (source.standard_normal((rows, columns)) * size).astype(numpy.float32)

        inputs = len(scale)
        self.scale = scale
        self.weights = {
            "hidden": matrix(inputs, hidden, 1.5 / numpy.sqrt(inputs)),
            "bias": numpy.zeros(hidden, numpy.float32),
            "policy": matrix(hidden, actions, 0.01),
            "value": matrix(hidden, 1, 0.01),
        }
        self._mean = {name: numpy.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: numpy.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def look(self, observations: NDArray[numpy.int16]) -> tuple[Numbers, Numbers]:
        """Scaled numbers, and the hidden layer that they give."""
        seen = observations * self.scale
        return seen, numpy.maximum(seen @ self.weights["hidden"] + self.weights["bias"], 0)

    def judge(self, hidden: Numbers, masks: NDArray[numpy.bool_]) -> tuple[Numbers, Numbers]:
        """The likelihood of each action, and the value."""
        logits = numpy.where(masks, hidden @ self.weights["policy"], numpy.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        chances = numpy.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return chances, (hidden @ self.weights["value"])[:, 0]

    def improve(self, seen: Numbers, hidden: Numbers, policy: Numbers, value: Numbers, rate: float) -> None:
        """One step of Adam, from how the loss changes with the logits and the value."""
        back = policy @ self.weights["policy"].T + value[:, None] * self.weights["value"][:, 0]
        back *= hidden > 0
        slopes = {
            "hidden": seen.T @ back,
            "bias": back.sum(axis=0),
            "policy": hidden.T @ policy,
            "value": hidden.T @ value[:, None],
        }
        self._steps += 1
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.01 * (slope * slope - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.99**self._steps)
            self.weights[name] -= (rate * mean / (numpy.sqrt(square) + 1e-6)).astype(numpy.float32)


def draw(chances: Numbers, source: numpy.random.Generator) -> NDArray[numpy.int64]:
    """An action for each row, by its likelihood."""
    heights = chances.cumsum(axis=1)
    heights /= heights[:, -1:]
    found: NDArray[numpy.int64] = (heights < source.random((len(chances), 1))).sum(axis=1)
    return found


@dataclass
class Played:
    """What was seen and done in some steps of all games: by step, then game."""

    observations: NDArray[numpy.int16]
    masks: NDArray[numpy.bool_]
    actions: NDArray[numpy.int64]
    seats: NDArray[numpy.int64]
    likelihoods: Numbers
    values: Numbers
    rewards: NDArray[numpy.float64]
    done: NDArray[numpy.bool_]


def play(batch: Batch, network: Network, steps: int, source: numpy.random.Generator) -> Played:
    """So many steps of all games, with the network in all seats."""
    rows: list[tuple[NDArray[numpy.generic], ...]] = []
    for _ in range(steps):
        observations, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.to_act.copy()
        chances, values = network.judge(network.look(observations)[1], masks)
        actions = draw(chances, source)
        likelihoods = numpy.take_along_axis(chances, actions[:, None], axis=1)[:, 0]
        batch.step(actions)
        rows.append((observations, masks, actions, seats, likelihoods, values, batch.rewards.copy(), batch.done.copy()))
    return Played(*(numpy.stack(column) for column in zip(*rows, strict=True)))


def advantages(played: Played, trace: float) -> tuple[Numbers, NDArray[numpy.bool_]]:
    """How much better than expected each decision turned out, and for which decisions that is known.

    Looks back from the end. What follows a seat's decision is its own next one; what it expected then stands for all
    that came after, mixed with what did (`trace`). Nothing is known of the last decision before the steps broke off.
    """
    steps, games = played.actions.shape
    every = numpy.arange(games)
    shape = (games, played.rewards.shape[2])
    later_value, later_gain = numpy.zeros(shape, numpy.float32), numpy.zeros(shape, numpy.float32)
    known = numpy.zeros(shape, bool)
    gains = numpy.zeros((steps, games), numpy.float32)
    is_known = numpy.zeros((steps, games), bool)
    for step in range(steps - 1, -1, -1):
        over = played.done[step]
        later_value[over] = played.rewards[step][over]
        later_gain[over] = 0
        known[over] = True
        seat = played.seats[step]
        value = played.values[step]
        is_known[step] = known[every, seat]
        gain = later_value[every, seat] - value + trace * later_gain[every, seat]
        gains[step] = numpy.where(is_known[step], gain, 0)
        later_value[every, seat] = value
        later_gain[every, seat] = gains[step]
        known[every, seat] = True
    return gains, is_known


def learn(network: Network, played: Played, source: numpy.random.Generator, rate: float) -> None:
    """Make what turned out well more likely, and expect what came."""
    gains, is_known = advantages(played, trace=0.95)
    aims = (gains + played.values)[is_known]
    gains = gains[is_known]
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    observations, masks = played.observations[is_known], played.masks[is_known]
    actions, likelihoods = played.actions[is_known], played.likelihoods[is_known]
    for chosen in numpy.array_split(source.permutation(len(gains)), max(1, len(gains) // 2048)):
        seen, hidden = network.look(observations[chosen])
        chances, values = network.judge(hidden, masks[chosen])
        rows = numpy.arange(len(chosen))
        now = chances[rows, actions[chosen]]
        ratio = now / likelihoods[chosen]
        gain = gains[chosen]
        # Once a decision has become likelier or less likely by a fifth, it is left alone.
        is_free = numpy.where(gain > 0, ratio < 1.2, ratio > 0.8)
        pull = numpy.where(is_free, gain * ratio, 0)
        policy = chances * pull[:, None]
        policy[rows, actions[chosen]] -= pull
        # A little surprise is kept alive: entropy's slope.
        logs = numpy.log(numpy.maximum(chances, 1e-9))
        policy += 0.01 * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        value = 2 * (values - aims[chosen])
        size = numpy.float32(len(chosen))
        network.improve(seen, hidden, (policy / size).astype(numpy.float32), (value / size).astype(numpy.float32), rate)


def share_won(network: Network, game: str, seats: int, games: int, seed: int) -> float:
    """How often the network wins alone among random players, from each seat in turn; shared wins count in part."""
    source = numpy.random.default_rng(seed)
    batch = Batch(game, games, seats=seats, seed=seed, auto_reset=False)
    own = numpy.arange(games) % seats
    won = 0.0
    while (batch.to_act >= 0).any():
        actions = batch.random_actions().copy()
        turn = numpy.flatnonzero(batch.to_act == own)
        if len(turn):
            chances, _ = network.judge(network.look(batch.observations[turn])[1], batch.masks[turn])
            actions[turn] = draw(chances, source)
        batch.step(actions)
        for row in numpy.flatnonzero(batch.done):
            best = batch.rewards[row] == batch.rewards[row].max()
            won += best[own[row]] / best.sum()
    return won / games


def new_network(game: Game, seats: int, hidden: int, source: numpy.random.Generator) -> Network:
    """A network for a game that knows nothing yet."""
    layout = game.layout(seats)
    scale = 1 / numpy.minimum(bounds(layout), LARGE)
    return Network(scale.astype(numpy.float32), layout.actions, hidden, source)


def train(
    game: str,
    seats: int | None,
    updates: int,
    games: int,
    seed: int,
    measured: int,
    *,
    steps: int = 64,
    hidden: int = 96,
) -> tuple[Network, list[tuple[float, float]]]:
    """A trained network, and its course: seconds of training (of one core), and the share won among random players.

    The share is measured some fifteen times on the way, in so many games; in none, it is not.
    """
    source = numpy.random.default_rng(seed)
    batch = Batch(game, games, seats=seats, seed=seed)
    network = new_network(batch.game, batch.seats, hidden, source)
    course: list[tuple[float, float]] = []
    spent = 0.0
    for update in range(updates + 1):
        if measured and (update % max(1, updates // 15) == 0 or update == updates):
            course.append((spent, share_won(network, game, batch.seats, measured, seed=1)))
            print(f"update {update}, {spent:.0f} s: wins {course[-1][1]:.1%} among random players", flush=True)
        if update < updates:
            start = time.process_time()
            rate = 0.003 * (1 - 0.9 * update / updates)
            learn(network, play(batch, network, steps, source), source, rate)
            spent += time.process_time() - start
    return network, course


def figure(course: list[tuple[float, float]], title: str, fair: float) -> str:
    """The course as a picture: share of games won, over seconds of training."""
    width, height, left, top = 640, 320, 50, 30
    longest = max(course[-1][0], 1e-9)

    def place(seconds: float, share: float) -> str:
        return f"{left + seconds / longest * (width - left - 20):.1f},{top + (1 - share) * (height - top - 40):.1f}"

    marks = "".join(
        f'<text x="{left - 8}" y="{float(place(0, share).split(",")[1]) + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    line = " ".join(place(*point) for point in course)
    luck = f"{place(0, fair)} {place(longest, fair)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        ' font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="white"/><text x="{left}" y="18">{title}</text>{marks}'
        f'<polyline points="{luck}" stroke="gray" stroke-dasharray="4" fill="none"/>'
        f'<polyline points="{line}" stroke="#8a1c1c" stroke-width="2" fill="none"/>'
        f'<text x="{left}" y="{height - 12}">0 s</text>'
        f'<text x="{width - 20}" y="{height - 12}" text-anchor="end">{longest:.0f} s of training on one core</text>'
        "</svg>\n"
    )


# In the arena


def folder() -> Path:
    """Where trained networks lie."""
    return Path(os.environ.get("BROGLIO_LEARNED", "build/learned"))


@cache
def load(game: str, seats: int) -> Network:
    """The network that was trained for a game."""
    with numpy.load(folder() / f"{game}-{seats}.npz") as weights:
        network = new_network(registry.find(game), seats, weights["hidden"].shape[1], numpy.random.default_rng())
        network.weights = dict(weights)
    return network


class Learner(Bot):
    """Plays as it has learned."""

    def __init__(self, game: Game, random: random.Random) -> None:
        super().__init__(game, random)
        self.source = numpy.random.default_rng(random.getrandbits(64))

    def choose(self, view: View, budget: Budget) -> Move:  # noqa: ARG002 (it does not think twice)
        """One of view.moves, by the network's likelihoods."""
        layout = self.game.layout(view.seats)
        observation = numpy.empty((1, layout.size), numpy.int16)
        mask = numpy.empty((1, layout.actions), bool)
        encode(layout, view, observation[0])
        fill_mask(view, mask[0])
        network = load(self.game.id, view.seats)
        chances, _ = network.judge(network.look(observation)[1], mask)
        return int(draw(chances, self.source)[0])


def main() -> None:
    """Train, save, draw."""
    parser = argparse.ArgumentParser(description="Learn a game by self-play.")
    parser.add_argument("game", help="doge, caesar-cleopatra or doge-ship")
    parser.add_argument("--seats", type=int, help="players at the table (default: the fewest)")
    parser.add_argument("--updates", type=int, default=60, help="how often the network learns from new games")
    parser.add_argument("--games", type=int, default=256, help="how many are played side by side")
    parser.add_argument("--measured", type=int, default=300, help="games against random players for each point")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=folder(), help="a folder for the weights and the figure")
    chosen = parser.parse_args()
    network, course = train(chosen.game, chosen.seats, chosen.updates, chosen.games, chosen.seed, chosen.measured)
    batch = Batch(chosen.game, 1, seats=chosen.seats)
    chosen.out.mkdir(parents=True, exist_ok=True)
    stem = chosen.out / f"{chosen.game}-{batch.seats}"
    weights: dict[str, Any] = dict(network.weights)
    numpy.savez_compressed(stem.with_suffix(".npz"), **weights)
    title = f"{batch.game.name}, {batch.seats} seats: games won alone among random players (dashed: by luck)"
    stem.with_suffix(".svg").write_text(figure(course, title.replace("&", "&amp;"), 1 / batch.seats), encoding="utf-8")


if __name__ == "__main__":
    main()
