"""Words for people: messages in Fluent, the same in each language, from a package's `words/<language>/*.ftl`.

Fluent (https://projectfluent.org) leaves plurals, genders and prepositions to the files of a language. A sentence takes
the name of a thing in the form that it needs: where the fact `area` is `Named("area-palace")`, `{ $area }` is that
message and `{ $area-at }` its attribute `at`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from broglio.core.language.messages import Book, Message

ENGLISH = "en"
LANGUAGES = (ENGLISH, "fr", "nl")
REMEMBERED = 8192
"""How many sentences are kept: a table says the same ones over and over, and Fluent takes its time for each."""


class Named(NamedTuple):
    """A thing, by the key of the message that names it, with the facts that this message needs."""

    key: str
    facts: tuple[tuple[str, int | str], ...] = ()


Argument: TypeAlias = int | str | Named


class Words:
    """The messages of one package."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._books: dict[str, Book] = {}
        self._said = lru_cache(REMEMBERED)(self._compose)

    def say(self, key: str, language: str = "en", facts: Mapping[str, Argument] | None = None) -> str:
        """Put a message into words; KeyError where there is no such message, ValueError where a fact is missing."""
        return self._said(key, language, tuple(facts.items()) if facts else ())

    def join(self, things: Sequence[Named], joint: str, language: str = "en") -> str:
        """Name several things, joined by a message of `$left` and `$right`."""
        text = self._name(things[0], "", language)
        for thing in things[1:]:
            text = self.say(joint, language, {"left": text, "right": self._name(thing, "", language)})
        return text

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which the package has messages."""
        folder = files(self.package).joinpath("words")
        return tuple(language for language in LANGUAGES if folder.joinpath(language).is_dir())

    def messages(self, language: str = "en") -> Mapping[str, Message]:
        """All messages of a language by key, attributes as `message.attribute`; English where there are none in it."""
        if language not in self._books:
            if language not in LANGUAGES:
                raise KeyError(f"no language {language!r}; there is {', '.join(LANGUAGES)}")
            from broglio.core.language.messages import Book  # only who speaks waits for Fluent

            spoken = language if language in self.languages else ENGLISH
            self._books[language] = Book(spoken, files(self.package).joinpath("words", spoken))
        return self._books[language].messages

    def _compose(self, key: str, language: str, given: tuple[tuple[str, Argument], ...]) -> str:
        message = self.messages(language).get(key)
        if message is None:
            raise KeyError(f"no message {key!r} in {self.package}, words/{language}")
        facts = dict(given)
        arguments: dict[str, int | str] = {}
        for variable in message.variables:
            fact, attribute = (variable, "") if variable in facts else variable.rpartition("-")[::2]
            argument = facts.get(fact)
            if isinstance(argument, Named):
                arguments[variable] = self._name(argument, attribute, language)
            elif argument is None or attribute:
                raise ValueError(f"{key!r} in {message.file} wants ${variable}, and is given {list(facts)}")
            else:
                arguments[variable] = argument
        text = self._books[language].compose(key, arguments)
        # A sentence begins with a capital even where it begins with a name such as "the Doge's Palace".
        return text[0].upper() + text[1:] if text.endswith((".", "?", "!", ":")) else text

    def _name(self, thing: Named, attribute: str, language: str) -> str:
        return self._said(f"{thing.key}.{attribute}" if attribute else thing.key, language, thing.facts)
