"""The state of a seat after each change, as server-sent events, for as long as somebody listens."""

from __future__ import annotations

from broglio.web.api.bodies import Nothing, SinceWhen
from broglio.web.api.call import Call
from broglio.web.api.state import encoded, reader_of
from broglio.web.tables.feed import Feed
from broglio.web.tables.table import Table


class Stream(Feed):
    """One program that listens."""

    opening = b"retry: 500\n\n"
    """Milliseconds after which a listener that was cut off comes back."""

    def __init__(self, call: Call[Nothing, SinceWhen], table: Table) -> None:
        super().__init__(table, call.seat_at(table), call.hall.closing)
        self.call = call
        self.reader = reader_of(table, self.seat, call.language, call.query)

    def event(self) -> bytes:
        """The state now; what it tells need not be told again."""
        table = self.table
        seat = self.call.seat_at(table)
        if seat != self.reader.seat:  # a spectator has sat down
            table.leave(self.watcher)
            self.reader, self.watcher = self.reader._replace(seat=seat), table.watch(seat)
        content = encoded(table, self.reader)
        reader = self.reader
        self.reader = reader._replace(since=table.version, remarks=len(table.chat))
        return b"id: %d\ndata: %b\n\n" % (table.version, content)
