"""What a table tells of a game: its story so far, and what is told of one step of it.

A telling is made from a seat's view and from events that are listed for it, never from a position: so it shows no more
than the table itself does. It is the same for a page, a terminal and a program.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from broglio.core.protocol.saying import Event, Saying, Seat

SECONDS_A_LETTER = 0.045
"""Nobody is shown the next beat before they could read this one."""


class Story:
    """What a seat, or a spectator (None), was told of a game, step by step: each move of the log is a step."""

    def __init__(self, steps: Sequence[Sequence[Event]], seat: Seat | None) -> None:
        self.steps = steps
        """All events of each step; only `events` may look at them, since it knows for whom they are."""
        self.seat = seat
        self._listed: dict[int, tuple[Event, ...]] = {}

    def __len__(self) -> int:
        """How many steps there were."""
        return len(self.steps)

    def events(self, step: int) -> tuple[Event, ...]:
        """What the seat was told of a step."""
        listed = self._listed.get(step)
        if listed is None:
            listed = self._listed[step] = tuple([each for each in self.steps[step] if each.is_listed_for(self.seat)])
        return listed

    def since(self, step: int, *keys: str) -> list[Event]:
        """What was told up to the end of a step, beginning with the last event of one of these kinds."""
        told: list[Event] = []
        for earlier in range(step, -1, -1):
            for event in reversed(self.events(earlier)):
                told.append(event)
                if event.key in keys:
                    return told[::-1]
        return told[::-1]


@dataclass(frozen=True, slots=True)
class Beat:
    """One fact, told for a moment: a caption, and what to look at."""

    caption: Saying
    """An event, or a sentence that sums up several."""
    hold: float
    """Seconds at normal speed, at least; a long caption holds longer."""
    points_at: tuple[str, ...] = ()
    """The things on the board that it is about, by their ids on the page."""
    phase: int = 0
    """How far the stage card has come with it, from 1; 0: the card is not shown."""
    sound: str = ""
    """What is heard with it, if the person wants sounds: one of SOUNDS."""
    hurts: bool = False
    """Whether it tells this seat of a loss."""

    def seconds(self, words: str) -> float:
        """How long it is shown with a caption in these words."""
        return max(self.hold, SECONDS_A_LETTER * len(words))


SOUNDS = ("card", "vote", "palace", "coin", "dice", "end")


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told of one step."""

    beats: tuple[Beat, ...] = ()
    stage: Mapping[str, Any] | None = None
    """A great moment, as facts for the template `stage.html` in the game's folder `page`; `kind` says which."""


@dataclass(frozen=True, slots=True)
class Tick:
    """A step on the timeline."""

    sign: str = ""
    """A sign of the game's page; empty: a plain tick."""
    seat: Seat | None = None
    """Whose step it was, or who won by it."""
    is_great: bool = False
    """Whether it is one of the moments that people look for."""
    closes: bool = False
    """Whether a round or turn, a chapter of the timeline, ends with it."""


def plain_telling(story: Story, step: int, hold: float = 0.9) -> Telling:
    """Each event of a step as a beat of its own."""
    return Telling(tuple([Beat(event, hold) for event in story.events(step)]))


def plain_tick(events: Sequence[Event]) -> Tick:
    """A tick without a sign."""
    seats = [seat for event in events if isinstance(seat := event.facts.get("seat"), int)]
    return Tick(seat=seats[0] if seats else None)
