"""Templates are read by people, too."""

from __future__ import annotations

from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
WIDEST = 160


def test_no_line_is_too_long_to_read() -> None:
    templates = sorted(SOURCES.rglob("*.html"))
    assert templates
    long_lines = [
        f"{path.relative_to(SOURCES)}:{number}"
        for path in templates
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert not long_lines
