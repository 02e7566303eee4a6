"""Doge in rows of numbers, for programs that learn: what a seat may know, field by field. See observation.py."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from broglio.core.protocol.layout import ANY, Field, Layout, ahead, common_fields, counts, flags, own_first
from broglio.games.doge.rules import markers, moves
from broglio.games.doge.rules.agenda import TASK_NAMES
from broglio.games.doge.rules.material import (
    AREAS,
    COUNSELLORS,
    DISTRICTS,
    HAND,
    HOUSES_EACH,
    PALACES_EACH,
    placings,
)
from broglio.games.doge.views.observation import TASKS
from broglio.games.doge.views.view import DogeView, Task

VALUES = 4
"""Markers have the values 0 to 3."""
DEAREST = 7


@cache
def layout(seats: int) -> Layout[DogeView]:
    """The layout for a number of seats."""
    areas, districts, counsellors = int(AREAS), int(DISTRICTS), int(COUNSELLORS)
    fields: list[Field[DogeView]] = [
        *common_fields(seats),
        Field("round", (1,), ANY, "rounds finished", lambda view: [view.round]),
        Field(
            "precedence",
            (seats,),
            1,
            "who decides first among tied players",
            lambda view: flags(seats, [ahead(view, view.round % seats)]),
        ),
        Field("placing", (1,), int(placings(3)), "placings finished in this round", lambda view: [view.placing]),
        Field("voted", (1,), areas, "votes held in this round", lambda view: [view.voted]),
        Field("brown", (areas, areas), 1, "this round's order of votes: place, then area", lambda v: _order(v.brown)),
        Field("blue", (areas, areas), 1, "the next round's, as far as turned up", lambda view: _order(view.blue)),
        Field(
            "voting",
            (areas,),
            1,
            "the area that votes",
            lambda view: flags(areas, [] if view.area is None else [view.area]),
        ),
        Field(
            "houses",
            (seats, districts + 1),
            HOUSES_EACH,
            "houses in each district, then in the supply",
            lambda v: [n for seat in own_first(v) for n in (*v.houses[seat], v.supply(seat))],
        ),
        Field(
            "palaces",
            (seats, districts + 1),
            PALACES_EACH,
            "palaces in each district, then in the supply",
            lambda v: [n for seat in own_first(v) for n in (*v.palaces[seat], v.palaces_left(seat))],
        ),
        Field(
            "standing",
            (counsellors, areas + 1),
            1,
            "where each counsellor stands: an area, then the circle of neutral ones",
            lambda view: [n for area in view.standing for n in flags(areas + 1, [area])],
        ),
        Field(
            "ring",
            (counsellors, seats),
            1,
            "whose ring each counsellor wears",
            lambda view: [n for owner in view.ring for n in flags(seats, [ahead(view, owner)])],
        ),
        Field(
            "marker counts",
            (seats, areas),
            int(markers.MOST_PLACED),
            "how many markers lie in each area",
            lambda view: [n for seat in own_first(view) for n in view.marker_counts[seat]],
        ),
        Field(
            "markers",
            (seats, areas, VALUES),
            2,
            "markers of each value in each area, where the seat knows them",
            lambda v: [n for seat in own_first(v) for area in range(areas) for n in _known(v.markers[seat][area])],
        ),
        Field("hand", (VALUES,), 2, "own markers of each value in hand", _hand),
        Field(
            "unseen",
            (seats - 1, VALUES),
            2,
            "the others' markers of each value of which the seat does not know where they are",
            lambda view: [n for seat in own_first(view)[1:] for n in _known(view.unseen(seat))],
        ),
        Field(
            "laid",
            (seats,),
            1,
            "who has laid a ballot in the placing that is on",
            lambda view: [int(view.laid[seat]) for seat in own_first(view)],
        ),
        Field("ballot area", (areas,), 1, "the card of the own ballot", lambda view: flags(areas, _ballot(view)[:1])),
        Field("ballot markers", (VALUES,), 2, "its markers of each value", lambda view: _known(_ballot(view)[1:])),
        Field(
            "agenda",
            (TASKS, len(TASK_NAMES) + seats + districts + 1),
            DEAREST,
            "what is still to be done in this vote, in order: kind of task, seat, district, number",
            lambda view: [n for place in range(TASKS) for n in _task(view, place)],
        ),
        Field(
            "entered",
            (seats, districts),
            1,
            "who brought a house into which district since the last settling",
            lambda v: [int((seat, place) in v.entered) for seat in own_first(v) for place in range(districts)],
        ),
        Field("decided", (3,), 1, "natives of the Quarantia decided on in this vote", lambda v: flags(3, v.decided)),
        Field("quiet", (1,), ANY, "rounds in a row that saw no palace built", lambda view: [view.quiet]),
        Field("built", (1,), 1, "whether this round saw one", lambda view: [int(view.built)]),
    ]
    return Layout(tuple(fields), moves.TURN)


def _order(cards: tuple[int, ...]) -> list[int]:
    places = range(AREAS)
    return [n for place in places for n in flags(int(AREAS), cards[place : place + 1])]


def _known(values: tuple[int, ...] | None) -> list[int]:
    return counts(VALUES, values)


def _hand(view: DogeView) -> Iterable[int]:
    return _known(None if view.seat is None else view.markers[view.seat][HAND])


def _ballot(view: DogeView) -> tuple[int, ...]:
    """The area of the own ballot, then the values of its markers; nothing where none is laid."""
    ballot = None if view.seat is None else view.ballots[view.seat]
    if ballot is None:
        return ()
    return moves.ballot_area(ballot), *markers.values_of(moves.ballot_markers(ballot))


def _task(view: DogeView, place: int) -> list[int]:
    kinds, districts = len(TASK_NAMES), int(DISTRICTS)
    if place >= len(view.agenda):
        return [0] * (kinds + view.seats + districts + 1)
    task: Task = view.agenda[place]
    return [
        *flags(kinds, [task.kind]),
        *flags(view.seats, [ahead(view, task.seat)]),
        *flags(districts, [task.district] if task.district < districts else []),
        task.number,
    ]
