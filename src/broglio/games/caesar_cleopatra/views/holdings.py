"""Which cards lie where, lowest first, for views. Compiled.

A view is not compiled, and must not hand a row to what is: see "Writing for mypyc" in docs/architecture.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.caesar_cleopatra.rules.material import CARDS, GROUPS, INFLUENCE, MANIPULATIONS, PILE_2, VOTES

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition

Cards: TypeAlias = tuple[int, ...]


def counted(row: vec[i64], start: i64, length: i64) -> Cards:
    """The cards that a part of a row counts."""
    cards: list[int] = []
    for card in range(length):
        for _ in range(row[start + card]):
            cards.append(card)
    return tuple(cards)


def hand(position: CaesarCleopatraPosition, seat: i64) -> Cards:
    """What a seat holds."""
    return counted(position.hand, seat * CARDS, CARDS)


def discards(position: CaesarCleopatraPosition, seat: i64) -> Cards:
    """What a seat has discarded."""
    return counted(position.discards, seat * CARDS, CARDS)


def order(position: CaesarCleopatraPosition, seat: i64) -> Cards:
    """A seat's pile 2 from its top, as far as arranged."""
    drawn = MANIPULATIONS - position.pile_size(seat, PILE_2)
    first = seat * MANIPULATIONS
    return tuple([position.order[first + place] for place in range(drawn, position.arranged[seat])])


def up(position: CaesarCleopatraPosition, seat: i64) -> tuple[Cards, ...]:
    """A seat's cards face up, by group."""
    return _by_group(position.up, seat)


def down(position: CaesarCleopatraPosition, seat: i64) -> tuple[Cards, ...]:
    """A seat's cards face down, by group."""
    return _by_group(position.down, seat)


def _by_group(row: vec[i64], seat: i64) -> tuple[Cards, ...]:
    return tuple([counted(row, (seat * GROUPS + group) * INFLUENCE, INFLUENCE) for group in range(GROUPS)])


def down_sizes(position: CaesarCleopatraPosition, seat: i64) -> tuple[int, ...]:
    """How many cards a seat has face down, by group."""
    return tuple([position.down_at(seat, group) for group in range(GROUPS)])


def won(position: CaesarCleopatraPosition, seat: i64) -> tuple[int, ...]:
    """How many patricians a seat has won, by group."""
    return tuple([position.won[seat * GROUPS + group] for group in range(GROUPS)])


def castled(position: CaesarCleopatraPosition) -> tuple[Cards, Cards, Cards]:
    """Cards lifted for a castling, and those laid again at its first and second group."""
    return (
        counted(position.lifted, 0, INFLUENCE),
        counted(position.first, 0, INFLUENCE),
        counted(position.second, 0, INFLUENCE),
    )


def turned_votes(position: CaesarCleopatraPosition) -> Cards:
    """Vote cards that were turned up."""
    return counted(position.turned, 0, VOTES)


def removed_votes(position: CaesarCleopatraPosition) -> Cards:
    """Vote cards that are out of the game."""
    return counted(position.removed, 0, VOTES)


def chosen(position: CaesarCleopatraPosition) -> Cards:
    """Cards chosen for a discard that is not done yet."""
    return counted(position.chosen, 0, CARDS)


def noted(position: CaesarCleopatraPosition) -> list[int]:
    """The entries of the memory, as they are kept."""
    return [position.memory[place] for place in range(position.noted)]
