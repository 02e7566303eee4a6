"""The story of a game as the table tells it: what is told of each step, beat by beat, and the timeline.

Much that the chronicle lists is told in one beat: a space with what it paid, all who lose a marker, all who share a
place. The stage cards, which show the same with its reasons, are in `page/stages.py`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from broglio.core.protocol import Beat, Event, Fact, Saying, Seat, Story, Tick
from broglio.games.doge_ship.data.to_json import write_kinds
from broglio.games.doge_ship.rules import agenda
from broglio.games.doge_ship.rules.components import Components
from broglio.games.doge_ship.rules.material import (
    BUILD,
    BUY,
    FIRST_DOGE,
    FIRST_GONDOLA,
    INTRIGUE,
    LEVEL_NAMES,
    MARKERS_EACH,
    MONEY,
    TILE_NAMES,
    TYPE_NAMES,
    pile_of,
)
from broglio.games.doge_ship.text.notation import SPACE_NAMES
from broglio.games.doge_ship.views.view import ShipView

# Phases of the stage cards. What ends a turn may end the round or the game in the same step, so that comes later. The
# end of a round goes over several steps and cards (S25 to S28, then S5).
BUILT, SCORED, APPROVED = 1, 2, 3
MADE = 1
ORDER, WATER, INSPECTION, DICE, WISH = 4, 5, 6, 7, 8
FINAL_INSPECTION, SUMS, WINNER = 4, 5, 6

Rest: TypeAlias = deque[Event]
"""What else a step brought; a beat that tells several events takes them from its left."""


def beats(story: Story, step: int, view: ShipView) -> tuple[Beat, ...]:
    """What the table tells of a step, one fact after the other. What only prepares the next thing is not told."""
    rest = deque(story.events(step))
    told: list[Beat] = []
    while rest:
        event = rest.popleft()
        if event.key == "game-ended":
            # The card of this step is that of the game's end: if a round ended with it (S32), that is told without one.
            told = [replace(beat, phase=0) if beat.phase >= ORDER else beat for beat in told]
        tell = TELLERS.get(event.key)
        if tell is not None:
            told += tell(event, rest, view)
    return tuple(told)


def taken(rest: Rest, *keys: str) -> list[Event]:
    """The events of these kinds that come next: they are told together."""
    events = []
    while rest and rest[0].key in keys:
        events.append(rest.popleft())
    return events


def number(event: Event, fact: str) -> int:
    """A fact of an event that is a number."""
    told = event.facts[fact]
    assert isinstance(told, int)
    return told


def tile_of(event: Event, fact: str = "tile") -> int:
    """The tile that an event is about."""
    return TILE_NAMES.index(event.facts[fact])


def _seat_plate(event: Event) -> str:
    return f"seat-{event.facts['seat']}"


def of_seats(seats: Sequence[Seat], **facts: Fact) -> dict[str, Fact]:
    """Facts of a saying about several seats; of one alone, it is that seat's."""
    alone: dict[str, Fact] = {"seat": seats[0]} if len(seats) == 1 else {}
    return {**alone, "seats": tuple(seats), "count": len(seats), **facts}


def groups(counts: dict[Seat, int]) -> Iterator[tuple[int, list[Seat]]]:
    """Seats by their count, most first: equal counts share a place (S27)."""
    for count in sorted(set(counts.values()), reverse=True):
        yield count, [seat for seat, own in counts.items() if own == count]


# A turn (S7 to S12)


def _space(event: Event, rest: Rest, view: ShipView) -> Iterator[Beat]:
    """A space, with what it offers; what it pays at once needs no beat of its own, a bonus does (S11)."""
    name = str(event.facts["space"])
    offer = offered(view.components, SPACE_NAMES.index(name))
    saying = Saying("told-space", {**event.facts, "offer": offer}, event.rule)
    yield Beat(saying, 0.7, (f"space-{name}", _seat_plate(event)), sound="card")
    for bonus in taken(rest, "bonus"):
        yield from _bonus(bonus, rest)
    if offer.split()[0] in ("money", "approval"):
        taken(rest, "ducats-gained", "approvals-gained")


def _bonus(event: Event, rest: Rest) -> Iterator[Beat]:
    """A bonus that pays at once, with what it pays; one that gives another tile is told alone (S21)."""
    saying: Saying = event
    if rest and rest[0].key in BONUSES:
        gain = rest.popleft()
        saying = Saying(BONUSES[gain.key], {**event.facts, "count": gain.facts["count"]}, event.rule)
    yield Beat(saying, 0.9, (_seat_plate(event),), sound="coin")


