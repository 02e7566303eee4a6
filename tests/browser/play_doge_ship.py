"""Plays The Doge Ship as somebody does who presses what is lit on the page, and knows nothing else of the game."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.answers import LONGEST, SOON, play_on

LIT = 'button[form="act"]:not([aria-disabled])'
QUESTIONS = {
    "act": "#discard",
    "arrange": "#done",
    "take": "#take-none",
    "make": "#make-1-top",
    "bid": "#lay-bid",
    "plot": "#plot",
    "bribe": "#bribe",
    "return": '.tile[value^="return"]:not([aria-disabled])',
    "look": ".stack-of-tiles[form]:not([aria-disabled])",
    "build": '.tile[value^="build"]:not([aria-disabled])',
    "replace": '.tile[value^="replace"]:not([aria-disabled])',
}
"""What is asked, told by the controls that there are."""
IDLE = ("#discard", "#reorder", "#pass", "#take-none", "#done")
"""Controls that bring a game no nearer to its end, and are pressed seldom."""


def play(page: Page, source: random.Random, look: Callable[[str], None], most: int = LONGEST) -> int:
    """Play on to the end, or for so many decisions; gives how many were made."""
    return play_on(page, source, look, kind, decide, most)


def kind(page: Page) -> str:
    """What is asked; the controls may come a moment after the word that something is."""
    expect(page.locator(", ".join(QUESTIONS.values())).first).to_be_visible(timeout=SOON)
    return next(name for name, sign in QUESTIONS.items() if page.locator(sign).count())


def decide(page: Page, question: str, source: random.Random) -> None:
    """Press something at random; building rather than not, so that the game comes to an end."""
    if question == "bid":
        bids = page.locator(".bids label")
        if bids.count():  # more than a handful are offered as a list
            bids.nth(source.randrange(bids.count())).click()
        else:
            page.locator("#bid").select_option(index=source.randrange(page.locator("#bid option").count()))
        page.locator("#lay-bid").click()
        return
    wanted = LIT + "".join(f":not({idle})" for idle in IDLE)
    lit = page.locator(wanted if source.random() < 0.95 and page.locator(wanted).count() else LIT)
    assert lit.count(), f"nothing can be pressed, though {question} is asked"
    lit.nth(source.randrange(lit.count())).click()
