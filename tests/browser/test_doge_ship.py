"""The Doge Ship's table in a real browser: whole games by clicks, and what a page must hold at every question."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.answers import SOON
from browser.look import all_is_well, no_sideways_scroll
from browser.people import DESKTOP, PHONE, Device, People
from browser.play_doge_ship import play
from browser.test_table import make_table


def test_a_whole_game_is_played_by_pressing_what_is_lit(people: People, device: Device) -> None:
    page = people.person(device, calm=True)
    make_table(page, "doge-ship", "me", "senator")
    seen: set[str] = set()

    def look(question: str) -> None:
        no_sideways_scroll(page)
        if question not in seen:
            seen.add(question)
            all_is_well(page, f"doge-ship-{question}")

    play(page, random.Random(3), look)
    assert {"act", "look", "take", "build", "over"} <= seen
    expect(page.locator(".tie-breaks")).to_be_visible()
    expect(page.locator(".space.lit, .target")).to_have_count(0)


def test_five_sit_at_one_table(people: People, device: Device) -> None:
    page = people.person(device, calm=True)
    make_table(page, "doge-ship", "me", "senator", "senator", "senator", "senator")
    play(page, random.Random(5), lambda _: no_sideways_scroll(page), most=8)
    page.locator("#player-1 summary").click()
    page.locator("#in-words summary").click()
    all_is_well(page, "doge-ship-five")


@pytest.mark.rule("S8")
def test_a_space_that_is_taken_answers_with_its_rule(people: People) -> None:
    page = people.person(DESKTOP, calm=True)
    make_table(page, "doge-ship", "me", "senator")
    source = random.Random(1)
    while not (page.locator("#discard").count() and page.locator(".space.taken").count()):
        play(page, source, lambda _: None, most=1)
        expect(page.locator("#table[data-asked]")).to_be_visible(timeout=SOON)
    page.locator(".space.taken .cell").first.click(force=True)  # it is aria-disabled, and answers all the same
    expect(page.locator("#refusal")).to_contain_text("S8", timeout=SOON)


def test_the_dice_tables_work_by_keyboard_alone(people: People) -> None:
    page = people.person(DESKTOP, calm=True)
    make_table(page, "doge-ship", "me", "senator")
    expect(page.locator("#discard")).to_be_visible(timeout=SOON)
    version = page.locator("#table").get_attribute("data-version")
    page.locator(".space.lit .cell").first.focus()
    page.keyboard.press("Enter")
    page.locator(f'#table:not([data-version="{version}"])').wait_for(timeout=SOON)


def test_it_works_without_javascript(people: People) -> None:
    page = people.person(PHONE, javascript=False)
    make_table(page, "doge-ship", "me", "senator")
    for _ in range(20):
        if page.locator("#discard").count():
            break
        page.reload()
    page.locator("#discard").click()
    expect(page.locator("#chronicle")).to_contain_text("Anna discards a marker")
