"""A game's rules as text: RULES.md in its folder is the one place where they stand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files

RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\* (.*(?:\n  .*)*)", re.MULTILINE)
HEADING = re.compile(r"^##+ (.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule."""

    id: str
    heading: str
    text: str


@dataclass(frozen=True)
class RuleBook:
    """The rules of one game by id, in the order of the page."""

    page: str
    rules: dict[str, Rule]

    @staticmethod
    def of(package: str) -> RuleBook:
        """Read RULES.md in a package."""
        return RuleBook.read(files(package).joinpath("RULES.md").read_text(encoding="utf-8"))

    @staticmethod
    def read(page: str) -> RuleBook:
        """Find the numbered rules in a page."""
        headings = [(match.start(), match[1]) for match in HEADING.finditer(page)]
        rules: dict[str, Rule] = {}
        for match in RULE.finditer(page):
            heading = [title for start, title in headings if start < match.start()][-1:]
            rules[match[1]] = Rule(match[1], "".join(heading), " ".join(match[2].split()))
        return RuleBook(page, rules)
