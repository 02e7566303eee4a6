"""The table as facts for the page: made from what one seat may know, and from nothing else.

Ids stay the same from change to change wherever a card stays, so that the page can let it glide. Cards of one kind
cannot be told apart: an id tells owner, place and, where the view knows it, the kind. In a hand they are numbered on
from those that have left it: a drawn card never has the id of a discarded one. `kin` names a card for others: one that
appears comes from where a card of the kin that it names has vanished, or from a pile that has lost one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from broglio.core.protocol import Saying, Seat
from broglio.games.caesar_cleopatra.page.controls import Controls, controls
from broglio.games.caesar_cleopatra.rules import moves, phases
from broglio.games.caesar_cleopatra.rules.material import (
    ASSASSINATION,
    CARD_NAMES,
    CASTLING,
    COPIES,
    GROUP_NAMES,
    GROUPS,
    INFLUENCE,
    MOST_OWN,
    MOST_TOGETHER,
    NUMBERED,
    PATRICIANS,
    SPY,
    VOTE_NAMES,
)
from broglio.games.caesar_cleopatra.text.notation import array_of, notate
from broglio.games.caesar_cleopatra.views.holdings import Cards
from broglio.games.caesar_cleopatra.views.scoring import Tally, tally
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView

SIDES = ("caesar", "cleopatra")
KINDS = ("influence", "manipulation")
DEALT = (sum(COPIES[:INFLUENCE]), sum(COPIES[INFLUENCE:]))
"""How many cards of each of the two kinds a player begins with."""
OPEN, HIDDEN, BACK = "open", "hidden", "back"
"""A face that all see; one's own face-down card, which shows its face to its owner; a back."""


class Card(NamedTuple):
    """A card that lies somewhere."""

    id: str
    name: str
    """Its kind, or for a back what the back tells: influence or manipulation."""
    face: str
    kin: str = ""
    comes_from: str = ""
    """The kin whose place it takes over, or the piles that it is drawn from, the likeliest first."""
    aim: str = ""
    """The move by which this card is assassinated, where that can be."""
    is_marked: bool = False
    """An assassin is after it, or it is chosen to be discarded."""
    is_next: bool = False
    """The next of the castled cards."""


class Side(NamedTuple):
    """One player's part of a group."""

    seat: Seat
    side: str
    cards: tuple[Card, ...]


class Group(NamedTuple):
    """A group of patricians, and who has what before it."""

    name: str
    left: int
    all: int
    far: Side
    near: Side
    is_threatened: bool
    """A manipulation card is about to fall on it."""
    votes: bool
    """Its exceptional vote is being held."""
    in_the_air: int
    """Castled cards of the opponent that may land here."""

    @property
    def together(self) -> int:
        """Influence cards of both."""
        return len(self.near.cards) + len(self.far.cards)

    @property
    def has_aims(self) -> bool:
        """Whether a card of the opponent can be assassinated here."""
        return any(card.aim for card in self.far.cards)


class Player(NamedTuple):
    """What stands beside the board."""

    seat: Seat
    side: str
    hand: tuple[Card, ...]
    knows_hand: bool
    hand_sizes: tuple[int, int]
    pile_sizes: tuple[int, int]
    order: tuple[str, ...]
    """Pile 2 from its top, where this seat knows it."""
    discard: tuple[tuple[str, int], ...]
    discard_size: int
    mission: str | None
    has_mission: bool
    won: tuple[tuple[str, int], ...]
    tally: Tally


def scene(view: CaesarCleopatraView) -> Mapping[str, Any]:
    """All that the templates show."""
    near = view.seat if view.seat is not None else 0
    far = 1 - near
    can = controls(view)
    return {
        "subtitle": _subtitle(view),
        "near": _player(view, near),
        "far": _player(view, far),
        "groups": tuple(_group(view, group, near) for group in range(int(GROUPS))),
        "can": can,
        "cannot": Controls(can.mode),
        "castled": _castled(view),
        "deck_size": len(view.deck()),
        "deck": _counted(view.deck(), VOTE_NAMES),
        "turned": _votes(view.turned_votes),
        "removed": _votes(view.removed_votes),
        "unarranged": _unarranged(view),
        "won": tuple((SIDES[seat], _won(view, seat)) for seat in range(view.seats)),
        "limits": (int(MOST_OWN), int(MOST_TOGETHER)),
        "group_names": GROUP_NAMES,
        "series": CARD_NAMES[:NUMBERED],
        "sides": SIDES,
    }


