"""What can be done at a table: moves, seats, bots, hints, remarks. How a change is kept is in kept_table.py."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from broglio.core.match.fairness import clean_entropy
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, IllegalMove, Move, Seat, View
from broglio.web.ops import metrics
from broglio.web.store.store import (
    BACK,
    MOVE,
    ChatRow,
    Conflict,
    JournalRow,
    SeatingKind,
    SeatingRow,
    SeatRow,
    Statement,
    Unavailable,
)
from broglio.web.tables.kept_table import Change, KeptTable, Note, Refused, Stale, Watcher
from broglio.web.tables.names import free_name, is_visible, numbered
from broglio.web.tables.thinking import Hung
from broglio.web.tables.turns import ALONE_AT_ONCE, CLIENT

LINK_SECONDS = 24 * 3600
LONGEST_REMARK = 400
SHARE_OF_REMARKS = 100
"""Remarks that a table keeps of each seat, and of all spectators together: nobody can use up the players' room."""
REMARKS_OF_A_CLIENT = 25
"""Remarks of spectators behind one address, however many sessions they begin."""
TAKE_OVER = 1.0
"""Seconds after which to ask again whether the process that plays for the bots is gone."""
LONGEST_WAIT = 12.0
"""Seconds that a bot waits at most for people to read what happened."""
TRY_AGAIN = 30.0
"""Seconds after which bots are asked again where no process had an answer."""

log = logging.getLogger(__name__)


