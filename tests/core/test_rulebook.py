"""Rules pages: the same rules under the same ids in every language, and safe in a browser."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from broglio.core.language.rulebook import RuleBook
from broglio.core.protocol import registry
from broglio.terminal import cli
from broglio.web.pages.rules_page import contents, rule_html, rules_html

GAMES = sorted(registry.built_in())
"""Others may speak English alone."""
RULING = {"en": "**Ruling**", "fr": "**Arbitrage**", "nl": "**Uitspraak**"}
PAGES = [(game, language) for game in GAMES for language in RULING]
TRANSLATIONS = [(game, language) for game, language in PAGES if language != "en"]


def headings(page: str) -> list[str]:
    """How deep each heading is."""
    return re.findall(r"^(#+) ", page, re.MULTILINE)


def numbers(text: str) -> Counter[str]:
    """All numbers in a text, rule ids among them; languages may put them into another order."""
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_told_in_all_our_languages(game: str) -> None:
    assert registry.find(game).rulebook.languages == tuple(RULING)


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_has_the_same_rules_under_the_same_headings(game: str, language: str) -> None:
    english, book = registry.find(game).rulebook, registry.find(game).rules(language)
    assert book.language == language
    assert list(book.rules) == list(english.rules)
    assert headings(book.page) == headings(english.page)
    assert book.page.count("\n- ") == english.page.count("\n- ")
    order = {rule.heading: number for number, rule in enumerate(english.rules.values())}
    told = {rule.heading: number for number, rule in enumerate(book.rules.values())}
    assert list(order.values()) == list(told.values()), "a rule stands under another heading"


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translated_rule_keeps_numbers_references_and_rulings(game: str, language: str) -> None:
    english, book = registry.find(game).rulebook, registry.find(game).rules(language)
    for rule in english.rules.values():
        told = book.rules[rule.id].text
        assert told
        assert told != rule.text
        assert numbers(told) == numbers(rule.text), rule.id
        assert told.count(RULING[language]) == rule.text.count(RULING["en"]), rule.id
    assert numbers(book.page) == numbers(english.page)
    assert not set(book.page.splitlines()) & set(english.page.splitlines()) - {""}


@pytest.mark.rule("D15")
@pytest.mark.parametrize("language", RULING)
def test_precedence_is_told_without_arithmetic(language: str) -> None:
    """Rounds and seats are counted as players count them, from 1."""
    told = registry.find("doge").rules(language).rules["D15"].text
    assert "mod" not in told
    assert numbers(told) == {"1": 3, "2": 2}


@pytest.mark.rule("C2", "C4")
@pytest.mark.parametrize("language", RULING)
def test_the_page_says_where_numbers_come_from_that_the_printed_text_leaves_out(language: str) -> None:
    introduction, _, _ = registry.find("caesar-cleopatra").rules(language).page.partition("\n## ")
    words = Counter(re.findall(r"\w+", introduction))
    assert words["1997"] == 2, "once as the year of the game, once as the source of these numbers"
    assert words["C2"] == words["C4"] == 1


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_names_designers_and_publisher(game: str, language: str) -> None:
    face = registry.find(game)
    page = face.rules(language).page.replace("\n", " ")
    assert all(designer in page for designer in re.split(", | and ", face.designers))
    assert face.publisher in page


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_typography(game: str, language: str) -> None:
    page = registry.find(game).rules(language).page
    assert "'" not in page
    assert '"' not in page
    if language == "fr":
        assert not re.search(r"[^\u00a0][:»]|«[^\u00a0]|[^\u202f][;!?]", page)
    else:
        assert not re.search(r"\s[:;!?]", page)


def test_unbreakable_spaces_survive_the_reading_of_a_rule() -> None:
    book = RuleBook.read("## Fin\n- **D1** Un\n  deux\u00a0: trois\u202f!\n")
    assert book.rules["D1"].text == "Un deux\u00a0: trois\u202f!"


@pytest.mark.parametrize("language", ["de", "", "fr/../en", "FR"])
def test_a_language_that_is_not_told_falls_back_on_english(language: str) -> None:
    game = registry.find("doge")
    assert game.rules(language) is game.rulebook
    assert RuleBook.read("- **D1** One.\n").translated(language).rules["D1"].text == "One."


def test_a_package_without_rules_is_told_so() -> None:
    with pytest.raises(FileNotFoundError, match=r"RULES\.md"):
        RuleBook.of("broglio.core")


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_command_line_shows_them(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    book = registry.find(game).rules(language)
    assert cli.main(["rules", game, "--language", language]) == 0
    assert capsys.readouterr().out == book.page + "\n"
    last = list(book.rules.values())[-1]
    assert cli.main(["rules", game, last.id, "--language", language]) == 0
    assert capsys.readouterr().out == f"{last.id} ({last.heading}) {last.text}\n"


def test_the_command_line_names_the_languages_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "doge", "--language", "tlh"]) == cli.FAILED
    assert capsys.readouterr().err == "broglio: language tlh: the rules of Doge are told in en, fr, nl\n"


class Outline(HTMLParser):
    """What a browser would find in a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.words = ""
        self.feed(html)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.open.append(tag)
        for name, value in attrs:
            assert name in ("id", "class", "href"), f"{tag} has {name}"
            self.ids += [value or ""] if name == "id" else []
            self.links += [value or ""] if name == "href" else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_page_in_a_browser(game: str, language: str) -> None:
    book = registry.find(game).rules(language)
    outline = Outline(rules_html(book))
    anchors = [heading.anchor for heading in contents(book)]
    assert Counter(outline.ids) == Counter([*book.rules, *anchors]), "each rule and heading has its anchor, once"
    assert set(outline.tags) <= {"h2", "h3", "p", "ul", "li", "strong", "em", "code", "a"}
    assert outline.tags["li"] == book.page.count("\n- ")
    assert outline.tags["h2"] + outline.tags["h3"] == len(headings(book.page)) - 1
    mentions = re.findall(r"(?<!\*)\b[A-Z]\d+\b", book.page)
    assert outline.links == [f"#{rule}" for rule in mentions]
    assert set(mentions) <= set(book.rules)
    plain = re.sub(r"^#+ |^- |\*|`", "", book.page.partition("\n")[2], flags=re.MULTILINE)
    assert outline.words.split() == plain.split(), "all is said, in the same words"
    assert rules_html(book) is rules_html(registry.find(game).rules(language)), "made once"


