"""Names at a table: none is blank, and none can be taken for another's, by whatever door it comes."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient

from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from broglio.web.store.store import SeatRow, Store
from broglio.web.tables import names
from broglio.web.tables.kept_table import Refused
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers
from web.api_client import Client
from web.tables.test_table import ANNA, BELA, doge, finish
from web.visitors import make, visitor

CYRILLIC = "\u0421\u043e\u0441\u043e"  # looks like Coco
MIXED = "\u0410nna"  # its A is Cyrillic


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\u200b", "\u0301", "\ufe0f", "\U000e0041", "\u034f "]
)
def test_a_name_of_which_nothing_is_seen_is_none(blank: str) -> None:
    assert names.clean_name(blank) == ""
    assert names.clean_name(f"An{blank}na").replace(" ", "") in ("Anna", "An\u0301na")


@pytest.mark.parametrize(
    "name", ["Anna", "René", "Зоя", "Ελένη", "山田Taro", "김민수", "O’Neill-2", "\N{ROCKET}", "मीरा"]
)
def test_names_that_people_have_are_fine(name: str) -> None:
    assert names.clean_name(name) == name
    assert not names.is_mixed(name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "\uff21\uff4e\uff4e\uff41"),
        ("Anna", MIXED),
        ("Coco", CYRILLIC),
        ("AHHA", "\u0410\u041d\u041d\u0410"),
        ("Ida", "lda"),
        ("Bill", "BiII"),
        ("Otto", "0tto"),
        ("Carmen", "Carrnen"),
        ("INA", "\uff49\uff4e\uff41"),
    ],
)
def test_names_that_can_be_taken_for_each_other(name: str, other: str) -> None:
    assert names.is_alike(name, other)
    assert names.is_alike(other, name)


@pytest.mark.parametrize(("name", "other"), [("Anna", "Anne"), ("Guest", "Guest 2"), ("Rene", "René"), ("Jan", "Ian")])
def test_names_that_cannot(name: str, other: str) -> None:
    assert not names.is_alike(name, other)


def test_who_sits_down_by_another_look_of_a_name_is_refused(
    store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    async def scene() -> None:
        free = [SeatRow(0, "Coco", None), SeatRow(1, "", None), SeatRow(2, "", None)]
        table = await doge(Tables(store, thinkers, settings), free)
        with pytest.raises(Refused, match="name-alike"):
            await table.sit(1, BELA, CYRILLIC)
        with pytest.raises(Refused, match="name-mixed"):
            await table.sit(1, BELA, MIXED)
        await table.sit(1, BELA, "coco")
        await table.hand_to_bot(2, "novice", "Coco")
        assert table.names == ["Coco", "coco 2", "Coco 3"]

    asyncio.run(scene())


def test_a_table_is_made_with_names_that_differ(store: Store, thinkers: Thinkers, settings: Settings) -> None:
    async def scene() -> None:
        tables = Tables(store, thinkers, settings)
        bots = [SeatRow(1, "Bembo", "novice"), SeatRow(2, "Contarini", "novice")]
        table = await tables.make("doge", [SeatRow(0, "bembo", None), *bots], {}, True, {0: [ANNA]})
        assert table.names == ["bembo", "Bembo 2", "Contarini"], "a bot gives way"
        await tables.close()
        with pytest.raises(Refused, match="name-mixed"):
            await tables.make("doge", [SeatRow(0, MIXED, None), *bots], {}, True, {0: [ANNA]})

    asyncio.run(scene())


def test_an_old_table_with_names_alike_is_played_again_with_names_that_differ(
    store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    async def scene() -> None:
        tables = Tables(store, thinkers, settings)
        table = await doge(tables)
        table.seats[1] = SeatRow(1, MIXED, None)
        finish(table)
        again = await tables.find(await tables.rematch(table))
        assert again is not None
        assert sorted(again.names) == ["Anna", "Carla", f"{MIXED} 2"]

    asyncio.run(scene())


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_pages_say_why_a_name_is_refused(settings: Settings, language: str) -> None:
    words = {"en": "can be taken for another", "fr": "peut être confondu", "nl": "lijkt te veel op een andere"}
    mixed = {"en": "several alphabets", "fr": "plusieurs alphabets", "nl": "verschillende alfabetten"}
    app = create_app(settings)
    with visitor(app) as coco, visitor(app) as other:
        where = make(coco, game="caesar-cleopatra", seats="2", name="Coco")
        other.headers["accept-language"] = language
        answer = other.post(f"{where}/sit", data={"seat": "1", "name": CYRILLIC})
        assert answer.status_code == 409
        assert words[language] in answer.text
        answer = other.post("/tables", data={"game": "doge", "name": MIXED})
        assert answer.status_code == 409
        assert mixed[language] in answer.text
        assert other.post(f"{where}/sit", data={"seat": "1", "name": "\u3164"}).status_code == 200
        assert app.state.hall.tables.live[where.rpartition("/")[2]].names[1] in ("Guest", "Invité", "Gast")


def test_programs_are_told_why_a_name_is_refused(settings: Settings) -> None:
    with TestClient(create_app(settings)) as browser:
        coco, other, blank = Client(browser, "Coco"), Client(browser, CYRILLIC), Client(browser, "\u3164")
        table = coco.make("doge", "me", "open", "open")
        assert other.post(f"{table}/sit", {"seat": 1}, 409)["error"] == "name-alike"
        assert other.post(f"{table}/remarks", {"text": "It is me"}, 409)["error"] == "name-alike"
        mixed = Client(browser, MIXED)
        assert mixed.post(f"{table}/sit", {"seat": 1}, 409)["error"] == "name-mixed"
        mixed.post("/tables", {"game": "doge", "seats": ["me", "open", "open"]}, 409)
        blank.post(f"{table}/sit", {"seat": 1})
        assert coco.get(table)["seats"][1]["name"] == "Guest"
