"""What was drawn and written of tables since each last changed, kept for the next reader who needs the same.

Which renderings are asked for is up to strangers, so that all of them together have a bound in bytes.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable
from typing import Any

MOST_BYTES = 64 * 1024 * 1024
"""Of all renderings of a process: 500 tables with a page for each of five seats need about half of it."""


class Shelf:
    """Where renderings of all tables stand; where there is no room, those of the table drawn longest ago go first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.held = 0
        """Bytes of all that is kept."""
        self.tables: dict[Renderings, None] = {}
        """Those with anything kept; the one used last stands last."""

    def make_room(self, size: int) -> None:
        """Let go of what has not been of use for longest."""
        while self.held + size > self.most and self.tables:
            next(iter(self.tables)).clear()


SHELF = Shelf()


class Renderings:
    """Of one table, as it is now."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.shelf = shelf or SHELF
        self.kept: dict[Hashable, Any] = {}
        self.size = 0

    def get(self, key: Hashable) -> Any:
        """What was kept under a key; None: nothing."""
        found = self.kept.get(key)
        if found is not None:
            self._come_last()
        return found

    def keep(self, key: Hashable, made: Any, size: int = 0) -> None:
        """Keep something; its size in bytes need not be given where it is a text or bytes."""
        size = size or sys.getsizeof(made)
        if size > self.shelf.most:
            return
        self.shelf.make_room(size)
        self.kept[key] = made
        self.size += size
        self.shelf.held += size
        self._come_last()

    def clear(self) -> None:
        """The table has changed, or others need the room."""
        self.shelf.held -= self.size
        self.shelf.tables.pop(self, None)
        self.size = 0
        self.kept.clear()

    def _come_last(self) -> None:
        self.shelf.tables.pop(self, None)
        self.shelf.tables[self] = None
