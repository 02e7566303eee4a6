"""Who is let in: where a form is from, by what name we are called, what a cookie is worth, how much may be sent."""

from __future__ import annotations

import re
import secrets
import stat
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from starlette.testclient import TestClient

from broglio.core.protocol import Malformed
from broglio.web.app import create_app
from broglio.web.middleware.request_body import LARGEST
from broglio.web.middleware.sessions import YEAR, People, Person, secret_of
from broglio.web.ops.settings import Settings
from broglio.web.store.store import Store
from web.visitors import OURS, link_in, make, visitor

# where a form is from


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "http://testserver"},
        {"origin": "https://elsewhere.example"},
        {"origin": "http://testserver.elsewhere.example"},
        {"origin": "http://testserver:81"},
        {"origin": "ftp://testserver"},
        {"origin": "http://["},
        {"origin": "null"},
        {"origin": ""},
        {},
    ],
    ids=str,
)
def test_a_form_with_a_cookie_must_be_from_our_own_page(settings: Settings, headers: dict[str, str]) -> None:
    with visitor(create_app(settings)) as browser:
        where = make(browser, game="doge", seats="3", level="novice")
        del browser.headers["origin"]
        for address in ("/tables", f"{where}/move", f"{where}/link", "/language", "/name"):
            answer = browser.post(address, data={"game": "doge", "name": "Eve"}, headers=headers)
            assert answer.status_code == 403, address
            assert "did not come from one of our pages" in answer.text
        assert "Eve" not in browser.get("/").text


@pytest.mark.parametrize(
    "headers",
    [{"sec-fetch-site": "same-origin"}, {"origin": "http://testserver"}, {"origin": "HTTP://TESTSERVER"}],
    ids=str,
)
def test_a_form_of_our_own_is_taken(settings: Settings, headers: dict[str, str]) -> None:
    with visitor(create_app(settings)) as browser:
        make(browser, game="doge", seats="3")
        del browser.headers["origin"]
        assert browser.post("/name", data={"name": "Anna"}, headers=headers).status_code == 200


def test_what_no_browser_sent_needs_no_origin_but_has_no_cookie(settings: Settings) -> None:
    with TestClient(create_app(settings)) as program:
        assert program.post("/tables", data={"game": "doge", "seats": "3"}).status_code == 200
        assert program.post("/tables", data={"game": "doge", "seats": "3"}).status_code == 403, "it has a cookie now"


def test_a_bearer_token_is_the_signed_text_of_the_cookie(settings: Settings) -> None:
    with visitor(create_app(settings)) as browser:
        where = make(browser, game="doge", seats="3", level="novice")
        token = browser.cookies["broglio"]
        browser.cookies.clear()
        del browser.headers["origin"]
        assert 'name="version"' in browser.get(where, headers={"authorization": f"Bearer {token}"}).text
        for other in (f"Bearer {token[:-2]}", f"Basic {token}", "Bearer", f"Bearer {'x' * 5000}"):
            assert 'name="version"' not in browser.get(where, headers={"authorization": other}).text


def test_a_wrong_token_does_not_fall_back_to_the_cookie(settings: Settings) -> None:
    with visitor(create_app(settings)) as browser:
        where = make(browser, game="doge", seats="3", level="novice")
        assert 'name="version"' not in browser.get(where, headers={"authorization": "Bearer wrong"}).text


def test_no_other_site_may_read_or_preflight(browser: TestClient) -> None:
    asked = {"origin": "https://elsewhere.example", "access-control-request-method": "POST"}
    answer = browser.options("/tables", headers=asked)
    assert answer.status_code in (403, 405)
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("method", ["TRACE", "PUT", "DELETE", "PATCH", "CONNECT", "WHATEVER"])
def test_other_methods_do_nothing(browser: TestClient, method: str) -> None:
    assert browser.request(method, "/tables").status_code == 405


# by what name we are called


