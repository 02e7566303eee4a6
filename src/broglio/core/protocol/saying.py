"""What is told to people: a key and facts, put into words by the game. Free of any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

Seat: TypeAlias = int
Move: TypeAlias = int
Fact: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]
Json: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Saying:
    """Something to be told, free of any language, with the rule behind it."""

    key: str
    facts: Mapping[str, Fact]
    rule: str

    def __hash__(self) -> int:
        """By what is told; a mapping has none of its own."""
        return hash((self.key, *self.facts.values()))

    def to_json(self) -> Json:
        """The saying as plain data."""
        return {"key": self.key, "facts": dict(self.facts), "rule": self.rule}


@dataclass(frozen=True, slots=True)
class Event(Saying):
    """Something that happened, with who may see it."""

    audience: tuple[Seat, ...] | None = None
    """The seats that may see it; None: everybody, spectators too."""
    reveals: bool = False
    """Whether it brings to light what was hidden or undecided, so that there is no way back behind it."""

    __hash__ = Saying.__hash__

    fleeting: bool = False
    """Whether its audience saw it at the time and has to remember it: no page lists it afterwards."""

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator (None), may see this event."""
        return self.audience is None or seat in self.audience

    def is_listed_for(self, seat: Seat | None) -> bool:
        """Whether a chronicle for people lists this event."""
        return self.visible_to(seat) and not self.fleeting
