"""Table talk: players have room of their own, one client has a small part of the spectators', and those are marked."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from broglio.web.store.store import Store
from broglio.web.tables.kept_table import Refused
from broglio.web.tables.table import REMARKS_OF_A_CLIENT, SHARE_OF_REMARKS
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers
from web.api_client import Client
from web.tables.test_table import doge
from web.visitors import make, visitor

FLOOD = 197
"""Remarks that one address got in within 69 seconds when this was tried."""


def test_one_client_with_fresh_sessions_gets_in_few_remarks(settings: Settings) -> None:
    app = create_app(replace(settings, client_limits=1))
    with TestClient(app) as browser:
        anna = Client(browser, "Anna")
        table = anna.make("doge", "me", "open", "open")
        heard = 0
        for number in range(FLOOD):
            token = browser.post("/api/v1/session", json={"name": f"Flood {number}"})
            if token.status_code != 201:
                continue
            headers = {"authorization": f"Bearer {token.json()['token']}"}
            answer = browser.post(f"/api/v1{table}/remarks", json={"text": "noise"}, headers=headers)
            heard += answer.status_code == 200
        assert heard == REMARKS_OF_A_CLIENT


def test_spectators_cannot_use_up_the_players_room(store: Store, thinkers: Thinkers, settings: Settings) -> None:
    async def scene() -> None:
        table = await doge(Tables(store, thinkers, replace(settings, client_limits=1)))
        for number in range(SHARE_OF_REMARKS):
            await table.remark(None, "Zoe", f"{number}", client=f"10.0.0.{number % 5}")
        with pytest.raises(Refused, match="chat-full"):
            await table.remark(None, "Zoe", "one more", client="10.0.1.1")
        for number in range(SHARE_OF_REMARKS):
            await table.remark(0, "Anna", f"{number}")
        with pytest.raises(Refused, match="chat-full"):
            await table.remark(0, "Anna", "one more")
        await table.remark(1, "Bela", "I can speak")
        assert len(table.chat) == 2 * SHARE_OF_REMARKS + 1

    asyncio.run(scene())


def test_one_client_has_a_part_of_the_spectators_room(store: Store, thinkers: Thinkers, settings: Settings) -> None:
    async def scene() -> None:
        table = await doge(Tables(store, thinkers, replace(settings, client_limits=1)))
        for number in range(REMARKS_OF_A_CLIENT):
            await table.remark(None, f"Zoe {number}", "noise", client="10.0.0.1")
        with pytest.raises(Refused, match="chat-full"):
            await table.remark(None, "Yves", "noise", client="10.0.0.1")
        await table.remark(None, "Yves", "good evening", client="10.0.0.2")
        await table.remark(0, "Anna", "a player is not counted by address", client="10.0.0.1")

    asyncio.run(scene())


@pytest.mark.parametrize(("language", "mark"), [("en", "looking on"), ("fr", "regarde la partie"), ("nl", "kijkt toe")])
def test_who_looks_on_is_marked_and_has_no_players_name(settings: Settings, language: str, mark: str) -> None:
    app = create_app(settings)
    with visitor(app) as anna, visitor(app) as stranger:
        where = make(anna, game="doge", seats="3", name="Anna")
        stranger.post("/name", data={"name": "Anna"})
        stranger.post(f"{where}/say", data={"text": "It is me"})
        anna.post(f"{where}/say", data={"text": "It is not"})
        anna.headers["accept-language"] = language
        page = anna.get(where).text
        assert f"<b>Anna 2</b> <small>{mark}</small> It is me" in page
        assert "<b>Anna</b> It is not" in page


def test_programs_see_who_looks_on(settings: Settings) -> None:
    with TestClient(create_app(settings)) as browser:
        anna, other = Client(browser, "Anna"), Client(browser, "anna")
        table = anna.make("doge", "me", "open", "open")
        anna.post(f"{table}/remarks", {"text": "Good evening"})
        other.post(f"{table}/remarks", {"text": "Good evening"})
        said = [(one["seat"], one["looks_on"], one["name"]) for one in anna.get(table)["remarks"]]
        assert said == [(0, False, "Anna"), (None, True, "anna 2")]


def test_who_looks_on_is_told_why_nothing_was_said(settings: Settings) -> None:
    app = create_app(settings)
    with visitor(app) as coco, visitor(app) as stranger:
        where = make(coco, game="doge", seats="3", name="Coco")
        stranger.post("/name", data={"name": "\u0421\u043e\u0441\u043e"})
        form = stranger.get(where).text.partition('<form id="say"')[2].partition(">")[0]
        assert "hx-post" not in form, "an answer to htmx would not be shown"
        answer = stranger.post(f"{where}/say", data={"text": "It is me"})
        assert answer.status_code == 409
        assert "can be taken for another" in answer.text
