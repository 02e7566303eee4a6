"""The way in: home, making a table, languages; with a phone and a desktop, with JavaScript and without."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from broglio.core.protocol import registry
from browser.look import all_is_well, no_overlapping_labels, no_sideways_scroll, screenshot
from browser.people import PHONE, Device, People
from browser.server import Server

GAMES = sorted(registry.games())
A_TABLE = re.compile(r"/t/[^/]+$")


def play_now(page: Page, game: str) -> None:
    page.locator(f"#game-{game}").get_by_role("button", name="Play now").click()
    expect(page).to_have_url(A_TABLE)


def test_home_is_well(visitors: People, device: Device) -> None:
    page = visitors.person(device)
    page.goto("/")
    expect(page.get_by_role("heading", level=2)).to_have_count(len(GAMES))
    all_is_well(page, "home")


@pytest.mark.parametrize("game", GAMES)
def test_the_form_for_a_table_is_well(visitors: People, device: Device, game: str) -> None:
    page = visitors.person(device)
    page.goto("/")
    page.locator(f"#game-{game}").get_by_role("link", name="Create a table").click()
    expect(page.get_by_role("group", name="Seats")).to_be_visible()
    all_is_well(page, f"new-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_from_the_address_to_a_decision_is_one_click(visitors: People, game: str) -> None:
    page = visitors.person()
    page.goto("/")
    play_now(page, game)
    expect(page.locator("#prompt")).to_be_visible()


def test_home_by_keyboard_alone(visitors: People) -> None:
    page = visitors.person()
    page.goto("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip")).to_be_focused()
    page.keyboard.press("Enter")
    button = page.locator(f"#game-{GAMES[0]}").get_by_role("button", name="Play now")
    for _ in range(10):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(A_TABLE)


def test_the_browser_picks_the_language_and_the_reader_another(visitors: People) -> None:
    page = visitors.person(locale="fr-BE")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Nederlands").click()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.locator(f"#game-{GAMES[0]} a[href*='/new/']").click()
    expect(page).to_have_url(re.compile(f"/new/{GAMES[0]}"))
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.get_by_role("button", name="English").click()
    expect(page).to_have_url(re.compile(f"/new/{GAMES[0]}"))
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("locale", ["fr-FR", "nl-NL"])
def test_home_fits_in_longer_languages(visitors: People, device: Device, locale: str) -> None:
    page = visitors.person(device, locale=locale)
    page.goto("/")
    all_is_well(page, f"home-{locale[:2]}")


def test_an_unknown_language_gets_english(visitors: People) -> None:
    page = visitors.person(locale="fi-FI")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_home_without_javascript(visitors: People, device: Device) -> None:
    page = visitors.person(device, javascript=False)
    page.goto("/")
    page.get_by_role("button", name="Nederlands").click()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.get_by_role("button", name="English").click()
    play_now(page, GAMES[0])
    expect(page.locator("#prompt")).to_be_visible()
    screenshot(page, "no-javascript")


def test_a_friend_comes_by_link_and_takes_the_free_seat(people: People) -> None:
    host, friend = people.person(), people.person(PHONE)
    host.goto("/new/doge?seats=3")
    host.get_by_label("Your name").fill("Marco")
    host.get_by_label("Seat 2").select_option(label="Anyone with the link")
    host.get_by_label("Seat 3").select_option(label="Bot: Novice")
    host.get_by_role("button", name="Create a table").click()
    expect(host).to_have_url(A_TABLE)
    all_is_well(host, "waiting")

    friend.goto(host.get_by_label("Link to this table").input_value())
    all_is_well(friend, "invited")
    friend.get_by_label("Your name").fill("Bianca")
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):  # the host's page changes by itself
        expect(page.locator("#table")).to_contain_text("Bianca")
        expect(page.locator("#table.waiting")).to_have_count(0)


def test_an_open_table_is_found_on_the_first_page(people: People) -> None:
    host, other = people.person(), people.person()
    host.goto("/new/doge?seats=3")
    host.get_by_label("List this table").check()
    host.get_by_role("button", name="Create a table").click()
    expect(host).to_have_url(A_TABLE)
    other.goto("/")
    other.get_by_role("region", name="Open tables").get_by_role("link", name="Doge").click()
    expect(other).to_have_url(host.url)


def test_tables_outlive_a_killed_server(server: Server, people: People) -> None:
    page = people.person()
    page.goto("/")
    play_now(page, "doge")
    table = page.url
    server.kill()
    server.start()
    page.goto("/")
    page.get_by_role("region", name="My tables").get_by_role("link", name="Doge").click()
    expect(page).to_have_url(table)
    expect(page.locator("#prompt")).to_be_visible()


def test_ctrl_c_ends_quietly(server: Server, people: People) -> None:
    page = people.person()
    page.goto("/")
    play_now(page, "doge")  # its event stream is open
    assert server.stop() in (0, 130)  # 130 is what a shell expects of a program that was interrupted
    assert "Traceback" not in server.log


def test_a_page_that_does_not_exist_says_so(visitors: People, device: Device) -> None:
    page = visitors.person(device)
    answer = page.goto("/t/nothing-here")
    assert answer
    assert answer.status == 404
    no_sideways_scroll(page)
    no_overlapping_labels(page)
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    visitors.faults.clear()  # the browser calls the 404 an error, which here it should be
