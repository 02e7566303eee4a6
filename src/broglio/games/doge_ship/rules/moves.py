"""The codes of The Doge Ship's moves: the same meaning in every position. Compiled."""

from typing import Final

from mypy_extensions import i64

from broglio.games.doge_ship.rules.material import FIRST_BARRICADE, FIRST_DOGE, FIRST_GONDOLA, GONDOLAS, SPACES, TILES

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


def space(number: i64) -> i64:
    """Put a marker on a space."""
    return SPACE + number


def is_space(move: i64) -> bool:
    """Whether a code puts a marker on a space."""
    return SPACE <= move < SPACE + SPACES


def space_taken(move: i64) -> i64:
    """The space that a code takes."""
    return move - SPACE


def put(barricade: i64) -> i64:
    """Put a built barricade next, from the top."""
    return PUT + barricade - FIRST_BARRICADE


def is_put(move: i64) -> bool:
    """Whether a code names the next barricade from the top."""
    return PUT <= move < DONE


def barricade_put(move: i64) -> i64:
    """The barricade that a code names."""
    return move - PUT + FIRST_BARRICADE


def return_tile(tile: i64) -> i64:
    """Put a tile from the yard under its pile."""
    return RETURN + tile


def is_return(move: i64) -> bool:
    """Whether a code puts a tile from the yard under its pile."""
    return RETURN <= move < RETURN + FIRST_DOGE


def tile_returned(move: i64) -> i64:
    """The tile that a code puts under its pile."""
    return move - RETURN


def look(pile: i64) -> i64:
    """Look at the top tiles of a pile."""
    return LOOK + pile


def is_look(move: i64) -> bool:
    """Whether a code looks at a pile."""
    return LOOK <= move < LOOK + 8


def pile_looked_at(move: i64) -> i64:
    """The pile that a code looks at."""
    return move - LOOK


def take(number: i64) -> i64:
    """Take one of the tiles seen, counted from 0."""
    return TAKE + number


def is_take(move: i64) -> bool:
    """Whether a code takes one of the tiles seen."""
    return TAKE <= move < LEAVE


def number_taken(move: i64) -> i64:
    """Which of the tiles seen a code takes, from 0."""
    return move - TAKE


def build(tile: i64) -> i64:
    """Build a tile from the yard."""
    return BUILD + tile


def is_build(move: i64) -> bool:
    """Whether a code builds a tile from the yard."""
    return BUILD <= move < BUILD + FIRST_DOGE


def tile_built(move: i64) -> i64:
    """The tile that a code builds."""
    return move - BUILD


def is_galley_build(move: i64) -> bool:
    """Whether a code builds a galley part."""
    return BUILD <= move < BUILD + FIRST_GONDOLA


def replace(part: i64) -> i64:
    """Put a galley part in the place of another one."""
    return REPLACE + part


def is_replace(move: i64) -> bool:
    """Whether a code replaces a galley part."""
    return REPLACE <= move < REPLACE + FIRST_GONDOLA


def part_put_in(move: i64) -> i64:
    """The galley part that takes the place of another one."""
    return move - REPLACE


def make(number: i64, under: i64) -> i64:
    """Make one of the two Doge tiles current; `under`: 1 if the other goes under the pile, 0 if on top."""
    return MAKE + 2 * number + under


def is_make(move: i64) -> bool:
    """Whether a code makes a drawn Doge tile the current one."""
    return MAKE <= move < MAKE + 4


def doge_made(move: i64) -> i64:
    """Which of the two Doge tiles becomes current, from 0."""
    return (move - MAKE) // 2


def puts_under(move: i64) -> bool:
    """Whether the other Doge tile goes under the pile."""
    return (move - MAKE) % 2 == 1


def bid(approvals: i64) -> i64:
    """Bid up to 99 approvals."""
    return BID + approvals


def is_bid(move: i64) -> bool:
    """Whether a code lays a bid."""
    return BID <= move < RAISE


def approvals_bid(move: i64) -> i64:
    """The approvals of a bid, without those of raises before."""
    return move - BID


def first(seat: i64) -> i64:
    """A seat is drawn to play first."""
    return FIRST + seat


def is_first(move: i64) -> bool:
    """Whether a code draws the first player."""
    return FIRST <= move < FIRST + 5


def first_seat(move: i64) -> i64:
    """The seat that plays first."""
    return move - FIRST


def roll(table: i64, face: i64) -> i64:
    """The die of a table shows 1 to 6."""
    return ROLL + 6 * table + face - 1


def is_roll(move: i64) -> bool:
    """Whether a code rolls a die."""
    return ROLL <= move < ROLL + 36


def rolled_at(move: i64) -> i64:
    """The table whose die is rolled."""
    return (move - ROLL) // 6


def face_rolled(move: i64) -> i64:
    """What the die shows."""
    return (move - ROLL) % 6 + 1


def price(pile: i64, ducats: i64) -> i64:
    """The top tile of a pile, gondolas or barricades, has a price of 0 or 1."""
    return PRICE + 2 * (pile - GONDOLAS) + ducats


def is_price(move: i64) -> bool:
    """Whether a code shows the price of a pile's top tile."""
    return PRICE <= move < PRICE + 4


def priced_pile(move: i64) -> i64:
    """The pile whose top tile shows its price."""
    return GONDOLAS + (move - PRICE) // 2


def price_seen(move: i64) -> i64:
    """The price that is shown."""
    return (move - PRICE) % 2


def draw(tile: i64) -> i64:
    """A tile is seen."""
    return DRAW + tile


def is_draw(move: i64) -> bool:
    """Whether a code says which tile is seen."""
    return DRAW <= move < DRAW + TILES


def tile_drawn(move: i64) -> i64:
    """The tile that is seen."""
    return move - DRAW


def is_open(move: i64) -> bool:
    """Whether everybody sees it made: all but bids (S27), tiles that one has looked at (S13, S22), and new orders."""
    return is_space(move) or DISCARD <= move <= REORDER or is_return(move) or is_look(move) or BUILD <= move <= BRIBE


def is_pointing(move: i64) -> bool:
    """Whether it says which of the tiles seen, but not what is on them (S13, S22)."""
    return TAKE <= move <= LEAVE or is_make(move)
