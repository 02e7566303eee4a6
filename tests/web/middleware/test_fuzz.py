"""Whatever comes in is understood or refused: never a fault of ours, never more than was asked for.

Moves, records and positions are fuzzed in tests/core/test_notation.py, test_records.py and test_positions.py; the API's
bodies by its own description in test_api_schema.py.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.testclient import TestClient

from broglio.core.language.words import LANGUAGES
from broglio.core.protocol import Malformed, registry
from broglio.games.doge_ship.data.component_file import read_components, shipped_text
from broglio.web.app import create_app
from broglio.web.middleware import languages, request_body
from broglio.web.middleware.limits import kinds_of
from broglio.web.middleware.proxies import Proxies, client_of, is_host
from broglio.web.middleware.sessions import People, Person
from broglio.web.ops.settings import Settings
from broglio.web.pages import forms
from broglio.web.tables.names import clean_name
from web.visitors import OURS

OLD_SETTINGS = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
"""One server for all examples, and a loaded machine is no fault."""
BYTES = st.binary(max_size=400)
HEADER = st.text(st.characters(min_codepoint=1, max_codepoint=255, exclude_characters="\r\n"), max_size=200)
people = People(b"a secret for this file")


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Any fault of ours is raised here."""
    chosen = Settings(tmp_path_factory.mktemp("fuzz"), pace=0.0, absence=0.0, thinkers=1, client_limits=0)
    with TestClient(create_app(chosen), headers=OURS, follow_redirects=False) as client:
        yield client


@pytest.fixture(scope="module")
def table(browser: TestClient) -> str:
    return make_quietly(browser)


def make_quietly(browser: TestClient) -> str:
    """A table at which the browser sits, with two free seats."""
    answer = browser.post("/tables", data={"game": "doge", "seats": "3", "name": "Anna"})
    assert answer.status_code == 303
    return str(answer.headers["location"])


# cookies and tokens


@given(st.text(max_size=700) | st.from_regex(r"[\w-]{1,80}\.[\w-]{6}\.[\w-]{27}", fullmatch=True))
def test_no_text_is_somebody(text: str) -> None:
    assert people.read(text) is None


@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=10))
def test_whoever_was_signed_comes_back_clean(number: str, name: str, language: str) -> None:
    read = people.read(people.token(Person(number, name, language)))
    if read is None:
        assert len(people.token(Person(number, name, language))) > 600
        return
    assert read.id == number
    assert read.name == clean_name(name)
    assert read.language in ("", *LANGUAGES)


