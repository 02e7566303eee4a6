"""What is told of a table's steps: to each seat in its own words, made once for all who read the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from broglio.core.match.match import Entry, Match
from broglio.core.protocol import Beat, Event, Game, Position, Saying, Seat, Story, Telling, Tick, View

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
        self._steps: list[Sequence[Event]] = []
        self._stories: dict[Seat | None, Story] = {}
        self._told_before: dict[tuple[Seat | None, int, Callable[[Saying], str]], tuple[Telling, list[Told]]] = {}
        """What is listed of a step that is past, in the words of a reader."""
        self._reached: tuple[list[Entry], Position] | None = None
        """The last position that was replayed for a telling, and the moves that lead to it."""

    def telling(self, match: Match, seat: Seat | None, step: int) -> Telling:
        """What a seat is told of a step."""
        entry = match.log[step]
        known = self.tellings.get((seat, step))
        if known is not None and known[0] is entry:
            return known[1]
        story = self._story(match.log, seat)
        told = match.game.telling(story, step, self.view(match, seat, step + 1)) if story.events(step) else Telling()
        self.tellings[seat, step] = (entry, told)
        if len(self.tellings) > (match.seats + 1) * REMEMBERED:
            oldest = len(match.log) - REMEMBERED
            self.tellings = {key: value for key, value in self.tellings.items() if key[1] >= oldest}
        return told

    def _story(self, log: Sequence[Entry], seat: Seat | None) -> Story:
        """All that a seat was told so far; what was looked at before is not looked at again."""
        known = len(self._steps)
        if known and (len(log) < known or log[known - 1].events is not self._steps[-1]):  # something was taken back
            self._steps, self._stories, known = [], {}, 0
        self._steps += [entry.events for entry in log[known:]]
        return self._stories.setdefault(seat, Story(self._steps, seat))

    def told(self, match: Match, seat: Seat | None, length: int, tell: Callable[[Saying], str]) -> list[Told]:
        """What a seat is told at a step: since its own last choice, or the last few things where that is less."""
        told: list[list[Told]] = []
        count = 0
        for step in range(length - 1, max(-1, length - 1 - REMEMBERED), -1):
            told.append(self._told_of(match, seat, step, tell, is_fresh=step == length - 1))
            count += len(told[-1])
            if count >= MOST_TOLD or (match.log[step].seat == seat and count >= LAST_FEW):
                break
        return [each for step in reversed(told) for each in step]

    def _told_of(
        self, match: Match, seat: Seat | None, step: int, tell: Callable[[Saying], str], is_fresh: bool
    ) -> list[Told]:
        telling = self.telling(match, seat, step)
        if not telling.beats:
            return []
        known = None if is_fresh else self._told_before.get((seat, step, tell))
        if known is not None and known[0] is telling:
            return known[1]
        is_own = match.log[step].seat == seat
        told = [
            self._told(beat, step, number, tell, is_fresh, is_own and beat.caption.facts.get("seat") == seat)
            for number, beat in enumerate(telling.beats)
        ]
        if not is_fresh:
            if len(self._told_before) > (match.seats + 1) * REMEMBERED:
                self._told_before.clear()
            self._told_before[seat, step, tell] = (telling, told)
        return told

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

    def timeline(self, match: Match, seat: Seat | None) -> Timeline:
        """The timeline of a seat."""
        timeline = self.timelines.get(seat)
        if timeline is None:
            timeline = self.timelines[seat] = Timeline(match.game)
        timeline.follow(match.log, seat)
        return timeline

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


@dataclass(frozen=True, eq=False, slots=True)
class Chapter:
    """A round or turn on the timeline. Each is itself and no other, so that its drawing is found at once."""

    name: Saying | None
    first: int
    """Its first step; steps are counted from 1, as the length of the log after each."""
    ticks: tuple[Tick, ...]


class Timeline:
    """The steps of a match as one seat's timeline shows them. It follows the log: what is there stays."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.closed: list[Chapter] = []
        self.open = Chapter(game.chapter(0), 1, ())
        self.length = 0
        """How many steps it has."""
        self.last: Entry | None = None

    def follow(self, log: Sequence[Entry], seat: Seat | None) -> None:
        """Add the steps that are new."""
        if self.length and (len(log) < self.length or log[self.length - 1] is not self.last):
            self.__dict__.update(Timeline(self.game).__dict__)  # something was taken back
        for entry in log[self.length :]:
            tick = self.game.tick([event for event in entry.events if event.is_listed_for(seat)])
            self.open = Chapter(self.open.name, self.open.first, (*self.open.ticks, tick))
            self.length, self.last = self.length + 1, entry
            if tick.closes:
                self.closed.append(self.open)
                self.open = Chapter(self.game.chapter(len(self.closed)), self.length + 1, ())
