"""Takes the pictures in docs/screenshots: `python docs/table_pictures.py` (needs Chromium, as the browser tests do).

Bots play each game up to a telling moment; a real server shows it to a real browser.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from broglio.bots.heuristic import HeuristicBot
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, Budget, registry
from broglio.web.middleware.sessions import COOKIE, People, Person, secret_of
from broglio.web.ops.settings import Settings
from broglio.web.store.sqlite import SqliteStore
from broglio.web.store.store import Statement, Store

FOLDER = Path(__file__).parent / "screenshots"
NAMES = ["Anna", "Bram", "Chloé", "Dirk", "Élise"]
MOMENTS = {"doge": (4, 118), "caesar-cleopatra": (2, 190), "doge-ship": (3, 170)}
"""For each game: how many play, and after how many moves the picture is taken at the next question to the first."""
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder))
        anna = Person("anna", "Anna", "en")
        store = SqliteStore(settings.database)
        for game, (seats, moves) in MOMENTS.items():
            lay_out(store, game, seats, moves, anna)
        cookie = People(secret_of(settings, store)).token(anna)
        store.close()
        command = [sys.executable, "-m", "broglio", "serve", "--no-browser", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert address, "the server tells its address first"
            with sync_playwright() as playwright:
                program = os.environ.get("BROGLIO_CHROMIUM") or shutil.which("chromium")
                flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
                shoot(playwright.chromium.launch(executable_path=program, args=flags), address[0], cookie)
        finally:
            server.terminate()
            server.wait()


def lay_out(store: Store, game_id: str, seats: int, moves: int, first: Person) -> None:
    """Write a table into the store at which bots have played that far."""
    game = registry.find(game_id)
    source = random.Random(3)
    match = Match(game, seats)
    bots = [HeuristicBot(game, source) for _ in range(seats)]
    while len(match.log) < moves or 0 not in match.position.to_act():
        match.draw_chances(source)
        seat = match.position.to_act()[0]
        match.play(seat, bots[seat].choose(match.position.view(seat), Budget()))
    assert match.position.to_act() != (CHANCE,)
    now = time.time()
    statements: list[Statement] = [
        (
            "INSERT INTO tables (id, game, version, seats, options, listed, created, changed)"
            " VALUES (?, ?, ?, ?, ?, 1, ?, ?)",
            (game_id, game_id, game.version, seats, "{}", now, now),
        ),
        ("INSERT INTO sitting (table_id, seat, person) VALUES (?, 0, ?)", (game_id, first.key)),
    ]
    for seat in range(seats):
        statements.append(
            (
                "INSERT INTO seats (table_id, seat, name, level) VALUES (?, ?, ?, ?)",
                (game_id, seat, NAMES[seat], "senator" if seat else None),
            )
        )
    for number, entry in enumerate(match.log):
        row = (game_id, number, "move", entry.seat, game.notate(entry.move), now)
        statements.append(("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)", row))
    asyncio.run(store.write(statements))


def shoot(browser: Browser, address: str, cookie: str) -> None:
    """Picture each table, and the first page, at both sizes."""
    for size, (width, height) in SIZES.items():
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
        page = context.new_page()
        for name, path in [("home", "/"), *[(game, f"/t/{game}") for game in MOMENTS]]:
            page.goto(address + path)
            page.wait_for_timeout(1500)
            page.screenshot(path=FOLDER / f"{name}-{size}.jpg", type="jpeg", quality=82)
        context.close()


if __name__ == "__main__":
    main()
