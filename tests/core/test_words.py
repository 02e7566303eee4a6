"""Rules and words: every saying has words in every language, all words are used, every rule that is cited exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import broglio
from broglio.core.language.rulebook import RuleBook
from broglio.core.language.words import LANGUAGES, Words
from broglio.core.protocol import registry
from broglio.games.caesar_cleopatra.rules import material as caesar_cleopatra
from broglio.games.doge.rules import material as doge
from broglio.games.doge_ship.rules import material as doge_ship

GAMES = sorted(registry.built_in())
"""Others may speak English alone."""
PACKAGE = Path(broglio.__file__).parent
SERVER = PACKAGE / "web"
RULE = re.compile(r"[A-Z]\d+")

THINGS: dict[str, dict[str, tuple[str, ...]]] = {
    # By game: the things that sayings and pages name, and their names in code.
    "doge": {
        "seat": doge.COLOURS,
        "area": doge.AREA_NAMES,
        "counsellor": doge.COUNSELLOR_NAMES,
    },
    "caesar-cleopatra": {
        "seat": tuple(name.lower() for name in caesar_cleopatra.SEAT_NAMES),
        "group": caesar_cleopatra.GROUP_NAMES,
        "card": caesar_cleopatra.CARD_NAMES,
        "vote": caesar_cleopatra.VOTE_NAMES[caesar_cleopatra.GROUPS :],
        "cards": ("joined",),
    },
    "doge-ship": {
        "seat": doge_ship.COLOURS,
        "pile": doge_ship.PILE_NAMES,
        "tile": ("lower", "upper", "gondola", "barricade", "doge"),
        "kind": doge_ship.KIND_NAMES,
        "kinds": ("or", "plus"),
        "table": doge_ship.TABLE_NAMES,
        "space": doge_ship.TABLE_NAMES,
    },
}
KIND_OF_FACT = {"source": "area", "target": "area", "other_group": "group", "removed": "tile"}
LABEL = "label"
"""What is written on a thing itself: for code and pages, not for sentences."""


def folder(game: str) -> Path:
    return PACKAGE / "games" / game.replace("-", "_")


def sources(game: str) -> dict[str, str]:
    return {str(path): path.read_text(encoding="utf-8") for path in folder(game).rglob("*.py")}


def words_of(game: str) -> Words:
    words: Words = import_module(f"broglio.games.{game.replace('-', '_')}.text.words").WORDS
    return words


def keys(words: Words, language: str) -> set[str]:
    """All messages, without their attributes."""
    return {key for key in words.messages(language) if "." not in key}


def names_of(game: str) -> set[str]:
    """The messages that name things, and options with their choices."""
    things = {f"{kind}-{name}" for kind, known in THINGS.get(game, {}).items() for name in known}
    options = registry.find(game).options
    choices = {f"option-{option.key}-{choice}" for option in options for choice in option.choices}
    return things | choices | {f"option-{option.key}" for option in options}


def pages(under: Path) -> dict[Path, str]:
    """Templates, and the code around them."""
    found = [path for path in under.rglob("*") if path.suffix in (".py", ".html", ".js")]
    return {path: path.read_text(encoding="utf-8") for path in found}


def sayings(game: str) -> Iterator[tuple[str, set[str] | None]]:
    """All sayings that the code makes and shows: what stands before a rule's id. With the facts of a refusal."""
    for text in sources(game).values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                if node.func.id == "Saying":
                    yield from ((key, None) for key in texts(node.args[0]))
                elif node.func.id in ("_illegal", "illegal"):
                    facts = {word.arg for word in node.keywords if word.arg is not None}
                    yield from ((key, facts) for key in texts(node.args[0]))
            elif isinstance(node, ast.Tuple) and len(node.elts) > 1:
                key, rule = node.elts[:2]
                if isinstance(key, ast.Constant) and isinstance(rule, ast.Constant) and RULE.fullmatch(str(rule.value)):
                    yield str(key.value), None
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "REASONS":
                assert node.value is not None
                yield from ((key, None) for key in texts(node.value) - {"goes-on"})


