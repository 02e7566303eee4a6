"""Whole games at a table of the application in this process, faster than anybody clicks."""

from __future__ import annotations

import random

from starlette.applications import Starlette
from starlette.testclient import TestClient

from broglio.web.tables.table import Table


def app_of(browser: TestClient) -> Starlette:
    """The application that a browser visits."""
    assert isinstance(browser.app, Starlette)
    return browser.app


def table_of(browser: TestClient, where: str) -> Table:
    """The live table behind an address such as /t/abc."""
    assert browser.portal is not None, "the application runs"
    table: Table | None = browser.portal.call(app_of(browser).state.hall.tables.find, where.rpartition("/")[2])
    assert table is not None
    return table


def play_on(browser: TestClient, where: str, steps: int = 100_000, seed: int = 1) -> Table:
    """People do whatever they may, for some steps or until the game is over."""
    table = table_of(browser, where)
    source = random.Random(seed)

    async def play() -> None:
        for _ in range(steps):
            seats = table.match.position.to_act()
            if not seats:
                break
            seat = source.choice(seats)
            move = source.choice(table.match.position.moves(seat))
            await table.play(seat, table.version, move)

    assert browser.portal is not None
    browser.portal.call(play)
    return table
