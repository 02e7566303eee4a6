"""What happened at a table, in order: the events of the game, and between them who plays at the seats."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from broglio.core.match.match import Entry
from broglio.core.protocol import Event, Seat
from broglio.web.pages import environment
from broglio.web.store.store import BACK, SeatingRow
from broglio.web.tables.table import Table

LATEST = 60
"""Lines on a table's page, and changes at the seats in a state of the API; the whole chronicle has its own page."""


class Seating(NamedTuple):
    """A change at a seat, with its place among the moves."""

    step: int
    """How many moves of the log came before it; moves that were taken back since do not count."""
    row: SeatingRow
    name: str

    def words(self, language: str) -> str:
        """The change in words."""
        say = environment.speaker(language)
        level = say(f"level-{self.row.level}") if self.row.level else ""
        return say(f"seating-{self.row.kind}", name=self.name, level=level)


def seatings(table: Table) -> list[Seating]:
    """All changes at the seats, the first one first."""
    depth = lowest = len(table.match.log)
    version = table.version
    placed: list[Seating] = []
    for row in reversed(table.seatings):
        if row.sequence == 0:
            lowest = 0
        # Back from the end of the journal: of the moves that there were, as many as the log never fell below are left.
        while version > row.sequence and lowest > 0:
            version -= 1
            depth += 1 if table.journal[version].kind == BACK else -1
            lowest = min(lowest, depth)
        placed.append(Seating(lowest, row, table.names[row.seat]))
    return placed[::-1]


def backwards(
    log: Sequence[Entry], changes: Sequence[Seating], seat: Seat | None
) -> Iterator[tuple[int, Event | Seating]]:
    """All that happened that a seat, or a spectator (None), may see, the newest first, each with its step."""
    left = [change for change in changes if change.step <= len(log)]
    for step in range(len(log), -1, -1):
        while left and left[-1].step == step:
            yield step, left.pop()
        if step:
            yield from ((step, event) for event in reversed(log[step - 1].events) if event.is_listed_for(seat))


class Lines:
    """The last lines of a chronicle as they were drawn. It follows the log: what is there stays."""

    def __init__(self) -> None:
        self.lines: deque[tuple[int, str]] = deque(maxlen=LATEST)
        """Each with its step, the newest first."""
        self.length = 0
        self.last: Entry | None = None
        self.changes: Sequence[Seating] = ()

    def follow(
        self,
        log: Sequence[Entry],
        changes: Sequence[Seating],
        seat: Seat | None,
        draw: Callable[[int, Event | Seating], str],
    ) -> None:
        """Draw what is new."""
        is_known = self.length == 0 or (len(log) >= self.length and log[self.length - 1] is self.last)
        if not is_known or changes != self.changes:
            found = islice(backwards(log, changes, seat), LATEST)
            self.lines = deque(((step, draw(step, one)) for step, one in found), LATEST)
        else:
            for step in range(self.length + 1, len(log) + 1):
                events = log[step - 1].events
                self.lines.extendleft((step, draw(step, event)) for event in events if event.is_listed_for(seat))
        self.length, self.last, self.changes = len(log), log[-1] if log else None, changes

    def until(self, step: int) -> str:
        """All lines together, without those of later steps."""
        return "".join([line for at, line in self.lines if at <= step])
