"""A table and its one owner: what is asked, refused, repeated, taken back, kept, and who sits where."""

from __future__ import annotations

import asyncio
import gc
import hashlib
from collections.abc import Callable, Coroutine
from dataclasses import replace

import pytest

from broglio.core.protocol import IllegalMove, Move, registry
from broglio.web.ops.settings import Settings
from broglio.web.store.store import SeatRow, Store, Unavailable
from broglio.web.tables.kept_table import Refused, Stale
from broglio.web.tables.table import Table
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers

BOTH_STORES = True
ANNA, BELA, CARLA = "anna", "bela", "carla"
PEOPLE = {0: [ANNA], 1: [BELA], 2: [CARLA]}
SEATS = [SeatRow(0, "Anna", None), SeatRow(1, "Bela", None), SeatRow(2, "Carla", None)]
Scene = Callable[[Tables], Coroutine[None, None, None]]


@pytest.fixture
def tables(store: Store, thinkers: Thinkers, settings: Settings) -> Tables:
    return Tables(store, thinkers, settings)


async def doge(tables: Tables, seats: list[SeatRow] | None = None) -> Table:
    seats = seats or SEATS
    people = {seat.seat: PEOPLE[seat.seat] for seat in seats if seat.name and not seat.level}
    return await tables.make("doge", seats, {}, True, people)


async def ballot(table: Table, seat: int, text: str, version: int | None = None) -> None:
    await table.play(seat, table.version if version is None else version, lambda _: table.game.parse(text))


def play(tables: Tables, scene: Scene) -> None:
    asyncio.run(scene(tables))


def test_the_game_begins_when_the_last_seat_is_taken(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables, [SeatRow(0, "Anna", None), SeatRow(1, "", None), SeatRow(2, "", None)])
        assert table.version == 0
        await table.sit(1, BELA, "Bela")
        with pytest.raises(Refused, match="not-begun"):
            await ballot(table, 0, "castello 1")
        await table.sit(2, CARLA, "Anna")
        assert table.names == ["Anna", "Bela", "Anna 2"], "no two have the same name"
        assert table.version == 6, "the order of votes was dealt; the seventh card is known by then"
        assert set(table.asked) == {0, 1, 2}

    play(tables, scene)