def _subtitle(view: CaesarCleopatraView) -> Saying:
    """Whose turn it is and how it goes."""
    if view.outcome is not None:
        return Saying("subtitle-over", {}, "C34")
    if view.phase == phases.ARRANGE:
        return Saying("subtitle-arrange", {}, "C6")
    if view.phase in (phases.MISSIONS, phases.ARRAY):
        return Saying("subtitle-array", {}, "C7")
    own = view.seat == view.turn
    if view.passed:
        return Saying("subtitle-passive-own" if own else "subtitle-passive", {"seat": view.turn}, "C16")
    if view.phase == phases.OPEN:
        return Saying("subtitle-turn-own" if own else "subtitle-turn", {"seat": view.turn}, "C8")
    return Saying("subtitle-active-own" if own else "subtitle-active", {"seat": view.turn}, "C9")


def _player(view: CaesarCleopatraView, seat: Seat) -> Player:
    order = view.orders[seat]
    mission = view.missions[seat]
    return Player(
        seat,
        SIDES[seat],
        _hand(view, seat),
        view.hands[seat] is not None,
        view.hand_sizes[seat],
        view.pile_sizes[seat],
        tuple(CARD_NAMES[card] for card in order or ()),
        _counted(view.discards[seat], CARD_NAMES),
        len(view.discards[seat]),
        None if mission is None else GROUP_NAMES[mission],
        view.has_mission[seat],
        _won(view, seat),
        tally(view, seat),
    )