BONUSES = {"ducats-gained": "told-ducats", "approvals-gained": "told-approvals", "points-gained": "told-points"}


def offered(components: Components, space: int) -> str:
    """What a space offers, as words.py reads it: `buy gondola or galley`, `money 3`, `plot`."""
    kind = components.space_type[space]
    count = components.space_number[space]
    if kind in (BUY, BUILD):
        both = agenda.BOTH if components.space_both[space] else 0
        return f"{TYPE_NAMES[kind]} {write_kinds(components.space_kinds[space] | both)}"
    if kind == INTRIGUE:
        return ("plot", "approval", "bribe")[count - 1]
    return f"money {count}" if kind == MONEY else "replacement"


def _discarded(event: Event, rest: Rest, _: ShipView) -> Iterator[Beat]:
    taken(rest, "ducats-gained")
    yield Beat(Saying("told-discarded", event.facts, event.rule), 0.7, (_seat_plate(event),), sound="coin")


def _bought(event: Event, _: Rest, view: ShipView) -> Iterator[Beat]:
    facts: dict[str, Fact] = {"price": view.components.price[tile_of(event)]}
    saying = Saying("told-bought", {**event.facts, **facts}, event.rule)
    yield Beat(saying, 0.9, (_seat_plate(event), _pile(event)), sound="card")


def _pile(event: Event) -> str:
    """The pile on the board that a tile belongs to."""
    name = str(event.facts.get("pile") or event.facts["tile"])
    kind = name.split("-")[0]
    return f"pile-{kind}s" if kind in ("gondola", "barricade") else f"pile-{'-'.join(name.split('-')[:2])}"


def _gondola(event: Event, rest: Rest, view: ShipView) -> Iterator[Beat]:
    taken(rest, "ducats-gained", "approvals-gained")
    row = tile_of(event) - FIRST_GONDOLA
    facts: dict[str, Fact] = {
        "ducats": view.components.gondola_ducats[row],
        "approvals": view.components.gondola_approvals[row],
    }
    saying = Saying("told-gondola", {**event.facts, **facts}, event.rule)
    yield Beat(saying, 0.9, (_seat_plate(event), "pile-gondolas"), sound="coin")


def _barricade(event: Event, _: Rest, view: ShipView) -> Iterator[Beat]:
    built = len(view.built[number(event, "seat")])
    yield Beat(
        Saying("told-barricade", {**event.facts, "count": built}, event.rule), 0.9, (_seat_plate(event),), sound="card"
    )


def _bribed(event: Event, rest: Rest, _: ShipView) -> Iterator[Beat]:
    taken(rest, "approvals-gained")
    yield Beat(Saying("told-bribed", event.facts, event.rule), 0.9, (_seat_plate(event),), sound="coin")


def _plainly(event: Event, _: Rest, __: ShipView) -> Iterator[Beat]:
    """An event that says enough by itself."""
    points_at = (_seat_plate(event),) if "seat" in event.facts else ()
    yield Beat(event, 0.7, points_at)


# Parts of the galley (S17, S18, S20)


def _part(event: Event, rest: Rest, view: ShipView) -> Iterator[Beat]:
    """Where it stands, what it scores and by what, and the approvals for it."""
    tile = tile_of(event)
    level = LEVEL_NAMES.index(str(event.facts["tile"]).split("-")[0])
    place = f"place-{LEVEL_NAMES[level]}-{len(view.galley[level])}"
    plate = _seat_plate(event)
    yield Beat(event, 0.9, (place,), BUILT, "palace")
    for scored in taken(rest, "part-scored"):
        count = number(scored, "count")
        by_part = view.components.points[tile]
        facts: dict[str, Fact] = {
            **scored.facts,
            "count": abs(count),
            "points": by_part,
            "wish": signed(count - by_part),
        }
        saying = Saying("told-part-lost" if count < 0 else "told-part-scored", facts, "S18")
        yield Beat(saying, 1.6, (place, plate, "wish"), SCORED, hurts=count < 0 and facts["seat"] == view.seat)
    for gained in taken(rest, "approvals-gained"):
        by_zone = is_violet(view, tile)
        yield Beat(Saying("told-part-approved", {**gained.facts, "violet": by_zone}, "S18"), 1, (plate,), APPROVED)


def signed(count: int) -> str:
    """A number with its sign, as it stands in a sum."""
    return f"{count:+d}".replace("-", "−") if count else "0"


def is_violet(view: ShipView, tile: int) -> int:
    """The approvals that a part's zone brings under the current Doge tile (S18)."""
    return view.components.violet[view.doge - FIRST_DOGE] >> pile_of(tile) & 1


# The Doge's wish (S5, S6, S22)


