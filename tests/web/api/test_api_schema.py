"""The API keeps to its own description: Schemathesis tries all that it allows, and much that it does not."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from broglio.core.protocol import registry
from broglio.web.api.openapi import document
from broglio.web.api.operations import OPERATIONS, ROOT
from browser.server import Server
from web.api_client import Client, play_through

EXAMPLES = 4
"""Of each kind for each operation, besides what the limits in the description call for."""
SETTINGS = """
max-stream-events = 1
headers = {{ Authorization = "Bearer {token}" }}

[dictionaries.tables]
values = ["{running}", "{finished}"]
[dictionaries.games]
values = {games}
[dictionaries.steps]
values = [0, 5]

[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.8 }}
"path.game" = {{ dictionary = "games", probability = 0.8 }}
"path.step" = {{ dictionary = "steps", probability = 0.8 }}

# What fits the description may still be no game, no move, or not allowed.
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "400", "401", "403", "404", "409", "422"]
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", pace=0, flags=["--client-limits", "0"])
    server.start()
    yield server
    server.kill()


def test_the_description_is_one() -> None:
    told = document(OPERATIONS, ROOT)
    OpenAPIV31SpecValidator(told).validate()
    assert sum(len(methods) for methods in told["paths"].values()) == len(OPERATIONS)
    assert len({operation.name for operation in OPERATIONS}) == len(OPERATIONS)


def test_the_server_does_as_the_description_says(server: Server, tmp_path: Path) -> None:
    with httpx2.Client(base_url=server.address, timeout=60) as client:
        anna, bela = Client(client, "Anna"), Client(client, "Bela")
        running = anna.make("doge", "me", "novice", "novice")
        finished = anna.make("caesar-cleopatra", "me", "open")
        bela.post(f"{finished}/sit", {"seat": 1})
        play_through(finished, anna, bela)
    settings = tmp_path / "schemathesis.toml"
    settings.write_text(
        SETTINGS.format(
            token=anna.token,
            running=running.rpartition("/")[2],
            finished=finished.rpartition("/")[2],
            games=sorted(registry.games()),
        ),
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings), "run"]
    command += [f"{server.address}{ROOT}/openapi.json", "--checks", "all", "--max-examples", str(EXAMPLES)]
    command += ["--seed", "1", "--continue-on-failure", "--request-timeout", "30", "--no-color", "--warnings", "off"]
    tried = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert tried.returncode == 0, tried.stdout + tried.stderr
    for phase in ("Examples", "Coverage", "Fuzzing", "Stateful"):
        assert f"✅ {phase}" in tried.stdout, tried.stdout
    assert "failed" not in server.log, server.log
