"""A journal that is carried along must come out as it was played, draw by draw."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from broglio.core import laws
from broglio.core.match.fairness import Chances
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, Malformed, registry
from broglio.web.store.check import replay
from broglio.web.store.store import BACK, MOVE, JournalRow, TableRow

SEED = "5b" * 32
ENTROPIES = ("six dice", "", "")
TABLE = TableRow("kq3v8mzr2t", "doge", 1, 3, {}, True, 0.0, 0.0, None, None, SEED)


@pytest.fixture(scope="module")
def journal() -> list[JournalRow]:
    match = Match(registry.find("doge"), 3)
    chances, source = Chances(SEED, ENTROPIES), random.Random(1)
    for _ in range(60):
        match.draw_chances(chances)
        laws.step(match, source)
    return [
        JournalRow(place, MOVE, entry.seat, match.game.notate(entry.move), 0.0) for place, entry in enumerate(match.log)
    ]


def test_what_was_played_comes_out_again(journal: list[JournalRow]) -> None:
    replay(TABLE, ENTROPIES, journal)
    replay(replace(TABLE, seed=""), ENTROPIES, journal)


Spoil = Callable[[list[JournalRow]], list[JournalRow]]


@pytest.mark.parametrize(
    ("table", "entropies", "spoil", "fault"),
    [
        (replace(TABLE, seed="a7" * 32), ENTROPIES, list, "is not what the table's seed draws"),
        (TABLE, ("six dices", "", ""), list, "is not what the table's seed draws"),
        (replace(TABLE, seed="5b"), ENTROPIES, list, "its seed is not 64 digits"),
        (TABLE, ENTROPIES, lambda rows: rows[1:], "step 0 is missing"),
        (TABLE, ENTROPIES, lambda rows: [replace(rows[0], kind="mope")], "'mope' is no kind of step"),
        (TABLE, ENTROPIES, lambda rows: [*rows[:1], replace(rows[1], kind=BACK)], "nothing that this seat could"),
        (TABLE, ENTROPIES, lambda rows: [replace(rows[0], seat=0)], "cannot be played again"),
    ],
)
def test_a_journal_that_does_not_fit_its_table_is_refused(
    journal: list[JournalRow], table: TableRow, entropies: tuple[str, ...], spoil: Spoil, fault: str
) -> None:
    assert journal[0].seat == CHANCE
    with pytest.raises(Malformed) as error:
        replay(table, entropies, spoil(journal))
    assert "table kq3v8mzr2t" in str(error.value)
    assert fault in str(error.value)
