"""What is printed on spaces and tiles, as facts for a page: signs to draw, and sayings to read."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from broglio.core.protocol import Saying
from broglio.games.doge_ship.data.to_json import GAIN_NAMES, write_kinds
from broglio.games.doge_ship.rules import agenda
from broglio.games.doge_ship.rules.components import Components
from broglio.games.doge_ship.rules.material import (
    BUILD,
    BUY,
    FIRST_BARRICADE,
    FIRST_DOGE,
    FIRST_GONDOLA,
    FURTHER_TILE,
    INTRIGUE,
    KIND_NAMES,
    MONEY,
    PARAMETER_NAMES,
    PARAMETERS,
    TILE_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
    kind_of,
    pile_of,
    priority_of,
)

HATCHINGS = {"yellow": "gold"}
"""The house's palette calls yellow gold; every other colour has the same name there."""
INTRIGUE_SIGNS = {1: "doge", 2: "approval", 3: "approval"}


class Offer(NamedTuple):
    """What a space offers."""

    signs: tuple[str, ...]
    """Drawings, in order; the first says what is done."""
    joint: str
    """What joins the last two signs: `or`, `+` or nothing."""
    number: int
    """Ducats on a coin, or approvals of an intrigue."""
    saying: Saying


@cache
def offer(kind: int, kinds: int, both: int, number: int) -> Offer:
    """What a space of this type offers."""
    if kind in (BUY, BUILD):
        written = write_kinds(kinds | (agenda.BOTH if both else 0))
        first, *rest = written.split()
        joint, *others = rest or [""]
        key = "offer-buy" if kind == BUY else "offer-build"
        return Offer((TYPE_NAMES[kind], first, *others), joint, 0, Saying(key, {"kinds": written}, "S12"))
    if kind == INTRIGUE:
        sayings = {
            1: Saying("offer-plot", {}, "S22"),
            2: Saying("offer-approval", {}, "S23"),
            3: Saying("offer-bribe", {}, "S23"),
        }
        return Offer(("intrigue", INTRIGUE_SIGNS[number]), "", 2 if number == 3 else 0, sayings[number])
    if kind == MONEY:
        return Offer((), "", number, Saying("offer-money", {"count": number}, "S23"))
    return Offer(("replacement",), "", 0, Saying("offer-replacement", {}, "S20"))


def offer_at(components: Components, space: int) -> Offer:
    """What a space of a set offers."""
    return offer(
        components.space_type[space],
        components.space_kinds[space],
        components.space_both[space],
        components.space_number[space],
    )


class Tile(NamedTuple):
    """A tile that is bought and built; what its kind does not have is 0 or empty."""

    name: str
    kind: str
    label: Saying
    short: Saying
    """What there is room for on a small card."""
    gives: Saying
    """What it pays, or its bonus."""
    price: int
    points: int = 0
    parameters: tuple[str, ...] = ()
    """Names of the house's hatchings."""
    approvals: int = 0
    ducats: int = 0
    worth: int | None = None
    """Points that a galley part would pay now (S18)."""
    is_violet: bool = False
    """Whether its zone brings one more approval now (S18)."""
    priority: int = 0
    trigger: str = ""
    bonus: str = ""
    bonus_count: int = 0


def label(tile: int) -> Saying:
    """What is written on a tile."""
    return Saying("tile-label", {"tile": TILE_NAMES[tile]}, "S3")


def _short(tile: int) -> Saying:
    kind, *rest = TILE_NAMES[tile].split("-")
    return Saying(f"card-{kind}", {"number": "".join(rest)}, "S3")


def tile(components: Components, number: int, doge: int) -> Tile:
    """A tile of a set, while this Doge tile is current (none: -1)."""
    price = components.price[number]
    kind = KIND_NAMES[kind_of(number)]
    name = TILE_NAMES[number]
    if number < FIRST_GONDOLA:
        return _galley_part(components, number, doge)
    if number < FIRST_BARRICADE:
        ducats = components.gondola_ducats[number - FIRST_GONDOLA]
        approvals = components.gondola_approvals[number - FIRST_GONDOLA]
        gives = Saying("gives-gondola", {"ducats": ducats, "approvals": approvals}, "S16")
        return Tile(name, kind, label(number), _short(number), gives, price, ducats=ducats, approvals=approvals)
    row = number - FIRST_BARRICADE
    bonus = components.bonus[row]
    count = components.bonus_count[row]
    trigger = TYPE_NAMES[components.trigger[row]]
    what = KIND_NAMES[bonus - FURTHER_TILE] if bonus >= FURTHER_TILE else GAIN_NAMES[bonus]
    gives = Saying("gives-barricade", {"trigger": trigger, "bonus": what, "count": count}, "S21")
    return Tile(
        name,
        kind,
        label(number),
        _short(number),
        gives,
        price,
        priority=priority_of(number),
        trigger=trigger,
        bonus=what,
        bonus_count=count,
    )


def _galley_part(components: Components, number: int, doge: int) -> Tile:
    counts = [components.parameters[number * PARAMETERS + i] for i in range(PARAMETERS)]
    points = components.points[number]
    worth = None
    is_violet = False
    if doge >= FIRST_DOGE:
        row = doge - FIRST_DOGE
        values = [components.values[row * PARAMETERS + i] for i in range(PARAMETERS)]
        worth = points + sum(count * value for count, value in zip(counts, values, strict=True))
        is_violet = bool(components.violet[row] >> pile_of(number) & 1)
    parameters = tuple(
        HATCHINGS.get(name, name) for name, count in zip(PARAMETER_NAMES, counts, strict=True) for _ in range(count)
    )
    approvals = components.approval[number]
    gives = Saying("gives-galley", {"count": points, "approvals": approvals}, "S18")
    return Tile(
        TILE_NAMES[number],
        "galley",
        label(number),
        _short(number),
        gives,
        components.price[number],
        points=points,
        parameters=parameters,
        approvals=approvals,
        worth=worth,
        is_violet=is_violet,
    )


class DogeTile(NamedTuple):
    """What the Doge wishes."""

    name: str
    label: Saying
    values: tuple[tuple[str, int], ...]
    """By parameter: the name of its hatching, and what it is worth."""
    violet: tuple[str, ...]
    """The zones that bring an approval, by name."""
    flood: int | None
    inspection: bool


def doge_tile(components: Components, number: int) -> DogeTile:
    """A Doge tile of a set."""
    row = number - FIRST_DOGE
    flood = components.flood[row]
    return DogeTile(
        TILE_NAMES[number],
        label(number),
        tuple(
            (HATCHINGS.get(name, name), components.values[row * PARAMETERS + i])
            for i, name in enumerate(PARAMETER_NAMES)
        ),
        tuple(zone for i, zone in enumerate(ZONE_NAMES) if components.violet[row] >> i & 1),
        None if flood < 0 else flood,
        bool(components.inspection[row]),
    )
