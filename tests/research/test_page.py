"""What docs/research.md says is so."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from broglio.terminal import cli

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_run(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if "games.jsonl" in example:
        played = ["arena", "doge", "--bots", "random,heuristic", "--games", "1", "--workers", "1"]
        assert cli.main([*played, "--only-first", "--records", "games.jsonl"]) == 0
    exec(example, {})


def test_the_citation_names_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
