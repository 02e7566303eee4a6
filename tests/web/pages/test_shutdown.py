"""A real server is asked to stop in the middle of everything, and nothing is lost."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest

from browser.server import Server


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("BROGLIO_PROT", "80")
    server = Server(tmp_path / "data", flags=["--log-format", "json", "--slow", "3600"])
    server.start()
    yield server
    server.kill()


def visitor(server: Server) -> httpx2.Client:
    headers = {"accept-language": "en", "sec-fetch-site": "same-origin"}
    return httpx2.Client(base_url=server.address, follow_redirects=True, headers=headers, timeout=30)


def version_in(page: str) -> int:
    found = re.findall(r'name="version" value="(\d+)"', page)
    assert found, page
    return int(found[-1])


def test_a_request_under_way_is_answered_streams_end_with_a_hint_and_bots_give_up(server: Server) -> None:
    with visitor(server) as anna:
        where = anna.post("/tables", data={"game": "doge", "seats": "3", "level": "doge"}).url.path
        version = version_in(anna.get(where).text)
        answers: list[int] = []

        def ask_for_advice() -> None:
            with visitor(server) as again:
                again.cookies = anna.cookies
                answers.append(again.post(f"{where}/hint", headers={"hx-request": "true"}).status_code)

        asking = threading.Thread(target=ask_for_advice)
        with anna.stream("GET", f"{where}/stream", headers={"accept-encoding": "identity"}) as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("id: ")
            asking.start()
            for line in lines:
                assert "still here" not in line, "no bot thinks about the advice"
                if 'id="advice"' in line:
                    break
            server.ask_to_stop()
            rest = [line for line in lines if line]
        asking.join()
        assert re.fullmatch(r"retry: \d+", rest[-1])
        assert answers == [204], "what was under way was finished"
    assert server.wait() == 0
    told = [json.loads(line) for line in server.log.splitlines()]
    mistaken = "BROGLIO_PROT is no setting; did you mean BROGLIO_PORT?"
    assert [line["message"] for line in told] == [mistaken, "started", "stopped"], server.log
    server.start()
    with visitor(server) as again:
        again.cookies = anna.cookies
        assert version_in(again.get(where).text) >= version, "the same person at the same table"


def test_moves_that_were_answered_are_there_after_a_stop_in_the_middle_of_play(server: Server) -> None:
    done: dict[str, int] = {}

    def play(anna: httpx2.Client) -> None:
        try:
            while True:
                where = anna.post("/tables", data={"game": "doge", "seats": "3", "level": "novice"}).url.path
                version = version_in(anna.get(where).text)
                answer = anna.post(f"{where}/move", data={"version": version, "move": "castello 1"})
                if answer.status_code == 200:
                    done[where] = version
                    if len(done) > 5:
                        enough.set()
        except httpx2.HTTPError:
            enough.set()

    enough = threading.Event()
    with visitor(server) as anna:
        playing = threading.Thread(target=play, args=(anna,))
        playing.start()
        assert enough.wait(60)
        server.ask_to_stop()
        assert server.wait() == 0
        playing.join()
    assert '"level": "error"' not in server.log
    server.start()
    with visitor(server) as again:
        again.cookies = anna.cookies
        for where, version in done.items():
            record = again.get(f"{where}/chronicle").text
            assert "Castello" in record, f"{where} has lost what was done at {version}"


def test_idle_and_half_sent_requests_do_not_hold_it_up(server: Server) -> None:
    parts = urlsplit(server.address)
    address = (parts.hostname or "", parts.port or 0)
    with socket.create_connection(address) as idle, socket.create_connection(address) as half:
        half.sendall(b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\ngame")
        with visitor(server) as anna:
            assert anna.get("/healthz").status_code == 200
        server.ask_to_stop()
        assert server.wait() == 0
        assert idle.recv(1) == b""
