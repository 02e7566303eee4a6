"""An ordinary install, with a C compiler and without one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

import broglio
from browser.server import Server

ROOT = Path(__file__).parents[2]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """What a source package holds, away from anything built here."""
    copy = tmp_path / "sources"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    (copy / "tools").mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "tools/vendor.py", "tools/vendored.json"):
        shutil.copy(ROOT / name, copy / name)
    return copy


def version_installed_with(sources: Path, **setting: str) -> str:
    target = sources.parent / "installed"
    environment = {**os.environ, "BROGLIO_PURE": "", **setting}
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    installed = subprocess.run(
        [*command, "--target", str(target), str(sources)], env=environment, capture_output=True, text=True
    )
    assert installed.returncode == 0, installed.stderr
    done = subprocess.run(
        [sys.executable, "-m", "broglio.terminal.cli", "--version"],
        env={**environment, "PYTHONPATH": str(target)},
        cwd=target,
        capture_output=True,
        text=True,
    )
    return done.stdout + done.stderr


def test_without_a_c_compiler_it_installs_runs_interpreted_and_serves_pages(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert version_installed_with(sources, CC="/bin/false") == f"broglio {broglio.__version__} (interpreted)\n"
    files = {path.name for path in (sources.parent / "installed/broglio/web/pages/static/vendor").iterdir()}
    assert {"htmx.js", "htmx.LICENSE.txt", "hashes.json"} <= files  # whoever installs a wheel needs no Node
    monkeypatch.setenv("PYTHONPATH", str(sources.parent / "installed"))
    monkeypatch.setenv("BROGLIO_PURE", "")
    server = Server(sources.parent / "data", flags=["--log-format", "json"])
    server.start()
    try:
        assert '"engine": "interpreted"' in server.log, "what was installed is what runs"
        files_of_pages(server.address)
    finally:
        server.kill()


def files_of_pages(address: str) -> None:
    """The first page and all that it needs."""
    with httpx2.Client(base_url=address, timeout=60) as browser:
        page = browser.get("/").text
        links = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
        for link in links:
            assert browser.get(link).status_code == 200, link
        (style,) = (link for link in links if "/server/broglio.css" in link)
        fonts = re.findall(r"url\(\.\./vendor/([^)]+woff2)\)", browser.get(style).text)
        assert fonts
        for font in fonts:
            answer = browser.get(f"/static/vendor/{font}")
            assert (answer.status_code, answer.headers["content-type"]) == (200, "font/woff2"), font
        assert "htmx" in browser.get("/static/vendor/htmx.js").text


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_with_a_c_compiler_it_installs_compiled(sources: Path) -> None:
    assert version_installed_with(sources, MYPYC_OPT_LEVEL="0") == f"broglio {broglio.__version__} (compiled)\n"
