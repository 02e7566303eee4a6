"""Not a byte more than a seat may know, over HTTP: answers, refusals, errors, streams and logs of worlds that differ
only in what a seat cannot see are the same; and the seed of a table is nowhere until its game is over."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import random
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import AsyncExitStack
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from broglio.core import laws
from broglio.core.language.words import LANGUAGES
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, Game, Malformed, Move, Seat, registry
from broglio.web.app import create_app
from broglio.web.middleware.sessions import Person
from broglio.web.ops.logs import without_secrets
from broglio.web.ops.settings import Settings
from broglio.web.tables.table import Table
from web.bare_visitor import BareVisitor, Listener
from web.pages.test_secrets import CASES, twins
from web.visitors import make, visitor
from web.whole_games import play_on, table_of
from web.worlds import SEED, World, world

API = "/api/v1/tables"
FORM = "application/x-www-form-urlencoded"
PAGES = ("", "/chronicle", "/replay?step=3&seat=0", "/record", "/seat/0/guess", "/nothing")
STATES = ("", "?view=false", "?since=2", "/record", "/positions/0?seat=0")


def refused(game: Game, table: Table, seat: Seat, source: random.Random) -> list[str]:
    """Moves that can be written down and that this seat may not make."""
    found: list[str] = []
    for code in source.sample(range(game.codes), min(game.codes, 40)):
        try:
            text = game.notate(code)
        except Malformed:
            continue
        if code not in table.view(seat).moves:
            found.append(text)
    return found[:3]


async def all_that_is_told(one: BareVisitor, table: Table, seat: Seat | None, tries: list[str]) -> list[object]:
    """Every answer that a reader can get from a table without changing it."""
    heard: list[object] = []
    for path in PAGES:
        heard.append(await one.ask("GET", f"/t/{table.id}{path}"))
    for path in STATES:
        heard.append(await one.ask("GET", f"{API}/{table.id}{path}"))
    heard.append(await one.ask("GET", f"/verify?table={table.id}"))
    for text in [*tries, "nonsense", ""]:
        form = urlencode({"version": table.version, "move": text}).encode()
        heard.append(await one.ask("POST", f"/t/{table.id}/move", form, FORM))
        heard.append(await one.ask("GET", f"/t/{table.id}"))
        body = json.dumps({"version": table.version, "move": text}).encode()
        heard.append(await one.ask("POST", f"{API}/{table.id}/moves", body))
    acts = ["rematch", "return"] if table.can_take_back(seat) else ["rematch", "return", "take-back"]
    for act in acts:
        heard.append(await one.ask("POST", f"/t/{table.id}/{act}", b"", FORM))
        heard.append(await one.ask("POST", f"{API}/{table.id}/{act}", b"{}"))
    for path in (f"/t/{table.id}/stream", f"{API}/{table.id}/stream"):
        async with one.listen(path) as listener:
            heard.append(await listener.next())
    return heard


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server logged since the last time, traces included."""
    formatter = logging.Formatter("%(name)s %(levelname)s %(message)s")
    found = [formatter.format(entry) for entry in caplog.records if entry.name.startswith("broglio")]
    caplog.clear()
    return found


