"""Whatever is sent to the API is answered in its own shape, and never by a fault of ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from broglio.web.api.errors import Error, status_of
from broglio.web.api.operations import OPERATIONS, ROOT
from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from web.api_client import Client

fuzzed = settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow])
POSTS = [operation for operation in OPERATIONS if operation.method != "GET" and "hints" not in operation.path]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@pytest.fixture(scope="module")
def anna(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    app = create_app(Settings(folder, pace=0.0, absence=0.0, thinkers=1, client_limits=0))
    with TestClient(app, raise_server_exceptions=False) as browser:
        yield Client(browser)


def fields_of(operation_body: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
    """Bodies that look right from afar: the right names, with anything in them."""
    names = [field.name for field in msgspec.structs.fields(operation_body)]
    known = st.fixed_dictionaries({}, optional=dict.fromkeys(names, VALUES))
    return known if names else st.dictionaries(st.text(max_size=8), VALUES, max_size=2)


def check(answer: Any, wanted: int) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code != wanted:
        error = msgspec.json.decode(answer.content, type=Error)
        assert answer.status_code == status_of(error.error)
        assert error.message


@fuzzed
@given(st.data())
def test_any_json(anna: Client, data: st.DataObject) -> None:
    operation = data.draw(st.sampled_from(POSTS))
    body = json.dumps(data.draw(fields_of(operation.body) | VALUES))
    table = anna.make("doge", "me", "open", "open") if "{table}" in operation.path else ""
    path = operation.path.replace("/tables/{table}", table)
    headers = {"authorization": f"Bearer {anna.token}", "content-type": "application/json"}
    answer = anna.browser.request(operation.method, ROOT + path, content=body, headers=headers)
    check(answer, operation.status)


@fuzzed
@given(st.binary(max_size=200))
def test_any_bytes(anna: Client, content: bytes) -> None:
    headers = {"authorization": f"Bearer {anna.token}", "content-type": "application/json"}
    answer = anna.browser.post(f"{ROOT}/tables", content=content, headers=headers)
    check(answer, 201)


@fuzzed
@given(
    st.binary(max_size=80).map(lambda token: b"Bearer " + token.replace(b"\r", b"").replace(b"\n", b"")),
    st.text(st.characters(codec="latin-1", exclude_characters="\r\n\0"), max_size=80),
    st.text(st.characters(codec="latin-1", exclude_characters="\r\n\0"), max_size=80),
)
def test_any_token_key_and_cookie(anna: Client, token: bytes, key: str, cookie: str) -> None:
    headers = [
        (b"authorization", token),
        (b"idempotency-key", key.encode("latin-1")),
        (b"cookie", f"broglio={cookie}".encode("latin-1")),
        (b"accept-language", key.encode("latin-1")),
    ]
    answer = anna.browser.post(
        f"{ROOT}/tables", json={"game": "doge", "seats": ["me", "open", "open"]}, headers=headers
    )
    assert answer.status_code == 401, answer.text
    check(answer, 201)


@fuzzed
@given(st.integers(0, 2), st.data())
def test_a_token_that_was_changed_is_nobodys(anna: Client, part: int, data: st.DataObject) -> None:
    parts = anna.token.split(".")
    place = data.draw(st.integers(0, len(parts[part]) - 2))  # the last letter has bits that say nothing
    letter = data.draw(st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."))
    parts[part] = parts[part][:place] + letter + parts[part][place + 1 :]
    token = ".".join(parts)
    answer = anna.browser.get(f"{ROOT}/session", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == (200 if token == anna.token else 401)


@fuzzed
@given(st.text(max_size=40), st.text(max_size=40))
def test_any_address_and_query(anna: Client, name: str, value: str) -> None:
    for path in ("/tables/{}", "/games/{}", "/tables/{}/positions/0", "/games/{}/rules"):
        address = path.replace("{}", quote(name, safe=""))
        answer = anna.browser.get(f"{ROOT}{address}?{quote(name, safe='')}={quote(value, safe='')}")
        check(answer, 200)
