"""Deals out a player's hidden influence cards in accord with all that was seen of them (see memory.py). Compiled.

Each hidden card is followed as a thing: laid face down it is known to have left the hand at a certain moment, and the
hand of that moment held cards known from its last showing, and cards drawn since. Things and places are numbers, so
that a search can ask for thousands of deals a second.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.match.playout import Dice, by_weight
from broglio.games.caesar_cleopatra.rules import memory
from broglio.games.caesar_cleopatra.rules.material import GROUPS, INFLUENCE, NUMBERED

ATTEMPTS: Final = 1000
"""More than enough: three do on average, and more than a hundred are rare."""
WAYS: Final = 120
"""The number of orders of five cards."""
DRAWN: Final[i64] = -1
"""In the place of a thing that leaves a hand: a card comes into it."""
NAMELESS: Final[i64] = -1
LIFTED: Final[i64] = GROUPS
"""The place of cards that a castling took up; the groups come before it."""
PLACES: Final[i64] = GROUPS + 1
ROOM: Final[i64] = 16
"""No place has more cards."""
BY_ENTRY: Final[i64] = 6
"""No entry brings more things."""


@final
class Recall:
    """What is known of one player's hidden influence cards, ready to be dealt out as often as one likes."""

    entries: vec[i64]
    sizes: vec[i64]
    """Hidden cards in hand, then at each place."""
    unseen: vec[i64]
    """By card: how many are not in sight, those in pile 1 included."""
    hand: vec[i64]
    """By card: how many were dealt into the hand."""
    down: vec[i64]
    """By place, then card: how many were dealt there; what is left over is pile 1."""
    names: vec[i64]
    """By thing, in the order in which the entries bring them: the card that it is; NAMELESS while it is not dealt."""
    castled: vec[i64]
    """The things of each castling one after the other, as they were laid out again: first group, second group."""

    things: i64
    moved: i64  # how many things were castled
    first: i64  # the first of five things laid out at the beginning (C7), or NAMELESS
    place: vec[i64]  # things by place
    filled: vec[i64]  # how many there are at each place
    steps: vec[i64]  # things leaving the hand, and cards coming into it, in order
    begins: vec[i64]  # by stretch, a hand from one showing to the next: its first step
    stretches: i64
    known: vec[i64]  # by stretch, then card: what the hand is known to hold when it begins
    free: vec[i64]  # by card: how many are still to be dealt
    held: vec[i64]  # the known part of a hand while it is followed
    spare: vec[i64]
    options: vec[i64]
    row: vec[i64]

    def __init__(self, entries: list[int], unseen: list[int], sizes: list[int]) -> None:
        most = BY_ENTRY * len(entries) + 64
        self.entries = vec[i64](entries)
        self.sizes = vec[i64](sizes)
        self.unseen = vec[i64](unseen)
        self.hand = vec[i64]([0] * INFLUENCE)
        self.down = vec[i64]([0] * (PLACES * INFLUENCE))
        self.names = vec[i64]([NAMELESS] * most)
        self.castled = vec[i64]([0] * (ROOM * len(entries)))
        self.things = 0
        self.moved = 0
        self.first = NAMELESS
        self.place = vec[i64]([0] * (PLACES * ROOM))
        self.filled = vec[i64]([0] * PLACES)
        self.steps = vec[i64]([0] * most)
        self.begins = vec[i64]([0] * (len(entries) + 2))
        self.stretches = 0
        self.known = vec[i64]([0] * ((len(entries) + 2) * INFLUENCE))
        self.free = vec[i64]([0] * INFLUENCE)
        self.held = vec[i64]([0] * INFLUENCE)
        self.spare = vec[i64]([0] * INFLUENCE)
        self.options = vec[i64]([0] * (INFLUENCE + 1))
        self.row = vec[i64]([0] * ROOM)

    def deal(self, dice: Dice) -> None:
        """Deal hidden cards into the hand and to all places."""
        for _ in range(ATTEMPTS):
            if self.follow(dice) and self.finish(dice):
                return
        self.deal_anyhow(dice)

    # What a memory tells

    def follow(self, dice: Dice) -> bool:
        """Go through all that was seen; False if what was guessed on the way cannot be."""
        self.things = 0
        self.moved = 0
        self.first = NAMELESS
        self.begin_stretch(0, 0)
        for place in range(PLACES):
            self.filled[place] = 0
        one: i64 = 0
        other: i64 = 0
        for i in range(len(self.entries)):
            entry = self.entries[i]
            kind = memory.kind_of(entry)
            detail = memory.detail_of(entry)
            if kind == memory.DRAWN:
                self.step(DRAWN)
            elif kind == memory.LAID:
                laid = self.thing(NAMELESS)
                self.step(laid)
                self.put(laid, detail)
            elif kind == memory.SHOWN:
                if detail < INFLUENCE:
                    self.step(self.thing(detail))
            elif kind == memory.TURNED:
                if not self.name(detail & 15, detail >> 4, dice):
                    return False
                self.filled[detail & 15] = 0
            elif kind == memory.BEGAN:
                self.begin_series()
            elif kind == memory.FOUND:
                self.find(detail)
            elif kind == memory.SEEN:
                if detail != 0:
                    self.see(detail)
            elif kind == memory.LIFTED:
                one = detail & 15
                other = detail >> 4 & 15
                self.lift(one, other, detail >> 8)
            elif kind == memory.SPLIT:
                self.split(one, other, detail & 15, dice)
        return True

    def begin_stretch(self, stretch: i64, cards: i64) -> None:
        """A hand of which this number of cards of each kind is known; four bits count each kind."""
        self.begins[stretch + 1] = self.begins[stretch]
        self.stretches = stretch + 1
        for card in range(INFLUENCE):
            self.known[stretch * INFLUENCE + card] = cards >> 4 * card & 15

    def begin_series(self) -> None:
        """A series lies face down, one card at each group, and another one is in hand (C7)."""
        cards: i64 = 0
        for card in range(NUMBERED):
            cards |= 1 << 4 * card
        self.begin_stretch(0, cards)
        self.first = self.things
        for group in range(GROUPS):
            self.filled[group] = 0
            self.put(self.thing(NAMELESS), group)

    def find(self, detail: i64) -> None:
        """The game was taken up with this number of cards in hand and face down."""
        for _ in range(detail & 15):
            self.step(DRAWN)
        for group in range(GROUPS):
            self.filled[group] = 0
            for _ in range(detail >> 4 * (group + 1) & 15):
                self.put(self.thing(NAMELESS), group)

    def see(self, cards: i64) -> None:
        """The whole hand was seen: all of it leaves one stretch and begins the next."""
        for card in range(INFLUENCE):
            for _ in range(cards >> 4 * card & 15):
                self.step(self.thing(card))
        self.begin_stretch(self.stretches, cards)

    def lift(self, one: i64, other: i64, cards: i64) -> None:
        """All cards at two groups were taken up, of which these lay face up (C29)."""
        for card in range(INFLUENCE):
            for _ in range(cards >> 4 * card & 15):
                self.put(self.thing(card), LIFTED)
        for group in (one, other):
            for i in range(self.filled[group]):
                self.put(self.place[group * ROOM + i], LIFTED)
            self.filled[group] = 0

    def split(self, one: i64, other: i64, count: i64, dice: Dice) -> None:
        """They were placed again, this number at the first group, and nobody saw which."""
        lifted = self.filled[LIFTED]
        for i in range(lifted):
            chosen = LIFTED * ROOM + i + dice.below(lifted - i)
            thing = self.place[chosen]
            self.place[chosen] = self.place[LIFTED * ROOM + i]
            self.put(thing, one if i < count else other)
            self.castled[self.moved] = thing
            self.moved += 1
        self.filled[LIFTED] = 0

    def thing(self, card: i64) -> i64:
        """A new thing; NAMELESS if it is not known which card."""
        self.names[self.things] = card
        self.things += 1
        return self.things - 1

    def put(self, thing: i64, place: i64) -> None:
        """A thing comes to a place."""
        self.place[place * ROOM + self.filled[place]] = thing
        self.filled[place] += 1

    def step(self, thing: i64) -> None:
        """A thing leaves the hand, or a card is drawn into it."""
        end = self.begins[self.stretches]
        self.steps[end] = thing
        self.begins[self.stretches] = end + 1

    # Names for things that were turned up

    def name(self, group: i64, cards: i64, dice: Dice) -> bool:
        """Say which of the things turned up at a group is which, in some way that could be."""
        left = self.spare
        row = self.row
        for card in range(INFLUENCE):
            left[card] = cards >> 4 * card & 15
        nameless: i64 = 0
        for i in range(self.filled[group]):
            thing = self.place[group * ROOM + i]
            if self.names[thing] != NAMELESS:
                left[self.names[thing]] -= 1
            else:
                row[nameless] = thing
                nameless += 1
        given: i64 = 0
        for card in range(INFLUENCE):
            if left[card] < 0:
                return False
            for _ in range(left[card]):
                if given == nameless:
                    return False
                self.names[row[given]] = card
                given += 1
        if given < nameless:
            return False
        for _ in range(WAYS if nameless > 1 else 1):
            for i in range(nameless):
                other = i + dice.below(nameless - i)
                card = self.names[row[i]]
                self.names[row[i]] = self.names[row[other]]
                self.names[row[other]] = card
            if self.could_be():
                return True
        return False

    def could_be(self) -> bool:
        """Whether the things named so far fit the beginning and every stretch."""
        if self.first != NAMELESS:
            found: i64 = 1 << INFLUENCE - 1  # no philosopher
            for thing in range(self.first, self.first + NUMBERED):
                name = self.names[thing]
                if name != NAMELESS:
                    if found >> name & 1:
                        return False
                    found |= 1 << name
        for stretch in range(self.stretches):
            for card in range(INFLUENCE):
                self.spare[card] = self.known[stretch * INFLUENCE + card]
            if not self.goes_through(self.begins[stretch], self.begins[stretch + 1], 0):
                return False
        return True

    def goes_through(self, start: i64, end: i64, drawn: i64) -> bool:
        """Whether all these things can have left a hand of some known cards, in `spare`, and others drawn unseen.

        A card drawn unseen can be any card, so known ones are spent first: for a named thing its own kind; for a
        nameless one the kind that will be wanted last.
        """
        known = self.spare
        steps = self.steps
        names = self.names
        total: i64 = 0
        for card in range(INFLUENCE):
            total += known[card]
        for number in range(start, end):
            thing = steps[number]
            if thing == DRAWN:
                drawn += 1
                continue
            name = names[thing]
            if name != NAMELESS and known[name] > 0:
                known[name] -= 1
                total -= 1
            elif name == NAMELESS and total > 0:
                known[self.wanted_last(number + 1, end)] -= 1
                total -= 1
            elif drawn > 0:
                drawn -= 1
            else:
                return False
        return True

    def wanted_last(self, start: i64, end: i64) -> i64:
        """The known card whose last copy is named latest among the steps to come, or not at all."""
        left = self.row_of_known()
        last: i64 = 0
        for number in range(start, end):
            thing = self.steps[number]
            if thing != DRAWN and self.names[thing] != NAMELESS:
                card = self.names[thing]
                if left >> 4 * card & 15 > 0:
                    left -= 1 << 4 * card
                    last = card
        for card in range(INFLUENCE):
            if left >> 4 * card & 15 > 0:
                return card
        return last

    def row_of_known(self) -> i64:
        """The cards in `spare` as one number."""
        cards: i64 = 0
        for card in range(INFLUENCE):
            cards |= self.spare[card] << 4 * card
        return cards

    # Names for all others

    def finish(self, dice: Dice) -> bool:
        """Name all things that nobody has seen; False if there are too few cards for what was guessed."""
        if not self.could_be():
            return False
        free = self.free
        for card in range(INFLUENCE):
            free[card] = self.unseen[card]
        for place in range(PLACES):
            for i in range(self.filled[place]):
                name = self.names[self.place[place * ROOM + i]]
                if name != NAMELESS:
                    free[name] -= 1
        self.name_first(dice)
        drawn: i64 = 0
        for stretch in range(self.stretches):
            drawn = self.walk(stretch, dice)
            if drawn < 0:
                return False
        for card in range(INFLUENCE):
            free[card] -= self.held[card]
            self.hand[card] = self.held[card]
            if free[card] < 0:
                return False
        return self.share_out(drawn, dice)

    def name_first(self, dice: Dice) -> None:
        """What is not known of the series laid out at the beginning is what is left of it."""
        if self.first == NAMELESS:
            return
        left = self.options
        for card in range(NUMBERED):
            left[card] = 1
        for thing in range(self.first, self.first + NUMBERED):
            if self.names[thing] != NAMELESS:
                left[self.names[thing]] = 0
        for thing in range(self.first, self.first + NUMBERED):
            if self.names[thing] == NAMELESS:
                card = by_weight(left, NUMBERED, dice)
                self.names[thing] = card
                left[card] = 0
                self.free[card] -= 1

    def walk(self, stretch: i64, dice: Dice) -> i64:
        """Follow a hand, choosing at random which of its known cards each nameless thing was, or that it was none.

        Leaves in `held` what is left of the known cards and returns how many drawn ones are; -1 if too few cards of
        some kind are unseen for what was chosen before.
        """
        held = self.held
        for card in range(INFLUENCE):
            held[card] = self.known[stretch * INFLUENCE + card]
        drawn: i64 = 0
        end = self.begins[stretch + 1]
        for number in range(self.begins[stretch], end):
            thing = self.steps[number]
            if thing == DRAWN:
                drawn += 1
                continue
            name = self.names[thing]
            if name == NAMELESS:
                name = self.choose(number + 1, end, drawn, dice)
                if name < 0:
                    return -1
                if name < INFLUENCE:
                    self.names[thing] = name
                    self.free[name] -= 1
            if name < INFLUENCE and held[name] > 0:
                held[name] -= 1
            elif drawn > 0:
                drawn -= 1
            else:
                return -1
        return drawn

    def choose(self, start: i64, end: i64, drawn: i64, dice: Dice) -> i64:
        """Which card of the hand a nameless thing was: a known one, or INFLUENCE for one drawn unseen; -1 for none."""
        options = self.options
        total: i64 = drawn
        for card in range(INFLUENCE):
            options[card] = self.held[card] if self.free[card] > 0 else 0
            total += options[card]
        options[INFLUENCE] = drawn
        if total == drawn and self.is_spent():
            return INFLUENCE if drawn > 0 else -1
        while total > 0:
            option = by_weight(options, INFLUENCE + 1, dice)
            for card in range(INFLUENCE):
                self.spare[card] = self.held[card] - (1 if card == option else 0)
            if self.goes_through(start, end, drawn - (1 if option == INFLUENCE else 0)):
                return option
            total -= options[option]
            options[option] = 0
        return -1

    def is_spent(self) -> bool:
        """Whether no known card is left in the hand."""
        for card in range(INFLUENCE):
            if self.held[card] > 0:
                return False
        return True

    def share_out(self, drawn: i64, dice: Dice) -> bool:
        """Name what is still nameless by what is still free: things at their places, and cards drawn into the hand."""
        left: i64 = 0
        for card in range(INFLUENCE):
            left += self.free[card]
        for i in range(PLACES * INFLUENCE):
            self.down[i] = 0
        for place in range(PLACES):
            for i in range(self.filled[place]):
                thing = self.place[place * ROOM + i]
                name = self.names[thing]
                if name == NAMELESS:
                    if left == 0:
                        return False
                    name = self.take(dice)
                    left -= 1
                    self.names[thing] = name
                self.down[place * INFLUENCE + name] += 1
        if left < drawn:
            return False
        for _ in range(drawn):
            self.hand[self.take(dice)] += 1
        return True

    def take(self, dice: Dice) -> i64:
        """One of the free cards."""
        card = by_weight(self.free, INFLUENCE, dice)
        self.free[card] -= 1
        return card

    def deal_anyhow(self, dice: Dice) -> None:
        """Hidden cards in the right numbers, where a memory that somebody made up leads nowhere."""
        for card in range(INFLUENCE):
            self.free[card] = self.unseen[card]
            self.hand[card] = 0
        for i in range(PLACES * INFLUENCE):
            self.down[i] = 0
        for _ in range(self.sizes[0]):
            self.hand[self.take(dice)] += 1
        for place in range(PLACES):
            for _ in range(self.sizes[1 + place]):
                self.down[place * INFLUENCE + self.take(dice)] += 1
