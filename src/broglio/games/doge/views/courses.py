"""Other courses that a game of Doge may have taken, as far as one seat can tell."""

from __future__ import annotations

import random
from collections.abc import Sequence

from broglio.core.protocol import CHANCE, Move, Position, Seat
from broglio.games.doge.rules import moves
from broglio.games.doge.rules.material import MARKER_COLUMNS, NO_BALLOT
from broglio.games.doge.rules.position import DogePosition
from broglio.games.doge.views.view import sample, see


def retell(
    start: Position, log: Sequence[tuple[Seat, Move]], observer: Seat, source: random.Random
) -> list[tuple[Seat, Move]]:
    """The same course with other markers in the ballots of this round; those of former rounds have all been shown."""
    here = start.copy()
    assert isinstance(here, DogePosition)
    rounds = []
    for seat, move in log:
        rounds.append(here.round)
        here.advance(seat, move)
    world = sample(see(here, observer), source)
    course = []
    for (seat, move), number in zip(log, rounds, strict=True):
        if seat not in (CHANCE, observer) and number == here.round and moves.is_ballot(move):
            course.append((seat, _ballot(world, seat, move)))
        else:
            course.append((seat, move))
    return course


def _ballot(world: DogePosition, seat: Seat, move: Move) -> Move:
    """What a seat has laid in a world: the markers that lie in the ballot's area, or else the ballot not yet shown."""
    area = moves.ballot_area(move)
    markers = world.markers[seat * MARKER_COLUMNS + area]
    if markers:
        return moves.ballot(area, markers)
    return move if world.pending[seat] == NO_BALLOT else world.pending[seat]
