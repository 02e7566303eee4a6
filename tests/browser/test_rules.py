"""The rules pages: well at every size, and a rule can be linked to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from broglio.core.protocol import registry
from browser.look import all_is_well
from browser.people import Device, People


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "nl-NL"])
@pytest.mark.parametrize("game", sorted(registry.games()))
def test_rules_are_well(visitors: People, device: Device, game: str, locale: str) -> None:
    page = visitors.person(device, locale=locale)
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    all_is_well(page, f"rules-{game}-{locale[:2]}")


def test_a_link_to_a_rule_shows_it(visitors: People, device: Device) -> None:
    page = visitors.person(device)
    page.goto("/rules/doge#D28")
    expect(page.locator("#D28")).to_be_in_viewport()
