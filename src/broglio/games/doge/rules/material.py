"""What lies in the box, as numbers (D1 to D5). Compiled."""

from typing import Final

from mypy_extensions import i64

# Areas (D2): six districts, then the Doge's Palace.
AREA_NAMES: Final = ("cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce", "palace")
AREAS: Final[i64] = 7
DISTRICTS: Final[i64] = 6
PALACE: Final[i64] = 6
"""The Doge's Palace, seat of the Quarantia."""

# Counsellors (D4): 0 to 5 are natives of the district of that number, 6 to 8 of the Quarantia. Each is known by a sign.
COUNSELLOR_NAMES: Final = ("reed", "shell", "fish", "book", "sword", "cross", "cap-1", "cap-2", "cap-3")
COUNSELLORS: Final[i64] = 9
CIRCLE: Final[i64] = 7
"""Where a neutral counsellor stands: in no area."""
NOBODY: Final[i64] = -1

# Each player's pieces (D1). Rows of houses and palaces have a column for each district and one for the supply.
HOUSES_EACH: Final[i64] = 15
PALACES_EACH: Final[i64] = 8
RINGS_EACH: Final[i64] = 6
SUPPLY: Final[i64] = 6
PIECE_COLUMNS: Final[i64] = 7

# Rows of markers have a column for each area and one for the hand.
HAND: Final[i64] = 7
MARKER_COLUMNS: Final[i64] = 8
NO_BALLOT: Final[i64] = -1
"""Where a ballot could lie and none does."""

# Palace sites (D3).
SITES: Final[i64] = 5
FIRST_PRICE: Final[i64] = 3

SEAT_COUNTS: Final = (3, 4)
COLOURS: Final = ("red", "blue", "gold", "green")


def placings(seats: i64) -> i64:
    """How often markers are placed in a round (D6)."""
    return 7 - seats


def native_area(counsellor: i64) -> i64:
    """Where a counsellor comes from (D4)."""
    return counsellor if counsellor < PALACE else PALACE
