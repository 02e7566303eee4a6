"""What docs/api.md says is so: its lines run, its bot plays, its error is the one that comes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import httpx2
import pytest

from broglio.bots import levels
from broglio.core.protocol import registry
from broglio.web.api.errors import Code, status_of
from browser.server import Server
from web.api_client import Client

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "api.md").read_text(encoding="utf-8")
PATIENCE = 120.0  # seconds; a loaded machine plays slowly


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("docs") / "data", pace=0, flags=["--client-limits", "0"])
    server.start()
    yield server
    server.kill()


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("jq")), reason="curl and jq are not installed here")
def test_the_lines_of_the_page_run(server: Server, tmp_path: Path) -> None:
    (lines,) = re.findall(r"```bash\n(.*?)```", PAGE, re.DOTALL)
    here = lines.replace("http://localhost:8642", server.address)
    assert here != lines
    done = subprocess.run(["bash", "-eu", "-c", here], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    *told, answer, event = done.stdout.splitlines()
    assert told[: len(registry.games())] == list(registry.games())
    assert told[-2] == "D7"
    assert int(told[-1]) > 100, "moves to choose from"
    state = json.loads(event.removeprefix("data: "))
    assert state["version"] >= json.loads(answer)["version"]
    assert state["seat"] == 0


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_the_bot_plays_a_whole_game(server: Server, game: str) -> None:
    program = DOCS / "examples" / "bot.py"
    assert len(program.read_text(encoding="utf-8").splitlines()) <= 40
    command = [
        sys.executable,
        "-W",
        "error",
        str(program),
        server.address,
        game,
        next(iter(levels.offered(registry.find(game)))),
    ]
    played = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert played.returncode == 0, played.stderr
    *choices, end = played.stdout.splitlines()
    assert len(choices) > (5 if game in registry.built_in() else 0)
    assert re.search(r"Ranks: \[\d(, \d)+\]$", end)


@pytest.mark.rule("D7")
def test_the_error_of_the_page_is_the_one_that_comes(server: Server) -> None:
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        anna = Client(client)
        table = anna.make("doge", "me", "open", "open")
        for seat in (1, 2):
            Client(client, "Guest").post(f"{table}/sit", {"seat": seat})
        version = anna.get(table)["version"]
        anna.post(f"{table}/moves", {"move": "castello 1", "version": version})
        error = anna.post(f"{table}/moves", {"move": "castello 2", "version": version + 1}, 422)
    assert error == json.loads(example)


def test_the_page_names_all_errors_with_their_status() -> None:
    rows = {row[1]: row[2] for row in re.finditer(r"^\| ([\d, ]+) \| (.*) \|$", PAGE, re.MULTILINE)}
    for code in get_args(Code):
        (statuses,) = [statuses for statuses, words in rows.items() if f"`{code}`" in words]
        assert str(int(status_of(code))) in statuses.split(", "), code
