"""What a position is worth: patricians won, and who is likely to win those left. Compiled.

Points are looked up in tables made once: what a group brings in the end if each of its votes is won with some chance.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.caesar_cleopatra import ending
from broglio.games.caesar_cleopatra.material import GROUPS, INFLUENCE, NUMBERED, PHILOSOPHER, value_of

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.position import CaesarCleopatraPosition

SHARES: Final[i64] = 21
"""Chances of winning a vote in the tables: 0, 5, 10 up to 100 %."""
EVEN: Final[i64] = 10
"""The row in which every vote is a toss-up."""
SIDE: Final[i64] = 6
"""No group has more than 5 patricians."""
NEXT_DOUBT: Final = 2.0
"""The lead that makes a side the favourite in the next vote at a group."""
LATER_DOUBT: Final = 10.0
"""The same for votes after that: cards are laid, and lost."""
LUCK: Final = 2.0
"""The lead in points that makes a player the clear favourite near the end."""
LUCK_LEFT: Final = 0.15
"""How much more it takes for each patrician still to be won."""


def _points(own: int, others: int) -> int:
    """What a group brings to one side whose patricians are all won (C37)."""
    return own + (own > others) + (own > 0 and others == 0)


def _table_of_points() -> list[float]:
    """By chance, own patricians, the others', and those left: points ahead in the end."""
    size = int(SIDE)
    table = [0.0] * (int(SHARES) * size**3)
    for share in range(int(SHARES)):
        chance = share / (SHARES - 1)
        for left in range(size):
            for own in range(size - left):
                for others in range(size - left - own):
                    if left == 0:
                        ahead = float(_points(own, others) - _points(others, own))
                    else:
                        won = ((share * size + own + 1) * size + others) * size + left - 1
                        lost = ((share * size + own) * size + others + 1) * size + left - 1
                        ahead = chance * table[won] + (1 - chance) * table[lost]
                    table[((share * size + own) * size + others) * size + left] = ahead
    return table


def _table_of_missions() -> list[float]:
    """By chance, own patricians, and those left: points to expect from a mission (C4)."""
    size = int(SIDE)
    table = [0.0] * (int(SHARES) * size * size)
    for share in range(int(SHARES)):
        chance = share / (SHARES - 1)
        for left in range(size):
            for own in range(size - left):
                if left == 0:
                    points = float(ending.MISSION_POINTS) if own >= ending.MISSION_NEEDS else 0.0
                else:
                    won = (share * size + own + 1) * size + left - 1
                    lost = (share * size + own) * size + left - 1
                    points = chance * table[won] + (1 - chance) * table[lost]
                table[(share * size + own) * size + left] = points
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
        ahead = 0.0
        left = 0.0
        for group in range(GROUPS):
            ahead += group_worth(position, group)
            left += float(position.left[group])
        values[0] = chance(ahead, LUCK + LUCK_LEFT * left)
    values[1] = 1.0 - values[0]


def group_worth(position: CaesarCleopatraPosition, group: i64) -> float:
    """By how many points Caesar is ahead at a group in the end."""
    ours = 1.0 if position.mission[0] == group else 0.0
    theirs = 1.0 if position.mission[1] == group else 0.0
    if position.left[group] == 0:
        return worth(position, 0, group, 0, 0, EVEN, ours, theirs)
    lead = float(total_of(position, 0, group) - total_of(position, 1, group))
    later = share_of(chance(lead, LATER_DOUBT))
    if philosophers_of(position, 0, group) != philosophers_of(position, 1, group):
        lead = -lead  # C23
    next_vote = chance(lead, NEXT_DOUBT)
    won = worth(position, 0, group, 1, 0, later, ours, theirs)
    lost = worth(position, 0, group, 0, 1, later, ours, theirs)
    return next_vote * won + (1.0 - next_vote) * lost


def worth(
    position: CaesarCleopatraPosition,
    seat: i64,
    group: i64,
    won: i64,
    lost: i64,
    share: i64,
    ours: float,
    theirs: float,
) -> float:
    """Points ahead at a group after so many more patricians are won and lost; a share of the votes then left is won.

    `ours` and `theirs` are the chances that a seat has its mission there.
    """
    own = position.won[seat * GROUPS + group] + won
    others = position.won[(1 - seat) * GROUPS + group] + lost
    left = position.left[group] - won - lost
    ahead = POINTS[((share * SIDE + own) * SIDE + others) * SIDE + left]
    if ours > 0.0:
        ahead += ours * MISSIONS[(share * SIDE + own) * SIDE + left]
    if theirs > 0.0:
        ahead -= theirs * MISSIONS[((SHARES - 1 - share) * SIDE + others) * SIDE + left]
    return ahead


def chance(lead: float, doubt: float) -> float:
    """The chance that goes with a lead; the more doubt, the nearer to a toss-up."""
    return 1.0 / (1.0 + math.exp(-lead / doubt))


def share_of(chance: float) -> i64:
    """The row of the tables for a chance."""
    return i64(chance * float(SHARES - 1) + 0.5)


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
