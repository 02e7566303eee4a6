"""No table is wider than its window, whatever the game, the number of seats and the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from broglio.core.protocol import registry
from browser.look import no_sideways_scroll
from browser.people import People
from browser.test_table import make_table

WIDTHS = (360, 390, 480, 600, 601, 700, 820, 1000, 1001, 1100, 1280, 1440, 1920)
"""Pixels: phones, tablets and desktops, and both sides of the widths at which the layout changes."""
TABLES = [(game.id, seats) for game in registry.built_in().values() for seats in game.seat_counts]
GIVE_LONG_NAMES = """() => {
    for (const name of document.querySelectorAll(".seat .name")) name.prepend("Bartolomeo Giovanni Dandolo");
}"""
CUT_SCORES = """() => [...document.querySelectorAll(".seat")].filter((seat) => {
    const plate = seat.getBoundingClientRect(), score = seat.querySelector(".points").getBoundingClientRect();
    return score.right > plate.right || plate.right > innerWidth || !score.width;
}).map((seat) => seat.textContent)"""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_fits_into_every_window_with_all_scores(visitors: People, game: str, seats: int) -> None:
    page = visitors.person(calm=True)
    make_table(page, game, "me", *["novice"] * (seats - 1))
    expect(page.locator(".seat")).to_have_count(seats)
    page.evaluate(GIVE_LONG_NAMES)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        no_sideways_scroll(page)
        assert not page.evaluate(CUT_SCORES), f"scores are cut at {width} px"
