"""A whole application in which one table stands as a test wants it, to be compared with another."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from starlette.applications import Starlette

from broglio.core.match.match import Match
from broglio.core.protocol import Seat
from broglio.web.app import create_app
from broglio.web.middleware.sessions import Person
from broglio.web.ops.settings import Settings
from broglio.web.store.store import Statement
from broglio.web.tables.table import Table
from web.bare_visitor import BareVisitor

SEED = "5b" * 32


class World:
    """An application, who sits at its tables, and by what tokens they are known."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.hall = app.state.hall

    async def put(self, table_id: str, match: Match) -> Table:
        """A table whose journal is this match's log; everybody is a person called after their seat."""
        game = match.game
        statements: list[Statement] = [
            (
                "INSERT INTO tables (id, game, version, seats, options, listed, created, changed, seed)"
                " VALUES (?, ?, ?, ?, ?, 1, 0.0, 0.0, ?)",
                (table_id, game.id, game.version, match.seats, json.dumps(match.options), SEED),
            )
        ]
        for seat in range(match.seats):
            person = Person(f"person {seat}").key
            statements += [
                ("INSERT INTO seats (table_id, seat, name) VALUES (?, ?, ?)", (table_id, seat, f"Guest {seat}")),
                ("INSERT INTO sitting (table_id, seat, person) VALUES (?, ?, ?)", (table_id, seat, person)),
            ]
        statements += [
            (
                "INSERT INTO journal (table_id, sequence, kind, seat, text, at) VALUES (?, ?, 'move', ?, ?, 0.0)",
                (table_id, number, entry.seat, game.notate(entry.move)),
            )
            for number, entry in enumerate(match.log)
        ]
        await self.hall.store.write(statements)
        table: Table | None = await self.hall.tables.find(table_id)
        assert table is not None
        return table

    def visitor(self, seat: Seat | None, token: str, language: str = "en") -> BareVisitor:
        """Whoever sits at a seat, or looks on."""
        return BareVisitor(self.app, token if seat is not None else "", language)


@asynccontextmanager
async def world(settings: Settings, folder: Path) -> AsyncIterator[World]:
    """A running application with a folder of its own and a secret that others share."""
    folder.mkdir()
    app = create_app(replace(settings, data=folder, secret="the same in every world", slow=3600.0))
    async with app.router.lifespan_context(app):
        yield World(app)
