"""What is remembered of a table's drawings: a part that is made from the same facts is not drawn again.

A part is a macro of a template that is imported without context: it sees nothing but its arguments, so that equal
arguments give equal parts for every reader. Most changes of a table leave most parts as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from markupsafe import Markup

from broglio.core.protocol import Game, Saying

AGES = 4
"""How many changes of a table an unused part stays in the cache."""


class Drawings:
    """The parts that the latest drawings of a table used."""

    def __init__(self) -> None:
        self.tellers: dict[tuple[tuple[str, ...], str], Callable[[Saying], str]] = {}
        self.readers: set[Hashable] = set()
        self.age = 0
        self.parts: dict[Hashable, tuple[Markup, list[int]]] = {}
        """Each part with the age in which it was last of use."""

    def begin(self, reader: Hashable) -> None:
        """A reader draws. A reader who draws a second time begins a new age."""
        if reader in self.readers:
            self.readers.clear()
            self.age += 1
            if self.age % AGES == 0:
                self.parts = {key: part for key, part in self.parts.items() if part[1][0] > self.age - AGES}
        self.readers.add(reader)

    def drawn(self, macro: Callable[..., Markup], *facts: Hashable) -> Markup:
        """A part, as it was drawn from these facts before, else drawn now."""
        key = (macro, facts)
        known = self.parts.get(key)
        if known is None:
            part = macro(*facts)
            self.parts[key] = (part, [self.age])
            return part
        known[1][0] = self.age
        return known[0]

    def teller(self, game: Game, names: tuple[str, ...], language: str) -> Callable[[Saying], str]:
        """What puts a game's sayings into words: always the same function, so that it may be told to a part."""
        known = self.tellers.get((names, language))
        if known is None:
            known = self.tellers[names, language] = lambda saying: game.say(saying, names, language)
        return known
