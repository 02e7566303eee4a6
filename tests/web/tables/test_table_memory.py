"""The table option `memory`: what people saw once is shown at an aided table, and nowhere at a strict one (C6, S24)."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from broglio.core import laws
from broglio.core.match import record
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, Game, Seat, registry
from broglio.games.caesar_cleopatra import GAME as CAESAR_CLEOPATRA
from broglio.games.doge_ship import GAME as DOGE_SHIP
from broglio.games.doge_ship.views.view import ShipView
from broglio.terminal import cli
from broglio.web.middleware.sessions import Person
from broglio.web.ops.settings import Settings
from web.visitors import make
from web.worlds import world

AVERTED = Path(__file__).parents[2] / "games" / "caesar_cleopatra" / "records" / "averted-version-1.txt"
ORDER = "assassination assassination assassination assassination spy spy castling castling scout scout wrath veto"
SPY = """
    . mission senators
    . mission praetors
    0 array 1 2 3 4 5
    1 array 1 2 3 4 5
    1 pass
    1 discard 1
    1 done
    1 draw 2
    . deal spy
    0 pass
    0 done
    1 spy
"""
AFTER_THE_SPY = """
    1 take 5
    0 draw 1
    . deal philosopher
"""


def played(memory: str, pile_2: str, script: str) -> Match:
    match = Match(CAESAR_CLEOPATRA, 2, {"memory": memory, "pile-2": pile_2})
    play(match, script)
    return match


def play(match: Match, script: str) -> None:
    for line in filter(str.strip, script.splitlines()):
        mark, _, move = line.strip().partition(" ")
        match.play(CHANCE if mark == "." else int(mark), match.game.parse(move))


def arranged(memory: str, order: str) -> Match:
    """Both have arranged their piles; only Caesar's order is in question."""
    script = [f"0 next {card}" for card in order.split()] + [f"1 next {card}" for card in ORDER.split()]
    return played(memory, "arranged", "\n".join(script) + "\n. mission senators\n. mission praetors")


def with_approvals(memory: str) -> Match:
    """A game of The Doge Ship in which somebody else than the first seat holds approvals."""
    match = Match(DOGE_SHIP, 3, {"memory": memory})
    source = random.Random(4)
    while not any(approvals(match)[1:]):
        assert laws.step(match, source)
    return match


def approvals(match: Match) -> tuple[int, ...]:
    view = match.position.view(0)
    assert isinstance(view, ShipView)
    return view.approvals


def told(match: Match, seat: Seat, settings: Settings, folder: Path) -> list[bytes]:
    """What a server tells a seat: the page, the state with all that happened, in that order."""

    async def ask() -> list[bytes]:
        async with world(settings, folder) as one:
            await one.put("memory", match)
            visitor = one.visitor(seat, one.hall.people.token(Person(f"person {seat}")))
            answers = [await visitor.ask("GET", path) for path in ("/t/memory", "/api/v1/tables/memory?since=0")]
            assert [answer.status for answer in answers] == [200, 200]
            return [answer.body for answer in answers]

    return asyncio.run(ask())


