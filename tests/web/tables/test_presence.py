"""Who is at a table: an open page and every request show it, a start is no absence, and absence shows by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from broglio.core.match.match import Match
from broglio.core.protocol import registry
from broglio.web.app import create_app
from broglio.web.laws import seated
from broglio.web.ops.settings import Settings
from broglio.web.store.store import Store
from broglio.web.tables.kept_table import Refused
from broglio.web.tables.table import Table
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers
from web.api_client import Client
from web.tables.test_feed import Listener
from web.tables.test_table import doge
from web.visitors import make, visitor

LONG_AGO = 10_000.0


def forget(table: Table) -> None:
    """Nobody was seen at a table for a long time, which has been in memory for longer."""
    table.woken -= LONG_AGO
    table.last_seen.clear()


def live(app: Any, where: str) -> Table:
    table = app.state.hall.tables.live[where.rpartition("/")[2]]
    assert isinstance(table, Table)
    return table


def test_a_player_who_uses_the_api_without_a_stream_is_there(settings: Settings) -> None:
    app = create_app(replace(settings, absence=60.0))
    with TestClient(app) as browser:
        anna, bela = Client(browser, "Anna"), Client(browser, "Bela")
        table = anna.make("caesar-cleopatra", "me", "open")
        bela.post(f"{table}/sit", {"seat": 1})
        forget(live(app, table))
        bela.get(table)
        assert anna.get(table)["seats"][1]["away"] is False
        assert anna.post(f"{table}/bot", {"seat": 1, "level": "novice"}, 409)["error"] == "seat-in-use"
        forget(live(app, table))
        assert anna.get(table)["seats"][1]["away"] is True
        anna.post(f"{table}/bot", {"seat": 1, "level": "novice"})


def test_a_player_who_loads_pages_without_javascript_is_there(settings: Settings) -> None:
    app = create_app(replace(settings, absence=60.0))
    with visitor(app) as anna, visitor(app) as bela:
        where = make(anna, game="caesar-cleopatra", seats="2", name="Anna")
        bela.post(f"{where}/sit", data={"seat": "1", "name": "Bela"})
        forget(live(app, where))
        bela.get(where)
        anna.post(f"{where}/hand-over", data={"seat": "1", "level": "novice"})
        assert live(app, where).seats[1].level is None


def test_somebody_who_has_just_sat_down_is_there(settings: Settings) -> None:
    app = create_app(replace(settings, absence=60.0))
    with TestClient(app) as browser:
        anna, bela = Client(browser, "Anna"), Client(browser, "Bela")
        table = anna.make("caesar-cleopatra", "me", "open")
        forget(live(app, table))
        bela.post(f"{table}/sit", {"seat": 1})
        assert anna.get(table)["seats"][1]["away"] is False


def test_after_a_start_everybody_has_the_usual_time_to_return(
    store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    async def scene() -> None:
        patient = replace(settings, absence=60.0)
        first = await doge(Tables(store, thinkers, patient))
        table = await Tables(store, thinkers, patient).find(first.id)
        assert table is not None
        assert table is not first
        with pytest.raises(Refused, match="seat-in-use"):
            await table.hand_to_bot(1, "novice", "Bembo")
        table.woken -= 61
        assert table.is_absent(1)

    asyncio.run(scene())


def test_open_pages_are_drawn_again_when_somebody_becomes_absent_and_returns(
    store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    table = seated(Match(registry.find("doge"), 3), store, thinkers, replace(settings, absence=0.2))

    async def until(is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not is_so():
                await asyncio.sleep(0.01)

    async def scene() -> None:
        pages = [table.watch(seat) for seat in range(3)]
        listener = Listener(table)
        listening = asyncio.create_task(listener({}, listener.leave, listener.hear))
        await listener.until(b"table", 1)
        await asyncio.sleep(0.4)
        assert listener.heard.count(b"table") == 1, "all are there"
        table.leave(pages[1])
        assert listener.heard.count(b"table") == 1, "for a moment nobody minds"
        await listener.until(b"table", 2)
        assert table.away == {1}
        table.attend(1)
        await listener.until(b"table", 3)
        assert table.away == set()
        await listener.until(b"table", 4)
        assert table.away == {1}
        listener.gone.set()
        await asyncio.wait_for(listening, 30)
        for page in (pages[0], pages[2]):
            table.leave(page)
        await until(lambda: table._alarm is None)

    asyncio.run(scene())


def test_a_page_that_was_drawn_before_shows_who_has_become_absent_and_lets_a_bot_go_on(settings: Settings) -> None:
    app = create_app(replace(settings, absence=60.0))
    with visitor(app) as anna, visitor(app) as bela:
        where = make(anna, game="doge-ship", seats="2", name="Anna")
        bela.post(f"{where}/sit", data={"seat": "1", "name": "Bela"})
        table = live(app, where)
        asked = next(iter(table.asked))
        other, gone = (anna, bela)[1 - asked], (anna, bela)[asked]
        assert '<span class="away">' not in other.get(where).text
        table.last_seen[asked] -= 300
        page = other.get(where).text
        assert '<span class="away">away</span>' in page
        assert f'id="hand-over-{asked}"' in page
        gone.get(where)
        assert '<span class="away">' not in other.get(where).text
