"""Two people in two browsers, one at a desk and one with a phone, and a bot where there is room for one: each game
from the first question to the end, then its replay, its record, and another game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from broglio.core.match import record
from browser import play_doge, play_doge_ship
from browser.answers import answered
from browser.look import all_is_well, no_sideways_scroll
from browser.people import DESKTOP, PHONE, People
from browser.play_caesar_cleopatra import Player
from browser.test_table import make_table

Turn = Callable[[Page, random.Random], None]
SOON = 40_000
MOST_TURNS = 900


def doge(page: Page, source: random.Random) -> None:
    play_doge.decide(page, play_doge.kind(page), source)


def caesar_cleopatra(page: Page, source: random.Random) -> None:
    player = Player(page, source)
    player.choose(player.mode())


def doge_ship(page: Page, source: random.Random) -> None:
    play_doge_ship.decide(page, play_doge_ship.kind(page), source)


GAMES: dict[str, tuple[Turn, tuple[str, ...]]] = {
    "doge": (doge, ("me", "open", "novice")),
    "caesar-cleopatra": (caesar_cleopatra, ("me", "open")),
    "doge-ship": (doge_ship, ("me", "open", "senator", "senator")),  # who press at random build no galley in a while
}


def play_together(anna: Page, bela: Page, turn: Turn, source: random.Random) -> None:
    """Whoever is asked presses something that is lit, until both see the score sheet."""
    for _ in range(MOST_TURNS):
        for page in (anna, bela):
            if page.locator("#table[data-asked]").count():
                page.locator('[form="act"]:not([aria-disabled])').first.wait_for(state="attached", timeout=SOON)
                with answered(page):
                    turn(page, source)
        if anna.locator(".scores").count() and bela.locator(".scores").count():
            return
        anna.wait_for_timeout(30)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_a_friend(people: People, game: str, tmp_path: Path) -> None:
    turn, seats = GAMES[game]
    anna, bela = people.person(DESKTOP, calm=True), people.person(PHONE, calm=True, locale="fr-FR")
    sit = make_table(anna, game, *seats)
    bela.goto(sit)
    bela.get_by_label("Votre nom").first.fill("Béla")
    bela.get_by_role("button", name="S’asseoir ici").first.click()
    expect(anna.locator("#seat-1")).to_contain_text("Béla", timeout=SOON)

    play_together(anna, bela, turn, random.Random(7))
    assert anna.locator(".scores").first.locator("tbody td:first-child").all_inner_texts() == (
        bela.locator(".scores").first.locator("tbody td:first-child").all_inner_texts()
    )
    all_is_well(anna, f"{game}-end")
    all_is_well(bela, f"{game}-end-fr")

    look_back(bela, game)
    keep_record(anna, tmp_path)
    anna.get_by_role("button", name="Play again").click()
    expect(anna.locator("#act")).to_have_count(1, timeout=SOON)
    bela.goto(sit)
    bela.get_by_role("link", name="Vers la partie suivante").click()
    expect(bela).to_have_url(anna.url)
    expect(bela.locator("#act input[name=version]")).to_have_count(1)


def look_back(page: Page, game: str) -> None:
    """Step through the finished game, from several seats."""
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.locator("#prompt")).to_contain_text("Coup 0 sur")
    for number in (1, 2, 3):
        page.locator("#replay-step-on").click()
        expect(page.locator("#prompt")).to_contain_text(f"Coup {number} sur")
    page.locator("#replay-step-back").click()
    expect(page.locator("#prompt")).to_contain_text("Coup 2 sur")
    page.get_by_role("link", name="Spectateur").click()
    expect(page.locator("#prompt")).to_contain_text("Coup 2 sur")
    page.locator("#replay-last-step").click()
    no_sideways_scroll(page)
    all_is_well(page, f"{game}-replay")
    expect(page.locator("[form=act]")).to_have_count(0)


def keep_record(page: Page, folder: Path) -> None:
    """The record can be downloaded, and replays."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    path = folder / "game.broglio"
    download.value.save_as(path)
    told = record.read(path.read_text(encoding="utf-8"))
    assert told.match.position.outcome() is not None
    assert told.players[1] == "Béla"
    assert re.search(r"^ranks ", path.read_text(encoding="utf-8"), re.MULTILINE)
