"""What everybody saw of the ways of hidden influence cards, in order, each entry one number. Compiled.

A player who forgets nothing knows more than what lies open: that a card laid down before the first draw is no
philosopher, that what a spy saw in a hand was not all played since. All of that follows from this row of entries, which
tells nothing that both players did not see. recall.py deals out hidden cards in accord with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from broglio.games.caesar_cleopatra.rules.material import CARDS, GROUPS, INFLUENCE

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition

BEGAN: Final[i64] = 0
"""A series 1-5 was laid out face down, one card at each group, and another one taken in hand (C7)."""
FOUND: Final[i64] = 1
"""The game was taken up in its middle: how many cards are in hand and face down, nothing known of them."""
DRAWN: Final[i64] = 2
"""A card came from pile 1 into the hand."""
LAID: Final[i64] = 3
"""A card went from the hand face down to a group."""
SHOWN: Final[i64] = 4
"""A card left the hand for all to see; manipulation cards too."""
TURNED: Final[i64] = 5
"""The face-down cards at a group were turned up."""
LIFTED: Final[i64] = 6
"""All cards at two groups were taken up, of which these lay face up (C29)."""
SPLIT: Final[i64] = 7
"""How many of them were placed again at the first group and at the second, face down."""
SEEN: Final[i64] = 8
"""The opponent saw the whole hand (C28)."""

ENTRY_NAMES: Final = ("began", "found", "drawn", "laid", "shown", "turned", "lifted", "split", "seen")

ROW: Final[i64] = 288
"""Longer than any memory: each player draws 27 cards, lays or shows 37 and 13, and turns up what was laid."""


def entry(kind: i64, seat: i64, detail: i64) -> i64:
    """Pack an entry; seat: whose cards."""
    return kind | seat << 4 | detail << 8


def kind_of(entry: i64) -> i64:
    """What was seen."""
    return entry & 15


def seat_of(entry: i64) -> i64:
    """Whose cards."""
    return entry >> 4 & 15


def detail_of(entry: i64) -> i64:
    """Group, card, cards or numbers of cards, by kind."""
    return entry >> 8


def note(position: CaesarCleopatraPosition, kind: i64, seat: i64, detail: i64) -> None:
    """Remember what everybody saw."""
    position.memory[position.noted] = entry(kind, seat, detail)
    position.noted += 1


def hidden_sizes(position: CaesarCleopatraPosition, seat: i64) -> i64:
    """The detail of FOUND: influence cards in hand, then face-down cards at each group."""
    hand: i64 = 0
    for card in range(INFLUENCE):
        hand += position.hand[seat * CARDS + card]
    sizes: i64 = hand
    for group in range(GROUPS):
        sizes |= position.down_at(seat, group) << 4 * (group + 1)
    return sizes
