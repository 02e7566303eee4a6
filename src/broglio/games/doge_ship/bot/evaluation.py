"""What a position is worth: each player's chance of winning. Compiled.

A player's standing is a sum of what can be counted, each with a weight that goes from what it is worth at the start to
what it is worth at the end. The weights were fitted to who won many games between heuristic bots, as seen at the ends
of their rounds. Reads public things only, so that it is the same in all worlds that a seat cannot tell apart.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.doge_ship.bot.appraisal import Appraisal, wealth
from broglio.games.doge_ship.rules import choices, ending
from broglio.games.doge_ship.rules.material import FIRST_BARRICADE, FIRST_GONDOLA, NO_TILE, YARD, pile_of

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition

# What is counted, each a place in a row.
POINTS: Final[i64] = 0
DUCATS: Final[i64] = 1  # what they are worth, as a buyer sees it
FINAL: Final[i64] = 2  # points in the final inspection, if it came now
APPROVALS: Final[i64] = 3
BEHIND: Final[i64] = 4  # approvals that another has more, up to 5; with a minus, that all others have less
MARKERS: Final[i64] = 5
FLOODS: Final[i64] = 6  # markers that a Doge tile costs on average
BONUS: Final[i64] = 7  # what the top barricade's bonus is worth in a whole game
ORDER: Final[i64] = 8  # place in the order of play, from 0 to 1
FITTING: Final[i64] = 9  # what galley parts promise that fit now
WAITING: Final[i64] = 10  # and what others do
GONDOLA_DUCATS: Final[i64] = 11
GONDOLA_APPROVALS: Final[i64] = 12
BARRICADES: Final[i64] = 13  # unbuilt
COUNTED: Final[i64] = 14

EARLY: Final[vec[float]] = vec[float](
    [0.22, 0.26, 0.0, 0.18, -0.08, 0.35, -1.07, 0.28, -0.46, 0.13, 0.12, 0.08, 0.15, 0.31]
)
LATE: Final[vec[float]] = vec[float](
    [0.25, 0.06, 0.11, 0.01, -0.08, 0.21, -0.8, 0.13, -0.3, 0.16, 0.16, 0.02, 0.0, 0.0]
)


def fill_values(position: ShipPosition, values: vec[float]) -> None:
    """Each seat's chance of winning, roughly; exactly when the game is over."""
    if position.ended != ending.GOES_ON:
        fill_shares(position, values)
        return
    row = vec[float]([0.0] * COUNTED)
    best = -1000.0
    for seat in range(position.seats):
        values[seat] = standing(position, seat, row)
        best = max(best, values[seat])
    total = 0.0
    for seat in range(position.seats):
        values[seat] = math.exp(values[seat] - best)
        total += values[seat]
    for seat in range(position.seats):
        values[seat] /= total


def fill_shares(position: ShipPosition, values: vec[float]) -> None:
    """Each seat's share of the win (S31)."""
    orders = [ending.order(position, seat) for seat in range(position.seats)]
    best = max(orders)
    winners = float(orders.count(best))
    for seat in range(position.seats):
        values[seat] = 1.0 / winners if orders[seat] == best else 0.0


def standing(position: ShipPosition, seat: i64, row: vec[float]) -> float:
    """How well a player stands; only differences between players mean anything."""
    left = count(position, seat, row)
    early = 0.0
    late = 0.0
    for i in range(COUNTED):
        early += EARLY[i] * row[i]
        late += LATE[i] * row[i]
    return left * early + (1.0 - left) * late


def count(position: ShipPosition, seat: i64, row: vec[float]) -> float:
    """Write what a player has; returns how much of the galley is still to be built."""
    appraisal = Appraisal(position, seat, 0)
    for i in range(COUNTED):
        row[i] = 0.0
    row[POINTS] = float(position.points[seat])
    row[DUCATS] = wealth(position.ducats[seat])
    row[FINAL] = float(ending.final_points(position, seat))
    row[APPROVALS] = float(position.approvals[seat])
    row[BEHIND] = float(min(behind(position, seat), 5))
    row[MARKERS] = float(position.markers[seat])
    row[FLOODS] = appraisal.markers_lost(position.built_count[seat])
    top = position.top_barricade(seat)
    if top != NO_TILE:
        row[BONUS] = appraisal.bonuses(top)
    place: i64 = 0
    while position.order[place] != seat:
        place += 1
    row[ORDER] = float(place) / float(position.seats - 1)
    count_yard(appraisal, row)
    return appraisal.left


def behind(position: ShipPosition, seat: i64) -> i64:
    """How many approvals more another has."""
    most: i64 = 0
    for other in range(position.seats):
        if other != seat:
            most = max(most, position.approvals[other])
    return most - position.approvals[seat]


def count_yard(appraisal: Appraisal, row: vec[float]) -> None:
    """Count unbuilt tiles by what they will bring."""
    position = appraisal.position
    components = position.components
    yard = position.yard
    start = appraisal.seat * YARD
    for i in range(start, start + position.yard_count[appraisal.seat]):
        tile = yard[i]
        if tile >= FIRST_BARRICADE:
            row[BARRICADES] += 1.0
        elif tile >= FIRST_GONDOLA:
            row[GONDOLA_DUCATS] += float(components.gondola_ducats[tile - FIRST_GONDOLA])
            row[GONDOLA_APPROVALS] += float(components.gondola_approvals[tile - FIRST_GONDOLA])
        elif choices.fits(position, tile):
            row[FITTING] += appraisal.some_day(tile)
        elif appraisal.room_in_zone(pile_of(tile), 1) >= 0.0:
            row[WAITING] += appraisal.some_day(tile)
