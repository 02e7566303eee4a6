"""Whether a copy of all tables is what it was: a checksum over every row, and games that come out as they were."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any

from broglio.core.match.fairness import Chances, is_digest
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, IllegalMove, Malformed, registry
from broglio.web.store.store import BACK, MOVE, JournalRow, TableRow


class Checksum:
    """SHA-256 over rows in the order in which they are added; each row is one line of JSON."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()

    def add(self, row: Sequence[Any]) -> None:
        """One more row."""
        self.hash.update(json.dumps(list(row)).encode() + b"\n")

    @property
    def hex(self) -> str:
        """The checksum of all rows so far, as 64 hexadecimal digits."""
        return self.hash.hexdigest()


def replay(table: TableRow, entropies: Sequence[str], journal: Iterable[JournalRow]) -> None:
    """Play a table's journal again; raises Malformed at a step that is illegal, or that its seed did not draw."""
    if table.seed and not is_digest(table.seed):
        raise Malformed(f"table {table.id}", "its seed is not 64 digits, from 0 to 9 and from a to f")
    chances = Chances(table.seed, entropies) if table.seed else None
    game = registry.find(table.game).of_version(table.version)
    match = Match(game, table.seats, game.kept(table.options))
    for number, step in enumerate(journal):
        try:
            if step.sequence != number:
                raise Malformed("journal", f"step {number} is missing")
            _repeat(match, step, chances)
        except (Malformed, IllegalMove) as error:
            raise Malformed(f"table {table.id}, step {number}", f"cannot be played again: {error}") from None


def _repeat(match: Match, step: JournalRow, chances: Chances | None) -> None:
    if step.kind == BACK:
        if not match.can_undo() or match.log[-1].seat != step.seat:
            raise Malformed("journal", "there is nothing that this seat could take back")
        match.undo()
    elif step.kind == MOVE:
        due = match.position.chances() if chances and step.seat == CHANCE else ()
        place, move = len(match.log), match.game.parse(step.text)
        match.play(step.seat, move)
        if chances and due and chances.draw(due, place) != move:
            raise Malformed("journal", f"{step.text!r} is not what the table's seed draws")
    else:
        raise Malformed("journal", f"{step.kind!r} is no kind of step")
