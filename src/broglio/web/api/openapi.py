"""The API described in OpenAPI 3.1, from the list of its operations and the types that they read and answer with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from importlib.metadata import version
from typing import Any, TypeAlias

import msgspec

from broglio.core.protocol import registry
from broglio.web.api.answers import Made, State
from broglio.web.api.bodies import Nothing
from broglio.web.api.errors import Code, Error, status_of
from broglio.web.api.operation import Operation

Json: TypeAlias = dict[str, Any]
Schemas: TypeAlias = dict[type[msgspec.Struct], Json]
EVERYWHERE: tuple[Code, ...] = ("malformed", "no-session", "wrong-method", "too-many", "ours", "store", "uncertain")
WITH_BODY: tuple[Code, ...] = ("elsewhere", "too-large", "too-slow", "not-json")
WORDS = """\
Play the games of Broglio by program: everything that a page can do. Begin a session, make a table or sit down at one,
open its stream, and play one of `moves` whenever there are any. The session says where you sit, and nothing else does.
"""
PARAMETERS: dict[str, Json] = {
    "table": {"type": "string", "examples": ["k3vd7q2mxa"]},
    "game": {"type": "string", "examples": sorted(registry.games())},
    "step": {"type": "integer", "minimum": 0, "examples": [0]},
}
KEY = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "description": "A name of your choice for this request: sent again under the same name, it is carried out once.",
    "schema": {"type": "string", "pattern": "^[!-~]{1,64}$"},
}


def encoded(operations: Sequence[Operation], root: str) -> bytes:
    """The description as JSON."""
    return msgspec.json.format(msgspec.json.encode(document(operations, root)), indent=1)


def document(operations: Sequence[Operation], root: str) -> Json:
    """The description as data."""
    types: list[type[msgspec.Struct]] = [Error, *_types(operations)]
    refs, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas: Schemas = dict(zip(types, refs, strict=True))
    paths: dict[str, Json] = {}
    at_table = [operation for operation in operations if "{table}" in operation.path]
    for operation in operations:
        described = _operation(operation, schemas)
        if operation.answer is Made:
            described["responses"][str(operation.status)]["links"] = {one.name: _link(one) for one in at_table}
        paths.setdefault(operation.path, {})[operation.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Broglio", "version": version("broglio"), "description": WORDS, "license": {"name": "MIT"}},
        "servers": [{"url": root}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "http", "scheme": "bearer", "description": "The token of your session."}
            },
        },
    }


def _types(operations: Iterable[Operation]) -> list[type[msgspec.Struct]]:
    used: dict[type[msgspec.Struct], None] = {}
    for operation in operations:
        for one in (operation.body, operation.query, operation.answer):
            if not isinstance(one, str):
                used[one] = None
    return list(used)


def _operation(operation: Operation, schemas: Schemas) -> Json:
    described: Json = {
        "operationId": operation.name,
        "summary": operation.words,
        "security": [{"session": []}] if operation.needs_session else [{}, {"session": []}],
        "parameters": [*_path_parameters(operation.path), *_query_parameters(operation.query)],
        "responses": {str(operation.status): _answer(operation, schemas), **_errors(operation, schemas[Error])},
    }
    if operation.method != "GET":
        if operation.takes_key:
            described["parameters"].append(KEY)
        content: Json = {"schema": schemas[operation.body]}
        if operation.example is not None:
            content["example"] = operation.example
        described["requestBody"] = {"required": operation.needs_body, "content": {"application/json": content}}
    return described


def _link(operation: Operation) -> Json:
    """What can be done at a table that was made."""
    return {"operationId": operation.name, "parameters": {"table": "$response.body#/table"}}


def _path_parameters(path: str) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
        for name in re.findall(r"\{(\w+)\}", path)
    ]


def _query_parameters(query: type[msgspec.Struct]) -> list[Json]:
    if query is Nothing:
        return []
    # The schema of the whole, taken apart: each field is a parameter.
    schema = msgspec.json.schema(query)["$defs"][query.__name__]
    return [
        {"name": name, "in": "query", "required": name in schema.get("required", ()), "schema": part}
        for name, part in schema["properties"].items()
    ]


def _event(schema: Json) -> Json:
    """One event of a stream: an id, and a state as JSON in its data."""
    state = {"type": "string", "contentMediaType": "application/json", "contentSchema": schema}
    return {"type": "object", "properties": {"id": {"type": "string"}, "data": state}}


def _answer(operation: Operation, schemas: Schemas) -> Json:
    if operation.streams and isinstance(operation.answer, str):
        return {"description": operation.words, "content": {operation.answer: {"schema": _event(schemas[State])}}}
    if isinstance(operation.answer, str):
        kind = "object" if operation.answer == "application/json" else "string"
        return {"description": operation.words, "content": {operation.answer: {"schema": {"type": kind}}}}
    words = (operation.answer.__doc__ or "").strip()
    return {"description": words, "content": {"application/json": {"schema": schemas[operation.answer]}}}


def _errors(operation: Operation, schema: Json) -> Json:
    """For each status the codes that come with it."""
    codes = (*EVERYWHERE, *(WITH_BODY if operation.method != "GET" else ()), *operation.errors)
    by_status: dict[int, list[str]] = {int(HTTPStatus.REQUEST_URI_TOO_LONG): ["too-large"]}
    for code in codes:
        by_status.setdefault(int(status_of(code)), []).append(code)
    return {
        str(status): {
            "description": f"error: {', '.join(codes)}",
            "content": {"application/json": {"schema": schema}},
        }
        for status, codes in sorted(by_status.items())
    }