def test_of_many_who_want_one_seat_exactly_one_gets_it(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables, [SeatRow(0, "Anna", None), SeatRow(1, "Bela", None), SeatRow(2, "", None)])
        wishes = [table.sit(2, f"person {number}", f"Guest {number}") for number in range(20)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert {result.key for result in results if isinstance(result, Refused)} == {"seat-taken"}
        stored = await tables.store.load(table.id)
        assert stored is not None
        assert len(stored.sitting[2]) == 1

    play(tables, scene)


def test_nobody_sits_twice(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables, [SeatRow(0, "Anna", None), SeatRow(1, "", None), SeatRow(2, "", None)])
        with pytest.raises(Refused, match="sits-already"):
            await table.sit(1, ANNA, "Anna")
        with pytest.raises(Refused, match="no-such-seat"):
            await table.sit(7, BELA, "Bela")

    play(tables, scene)


def test_a_request_that_is_sent_twice_is_carried_out_once(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        version = table.version
        await ballot(table, 0, "castello 1", version)
        await ballot(table, 0, "castello 1", version)
        assert table.version == version + 1
        await ballot(table, 1, "castello 1", version)
        await ballot(table, 2, "castello 1", version)
        after = table.version
        await ballot(table, 0, "castello 1", version)
        assert table.version == after, "also when the table has moved on"

    play(tables, scene)


def test_a_choice_for_a_question_that_is_gone_is_stale(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        version = table.version
        for seat in range(3):
            await ballot(table, seat, "castello 1", version)
        with pytest.raises(Stale):
            await ballot(table, 0, "dorsoduro 2", version)
        with pytest.raises(Stale):
            await ballot(table, 0, "dorsoduro 2", table.version + 5)

    play(tables, scene)


def test_what_others_do_at_the_same_time_makes_no_choice_stale(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        version = table.version
        await ballot(table, 1, "castello 1", version)
        await ballot(table, 0, "dorsoduro 2", version)
        assert set(table.asked) == {2}

    play(tables, scene)


@pytest.mark.rule("D7")
def test_a_refused_choice_changes_nothing(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        version = table.version
        with pytest.raises(IllegalMove):
            await ballot(table, 0, "build castello")
        await ballot(table, 0, "castello 1")
        with pytest.raises(IllegalMove, match="wait for the others"):
            await ballot(table, 0, "dorsoduro 1")
        assert table.version == version + 1
        assert len(await tables.store.journal(table.id)) == version + 1

    play(tables, scene)


def test_a_choice_can_be_taken_back_until_somebody_acts(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        await ballot(table, 0, "castello 1")
        assert table.can_take_back(0)
        assert not table.can_take_back(1)
        assert not table.can_take_back(None)
        await table.take_back(0)
        assert 0 in table.asked
        await ballot(table, 0, "dorsoduro 2")
        await ballot(table, 1, "castello 1")
        with pytest.raises(Refused, match="no-take-back"):
            await table.take_back(0)

    play(tables, scene)


def test_what_was_taken_back_is_not_mistaken_for_a_repeat(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        first = table.version
        await ballot(table, 0, "castello 1", first)
        await table.take_back(0)
        with pytest.raises(Stale):
            await ballot(table, 0, "dorsoduro 1", first)

    play(tables, scene)


def test_a_table_comes_from_disk_just_as_it_was(tables: Tables, store: Store, settings: Settings) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        await ballot(table, 0, "castello 1")
        await table.take_back(0)
        for seat in range(3):
            await ballot(table, seat, "castello 1 2")
        await ballot(table, 1, "san-polo 0")
        await table.remark(1, "Bela", "  well,\n well ")
        again = await Tables(store, tables.thinkers, settings).find(table.id)
        assert again is not None
        assert again.match.position.to_json() == table.match.position.to_json()
        assert [entry.events for entry in again.match.log] == [entry.events for entry in table.match.log]
        assert (again.version, again.asked, again.names) == (table.version, table.asked, table.names)
        assert [remark.text for remark in again.chat] == ["well, well"]
        assert again.sitting == table.sitting

    play(tables, scene)


def test_nothing_is_shown_that_is_not_on_disk(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        version, before = table.version, table.match.position.to_json()
        await tables.store.write([("DROP TABLE journal", ())])  # from now on no step can be written
        with pytest.raises(Unavailable):
            await ballot(table, 0, "castello 1")
        assert (table.version, table.match.position.to_json()) == (version, before)

    play(tables, scene)


def test_bots_answer_by_themselves(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(
            tables, [SeatRow(0, "Anna", None), SeatRow(1, "Bembo", "novice"), SeatRow(2, "Dandolo", "senator")]
        )
        await until(lambda: set(table.asked) == {0})
        await ballot(table, 0, "castello 1")
        await until(lambda: 0 in table.asked)
        assert sum(step.seat == 1 for step in table.journal) >= 1

    play(tables, scene)


def test_a_seat_whose_player_is_gone_can_be_handed_to_a_bot_and_taken_back(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        watcher = table.watch(1)
        with pytest.raises(Refused, match="seat-in-use"):
            await table.hand_to_bot(1, "novice", "Bembo")
        table.leave(watcher)
        await asyncio.sleep(0.01)
        await table.hand_to_bot(1, "novice", "Bembo")
        await until(lambda: 1 not in table.asked)
        await table.return_to(1)
        assert table.seats[1].level is None
        assert table.seat_of(BELA) == 1

    play(tables, scene)


def test_the_holder_of_a_seat_link_may_play_there_too(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        token = await table.make_link(0)
        assert await table.has_link(0, token)
        assert not await table.has_link(1, token)
        with pytest.raises(Refused, match="sits-already"):
            await table.use_link(0, token, BELA)
        with pytest.raises(Refused, match="link-gone"):
            await table.use_link(1, token, "annas telephone")
        await table.use_link(0, token, "annas telephone")
        assert table.seat_of("annas telephone") == 0
        assert not await table.has_link(0, token)

    play(tables, scene)


def test_of_many_who_use_a_link_at_once_one_sits_down(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        token = await table.make_link(0)
        uses = [table.use_link(0, token, f"telephone {number}") for number in range(20)]
        told = await asyncio.gather(*uses, return_exceptions=True)
        assert told.count(None) == 1
        assert len(table.sitting[0]) == 2

    play(tables, scene)


def test_a_link_is_kept_hashed_and_for_a_day(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        token = await table.make_link(0)
        (kept,) = (await tables.store.read(("SELECT token, made FROM links", ())))[0]
        assert kept[0] == hashlib.sha256(token.encode()).hexdigest()
        monkeypatch.setattr("broglio.web.tables.table.LINK_SECONDS", -1)
        assert not await table.has_link(0, token)
        with pytest.raises(Refused, match="link-gone"):
            await table.use_link(0, token, "annas telephone")

    play(tables, scene)


def test_the_same_people_play_again_at_one_new_table(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        with pytest.raises(Refused, match="not-over"):
            await tables.rematch(table)
        finish(table)
        first, second = await asyncio.gather(tables.rematch(table), tables.rematch(table))
        assert first == second
        again = await tables.find(first)
        assert again is not None
        assert again.names == ["Carla", "Anna", "Bela"], "another one begins"
        assert again.seat_of(ANNA) == 1

    play(tables, scene)


def finish(table: Table) -> None:
    """Play on with the first choice until the game is over, as if it had all been written down."""
    match = table.match.copy()
    while match.position.to_act():
        match.draw_chances(table.chances)
        for seat in match.position.to_act()[:1]:
            match.play(seat, match.position.moves(seat)[len(match.log) % len(match.position.moves(seat))])
    table.match = match


def test_a_remark_is_cut_and_a_table_holds_only_so_many(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        await table.remark(0, "Anna", "x" * 10_000)
        assert len(table.chat[0].text) == 400
        await table.remark(0, "Anna", "   ")
        assert len(table.chat) == 1
        await table.remark(0, "Anna", "\u3164\u2800")
        assert len(table.chat) == 1, "nothing was said"
        table.chat = [replace(table.chat[0], number=number) for number in range(100)]
        with pytest.raises(Refused, match="chat-full"):
            await table.remark(0, "Anna", "one more")

    play(tables, scene)


def test_a_hint_comes_from_what_the_seat_sees_and_goes_with_its_question(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        await table.advise(0)
        hints = table.notes[0].hints
        assert 1 <= len(hints) <= 4
        moves: set[Move] = set(table.view(0).moves)
        assert all(hint.move in moves and 0 <= hint.chance <= 1 for hint in hints)
        await ballot(table, 1, "castello 1")
        assert table.notes[0].hints == hints, "the question still stands"
        await ballot(table, 0, "castello 1")
        assert 0 not in table.notes
        with pytest.raises(Refused, match="no-hint"):
            await table.advise(1)

    play(tables, scene)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that bots will do."""
    for _ in range(1500):
        if is_so():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen")


def test_every_game_can_be_set_up(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        for game in registry.games().values():
            for count in game.seat_counts:
                seats = [SeatRow(seat, f"Guest {seat}", None) for seat in range(count)]
                table = await tables.make(game.id, seats, {}, False, {0: [ANNA]})
                assert table.is_full
                assert table.asked

    play(tables, scene)


def test_a_wish_with_a_key_is_carried_out_once_and_answered_as_the_first_time(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        first = table.version

        async def vote(text: str, key: str, person: str = ANNA, seat: int = 0) -> int:
            return await table.play(seat, table.version, lambda _: table.game.parse(text), person, key)

        assert await vote("castello 1", "a") == first + 1
        await table.take_back(0, ANNA, "a")
        assert await vote("castello 1", "a") == first + 1, "known by its key, though it would be legal once more"
        await table.take_back(0, ANNA, "a")
        assert table.version == first + 2
        assert await vote("castello 1", "a", BELA, seat=1) == first + 3, "a key is a person's own"
        assert await vote("castello 1", "b") == first + 4
        for _ in range(2):
            await table.remark(0, "Anna", "well", ANNA, "a")
        assert len(table.chat) == 1, "and an act's own"

    play(tables, scene)


def test_tables_and_seats_asked_for_twice_are_given_once(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        free = [SeatRow(0, "Anna", None), SeatRow(1, "", None), SeatRow(2, "", None)]
        one, other = [await tables.make("doge", free, {}, True, {0: [ANNA]}, ANNA, "k") for _ in range(2)]
        assert one is other
        assert len(one.row.seed) == 64
        for _ in range(2):
            await one.sit(1, BELA, "Bela", "k", "my own luck")
        assert one.seats[1] == SeatRow(1, "Bela", None, "my own luck")
        for _ in range(2):
            await one.hand_to_bot(2, "novice", "Bembo", ANNA, "k")
        assert one.names == ["Anna", "Bela", "Bembo"]

    play(tables, scene)


def test_keys_are_known_after_a_restart(tables: Tables, store: Store, settings: Settings) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        version = table.version
        for _ in range(2):
            again = await Tables(store, tables.thinkers, settings).find(table.id)
            assert again is not None
            move = again.game.parse("castello 1")
            assert await again.play(0, again.version, lambda _, move=move: move, ANNA, "k") == version + 1  # type: ignore[misc]  # a default binds it
        assert len(await store.journal(table.id)) == version + 1

    play(tables, scene)


def test_a_remark_may_hold_anything_that_can_be_read(tables: Tables) -> None:
    async def scene(tables: Tables) -> None:
        table = await doge(tables)
        await table.remark(0, "Anna", "a\x00b\ud800c \N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}")
        assert table.chat[0].text == "abc \N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}"

    play(tables, scene)


def test_tables_at_which_nobody_looks_leave_memory_and_come_back(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(tables: Tables) -> None:
        monkeypatch.setattr("broglio.web.tables.tables.MOST_IDLE", 2)
        watched = await doge(tables)
        watched.watch(0)
        names = [(await doge(tables)).id for _ in range(5)]
        gc.collect()
        assert set(tables.live) == {watched.id, *names[-2:]}
        assert await tables.find(watched.id) is watched, "one object for each table, as long as anybody has it"
        again = await tables.find(names[0])
        assert again is not None
        assert again.version == 6

    play(tables, scene)
