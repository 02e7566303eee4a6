"""All tables of a server: made, found again, and woken from disk when somebody asks for one."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Mapping, Sequence

from broglio.core import registry
from broglio.server.settings import Settings
from broglio.server.store import SeatRow, Statement, Store
from broglio.server.table import Table
from broglio.server.thinking import Thinkers

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter that looks like another: people read links aloud."""


class Tables:
    """The tables, each with one owner."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.live: dict[str, Table] = {}

    async def find(self, table_id: str) -> Table | None:
        """A table by the id in its address; None if there is none."""
        table = self.live.get(table_id)
        if table is not None:
            return table
        row = self.store.table(table_id)
        if row is None:
            return None
        table = Table(
            row,
            self.store.seats(table_id),
            self.store.sitting(table_id),
            self.store.chat(table_id),
            self.store.journal(table_id),
            self.store,
            self.thinkers,
            self.settings,
        )
        self.live[table_id] = table
        await table.begin()
        return table

    async def make(
        self,
        game_id: str,
        seats: Sequence[SeatRow],
        options: Mapping[str, str],
        listed: bool,
        people: Mapping[int, Sequence[str]],
    ) -> Table:
        """A new table; raises Malformed where a game cannot be played like that."""
        game = registry.find(game_id)
        options = game.complete(options)
        game.start(len(seats), options)
        table_id = "".join(secrets.choice(LETTERS) for _ in range(10))
        now = time.time()
        statements: list[Statement] = [
            (
                "INSERT INTO tables (id, game, version, seats, options, listed, created, changed)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (table_id, game.id, game.version, len(seats), json.dumps(options), int(listed), now, now),
            )
        ]
        statements += [
            ("INSERT INTO seats (table_id, seat, name, level) VALUES (?, ?, ?, ?)", (table_id, *_columns(seat)))
            for seat in seats
        ]
        statements += [
            ("INSERT INTO sitting (table_id, seat, person) VALUES (?, ?, ?)", (table_id, seat, person))
            for seat, persons in people.items()
            for person in persons
        ]
        await self.store.write(statements)
        table = await self.find(table_id)
        assert table is not None, "it was just written"
        return table

    async def rematch(self, table: Table) -> str:
        """The next game of the same people and bots with the same options; the first seat goes on to the next."""

        async def make() -> str:
            count = table.row.seats
            moved = {(seat.seat + 1) % count: seat for seat in table.seats}
            seats = [SeatRow(number, moved[number].name, moved[number].level) for number in range(count)]
            people = {(seat + 1) % count: sorted(persons) for seat, persons in table.sitting.items()}
            made = await self.make(table.game.id, seats, table.row.options, table.row.listed, people)
            return made.id

        return await table.rematch(make)


def _columns(seat: SeatRow) -> tuple[int, str, str | None]:
    return seat.seat, seat.name, seat.level
