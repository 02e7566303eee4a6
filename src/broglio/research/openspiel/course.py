"""A game from its start: where it stands, how it came so, and what each seat remembers of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from broglio.core.match.retracing import OWN, Happening, Memory, Told, happen, remember, retrace, search
from broglio.core.protocol import Event, Move, Position, Seat, registry
from broglio.research.openspiel.opening import Opening

_TEXTS: dict[tuple[str, Told], str] = {}
"""What was told, as text, by the game that tells it: the same things are told over and over."""


class Course:
    """A position with its log. A copy is cheap, and what happens in one does not show in the other.

    Pickled as the log alone: it is the truth, and the position is its replay.
    """

    __slots__ = ("_read", "_texts", "happenings", "opening", "position")

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.position: Position = opening.position()
        self.happenings: list[Happening] = []
        seats = range(opening.seats)
        self._texts = [""] * len(seats)
        self._read = [0] * len(seats)

    def copy(self) -> Course:
        """The same course once more."""
        twin = Course.__new__(Course)
        twin.opening = self.opening
        twin.position = self.position.copy()
        twin.happenings = self.happenings.copy()
        twin._texts = self._texts.copy()
        twin._read = self._read.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.opening, self.log)

    def actor(self) -> Seat | None:
        """Who acts next, or chance; of seats that choose at once, the first that has not; None: the game is over."""
        to_act = self.position.to_act()
        return to_act[0] if to_act else None

    def advance(self, seat: Seat, move: Move) -> None:
        """Carry out a legal move."""
        self.happenings.append(happen(self.position, seat, move, range(self.opening.seats)))

    @property
    def log(self) -> list[tuple[Seat, Move]]:
        """All moves, those of chance included."""
        return [(happening.seat, happening.move) for happening in self.happenings]

    def memory(self, seat: Seat) -> str:
        """All that a seat was told or saw, and its own moves, in order, one line for each."""
        if self._read[seat] < len(self.happenings):
            news = self._remembered(seat, self.happenings[self._read[seat] :])
            self._texts[seat] += "".join([_line(self.opening.game_id, self.position, one) for one in news])
            self._read[seat] = len(self.happenings)
        return self._texts[seat]

    def recent(self, seat: Seat, most: int) -> Memory:
        """The last things that a seat heard or saw, and its own moves, up to a number, the latest first."""
        found: Memory = []
        for happening in reversed(self.happenings):
            found += reversed(remember(self.position, happening, seat))
            if len(found) >= most:
                break
        return found[:most]

    def _remembered(self, seat: Seat, happenings: Sequence[Happening]) -> Memory:
        return [one for happening in happenings for one in remember(self.position, happening, seat)]

    def resampled(self, seat: Seat, source: random.Random) -> list[tuple[Seat, Move]]:
        """The log of another course of which a seat remembers, and now sees, the same."""
        opening = self.opening
        if opening.start:  # a small game: all its courses can be searched
            return search(opening.position(), self.log, seat, source)
        return retrace(opening.game, opening.position(), self.log, seat, source)


def replay(opening: Opening, log: Sequence[tuple[Seat, Move]]) -> Course:
    """The course behind a log."""
    course = Course(opening)
    for seat, move in log:
        course.advance(seat, move)
    return course


def _line(game: str, position: Position, told: Told | str) -> str:
    if isinstance(told, str):
        return f"{told}\n"
    key = game, told
    if key not in _TEXTS:
        if told[0] == OWN:
            _TEXTS[key] = f"> {registry.find(game).notate(told[1])}\n"
        else:
            _TEXTS[key] = f"{_words(position.event(told))}\n"
    return _TEXTS[key]


def _words(event: Event) -> str:
    """An event in short: `laid-down 1 senators`."""
    facts = ["+".join(map(str, fact)) if isinstance(fact, tuple) else str(fact) for fact in event.facts.values()]
    return " ".join([event.key, *facts])
