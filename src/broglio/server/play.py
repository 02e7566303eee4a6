"""A table's page, its stream, and all that can be done at it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from broglio.bots import levels
from broglio.core.game import IllegalMove, Malformed, Seat
from broglio.server import forms, pages
from broglio.server.faults import fault
from broglio.server.feed import PageFeed
from broglio.server.hall import Hall
from broglio.server.kept_table import Refused, Stale
from broglio.server.names import FAULTS, clean_name
from broglio.server.proxies import client_in
from broglio.server.store import Unavailable
from broglio.server.table import Table
from broglio.server.table_page import Reader

Fields: TypeAlias = Mapping[str, Sequence[str]]


async def table(request: Request) -> Response:
    """The page of a table: a seat's for whoever sits there, a spectator's for everybody else."""
    hall, found = await _find(request)
    reader = _reader(hall, request, found)
    facts = {"path": f"/t/{found.id}", "person": hall.person(request)}
    return hall.answer(request, hall.table_page.draw_page(found, reader, facts))


async def stream(request: Request) -> PageFeed:
    """The table as this reader sees it, now and after every change."""
    hall, found = await _find(request)
    reader = _reader(hall, request, found)
    accepted = request.headers.get("accept-encoding", "")
    return PageFeed(found, reader.seat, hall.closing, lambda: hall.table_page.draw(found, reader), accepted)


async def act(request: Request) -> Response:
    """Something is done at a table; the page that asked gets the new table by its stream, or by being sent back."""
    hall, found = await _find(request)
    doing = ACTS.get(request.path_params["act"])
    if doing is None:
        raise HTTPException(404)
    seat = found.seat_of(hall.person(request).key)
    fields = await forms.fields_of(request)
    where = f"{hall.base(request)}/t/{found.id}"
    try:
        where = await doing(request, found, seat, fields) or where
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
    if "hx-request" in request.headers and "location" not in request.scope:
        return Response(status_code=204)
    response = RedirectResponse(where, status_code=303)
    if request.scope.get("broglio.renamed"):
        hall.people.remember(response, hall.person(request), request)
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


async def _say(request: Request, found: Table, seat: Seat | None, fields: Fields) -> None:
    hall = Hall.of(request)
    person = hall.person(request)
    name = found.seats[seat].name if seat is not None else person.name
    if not name:
        name = pages.speaker(hall.language(request))("guest")
    client = client_in(request.scope)
    await found.remark(seat, name, forms.text(fields, "text"), *_person_and_key(request, fields), client)


async def _sit(request: Request, found: Table, _: Seat | None, fields: Fields) -> str:
    hall = Hall.of(request)
    person = hall.person(request)
    name = clean_name(forms.text(fields, "name")) or person.name
    named = hall.people.renamed(person, name or pages.speaker(hall.language(request))("guest"))
    where = f"{hall.base(request)}/t/{found.id}"
    try:
        added = forms.text(fields, "entropy")
        await found.sit(forms.number(fields, "seat"), person.key, named.name, forms.key(fields), added)
    except Refused as error:
        if error.key in FAULTS:
            raise
        # Somebody was quicker: the page shows the seats as they are now.
        return where
    request.scope["broglio.person"] = named
    request.scope["broglio.renamed"] = request.scope["location"] = True
    return where


async def _hand_over(request: Request, found: Table, seat: Seat | None, fields: Fields) -> None:
    _seated(seat)
    other = forms.number(fields, "seat")
    level = forms.text(fields, "level", "senator")
    levels.find(level)
    if not 0 <= other < found.row.seats:
        raise Malformed("seat", "there is no such seat")
    name = pages.bot_name(Hall.of(request).language(request), other)
    await found.hand_to_bot(other, level, name, *_person_and_key(request, fields))


async def _return(request: Request, found: Table, seat: Seat | None, fields: Fields) -> None:
    await found.return_to(_seated(seat), *_person_and_key(request, fields))


async def _rematch(request: Request, found: Table, seat: Seat | None, fields: Fields) -> str:
    _seated(seat)
    hall = Hall.of(request)
    request.scope["location"] = True
    return f"{hall.base(request)}/t/{await hall.tables.rematch(found, *_person_and_key(request, fields))}"


def _person_and_key(request: Request, fields: Fields) -> tuple[str, str]:
    """By what a repeat of a request is known."""
    return Hall.of(request).person(request).key, forms.key(fields)


ACTS: dict[str, Callable[[Request, Table, Seat | None, Fields], Awaitable[str | None]]] = {
    "move": _move,
    "take-back": _take_back,
    "hint": _hint,
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
        return fault(request, 404, "fault-link-gone")
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
            return fault(request, 404, "fault-link-gone")
    response = RedirectResponse(f"{hall.base(request)}/t/{found.id}", status_code=303)
    hall.people.remember(
        response, hall.people.renamed(person, person.name or found.names[found.seat_of(person.key) or 0]), request
    )
    return response


def _link_page(request: Request, found: Table, facts: Mapping[str, object]) -> Response:
    """A page with a secret in it: never compressed together with what others say at the table."""
    hall = Hall.of(request)
    language, base = hall.language(request), hall.base(request)
    title = pages.speaker(language)("other-device")
    facts = {"path": f"/t/{found.id}", "table": found, "title": title, **facts}
    return HTMLResponse(pages.render("link.html", language, base, facts, found.game))


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
