"""Why something is refused: it cannot be read, or a rule forbids it."""

from __future__ import annotations

from broglio.core.protocol.saying import Saying


class Malformed(ValueError):
    """Input that cannot be read at all: names the place and the fault."""

    def __init__(self, place: str, fault: str) -> None:
        super().__init__(f"{place}: {fault}" if place else fault)
        self.place = place
        self.fault = fault


class IllegalMove(ValueError):
    """A move that can be read but that a rule forbids here."""

    def __init__(self, saying: Saying, words: str) -> None:
        super().__init__(f"{words} ({saying.rule})")
        self.saying = saying
        self.words = words

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.saying.rule