def test_contents_are_the_same_anchors_in_every_language() -> None:
    doge = registry.find("doge")
    english, dutch = contents(doge.rules("en")), contents(doge.rules("nl"))
    assert [heading.anchor for heading in english] == [heading.anchor for heading in dutch]
    assert (dutch[0].level, dutch[0].html) == (2, "Spelmateriaal")


def test_one_rule_with_links_into_the_page() -> None:
    html = rule_html(registry.find("doge").rules("nl"), "D18", "/rules/doge")
    assert '<a href="/rules/doge#D17">D17</a>' in html
    assert "<strong>Uitspraak</strong>" in html
    assert "**" not in html


def test_nothing_but_plain_marking_passes_into_a_page() -> None:
    book = RuleBook.read(
        "# Game\n\n<script>alert(1)</script>\n\n## <b>Votes</b> & D1\n"
        '- **D1** <img src=x onerror="alert(1)"> see D2, not D3 or XD1, `D2 <i>`.\n'
        "- **D2** [here](javascript:alert(1)) ![x](http://x/y) <http://x.y> *really*.\n\n"
        "**D1** begins no rule here.\n\n| a | b |\n| --- | --- |\n| <u>1</u> | D1 |\n"
    )
    outline = Outline(rules_html(book))
    assert not set(outline.tags) & {"script", "b", "img", "i", "u", "h1"}
    assert outline.links == ["#D1", "#D2", "#D1"]
    assert Counter(outline.ids) == Counter(["section-1", "D1", "D2"])
    assert outline.tags["table"] == 1
    assert '<img src=x onerror="alert(1)">' in outline.words
    assert "[here](javascript:alert(1))" in outline.words
