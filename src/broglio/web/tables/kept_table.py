"""A table in step with the store and with all who look on: changes go through here one by one, and to disk before
anybody sees. What can be done at it is in table.py.

Other processes may hold the same table. A change is written on condition that the table is still the one on which it
was judged; where another process was quicker, this one catches up from the store and judges again.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from broglio.bots.search import Estimate
from broglio.core.match import record
from broglio.core.match.fairness import Chances, Pledge
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, IllegalMove, Malformed, Saying, Seat, View, registry
from broglio.web.ops import metrics
from broglio.web.ops.settings import Settings
from broglio.web.store.store import (
    BACK,
    Conflict,
    JournalRow,
    Loaded,
    Statement,
    Store,
    note_waiting,
)
from broglio.web.tables.renderings import Renderings
from broglio.web.tables.storyteller import Storyteller
from broglio.web.tables.thinking import Thinkers

ALARM_MARGIN = 0.01
"""Seconds by which a timer rings late, so that what it waits for has surely happened."""


class Stale(Exception):
    """The table has moved on since the page was drawn."""


class Refused(Exception):
    """Something that cannot be done at a table now; the key is one of the server's own messages."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass
class Note:
    """What only one seat is told, until the table changes: why something was refused, or what a bot advises."""

    refusal: Saying | None = None
    message: str = ""
    """A message of the server instead of a saying of the game."""
    thinking: bool = False
    hints: Sequence[Estimate] = ()


