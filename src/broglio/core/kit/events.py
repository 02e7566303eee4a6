"""Events from a table of kinds: the rules tell numbers, the table says what they mean and who may see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from broglio.core.protocol import Event, Fact


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of event."""

    name: str
    rule: str
    facts: tuple[str, ...] = ()
    """What its numbers mean, in order; at most three. `seat` names a player."""
    reveals: bool = False
    """Whether it brings to light what was hidden or undecided."""
    private: bool = False
    """Whether only the seat that it names first may see it."""


def event_of(kind: Kind, numbers: Sequence[int], read: Callable[[str, int], Fact] = lambda _, number: number) -> Event:
    """The event behind the numbers that the rules told; `read` says what a number of a fact stands for."""
    facts = {name: read(name, number) for name, number in zip(kind.facts, numbers, strict=False)}
    return Event(kind.name, facts, kind.rule, (numbers[0],) if kind.private else None, kind.reveals)
