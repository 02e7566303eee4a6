"""Where the parts of the galley are in its drawing, and which of its places are highlighted."""

from __future__ import annotations

from typing import NamedTuple

from broglio.core.protocol import Move, Saying
from broglio.games.doge_ship.page import printed
from broglio.games.doge_ship.rules import moves
from broglio.games.doge_ship.rules.material import (
    LEVEL_NAMES,
    LEVELS,
    SECTIONS,
    TILE_NAMES,
    level_length,
    pile_of,
    section_at,
)
from broglio.games.doge_ship.text.notation import notate
from broglio.games.doge_ship.views.view import ShipView

BEGIN = 118
"""Where the first part of the galley is in its drawing, which is 1020 wide."""
ROOM = 792
"""The room for all parts of a level; few parts are wide, many are narrow."""
TOPS = (170, 92)
HEIGHTS = (68, 78)
"""By level: where a part begins, and how high it is."""


class Place(NamedTuple):
    """A place of the galley; no tile: not built yet."""

    id: str
    level: str
    left: float
    label: Saying | None


class Section(NamedTuple):
    """A section of the galley, for the bracket above it."""

    number: int
    left: float
    width: float


class Target(NamedTuple):
    """A lit place of the galley, or a share of one where two tiles would fit."""

    move: str
    saying: Saying
    letter: str
    left: float
    top: int
    width: float
    height: int


def column_width(view: ShipView) -> float:
    """How wide a part is drawn."""
    return ROOM / float(level_length(view.seats))


def sections(view: ShipView) -> tuple[Section, ...]:
    """The sections from the left."""
    column = column_width(view)
    columns = [int(section_at(view.seats, i)) for i in range(int(level_length(view.seats)))]
    return tuple(
        Section(number + 1, BEGIN + columns.index(number) * column, columns.count(number) * column)
        for number in range(SECTIONS)
    )


def places(view: ShipView) -> tuple[Place, ...]:
    """All places, level by level."""
    column = column_width(view)
    return tuple(
        Place(
            f"place-{LEVEL_NAMES[level]}-{i + 1}",
            LEVEL_NAMES[level],
            BEGIN + i * column,
            printed.label(view.galley[level][i]) if i < len(view.galley[level]) else None,
        )
        for level in range(LEVELS)
        for i in range(int(level_length(view.seats)))
    )


def targets(view: ShipView) -> tuple[Target, ...]:
    """Where the galley parts of the yard can go now, on the galley itself."""
    column = column_width(view)
    targets: list[Target] = []
    for level in range(LEVELS):
        built = len(view.galley[level])
        building = [move for move in view.moves if moves.is_galley_build(move) and _level_of(move) == level]
        swapping = [move for move in view.moves if moves.is_replace(move) and _level_of(move) == level]
        share = column / max(1, len(building) + len(swapping))
        for number, move in enumerate(building + swapping):
            tile = _part_of(move)
            targets.append(
                Target(
                    notate(move),
                    Saying("target-build" if building else "target-replace", {"tile": TILE_NAMES[tile]}, "S17"),
                    "".join(TILE_NAMES[tile].split("-")[1:]),
                    BEGIN + (built if building else built - 1) * column + number * share,
                    TOPS[level],
                    share,
                    HEIGHTS[level],
                )
            )
    return tuple(targets)


def _part_of(move: Move) -> int:
    return moves.part_put_in(move) if moves.is_replace(move) else moves.tile_built(move)


def _level_of(move: Move) -> int:
    return int(pile_of(_part_of(move)) // SECTIONS)
