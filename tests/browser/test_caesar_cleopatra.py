"""Caesar & Cleopatra in a real browser: whole games by pressing what is lit, and how the cards move."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from browser.look import all_is_well
from browser.people import Device, People
from browser.play_caesar_cleopatra import Player


def sit_down(page: Page, *, shuffled: bool = True) -> None:
    page.goto("/new/caesar-cleopatra")
    if shuffled:
        page.locator("[name=option-pile-2]").select_option("shuffled")
    page.get_by_role("button", name="Make", exact=False).click()
    expect(page.locator("#board")).to_be_visible()


@pytest.mark.rule("C34")
def test_a_whole_game_by_pressing_what_is_lit(people: People, device: Device) -> None:
    page = people.person(device, calm=True)
    page.goto("/")
    page.locator("#game-caesar-cleopatra").get_by_role("button", name="Play now").click()
    player = Player(page, random.Random(device.width))
    looked_at: set[str] = set()

    def look(mode: str) -> None:
        if mode not in looked_at:
            looked_at.add(mode)
            all_is_well(page, f"caesar-cleopatra-{mode}")

    player.play(look)
    assert {"arrange", "array", "place", "draw"} <= set(player.modes)
    expect(page.locator(".scores").first).to_be_visible()
    all_is_well(page, "caesar-cleopatra-end")
