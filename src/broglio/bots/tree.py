"""A tree of information sets in flat native rows, searched through sampled worlds. Compiled.

Every seat has a tree of its own. A node of it is what the seat has chosen since the search began, what the others have
chosen openly, and what it may choose now: no more than the seat knows, and so the same in all worlds that it cannot
tell apart. At its nodes each seat is a bandit; seats that choose at once choose each from its own node and do not see
each other (decoupled PUCT). Below the tree everybody plays on by the game's policy up to a horizon, and the game says
what the position is worth to each, at the end of every stage (round) on the way: soon, when it knows little of what is
to come, and later, when luck has had more say.

Where the game wants it, the tree plans: below the root, too, everybody goes by what brought most, and not by the policy
as long as it has nothing new to propose. Nodes do not tell apart what chance brought, and the policy looks at it. So in
a tree that plans a choice between things that were just drawn is the policy's, and so is everything once a new stage
has brought its dice and cards.

Where the game wants it, the searching seat learns while it thinks how to play on below the tree (practice.py).

The tree grows where tries go. With a depth of 1 there is only the root: one bandit over one's own choices, and the
others play by the policy.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.bots.practice import Practice
from broglio.bots.rollouts import Rollout
from broglio.core.match.playout import Dice
from broglio.core.protocol.position import CHANCE, Position

EXPLORE: Final = 0.7
"""How much a choice that was tried little is tried for the policy's sake."""
EVENLY: Final = 0.1
"""The part of the priors that is shared out evenly at the root, so that no choice is out of the question."""
UCB_SCALE: Final = 0.05
"""By how much what a choice at the root brought may mislead a tree that plans, after one try; less with the root of its
tries. What may be best is tried more often than the policy's word alone would have it: the plan behind it is found only
by trying. What is best beyond this doubt is played."""
MOST_ARMS: Final[i64] = 32
"""Most choices that a node looks at: at the root the likeliest ones, below it those that the policy drew."""
WIDENING: Final = 1.0
"""How many choices a node below the root has after one visit; they grow with the root of the visits."""
LATER: Final = 0.5
"""How much of the judgement is left, at the end of a stage, to the ends of those after it."""
RIPE: Final[i64] = 16
"""So often a choice is tried before a node grows behind it."""
MOST_NODES: Final[i64] = 4096
SLOTS: Final[i64] = 16384
HALF: Final[i64] = (1 << 31) - 1
CHOICES: Final[i64] = -100
"""Stands before what a seat may choose, where neither a move nor a seat that was seen to move (~seat) can stand."""
ROOT: Final[i64] = 0
NONE: Final[i64] = -1


