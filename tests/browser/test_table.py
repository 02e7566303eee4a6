"""What people expect at a table, whatever the game: others' moves, taking back, talk, a server that comes back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.look import all_is_well
from browser.people import DESKTOP, PHONE, People
from browser.server import Server

SOON = 20_000
"""Milliseconds: a loaded machine, and a page that tries to reconnect every few seconds."""


def make_table(page: Page, game: str, *seats: str) -> str:
    """A table with so many seats, each `me`, `open` or a level; gives its address."""
    page.goto(f"/new/{game}?seats={len(seats)}")
    page.get_by_label("Your name").fill("Anna")
    for number, who in enumerate(seats):
        page.locator(f"#seat-{number}").select_option(who)
    page.get_by_role("button", name="Create a table").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.wait_for_load_state("load")  # the map can be pressed once the page's script is there
    return page.url


def sit_down(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_label("Your name").first.fill(name)
    page.get_by_role("button", name="Sit here").first.click()


def lay(page: Page, ballot: str) -> None:
    """Lay a ballot as a form would send it, so that this file does not depend on how Doge's table looks."""
    version = page.locator("#act input[name=version]").input_value()
    ours = {"origin": page.url.partition("/t/")[0]}
    answer = page.request.post(f"{page.url}/move", form={"version": version, "move": ballot}, headers=ours)
    assert answer.ok, answer.status


def two_at_doge(people: People) -> tuple[Page, Page]:
    """Anna at a desk and Bela with a phone at one table, with a bot."""
    anna, bela = people.person(DESKTOP), people.person(PHONE)
    address = make_table(anna, "doge", "me", "open", "novice")
    sit_down(bela, address, "Bela")
    expect(anna.locator("#seat-1")).to_contain_text("Bela", timeout=SOON)
    return anna, bela


def test_what_one_does_the_other_sees_without_a_reload(people: People) -> None:
    anna, bela = two_at_doge(people)
    lay(anna, "castello 1")
    expect(bela.locator("#chronicle")).to_contain_text("Anna has voted", timeout=SOON)
    expect(bela.locator("#chronicle")).not_to_contain_text("Castello with")
    expect(anna.locator("#chronicle")).to_contain_text("Your vote: Castello")


def test_the_tab_tells_whose_turn_it_is(people: People) -> None:
    anna, bela = two_at_doge(people)
    expect(anna).to_have_title(re.compile("Your turn"), timeout=SOON)
    expect(anna.locator("#icon")).to_have_attribute("href", re.compile("icon-turn"))
    lay(anna, "castello 1")
    expect(anna).to_have_title("Doge", timeout=SOON)
    expect(anna.locator("#icon")).not_to_have_attribute("href", re.compile("icon-turn"))
    expect(bela).to_have_title(re.compile("Your turn"))


def test_a_choice_is_taken_back_by_a_click(people: People) -> None:
    anna, bela = two_at_doge(people)
    expect(anna.locator("#chronicle")).to_contain_text(re.compile("Contarini has voted"), timeout=SOON)
    lay(anna, "castello 1")
    anna.locator("#take-back").click()
    expect(anna.locator("#question")).to_contain_text("choose an area", timeout=SOON)
    expect(anna.locator("#chronicle")).not_to_contain_text("Your vote")
    lay(anna, "castello 1")
    lay(bela, "castello 1")
    expect(anna.locator("#take-back")).to_have_count(0, timeout=SOON)


def test_pages_come_back_by_themselves_when_a_killed_server_is_started_again(people: People, server: Server) -> None:
    anna, bela = two_at_doge(people)
    lay(anna, "castello 1")
    expect(bela.locator("#chronicle")).to_contain_text("Anna has voted", timeout=SOON)
    server.kill()
    server.start()
    lay(bela, "dorsoduro 2")
    for page in (anna, bela):
        expect(page.locator("#chronicle")).to_contain_text("Bela places 1 marker", timeout=SOON)
        expect(page.locator("#chronicle")).to_contain_text("Anna places 1 marker")


def test_people_talk_and_a_spectator_looks_on(people: People) -> None:
    anna, bela = two_at_doge(people)
    watcher = people.person()
    watcher.goto(anna.url)
    expect(watcher.locator("#question")).to_contain_text("Waiting for")
    expect(watcher.locator("#act input")).to_have_count(0)
    bela.locator("#say-text").fill("Good evening <b>all</b>")
    bela.get_by_role("button", name="Send").click()
    for page in (anna, bela, watcher):
        expect(page.locator("#chat")).to_contain_text("Good evening <b>all</b>", timeout=SOON)
    expect(bela.locator("#say-text")).to_have_value("")


@pytest.mark.parametrize("javascript", [True, False])
def test_a_seat_link_opens_the_seat_on_another_device(people: People, javascript: bool) -> None:
    anna = people.person(javascript=javascript)
    make_table(anna, "doge", "me", "novice", "novice")
    anna.get_by_role("button", name="Play on another device").click()
    link = anna.get_by_label("Link to your seat").input_value()
    if javascript:
        all_is_well(anna, "seat-link")
        anna.get_by_role("button", name="Copy").click()
    anna.get_by_role("link", name="Back to the table").click()
    expect(anna.locator("#seat-0 em")).to_have_text("you")
    telephone = people.person(PHONE, javascript=javascript)
    telephone.goto(link)
    if javascript:
        all_is_well(telephone, "seat-link-opened")
    telephone.get_by_role("button", name="Sit down here").click()
    expect(telephone.locator("#seat-0 em")).to_have_text("you")
    expect(telephone.locator("#act input[name=version]")).to_have_count(1)


def test_a_hint_is_for_the_one_who_asked(people: People) -> None:
    anna, bela = two_at_doge(people)
    anna.locator("#hint").click()
    expect(anna.locator("#advice .advice li").first).to_contain_text("%", timeout=SOON)
    expect(bela.locator("#advice")).to_have_count(0)


def test_without_javascript_a_move_is_a_reload(people: People) -> None:
    anna = people.person(PHONE, javascript=False)
    make_table(anna, "doge", "me", "novice", "novice")
    anna.reload()
    before = anna.locator("#table").get_attribute("data-version")
    anna.locator("#hint").click()
    expect(anna.locator("#advice")).to_be_visible(timeout=SOON)
    lay(anna, "castello 1")
    anna.goto(anna.url)
    assert anna.locator("#table").get_attribute("data-version") != before
