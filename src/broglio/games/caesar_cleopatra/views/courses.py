"""Other courses that a game of Caesar & Cleopatra may have taken, as far as one player can tell.

The opponent's hidden cards are dealt again, as all that was seen of them allows (see recall.py); then each card that
left the opponent's hand in secret gets its name, and each draw a card that is wanted later.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations

from broglio.core.match.playout import Dice
from broglio.core.match.retracing import recount
from broglio.core.protocol import CHANCE, Move, Position, Seat
from broglio.games.caesar_cleopatra.data.memory_entries import Entry, read
from broglio.games.caesar_cleopatra.rules import events, memory, moves, phases
from broglio.games.caesar_cleopatra.rules.material import (
    CAESAR,
    CARDS,
    INFLUENCE,
    MANIPULATIONS,
    NUMBERED,
    PILE_2,
)
from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition
from broglio.games.caesar_cleopatra.views.holdings import Cards
from broglio.games.caesar_cleopatra.views.sampling import recall_of, sample, told_of
from broglio.games.caesar_cleopatra.views.view import see

Log = list[tuple[Seat, Move]]

ALWAYS = 1 << 30
"""Later than any moment: when a card is wanted that is still in hand."""


def retell(start: Position, log: Sequence[tuple[Seat, Move]], observer: Seat, source: random.Random) -> Log:
    """The same course, with other cards wherever the opponent's were hidden."""
    assert isinstance(start, CaesarCleopatraPosition)
    return _Story(start, log, observer, source).tell()


