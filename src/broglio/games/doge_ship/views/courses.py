"""Other courses that a game of The Doge Ship may have taken, as far as one seat can tell."""

from __future__ import annotations

import random
from collections.abc import Sequence

from broglio.core.protocol import CHANCE, Move, Position, Seat
from broglio.games.doge_ship.rules import agenda, moves
from broglio.games.doge_ship.rules.material import PUBLIC, UNSEEN
from broglio.games.doge_ship.rules.position import ShipPosition
from broglio.games.doge_ship.views.view import sample, see

Log = list[tuple[Seat, Move]]


def retell(start: Position, log: Sequence[tuple[Seat, Move]], observer: Seat, source: random.Random) -> Log:
    """The same course with other tiles where others looked in secret, and other bids that are not shown yet."""
    here = start.copy()
    assert isinstance(here, ShipPosition)
    for seat, move in log:
        here.advance(seat, move)
    world = sample(see(here, observer), source)
    course = list(log)
    bids = _take_bids(course) if here.depth > 0 and agenda.kind_of(here.next_task()) == agenda.BID else []
    for tile, other in _renamed(here, world, observer).items():
        # A tile may have been drawn before the Doge tiles were shuffled (S22); where it lies now, its last draw tells.
        place = len(log) - 1 - [move for _, move in reversed(log)].index(moves.draw(tile))
        course[place] = (CHANCE, moves.draw(other))
    for seat, move in bids:
        if seat == observer:
            course.append((seat, move))
        elif moves.is_bid(move):
            raises, bid = divmod(int(world.bid[seat]), int(moves.RAISE_BY))
            course += [(seat, moves.RAISE)] * raises
            course.append((seat, moves.bid(bid)))
    return course


def _take_bids(course: Log) -> Log:
    """Take the bids that are not shown yet off the end of a course."""
    first = len(course)
    while first > 0 and (moves.is_bid(course[first - 1][1]) or course[first - 1][1] == moves.RAISE):
        first -= 1
    bids = course[first:]
    del course[first:]
    return bids


def _renamed(here: ShipPosition, world: ShipPosition, observer: Seat) -> dict[int, int]:
    """Which tile lies in a world in the place of each one that others have seen and the observer has not."""
    eyes = PUBLIC | 1 << observer
    places = [*zip(here.pile, world.pile, strict=True), *zip(here.held, world.held, strict=True)]
    return {tile: other for tile, other in places if tile != UNSEEN and not here.known[tile] & eyes}
