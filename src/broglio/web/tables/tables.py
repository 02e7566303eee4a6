"""All tables of a server: made, found again, and woken from disk when somebody asks for one."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from broglio.core.match.fairness import clean_entropy, new_seed
from broglio.core.protocol import Malformed, registry
from broglio.web.ops.settings import Settings
from broglio.web.store.store import Conflict, SeatRow, Statement, Store, TableRow, Unavailable
from broglio.web.tables import names, presence, upkeep
from broglio.web.tables.kept_table import done
from broglio.web.tables.table import Table
from broglio.web.tables.thinking import Thinkers
from broglio.web.tables.turns import CLIENT

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter that looks like another: people read links aloud."""
LONGEST_ID = 40
MOST_IDLE = 500
"""Tables that stay in memory though nobody looks, of up to 300 KB each; others are read from the store again."""

log = logging.getLogger(__name__)


class Tables:
    """The tables, each with one owner."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.live: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """Every table that somebody looks at, asks for or plays at; there is one object for each."""
        self.latest: dict[str, Table] = {}
        """The tables asked for last, which stay in memory though nobody may look on."""
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Keep the store in order, and work together with other servers on it, if it is a shared one."""
        self._do(upkeep.every(upkeep.MINUTE, partial(upkeep.note_who_waits, self.store, self.live.values)))
        self._do(upkeep.every(upkeep.HOUR, self.store.prune))
        if self.store.is_shared:
            self.store.listen(self._hear)
            self._do(presence.keep(self.store, self.live.values, self.settings.absence))

    def _hear(self, table_id: str, revision: int) -> None:
        """Another server has changed a table, or may have changed any."""
        if not table_id:
            self._do(self._refresh(list(self.live.values())))
        elif (table := self.live.get(table_id)) is not None and table.revision < revision:
            self._do(self._refresh([table]))

    async def _refresh(self, tables: Sequence[Table]) -> None:
        try:
            for table in tables:
                await table.refresh()
        except Unavailable as error:
            # All is looked up once more when the store is back.
            log.warning("tables are not brought up to date for now: %s", error)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def find(self, table_id: str) -> Table | None:
        """A table by the id in its address, as the store has it; None if there is none, or not its game."""
        table = self.live.get(table_id)
        if table is None:
            if not _is_id(table_id) or (loaded := await self.store.load(table_id)) is None:
                return None
            if not _has_its_game(loaded.row):
                return None
            made = Table(loaded, self.store, self.thinkers, self.settings)
            made.client = CLIENT.get()
            table = self.live.setdefault(table_id, made)  # somebody else may have been quicker to load it
            self._remember(table)
            await table.begin()
        if self.store.is_shared:
            await table.refresh()
        return table

    async def close(self) -> None:
        """Give up what bots are thinking about; they are asked again when their tables are next woken."""
        loop = asyncio.get_running_loop()
        drivers = (table.driver for table in self.live.values() if table.driver is not None)
        under_way = [task for task in (*drivers, *self.tasks) if task.get_loop() is loop]  # tests run several loops
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def _remember(self, table: Table) -> None:
        self.latest[table.id] = table
        if len(self.latest) > MOST_IDLE:
            del self.latest[next(iter(self.latest))]

    async def make(
        self,
        game_id: str,
        seats: Sequence[SeatRow],
        options: Mapping[str, str],
        listed: bool,
        people: Mapping[int, Sequence[str]],
        person: str = "",
        key: str = "",
    ) -> Table:
        """A new table, once for each key of a person.

        Raises Malformed where a game cannot be played like that, and Refused where somebody cannot be called like that.
        """
        for seat in seats:
            names.check(seat.name)
        table_id, statements = self._making(game_id, seats, options, listed, people)
        if key:
            statements.append(done(person, f"make {key}", table_id, time.time()))
        try:
            await self.store.write(statements)
        except Conflict:
            answer = await self.store.answer(person, f"make {key}") if key else None
            if answer is None:
                raise
            table_id = answer
        table = await self.find(table_id)
        assert table is not None, "it was just written"
        return table

    def _making(
        self,
        game_id: str,
        seats: Sequence[SeatRow],
        options: Mapping[str, str],
        listed: bool,
        people: Mapping[int, Sequence[str]],
    ) -> tuple[str, list[Statement]]:
        """The id of a new table, and what makes it."""
        game = registry.find(game_id)
        options = game.complete(options)
        game.start(len(seats), options)
        table_id = "".join(secrets.choice(LETTERS) for _ in range(10))
        now = time.time()
        values = (
            table_id,
            game.id,
            game.version,
            len(seats),
            json.dumps(options),
            int(listed),
            now,
            now,
            now if listed and any(not (seat.name or seat.level) for seat in seats) else None,
            new_seed(),
            1,
        )
        statements: list[Statement] = [
            (
                "INSERT INTO tables"
                " (id, game, version, seats, options, listed, created, changed, waiting, seed, pledges_terms)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                values,
            )
        ]
        statements += [
            (
                "INSERT INTO seats (table_id, seat, name, level, entropy) VALUES (?, ?, ?, ?, ?)",
                (table_id, seat.seat, seat.name, seat.level, clean_entropy(seat.entropy)),
            )
            for seat in _told_apart(seats)
        ]
        statements += [
            ("INSERT INTO sitting (table_id, seat, person) VALUES (?, ?, ?)", (table_id, seat, person))
            for seat, persons in people.items()
            for person in persons
        ]
        return table_id, statements

    async def rematch(self, table: Table, person: str = "", key: str = "") -> str:
        """The next game of the same people and bots with the same options; the first seat goes on to the next."""

        def make() -> tuple[str, list[Statement]]:
            count = table.row.seats
            moved = {(seat.seat + 1) % count: seat for seat in table.seats}
            seats = [SeatRow(number, moved[number].name, moved[number].level) for number in range(count)]
            people = {(seat + 1) % count: sorted(persons) for seat, persons in table.sitting.items()}
            return self._making(table.game.id, seats, table.match.options, table.row.listed, people)

        return await table.rematch(make, person, key)


def _told_apart(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The same seats, no two with names that can be taken for one; bots give way to people."""
    apart: list[SeatRow] = []
    for seat in sorted(seats, key=lambda seat: seat.level is not None):
        others = [other.name for other in apart if other.name]
        apart.append(replace(seat, name=names.numbered(seat.name, others)))
    return apart


def _is_id(text: str) -> bool:
    """Whether something may be a table's id at all; what comes in an address may be anything."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def _has_its_game(row: TableRow) -> bool:
    """Whether the game of a table is here in its version: one of another package may have been taken away."""
    try:
        registry.find(row.game).of_version(row.version)
    except Malformed as error:
        log.warning("table %s stays closed: %s", row.id, error)
        return False
    return True
