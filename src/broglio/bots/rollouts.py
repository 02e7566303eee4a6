"""What a choice is worth, found by trying it in sampled worlds and playing on by the games' policies. Compiled.

One step of search over the policy, with all the effort at the root: each choice is an arm of a bandit, and worlds are
drawn from the view, so that no plan can lean on what the seat does not know. Others choose by the policy as well,
each from what it may know; seats that choose at once do not see each other's choice.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.playout import Dice, by_weight
from broglio.core.position import CHANCE, Position

EXPLORE: Final = 0.7
"""How much a choice that was tried little is tried for the policy's sake."""


def weigh(position: Position, seat: int) -> list[float]:
    """The policy's weights for the legal moves of a seat, in their order."""
    moves = vec[i64]([0] * position.widest)
    weights = vec[float]([0.0] * position.widest)
    count = position.fill_moves(seat, moves)
    position.fill_policy(seat, moves, count, weights)
    return [weights[i] for i in range(count)]


@final
class Rollouts:
    """The arms of one decision, and buffers for playing on."""

    seat: i64
    horizon: i64
    dice: Dice
    arms: vec[i64]
    priors: vec[float]
    tries: vec[i64]
    sums: vec[float]
    count: i64
    total: i64
    seats: vec[i64]
    moves: vec[i64]
    chances: vec[i64]
    weights: vec[float]
    values: vec[float]

    def __init__(self, position: Position, seat: i64, most: i64, horizon: i64, dice: Dice) -> None:
        self.seat = seat
        self.horizon = horizon
        self.dice = dice
        self.arms = vec[i64]([0] * position.widest)
        self.priors = vec[float]([0.0] * position.widest)
        self.tries = vec[i64]([0] * position.widest)
        self.sums = vec[float]([0.0] * position.widest)
        self.count = 0
        self.total = 0
        self.seats = vec[i64]([0] * position.seats)
        self.moves = vec[i64]([0] * position.widest)
        self.chances = vec[i64]([0] * position.widest)
        self.weights = vec[float]([0.0] * position.widest)
        self.values = vec[float]([0.0] * position.seats)
        self.count = position.fill_moves(seat, self.arms)
        position.fill_policy(seat, self.arms, self.count, self.priors)
        self.keep_likely(most)

    def keep_likely(self, most: i64) -> None:
        """Keep the choices that the policy finds most likely, best first, with priors that add up to 1."""
        arms = self.arms
        priors = self.priors
        kept = min(most, self.count)
        total = 0.0
        for place in range(kept):
            best = place
            for i in range(place + 1, self.count):
                if priors[i] > priors[best]:
                    best = i
            arms[place], arms[best] = arms[best], arms[place]
            priors[place], priors[best] = priors[best], priors[place]
            total += priors[place]
        self.count = kept
        for i in range(kept):
            # A tenth is shared out evenly, so that no choice is out of the question.
            priors[i] = 0.9 * priors[i] / total + 0.1 / float(kept)

    def run(self, world: Position, times: i64) -> None:
        """Try choices in a world so many times."""
        for _ in range(times):
            arm = self.next_arm()
            copy = world.copy()
            copy.advance(self.seat, self.arms[arm])
            self.play_on(copy)
            copy.fill_values(self.values)
            self.tries[arm] += 1
            self.sums[arm] += self.values[self.seat]
            self.total += 1

    def next_arm(self) -> i64:
        """The arm that promises most, by what it brought, how likely it is, and how little it was tried."""
        best: i64 = 0
        best_score = -1.0
        reach = EXPLORE * math.sqrt(float(self.total + 1))
        tries = self.tries
        sums = self.sums
        priors = self.priors
        average = self.mean()
        for i in range(self.count):
            tried = tries[i]
            mean = sums[i] / float(tried) if tried > 0 else average
            score = mean + reach * priors[i] / float(1 + tried)
            if score > best_score:
                best_score = score
                best = i
        return best

    def mean(self) -> float:
        """What choices brought on average."""
        total = 0.0
        for i in range(self.count):
            total += self.sums[i]
        return total / float(self.total) if self.total > 0 else 0.5

    def play_on(self, position: Position) -> None:
        """Let everybody play by the policy up to the horizon, a number of stages ahead."""
        last = position.stage() + self.horizon
        while position.stage() < last and position.fill_to_act(self.seats) > 0:
            seat = self.seats[0]
            if seat == CHANCE:
                count = position.fill_chances(self.moves, self.chances)
                position.advance(seat, self.moves[by_weight(self.chances, count, self.dice)])
            else:
                count = position.fill_moves(seat, self.moves)
                choice: i64 = 0
                if count > 1:
                    position.fill_policy(seat, self.moves, count, self.weights)
                    choice = self.draw(count)
                position.advance(seat, self.moves[choice])

    def draw(self, count: i64) -> i64:
        """The number of a move, by weight."""
        weights = self.weights
        total = 0.0
        for i in range(count):
            total += weights[i]
        left = total * float(self.dice.below(1 << 24)) / 16777216.0
        for i in range(count):
            left -= weights[i]
            if left < 0.0:
                return i
        return count - 1

    def results(self) -> list[tuple[int, int, float]]:
        """For each choice: its move, how often it was tried, and what it brought on average; most tried first."""
        found = []
        for i in range(self.count):
            mean = self.sums[i] / float(self.tries[i]) if self.tries[i] > 0 else 0.0
            found.append((int(self.arms[i]), int(self.tries[i]), mean))
        return sorted(found, key=lambda one: (-one[1], -one[2]))
