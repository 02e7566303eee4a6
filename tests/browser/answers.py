"""Playing on a page: a question, something pressed, and waiting for the answer, so that nobody presses twice."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

SOON = 30_000
"""Milliseconds for a server and bots on a loaded machine."""
LONGEST = 600
"""More decisions than one seat makes in any game."""


def play_on(
    page: Page,
    source: random.Random,
    look: Callable[[str], None],
    kind: Callable[[Page], str],
    decide: Callable[[Page, str, random.Random], None],
    most: int = LONGEST,
) -> int:
    """Play on to the end, or for so many decisions; gives how many were made. `look` is called with each question."""
    for number in range(most):
        expect(page.locator("#table[data-asked], .scores").first).to_be_visible(timeout=SOON)
        if page.locator(".scores").count():
            look("over")
            return number
        question = kind(page)
        look(question)
        with answered(page):
            decide(page, question, source)
    return most


@contextmanager
def answered(page: Page) -> Iterator[None]:
    """Press something herein; it ends when the server has answered and the page shows what the server knows."""
    with page.expect_response(lambda answer: answer.url.endswith("/move"), timeout=SOON):
        yield
    catch_up(page)


def catch_up(page: Page) -> None:
    """Wait until the page shows what the server knows by now; others may move on meanwhile."""
    found = re.search(r'data-version="(\d+)"', page.request.get(page.url).text())
    assert found, "the server answers with a table"
    while int(page.locator("#table").get_attribute("data-version") or 0) < int(found[1]):
        page.wait_for_timeout(20)
