"""Building and replacing (S16 to S20), and the end that the last galley part brings (S29). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.doge_ship.rules import agenda, buying, ending, events, gains, piles
from broglio.games.doge_ship.rules.material import (
    APPROVALS,
    BARRICADE_COUNT,
    DUCATS,
    FIRST_DOGE,
    FIRST_GONDOLA,
    GALLEY,
    GONDOLA,
    LONGEST,
    LOWER,
    PARAMETERS,
    SECTIONS,
    UPPER,
    kind_of,
    level_length,
    pile_of,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition


def build(position: ShipPosition, seat: i64, tile: i64, detail: i64) -> None:
    """Build a tile from the yard; with "+", another may follow (S12)."""
    kind = kind_of(tile)
    rest = agenda.rest_after(detail, kind)
    if rest != 0:
        position.plan(agenda.BUILD, seat, rest)
    buying.remove_from_yard(position, seat, tile)
    if kind == GONDOLA:
        build_gondola(position, seat, tile)
    elif kind == GALLEY:
        build_galley(position, seat, tile)
    else:
        build_barricade(position, seat, tile)


def build_gondola(position: ShipPosition, seat: i64, tile: i64) -> None:
    """A gondola pays its ducats or approvals and goes under its pile (S16)."""
    position.tell(events.GONDOLA_BUILT, seat, tile)
    ducats = position.components.gondola_ducats[tile - FIRST_GONDOLA]
    approvals = position.components.gondola_approvals[tile - FIRST_GONDOLA]
    if ducats > 0:
        gains.gain(position, seat, DUCATS, ducats)
    if approvals > 0:
        gains.gain(position, seat, APPROVALS, approvals)
    piles.put_under(position, tile)
    piles.show_price(position, pile_of(tile))


def build_barricade(position: ShipPosition, seat: i64, tile: i64) -> None:
    """A barricade goes onto the top of the player's built ones (S19)."""
    position.built[seat * BARRICADE_COUNT + position.built_count[seat]] = tile
    position.built_count[seat] += 1
    position.tell(events.BARRICADE_BUILT, seat, tile)


def build_galley(position: ShipPosition, seat: i64, tile: i64) -> None:
    """A galley part goes onto the next free place of its zone (S17); the last one ends the game (S29)."""
    level = pile_of(tile) // SECTIONS
    position.part[level * LONGEST + position.part_count[level]] = tile
    position.part_count[level] += 1
    position.filled = True
    position.tell(events.GALLEY_BUILT, seat, tile)
    score(position, seat, tile)
    if position.part_count[LOWER] + position.part_count[UPPER] == 2 * level_length(position.seats):
        ending.finish(position, ending.GALLEY_FINISHED)


def replace(position: ShipPosition, seat: i64, tile: i64) -> None:
    """A part of the same zone takes the place of the rightmost on its level, which goes under its pile (S20)."""
    level = pile_of(tile) // SECTIONS
    place = level * LONGEST + position.part_count[level] - 1
    removed = position.part[place]
    buying.remove_from_yard(position, seat, tile)
    position.part[place] = tile
    piles.put_under(position, removed)
    position.tell(events.REPLACED, seat, tile, removed)
    score(position, seat, tile)


def worth(position: ShipPosition, tile: i64) -> i64:
    """A galley part's points, with what the current Doge tile makes of its parameters (S18)."""
    components = position.components
    total = components.points[tile]
    doge = position.doge - FIRST_DOGE
    for parameter in range(PARAMETERS):
        total += components.parameters[tile * PARAMETERS + parameter] * components.values[doge * PARAMETERS + parameter]
    return total


def score(position: ShipPosition, seat: i64, tile: i64) -> None:
    """Pay for a galley part: points, never below 0 in all, and approvals (S18)."""
    points = worth(position, tile)
    position.points[seat] += points
    if position.points[seat] < 0:
        position.points[seat] = 0
    position.tell(events.PART_SCORED, seat, points)
    approvals = position.components.approval[tile]
    if position.components.violet[position.doge - FIRST_DOGE] >> pile_of(tile) & 1:
        approvals += 1
    if approvals > 0:
        gains.gain(position, seat, APPROVALS, approvals)
