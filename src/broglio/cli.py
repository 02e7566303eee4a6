"""The command line: `broglio play doge`."""

from __future__ import annotations


def main() -> int:
    """Run a command."""
    return 0
