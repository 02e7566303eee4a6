"""The codes of The Doge Ship's moves: the same meaning in every position. Compiled."""

from typing import Final

from mypy_extensions import i64

from broglio.games.doge_ship.material import FIRST_BARRICADE, FIRST_DOGE, FIRST_GONDOLA, SPACES, TILES

SPACE: Final[i64] = 0  # + space: put a marker there (S8)
DISCARD: Final[i64] = 36  # a marker for a ducat (S9)
REORDER: Final[i64] = 37  # pay for another order of the built barricades (S10)
PUT: Final[i64] = 40  # + barricade, counted from 0: the next one from the top
DONE: Final[i64] = 66  # the other barricades stay as they are
PASS: Final[i64] = 67  # leave an action or a bonus unused (S12)
RETURN: Final[i64] = 70  # + tile: put it from the yard under its pile (S15)
LOOK: Final[i64] = 150  # + pile: look at its top three (S13)
TAKE: Final[i64] = 160  # + which of the tiles seen, from 0
LEAVE: Final[i64] = 163  # take none
BUILD: Final[i64] = 170  # + tile (S16, S17, S19)
REPLACE: Final[i64] = 250  # + galley part (S20)
PLOT: Final[i64] = 290  # Intrigue I: draw two Doge tiles (S22)
BRIBE: Final[i64] = 291  # Intrigue III: 2 ducats for 2 approvals (S23)
MAKE: Final[i64] = 292  # + 2 * which of the two, + 1 if the other goes under the pile (S22)
BID: Final[i64] = 300  # + approvals up to 99 (S27)
RAISE: Final[i64] = 400  # 100 approvals go into the bid, and more may follow

FIRST: Final[i64] = 410  # chance: + the seat that plays first (S1)
ROLL: Final[i64] = 420  # chance: + 6 * table + result - 1 (S5)
PRICE: Final[i64] = 460  # chance: + 2 for barricades, + the price of the pile's top tile (S3)
DRAW: Final[i64] = 470  # chance: + the tile that is seen

CODES: Final = 562
"""Every code is below this number."""
WIDEST: Final[i64] = 101
"""The most moves a seat can have: a bid of 0 to 99, or more."""
RAISE_BY: Final[i64] = 100


def is_space(move: i64) -> bool:
    """Whether a code puts a marker on a space."""
    return SPACE <= move < SPACE + SPACES


def is_put(move: i64) -> bool:
    """Whether a code names the next barricade from the top."""
    return PUT <= move < DONE


def is_return(move: i64) -> bool:
    """Whether a code puts a tile from the yard under its pile."""
    return RETURN <= move < RETURN + FIRST_DOGE


def is_look(move: i64) -> bool:
    """Whether a code looks at a pile."""
    return LOOK <= move < LOOK + 8


def is_take(move: i64) -> bool:
    """Whether a code takes one of the tiles seen."""
    return TAKE <= move < LEAVE


def is_build(move: i64) -> bool:
    """Whether a code builds a tile from the yard."""
    return BUILD <= move < BUILD + FIRST_DOGE


def is_replace(move: i64) -> bool:
    """Whether a code replaces a galley part."""
    return REPLACE <= move < REPLACE + FIRST_GONDOLA


def is_make(move: i64) -> bool:
    """Whether a code makes a drawn Doge tile the current one."""
    return MAKE <= move < MAKE + 4


def is_bid(move: i64) -> bool:
    """Whether a code lays a bid."""
    return BID <= move < RAISE


def is_first(move: i64) -> bool:
    """Whether a code draws the first player."""
    return FIRST <= move < FIRST + 5


def is_roll(move: i64) -> bool:
    """Whether a code rolls a die."""
    return ROLL <= move < ROLL + 36


def is_price(move: i64) -> bool:
    """Whether a code shows the price of a pile's top tile."""
    return PRICE <= move < PRICE + 4


def is_draw(move: i64) -> bool:
    """Whether a code says which tile is seen."""
    return DRAW <= move < DRAW + TILES


def is_open(move: i64) -> bool:
    """Whether everybody sees it made: all but bids (S27), tiles that one has looked at (S13, S22), and new orders."""
    return is_space(move) or DISCARD <= move <= REORDER or is_return(move) or is_look(move) or BUILD <= move <= BRIBE


def is_pointing(move: i64) -> bool:
    """Whether it says which of the tiles seen, but not what is on them (S13, S22)."""
    return TAKE <= move <= LEAVE or is_make(move)


def put(barricade: i64) -> i64:
    """Put a built barricade next, from the top."""
    return PUT + barricade - FIRST_BARRICADE
