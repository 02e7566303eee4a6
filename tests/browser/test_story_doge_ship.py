"""The Doge Ship tells its story in a real browser: an inspection on stage, paused, skipped, told again, acted upon."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from broglio.games.doge_ship.data.component_file import shipped_text
from broglio.games.doge_ship.rules.ending import INSPECTION_POINTS
from browser.answers import SOON, answered
from browser.look import at_all_widths
from browser.people import DESKTOP, People
from browser.server import Server

PATIENCE = 240_000
"""Milliseconds for a round of three, with bots that let people read."""
ON_STAGE = "#stage:not([hidden])"
SCORED = f"{ON_STAGE} .bidding .gain"


@pytest.fixture
def readers(chromium: Browser, tmp_path: Path) -> Iterator[People]:
    """People at a server whose bots are quick, but not quicker than a page can tell."""
    server = Server(tmp_path / "data", pace=0.4)
    server.start()
    people = People(chromium, server)
    yield people
    people.leave()
    server.kill()


def inspected_set() -> str:
    """The shipped set, with an inspection on every Doge tile."""
    others, heading, doges = shipped_text().partition("[doge]")
    return others + heading + re.sub(r"(?m)^(\d+ = \{(?:(?!inspection).)*?) \}$", r"\1, inspection = true }", doges)


def sit_with_two_bots(page: Page) -> None:
    page.goto("/new/doge-ship?seats=3")
    page.get_by_label("Your name").fill("Anna")
    for number, who in enumerate(("me", "senator", "senator")):
        page.locator(f"#seat-{number}").select_option(who)
    page.locator("input[name=option-components]").set_input_files(
        {"name": "set.toml", "mimeType": "text/plain", "buffer": inspected_set().encode()}
    )
    page.get_by_role("button", name="Create a table").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.wait_for_load_state("load")


def discard_until(page: Page, wanted: str) -> None:
    """Discard whenever asked to act, until something is on the page."""
    while True:
        page.wait_for_selector(f"{wanted}, #table[data-asked] #discard:not([aria-disabled])", timeout=PATIENCE)
        if page.locator(wanted).count():
            return
        with suppress(TimeoutError), answered(page):
            page.locator("#discard").click(timeout=3000)  # gone again where the story has just reached the next step


def knob(page: Page, name: str) -> None:
    page.locator(f'#timeline [data-story="{name}"]').first.click()


def step_back(page: Page) -> str | None:
    """Look one step further back; gives which step that is."""
    shown = page.locator("#table").get_attribute("data-step")
    knob(page, "back")
    page.wait_for_selector(f'#table:not([data-step="{shown}"])', timeout=SOON)
    return page.locator("#table").get_attribute("data-step")


def pause_at_the_bids(page: Page) -> None:
    """Stop the story of a round's end, and go on in it beat by beat until bids have scored."""
    while True:
        discard_until(page, f"{ON_STAGE}.stage-round")
        knob(page, "play")
        expect(page.locator("#timeline.is-playing")).to_have_count(0)
        for _ in range(40):
            if page.locator(SCORED).count():
                return
            if not page.locator("#table.telling").count():
                break  # nobody had an approval: there was nothing to score
            knob(page, "on")
            page.wait_for_timeout(150)


def totals_are_right(page: Page) -> None:
    """The card's points are those of the bids by S27, and its totals those of the plates."""
    rows = page.locator(f"{ON_STAGE} .bidding > li").all()
    bids = [int((re.search(r"bid (\d+)", row.inner_text()) or ["", "0"])[1]) for row in rows]
    assert bids == sorted(bids, reverse=True)
    assert any(bids)
    for row, bid in zip(rows, bids, strict=True):
        points = INSPECTION_POINTS[sum(other > bid for other in bids)] if bid else 0
        told = row.locator(".result").inner_text()
        assert (f"+{points} point" in told) == bool(points), told
        name = row.locator(".who b").inner_text()
        plate = page.locator("#seats .seat", has_text=name).locator(".points b").inner_text()
        before, _, after = row.locator(".result b").inner_text().rpartition("→")
        assert after.strip() == plate
        assert not before or int(before) + points == int(after)


@pytest.mark.rule("S27")
def test_an_inspection_that_a_bot_set_off_is_told_paused_skipped_and_told_again(readers: People) -> None:
    page = readers.person(DESKTOP, speed="1")
    sit_with_two_bots(page)
    pause_at_the_bids(page)
    step = page.locator("#table").get_attribute("data-step")
    totals_are_right(page)
    expect(page.locator("#stage .beats .at")).to_have_text("Inspection")
    expect(page.locator("#caption")).not_to_be_empty()
    card = page.locator("#stage .bidding").inner_text()
    page.wait_for_timeout(1500)
    assert page.locator("#stage .bidding").inner_text() == card, "a paused story stays where it is"
    at_all_widths(page, "doge-ship-story-inspection")

    knob(page, "play")
    expect(page.locator("#timeline.is-playing")).to_be_visible()
    knob(page, "now")
    expect(page.locator("#timeline.is-behind")).to_have_count(0, timeout=SOON)
    expect(page.locator(ON_STAGE)).to_have_count(0)

    while step_back(page) != step:
        pass
    step_back(page)
    knob(page, "play")
    page.wait_for_selector(SCORED, timeout=SOON)
    assert page.locator("#stage .bidding").inner_text() == card
    knob(page, "now")
    expect(page.locator("#table[data-past]")).to_have_count(0, timeout=SOON)


@pytest.mark.rule("S23", "S27")
def test_a_bid_is_laid_while_its_reason_is_still_told(readers: People) -> None:
    page = readers.person(DESKTOP, speed="1")
    sit_with_two_bots(page)
    approvals = page.locator("#table[data-asked] .space.lit", has_text="1 approval").locator(".cell")
    page.wait_for_selector("#table[data-asked] #discard", timeout=PATIENCE)
    with answered(page):
        approvals.first.click()
    discard_until(page, "#lay-bid")
    page.wait_for_selector(f"#table.telling {ON_STAGE}.stage-round", timeout=SOON)
    page.locator(".bids label", has_text="1").click()
    with answered(page):
        page.locator("#lay-bid").click()
    expect(page.locator("#lay-bid")).to_have_count(0, timeout=SOON)
    expect(page.locator("#told")).to_contain_text(re.compile("Your bid: 1 approval|bids? 1"), timeout=SOON)
