"""Games played inside the engine, with no Python in the loop: for speed, for proof, for counting. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.protocol.position import CHANCE, MOST_MATERIAL, Position

MASK: Final[i64] = 0xFFFFFFFF


@final
class Dice:
    """A small, fast source of random numbers that gives the same row compiled and interpreted.

    For random play, search and tests; chance at a table comes from elsewhere.
    """

    state: i64

    def __init__(self, seed: i64) -> None:
        # Spread small seeds over all bits; zero is the one state that xorshift never leaves.
        hashed = (seed ^ seed >> 32) & MASK
        hashed = (hashed ^ hashed >> 16) * 0x45D9F3B & MASK
        hashed = (hashed ^ hashed >> 16) * 0x45D9F3B & MASK
        self.state = hashed ^ hashed >> 16 or 0x9E3779B9

    def below(self, bound: i64) -> i64:
        """A number from 0 up to, not including, the bound."""
        state = self.state
        state ^= state << 13 & MASK
        state ^= state >> 17
        state ^= state << 5 & MASK
        self.state = state
        return state * bound >> 32


@final
class Player:
    """Plays at random, one step at a time, with buffers for all positions of a game with this number of seats."""

    dice: Dice
    seats: vec[i64]
    moves: vec[i64]
    weights: vec[i64]
    seat: i64
    """Who acted last."""
    move: i64
    count: i64
    """How many moves there were to choose from."""

    def __init__(self, position: Position, dice: Dice) -> None:
        self.dice = dice
        self.seats = vec[i64]([0] * position.seats)
        self.moves = vec[i64]([0] * position.widest)
        self.weights = vec[i64]([0] * position.widest)
        self.seat = 0
        self.move = 0
        self.count = 0

    def step(self, position: Position) -> bool:
        """One random move; False when the game is over. Of seats that choose at once, the first commits."""
        seats = self.seats
        if position.fill_to_act(seats) == 0:
            return False
        seat = seats[0]
        moves = self.moves
        if seat == CHANCE:
            weights = self.weights
            count = position.fill_chances(moves, weights)
            choice = by_weight(weights, count, self.dice)
        else:
            count = position.fill_moves(seat, moves)
            choice = self.dice.below(count)
        move = moves[choice]
        position.advance(seat, move)
        self.seat = seat
        self.move = move
        self.count = count
        return True


def by_weight(weights: vec[i64], count: i64, dice: Dice) -> i64:
    """The number of an outcome of chance, drawn by weight."""
    total: i64 = 0
    for i in range(count):
        total += weights[i]
    left = dice.below(total)
    for i in range(count):
        left -= weights[i]
        if left < 0:
            return i
    return count - 1


def by_share(weights: vec[float], count: i64, dice: Dice) -> i64:
    """The number of one of several things, drawn by weights that need not be whole numbers."""
    total = 0.0
    for i in range(count):
        total += weights[i]
    left = total * float(dice.below(1 << 24)) / 16777216.0
    for i in range(count):
        left -= weights[i]
        if left < 0.0:
            return i
    return count - 1


def play_out(position: Position, player: Player, most: i64) -> i64:
    """Play at random to the end, or for this number of players' decisions; returns how many there were."""
    decisions: i64 = 0
    while decisions < most and player.step(position):
        if player.seat != CHANCE:
            decisions += 1
    return decisions


def trace(position: Position, seed: i64) -> i64:
    """Play at random to the end; a number that depends on every move and on all there was to choose from."""
    player = Player(position, Dice(seed))
    sum: i64 = 0
    while player.step(position):
        sum = (sum * 31 + player.move * 64 + player.count * 8 + player.seat + 2) & MASK
    return sum


def first_loss(position: Position, seed: i64, most: i64) -> i64:
    """Play at random and count the material after every step.

    Returns -1 when the game ended with all of it there, else the number of the step after which something was lost or
    doubled, or `most` if the game went on for so long.
    """
    player = Player(position, Dice(seed))
    counts = vec[i64]([0] * MOST_MATERIAL)
    now = vec[i64]([0] * MOST_MATERIAL)
    count = position.fill_material(counts)
    for step in range(most):
        if not player.step(position):
            return -1
        if position.fill_material(now) != count:
            return step
        for i in range(count):
            if now[i] != counts[i]:
                return step
    return most


def copy_often(position: Position, times: i64) -> None:
    """Copy a position and forget the copies, for measuring."""
    for _ in range(times):
        position.copy()


def perft(position: Position, depth: i64) -> i64:
    """How many ways there are to go on for this number of moves, chance and secret commits included.

    Seats that choose at once commit in the order of their numbers. The end of a game counts as one way.
    """
    if depth == 0:
        return 1
    seats = vec[i64]([0] * position.seats)
    if position.fill_to_act(seats) == 0:
        return 1
    seat = seats[0]
    moves = vec[i64]([0] * position.widest)
    if seat == CHANCE:
        count = position.fill_chances(moves, vec[i64]([0] * position.widest))
    else:
        count = position.fill_moves(seat, moves)
    if depth == 1:
        return count
    total: i64 = 0
    for i in range(count):
        next_position = position.copy()
        next_position.advance(seat, moves[i])
        total += perft(next_position, depth - 1)
    return total