def texts(node: ast.expr) -> set[str]:
    """The whole texts that an expression may be: `"a"`, `"a" if late else "b"`, `("a", "b")`."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {text for part in node.elts for text in texts(part)} if isinstance(node, ast.Tuple) else set()


def said_by(game: str) -> set[str]:
    """The keys of all sayings; a row of rule ids looks like one, and is none."""
    return {key for key, _ in sayings(game)} - set(registry.find(game).rulebook.rules)


def code_of(game: str) -> str:
    """All that may say something of a game: its code, its page and the server."""
    return "\n".join([*sources(game).values(), *pages(folder(game) / "page").values(), *pages(SERVER).values()])


def unused(keys: set[str], code: str) -> set[str]:
    """Keys that stand nowhere in quotes; `"level-" ~ level` and `f"level-{level}"` use all that begin so."""
    beginnings = tuple(set(re.findall(r"""f["']([a-z][\w-]*-)\{|["']([a-z][\w-]*-)["']\s*~""", code)))
    begun = tuple(one or other for one, other in beginnings)
    return {key for key in keys if not re.search(rf"""["']{key}["'.]""", code) and not key.startswith(begun)}


def facts_of(words: Words, key: str, language: str) -> set[str]:
    """The facts that a message needs: `$area-at` is a form of the fact `area`."""
    return {variable.partition("-")[0] for variable in words.messages(language)[key].variables}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_saying_has_words(game: str, language: str) -> None:
    assert said_by(game) <= set(words_of(game).messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name(game: str, language: str) -> None:
    assert names_of(game) <= keys(words_of(game), language)


@pytest.mark.parametrize("game", GAMES)
def test_all_words_are_used(game: str) -> None:
    assert not unused(keys(words_of(game), "en") - names_of(game), code_of(game))


def test_an_unused_word_is_found() -> None:
    code = """Saying("one", {}); say('two.label'); say('level-' ~ level); Named(f"area-{area}"); "four-and-more" """
    assert unused({"one", "two", "level-3", "area-x", "four"}, code) == {"four"}


@pytest.mark.parametrize("game", GAMES)
def test_a_message_is_there_in_all_languages_with_the_same_facts(game: str) -> None:
    words = words_of(game)
    assert keys(words, "en") == keys(words, "fr") == keys(words, "nl")
    for key in keys(words, "en"):
        assert facts_of(words, key, "en") == facts_of(words, key, "fr") == facts_of(words, key, "nl"), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_has_the_facts_that_its_words_need(game: str, language: str) -> None:
    for key, facts in sayings(game):
        if facts is not None:
            assert facts_of(words_of(game), key, language) <= facts, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_have_the_forms_that_sentences_use_and_no_other(game: str, language: str) -> None:
    messages = words_of(game).messages(language)
    used = {
        (KIND_OF_FACT.get(fact, fact), form)
        for message in messages.values()
        for fact, _, form in (variable.partition("-") for variable in message.variables)
        if form
    }
    for kind, form in used:
        for name in THINGS.get(game, {}).get(kind, ()):
            assert f"{kind}-{name}.{form}" in messages
    code = code_of(game)
    for thing, _, form in (key.partition(".") for key in messages if "." in key):
        said = (thing.partition("-")[0], form) in used or f".{form}" in code
        assert form == LABEL or said, f"{thing}.{form} is not used"


# Pages: templates and the code around them say literal keys, of the server's words or of their game's.

PAGE_KEY = re.compile(r"""\b(?:say|t)\(\s*(["'])([a-z][\w.-]*)\1\s*[,)]""")


def page_keys(text: str) -> set[str]:
    return {key for _, key in PAGE_KEY.findall(text)}


def test_the_scan_of_pages_finds_keys() -> None:
    text = (
        """{{ say('play-now', game=name) }} {{ t("home") }} {{ say( 'level-' ~ level) }} essay('no') {{ say(key) }}"""
    )
    assert page_keys(text) == {"play-now", "home"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_key_has_words(language: str) -> None:
    server = set(Words("broglio.web.pages").messages(language))
    of_games: dict[str, set[str]] = {game: set(words_of(game).messages(language)) for game in GAMES}
    common = next(iter(of_games.values())).intersection(*of_games.values())
    for path, text in pages(SERVER).items():  # what is not the server's own is the game's at hand, whichever that is
        missing = page_keys(text) - server - common
        assert not missing, f"{path.name} says what {language} does not know: {missing}"
    for game in GAMES:
        for path, text in pages(folder(game) / "page").items():
            missing = page_keys(text) - server - of_games[game]
            assert not missing, f"{game}/{path.name} says what {language} does not know: {missing}"


def test_all_words_of_the_server_are_used_and_there_in_all_languages() -> None:
    words = Words("broglio.web.pages")
    assert keys(words, "en") == keys(words, "fr") == keys(words, "nl")
    for key in keys(words, "en"):
        assert facts_of(words, key, "en") == facts_of(words, key, "fr") == facts_of(words, key, "nl"), key
    assert not unused(keys(words, "en"), "\n".join(code_of(game) for game in GAMES))


# How the languages are written


def ftl_files(language: str) -> list[Path]:
    return sorted(PACKAGE.glob(f"*/*/words/{language}/*.ftl"))


def values(path: Path) -> str:
    return "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))


def test_french_is_set_as_french_is() -> None:
    assert len(ftl_files("fr")) >= 2 * len(GAMES)
    for path in ftl_files("fr"):
        text = values(path)
        assert not re.findall(r".*'.*", text), f"{path}: an apostrophe is ’"
        assert not re.findall(r".*[^\u202f\u00a0][;?!](?:\s|$).*", text), (
            f"{path}: a space that does not break is before ; ? !"
        )
        assert not re.findall(r".*[^\u00a0]:(?:\s|$).*", text), f"{path}: so it is before :"
        assert not re.findall(r".*(?:«[^\u00a0]|[^\u00a0]»).*", text), f"{path}: and inside « »"
        assert not re.findall(r".*\b(?:de|que|le|la|ne) \{ \$(?:seat|other) \}.*", text), (
            f"{path}: an elision is missed"
        )


def test_dutch_is_set_as_dutch_is() -> None:
    for path in ftl_files("nl"):
        assert not re.findall(r""".*['"].*""", values(path)), f"{path}: quotes are ‘ ’"


# Rules


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
