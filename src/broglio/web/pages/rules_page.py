"""A game's rules for the browser: each rule has its id as anchor, and each mention of a rule is a link to it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from broglio.core.language.rulebook import RuleBook

# Only what a rules page needs is understood; all else, HTML and addresses included, is text and gets escaped.
MARKDOWN = MarkdownIt("zero").enable(["heading", "list", "table", "emphasis", "backticks"])
LABEL = re.compile(r"\*\*([A-Z]\d+)\*\*")
MENTION = re.compile(r"\b([A-Z]\d+)\b")
HEADING_TOKENS = 3  # it opens, says something, and closes


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of the page, for a list of contents."""

    anchor: str
    """The same in every language, as the ids of rules are."""
    level: int
    html: str


@cache
def rules_html(rulebook: RuleBook) -> str:
    """The page without its title, which is for the template around it."""
    tokens = _tokens(rulebook)
    titled = [index for index, token in enumerate(tokens) if token.tag == "h1" and token.nesting == 1]
    for index in reversed(titled):
        del tokens[index : index + HEADING_TOKENS]
    return _html(tokens)


@cache
def contents(rulebook: RuleBook) -> tuple[Heading, ...]:
    """The headings below the title."""
    tokens = _tokens(rulebook)
    return tuple(
        Heading(str(token.attrs["id"]), int(token.tag[1:]), _html([tokens[index + 1]]))
        for index, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag != "h1"
    )


@cache
def rule_html(rulebook: RuleBook, rule: str, page: str) -> str:
    """One rule's text, to be shown elsewhere; rules that it mentions are links into the page at that address."""
    tokens = MARKDOWN.parseInline(rulebook.rules[rule].text)
    _link(tokens[0], rulebook, page)
    return _html(tokens)


def _tokens(rulebook: RuleBook) -> list[Token]:
    tokens = MARKDOWN.parse(rulebook.page)
    headings = 0
    for index, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrs = {"id": f"section-{headings}"}
            headings += 1
        elif token.type == "inline":
            _link(token, rulebook, "")
            label = LABEL.match(token.content)
            # An item of a list opens, its paragraph opens, and then comes what it says.
            if label and label[1] in rulebook.rules and tokens[index - 2].type == "list_item_open":
                tokens[index - 2].attrs = {"id": label[1], "class": "rule"}
    return tokens


def _link(inline: Token, rulebook: RuleBook, page: str) -> None:
    """Make links of the rules that a text mentions; a rule's own label is bold, and stays as it is."""
    linked: list[Token] = []
    bold = 0
    for token in inline.children or []:
        bold += token.nesting if token.tag == "strong" else 0
        linked += [token] if bold or token.type != "text" else _with_links(token.content, rulebook, page)
    inline.children = linked


def _with_links(text: str, rulebook: RuleBook, page: str) -> list[Token]:
    tokens: list[Token] = []
    for part in MENTION.split(text):
        word = Token("text", "", 0, content=part)
        if part in rulebook.rules:
            opening = Token("link_open", "a", 1, attrs={"href": f"{page}#{part}"})
            tokens += [opening, word, Token("link_close", "a", -1)]
        else:
            tokens.append(word)
    return tokens


def _html(tokens: list[Token]) -> str:
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))
