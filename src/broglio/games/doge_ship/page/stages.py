"""What the table tells of a step, with its stage card as facts for `stage.html`.

Both are made from a seat's view and from what that seat was told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from broglio.core.protocol import Event, Saying, Seat, Story, Telling
from broglio.games.doge_ship.page import printed
from broglio.games.doge_ship.rules import agenda
from broglio.games.doge_ship.rules.material import (
    FIRST_DOGE,
    MARKERS_EACH,
    NO_TILE,
    PARAMETER_NAMES,
    PARAMETERS,
    TABLE_NAMES,
    priority_of,
)
from broglio.games.doge_ship.text import story as tale
from broglio.games.doge_ship.views.view import ShipView


def telling(story: Story, step: int, view: ShipView) -> Telling:
    """What the table tells of a step."""
    return Telling(tale.beats(story, step, view), _stage(story, step, view))


def _stage(story: Story, step: int, view: ShipView) -> Mapping[str, Any] | None:
    """The stage card of a great moment; other steps have none. With a turn, the round or the game may have ended."""
    events = story.events(step)
    keys = {event.key for event in events}
    part = _part(events, view) if "part-scored" in keys else None
    made = _made(events, view) if "doge-made" in keys else None
    if "game-ended" in keys:
        return {**_end(story, step, view), "part": part}
    if "round-ended" in keys or "bid-laid" in keys:
        return {**_round_end(story.since(step, "round-ended"), view), "part": part, "made": made}
    if part is not None:
        return {"kind": "part", "part": part}
    if made is not None:
        return {"kind": "wish", "made": made}
    if not keys.isdisjoint(("first-player", "die-rolled", "doge-turned")):
        return _preparation(story.since(step, "round-ended", "first-player"), events, view)
    return None


# A part of the galley (S17, S18, S20)


class Term(NamedTuple):
    """What one parameter of a part adds: how often it stands there, times what the Doge gives for it."""

    hatching: str
    times: int
    value: int


class Part(NamedTuple):
    """A part of the galley, what it scored and by what."""

    seat: Seat
    tile: printed.Tile
    removed: Saying | None
    """The part whose place it takes."""
    terms: tuple[Term, ...]
    scored: int
    approvals: int
    before: int | None
    """The builder's points; None: the sum would be below 0, and from what is known there is no way back."""
    after: int


def _part(events: Sequence[Event], view: ShipView) -> Part:
    built = next(event for event in events if event.key in ("galley-built", "replaced"))
    number = tale.tile_of(built)
    tile = printed.tile(view.components, number, view.doge)
    row = view.doge - FIRST_DOGE
    values = [view.components.values[row * PARAMETERS + i] for i in range(PARAMETERS)]
    counts = [view.components.parameters[number * PARAMETERS + i] for i in range(PARAMETERS)]
    seat = tale.number(built, "seat")
    scored = counts_of(events, "part-scored")[seat]
    after = view.points[seat] - counts_of(events, "finally-scored").get(seat, 0)
    return Part(
        seat,
        tile,
        printed.label(tale.tile_of(built, "removed")) if "removed" in built.facts else None,
        tuple(
            Term(printed.HATCHINGS.get(name, name), count, value)
            for name, count, value in zip(PARAMETER_NAMES, counts, values, strict=True)
            if count
        ),
        scored,
        tile.approvals + tile.is_violet,
        None if after == 0 and scored < 0 else after - scored,
        after,
    )


def counts_of(events: Sequence[Event], key: str) -> dict[Seat, int]:
    """What seats got or lost by events of a kind that comes once for each."""
    return {tale.number(event, "seat"): tale.number(event, "count") for event in events if event.key == key}


# The Doge's wish (S6, S22)


class Made(NamedTuple):
    """A wish that a player put in the place of the last one."""

    seat: Seat
    doge: printed.DogeTile
    means: tuple[Saying, ...]


def _made(events: Sequence[Event], view: ShipView) -> Made:
    made = next(event for event in events if event.key == "doge-made")
    return Made(tale.number(made, "seat"), printed.doge_tile(view.components, view.doge), _means(view))


def _means(view: ShipView) -> tuple[Saying, ...]:
    """What the current wish would bring the view's seat with what it has."""
    if view.seat is None:
        return ()
    level, inspection = tale.wished(view).values()
    means = []
    if isinstance(level, int) and level >= 0:
        built = len(view.built[view.seat])
        lost = 2 if built < level else 1 if built == level else 0  # S26
        means.append(Saying("means-water", {"count": built, "markers": MARKERS_EACH - lost}, "S26"))
    if inspection:
        means.append(Saying("means-inspection", {"count": view.approvals[view.seat]}, "S27"))
    return tuple(means)


# The end of a round (S25 to S28)


class Place(NamedTuple):
    """A place in the order of play: the priority that gave it (None: no barricade), and markers for the round."""

    seat: Seat
    priority: int | None
    markers: int


def _order(view: ShipView) -> tuple[Place, ...]:
    tops = [view.top_barricade(seat) for seat in view.order]
    return tuple(
        Place(seat, None if top is None else int(priority_of(top)), view.markers[seat])
        for seat, top in zip(view.order, tops, strict=True)
    )


class Wall(NamedTuple):
    """A yard in high water."""

    seat: Seat
    barricades: int
    markers: int


class Bidder(NamedTuple):
    """A yard in an inspection."""

    seat: Seat
    is_laid: bool
    bid: int | None
    """None: not known to the viewer."""
    place: Saying | None
    """Where the bids are shown."""
    is_first: bool
    points: int
    after: int
    keeps: int | None
    """The approvals that are left, where the viewer is shown them (S24)."""


