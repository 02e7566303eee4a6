"""What is remembered of drawings changes nothing in them, for no seat and in no language."""

from __future__ import annotations

import random

import pytest

from broglio.core.language.words import LANGUAGES
from broglio.core.protocol import registry
from broglio.web.ops.settings import Settings
from broglio.web.pages.table_page import Reader, TablePage
from broglio.web.store.store import Loaded, SeatRow, Store, TableRow
from broglio.web.tables.table import Table
from broglio.web.tables.thinking import Thinkers

STEPS = 60


def seated(game_id: str, count: int, store: Store, thinkers: Thinkers, settings: Settings) -> Table:
    row = TableRow("drawings", game_id, 1, count, registry.find(game_id).complete({}), True, 0.0, 0.0, None, None)
    seats = [SeatRow(seat, f"Guest {seat}", None) for seat in range(count)]
    return Table(Loaded(row, seats, {}), store, thinkers, settings)


@pytest.mark.parametrize("game_id", registry.games())
def test_a_page_is_the_same_whatever_was_drawn_before(
    game_id: str, store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    source = random.Random(game_id)
    count = registry.find(game_id).seat_counts[-1]
    table = seated(game_id, count, store, thinkers, settings)
    remembering = TablePage()
    for step in range(STEPS):
        for seat in (None, *range(count)):
            reader = Reader(seat, LANGUAGES[step // 20])
            table.rendered.clear()
            drawn = remembering.draw(table, reader)
            table.rendered.clear()
            assert drawn == TablePage().draw(table, reader)
        table.match.draw_chances(source)
        to_act = table.match.position.to_act()
        if not to_act:
            break
        mover = source.choice(to_act)
        table.match.play(mover, source.choice(table.match.position.moves(mover)))
        table.asked = dict.fromkeys(table.match.position.to_act(), 0)


def test_what_is_of_no_use_any_more_is_let_go(store: Store, thinkers: Thinkers, settings: Settings) -> None:
    table = seated("doge", 3, store, thinkers, settings)
    source = random.Random(1)
    page = TablePage()
    sizes = []
    for _ in range(200):
        table.match.draw_chances(source)
        mover = table.match.position.to_act()[0]
        table.match.play(mover, source.choice(table.match.position.moves(mover)))
        for seat in range(3):
            table.rendered.clear()
            page.draw(table, Reader(seat, "en"))
        sizes.append(len(page.drawings[table].parts))
    assert max(sizes[150:]) < 2 * max(sizes[:50]), "the longer a game, the more is kept"
