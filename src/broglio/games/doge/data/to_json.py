"""Doge's positions and views as JSON, the form in which they are saved and passed on; from_json.py reads them back.

A view is written like a position, with `face_down` counts in the place of what the seat does not know.
"""

from __future__ import annotations

from broglio.core.protocol import Json
from broglio.games.doge.rules import agenda
from broglio.games.doge.rules.ending import REASONS
from broglio.games.doge.rules.material import (
    AREA_NAMES,
    COUNSELLOR_NAMES,
    COUNSELLORS,
    HAND,
    NOBODY,
    PALACE,
)
from broglio.games.doge.rules.position import DogePosition
from broglio.games.doge.text.notation import notate
from broglio.games.doge.views.view import DogeView, Task, see_all

VERSION = 1
CAPS = COUNSELLOR_NAMES[PALACE:]


def position_to_json(position: DogePosition) -> Json:
    """Everything, pending ballots included."""
    return _write(see_all(position))


def view_to_json(view: DogeView) -> Json:
    """What a seat may know, with what is asked of it."""
    return {
        "seat": view.seat,
        "to_act": list(view.to_act),
        **_write(view),
        "moves": [notate(move) for move in view.moves],
    }


def _write(view: DogeView) -> Json:
    data: Json = {
        "game": "doge",
        "version": VERSION,
        "round": view.round,
        "placing": view.placing,
        "voted": view.voted,
        "brown": [AREA_NAMES[area] for area in view.brown],
        "blue": [AREA_NAMES[area] for area in view.blue],
        "players": [_write_player(view, seat) for seat in range(view.seats)],
        "counsellors": {
            COUNSELLOR_NAMES[counsellor]: {
                "ring": view.ring[counsellor],
                "stands": AREA_NAMES[view.standing[counsellor]],
            }
            for counsellor in range(COUNSELLORS)
            if view.ring[counsellor] != NOBODY
        },
        "agenda": [_write_task(task) for task in view.agenda],
        "entered": [f"{seat} {AREA_NAMES[district]}" for seat, district in view.entered],
        "decided": [CAPS[native] for native in view.decided],
        "quiet": view.quiet,
        "built": view.built,
        "ended": REASONS[view.ended],
    }
    return data


def _write_player(view: DogeView, seat: int) -> Json:
    known = view.markers[seat]
    hand = known[HAND]
    player: Json = {
        "houses": {AREA_NAMES[d]: count for d, count in enumerate(view.houses[seat]) if count},
        "palaces": {AREA_NAMES[d]: count for d, count in enumerate(view.palaces[seat]) if count},
        "markers": {AREA_NAMES[area]: list(values) for area, values in enumerate(known[:HAND]) if values},
    }
    hidden = {
        AREA_NAMES[area]: view.marker_counts[seat][area] for area, values in enumerate(known[:HAND]) if values is None
    }
    if hidden:
        player["face_down"] = hidden
    if hand is None:
        player["in_hand"] = view.in_hand(seat)
    ballot = view.ballots[seat]
    if view.laid[seat]:
        player["ballot"] = "laid" if ballot is None else notate(ballot)
    return player


def _write_task(task: Task) -> str:
    words = [agenda.TASK_NAMES[task.kind]]
    if task.kind in (agenda.DECIDE, agenda.MOVE, agenda.PLACE, agenda.BUILD):
        words.append(str(task.seat))
    if task.district != agenda.NO_DISTRICT:
        words.append(AREA_NAMES[task.district])
    if task.kind in (agenda.MOVE, agenda.PLACE, agenda.BUILD):
        words.append(str(task.number))
    return " ".join(words)
