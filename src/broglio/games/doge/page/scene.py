"""The table as facts for the templates in `page`, made from a view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from broglio.core.protocol import Saying, Seat
from broglio.games.doge.page.geography import CIRCLES, MAP, Spot, places_of_counsellors
from broglio.games.doge.page.lit import Plaque, asked_of, plaques
from broglio.games.doge.rules import agenda, markers, moves
from broglio.games.doge.rules.ending import QUIET_ROUNDS, is_enough
from broglio.games.doge.rules.material import (
    AREA_NAMES,
    AREAS,
    CIRCLE,
    COUNSELLOR_NAMES,
    DISTRICTS,
    FIRST_PRICE,
    HAND,
    NOBODY,
    PALACES_EACH,
    SITES,
    native_area,
    placings,
)
from broglio.games.doge.text.words import SIGNS
from broglio.games.doge.views.view import DogeView

QUIET_ENOUGH_TO_TELL = 4
"""From so many rounds in a row without a palace on, the page says how long that may go on (D32)."""


def scene(view: DogeView) -> Mapping[str, Any]:
    """Everything that the page shows; what it asks of the seat is in `asks`."""
    stage = stage_of(view)
    return {
        "stage": stage,
        "question": question(view),
        "subtitle": subtitle(view, stage),
        "plates": tuple(plate(view, seat) for seat in range(view.seats)),
        "areas": tuple(area_row(view, area) for area in range(AREAS)),
        "plaques": plaques(view) if stage != "over" else tuple(map(Plaque.plain, range(AREAS))),
        "sites": SITES_ON_MAP,
        "palaces": palaces(view),
        "houses": houses(view),
        "counsellors": counsellors(view),
        "circles": CIRCLES_ON_MAP,
        "markers": laid_markers(view),
        "brown": brown(view),
        "blue": tuple((AREA_NAMES[area], SIGNS[area]) for area in view.blue),
        "face_down": AREAS - len(view.blue),
        "supplies": tuple(
            Supply(seat, view.supply(seat), view.palaces_left(seat), view.rings_left(seat), view.in_hand(seat))
            for seat in range(view.seats)
        ),
        "vote": vote(view),
        "doing": doing(view),
        "quiet": view.quiet if view.quiet >= QUIET_ENOUGH_TO_TELL and stage != "over" else 0,
        "quiet_end": QUIET_ROUNDS,
        "mine": mine(view, stage),
        "asks": asked_of(view),
        "districts_held": tuple(districts_held(view, seat) for seat in range(view.seats)),
        "on_map": tuple(sum(row) for row in view.houses),
    }


def stage_of(view: DogeView) -> str:
    """Where in a round the table is."""
    if view.outcome:
        return "over"
    if len(view.brown) < AREAS:
        return "dealing"
    return "count" if view.agenda or view.voted or view.placing >= placings(view.seats) else "placing"


def question(view: DogeView) -> str:
    """A name for what is asked now, in ids of radio buttons and checkboxes: what was chosen before is not kept."""
    if not view.agenda:
        return f"{view.round}-{view.placing}"
    task = view.agenda[0]
    return f"{view.round}-{view.voted}-{len(view.agenda)}-{task.number}-{task.district}"


def subtitle(view: DogeView, stage: str) -> Saying:
    """What stands beside the game's name."""
    number = view.round + 1
    if stage == "over":
        return Saying("subtitle-over", {"round": number}, "D31")
    if stage == "placing":
        return Saying(
            "subtitle-placing", {"round": number, "number": view.placing + 1, "count": placings(view.seats)}, "D6"
        )
    return Saying("subtitle-count", {"round": number}, "D11")


# How far a player is (D30)


def districts_held(view: DogeView, seat: Seat) -> int:
    """Districts with a palace of the player."""
    return sum(1 for count in view.palaces[seat] if count)


def goal(view: DogeView, seat: Seat) -> int | None:
    """The least number of palaces with which the player can qualify, from what stands; None: no longer."""
    built = sum(view.palaces[seat])
    held = districts_held(view, seat)
    free = [SITES - sum(row[district] for row in view.palaces) for district in range(DISTRICTS)]
    openable = sum(1 for district in range(DISTRICTS) if free[district] and not view.palaces[seat][district])
    for new in range(min(PALACES_EACH - built, sum(free)) + 1):
        if is_enough(built + new, held + min(new, openable)):
            return built + new
    return None


def to_go(view: DogeView, seat: Seat) -> int | None:
    """How many palaces a player still needs (D30)."""
    wanted = goal(view, seat)
    return None if wanted is None else wanted - sum(view.palaces[seat])


class Pip(NamedTuple):
    """A district, and how many palaces a player has there."""

    area: str
    sign: str
    number: int


