"""What pages cost: bytes of a first visit and of an update, time from a click to paint in another browser, drawing.

    python bench/pages.py [--rounds N] [--no-browser]

Starts a server of its own and two browsers (Chromium, see tests/browser). Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from broglio.core.protocol import Game, registry
from broglio.web.ops.settings import Settings
from broglio.web.pages.table_page import Reader, TablePage
from broglio.web.store.sqlite import SqliteStore
from broglio.web.store.store import MOVE, JournalRow, Loaded, SeatRow, Store, TableRow
from broglio.web.tables.feed import PageFeed
from broglio.web.tables.table import Table
from broglio.web.tables.thinking import Thinkers

NO_ROW = JournalRow(0, MOVE, 0, "", 0.0)
MOST_DRAWN = 300
"""Moves of a game that are drawn."""
# A page tells, by its own clock, when it first shows a certain version: after the frame in which it was painted.
WATCH = """
() => { const seen = window.seen = {};
  const look = () => { const version = document.getElementById("table").dataset.version;
    if (!(version in seen)) { seen[version] = 0; requestAnimationFrame(() => setTimeout(() => {
      seen[version] = performance.timeOrigin + performance.now(); })); } };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true }); look(); }
"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20, metavar="N", help="clicks whose way is timed")
    parser.add_argument("--no-browser", action="store_true", help="only what needs none")
    chosen = parser.parse_args()
    rounds = chosen.rounds
    print("| | |\n| --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        for drawn in drawing(Path(folder)):
            told = f"{drawn.milliseconds:.2f} ms of CPU, {drawn.kilobytes:.0f} KB of HTML in {drawn.wire:.0f} bytes"
            print(f"| {drawn.name}: drawing and sending a move to a seat | {told} |")
    if chosen.no_browser:
        return
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as address, sync_playwright() as playwright:
        program = os.environ.get("BROGLIO_CHROMIUM") or shutil.which("chromium")
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        for game in registry.games().values():
            print(f"| {game.name}: bytes of a first visit to a table | {first_visit(browser, address, game.id):,} |")
        delays, updates = clicks(browser, address, rounds)
        print(f"| Doge: click to paint in the other browser, {len(delays)} clicks | {spread(delays)} ms |")
        print(f"| Doge: bytes of an update on the wire | {spread(updates)} |")
        browser.close()


def spread(values: list[float]) -> str:
    """The middle and the slow end."""
    ranked = sorted(values)
    return f"median {statistics.median(ranked):.0f}, 90th percentile {ranked[int(0.9 * (len(ranked) - 1))]:.0f}"


class running:  # noqa: N801 (reads as a word in a with statement)
    """A server on a free port."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "broglio", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen([*command, "--pace", "0"], stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> str:
        assert self.process.stdout is not None
        told = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        assert told, "the server tells its address first"
        return told[0]

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


class Drawn(NamedTuple):
    """What a game cost on average, for each move and each seat."""

    name: str
    milliseconds: float
    kilobytes: float
    wire: float


def drawing(folder: Path) -> list[Drawn]:
    """CPU time for drawing and compressing the table for a seat after a move, and bytes before and after."""
    settings = Settings(folder)
    store, thinkers = SqliteStore(settings.database), Thinkers(1)
    found = []
    for game in registry.games().values():
        for seed in (1, 2, 3):  # the last counts: by then, most words have been said before
            last = drawn_game(game, random.Random(seed), store, thinkers, settings)
        found.append(last)
    store.close()
    thinkers.close()
    return found


def drawn_game(game: Game, source: random.Random, store: Store, thinkers: Thinkers, settings: Settings) -> Drawn:
    """A game of random moves, drawn after each of them for all seats."""
    count = game.seat_counts[-1]
    row = TableRow("drawn", game.id, 1, count, game.complete({}), True, 0.0, 0.0, None, None)
    seats = [SeatRow(seat, f"Guest {seat}", None) for seat in range(count)]
    table = Table(Loaded(row, seats, {}), store, thinkers, settings)
    page = TablePage()
    readers = [Reader(seat, "en", is_lean=True) for seat in range(count)]
    feeds = [
        PageFeed(table, reader.seat, asyncio.Event(), partial(page.frames, table, reader), "br", 0)
        for reader in readers
    ]
    seconds, sizes, wire = 0.0, [], []
    match = table.match
    while True:
        match.draw_chances(source)
        # As many rows as the table has steps: a page gets all steps since the last.
        table.journal += [NO_ROW] * (len(match.log) - len(table.journal))
        table.asked = dict.fromkeys(match.position.to_act(), 0)
        table.rendered.clear()
        begin = time.process_time()
        for feed in feeds:
            content = feed.event()
            sizes.append(len(content))
            wire.append(len(feed.squeeze(content)))
        seconds += time.process_time() - begin
        if not table.asked or len(sizes) >= MOST_DRAWN * count:
            return Drawn(game.name, seconds / len(sizes) * 1000, statistics.mean(sizes) / 1000, statistics.mean(wire))
        mover = source.choice(match.position.to_act())
        match.play(mover, source.choice(match.position.moves(mover)))


def first_visit(browser: Browser, address: str, game: str) -> int:
    """All bytes that come over the wire until a table is shown in a browser that has never been here."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    count = counted(page)
    page.goto(f"{address}/new/{game}")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_load_state()
    for button in page.get_by_role("button", name="Add a bot").all():
        button.click()
        page.wait_for_load_state()
        break
    address_of_table = page.url
    context.close()
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    count = counted(page)
    page.goto(address_of_table)
    page.wait_for_timeout(1500)
    total = sum(count)
    context.close()
    return int(total)


def counted(page: Page) -> list[float]:
    """A list that grows by the bytes of everything that comes over the wire."""
    sizes: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.dataReceived", lambda event: sizes.append(event["encodedDataLength"]))
    return sizes


def streamed(page: Page) -> list[float]:
    """A list that grows by the bytes of this page's stream, read a second time as they come over the wire."""
    sizes: list[float] = []
    target = urlsplit(page.url)
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    connection = http.client.HTTPConnection(target.hostname or "", target.port)
    connection.request("GET", f"{target.path}/stream", headers={"Cookie": cookies, "Accept-Encoding": "br"})
    answer = connection.getresponse()

    def read() -> None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            while part := answer.read1(1 << 16):
                sizes.append(len(part))

    threading.Thread(target=read, daemon=True).start()
    return sizes


def clicks(browser: Browser, address: str, rounds: int) -> tuple[list[float], list[float]]:
    """Two people at one table of Doge: how long from one's click until the other's screen shows it, and in how much."""
    anna, bela = (browser.new_context(locale="en-GB").new_page() for _ in range(2))
    delays: list[float] = []
    updates: list[float] = []
    while len(delays) < rounds:
        anna.goto(f"{address}/new/doge?seats=3")
        for seat, who in enumerate(("me", "open", "novice")):
            anna.locator(f"#seat-{seat}").select_option(who)
        anna.get_by_role("button", name="Create a table").click()
        anna.wait_for_url(re.compile("/t/"))
        bela.goto(anna.url)
        if bela.get_by_role("button", name="Sit here").count():
            bela.get_by_role("button", name="Sit here").first.click()
        anna.locator("#lay").wait_for()
        bela.locator("#lay").wait_for()
        bela.evaluate(WATCH)
        sizes = streamed(bela)
        anna.wait_for_timeout(1500)
        del sizes[:]
        before = bela.locator("#table").get_attribute("data-version")
        anna.locator(".card label").first.click()
        anna.locator(".hand-of-markers label").first.click()
        clicked = anna.evaluate(
            "() => { const now = performance.timeOrigin + performance.now(); document.getElementById('lay').click();"
            " return now; }"
        )
        shown = bela.wait_for_function(
            "before => { const later = Object.entries(window.seen).filter(([version]) => +version > +before);"
            " return later.length && later[0][1]; }",
            arg=before,
        ).json_value()
        bela.wait_for_timeout(100)
        delays.append(shown - clicked)
        updates.append(sum(sizes))
    return delays, updates


if __name__ == "__main__":
    main()
