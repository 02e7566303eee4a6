"""Bids at an inspection (S27): points now against the approvals kept for later. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.doge_ship.bot.appraisal import APPROVAL, Appraisal
from broglio.games.doge_ship.rules import ending, moves
from broglio.games.doge_ship.rules.material import MOST_SEATS

KEPT: Final = 0.25
"""How much of an approval's worth it keeps for inspections to come."""
FINAL_EARLY: Final = 0.2
"""How much a place in the final inspection counts at the start of a game,"""
FINAL_LATE: Final = 0.8
"""and how much at its end."""


def value_bids(appraisal: Appraisal, codes: vec[i64], count: i64, weights: vec[float]) -> None:
    """What each bid brings against others who may bid anything from nothing to all that they hold."""
    raised = appraisal.position.raised[appraisal.seat]
    for i in range(count):
        bid: i64 = raised + (moves.RAISE_BY if codes[i] == moves.RAISE else moves.approvals_bid(codes[i]))
        weights[i] = inspection(appraisal, bid) + later(appraisal, bid)


def inspection(appraisal: Appraisal, bid: i64) -> float:
    """Points to expect from a bid."""
    if bid == 0:
        return 0.0
    position = appraisal.position
    # By place: the chance that so many others bid more.
    chances = vec[float]([1.0, 0.0, 0.0, 0.0, 0.0])
    for other in range(position.seats):
        held = position.approvals[other]
        if other == appraisal.seat or held <= bid:
            continue
        more = float(held - bid) / float(held + 1)
        for back in range(MOST_SEATS - 1):
            place = MOST_SEATS - 1 - back
            chances[place] = chances[place] * (1.0 - more) + chances[place - 1] * more
        chances[0] *= 1.0 - more
    points = 0.0
    for place in range(MOST_SEATS):
        points += chances[place] * float(ending.INSPECTION_POINTS[place])
    return points


def later(appraisal: Appraisal, bid: i64) -> float:
    """What the approvals that are kept will bring, now and then and in the final inspection (S30)."""
    position = appraisal.position
    kept = position.approvals[appraisal.seat] - bid
    if kept <= 0:
        return 0.0
    place: i64 = 0
    for other in range(position.seats):
        # The others keep about half of theirs, and get new ones.
        if other != appraisal.seat and 0.5 * float(position.approvals[other]) + 1.0 > float(kept):
            place += 1
    final = float(ending.FINAL_POINTS[place]) * (FINAL_LATE - (FINAL_LATE - FINAL_EARLY) * appraisal.left)
    return final + KEPT * APPROVAL * float(kept) * appraisal.left
