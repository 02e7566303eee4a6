"""Where requests to the API come in: read and checked by what the operation says of itself, answered, or refused."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from broglio.core.kit.reading import parse_json
from broglio.core.protocol import Malformed
from broglio.web.api.call import Call
from broglio.web.api.errors import ApiError, error_of, status_of
from broglio.web.api.operation import Operation
from broglio.web.api.state import ENCODER
from broglio.web.hall import Hall
from broglio.web.middleware import languages
from broglio.web.middleware.request_log import note_failure, note_unavailable, number_of
from broglio.web.middleware.sessions import Person, bearer
from broglio.web.pages.forms import LONGEST_KEY

JSON = (b"content-type", b"application/json")
NOT_KEPT = (b"cache-control", b"no-store")


class Endpoint:
    """One path of the API, as an ASGI application."""

    def __init__(self, operations: Sequence[Operation]) -> None:
        self.operations = {operation.method: operation for operation in operations}
        if "GET" in self.operations and not self.operations["GET"].streams:
            self.operations["HEAD"] = self.operations["GET"]
        self.allowed = ", ".join(sorted(self.operations)).encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        call: Call[Any, Any] = _call(scope)
        headers = dict(scope["headers"])
        try:
            operation = self.operations.get(scope["method"])
            if operation is None:
                raise ApiError("wrong-method")
            call.person = _person(call.hall, scope, headers)
            call.language = _language(call.person, headers)
            if operation.needs_session:
                call.somebody  # noqa: B018 (raises where there is none)
            call.query = _query(operation, scope["query_string"])
            call.body = await _body(operation, headers, receive)
            if operation.takes_key:
                call.key = _key(headers)
            reply = await operation.act(call)
        except Exception as error:
            await self._refuse(call, headers, error, send)
            return
        if isinstance(reply, msgspec.Struct | bytes):
            content = reply if isinstance(reply, bytes) else ENCODER.encode(reply)
            await _answer(send, operation.status, content)
        else:
            await reply(scope, receive, send)

    async def _refuse(self, call: Call[Any, Any], headers: dict[bytes, bytes], error: Exception, send: Send) -> None:
        answer = error_of(error, call.language or _language(None, headers), call.table)
        more = []
        if answer.error == "ours":
            note_failure(call.scope, error)
            more.append((b"x-request-id", number_of(call.scope).encode()))
        elif answer.error in ("store", "uncertain"):
            note_unavailable(call.scope, error)
        elif answer.error == "wrong-method":
            more.append((b"allow", self.allowed))
        elif answer.error == "no-session":
            more.append((b"www-authenticate", b"Bearer"))
        await _answer(send, status_of(answer.error), ENCODER.encode(answer), more)


async def nowhere(scope: Scope, _: Receive, send: Send) -> None:
    """Answer for all addresses of the API that there are not."""
    answer = error_of(ApiError("not-found"), _language(None, dict(scope["headers"])), None)
    await _answer(send, status_of(answer.error), ENCODER.encode(answer))


async def _answer(send: Send, status: int, content: bytes, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
    headers = [JSON, NOT_KEPT, (b"content-length", b"%d" % len(content)), *more]
    await send({"type": "http.response.start", "status": int(status), "headers": headers})
    await send({"type": "http.response.body", "body": content})


def _call(scope: Scope) -> Call[Any, Any]:
    hall = scope["app"].state.hall
    assert isinstance(hall, Hall)
    return Call(hall, scope, None, "", scope["path_params"], None, None, "")


def _person(hall: Hall, scope: Scope, headers: dict[bytes, bytes]) -> Person | None:
    """Who sends this, by the token; cookies are for pages."""
    if b"authorization" not in headers:
        return None
    person = hall.people.known(Request(scope)) if bearer(scope) is not None else None
    if person is None:
        raise ApiError("no-session")
    return person


def _language(person: Person | None, headers: dict[bytes, bytes]) -> str:
    picked = person.language if person is not None else ""
    return picked or languages.wanted(headers.get(b"accept-language", b"").decode("latin-1"))


def _key(headers: dict[bytes, bytes]) -> str:
    given = headers.get(b"idempotency-key")
    if given is None:
        return ""
    key = given.decode("latin-1")
    if not (1 <= len(key) <= LONGEST_KEY and key.isascii() and key.isprintable() and " " not in key):
        raise Malformed("Idempotency-Key", f"must be 1 to {LONGEST_KEY} printable ASCII characters without spaces")
    return key


def _query(operation: Operation, text: bytes) -> object:
    """What stands behind the question mark, each name once and none that is not known."""
    if not text:
        return _empty(operation.query)
    try:
        pairs = parse_qsl(
            text.decode("ascii"), keep_blank_values=True, strict_parsing=True, errors="strict", max_num_fields=20
        )
    except ValueError:
        raise Malformed("query", "cannot be read") from None
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Malformed("query", "says something twice")
    try:
        return msgspec.convert(found, operation.query, strict=False)
    except msgspec.ValidationError as error:
        raise _malformed(error, "query") from None


@lru_cache
def _empty(query: type[msgspec.Struct]) -> msgspec.Struct:
    return query()


async def _body(operation: Operation, headers: dict[bytes, bytes], receive: Receive) -> object:
    """What was sent, as the operation wants it."""
    if operation.method == "GET":
        return None
    content = await _content(receive)
    if not content:
        if operation.needs_body:
            raise Malformed("body", "is missing")
        return _empty(operation.body)
    if headers.get(b"content-type", b"").partition(b";")[0].strip().lower() != b"application/json":
        raise ApiError("not-json")
    try:
        body = operation.decoder.decode(content)
        parse_json(content.decode(), "body")  # the decoder takes the last of two values for one key, without a word
        return body
    except msgspec.ValidationError as error:
        raise _malformed(error, "body") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(content, error) from None


async def _content(receive: Receive) -> bytes:
    """What the guards have let through: it is not too much."""
    content = bytearray()
    while (message := await receive())["type"] == "http.request":
        content += message.get("body", b"")
        if not message.get("more_body", False):
            return bytes(content)
    raise Malformed("body", "breaks off")


def _malformed(error: msgspec.ValidationError, where: str) -> Malformed:
    """The fault and its place: msgspec writes `Expected … - at `$.version``."""
    fault, _, place = str(error).partition(" - at ")
    return Malformed(place.strip("`") or where, fault)


def _unreadable(content: bytes, error: Exception) -> Malformed:
    """Where JSON ends to be JSON; the slower reader names line and column."""
    try:
        json.loads(content)
    except json.JSONDecodeError as found:
        return Malformed(f"line {found.lineno} column {found.colno}", f"is no JSON: {found.msg}")
    except UnicodeDecodeError as found:
        return Malformed(f"byte {found.start}", "is no UTF-8")
    except RecursionError:
        return Malformed("body", "is nested too deeply")
    except ValueError:
        pass
    return Malformed("body", f"is no JSON: {error}")