@given(st.text(max_size=100))
def test_a_name_is_short_printable_and_stays_so(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= 24
    assert name.isprintable()
    assert clean_name(name) == name
    name.encode()


@OLD_SETTINGS
@given(HEADER)
def test_no_cookie_harms(browser: TestClient, cookie: str) -> None:
    answer = browser.get("/", headers={b"cookie": cookie.encode("latin-1")})
    assert answer.status_code == 200


# headers


@given(
    st.text(max_size=600)
    | st.lists(st.sampled_from(["fr", "nl", ";q=", ",", "0.", "1e9", "nan", "-", "inf", "*"])).map("".join)
)
def test_any_accept_language_is_one_of_ours(header: str) -> None:
    assert languages.wanted(header) in LANGUAGES


@given(st.text(max_size=300) | st.from_regex(r"[a-z0-9.:\[\]-]{0,30}", fullmatch=True))
def test_a_host_is_never_more_than_a_name(text: str) -> None:
    if is_host(text, ()):
        assert re.fullmatch(r"[A-Za-z0-9.:_\[\]-]+", text)
        assert not is_host(text, ("games.example",)) or text.lower().startswith("games.example")


TRUSTING = Proxies(Settings(registry.__file__, trusted_proxies=("10.0.0.0/8",), root_path="/x"))  # type: ignore[arg-type]  # no file is touched


@given(HEADER, HEADER, HEADER)
def test_whatever_a_trusted_proxy_says_makes_a_request(client: str, scheme: str, host: str) -> None:
    told = {b"x-forwarded-for": client, b"x-forwarded-proto": scheme, b"x-forwarded-host": host}
    headers = [(name, value.encode("latin-1")) for name, value in told.items()]
    scope = {"client": ("10.1.1.1", 5), "scheme": "http", "path": "/", "headers": headers}
    TRUSTING.settle(scope)
    assert scope["scheme"] in ("http", "https")
    who = scope["client"]
    assert isinstance(who, tuple)
    assert len(client_of(who[0])) <= 64


@given(st.lists(st.tuples(st.sampled_from([b"content-length", b"transfer-encoding", b"x"]), st.binary(max_size=30))))
def test_a_length_is_read_or_refused(headers: list[tuple[bytes, bytes]]) -> None:
    try:
        request_body.is_announced(headers)
    except request_body.TooLarge:
        return
    assert all(int(value) <= request_body.LARGEST for name, value in headers if name == b"content-length")


# addresses


@OLD_SETTINGS
@given(
    st.lists(
        st.sampled_from(
            [
                "t",
                "new",
                "rules",
                "static",
                "server",
                "doge",
                "..",
                ".",
                "",
                "stream",
                "seat",
                "0",
                "replay",
                "api",
                "v1",
                "tables",
            ]
        )
        | st.text(max_size=8),
        max_size=6,
    )
)
def test_no_address_harms(browser: TestClient, parts: list[str]) -> None:
    path = "/" + "/".join(quote(part.encode("utf-8", "replace"), safe="") for part in parts)
    answer = browser.get(f"http://testserver{path}")
    assert answer.status_code in (200, 303, 307, 400, 401, 403, 404, 405), path
    assert kinds_of("POST", path)[0] == "acts"


@OLD_SETTINGS
@given(st.dictionaries(st.sampled_from(["seats", "step", "seat", "x", "which", "limit"]), st.text(max_size=30)))
def test_no_query_harms(browser: TestClient, table: str, query: dict[str, str]) -> None:
    asked = urlencode(query, errors="replace")
    for path in ("/new/doge", table, f"{table}/replay", "/api/v1/tables", "/static/server/icon.svg"):
        assert browser.get(f"{path}?{asked}").status_code in (200, 400, 401, 404)


@OLD_SETTINGS
@given(st.integers(0, 10**12), st.text(min_size=1, max_size=80))
def test_no_seat_link_is_guessed(browser: TestClient, table: str, seat: int, token: str) -> None:
    known = dict(browser.cookies)
    browser.cookies.clear()
    try:
        address = f"{table}/seat/{seat}/{quote(token.encode('utf-8', 'replace'), safe='')}"
        # A token that ends with a slash is first led to the address without it.
        assert browser.get(address, follow_redirects=True).status_code == 404
        assert browser.post(address, follow_redirects=True).status_code in (404, 429)
    finally:
        browser.cookies.clear()
        browser.cookies.update(known)


@OLD_SETTINGS
@given(st.text(max_size=60) | st.from_regex(r"[/\\]{0,4}[a-z.@:%]{0,12}[/\\]{0,2}[a-z]{0,5}", fullmatch=True))
def test_we_send_nobody_elsewhere(browser: TestClient, back: str) -> None:
    answer = browser.post("/language", data={"language": "nl", "back": back.encode("utf-8", "replace").decode()})
    assert answer.status_code == 303
    where = answer.headers["location"]
    assert re.match(r"/(?![/\\])", where), where
    assert where.isascii()
    assert where.isprintable()


# forms

KEYS = [
    "game",
    "seats",
    "seat-0",
    "seat-1",
    "name",
    "level",
    "option-components",
    "listed",
    "move",
    "version",
    "text",
    "key",
    "entropy",
]
FIELDS = st.lists(
    st.tuples(
        st.sampled_from(KEYS) | st.text(max_size=5),
        st.sampled_from(["doge", "doge-ship", "3", "me", "open", "novice"]) | st.text(max_size=40),
    ),
    max_size=12,
)


@OLD_SETTINGS
@given(FIELDS)
def test_no_wish_for_a_table_harms(browser: TestClient, fields: list[tuple[str, str]]) -> None:
    body = urlencode(fields, errors="replace")
    kind = {"content-type": "application/x-www-form-urlencoded"}
    assert browser.post("/tables", content=body, headers=kind).status_code in (303, 400)


@OLD_SETTINGS
@given(
    st.sampled_from(["move", "take-back", "say", "sit", "hand-over", "return", "rematch"]) | st.text(max_size=9), FIELDS
)
def test_no_act_at_a_table_harms(browser: TestClient, table: str, act: str, fields: list[tuple[str, str]]) -> None:
    body = urlencode(fields, errors="replace")
    kind = {"content-type": "application/x-www-form-urlencoded"}
    path = f"{table}/{quote(act.encode('utf-8', 'replace'), safe='')}"
    assert browser.post(path, content=body, headers=kind).status_code in (303, 307, 400, 403, 404, 405)
    assert browser.get(table).status_code == 200


KINDS = st.sampled_from(
    [
        "application/x-www-form-urlencoded",
        "application/x-www-form-urlencoded; charset=utf-16",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "multipart/form-data; boundary=x; charset=unicode_escape",
        "multipart/form-data; boundary=x; charset=nonsense",
        "multipart/form-data; boundary=" + "y" * 200,
        "text/plain",
        "",
    ]
)
PIECES = st.lists(
    st.sampled_from(
        [
            b"--x\r\n",
            b"--x--\r\n",
            b'Content-Disposition: form-data; name="game"\r\n',
            b'Content-Disposition: form-data; name="option-components"; filename="a.toml"\r\n',
            b'Content-Disposition: form-data; name="\\ud800"\r\n',
            b"Content-Disposition: form-data\r\n",
            b"Content-Type: text/plain; charset=unicode_escape\r\n",
            b"\r\n",
            b"doge",
            b"\\ud800\\u0000",
            b"\xff\xfe",
            b"a=b&c=%ED%A0%80&%00=%00&=&&;",
        ]
    )
    | BYTES,
    max_size=12,
).map(b"".join)


@OLD_SETTINGS
@given(KINDS, PIECES)
def test_no_body_harms(browser: TestClient, table: str, kind: str, body: bytes) -> None:
    for path in ("/tables", f"{table}/say", "/name"):
        answer = browser.post(path, content=body, headers={"content-type": kind})
        assert answer.status_code in (303, 400, 403), (path, answer.status_code)


@given(KINDS, PIECES)
def test_what_a_form_says_can_be_kept(kind: str, body: bytes) -> None:
    """No half characters, no zero bytes: no store would take them."""

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": body, "more_body": False}

    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    request = Request({"type": "http", "method": "POST", "headers": headers, "app": None}, receive)
    try:
        fields = asyncio.run(forms.fields_of(request))
    except Exception as error:
        assert type(error).__name__ in ("HTTPException", "Malformed"), repr(error)
        return
    for key, values in fields.items():
        for value in (key, *values):
            value.encode()
            assert "\0" not in value


@given(st.text(max_size=20))
def test_a_number_is_small_or_none(text: str) -> None:
    told = forms.small_number(text)
    assert told is None or (0 <= told < 10**7 and int(text) == told)


# components


@given(st.text(max_size=400))
def test_no_text_crashes_the_reader_of_components(text: str) -> None:
    with pytest.raises(Malformed):
        read_components(text)


@given(st.data())
def test_no_mangled_set_crashes_the_reader(data: st.DataObject) -> None:
    lines = shipped_text().splitlines()
    for _ in range(data.draw(st.integers(1, 4), "changes")):
        number = data.draw(st.integers(0, len(lines) - 1), "line")
        change = (
            st.sampled_from(lines)
            | st.text(max_size=30)
            | st.sampled_from(["[[", "a.b.c = 1", "= 3", "[tables]", "'''", '"'])
        )
        lines[number : number + data.draw(st.integers(0, 2), "removed")] = data.draw(
            st.lists(change, max_size=2), "put there"
        )
        lines = lines or [""]
    try:
        read = read_components("\n".join(lines))
    except Malformed as error:
        assert str(error).startswith("components")
        assert "\n" not in str(error)
    else:
        assert read_components(read.text) == read
