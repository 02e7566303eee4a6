"""Our shorter way through Jinja gives the same text as Jinja itself: every page, of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import cache

import pytest
from jinja2 import Environment
from starlette.testclient import TestClient

from broglio.core import laws
from broglio.core.language.words import LANGUAGES
from broglio.core.match.match import Match
from broglio.core.protocol import registry
from broglio.web.app import create_app
from broglio.web.laws import seated
from broglio.web.ops.settings import Settings
from broglio.web.pages import environment
from broglio.web.pages.table_page import Reader, TablePage
from broglio.web.store.store import Store
from broglio.web.tables.table import Table
from broglio.web.tables.thinking import Thinkers
from web.visitors import make, visitor
from web.whole_games import play_on, table_of

GAMES = sorted(registry.games())
PAGES_OF_A_GAME = 12
OURS = environment.environment
NAME = """<b>"O'Neill" & Co</b>"""
"""A name of which nothing may reach a page as it is."""


@cache
def plain() -> Environment:
    """Jinja as it comes, with the settings, filters and globals of ours."""
    ours = OURS()
    made = Environment(
        loader=ours.loader,
        autoescape=ours.autoescape,
        undefined=ours.undefined,
        trim_blocks=ours.trim_blocks,
        lstrip_blocks=ours.lstrip_blocks,
        auto_reload=ours.auto_reload,
    )
    made.filters.update(ours.filters)
    made.tests.update(ours.tests)
    made.globals.update(ours.globals)
    emblem = made.get_template("server/macros.html").module.__dict__["emblem"]
    made.globals["emblems"] = tuple(emblem(seat) for seat in range(len(environment.COLOURS)))
    return made


@cache
def plain_macro(name: str) -> object:
    return plain().get_template("server/macros.html").module.__dict__[name]


@contextmanager
def plain_jinja() -> Iterator[None]:
    """A server that has nothing but Jinja as it comes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(environment, "environment", plain)
        patch.setattr(environment, "macro", plain_macro)
        yield


def pages_of(table: Table, language: str) -> list[str]:
    """The whole page of a table for each seat and for who looks on, drawn from nothing."""
    pages = []
    for seat in (None, *range(table.row.seats)):
        table.rendered.clear()
        pages.append(TablePage().draw_page(table, Reader(seat, language), {}))
    return pages


@pytest.mark.parametrize("game_id", GAMES)
def test_every_table_of_a_game_is_drawn_as_by_plain_jinja(
    game_id: str, store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    game = registry.find(game_id)
    whole = Match(game, game.seat_counts[-1])
    source = random.Random(game_id)
    while laws.step(whole, source):
        pass
    for number in range(PAGES_OF_A_GAME + 1):
        match = Match(game, whole.seats)
        for entry in whole.log[: len(whole.log) * number // PAGES_OF_A_GAME]:
            match.play(entry.seat, entry.move)
        table = seated(match, store, thinkers, settings)
        table.seats = [replace(seat, name=NAME) for seat in table.seats]
        table.asked = dict.fromkeys(match.position.to_act(), 0)
        language = LANGUAGES[number % len(LANGUAGES)]
        drawn = pages_of(table, language)
        with plain_jinja():
            assert drawn == pages_of(table, language)
        assert not any(NAME in page for page in drawn)
    assert table.is_over


@pytest.mark.parametrize("game_id", GAMES)
def test_every_page_around_the_tables_is_drawn_as_by_plain_jinja(game_id: str, settings: Settings) -> None:
    app = create_app(settings)
    count = registry.find(game_id).seat_counts[0]
    with visitor(app) as anna, ExitStack() as others:
        where = make(anna, game=game_id, seats=str(count), name=NAME, listed="yes")
        same_pages(anna, where, "/", f"/new/{game_id}", f"/rules/{game_id}", "/verify", "/rules/nothing", "/t/nowhere")
        for seat in range(1, count):
            guest = others.enter_context(visitor(app))
            same_pages(guest, where, "/")
            sat = guest.post(f"{where}/sit", data={"seat": str(seat), "name": NAME})
            assert sat.status_code == 200
        assert anna.post(f"{where}/say", data={"text": NAME}).status_code == 200
        same_pages(anna, where, "/")
        assert play_on(anna, where).is_over
        replay = [f"{where}/replay?step={step}" for step in (0, 7, 20)]
        same_pages(anna, where, "/", f"{where}/chronicle", *replay, f"/verify?table={where.rpartition('/')[2]}")


def same_pages(browser: TestClient, where: str, *others: str) -> None:
    """A table and other addresses, each asked for twice."""
    table = table_of(browser, where)
    for address in (where, *others):
        table.rendered.clear()
        page = browser.get(address).text
        table.rendered.clear()
        with plain_jinja():
            assert page == browser.get(address).text, address
        assert page.startswith("<!doctype html>"), address
        assert NAME not in page, address
