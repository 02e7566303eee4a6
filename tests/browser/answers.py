"""Waiting for the answer to what was pressed, so that nobody presses twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

SOON = 30_000
"""Milliseconds for a server and bots on a loaded machine."""


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
