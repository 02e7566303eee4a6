"""The one list of what the API can do: its addresses and its description are made from it."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from starlette.requests import Request
from starlette.routing import BaseRoute, Route

from broglio.web.api import answers, bodies, openapi, playing, visiting
from broglio.web.api.call import Call
from broglio.web.api.operation import STREAM, Operation
from broglio.web.api.routing import Endpoint, nowhere

ROOT = "/api/v1"


async def describe_api(call: Call[object, object]) -> bytes:
    """The description of all this, for programs."""
    return description(call.hall.base(Request(call.scope)))


TABLE = "/tables/{table}"
OPERATIONS = (
    Operation(
        "POST",
        f"{TABLE}/moves",
        playing.play_move,
        "Play a move. The same move for the same version, sent again, is carried out once.",
        answers.Done,
        body=bodies.PlayMove,
        takes_key=True,
        errors=("not-your-seat", "not-found", "stale", "not-begun", "illegal"),
        example={"move": "castello 1 2", "version": 6},
    ),
    Operation(
        "GET",
        f"{TABLE}/stream",
        playing.open_stream,
        "The state now and after each change, as server-sent events: `id` is the version, `data` is a State as JSON"
        " with the events since the one before. Comes back by itself with `since` and `remarks` for what is known.",
        STREAM,
        query=bodies.SinceWhen,
        needs_session=False,
        errors=("not-found",),
    ),
    Operation(
        "GET",
        TABLE,
        playing.tell_state,
        "A table as you may see it: from your seat, or as a spectator.",
        answers.State,
        query=bodies.SinceWhen,
        needs_session=False,
        errors=("not-found",),
    ),
    Operation(
        "POST",
        f"{TABLE}/take-back",
        playing.take_back,
        "Take your last move back, while nothing was revealed and nobody has acted.",
        answers.Done,
        takes_key=True,
        errors=("not-your-seat", "not-found", "no-take-back"),
    ),
    Operation(
        "POST",
        f"{TABLE}/hints",
        playing.give_hints,
        "Ask a bot what it would do in your place. It thinks for about a second.",
        answers.Hints,
        errors=("not-your-seat", "not-found", "no-hint", "stale"),
    ),
    Operation(
        "POST",
        f"{TABLE}/remarks",
        playing.remark,
        "Say something to all at the table.",
        answers.Seat,
        body=bodies.Remark,
        takes_key=True,
        errors=("not-found", "chat-full", "name-alike", "name-mixed"),
        example={"text": "Good evening!"},
    ),
    Operation(
        "POST",
        f"{TABLE}/sit",
        playing.sit_down,
        "Take a free seat.",
        answers.Seat,
        body=bodies.SitDown,
        takes_key=True,
        errors=("not-found", "no-such-seat", "sits-already", "seat-taken", "name-alike", "name-mixed"),
        example={"seat": 1},
    ),
    Operation(
        "POST",
        f"{TABLE}/link",
        playing.make_link,
        "What brings your seat to another session or browser, which may then play for you too: once, within a day.",
        answers.Link,
        errors=("not-your-seat", "not-found"),
    ),
    Operation(
        "POST",
        f"{TABLE}/admit",
        playing.use_link,
        "Come to a seat by its link.",
        answers.Seat,
        body=bodies.SeatLink,
        errors=("not-found", "link-gone", "sits-already"),
        example={"seat": 0, "token": "what the link ends with"},
    ),
    Operation(
        "POST",
        f"{TABLE}/bot",
        playing.call_bot,
        "Let a bot play a free seat, or one whose person is away. For those who sit at the table.",
        answers.Seat,
        body=bodies.CallBot,
        takes_key=True,
        errors=("not-your-seat", "not-found", "no-such-seat", "seat-in-use"),
        example={"seat": 1, "level": "senator"},
    ),
    Operation(
        "POST",
        f"{TABLE}/return",
        playing.return_to_seat,
        "Take your seat back from a bot that plays for you.",
        answers.Seat,
        takes_key=True,
        errors=("not-your-seat", "not-found"),
    ),
    Operation(
        "POST",
        f"{TABLE}/rematch",
        playing.play_again,
        "The next game of the same people; the first who asks makes it, all others learn where it is.",
        answers.Made,
        takes_key=True,
        errors=("not-your-seat", "not-found", "not-over"),
    ),
    Operation(
        "GET",
        f"{TABLE}/record",
        playing.download_record,
        "The record of a finished game, which replays and verifies.",
        "text/plain",
        needs_session=False,
        errors=("not-found", "not-over"),
    ),
    Operation(
        "GET",
        f"{TABLE}/positions/{{step}}",
        playing.tell_position,
        "A finished game once more: how it stood after a step, as a seat or a spectator saw it.",
        answers.ReplayedPosition,
        query=bodies.WhoseView,
        needs_session=False,
        errors=("not-found", "not-over"),
    ),
    Operation(
        "GET",
        "/tables",
        visiting.list_tables,
        "Your tables, or those that are open or finished and listed.",
        answers.TableList,
        query=bodies.WhichTables,
        needs_session=False,
    ),
    Operation(
        "POST",
        "/tables",
        visiting.make_table,
        "Make a table. The game begins when all seats are taken.",
        answers.Made,
        body=bodies.NewTable,
        status=201,
        takes_key=True,
        errors=("name-mixed",),
        example={"game": "doge", "seats": ["me", "open", "senator"]},
    ),
    Operation(
        "POST",
        "/session",
        visiting.begin_session,
        "Become somebody. Keep the token: it is you.",
        answers.Session,
        body=bodies.NewSession,
        status=201,
        needs_session=False,
        example={"name": "Anna", "language": "en"},
    ),
    Operation("GET", "/session", visiting.tell_session, "Who you are.", answers.Person),
    Operation(
        "PATCH",
        "/session",
        visiting.change_session,
        "Another name or language. You get a new token for the same person.",
        answers.Session,
        body=bodies.ChangedSession,
        example={"language": "nl"},
    ),
    Operation(
        "GET",
        "/games",
        visiting.list_games,
        "What can be played, and against which bots.",
        answers.Games,
        query=bodies.InLanguage,
        needs_session=False,
    ),
    Operation(
        "GET",
        "/games/{game}",
        visiting.tell_game,
        "One game.",
        answers.Game,
        query=bodies.InLanguage,
        needs_session=False,
        errors=("not-found",),
    ),
    Operation(
        "GET",
        "/games/{game}/rules",
        visiting.tell_rules,
        "The rules of a game by the ids that prompts, events and refusals name.",
        answers.Rules,
        query=bodies.InLanguage,
        needs_session=False,
        errors=("not-found",),
    ),
    Operation("GET", "/openapi.json", describe_api, "This description.", "application/json", needs_session=False),
)
"""What is asked for most stands first: addresses are looked up in this order."""


@cache
def description(base: str) -> bytes:
    """The API in OpenAPI, for a server that is reached under this path."""
    return openapi.encoded(OPERATIONS, base + ROOT)


def routes() -> list[BaseRoute]:
    """For the application: one endpoint for each path, and one for whatever is not there."""
    endpoints = [
        Route(ROOT + path, Endpoint(tuple(operations)))
        for path, operations in groupby(OPERATIONS, lambda operation: operation.path)
    ]
    return [*endpoints, Route("/api/{rest:path}", _Nowhere())]


class _Nowhere:
    """An ASGI application, and to Starlette no function: it leaves the methods alone."""

    __call__ = staticmethod(nowhere)
