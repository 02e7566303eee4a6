"""Worlds that fit what one seat may know: every hidden card dealt out at random.

`sample` does that for any view; `worlds` for a seat that is to choose, as fast as a search needs it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from broglio.core.match.playout import Dice
from broglio.core.protocol import Position, Seat
from broglio.games.caesar_cleopatra.data.memory_entries import Entry, remembered, sizes, write
from broglio.games.caesar_cleopatra.rules import memory, moves, phases
from broglio.games.caesar_cleopatra.rules.material import (
    CARDS,
    GROUPS,
    INFLUENCE,
    MANIPULATIONS,
    MISSION_COPIES,
    MISSIONS,
    MOST_OWN,
    MOST_TOGETHER,
    SERIES,
)
from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition
from broglio.games.caesar_cleopatra.views.dealing import Dealer
from broglio.games.caesar_cleopatra.views.holdings import Cards
from broglio.games.caesar_cleopatra.views.recall import Recall
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView, Castling, restore


def sample(view: CaesarCleopatraView, source: random.Random) -> CaesarCleopatraPosition:
    """A world that fits the view and all that was seen before: every hidden card dealt out at random."""
    world = view
    for seat in range(view.seats):
        if view.orders[seat] is None or view.hands[seat] is None or view.down[seat] is None:
            world = _with_player(world, seat, source)
    missions = list(view.missions)
    for seat in range(view.seats):
        if view.has_mission[seat] and missions[seat] is None:
            rest = [group for group in range(MISSIONS) for _ in range(MISSION_COPIES)]
            for taken in missions:
                if taken is not None:
                    rest.remove(taken)
            missions[seat] = source.choice(rest)
    world = replace(
        world,
        missions=tuple(missions),
        arrays=tuple(
            source.randrange(int(moves.ARRAYS)) if laid and array is None else array
            for laid, array in zip(view.has_laid_out, view.arrays, strict=True)
        ),
        restarted=tuple(bool(restarted) for restarted in view.restarted),
    )
    return restore(_with_chosen(world, source))


def worlds(view: CaesarCleopatraView, source: random.Random) -> Iterator[Position]:
    """Worlds that fit the view, one after the other."""
    if view.to_act != (view.seat,) or view.phase <= phases.ARRAY:
        while True:
            yield sample(view, source)
    other = 1 - view.to_act[0]
    entries, unseen = told_of(view, other)
    rest = [group for group in range(MISSIONS) for _ in range(MISSION_COPIES)]
    for mission in view.missions:
        if mission is not None:
            rest.remove(mission)
    dealer = Dealer(
        sample(view, source),
        other,
        recall_of(entries, unseen),
        _counts(unseen),
        _counts(remembered(entries, other).cards),
        rest if view.missions[other] is None else [view.missions[other] or 0],
        Dice(source.getrandbits(48)),
    )
    while True:
        yield dealer.draw()


def told_of(view: CaesarCleopatraView, seat: Seat) -> tuple[list[Entry], Cards]:
    """What was seen of a player's hidden cards, and all that are not in sight."""
    entries = [entry for entry in view.memory if entry.seat == seat]
    unseen = view.unseen(seat)
    known = view.hands[seat]
    if known is not None:  # the spy looks into it now (C28)
        entries.append(Entry(int(memory.SEEN), seat, known))
        unseen = tuple(sorted((*unseen, *known)))
    return entries, unseen


def recall_of(entries: Sequence[Entry], unseen: Cards) -> Recall:
    """All of it, ready to be dealt out."""
    hand, down, lifted = sizes(entries)
    return Recall([write(entry) for entry in entries], _counts(unseen)[:INFLUENCE], [hand, *down, lifted])


def _counts(cards: Iterable[int]) -> list[int]:
    row = [0] * int(CARDS)
    for card in cards:
        row[card] += 1
    return row


def _cards(counts: Sequence[int]) -> Cards:
    return tuple(card for card, count in enumerate(counts) for _ in range(count))


def _set(row: tuple[Cards | None, ...], seat: Seat, cards: Cards) -> tuple[Cards | None, ...]:
    return (*row[:seat], cards, *row[seat + 1 :])


def _with_player(view: CaesarCleopatraView, seat: Seat, source: random.Random) -> CaesarCleopatraView:
    """The view with all cards of one more seat known."""
    entries, unseen = told_of(view, seat)
    known = view.hands[seat]
    hand: Cards = tuple(card for card in range(INFLUENCE - 1) for _ in range(SERIES))
    down: tuple[Cards, ...] = ((),) * int(GROUPS)
    lifted: Cards = ()
    if entries:
        recall = recall_of(entries, unseen)
        recall.deal(Dice(source.getrandbits(48)))
        hand = _cards(list(recall.hand))
        *down_rows, lifted = (
            _cards(list(recall.down)[place * INFLUENCE : (place + 1) * INFLUENCE]) for place in range(GROUPS + 1)
        )
        down = tuple(down_rows)
    manipulations = Counter(card for card in unseen if card >= INFLUENCE)
    seen = Counter(card for card in remembered(entries, seat).cards if card >= INFLUENCE)
    rest = list((manipulations - seen).elements())
    source.shuffle(rest)
    held = [*seen.elements()]
    while len(held) < view.hand_sizes[seat][1]:
        held.append(rest.pop())
    if not view.is_arranged[seat]:
        del rest[source.randrange(int(MANIPULATIONS) - 1) :]
    hand = known if known is not None else tuple(sorted((*hand, *held)))
    castling = view.castling
    if castling is None and seat == view.turn:
        castling = _partly_laid(view, lifted, source)
    return replace(
        view,
        hands=_set(view.hands, seat, hand),
        down=(*view.down[:seat], down, *view.down[seat + 1 :]),
        orders=view.orders if view.shuffled else _set(view.orders, seat, tuple(rest)),
        castling=castling,
    )


def _partly_laid(view: CaesarCleopatraView, lifted: Cards, source: random.Random) -> Castling:
    """A castling that could have come so far: the lowest cards are laid out first (C29)."""
    parts: tuple[list[int], list[int]] = ([], [])
    other = 1 - view.turn
    limits = [
        min(MOST_OWN, MOST_TOGETHER - len(view.up[other][group]) - view.down_sizes[other][group])
        for group in view.targets
    ]
    laid = source.randrange(len(lifted)) if lifted else 0
    for card in lifted[:laid]:
        open_parts = [part for part, limit in zip(parts, limits, strict=True) if len(part) < limit]
        source.choice(open_parts).append(card)
    return Castling(lifted[laid:], tuple(parts[0]), tuple(parts[1]))


def _with_chosen(view: CaesarCleopatraView, source: random.Random) -> CaesarCleopatraView:
    """The view with some cards that a passive player could have chosen to discard so far."""
    if view.chosen is None:
        hand = view.hands[view.turn] or ()
        view = replace(view, chosen=tuple(card for card in hand if source.random() < 0.5))
    return view
