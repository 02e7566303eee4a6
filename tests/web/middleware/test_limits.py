"""How much one client may do: what is over is refused with the time to wait, and what is remembered is bounded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from httpx2 import Response
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette

from broglio.web.app import create_app
from broglio.web.middleware import limits
from broglio.web.middleware.limits import ALLOWANCES, Limits, TooMany, kinds_of
from broglio.web.middleware.proxies import client_of
from broglio.web.ops.settings import Settings
from web.visitors import make, visitor


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def done_at_once(counted: Limits, kind: str, client: str, session: str = "") -> int:
    """How often something can be done before there is a wait."""
    for number in range(100_000):
        try:
            counted.count(kind, client, session)
        except TooMany:
            return number
    raise AssertionError("there was no limit")


@pytest.mark.parametrize("kind", ALLOWANCES)
def test_after_a_burst_there_is_one_more_every_so_often(kind: str) -> None:
    clock = Clock()
    counted = Limits(1, 10, clock)
    rate = ALLOWANCES[kind].client
    assert done_at_once(counted, kind, "anna") == rate.burst
    assert done_at_once(counted, kind, "bela") == rate.burst, "another client is not to blame"
    for _ in range(3):
        clock.now += rate.seconds * 1.001
        assert done_at_once(counted, kind, "anna") == 1
    clock.now += rate.seconds * rate.burst * 2
    assert done_at_once(counted, kind, "anna") == rate.burst, "no more than a burst is saved up"


def test_the_time_to_wait_is_told_and_enough() -> None:
    clock = Clock()
    counted = Limits(1, 10, clock)
    done_at_once(counted, "tables", "anna")
    with pytest.raises(TooMany) as wait:
        counted.count("tables", "anna")
    clock.now += wait.value.seconds
    counted.count("tables", "anna")


def test_a_session_has_less_than_all_behind_one_address() -> None:
    counted = Limits(1, 10, Clock())
    assert done_at_once(counted, "hints", "school", "anna") == ALLOWANCES["hints"].session.burst
    assert done_at_once(counted, "hints", "school", "bela") == ALLOWANCES["hints"].session.burst


@pytest.mark.parametrize("factor", [2, 10])
def test_a_factor_allows_more(factor: int) -> None:
    assert done_at_once(Limits(factor, 10, Clock()), "tables", "anna") == factor * ALLOWANCES["tables"].client.burst


def test_without_limits_nobody_waits() -> None:
    counted = Limits(0, 10)
    for _ in range(5000):
        counted.count("tables", "anna", "anna")
    assert not counted.paid_off


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 100)
    counted = Limits(1, 10, Clock())
    done_at_once(counted, "hints", "anna")
    for number in range(99):
        counted.count("hints", f"client {number}")
    with pytest.raises(TooMany):
        counted.count("hints", "anna")
    for number in range(500):
        counted.count("hints", f"other {number}")
    assert len(counted.paid_off) == 100


@given(st.lists(st.tuples(st.sampled_from(sorted(ALLOWANCES)), st.floats(0, 5))))
def test_no_more_is_ever_done_than_burst_and_time_allow(steps: list[tuple[str, float]]) -> None:
    clock = Clock()
    counted = Limits(1, 10, clock)
    begun = clock.now
    done = dict.fromkeys(ALLOWANCES, 0)
    for kind, passed in steps:
        clock.now += passed
        try:
            counted.count(kind, "anna")
        except TooMany:
            continue
        done[kind] += 1
        rate = ALLOWANCES[kind].client
        assert done[kind] <= rate.burst + (clock.now - begun) / rate.seconds + 1e-6


def test_streams_are_counted_per_session_and_client_and_in_all() -> None:
    counted = Limits(1, 300)
    opened = [counted.stream("school", "anna") for _ in range(limits.STREAMS_EACH)]
    for one in opened:
        one.__enter__()
    with pytest.raises(TooMany), counted.stream("school", "anna"):
        pass
    with counted.stream("school", "bela"):
        pass
    opened += [counted.stream("school") for _ in range(limits.STREAMS_OF_A_CLIENT - limits.STREAMS_EACH)]
    for one in opened[limits.STREAMS_EACH :]:
        one.__enter__()
    with pytest.raises(TooMany), counted.stream("school", "bela"):
        pass
    others = [counted.stream(f"client {number}") for number in range(300 - len(opened))]
    for one in others:
        one.__enter__()
    with pytest.raises(TooMany), counted.stream("somebody else"):
        pass
    for one in (*opened, *others):
        one.__exit__(None, None, None)
    assert counted.open_streams == 0
    assert counted.streams == {}, "nothing is remembered of those who left"


@pytest.mark.parametrize(
    ("method", "path", "kinds"),
    [
        ("GET", "/", ()),
        ("GET", "/t/abc/stream", ()),
        ("GET", "/t/abc/seat/0/secret", ("links",)),
        ("POST", "/t/abc/seat/0/secret", ("acts", "links")),
        ("POST", "/tables", ("acts", "tables")),
        ("POST", "/api/v1/tables", ("acts", "tables")),
        ("POST", "/api/v1/session", ("acts", "sessions")),
        ("POST", "/t/abc/rematch", ("acts", "tables")),
        ("POST", "/t/abc/sit", ("acts", "joins")),
        ("POST", "/t/abc/say", ("acts", "chat")),
        ("POST", "/t/abc/hint", ("acts", "hints")),
        ("POST", "/t/abc/link", ("acts", "links")),
        ("POST", "/t/abc/move", ("acts",)),
        ("DELETE", "/t/abc", ("acts",)),
    ],
)
def test_what_a_request_counts_as(method: str, path: str, kinds: tuple[str, ...]) -> None:
    assert kinds_of(method, path) == kinds


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("not an address", "not an address"),
    ],
)
def test_who_counts_as_one_client(address: str, client: str) -> None:
    assert client_of(address) == client


@pytest.fixture
def app(settings: Settings) -> Starlette:
    """A server with limits, as people meet it."""
    return create_app(replace(settings, client_limits=1))


WORDS = {"en": "One moment, please", "fr": "Un instant", "nl": "Een ogenblik"}


def refused(ask: Callable[[], Response]) -> Response:
    """Ask until there is a wait; on a slow machine time allows a few more than a burst."""
    for _ in range(200):
        answer = ask()
        if answer.status_code == 429:
            return answer
    raise AssertionError("there was no limit")


@pytest.mark.parametrize("language", WORDS)
def test_whoever_has_to_wait_is_told_in_their_language(app: Starlette, language: str) -> None:
    with visitor(app) as browser:
        where = make(browser, game="doge", seats="3")
        browser.headers["accept-language"] = language
        answer = refused(lambda: browser.post(f"{where}/say", data={"text": "hello"}))
    assert WORDS[language] in answer.text
    assert int(answer.headers["retry-after"]) >= 1


def test_programs_are_told_in_json(app: Starlette) -> None:
    with visitor(app) as browser:
        answer = refused(lambda: browser.post("/api/v1/tables", content=b""))
    assert answer.json()["error"] == "too-many"
    assert answer.json()["rule"] is None
    assert int(answer.headers["retry-after"]) >= 1


def test_a_flood_of_tables_is_stopped_and_others_are_not(app: Starlette) -> None:
    with visitor(app) as flood, visitor(app) as other:
        refused(lambda: flood.post("/tables", data={"game": "doge", "seats": "3"}))
        make(other, game="doge", seats="3")


def test_strangers_cannot_get_round_it_by_coming_anew(app: Starlette) -> None:
    with visitor(app) as flood:

        def come_anew() -> Response:
            flood.cookies.clear()
            return flood.post("/tables", data={"game": "doge", "seats": "3"})

        refused(come_anew)
