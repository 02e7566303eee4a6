"""What programs get: everything that a page can do, with typed errors, and nothing that a page would not tell."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from starlette.testclient import TestClient

import broglio.web
from broglio.core.match import record
from broglio.core.protocol import registry
from broglio.web.api.errors import CODES, Code
from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from broglio.web.tables import lists
from web.api_client import ROOT, Client, play_through

GAMES = list(registry.games())


@pytest.fixture
def api(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def anna(api: TestClient) -> Client:
    return Client(api)


@pytest.fixture
def bela(api: TestClient) -> Client:
    return Client(api, "Bela")


def test_programs_can_have_what_happened_as_people_are_told_it(anna: Client) -> None:
    table = anna.make("doge", "me", "open", "open")
    for seat in (1, 2):
        Client(anna.browser, "Guest").post(f"{table}/sit", {"seat": seat})
    anna.post(f"{table}/moves", {"move": "castello 1", "version": anna.get(table)["version"]})
    assert anna.get(table)["beats"] is None, "only for who asks"
    state = anna.get(f"{table}?beats=true")
    assert state["beats"]
    for beat in state["beats"]:
        assert beat["words"]
        assert beat["seconds"] >= 0.045 * len(beat["words"]) - 0.01
    assert {beat["step"] for beat in state["beats"]} <= {event["step"] for event in state["events"]}


# Ways in


def test_a_session_is_somebody(api: TestClient, anna: Client) -> None:
    assert anna.get("/session") == {"name": "Anna", "language": "en"}
    changed = anna.ask("PATCH", "/session", json={"language": "nl"})
    assert (changed["name"], changed["language"]) == ("Anna", "nl")
    table = anna.make("doge", "me", "open", "open")
    anna.token = changed["token"]
    assert anna.get(table)["seat"] == 0, "it is the same person"
    assert Client(api, "Anna").get(table)["seat"] is None, "and this is another"


def test_games_are_told_with_all_that_a_table_needs(anna: Client) -> None:
    told = anna.get("/games")
    assert [game["id"] for game in told["games"]] == GAMES
    assert {"id": "senator", "name": "Senator"} in told["levels"]
    for game in told["games"]:
        assert anna.get(f"/games/{game['id']}") == game
        face = registry.find(game["id"])
        rules = anna.get(f"/games/{game['id']}/rules?language=fr")
        assert [rule["id"] for rule in rules["rules"]] == list(face.rulebook.rules)
        assert rules["language"] == face.rules("fr").language
        assert rules["language"] == "fr" or not registry.is_built_in(face)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_made_and_listed(anna: Client, bela: Client, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "FRESH", 0.0)
    open_seats = ["open"] * (registry.find(game).seat_counts[0] - 1)
    table = anna.make(game, "me", *open_seats, listed=True)
    (listed,) = bela.get("/tables?which=open")["tables"]
    assert table.endswith(listed["table"])
    assert [seat["name"] for seat in listed["seats"]] == ["Anna", *[""] * len(open_seats)]
    assert bela.get("/tables?which=mine")["tables"] == []
    for seat in range(1, 1 + len(open_seats)):
        Client(bela.browser, "Guest").post(f"{table}/sit", {"seat": seat})
    assert anna.get("/tables")["tables"][0]["your_turn"] == bool(anna.get(table)["moves"])
    assert bela.get("/tables?which=open")["tables"] == []


# At the table


def test_who_has_gone_shows_though_nothing_changes(settings: Settings) -> None:
    app = create_app(replace(settings, absence=0.2))
    with TestClient(app) as browser:
        anna, stranger = Client(browser), Client(browser)
        table = anna.make("doge", "me", "open", "open")
        live = app.state.hall.tables.live[table.rpartition("/")[2]]
        live.last_seen[0] = time.monotonic()
        assert stranger.get(table)["seats"][0]["away"] is False
        live.last_seen[0] -= 1
        assert stranger.get(table)["seats"][0]["away"] is True


def test_a_state_tells_a_seat_what_it_is_asked(anna: Client, bela: Client) -> None:
    table = anna.make("doge", "me", "open", "open")
    assert anna.get(table)["moves"] == [], "nothing is asked before all are there"
    bela.post(f"{table}/sit", {"seat": 1})
    Client(anna.browser, "Carla").post(f"{table}/sit", {"seat": 2})
    state = anna.get(table)
    assert (state["seat"], state["asked"], state["begun"]) == (0, [0, 1, 2], True)
    assert state["prompt"]["rule"] == "D7"
    assert state["prompt"]["words"].startswith("Round 1")
    assert "castello 1 2" in state["moves"]
    assert state["view"]["seat"] == 0
    looking_on = anna.browser.get(ROOT + table).json()
    assert (looking_on["seat"], looking_on["moves"], looking_on["prompt"]) == (None, [], None)
    assert looking_on["view"]["seat"] is None
    assert anna.get(f"{table}?view=false")["moves"] == state["moves"]


def test_a_move_is_played_once_however_often_it_is_sent(anna: Client, bela: Client) -> None:
    table = anna.make("caesar-cleopatra", "me", "open")
    bela.post(f"{table}/sit", {"seat": 1})
    player, state = next((one, state) for one in (anna, bela) if (state := one.get(table))["moves"])
    move = {"move": state["moves"][0], "version": state["version"]}
    done = player.post(f"{table}/moves", move)
    assert done["version"] > state["version"]
    again = player.post(f"{table}/moves", move)
    assert again == done
    assert player.get(table)["version"] == done["version"]


def test_a_request_with_a_key_is_carried_out_once(anna: Client, bela: Client) -> None:
    key = {"idempotency-key": "first"}
    body = {"game": "doge", "seats": ["me", "open", "open"]}
    made = anna.post("/tables", body, 201, headers=key)
    assert anna.post("/tables", body, 201, headers=key) == made
    assert bela.post("/tables", body, 201, headers=key) != made, "a key is one person's"
    table = f"/tables/{made['table']}"
    for seat in (1, 2):
        Client(anna.browser, "Guest").post(f"{table}/sit", {"seat": seat})
    for _ in range(2):
        anna.post(f"{table}/remarks", {"text": "Hello"}, headers=key)
    assert len(anna.get(table)["remarks"]) == 1
    version = anna.get(table)["version"]
    done = anna.post(f"{table}/moves", {"move": "castello 1", "version": version}, headers=key)
    undone = anna.post(f"{table}/take-back", headers=key)
    assert anna.post(f"{table}/moves", {"move": "castello 1", "version": version}, headers=key) == done
    assert anna.post(f"{table}/take-back", headers=key) == undone
    assert anna.get(table)["version"] == version + 2


def test_a_stale_move_is_told_the_version_of_the_table(anna: Client) -> None:
    table = anna.make("caesar-cleopatra", "me", "open")
    Client(anna.browser, "Bela").post(f"{table}/sit", {"seat": 1})
    state = anna.get(table)
    error = anna.post(f"{table}/moves", {"move": state["moves"][0], "version": state["version"] + 7}, 409)
    assert (error["error"], error["version"]) == ("stale", state["version"])


@pytest.mark.rule("D7")
@pytest.mark.parametrize(("language", "words"), [("en", "voted"), ("fr", "voté"), ("nl", "gestemd")])
def test_an_illegal_move_names_its_rule(api: TestClient, language: str, words: str) -> None:
    anna = Client(api, "Anna", language)
    table = anna.make("doge", "me", "open", "open")
    for seat in (1, 2):
        Client(api, "Guest").post(f"{table}/sit", {"seat": seat})
    version = anna.get(table)["version"]
    anna.post(f"{table}/moves", {"move": "castello 1", "version": version})
    error = anna.post(f"{table}/moves", {"move": "castello 2", "version": version + 1}, 422)
    assert (error["error"], error["rule"]) == ("illegal", "D7")
    assert words in error["message"]


@pytest.mark.rule("D7", "D9")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "Four markers at most"), ("fr", "quatre"), ("nl", "hoogstens vier")]
)
def test_too_many_markers_and_none_are_refused_by_a_rule(api: TestClient, language: str, words: str) -> None:
    anna = Client(api, "Anna", language)
    table = anna.make("doge", "me", "novice", "novice")
    five = anna.post(f"{table}/moves", {"move": "castello 0 1 1 2 2", "version": 0}, 422)
    assert (five["error"], five["rule"]) == ("illegal", "D7")
    assert words in five["message"]
    none = anna.post(f"{table}/moves", {"move": "castello", "version": 0}, 422)
    assert (none["error"], none["rule"]) == ("illegal", "D9")


def test_a_move_taken_back_takes_its_events_along(anna: Client) -> None:
    table = anna.make("doge", "me", "open", "open")
    for seat in (1, 2):
        Client(anna.browser, "Guest").post(f"{table}/sit", {"seat": seat})
    before = anna.get(table)
    played = anna.post(f"{table}/moves", {"move": "castello 1", "version": before["version"]})
    told = anna.get(f"{table}?since={before['version']}")
    assert {event["step"] for event in told["events"]} == {before["version"]}
    assert told["can_take_back"]
    undone = anna.post(f"{table}/take-back")
    told = anna.get(f"{table}?since={played['version']}")
    assert (told["version"], told["events"]) == (undone["version"], [])
    assert told["events_from"] == before["version"], "what was told of this step no longer holds"
    assert anna.get(table)["events"] == before["events"]
    assert anna.post(f"{table}/take-back", status=409)["error"] == "no-take-back"


def test_events_are_told_to_those_who_may_see_them(anna: Client, bela: Client) -> None:
    table = anna.make("doge", "me", "open", "open")
    bela.post(f"{table}/sit", {"seat": 1})
    Client(anna.browser, "Carla").post(f"{table}/sit", {"seat": 2})
    version = anna.get(table)["version"]
    anna.post(f"{table}/moves", {"move": "castello 3", "version": version})
    to_anna, to_bela = (one.get(f"{table}?since={version}") for one in (anna, bela))
    assert any("3" in str(event["facts"]) for event in to_anna["events"])
    assert all("3" not in str(event["facts"]) for event in to_bela["events"])


def test_a_bot_gives_hints(anna: Client) -> None:
    table = anna.make("doge-ship", "me", "open")
    assert anna.post(f"{table}/hints", status=409)["error"] == "no-hint"
    anna.post(f"{table}/bot", {"seat": 1, "level": "novice"})
    while not (state := anna.get(table))["moves"]:
        pass
    hints = anna.post(f"{table}/hints")["hints"]
    assert hints
    assert {hint["move"] for hint in hints} <= set(state["moves"])
    assert all(0 <= hint["chance"] <= 1 and hint["words"] for hint in hints)


def test_people_talk(anna: Client, bela: Client) -> None:
    table = anna.make("doge", "me", "open", "open")
    anna.post(f"{table}/remarks", {"text": "Good evening!"})
    bela.post(f"{table}/remarks", {"text": "May I \u0000look on?"})
    said = anna.get(table)["remarks"]
    assert [(one["seat"], one["name"], one["text"]) for one in said] == [
        (0, "Anna", "Good evening!"),
        (None, "Bela", "May I look on?"),
    ]
    assert anna.get(f"{table}?remarks=1")["remarks"] == said[1:]


def test_a_seat_comes_to_another_session_by_its_link(anna: Client, bela: Client) -> None:
    table = anna.make("doge", "me", "open", "open")
    link = anna.post(f"{table}/link")
    assert link["seat"] == 0
    assert link["address"].endswith(link["token"])
    assert bela.post(f"{table}/admit", {"seat": 1, "token": link["token"]}, 404)["error"] == "link-gone"
    bela.post(f"{table}/admit", {"seat": 0, "token": link["token"]})
    assert bela.get(table)["seat"] == 0
    assert bela.post(f"{table}/sit", {"seat": 1}, 409)["error"] == "sits-already"


def test_a_bot_goes_on_for_somebody_who_left_and_gives_the_seat_back(anna: Client, bela: Client) -> None:
    table = anna.make("caesar-cleopatra", "me", "open")
    bela.post(f"{table}/sit", {"seat": 1})
    anna.post(f"{table}/bot", {"seat": 1, "level": "novice"})
    assert anna.get(table)["seats"][1] == {
        "name": "Bela",
        "level": "novice",
        "away": False,
        "handed_over": True,
    }
    bela.post(f"{table}/return")
    assert anna.get(table)["seats"][1]["level"] is None
    assert anna.post(f"{table}/bot", {"seat": 4, "level": "novice"}, 404)["error"] == "no-such-seat"


def test_a_finished_game_is_kept_shown_and_played_again(anna: Client, bela: Client) -> None:
    table = anna.make("caesar-cleopatra", "me", "open", listed=True)
    bela.post(f"{table}/sit", {"seat": 1})
    for path in ("/record", "/positions/0", "/rematch"):
        ask = anna.post if path == "/rematch" else anna.get
        assert ask(table + path, status=409)["error"] == "not-over"
    play_through(table, anna, bela)
    state = bela.get(table)
    assert sorted(state["outcome"]["ranks"]) in ([1, 1], [1, 2])
    assert (state["moves"], state["asked"], state["prompt"]) == ([], [], None)
    replayed = record.read(anna.browser.get(f"{ROOT}{table}/record").text)
    outcome = replayed.match.position.outcome()
    assert outcome is not None
    assert list(outcome.ranks) == state["outcome"]["ranks"]
    last = len(replayed.match.log)
    shown = anna.get(f"{table}/positions/{last}?seat=1")
    assert (shown["last"], shown["view"]) == (last, state["view"])
    assert anna.get(f"{table}/positions/{last - 1}")["view"]["seat"] is None
    for step in (str(last + 1), "-1", "x", "9" * 30):
        assert anna.get(f"{table}/positions/{step}", 404)["error"] == "not-found"
    assert anna.get("/tables?which=finished")["tables"][0]["finished"] is not None
    again = anna.post(f"{table}/rematch")
    assert again["seat"] == 1
    assert bela.post(f"{table}/rematch") == {"table": again["table"], "seat": 0}
    assert bela.get(table)["rematch"] == again["table"]


def test_chance_is_pledged_before_the_first_move_and_proved_after_the_last(anna: Client, bela: Client) -> None:
    table = anna.make("caesar-cleopatra", "me", "open", entropy="six sixes")
    pledge = anna.get(table)["pledge"]
    assert pledge == {**pledge, "terms": True, "entropies": ["six sixes", ""], "seed": None}
    bela.post(f"{table}/sit", {"seat": 1, "entropy": "and a one"})
    assert anna.get(table)["pledge"] == {**pledge, "entropies": ["six sixes", "and a one"]}
    play_through(table, anna, bela)
    told = bela.get(table)["pledge"]
    assert told["commitment"] == pledge["commitment"]
    proved = record.read(anna.browser.get(f"/t{table.removeprefix('/tables')}/record").text).pledge
    assert proved is not None
    assert (proved.commitment, proved.table, proved.seed) == (
        told["commitment"],
        table.removeprefix("/tables/"),
        told["seed"],
    )


# The door


def test_the_seat_comes_from_the_session_alone(anna: Client, bela: Client) -> None:
    table = anna.make("doge", "me", "open", "open")
    for path, body in (
        ("moves", {"move": "castello 1", "version": 0}),
        ("take-back", {}),
        ("hints", {}),
        ("link", {}),
        ("bot", {"seat": 1, "level": "novice"}),
        ("return", {}),
        ("rematch", {}),
    ):
        assert bela.post(f"{table}/{path}", body, 403)["error"] == "not-your-seat"
        assert anna.browser.post(f"{ROOT}{table}/{path}", json=body).status_code == 401
    assert anna.post(f"{table}/moves", {"move": "castello 1", "version": 0, "seat": 1}, 400)["error"] == "malformed"


def test_cookies_of_pages_open_nothing_here(api: TestClient) -> None:
    api.post("/name", data={"name": "Anna"})
    assert "broglio" in api.cookies
    assert api.get(f"{ROOT}/session").status_code == 401


@pytest.mark.parametrize("given", ["", "Bearer", "Bearer x", "Basic abc", "Bearer \xe9", "Bearer a.b.c", "x" * 5000])
def test_a_wrong_token_is_nobodys(api: TestClient, given: str) -> None:
    answer = api.get(f"{ROOT}/tables?which=open", headers={b"authorization": given.encode("latin-1")})
    assert (answer.status_code, answer.json()["error"]) == (401, "no-session")
    assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b'{"game": "doge", "seats": ["me", "open", "open"]', "line 1 column 49"),
        (b'{"game": "doge"\n "seats": 3}', "line 2 column 2"),
        (b'{"game": "doge", "seats": [1]}', "$.seats[0]"),
        (b'{"game": "doge"}', "body"),
        (b'{"game": "doge", "seats": ["me", "me", "open"]}', "$.seats"),
        (b'{"game": "doge", "seats": ["me"]}', "seats"),
        (b'{"game": "chess", "seats": ["me"]}', "$.game"),
        (b'{"game": "doge", "seats": ["me", "open", "open"], "seed": 1}', "body"),
        (b'{"game": "doge", "seats": ["me", "open", "open"], "options": {"x": "y"}}', "option x"),
        (b'{"game": "doge-ship", "seats": ["me", "open"], "options": {"components": "a\\u0000b"}}', None),
        (b'{"game": "doge-ship", "seats": ["me", "open"], "options": {"components": "\\ud800"}}', "body"),
        (b'{"game": "\xff"}', "byte 10"),
        (b'{"game": ' * 30000, None),
        (b"[" * 60000, None),
        (b"\x00", "line 1 column 1"),
        (b"[]", "body"),
        (b"", "body"),
        (b"1e999", "body"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(anna: Client, content: bytes, place: str | None) -> None:
    headers = {"content-type": "application/json"}
    status = 413 if len(content) > 64 * 1024 else 400
    error = anna.ask("POST", "/tables", status, content=content, headers=headers)
    assert error["error"] == ("malformed" if status == 400 else "too-large")
    if place is not None:
        assert error["place"] == place
        assert place in error["message"]


@pytest.mark.parametrize("version", ["1e400", "9" * 400, "-1", "1.5", '"1"', "true", "null", "NaN"])
def test_numbers_that_are_none_are_refused(anna: Client, version: str) -> None:
    table = anna.make("doge", "me", "open", "open")
    content = f'{{"move": "castello 1", "version": {version}}}'
    headers = {"content-type": "application/json"}
    assert anna.ask("POST", f"{table}/moves", 400, content=content, headers=headers)["error"] == "malformed"


@pytest.mark.parametrize("query", ["which=all", "limit=0", "limit=51", "limit=x", "limit=1&limit=2", "who=me", "%ff"])
def test_queries_are_read_strictly(anna: Client, query: str) -> None:
    assert anna.get(f"/tables?{query}", 400)["error"] == "malformed"


def test_a_key_that_is_given_twice_is_refused(anna: Client) -> None:
    table = anna.make("doge", "me", "novice", "novice")
    twice = '{"move": "castello 1", "move": "castello 2", "version": 1}'
    headers = {"content-type": "application/json"}
    error = anna.ask("POST", f"{table}/moves", 400, content=twice, headers=headers)
    assert (error["error"], "the key 'move' is given twice" in error["message"]) == ("malformed", True)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonx"])
def test_only_json_is_taken(anna: Client, kind: str) -> None:
    error = anna.ask("POST", "/tables", 415, content=b"{}", headers={"content-type": kind})
    assert error["error"] == "not-json"


def test_too_much_is_refused_before_it_is_read(anna: Client) -> None:
    headers = {"content-type": "application/json"}
    assert anna.ask("POST", "/tables", 413, content=b" " * 70_000, headers=headers)["error"] == "too-large"
    assert anna.ask("POST", "/tables", 413, content=iter([b" " * 40_000] * 2), headers=headers)["error"] == "too-large"


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/tables"), ("PUT", "/session"), ("GET", "/tables/x/moves")])
def test_a_wrong_method_is_told_the_right_ones(api: TestClient, method: str, path: str) -> None:
    answer = api.request(method, ROOT + path)
    assert (answer.status_code, answer.json()["error"]) == (405, "wrong-method")
    for right in answer.headers["allow"].split(", "):
        assert api.request(right, ROOT + path).status_code != 405


@pytest.mark.parametrize("path", ["/nowhere", "/games/chess", "/tables/nothing", "/games/chess/rules", ""])
def test_what_is_not_there_is_said_to_be_not_there(api: TestClient, path: str) -> None:
    answer = api.get(ROOT + path)
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


@pytest.mark.parametrize("key", ["", "x" * 65, "a b", "\xe9", "a\tb"])
def test_an_idempotency_key_is_short_and_plain(anna: Client, key: str) -> None:
    table = anna.make("doge", "me", "open", "open")
    headers = {"idempotency-key": key.encode("latin-1")}
    assert anna.post(f"{table}/return", status=400, headers=headers)["place"] == "Idempotency-Key"


def test_under_a_path_of_a_larger_site_all_is_found_there(settings: Settings) -> None:
    with TestClient(create_app(settings), root_path="/games") as browser:
        token = browser.post(f"/games{ROOT}/session", json={}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        body = {"game": "doge", "seats": ["me", "open", "open"]}
        table = browser.post(f"/games{ROOT}/tables", json=body, headers=headers).json()["table"]
        link = browser.post(f"/games{ROOT}/tables/{table}/link", headers=headers).json()
        assert f"/games/t/{table}/seat/0/" in link["address"]
        assert browser.get(f"/games{ROOT}/openapi.json").json()["servers"] == [{"url": f"/games{ROOT}"}]
        assert browser.get(f"/games{ROOT}/nowhere").json()["error"] == "not-found"


def test_head_is_get_without_the_body(api: TestClient) -> None:
    answer = api.head(f"{ROOT}/games")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")


def test_errors_speak_the_language_that_is_asked_for(api: TestClient) -> None:
    answer = api.get(f"{ROOT}/tables/nothing", headers={"accept-language": "nl"})
    assert answer.json()["message"].startswith("Deze pagina")


def test_whatever_a_table_refuses_has_a_code() -> None:
    source = "".join(path.read_text("utf-8") for path in Path(broglio.web.__file__).parent.rglob("*.py"))
    keys = set(re.findall(r'Refused\("([a-z-]+)"\)', source))
    assert len(keys) > 5
    assert keys <= set(CODES) == set(get_args(Code))
