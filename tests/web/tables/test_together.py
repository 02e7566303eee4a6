"""Two owners of one table, as in two processes on one store: whoever comes second catches up and judges anew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from broglio.web.ops.settings import Settings
from broglio.web.store.store import SeatRow, Store
from broglio.web.tables.kept_table import Refused, Stale
from broglio.web.tables.table import Table
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers
from web.tables.test_table import ANNA, BELA, CARLA, ballot, doge, finish

BOTH_STORES = True
Scene = Callable[[Table, Table], Coroutine[None, None, None]]


@pytest.fixture
def both(store: Store, thinkers: Thinkers, settings: Settings) -> Callable[[Scene, list[SeatRow] | None], None]:
    """Play a scene with one table as two processes hold it."""

    async def play(scene: Scene, seats: list[SeatRow] | None) -> None:
        here = await doge(Tables(store, thinkers, settings), seats)
        there = await Tables(store, thinkers, settings).find(here.id)
        assert there is not None
        assert there is not here
        await scene(here, there)

    return lambda scene, seats: asyncio.run(play(scene, seats))


Both = Callable[[Scene, list[SeatRow] | None], None]


def same(here: Table, there: Table) -> bool:
    """Whether two owners hold the same."""
    return (here.match.position.to_json(), here.asked, here.seats, here.sitting, here.chat, here.revision) == (
        there.match.position.to_json(),
        there.asked,
        there.seats,
        there.sitting,
        there.chat,
        there.revision,
    )


def test_moves_in_two_processes_follow_one_another(both: Both) -> None:
    async def scene(here: Table, there: Table) -> None:
        version = here.version
        await asyncio.gather(
            ballot(here, 0, "castello 1", version),
            ballot(there, 1, "castello 1", version),
            ballot(here, 2, "castello 1", version),
        )
        await there.refresh()
        await here.refresh()
        assert same(here, there)
        assert [step.sequence for step in await here.store.journal(here.id)] == list(range(here.version))

    both(scene, None)


def test_whoever_looks_on_elsewhere_is_told(both: Both) -> None:
    async def scene(here: Table, there: Table) -> None:
        watcher = there.watch(0)
        watcher.wake.clear()
        await ballot(here, 1, "castello 1")
        await here.remark(1, "Bela", "well")
        assert not watcher.wake.is_set()
        await there.refresh()
        assert watcher.wake.is_set()
        assert same(here, there)

    both(scene, None)


def test_a_repeat_that_comes_to_another_process_is_known(both: Both) -> None:
    async def scene(here: Table, there: Table) -> None:
        version = here.version
        move = here.game.parse("castello 1")
        for table in (here, there, here):
            assert await table.play(0, version, lambda _: move, ANNA, "k") == version + 1
        await ballot(there, 1, "castello 1", version)
        await ballot(here, 1, "castello 1", version)
        assert here.version == version + 2
        assert len(await here.store.journal(here.id)) == version + 2

    both(scene, None)


def test_a_choice_that_another_process_has_seen_answered_otherwise_is_stale(both: Both) -> None:
    async def scene(here: Table, there: Table) -> None:
        version = here.version
        for seat in range(3):
            await ballot(here, seat, "castello 1", version)
        with pytest.raises(Stale):
            await ballot(there, 0, "dorsoduro 2", version)
        assert same(here, there)

    both(scene, None)


def test_of_many_who_want_one_seat_in_two_processes_exactly_one_gets_it(both: Both) -> None:
    async def scene(here: Table, there: Table) -> None:
        wishes = [
            table.sit(2, f"{number} {table is here}", f"Guest {number}")
            for number in range(8)
            for table in (here, there)
        ]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert {result.key for result in results if isinstance(result, Refused)} == {"seat-taken"}
        await here.refresh()
        await there.refresh()
        assert same(here, there)
        assert len(here.sitting[2]) == 1

    both(scene, [SeatRow(0, "Anna", None), SeatRow(1, "Bela", None), SeatRow(2, "", None)])


def test_remarks_of_two_processes_are_all_kept(both: Both) -> None:
    async def scene(here: Table, there: Table) -> None:
        await asyncio.gather(*[table.remark(0, "Anna", f"{n}") for n in range(8) for table in (here, there)])
        await here.refresh()
        await there.refresh()
        assert same(here, there)
        assert [row.number for row in here.chat] == list(range(16))

    both(scene, None)


def test_a_move_is_taken_back_once(both: Both) -> None:
    async def scene(here: Table, there: Table) -> None:
        await ballot(here, 0, "castello 1")
        await there.refresh()
        results = await asyncio.gather(here.take_back(0), there.take_back(0), return_exceptions=True)
        assert [isinstance(result, Refused) for result in results].count(True) == 1
        await here.refresh()
        await there.refresh()
        assert same(here, there)
        assert here.asked.keys() == {0, 1, 2}

    both(scene, None)


def test_a_take_back_and_a_move_of_another_do_not_pass_each_other(both: Both) -> None:
    async def scene(here: Table, there: Table) -> None:
        await ballot(here, 0, "castello 1")
        await ballot(there, 1, "castello 1")
        with pytest.raises(Refused, match="no-take-back"):
            await here.take_back(0)

    both(scene, None)


def test_one_rematch_is_made_between_processes(store: Store, thinkers: Thinkers, settings: Settings) -> None:
    async def scene() -> None:
        here, there = Tables(store, thinkers, settings), Tables(store, thinkers, settings)
        table = await doge(here)
        elsewhere = await there.find(table.id)
        assert elsewhere is not None
        finish(table)
        finish(elsewhere)
        first, second = await asyncio.gather(here.rematch(table), there.rematch(elsewhere))
        assert first == second
        assert {row.id for person in (ANNA, BELA, CARLA) for row in await store.tables_of(person, 9)} == {
            table.id,
            first,
        }

    asyncio.run(scene())


def test_bots_play_on_where_two_processes_drive_them(both: Both) -> None:
    async def scene(here: Table, there: Table) -> None:
        for _ in range(500):
            if 0 in here.asked and len(here.asked) == 1 and same(here, there):
                break
            await asyncio.sleep(0.02)
            await here.refresh()
            await there.refresh()
        assert set(here.asked) == {0}

    both(scene, [SeatRow(0, "Anna", None), SeatRow(1, "Bembo", "novice"), SeatRow(2, "Dandolo", "novice")])
