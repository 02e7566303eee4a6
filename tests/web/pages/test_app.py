"""What browsers and others get: pages, redirects, cookies, refusals."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from broglio.bots import levels
from broglio.core.protocol import registry
from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from web.visitors import make, version_in, visitor

GAMES = sorted(registry.games())


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_from_the_first_page_to_the_first_question(browser: TestClient, game: str) -> None:
    assert f'name="game" value="{game}"' in browser.get("/").text
    where = make(
        browser, game=game, seats=str(registry.find(game).seat_counts[0]), level=levels.usual(registry.find(game))
    )
    page = browser.get(where).text
    assert 'form id="act"' in page


def test_a_move_by_a_plain_form_leads_back_to_the_table(browser: TestClient) -> None:
    where = make(browser, game="doge", seats="3")
    for seat in (1, 2):
        browser.post(f"{where}/hand-over", data={"seat": str(seat), "level": "novice"})
    page = browser.get(where).text
    after = browser.post(f"{where}/move", data={"version": version_in(page), "move": "castello 1"})
    assert after.url.path == where
    assert after.history[0].status_code == 303


def test_a_move_by_htmx_is_answered_by_the_stream_alone(browser: TestClient) -> None:
    where = make(browser, game="doge", seats="3", level="novice")
    version = version_in(browser.get(where).text)
    fields = {"version": version, "move": "castello 1"}
    answer = browser.post(f"{where}/move", data=fields, headers={"hx-request": "true"})
    assert (answer.status_code, answer.text) == (204, "")


def test_a_refusal_is_told_with_its_rule_to_the_one_who_asked(browser: TestClient) -> None:
    where = make(browser, game="doge", seats="3", level="novice")
    page = browser.post(
        f"{where}/move", data={"version": version_in(browser.get(where).text), "move": "build castello"}
    )
    assert 'id="refusal"' in page.text
    assert re.search(r'/rules/doge#D\d+" target', page.text)
    browser.cookies.clear()
    assert 'id="refusal"' not in browser.get(where).text, "a spectator is told nothing of it"


def test_a_spectator_sees_no_controls_and_can_do_nothing(browser: TestClient) -> None:
    where = make(browser, game="doge", seats="3", level="novice")
    browser.cookies.clear()
    page = browser.get(where).text
    assert 'name="version"' not in page
    for act in ("move", "take-back", "hint", "hand-over", "return", "rematch"):
        answer = browser.post(f"{where}/{act}", data={"version": "6", "move": "castello 1", "seat": "0"})
        assert answer.status_code == 403, act
        assert "You can’t do this from your seat" in answer.text


def test_a_friend_takes_a_free_seat_by_the_link(settings: Settings) -> None:
    app = create_app(settings)
    with visitor(app) as anna, visitor(app) as bela:
        where = make(anna, game="caesar-cleopatra", seats="2", name="Anna")
        assert "Send this link" in anna.get(where).text
        joined = bela.post(f"{where}/sit", data={"seat": "1", "name": "  Bela \x00 the  Great"})
        assert "Bela the Great" in joined.text
        assert 'form id="act"' in joined.text
        assert bela.post(f"{where}/sit", data={"seat": "0", "name": "Again"}).status_code == 200
        assert "Again" not in anna.get(where).text


def test_the_chronicle_says_so_while_nothing_has_happened(settings: Settings) -> None:
    app = create_app(settings)
    with visitor(app) as anna, visitor(app) as bela:
        where = make(anna, game="doge-ship", seats="2", name="Anna")
        waiting = anna.get(where).text
        assert "Nothing has happened yet" in waiting
        assert f"{where}/chronicle" not in waiting
        begun = bela.post(f"{where}/sit", data={"seat": "1", "name": "Bela"}).text
        assert "Nothing has happened yet" not in begun
        assert f"{where}/chronicle" in begun


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_pages_come_in_the_language_of_the_browser_and_can_be_switched(browser: TestClient, language: str) -> None:
    browser.headers["accept-language"] = f"xx, {language}-BE;q=0.9, en;q=0.2"
    assert f'<html lang="{language}">' in browser.get("/").text
    switched = browser.post("/language", data={"language": "nl", "back": "/rules/doge"})
    assert switched.url.path == "/rules/doge"
    assert '<html lang="nl">' in switched.text
    assert browser.post("/language", data={"language": "la"}).status_code == 400
    for back in ("//elsewhere.example/", "https://elsewhere.example/", "/\\elsewhere.example"):
        assert browser.post("/language", data={"language": "nl", "back": back}).url.host == "testserver"


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"game": "chess"}, "no game"),
        ({"game": "doge", "seats": "9"}, "for 3 or 4 players"),
        ({"game": "doge", "seats": "many"}, "is not a number"),
        ({"game": "doge", "seats": "3", "level": "pope"}, "there is novice, senator, doge"),
        ({"game": "doge-ship", "seats": "2", "option-components": "[["}, "components"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_fault(
    browser: TestClient, fields: dict[str, str], fault: str
) -> None:
    answer = browser.post("/tables", data=fields)
    assert answer.status_code == 400
    assert fault in answer.text


def test_a_name_is_remembered(browser: TestClient) -> None:
    assert 'value="Anna"' in browser.post("/name", data={"name": " Anna "}).text
    where = make(browser, game="doge", seats="3", level="novice")
    assert "Anna" in browser.get(where).text


def test_a_name_cannot_bring_markup(browser: TestClient) -> None:
    where = make(browser, game="doge", seats="3", level="novice", name="<b>Anna</b>")
    page = browser.get(where).text
    assert "<b>Anna" not in page
    assert "&lt;b&gt;Anna" in page
    browser.post(f"{where}/say", data={"text": "<script>alert(1)</script>"})
    assert "<script>alert" not in browser.get(where).text


@pytest.mark.parametrize("address", ["/t/nothing", "/t/../../etc/passwd", "/static/server/nothing.css", "/rules/chess"])
def test_what_is_not_there_is_said_to_be_not_there(browser: TestClient, address: str) -> None:
    assert browser.get(address).status_code == 404


def test_files_come_small_and_may_be_kept(browser: TestClient) -> None:
    style = re.search(r'href="(/static/server/broglio\.css\?\w+)"', browser.get("/").text)
    assert style
    answer = browser.get(style[1], headers={"accept-encoding": "br"})
    assert answer.headers["content-encoding"] == "br"
    assert "immutable" in answer.headers["cache-control"]
    assert browser.get(style[1], headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    for name in ("..%2fapp.py", "app.py", "%2e%2e/app.py"):
        assert browser.get(f"/static/server/{name}").status_code == 404


def test_records_wait_for_the_end_and_replays_for_the_beginning(browser: TestClient) -> None:
    where = make(browser, game="doge", seats="3", level="novice")
    assert browser.get(f"{where}/record").status_code == 404
    assert browser.get(f"{where}/replay").status_code == 200
    waiting = make(browser, **{"game": "doge", "seats": "3", "seat-0": "me", "seat-1": "open", "seat-2": "open"})
    assert browser.get(f"{waiting}/replay").status_code == 404


def test_a_rules_page_has_every_rule(browser: TestClient) -> None:
    for game in registry.games().values():
        page = browser.get(f"/rules/{game.id}").text
        assert all(f'id="{rule}"' in page for rule in game.rulebook.rules)
