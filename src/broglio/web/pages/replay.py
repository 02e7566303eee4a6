"""A finished game once more: step by step from any seat's view, its chronicle, its scores, its record."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from broglio.core.match import record
from broglio.core.match.match import Match
from broglio.core.protocol import Seat
from broglio.web.hall import Hall
from broglio.web.pages import chronicle, environment, forms
from broglio.web.pages.chronicle import Seating
from broglio.web.pages.table_page import Reader, latest, scene_facts, title_of
from broglio.web.tables.drawings import Drawings
from broglio.web.tables.kept_table import Note
from broglio.web.tables.table import Table


@dataclass(frozen=True)
class Step:
    """Where a replay stands."""

    number: int
    last: int
    seat: Seat | None


async def replay(request: Request) -> Response:
    """One step of a finished game."""
    hall, found = await _finished(request)
    last = len(found.match.log)
    number = min(_number(request, "step", last), last)
    seat = _number(request, "seat", found.row.seats)
    step = Step(number, last, seat if seat < found.row.seats else None)
    reader = Reader(step.seat, hall.language(request), hall.base(request))
    match = Match(found.game, found.row.seats, found.match.options)
    match.log = found.match.log[:number]
    position = match.replay(number)
    view = position.view(step.seat)
    scene = scene_facts(found.game, view, found.names, reader)
    facts = {
        **scene,
        "table": found,
        "step": step,
        "title": title_of(found, reader),
        "version": number,
        "note": Note(),
        "asked": False,
        "can_take_back": False,
        "absent": [],
        "handed": [],
        "levels": {},
        "latest": latest(match.log, chronicle.seatings(found), scene, reader.language),
        "is_live": False,
        "plot": (),
    }
    inner = environment.render("table.html", reader.language, reader.base, facts, found.game)
    if "hx-request" in request.headers:
        return hall.answer(request, inner)
    around = {
        "table": found,
        "inner": Markup(inner),
        "title": facts["title"],
        "me": step.seat,
        "live": False,
        "path": f"/t/{found.id}/replay",
        "person": hall.person(request),
    }
    return hall.answer(request, environment.render("page.html", reader.language, reader.base, around, found.game))


async def whole_chronicle(request: Request) -> Response:
    """All that happened, for this reader's eyes."""
    hall = Hall.of(request)
    found = await hall.tables.find(request.path_params["table"])
    if found is None:
        raise HTTPException(404)
    reader = Reader(found.seat_of(hall.person(request).key), hall.language(request), hall.base(request))
    found.attend(reader.seat)
    tell = Drawings().teller(found.game, tuple(found.names), reader.language)
    happened = chronicle.backwards(found.match.log, chronicle.seatings(found), reader.seat)
    lines = [
        (one.row.seat, one.words(reader.language), "")
        if isinstance(one, Seating)
        else (one.facts.get("seat"), tell(one), one.rule)
        for one in happened
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
    _, found = await _finished(request)
    text = record_of(found)
    name = f"{found.game.id}-{found.id}.broglio"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def record_of(found: Table) -> str:
    """The record of a game, with what proves its chance."""
    players = {seat.seat: f"bot {seat.level}" if seat.level else seat.name for seat in found.seats}
    return record.write(record.Record(found.match, players, found.pledge))


async def _finished(request: Request) -> tuple[Hall, Table]:
    hall = Hall.of(request)
    found = await hall.tables.find(request.path_params["table"])
    if found is None or not found.is_over:
        raise HTTPException(404)
    return hall, found


def _number(request: Request, key: str, default: int) -> int:
    told = forms.small_number(request.query_params.get(key, ""))
    return default if told is None else told
