"""Doge's table in a real browser: whole games by clicks, and what a page must hold in every phase."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from browser.answers import SOON
from browser.look import all_is_well, no_sideways_scroll
from browser.people import DESKTOP, PHONE, Device, People
from browser.play_doge import play
from browser.test_table import make_table


def test_a_whole_game_is_played_by_clicking_what_is_lit(people: People, device: Device) -> None:
    page = people.person(device, calm=True)
    make_table(page, "doge", "me", "novice", "novice")
    seen: set[str] = set()

    def look(question: str) -> None:
        no_sideways_scroll(page)
        if question not in seen:
            seen.add(question)
            all_is_well(page, f"doge-{question}")

    play(page, random.Random(4), look)
    assert "over" in seen
    expect(page.locator(".scores").first).to_be_visible()
    expect(page.locator(".zone.lit")).to_have_count(0)


def test_four_play_as_well(people: People) -> None:
    page = people.person(PHONE, calm=True)
    make_table(page, "doge", "me", "novice", "novice", "novice")
    play(page, random.Random(2), lambda _: no_sideways_scroll(page), most=12)


def lay(page: Page, area: str, *markers: int) -> None:
    # Playwright would wait for a faded card to be lit; people press it and are told why not.
    page.locator(f'input[name="card"][value="{area}"] + label').click(force=True)
    for marker in markers:
        page.locator(".hand-of-markers label").nth(marker).click()
    page.locator("#lay").click()


def test_a_district_on_the_map_chooses_its_card(people: People) -> None:
    page = people.person(DESKTOP)
    make_table(page, "doge", "me", "novice", "novice")
    page.locator("#zone-castello").click(position={"x": 200, "y": 110})  # beside its plaque
    expect(page.locator('input[name="card"][value="castello"]')).to_be_checked()
    page.locator("label.plaque", has_text="Dorsoduro").click()
    expect(page.locator('input[name="card"][value="dorsoduro"]')).to_be_checked()


def test_what_was_chosen_is_not_chosen_again_in_the_next_placing(people: People) -> None:
    page = people.person(DESKTOP)
    make_table(page, "doge", "me", "novice", "novice")
    lay(page, "castello", 0, 1)
    expect(page.locator("#question")).to_contain_text("placing 2", timeout=SOON)
    expect(page.locator("#ballot :checked")).to_have_count(0)
    expect(page.locator(".hand-of-markers label")).to_have_count(5)


def test_what_is_chosen_stays_chosen_while_the_table_changes(people: People) -> None:
    page, stranger = people.person(DESKTOP), people.person(PHONE)
    address = make_table(page, "doge", "me", "novice", "novice")
    page.locator('input[name="card"][value="castello"] + label').click()
    page.locator(".hand-of-markers label").nth(2).click()
    stranger.goto(address)
    stranger.locator("#say-text").fill("Choose!")
    stranger.locator("#say-text").press("Enter")
    expect(page.locator("#chat")).to_contain_text("Choose!", timeout=SOON)
    expect(page.locator('input[name="card"][value="castello"]')).to_be_checked()
    expect(page.locator("#ballot :checked")).to_have_count(2)


def test_a_used_card_answers_with_its_rule(people: People) -> None:
    page = people.person(DESKTOP)
    make_table(page, "doge", "me", "novice", "novice")
    lay(page, "castello", 0)
    expect(page.locator("#question")).to_contain_text("placing 2", timeout=SOON)
    lay(page, "castello", 0)
    expect(page.locator("#refusal")).to_contain_text("D8", timeout=SOON)


def test_the_page_warns_of_a_fifth_marker(people: People) -> None:
    page = people.person(PHONE)
    make_table(page, "doge", "me", "novice", "novice")
    for marker in range(4):
        page.locator(".hand-of-markers label").nth(marker).click()
    expect(page.locator(".too-many")).to_be_hidden()
    page.locator(".hand-of-markers label").nth(4).click()
    expect(page.locator(".too-many")).to_be_visible()


def test_a_ballot_without_markers_or_with_five_gets_one_precise_refusal(visitors: People) -> None:
    page = visitors.person(DESKTOP)
    make_table(page, "doge", "me", "novice", "novice")
    lay(page, "castello")
    expect(page.locator("#refusal")).to_have_text("Choose at least one marker to go with your card. D9", timeout=SOON)
    lay(page, "castello", 0, 1, 2, 3, 4)
    expect(page.locator("#refusal")).to_have_text(
        "Four markers at most go with a card, and you chose 5. Take 1 back. D7", timeout=SOON
    )
    expect(page.locator(".too-many")).to_be_hidden()


def test_the_secret_vote_works_by_keyboard_alone(people: People) -> None:
    page = people.person(DESKTOP)
    make_table(page, "doge", "me", "novice", "novice")
    page.locator('input[name="card"]').first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.locator("#lay").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#chronicle")).to_contain_text("Your vote: Castello with 0", timeout=SOON)


def test_it_works_without_javascript(people: People) -> None:
    page = people.person(PHONE, javascript=False)
    make_table(page, "doge", "me", "novice", "novice")
    lay(page, "palace", 2, 3)
    expect(page.locator("#chronicle")).to_contain_text("Your vote: the Doge’s Palace with 1, 2", timeout=SOON)


def test_the_map_is_enlarged_inside_its_frame(people: People) -> None:
    page = people.person(PHONE, calm=True)
    make_table(page, "doge", "me", "novice", "novice")
    page.locator(".enlarge").click()
    expect(page.locator(".map")).to_have_css("width", "900px")
    all_is_well(page, "doge-enlarged")


def test_who_looks_on_or_back_has_nothing_to_press(people: People) -> None:
    page, stranger = people.person(DESKTOP), people.person(PHONE, calm=True)
    address = make_table(page, "doge", "me", "novice", "novice")
    stranger.goto(address)
    expect(stranger.locator("#board")).to_be_visible()
    expect(stranger.locator('[form="act"]')).to_have_count(0)
    all_is_well(stranger, "doge-spectator")
