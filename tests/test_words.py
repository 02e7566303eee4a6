"""Rules and words: every saying has words, all words are used, every rule that is cited exists."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import broglio
from broglio.core import registry
from broglio.core.rulebook import RuleBook
from broglio.core.words import Words

GAMES = sorted(registry.games())
FOLDERS = Path(broglio.__file__).parent / "games"


def sources(game: str) -> dict[str, str]:
    folder = FOLDERS / game.replace("-", "_")
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.py")}


@pytest.mark.parametrize("game", GAMES)
def test_all_words_are_used(game: str) -> None:
    words: Words = import_module(f"broglio.games.{game.replace('-', '_')}.words").WORDS
    code = "\n".join(text for name, text in sources(game).items() if name != "words.py")
    sayings = [key for key, message in words.messages().items() if message.file.endswith("sayings.ftl")]
    unused = [key for key in sayings if f'"{key}"' not in code]
    assert not unused


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_code_cites_exists(game: str) -> None:
    rules = registry.find(game).rulebook.rules
    letter = next(iter(rules))[0]
    for name, text in sources(game).items():
        for cited in re.findall(rf"\b{letter}\d+\b", text):
            assert cited in rules, f"{name} cites {cited}"


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_without_gaps(game: str) -> None:
    rules = registry.find(game).rulebook.rules
    letter = next(iter(rules))[0]
    assert list(rules) == [f"{letter}{number}" for number in range(1, len(rules) + 1)]
    assert all(rule.text and rule.heading for rule in rules.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_designers_and_publisher_and_marks_rulings(game: str) -> None:
    face = registry.find(game)
    page = " ".join(face.rulebook.page.split())
    assert face.designers.split(",")[0].split(" and ")[0] in page
    assert face.publisher in page
    assert "**Ruling**" in page


def test_a_rule_may_run_over_lines_and_knows_its_heading() -> None:
    book = RuleBook.read("# Game\n\n## Votes\n- **D1** One\n  two.\n- **D2** Three.\n\n## End\n- **D3** Four.\n")
    assert book.rules["D1"].text == "One two."
    assert [rule.heading for rule in book.rules.values()] == ["Votes", "Votes", "End"]
