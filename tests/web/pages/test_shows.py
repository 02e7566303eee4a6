"""Bots think for those who play or look on, and for nobody else; of one client's shows, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from broglio.core.protocol import Move, View
from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from broglio.web.store.store import SeatRow, Store
from broglio.web.tables.kept_table import Refused
from broglio.web.tables.table import Table
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Hung, Thinkers
from broglio.web.tables.turns import ALONE_AT_ONCE, CLIENT
from web.visitors import make, visitor
from web.whole_games import app_of, table_of

BOTH_STORES = True
BOTS = [SeatRow(seat, f"Bembo {seat}", "novice") for seat in range(3)]


async def show(tables: Tables) -> Table:
    return await tables.make("doge", BOTS, {}, False, {})


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.02)


async def stands_still(table: Table) -> bool:
    await until(lambda: table.driver is None or table.driver.done())
    version = table.version
    await asyncio.sleep(0.3)
    return table.version == version


def test_bots_play_among_themselves_only_while_somebody_looks_on(
    store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    async def scene() -> None:
        tables = Tables(store, thinkers, settings)
        table = await show(tables)
        assert await stands_still(table), "nobody has asked for it"
        for _ in range(2):
            version = table.version
            watcher = table.watch(None)
            await until(lambda version=version: table.version > version + 3)  # type: ignore[misc]
            table.leave(watcher)
            assert await stands_still(table)
        await tables.close()

    asyncio.run(scene())


def test_a_show_goes_on_at_the_process_where_it_is_watched(
    store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    async def scene() -> None:
        here, there = Tables(store, thinkers, settings), Tables(store, thinkers, settings)
        table = await show(here)
        elsewhere = await there.find(table.id)
        assert elsewhere is not None
        version = elsewhere.version
        elsewhere.watch(None)
        await until(lambda: elsewhere.version > version + 3)
        assert table.driver is None
        await there.close()

    asyncio.run(scene())


def test_of_one_clients_shows_a_few_go_on_at_a_time_and_all_in_turn(
    store: Store, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Thinkers(1)
    at_once = {"crowd": 0, "anna": 0}
    most = dict(at_once)

    async def choose(
        _: str, __: str, view: View, client: str = "", is_wanted: Callable[[], bool] = lambda: True
    ) -> Move | None:
        at_once[client] += 1
        most[client] = max(most[client], at_once[client])
        await asyncio.sleep(0.01)
        at_once[client] -= 1
        return view.moves[0] if is_wanted() else None

    monkeypatch.setattr(thinkers, "choose", choose)

    async def scene() -> None:
        tables = Tables(store, thinkers, replace(settings, client_limits=1))
        shows = {}
        for client, count in (("crowd", 12), ("anna", 2)):
            CLIENT.set(client)
            shows[client] = [await show(tables) for _ in range(count)]
        for client, theirs in shows.items():
            CLIENT.set(client)
            for table in theirs:
                table.watch(None)
        began = {table: table.version for theirs in shows.values() for table in theirs}
        await until(lambda: all(table.version > version + 1 for table, version in began.items()))
        await tables.close()

    asyncio.run(scene())
    thinkers.close()
    assert most == {"crowd": ALONE_AT_ONCE, "anna": 2}


def test_where_no_process_answers_bots_are_asked_again_and_a_hint_is_refused(
    store: Store, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("broglio.web.tables.table.TRY_AGAIN", 0.01)
    thinkers = Thinkers(1)
    asked: list[str] = []

    async def choose(_: str, level: str, view: View, *__: object) -> Move:
        asked.append(level)
        if len(asked) < 3:
            raise Hung
        return view.moves[0]

    async def advise(*_: object) -> None:
        raise Hung

    monkeypatch.setattr(thinkers, "choose", choose)
    monkeypatch.setattr(thinkers, "advise", advise)

    async def scene() -> None:
        tables = Tables(store, thinkers, settings)
        table = await tables.make("doge", [SeatRow(0, "Anna", None), *BOTS[1:]], {}, False, {0: ["anna"]})
        with pytest.raises(Refused, match="no-hint"):
            await table.advise(0)
        await until(lambda: set(table.asked) == {0})
        assert len(asked) == 4, "two that found no answer, and one for each bot"
        await tables.close()

    asyncio.run(scene())
    thinkers.close()


@pytest.fixture
def anna(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    """Somebody at a server at which addresses are what a header says."""
    monkeypatch.setattr("broglio.web.middleware.guards.Proxies.settle", settle)
    return visitor(create_app(settings))


def settle(_: object, scope: dict[str, object]) -> None:
    headers = dict(scope["headers"])  # type: ignore[call-overload]
    scope["client"] = (headers.get(b"x-from", b"").decode(), 0)


def test_bots_think_for_who_plays_and_not_for_who_looks_on(anna: TestClient) -> None:
    with anna, visitor(app_of(anna)) as eve:
        anna.headers["x-from"] = "192.0.2.1"
        eve.headers["x-from"] = "192.0.2.66"
        table = table_of(anna, make(anna, game="doge", seats="3", level="novice"))
        assert table.client == "192.0.2.1"
        assert eve.get(f"/t/{table.id}").status_code == 200
        assert anna.portal is not None
        from_there = CLIENT.set("192.0.2.66")
        anna.portal.call(table.watch, None)
        assert table.client == "192.0.2.1", "those who look on cannot have others' bots wait in their line"
        anna.portal.call(table.watch, 0)
        assert table.client == "192.0.2.66", "Anna has moved to another address"
        CLIENT.reset(from_there)
