"""A page that proves the chance of a recorded game, or names what is wrong with the record."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from broglio.core.match import record
from broglio.core.match.fairness import Pledge
from broglio.core.protocol import CHANCE, Malformed
from broglio.web.hall import Hall
from broglio.web.pages import environment, forms
from broglio.web.pages.replay import record_of

READER = ThreadPoolExecutor(1, thread_name_prefix="verify")
"""One record is read at a time, beside the loop: a client that sends many waits for itself, and no table waits."""


@dataclass(frozen=True)
class Proof:
    """What a sound record says, and how much of it is proven."""

    game: str
    players: list[str]
    drawn: int
    pledge: Pledge | None


async def verify(request: Request) -> Response:
    """The form; with a record in it, or the id of a table whose game is over, what that proves or where it fails."""
    text, noted = await _given(request)
    if not text:
        return _page(request, {})
    try:
        told = await asyncio.get_running_loop().run_in_executor(READER, record.read, text)
        if noted:
            record.check_commitment(told, noted)
    except Malformed as error:
        return _page(request, {"fault": str(error), "text": text, "noted": noted})
    proof = Proof(
        environment.speaker(Hall.of(request).language(request), told.match.game)("game-name"),
        list(told.players.values()),
        sum(1 for entry in told.match.log if entry.seat == CHANCE),
        told.pledge,
    )
    return _page(request, {"proof": proof, "text": text, "noted": noted})


async def _given(request: Request) -> tuple[str, str]:
    """A record, and the commitment that was noted when its game began; either may be empty."""
    if request.method == "POST":
        fields = await forms.fields_of(request)
        return forms.text(fields, "file") or forms.text(fields, "record"), forms.text(fields, "commitment").strip()
    table_id = request.query_params.get("table")
    if table_id is None:
        return "", ""
    found = await Hall.of(request).tables.find(table_id)
    if found is None or not found.is_over:
        raise HTTPException(404)
    return record_of(found), ""


def _page(request: Request, told: dict[str, Any]) -> Response:
    hall = Hall.of(request)
    language = hall.language(request)
    facts = {
        "title": environment.speaker(language)("prove-chance"),
        "path": "/verify",
        "proof": None,
        "fault": "",
        "text": "",
        "noted": "",
        **told,
    }
    return hall.answer(request, environment.render("verify.html", language, hall.base(request), facts))
