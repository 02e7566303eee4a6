"""Caesar & Cleopatra in rows of numbers, for programs that learn: what a seat may know, field by field.

Players forget nothing (C12). `remembered` is what follows at once from what they saw; all that they saw is `RECALL`,
long and seldom needed, to be put behind the other fields where it is wanted. See observation.py.
"""

from __future__ import annotations

from collections.abc import Iterable

from broglio.core.protocol import Seat
from broglio.core.protocol.layout import Field, Layout, ahead, common_fields, counts, flags, own_first
from broglio.games.caesar_cleopatra.rules import memory, moves, phases
from broglio.games.caesar_cleopatra.rules.ending import MOST_PASSES
from broglio.games.caesar_cleopatra.rules.material import (
    CARDS,
    GROUPS,
    HAND_SIZE,
    INFLUENCE,
    MANIPULATIONS,
    MISSIONS,
    MOST_OWN,
    SEATS,
    VOTES,
)
from broglio.games.caesar_cleopatra.views.holdings import Cards
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView

TWO, FIVE, TWELVE, SIX, SEVEN = int(SEATS), int(GROUPS), int(CARDS), int(INFLUENCE), int(VOTES)
DECK = 7
"""No player has more of any card."""
PILE = 37
"""No pile is larger."""
Seen = CaesarCleopatraView


def _both(view: Seen) -> list[Seat]:
    return own_first(view)


def _other(view: Seen) -> Seat:
    return own_first(view)[1]


def _own_cards(view: Seen, rows: tuple[Cards | None, ...]) -> Cards:
    return (rows[view.seat] or ()) if view.seat is not None else ()


FIELDS: list[Field[Seen]] = [
    *common_fields(TWO),
    Field("shuffled", (1,), 1, "whether pile 2 is shuffled, not arranged", lambda view: [int(view.shuffled)]),
    Field("phase", (len(phases.PHASE_NAMES),), 1, "the phase of the turn", lambda v: flags(15, [v.phase])),
    Field("turn", (TWO,), 1, "whose turn it is", lambda view: flags(TWO, [ahead(view, view.turn)])),
    Field("played", (1,), 1, "whether this turn's manipulation card has been played", lambda v: [int(v.played)]),
    Field("passed", (1,), 1, "whether the player whose turn it is has passed", lambda view: [int(view.passed)]),
    Field("vote", (FIVE,), 1, "the group of the exceptional vote being held", lambda v: flags(FIVE, _vote(v))),
    Field("elected", (FIVE,), 1, "groups that had such a vote this turn", lambda view: flags(FIVE, view.elected)),
    Field("stage", (len(phases.STAGE_NAMES),), 1, "the stage of the card under way", lambda v: flags(4, [v.stage])),
    Field("card", (TWELVE,), 1, "the manipulation card under way", lambda v: counts(TWELVE, _card(v))),
    Field("target", (FIVE,), 1, "its group", lambda view: flags(FIVE, _targets(view)[:1])),
    Field("other target", (SIX,), 1, "its card, or a castling's second group", lambda v: flags(SIX, _targets(v)[1:])),
    Field(
        "dealing",
        (TWO, 2),
        1,
        "whose pile, and which, a card is being dealt from",
        lambda v: flags(4, [2 * ahead(v, v.dealing[0]) + v.dealing[1]] if v.dealing else []),
    ),
    Field("owed", (TWO,), int(HAND_SIZE), "cards still to be drawn", lambda v: [v.owed[seat] for seat in _both(v)]),
    Field(
        "quiet", (1,), int(MOST_PASSES), "turns in a row that were passed without discarding", lambda view: [view.quiet]
    ),
    Field(
        "alone", (TWO,), 1, "who goes on alone", lambda v: flags(TWO, [] if v.alone is None else [ahead(v, v.alone)])
    ),
    Field("hand", (TWELVE,), DECK, "own cards in hand", lambda v: counts(TWELVE, _own_cards(v, v.hands))),
    Field(
        "spied", (TWELVE,), DECK, "the other's hand, while a spy sees it", lambda v: counts(TWELVE, v.hands[_other(v)])
    ),
    Field(
        "hand sizes",
        (TWO, 2),
        10,
        "influence and manipulation cards in hand",
        lambda view: [n for seat in _both(view) for n in view.hand_sizes[seat]],
    ),
    Field(
        "pile sizes",
        (TWO, 2),
        PILE,
        "cards in pile 1 and pile 2",
        lambda view: [n for seat in _both(view) for n in view.pile_sizes[seat]],
    ),
    Field(
        "order",
        (int(MANIPULATIONS), SIX),
        1,
        "own pile 2 from its top, as far as arranged: place, then manipulation card",
        lambda view: [n for place in range(MANIPULATIONS) for n in _place(view, place)],
    ),
    Field("arranged", (TWO,), 1, "whose pile 2 is ready", lambda v: [int(v.is_arranged[seat]) for seat in _both(v)]),
    Field(
        "discards",
        (TWO, TWELVE),
        DECK,
        "cards discarded",
        lambda view: [n for seat in _both(view) for n in counts(TWELVE, view.discards[seat])],
    ),
    Field(
        "up",
        (TWO, FIVE, SIX),
        int(MOST_OWN),
        "influence cards face up at each group",
        lambda view: [n for seat in _both(view) for cards in view.up[seat] for n in counts(SIX, cards)],
    ),
    Field(
        "down sizes",
        (TWO, FIVE),
        int(MOST_OWN),
        "how many lie face down",
        lambda view: [n for seat in _both(view) for n in view.down_sizes[seat]],
    ),
    Field(
        "down",
        (FIVE, SIX),
        int(MOST_OWN),
        "own influence cards face down at each group",
        lambda view: [n for group in range(GROUPS) for n in counts(SIX, _own_down(view, group))],
    ),
    Field(
        "laid out", (TWO,), 1, "who chose how to lay out a series", lambda v: [int(v.has_laid_out[s]) for s in _both(v)]
    ),
    Field("array", (FIVE, FIVE), 1, "how the seat did: group, then card", lambda view: _array(view)),
    Field("restarted", (1,), 1, "whether the seat began an unfinished choice again", lambda v: [_restarted(v)]),
    Field("has mission", (TWO,), 1, "who has a mission", lambda v: [int(v.has_mission[seat]) for seat in _both(v)]),
    Field(
        "missions",
        (TWO, int(MISSIONS)),
        1,
        "the own mission; the other's when the game is over",
        lambda view: [n for seat in _both(view) for n in flags(3, [_or_none(view.missions[seat])])],
    ),
    Field(
        "won",
        (TWO, FIVE),
        5,
        "patricians won of each group",
        lambda view: [n for seat in _both(view) for n in view.won[seat]],
    ),
    Field("left", (FIVE,), 5, "patricians that nobody has won", lambda v: [v.left(group) for group in range(GROUPS)]),
    Field("deck", (SEVEN,), 2, "vote cards in the deck", lambda view: counts(SEVEN, view.deck())),
    Field("turned votes", (SEVEN,), 2, "vote cards in the discard", lambda view: counts(SEVEN, view.turned_votes)),
    Field("chosen", (TWELVE,), DECK, "what the passive player means to discard", lambda v: counts(TWELVE, v.chosen)),
    Field("castled", (1,), 10, "cards lifted by a castling under way", lambda view: [view.castling_size]),
    Field(
        "castling",
        (3, SIX),
        10,
        "the own castling: cards still to be laid, for the first and for the second group",
        lambda view: [n for cards in view.castling or ((), (), ()) for n in counts(SIX, cards)],
    ),
    Field(
        "unseen",
        (TWELVE,),
        DECK,
        "the other's cards that lie nowhere in sight",
        lambda v: counts(12, v.unseen(_other(v))),
    ),
    Field(
        "remembered",
        (TWO, TWELVE + 1),
        25,
        "cards that were seen in hand and have not come to light since; then how many lie face down since",
        lambda view: [n for seat in _both(view) for n in _remembered(view, seat)],
    ),
]