@pytest.mark.parametrize(("game_id", "count"), CASES)
def test_answers_and_logs_do_not_tell_what_a_seat_may_not_know(
    game_id: str, count: int, settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = registry.find(game_id)
    source = random.Random(f"http {game_id} {count}")
    caplog.set_level(logging.DEBUG)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            both = [await stack.enter_async_context(world(settings, tmp_path / name)) for name in ("here", "there")]
            different = 0
            for number in range(2 * (count + 1)):
                observer = None if number % (count + 1) == count else number % (count + 1)
                matches = twins(game, count, observer, source)
                if not matches[0].position.to_act():
                    continue  # a finished game, which only a small one is by then, has no secrets and shows its seed
                different += matches[0].position.to_json() != matches[1].position.to_json()
                tables = [await one.put(f"table{number}", match) for one, match in zip(both, matches, strict=True)]
                token = both[0].hall.people.token(Person(f"person {observer}"))
                tries = refused(game, tables[0], observer or 0, source)
                told = []
                for one, table in zip(both, tables, strict=True):
                    visitor = one.visitor(observer, token, LANGUAGES[number % len(LANGUAGES)])
                    answers = await all_that_is_told(visitor, table, observer, tries)
                    told.append((answers, lines(caplog)))
                assert told[0] == told[1]
                assert SEED not in repr(told[0])
                assert token not in repr(told[0])
            assert different >= 2 or not registry.is_built_in(game), "the worlds did differ"

    asyncio.run(scene())


def ballots(ballot: str) -> Match:
    """A game of Doge in which the first player has laid this ballot, and nobody has seen it."""
    match = Match(registry.find("doge"), 3)
    match.draw_chances(random.Random(1))
    match.play(0, match.game.parse(ballot))
    return match


def test_the_comparison_would_notice(settings: Settings, tmp_path: Path) -> None:
    async def scene() -> None:
        told: dict[Seat, list[object]] = {0: [], 1: []}
        for name, ballot in (("here", "castello 1"), ("there", "castello 3")):
            async with world(settings, tmp_path / name) as one:
                table = await one.put("table", ballots(ballot))
                for seat, heard in told.items():
                    token = one.hall.people.token(Person(f"person {seat}"))
                    heard.append(await all_that_is_told(one.visitor(seat, token), table, seat, []))
        assert told[0][0] != told[0][1], "whoever laid the ballot sees which"
        assert told[1][0] == told[1][1]

    asyncio.run(scene())


def test_a_fault_of_ours_tells_nothing_on_the_page_or_in_the_log(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something breaks in the middle of drawing a table, where secrets are at hand."""
    game = registry.find("doge")

    def broken(*_: object) -> object:
        raise RuntimeError("the scene fell over")

    async def scene() -> None:
        told = []
        for name, ballot in (("here", "castello 1"), ("there", "castello 3")):
            async with world(settings, tmp_path / name) as one:
                table = await one.put("table", ballots(ballot))
                token = one.hall.people.token(Person("person 1"))
                answers = []
                with monkeypatch.context() as patch:
                    patch.setattr(type(game), "scene", broken)
                    patch.setattr(type(game), "view_to_json", broken)
                    for path in ("/t/table", f"{API}/table"):
                        answers.append(await one.visitor(1, token).ask("GET", path))
                assert [answer.status for answer in answers] == [500, 500]
                logged = lines(caplog)
                assert any("the scene fell over" in line for line in logged)
                for secret in (SEED, token, ballot, table.row.seed):
                    assert secret not in repr(answers)
                    assert secret not in "\n".join(logged)
                told.append((answers, logged))
        assert told[0] == told[1]

    asyncio.run(scene())


def alike(match: Match, observer: Seat | None, source: random.Random) -> tuple[Seat, Move, Move] | None:
    """Two choices of another seat that the observer is told the same about, with no draw after them."""
    game = match.game

    def told(seat: Seat, move: Move) -> object:
        after = match.position.copy()
        events = after.play(seat, move)
        if after.to_act() == (CHANCE,):
            return move
        return [event.to_json() for event in events if event.visible_to(observer)], game.view_to_json(
            after.view(observer)
        )

    for seat in match.position.to_act():
        if seat in (observer, CHANCE):
            continue
        moves = source.sample(match.position.moves(seat), min(8, len(match.position.moves(seat))))
        for other in moves[1:]:
            if told(seat, other) == told(seat, moves[0]):
                return seat, moves[0], other
    return None


def moments(game: Game, source: random.Random) -> Iterator[tuple[Match, Seat | None, tuple[Seat, Move, Move]]]:
    """Moments in games at which somebody chooses in secret, each with somebody from whom it is a secret."""
    count = game.seat_counts[0]
    while True:
        match = Match(game, count)
        while laws.step(match, source):
            observer = source.choice([*range(count), None])
            if source.random() < 0.3 and (found := alike(match, observer, source)) is not None:
                yield match.copy(), observer, found


async def quiet(listener: Listener) -> list[bytes]:
    """What else comes before the loop has nothing left to do."""
    for _ in range(50):
        await asyncio.sleep(0)
    return listener.rest()


@pytest.mark.parametrize("game_id", sorted(registry.games()))
def test_streams_tell_the_same_number_of_times_whichever_secret_choice_was_made(
    game_id: str, settings: Settings, tmp_path: Path
) -> None:
    """Somebody is refused, chooses in secret, takes it back and chooses again, while another listens."""
    game = registry.find(game_id)
    source = random.Random(f"choices {game_id}")

    async def live(one: World, table_id: str, observer: Seat | None, choice: tuple[Seat, Move], match: Match) -> object:
        table = await one.put(table_id, match)
        seat, move = choice
        token = one.hall.people.token(Person(f"person {observer}"))
        visitor = one.visitor(observer, token)
        path = f"/t/{table_id}/stream"
        async with visitor.listen(path) as page, visitor.listen(f"{API}/{table_id}/stream") as data:
            heard = [await page.next(), await data.next()]
            async with one.visitor(seat, one.hall.people.token(Person(f"person {seat}"))).listen(path) as own:
                # Whoever comes is seen to be there, which everybody may know.
                await own.next()
                heard += [*await quiet(page), *await quiet(data)]
                table.refuse(seat, Malformed("move", "that is none"))
                assert b"Your choice is incomplete" in await own.next()
                assert not await quiet(page), "what one seat is refused, no other notices"
                assert not await quiet(data)
            await table.play(seat, table.version, move)
            heard += [await page.next(), await data.next()]
            if table.can_take_back(seat):
                await table.take_back(seat)
                heard += [await page.next(), await data.next()]
                await table.play(seat, table.version, move)
                heard += [await page.next(), await data.next()]
            return heard, await quiet(page), await quiet(data)

    async def scene() -> None:
        async with world(settings, tmp_path / "here") as here, world(settings, tmp_path / "there") as there:
            for number, (match, observer, (seat, first, other)) in enumerate(islice(moments(game, source), 6)):
                told = [
                    await live(here, f"table{number}", observer, (seat, first), match),
                    await live(there, f"table{number}", observer, (seat, other), match),
                ]
                assert told[0] == told[1]

    asyncio.run(scene())


def test_the_seed_is_nowhere_until_the_end(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with visitor(create_app(settings)) as anna:
        where = make(anna, game="caesar-cleopatra", seats="2", name="Anna")
        bela, looker = visitor(anna.app), visitor(anna.app)  # type: ignore[arg-type]  # the same application
        bela.post(f"{where}/sit", data={"seat": "1", "name": "Bela", "entropy": "six dice"})
        table = table_of(anna, where)
        seed = table.row.seed
        paths = (where, f"{where}/chronicle", f"{where}/record", "/", f"/verify?table={table.id}", f"{API}/{table.id}")
        told = ""
        while not table.is_over:
            for one in (anna, bela, looker):
                for path in paths:
                    answer = one.get(path)
                    told += f"{answer.text} {answer.headers}"
            play_on(anna, where, steps=40)
        assert len(told) > 100_000
        assert seed not in told + repr(table) + repr(table.row) + repr(table.chances) + repr(table.seats)
        assert seed not in caplog.text
        assert seed in anna.get(where).text
        assert f"\nseed {seed}\n" in looker.get(f"{where}/record").text
        assert seed not in without_secrets(f"and if it were logged: {seed}")


def test_the_seed_never_goes_to_a_process_that_thinks(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    submit = ProcessPoolExecutor.submit

    def watched(self: ProcessPoolExecutor, task: Callable[..., Any], *given: Any) -> Future[Any]:
        sent.append(pickle.dumps((task, given)))
        return submit(self, task, *given)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", watched)
    with visitor(create_app(settings)) as anna:
        where = make(anna, game="doge", seats="3", level="novice", entropy="six dice")
        anna.post(f"{where}/hint", data={})
        table = table_of(anna, where)
        seed = table.row.seed
        assert table.pledge is not None
    assert sent
    for message in sent:
        assert seed.encode() not in message
        assert bytes.fromhex(seed) not in message
        assert table.pledge.commitment.encode() not in message