class Table(KeptTable):
    """A table at which people and bots play."""

    driver: asyncio.Task[None] | None = None
    """What plays for the bots, while they are to act."""
    client = ""
    """For whom its bots think: the client that acts here, or that looks on where only bots play."""

    def watch(self, seat: Seat | None, pace: float = 1.0) -> Watcher:
        """Somebody opens the table's page; where only bots play, they go on now."""
        watcher = super().watch(seat, pace)
        if seat is not None or not self.has_person:
            self.client = CLIENT.get() or self.client
        self.drive()
        return watcher

    # playing

    async def begin(self) -> None:
        """Draw what is due at the start; call when the last seat is taken, or when the table comes from disk."""
        if self._is_chance_due():
            await self._change(lambda: self._advanced(Match.copy, set()) if self._is_chance_due() else Change())
        self.drive()

    def _is_chance_due(self) -> bool:
        return self.is_full and self.match.position.to_act() == (CHANCE,)

    async def play(
        self, seat: Seat, version: int, choice: Move | Callable[[View], Move], person: str = "", key: str = ""
    ) -> int:
        """Carry out what a seat chose on a page of a certain version; a repeated request is carried out once.

        Gives the version of the table after it.
        """

        def judge() -> Change:
            if not self.is_full:
                raise Refused("not-begun")
            move = choice if isinstance(choice, int) else choice(self.view(seat))
            if not self.asked.get(seat, self.version + 1) <= version <= self.version:
                if (after := self._was_done(seat, version, move)) is not None:
                    return Change(answer=str(after))
                if seat in self.asked:
                    raise Stale
            return self._advanced(lambda match: match.play(seat, move), {seat})

        done = int(await self._change(judge, "play", person, key))
        self.notes.pop(seat, None)
        self.client = CLIENT.get() or self.client
        self.drive()
        return done

    def _was_done(self, seat: Seat, version: int, move: Move) -> int | None:
        """The version after the first thing that this seat did since a version, if it was this very move: a repeat."""
        since = self.journal[max(0, version) :]
        own = next((number for number, step in enumerate(since) if step.seat == seat), None)
        if own is None or since[own].kind != MOVE or since[own].text != self.game.notate(move):
            return None
        # What chance added to the move belongs to it.
        return next((step.sequence for step in since[own + 1 :] if step.seat != CHANCE), self.version)

    async def take_back(self, seat: Seat, person: str = "", key: str = "") -> int:
        """Undo this seat's last move, while nothing was revealed and nobody acted."""

        def judge() -> Change:
            if not self.can_take_back(seat):
                raise Refused("no-take-back")
            step = JournalRow(self.version, BACK, seat, "", time.time())
            return Change([self._entry(step)], lambda: self._replay(step), str(self.version + 1))

        return int(await self._change(judge, "take-back", person, key))

    def can_take_back(self, seat: Seat | None) -> bool:
        """Whether the last move is this seat's and showed nobody anything."""
        return seat is not None and self.match.can_undo() and self.match.log[-1].seat == seat

    def _advanced(self, act: Callable[[Match], object], movers: set[Seat]) -> Change:
        """Something is played on a copy, and the chances that are due are drawn."""
        match = self.match.copy()
        before = match.position.to_act()
        act(match)
        match.draw_chances(self.chances)
        now = time.time()
        steps = [
            JournalRow(self.version + number, MOVE, entry.seat, self.game.notate(entry.move), now)
            for number, entry in enumerate(match.log[len(self.match.log) :])
        ]
        finished = now if match.position.outcome() else None

        def apply() -> None:
            self.match = match
            self.journal += steps
            self._count(steps)
            self._give_time(steps)
            if finished:
                self.row = replace(self.row, finished=finished)
            self._put_questions(before, movers)

        return Change([self._entry(step) for step in steps], apply, str(self.version + len(steps)), finished)

    def _count(self, steps: Sequence[JournalRow]) -> None:
        for step in steps:
            who = "chance" if step.seat == CHANCE else "bot" if self.seats[step.seat].level else "person"
            metrics.MOVES.add(who)

    # the pace of the story

    def _give_time(self, steps: Sequence[JournalRow]) -> None:
        """Let people read what has just happened before the next bot moves; a person who acts has read all before."""
        if not self.settings.pace:
            return
        length = len(self.match.log)
        seconds = sum(
            beat.seconds(self.game.say(beat.caption, self.names))
            for step in range(length - len(steps), length)
            for beat in self.storyteller.telling(self.match, None, step).beats
        )
        now = time.monotonic()
        is_a_persons = any(step.seat != CHANCE and self.seats[step.seat].level is None for step in steps)
        begin = now if is_a_persons else max(now, self.told_until)
        wait = self.settings.pace * self._slowest_reader() * seconds
        self.told_until = min(begin + wait, now + LONGEST_WAIT)

    def _slowest_reader(self) -> float:
        """The pace of the person at the table who reads longest, or of a spectator where only bots play."""
        has_person = self.has_person
        return max((each.pace for each in self.watchers if not has_person or each.seat is not None), default=1.0)

    def set_pace(self, seat: Seat, pace: float) -> None:
        """A person wants to follow faster or slower."""
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.pace = pace

    # bots

    @property
    def has_person(self) -> bool:
        """Whether a person plays, and not bots in all seats."""
        return any(seat.level is None for seat in self.seats)

    @property
    def is_wanted(self) -> bool:
        """Whether its bots play for anybody: of several processes, the one at which a show of bots is watched plays."""
        return self.has_person or bool(self.watchers)

    def drive(self) -> None:
        """See to it that bots that are asked will answer."""
        if self._bot_to_act() is not None and (self.driver is None or self.driver.done()):
            self.driver = asyncio.get_running_loop().create_task(self._drive())
            self.driver.add_done_callback(self._note_failure)

    def _note_failure(self, driver: asyncio.Task[None]) -> None:
        """A bot that fails must not fail in silence; the next thing that happens at the table tries again."""
        if not driver.cancelled() and (error := driver.exception()) is not None:
            log.error("a bot at table %s failed", self.id, exc_info=error)

    async def _drive(self) -> None:
        """Play for the bots while they are to act; of several processes, one does, and the others watch over it."""
        most = ALONE_AT_ONCE * self.settings.client_limits
        try:
            while (seat := self._bot_to_act()) is not None:
                if not await self.store.claim(self.id):
                    await asyncio.sleep(TAKE_OVER)
                    continue
                try:
                    if self.has_person or not most:
                        await self._play_for(seat)
                    else:
                        async with self.thinkers.alone.place_of(self.client, most):
                            await self._play_for(seat)
                except Hung:
                    await asyncio.sleep(TRY_AGAIN)
        finally:
            await self.store.release(self.id)

    async def _play_for(self, seat: Seat) -> None:
        version, level = self.version, self.seats[seat].level
        if level is None or self._bot_to_act() != seat:
            return  # something has changed while others had their turn
        together = len(self.match.position.to_act()) > 1
        choosing = self.thinkers.choose(self.game.id, level, self.view(seat), self.client, lambda: self.is_wanted)
        # Secret choices show nothing yet: only what people watch goes at a pace they can follow.
        wait = 0.0 if together else self.told_until - time.monotonic()
        move, _ = await asyncio.gather(choosing, asyncio.sleep(wait))

        def judge() -> Change:
            still_asked = self.asked.get(seat, version + 1) <= version and self.seats[seat].level == level
            if move is None or not still_asked or move not in self.view(seat).moves:
                return Change()
            return self._advanced(lambda match: match.play(seat, move), {seat})

        await self._change(judge)

    def _bot_to_act(self) -> Seat | None:
        if not self.is_full or not self.is_wanted:
            return None
        return next((seat for seat in self.match.position.to_act() if seat >= 0 and self.seats[seat].level), None)

    async def advise(self, seat: Seat) -> None:
        """Ask a bot what it would do in this seat's place; the answer becomes the seat's note."""
        if not self.game.has_policy or seat not in self.asked or not self.is_full:
            raise Refused("no-hint")
        question = self.asked[seat]
        self._note(seat, Note(thinking=True))
        try:
            estimates = await self.thinkers.advise(self.game.id, self.view(seat), CLIENT.get())
        except Hung:
            raise Refused("no-hint") from None
        if self.asked.get(seat) == question:
            self._note(seat, Note(hints=estimates))

    def refuse(self, seat: Seat, error: Exception) -> None:
        """Tell a seat, and nobody else, why its wish was not carried out."""
        if isinstance(error, IllegalMove):
            note = Note(refusal=error.saying)
        elif isinstance(error, Refused):
            note = Note(message=error.key)
        elif isinstance(error, Stale):
            note = Note(message="stale")
        elif isinstance(error, Unavailable):
            note = Note(message=error.key)
        else:
            note = Note(message="unclear")
        self._note(seat, note)

    def _note(self, seat: Seat, note: Note) -> None:
        """Only the seat's own pages are drawn again: others must not notice that something was asked or refused."""
        self.notes[seat] = note
        self.rendered.clear()
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.tell()

    # people

    async def sit(self, seat: Seat, person: str, name: str, key: str = "", entropy: str = "") -> None:
        """Somebody takes a free seat; of several who try at once, one gets it."""

        def judge() -> Change:
            if not 0 <= seat < self.row.seats:
                raise Refused("no-such-seat")
            if self.seat_of(person) is not None:
                raise Refused("sits-already")
            if self.seats[seat].name or self.seats[seat].level:
                raise Refused("seat-taken")
            return self._seated(SeatRow(seat, free_name(name, self.names), None, clean_entropy(entropy)), person, "sat")

        await self._change(judge, "sit", person, key)
        await self.begin()

    async def make_link(self, seat: Seat) -> str:
        """What brings a seat to another device, in place of any that was made before; only its hash is kept."""
        token = secrets.token_urlsafe(32)
        statements: list[Statement] = [
            ("DELETE FROM links WHERE table_id = ? AND seat = ?", (self.id, seat)),
            (
                "INSERT INTO links (table_id, seat, token, made) VALUES (?, ?, ?, ?)",
                (self.id, seat, _hashed(token), time.time()),
            ),
        ]
        await self._change(lambda: Change(statements))
        return token

    async def has_link(self, seat: Seat, token: str) -> bool:
        """Whether a seat's link can still be used."""
        return await self.store.seat_of_link(self.id, _hashed(token), time.time() - LINK_SECONDS) == seat

    async def use_link(self, seat: Seat, token: str, person: str, key: str = "") -> None:
        """Somebody who holds a seat's link may act for it from now on; of several who try it, one."""
        link = (self.id, seat, _hashed(token), time.time() - LINK_SECONDS)

        def judge() -> Change:
            if self.seat_of(person) is not None:
                raise Refused("sits-already")
            if not 0 <= seat < self.row.seats:
                raise Refused("link-gone")
            seated = self._seated(self.seats[seat], person)
            # An update that finds nothing is a conflict, and then nothing at all is written.
            spend = ("UPDATE links SET made = 0 WHERE table_id = ? AND seat = ? AND token = ? AND made > ?", link)
            return Change([spend, *seated.statements], seated.apply)

        try:
            await self._change(judge, "link", person, key)
        except Conflict:
            raise Refused("link-gone") from None

    async def hand_to_bot(self, seat: Seat, level: str, name: str, person: str = "", key: str = "") -> None:
        """A bot plays at a free seat, under this name, or for a person who is gone, under that person's."""

        def judge() -> Change:
            was = self.seats[seat]
            if (was.name or was.level) and not self.is_absent(seat):
                raise Refused("seat-in-use")
            kind: SeatingKind = "handed" if was.name else "bot"
            return self._seated(replace(was, name=was.name or numbered(name, self.names), level=level), kind=kind)

        await self._change(judge, "hand-over", person, key)
        await self.begin()

    async def return_to(self, seat: Seat, person: str = "", key: str = "") -> None:
        """A person whose seat was handed to a bot takes it back."""

        def judge() -> Change:
            if not self.seats[seat].level:
                return Change()
            return self._seated(replace(self.seats[seat], level=None), kind="returned")

        await self._change(judge, "return", person, key)

    def _seated(self, seated: SeatRow, person: str | None = None, kind: SeatingKind | None = None) -> Change:
        """Who sits at a seat from now on; a change of a kind goes into the chronicle."""
        statements: list[Statement] = [
            (
                "UPDATE seats SET name = ?, level = ?, entropy = ? WHERE table_id = ? AND seat = ?",
                (seated.name, seated.level, seated.entropy, self.id, seated.seat),
            )
        ]
        if person is not None:
            statements.append(
                ("INSERT INTO sitting (table_id, seat, person) VALUES (?, ?, ?)", (self.id, seated.seat, person))
            )
        added: list[SeatingRow] = []
        if kind is not None:
            row = SeatingRow(len(self.seatings), self.version, seated.seat, kind, seated.level, time.time())
            added.append(row)
            statements.append(
                (
                    "INSERT INTO seatings (table_id, number, sequence, seat, kind, level, at)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (self.id, row.number, row.sequence, row.seat, row.kind, row.level, row.at),
                )
            )

        def apply() -> None:
            self.seats[seated.seat] = seated
            self.seatings.extend(added)
            if person is not None:
                self.sitting.setdefault(seated.seat, set()).add(person)
                self.last_seen[seated.seat] = time.monotonic()

        return Change(statements, apply)

    async def remark(
        self, seat: Seat | None, name: str, text: str, person: str = "", key: str = "", client: str = ""
    ) -> None:
        """A seat's player, or a spectator (None), says something to all at the table."""
        text = " ".join("".join(filter(_is_text, text)).split())[:LONGEST_REMARK]
        if not is_visible(text):
            return

        def judge() -> Change:
            speaker = -1 if seat is None else seat
            if sum(row.seat == speaker for row in self.chat) >= SHARE_OF_REMARKS:
                raise Refused("chat-full")
            if seat is None:
                most = REMARKS_OF_A_CLIENT * self.settings.client_limits
                if most and self.remarks_from[client] >= most:
                    raise Refused("chat-full")
            called = free_name(name, self.names) if seat is None else name
            row = ChatRow(len(self.chat), speaker, called, text, time.time())
            statement = (
                "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)",
                (self.id, row.number, row.seat, row.name, row.text, row.at),
            )

            def apply() -> None:
                self.chat.append(row)
                if seat is None:
                    self.remarks_from[client] += 1

            return Change([statement], apply)

        await self._change(judge, "say", person, key)

    async def rematch(self, make: Callable[[], tuple[str, list[Statement]]], person: str = "", key: str = "") -> str:
        """The table of the next game between the same; made once, by the first who asks."""

        def judge() -> Change:
            if self.row.rematch is not None:
                return Change(answer=self.row.rematch)
            if not self.is_over:
                raise Refused("not-over")
            table_id, statements = make()

            def apply() -> None:
                self.row = replace(self.row, rematch=table_id)

            update = ("UPDATE tables SET rematch = ? WHERE id = ?", (table_id, self.id))
            return Change([*statements, update], apply, table_id)

        return await self._change(judge, "rematch", person, key)


def _hashed(token: str) -> str:
    """How a link is stored: as a digest, which a reader of the store cannot use."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def _is_text(letter: str) -> bool:
    """Whether a letter is allowed in a remark: none that breaks stores, logs or pages."""
    return letter.isprintable() or letter.isspace() or letter == "\N{ZERO WIDTH JOINER}"
