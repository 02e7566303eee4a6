"""Where a game stands. Compiled.

The phases of a turn follow each other as they stand here; course.py goes from one to the next. Inside a phase a
manipulation card may be under way, in a stage of its own, and cards may have to be drawn.
"""

from typing import Final

from mypy_extensions import i64

ARRANGE: Final[i64] = 0
"""Both put their manipulation cards in an order (C6)."""
MISSIONS: Final[i64] = 1
"""Chance deals the secret missions (C4)."""
ARRAY: Final[i64] = 2
"""Both lay out a series face down (C7)."""
OPEN: Final[i64] = 3
"""The player whose turn it is decides to be active or passive (C8)."""
DISCARD: Final[i64] = 4
"""A passive player chooses cards to discard (C16)."""
PLACE: Final[i64] = 5
"""An active player who began with a manipulation card places influence (C10)."""
SECOND: Final[i64] = 6
"""The first card was laid face up: the second follows (C10)."""
HOLD: Final[i64] = 7
"""After placing, before refilling: a manipulation card may be played (C13)."""
REFILL: Final[i64] = 8
"""The hand is refilled (C9)."""
READY: Final[i64] = 9
"""After refilling, and after exceptional votes: a manipulation card may be played where no group is due (C13, C15)."""
ELECT: Final[i64] = 10
"""The next group with 8 cards has its exceptional vote (C15)."""
WINDOW: Final[i64] = 11
"""The cards of an exceptional vote are turned up: a manipulation card may be played (C22)."""
COUNT: Final[i64] = 12
"""An exceptional vote is counted (C22)."""
VOTE: Final[i64] = 13
"""Chance turns the top vote card (C15)."""
END: Final[i64] = 14
"""The turn is over."""

PHASE_NAMES: Final = (
    "arrange",
    "missions",
    "array",
    "open",
    "discard",
    "place",
    "second",
    "hold",
    "refill",
    "ready",
    "elect",
    "window",
    "count",
    "vote",
    "end",
)

# Stages of a manipulation card.
NO_STAGE: Final[i64] = 0
ASKED: Final[i64] = 1
"""The opponent is asked about a veto (C33)."""
SPYING: Final[i64] = 2
"""The spy chooses a card (C28)."""
CASTLING: Final[i64] = 3
"""The castled cards are laid out again, one by one (C29)."""

STAGE_NAMES: Final = ("none", "asked", "spying", "castling")
