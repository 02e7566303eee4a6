"""The whole truth of a game of Caesar & Cleopatra, as data. Compiled.

What may be done is in choices.py, what follows from it in course.py, votes.py and manipulation.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from broglio.core.protocol.position import CHANCE, NOTHING_TOLD, Position
from broglio.games.caesar_cleopatra.bot import evaluation, policy
from broglio.games.caesar_cleopatra.rules import choices, course, memory, moves, phases
from broglio.games.caesar_cleopatra.rules.material import (
    CARDS,
    CLEOPATRA,
    COPIES,
    GROUPS,
    INFLUENCE,
    MANIPULATIONS,
    MOST_OWN,
    MOST_TOGETHER,
    NO_CARD,
    NO_DEAL,
    NO_MISSION,
    NOBODY,
    NOT_LAID,
    NUMBERED,
    PATRICIANS,
    PILE_1,
    SEATS,
    SERIES,
    VERSION,
    VOTE_COPIES,
    VOTES,
)
from broglio.games.caesar_cleopatra.views import observation

if TYPE_CHECKING:
    from broglio.core.protocol import Event, IllegalMove, Outcome, View

TURNS_AHEAD: Final[i64] = 8
"""How far a search looks: four turns of each player. With one of each it won 77 games of 100 instead of 93."""


@final
class CaesarCleopatraPosition(Position):
    """Flat rows of numbers, one for each kind of thing, so that a copy is cheap.

    Loops put a row into a local name first: compiled, each use of an attribute counts references up and down.
    """

    version: i64
    """The version of the rules by which the game is played (see material.py)."""
    shuffled: bool
    """The table option of C6: pile 2 is shuffled, not arranged."""
    strict: bool
    """The table option of C6: people are not shown what they have to remember. No rule of play goes by it."""
    phase: i64
    turn: i64
    """Whose turn it is."""
    played: bool
    """Whether this turn's manipulation card has been played (C13)."""
    passed: bool
    """Whether the player whose turn it is has passed."""
    group: i64
    """The group of the exceptional vote being held."""
    elected: i64
    """A bit for each group that had an exceptional vote this turn (C15)."""
    under_way: i64
    """Where the manipulation card under way stands; see phases.py."""
    card: i64
    """The manipulation card under way."""
    target: i64
    """The group it is played at; a castling's first."""
    other_target: i64
    """A castling's second group; an assassination's card."""
    dealing: i64
    """The pile from which chance deals a card: seat * 2 + pile."""
    quiet: i64
    """Turns in a row that were passed without discarding (C36)."""
    alone: i64
    """Who goes on alone (C35)."""
    ended: i64
    """Why the game is over (see ending.py); 0 while it goes on."""
    noted: i64
    """How many entries the memory has."""
    turns: i64
    """Turns opened since this position was set up or read: for searches, which look a number of turns ahead."""

    hand: vec[i64]  # by seat, then card: how many
    pile: vec[i64]  # by seat, then card: how many, in pile 1 or pile 2 by the card's kind
    discards: vec[i64]  # by seat, then card
    up: vec[i64]  # by seat, group, influence card: how many lie face up
    down: vec[i64]  # by seat, group, influence card: how many lie face down
    order: vec[i64]  # by seat: pile 2 from its top, as it was arranged
    arranged: vec[i64]  # by seat: how many cards of pile 2 have been arranged
    array: vec[i64]  # by seat: the way chosen to lay out the series, or NOT_LAID
    restarted: vec[i64]  # by seat: whether an unfinished choice was begun again
    mission: vec[i64]  # by seat: a group or NO_MISSION
    owed: vec[i64]  # by seat: cards still to be drawn
    left: vec[i64]  # by group: patricians not won yet
    won: vec[i64]  # by seat, then group
    deck: vec[i64]  # by vote card: how many in the deck
    turned: vec[i64]  # by vote card: how many in the vote discard
    removed: vec[i64]  # by vote card: how many out of the game
    chosen: vec[i64]  # by card: what the passive player means to discard
    lifted: vec[i64]  # castled cards still to be laid, by card
    first: vec[i64]  # castled cards for the first group
    second: vec[i64]  # castled cards for the second group
    memory: vec[i64]  # see memory.py

    def __init__(self) -> None:
        # Everything is set right here, the base's fields too: what a call might leave undone, mypyc would check for
        # at every later use.
        self.seats = SEATS
        self.widest = moves.WIDEST
        self.telling = False
        self.told = NOTHING_TOLD
        self.version = VERSION
        self.shuffled = False
        self.strict = False
        self.phase = phases.ARRANGE
        self.turn = CLEOPATRA
        self.played = False
        self.passed = False
        self.group = 0
        self.elected = 0
        self.under_way = phases.NO_STAGE
        self.card = NO_CARD
        self.target = 0
        self.other_target = 0
        self.dealing = NO_DEAL
        self.quiet = 0
        self.alone = NOBODY
        self.ended = 0
        self.noted = 0
        self.turns = 0
        empty = vec[i64]()
        self.hand = empty
        self.pile = empty
        self.discards = empty
        self.up = empty
        self.down = empty
        self.order = empty
        self.arranged = empty
        self.array = empty
        self.restarted = empty
        self.mission = empty
        self.owed = empty
        self.left = empty
        self.won = empty
        self.deck = empty
        self.turned = empty
        self.removed = empty
        self.chosen = empty
        self.lifted = empty
        self.first = empty
        self.second = empty
        self.memory = empty

    def copy(self) -> CaesarCleopatraPosition:
        """An independent position, equal in everything."""
        new = CaesarCleopatraPosition()
        new.version = self.version
        new.shuffled = self.shuffled
        new.strict = self.strict
        new.phase = self.phase
        new.turn = self.turn
        new.played = self.played
        new.passed = self.passed
        new.group = self.group
        new.elected = self.elected
        new.under_way = self.under_way
        new.card = self.card
        new.target = self.target
        new.other_target = self.other_target
        new.dealing = self.dealing
        new.quiet = self.quiet
        new.alone = self.alone
        new.ended = self.ended
        new.noted = self.noted
        new.turns = self.turns
        new.hand = self.hand[:]
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.up = self.up[:]
        new.down = self.down[:]
        if self.phase > phases.ARRAY:
            # Nothing of this changes after set-up, so copies share it.
            new.order = self.order
            new.arranged = self.arranged
            new.array = self.array
            new.mission = self.mission
        else:
            new.order = self.order[:]
            new.arranged = self.arranged[:]
            new.array = self.array[:]
            new.mission = self.mission[:]
        new.restarted = self.restarted[:]
        new.owed = self.owed[:]
        new.left = self.left[:]
        new.won = self.won[:]
        new.deck = self.deck[:]
        new.turned = self.turned[:]
        new.removed = self.removed[:]
        new.chosen = self.chosen[:]
        new.lifted = self.lifted[:]
        new.first = self.first[:]
        new.second = self.second[:]
        new.memory = self.memory[:]
        return new

    # What the rules ask of a position

    def opponent(self) -> i64:
        """The seat whose turn it is not."""
        return 1 - self.turn

    def influence_in_hand(self, seat: i64) -> i64:
        """How many influence cards a hand holds; public by their backs (C12)."""
        return total(self.hand, seat * CARDS, INFLUENCE)

    def manipulations_in_hand(self, seat: i64) -> i64:
        """How many manipulation cards a hand holds; public by their backs (C12)."""
        return total(self.hand, seat * CARDS + INFLUENCE, CARDS - INFLUENCE)

    def pile_size(self, seat: i64, pile: i64) -> i64:
        """How many cards a pile has."""
        return total(self.pile, seat * CARDS + pile * INFLUENCE, INFLUENCE)

    def down_at(self, seat: i64, group: i64) -> i64:
        """How many cards of a seat lie face down at a group."""
        return total(self.down, (seat * GROUPS + group) * INFLUENCE, INFLUENCE)

    def cards_at(self, seat: i64, group: i64) -> i64:
        """How many cards of a seat lie at a group."""
        start = (seat * GROUPS + group) * INFLUENCE
        return total(self.up, start, INFLUENCE) + total(self.down, start, INFLUENCE)

    def limit(self, seat: i64, group: i64) -> i64:
        """How many cards of a seat a group takes (C11)."""
        if self.left[group] == 0:
            return 0
        beside = MOST_TOGETHER - self.cards_at(1 - seat, group)
        return beside if beside < MOST_OWN else MOST_OWN

    def room_at(self, seat: i64, group: i64) -> i64:
        """How many more cards of a seat a group takes (C11)."""
        return self.limit(seat, group) - self.cards_at(seat, group)

    def room(self, seat: i64) -> i64:
        """How many more cards of a seat all groups take."""
        free: i64 = 0
        for group in range(GROUPS):
            room = self.room_at(seat, group)
            if room > 0:
                free += room
        return free

    def may_manipulate(self) -> bool:
        """Whether this turn's player is asked about a manipulation card; public, so that no pause tells a secret."""
        return not self.played and self.manipulations_in_hand(self.turn) > 0

    def is_exhausted(self, seat: i64) -> bool:
        """Whether a seat has no influence card in hand or in pile 1 (C34, C35)."""
        return self.influence_in_hand(seat) == 0 and self.pile_size(seat, PILE_1) == 0

    def drawer(self) -> i64:
        """Who draws next: first the opponent, for a veto or after a spy, then the player whose turn it is."""
        if self.owed[self.opponent()] > 0:
            return self.opponent()
        return self.turn if self.owed[self.turn] > 0 else NOBODY

    # The protocol

    def fill_to_act(self, seats: vec[i64]) -> i64:
        """Write who is to act."""
        if self.ended != 0:
            return 0
        phase = self.phase
        if phase == phases.ARRANGE or phase == phases.ARRAY:
            count: i64 = 0
            for seat in range(SEATS):
                if choices.is_setting_up(self, seat):
                    seats[count] = seat
                    count += 1
            return count
        if self.dealing != NO_DEAL or phase == phases.VOTE or phase == phases.MISSIONS:
            seats[0] = CHANCE
        else:
            seats[0] = choices.decider(self)
        return 1

    def fill_moves(self, seat: i64, moves: vec[i64]) -> i64:
        """Write all legal moves of a seat."""
        return choices.fill_moves(self, seat, moves)

    def fill_chances(self, moves: vec[i64], weights: vec[i64]) -> i64:
        """Write what chance can deal or turn."""
        return choices.fill_chances(self, moves, weights)

    def advance(self, seat: i64, move: i64) -> None:
        """Carry out a legal move, unchecked."""
        if seat == CHANCE:
            course.happen(self, move)
        else:
            course.act(self, seat, move)
        course.resume(self)

    def fill_material(self, counts: vec[i64]) -> i64:
        """Count each player's cards of each kind, then patricians and vote cards; and see that pile 2 is in order."""
        count: i64 = 0
        for seat in range(SEATS):
            for card in range(CARDS):
                place = seat * CARDS + card
                found = self.hand[place] + self.pile[place] + self.discards[place]
                if card < INFLUENCE:
                    for group in range(GROUPS):
                        found += self.up[(seat * GROUPS + group) * INFLUENCE + card]
                        found += self.down[(seat * GROUPS + group) * INFLUENCE + card]
                    if seat == self.turn:
                        found += self.lifted[card] + self.first[card] + self.second[card]
                counts[count] = found
                count += 1
            counts[count] = 1 if self.is_in_order(seat) else 0
            count += 1
        for group in range(GROUPS):
            counts[count] = self.left[group] + self.won[group] + self.won[GROUPS + group]
            count += 1
        for vote in range(VOTES):
            counts[count] = self.deck[vote] + self.turned[vote] + self.removed[vote]
            count += 1
        return count

    def is_in_order(self, seat: i64) -> bool:
        """Whether what was arranged of pile 2 and not drawn yet is just what lies there."""
        arranged = self.arranged[seat]
        if self.shuffled:
            return arranged == 0
        for card in range(INFLUENCE, CARDS):
            found: i64 = 0
            for i in range(MANIPULATIONS - self.pile_size(seat, 1), arranged):
                if self.order[seat * MANIPULATIONS + i] == card:
                    found += 1
            stock = self.pile[seat * CARDS + card]
            if found > stock or (arranged == MANIPULATIONS and found < stock):
                return False
        return True

    def fill_policy(self, seat: i64, moves: vec[i64], count: i64, weights: vec[float]) -> None:
        """Write how likely a sensible player is to make each move."""
        policy.fill_policy(self, seat, moves, count, weights)

    def fill_values(self, values: vec[float]) -> None:
        """Write each seat's chance of winning, roughly."""
        evaluation.fill_values(self, values)

    def fill_known(self, seat: i64, row: vec[i16], start: i64) -> i64:
        """Write what a seat may know as numbers."""
        return observation.fill(self, seat, row, start)

    def is_open(self, move: i64) -> bool:
        """Whether everybody sees a seat make this move."""
        return moves.is_open(move)

    def stage(self) -> i64:
        """After this many turns a search can stop and look."""
        return self.turns // TURNS_AHEAD

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        """Why a move is not allowed; None if it is."""
        from broglio.games.caesar_cleopatra.text.refusals import refusal

        return refusal(self, seat, move)

    def event(self, told: tuple[int, int, int, int]) -> Event:
        """The event behind what the rules told in numbers."""
        from broglio.games.caesar_cleopatra.rules.events import event

        return event(told, self.strict)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        from broglio.games.caesar_cleopatra.rules.ending import outcome

        return outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        from broglio.games.caesar_cleopatra.views.view import see

        return see(self, seat)

    def to_json(self) -> Any:
        """Everything, as plain data."""
        from broglio.games.caesar_cleopatra.data.to_json import position_to_json

        return position_to_json(self)


