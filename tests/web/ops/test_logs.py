"""What a server writes about itself, and what it must not write."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from broglio.web.app import create_app
from broglio.web.ops import logs, metrics
from broglio.web.ops.settings import Settings
from web.visitors import visitor

SEED = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
COOKIE = "WyJfN0x6V3FzSk5fMVhZIiwiQW5uYSIsIiJd.Qm9nbGlvX3NpZ25hdHVyZQ1"


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    clients = [logging.getLogger(name) for name in ("httpx", "httpx2")]
    for client in clients:
        client.disabled = True  # they know the whole address, of course
    yield
    for client in clients:
        client.disabled = False
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(False)


async def fail(request: Request) -> Response:
    raise RuntimeError(f"{request.url} with {SEED} and {COOKIE} by postgresql://anna:geheim@db/games")


def failing(settings: Settings) -> Starlette:
    """The application with one page that fails, and names secrets while it does."""
    app = create_app(settings)
    app.router.routes.insert(0, Route("/fails/{token}", fail))
    return app


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_fault_is_logged_under_the_number_on_the_page_and_without_secrets(
    settings: Settings, form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = replace(settings, log_format=form)
    before = metrics.FAILURES.values[()]
    with TestClient(failing(settings), cookies={"broglio": COOKIE}) as client:
        logs.set_up(settings)
        answer = client.get(f"/fails/{SEED}?key={SEED}", headers={"accept-language": "en"})
    assert answer.status_code == 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    written = capsys.readouterr().err
    number = answer.text.partition("in the log under ")[2].partition(".")[0]
    assert number
    assert number in written
    assert "/fails/{token}" in written
    assert "RuntimeError" in written
    for secret in (SEED, COOKIE, COOKIE.partition(".")[2], "geheim", "key="):
        assert secret not in written, written
        assert secret not in answer.text
    assert metrics.FAILURES.values[()] == before + 1
    if form == "json":
        (line,) = written.splitlines()
        told = json.loads(line)
        assert (told["level"], told["request"], told["route"]) == ("error", number, "/fails/{token}")


def test_a_slow_request_is_logged_by_its_route(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    settings = replace(settings, slow=0.0, log_format="json")
    with TestClient(create_app(settings), cookies={"broglio": COOKIE}) as client:
        logs.set_up(settings)
        client.get("/t/somewhere/seat/0/a-token-that-opens-a-seat-1?name=Anna")
    (line,) = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert told["message"] == "a slow request"
    assert told["route"] == "/t/{table}/seat/{seat:int}/{token}"
    assert told["status"] == 404
    for secret in ("a-token", "somewhere", "Anna", COOKIE):
        assert secret not in line


def test_an_evening_of_play_leaves_nothing_of_it_in_the_log(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = replace(settings, log_level="debug", slow=0.0)
    with visitor(create_app(settings)) as client:
        logs.set_up(settings)
        where = client.post("/tables", data={"game": "doge", "seats": "3", "level": "novice", "name": "Anna"}).url.path
        client.post(f"{where}/say", data={"text": "good evening"})
        client.post(f"{where}/move", data={"version": "0", "move": "castello 1"})
        client.get(f"{where}?gossip=1")
    written = capsys.readouterr().err
    assert written.count("a slow request") >= 5
    for secret in ("Anna", "evening", "castello", "gossip", where, str(client.cookies["broglio"])):
        assert secret not in written


def test_what_is_no_secret_is_left_alone() -> None:
    trace = 'File "/opt/broglio/lib/python3.11/site-packages/broglio/web/pages/table_page.py", line 120, in draw'
    assert logs.without_secrets(trace) == trace
    assert logs.without_secrets("http://localhost:8642/ 2026-11-16T03:40:01.123Z") == (
        "http://localhost:8642/ 2026-11-16T03:40:01.123Z"
    )


def test_the_level_decides_what_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings(tmp_path, log_level="error"))
    logging.getLogger("broglio").warning("not this")
    logging.getLogger("broglio").error("but %s", "this", extra=logs.with_facts(table="x"))
    assert capsys.readouterr().err.endswith(" error: but this table=x\n")
