"""The application: which address does what, and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from broglio.core.protocol import Malformed
from broglio.web.api import operations as api
from broglio.web.hall import Hall
from broglio.web.middleware.guards import Guards
from broglio.web.middleware.request_log import RequestLog, UnexpectedErrors, note_unavailable, number_of
from broglio.web.middleware.sessions import People, secret_of
from broglio.web.ops import metrics
from broglio.web.ops.settings import Settings
from broglio.web.pages import environment, health, home, play, replay, statics, verify_page
from broglio.web.pages.error_page import API, error_answer
from broglio.web.store.store import Unavailable, open_store
from broglio.web.tables.kept_table import Refused
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers


class Application(Starlette):
    """All addresses, with our own layers around them."""

    def build_middleware_stack(self) -> ASGIApp:
        """From the outside in. What is asked of the API goes past what pages need: its endpoints catch all errors."""
        pages = ExceptionMiddleware(self.router, self.exception_handlers)
        programs = Router(api.routes())

        async def part(scope: Scope, receive: Receive, send: Send) -> None:
            is_for_programs = scope["type"] == "http" and scope["path"].startswith(API, len(scope.get("root_path", "")))
            await (programs if is_for_programs else pages)(scope, receive, send)

        hall: Hall = self.state.hall
        return RequestLog(Guards(UnexpectedErrors(part, _broken), hall), hall.settings.slow)


def create_app(settings: Settings) -> Application:
    """A server on a data folder."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = open_store(settings)
    thinkers = Thinkers(settings.thinkers)
    people = People(secret_of(settings, store))
    hall = Hall(settings, store, Tables(store, thinkers, settings), people)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        watching = asyncio.create_task(metrics.watch_the_loop())
        hall.tables.start()
        yield
        watching.cancel()
        hall.close_streams()
        await hall.tables.close()
        thinkers.close()
        store.close()

    app = Application(
        routes=[
            Route("/", home.home),
            Route("/new/{game}", home.new, methods=["GET"]),
            Route("/tables", home.make, methods=["POST"]),
            Route("/name", home.pick_name, methods=["POST"]),
            Route("/language", home.pick_language, methods=["POST"]),
            Route("/rules/{game}", home.rules),
            Route("/verify", verify_page.verify, methods=["GET", "POST"]),
            Route("/t/{table}", play.table),
            Route("/t/{table}/stream", play.stream),
            Route("/t/{table}/link", play.make_link, methods=["POST"]),
            Route("/t/{table}/{act:str}", play.act, methods=["POST"]),
            Route("/t/{table}/seat/{seat:int}/{token}", play.open_link, methods=["GET"]),
            Route("/t/{table}/seat/{seat:int}/{token}", play.use_link, methods=["POST"]),
            Route("/t/{table}/chronicle", replay.whole_chronicle),
            Route("/t/{table}/replay", replay.replay),
            Route("/t/{table}/record", replay.download),
            Route("/static/{folder}/{name}", statics.serve),
            Route("/healthz", health.healthz),
            Route("/metrics", health.figures),
        ],
        lifespan=lifespan,
        exception_handlers={
            HTTPException: _sorry,
            Malformed: _malformed,
            Refused: _refused,
            Unavailable: _unavailable,
        },
    )
    app.state.hall = hall
    app.state.health = health.Health(hall)
    return app


async def _sorry(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "error-not-found" if error.status_code == 404 else "error-refused"
    return error_answer(request, error.status_code, key, headers=error.headers)


async def _malformed(request: Request, error: Exception) -> Response:
    return error_answer(request, 400, "error-form", str(error))


async def _refused(request: Request, error: Exception) -> Response:
    """For somebody who sits nowhere yet; a seated player reads it at the table."""
    assert isinstance(error, Refused)
    return error_answer(request, 409, f"error-{error.key}")


async def _unavailable(request: Request, error: Exception) -> Response:
    assert isinstance(error, Unavailable)
    note_unavailable(request.scope, error)
    return error_answer(request, 503, f"error-{error.key}")


async def _broken(request: Request) -> Response:
    number = environment.speaker(Hall.of(request).language(request))("error-number", number=number_of(request.scope))
    return error_answer(request, 500, "error-ours", number)
