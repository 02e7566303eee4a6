"""What happens in The Doge Ship, and who may see it. Compiled.

The rules tell an event as its kind and up to three numbers; here it gets its facts, its audience and its rule.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from broglio.core.protocol import Event, Fact
from broglio.games.doge_ship.rules.material import PILE_NAMES, REASON_RULES, REASONS, TABLE_NAMES, TILE_NAMES

PRICE_SEEN: Final[i64] = 0
FIRST_PLAYER: Final[i64] = 1
DIE_ROLLED: Final[i64] = 2
DOGE_TURNED: Final[i64] = 3
DOGES_SHUFFLED: Final[i64] = 4
REORDERING: Final[i64] = 5
ARRANGED: Final[i64] = 6
DISCARDED: Final[i64] = 7
SPACE_TAKEN: Final[i64] = 8
BONUS: Final[i64] = 9
DUCATS_GAINED: Final[i64] = 10
APPROVALS_GAINED: Final[i64] = 11
POINTS_GAINED: Final[i64] = 12
PASSED: Final[i64] = 13
NOTHING_TO_DO: Final[i64] = 14
RETURNED: Final[i64] = 15
LOOKED: Final[i64] = 16
TILE_SEEN: Final[i64] = 17
BOUGHT: Final[i64] = 18
NOTHING_BOUGHT: Final[i64] = 19
GONDOLA_BUILT: Final[i64] = 20
BARRICADE_BUILT: Final[i64] = 21
GALLEY_BUILT: Final[i64] = 22
REPLACED: Final[i64] = 23
PART_SCORED: Final[i64] = 24
PLOTTED: Final[i64] = 25
DOGE_MADE: Final[i64] = 26
PUT_ON_TOP: Final[i64] = 27
PUT_UNDER: Final[i64] = 28
BRIBED: Final[i64] = 29
ROUND_ENDED: Final[i64] = 30
ORDER_SET: Final[i64] = 31
FLOOD: Final[i64] = 32
MARKERS_LOST: Final[i64] = 33
INSPECTION: Final[i64] = 34
BID_RAISED: Final[i64] = 35
BID_LAID: Final[i64] = 36
BID_CHOSEN: Final[i64] = 37
BID_SHOWN: Final[i64] = 38
INSPECTION_SCORED: Final[i64] = 39
GAME_ENDED: Final[i64] = 40
APPROVALS_SHOWN: Final[i64] = 41
FINALLY_SCORED: Final[i64] = 42
BROUGHT_UP: Final[i64] = 43

# By kind: name, the rule behind it, what its numbers mean, whether it reveals what was hidden or undecided.
KINDS: Final = (
    ("price-seen", "S3", ("pile", "price"), True),
    ("first-player", "S1", ("seat",), True),
    ("die-rolled", "S5", ("table", "number"), True),
    ("doge-turned", "S5", ("tile",), True),
    ("doges-shuffled", "S22", ("count",), False),
    ("reordering", "S10", ("seat",), False),
    ("arranged", "S10", ("seat", "tile"), False),
    ("discarded", "S9", ("seat",), False),
    ("space-taken", "S8", ("seat", "space", "price"), False),
    ("bonus", "S21", ("seat", "tile"), False),
    ("ducats-gained", "S23", ("seat", "count"), False),
    ("approvals-gained", "S24", ("seat", "count"), False),
    ("points-gained", "S21", ("seat", "count"), False),
    ("passed", "S12", ("seat",), False),
    ("nothing-to-do", "S12", ("seat",), False),
    ("returned", "S15", ("seat", "tile"), False),
    ("looked", "S13", ("seat", "pile"), False),
    ("tile-seen", "S13", ("seat", "tile"), True),
    ("bought", "S13", ("seat", "tile", "place"), True),
    ("nothing-bought", "S13", ("seat", "pile"), False),
    ("gondola-built", "S16", ("seat", "tile"), False),
    ("barricade-built", "S19", ("seat", "tile"), False),
    ("galley-built", "S17", ("seat", "tile"), False),
    ("replaced", "S20", ("seat", "tile", "removed"), False),
    ("part-scored", "S18", ("seat", "count"), False),
    ("plotted", "S22", ("seat",), False),
    ("doge-made", "S22", ("seat", "tile"), True),
    ("put-on-top", "S22", ("seat",), False),
    ("put-under", "S22", ("seat",), False),
    ("bribed", "S23", ("seat",), False),
    ("round-ended", "S25", ("round",), False),
    ("order-set", "S25", ("seat", "place"), False),
    ("flood", "S26", ("level",), False),
    ("markers-lost", "S26", ("seat", "count"), False),
    ("inspection", "S27", (), False),
    ("bid-raised", "S27", ("seat", "count"), False),
    ("bid-laid", "S27", ("seat",), False),
    ("bid-chosen", "S27", ("seat", "count"), False),
    ("bid-shown", "S27", ("seat", "count"), True),
    ("inspection-scored", "S27", ("seat", "count"), False),
    ("game-ended", "S29", ("reason",), False),
    ("approvals-shown", "S30", ("seat", "count"), False),
    ("finally-scored", "S30", ("seat", "count"), False),
    ("brought-up", "S10", ("seat", "tile"), False),
)


def event(told: tuple[int, int, int, int]) -> Event:
    """The event behind what the rules told in numbers."""
    key, rule, fields, reveals = KINDS[told[0]]
    facts: dict[str, Fact] = {}
    for name, number in zip(fields, told[1:], strict=False):
        if name == "tile" or name == "removed":
            facts[name] = TILE_NAMES[number]
        elif name == "pile":
            facts[name] = PILE_NAMES[number]
        elif name == "table":
            facts[name] = TABLE_NAMES[number]
        elif name == "space":
            facts[name] = f"{TABLE_NAMES[number // 6]}-{number % 6 + 1}"
        elif name == "reason":
            facts[name] = REASONS[number]
            rule = REASON_RULES[number]
        else:
            facts[name] = number
    # A look is private (S13, S22), and so is a bid until all have bid (S27).
    private = told[0] in (TILE_SEEN, BID_RAISED, BID_CHOSEN)
    return Event(key, facts, rule, (told[1],) if private else None, reveals)
