"""Caesar & Cleopatra tells its story in a real browser: a vote on stage, paused, skipped, seen again, acted upon."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from browser.answers import SOON, answered
from browser.look import at_all_widths
from browser.people import DESKTOP, People
from browser.play_caesar_cleopatra import Player

VOTE = "#table[data-stage='vote']"
BOTS_VOTE = f"{VOTE}[data-asked]:has(.brand p:text-is('Your turn'))"


def vote_after_a_bots_turn(page: Page, player: Player) -> None:
    """Play until the bot's turn ends with a vote, which is being told: by then it is one's own turn."""
    while True:
        page.locator(f"#table[data-asked], {BOTS_VOTE}, .scores").first.wait_for(timeout=SOON)
        assert not page.locator(".scores").count(), "a whole game without a vote"
        if page.locator(BOTS_VOTE).count():
            return
        with answered(page):
            player.choose(player.mode())


def seat_down(people: People) -> tuple[Page, Player]:
    page = people.person(DESKTOP, speed="2")
    page.goto("/")
    page.locator("#game-caesar-cleopatra").get_by_role("button", name="Play now").click()
    return page, Player(page, random.Random(390))


def totals_on_stage(page: Page) -> list[int]:
    """Both totals, as they are written, the far side first."""
    return [int(text) for text in page.locator("#stage .total > b:not(.wins)").all_inner_texts()]


def values_on_stage(page: Page) -> list[int]:
    """Both totals, as the cards that lie there add up (C18)."""
    rows = [row.locator(".big-card b").all_inner_texts() for row in page.locator("#stage .vote-row").all()]
    return [sum(int(text) for text in row if text.isdigit()) for row in rows]


def last_count(page: Page) -> list[int]:
    """Both totals, as the chronicle has them."""
    lines = page.locator(".events").first.inner_text()
    return [int(number) for number in re.findall(r": (\d+) points? in all", lines)[:2]]


def press(page: Page, name: str) -> None:
    page.locator(f"#timeline [data-story={name}]").first.click()


@pytest.mark.rule("C17", "C18", "C19", "C20")
def test_a_vote_is_staged_paused_skipped_seen_again_and_played_on_from(people: People) -> None:
    page, player = seat_down(people)
    vote_after_a_bots_turn(page, player)

    press(page, "play")
    phase = page.locator("#stage .beats .at, #stage .beats .next").first.inner_text()
    page.wait_for_timeout(2500)
    assert page.locator("#stage .beats .at, #stage .beats .next").first.inner_text() == phase, "it is paused"
    while page.locator("#stage .beats li:last-child.next").count():
        press(page, "on")
    totals = totals_on_stage(page)
    assert len(totals) == 2
    assert totals == values_on_stage(page)
    assert sorted(totals) == sorted(last_count(page))
    expect(page.locator("#caption")).to_have_text(re.compile("wins|tie"))
    at_all_widths(page, "caesar-cleopatra-story-vote")

    press(page, "now")
    expect(page.locator("#stage")).to_be_hidden()
    expect(page.locator("#table[data-asked]")).to_be_visible()

    step = int(page.locator("#table").get_attribute("data-step") or 0)
    press(page, "back")
    expect(page.locator(f"#table[data-past][data-step='{step - 1}']")).to_be_visible()
    press(page, "play")
    expect(page.locator(VOTE)).to_be_visible()
    expect(page.locator("#stage .beats li:last-child.at")).to_be_visible(timeout=SOON)
    assert totals_on_stage(page) == totals
    expect(page.locator("#table[data-asked]:not([data-past])")).to_be_visible(timeout=SOON)

    with answered(page):
        player.choose(player.mode())
    vote_after_a_bots_turn(page, player)
    version = page.locator("#table").get_attribute("data-version")
    with answered(page):
        player.choose(player.mode())
    assert page.locator("#table").get_attribute("data-version") != version, "an act goes before the story"
