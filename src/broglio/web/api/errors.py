"""Why something was not done: a code for programs, the rule behind it, and words in the reader's language."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from broglio.core.protocol import IllegalMove, Malformed
from broglio.web.pages import environment
from broglio.web.store.store import Unavailable
from broglio.web.tables.kept_table import Refused, Stale
from broglio.web.tables.table import Table

Code: TypeAlias = Literal[
    "malformed",
    "no-session",
    "not-your-seat",
    "elsewhere",
    "not-found",
    "wrong-method",
    "stale",
    "not-begun",
    "no-take-back",
    "no-hint",
    "no-such-seat",
    "sits-already",
    "seat-taken",
    "seat-in-use",
    "link-gone",
    "chat-full",
    "name-alike",
    "name-mixed",
    "not-over",
    "too-large",
    "too-slow",
    "not-json",
    "illegal",
    "too-many",
    "ours",
    "store",
    "uncertain",
]
STATUS: dict[str, HTTPStatus] = {
    "malformed": HTTPStatus.BAD_REQUEST,
    "no-session": HTTPStatus.UNAUTHORIZED,
    "not-your-seat": HTTPStatus.FORBIDDEN,
    "elsewhere": HTTPStatus.FORBIDDEN,
    "not-found": HTTPStatus.NOT_FOUND,
    "no-such-seat": HTTPStatus.NOT_FOUND,
    "link-gone": HTTPStatus.NOT_FOUND,
    "wrong-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too-slow": HTTPStatus.REQUEST_TIMEOUT,
    "not-json": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "illegal": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "ours": HTTPStatus.INTERNAL_SERVER_ERROR,
    "store": HTTPStatus.SERVICE_UNAVAILABLE,
    "uncertain": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""All others are conflicts with how the table stands."""
CODES: dict[str, Code] = {code: code for code in get_args(Code)}
"""The keys with which a table refuses are codes, and so are the names of the server's messages about faults."""


class Error(Struct, frozen=True):
    """Why something was not done."""

    error: Code
    rule: Annotated[str | None, Meta(description="The rule that forbids a move.", examples=["D17"])]
    message: Annotated[str, Meta(description="For people, in the language of the session, else of Accept-Language.")]
    place: Annotated[str | None, Meta(description="Where in what was sent the fault is.")]
    version: Annotated[int | None, Meta(description="The version of the table now, where it is about a table.")]


class ApiError(Exception):
    """Ends a request with an error; raised where something cannot be done."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code = code


def status_of(code: str) -> HTTPStatus:
    """The status that goes with a code."""
    return STATUS.get(code, HTTPStatus.CONFLICT)


def error_of(error: Exception, language: str, table: Table | None) -> Error:
    """What an exception is to the one who asked, at a table or anywhere."""
    version = table.version if table is not None else None
    if isinstance(error, IllegalMove) and table is not None:
        return Error("illegal", error.rule, table.game.say(error.saying, table.names, language), None, version)
    code = _code(error)
    words = environment.speaker(language)(f"error-{code}")
    if isinstance(error, Malformed):
        return Error(code, None, f"{words} {error}", error.place or None, version)
    return Error(code, None, words, None, version)


def _code(error: Exception) -> Code:
    if isinstance(error, ApiError):
        return error.code
    if isinstance(error, Malformed):
        return "malformed"
    if isinstance(error, Stale):
        return "stale"
    if isinstance(error, Refused):
        return CODES[error.key]
    return CODES[error.key] if isinstance(error, Unavailable) else "ours"