class _Story:
    """A course while it is retold: first all is heard, then hidden cards are dealt, then it is told."""

    def __init__(
        self, start: CaesarCleopatraPosition, log: Sequence[tuple[Seat, Move]], observer: Seat, source: random.Random
    ) -> None:
        self.log = log
        self.other = 1 - observer
        self.source = source
        self.here = start.copy()
        self.places: list[Callable[[], Log]] = []
        """For each move of the log, what takes its place."""
        self.draws: tuple[list[int], list[int]] = ([], [])
        """By pile: when the opponent drew."""
        self.wanted: tuple[list[tuple[int, Cards | None]], list[tuple[int, Cards | None]]] = ([], [])
        """By pile: when cards left the hand, which ones (None: the next one laid face down)."""
        self.shown: list[tuple[int, Cards]] = []
        """When the observer saw the whole hand, and what was in it (C28)."""
        self.lifted: list[tuple[int, int, int, int]] = []
        """Castlings: their groups, and how many cards were laid at each."""
        self.now = 0
        for seat, move in log:
            self.places.append(self._hear(seat, move))
            self.now += 1
        self.view = see(self.here, observer)
        self.world = sample(self.view, source)
        self.hand: Cards = tuple(_hand(self.world, self.other))
        self._name_things()
        self.dealt = tuple(self._deal(pile) for pile in range(2))

    def tell(self) -> Log:
        """The course, retold."""
        return [step for place in self.places for step in place()]

    # What was heard

    def _hear(self, seat: Seat, move: Move) -> Callable[[], Log]:
        here, other = self.here, self.other
        phase, stage, dealing, noted = here.phase, here.under_way, here.dealing, here.noted
        chosen = [card for card in range(CARDS) for _ in range(here.chosen[card])]
        groups = (here.target, here.other_target)
        told = recount(here, seat, move)
        for number in range(noted, here.noted):
            entry = read(here.memory[number])
            if entry.seat == other:
                self._note(entry, groups)
        if seat == CHANCE and dealing // 2 == other:
            self._draw(dealing % 2)
        elif not here.shuffled and (events.DREW, other, int(PILE_2), 0) in told:
            self._draw(int(PILE_2))
        return self._place(seat, move, phase, stage, dealing, chosen)

    def _note(self, entry: Entry, groups: tuple[int, int]) -> None:
        """Cards that left the opponent's hand, or were seen in it."""
        if entry.kind == memory.LAID:
            self.wanted[0].append((self.now, None))
        elif entry.kind == memory.SHOWN:
            self.wanted[entry.cards[0] >= INFLUENCE].append((self.now, entry.cards))
        elif entry.kind == memory.SEEN:
            self.shown.append((self.now, entry.cards))
        elif entry.kind == memory.SPLIT:
            self.lifted.append((*groups, entry.numbers[0], entry.numbers[1]))

    def _draw(self, pile: int) -> None:
        self.draws[pile].append(self.now)

    def _place(
        self, seat: Seat, move: Move, phase: int, stage: int, dealing: int, chosen: list[int]
    ) -> Callable[[], Log]:
        """What takes the place of a move: the move itself, unless the opponent's secrets are in it."""
        other = self.other
        if seat == CHANCE:
            # Caesar's mission is dealt first (C4).
            if moves.is_mission(move) and (self.here.phase == phases.MISSIONS) == (other == CAESAR):
                return lambda: [(CHANCE, moves.mission(self.world.mission[other]))]
            if moves.is_deal(move) and dealing // 2 == other:
                pile, number = dealing % 2, len(self.draws[dealing % 2]) - 1
                return lambda: [(CHANCE, moves.deal(self.dealt[pile][number]))]
        elif seat == other:
            if phase == phases.ARRANGE:
                is_first = not any(actor == other for actor, _ in self.log[: self.now])
                return self._arrangement if is_first else _nothing
            if phase == phases.ARRAY:
                return lambda: [(other, moves.array(self.array))]
            if moves.is_face_down(move):
                laid = sum(cards is None for _, cards in self.wanted[0]) - 1
                return lambda: [(other, moves.face_down(self.laid[laid], moves.down_group(move)))]
            if stage == phases.CASTLING:
                castling = len(self.lifted) - 1
                return _nothing if self.here.under_way == phases.CASTLING else lambda: self._castling(castling)
            if moves.is_discard(move) or move == moves.BACK:
                return _nothing
            if move == moves.DONE:
                return lambda: [*((other, moves.discard(card)) for card in chosen), (other, move)]
        return lambda: [(seat, move)]

    # Hidden cards, dealt again

    def _name_things(self) -> None:
        """Say which card each one laid in secret was."""
        entries, unseen = told_of(self.view, self.other)
        self.laid: list[int] = []
        self.castled: list[int] = []
        self.array: int = max(0, self.world.array[self.other])
        if not entries:
            return
        recall = recall_of(entries, unseen)
        recall.deal(Dice(self.source.getrandbits(48)))
        names = [recall.names[thing] for thing in range(recall.things)]
        self.castled = [names[recall.castled[i]] for i in range(recall.moved)]
        at = 0
        for entry in entries:
            if entry.kind == memory.BEGAN:
                self.array = _array(tuple(names[at : at + NUMBERED]))
                at += int(NUMBERED)
            elif entry.kind == memory.LAID:
                self.laid.append(names[at])
                at += 1
            elif entry.kind in (memory.SHOWN, memory.SEEN, memory.LIFTED):
                at += sum(card < INFLUENCE for card in entry.cards)
        held = [card for card in range(INFLUENCE) for _ in range(recall.hand[card])]
        self.hand = (*held, *(card for card in self.hand if card >= INFLUENCE))

    def _deal(self, pile: int) -> list[int]:
        """A card for each draw from a pile, in order: one that is in hand when it is wanted, chosen at random."""
        laid = iter(self.laid)
        wanted = [(moment, next(laid) if cards is None else cards[0]) for moment, cards in self.wanted[pile]]
        drawn: list[int] = []
        known = Counter(range(NUMBERED)) if pile == 0 else Counter()
        begins = -1
        for ends, cards in (*self.shown, (ALWAYS, self.hand)):
            seen = [card for card in cards if (card >= INFLUENCE) == (pile == 1)]
            draws = [moment for moment in self.draws[pile] if begins < moment < ends]
            left = [(moment, card) for moment, card in wanted if begins < moment < ends]
            drawn += self._match(draws, known, left + [(ends, card) for card in seen])
            known, begins = Counter(seen), ends
        return drawn

    def _match(self, draws: list[int], known: Counter[int], wanted: list[tuple[int, int]]) -> list[int]:
        """Cards for these draws: what is wanted and was not known to be there. The last draw can serve the fewest."""
        left = []
        for moment, card in wanted:
            if known[card] > 0:
                known[card] -= 1
            else:
                left.append((moment, card))
        dealt = []
        for draw in reversed(draws):
            fitting = [want for want in left if want[0] > draw]
            if not fitting:
                break  # what was guessed before cannot be: another guess will do
            chosen = self.source.choice(fitting)
            left.remove(chosen)
            dealt.append(chosen[1])
        return dealt[::-1] + [0] * (len(draws) - len(dealt))

    # How it is told

    def _arrangement(self) -> Log:
        """The opponent's pile 2: what was drawn from it, then what lies in it; the last card is no choice (C6)."""
        if not self.view.is_arranged[self.other]:
            return []
        drawn = self.dealt[1]
        row = self.other * MANIPULATIONS
        order = [*drawn, *(self.world.order[row + i] for i in range(len(drawn), MANIPULATIONS))]
        return [(self.other, moves.next_card(card)) for card in order[:-1]]

    def _castling(self, number: int) -> Log:
        """A castling's cards, the lowest first (C29)."""
        start = sum(first + second for _, _, first, second in self.lifted[:number])
        one, other, first, second = self.lifted[number]
        cards = self.castled[start : start + first + second]
        laid = sorted((card, one if i < first else other) for i, card in enumerate(cards))
        return [(self.other, moves.relay(card, group)) for card, group in laid]


def _nothing() -> Log:
    return []


def _hand(position: CaesarCleopatraPosition, seat: Seat) -> list[int]:
    return [card for card in range(CARDS) for _ in range(position.hand[seat * CARDS + card])]


def _array(cards: Cards) -> int:
    """The number of a way to lay out a series."""
    ways = list(permutations(range(int(NUMBERED))))
    return ways.index(cards) if cards in ways else 0
