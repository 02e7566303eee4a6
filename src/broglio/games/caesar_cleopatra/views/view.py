"""What one seat may know (C12)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from broglio.core.protocol import Seat, View
from broglio.games.caesar_cleopatra.data.memory_entries import Entry, Remembered, read, remembered, write
from broglio.games.caesar_cleopatra.rules import memory, phases
from broglio.games.caesar_cleopatra.rules.material import (
    CARDS,
    COPIES,
    GROUPS,
    INFLUENCE,
    MANIPULATIONS,
    NO_CARD,
    NO_DEAL,
    NO_MISSION,
    NOBODY,
    NOT_LAID,
    PATRICIANS,
    SEATS,
    VOTE_COPIES,
    VOTES,
)
from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition, blank
from broglio.games.caesar_cleopatra.views import holdings
from broglio.games.caesar_cleopatra.views.holdings import Cards

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


class Castling(NamedTuple):
    """A castling under way: cards still to be laid, and those for the first and the second group."""

    lifted: Cards
    first: Cards
    second: Cards


@dataclass(frozen=True, slots=True)
class CaesarCleopatraView(View):
    """Groups and cards by number (see material.py), cards lowest first; rows by seat. None: not known to this seat."""

    version: int
    """The version of the rules by which the game is played."""
    shuffled: bool
    strict: bool
    """Whether people are shown only what lies in sight or is in hand (C6); see `shown`."""
    phase: int
    turn: Seat
    played: bool
    passed: bool
    group: int
    """The group of the exceptional vote being held; it means nothing at other times."""
    elected: tuple[int, ...]
    stage: int
    card: int | None
    targets: tuple[int, int]
    dealing: tuple[Seat, int] | None
    """Whose pile, and which one, a card is being dealt from."""
    owed: tuple[int, ...]
    quiet: int
    alone: Seat | None
    ended: int
    hands: tuple[Cards | None, ...]
    hand_sizes: tuple[tuple[int, int], ...]
    """Influence and manipulation cards in hand (C12)."""
    pile_sizes: tuple[tuple[int, int], ...]
    orders: tuple[Cards | None, ...]
    """Pile 2 from its top, as far as arranged; empty where it is shuffled."""
    is_arranged: tuple[bool, ...]
    discards: tuple[Cards, ...]
    up: tuple[tuple[Cards, ...], ...]
    down_sizes: tuple[tuple[int, ...], ...]
    down: tuple[tuple[Cards, ...] | None, ...]
    """Face-down cards at each group."""
    has_laid_out: tuple[bool, ...]
    arrays: tuple[int | None, ...]
    """The way a series will be laid out, while the other player still chooses."""
    restarted: tuple[bool | None, ...]
    has_mission: tuple[bool, ...]
    missions: tuple[int | None, ...]
    won: tuple[tuple[int, ...], ...]
    turned_votes: Cards
    removed_votes: Cards
    chosen: Cards | None
    castling_size: int
    castling: Castling | None
    memory: tuple[Entry, ...]

    def left(self, group: int) -> int:
        """Patricians of a group that nobody has won."""
        return PATRICIANS[group] - sum(row[group] for row in self.won)

    def deck(self) -> Cards:
        """The vote cards still in the deck, by counting the others."""
        return _rest(VOTE_COPIES, VOTES, (self.turned_votes, self.removed_votes))

    def unseen(self, seat: Seat) -> Cards:
        """The cards of a seat that lie nowhere in this view's sight, by counting the others."""
        castled = self.castling if self.castling is not None and seat == self.turn else ()
        seen = (self.discards[seat], *self.up[seat], self.hands[seat] or (), *(self.down[seat] or ()), *castled)
        return _rest(COPIES, CARDS, seen)

    def remembered(self, seat: Seat) -> Remembered:
        """What is left of the last showing of a hand."""
        return remembered(self.memory, seat)


