"""A game's rules as text: RULES.md in its folder is the one place where they stand.

RULES.fr.md, RULES.nl.md and so on beside it tell the same rules, under the same ids, in other languages.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

ENGLISH = "en"
PAGE = re.compile(r"RULES(?:\.([a-z]+))?\.md")
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
    rules: dict[str, Rule] = field(hash=False)
    package: str | None = None
    """Where the page was found, and where its translations are looked for."""
    language: str = ENGLISH

    @staticmethod
    def of(package: str, language: str = ENGLISH) -> RuleBook:
        """Read the rules in a package; a language that they are not told in falls back on English."""
        return _read(package, language if language in _pages(package) else ENGLISH)

    @staticmethod
    def read(page: str, package: str | None = None, language: str = ENGLISH) -> RuleBook:
        """Find the numbered rules in a page."""
        headings = [(match.start(), match[1]) for match in HEADING.finditer(page)]
        rules: dict[str, Rule] = {}
        for match in RULE.finditer(page):
            heading = [title for start, title in headings if start < match.start()][-1:]
            # Lines are joined at their breaks alone: French has spaces that must stay unbroken.
            rules[match[1]] = Rule(match[1], "".join(heading), match[2].replace("\n  ", " "))
        return RuleBook(page, rules, package, language)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which these rules are told, English first."""
        return (self.language,) if self.package is None else tuple(_pages(self.package))

    def translated(self, language: str) -> RuleBook:
        """The same rules in another language, or in English where they are not told in it."""
        return self if self.package is None else RuleBook.of(self.package, language)


@cache
def _pages(package: str) -> dict[str, str]:
    """The file of each language, found by looking into the package: there is no list to keep."""
    found = [
        (match[1] or ENGLISH, match[0]) for file in files(package).iterdir() if (match := PAGE.fullmatch(file.name))
    ]
    return dict(sorted(found, key=lambda page: (page[0] != ENGLISH, page)))


@cache
def _read(package: str, language: str) -> RuleBook:
    text = files(package).joinpath(_pages(package).get(language, "RULES.md")).read_text(encoding="utf-8")
    return RuleBook.read(text, package, language)