@dataclass(eq=False)
class Watcher:
    """An open page: a seat's, or a spectator's (None)."""

    seat: Seat | None
    pace: float = 1.0
    """How long its reader wants to look at what happens: 1 is usual, 0 at once."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    has_news: bool = False
    """Whether it was woken because something has changed."""

    def tell(self) -> None:
        """Something has changed."""
        self.has_news = True
        self.wake.set()


@dataclass(frozen=True, slots=True)
class Change:
    """What is to be written, what is then different here, and what is answered; no statements: nothing to do."""

    statements: Sequence[Statement] = ()
    apply: Callable[[], object] = lambda: None
    answer: str = ""
    finished: float | None = None


class KeptTable(ABC):
    """A match, who sits where, and who looks on."""

    def __init__(self, loaded: Loaded, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.row = row = loaded.row
        self.revision = row.revision
        self.game = registry.find(row.game).of_version(row.version)
        self.seats = list(loaded.seats)
        self.sitting = dict(loaded.sitting)
        self.chat = list(loaded.chat)
        self.seatings = list(loaded.seatings)
        self.remarks_from: Counter[str] = Counter()
        """Remarks of spectators by client. For as long as the table is in memory: addresses are never stored."""
        self.journal: list[JournalRow] = []
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self._chances: Chances | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.open_pages: Counter[Seat] = Counter()
        self.last_seen: dict[Seat, float] = {}
        """When a seat's player last opened or closed the page or asked for anything, by the monotonic clock."""
        self.woken = time.monotonic()
        """When the table came into memory: who was not seen since has from then on the usual time to return."""
        self.away: frozenset[Seat] = frozenset()
        """Who was absent when pages were last drawn."""
        self._alarm: asyncio.TimerHandle | None = None
        """Rings when the next seat becomes absent, while anybody looks on."""
        self.notes: dict[Seat, Note] = {}
        self.asked: dict[Seat, int] = {}
        """For every seat that is to act, the length of the journal when the question was put to it."""
        self.rendered = Renderings()
        """What was drawn since the last change, by reader."""
        self.match = Match(self.game, row.seats, self.game.kept(row.options))
        self.storyteller = Storyteller()
        self.told_until = 0.0
        """When people who follow at the usual speed have read what happened, by the monotonic clock."""
        self._commitment = record.pledge(row.seed, (), self._pledged_id, self.match).commitment if row.seed else ""
        self._put_questions((), set())
        for step in loaded.journal:
            self._replay(step)

    def _replay(self, step: JournalRow) -> None:
        before = self.match.position.to_act()
        if step.kind == BACK:
            self.match.undo()
        else:
            self.match.play(step.seat, self.game.parse(step.text))
        self.journal.append(step)
        self._put_questions(before, {step.seat})

    @property
    def id(self) -> str:
        """The id in its address."""
        return self.row.id

    @property
    def version(self) -> int:
        """How many steps the table has made; grows with each move and each move taken back."""
        return len(self.journal)

    def first_step_since(self, version: int) -> int:
        """The first move of the log that somebody who knew a version does not know; a move may have been taken back."""
        change = lowest = 0
        for step in self.journal[version:]:
            change += -1 if step.kind == BACK else 1
            lowest = min(lowest, change)
        return len(self.match.log) - change + lowest

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken, so that the game is on."""
        return all(seat.name or seat.level for seat in self.seats)

    @property
    def names(self) -> list[str]:
        """What everybody is called."""
        return [seat.name for seat in self.seats]

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.match.position.outcome() is not None

    @property
    def chances(self) -> Chances | random.Random:
        """What is drawn from once all sit and nobody can add anything; at a table older than seeds, the system."""
        assert self.is_full, "nothing is drawn before"
        if self._chances is None and self.row.seed:
            self._chances = Chances(self.row.seed, [seat.entropy for seat in self.seats])
        return self._chances or random.SystemRandom()

    @property
    def pledge(self) -> Pledge | None:
        """What may be told of its chance: the seed when the game is over, not before. None: it is older than seeds."""
        if not self.row.seed:
            return None
        entropies = tuple(seat.entropy for seat in self.seats)
        return Pledge(self._commitment, self._pledged_id, entropies, self.row.seed if self.is_over else "")

    @property
    def _pledged_id(self) -> str:
        """The id as far as it is committed to: tables from before terms were have pledged their seed alone."""
        return self.id if self.row.pledges_terms else ""

    def seat_of(self, person: str) -> Seat | None:
        """Where somebody sits; None: a spectator."""
        return next((seat for seat in range(self.row.seats) if person in self.sitting.get(seat, ())), None)

    def is_handed(self, seat: Seat) -> bool:
        """Whether a bot plays for the person of a seat."""
        return bool(self.seats[seat].level and self.sitting.get(seat))

    def view(self, seat: Seat | None) -> View:
        """What a seat may know."""
        return self.match.position.view(seat)

    # watching

    def watch(self, seat: Seat | None, pace: float = 1.0) -> Watcher:
        """Somebody opens the table's page."""
        watcher = Watcher(seat, pace)
        self.watchers.add(watcher)
        if seat is not None:
            self.open_pages[seat] += 1
        self.attend(seat)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """Somebody closes it."""
        self.watchers.discard(watcher)
        if watcher.seat is not None:
            self.open_pages[watcher.seat] -= 1
        if not self.watchers and self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.attend(watcher.seat)

    def attend(self, seat: Seat | None) -> None:
        """A seat's player, or a spectator (None), asks for something at the table: a request shows presence too."""
        if seat is not None:
            self.last_seen[seat] = time.monotonic()
        self.note_absences()

    def is_absent(self, seat: Seat) -> bool:
        """Whether a person's seat has had no open page and asked for nothing for a while."""
        is_a_persons = self.seats[seat].name and not self.seats[seat].level
        if not is_a_persons or self.open_pages[seat]:
            return False
        return time.monotonic() - self.last_seen.get(seat, self.woken) > self.settings.absence

    def signs_of_life(self) -> dict[Seat, float]:
        """When each seat was last seen here, of those that are not absent (by this machine's clock since its start)."""
        now = time.monotonic()
        signs = {**self.last_seen, **{seat: now for seat, count in self.open_pages.items() if count}}
        return {seat: at for seat, at in signs.items() if now - at <= self.settings.absence}

    def note_absences(self) -> None:
        """Have pages drawn again where somebody has become absent or returned: time passes without any change."""
        away = frozenset(seat for seat in range(self.row.seats) if self.is_absent(seat))
        if away != self.away:
            self.away = away
            self.tell_watchers()
        if self._alarm is None and self.watchers:
            self._set_alarm()

    def _set_alarm(self) -> None:
        """One timer for the whole table. Seats are only ever seen later than it assumes: then it is set again."""
        expected = [
            self.last_seen.get(row.seat, self.woken)
            for row in self.seats
            if row.name and not row.level and row.seat not in self.away and not self.open_pages[row.seat]
        ]
        if expected:
            seconds = min(expected) + self.settings.absence - time.monotonic() + ALARM_MARGIN
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.note_absences()

    def note_seen(self, seen: Mapping[Seat, float]) -> None:
        """Seats that have looked on at other servers, and when (by this machine's clock since its start)."""
        for seat, at in seen.items():
            self.last_seen[seat] = max(at, self.last_seen.get(seat, at))
        self.note_absences()

    def tell_watchers(self) -> None:
        """Something changed: every open page is drawn again."""
        self.rendered.clear()
        for watcher in self.watchers:
            watcher.tell()

    # changing

    async def _change(self, prepare: Callable[[], Change], act: str = "", person: str = "", key: str = "") -> str:
        """Judge a wish on the table as it is, write what follows from it, and only then let it be seen.

        A person's wish with a key is carried out once, however often it is sent, and always answered as the first time.
        """
        name = f"{self.id} {act} {key}" if key else ""
        async with self.lock:
            while True:
                try:
                    change = prepare()
                    if change.statements:
                        await self._write(change, person, name)
                        change.apply()
                        self.note_absences()
                        self.tell_watchers()
                except (Conflict, Refused, Stale, IllegalMove, Malformed) as error:
                    if isinstance(error, Conflict):
                        metrics.CONFLICTS.add()
                    answer = await self.store.answer(person, name) if name else None
                    # What was judged on an old copy is judged again.
                    if await self._catch_up() and answer is None:
                        continue
                    if answer is None:
                        raise
                    return answer
                return change.answer

    async def _write(self, change: Change, person: str, name: str) -> None:
        now = time.time()
        statements: list[Statement] = [
            (
                "UPDATE tables SET revision = revision + 1, changed = ?, finished = coalesce(?, finished)"
                " WHERE id = ? AND revision = ?",
                (now, change.finished, self.id, self.revision),
            ),
            *change.statements,
        ]
        if self.row.listed and not self.is_full:
            statements.append(note_waiting(self.id, now))
        if name:
            statements.append(done(person, name, change.answer, now))
        await self.store.write(statements, self.id, self.revision + 1)
        self.revision += 1

    async def refresh(self) -> None:
        """Catch up with other processes if they have changed anything, and go on from there."""
        if await self._is_behind():
            async with self.lock:
                await self._catch_up()
            await self.begin()

    async def _is_behind(self) -> bool:
        return await self.store.revision(self.id) != self.revision

    async def _catch_up(self) -> bool:
        """Take over what is newer in the store; whether there was anything."""
        if not await self._is_behind():
            return False
        loaded = await self.store.load(self.id, self.version, len(self.chat), len(self.seatings))
        if loaded is None:
            return False
        self._note_elsewhere(loaded)
        self.row, self.revision = loaded.row, loaded.row.revision
        self.seats, self.sitting = loaded.seats, loaded.sitting
        self.chat += loaded.chat
        self.seatings += loaded.seatings
        for step in loaded.journal:
            self._replay(step)
        self.note_absences()
        self.tell_watchers()
        return True

    def _note_elsewhere(self, loaded: Loaded) -> None:
        """Who has sat down, returned or moved at another server is there."""
        moved = {step.seat for step in loaded.journal}
        for row in loaded.seats:
            is_new = self.seats[row.seat] != row or self.sitting.get(row.seat) != loaded.sitting.get(row.seat)
            if is_new or row.seat in moved:
                self.last_seen[row.seat] = time.monotonic()

    @abstractmethod
    async def begin(self) -> None:
        """Go on with what is due by itself, after the table has come from the store or was changed there."""

    def _put_questions(self, before: Sequence[Seat], movers: set[Seat]) -> None:
        """Remember when each question was put; one that stood before and was not answered stands on."""
        earlier = self.asked
        self.asked = {
            seat: self.asked[seat] if seat in before and seat not in movers and seat in self.asked else self.version
            for seat in self.match.position.to_act()
            if seat != CHANCE
        }
        # Advice is about one question and goes with it.
        for seat in [seat for seat in self.notes if earlier.get(seat) != self.asked.get(seat)]:
            del self.notes[seat]

    def _entry(self, step: JournalRow) -> Statement:
        return (
            "INSERT INTO journal (table_id, sequence, kind, seat, text, at) VALUES (?, ?, ?, ?, ?, ?)",
            (self.id, step.sequence, step.kind, step.seat, step.text, step.at),
        )


def done(person: str, key: str, answer: str, at: float) -> Statement:
    """Remembers, in the same transaction, that a request was carried out, so that a repeat is known."""
    return ("INSERT INTO done (person, key, answer, at) VALUES (?, ?, ?, ?)", (person, key, answer, at))
