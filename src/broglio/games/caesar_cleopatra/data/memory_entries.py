"""The entries of a memory (see memory.py) as plain data, and what follows from them at once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from broglio.games.caesar_cleopatra.rules import memory
from broglio.games.caesar_cleopatra.rules.material import (
    CARDS,
    GROUPS,
    HAND_SIZE,
    INFLUENCE,
    MOST_OWN,
    NUMBERED,
    unpacked,
)

SERIES = tuple(range(int(NUMBERED)))


class Entry(NamedTuple):
    """One entry of the memory, with its detail as plain numbers."""

    kind: int
    seat: int
    cards: tuple[int, ...] = ()
    groups: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()


@lru_cache(4096)
def read(packed: int) -> Entry:
    """An entry from the number that a position keeps."""
    kind, seat, detail = memory.kind_of(packed), memory.seat_of(packed), memory.detail_of(packed)
    if kind == memory.LAID:
        return Entry(kind, seat, groups=(detail,))
    if kind == memory.SHOWN:
        return Entry(kind, seat, cards=(detail,))
    if kind == memory.TURNED:
        return Entry(kind, seat, unpacked(detail >> 4), (detail & 15,))
    if kind == memory.LIFTED:
        return Entry(kind, seat, unpacked(detail >> 8), (detail & 15, detail >> 4 & 15))
    if kind == memory.SPLIT:
        return Entry(kind, seat, numbers=(detail & 15, detail >> 4 & 15))
    if kind == memory.SEEN:
        return Entry(kind, seat, unpacked(detail))
    if kind == memory.FOUND:
        return Entry(kind, seat, numbers=tuple(detail >> 4 * i & 15 for i in range(int(GROUPS) + 1)))
    return Entry(kind, seat)


@lru_cache(4096)
def write(entry: Entry) -> int:
    """The number that a position keeps."""
    cards = sum(1 << 4 * card for card in entry.cards)
    detail = 0
    if entry.kind == memory.LAID:
        detail = entry.groups[0]
    elif entry.kind == memory.SHOWN:
        detail = entry.cards[0]
    elif entry.kind == memory.TURNED:
        detail = cards << 4 | entry.groups[0]
    elif entry.kind == memory.LIFTED:
        detail = cards << 8 | entry.groups[1] << 4 | entry.groups[0]
    elif entry.kind in (memory.SPLIT, memory.FOUND):
        detail = sum(number << 4 * i for i, number in enumerate(entry.numbers))
    elif entry.kind == memory.SEEN:
        detail = cards
    return memory.entry(entry.kind, entry.seat, detail)


class Remembered(NamedTuple):
    """What is left of the last showing of a hand."""

    cards: tuple[int, ...]
    """Cards known then that cannot have come to light since: they are in hand, or among those laid face down since."""
    down_since: int
    """How many cards lie face down that may have been laid since."""


def remembered(entries: Iterable[Entry], seat: int) -> Remembered:
    """What a player who forgets nothing is sure of."""
    cards = [0] * int(CARDS)
    down = [0] * int(GROUPS)
    groups: tuple[int, ...] = ()
    for entry in entries:
        if entry.seat != seat:
            continue
        if entry.kind == memory.BEGAN or (entry.kind == memory.SEEN and entry.cards):
            cards = [0] * int(CARDS)
            for card in entry.cards or SERIES:
                cards[card] += 1
            down = [0] * int(GROUPS)
        elif entry.kind == memory.LAID:
            down[entry.groups[0]] += 1
        elif entry.kind == memory.SHOWN or (entry.kind == memory.TURNED and down[entry.groups[0]]):
            for card in entry.cards:
                cards[card] = max(0, cards[card] - 1)
            if entry.kind == memory.TURNED:
                down[entry.groups[0]] = 0
        elif entry.kind == memory.LIFTED:
            groups = entry.groups
        elif entry.kind == memory.SPLIT:
            castled = sum(down[group] for group in groups)
            for group, count in zip(groups, entry.numbers, strict=True):
                down[group] = min(castled, count)
    return Remembered(tuple(card for card, count in enumerate(cards) for _ in range(count)), sum(down))


def sizes(entries: Iterable[Entry]) -> tuple[int, list[int], int]:
    """How many influence cards are hidden in hand, face down at each group, and lifted, after these entries.

    Raises ValueError with the number of the entry that cannot be.
    """
    hand, lifted = 0, 0
    down = [0] * int(GROUPS)
    groups: tuple[int, ...] = ()
    for number, entry in enumerate(entries):
        could_be = (entry.kind == memory.SPLIT) == (lifted > 0)
        if entry.kind == memory.BEGAN:
            hand, down = len(SERIES), [1] * int(GROUPS)
        elif entry.kind == memory.FOUND:
            hand, down = entry.numbers[0], list(entry.numbers[1:])
        elif entry.kind == memory.DRAWN:
            hand += 1
        elif entry.kind == memory.LAID:
            hand -= 1
            down[entry.groups[0]] += 1
        elif entry.kind == memory.SHOWN:
            hand -= entry.cards[0] < INFLUENCE
        elif entry.kind == memory.TURNED:
            could_be = could_be and 0 < len(entry.cards) == down[entry.groups[0]]
            down[entry.groups[0]] = 0
        elif entry.kind == memory.LIFTED:
            groups = entry.groups
            lifted = len(entry.cards) + sum(down[group] for group in groups)
            could_be = could_be and groups[0] < groups[1] and lifted > 0
            for group in groups:
                down[group] = 0
        elif entry.kind == memory.SPLIT and could_be:
            could_be = sum(entry.numbers) == lifted
            lifted = 0
            for group, count in zip(groups, entry.numbers, strict=True):
                down[group] = count
        elif entry.kind == memory.SEEN and entry.cards:
            could_be = could_be and sum(card < INFLUENCE for card in entry.cards) == hand
        if not could_be or not 0 <= hand <= HAND_SIZE or max(down) > MOST_OWN:
            raise ValueError(number)
    return hand, down, lifted
