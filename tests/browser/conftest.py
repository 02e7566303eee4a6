"""A real server and a real Chromium for each test that asks for them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.people import DESKTOP, PHONE, Device, People
from browser.server import Server


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    # Of the package and not of the session: Playwright keeps an event loop running, which other tests cannot have.
    names = ("chromium", "chromium-browser", "google-chrome")
    program = os.environ.get("BROGLIO_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if program is None:
        pytest.fail(f"there is no {' or '.join(names)} here: install one, or set BROGLIO_CHROMIUM to its path")
    # --no-sandbox: as root, which a container often is, Chromium does not start with one; only our own pages are seen.
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, which may be killed and started again."""
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that only look, or that do not mind tables of others."""
    server = Server(tmp_path_factory.mktemp("shared") / "data")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[People]:
    """People at the test's own server."""
    people = People(chromium, server)
    yield people
    people.leave()


@pytest.fixture
def visitors(chromium: Browser, shared_server: Server) -> Iterator[People]:
    """People at the shared server."""
    people = People(chromium, shared_server)
    yield people
    people.leave()


@pytest.fixture(params=[PHONE, DESKTOP], ids=lambda device: device.name)
def device(request: pytest.FixtureRequest) -> Device:
    """Phone, and once more desktop."""
    chosen: Device = request.param
    return chosen
