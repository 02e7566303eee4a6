"""What is still to be done, in order. Compiled.

The agenda is a stack: the last entry is done first. A task is one number: kind, seat and details packed side by side.
"""

from typing import Final

from mypy_extensions import i64

from broglio.games.doge_ship.rules.material import BARRICADE, GALLEY, GONDOLA

# Preparation and end of a round: nobody's own.
PRICE: Final[i64] = 0
"""The price of a pile's new top tile is drawn; detail: the pile (S3)."""
FIRST: Final[i64] = 1
"""The first player is drawn (S1)."""
ROLL: Final[i64] = 2
"""The dice are rolled (S5)."""
TURN_UP: Final[i64] = 3
"""A new Doge tile is turned (S5)."""
BID: Final[i64] = 4
"""All bid for the Doge's inspection (S27)."""

# A player's turn.
ACT: Final[i64] = 5
"""Seat spends a marker; detail: 1 if the barricades were reordered before (S7 to S10)."""
ARRANGE: Final[i64] = 6
"""Seat names barricades from the top; detail: how many are named, + ARRANGED if the order is another one (S10)."""
BUY: Final[i64] = 7
"""Seat may buy; detail: the kinds, a bit each, + BOTH (S13)."""
CHOOSE_PILE: Final[i64] = 8
"""Seat has made room and must look at a pile; detail: the kinds that needed the room, + BOTH, + 16 * all kinds of the
task (S15)."""
SEE: Final[i64] = 9
"""Seat gets to see tiles; detail: pile + 16 * how many more (S13)."""
TAKE: Final[i64] = 10
"""Seat takes one of the tiles seen, or none; detail: the pile (S13)."""
BUILD: Final[i64] = 11
"""Seat may build; detail as for BUY (S16 to S19)."""
REPLACE: Final[i64] = 12
"""Seat must replace a galley part (S20)."""
SCHEME: Final[i64] = 13
"""Seat may carry out an intrigue; detail: 1 or 3 (S22, S23)."""
MAKE: Final[i64] = 14
"""Seat makes one of two drawn Doge tiles the current one (S22)."""
GAIN: Final[i64] = 15
"""Seat gets something; detail: what (see material.py) + 4 * how much (S23)."""

TASK_NAMES: Final = (
    "price",
    "first",
    "roll",
    "turn-up",
    "bid",
    "act",
    "arrange",
    "buy",
    "choose-pile",
    "see",
    "take",
    "build",
    "replace",
    "scheme",
    "make",
    "gain",
)

DEPTH: Final[i64] = 12
"""More tasks than are ever on the agenda."""
BOTH: Final[i64] = 8
ARRANGED: Final[i64] = 32


def task(kind: i64, seat: i64, detail: i64) -> i64:
    """Pack a task."""
    return kind | seat << 4 | detail << 8


def kind_of(packed: i64) -> i64:
    """What is to be done."""
    return packed & 15


def seat_of(packed: i64) -> i64:
    """By whom."""
    return packed >> 4 & 15


def detail_of(packed: i64) -> i64:
    """What a task needs to know besides."""
    return packed >> 8


def names_kind(detail: i64, kind: i64) -> bool:
    """Whether a task to buy or build is about this kind of tile."""
    return detail >> kind & 1 != 0


def named_before_return(detail: i64, kind: i64) -> bool:
    """Whether the task was about this kind until a tile was put back that makes room for other kinds only (S15)."""
    return detail >> 4 >> kind & 1 != 0


def rest_after(detail: i64, kind: i64) -> i64:
    """What is left of a task with "+" when a tile of one kind has been bought or built; 0: nothing (S12)."""
    if not detail & BOTH:
        return 0
    rest = detail & 7 & ~(1 << kind)
    return rest if rest != 0 else 1 << kind


ALL_KINDS: Final[i64] = (1 << GONDOLA) | (1 << BARRICADE) | (1 << GALLEY)
