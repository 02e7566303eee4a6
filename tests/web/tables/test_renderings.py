"""What is remembered of tables and words has a bound, however many ways there are to ask for them."""

from __future__ import annotations

import tracemalloc

import pytest
from markupsafe import Markup
from starlette.testclient import TestClient

from broglio.web.api.state import Reader
from broglio.web.middleware.proxies import Proxies
from broglio.web.ops.settings import Settings
from broglio.web.pages import fast_jinja
from broglio.web.tables import renderings
from broglio.web.tables.renderings import Renderings, Shelf
from broglio.web.tables.table import Table
from web.api_client import ROOT, Client
from web.whole_games import app_of, play_on

ROOM = 4 * 2**20


@pytest.fixture
def finished(browser: TestClient, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A game that is over and was much talked about, and little room."""
    monkeypatch.setattr(renderings.SHELF, "most", ROOM)
    anna, bela, carla = (Client(browser, name) for name in ("Anna", "Bela", "Carla"))
    table = anna.make("doge", "me", "open", "open")
    for seat, player in enumerate((bela, carla), 1):
        player.post(f"{table}/sit", {"seat": seat})
    for number in range(100):
        anna.post(f"{table}/remarks", {"text": f"remark {number}"})
    return play_on(browser, table)


def ask(browser: TestClient, table: Table, since: int, remarks: int) -> None:
    answer = browser.get(f"{ROOT}/tables/{table.id}?view=false&since={since}&remarks={remarks}")
    assert answer.status_code == 200
    assert len(answer.json()["remarks"]) == max(0, len(table.chat) - remarks)


def test_a_stranger_who_asks_in_many_ways_fills_no_memory(browser: TestClient, finished: Table) -> None:
    ask(browser, finished, 0, 0)
    tracemalloc.start()
    try:
        for remarks in range(1, 51):
            ask(browser, finished, remarks % 8, remarks)
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert grown < 3 * ROOM
    assert 0 < renderings.SHELF.held <= ROOM


def test_who_claims_to_know_more_than_there_is_knows_all_there_is(browser: TestClient, finished: Table) -> None:
    finished.rendered.clear()
    for more in range(5):
        ask(browser, finished, finished.version + more, len(finished.chat) + more)
    assert len(finished.rendered.kept) == 1


def test_pages_for_made_up_names_of_the_server_fill_no_memory(browser: TestClient, finished: Table) -> None:
    for number in range(60):
        page = browser.get(f"/t/{finished.id}", headers={"host": f"name-{number}.example"})
        assert page.status_code == 200
    assert 0 < renderings.SHELF.held <= ROOM
    drawings = app_of(browser).state.hall.table_page.drawings[finished]
    assert len(drawings.readers) == 1, "made-up names of the server are not remembered"


def test_the_table_drawn_longest_ago_makes_room() -> None:
    shelf = Shelf(1000)
    first, second, third = (Renderings(shelf) for _ in range(3))
    first.keep("page", "a", 400)
    second.keep("page", "b", 400)
    assert first.get("page") == "a"
    third.keep("page", "c", 400)
    assert (first.get("page"), second.get("page"), third.get("page")) == ("a", None, "c")
    first.clear()
    assert (shelf.held, list(shelf.tables)) == (400, [third])
    third.keep(Reader(None, "en"), "d", 5000)
    assert (third.get("page"), shelf.held) == ("c", 400), "what is larger than the shelf is not kept"


def test_a_long_text_is_escaped_and_not_remembered() -> None:
    fast_jinja._escaped.cache_clear()
    escape = fast_jinja.Templates.escape
    assert escape("<" * 60_000) == "&lt;" * 60_000
    assert (escape("a < b"), escape(7), escape(Markup("<b>"))) == ("a &lt; b", "7", "<b>")
    assert fast_jinja._escaped.cache_info().currsize == 2


def test_a_long_address_is_cut_before_it_is_remembered(settings: Settings) -> None:
    asked: list[str] = []
    proxies = Proxies(settings)
    proxies.trusts = asked.append  # type: ignore[assignment]
    scope = {"headers": [(b"x-forwarded-for", b"x" * 9000)]}
    proxies._believe(scope)
    assert asked == ["x" * 64]
