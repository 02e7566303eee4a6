"""One request to the API, read and checked: what an operation is given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from starlette.types import Scope

from broglio.core.protocol import Game, Malformed, Seat, registry
from broglio.web.api.errors import ApiError
from broglio.web.hall import Hall
from broglio.web.middleware.sessions import Person
from broglio.web.pages import environment
from broglio.web.tables.table import Table

Body_co = TypeVar("Body_co", covariant=True)
Query_co = TypeVar("Query_co", covariant=True)


@dataclass
class Call(Generic[Body_co, Query_co]):
    """Who asks for what."""

    hall: Hall
    scope: Scope
    person: Person | None
    """None: nobody that we know; such a one looks on."""
    language: str
    path: Mapping[str, str]
    query: Query_co
    body: Body_co
    key: str
    """The idempotency key; empty: none was sent."""
    table: Table | None = None
    """The table that was found, so that an error can tell its version."""

    @property
    def somebody(self) -> Person:
        """Who asks, where that must be known."""
        if self.person is None:
            raise ApiError("no-session")
        return self.person

    @property
    def name(self) -> str:
        """By what name somebody sits down and speaks."""
        return self.somebody.name or environment.speaker(self.language)("guest")

    @property
    def person_and_key(self) -> tuple[str, str]:
        """By what a repeat of a request is known."""
        return self.somebody.key, self.key

    async def find(self) -> Table:
        """The table that the address names."""
        self.table = await self.hall.tables.find(self.path["table"])
        if self.table is None:
            raise ApiError("not-found")
        self.table.attend(self.seat_at(self.table))
        return self.table

    def seat_at(self, table: Table) -> Seat | None:
        """Where the one who asks sits. It is the session that says so, never what was sent."""
        return table.seat_of(self.person.key) if self.person is not None else None

    async def find_seated(self) -> tuple[Table, Seat]:
        """The table, and where the one who asks sits at it."""
        table = await self.find()
        self.somebody  # noqa: B018 (a client without a session hears that first)
        seat = self.seat_at(table)
        if seat is None:
            raise ApiError("not-your-seat")
        return table, seat

    def game(self) -> Game:
        """The game that the address names."""
        try:
            return registry.find(self.path["game"])
        except Malformed:
            raise ApiError("not-found") from None
