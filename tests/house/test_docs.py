"""What the documents say is so."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from broglio.terminal import cli

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")), *sorted(ROOT.glob("src/**/*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_exist(page: Path) -> None:
    top = cli.parser()
    for command in re.findall(r"broglio ([a-z][a-z-]*)(?: [a-zA-Z-]*)?`", page.read_text(encoding="utf-8")):
        with pytest.raises(SystemExit) as end:
            top.parse_args([command, "--help"])
        assert end.value.code == 0, command


def command_lines(page: Path) -> list[str]:
    """The lines of a page that call `broglio`, in blocks of code; what the shell would put in is made up."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```(?:sh|bash)?\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    lines = [line.strip() for block in blocks for line in block.splitlines()] + re.findall(
        r"^ {4}(\S.*)$", text, re.MULTILINE
    )
    calls = [line.partition("  #")[0].removesuffix(" &").removeprefix(".venv/bin/") for line in lines]
    return [re.sub(r"\$\(.*?\)", "today", line) for line in calls if line.startswith("broglio ")]


COMMANDS = [(page, line) for page in PAGES for line in command_lines(page)]
QUICK = ("arena", "play", "rules")
"""Commands that need nothing but a moment. The others are run by tests of their own, on data that they need."""
NOT_HERE = ("liar-dice", "learn.py")
"""A game that another test makes, and three hundred games with a bot that yet another test lets learn."""
HERE = [line for _, line in COMMANDS if line.split()[1] in QUICK and not any(word in line for word in NOT_HERE)]


@pytest.mark.parametrize(("page", "line"), COMMANDS, ids=[f"{page.name}: {line}" for page, line in COMMANDS])
def test_commands_of_the_pages_can_be_read(page: Path, line: str) -> None:
    assert page.exists()
    cli.parser().parse_args(shlex.split(line)[1:])


@pytest.mark.parametrize("line", HERE)
def test_commands_of_the_pages_run(line: str, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    (tmp_path / "mine.py").write_text(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0], encoding="utf-8")
    command = [sys.executable, "-m", "broglio.terminal.cli", *shlex.split(line)[1:]]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_there_are_commands_to_read() -> None:
    assert len(COMMANDS) > 12
    assert {line.split()[1] for _, line in COMMANDS} >= {"arena", "backup", "play", "restore", "serve"}


def test_the_example_in_the_readme_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-W", "error", "-c", example], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Outcome(ranks=(")


def test_make_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"make ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8")):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