@final
class Tree:
    """All nodes of a search; rows by node, or by node and arm."""

    seat: i64
    depth: i64
    """How many choices of the searching seat are in the tree; of the others, one less."""
    horizon: i64
    """How many stages (rounds) ahead a try is played."""
    plans: bool
    """Whether what brought most decides below the root too."""
    rollout: Rollout
    practice: Practice | None
    """What the searching seat has learned; None: it keeps to the policy."""

    nodes: i64
    keys: vec[i64]
    visits: vec[i64]
    counts: vec[i64]  # arms of a node
    slots: vec[i64]  # where a key's node is found: its number, or NONE
    arms: vec[i64]  # the moves
    priors: vec[float]
    tries: vec[i64]
    sums: vec[float]

    acting: vec[i64]
    chosen: vec[i64]
    history: vec[i64]  # by seat: a number for what it has chosen and seen since the root
    left: vec[i64]  # by seat: how many more of its choices are in the tree
    values: vec[float]
    worth: vec[float]  # by seat: what this try brings
    steps: i64
    path: vec[i64]  # the arms on the way, each with its node's number before it
    owners: vec[i64]  # whose they are

    def __init__(
        self,
        world: Position,
        seat: i64,
        depth: i64,
        horizon: i64,
        practice: Practice | None,
        dice: Dice,
        *,
        plans: bool = False,
    ) -> None:
        nodes: i64 = 1 if depth == 1 else MOST_NODES
        self.seat = seat
        self.depth = depth
        self.horizon = horizon
        self.plans = plans
        self.rollout = Rollout(world, dice)
        self.practice = practice
        self.nodes = 0
        self.keys = vec[i64]([0] * nodes)
        self.visits = vec[i64]([0] * nodes)
        self.counts = vec[i64]([0] * nodes)
        self.slots = vec[i64]([NONE] * SLOTS)
        self.arms = vec[i64]([0] * (nodes * MOST_ARMS))
        self.priors = vec[float]([0.0] * (nodes * MOST_ARMS))
        self.tries = vec[i64]([0] * (nodes * MOST_ARMS))
        self.sums = vec[float]([0.0] * (nodes * MOST_ARMS))
        self.acting = vec[i64]([0] * world.seats)
        self.chosen = vec[i64]([0] * world.seats)
        self.history = vec[i64]([0] * world.seats)
        self.left = vec[i64]([0] * world.seats)
        self.values = vec[float]([0.0] * world.seats)
        self.worth = vec[float]([0.0] * world.seats)
        self.steps = 0
        self.path = vec[i64]([0] * (2 * depth * world.seats))
        self.owners = vec[i64]([0] * (depth * world.seats))
        self.plant(world)

    def plant(self, world: Position) -> None:
        """Make the root: the choices that the policy finds most likely, best first."""
        self.add(self.seat + 1)
        moves = self.rollout.moves
        weights = self.rollout.weights
        count = world.fill_moves(self.seat, moves)
        world.fill_policy(self.seat, moves, count, weights)
        kept = min(MOST_ARMS, count)
        total = 0.0
        for place in range(kept):
            best = place
            for i in range(place + 1, count):
                if weights[i] > weights[best]:
                    best = i
            moves[place], moves[best] = moves[best], moves[place]
            weights[place], weights[best] = weights[best], weights[place]
            total += weights[place]
        for i in range(kept):
            self.arms[i] = moves[i]
            self.priors[i] = (1.0 - EVENLY) * weights[i] / total + EVENLY / float(kept)
        self.counts[ROOT] = kept

    def run(self, world: Position, times: i64) -> None:
        """Make this number of tries in a world."""
        for _ in range(times):
            self.play(world.copy())
            self.learn()

    def play(self, position: Position) -> None:
        """Play on from the root: in the tree as far as it goes, then by the policy, up to the horizon."""
        self.steps = 0
        for seat in range(position.seats):
            self.history[seat] = seat + 1
            self.left[seat] = self.depth - 1
            self.worth[seat] = 0.0
        self.left[self.seat] = self.depth
        acting = self.acting
        chosen = self.chosen
        stage: i64 = 0
        ahead = self.horizon
        unjudged = 1.0
        while True:
            count = position.fill_to_act(acting)
            if self.steps > 0 and position.stage() > stage:
                stage = position.stage()
                ahead -= 1
                if self.plans:
                    self.leave(position)
                if ahead > 0 and count > 0:
                    self.judge(position, unjudged * (1.0 - LATER))
                    unjudged *= LATER
            if count == 0 or ahead == 0:
                self.judge(position, unjudged)
                return
            if acting[0] == CHANCE:
                position.advance(CHANCE, self.rollout.chance(position))
                continue
            is_first = self.steps == 0
            for i in range(count):
                chosen[i] = self.choose(position, acting[i])
            for i in range(count):
                self.show(position, acting[i], chosen[i])
            for i in range(count):
                position.advance(acting[i], chosen[i])
            if is_first:
                stage = position.stage()

    def leave(self, position: Position) -> None:
        """Let everybody play on by the policy."""
        for seat in range(position.seats):
            self.left[seat] = 0

    def judge(self, position: Position, share: float) -> None:
        """Let what a position is worth count for a share of this try."""
        position.fill_values(self.values)
        for seat in range(position.seats):
            self.worth[seat] += share * self.values[seat]

    def choose(self, position: Position, seat: i64) -> i64:
        """What a seat does: by its tree while it is in it, else by the policy."""
        if self.left[seat] == 0:
            count = position.fill_moves(seat, self.rollout.moves)
            return self.rollout.moves[self.likely(position, seat, count)]
        if seat == self.seat and self.left[seat] == self.depth:
            return self.take(ROOT, self.best(ROOT), seat)
        count = position.fill_moves(seat, self.rollout.moves)
        if count == 1:
            return self.rollout.moves[0]
        if self.plans and position.is_pointing(self.rollout.moves[0]):
            return self.rollout.moves[self.likely(position, seat, count)]
        key = node_key(self.history[seat], self.rollout.moves, count)
        node = self.find(key)
        if node == NONE:
            if self.nodes == MOST_NODES or not self.is_ripe():
                self.left[seat] = 0
                return self.rollout.moves[self.likely(position, seat, count)]
            self.left[seat] = 1  # below a new node play goes on by the policy
            node = self.add(key)
        arm = NONE
        if float(self.counts[node]) < WIDENING * math.sqrt(float(self.visits[node] + 1)):
            arm = self.widen(position, seat, node, count)
        return self.take(node, arm if arm != NONE else self.best(node), seat)

    def likely(self, position: Position, seat: i64, count: i64) -> i64:
        """The number of one of the moves that were just written, by the policy and what was learned beyond it."""
        rollout = self.rollout
        practice = self.practice
        if practice is None or seat != self.seat or count == 1:
            return rollout.likely(position, seat, count)
        position.fill_policy(seat, rollout.moves, count, rollout.weights)
        return practice.choice(rollout.moves, rollout.weights, count, rollout.dice)

    def is_ripe(self) -> bool:
        """Whether the last choice on the way was tried often enough for a node behind it."""
        return self.steps == 0 or self.tries[self.path[2 * self.steps - 1]] >= RIPE

    def widen(self, position: Position, seat: i64, node: i64, count: i64) -> i64:
        """Let the policy draw a choice; its arm, a new one if there is room. NONE: no room, or, for a plan, no news."""
        rollout = self.rollout
        choice = rollout.likely(position, seat, count) if self.plans else self.likely(position, seat, count)
        move = rollout.moves[choice]
        first = node * MOST_ARMS
        known = self.counts[node]
        for i in range(known):
            if self.arms[first + i] == move:
                return NONE if self.plans else i
        if known == MOST_ARMS:
            return NONE
        total = 0.0
        for i in range(count):
            total += rollout.weights[i]
        self.arms[first + known] = move
        self.priors[first + known] = rollout.weights[choice] / total
        self.tries[first + known] = 0
        self.sums[first + known] = 0.0
        self.counts[node] = known + 1
        return known

    def best(self, node: i64) -> i64:
        """The arm that promises most, by what it brought, how likely it is, and how little it was tried."""
        first = node * MOST_ARMS
        best = NONE
        best_score = -1.0
        reach = EXPLORE * math.sqrt(float(self.visits[node] + 1))
        tries = self.tries
        sums = self.sums
        priors = self.priors
        average = self.mean(node)
        doubt = self.doubt() if node == ROOT else 0.0
        for i in range(self.counts[node]):
            tried = tries[first + i]
            mean = sums[first + i] / float(tried) if tried > 0 else average
            score = mean + reach * priors[first + i] / float(1 + tried)
            if doubt > 0.0:
                score += doubt / math.sqrt(float(1 + tried))
            if score > best_score:
                best_score = score
                best = i
        return best

    def doubt(self) -> float:
        """By how much one try of a choice at the root may mislead: the more, the more tries there were (UCB)."""
        return UCB_SCALE * math.sqrt(math.log(float(self.visits[ROOT] + 1))) if self.plans else 0.0

    def mean(self, node: i64) -> float:
        """What a node's choices brought on average."""
        total = 0.0
        first = node * MOST_ARMS
        for i in range(self.counts[node]):
            total += self.sums[first + i]
        return total / float(self.visits[node]) if self.visits[node] > 0 else 0.5

    def take(self, node: i64, arm: i64, seat: i64) -> i64:
        """Go on by an arm; returns its move."""
        place = node * MOST_ARMS + arm
        move = self.arms[place]
        self.path[2 * self.steps] = node
        self.path[2 * self.steps + 1] = place
        self.owners[self.steps] = seat
        self.steps += 1
        self.left[seat] -= 1
        self.history[seat] = hashed(self.history[seat], move)
        return move

    def show(self, position: Position, seat: i64, move: i64) -> None:
        """Let all others see a choice, if it is made openly. With the root alone nobody needs to."""
        if self.depth > 1 and position.is_open(move):
            for other in range(position.seats):
                if other != seat:
                    self.history[other] = hashed(hashed(self.history[other], ~seat), move)

    def learn(self) -> None:
        """Count what this try brought to everybody at each node that it went through."""
        practice = self.practice
        if practice is not None:
            arm = self.path[1]
            worth = self.worth[self.seat]
            practice.learn(worth, self.sums[arm] / float(self.tries[arm]) if self.tries[arm] > 0 else worth)
        for step in range(self.steps):
            place = self.path[2 * step + 1]
            self.visits[self.path[2 * step]] += 1
            self.tries[place] += 1
            self.sums[place] += self.worth[self.owners[step]]

    def find(self, key: i64) -> i64:
        """The node of a key; NONE if there is none yet."""
        slot = key % SLOTS
        while self.slots[slot] != NONE:
            if self.keys[self.slots[slot]] == key:
                return self.slots[slot]
            slot = (slot + 1) % SLOTS
        return NONE

    def add(self, key: i64) -> i64:
        """A new node."""
        node = self.nodes
        self.nodes += 1
        slot = key % SLOTS
        while self.slots[slot] != NONE:
            slot = (slot + 1) % SLOTS
        self.slots[slot] = node
        self.keys[node] = key
        return node

    def lead(self) -> int:
        """How many more tries the best choice at the root has than any other; below 0: it is still catching up."""
        found = [tries for _, tries, _ in self.results()]
        return found[0] - max(found[1:], default=0)

    def results(self) -> list[tuple[int, int, float]]:
        """For each choice at the root: its move, how often it was tried, what it brought on average; best first.

        The best is what was tried most; in a tree that plans, what is best beyond doubt.
        """
        found = []
        for i in range(self.counts[ROOT]):
            mean = self.sums[i] / float(self.tries[i]) if self.tries[i] > 0 else 0.0
            found.append((int(self.arms[i]), int(self.tries[i]), mean))
        doubt = self.doubt()
        if doubt == 0.0:
            return sorted(found, key=lambda one: (-one[1], -one[2]))
        return sorted(found, key=lambda one: doubt / math.sqrt(1.0 + one[1]) - one[2])


def hashed(key: i64, what: i64) -> i64:
    """The hash of a row that goes on: two halves of 31 bits, since one would now and then give two rows the same."""
    low = key & HALF
    high = key >> 31
    return (low * 1000003 ^ what + 1) & HALF | (high * 69069 + what + 1 & HALF) << 31


def node_key(history: i64, moves: vec[i64], count: i64) -> i64:
    """The hash of what a seat has chosen and seen, and what it may choose now."""
    key = hashed(history, CHOICES)
    for i in range(count):
        key = hashed(key, moves[i])
    return key
