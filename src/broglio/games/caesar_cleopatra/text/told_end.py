"""What is told of the end: why, the missions, and the sums (C34 to C38)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from broglio.core.protocol import Event, Fact, Saying, Seat
from broglio.games.caesar_cleopatra.text.teller import Teller
from broglio.games.caesar_cleopatra.views.scoring import Tally, tally

REASON, MISSION, RESULT = 1.4, 1.2, 3.0
"""Seconds at normal speed."""


class Sum(NamedTuple):
    """A player's points item by item."""

    seat: Seat
    tally: Tally
    mission: str
    wins: bool


class End(NamedTuple):
    """An act: the sums of both, by seat."""

    reason: Saying
    result: Saying
    sums: tuple[Sum, ...]
    first: int
    missions: int
    """Phase in which the missions are shown."""
    decided: int
    kind: str = "end"


def tell_end(teller: Teller, events: Sequence[Event]) -> None:
    """The missions come to light, and the points are added up."""
    view = teller.view
    outcome = view.outcome
    assert outcome is not None
    reason = outcome.reason
    first = teller.show(reason, REASON, sound="end")
    shown = [event for event in events if event.key == "mission-shown"]
    phases = [teller.show(event, MISSION) for event in shown]
    result = _result(outcome.scores, outcome.ranks)
    loser = 1 - outcome.winners[0] if len(outcome.winners) == 1 else None
    decided = teller.show(result, RESULT, *[f"seat-{seat}" for seat in outcome.winners], hurts=loser)
    sums = tuple(
        Sum(seat, tally(view, seat), str(event.facts["group"]), seat in outcome.winners)
        for seat, event in enumerate(shown)
    )
    teller.acts.append(End(reason, result, sums, first, phases[-1], decided))


def _result(scores: Sequence[int], ranks: Sequence[int]) -> Saying:
    """Who wins by how much; equal points are decided by patricians (C38)."""
    if ranks[0] == ranks[1]:
        return Saying("story-drawn", {"points": scores[0]}, "C38")
    winner = ranks.index(1)
    facts: dict[str, Fact] = {"seat": winner, "points": scores[winner], "other_points": scores[1 - winner]}
    key = "story-wins" if scores[0] != scores[1] else "story-wins-by-patricians"
    return Saying(key, {**facts, "other": 1 - winner}, "C38")
