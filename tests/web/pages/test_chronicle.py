"""Who sits down, for whom a bot plays and who returns: on the plate, in the chronicle and in the API, and kept."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient

from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from broglio.web.pages import chronicle, replay
from broglio.web.pages.chronicle import Seating
from broglio.web.store.store import SeatRow, Store
from broglio.web.tables.table import Table
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers
from web.api_client import Client
from web.tables.test_table import BELA, CARLA, ballot, doge
from web.visitors import make, visitor

BOTH_STORES = True


def kinds(table: Table) -> list[tuple[int, str]]:
    return [(one.step, one.row.kind) for one in chronicle.seatings(table)]


@pytest.mark.parametrize(
    ("language", "plate", "handed", "returned"),
    [
        ("en", "played by Senator", "A bot (Senator) now plays for Bela.", "Bela takes the seat back."),
        ("fr", "à sa place\u00a0: Sénateur", "Un robot (Sénateur) joue désormais pour Bela.", "Bela reprend sa place."),
        ("nl", "gespeeld door Senator", "Een bot (Senator) speelt verder voor Bela.", "Bela neemt de plaats weer in."),
    ],
)
def test_who_plays_a_seat_that_was_handed_over_shows(
    settings: Settings, language: str, plate: str, handed: str, returned: str
) -> None:
    app = create_app(settings)
    with visitor(app) as anna, visitor(app) as bela, visitor(app) as reader:
        where = make(anna, game="caesar-cleopatra", seats="2", name="Anna")
        bela.post(f"{where}/sit", data={"seat": "1", "name": "Bela"})
        reader.headers["accept-language"] = language
        assert plate not in reader.get(where).text
        anna.post(f"{where}/hand-over", data={"seat": "1", "level": "senator"})
        page = reader.get(where).text
        assert plate in page
        assert handed in page
        bela.post(f"{where}/return")
        page = reader.get(where).text
        assert plate not in page
        assert page.index(returned) < page.index(handed), "the newest comes first"
        whole = reader.get(f"{where}/chronicle").text
        assert whole.index(handed) < whole.index(returned)


def test_programs_are_told_who_plays(settings: Settings) -> None:
    with TestClient(create_app(settings)) as browser:
        anna, bela = Client(browser, "Anna"), Client(browser, "Bela")
        table = anna.make("doge", "me", "open", "open")
        bela.post(f"{table}/sit", {"seat": 1})
        anna.post(f"{table}/bot", {"seat": 2, "level": "novice"})
        anna.post(f"{table}/bot", {"seat": 1, "level": "senator"})
        state = bela.get(table)
        assert [seat["handed_over"] for seat in state["seats"]] == [False, True, False]
        bela.post(f"{table}/return")
        told = bela.get(table)["seatings"]
        assert [(one["seat"], one["kind"], one["level"]) for one in told] == [
            (1, "sat", None),
            (2, "bot", "novice"),
            (1, "handed", "senator"),
            (1, "returned", None),
        ]
        assert told[1]["words"] == "Contarini, a bot (Novice), sits down."
        assert [one["step"] for one in told][:2] == [0, 0]


def test_changes_at_seats_stand_in_order_among_moves_and_after_a_restart(
    store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    async def scene() -> None:
        tables = Tables(store, thinkers, settings)
        table = await doge(tables, [SeatRow(0, "Anna", None), SeatRow(1, "", None), SeatRow(2, "", None)])
        await table.sit(1, BELA, "Bela")
        await table.sit(2, CARLA, "Carla")
        begun = len(table.match.log)
        await ballot(table, 2, "castello 1")
        await table.return_to(1)  # nobody played for Bela: there is nothing to tell
        await handed_and_back(table, 2)
        assert kinds(table) == [(0, "sat"), (0, "sat"), (begun + 1, "handed"), (begun + 1, "returned")]
        again = await Tables(store, thinkers, settings).find(table.id)
        assert again is not None
        assert again.seatings == table.seatings
        assert kinds(again) == kinds(table)
        lines = list(chronicle.backwards(again.match.log, chronicle.seatings(again), None))[::-1]
        assert [isinstance(line, Seating) for _, line in lines][:3] == [True, True, False]

    asyncio.run(scene())


async def handed_and_back(table: Table, seat: int) -> None:
    """A bot is called in where it has nothing to choose yet, and gives the seat back."""
    assert seat not in table.asked
    await table.hand_to_bot(seat, "novice", "Bembo")
    await table.return_to(seat)


def test_a_move_taken_back_leaves_the_change_where_it_was(store: Store, thinkers: Thinkers, settings: Settings) -> None:
    async def scene() -> None:
        table = await doge(Tables(store, thinkers, settings))
        begun = len(table.match.log)
        await ballot(table, 0, "castello 1")
        await ballot(table, 1, "castello 1")
        await handed_and_back(table, 0)
        await table.take_back(1)
        await ballot(table, 1, "castello 2")
        await handed_and_back(table, 0)
        assert [step for step, _ in kinds(table)] == [begun + 1, begun + 1, begun + 2, begun + 2]

    asyncio.run(scene())


def test_journal_and_record_know_nothing_of_it(store: Store, thinkers: Thinkers, settings: Settings) -> None:
    async def scene() -> None:
        tables = Tables(store, thinkers, settings)
        table = await doge(tables)
        await ballot(table, 2, "castello 1")
        before, version = replay.record_of(table), table.version
        await handed_and_back(table, 2)
        assert len(table.seatings) == 2
        assert table.version == version == len(await store.journal(table.id))
        assert replay.record_of(table) == before

    asyncio.run(scene())


def test_another_server_tells_it_too(store: Store, thinkers: Thinkers, settings: Settings) -> None:
    async def scene() -> None:
        here, there = Tables(store, thinkers, settings), Tables(store, thinkers, settings)
        first = await doge(here)
        await ballot(first, 1, "castello 1")
        await ballot(first, 2, "castello 1")
        second = await there.find(first.id)
        assert second is not None
        assert second is not first
        await handed_and_back(first, 2)
        await second.refresh()
        await handed_and_back(second, 1)
        await first.refresh()
        assert first.seatings == second.seatings
        assert [row.number for row in first.seatings] == [0, 1, 2, 3]

    asyncio.run(scene())
