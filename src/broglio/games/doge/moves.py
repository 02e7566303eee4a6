"""The codes of Doge's moves: the same meaning in every position. Compiled."""

from typing import Final

from mypy_extensions import i64

from broglio.games.doge.markers import SETS
from broglio.games.doge.material import AREAS, COUNSELLORS, DISTRICTS

BALLOT: Final[i64] = 0  # + area * SETS + markers
TAKE: Final[i64] = 400  # + counsellor * AREAS + area to stand in
GIVE_UP: Final[i64] = 470  # + counsellor
MOVE_HOUSE: Final[i64] = 480  # + from * DISTRICTS + to
STAY: Final[i64] = 516  # move no house
PLACE: Final[i64] = 520  # + number of houses
BUILD: Final[i64] = 530  # + district
DECLINE: Final[i64] = 536  # build nothing
TURN: Final[i64] = 540  # chance: + area on the vote-order card

CODES: Final = 547
"""Every code is below this number."""
WIDEST: Final[i64] = 273
"""The most moves a seat can have: seven cards, each with 39 sets of markers."""


def ballot(area: i64, markers: i64) -> i64:
    """A card and the markers that go with it (D7)."""
    return BALLOT + area * SETS + markers


def ballot_area(move: i64) -> i64:
    """The card of a ballot."""
    return (move - BALLOT) // SETS


def ballot_markers(move: i64) -> i64:
    """The markers of a ballot."""
    return (move - BALLOT) % SETS


def is_ballot(move: i64) -> bool:
    """Whether a code is in the range of ballots."""
    return BALLOT <= move < BALLOT + AREAS * SETS


def is_open(move: i64) -> bool:
    """Whether everybody sees it made: all but ballots (D7)."""
    return not is_ballot(move)


def take(counsellor: i64, area: i64) -> i64:
    """Take control of a counsellor and stand it in an area (D16)."""
    return TAKE + counsellor * AREAS + area


def is_take(move: i64) -> bool:
    """Whether a code takes control."""
    return TAKE <= move < TAKE + COUNSELLORS * AREAS


def is_give_up(move: i64) -> bool:
    """Whether a code gives up control (D18)."""
    return GIVE_UP <= move < GIVE_UP + COUNSELLORS


def move_house(source: i64, target: i64) -> i64:
    """Move a house from one district to another (D18)."""
    return MOVE_HOUSE + source * DISTRICTS + target


def is_move_house(move: i64) -> bool:
    """Whether a code moves a house."""
    return MOVE_HOUSE <= move < MOVE_HOUSE + DISTRICTS * DISTRICTS


def is_place(move: i64) -> bool:
    """Whether a code places houses from the supply (D19 to D21)."""
    return PLACE <= move < PLACE + 3


def is_build(move: i64) -> bool:
    """Whether a code builds a palace (D26)."""
    return BUILD <= move < BUILD + DISTRICTS


def is_turn(move: i64) -> bool:
    """Whether a code turns a vote-order card (D11)."""
    return TURN <= move < TURN + AREAS
