"""When a game of The Doge Ship ends, and who wins it (S29 to S32). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.protocol import Outcome, Saying
from broglio.games.doge_ship.rules import events
from broglio.games.doge_ship.rules.material import NO_TILE, REASON_RULES, REASONS

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition

GOES_ON: Final[i64] = 0
GALLEY_FINISHED: Final[i64] = 1
STALLED: Final[i64] = 2

STALLED_ROUNDS: Final[i64] = 6

INSPECTION_POINTS: Final[vec[i64]] = vec[i64]([6, 3, 1, 0, 0])
FINAL_POINTS: Final[vec[i64]] = vec[i64]([9, 5, 2, 1, 0])


def place_of(counts: vec[i64], seats: i64, seat: i64) -> i64:
    """How many seats have more: equals share a place, and the places after it are skipped (S27)."""
    place: i64 = 0
    own = counts[seat]
    for other in range(seats):
        if counts[other] > own:
            place += 1
    return place


def finish(position: ShipPosition, reason: i64) -> None:
    """The game is over: the final inspection of all approvals held (S30)."""
    position.ended = reason
    position.depth = 0
    position.tell(events.GAME_ENDED, reason)
    for seat in range(position.seats):
        held = position.approvals[seat]
        if held > 0:
            position.tell(events.APPROVALS_SHOWN, seat, held)
            points = final_points(position, seat)
            if points > 0:
                position.points[seat] += points
                position.tell(events.FINALLY_SCORED, seat, points)


def final_points(position: ShipPosition, seat: i64) -> i64:
    """What a player's approvals score in the final inspection (S30)."""
    if position.approvals[seat] == 0:
        return 0
    return FINAL_POINTS[place_of(position.approvals, position.seats, seat)]


def outcome(position: ShipPosition) -> Outcome | None:
    """Ranks and scores (points) at the end; None while the game goes on."""
    if position.ended == GOES_ON:
        return None
    orders = [order(position, seat) for seat in range(position.seats)]
    ranks = [1 + len([other for other in orders if other > own]) for own in orders]
    scores = [int(position.points[seat]) for seat in range(position.seats)]
    return Outcome(tuple(ranks), tuple(scores), Saying(REASONS[position.ended], {}, REASON_RULES[position.ended]))


def order(position: ShipPosition, seat: i64) -> tuple[int, int, int]:
    """What ranks a player, more is better: points, ducats, the smallest priority on top; none is last (S31)."""
    barricade = position.top_barricade(seat)
    return position.points[seat], position.ducats[seat], -1000 if barricade == NO_TILE else -barricade
