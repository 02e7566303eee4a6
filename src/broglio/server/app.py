"""The application: which address does what, and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from broglio.core.game import Malformed
from broglio.server import home, pages, play, replay, statics, verify_page
from broglio.server.api import operations as api
from broglio.server.doors import Doors
from broglio.server.hall import Hall
from broglio.server.people import People, secret_in
from broglio.server.settings import Settings
from broglio.server.store import Unavailable, open_store
from broglio.server.tables import Tables
from broglio.server.thinking import Thinkers

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> Starlette:
    """A server on a data folder."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = open_store(settings)
    thinkers = Thinkers(settings.thinkers)
    people = People(secret_in(settings.data), settings.secure)
    hall = Hall(settings, store, Tables(store, thinkers, settings), people)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        hall.close_streams()
        await asyncio.sleep(0)
        thinkers.close()
        store.close()

    app = Starlette(
        routes=[
            *api.routes(),
            Route("/", home.home),
            Route("/new/{game}", home.new, methods=["GET"]),
            Route("/tables", home.make, methods=["POST"]),
            Route("/name", home.pick_name, methods=["POST"]),
            Route("/language", home.pick_language, methods=["POST"]),
            Route("/rules/{game}", home.rules),
            Route("/verify", verify_page.verify, methods=["GET", "POST"]),
            Route("/t/{table}", play.table),
            Route("/t/{table}/stream", play.stream),
            Route("/t/{table}/{act:str}", play.act, methods=["POST"]),
            Route("/t/{table}/seat/{seat:int}/{token}", play.take_seat_by_link),
            Route("/t/{table}/chronicle", replay.whole_chronicle),
            Route("/t/{table}/replay", replay.replay),
            Route("/t/{table}/record", replay.download),
            Route("/static/{folder}/{name}", statics.serve),
        ],
        middleware=[Middleware(Doors)],
        lifespan=lifespan,
        exception_handlers={
            HTTPException: _sorry,
            Malformed: _malformed,
            Unavailable: _unavailable,
            Exception: _broken,
        },
    )
    app.state.hall = hall
    return app


async def _sorry(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return _fault(request, error.status_code, "fault-not-found" if error.status_code == 404 else "fault-refused")


async def _malformed(request: Request, error: Exception) -> Response:
    return _fault(request, 400, "fault-form", str(error))


async def _unavailable(request: Request, error: Exception) -> Response:
    log.error("the store is not to be had: %s", error)
    return _fault(request, 503, "fault-store")


async def _broken(request: Request, error: Exception) -> Response:
    log.error("a request to %s failed", request.scope.get("route", ""), exc_info=error)
    return _fault(request, 500, "fault-ours")


def _fault(request: Request, status: int, key: str, detail: str = "") -> Response:
    """A page that names the fault, in the reader's language."""
    hall = Hall.of(request)
    facts = {"key": key, "detail": detail, "title": "Broglio"}
    text = pages.render("fault.html", hall.language(request), hall.base(request), facts)
    return hall.answer(request, text, status)