def _round_end(told: Sequence[Event], view: ShipView) -> Mapping[str, Any]:
    """Order, high water and inspection, as far as the round's end has come."""
    facts = {event.key: event for event in told}
    lost = counts_of(told, "markers-lost")
    is_bidding = bool(view.agenda) and view.agenda[0].kind == agenda.BID
    return {
        "kind": "round",
        "stays": is_bidding,
        "number": tale.number(facts["round-ended"], "round") + 1,
        "agenda": _agenda(told),
        "reached": tale.INSPECTION,
        "order": _order(view),
        "level": tale.number(facts["flood"], "level") if "flood" in facts else None,
        "walls": tuple(Wall(seat, len(view.built[seat]), MARKERS_EACH - lost.get(seat, 0)) for seat in view.order),
        "is_inspected": "inspection" in facts,
        "is_bidding": is_bidding,
        "bidders": _bidders(told, view),
    }


def _agenda(told: Sequence[Event]) -> tuple[tuple[int, str], ...]:
    """What comes before the next round begins: a phase and the key of its name each. The first has only dice."""
    keys = {event.key for event in told}
    return tuple(
        (phase, name)
        for phase, name, is_due in (
            (tale.ORDER, "order", True),
            (tale.WATER, "water", "flood" in keys),
            (tale.INSPECTION, "inspection", "inspection" in keys),
            (tale.DICE, "dice", True),
            (tale.WISH, "wish", True),
        )
        if is_due
    )


def _bidders(told: Sequence[Event], view: ShipView) -> tuple[Bidder, ...]:
    """In order of play; once bids are shown, the highest first (S27)."""
    bids = counts_of(told, "bid-shown")
    points = counts_of(told, "inspection-scored")
    bidders = [
        Bidder(
            seat,
            view.laid[seat],
            bids.get(seat, view.bids[seat]),
            place_in(bids, seat),
            bool(bids.get(seat)) and bids[seat] == max(bids.values()),
            points.get(seat, 0),
            view.points[seat],
            view.shown_approvals(seat),
        )
        for seat in view.order
    ]
    return tuple(sorted(bidders, key=lambda bidder: -bids.get(bidder.seat, 0)))


def place_in(counts: Mapping[Seat, int], seat: Seat) -> Saying | None:
    """A seat's place by its count: equals share it, and the places after it are skipped; with nothing, none (S27)."""
    own = counts.get(seat, 0)
    if own == 0:
        return None
    others = list(counts.values())
    shared = others.count(own) > 1
    return Saying("stage-place", {"place": 1 + sum(other > own for other in others), "shared": int(shared)}, "S27")


# Dice and the new wish (S5)


class Die(NamedTuple):
    """A die of the table; 0: not rolled yet."""

    table: str
    hatching: str
    number: int
    is_new: bool


def _preparation(told: Sequence[Event], events: Sequence[Event], view: ShipView) -> Mapping[str, Any]:
    """What makes the next round ready; before the first one there is no more than this."""
    rolled = [event.facts["table"] for event in events if event.key == "die-rolled"]
    is_turned = any(event.key == "doge-turned" for event in events)
    names = TABLE_NAMES[: view.seats + 1]
    return {
        "kind": "dice",
        "number": view.round + 1,
        "agenda": _agenda(told),
        "reached": tale.WISH if is_turned else tale.DICE,
        "order": _order(view),
        "dice": tuple(
            Die(name, printed.HATCHINGS.get(name, name), die, name in rolled)
            for name, die in zip(names, view.dice, strict=False)
        ),
        "doge": printed.doge_tile(view.components, view.doge) if is_turned and view.doge != NO_TILE else None,
        "means": _means(view) if is_turned else (),
    }


# The end (S29 to S32)


class Sum(NamedTuple):
    """A player's points by what they came from, and what breaks a tie (S30, S31)."""

    seat: Seat
    rank: int
    parts: int
    bonuses: int
    inspections: int
    approvals: int
    final: int
    total: int
    ducats: int
    priority: int | None


SOURCES = ("part-scored", "points-gained", "inspection-scored", "finally-scored")


def _end(story: Story, step: int, view: ShipView) -> Mapping[str, Any]:
    outcome = view.outcome
    assert outcome is not None, "a game that has ended has an outcome"
    sources = points_by_source(story, step)
    sums = []
    for seat in range(view.seats):
        top = view.top_barricade(seat)
        parts, bonuses, inspections, final = [sources.get((seat, source), 0) for source in SOURCES]
        sums.append(
            Sum(
                seat,
                outcome.ranks[seat],
                parts,
                bonuses,
                inspections,
                view.approvals[seat],
                final,
                view.points[seat],
                view.ducats[seat],
                None if top is None else int(priority_of(top)),
            )
        )
    tied = len({own.total for own in sums if own.rank <= 2}) == 1
    return {
        "kind": "end",
        "stays": True,
        "reason": outcome.reason,
        "agenda": ((tale.FINAL_INSPECTION, "final"), (tale.SUMS, "sums"), (tale.WINNER, "winner")),
        "reached": tale.WINNER,
        "sums": tuple(sorted(sums, key=lambda own: own.rank)),
        "is_tied": tied,
    }


def points_by_source(story: Story, step: int) -> dict[tuple[Seat, str], int]:
    """What came to each seat from each source; a loss takes no more than a seat has (S18)."""
    totals: dict[Seat, int] = {}
    sources: dict[tuple[Seat, str], int] = {}
    for earlier in range(step + 1):
        for event in story.events(earlier):
            if event.key in SOURCES:
                seat = tale.number(event, "seat")
                total = totals.get(seat, 0)
                gain = max(-total, tale.number(event, "count"))
                totals[seat] = total + gain
                sources[seat, event.key] = sources.get((seat, event.key), 0) + gain
    return sources
