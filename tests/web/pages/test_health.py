"""Whether a server says that it is well exactly when it is."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import Future

import pytest
from starlette.testclient import TestClient

from broglio.web.app import create_app
from broglio.web.hall import Hall
from broglio.web.ops.settings import Settings
from broglio.web.pages import health
from broglio.web.store.sqlite import SqliteStore


def test_a_server_that_can_keep_a_move_is_well(browser: TestClient, settings: Settings) -> None:
    answer = browser.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (200, "well")
    assert answer.headers["cache-control"] == "no-store"
    written = sqlite3.connect(settings.database).execute("SELECT value FROM kept WHERE name = 'health'").fetchone()
    assert float(written[0]) > time.time() - 60, "it was really written"


def test_a_store_that_takes_no_writes_is_told_without_its_secrets(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(settings)
    with TestClient(app) as client:
        app.state.hall.store.writer.execute("PRAGMA query_only = ON")
        answer = client.get("/healthz")
        assert answer.status_code == 503
        assert answer.json() == {
            "status": "failing",
            "fault": "the store cannot be written and read; the log tells more",
        }
        assert "readonly database" in caplog.text
        app.state.hall.store.writer.execute("PRAGMA query_only = OFF")
        app.state.health.tried = -health.FRESH  # as if a second had gone by
        assert client.get("/healthz").status_code == 200


def test_a_store_that_does_not_answer_is_told_in_time(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    app = create_app(settings)
    with TestClient(app) as client:
        other = sqlite3.connect(settings.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["fault"]) == (503, "the store has not answered for 0.05 seconds")
        other.execute("ROLLBACK")


def test_bots_that_do_not_answer_are_told(settings: Settings) -> None:
    app = create_app(settings)
    with TestClient(app) as client:
        thinkers = app.state.hall.tables.thinkers
        hanging = thinkers.thinkers[0]
        hanging.asked, hanging.due = Future(), time.monotonic() + 60
        assert client.get("/healthz").status_code == 200, "it may take its time"
        hanging.due = time.monotonic()
        answer = client.get("/healthz")
        assert answer.status_code == 503
        assert answer.json()["fault"] == "1 of 2 processes in which bots think do not answer"
        hanging.asked.set_result(7)
        assert client.get("/healthz").status_code == 200


def test_a_server_that_is_stopping_asks_for_no_more_visitors(settings: Settings) -> None:
    app = create_app(settings)
    with TestClient(app) as client:
        app.state.hall.close_streams()
        assert client.get("/healthz").json() == {"status": "failing", "fault": "the server is stopping"}


def test_asked_often_it_tries_the_store_once(settings: Settings) -> None:
    app = create_app(settings)
    hall: Hall = app.state.hall
    store = hall.store
    assert isinstance(store, SqliteStore)

    async def ask_often() -> list[str]:
        asked = health.Health(hall)
        return await asyncio.gather(*(asked.find_trouble() for _ in range(50)))

    before = store.writer.total_changes
    assert asyncio.run(ask_often()) == [""] * 50
    assert store.writer.total_changes == before + 1
    hall.tables.thinkers.close()
    store.close()
