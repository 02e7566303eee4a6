"""The codes of the moves: the same meaning in every position. Compiled."""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.caesar_cleopatra.rules.material import CARDS, GROUPS, INFLUENCE

FACE_DOWN: Final[i64] = 0  # + card * GROUPS + group
FACE_UP: Final[i64] = 30  # + card * GROUPS + group
ASSASSINATE: Final[i64] = 60  # + card * GROUPS + group
SCOUT: Final[i64] = 90  # + group
WRATH: Final[i64] = 95  # + group
CASTLE: Final[i64] = 100  # + pair of groups
SPY: Final[i64] = 110
VETO: Final[i64] = 111
ALLOW: Final[i64] = 112  # no veto
PASS: Final[i64] = 113  # be passive
DONE: Final[i64] = 114  # no further card to discard
ON: Final[i64] = 115  # no manipulation card now
BACK: Final[i64] = 116  # begin an unfinished choice again
DRAW: Final[i64] = 117  # + pile
DISCARD: Final[i64] = 120  # + card: put it among those that a passive player discards
TAKE: Final[i64] = 132  # + card: the spy makes the opponent discard it
RELAY: Final[i64] = 144  # + card * GROUPS + group: lay a castled card out again
NEXT: Final[i64] = 174  # + manipulation card - INFLUENCE: the next card of pile 2 from the top
ARRAY: Final[i64] = 180  # + number of a way to lay out a series 1-5, one card at each group
DEAL: Final[i64] = 300  # chance: + card drawn
MISSION: Final[i64] = 312  # chance: + group of the mission drawn
TURN: Final[i64] = 315  # chance: + vote card

CODES: Final = 322
"""Every code is below this number."""
WIDEST: Final[i64] = 120
"""The most moves a seat can have: all ways to lay out a series."""
ARRAYS: Final[i64] = 120
PAIRS: Final[i64] = 10


def _pairs() -> list[tuple[int, int]]:
    return [(one, other) for one in range(int(GROUPS)) for other in range(one + 1, int(GROUPS))]


PAIR_FIRST: Final[vec[i64]] = vec[i64]([one for one, _ in _pairs()])
PAIR_SECOND: Final[vec[i64]] = vec[i64]([other for _, other in _pairs()])

# By way, then group: the card there.
LAID_OUT: Final[vec[i64]] = vec[i64]([card for way in permutations(range(int(GROUPS))) for card in way])


def face_down(card: i64, group: i64) -> i64:
    """Lay an influence card face down at a group (C10)."""
    return FACE_DOWN + card * GROUPS + group


def is_face_down(move: i64) -> bool:
    """Whether a code lays a card face down."""
    return FACE_DOWN <= move < FACE_DOWN + INFLUENCE * GROUPS


def down_card(move: i64) -> i64:
    """The card laid face down."""
    return (move - FACE_DOWN) // GROUPS


def down_group(move: i64) -> i64:
    """The group where it is laid."""
    return (move - FACE_DOWN) % GROUPS


def face_up(card: i64, group: i64) -> i64:
    """Lay an influence card face up at a group (C10)."""
    return FACE_UP + card * GROUPS + group


def is_face_up(move: i64) -> bool:
    """Whether a code lays a card face up."""
    return FACE_UP <= move < FACE_UP + INFLUENCE * GROUPS


def up_card(move: i64) -> i64:
    """The card laid face up."""
    return (move - FACE_UP) // GROUPS


def up_group(move: i64) -> i64:
    """The group where it is laid."""
    return (move - FACE_UP) % GROUPS


def assassinate(card: i64, group: i64) -> i64:
    """Name an enemy card for an assassination (C27)."""
    return ASSASSINATE + card * GROUPS + group


def is_assassinate(move: i64) -> bool:
    """Whether a code is an assassination."""
    return ASSASSINATE <= move < ASSASSINATE + INFLUENCE * GROUPS


def prey_card(move: i64) -> i64:
    """The enemy card of an assassination."""
    return (move - ASSASSINATE) // GROUPS


def prey_group(move: i64) -> i64:
    """The group where that card lies."""
    return (move - ASSASSINATE) % GROUPS


def scout(group: i64) -> i64:
    """Look at the face-down cards at a group (C30)."""
    return SCOUT + group


def is_scout(move: i64) -> bool:
    """Whether a code is a scout."""
    return SCOUT <= move < SCOUT + GROUPS


def scouted_group(move: i64) -> i64:
    """The group of a scout."""
    return move - SCOUT


def wrath(group: i64) -> i64:
    """Strike all cards at a group (C31)."""
    return WRATH + group