@pytest.mark.parametrize(
    "host", ["a b", "x/y", "x@y", "a:b", "a:123456", "", "[", "[::1", "é.example", "a\tb", "x" * 300]
)
def test_a_host_that_is_none_is_refused(browser: TestClient, host: str) -> None:
    answer = browser.get("/", headers={b"host": host.encode("utf-8")})
    assert answer.status_code == 400
    assert host not in answer.text or not host


def test_two_hosts_are_refused(browser: TestClient) -> None:
    assert browser.get("/", headers=[("host", "testserver"), ("host", "elsewhere.example")]).status_code == 400


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("games.example.org", 200),
        ("GAMES.example.org:443", 200),
        ("games.example.org.", 200),
        ("x.club.example", 200),
        ("club.example", 400),
        ("elsewhere.example", 400),
        ("games.example.org.elsewhere.example", 400),
        ("evilclub.example", 400),
        ("127.0.0.1", 400),
    ],
)
def test_only_names_that_are_allowed(tmp_path: Path, host: str, status: int) -> None:
    settings = Settings(tmp_path, thinkers=1, allowed_hosts=("games.example.org", "*.club.example"))
    with TestClient(create_app(settings)) as browser:
        assert browser.get("/", headers={"host": host}).status_code == status


# cookies


def set_cookie(settings: Settings, scheme: str = "http") -> str:
    with TestClient(create_app(settings), f"{scheme}://testserver", headers=OURS) as browser:
        browser.headers["origin"] = f"{scheme}://testserver"
        return browser.post("/name", data={"name": "Anna"}, follow_redirects=False).headers["set-cookie"]


def test_a_cookie_is_for_us_alone(settings: Settings) -> None:
    cookie = set_cookie(settings)
    assert cookie.startswith("broglio=")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert "Domain" not in cookie
    assert "Secure" not in cookie


@pytest.mark.parametrize("secure", [True, False])
def test_by_tls_a_cookie_is_bound_to_this_host(settings: Settings, secure: bool) -> None:
    cookie = set_cookie(replace(settings, secure=secure), "https")
    assert cookie.startswith("__Host-broglio=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert "Domain" not in cookie


def test_by_tls_under_a_path_a_cookie_is_bound_to_the_path(settings: Settings) -> None:
    cookie = set_cookie(replace(settings, secure=True, root_path="/games"), "https")
    assert cookie.startswith("__Secure-broglio=")
    assert {"Secure", "HttpOnly", "Path=/games", "SameSite=lax"} <= set(cookie.split("; "))


def test_a_cookie_that_came_in_the_clear_counts_for_nothing_by_tls(settings: Settings) -> None:
    with visitor(create_app(settings)) as browser:
        where = make(browser, game="doge", seats="3", level="novice")
        cookie = browser.cookies["broglio"]
    with TestClient(create_app(settings), "https://testserver") as browser:
        assert 'name="version"' not in browser.get(where, headers={"cookie": f"broglio={cookie}"}).text
        assert 'name="version"' in browser.get(where, headers={"cookie": f"__Host-broglio={cookie}"}).text


@pytest.fixture
def people(settings: Settings, store: Store) -> People:
    return People(secret_of(settings, store))


def test_a_token_reads_back(people: People) -> None:
    anna = Person(secrets.token_urlsafe(16), "Anna", "nl")
    assert people.read(people.token(anna)) == anna


def test_a_token_is_worth_nothing_after_a_year(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    token = people.token(people.stranger())
    now = int(time.time())
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now + YEAR - 60)
    assert people.read(token)
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now + YEAR + 60)
    assert people.read(token) is None


def test_what_another_server_signed_is_worth_nothing(people: People) -> None:
    token = URLSafeTimedSerializer(b"another secret", salt="person").dumps(["id", "Anna", "en"])
    assert people.read(token) is None


