"""Every tile counted where it lies: nothing is ever lost or doubled. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.doge_ship.rules.material import (
    BARRICADE_COUNT,
    DOGE_COUNT,
    FIRST_DOGE,
    LEVELS,
    LONGEST,
    NO_TILE,
    PILE_START,
    PILES,
    TILES,
    UNSEEN,
    YARD,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition


def fill_material(position: ShipPosition, counts: vec[i64]) -> i64:
    """In how many places each tile is, always 1; then, always 0: unseen tiles that are not in their pile; then, for
    each seat, 1 if its ducats or points are below 0."""
    for tile in range(TILES):
        counts[tile] = 0
    for pile in range(PILES):
        start = PILE_START[pile]
        unknown: i64 = 0
        for i in range(start, start + position.pile_count[pile]):
            if position.pile[i] == UNSEEN:
                unknown += 1
            else:
                counts[position.pile[i]] += 1
        for tile in range(start, PILE_START[pile + 1]):
            if position.unseen[pile] >> (tile - start) & 1:
                counts[tile] += 1
                unknown -= 1
        counts[TILES + pile] = unknown
    for seat in range(position.seats):
        count_row(position.yard, seat * YARD, position.yard_count[seat], counts)
        count_row(position.built, seat * BARRICADE_COUNT, position.built_count[seat], counts)
        counts[TILES + PILES + seat] = 1 if position.ducats[seat] < 0 or position.points[seat] < 0 else 0
    for level in range(LEVELS):
        count_row(position.part, level * LONGEST, position.part_count[level], counts)
    count_row(position.held, 0, position.held_count, counts)
    if position.doge != NO_TILE:
        counts[position.doge] += 1
    for i in range(DOGE_COUNT):
        if position.old >> i & 1:
            counts[FIRST_DOGE + i] += 1
    return TILES + PILES + position.seats


def count_row(row: vec[i64], start: i64, count: i64, counts: vec[i64]) -> None:
    """Count the tiles in a part of a row."""
    for i in range(start, start + count):
        counts[row[i]] += 1
