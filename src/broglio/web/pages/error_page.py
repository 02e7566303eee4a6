"""What went wrong, told in the reader's language: a page for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from broglio.web.api.errors import CODES, ApiError, error_of
from broglio.web.hall import Hall
from broglio.web.pages import environment

API = "/api/"


def error_answer(
    request: Request, status: int, key: str, detail: str = "", headers: Mapping[str, str] | None = None
) -> Response:
    """An answer that names the fault; `key` is one of the server's messages."""
    hall = Hall.of(request)
    language = hall.language(request)
    base = hall.base(request)
    response: Response
    if request.scope["path"].removeprefix(base).startswith(API):
        error = error_of(ApiError(CODES[key.removeprefix("error-")]), language, None)
        response = Response(msgspec.json.encode(error), status, media_type="application/json")
    else:
        facts = {"key": key, "detail": detail, "title": "Broglio"}
        response = hall.answer(request, environment.render("error.html", language, base, facts), status)
    response.headers.update(headers or {})
    return response