@pytest.mark.parametrize(
    "told", [[], ["id", "Anna"], ["id", "Anna", 3], {"id": "x"}, None, 7, "text", [["id"], "Anna", "en"]], ids=str
)
def test_what_is_signed_but_says_something_else_is_nobody(people: People, told: object) -> None:
    assert people.read(str(people.serializer.dumps(told))) is None


def test_no_changed_letter_gets_through(people: People) -> None:
    token = people.token(Person("id", "Anna", "en"))
    for place in range(len(token)):
        other = token[:place] + ("A" if token[place] != "A" else "B") + token[place + 1 :]
        read = people.read(other)
        # The last letter of a part has bits that mean nothing.
        assert read is None or (read == people.read(token) and token[place + 1 : place + 2] in ("", "."))


@pytest.mark.parametrize(
    "cookie", ["broglio=" + "x" * 9000, "broglio=", "broglio", ";;;=;", "broglio=.eJxx", "=", "\xff"]
)
def test_a_strange_cookie_is_a_strangers(browser: TestClient, cookie: str) -> None:
    answer = browser.get("/", headers={b"cookie": cookie.encode("latin-1")})
    assert answer.status_code == 200


def test_the_secret_is_its_owners_alone_and_stays(settings: Settings, store: Store) -> None:
    first = secret_of(settings, store)
    assert len(first) == 32
    assert secret_of(settings, store) == first
    path = settings.data / "secret.key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert not [found.name for found in settings.data.iterdir() if found.name.startswith("tmp")], "no half-made one"
    path.write_bytes(b"short")
    with pytest.raises(Malformed, match=r"secret\.key: holds 5 bytes of the 32"):
        secret_of(settings, store)


def test_a_secret_that_was_set_is_used(settings: Settings, store: Store) -> None:
    chosen = replace(settings, secret="correct horse battery")
    assert secret_of(chosen, store) == secret_of(chosen, store) != secret_of(settings, store)


def test_servers_that_share_a_store_share_the_secret(settings: Settings, store: Store) -> None:
    shared = replace(settings, database_url="postgresql://somewhere/games")
    first = secret_of(shared, store)
    assert len(first) == 32
    assert secret_of(shared, store) == first
    assert store.keep("secret", "another") == first.hex()
    assert not (settings.data / "secret.key").exists()


# links to seats


def test_a_seat_link_brings_the_seat_to_another_device(settings: Settings) -> None:
    app = create_app(settings)
    with visitor(app) as desk, visitor(app) as phone:
        where = make(desk, game="doge", seats="3", level="novice", name="Anna")
        assert "/seat/0/" not in desk.get(where).text, "the page carries no link by itself"
        shown = desk.post(f"{where}/link", headers={"accept-encoding": "br"})
        assert "content-encoding" not in shown.headers, "a secret is not compressed along with what others say"
        assert shown.headers["cache-control"] == "no-store"
        link = link_in(shown.text)
        assert 'name="version"' not in phone.get(where).text
        opened = phone.get(link)
        assert "a seat (Anna)" in re.sub("[\u2068\u2069]", "", opened.text)
        assert 'name="version"' not in phone.get(where).text, "to look at a link is not to use it"
        assert 'name="version"' in phone.post(link).text
        assert phone.get(link).url.path == where, "whoever sits there is sent to the table"


def test_a_link_works_once(settings: Settings) -> None:
    app = create_app(settings)
    with visitor(app) as desk, visitor(app) as phone, visitor(app) as thief:
        where = make(desk, game="doge", seats="3", level="novice", name="Anna")
        link = link_in(desk.post(f"{where}/link").text)
        phone.post(link)
        for answer in (thief.get(link), thief.post(link)):
            assert answer.status_code == 404
            assert "This link no longer works" in answer.text
        assert 'name="version"' not in thief.get(where).text


def test_a_new_link_takes_the_place_of_the_old(settings: Settings) -> None:
    app = create_app(settings)
    with visitor(app) as desk, visitor(app) as phone:
        where = make(desk, game="doge", seats="3", level="novice", name="Anna")
        old, new = (link_in(desk.post(f"{where}/link").text) for _ in range(2))
        assert phone.post(old).status_code == 404
        assert phone.post(new).status_code == 200