def _won(view: CaesarCleopatraView, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The patricians that somebody has won, by group."""
    return tuple((GROUP_NAMES[group], count) for group, count in enumerate(view.won[seat]) if count)


def _counted(cards: Iterable[int], names: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((names[card], count) for card, count in sorted(Counter(cards).items()))


def _numbered(cards: Iterable[int]) -> list[tuple[int, int]]:
    """Each card with its number among its like."""
    seen: Counter[int] = Counter()
    numbered = []
    for card in cards:
        numbered.append((card, seen[card]))
        seen[card] += 1
    return numbered


def _hand(view: CaesarCleopatraView, seat: Seat) -> tuple[Card, ...]:
    """The cards of a hand, or their backs, which tell influence from manipulation (C12)."""
    place = f"{SIDES[seat]}-hand"
    known = view.hands[seat]
    if known is None:
        kinds = zip(KINDS, DEALT, view.pile_sizes[seat], view.hand_sizes[seat], strict=True)
        return tuple(
            Card(f"{place}-{kind}-{dealt - pile - number}", kind, BACK, f"{place}-{kind}", _pile(seat, kind))
            for kind, dealt, pile, size in kinds
            for number in range(size, 0, -1)
        )
    if view.phase <= phases.ARRAY:
        known = known[::2]  # the other series is to be laid out (C7)
    chosen = Counter(view.chosen or ()) if seat == view.seat == view.turn else Counter()
    return tuple(
        Card(
            f"{place}-{CARD_NAMES[card]}-{_gone(view, seat, card) + number}",
            CARD_NAMES[card],
            OPEN,
            f"{place}-{CARD_NAMES[card]}",
            _pile(seat, KINDS[card >= INFLUENCE]),
            is_marked=number < chosen[card],
        )
        for card, number in _numbered(known)
    )


def _gone(view: CaesarCleopatraView, seat: Seat, card: int) -> int:
    """How many cards of a kind have left a hand, as far as they are known."""
    if view.phase <= phases.ARRAY:
        return 1  # one of each is to be laid out
    laid = (*view.up[seat], *(view.down[seat] or ()))
    return view.discards[seat].count(card) + sum(cards.count(card) for cards in laid)


def _pile(seat: Seat, kind: str) -> str:
    """The id of a pile on the page."""
    return f"pile-{SIDES[seat]}-{KINDS.index(kind) + 1}"


def _group(view: CaesarCleopatraView, group: int, near: Seat) -> Group:
    is_named = view.stage == phases.ASKED and view.card != SPY
    targets = view.targets if view.card == CASTLING else view.targets[:1]
    is_castled = view.stage == phases.CASTLING and group in view.targets
    return Group(
        GROUP_NAMES[group],
        view.left(group),
        int(PATRICIANS[group]),
        _side(view, 1 - near, group),
        _side(view, near, group),
        is_threatened=is_named and group in targets,
        votes=view.phase == phases.WINDOW and view.group == group,
        in_the_air=view.castling_size if is_castled and view.castling is None else 0,
    )


def _side(view: CaesarCleopatraView, seat: Seat, group: int) -> Side:
    """Face-up cards, then face-down ones: with their faces where they are known."""
    up = view.up[seat][group]
    place, hand = f"{SIDES[seat]}-{GROUP_NAMES[group]}", f"{SIDES[seat]}-hand"
    down = _down(view, seat, group)
    cards = [
        Card(
            f"{place}-{CARD_NAMES[card]}-{number}",
            CARD_NAMES[card],
            OPEN,
            f"{SIDES[seat]}-laid-{CARD_NAMES[card]}",
            f"{place}-down {hand}-{CARD_NAMES[card]} {hand}-influence",
            _aim(view, seat, card, group),
            is_marked=number == 0 and _is_prey(view, seat, card, group),
        )
        for card, number in _numbered(up)
    ]
    cards += [
        Card(
            f"{place}-hidden-{CARD_NAMES[card]}-{number}",
            CARD_NAMES[card],
            HIDDEN,
            f"{place}-down {SIDES[seat]}-laid-{CARD_NAMES[card]}",
            f"{hand}-{CARD_NAMES[card]} {SIDES[seat]}-castled-{CARD_NAMES[card]}",
        )
        for card, number in _numbered(down or ())
    ]
    if down is None:
        cards += [
            Card(f"{place}-back-{number}", "influence", BACK, f"{place}-down", f"{hand}-influence")
            for number in range(view.down_sizes[seat][group])
        ]
    return Side(seat, SIDES[seat], tuple(cards))


def _down(view: CaesarCleopatraView, seat: Seat, group: int) -> Cards | None:
    """The face-down cards whose faces this seat knows, with those that are about to lie there; None: only backs."""
    down = view.down[seat]
    if down is None:
        return None
    cards = down[group]
    array = view.arrays[seat]
    if array is not None:
        cards += (array_of(array)[group],)
    if view.stage == phases.CASTLING and seat == view.turn and view.castling is not None and group in view.targets:
        cards += view.castling.first if group == view.targets[0] else view.castling.second
    return cards


def _aim(view: CaesarCleopatraView, seat: Seat, card: int, group: int) -> str:
    move = moves.assassinate(card, group)
    return notate(move) if view.seat == 1 - seat and move in view.moves else ""


def _is_prey(view: CaesarCleopatraView, seat: Seat, card: int, group: int) -> bool:
    """Whether an assassin is after this kind of card here, and the veto not yet decided."""
    named = view.stage == phases.ASKED and view.card == ASSASSINATION and seat != view.turn
    return named and view.targets == (group, card)


def _castled(view: CaesarCleopatraView) -> tuple[Card, ...]:
    """The castled cards that are still to be laid, the next one first."""
    if view.stage != phases.CASTLING or view.castling is None or view.seat != view.turn:
        return ()
    seat = view.turn
    return tuple(
        Card(
            f"{SIDES[seat]}-castled-{CARD_NAMES[card]}-{number}",
            CARD_NAMES[card],
            HIDDEN,
            f"{SIDES[seat]}-castled-{CARD_NAMES[card]}",
            f"{SIDES[seat]}-laid-{CARD_NAMES[card]}",
            is_next=index == 0,
        )
        for index, (card, number) in enumerate(_numbered(view.castling.lifted))
    )


def _unarranged(view: CaesarCleopatraView) -> tuple[tuple[str, int], ...]:
    """How many of each manipulation card have no place in pile 2 yet (C6)."""
    order = view.orders[view.seat] if view.seat is not None else None
    if view.phase != phases.ARRANGE or order is None:
        return ()
    return tuple(
        (CARD_NAMES[card], COPIES[card] - order.count(card)) for card in range(int(INFLUENCE), len(CARD_NAMES))
    )


def _votes(votes: Cards) -> tuple[Card, ...]:
    return tuple(Card(f"vote-{VOTE_NAMES[vote]}-{number}", VOTE_NAMES[vote], OPEN) for vote, number in _numbered(votes))