def _rest(copies: vec[i64], kinds: int, seen: Iterable[Cards]) -> Cards:
    """What is left of all copies when those that are seen are taken away."""
    rest = [copies[card] for card in range(kinds)]
    for cards in seen:
        for card in cards:
            rest[card] -= 1
    return tuple([card for card in range(kinds) for _ in range(rest[card])])


def see(position: CaesarCleopatraPosition, seat: Seat | None) -> CaesarCleopatraView:
    """What a seat, or a spectator (None), may know."""
    return _look(position, seat, {seat} if seat is not None else set())


def see_all(position: CaesarCleopatraPosition) -> CaesarCleopatraView:
    """Everything: for saving a position, never for a player."""
    return _look(position, None, set(range(SEATS)))


def _look(position: CaesarCleopatraPosition, seat: Seat | None, known_seats: set[int]) -> CaesarCleopatraView:
    seats = range(SEATS)
    arrays = [position.array[owner] for owner in seats]
    missions = [position.mission[owner] for owner in seats]
    on_turn = position.turn in known_seats
    spied = position.opponent() if position.under_way == phases.SPYING and on_turn else None
    over = position.ended != 0

    castling = Castling(*holdings.castled(position))
    return CaesarCleopatraView(
        seats=position.seats,
        seat=seat,
        to_act=position.to_act(),
        moves=() if seat is None else tuple(position.moves(seat)),
        outcome=position.outcome(),
        version=position.version,
        shuffled=position.shuffled,
        strict=position.strict,
        phase=position.phase,
        turn=position.turn,
        played=position.played,
        passed=position.passed,
        group=position.group,
        elected=tuple([group for group in range(GROUPS) if position.elected >> group & 1]),
        stage=position.under_way,
        card=None if position.card == NO_CARD else position.card,
        targets=(position.target, position.other_target),
        dealing=None if position.dealing == NO_DEAL else (position.dealing // 2, position.dealing % 2),
        owed=tuple([position.owed[owner] for owner in seats]),
        quiet=position.quiet,
        alone=None if position.alone == NOBODY else position.alone,
        ended=position.ended,
        hands=tuple(
            [holdings.hand(position, owner) if owner in known_seats or owner == spied else None for owner in seats]
        ),
        hand_sizes=tuple(
            [(position.influence_in_hand(owner), position.manipulations_in_hand(owner)) for owner in seats]
        ),
        pile_sizes=tuple([(position.pile_size(owner, 0), position.pile_size(owner, 1)) for owner in seats]),
        orders=tuple(
            [holdings.order(position, owner) if owner in known_seats or position.shuffled else None for owner in seats]
        ),
        is_arranged=tuple([position.shuffled or position.arranged[owner] == MANIPULATIONS for owner in seats]),
        discards=tuple([holdings.discards(position, owner) for owner in seats]),
        up=tuple([holdings.up(position, owner) for owner in seats]),
        down_sizes=tuple([holdings.down_sizes(position, owner) for owner in seats]),
        down=tuple([holdings.down(position, owner) if owner in known_seats else None for owner in seats]),
        has_laid_out=tuple([array != NOT_LAID for array in arrays]),
        arrays=tuple(
            [array if owner in known_seats and array != NOT_LAID else None for owner, array in enumerate(arrays)]
        ),
        restarted=tuple([position.restarted[owner] == 1 if owner in known_seats else None for owner in seats]),
        has_mission=tuple([mission != NO_MISSION for mission in missions]),
        missions=tuple(
            [
                mission if (owner in known_seats or over) and mission != NO_MISSION else None
                for owner, mission in enumerate(missions)
            ]
        ),
        won=tuple([holdings.won(position, owner) for owner in seats]),
        turned_votes=holdings.turned_votes(position),
        removed_votes=holdings.removed_votes(position),
        chosen=holdings.chosen(position) if on_turn or position.phase != phases.DISCARD else None,
        castling_size=sum(map(len, castling)),
        castling=castling if on_turn or position.under_way != phases.CASTLING else None,
        memory=_remember(position, known_seats),
    )


def shown(view: CaesarCleopatraView) -> CaesarCleopatraView:
    """What people are shown of a view: at a strict table, nothing that they have to remember (C6).

    The order of one's own pile 2 is in sight while it is being arranged, and another's hand while a spy looks at it.
    Bots and `sample` get the view itself, which forgets nothing.
    """
    if not view.strict:
        return view
    orders = zip(view.orders, view.is_arranged, strict=True)
    return replace(view, orders=tuple([None if arranged else order for order, arranged in orders]), memory=())


def _remember(position: CaesarCleopatraPosition, known_seats: set[int]) -> tuple[Entry, ...]:
    """The entries of the memory; only the players know what a spy saw (C28)."""
    entries = [read(entry) for entry in holdings.noted(position)]
    if not known_seats:
        entries = [entry._replace(cards=()) if entry.kind == memory.SEEN else entry for entry in entries]
    return tuple(entries)


def restore(view: CaesarCleopatraView) -> CaesarCleopatraPosition:
    """The position behind a view that knows everything; what lies nowhere else lies in the piles."""
    position = blank(view.version, view.shuffled, view.strict)
    position.phase = view.phase
    position.turn = view.turn
    position.played = view.played
    position.passed = view.passed
    position.group = view.group
    position.elected = sum(1 << group for group in view.elected)
    position.under_way = view.stage
    position.card = NO_CARD if view.card is None else view.card
    position.target, position.other_target = view.targets
    position.dealing = NO_DEAL if view.dealing is None else view.dealing[0] * 2 + view.dealing[1]
    position.quiet = view.quiet
    position.alone = NOBODY if view.alone is None else view.alone
    position.ended = view.ended
    assert view.chosen is not None, UNKNOWN
    assert view.castling is not None, UNKNOWN
    _count(position.chosen, 0, view.chosen)
    for row, cards in zip((position.lifted, position.first, position.second), view.castling, strict=True):
        _count(row, 0, cards)
    _count(position.turned, 0, view.turned_votes)
    _count(position.removed, 0, view.removed_votes)
    for vote in range(VOTES):
        position.deck[vote] = VOTE_COPIES[vote] - position.turned[vote] - position.removed[vote]
    for group in range(GROUPS):
        position.left[group] = view.left(group)
    for seat in range(view.seats):
        _restore_player(position, view, seat)
    for entry in view.memory:
        position.memory[position.noted] = write(entry)
        position.noted += 1
    return position


UNKNOWN = "only a view that knows everything can be restored"


def _restore_player(position: CaesarCleopatraPosition, view: CaesarCleopatraView, seat: Seat) -> None:
    hand, order, down, array = view.hands[seat], view.orders[seat], view.down[seat], view.arrays[seat]
    restarted, mission = view.restarted[seat], view.missions[seat]
    assert hand is not None, UNKNOWN
    assert order is not None, UNKNOWN
    assert down is not None, UNKNOWN
    assert restarted is not None, UNKNOWN
    for card in range(CARDS):
        position.hand[seat * CARDS + card] = 0
        position.pile[seat * CARDS + card] = 0
    _count(position.hand, seat * CARDS, hand)
    _count(position.pile, seat * CARDS, view.unseen(seat))
    _count(position.discards, seat * CARDS, view.discards[seat])
    for group in range(GROUPS):
        row = (seat * GROUPS + group) * INFLUENCE
        _count(position.up, row, view.up[seat][group])
        _count(position.down, row, down[group])
        position.won[seat * GROUPS + group] = view.won[seat][group]
    if not view.shuffled:
        drawn = MANIPULATIONS - position.pile_size(seat, 1)
        for i, card in enumerate(order):
            position.order[seat * MANIPULATIONS + drawn + i] = card
        position.arranged[seat] = drawn + len(order)
    position.array[seat] = NOT_LAID if array is None else array
    position.restarted[seat] = int(restarted)
    position.mission[seat] = NO_MISSION if mission is None else mission
    position.owed[seat] = view.owed[seat]


def _count(row: vec[i64], start: int, cards: Iterable[int]) -> None:
    for card in cards:
        row[start + card] += 1