def pips(view: DogeView, seat: Seat) -> tuple[Pip, ...]:
    """A player's palaces, district by district."""
    return tuple([Pip(AREA_NAMES[place], SIGNS[place], count) for place, count in enumerate(view.palaces[seat])])


def plate(view: DogeView, seat: Seat) -> str:
    """What follows the number of palaces on a seat's plate."""
    wanted = goal(view, seat)
    return f"/{wanted}" if wanted is not None else "/–"


# Pieces on the map


class Piece(NamedTuple):
    """A piece, or several of one owner, at a place of the map."""

    id: str
    spot: Spot
    area: str
    seat: Seat | None = None
    number: int = 1


def _all_sites() -> tuple[Piece, ...]:
    found = []
    for district in range(DISTRICTS):
        row = MAP[district].sites
        assert row is not None, "every district has sites"
        name = AREA_NAMES[district]
        found += [Piece(f"site-{name}-{site}", row.spot(site), name, None, FIRST_PRICE + site) for site in range(SITES)]
    return tuple(found)


SITES_ON_MAP = _all_sites()
"""All palace sites; `number` is the price (D3)."""


class Holding(NamedTuple):
    """What a seat has in an area; markers only where the view knows them."""

    palaces: int
    houses: int
    laid: int
    markers: tuple[int, ...] | None


class AreaRow(NamedTuple):
    """All that stands in an area, for the table in words."""

    name: str
    holdings: tuple[Holding, ...]
    next_price: int | None
    """What the next palace costs; 0: no site is free; None: there are no sites."""
    counsellors: tuple[tuple[str, Seat | None], ...]
    """Each with its ring."""


def area_row(view: DogeView, area: int) -> AreaRow:
    """One area in words."""
    is_district = area < DISTRICTS
    built = sum(row[area] for row in view.palaces) if is_district else 0
    return AreaRow(
        AREA_NAMES[area],
        tuple(
            Holding(
                view.palaces[seat][area] if is_district else 0,
                view.houses[seat][area] if is_district else 0,
                view.marker_counts[seat][area],
                view.markers[seat][area],
            )
            for seat in range(view.seats)
        ),
        (FIRST_PRICE + built if built < SITES else 0) if is_district else None,
        tuple(
            (name, view.ring[number] if view.ring[number] != NOBODY else None)
            for number, name in enumerate(COUNSELLOR_NAMES)
            if view.standing[number] == area
        ),
    )


def palaces(view: DogeView) -> tuple[Piece, ...]:
    """Palaces on the first sites of each district, by owner: who built first is forgotten."""
    found = []
    for district in range(DISTRICTS):
        row = MAP[district].sites
        assert row is not None, "every district has sites"
        site = 0
        for seat in range(view.seats):
            for number in range(view.palaces[seat][district]):
                name = AREA_NAMES[district]
                found.append(Piece(f"palace-{name}-{seat}-{number}", row.spot(site), name, seat))
                site += 1
    return tuple(found)


def houses(view: DogeView) -> tuple[Piece, ...]:
    """The houses of each owner in each district."""
    found = []
    for district in range(DISTRICTS):
        row = MAP[district].houses
        assert row is not None, "every district has houses"
        name = AREA_NAMES[district]
        found += [
            Piece(f"houses-{name}-{seat}", row.spot(seat), name, seat, view.houses[seat][district])
            for seat in range(view.seats)
            if view.houses[seat][district]
        ]
    return tuple(found)


class Counsellor(NamedTuple):
    """A counsellor: where it stands (None: on its circle) and whose ring it carries (None: nobody's)."""

    name: str
    sign: str
    spot: Spot
    home: str
    area: str | None
    ring: Seat | None
    is_decided_on: bool
    """Whether somebody decides on it just now."""


def counsellors(view: DogeView) -> tuple[Counsellor, ...]:
    """All nine."""
    deciding = bool(view.agenda) and view.agenda[0].kind == agenda.DECIDE
    spots = places_of_counsellors(view.standing)
    return tuple(
        Counsellor(
            name,
            _sign(number),
            spots[number],
            AREA_NAMES[native_area(number)],
            AREA_NAMES[view.standing[number]] if view.standing[number] != CIRCLE else None,
            view.ring[number] if view.ring[number] != NOBODY else None,
            deciding and native_area(number) == view.area and number - DISTRICTS not in view.decided,
        )
        for number, name in enumerate(COUNSELLOR_NAMES)
    )


def _sign(counsellor: int) -> str:
    return SIGNS[native_area(counsellor)]


CIRCLES_ON_MAP = tuple((name, _sign(number), CIRCLES.spot(number)) for number, name in enumerate(COUNSELLOR_NAMES))


