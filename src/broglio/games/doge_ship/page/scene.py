"""The table as one seat sees it, as facts for the templates in `page`: made from a view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from broglio.core.protocol import Saying, Seat
from broglio.games.doge_ship.data.to_json import write_kinds
from broglio.games.doge_ship.page import galley_drawing, printed
from broglio.games.doge_ship.rules import agenda, moves
from broglio.games.doge_ship.rules.material import (
    APPROVALS,
    DOGES,
    DUCATS,
    FIRST_DOGE,
    FIRST_GONDOLA,
    GONDOLAS,
    KIND_NAMES,
    NO_TILE,
    NOBODY,
    PILE_NAMES,
    PILE_START,
    TABLE_NAMES,
    YARD,
    YARD_GALLEYS,
    kind_of,
)
from broglio.games.doge_ship.text.notation import SPACE_NAMES, notate
from broglio.games.doge_ship.views.view import ShipView, Slot


class Control(NamedTuple):
    """A move that a button sends, and whether it is legal now."""

    move: str
    is_lit: bool


class Space(NamedTuple):
    """A space of a dice table."""

    name: str
    number: int
    offer: printed.Offer
    cost: int
    owner: Seat | None


class DiceTable(NamedTuple):
    """A table with its die; 0: not rolled yet."""

    name: str
    hatching: str
    die: int
    spaces: tuple[Space, ...]
    lit: tuple[bool, ...]
    """Which of them can be chosen."""


class Pile(NamedTuple):
    """A pile of tiles."""

    name: str
    kind: str
    tiles: int
    """How many there are."""
    price: int | None
    control: Control | None
    """None: nobody looks at the Doge tiles this way."""
    known: tuple[tuple[int, Saying], ...]
    """Tiles that this seat has seen there, by place from the top."""


class YardTile(NamedTuple):
    """A tile in one's own yard."""

    tile: printed.Tile
    control: Control
    action: str
    """What pressing it does: build, replace or return."""


class Player(NamedTuple):
    """What is public of a player, and their approvals where the viewer is shown them (S24)."""

    seat: Seat
    place: int
    points: int
    ducats: int
    markers: int
    approvals: int | None
    yard: tuple[printed.Tile, ...]
    barricades: tuple[printed.Tile, ...]
    """From the top."""
    has_bid: bool


def scene(view: ShipView) -> Mapping[str, Any]:
    """The whole table."""
    legal = frozenset(view.moves)
    task = view.agenda[0] if view.agenda else None
    kind = task.kind if task else -1
    facts: dict[str, Any] = {
        "subtitle": _subtitle(view, kind),
        "plates": [f"{ducats} d" for ducats in view.ducats],
        "task": agenda.TASK_NAMES[kind] if view.moves else "",
        "tables": tuple(_dice_table(view, table, legal) for table in range(view.seats + 1)),
        "built": tuple(len(level) for level in view.galley),
        "column": galley_drawing.column_width(view),
        "end": galley_drawing.BEGIN + galley_drawing.ROOM,
        "sections": galley_drawing.sections(view),
        "places": galley_drawing.places(view),
        "targets": galley_drawing.targets(view),
        "piles": tuple(_pile(view, number, legal) for number in range(DOGES + 1)),
        "doge": printed.doge_tile(view.components, view.doge) if view.doge != NO_TILE else None,
        "players": tuple(_player(view, place, seat) for place, seat in enumerate(view.order, 1)),
        "held": tuple(_held(view, number, slot, legal) for number, slot in enumerate(view.held)),
        "buttons": {notate(move): move in legal for move in BUTTONS},
        "after": _after(view),
    }
    facts["has_lit_pile"] = any(pile.control is not None and pile.control.is_lit for pile in facts["piles"])
    facts["knows_tiles"] = any(pile.known for pile in facts["piles"])
    if view.seat is not None:
        facts |= _own(view, view.seat, kind, legal)
    return facts


BUTTONS = (moves.DISCARD, moves.REORDER, moves.DONE, moves.PASS, moves.LEAVE, moves.PLOT, moves.BRIBE)


def _subtitle(view: ShipView, kind: int) -> Saying:
    number = view.round + 1
    if view.outcome is not None:
        return Saying("subtitle-end", {}, "S29")
    if kind == agenda.BID:
        return Saying("subtitle-inspection", {"number": number}, "S27")
    if kind in (agenda.ROLL, agenda.TURN_UP, agenda.FIRST):
        return Saying("subtitle-preparation", {"number": number}, "S5")
    return Saying("subtitle-actions", {"number": number}, "S7")