def _turned(event: Event, _: Rest, view: ShipView) -> Iterator[Beat]:
    yield Beat(Saying("told-wish", wished(view), event.rule), 1.4, ("wish",), WISH, "card")


def _made(event: Event, rest: Rest, view: ShipView) -> Iterator[Beat]:
    """An intrigue: the new wish, and where the other tile went."""
    plate = _seat_plate(event)
    yield Beat(
        Saying("told-wish-made", {**event.facts, **wished(view)}, event.rule), 1.4, ("wish", plate), MADE, "card"
    )
    for put in taken(rest, "put-on-top", "put-under"):
        yield Beat(put, 0.9, ("pile-doge",), MADE)


def wished(view: ShipView) -> dict[str, Fact]:
    """What the current Doge tile brings at the end of the round: the water's level (none: -1), an inspection or not."""
    row = view.doge - FIRST_DOGE
    return {"level": view.components.flood[row], "inspection": view.components.inspection[row]}


# Between two rounds (S25 to S28, S5)


def _order(event: Event, rest: Rest, _: ShipView) -> Iterator[Beat]:
    order = tuple([number(place, "seat") for place in taken(rest, "order-set")])
    facts: dict[str, Fact] = {"number": number(event, "round") + 1, "seats": order}
    yield Beat(Saying("told-order", facts, "S25"), 0.8, ("others",), ORDER)


def _first(event: Event, _: Rest, __: ShipView) -> Iterator[Beat]:
    yield Beat(event, 0.8, (_seat_plate(event),), ORDER)


def _flood(event: Event, rest: Rest, view: ShipView) -> Iterator[Beat]:
    """The level, then who has 4 markers left and who 3; all others stay dry (S26)."""
    yield Beat(event, 1, ("wish",), WATER)
    lost = {number(one, "seat"): number(one, "count") for one in taken(rest, "markers-lost")}
    for count, seats in reversed(list(groups(lost))):
        facts = of_seats(seats, markers=MARKERS_EACH - count)
        plates = tuple([f"seat-{seat}" for seat in seats])
        saying = Saying("told-flood-equal" if count == 1 else "told-flood-fewer", facts, "S26")
        yield Beat(saying, 1.6, plates, WATER, hurts=view.seat in seats)
    if not lost:
        yield Beat(Saying("told-flood-dry", {}, "S26"), 1, (), WATER)


def _inspection(event: Event, _: Rest, view: ShipView) -> Iterator[Beat]:
    yield Beat(event, 1, ("wish",), INSPECTION)
    if not view.agenda or view.agenda[0].kind != agenda.BID:
        yield Beat(Saying("told-no-bids", {}, "S27"), 1, (), INSPECTION)


def _laid(event: Event, rest: Rest, _: ShipView) -> Iterator[Beat]:
    """A bid lies face down; its own seat is told how high it is. With the last one all are turned up."""
    chosen = taken(rest, "bid-chosen")
    if not rest:
        yield Beat(chosen[0] if chosen else event, 0.7, (_seat_plate(event),), INSPECTION)


def _bids(event: Event, rest: Rest, view: ShipView) -> Iterator[Beat]:
    """All bids, then what each place scores; what was bid for nothing comes last (S27)."""
    bids = {number(one, "seat"): number(one, "count") for one in (event, *taken(rest, "bid-shown"))}
    points = {number(one, "seat"): number(one, "count") for one in taken(rest, "inspection-scored")}
    facts: dict[str, Fact] = {"bids": tuple(sorted(bids.values(), reverse=True))}
    yield Beat(Saying("told-bids", facts, "S27"), 1.2, (), INSPECTION, "vote")
    for bid, seats in groups({seat: bids[seat] for seat in points}):
        plates = tuple([f"seat-{seat}" for seat in seats])
        saying = Saying("told-bid-scored", of_seats(seats, bid=bid, points=points[seats[0]]), "S27")
        yield Beat(saying, 1.2, plates, INSPECTION)
    unlucky = [seat for seat, bid in bids.items() if bid and seat not in points]
    if unlucky:
        saying = Saying("told-bid-lost", of_seats(unlucky), "S27")
        yield Beat(saying, 1.2, (), INSPECTION, hurts=view.seat in unlucky)


def _die(event: Event, rest: Rest, _: ShipView) -> Iterator[Beat]:
    table = event.facts["table"]
    yield Beat(event, 0.5, (f"die-{table}", f"table-{table}"), DICE, "dice")
    for shuffled in taken(rest, "doges-shuffled"):
        yield Beat(shuffled, 0.9, ("pile-doge",), DICE)


# The end (S29 to S32)


