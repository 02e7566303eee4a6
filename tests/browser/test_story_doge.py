"""Doge tells its story in a real browser: a vote on stage, paused, seen again, skipped, and played on from."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.answers import SOON, answered
from browser.look import at_all_widths
from browser.people import DESKTOP, People
from browser.play_doge import decide, kind, play
from browser.server import Server
from browser.test_table import make_table

VOTE = "#table.telling[data-stage='vote']"
ASKED = "#table[data-asked]:not(.telling)"
PLACES_FOUND = "4"
A_WHOLE_COUNT = 120_000
"""Milliseconds in which a round's votes are told, if nobody asks anything of me."""
MOST_LOOKS = 600
"""Looks at the table, ten in a second, until something must have been seen."""


@pytest.fixture
def readers(chromium: Browser, tmp_path: Path) -> Iterator[People]:
    """People at a server whose bots wait until one could read what happened."""
    server = Server(tmp_path / "data", pace=0.4)
    server.start()
    people = People(chromium, server)
    yield people
    people.leave()
    server.kill()


def press(page: Page, name: str) -> None:
    page.locator(f"#timeline [data-story={name}]").first.click()


def chronicle(page: Page) -> list[str]:
    """What happened up to the step that is shown, the newest first."""
    return [line.strip() for line in page.locator("#chronicle .events li").all_inner_texts()]


def set_off_by(lines: list[str]) -> str:
    """What was done just before the newest vote: the card is turned when the vote before it is over."""
    opened = next(place for place, line in enumerate(lines) if line.startswith("The vote "))
    before = [line for line in lines[opened + 1 :] if not line.startswith("Next in ")]
    return before[0]


def vote_that_a_bot_set_off(page: Page, source: random.Random) -> None:
    """Play on until a vote is being told that follows a bot's deed."""
    for _ in range(MOST_LOOKS):
        page.locator(f"{VOTE}, {ASKED}").first.wait_for(timeout=SOON)
        if page.locator(ASKED).count():
            answer(page, source)
        elif page.locator("#stage .beats .at[data-phase='2']").count() and re.match("(Bembo|Contarini) ", done(page)):
            return
        page.wait_for_timeout(100)
    raise AssertionError("a whole round without a vote that a bot set off")


def answer(page: Page, source: random.Random) -> None:
    """Answer what is asked, and wait for what comes of it, but not until it has been told."""
    version = page.locator("#table").get_attribute("data-version")
    decide(page, kind(page), source)
    page.locator(f"#table[data-version='{version}']:not(.telling)").wait_for(state="hidden", timeout=SOON)


def done(page: Page) -> str:
    return set_off_by(chronicle(page))


def totals(page: Page) -> dict[str, int]:
    """How many votes each player has, as the card says."""
    rows = page.locator("#stage .poll").all()
    return {row.locator("th b").inner_text(): int(row.locator(".sum").inner_text()) for row in rows}


def counted(lines: list[str]) -> dict[str, int]:
    """The same, as the chronicle has it."""
    opened = next(place for place, line in enumerate(lines) if line.startswith("The vote "))
    found = [re.fullmatch(r"(\w+): (\d+) votes? in all\.", line) for line in lines[:opened]]
    return {match[1]: int(match[2]) for match in found if match}


@pytest.mark.rule("D12", "D13")
def test_a_vote_is_staged_paused_seen_again_skipped_and_played_on_from(readers: People) -> None:
    page, source = readers.person(DESKTOP, speed="1"), random.Random(5)
    make_table(page, "doge", "me", "novice", "novice")
    vote_that_a_bot_set_off(page, source)

    press(page, "play")
    caption = page.locator("#caption").inner_text()
    page.wait_for_timeout(2500)
    assert page.locator("#caption").inner_text() == caption, "it is paused"
    while not page.locator(f"#stage .beats .at[data-phase='{PLACES_FOUND}']").count():
        press(page, "on")
    expect(page.locator("#caption")).to_have_text(re.compile("first with"))
    expect(page.locator("#stage [data-caption]")).to_have_text(page.locator("#caption").inner_text())
    step, lines, seen = int(page.locator("#table").get_attribute("data-step") or 0), chronicle(page), totals(page)
    assert {name: votes for name, votes in seen.items() if votes} == counted(lines)
    at_all_widths(page, "doge-story-vote")

    press(page, "now")
    expect(page.locator("#table:not(.telling)")).to_be_visible(timeout=SOON)

    while int(page.locator("#timeline").get_attribute("data-last") or 0) <= step:
        if page.locator(ASKED).count():
            answer(page, source)
        page.wait_for_timeout(100)
    page.locator(f"#chronicle .events [data-step='{step}']").first.click()
    expect(page.locator(f"#table[data-past][data-step='{step}']")).to_be_visible()
    expect(page.locator("#stage")).to_be_visible()
    assert totals(page) == seen
    press(page, "now")
    expect(page.locator("#table:not([data-past])")).to_be_visible()

    act_while_it_is_told(page, source)


def act_while_it_is_told(page: Page, source: random.Random) -> None:
    """What a vote asks of me can be answered at once, however much of the story is still to come."""
    for _ in range(MOST_LOOKS):
        page.locator("#table[data-asked]").wait_for(timeout=A_WHOLE_COUNT)
        question = kind(page)
        if question == "ballot":
            page.locator(ASKED).wait_for(timeout=A_WHOLE_COUNT)
        is_told = bool(page.locator("#table[data-asked].telling").count())
        version = int(page.locator("#table").get_attribute("data-version") or 0)
        with answered(page):
            decide(page, question, source)
        assert int(page.locator("#table").get_attribute("data-version") or 0) > version
        if is_told:
            return
    raise AssertionError("nothing was told while something was asked")


@pytest.mark.rule("D11")
def test_the_recap_stays_until_it_is_closed_and_leaves_the_question_open(people: People) -> None:
    page = people.person(DESKTOP, calm=True)
    make_table(page, "doge", "me", "novice", "novice")
    play(page, random.Random(3), lambda _: None, most=4)
    for _ in range(MOST_LOOKS):
        page.locator("#table[data-asked]").wait_for(timeout=SOON)
        if kind(page) == "ballot":
            break
        with answered(page):
            decide(page, kind(page), random.Random(3))
    recap = page.locator("#stage.stage-round")
    expect(recap).to_be_visible(timeout=SOON)
    expect(recap.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    expect(recap.locator(".seven > li")).to_have_count(7)
    expect(recap.locator(".order > li")).to_have_count(7)
    expect(page.locator("#question")).to_contain_text("Round 2")
    at_all_widths(page, "doge-story-recap")
    recap.get_by_role("button", name="On to round 2").click()
    expect(recap).to_be_hidden()


def test_without_javascript_the_card_is_there_as_well(people: People) -> None:
    page = people.person(DESKTOP, javascript=False)
    make_table(page, "doge", "novice", "novice", "novice")
    with_script = people.person(DESKTOP)
    with_script.goto(page.url)
    for _ in range(MOST_LOOKS):
        page.reload()
        if page.locator("#stage.stage-vote").count():
            break
        page.wait_for_timeout(200)
    expect(page.locator("#stage .polls")).to_be_visible()
    expect(page.locator("#stage .close")).to_be_hidden()