def _dice_table(view: ShipView, table: int, legal: frozenset[int]) -> DiceTable:
    name = TABLE_NAMES[table]
    spaces = tuple(
        Space(
            SPACE_NAMES[space],
            space % 6 + 1,
            printed.offer_at(view.components, space),
            view.cost(space) if view.dice[table] else 0,
            None if view.taken[space] == NOBODY else view.taken[space],
        )
        for space in range(table * 6, table * 6 + 6)
    )
    lit = tuple(moves.space(space) in legal for space in range(table * 6, table * 6 + 6))
    return DiceTable(name, printed.HATCHINGS.get(name, name), view.dice[table], spaces, lit)


# Piles and what is seen of them


def _pile(view: ShipView, number: int, legal: frozenset[int]) -> Pile:
    slots = view.piles[number]
    kind = "doge" if number == DOGES else KIND_NAMES[kind_of(PILE_START[number])]
    move = moves.look(number)
    return Pile(
        PILE_NAMES[number],
        kind,
        len(slots),
        slots[0].price if slots and GONDOLAS <= number < DOGES else None,
        Control(notate(move), move in legal) if number < DOGES else None,
        tuple((place, printed.label(slot.tile)) for place, slot in enumerate(slots, 1) if slot.tile is not None),
    )


def _held(view: ShipView, number: int, slot: Slot, legal: frozenset[int]) -> Mapping[str, Any]:
    """A tile that somebody looks at: its face for that seat, its back for the others."""
    if slot.tile is None:
        return {"tile": None, "price": slot.price}
    if slot.tile >= FIRST_DOGE:
        doge = printed.doge_tile(view.components, slot.tile)
        return {"tile": doge, "top": f"make {number + 1} top", "under": f"make {number + 1} under"}
    move = moves.take(number)
    tile = printed.tile(view.components, slot.tile, view.doge)
    return {"tile": tile, "control": Control(notate(move), move in legal)}


# Players


def _player(view: ShipView, place: int, seat: Seat) -> Player:
    return Player(
        seat,
        place,
        view.points[seat],
        view.ducats[seat],
        view.markers[seat],
        view.shown_approvals(seat),
        tuple(printed.tile(view.components, tile, view.doge) for tile in view.yards[seat]),
        tuple(printed.tile(view.components, tile, view.doge) for tile in reversed(view.built[seat])),
        view.laid[seat],
    )


def _own(view: ShipView, seat: Seat, kind: int, legal: frozenset[int]) -> Mapping[str, Any]:
    """One's own things, with the moves that their buttons send."""
    own = next(place for place, other in enumerate(view.order, 1) if other == seat)
    yard = tuple(_yard_tile(view, tile, kind, legal) for tile in view.yards[seat])
    named = view.agenda[0].detail & ~agenda.ARRANGED if kind == agenda.ARRANGE else 0
    galleys = sum(tile < FIRST_GONDOLA for tile in view.yards[seat])
    return {
        "own": _player(view, own, seat),
        "yard": yard,
        "free_slips": YARD - len(yard),
        "has_lit_tile": any(tile.control.is_lit for tile in yard),
        "must_make_room": "full" if len(yard) == YARD else "galleys" if galleys == YARD_GALLEYS else "",
        "named": named,
        "most": view.approvals[seat] - view.raised[seat],
        "raised": view.raised[seat],
        "bid": view.bids[seat],
    }


def _yard_tile(view: ShipView, tile: int, kind: int, legal: frozenset[int]) -> YardTile:
    """A tile of one's own: what it can do now, or the nearest that it could."""
    action, move = "build", moves.build(tile)
    if kind == agenda.BUY:
        action, move = "return", moves.return_tile(tile)
    elif kind == agenda.REPLACE and tile < FIRST_GONDOLA:
        action, move = "replace", moves.replace(tile)
    control = Control(notate(move), move in legal)
    return YardTile(printed.tile(view.components, tile, view.doge), control, action)


def _after(view: ShipView) -> tuple[Saying, ...]:
    """What the seat on turn does after this, as far as it stands on the agenda."""
    sayings = []
    for kind, _, detail in view.agenda[1:]:
        if kind in (agenda.BUY, agenda.BUILD):
            key = "offer-buy" if kind == agenda.BUY else "offer-build"
            sayings.append(Saying(key, {"kinds": write_kinds(detail)}, "S12"))
        elif kind == agenda.REPLACE:
            sayings.append(Saying("offer-replacement", {}, "S20"))
        elif kind == agenda.SCHEME:
            sayings.append(Saying("offer-plot", {}, "S22") if detail == 1 else Saying("offer-bribe", {}, "S23"))
        elif kind == agenda.GAIN and detail & 3 == DUCATS:
            sayings.append(Saying("offer-money", {"count": detail >> 2}, "S23"))
        elif kind == agenda.GAIN and detail & 3 == APPROVALS:
            sayings.append(Saying("offer-approval", {}, "S23"))
    return tuple(sayings)
