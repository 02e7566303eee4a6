"""A set of vote markers as one number. Compiled.

A player owns one 0, two 1, two 2, two 3 (D1). The number counts them in mixed radix, so that taking a part out of a
set is a subtraction: zeros + 2 * (ones + 3 * (twos + 3 * threes)).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SETS: Final[i64] = 54
NONE: Final[i64] = 0
ALL: Final[i64] = 53
VALUES: Final = (0, 1, 1, 2, 2, 3, 3)
"""The markers that each player owns."""
MOST_PLACED: Final[i64] = 4
"""Most markers that go with one card (D7)."""
WIDTHS: Final = (1, 2, 6, 18)


def how_many(markers: i64, value: i64) -> i64:
    """How many markers of one value are in a set."""
    if value == 0:
        return markers % 2
    if value == 1:
        return markers // 2 % 3
    if value == 2:
        return markers // 6 % 3
    return markers // 18


def values_of(markers: i64) -> tuple[int, ...]:
    """The values in a set, smallest first."""
    return tuple([value for value in range(4) for _ in range(how_many(markers, value))])


def set_of(values: tuple[int, ...]) -> int:
    """The set of these values; the caller has seen to it that there are not too many of any."""
    return sum([WIDTHS[value] for value in values])


def is_part(part: i64, markers: i64) -> bool:
    """Whether a set holds all markers of another."""
    for value in range(4):
        if how_many(part, value) > how_many(markers, value):
            return False
    return True


def _sizes() -> vec[i64]:
    return vec[i64]([len(values_of(markers)) for markers in range(SETS)])


def _votes() -> vec[i64]:
    return vec[i64]([sum(values_of(markers)) for markers in range(SETS)])


def _may_go_with_a_card(part: i64, markers: i64) -> bool:
    return 1 <= SIZE[part] <= MOST_PLACED and is_part(part, markers)


def _part_starts() -> vec[i64]:
    starts = [0]
    for markers in range(SETS):
        count = len([part for part in range(SETS) if _may_go_with_a_card(part, markers)])
        starts.append(starts[-1] + count)
    return vec[i64](starts)


def _parts() -> vec[i64]:
    return vec[i64]([part for markers in range(SETS) for part in range(SETS) if _may_go_with_a_card(part, markers)])


SIZE: Final[vec[i64]] = _sizes()
VOTES: Final[vec[i64]] = _votes()

# What may go with a card out of a hand: PARTS from PART_START[hand] up to PART_START[hand + 1].
PART_START: Final[vec[i64]] = _part_starts()
PARTS: Final[vec[i64]] = _parts()
