"""How we write, held by tests: no phrase that reads as translated, typography of each language, sentences that refuse.

The guide's lists are here in the form of patterns. What a rule page or a comment says in its own right is not touched.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from broglio.core.language.words import LANGUAGES, Words
from core.test_words import GAMES, sayings, words_of

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "broglio"
FILES = {language: sorted(SOURCES.rglob(f"words/{language}/*.ftl")) for language in LANGUAGES}
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
"""What users read; the notebook tells what was tried, in its own time."""
LONGEST_BUTTON = 44
"""Characters. The guide aims at 28; a button with a price or a place in it may be longer, and none may wrap twice."""

TRANSLATED = {
    "en": (
        "so many|whoever|anew|(?:is|are|was) told|stands? in|to be had|(?:is|are) on turn|lit|what is asked for"
        "|goes? on|begin again|written down|lay the|laid a|is to decide|saw no|is waived"
    ),
    "fr": "éclairée?s?|hasard loyal|pas d’ici|rester passif|dans la journée|est à poser|propos de table",
    "nl": (
        "verlichte?|gevraagd wordt|van boven af|ronden|stembiljet|verder gaan|verder spelen"
        "|niet van hier|gedekt|moordaanslag"
    ),
}
"""Phrases that the guide forbids, and faults that were found once in messages."""
FORBIDDEN_IN_DOCS = "so many|whoever|anew|(?:is|are) told|stands in|to be had|on turn"
LISTED = '    {"  "}'
"""How a line of the terminal's help begins: what people type, not sentences."""
COMMAND_WORDS = r"\((?:stay|on|pass|done)\)"


class Line(NamedTuple):
    """One line of a file of messages, without comments."""

    place: str
    text: str


def lines(paths: list[Path]) -> Iterator[Line]:
    for path in paths:
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not text.startswith(("#", LISTED)):
                yield Line(f"{path.relative_to(ROOT)}:{number}", text)


def matching(pattern: str, paths: list[Path], flags: re.RegexFlag = re.IGNORECASE) -> list[str]:
    return [f"{line.place}: {line.text.strip()}" for line in lines(paths) if re.search(pattern, said(line.text), flags)]


