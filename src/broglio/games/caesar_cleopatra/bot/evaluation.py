"""What a position is worth: patricians won, and who is likely to win those left. Compiled.

Points are looked up in tables made once: what a group brings in the end if its votes are toss-ups.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.caesar_cleopatra.rules import ending
from broglio.games.caesar_cleopatra.rules.material import (
    CARDS,
    GROUPS,
    INFLUENCE,
    NUMBERED,
    PHILOSOPHER,
    PILE_1,
    PILE_2,
    value_of,
)

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition

SIDE: Final[i64] = 6
"""No group has more than 5 patricians."""
VOTE_SCALE: Final = 5.0
"""The lead that makes a side the favourite in the next vote at a group; it does not last for those after."""
END_SCALE: Final = 0.8
"""The lead in points that makes a player the clear favourite near the end."""
SCALE_LEFT: Final = 0.15
"""How much more it takes for each patrician still to be won."""
INFLUENCE_CARD: Final = 0.2
"""What an influence card in hand or pile 1 is worth: the player who runs out of them first loses the last votes."""
PHILOSOPHER_CARD: Final = 0.6
"""What a philosopher in hand is worth beyond that."""
MANIPULATION_CARD: Final = 0.2
"""What a manipulation card in hand or pile 2 is worth."""
TURN: Final = 0.7
"""What it is worth to have the turn."""


def _points(own: int, others: int) -> int:
    """What a group brings to one side whose patricians are all won (C37)."""
    return own + (own > others) + (own > 0 and others == 0)


def _table_of_points() -> list[float]:
    """By own patricians, the others', and those left: points ahead in the end, if every vote is a toss-up."""
    size = int(SIDE)
    table = [0.0] * size**3
    for left in range(size):
        for own in range(size - left):
            for others in range(size - left - own):
                ahead = float(_points(own, others) - _points(others, own))
                if left > 0:
                    won = ((own + 1) * size + others) * size + left - 1
                    lost = (own * size + others + 1) * size + left - 1
                    ahead = (table[won] + table[lost]) / 2
                table[(own * size + others) * size + left] = ahead
    return table


def _table_of_missions() -> list[float]:
    """By own patricians, and those left: points to expect from a mission (C4)."""
    size = int(SIDE)
    table = [0.0] * size**2
    for left in range(size):
        for own in range(size - left):
            points = float(ending.MISSION_POINTS) if own >= ending.MISSION_NEEDS else 0.0
            if left > 0:
                points = (table[(own + 1) * size + left - 1] + table[own * size + left - 1]) / 2
            table[own * size + left] = points
    return table


POINTS: Final[vec[float]] = vec[float](_table_of_points())
MISSIONS: Final[vec[float]] = vec[float](_table_of_missions())


def fill_values(position: CaesarCleopatraPosition, values: vec[float]) -> None:
    """Each seat's chance of winning, as one who sees all cards would guess it; a draw is shared."""
    if position.ended != 0:
        lead = float(ending.points(position, 0) - ending.points(position, 1))
        if lead == 0.0:
            lead = float(ending.patricians(position, 0) - ending.patricians(position, 1))  # C38
        values[0] = 1.0 if lead > 0.0 else 0.0 if lead < 0.0 else 0.5
    else:
        ahead = reserve(position, 0) - reserve(position, 1)
        left = 0.0
        for group in range(GROUPS):
            ahead += group_worth(position, group)
            left += float(position.left[group])
        values[0] = chance(ahead, END_SCALE + SCALE_LEFT * left)
    values[1] = 1.0 - values[0]


def reserve(position: CaesarCleopatraPosition, seat: i64) -> float:
    """What a player's cards that are not on the table are worth, and the turn."""
    influence = position.influence_in_hand(seat) + position.pile_size(seat, PILE_1)
    manipulations = position.manipulations_in_hand(seat) + position.pile_size(seat, PILE_2)
    found = INFLUENCE_CARD * float(influence) + MANIPULATION_CARD * float(manipulations)
    found += PHILOSOPHER_CARD * float(position.hand[seat * CARDS + PHILOSOPHER])
    return found + TURN / 2 if position.turn == seat else found - TURN / 2


def group_worth(position: CaesarCleopatraPosition, group: i64) -> float:
    """By how many points Caesar is ahead at a group in the end."""
    ours = 1.0 if position.mission[0] == group else 0.0
    theirs = 1.0 if position.mission[1] == group else 0.0
    if position.left[group] == 0:
        return worth(position, 0, group, 0, 0, ours, theirs)
    lead = float(total_of(position, 0, group) - total_of(position, 1, group))
    if philosophers_of(position, 0, group) != philosophers_of(position, 1, group):
        lead = -lead  # C23
    won = worth(position, 0, group, 1, 0, ours, theirs)
    lost = worth(position, 0, group, 0, 1, ours, theirs)
    next_vote = chance(lead, VOTE_SCALE)
    return next_vote * won + (1.0 - next_vote) * lost


def worth(
    position: CaesarCleopatraPosition, seat: i64, group: i64, won: i64, lost: i64, ours: float, theirs: float
) -> float:
    """Points ahead at a group in the end, after this number of further patricians was won and lost.

    `ours` and `theirs` are the chances that a seat has its mission there.
    """
    own = position.won[seat * GROUPS + group] + won
    others = position.won[(1 - seat) * GROUPS + group] + lost
    left = position.left[group] - won - lost
    ahead = POINTS[(own * SIDE + others) * SIDE + left]
    return ahead + ours * MISSIONS[own * SIDE + left] - theirs * MISSIONS[others * SIDE + left]


def chance(lead: float, doubt: float) -> float:
    """The chance that goes with a lead; the more doubt, the nearer to a toss-up."""
    return 1.0 / (1.0 + math.exp(-lead / doubt))


def total_of(position: CaesarCleopatraPosition, seat: i64, group: i64) -> i64:
    """The sum of all of a side's cards at a group, face up and face down."""
    row = (seat * GROUPS + group) * INFLUENCE
    up = position.up
    down = position.down
    sum: i64 = 0
    for card in range(NUMBERED):
        sum += (up[row + card] + down[row + card]) * value_of(card)
    return sum


def philosophers_of(position: CaesarCleopatraPosition, seat: i64, group: i64) -> i64:
    """All of a side's philosophers at a group."""
    place = (seat * GROUPS + group) * INFLUENCE + PHILOSOPHER
    return position.up[place] + position.down[place]
