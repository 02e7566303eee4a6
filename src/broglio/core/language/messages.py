"""Reads the Fluent files of one language, and refuses what Fluent itself would pass over in silence.

Apart from words.py, because loading Fluent takes a tenth of a second, and a program that plays millions of games says
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import NamedTuple, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import ast, visitor

Entries: TypeAlias = dict[str, ast.Message | ast.Term]


class Message(NamedTuple):
    """A message, or an attribute of one, as a file has it."""

    pattern: Pattern
    variables: frozenset[str]
    """Its own, and those of the messages that it refers to."""
    file: str


class Book:
    """All messages of one language; an attribute's key is `message.attribute`."""

    def __init__(self, language: str, folder: Traversable) -> None:
        self.messages: dict[str, Message] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        entries: Entries = {}
        places: dict[str, str] = {}
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"{file}: {entry.annotations[0].message}: {entry.content}")
                if isinstance(entry, ast.Message | ast.Term):
                    key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                    if key in entries:
                        raise ValueError(f"{file}: {key!r} is there already, in {places[key]}")
                    entries[key] = entry
                    places[key] = str(file)
        for key, entry in entries.items():
            if isinstance(entry, ast.Message):
                self._add(key, entry, entries, places[key])

    def _add(self, key: str, entry: ast.Message, entries: Entries, file: str) -> None:
        compiled = self._bundle.get_message(key)
        if entry.value is not None and compiled.value is not None:
            self.messages[key] = Message(compiled.value, variables(entry.value, entries), file)
        for attribute in entry.attributes:
            name = attribute.id.name
            self.messages[f"{key}.{name}"] = Message(
                compiled.attributes[name], variables(attribute.value, entries), file
            )

    def compose(self, key: str, arguments: Mapping[str, int | str]) -> str:
        """A message in words."""
        message = self.messages[key]
        values = {name: Plain.of(value) if isinstance(value, int) else value for name, value in arguments.items()}
        errors: list[Exception] = []
        # What FluentBundle.format_pattern does, but for its making other numbers of ours.
        text = message.pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(values)))
        if errors or not isinstance(text, str):
            raise ValueError(f"{key!r} in {message.file}: {', '.join(map(str, errors))}")
        return text


class Plain(FluentInt):
    """A number that Fluent counts by and writes in digits.

    A locale's formats would take longer than all the rest, and do not take any number.
    """

    @staticmethod
    @lru_cache(1024)
    def of(number: int) -> Plain:
        """A number, made once for many sentences."""
        made = Plain(number)
        assert isinstance(made, Plain)
        return made

    def format(self, locale: object) -> str:  # noqa: ARG002 (Fluent's signature)
        """Digits."""
        return str(int(self))


def variables(pattern: ast.Pattern, entries: Entries) -> frozenset[str]:
    """The variables that a message needs."""
    reader = _Reader(entries)
    reader.visit(pattern)
    return frozenset(reader.found)


class _Reader(visitor.Visitor):
    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the visitor's naming)
        entry = self.entries.get(node.id.name)
        if entry is not None and entry.value is not None:
            self.visit(entry.value)
