"""Somebody who plays Caesar & Cleopatra by pressing what is lit on the page, at random."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from browser.answers import answered
from browser.look import no_sideways_scroll

ASKED_OR_OVER = """version => {
    const told = document.getElementById("table")?.dataset;
    return told && told.version !== version && ("asked" in told || document.querySelector(".scores"));
}"""
# What is lit for each kind of card that can be picked.
TARGETS = {
    "lay": ".takes-lay .arch",
    "scout": ".takes-scout .arch",
    "wrath": ".takes-wrath .arch",
    "assassination": ".aim",
    "spy": "#send-spy:not([aria-disabled])",
    "castling": ".castle",
}
PATIENCE = 30_000


class Player:
    """Presses what is lit; which of it, a seeded source decides."""

    def __init__(self, page: Page, source: random.Random) -> None:
        self.page = page
        self.source = source
        self.modes: list[str] = []
        """What was asked, in order."""

    def play(self, look: Callable[[str], None] = lambda _: None) -> None:
        """Play to the end; `look` is called whenever something is asked."""
        version = ""
        while self.wait(version):
            version = str(self.page.locator("#table").get_attribute("data-version"))
            mode = self.mode()
            self.modes.append(mode)
            no_sideways_scroll(self.page)
            look(mode)
            with answered(self.page):
                self.choose(mode)

    def wait(self, version: str) -> bool:
        """Wait until something is asked; False at the end."""
        self.page.wait_for_function(ASKED_OR_OVER, arg=version, timeout=PATIENCE)
        return not self.page.locator(".scores").first.is_visible()

    def mode(self) -> str:
        """What is asked, as the page says it."""
        classes = str(self.page.locator("#hand").get_attribute("class")).split()
        return next(name.removeprefix("mode-") for name in classes if name.startswith("mode-"))

    def choose(self, mode: str) -> None:
        """Press something that is lit."""
        if mode == "array":
            self.lay_out()
        elif mode in ("place", "window"):
            self.use_a_card()
        elif mode == "take":
            self.press(".spied button")
        elif mode == "castle":
            self.press(".takes-relay .arch")
        else:
            self.press("#hand button[name=move]:not([aria-disabled])")

    def lay_out(self) -> None:
        cards = self.source.sample("12345", 5)
        for fieldset, card in zip(self.page.locator(".lay-out").all(), cards, strict=True):
            fieldset.locator(f"[value='{card}']").check()
        self.press("#lay-series")

    def use_a_card(self) -> None:
        """Pick a card that can do something, then what is lit for it; or go on, or stay passive."""
        cards = self.page.locator(".hand-card:not(.idle) .pick")
        going_on = "#actions > button[name=move]:not([aria-disabled], .for-spy)"
        if not cards.count() or (self.page.locator(going_on).count() and self.source.random() < 0.1):
            self.press(going_on)
            return
        card = cards.nth(self.source.randrange(cards.count()))
        card.check()
        kind = str(card.get_attribute("class")).rpartition("pick-")[2]
        if kind == "lay" and self.page.locator(".faces").count() and self.source.random() < 0.3:
            self.page.locator(".faces label:not(.idle)").last.click()
        if kind == "castling":
            self.castle()
        else:
            self.press(TARGETS[kind])

    def castle(self) -> None:
        """Tick two groups with own cards before them."""
        places = self.page.locator(".group:has(.near .card) .castle, .group .castle")
        own = self.page.locator(".group:has(.near .card) .castle")
        first = own.nth(self.source.randrange(own.count()))
        first.check()
        others = [place for place in places.all() if not place.is_checked()]
        self.source.choice(others).check()
        self.press("#castle")

    def press(self, selector: str) -> None:
        lit = [control for control in self.page.locator(selector).all() if control.is_visible()]
        assert lit, f"nothing is lit at {selector}"
        self.source.choice(lit).click()
