"""What chance gave each seat in a game: how much better it was than could be expected. Compiled.

What may be drawn is judged by the game's evaluation, at once or, with more patience, after playing on by the policy.
Luck comes to nothing on average, whatever the judge is worth; so it can be taken out of wins without changing what they
come to in the long run, and fewer games tell as much (the part of chance in AIVAT; Burch, Schmid, Moravčík, Morrill and
Bowling 2018).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from broglio.bots.rollouts import Rollout
from broglio.core.match.playout import Dice
from broglio.core.protocol.position import CHANCE, Position


def luck(start: Position, log: list[tuple[int, int]]) -> list[float]:
    """By seat: what all draws of a log gave, in wins."""
    position = start.copy()
    found = vec[float]([0.0] * position.seats)
    values = vec[float]([0.0] * position.seats)
    moves = vec[i64]([0] * position.widest)
    weights = vec[i64]([0] * position.widest)
    for actor, move in log:
        if actor == CHANCE:
            count = position.fill_chances(moves, weights)
            total: i64 = 0
            for i in range(count):
                total += weights[i]
            for i in range(count):
                drawn = position.copy()
                drawn.advance(CHANCE, moves[i])
                drawn.fill_values(values)
                came = 1.0 if moves[i] == move else 0.0
                for seat in range(position.seats):
                    found[seat] += (came - float(weights[i]) / float(total)) * values[seat]
        position.advance(actor, move)
    return [found[seat] for seat in range(position.seats)]


def luck_by_plays(start: Position, log: list[tuple[int, int]], horizon: i64, plays: i64, dice: Dice) -> list[float]:
    """The same, where each row of draws is judged by playing on so often from before it and from after it."""
    position = start.copy()
    rollout = Rollout(position, dice)
    found = vec[float]([0.0] * position.seats)
    was_drawn = False
    for actor, move in log:
        is_drawn = actor == CHANCE and position.fill_chances(rollout.moves, rollout.chances) > 1
        if is_drawn != was_drawn:
            judge(position, rollout, horizon, plays, -1.0 if is_drawn else 1.0, found)
            was_drawn = is_drawn
        position.advance(actor, move)
    if was_drawn:
        judge(position, rollout, horizon, plays, 1.0, found)
    return [found[seat] for seat in range(position.seats)]


def judge(position: Position, rollout: Rollout, horizon: i64, plays: i64, share: float, found: vec[float]) -> None:
    """Let what a position is worth on average, this many stages later, count for a share of what was found."""
    acting = vec[i64]([0] * position.seats)
    values = vec[float]([0.0] * position.seats)
    last = position.stage() + horizon
    for _ in range(plays):
        play = position.copy()
        while play.fill_to_act(acting) > 0 and play.stage() < last:
            seat = acting[0]
            play.advance(seat, rollout.chance(play) if seat == CHANCE else rollout.choice(play, seat))
        play.fill_values(values)
        for seat in range(position.seats):
            found[seat] += share * values[seat] / float(plays)
