"""What lies in the box, as numbers (C1 to C5). Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Seats (C1): each has a deck of its own.
CAESAR: Final[i64] = 0
CLEOPATRA: Final[i64] = 1
SEATS: Final[i64] = 2
SEAT_NAMES: Final = ("Caesar", "Cleopatra")
NOBODY: Final[i64] = -1

# Groups of patricians (C2).
GROUP_NAMES: Final = ("senators", "quaestors", "praetors", "aediles", "censors")
GROUPS: Final[i64] = 5
PATRICIANS: Final[vec[i64]] = vec[i64]([5, 5, 5, 3, 3])

# Cards of a player (C5). Influence: 0 to 4 are the values 1 to 5, then the philosopher; manipulation from 6 on.
CARD_NAMES: Final = (
    "1",
    "2",
    "3",
    "4",
    "5",
    "philosopher",
    "assassination",
    "spy",
    "castling",
    "scout",
    "wrath",
    "veto",
)
CARDS: Final[i64] = 12
INFLUENCE: Final[i64] = 6
"""Cards below this number are influence cards."""
NUMBERED: Final[i64] = 5
"""Cards below this number have a value, one more than their number."""
PHILOSOPHER: Final[i64] = 5
ASSASSINATION: Final[i64] = 6
SPY: Final[i64] = 7
CASTLING: Final[i64] = 8
SCOUT: Final[i64] = 9
WRATH: Final[i64] = 10
VETO: Final[i64] = 11
NO_CARD: Final[i64] = -1
COPIES: Final[vec[i64]] = vec[i64]([7, 7, 7, 7, 7, 2, 4, 2, 2, 2, 1, 2])
SERIES: Final[i64] = 2
"""Full series 1-5 that are set aside (C6)."""
NOT_LAID: Final[i64] = -1
"""In the place of a way to lay out a series, before one is chosen."""
PILE_1: Final[i64] = 0
PILE_2: Final[i64] = 1
NO_DEAL: Final[i64] = -1
"""In the place of a pile, while no card is being dealt."""
MANIPULATIONS: Final[i64] = 13

HAND_SIZE: Final[i64] = 5
VERSION: Final[i64] = 2
"""The version of the rules that new games are played by; records and tables of older ones go on by theirs."""
FIRST_VERSION: Final[i64] = 1
UNAVERTABLE: Final[i64] = 2
"""The version that brought C15 as it is: before it, a card played after refilling could avert an exceptional vote."""

MOST_OWN: Final[i64] = 5
"""Influence cards of one player at a group (C11)."""
MOST_TOGETHER: Final[i64] = 8
"""Influence cards of both at a group (C11)."""

# Vote cards (C3): one for each group by number, then the orgies.
VOTE_NAMES: Final = (*GROUP_NAMES, "orgy", "reshuffle")
VOTES: Final[i64] = 7
RESHUFFLE: Final[i64] = 6
VOTE_COPIES: Final[vec[i64]] = vec[i64]([1, 1, 1, 1, 1, 2, 1])

# Secret missions (C4): groups 0 to 2.
MISSIONS: Final[i64] = 3
MISSION_COPIES: Final[i64] = 2
NO_MISSION: Final[i64] = -1


def value_of(card: i64) -> i64:
    """The points of an influence card; a philosopher counts 0 (C18)."""
    return card + 1 if card < NUMBERED else 0


def unpacked(number: int) -> tuple[int, ...]:
    """The cards that a number holds, lowest first: four bits count each kind."""
    return tuple([card for card in range(CARDS) for _ in range(number >> 4 * card & 15)])
