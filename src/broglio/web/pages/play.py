"""A table's page, its stream, and all that can be done at it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from broglio.bots import levels
from broglio.core.protocol import IllegalMove, Malformed, Seat
from broglio.web.hall import Hall
from broglio.web.middleware.proxies import client_in
from broglio.web.middleware.sessions import Person
from broglio.web.pages import environment, forms
from broglio.web.pages.error_page import error_answer
from broglio.web.pages.table_page import Reader
from broglio.web.store.store import Unavailable
from broglio.web.tables.feed import PageFeed
from broglio.web.tables.kept_table import Refused, Stale
from broglio.web.tables.names import NAME_ERRORS, clean_name
from broglio.web.tables.table import Table

SPEED_COOKIE = "speed"
PACES = {"0.5": 2.0, "1": 1.0, "2": 0.5, "0": 0.0}
"""How long somebody looks at what happens, by the speed that the page offers; 0: nothing is played."""
Fields: TypeAlias = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class GoTo:
    """Where a browser is sent after an act; most acts stay at the table, which its stream draws again."""

    table: str
    renamed: Person | None = None
    """Who has got another name by the act, and is remembered by it."""


async def table(request: Request) -> Response:
    """The page of a table: a seat's for whoever sits there, a spectator's for everybody else."""
    hall, found = await _find(request)
    reader = _reader(hall, request, found)
    facts = {"path": f"/t/{found.id}", "person": hall.person(request)}
    return hall.answer(request, hall.table_page.draw_page(found, reader, facts))


async def stream(request: Request) -> PageFeed:
    """The table as this reader sees it, now and at every step that follows."""
    hall, found = await _find(request)
    reader = replace(_reader(hall, request, found), is_lean=True)
    accepted = request.headers.get("accept-encoding", "")
    # A page that was cut off names the last version that it got; a new one, the version that it was drawn with.
    known = forms.small_number(request.headers.get("last-event-id") or request.query_params.get("since", ""))
    if known is not None:
        known = min(known, found.version)
    return PageFeed(
        found,
        reader.seat,
        hall.closing,
        lambda known: hall.table_page.frames(found, reader, known),
        accepted,
        known,
        PACES.get(request.cookies.get(SPEED_COOKIE, ""), 1.0),
    )


async def act(request: Request) -> Response:
    """Something is done at a table; the page that asked gets the new table by its stream, or by being sent back."""
    hall, found = await _find(request)
    doing = ACTS.get(request.path_params["act"])
    if doing is None:
        raise HTTPException(404)
    seat = found.seat_of(hall.person(request).key)
    fields = await forms.fields_of(request)
    go_to: GoTo | None = None
    try:
        go_to = await doing(request, found, seat, fields)
    except (IllegalMove, Malformed, Refused, Stale) as error:
        if seat is None:
            if isinstance(error, Refused):
                raise
            raise HTTPException(403) from None
        found.refuse(seat, error)
    except Unavailable as error:
        if seat is not None:
            found.refuse(seat, error)
        raise
    if "hx-request" in request.headers and go_to is None:
        return Response(status_code=204)
    where = found.id if go_to is None else go_to.table
    response = RedirectResponse(f"{hall.base(request)}/t/{where}", status_code=303)
    if go_to is not None and go_to.renamed is not None:
        hall.people.remember(response, go_to.renamed, request)
    return response


async def _move(request: Request, found: Table, seat: Seat | None, fields: Fields) -> None:
    version = forms.number(fields, "version")
    await found.play(
        _seated(seat), version, lambda view: found.game.read_form(fields, view), *_person_and_key(request, fields)
    )


async def _take_back(request: Request, found: Table, seat: Seat | None, fields: Fields) -> None:
    await found.take_back(_seated(seat), *_person_and_key(request, fields))


async def _hint(_: Request, found: Table, seat: Seat | None, __: Fields) -> None:
    await found.advise(_seated(seat))


async def _speed(_: Request, found: Table, seat: Seat | None, fields: Fields) -> None:
    found.set_pace(_seated(seat), PACES.get(forms.text(fields, "speed"), 1.0))


async def _say(request: Request, found: Table, seat: Seat | None, fields: Fields) -> None:
    hall = Hall.of(request)
    person = hall.person(request)
    name = found.seats[seat].name if seat is not None else person.name
    if not name:
        name = environment.speaker(hall.language(request))("guest")
    client = client_in(request.scope)
    await found.remark(seat, name, forms.text(fields, "text"), *_person_and_key(request, fields), client)


async def _sit(request: Request, found: Table, _: Seat | None, fields: Fields) -> GoTo | None:
    hall = Hall.of(request)
    person = hall.person(request)
    name = clean_name(forms.text(fields, "name")) or person.name
    named = hall.people.renamed(person, name or environment.speaker(hall.language(request))("guest"))
    try:
        added = forms.text(fields, "entropy")
        await found.sit(forms.number(fields, "seat"), person.key, named.name, forms.key(fields), added)
    except Refused as error:
        if error.key in NAME_ERRORS:
            raise
        # Somebody was quicker: the page shows the seats as they are now.
        return None
    return GoTo(found.id, named)


async def _hand_over(request: Request, found: Table, seat: Seat | None, fields: Fields) -> None:
    _seated(seat)
    other = forms.number(fields, "seat")
    level = forms.text(fields, "level", levels.usual(found.game))
    levels.find(level, found.game)
    if not 0 <= other < found.row.seats:
        raise Malformed("seat", "there is no such seat")
    name = environment.bot_name(Hall.of(request).language(request), other)
    await found.hand_to_bot(other, level, name, *_person_and_key(request, fields))


async def _return(request: Request, found: Table, seat: Seat | None, fields: Fields) -> None:
    await found.return_to(_seated(seat), *_person_and_key(request, fields))


async def _rematch(request: Request, found: Table, seat: Seat | None, fields: Fields) -> GoTo:
    _seated(seat)
    return GoTo(await Hall.of(request).tables.rematch(found, *_person_and_key(request, fields)))


def _person_and_key(request: Request, fields: Fields) -> tuple[str, str]:
    """By what a repeat of a request is known."""
    return Hall.of(request).person(request).key, forms.key(fields)


ACTS: dict[str, Callable[[Request, Table, Seat | None, Fields], Awaitable[GoTo | None]]] = {
    "move": _move,
    "take-back": _take_back,
    "hint": _hint,
    "speed": _speed,
    "say": _say,
    "sit": _sit,
    "hand-over": _hand_over,
    "return": _return,
    "rematch": _rematch,
}


async def make_link(request: Request) -> Response:
    """A link that brings a seat to another device; it is shown this once, and we cannot tell it again."""
    hall, found = await _find(request)
    seat = _seated(found.seat_of(hall.person(request).key))
    token = await found.make_link(seat)
    link = f"{hall.origin(request)}{hall.base(request)}/t/{found.id}/seat/{seat}/{token}"
    return _link_page(request, found, {"link": link})


async def open_link(request: Request) -> Response:
    """A seat's link asks before it does anything: what looks into links that people send must not use them up."""
    hall, found = await _find(request)
    seat, token = request.path_params["seat"], request.path_params["token"]
    if found.seat_of(hall.person(request).key) is not None:
        return RedirectResponse(f"{hall.base(request)}/t/{found.id}", status_code=303)
    if not await found.has_link(seat, token):
        return error_answer(request, 404, "error-link-gone")
    address = f"{hall.base(request)}/t/{found.id}/seat/{seat}/{token}"
    return _link_page(request, found, {"link": "", "address": address, "name": found.seats[seat].name})


