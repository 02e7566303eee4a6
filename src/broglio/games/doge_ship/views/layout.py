"""The Doge Ship in rows of numbers, for programs that learn: what a seat may know, field by field. See observation.py.

What is printed on tables and tiles is the same all through a game and is not told: a learner learns one set of
components, in which every space and tile has its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from broglio.core.protocol import Seat
from broglio.core.protocol.layout import ANY, Field, Layout, ahead, common_fields, counts, flags, own_first
from broglio.games.doge_ship.rules import agenda, moves
from broglio.games.doge_ship.rules.material import (
    BARRICADE_COUNT,
    DOGE_COUNT,
    FIRST_BARRICADE,
    FIRST_DOGE,
    FIRST_GONDOLA,
    LONGEST,
    LOOK,
    MARKERS_EACH,
    PILE_START,
    PILES,
    PUBLIC,
    SPACES,
    TABLES,
    TILES,
)
from broglio.games.doge_ship.views.observation import DETAIL_BITS, TASKS
from broglio.games.doge_ship.views.view import NEVER_SEEN, ShipView, Slot, Task

KINDS = len(agenda.TASK_NAMES)
DEEPEST = 26
"""No pile has more tiles."""
PRICES = 100


@cache
def layout(seats: int) -> Layout[ShipView]:
    """The layout for a number of seats."""
    fields: list[Field[ShipView]] = [
        *common_fields(seats),
        Field("round", (1,), ANY, "rounds finished", lambda view: [view.round]),
        Field("turn", (seats,), 1, "whose turn it is", lambda v: flags(seats, [ahead(v, v.order[v.turn])])),
        Field(
            "order",
            (seats, seats),
            1,
            "the order of play: place, then seat",
            lambda view: [n for seat in view.order for n in flags(seats, [ahead(view, seat)])],
        ),
        Field("dice", (int(TABLES),), 6, "the die of each table; 0 before it is rolled", lambda view: view.dice),
        Field(
            "taken",
            (int(SPACES), seats),
            1,
            "whose marker lies on each space",
            lambda view: [n for seat in view.taken for n in flags(seats, [ahead(view, seat)])],
        ),
        Field("points", (seats,), ANY, "points", lambda view: _by_seat(view, view.points)),
        Field("ducats", (seats,), ANY, "ducats", lambda view: _by_seat(view, view.ducats)),
        Field("approvals", (seats,), ANY, "approvals", lambda view: _by_seat(view, view.approvals)),
        Field("markers", (seats,), int(MARKERS_EACH), "markers not spent", lambda v: _by_seat(v, v.markers)),
        Field(
            "yards",
            (seats, int(FIRST_DOGE)),
            1,
            "tiles in each yard",
            lambda view: [n for seat in own_first(view) for n in counts(int(FIRST_DOGE), view.yards[seat])],
        ),
        Field(
            "built",
            (seats, int(BARRICADE_COUNT)),
            int(BARRICADE_COUNT),
            "built barricades: the place of each from the bottom, from 1",
            lambda view: [n for seat in own_first(view) for n in _barricades(view, seat)],
        ),
        Field(
            "galley",
            (int(FIRST_GONDOLA),),
            int(LONGEST),
            "the place from the left, from 1, of each part on its level",
            lambda view: places(int(FIRST_GONDOLA), *view.galley),
        ),
        Field("pile sizes", (int(PILES),), DEEPEST, "tiles in each pile", lambda v: [len(pile) for pile in v.piles]),
        Field(
            "depth",
            (int(TILES),),
            DEEPEST,
            "the place from the top, from 1, of each tile that the seat knows in a pile",
            lambda view: places(int(TILES), *[[slot.tile for slot in pile] for pile in view.piles]),
        ),
        Field(
            "known",
            (int(TILES), seats + 2),
            PRICES,
            "for each place in the piles from the top: who knows the tile there, whether all saw it, and its price"
            " (+ 1) where it is shown",
            _piles,
        ),
        Field(
            "held",
            (int(TILES),),
            int(LOOK),
            "the tiles that the seat looks at, or saw others look at: which of them, from 1",
            lambda view: places(int(TILES), [slot.tile for slot in view.held]),
        ),
        Field(
            "held known",
            (int(LOOK), 1 + seats + 2),
            PRICES,
            "for each tile being looked at: 1, then as for tiles in piles",
            lambda view: [n for place in range(LOOK) for n in _held(view, place)],
        ),
        Field("doge", (int(DOGE_COUNT),), 1, "the current Doge tile", lambda v: flags(16, [v.doge - FIRST_DOGE])),
        Field("old", (int(DOGE_COUNT),), 1, "earlier ones", lambda v: flags(16, [tile - FIRST_DOGE for tile in v.old])),
        Field("laid", (seats,), 1, "who has laid a bid", lambda view: [int(view.laid[s]) for s in own_first(view)]),
        Field("bid", (2,), ANY, "the own bid (+ 1), and approvals put into one not laid yet", lambda view: _bid(view)),
        Field(
            "agenda",
            (TASKS, KINDS + seats + DETAIL_BITS),
            1,
            "what is still to be done, in order: kind of task, seat, its detail in binary, lowest first",
            lambda view: [n for place in range(TASKS) for n in _task(view, place)],
        ),
        Field("stall", (1,), ANY, "rounds in a row that filled no place of the galley", lambda view: [view.stall]),
        Field("filled", (1,), 1, "whether this round filled one", lambda view: [int(view.filled)]),
    ]
    return Layout(tuple(fields), moves.FIRST)


def _by_seat(view: ShipView, row: Sequence[int]) -> list[int]:
    return [row[seat] for seat in own_first(view)]


def places(size: int, *rows: Sequence[int | None]) -> list[int]:
    """By tile: its place, from 1, in the one of these rows that holds it."""
    found = [0] * size
    for row in rows:
        for place, tile in enumerate(row, 1):
            if tile is not None:
                found[tile] = place
    return found


def _barricades(view: ShipView, seat: Seat) -> list[int]:
    return places(int(BARRICADE_COUNT), [tile - FIRST_BARRICADE for tile in view.built[seat]])


def _slot(slot: Slot, seats: Sequence[Seat]) -> list[int]:
    known = slot.known
    return [
        *[known >> seat & 1 for seat in seats],
        int(known & PUBLIC != 0),
        0 if slot.price is None else slot.price + 1,
    ]


def _piles(view: ShipView) -> list[int]:
    seats = own_first(view)
    width = view.seats + 2
    row = [0] * (int(TILES) * width)
    for pile, slots in enumerate(view.piles):
        at = PILE_START[pile] * width
        for slot in slots:
            if slot != NEVER_SEEN:
                row[at : at + width] = _slot(slot, seats)
            at += width
    return row


def _held(view: ShipView, place: int) -> list[int]:
    return [1, *_slot(view.held[place], own_first(view))] if place < len(view.held) else [0] * (view.seats + 3)


def _bid(view: ShipView) -> list[int]:
    if view.seat is None:
        return [0, 0]
    bid = view.bids[view.seat]
    return [0 if bid is None else bid + 1, view.raised[view.seat]]


def _task(view: ShipView, place: int) -> list[int]:
    if place >= len(view.agenda):
        return [0] * (KINDS + view.seats + DETAIL_BITS)
    task: Task = view.agenda[place]
    return [
        *flags(KINDS, [task.kind]),
        *flags(view.seats, [ahead(view, task.seat)]),
        *[task.detail >> bit & 1 for bit in range(DETAIL_BITS)],
    ]
