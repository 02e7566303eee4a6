"""The stream: every seat is sent its own state after each change, and nothing of what it may not know."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from broglio.web.api.state import Reader, encoded
from broglio.web.laws import seated
from broglio.web.ops.settings import Settings
from broglio.web.store.store import Store
from broglio.web.tables.thinking import Thinkers
from browser.server import Server
from web.api_client import ROOT, Client
from web.pages.test_secrets import CASES, pairs_of_worlds

PATIENCE = 60.0  # seconds; a loaded machine answers late


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("stream") / "data", pace=0, flags=["--client-limits", "0"])
    server.start()
    yield server
    server.kill()


@pytest.fixture
def web(server: Server) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        yield client


class Listener:
    """An open stream."""

    def __init__(self, answer: httpx2.Response) -> None:
        self.answer = answer
        self.lines = answer.iter_lines()

    def next(self) -> tuple[int, Any]:
        """The next event: its id, and the state in it."""
        number = 0
        for line in self.lines:
            field, _, value = line.partition(": ")
            if field == "id":
                number = int(value)
            elif field == "data":
                return number, json.loads(value)
        raise EOFError

    def until(self, version: int) -> Any:
        """The first state of a version."""
        while (told := self.next())[0] != version:
            pass
        return told[1]


@contextlib.contextmanager
def listen(client: Client, table: str, query: str = "") -> Iterator[Listener]:
    headers = {"authorization": f"Bearer {client.token}"}
    with client.browser.stream("GET", f"{ROOT}{table}/stream{query}", headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/event-stream; charset=utf-8"
        yield Listener(answer)


def test_each_seat_gets_its_state_after_each_change(web: httpx2.Client) -> None:
    anna, bela = Client(web), Client(web, "Bela")
    table = anna.make("doge", "me", "open", "open")
    bela.post(f"{table}/sit", {"seat": 1})
    with listen(anna, table) as for_anna, listen(bela, table) as for_bela:
        assert for_anna.next()[1]["begun"] is False
        Client(web, "Carla").post(f"{table}/sit", {"seat": 2})
        version = anna.get(table)["version"]
        asked = for_anna.until(version)
        assert asked["moves"]
        played = anna.post(f"{table}/moves", {"move": "castello 1 3", "version": version})["version"]
        mine, others = for_anna.until(played), for_bela.until(played)
        assert (mine["seat"], others["seat"]) == (0, 1)
        assert (mine["question"], others["question"]) == (None, asked["question"])
        assert {event["step"] for event in mine["events"]} == {version}, "only what is new"
        assert "castello 1 3" not in json.dumps(others["events"])
        assert mine["view"] == anna.get(table)["view"]


def test_a_stream_goes_on_where_another_ended(web: httpx2.Client) -> None:
    anna = Client(web)
    table = anna.make("doge", "me", "novice", "novice")
    with listen(anna, table) as listener:
        version, state = listener.next()
        assert {event["step"] for event in state["events"]} == set(range(6)), "the first state tells all"
    anna.post(f"{table}/remarks", {"text": "Are you there?"})
    with listen(anna, table, f"?since={version}&view=false") as listener:
        later, state = listener.next()
        assert state["events_from"] == version
        assert len(state["remarks"]) == 1
        assert (state["view"], state["prompt"]) == (None, None)
        anna.post(f"{table}/remarks", {"text": "Hello?"})
        state = listener.next()[1]
        while not state["remarks"]:
            state = listener.next()[1]
        assert [remark["text"] for remark in state["remarks"]] == ["Hello?"], "what was told is not told again"
        assert later >= version


def test_a_spectator_who_sits_down_is_sent_the_seat(web: httpx2.Client) -> None:
    anna, bela = Client(web), Client(web, "Bela")
    table = anna.make("caesar-cleopatra", "me", "open")
    with listen(bela, table) as listener:
        assert listener.next()[1]["seat"] is None
        bela.post(f"{table}/sit", {"seat": 1})
        while (state := listener.next()[1])["seat"] is None:
            pass
        assert state["seat"] == 1
        assert state["view"]["seat"] == 1
        assert anna.get(table)["seats"][1]["away"] is False, "an open stream is presence"


def test_streams_end_with_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    try:
        with httpx2.Client(base_url=server.address, timeout=PATIENCE) as web:
            anna = Client(web)
            with listen(anna, anna.make("doge", "me", "open", "open")) as listener:
                listener.next()
                assert server.stop() == 0
                with pytest.raises(EOFError):
                    listener.next()
    finally:
        server.kill()


@pytest.mark.rule("D33")
@pytest.mark.parametrize(("game_id", "count"), CASES)
def test_states_do_not_tell_what_a_seat_may_not_know(
    game_id: str, count: int, store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    for observer, language, worlds in pairs_of_worlds(game_id, count):
        tables = [seated(match, store, thinkers, settings) for match in worlds]
        for view in (True, False):
            reader = Reader(observer, language, view=view)
            assert encoded(tables[0], reader) == encoded(tables[1], reader)
