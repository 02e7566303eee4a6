"""What is told of a table's steps: to each seat in its own words, made once for all who read the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from broglio.core.match.match import Entry, Match
from broglio.core.protocol import Beat, Game, Position, Saying, Seat, Story, Telling, Tick, View

REMEMBERED = 60
"""Steps of which tellings are kept for each seat: more than anybody is told at once."""
LAST_FEW = 4
"""Things that the question's panel always tells."""
MOST_TOLD = 40
"""Things that it tells to somebody who comes back."""


class Storyteller:
    """Of one match. It follows the log, and forgets what was taken back."""

    def __init__(self) -> None:
        self.tellings: dict[tuple[Seat | None, int], tuple[Entry, Telling]] = {}
        self.timelines: dict[Seat | None, Timeline] = {}
        self._reached: tuple[list[Entry], Position] | None = None
        """The last position that was replayed for a telling, and the moves that lead to it."""

    def telling(self, match: Match, seat: Seat | None, step: int) -> Telling:
        """What a seat is told of a step."""
        entry = match.log[step]
        known = self.tellings.get((seat, step))
        if known is not None and known[0] is entry:
            return known[1]
        story = Story([entry.events for entry in match.log[: step + 1]], seat)
        told = match.game.telling(story, step, self.view(match, seat, step + 1)) if story.events(step) else Telling()
        self.tellings[seat, step] = (entry, told)
        if len(self.tellings) > (match.seats + 1) * REMEMBERED:
            oldest = len(match.log) - REMEMBERED
            self.tellings = {key: value for key, value in self.tellings.items() if key[1] >= oldest}
        return told

    def told(self, match: Match, seat: Seat | None, length: int, tell: Callable[[Saying], str]) -> list[Told]:
        """What a seat is told at a step: since its own last choice, or the last few things where that is less."""
        told: list[Told] = []
        for step in range(length - 1, max(-1, length - 1 - REMEMBERED), -1):
            is_own = match.log[step].seat == seat
            told += [
                self._told(
                    beat, step, number, tell, step == length - 1, is_own and beat.caption.facts.get("seat") == seat
                )
                for number, beat in reversed(list(enumerate(self.telling(match, seat, step).beats)))
            ]
            if is_own and len(told) >= LAST_FEW:
                break
        return told[: max(MOST_TOLD, LAST_FEW)][::-1]

    @staticmethod
    def _told(beat: Beat, step: int, number: int, tell: Callable[[Saying], str], is_fresh: bool, is_own: bool) -> Told:
        words = tell(beat.caption)
        seat = beat.caption.facts.get("seat")
        return Told(
            f"told-{step + 1}-{number}",
            seat if isinstance(seat, int) else None,
            words,
            round(beat.seconds(words), 2),
            " ".join(beat.points_at),
            beat.phase,
            beat.sound,
            beat.hurts,
            is_fresh,
            is_own,
        )

    def chapters(self, match: Match, seat: Seat | None) -> list[Chapter]:
        """The timeline of a seat."""
        return self.timelines.setdefault(seat, Timeline()).follow(match.game, match.log, seat)

    def view(self, match: Match, seat: Seat | None, length: int) -> View:
        """What a seat knew after the first moves of the log."""
        return self.position(match, length).view(seat)

    def past_view(self, match: Match, seat: Seat | None, length: int) -> View:
        """The same for somebody who looks back: what had to be remembered (C6) is not shown a second time."""
        fleeting = length and any(event.fleeting and event.visible_to(seat) for event in match.log[length - 1].events)
        is_secret_again = fleeting and match.position.outcome() is None
        return self.view(match, None if is_secret_again else seat, length)

    def position(self, match: Match, length: int) -> Position:
        """The position after the first moves of the log: going forward, it is not replayed from the start."""
        if length == len(match.log):
            return match.position
        reached = self._reached
        if reached is not None and len(reached[0]) <= length and _begins_with(match.log, reached[0]):
            moves, position = reached
            for entry in match.log[len(moves) : length]:
                position.advance(entry.seat, entry.move)
        else:
            position = match.replay(length)
        self._reached = (match.log[:length], position)
        return position


def _begins_with(log: Sequence[Entry], moves: Sequence[Entry]) -> bool:
    """Entries are never changed: if the last one is still there, so are all before it."""
    return not moves or (len(log) >= len(moves) and log[len(moves) - 1] is moves[-1])


class Told(NamedTuple):
    """A beat in words, as a page lists it."""

    id: str
    seat: Seat | None
    words: str
    seconds: float
    points_at: str
    phase: int
    sound: str
    hurts: bool
    is_fresh: bool
    """Whether it belongs to the step that the table shows, so that the page plays it."""
    is_own: bool
    """Whether it tells of what this seat has just done itself."""


class Chapter(NamedTuple):
    """A round or turn on the timeline."""

    number: int
    first: int
    """Its first step; steps are counted from 1, as the length of the log after each."""
    ticks: tuple[Tick, ...]


class Timeline:
    """The steps of a match as one seat's timeline shows them. It follows the log: what is there stays."""

    def __init__(self) -> None:
        self.chapters: list[Chapter] = []
        """Those that are closed."""
        self.ticks: list[Tick] = []
        """Of the chapter that is open."""
        self.last: Entry | None = None

    @property
    def length(self) -> int:
        """How many steps it has."""
        return sum(len(chapter.ticks) for chapter in self.chapters) + len(self.ticks)

    def follow(self, game: Game, log: Sequence[Entry], seat: Seat | None) -> list[Chapter]:
        """All chapters, the open one last."""
        length = self.length
        if length and (len(log) < length or log[length - 1] is not self.last):  # something was taken back
            self.chapters, self.ticks, length = [], [], 0
        for entry in log[length:]:
            self.ticks.append(game.tick([event for event in entry.events if event.is_listed_for(seat)]))
            self.last = entry
            if self.ticks[-1].closes:
                self.chapters.append(self._open_chapter())
                self.ticks = []
        return [*self.chapters, self._open_chapter()]

    def _open_chapter(self) -> Chapter:
        return Chapter(len(self.chapters), self.length - len(self.ticks) + 1, tuple(self.ticks))
