"""What the page asks of a seat: which areas of the map can be chosen, and what a choice of each means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from broglio.core.protocol import Move, Saying
from broglio.games.doge.page.geography import MAP, Spot
from broglio.games.doge.rules import agenda, moves
from broglio.games.doge.rules.material import (
    AREA_NAMES,
    AREAS,
    CIRCLE,
    COUNSELLOR_NAMES,
    COUNSELLORS,
    DISTRICTS,
    FIRST_PRICE,
    NOBODY,
    PALACE,
)
from broglio.games.doge.text.choice import choice
from broglio.games.doge.text.notation import notate
from broglio.games.doge.text.words import SIGNS
from broglio.games.doge.views.view import DogeView


class Plaque(NamedTuple):
    """The name of an area on the map, and what pressing it sends.

    `kind` is `plain` (nothing to press), `card` (chooses the card of that area), `button`; `name` and `value` are the
    button's field. `sources` are the districts from which a house may come here.
    """

    area: str
    sign: str
    spot: Spot
    kind: str = "plain"
    is_lit: bool = False
    name: str = ""
    value: str = ""
    meaning: Saying | None = None
    sources: tuple[str, ...] = ()
    is_source: bool = False

    @staticmethod
    def plain(area: int) -> Plaque:
        """Just the name."""
        return Plaque(AREA_NAMES[area], SIGNS[area], MAP[area].plaque)


def plaques(view: DogeView) -> tuple[Plaque, ...]:
    """All seven, as they are for this seat now."""
    return tuple(_plaque(view, area) for area in range(AREAS))


def _plaque(view: DogeView, area: int) -> Plaque:
    plain = Plaque.plain(area)
    if view.seat is None:
        return plain
    if view.area is None:
        is_lit = view.seat in view.to_act and not view.marker_counts[view.seat][area]
        return Plaque(*_basics(plain), kind="card", is_lit=is_lit)
    if view.seat in view.to_act:
        kind = view.agenda[0].kind
        if kind == agenda.DECIDE and view.area == PALACE:
            return _quarantia(view, area, plain)
        if kind == agenda.MOVE and area != PALACE:
            return _target(view, area, plain)
        if kind == agenda.PLACE and area == view.area:
            return _button(view, plain, view.moves[-1])
        if kind == agenda.BUILD and area != PALACE:
            return _button(view, plain, moves.build(area))
    # In a district's vote this is the choice itself; else it is refused in words, with the rule of what is asked.
    native = view.area
    return _button(view, plain, moves.take(native, area))


def _basics(plain: Plaque) -> tuple[str, str, Spot]:
    return plain.area, plain.sign, plain.spot


def _button(view: DogeView, plain: Plaque, move: Move) -> Plaque:
    is_lit = move in view.moves
    meaning = choice(move, view) if is_lit else None
    return Plaque(*_basics(plain), "button", is_lit, "move", notate(move), meaning)


def _quarantia(view: DogeView, area: int, plain: Plaque) -> Plaque:
    """Where the chosen counsellor of the Quarantia may go."""
    is_lit = any(moves.take(native, area) in view.moves for native in range(PALACE, COUNSELLORS))
    meaning = Saying("choose-quarantia", {"area": plain.area}, "D16") if is_lit else None
    return Plaque(*_basics(plain), "button", is_lit, "area", plain.area, meaning)


def _target(view: DogeView, area: int, plain: Plaque) -> Plaque:
    """Where a house may go, and whether one may leave from here."""
    sources = tuple(AREA_NAMES[source] for source in range(DISTRICTS) if moves.move_house(source, area) in view.moves)
    is_source = any(moves.move_house(area, target) in view.moves for target in range(DISTRICTS))
    meaning = Saying("choose-target", {"area": plain.area}, "D18") if sources else None
    return Plaque(*_basics(plain), "button", bool(sources), "target", plain.area, meaning, sources, is_source)


# Inside the panel of the question


@dataclass(frozen=True, slots=True)
class Option:
    """One button or radio button of the question's panel."""

    value: str
    is_legal: bool
    words: Saying | None = None
    count: int = 0
    sign: str = ""
    ring: int | None = None
    place: str | None = None


def asked_of(view: DogeView) -> dict[str, Any] | None:
    """What is asked in the count, with the buttons of the question's panel; None if nothing is."""
    if view.seat is None or view.seat not in view.to_act or not view.agenda:
        return None
    task = view.agenda[0]
    if task.kind == agenda.DECIDE and view.area == PALACE:
        return {"kind": "quarantia", "options": _natives(view)}
    if task.kind == agenda.DECIDE:
        assert view.area is not None, "a task belongs to a vote"
        return {"kind": "native", "options": (_option(view, moves.give_up(view.area)),)}
    if task.kind == agenda.MOVE:
        return {"kind": "move", "options": _sources(view), "stay": _option(view, moves.STAY)}
    if task.kind == agenda.PLACE:
        options = tuple(_option(view, moves.place(number), number) for number in (2, 1, 0))
        return {"kind": "place", "options": options}
    build = moves.build(task.district)
    built = sum(row[task.district] for row in view.palaces)
    row = MAP[task.district].sites
    assert row is not None, "palaces are built in districts"
    return {
        "kind": "build",
        "options": (_option(view, build, task.number), _option(view, moves.DECLINE)),
        "district": AREA_NAMES[task.district],
        "site": row.spot(built),
        "price": FIRST_PRICE + built,
    }


def _option(view: DogeView, move: Move, count: int = 0) -> Option:
    return Option(notate(move), move in view.moves, choice(move, view), count)


def _natives(view: DogeView) -> tuple[Option, ...]:
    """The three of the Quarantia, with the ring each carries and the place where it stands (D22)."""
    return tuple(
        Option(
            COUNSELLOR_NAMES[native],
            moves.give_up(native) in view.moves,
            sign=SIGNS[PALACE],
            ring=view.ring[native] if view.ring[native] != NOBODY else None,
            place=AREA_NAMES[view.standing[native]] if view.standing[native] != CIRCLE else None,
        )
        for native in range(PALACE, COUNSELLORS)
    )


def _sources(view: DogeView) -> tuple[Option, ...]:
    """The districts where the seat has houses, with how many; one may be barred (D25)."""
    assert view.seat is not None, "only a seat is asked"
    return tuple(
        Option(
            AREA_NAMES[source],
            any(moves.move_house(source, target) in view.moves for target in range(DISTRICTS)),
            count=view.houses[view.seat][source],
            sign=SIGNS[source],
        )
        for source in range(DISTRICTS)
        if view.houses[view.seat][source]
    )
