"""Not a byte more than a seat may know: games that differ only in what a seat cannot see send it the same stream."""

from __future__ import annotations

import asyncio
import random
import zlib
from collections.abc import Iterator

import pytest
from starlette.types import Message

from broglio.core.language.words import LANGUAGES
from broglio.core.laws import step_twins
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, Game, Seat, registry
from broglio.web.laws import seated
from broglio.web.ops.settings import Settings
from broglio.web.pages.table_page import Reader, TablePage
from broglio.web.store.store import Store
from broglio.web.tables.feed import PageFeed
from broglio.web.tables.table import Table
from broglio.web.tables.thinking import Thinkers

CASES = [(game.id, count) for game in registry.games().values() for count in game.seat_counts]
GAMES_EACH = 6
STEPS_TOLD = 3


def twins(game: Game, count: int, observer: Seat | None, source: random.Random) -> tuple[Match, Match]:
    """Two games with one beginning, then as different as can be without the observer being told of it."""
    here, there = Match(game, count), Match(game, count)
    for _ in range(source.randrange(150)):
        to_act = here.position.to_act()
        if not to_act:
            break
        seat = source.choice(to_act)
        chances = [move for move, _ in here.position.chances()] if seat == CHANCE else here.position.moves(seat)
        move = source.choice(chances)
        here.play(seat, move)
        there.play(seat, move)
    ahead, ahead_there = here.position.copy(), there.position.copy()
    for _ in range(8):
        step = step_twins(ahead, ahead_there, observer, source)
        if step is None:
            break
        here.play(step[0], step[1])
        there.play(step[0], step[2])
    return here, there


async def first_message(table: Table, reader: Reader) -> bytes:
    """The first bytes of a stream, as they go out, unpacked."""
    page = TablePage()
    # Known up to some steps ago: each of the steps since is told, as far as this reader may know it.
    known = max(0, table.version - STEPS_TOLD)
    feed = PageFeed(table, reader.seat, asyncio.Event(), lambda known: page.frames(table, reader, known), "gzip", known)
    sent: asyncio.Queue[bytes] = asyncio.Queue()

    async def send(message: Message) -> None:
        await sent.put(message.get("body", b""))

    streaming = asyncio.create_task(feed({}, asyncio.Event().wait, send))  # type: ignore[arg-type]  # nothing is said
    await sent.get()  # the head
    message = await sent.get()
    streaming.cancel()
    return zlib.decompressobj(31).decompress(message)


def pairs_of_worlds(game_id: str, count: int) -> Iterator[tuple[Seat | None, str, tuple[Match, Match]]]:
    """Each seat and a spectator in turn, a language, and two games that this observer cannot tell apart."""
    game = registry.find(game_id)
    source = random.Random(f"{game_id} {count}")
    different = 0
    for number in range(GAMES_EACH * (count + 1)):
        observer = None if number % (count + 1) == count else number % (count + 1)
        here, there = twins(game, count, observer, source)
        different += here.position.to_json() != there.position.to_json()
        yield observer, LANGUAGES[number % len(LANGUAGES)], (here, there)
    assert different >= GAMES_EACH or not registry.is_built_in(game), "the worlds did differ"


@pytest.mark.rule("D33")
@pytest.mark.parametrize(("game_id", "count"), CASES)
def test_streams_do_not_tell_what_a_seat_may_not_know(
    game_id: str, count: int, store: Store, thinkers: Thinkers, settings: Settings
) -> None:
    for observer, language, worlds in pairs_of_worlds(game_id, count):
        reader = Reader(observer, language)
        sent = [asyncio.run(first_message(seated(match, store, thinkers, settings), reader)) for match in worlds]
        assert sent[0] == sent[1]
        assert len(sent[0]) > 2000, "a whole table"


def test_the_comparison_would_notice(store: Store, thinkers: Thinkers, settings: Settings) -> None:
    game = registry.find("doge")
    here, there = Match(game, 3), Match(game, 3)
    source = random.Random(1)
    here.draw_chances(source)
    for entry in here.log:
        there.play(entry.seat, entry.move)
    here.play(0, game.parse("castello 1"))
    there.play(0, game.parse("castello 3"))
    tables = [seated(match, store, thinkers, settings) for match in (here, there)]
    owner = [asyncio.run(first_message(table, Reader(0, "en"))) for table in tables]
    other = [asyncio.run(first_message(table, Reader(1, "en"))) for table in tables]
    assert owner[0] != owner[1]
    assert other[0] == other[1]