def is_wrath(move: i64) -> bool:
    """Whether a code is the wrath of the gods."""
    return WRATH <= move < WRATH + GROUPS


def struck_group(move: i64) -> i64:
    """The group that the wrath strikes."""
    return move - WRATH


def castle(pair: i64) -> i64:
    """Castle between two groups, by the number of the pair (C29)."""
    return CASTLE + pair


def is_castle(move: i64) -> bool:
    """Whether a code names two groups for a castling."""
    return CASTLE <= move < CASTLE + PAIRS


def castled_first(move: i64) -> i64:
    """The first group of a castling."""
    return PAIR_FIRST[move - CASTLE]


def castled_second(move: i64) -> i64:
    """The second group of a castling."""
    return PAIR_SECOND[move - CASTLE]


def is_manipulation(move: i64) -> bool:
    """Whether a code plays a manipulation card on the player's own turn."""
    return ASSASSINATE <= move <= SPY


def draw(pile: i64) -> i64:
    """Draw from a pile, 0 or 1 (C14)."""
    return DRAW + pile


def is_draw(move: i64) -> bool:
    """Whether a code draws from a pile."""
    return DRAW <= move < DRAW + 2


def drawn_pile(move: i64) -> i64:
    """The pile that a code draws from."""
    return move - DRAW


def discard(card: i64) -> i64:
    """Choose a card to discard (C16)."""
    return DISCARD + card


def is_discard(move: i64) -> bool:
    """Whether a code chooses a card to discard."""
    return DISCARD <= move < DISCARD + CARDS


def discarded_card(move: i64) -> i64:
    """The card chosen to be discarded."""
    return move - DISCARD


def take(card: i64) -> i64:
    """Make the opponent discard a card (C28)."""
    return TAKE + card


def is_take(move: i64) -> bool:
    """Whether a code is the spy's choice."""
    return TAKE <= move < TAKE + CARDS


def taken_card(move: i64) -> i64:
    """The card that the spy takes."""
    return move - TAKE


def relay(card: i64, group: i64) -> i64:
    """Lay a castled card out again at a group (C29)."""
    return RELAY + card * GROUPS + group


def is_relay(move: i64) -> bool:
    """Whether a code lays a castled card."""
    return RELAY <= move < RELAY + INFLUENCE * GROUPS


def relaid_card(move: i64) -> i64:
    """The castled card that is laid again."""
    return (move - RELAY) // GROUPS


def relaid_group(move: i64) -> i64:
    """The group where it is laid."""
    return (move - RELAY) % GROUPS


def next_card(card: i64) -> i64:
    """Put a manipulation card next into pile 2 (C6)."""
    return NEXT + card - INFLUENCE


def is_next(move: i64) -> bool:
    """Whether a code puts a card into pile 2."""
    return NEXT <= move < NEXT + CARDS - INFLUENCE


def card_put_next(move: i64) -> i64:
    """The card that a code puts into pile 2."""
    return move - NEXT + INFLUENCE


def array(way: i64) -> i64:
    """Lay out a series, by the number of the way (C7)."""
    return ARRAY + way


def is_array(move: i64) -> bool:
    """Whether a code lays out a series."""
    return ARRAY <= move < ARRAY + ARRAYS


def array_way(move: i64) -> i64:
    """The number of the way in which a series is laid out."""
    return move - ARRAY


def laid_out(way: i64, group: i64) -> i64:
    """The card that a way to lay out a series puts at a group."""
    return LAID_OUT[way * GROUPS + group]


def deal(card: i64) -> i64:
    """Chance deals a card."""
    return DEAL + card


def is_deal(move: i64) -> bool:
    """Whether a code is a card that chance deals."""
    return DEAL <= move < DEAL + CARDS


def dealt_card(move: i64) -> i64:
    """The card that chance deals."""
    return move - DEAL


def mission(group: i64) -> i64:
    """Chance deals a mission (C4)."""
    return MISSION + group


def is_mission(move: i64) -> bool:
    """Whether a code is a mission that chance deals."""
    return MISSION <= move < MISSION + 3


def mission_group(move: i64) -> i64:
    """The group of the mission that chance deals."""
    return move - MISSION


def turn(vote: i64) -> i64:
    """Chance turns a vote card (C15)."""
    return TURN + vote


def is_turn(move: i64) -> bool:
    """Whether a code turns a vote card."""
    return TURN <= move < CODES


def turned_vote(move: i64) -> i64:
    """The vote card that chance turns."""
    return move - TURN


def is_open(move: i64) -> bool:
    """Whether everybody sees it made: a card laid face up, a manipulation, a veto, a passive turn, a draw."""
    return is_face_up(move) or is_manipulation(move) or is_draw(move) or move in (VETO, PASS)
