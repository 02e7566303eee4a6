"""People who visit the application, each with a browser of their own that says where its forms are from."""

from __future__ import annotations

import re

from starlette.applications import Starlette
from starlette.testclient import TestClient

OURS = {"accept-language": "en", "origin": "http://testserver"}


def visitor(app: Starlette) -> TestClient:
    """Somebody new; use it as a context."""
    return TestClient(app, headers=OURS)


def make(browser: TestClient, **fields: str) -> str:
    """Make a table, and say where it is."""
    response = browser.post("/tables", data=fields)
    assert response.status_code == 200, response.text
    return str(response.url.path)


def version_in(page: str) -> str:
    """The version that a seat's page was drawn at."""
    found = re.search(r'name="version" value="(\d+)"', page)
    assert found, page
    return found[1]


def link_in(page: str) -> str:
    """The seat's link on the page that shows it."""
    found = re.search(r'value="(https?://[^"]+/seat/\d/[\w-]{43})"', page)
    assert found, page
    return found[1]