class Laid(NamedTuple):
    """The markers of one seat in one area; values only where the view knows them."""

    id: str
    spot: Spot
    area: str
    seat: Seat
    number: int
    values: tuple[int, ...] | None
    is_secret: bool
    """Whether they lie face down."""


def laid_markers(view: DogeView) -> tuple[Laid, ...]:
    """All markers on the map (D7, D33)."""
    shown = set(view.brown[: view.voted]) | ({view.area} if view.area is not None else set())
    return tuple(
        Laid(
            f"markers-{AREA_NAMES[area]}-{seat}",
            MAP[area].markers[seat],
            AREA_NAMES[area],
            seat,
            view.marker_counts[seat][area],
            view.markers[seat][area],
            area not in shown,
        )
        for area in range(AREAS)
        for seat in range(view.seats)
        if view.marker_counts[seat][area]
    )


# Tracks


class Supply(NamedTuple):
    """What a seat has beside the map."""

    seat: Seat
    houses: int
    palaces: int
    rings: int
    markers: int


def brown(view: DogeView) -> tuple[tuple[str, str, str], ...]:
    """This round's order of votes: area, sign, and whether it is `done`, `now` or still to come (D11)."""
    return tuple(
        (AREA_NAMES[area], SIGNS[area], "done" if i < view.voted else "now" if area == view.area else "")
        for i, area in enumerate(view.brown)
    )


class Votes(NamedTuple):
    """One seat's votes in the area that votes."""

    seat: Seat
    values: tuple[int, ...]
    signs: tuple[str, ...]
    """Of own counsellors standing there, a vote each."""
    votes: int
    place: str
    """`first`, `tied`, `second` or nothing."""


class Vote(NamedTuple):
    """The vote that is being held."""

    area: str
    sign: str
    heading: Saying
    rows: tuple[Votes, ...]


def vote(view: DogeView) -> Vote | None:
    """How the area that votes has voted (D12, D13)."""
    if view.area is None:
        return None
    area = view.area
    signs = [
        tuple(
            _sign(number)
            for number in range(len(COUNSELLOR_NAMES))
            if view.standing[number] == area and view.ring[number] == seat
        )
        for seat in range(view.seats)
    ]
    shown = [view.markers[seat][area] or () for seat in range(view.seats)]
    votes = [sum(shown[seat]) + len(signs[seat]) for seat in range(view.seats)]
    return Vote(
        AREA_NAMES[area],
        SIGNS[area],
        Saying("vote-heading", {"area": AREA_NAMES[area]}, "D12"),
        tuple(Votes(seat, shown[seat], signs[seat], votes[seat], _place(votes, seat)) for seat in range(view.seats)),
    )


def _place(votes: list[int], seat: Seat) -> str:
    if not votes[seat]:
        return ""
    most = max(votes)
    if votes[seat] == most:
        return "tied" if votes.count(most) > 1 else "first"
    if votes.count(most) == 1 and votes[seat] == max(other for other in votes if other < most):
        return "second"
    return ""


def doing(view: DogeView) -> Saying | None:
    """What the seat whose turn it is in the count decides, told to everybody."""
    if not view.agenda or view.area is None:
        return None
    task = view.agenda[0]
    area = AREA_NAMES[view.area]
    if task.kind == agenda.DECIDE:
        return Saying("doing-decide", {"seat": task.seat, "area": area}, "D16")
    if task.kind == agenda.MOVE:
        return Saying("doing-move", {"seat": task.seat}, "D18")
    if task.kind == agenda.PLACE:
        return Saying("doing-place", {"seat": task.seat, "area": area}, "D19")
    return Saying("doing-build", {"seat": task.seat, "area": AREA_NAMES[task.district]}, "D26")


# What is one's own


class Card(NamedTuple):
    """One of a seat's area cards; `values` are the markers laid with it this round."""

    area: str
    sign: str
    is_used: bool
    values: tuple[int, ...]


class Mine(NamedTuple):
    """A seat's own cards and markers: nobody else is shown this."""

    cards: tuple[Card, ...]
    hand: tuple[int, ...]
    laid: str | None
    """The card of the ballot that lies face down and waits for the others."""
    laid_values: tuple[int, ...]


def mine(view: DogeView, stage: str) -> Mine | None:
    """The seat's secrets; None for a spectator and at the end."""
    if view.seat is None or stage == "over":
        return None
    row = view.markers[view.seat]
    ballot = view.ballots[view.seat]
    laid = None if ballot is None else AREA_NAMES[moves.ballot_area(ballot)]
    values = () if ballot is None else markers.values_of(moves.ballot_markers(ballot))
    cards = tuple(
        Card(
            AREA_NAMES[area],
            SIGNS[area],
            bool(view.marker_counts[view.seat][area]),
            row[area] or (),
        )
        for area in range(AREAS)
    )
    return Mine(cards, row[HAND] or (), laid, values)