def _end(event: Event, rest: Rest, view: ShipView) -> Iterator[Beat]:
    """Why the game is over, the final inspection place by place, who wins and by what."""
    yield Beat(Saying(str(event.facts["reason"]), {}, event.rule), 1.2, (), FINAL_INSPECTION, "end")
    told = taken(rest, "approvals-shown", "finally-scored")
    held = {number(one, "seat"): number(one, "count") for one in told if one.key == "approvals-shown"}
    points = {number(one, "seat"): number(one, "count") for one in told if one.key == "finally-scored"}
    for count, seats in groups({seat: held[seat] for seat in points}):
        plates = tuple([f"seat-{seat}" for seat in seats])
        saying = Saying("told-final-scored", of_seats(seats, approvals=count, points=points[seats[0]]), "S30")
        yield Beat(saying, 1.2, plates, FINAL_INSPECTION)
    yield Beat(Saying("told-sums", {}, "S30"), 1.6, (), SUMS)
    winners = [seat for seat in range(view.seats) if view.outcome and view.outcome.ranks[seat] == 1]
    facts = of_seats(winners, points=view.points[winners[0]])
    plates = tuple([f"seat-{seat}" for seat in winners])
    yield Beat(Saying(_won_by(view, winners), facts, "S31"), 2.4, plates, WINNER)


def _won_by(view: ShipView, winners: Sequence[Seat]) -> str:
    """What decided: points, or ducats, or the barricade on top; or nothing did (S31)."""
    if len(winners) > 1:
        return "told-shared"
    own = winners[0]
    equal = [seat for seat in range(view.seats) if seat != own and view.points[seat] == view.points[own]]
    if not equal:
        return "told-won"
    has_most = all(view.ducats[seat] < view.ducats[own] for seat in equal)
    return "told-won-ducats" if has_most else "told-won-barricade"


Teller: TypeAlias = Callable[[Event, Rest, ShipView], Iterator[Beat]]

TELLERS: dict[str, Teller] = {
    "first-player": _first,
    "die-rolled": _die,
    "doge-turned": _turned,
    "doges-shuffled": _plainly,
    "reordering": _plainly,
    "arranged": _plainly,
    "discarded": _discarded,
    "space-taken": _space,
    "ducats-gained": _plainly,
    "approvals-gained": _plainly,
    "points-gained": _plainly,
    "passed": _plainly,
    "nothing-to-do": _plainly,
    "returned": _plainly,
    "bought": _bought,
    "nothing-bought": _plainly,
    "gondola-built": _gondola,
    "barricade-built": _barricade,
    "galley-built": _part,
    "replaced": _part,
    "plotted": _plainly,
    "doge-made": _made,
    "bribed": _bribed,
    "round-ended": _order,
    "flood": _flood,
    "inspection": _inspection,
    "bid-laid": _laid,
    "bid-shown": _bids,
    "game-ended": _end,
}
"""By kind of event. Prices of piles, looks and what is seen by them, single moves of barricades are not told: the table
shows them, and what comes of them is told."""


# The timeline

SIGNS = {
    "galley-built": "sign-galley",
    "replaced": "sign-replacement",
    "doge-made": "sign-intrigue",
    "bid-shown": "sign-approval",
    "flood": "sign-water",
    "game-ended": "sign-doge",
    "round-ended": "sign-barricade",
    "doge-turned": "sign-doge",
    "gondola-built": "sign-gondola",
    "barricade-built": "sign-barricade",
    "bought": "sign-buy",
    "bribed": "sign-approval",
    "approvals-gained": "sign-approval",
}
"""What marks a step that brought such an event; the first that is there."""
GREAT = frozenset(("galley-built", "replaced", "doge-made", "bid-shown", "flood", "game-ended"))


def tick(events: Sequence[Event]) -> Tick:
    """A step on the timeline. A round's chapter ends with the wish for the next, so that it begins with a turn."""
    keys = [event.key for event in events]
    sign = next((sign for key, sign in SIGNS.items() if key in keys), "")
    if not sign and any(event.facts.get("table") == "red" for event in events if event.key == "die-rolled"):
        sign = "sign-die"  # the other dice roll right after it
    seats = [number(event, "seat") for event in events[:1] if "seat" in event.facts]
    is_great = not GREAT.isdisjoint(keys)
    is_nobodys = "round-ended" in keys or "bid-shown" in keys
    return Tick(sign, None if is_nobodys or not seats else seats[0], is_great, "doge-turned" in keys)


def chapter(number: int) -> Saying | None:
    """A round by its name; before the first, everything is made ready."""
    return Saying("chapter", {"number": number}, "S5") if number else Saying("chapter-start", {}, "S1")
