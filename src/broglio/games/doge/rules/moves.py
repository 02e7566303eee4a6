"""The codes of Doge's moves: the same meaning in every position. Compiled."""

from typing import Final

from mypy_extensions import i64

from broglio.games.doge.rules.markers import SETS
from broglio.games.doge.rules.material import AREAS, COUNSELLORS, DISTRICTS

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
    return ballots_of(area) + markers


def ballots_of(area: i64) -> i64:
    """What the markers are added to in all ballots of a card: for the loop that writes 273 ballots at once."""
    return BALLOT + area * SETS


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


def taken_counsellor(move: i64) -> i64:
    """The counsellor that a code takes control of."""
    return (move - TAKE) // AREAS


def taken_to(move: i64) -> i64:
    """The area where the counsellor taken will stand."""
    return (move - TAKE) % AREAS


def give_up(counsellor: i64) -> i64:
    """Give up control of a counsellor (D18)."""
    return GIVE_UP + counsellor


def is_give_up(move: i64) -> bool:
    """Whether a code gives up control (D18)."""
    return GIVE_UP <= move < GIVE_UP + COUNSELLORS


def given_up(move: i64) -> i64:
    """The counsellor that a code gives up."""
    return move - GIVE_UP


def move_house(source: i64, target: i64) -> i64:
    """Move a house from one district to another (D18)."""
    return MOVE_HOUSE + source * DISTRICTS + target


def is_move_house(move: i64) -> bool:
    """Whether a code moves a house."""
    return MOVE_HOUSE <= move < MOVE_HOUSE + DISTRICTS * DISTRICTS


def house_source(move: i64) -> i64:
    """The district that the house leaves."""
    return (move - MOVE_HOUSE) // DISTRICTS


def house_target(move: i64) -> i64:
    """The district that the house goes to."""
    return (move - MOVE_HOUSE) % DISTRICTS


def place(houses: i64) -> i64:
    """Place houses from the supply (D19 to D21)."""
    return PLACE + houses


def is_place(move: i64) -> bool:
    """Whether a code places houses from the supply."""
    return PLACE <= move < PLACE + 3


def houses_placed(move: i64) -> i64:
    """How many houses a code places."""
    return move - PLACE


def build(district: i64) -> i64:
    """Build a palace in a district (D26)."""
    return BUILD + district


def is_build(move: i64) -> bool:
    """Whether a code builds a palace."""
    return BUILD <= move < BUILD + DISTRICTS


def built_in(move: i64) -> i64:
    """The district where a code builds."""
    return move - BUILD


def turn(area: i64) -> i64:
    """Turn the vote-order card of an area (D11)."""
    return TURN + area


def is_turn(move: i64) -> bool:
    """Whether a code turns a vote-order card."""
    return TURN <= move < TURN + AREAS


def turned_area(move: i64) -> i64:
    """The area on the vote-order card that a code turns."""
    return move - TURN
