"""The Doge Ship's positions and views as JSON; from_json.py reads positions back.

A view is written like a position, without the tiles that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence

from broglio.core.protocol import Json
from broglio.games.doge_ship.data.component_file import shipped_text
from broglio.games.doge_ship.rules import agenda
from broglio.games.doge_ship.rules.material import (
    KIND_NAMES,
    KNOWN_TO_ALL,
    LEVEL_NAMES,
    NO_TILE,
    NOBODY,
    PILE_NAMES,
    PRICE_SHOWN,
    REASONS,
    TABLE_NAMES,
    TILE_NAMES,
)
from broglio.games.doge_ship.rules.position import ShipPosition
from broglio.games.doge_ship.text.notation import SPACE_NAMES, notate
from broglio.games.doge_ship.views.view import NEVER_SEEN, ShipView, Slot, Task, see_all

VERSION = 1
GAIN_NAMES = ("ducats", "approvals", "points")


def position_to_json(position: ShipPosition) -> Json:
    """Everything: pending bids, tiles that only some know, and the set of components if it is not the shipped one."""
    view = see_all(position)
    data = _write(view, view.approvals)
    if view.components.text != shipped_text():
        data["components"] = view.components.text
    return data


def view_to_json(view: ShipView) -> Json:
    """What a seat is shown, with what is asked of it."""
    return _write_view(view, [view.shown_approvals(seat) for seat in range(view.seats)])


def memory_to_json(view: ShipView) -> Json:
    """What a seat may know that has counted all approvals, with what is asked of it."""
    return _write_view(view, view.approvals)


def _write_view(view: ShipView, approvals: Sequence[int | None]) -> Json:
    return {
        "seat": view.seat,
        "to_act": list(view.to_act),
        **_write(view, approvals),
        "moves": [notate(move) for move in view.moves],
    }


def _write(view: ShipView, approvals: Sequence[int | None]) -> Json:
    data: Json = {
        "game": "doge-ship",
        "version": VERSION,
        "set": view.components.digest,
        "round": view.round,
        "turn": view.turn,
        "order": list(view.order),
        "dice": {TABLE_NAMES[table]: result for table, result in enumerate(view.dice) if result},
        "taken": {SPACE_NAMES[space]: seat for space, seat in enumerate(view.taken) if seat != NOBODY},
        "doge": None if view.doge == NO_TILE else TILE_NAMES[view.doge],
        "old": [TILE_NAMES[tile] for tile in view.old],
        "galley": {
            name: [TILE_NAMES[tile] for tile in row] for name, row in zip(LEVEL_NAMES, view.galley, strict=True)
        },
        "players": [_write_player(view, seat, approvals[seat]) for seat in range(view.seats)],
        "piles": {name: _write_pile(slots) for name, slots in zip(PILE_NAMES, view.piles, strict=True)},
        "held": [_write_slot(slot) for slot in view.held],
        "agenda": [write_task(task) for task in view.agenda],
        "stall": view.stall,
        "filled": view.filled,
        "ended": REASONS[view.ended],
    }
    if view.strict:
        data["strict"] = True
    return data


def _write_player(view: ShipView, seat: int, approvals: int | None) -> Json:
    player: Json = {
        "points": view.points[seat],
        "ducats": view.ducats[seat],
        **({} if approvals is None else {"approvals": approvals}),
        "markers": view.markers[seat],
        "yard": [TILE_NAMES[tile] for tile in view.yards[seat]],
        "built": [TILE_NAMES[tile] for tile in view.built[seat]],
    }
    if view.laid[seat]:
        bid = view.bids[seat]
        player["bid"] = "laid" if bid is None else bid
    if view.raised[seat]:
        player["raised"] = view.raised[seat]
    return player


def _write_pile(slots: tuple[Slot, ...]) -> list[Json]:
    """From the top; a number stands for that many tiles that nobody has seen."""
    written: list[Json] = []
    for slot in slots:
        if slot != NEVER_SEEN:
            written.append(_write_slot(slot))
        elif written and isinstance(written[-1], int):
            written[-1] += 1
        else:
            written.append(1)
    return written


def _write_slot(slot: Slot) -> Json:
    """The name alone of a tile that all know; else what is known of it, and by whom."""
    if slot.known == KNOWN_TO_ALL and slot.tile is not None:
        return TILE_NAMES[slot.tile]
    data: Json = {}
    if slot.tile is not None:
        data["tile"] = TILE_NAMES[slot.tile]
    if slot.known:
        data["seen_by"] = [seat for seat in range(5) if slot.known >> seat & 1]
    if slot.price is not None and slot.tile is None:
        data["price"] = slot.price
    elif slot.known & PRICE_SHOWN:
        data["price_shown"] = True
    return data


def write_kinds(detail: int) -> str:
    """`gondola`, `gondola or galley`, `gondola + galley`, `gondola + gondola`."""
    names = [name for kind, name in enumerate(KIND_NAMES) if agenda.names_kind(detail, kind)]
    if detail & agenda.BOTH:
        return " + ".join(names if len(names) == 2 else names * 2)
    return " or ".join(names)


def write_task(task: Task) -> str:
    """A task as text; from_json.py reads it back."""
    kind, seat, detail = task
    name = agenda.TASK_NAMES[kind]
    if kind == agenda.PRICE:
        return f"{name} {PILE_NAMES[detail]}"
    if kind <= agenda.BID:
        return name
    words = [name, str(seat)]
    if kind == agenda.ACT:
        words += ["reordered"] if detail else []
    elif kind == agenda.ARRANGE:
        words += [str(detail & ~agenda.ARRANGED)] + (["changed"] if detail & agenda.ARRANGED else [])
    elif kind in (agenda.BUY, agenda.BUILD):
        words.append(write_kinds(detail))
    elif kind == agenda.CHOOSE_PILE:
        words += [write_kinds(detail & agenda.ALL_KINDS), "of", write_kinds(detail >> 4 | detail & agenda.BOTH)]
    elif kind == agenda.SEE:
        words += [PILE_NAMES[detail & 15], str(detail >> 4)]
    elif kind == agenda.TAKE:
        words.append(PILE_NAMES[detail])
    elif kind == agenda.SCHEME:
        words.append(str(detail))
    elif kind == agenda.GAIN:
        words += [GAIN_NAMES[detail & 3], str(detail >> 2)]
    return " ".join(words)
