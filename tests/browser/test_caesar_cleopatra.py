"""Caesar & Cleopatra in a real browser: whole games by pressing what is lit, and how a card moves."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from browser.answers import answered
from browser.look import all_is_well, axe, screenshot
from browser.people import DESKTOP, PHONE, Device, People
from browser.play_caesar_cleopatra import Player


def make_arranged_table(page: Page) -> None:
    page.goto("/new/caesar-cleopatra")
    page.locator("#seat-1").select_option("senator")
    page.get_by_role("button", name="Create a table").click()


def see_why(page: Page) -> None:
    """A card may lie over the board as the reason for a question: it is well itself, and can be closed."""
    close = page.locator("#stage .close")
    if close.is_visible():
        screenshot(page, "caesar-cleopatra-why")
        axe(page)
        close.click()
        expect(page.locator("#stage")).to_be_hidden()


@pytest.mark.rule("C34")
def test_a_whole_game_by_pressing_what_is_lit(people: People, device: Device) -> None:
    """Pile 2 is shuffled at a table that is made at once, and arranged at one of one's own making."""
    page = people.person(device, calm=True)
    if device is PHONE:
        page.goto("/")
        page.locator("#game-caesar-cleopatra").get_by_role("button", name="Play now").click()
    else:
        make_arranged_table(page)
    player = Player(page, random.Random(device.width))
    looked_at: set[str] = set()

    def look(mode: str) -> None:
        if mode not in looked_at:
            looked_at.add(mode)
            see_why(page)
            all_is_well(page, f"caesar-cleopatra-{mode}")

    player.play(look)
    assert {"array", "place", "draw"} <= set(player.modes)
    assert ("arrange" in player.modes) == (device is not PHONE)
    expect(page.locator(".scores").first).to_be_visible()
    all_is_well(page, "caesar-cleopatra-end")


NOTE_GLIDES = """() => {
    window.glides = {};
    addEventListener("htmx:after:swap", () => {
        for (const animation of document.getAnimations()) {
            const start = animation.effect.getKeyframes()[0].transform;
            if (start) window.glides[animation.effect.target.id] = start;
        }
    }, true);
}"""


@pytest.mark.rule("C10")
def test_a_card_glides_from_the_hand_to_its_group(people: People) -> None:
    page = people.person(DESKTOP)
    page.goto("/")
    page.locator("#game-caesar-cleopatra").get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(1))
    version = ""
    while player.wait(version) and (mode := player.mode()) != "place":
        version = str(page.locator("#table").get_attribute("data-version"))
        with answered(page):
            player.choose(mode)
    page.evaluate(NOTE_GLIDES)
    page.locator("#hand [value='4']").first.check()
    page.locator("#group-praetors").click()
    card = page.locator("#at-praetors .near .hidden[id*='-hidden-4-']").last
    expect(card).to_contain_text("hidden")
    glides = page.evaluate("window.glides")
    assert "translate" in glides[str(card.get_attribute("id"))]


@pytest.mark.rule("C6")
def test_it_works_without_javascript(people: People) -> None:
    page = people.person(PHONE, javascript=False)
    make_arranged_table(page)
    version = page.locator("#table").get_attribute("data-version")
    page.locator("#hand button[name=move]:not([aria-disabled])").first.click()
    assert page.locator("#table").get_attribute("data-version") != version
