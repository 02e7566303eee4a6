"""Plays Doge as somebody does who clicks what is lit on the page, and knows nothing else of the game."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from browser.answers import LONGEST, play_on


def play(page: Page, source: random.Random, look: Callable[[str], None], most: int = LONGEST) -> int:
    """Play on to the end, or for so many decisions; gives how many were made."""
    return play_on(page, source, look, kind, decide, most)


def kind(page: Page) -> str:
    """What is asked, told by the controls that there are."""
    signs = {"ballot": "#lay", "quarantia": ".natives", "move": ".sources", "place": ".numbers", "build": "#decline"}
    return next((name for name, sign in signs.items() if page.locator(sign).count()), "native")


def decide(page: Page, question: str, source: random.Random) -> None:
    """Press something at random; building rather than not, so that the game comes to an end."""
    if question == "ballot":
        pick(page.locator(".card input:not([aria-disabled]) + label"), source).click()
        markers = page.locator(".hand-of-markers label")
        for marker in source.sample(range(markers.count()), source.randint(1, min(4, markers.count()))):
            markers.nth(marker).click()
        page.locator("#lay").click()
        return
    if question == "move" and source.random() < 0.2:
        page.locator("#stay").click()
        return
    if question == "move":
        chosen = pick(page.locator(".sources input:not([aria-disabled])"), source)
        chosen.check()
        pick(page.locator(f"button.plaque.from-{chosen.get_attribute('value')}"), source).click()
        return
    if question == "quarantia":
        pick(page.locator(".natives input:not([aria-disabled])"), source).check()
    lit = page.locator('button[form="act"]:not([aria-disabled])')
    assert lit.count(), f"nothing can be pressed, though {question} is asked"
    wanted = {"place": "#place-2:not([aria-disabled])", "build": ".go"}.get(question)
    if wanted and page.locator(f'{wanted}[form="act"]').count() and source.random() < 0.9:
        lit = page.locator(f'{wanted}[form="act"]')
    pick(lit, source).click()


def pick(found: Locator, source: random.Random) -> Locator:
    """One of them."""
    assert found.count(), f"there is no {found}"
    return found.nth(source.randrange(found.count()))