def test_a_wrong_link_leads_nowhere(settings: Settings) -> None:
    app = create_app(settings)
    with visitor(app) as desk, visitor(app) as phone:
        where = make(desk, game="doge", seats="3", level="novice", name="Anna")
        link = link_in(desk.post(f"{where}/link").text)
        wrong = link[:-1] + ("0" if link[-1] != "0" else "1")
        for other in (wrong, link.replace("/seat/0/", "/seat/1/"), link.replace("/seat/0/", "/seat/99/"), link[:-1]):
            assert phone.get(other).status_code == 404
            assert phone.post(other).status_code == 404


def test_only_a_seat_can_ask_for_its_link(settings: Settings) -> None:
    app = create_app(settings)
    with visitor(app) as desk, visitor(app) as watcher:
        where = make(desk, game="doge", seats="3", level="novice")
        assert watcher.post(f"{where}/link").status_code == 403
        assert watcher.get(f"{where}/link").status_code in (404, 405)


# how much may be sent


def test_a_form_that_says_it_is_giant_is_refused(browser: TestClient) -> None:
    answer = browser.post("/tables", data={"game": "doge", "name": "x" * LARGEST})
    assert answer.status_code == 413
    assert answer.headers["connection"] == "close"
    assert "larger than we accept" in answer.text


def test_a_giant_form_that_does_not_say_so_is_refused(browser: TestClient) -> None:
    def pieces() -> Iterator[bytes]:
        yield b"game=doge&name="
        for _ in range(100):
            yield b"x" * 1024

    kind = {"content-type": "application/x-www-form-urlencoded"}
    assert browser.post("/tables", content=pieces(), headers=kind).status_code == 413


def test_a_giant_file_is_refused(browser: TestClient) -> None:
    files = {"option-components": ("set.toml", b"x" * LARGEST)}
    assert browser.post("/tables", data={"game": "doge-ship"}, files=files).status_code == 413


@pytest.mark.parametrize("length", ["99999999999999999999", "-1", "1e3", "0x10", "+5", " "])
def test_a_strange_length_is_refused(browser: TestClient, length: str) -> None:
    assert browser.post("/tables", content=b"game=doge", headers={"content-length": length}).status_code in (400, 413)


def test_a_form_of_too_many_fields_is_refused(browser: TestClient) -> None:
    assert browser.post("/tables", data={f"f{number}": "x" for number in range(1500)}).status_code == 400


def test_a_long_address_is_refused(browser: TestClient) -> None:
    assert browser.get("/rules/" + "x" * 3000).status_code == 414
    assert browser.get("/new/doge?seats=" + "3" * 3000).status_code == 414


def test_an_address_with_characters_that_are_none_leads_nowhere(browser: TestClient) -> None:
    for letter in ("%00", "%0a", "%1b", "%7f", "%e2%80%ae"):
        assert browser.get(f"/t/a{letter}b").status_code == 404


# what answers tell browsers


def test_every_answer_is_guarded(browser: TestClient) -> None:
    where = make(browser, game="doge", seats="3", level="novice")
    asked = [browser.get(address) for address in ("/", where, "/nowhere", "/rules/doge", f"{where}/record")]
    asked.append(browser.post(f"{where}/move", headers={"origin": "https://elsewhere.example"}))
    asked.append(browser.get("/" + "x" * 3000))
    for answer in asked:
        headers = answer.headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["cache-control"] == "no-store", answer.url
        assert "strict-transport-security" not in headers
        assert "server" not in headers


def test_by_tls_browsers_are_told_to_stay_there(settings: Settings) -> None:
    with TestClient(create_app(settings), "https://testserver") as browser:
        assert browser.get("/").headers["strict-transport-security"].startswith("max-age=")
