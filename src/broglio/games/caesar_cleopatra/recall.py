"""Deals out a player's hidden influence cards in accord with all that was seen of them (see memory.py).

Each hidden card is followed as a thing: laid face down it is known to have left the hand at a certain moment, and the
hand of that moment held cards known from its last showing, and cards drawn since.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

from broglio.games.caesar_cleopatra import memory
from broglio.games.caesar_cleopatra.entries import SERIES, Entry, sizes
from broglio.games.caesar_cleopatra.material import GROUPS, INFLUENCE

ATTEMPTS = 1000
"""More than enough: three do on average, and more than a hundred are rare."""


class Hidden(NamedTuple):
    """Where the hidden influence cards of a player lie; what is left over is pile 1."""

    hand: tuple[int, ...]
    down: tuple[tuple[int, ...], ...]
    lifted: tuple[int, ...]


def deal(entries: Sequence[Entry], unseen: Counter[int], source: random.Random) -> Hidden:
    """Hidden cards of one player in accord with the entries about them; unseen: all cards not in sight, pile 1 too."""
    for _ in range(ATTEMPTS):
        hidden = _attempt(entries, unseen, source)
        if hidden is not None:
            return hidden
    return _anyhow(entries, unseen, source)


@dataclass(eq=False)
class _Card:
    """A card that left the hand, or never was in it."""

    card: int | None = None


@dataclass
class _Stretch:
    """A hand from one showing to the next: cards known at its beginning, then cards coming (None) and going."""

    known: Counter[int]
    steps: list[_Card | None] = field(default_factory=list)
    is_last: bool = True
    """A hand that was shown at the end counts as gone: its cards are steps."""


@dataclass
class _Run:
    """All that a memory tells, with its hidden cards as things to be named."""

    table: list[list[_Card]] = field(default_factory=lambda: [[] for _ in range(int(GROUPS))])
    first: list[_Card] = field(default_factory=list)
    """The series laid out at the beginning (C7)."""
    lifted: list[_Card] = field(default_factory=list)
    stretches: list[_Stretch] = field(default_factory=lambda: [_Stretch(Counter())])


def _attempt(entries: Sequence[Entry], unseen: Counter[int], source: random.Random) -> Hidden | None:
    run = _Run()
    lifted_from: tuple[int, ...] = ()
    for entry in entries:
        steps = run.stretches[-1].steps
        if entry.kind == memory.BEGAN:
            run.first = [_Card() for _ in SERIES]
            run.table = [[card] for card in run.first]
            run.stretches = [_Stretch(Counter(SERIES))]
        elif entry.kind == memory.FOUND:
            steps.extend([None] * entry.numbers[0])
            run.table = [[_Card() for _ in range(number)] for number in entry.numbers[1:]]
        elif entry.kind == memory.DRAWN:
            steps.append(None)
        elif entry.kind == memory.LAID:
            laid = _Card()
            steps.append(laid)
            run.table[entry.groups[0]].append(laid)
        elif entry.kind == memory.SHOWN and entry.cards[0] < INFLUENCE:
            steps.append(_Card(entry.cards[0]))
        elif entry.kind == memory.SEEN and entry.cards:
            hand = [card for card in entry.cards if card < INFLUENCE]
            steps.extend(_Card(card) for card in hand)
            run.stretches[-1].is_last = False
            run.stretches.append(_Stretch(Counter(hand)))
        elif entry.kind == memory.LIFTED:
            lifted_from = entry.groups
            run.lifted = [_Card(card) for card in entry.cards]
            for group in lifted_from:
                run.lifted += run.table[group]
                run.table[group] = []
        elif entry.kind == memory.SPLIT:
            source.shuffle(run.lifted)
            run.table[lifted_from[0]] = run.lifted[: entry.numbers[0]]
            run.table[lifted_from[1]] = run.lifted[entry.numbers[0] :]
            run.lifted = []
        elif entry.kind == memory.TURNED:
            group = entry.groups[0]
            if not _name(run, run.table[group], entry.cards, source):
                return None
            run.table[group] = []
    return _finish(run, unseen, source)


def _name(run: _Run, cards: list[_Card], shown: Sequence[int], source: random.Random) -> bool:
    """Say which of the cards turned up is which, in some way that could be."""
    left = Counter(shown)
    left.subtract(card.card for card in cards if card.card is not None)
    if min(left.values(), default=0) < 0:
        return False
    nameless = [card for card in cards if card.card is None]
    ways = list(set(permutations(left.elements())))
    source.shuffle(ways)
    for way in ways:
        for card, name in zip(nameless, way, strict=True):
            card.card = name
        if _could_be(run):
            return True
    return False


def _could_be(run: _Run) -> bool:
    """Whether the cards named so far fit the beginning and every stretch."""
    named = [card.card for card in run.first if card.card is not None]
    if len(set(named)) < len(named) or any(card not in SERIES for card in named):
        return False
    return all(_goes_through(stretch.steps, stretch.known, 0) for stretch in run.stretches)


def _goes_through(steps: Sequence[_Card | None], known: Counter[int], drawn: int) -> bool:
    """Whether all these cards can have left a hand of some known cards and others drawn unseen.

    A card drawn unseen can be any card, so known ones are spent first: for a named card its own kind; for a nameless
    one the kind that will be wanted last.
    """
    known = known.copy()
    for number, step in enumerate(steps):
        if step is None:
            drawn += 1
        elif step.card is not None and known[step.card] > 0:
            known[step.card] -= 1
        elif step.card is None and known.total() > 0:
            known[_wanted_last(steps[number + 1 :], known)] -= 1
        elif drawn > 0:
            drawn -= 1
        else:
            return False
    return True


def _wanted_last(steps: Sequence[_Card | None], known: Counter[int]) -> int:
    """The known card whose last copy is named latest among the steps to come, or not at all."""
    left = known.copy()
    order: list[int] = []
    for step in steps:
        if step is not None and step.card is not None and left[step.card] > 0:
            left[step.card] -= 1
            order.append(step.card)
    return next(left.elements(), order[-1] if order else 0)


def _finish(run: _Run, unseen: Counter[int], source: random.Random) -> Hidden | None:
    """Name all cards that nobody has seen."""
    if not _could_be(run):
        return None
    free = unseen.copy()
    on_table = [card for cards in (*run.table, run.lifted) for card in cards]
    free.subtract(card.card for card in on_table if card.card is not None)
    _name_first(run, free, source)
    unknown: list[_Card] = []
    hand: list[_Card] = []
    for stretch in run.stretches:
        left = _walk(stretch, free, unknown, source)
        if left is None:
            return None
        hand = left
    free.subtract(card.card for card in hand if card.card is not None)
    unknown += [card for card in hand if card.card is None]
    unknown += [card for card in on_table if card.card is None and card not in unknown]
    if min(free.values(), default=0) < 0 or free.total() < len(unknown):
        return None
    names = list(free.elements())
    source.shuffle(names)
    for card, name in zip(unknown, names, strict=False):
        card.card = name
    return Hidden(_cards(hand), tuple(_cards(cards) for cards in run.table), _cards(run.lifted))


def _name_first(run: _Run, free: Counter[int], source: random.Random) -> None:
    """What is not known of the series laid out at the beginning is what is left of it."""
    left = [card for card in SERIES if card not in [first.card for first in run.first]]
    source.shuffle(left)
    for card in run.first:
        if card.card is None:
            card.card = left.pop()
            free[card.card] -= 1


def _walk(stretch: _Stretch, free: Counter[int], unknown: list[_Card], source: random.Random) -> list[_Card] | None:
    """Follow a hand, choosing at random which of its cards each nameless one was; returns what is left in hand.

    None if too few cards of some kind are unseen for what was chosen before.
    """
    known = stretch.known.copy()
    drawn = 0
    for number, step in enumerate(stretch.steps):
        if step is None:
            drawn += 1
        elif step.card is not None:
            if known[step.card] > 0:
                known[step.card] -= 1
            else:
                drawn -= 1
        else:
            hand: list[int | None] = [card for card in known.elements() if free[card] > 0]
            hand += [None] * drawn
            source.shuffle(hand)
            rest = stretch.steps[number + 1 :]
            for card in hand:
                after = known - Counter([card]) if card is not None else known
                if _goes_through(rest, after, drawn - (card is None)):
                    break
            else:
                return None
            if card is None:
                drawn -= 1
                unknown.append(step)
            else:
                known = after
                step.card = card
                free[card] -= 1
    return [*map(_Card, known.elements()), *(_Card() for _ in range(drawn))] if stretch.is_last else []


def _cards(cards: Iterable[_Card]) -> tuple[int, ...]:
    return tuple(sorted(card.card for card in cards if card.card is not None))


def _anyhow(entries: Sequence[Entry], unseen: Counter[int], source: random.Random) -> Hidden:
    """Hidden cards in the right numbers, where a memory that somebody made up leads nowhere."""
    hand, down, lifted = sizes(entries)
    names = list(unseen.elements())
    source.shuffle(names)
    take = [tuple(sorted(names.pop() for _ in range(size))) for size in (hand, *down, lifted)]
    return Hidden(take[0], tuple(take[1:-1]), take[-1])
