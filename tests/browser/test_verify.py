"""The commitment of a table, what a player adds to chance, and the page that proves records, as people see them."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from broglio.core import laws
from broglio.core.match import record
from broglio.core.match.fairness import Chances
from broglio.core.match.match import Match
from broglio.core.protocol import registry
from browser.look import all_is_well
from browser.people import Device, People


@pytest.fixture(scope="module")
def finished() -> str:
    match = Match(registry.find("caesar-cleopatra"), 2)
    pledge = record.pledge("5b" * 32, ["seventeen geese", ""], "aqueduct", match)
    chances = Chances(pledge.seed, pledge.entropies)
    source = random.Random(1)
    while match.position.outcome() is None:
        match.draw_chances(chances)
        laws.step(match, source)
    return record.write(record.Record(match, {0: "Anna", 1: "Bela"}, pledge))


def test_a_table_that_waits_shows_its_fingerprint_and_takes_what_a_player_adds(
    visitors: People, device: Device
) -> None:
    anna, bela = visitors.person(device), visitors.person(device)
    anna.goto("/new/caesar-cleopatra")
    anna.get_by_text("Add your own randomness").click()
    all_is_well(anna, "new-with-own-chance")
    anna.get_by_label("A few words or dice rolls of your own").fill("seventeen geese")
    anna.get_by_role("button", name="Create a table").click()
    bela.goto(anna.url)
    bela.get_by_text("Provably fair draws").click()
    bela.get_by_text("Add your own randomness").click()
    all_is_well(bela, "waiting-with-own-chance")
    fingerprint = bela.locator("#fairness code").inner_text()
    bela.get_by_label("A few words or dice rolls of your own").fill("6 1 5 2")
    bela.get_by_role("button", name="Sit here").click()
    bela.get_by_text("Provably fair draws").click()
    expect(bela.locator("#fairness code")).to_have_text(fingerprint)
    all_is_well(bela, "table-with-fingerprint")


def test_a_record_is_proven_without_scripts(visitors: People, finished: str) -> None:
    page = visitors.person(javascript=False)
    page.goto("/")
    page.get_by_role("link", name="Verify the draws of a game").click()
    page.get_by_label("Or its text").fill(finished)
    page.get_by_role("button", name="Verify").click()
    expect(page.locator("#proof h2")).to_contain_text("Proven: all")
    page.get_by_label("Or its text").fill(finished.replace("geese", "ducks"))
    page.get_by_role("button", name="Verify").click()
    expect(page.locator("#proof .refusal")).to_contain_text("was not drawn here")


def test_proofs_and_faults_are_well(visitors: People, device: Device, finished: str) -> None:
    page = visitors.person(device)
    for name, text in (("proven", finished), ("not-proven", finished.replace("geese", "ducks"))):
        page.goto("/verify")
        page.get_by_label("Or its text").fill(text)
        page.get_by_role("button", name="Verify").click()
        expect(page.locator("#proof")).to_be_visible()
        all_is_well(page, f"verify-{name}")
