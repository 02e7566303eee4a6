"""Tables commit to their chance before the first move and prove it in the end, on their pages and on one for proofs."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from broglio.core.language.words import LANGUAGES
from broglio.core.match import record
from broglio.web.app import create_app
from broglio.web.middleware.request_body import LARGEST
from broglio.web.ops.settings import Settings
from web.store.test_migrations import old_game
from web.visitors import make, visitor
from web.whole_games import app_of, play_on, table_of


@pytest.fixture
def anna(settings: Settings) -> Iterator[TestClient]:
    with visitor(create_app(settings)) as client:
        yield client


def commitment_in(page: str) -> str:
    (found,) = re.findall(r"<dt>Fingerprint</dt><dd><code>([0-9a-f]{64})</code>", page)
    return str(found)


@pytest.fixture
def finished(anna: TestClient) -> str:
    """Where a finished game of two people is."""
    where = make(anna, game="caesar-cleopatra", seats="2", name="Anna", entropy="seventeen  geese\n")
    bela = visitor(app_of(anna))
    bela.post(f"{where}/sit", data={"seat": "1", "name": "Bela", "entropy": "6 1 5 2 <b>"})
    play_on(anna, where)
    return where


def test_a_table_commits_before_the_last_player_sits_and_proves_it_in_the_end(anna: TestClient) -> None:
    where = make(anna, game="caesar-cleopatra", seats="2", name="Anna")
    waiting = anna.get(where).text
    commitment = commitment_in(waiting)
    seed = table_of(anna, where).row.seed
    bela = visitor(app_of(anna))
    bela.post(f"{where}/sit", data={"seat": "1", "name": "Bela", "entropy": "six  dice"})
    assert commitment_in(anna.get(where).text) == commitment
    play_on(anna, where)
    page = anna.get(where).text
    assert commitment_in(page) == commitment
    assert f"<dt>Secret number</dt><dd><code>{seed}</code></dd>" in page
    assert "<dt>Added by Bela</dt><dd><code>six dice</code></dd>" in page
    assert "Added by Anna" not in page
    told = record.read(anna.get(f"{where}/record").text)
    assert told.pledge is not None
    assert told.pledge == record.pledge(seed, ("", "six dice"), where.rpartition("/")[2], told.match)
    assert told.pledge.commitment == commitment
    proof = anna.get(re.findall(r'href="(/verify\?table=[^"]+)"', page)[0]).text
    assert f"Proven: all {record.summary(told)['proven']} draws" in proof


def test_what_players_add_changes_what_is_drawn(anna: TestClient) -> None:
    wheres = [make(anna, game="doge", seats="3") for _ in range(2)]
    tables = [table_of(anna, where) for where in wheres]
    for table in tables:
        table.row = replace(table.row, seed="5b" * 32)
    for where, added in zip(wheres, ("one", "other"), strict=True):
        for seat in (1, 2):
            visitor(app_of(anna)).post(f"{where}/sit", data={"seat": str(seat), "entropy": added})
    first, second = ([step.text for step in table.journal] for table in tables)
    assert len(first) >= 6
    assert first != second


def test_a_next_game_has_a_seed_of_its_own(anna: TestClient, finished: str) -> None:
    again = anna.post(f"{finished}/rematch").url.path
    here, there = table_of(anna, finished), table_of(anna, again)
    assert here.row.seed != there.row.seed
    assert all(not seat.entropy for seat in there.seats), "what was added is known by now"


def test_a_pasted_and_an_uploaded_record_are_proven(anna: TestClient, finished: str) -> None:
    text = anna.get(f"{finished}/record").text
    commitment = commitment_in(anna.get(finished).text)
    pasted = anna.post("/verify", data={"record": text.replace("\n", "\r\n"), "commitment": f" {commitment.upper()} "})
    assert pasted.status_code == 200
    assert "behind the fingerprint that you kept" in pasted.text
    uploaded = anna.post("/verify", files={"file": ("game.broglio", text.encode())}, data={"record": ""})
    assert uploaded.status_code == 200
    assert "Proven: all" in uploaded.text
    assert "Anna, Bela" in uploaded.text


def test_a_bent_record_is_told_by_its_fault(anna: TestClient, finished: str) -> None:
    text = anna.get(f"{finished}/record").text
    for changed, fault in (
        (text.replace("seventeen geese", "seventeen ducks"), "was not drawn here: the seed and the players' entropy"),
        (text.replace("\nseed ", "\n# "), "its draws are not proven"),
        (text[: len(text) // 2], "record line"),
        ("hello", "expected a line 'broglio ...'"),
        ("<script>alert(1)</script>", "expected a line 'broglio ...'"),
    ):
        page = anna.post("/verify", data={"record": changed})
        assert fault in html.unescape(page.text)
        assert page.status_code == 200, "a verdict is what was asked for"
        assert "<script>" not in page.text
        assert "Proven" not in page.text
    other = anna.post("/verify", data={"record": text, "commitment": "00" * 32})
    assert "not the one that you noted" in other.text


def test_a_record_of_a_game_that_is_on_is_sound_but_not_proven(anna: TestClient, finished: str) -> None:
    told = record.read(anna.get(f"{finished}/record").text)
    match = told.match
    match.log = match.log[:30]
    match.position = match.replay(30)
    page = anna.post("/verify", data={"record": record.write(told)})
    assert "its secret number has not been published yet" in page.text
    told.pledge = None
    assert "cannot be proven" in anna.post("/verify", data={"record": record.write(told)}).text


def test_what_is_no_record_of_ours_is_refused(anna: TestClient) -> None:
    where = make(anna, game="doge", seats="3", level="novice")
    for table in (where.rpartition("/")[2], "nowhere", "x" * 99):
        assert anna.get("/verify", params={"table": table}).status_code == 404
    assert anna.post("/verify", data={}).status_code == 200, "an empty form is the form once more"
    assert anna.post("/verify", files={"file": ("game.broglio", b"\xff\xfe")}).status_code == 400
    assert anna.post("/verify", data={"record": "x" * LARGEST}).status_code in (400, 413)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_all_languages_and_is_found_from_the_first(anna: TestClient, language: str) -> None:
    anna.headers["accept-language"] = language
    assert 'href="/verify"' in anna.get("/").text
    page = anna.get("/verify").text
    assert f'<html lang="{language}">' in page
    assert 'name="commitment"' in page


def test_a_table_older_than_seeds_says_so_and_proves_nothing(settings: Settings) -> None:
    old_game(settings.database)
    with visitor(create_app(settings)) as anna:
        assert "This game began before draws could be proven" in anna.get("/t/old").text
        play_on(anna, "/t/old")
        page = anna.get("/t/old").text
        assert "Secret number" not in page
        assert "/verify?table" not in page
        assert anna.get("/t/old/record").text.startswith("broglio record 1\n")
