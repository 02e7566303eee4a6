"""Behind a proxy and under a path all is as the browser sees it, and no liar is believed."""

from __future__ import annotations

import http.client
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest

from broglio.core.protocol import Malformed
from broglio.web.middleware.proxies import Proxies
from broglio.web.ops.settings import Settings
from browser.server import Server
from web.reverse_proxy import Front, reverse_proxy


def settled(settings: Settings, peer: str, **headers: str) -> dict[str, object]:
    """What a request's scope says after all."""
    raw = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope: dict[str, object] = {"client": (peer, 1), "scheme": "http", "path": "/t/abc", "headers": raw}
    Proxies(settings).settle(scope)
    return scope


TRUSTING = Settings(Path(), trusted_proxies=("10.0.0.0/8", "::1"))


@pytest.mark.parametrize(
    ("peer", "told", "client"),
    [
        ("10.1.2.3", "203.0.113.9", "203.0.113.9"),
        ("::ffff:10.1.2.3", "203.0.113.9", "203.0.113.9"),
        ("::1", "2001:db8::7", "2001:db8::7"),
        ("10.1.2.3", "198.51.100.1, 203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", "198.51.100.1, 203.0.113.9, 10.9.9.9", "203.0.113.9"),
        ("10.1.2.3", "203.0.113.9:5555", "203.0.113.9"),
        ("10.1.2.3", "[2001:db8::7]:5555", "2001:db8::7"),
        ("10.1.2.3", "10.4.4.4, 10.5.5.5", "10.4.4.4"),
        ("10.1.2.3", "", "10.1.2.3"),
        ("192.0.2.1", "203.0.113.9", "192.0.2.1"),
    ],
)
def test_who_asks(peer: str, told: str, client: str) -> None:
    assert settled(TRUSTING, peer, x_forwarded_for=told)["client"] in ((client, 0), (client, 1))


def test_nobody_is_believed_who_is_not_named() -> None:
    scope = settled(Settings(Path()), "127.0.0.1", x_forwarded_for="203.0.113.9", x_forwarded_proto="https", host="a")
    assert scope["client"] == ("127.0.0.1", 1)
    assert scope["scheme"] == "http"


def test_scheme_and_host_are_the_browsers() -> None:
    scope = settled(TRUSTING, "10.1.2.3", x_forwarded_proto="https", x_forwarded_host="games.example", host="inner")
    assert scope["scheme"] == "https"
    assert (b"host", b"games.example") in scope["headers"]  # type: ignore[operator]  # a list, as it was put in
    assert settled(TRUSTING, "10.1.2.3", x_forwarded_proto="gopher")["scheme"] == "http"


@pytest.mark.parametrize("path", ["/t/abc", "/games/t/abc"])
def test_a_path_that_was_taken_off_is_put_back(path: str) -> None:
    scope: dict[str, object] = {"client": ("10.1.2.3", 1), "scheme": "http", "path": path, "headers": []}
    Proxies(Settings(Path(), root_path="/games")).settle(scope)
    assert (scope["root_path"], scope["path"]) == ("/games", "/games/t/abc")


def test_a_proxy_that_is_no_address_is_named() -> None:
    with pytest.raises(Malformed, match=r"^trusted proxy 'nginx': is no address"):
        Proxies(Settings(Path(), trusted_proxies=("nginx",)))


@pytest.fixture(scope="module", params=[True, False], ids=["strips", "passes on"])
def front(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Front, int]]:
    shown = Front("games.example", "/club/games", strips=request.param)
    flags = ["--root-path", shown.prefix, "--trusted-proxies", "127.0.0.1", "--allowed-hosts", shown.host]
    server = Server(tmp_path_factory.mktemp("proxied"), flags=flags)
    server.start()
    try:
        with reverse_proxy(shown, server.port) as port:
            yield shown, port
    finally:
        server.stop()


class Browser:
    """Just as much of a browser as keeps a cookie and follows where it is sent."""

    def __init__(self, front: Front, port: int) -> None:
        self.front = front
        self.port = port
        self.cookie = ""
        self.set_cookie = ""

    def ask(self, method: str, path: str, fields: dict[str, str] | None = None) -> http.client.HTTPResponse:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Host": self.front.host, "Cookie": self.cookie, "Accept-Language": "en"}
        if fields is not None:
            headers |= {
                "Origin": f"https://{self.front.host}",
                "Content-Type": "application/x-www-form-urlencoded",
            }
        connection.request(method, path, urlencode(fields) if fields is not None else None, headers)
        answer = connection.getresponse()
        if set_cookie := answer.getheader("set-cookie"):
            self.set_cookie, self.cookie = set_cookie, set_cookie.partition(";")[0]
        return answer

    def page(self, path: str) -> str:
        answer = self.ask("GET", path)
        assert answer.status == 200, path
        return answer.read().decode()

    def send(self, path: str, fields: dict[str, str]) -> str:
        """Send a form; gives where it leads."""
        answer = self.ask("POST", path, fields)
        assert answer.status == 303, answer.read()
        return answer.getheader("location") or ""


def test_a_whole_visit_under_a_path_by_tls(front: tuple[Front, int]) -> None:
    shown, port = front
    anna, phone = Browser(shown, port), Browser(shown, port)
    home = anna.page(f"{shown.prefix}/")
    assert re.findall(rf'(?:href|action|src)="/(?!{shown.prefix[1:]}/)', home) == []
    for address in re.findall(r'(?:href|src)="(/[^"#]+)"', home):
        assert anna.ask("GET", address).status == 200, address
    where = anna.send(f"{shown.prefix}/tables", {"game": "doge", "seats": "3", "level": "novice", "name": "Anna"})
    assert where.startswith(f"{shown.prefix}/t/")
    assert anna.cookie.startswith("__Secure-broglio=")
    assert {"Secure", "HttpOnly", f"Path={shown.prefix}", "SameSite=lax"} <= set(anna.set_cookie.split("; "))
    page = anna.page(where)
    assert f'hx-sse:connect="{where}/stream?since=' in page
    stream = anna.ask("GET", f"{where}/stream")
    assert stream.getheader("content-type", "").startswith("text/event-stream")
    assert b"id: " in stream.readline()
    stream.close()
    version = re.search(r'name="version" value="(\d+)"', page)
    assert version
    assert anna.send(f"{where}/move", {"version": version[1], "move": "castello 1"}) == where
    assert anna.send(f"{shown.prefix}/language", {"language": "nl", "back": "/rules/doge"}) == (
        f"{shown.prefix}/rules/doge"
    )
    asked = anna.ask("POST", f"{where}/link", {})
    link = re.search(rf'value="https://{shown.host}({where}/seat/0/[\w-]+)"', asked.read().decode())
    assert link, "a link has the host and the path by which people come"
    assert f'action="{link[1]}"' in phone.page(link[1])
    assert phone.send(link[1], {}) == where
    assert 'name="version"' in phone.page(where)


def test_what_the_proxy_shows_is_guarded(front: tuple[Front, int]) -> None:
    shown, port = front
    answer = Browser(shown, port).ask("GET", f"{shown.prefix}/")
    assert answer.getheader("strict-transport-security")
    assert Browser(Front("elsewhere.example", shown.prefix), port).ask("GET", f"{shown.prefix}/").status == 200, (
        "the proxy says by what name it was called, whatever the browser says"
    )
