"""Games of other packages, as pip installs them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def install(package: Path, folder: Path) -> dict[str, str]:
    """Install a package beside ours, without asking a registry; gives the environment in which it is found."""
    command = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    copied = folder / "source"  # building leaves files behind
    copied.mkdir(parents=True)
    subprocess.run(["cp", "-r", f"{package}/.", str(copied)], check=True)
    subprocess.run([sys.executable, *command, "--target", str(folder / "installed"), str(copied)], check=True)
    path = os.pathsep.join([str(folder / "installed"), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    return {**os.environ, "PYTHONPATH": path.strip(os.pathsep), "XDG_DATA_HOME": str(folder / "home")}


def draw_every_page(environment: dict[str, str], game: str) -> str:
    """Have a browser's every page of a game asked for, by the tests that every game passes."""
    tests = Path(__file__).parents[1]
    suite = str(tests / "web" / "pages" / "test_every_game.py")
    return run(
        environment, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tests.parent), suite, "-k", game
    )


def run(environment: dict[str, str], *command: str, said: str = "") -> str:
    """Run Python with the package at hand; gives what it says."""
    done = subprocess.run([sys.executable, *command], env=environment, input=said, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