def total(row: vec[i64], start: i64, length: i64) -> i64:
    """The sum of a part of a row."""
    found: i64 = 0
    for i in range(start, start + length):
        found += row[i]
    return found


def blank(version: i64, shuffled: bool, strict: bool) -> CaesarCleopatraPosition:
    """The table laid out (C2 to C6): two series of each player in hand, all other cards in the piles."""
    position = CaesarCleopatraPosition()
    position.version = version
    position.shuffled = shuffled
    position.strict = strict
    position.phase = phases.MISSIONS if shuffled else phases.ARRANGE
    position.hand = vec[i64]([0] * (SEATS * CARDS))
    position.pile = vec[i64]([0] * (SEATS * CARDS))
    position.discards = vec[i64]([0] * (SEATS * CARDS))
    position.up = vec[i64]([0] * (SEATS * GROUPS * INFLUENCE))
    position.down = vec[i64]([0] * (SEATS * GROUPS * INFLUENCE))
    position.order = vec[i64]([0] * (SEATS * MANIPULATIONS))
    position.arranged = vec[i64]([0] * SEATS)
    position.array = vec[i64]([NOT_LAID] * SEATS)
    position.restarted = vec[i64]([0] * SEATS)
    position.mission = vec[i64]([NO_MISSION] * SEATS)
    position.owed = vec[i64]([0] * SEATS)
    position.left = PATRICIANS[:]
    position.won = vec[i64]([0] * (SEATS * GROUPS))
    position.deck = VOTE_COPIES[:]
    position.turned = vec[i64]([0] * VOTES)
    position.removed = vec[i64]([0] * VOTES)
    position.chosen = vec[i64]([0] * CARDS)
    position.lifted = vec[i64]([0] * INFLUENCE)
    position.first = vec[i64]([0] * INFLUENCE)
    position.second = vec[i64]([0] * INFLUENCE)
    position.memory = vec[i64]([0] * memory.ROW)
    for seat in range(SEATS):
        for card in range(CARDS):
            aside = SERIES if card < NUMBERED else 0
            position.hand[seat * CARDS + card] = aside
            position.pile[seat * CARDS + card] = COPIES[card] - aside
    return position