def said(text: str) -> str:
    """What is said by a line: the key, and the names of variables and variants, are for programs."""
    text = re.sub(r"^[a-z][\w-]* =|^ +\.[a-z]+ =", "", text)
    return re.sub(r"\{ \$[\w-]+ (?:\}|->)|^ *\*?\[\w+\]", "0", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_no_phrase_that_reads_as_translated(language: str) -> None:
    assert len(FILES[language]) >= 3 * len(GAMES)
    assert not matching(rf"(?<![\w’])(?:{TRANSLATED[language]})(?!\w)", FILES[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_quote_no_word_that_only_a_terminal_knows(language: str) -> None:
    assert not matching(COMMAND_WORDS, FILES[language])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_documents_have_none_either(page: Path) -> None:
    prose = re.sub(
        r"^```.*?^```|`[^`]*`|^ {4}[^\n]*$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    assert not re.findall(rf".*\b(?:{FORBIDDEN_IN_DOCS})\b.*", prose, re.IGNORECASE)


def test_apostrophes_are_curly_and_signs_are_the_right_ones() -> None:
    for language in LANGUAGES:
        assert not matching(r"'|\"", FILES[language]), "’ is the apostrophe, and each language has its own quotes"
        assert not matching(r" …|\.\.\.", FILES[language]), "… has no space before it"
        assert not matching(r"\d x \d|\} x \{", FILES[language]), "× multiplies"


def test_french_has_its_spaces() -> None:
    assert not matching(r"[^\u202f];(?=\s|$)|[^\u202f][!?](?=\s|$)", FILES["fr"]), "U+202F before ; ! ?"
    assert not matching(r"[^\u00a0]:(?=\s|$)|«[^\u00a0]|[^\u00a0]»", FILES["fr"]), "U+00A0 before : and inside « »"
    assert not matching(r"[^\u202f]%", FILES["fr"]), "U+202F before %"
    named = [line for line in lines(FILES["fr"]) if re.search(r"\b(?:de|que) \{ \$(?:names?|seat|other) \}", line.text)]
    assert not named, "a name may begin with a vowel: no “de” before it"


def test_other_languages_have_none_of_them() -> None:
    for language in ("en", "nl"):
        assert not matching(r"[\u00a0\u202f]|\s[;:!?%](?:\s|$)", FILES[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_is_a_sentence(game: str, language: str) -> None:
    """What code refuses by a key, and what a page finds missing: a capital, a full stop."""
    refused = {key for key, facts in sayings(game) if facts is not None}
    wanted = {key for key in words_of(game).messages(language) if key.endswith("-wanted") or key.startswith("pick-")}
    assert len(refused) > 10
    for path in SOURCES.joinpath("games", game.replace("-", "_")).rglob(f"words/{language}/*.ftl"):
        for key, variants in messages(path).items():
            if key in refused | wanted and not is_hint(key):
                for text in variants:
                    assert text.endswith((".", "?")), f"{key}: {text}"
                    assert not text[0].islower(), f"{key}: {text}"


def is_hint(key: str) -> bool:
    """Instructions beside a map, which are sentences as well but need no test of their own."""
    return key.startswith("pick-lit-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_of_the_server_is_a_sentence(language: str) -> None:
    for key, variants in messages(SOURCES / f"web/pages/words/{language}/server.ftl").items():
        if key.startswith("fault-") and not key.endswith("-heading"):
            assert all(text.endswith(".") and not text[0].islower() for text in variants), key


def messages(path: Path) -> dict[str, list[str]]:
    """By key, all texts that a message may have."""
    found: dict[str, list[str]] = {}
    key = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if start := re.match(r"([a-z][\w-]*) =\s*(.*)", line):
            key = start[1]
            found[key] = [start[2]] if start[2] and not start[2].endswith("->") else []
        elif (variant := re.match(r" +\*?\[\w+\] (.*)", line)) and not variant[1].endswith("->"):
            found[key].append(variant[1])
    return found


def test_templates_leave_punctuation_to_messages() -> None:
    """A colon, semicolon, percent sign, question or exclamation mark has another space before it in French."""
    templates = sorted(SOURCES.rglob("*.html"))
    assert len(templates) > 30
    found = [
        f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"
        for path in templates
        for number, line in enumerate(without_comments(path.read_text(encoding="utf-8")).splitlines(), 1)
        if re.search(r"[:;?!%]", shown(line)) or re.search(r"\"[:;?!%] ?\"", line)
    ]
    assert not found


def without_comments(text: str) -> str:
    """A template without its comments, its lines where they were."""
    return re.sub(r"\{#.*?#\}", lambda comment: "\n" * comment[0].count("\n"), text, flags=re.DOTALL)


def shown(line: str) -> str:
    """What a template writes on the page itself: neither tags nor what is computed."""
    line = re.sub(r"\{\{.*?\}\}|\{%.*?%\}", "\ufffc", line)
    line = re.sub(r"^.*?(?:\}\}|%\})", "\ufffc", line) if re.match(r"^[^{<]*(?:\}\}|%\})", line) else line
    line = re.sub(r"(?:\{\{|\{%|\{#).*$", "", line)
    line = re.sub(r"<[^>]*>", "", line)
    line = re.sub(r"<.*$", "", line)
    return "" if re.match(r"^[^<]*=\"", line) else re.sub(r"^[^<]*\">", "", line)


def test_the_reader_of_templates_sees_what_is_shown() -> None:
    assert shown("<li>{{ say('level') }}: {{ x }}</li>") == "\ufffc: \ufffc"
    assert shown('<g style="--x:{{ x }};--y:1">') == ""
    assert shown("<p>{{ say('a?b:c') }}, {% if x %}") == "\ufffc, \ufffc"


BUTTON = re.compile(
    r"<button[^>]*>\s*\{\{-? *say\('([\w-]+)'|<button(?:[^<]|<(?!/button))*?>\s*\{\{-? *say\('([\w-]+)'"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    found = 0
    for path in sorted(SOURCES.rglob("*.html")):
        books = [Words("broglio.web.pages").messages(language)]
        if path.parent.name == "page":
            books.append(import_module(f"broglio.games.{path.parent.parent.name}.text.words").WORDS.messages(language))
        for pair in BUTTON.findall(path.read_text(encoding="utf-8")):
            key = pair[0] or pair[1]
            file = next((Path(book[key].file) for book in books if key in book), None)
            for text in messages(file)[key] if file else []:
                found += 1
                assert len(re.sub(r"\{ \$\w+ \}", "12", text)) <= LONGEST_BUTTON, f"{key} in {language}: {text}"
    assert found > 20