def shown(match: Match, seat: Seat, folder: Path, capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    """What `broglio show` prints of a record."""
    path = folder / "game.record"
    path.write_text(record.write(record.Record(match)))
    assert cli.main(["show", str(path), "--seat", str(seat), *flags]) == 0
    return capsys.readouterr().out


@pytest.mark.rule("C6")
def test_orders_of_a_pile_that_was_arranged_look_alike_to_their_owner_at_a_strict_table(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two histories that differ only in what Caesar has to remember: not a byte differs. At an aided table it does."""
    other = " ".join(reversed(ORDER.split()))
    for memory, alike in (("strict", True), ("aided", False)):
        here, there = arranged(memory, ORDER), arranged(memory, other)
        for number, (one, two) in enumerate(
            zip(
                told(here, 0, settings, tmp_path / f"{memory}-here"),
                told(there, 0, settings, tmp_path / f"{memory}-there"),
                strict=True,
            )
        ):
            assert (one == two) == alike, (memory, number)
        for flags in ((), ("--json",)):
            both = [shown(match, 0, tmp_path, capsys, *flags) for match in (here, there)]
            assert (both[0] == both[1]) == alike, (memory, flags)
        listed = [[event.to_json() for event in match.chronicle(0)] for match in (here, there)]
        assert (listed[0] == listed[1]) == alike, "the terminal's chronicle"


@pytest.mark.rule("C6")
def test_the_order_is_in_sight_while_it_is_being_arranged() -> None:
    match = played("strict", "arranged", "0 next veto\n0 next spy")
    assert CAESAR_CLEOPATRA.view_to_json(match.position.view(0))["players"][0]["pile_2"] == ["veto", "spy"]
    assert "veto spy" in laws.drawn(CAESAR_CLEOPATRA, match.position, 0)


@pytest.mark.rule("C6", "C28")
def test_what_a_spy_saw_is_listed_at_an_aided_table_only(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for memory, listed in (("strict", False), ("aided", True)):
        match = played(memory, "shuffled", SPY)
        seen = CAESAR_CLEOPATRA.view_to_json(match.position.view(1))
        assert seen["players"][0]["hand"] == ["1", "2", "3", "4", "5"], "the spy looks"
        assert not match.can_undo(), "what was seen is not taken back"
        play(match, AFTER_THE_SPY)
        page, state = told(match, 1, settings, tmp_path / memory)
        assert (b"Guest 0 holds" in page) == (b"Guest 0 holds" in state) == listed
        assert (b"seen_in_hand" in state) == (b'"memory":[' in state.replace(b" ", b"")) == listed
        data = json.loads(shown(match, 1, tmp_path, capsys, "--json"))
        assert ("seen_in_hand" in data["players"][0]) == ("memory" in data) == listed
        assert ("known: 1 2 3 4" in shown(match, 1, tmp_path, capsys)) == listed
        assert ("hand-seen" in [event.key for event in match.chronicle(1)]) == listed


@pytest.mark.rule("S24")
def test_approvals_of_others_are_shown_at_an_aided_table_only(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for memory, listed in (("strict", False), ("aided", True)):
        match = with_approvals(memory)
        page, state = told(match, 0, settings, tmp_path / memory)
        assert (b"Approvals are hidden." in page) != listed
        for players in (
            json.loads(state)["view"]["players"],
            json.loads(shown(match, 0, tmp_path, capsys, "--json"))["players"],
        ):
            numbers = [player.get("approvals") for player in players]
            assert numbers == (list(approvals(match)) if listed else [approvals(match)[0], None, None])
        assert ("▒" in shown(match, 0, tmp_path, capsys)) != listed


@pytest.mark.rule("C6", "S24")
@pytest.mark.parametrize("memory", ["strict", "aided"])
def test_bots_worlds_and_research_remember_everything_either_way(memory: str) -> None:
    spied = played(memory, "shuffled", SPY + AFTER_THE_SPY)
    view = spied.position.view(1)
    for seed in range(20):
        hand = CAESAR_CLEOPATRA.sample(view, random.Random(seed)).to_json()["players"][0]["hand"]
        assert {"1", "2", "3", "4"} <= set(hand)
    assert CAESAR_CLEOPATRA.memory_to_json(view)["players"][0]["seen_in_hand"]["cards"] == ["1", "2", "3", "4"]
    ordered = arranged(memory, ORDER).position
    assert CAESAR_CLEOPATRA.memory_to_json(ordered.view(0))["players"][0]["pile_2"][:12] == ORDER.split()
    assert CAESAR_CLEOPATRA.from_json(ordered.to_json()).to_json() == ordered.to_json()
    ship = with_approvals(memory)
    players = DOGE_SHIP.memory_to_json(ship.position.view(0))["players"]
    assert tuple(player["approvals"] for player in players) == approvals(ship)
    assert DOGE_SHIP.from_json(ship.position.to_json()).to_json() == ship.position.to_json()


@pytest.mark.rule("C15", "C6")
def test_a_table_stored_before_the_option_and_the_second_version_goes_on_as_it_was_played(
    settings: Settings, tmp_path: Path
) -> None:
    match = record.read(AVERTED.read_text()).match
    match.options = {"pile-2": "shuffled"}
    _, state = told(match, 1, settings, tmp_path / "old")
    view = json.loads(state)["view"]
    assert view["version"] == 1
    assert "memory" in view, "it was played with all that was seen in sight"


@pytest.mark.parametrize("game", [CAESAR_CLEOPATRA, DOGE_SHIP])
def test_a_record_names_the_option_only_where_it_is_strict(game: Game) -> None:
    for memory in ("strict", "aided"):
        text = record.write(record.Record(Match(game, 2, {"memory": memory})))
        assert ("option memory strict" in text) == (memory == "strict")
        assert record.read(text).match.options["memory"] == memory
    assert Match(game, 2).options["memory"] == "strict", "new tables go by the book"


@pytest.mark.rule("C6", "S24")
@pytest.mark.parametrize("game", sorted(registry.built_in()))
def test_play_now_makes_a_table_with_the_options_that_the_game_declares(browser: TestClient, game: str) -> None:
    form = browser.get("/").text.partition(f'id="game-{game}"')[2].partition("</form>")[0]
    fields = dict(re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', form))
    wanted = {
        "caesar-cleopatra": {"memory": "aided", "pile-2": "shuffled"},
        "doge-ship": {"memory": "aided"},
    }.get(game, {})
    assert {key.removeprefix("option-"): value for key, value in fields.items() if key.startswith("option-")} == wanted
    where = make(browser, **fields, level="novice")
    assert isinstance(browser.app, Starlette)
    options = browser.app.state.hall.tables.live[where.removeprefix("/t/")].row.options
    assert wanted.items() <= options.items()
