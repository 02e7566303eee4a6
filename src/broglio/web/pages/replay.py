"""A finished game once more: step by step from any seat's view, its chronicle, its scores, its record."""

from __future__ import annotations

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from broglio.core.match import record
from broglio.core.protocol import Seat
from broglio.web.hall import Hall
from broglio.web.pages import chronicle, environment, forms
from broglio.web.pages.chronicle import Seating
from broglio.web.pages.table_page import Reader, title_of
from broglio.web.tables.drawings import Drawings
from broglio.web.tables.table import Table


async def replay(request: Request) -> Response:
    """One step of a game: of a finished one as any seat saw it, of a running one as this reader did."""
    hall = Hall.of(request)
    found = await _find(request)
    last = len(found.match.log)
    length = min(_number(request, "step", last), last)
    own = found.seat_of(hall.person(request).key)
    seat: Seat | None = own
    if found.is_over:
        chosen = _number(request, "seat", found.row.seats)
        seat = chosen if chosen < found.row.seats else None
    elif not found.is_full:
        raise HTTPException(404)
    found.attend(own)
    reader = Reader(seat, hall.language(request), hall.base(request))
    inner = hall.table_page.draw_past(found, reader, length)
    if "hx-request" in request.headers:
        return hall.answer(request, inner)
    around = {
        "table": found,
        "inner": Markup(inner),
        "title": title_of(found, reader),
        "me": seat,
        "live": False,
        "path": f"/t/{found.id}/replay",
        "person": hall.person(request),
    }
    return hall.answer(request, environment.render("page.html", reader.language, reader.base, around, found.game))


async def whole_chronicle(request: Request) -> Response:
    """All that happened, for this reader's eyes."""
    hall = Hall.of(request)
    found = await _find(request)
    reader = Reader(found.seat_of(hall.person(request).key), hall.language(request), hall.base(request))
    found.attend(reader.seat)
    tell = Drawings().teller(found.game, tuple(found.names), reader.language)
    happened = chronicle.backwards(found.match.log, chronicle.seatings(found), reader.seat)
    lines = [
        (one.row.seat, one.words(reader.language), "", 0)
        if isinstance(one, Seating)
        else (one.facts.get("seat"), tell(one), one.rule, step)
        for step, one in happened
    ]
    facts = {
        "title": title_of(found, reader),
        "table": found,
        "path": f"/t/{found.id}/chronicle",
        "lines": lines[::-1],
    }
    return hall.answer(request, environment.render("chronicle.html", reader.language, reader.base, facts, found.game))


async def download(request: Request) -> Response:
    """The record of a finished game; a running one holds secrets."""
    found = await _finished(request)
    text = record_of(found)
    name = f"{found.game.id}-{found.id}.broglio"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def record_of(found: Table) -> str:
    """The record of a game, with what proves its chance."""
    players = {seat.seat: f"bot {seat.level}" if seat.level else seat.name for seat in found.seats}
    return record.write(record.Record(found.match, players, found.pledge))


async def _finished(request: Request) -> Table:
    found = await _find(request)
    if not found.is_over:
        raise HTTPException(404)
    return found


async def _find(request: Request) -> Table:
    found = await Hall.of(request).tables.find(request.path_params["table"])
    if found is None:
        raise HTTPException(404)
    return found


def _number(request: Request, key: str, default: int) -> int:
    told = forms.small_number(request.query_params.get(key, ""))
    return default if told is None else told