async def use_link(request: Request) -> Response:
    """The seat is here from now on, too."""
    hall, found = await _find(request)
    person, seat = hall.person(request), request.path_params["seat"]
    if found.seat_of(person.key) is None:
        try:
            await found.use_link(seat, request.path_params["token"], person.key)
        except Refused:
            return error_answer(request, 404, "error-link-gone")
    response = RedirectResponse(f"{hall.base(request)}/t/{found.id}", status_code=303)
    hall.people.remember(
        response, hall.people.renamed(person, person.name or found.names[found.seat_of(person.key) or 0]), request
    )
    return response


def _link_page(request: Request, found: Table, facts: Mapping[str, object]) -> Response:
    """A page with a secret in it: never compressed together with what others say at the table."""
    hall = Hall.of(request)
    language, base = hall.language(request), hall.base(request)
    title = environment.speaker(language)("other-device")
    facts = {"path": f"/t/{found.id}", "table": found, "title": title, **facts}
    return HTMLResponse(environment.render("link.html", language, base, facts, found.game))


def _seated(seat: Seat | None) -> Seat:
    if seat is None:
        raise HTTPException(403)
    return seat


async def _find(request: Request) -> tuple[Hall, Table]:
    hall = Hall.of(request)
    found = await hall.tables.find(request.path_params["table"])
    if found is None:
        raise HTTPException(404)
    found.attend(found.seat_of(hall.person(request).key))
    return hall, found


def _reader(hall: Hall, request: Request, found: Table) -> Reader:
    seat = found.seat_of(hall.person(request).key)
    return Reader(seat, hall.language(request), hall.base(request), hall.origin(request))


__all__ = ["act", "make_link", "open_link", "stream", "table", "use_link"]
