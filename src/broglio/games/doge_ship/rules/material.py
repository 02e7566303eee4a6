"""What lies in the box, as numbers (S1 to S4). Compiled.

A tile is one number, counted pile by pile, so that a pile and the tiles that belong to it share one range of numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEAT_COUNTS: Final = (2, 3, 4, 5)
MOST_SEATS: Final[i64] = 5
COLOURS: Final = ("red", "blue", "gold", "green", "purple")
FIRST_DUCATS: Final[i64] = 12
MARKERS_EACH: Final[i64] = 5
NOBODY: Final[i64] = -1

# Tables (S2): one more than there are players. A space is table * 6 + number - 1.
TABLE_NAMES: Final = ("red", "green", "white", "yellow", "blue", "black")
TABLES: Final[i64] = 6
SPACES: Final[i64] = 36

# Types of action (S21). Every space has exactly one.
BUY: Final[i64] = 0
BUILD: Final[i64] = 1
REPLACEMENT: Final[i64] = 2
INTRIGUE: Final[i64] = 3
MONEY: Final[i64] = 4
TYPE_NAMES: Final = ("buy", "build", "replacement", "intrigue", "money")

# Kinds of tile that are bought and built.
GONDOLA: Final[i64] = 0
BARRICADE: Final[i64] = 1
GALLEY: Final[i64] = 2
KINDS: Final[i64] = 3
KIND_NAMES: Final = ("gondola", "barricade", "galley")

# What a bonus or a space pays. A barricade's bonus is one of these, or 3 + a kind of tile.
DUCATS: Final[i64] = 0
APPROVALS: Final[i64] = 1
POINTS: Final[i64] = 2
FURTHER_TILE: Final[i64] = 3

# Zones (S4): level * 3 + section.
LEVELS: Final[i64] = 2
SECTIONS: Final[i64] = 3
ZONES: Final[i64] = 6
LOWER: Final[i64] = 0
UPPER: Final[i64] = 1
LEVEL_NAMES: Final = ("lower", "upper")
ZONE_NAMES: Final = ("lower-1", "lower-2", "lower-3", "upper-1", "upper-2", "upper-3")
LONGEST: Final[i64] = 11
"""The most parts on a level: rows of the galley are so long."""

# Parameters (S6).
PARAMETERS: Final[i64] = 4
PARAMETER_NAMES: Final = ("red", "green", "blue", "yellow")

# Piles (S3): one for each zone, then gondolas, barricades and Doge tiles.
PILE_NAMES: Final = (*ZONE_NAMES, "gondolas", "barricades", "doge")
PILES: Final[i64] = 9
GONDOLAS: Final[i64] = 6
BARRICADES: Final[i64] = 7
DOGES: Final[i64] = 8
PILE_START: Final[vec[i64]] = vec[i64]([0, 6, 12, 18, 24, 30, 36, 50, 76, 92])
"""The tiles of a pile are those from PILE_START[pile] up to PILE_START[pile + 1]; so are its places."""
FIRST_GONDOLA: Final[i64] = 36
FIRST_BARRICADE: Final[i64] = 50
FIRST_DOGE: Final[i64] = 76
TILES: Final[i64] = 92
BARRICADE_COUNT: Final[i64] = 26
DOGE_COUNT: Final[i64] = 16
UNSEEN: Final[i64] = -1
"""In a pile: a tile that nobody has ever seen. Which one it is, is drawn when somebody does."""
NO_TILE: Final[i64] = -1

TILE_NAMES: Final = (
    *[f"{zone}-{letter}" for zone in ZONE_NAMES for letter in "abcdef"],
    *[f"gondola-{number}" for number in range(1, 15)],
    *[f"barricade-{priority}" for priority in range(1, 27)],
    *[f"doge-{number}" for number in range(1, 17)],
)

# Yards (S15).
YARD: Final[i64] = 5
YARD_GALLEYS: Final[i64] = 2
LOOK: Final[i64] = 3
"""How many tiles a buyer looks at (S13)."""

# Who knows a tile that lies in a pile or is being looked at: a bit for each seat, and these.
PUBLIC: Final[i64] = 1 << 5
PRICE_SHOWN: Final[i64] = 1 << 6
KNOWN_TO_ALL: Final[i64] = (1 << 7) - 1

REORDER_PRICE: Final[i64] = 2
BRIBE_PRICE: Final[i64] = 2
BRIBE_APPROVALS: Final[i64] = 2
DISCARD_PAY: Final[i64] = 1

# Why a game is over, and the rule behind it; the first: it is not.
REASONS: Final = ("goes-on", "galley-finished", "galley-stalled")
REASON_RULES: Final = ("S29", "S29", "S32")

SECTION_LENGTHS: Final = ((2, 2, 2), (3, 2, 3), (3, 4, 3), (4, 3, 4))


def _section_rows() -> vec[i64]:
    """By number of seats and column: the section; SECTIONS beyond the end."""
    rows = [0] * LONGEST * 2  # no game has 0 or 1 seats
    for lengths in SECTION_LENGTHS:
        row = [section for section in range(SECTIONS) for _ in range(lengths[section])]
        rows += row + [3] * (LONGEST - len(row))
    return vec[i64](rows)


SECTION_AT: Final[vec[i64]] = _section_rows()


def section_at(seats: i64, column: i64) -> i64:
    """The section that a column of the galley belongs to (S4); SECTIONS beyond its end."""
    return SECTION_AT[seats * LONGEST + column] if column < LONGEST else SECTIONS


def level_length(seats: i64) -> i64:
    """How many parts a level has (S4)."""
    if seats == 2:
        return 6
    if seats == 3:
        return 8
    return 10 if seats == 4 else 11


def kind_of(tile: i64) -> i64:
    """Whether a tile is a gondola, a barricade or a galley part; Doge tiles have no kind."""
    if tile < FIRST_GONDOLA:
        return GALLEY
    return GONDOLA if tile < FIRST_BARRICADE else BARRICADE


def pile_of(tile: i64) -> i64:
    """The pile that a tile belongs to; for galley parts that is their zone."""
    if tile < FIRST_GONDOLA:
        return tile // 6
    if tile < FIRST_BARRICADE:
        return GONDOLAS
    return BARRICADES if tile < FIRST_DOGE else DOGES


def priority_of(barricade: i64) -> i64:
    """The priority of a barricade, from 1 to 26 (S21)."""
    return barricade - FIRST_BARRICADE + 1
