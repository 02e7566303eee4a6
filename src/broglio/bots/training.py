"""Learning by self-play what a position is worth: TD(lambda) at the ends of rounds, where the search judges. Compiled.

The policy plays against itself. What every player has at the end of each stage (round) is kept until the game is over;
then the network's word about it is drawn towards what came of it: partly what the network said one stage later, partly
who won in the end (Sutton 1988), with steps by Adam (Kingma and Ba 2015).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.bots.rollouts import Rollout
from broglio.core.network import Network, to_chances
from broglio.core.playout import Dice
from broglio.core.position import CHANCE, MOST_FEATURES, Position

UNITS: Final[i64] = 16
RATE: Final = 0.003
"""How far the first step goes; later ones go ever less far."""
GAMES_IN_STEP: Final[i64] = 16
GAMES_FOR_SCALE: Final[i64] = 400
"""So many games tell how much players have on average, and by how much they differ."""
MOST_STAGES: Final[i64] = 64
"""Stages of a game beyond these are not learned from."""
INERTIA: Final = 0.9
INERTIA_OF_SQUARES: Final = 0.999
LEAST: Final = 1e-6


@final
class Course:
    """Games that the policy plays against itself, one after the other: what was there at the ends of stages."""

    start: Position
    rollout: Rollout
    seats: i64
    inputs: i64
    ends: i64
    """How many stages ended before the last game did."""
    rows: vec[float]  # by end of a stage, then seat and input: what the player had
    said: vec[float]  # by end of a stage, then seat: what the game's own evaluation made of it
    shares: vec[float]  # by seat: its share of the win

    def __init__(self, start: Position, dice: Dice) -> None:
        self.start = start
        self.rollout = Rollout(start, dice)
        self.seats = start.seats
        self.inputs = start.fill_features(0, vec[float]([0.0] * MOST_FEATURES))
        self.ends = 0
        self.rows = vec[float]([0.0] * (MOST_STAGES * self.seats * self.inputs))
        self.said = vec[float]([0.0] * (MOST_STAGES * self.seats))
        self.shares = vec[float]([0.0] * self.seats)

    def play(self) -> None:
        """Play a game."""
        position = self.start.copy()
        acting = vec[i64]([0] * self.seats)
        stage = position.stage()
        self.ends = 0
        while position.fill_to_act(acting) > 0:
            if position.stage() > stage and self.ends < MOST_STAGES:
                stage = position.stage()
                self.note(position)
            seat = acting[0]
            rollout = self.rollout
            position.advance(seat, rollout.chance(position) if seat == CHANCE else rollout.choice(position, seat))
        position.fill_values(self.shares)

    def note(self, position: Position) -> None:
        """Keep what everybody has at the end of a stage."""
        row = vec[float]([0.0] * MOST_FEATURES)
        values = vec[float]([0.0] * self.seats)
        position.fill_values(values)
        for seat in range(self.seats):
            place = self.ends * self.seats + seat
            self.said[place] = values[seat]
            position.fill_features(seat, row)
            for i in range(self.inputs):
                self.rows[place * self.inputs + i] = row[i]
        self.ends += 1


@final
class Training:
    """A network that learns from one game after another."""

    course: Course
    trust: float
    """The lambda of TD(lambda): how far the end of the game is trusted rather than what was said one stage later."""
    network: Network
    """Learns from what is scaled to a mean of 0 and a deviation of 1."""
    means: vec[float]  # by input
    deviations: vec[float]
    row: vec[float]
    excited: vec[float]  # by seat, then unit
    unit_row: vec[float]
    chances: vec[float]  # by seat: what the network says
    target: vec[float]  # by seat: what it should have said
    slopes: vec[float]  # by weight, those of the second layer last: how the loss of some games grows with it
    drift: vec[float]  # by weight: where slopes have been pointing
    spread: vec[float]  # by weight: how large their squares have been
    steps: i64

    def __init__(self, start: Position, trust: float, dice: Dice) -> None:
        course = Course(start, dice)
        inputs = course.inputs
        weights = (inputs + 2) * UNITS
        self.course = course
        self.trust = trust
        self.network = Network(
            inputs,
            [about_zero(dice) / math.sqrt(float(inputs)) for _ in range((inputs + 1) * UNITS)],
            [about_zero(dice) / math.sqrt(float(UNITS)) for _ in range(UNITS)],
        )
        self.means = vec[float]([0.0] * inputs)
        self.deviations = vec[float]([1.0] * inputs)
        self.row = vec[float]([0.0] * inputs)
        self.excited = vec[float]([0.0] * (course.seats * UNITS))
        self.unit_row = vec[float]([0.0] * UNITS)
        self.chances = vec[float]([0.0] * course.seats)
        self.target = vec[float]([0.0] * course.seats)
        self.slopes = vec[float]([0.0] * weights)
        self.drift = vec[float]([0.0] * weights)
        self.spread = vec[float]([0.0] * weights)
        self.steps = 0
        self.scale()

    def scale(self) -> None:
        """Find out how much players have on average, and by how much they differ."""
        course = self.course
        count = 0.0
        squares = vec[float]([0.0] * course.inputs)
        for _ in range(GAMES_FOR_SCALE):
            course.play()
            for place in range(course.ends * course.seats):
                count += 1.0
                for i in range(course.inputs):
                    much = course.rows[place * course.inputs + i]
                    self.means[i] += much
                    squares[i] += much * much
        for i in range(course.inputs):
            self.means[i] /= max(1.0, count)
            variance = squares[i] / max(1.0, count) - self.means[i] * self.means[i]
            # What is always the same tells nothing, and must not be blown up.
            self.deviations[i] = math.sqrt(variance) if variance > LEAST else 1.0

    def learn(self, games: i64, first: float, last: float) -> None:
        """Play so many games and learn from them, with steps that shrink from one share of the rate to another."""
        for game in range(games):
            self.course.play()
            self.look_back()
            if (game + 1) % GAMES_IN_STEP == 0:
                self.step(RATE * (first + (last - first) * float(game) / float(games)))

    def look_back(self) -> None:
        """Find out, from the end of a game to its start, what the network should have said."""
        course = self.course
        for seat in range(course.seats):
            self.target[seat] = course.shares[seat]
        for back in range(course.ends):
            end = course.ends - 1 - back
            if back > 0:
                for seat in range(course.seats):
                    self.target[seat] = (1.0 - self.trust) * self.chances[seat] + self.trust * self.target[seat]
            self.judge(end)
            self.add_slopes(end)

    def judge(self, end: i64) -> None:
        """Let the network say who will win, at the end of a stage."""
        course = self.course
        for seat in range(course.seats):
            self.read(end, seat)
            self.chances[seat] = self.network.standing(self.row, self.unit_row)
            for unit in range(UNITS):
                self.excited[seat * UNITS + unit] = self.unit_row[unit]
        to_chances(self.chances, course.seats)

    def read(self, end: i64, seat: i64) -> None:
        """What a player had, scaled."""
        course = self.course
        place = (end * course.seats + seat) * course.inputs
        for i in range(course.inputs):
            self.row[i] = (course.rows[place + i] - self.means[i]) / self.deviations[i]

    def add_slopes(self, end: i64) -> None:
        """How the loss (the cross entropy of what was said and what should have been) grows with each weight."""
        course = self.course
        network = self.network
        inputs = course.inputs
        slopes = self.slopes
        for seat in range(course.seats):
            too_much = self.chances[seat] - self.target[seat]
            self.read(end, seat)
            for unit in range(UNITS):
                excited = self.excited[seat * UNITS + unit]
                if excited > 0.0:
                    slopes[(inputs + 1) * UNITS + unit] += too_much * excited
                    slope = too_much * network.second[unit]
                    slopes[inputs * UNITS + unit] += slope
                    for i in range(inputs):
                        slopes[i * UNITS + unit] += slope * self.row[i]

    def step(self, rate: float) -> None:
        """Change the weights by what the games since the last step told (Adam)."""
        self.steps += 1
        first = self.network.first
        second = self.network.second
        known = 1.0 - INERTIA ** float(self.steps)
        known_squares = 1.0 - INERTIA_OF_SQUARES ** float(self.steps)
        for i in range(len(self.slopes)):
            slope = self.slopes[i]
            self.slopes[i] = 0.0
            self.drift[i] = INERTIA * self.drift[i] + (1.0 - INERTIA) * slope
            self.spread[i] = INERTIA_OF_SQUARES * self.spread[i] + (1.0 - INERTIA_OF_SQUARES) * slope * slope
            change = rate * self.drift[i] / known / (math.sqrt(self.spread[i] / known_squares) + LEAST)
            if i < len(first):
                first[i] -= change
            else:
                second[i - len(first)] -= change

    def losses(self, games: i64) -> tuple[float, float]:
        """The log loss of the network and of the game's own evaluation, over so many games more."""
        course = self.course
        own = 0.0
        of_game = 0.0
        count: i64 = 0
        for _ in range(games):
            course.play()
            for end in range(course.ends):
                self.judge(end)
                count += 1
                for seat in range(course.seats):
                    share = course.shares[seat]
                    own -= share * math.log(max(LEAST, self.chances[seat]))
                    of_game -= share * math.log(max(LEAST, course.said[end * course.seats + seat]))
        return own / float(max(1, count)), of_game / float(max(1, count))

    def learned(self) -> Network:
        """The network for what players have as it is, not scaled."""
        inputs = self.course.inputs
        first = [self.network.first[i] for i in range(len(self.network.first))]
        for i in range(inputs):
            for unit in range(UNITS):
                weight = first[i * UNITS + unit] / self.deviations[i]
                first[i * UNITS + unit] = weight
                first[inputs * UNITS + unit] -= weight * self.means[i]
        return Network(inputs, first, [self.network.second[unit] for unit in range(UNITS)])


def about_zero(dice: Dice) -> float:
    """A number to begin with, from -1 to 1."""
    return float(dice.below(1 << 24)) / 8388608.0 - 1.0
