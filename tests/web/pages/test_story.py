"""The story of a table over the wire: steps that are told, looking back, and what nobody is shown a second time."""

from __future__ import annotations

import asyncio
import random
import re
import time

import pytest
from starlette.testclient import TestClient

from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, Seat, registry
from broglio.web.laws import seated
from broglio.web.ops.settings import Settings
from broglio.web.pages.table_page import MISSED, MOST_BEATS, TELL, Reader, TablePage
from broglio.web.store.store import BACK, MOVE, JournalRow, Store
from broglio.web.tables.table import LONGEST_WAIT, Table
from broglio.web.tables.thinking import Thinkers
from web.tables.test_table_memory import SPY, played
from web.visitors import make
from web.whole_games import app_of

READER = Reader(None, "en")


@pytest.fixture
def table(store: Store, thinkers: Thinkers, settings: Settings) -> Table:
    """Doge, some rounds old."""
    match = Match(registry.find("doge"), 3)
    source = random.Random(5)
    for _ in range(120):
        match.draw_chances(source)
        seat = source.choice(match.position.to_act())
        match.play(seat, source.choice(match.position.moves(seat)))
    return seated(match, store, thinkers, settings)


def steps_of(frames: list[str]) -> list[int]:
    return [int(found[1]) for frame in frames if (found := re.search(r'data-step="(\d+)"', frame))]


def test_a_page_is_shown_each_step_that_is_told_and_then_the_table(table: Table) -> None:
    frames = TablePage().frames(table, READER, table.version - 3)
    told = [
        step + 1
        for step in range(table.version - 3, table.version)
        if table.storyteller.telling(table.match, None, step).beats
    ]
    assert steps_of(frames) == sorted({*told, table.version})
    assert [frame.startswith(TELL) for frame in frames] == [step in told for step in steps_of(frames)]
    assert ["data-past" in frame for frame in frames] == [True] * (len(frames) - 1) + [False]


def test_a_page_that_was_away_gets_the_table_and_a_list_never_a_long_queue(table: Table) -> None:
    frames = TablePage().frames(table, READER, 0)
    assert len(frames) == 1
    assert frames[0].startswith(MISSED)
    assert steps_of(frames) == [table.version]
    assert frames[0].count('id="told-') > 4, "what was missed is listed"
    beats = sum(len(table.storyteller.telling(table.match, None, step).beats) for step in range(table.version))
    assert beats > MOST_BEATS


def test_a_page_that_knows_all_is_told_nothing_again(table: Table) -> None:
    frames = TablePage().frames(table, READER, table.version)
    assert len(frames) == 1
    assert not frames[0].startswith("<!--")


def test_a_move_that_was_taken_back_is_forgotten(table: Table) -> None:
    page, seat = TablePage(), table.match.position.to_act()[0]
    first = table.match.position.moves(seat)
    told = []
    for move in (first[0], first[-1]):
        before = table.match.copy()
        table.match.play(seat, move)
        table.journal.append(JournalRow(table.version, MOVE, seat, "", 0.0))
        table.rendered.clear()
        told.append(page.frames(table, Reader(seat, "en"), table.version - 1)[-1])
        table.match = before
        table.journal.append(JournalRow(table.version, BACK, seat, "", 0.0))
    assert told[0] != told[1]


def test_looking_back_shows_a_running_game_as_the_reader_saw_it(browser: TestClient) -> None:
    where = make(browser, game="doge", seats="3", level="novice")
    found = app_of(browser).state.hall.tables.live[where.rpartition("/")[2]]
    answer = browser.get(f"{where}/replay?step=3&seat=1")
    assert answer.status_code == 200
    assert 'data-step="3"' in answer.text
    assert 'name="move"' not in answer.text, "nothing can be done at a table that is past"
    reader = Reader(0, "en")
    assert f'data-here="/t/{found.id}/replay?seat=0&amp;step="' in answer.text, "not as the seat that was asked for"
    assert TablePage().draw_past(found, reader, 3).count("<svg") == answer.text.partition('id="table"')[2].count("<svg")


@pytest.mark.rule("C6")
@pytest.mark.parametrize(("memory", "seen"), [("strict", None), ("aided", 1)])
def test_what_has_to_be_remembered_is_not_shown_by_looking_back(
    memory: str, seen: Seat | None, store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    match = played(memory, "shuffled", SPY)
    spying = len(match.log)
    page, spy = TablePage(), Reader(1, "en")
    assert 'class="spied"' in page.draw(seated(match, store, thinkers, settings), spy), "the spy sees the hand"
    match.play(1, match.game.parse("take 5"))
    table = seated(match, store, thinkers, settings)
    assert table.storyteller.past_view(table.match, 1, spying).seat == seen
    assert 'data-past="yes"' in page.draw_past(table, spy, spying)


def test_bots_wait_until_people_could_read_what_happened(table: Table, settings: Settings) -> None:
    table.settings = Settings(settings.data, pace=0.1)
    steps = [JournalRow(0, MOVE, CHANCE, "", 0.0)] * 6
    table.told_until = 0.0
    table._give_time(steps)
    waited = table.told_until - time.monotonic()
    assert 0 < waited <= LONGEST_WAIT

    async def at_double_speed() -> float:
        table.watch(0, 0.5)
        table.told_until = 0.0
        table._give_time(steps)
        return table.told_until - time.monotonic()

    assert asyncio.run(at_double_speed()) == pytest.approx(waited / 2, rel=0.2)


def test_a_person_chooses_how_fast_bots_go_on(browser: TestClient) -> None:
    where = make(browser, game="doge", seats="3", level="novice")
    found = app_of(browser).state.hall.tables.live[where.rpartition("/")[2]]
    watcher = found.watch(0)
    for speed, pace in (("2", 0.5), ("0", 0.0), ("0.5", 2.0), ("nonsense", 1.0)):
        browser.post(f"{where}/speed", data={"speed": speed})
        assert watcher.pace == pace
    found.leave(watcher)


def seats_and_spectator(table: Table) -> list[Seat | None]:
    return [*range(table.row.seats), None]


def test_the_panel_is_never_mute(table: Table) -> None:
    for seat in seats_and_spectator(table):
        assert TablePage().draw(table, Reader(seat, "en")).count('id="told-') >= 4