ENTRY = len(memory.ENTRY_NAMES) + TWO + TWELVE + 2 + 6
RECALL: Field[Seen] = Field(
    "memory",
    (int(memory.ROW), ENTRY),
    10,
    "all that both saw of the ways of hidden cards, in order: kind of entry, whose cards, how many of each card,"
    " one or two groups (counted from 1), numbers of cards",
    lambda view: [n for place in range(memory.ROW) for n in _entry(view, place)],
)

LAYOUT = Layout(tuple(FIELDS), moves.DEAL)
WITH_RECALL = Layout((*FIELDS, RECALL), moves.DEAL)


def _vote(view: Seen) -> list[int]:
    return [view.group] if view.phase in (phases.WINDOW, phases.COUNT) else []


def _card(view: Seen) -> Cards:
    return () if view.card is None else (view.card,)


def _targets(view: Seen) -> Cards:
    return () if view.card is None else view.targets


def _place(view: Seen, place: int) -> list[int]:
    return flags(SIX, [card - SIX for card in _own_cards(view, view.orders)[place : place + 1]])


def _own_down(view: Seen, group: int) -> Cards:
    own = None if view.seat is None else view.down[view.seat]
    return own[group] if own else ()


def _array(view: Seen) -> list[int]:
    way = None if view.seat is None else view.arrays[view.seat]
    if way is None:
        return [0] * FIVE * FIVE
    return [n for group in range(GROUPS) for n in flags(FIVE, [moves.laid_out(way, group)])]


def _restarted(view: Seen) -> int:
    return int(bool(view.restarted[view.seat])) if view.seat is not None else 0


def _or_none(number: int | None) -> int:
    return -1 if number is None else number


def _remembered(view: Seen, seat: Seat) -> Iterable[int]:
    cards, down_since = view.remembered(seat)
    return *counts(TWELVE, cards), down_since


def _entry(view: Seen, place: int) -> list[int]:
    if place >= len(view.memory):
        return [0] * ENTRY
    entry = view.memory[place]
    return [
        *flags(len(memory.ENTRY_NAMES), [entry.kind]),
        *flags(TWO, [ahead(view, entry.seat)]),
        *counts(TWELVE, entry.cards),
        *[group + 1 for group in entry.groups],
        *[0] * (2 - len(entry.groups)),
        *entry.numbers,
        *[0] * (6 - len(entry.numbers)),
    ]
