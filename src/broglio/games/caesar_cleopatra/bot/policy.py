"""What a sensible club player would do at Caesar & Cleopatra. Compiled.

Reads only what is public and the seat's own, so that it plays alike in worlds that the seat cannot tell apart: of the
opponent's face-down cards and hand only their numbers. All values are in points at the end of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.kit.softmax import softmax
from broglio.games.caesar_cleopatra.bot.evaluation import chance, philosophers_of, total_of, worth
from broglio.games.caesar_cleopatra.rules import moves, phases
from broglio.games.caesar_cleopatra.rules.material import (
    ASSASSINATION,
    CARDS,
    CASTLING,
    GROUPS,
    INFLUENCE,
    MISSION_COPIES,
    MISSIONS,
    MOST_TOGETHER,
    NUMBERED,
    PHILOSOPHER,
    SCOUT,
    SPY,
    VETO,
    VOTES,
    WRATH,
    value_of,
)
from broglio.games.caesar_cleopatra.rules.votes import philosophers_at, total_at

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition

AVERAGE: Final = 3.0
"""What a face-down card counts, as far as the opponent can tell."""
SURE: Final = 0.4
"""How clear a lead of one is when all cards lie open."""
HIDDEN_SCALE: Final = 0.5
"""How much less clear each face-down card of the opponent makes it."""
LATER_SCALE: Final = 9.6
"""The lead that is likely to last for the votes after this turn's."""
LATER: Final = 0.4
"""What a vote after this turn's counts beside one that is due."""
SOON: Final = 0.19
"""What this turn's vote counts at a group where none is due: the next may come before the player can act again."""
SPENDING: Final = 0.03
"""What a point of influence is worth that is kept in hand."""
HIDING: Final = 0.1
"""What it is worth that the opponent cannot tell a card, nor murder it."""
PATIENCE: Final = 1.0
"""A manipulation card is better played after refilling: one has seen more by then."""
MANIPULATIONS_HELD: Final = 1.5
"""Manipulation cards that leave enough influence in a hand."""
RELUCTANCE: Final = 1.0
"""What a turn is worth that is not passed."""
TEMPERATURE: Final = 0.05
"""How much better a choice must be to be clearly preferred."""

SCOUTING: Final = 0.08
"""What it is worth to see a face-down card."""
SPYING: Final = 0.35
"""What it is worth to see a hand and take the best card out of it."""
SHIFTING: Final = 0.4
"""What a castling is worth to the opponent, on average."""
LAYING: Final = 0.04
"""What a point of influence laid out at the beginning brings, for each point at stake."""
DRAWING: Final = 0.3
"""How strongly a hand is drawn towards the right mixture."""
NEVER: Final = 5.0
UNKNOWN: Final = -1000.0
MOST_SHOWN: Final[i64] = 11
"""Two cards have fewer points."""

# By card: what it is worth in a hand.
CARD_WORTH: Final[vec[float]] = vec[float]([0.0, 0.1, 0.2, 0.3, 0.45, 0.5, 0.35, 0.25, 0.2, 0.05, 0.4, 0.4])
MIDDLING: Final = 0.2
"""What a card to be drawn is worth."""


def fill_policy(position: CaesarCleopatraPosition, seat: i64, codes: vec[i64], count: i64, weights: vec[float]) -> None:
    """Weigh legal moves: the better, the more likely."""
    if moves.is_draw(codes[0]):
        weigh_piles(position, seat, weights)
    elif codes[0] == moves.ON and position.phase < phases.READY:
        for i in range(count):
            weights[i] = 0.0 if codes[i] == moves.ON else -PATIENCE
    else:
        groups = Groups(position, seat)
        for i in range(count):
            weights[i] = value(position, seat, groups, codes[i])
    softmax(weights, count, TEMPERATURE)


def weigh_piles(position: CaesarCleopatraPosition, seat: i64, weights: vec[float]) -> None:
    """Draw towards a hand of some manipulation cards and more influence."""
    weights[0] = 0.0
    weights[1] = DRAWING * (MANIPULATIONS_HELD - float(position.manipulations_in_hand(seat)))


def value(position: CaesarCleopatraPosition, seat: i64, groups: Groups, move: i64) -> float:
    """What a choice brings."""
    if moves.is_face_down(move):
        return HIDING + groups.placing(moves.down_card(move), moves.down_group(move))
    if moves.is_face_up(move):
        return groups.showing(moves.up_card(move), moves.up_group(move))
    if moves.is_manipulation(move):
        return manipulation_value(position, seat, groups, move)
    if move == moves.VETO:
        return harm(position, seat, groups) - CARD_WORTH[VETO]
    if move == moves.PASS:
        return -RELUCTANCE
    if move == moves.BACK:
        return -NEVER
    if moves.is_discard(move):
        return MIDDLING - CARD_WORTH[moves.discarded_card(move)]
    if moves.is_take(move):
        return CARD_WORTH[moves.taken_card(move)]
    if moves.is_relay(move):
        return relay_value(position, groups, moves.relaid_card(move), moves.relaid_group(move))
    if moves.is_next(move):
        return CARD_WORTH[moves.card_put_next(move)]
    if moves.is_array(move):
        return array_value(groups, moves.array_way(move))
    return 0.0  # let it happen, go on, no further discard


@final
class Groups:
    """How a seat sees the groups; rows by group."""

    position: CaesarCleopatraPosition
    seat: i64
    leads: vec[float]
    """Points ahead, with averages for the opponent's face-down cards."""
    hidden: vec[i64]
    """The opponent's face-down cards."""
    own_philosophers: vec[i64]
    philosophers: vec[i64]
    """The opponent's, as far as they lie open."""
    together: vec[i64]
    """Cards of both."""
    room: vec[i64]
    """How many more own cards there may be."""
    due: vec[float]
    """The chance that a vote is held at the end of this turn."""
    stakes: vec[float]
    """What it means to win the next patrician instead of losing it."""
    now: vec[float]
    """What all that is worth."""
    singles: vec[float]
    """What each influence card brings at each group, once it was asked for."""
    pairs: vec[float]
    """What two cards bring at each group, by their points; likewise."""

    def __init__(self, position: CaesarCleopatraPosition, seat: i64) -> None:
        self.position = position
        self.seat = seat
        self.leads = vec[float]([0.0] * GROUPS)
        self.hidden = vec[i64]([0] * GROUPS)
        self.own_philosophers = vec[i64]([0] * GROUPS)
        self.philosophers = vec[i64]([0] * GROUPS)
        self.together = vec[i64]([0] * GROUPS)
        self.room = vec[i64]([0] * GROUPS)
        self.due = vec[float]([0.0] * GROUPS)
        self.stakes = vec[float]([0.0] * GROUPS)
        self.now = vec[float]([0.0] * GROUPS)
        self.singles = vec[float]([UNKNOWN] * (INFLUENCE * GROUPS))
        self.pairs = vec[float]([UNKNOWN] * (MOST_SHOWN * GROUPS))
        votes: i64 = 0
        for vote in range(VOTES):
            if vote >= GROUPS or position.left[vote] > 0:
                votes += position.deck[vote]
        for group in range(GROUPS):
            if position.left[group] > 0:
                if votes > 0:
                    self.due[group] = float(position.deck[group]) / float(votes)
                self.look(group)

    def look(self, group: i64) -> None:
        """Take in how a group stands."""
        position = self.position
        seat = self.seat
        other = 1 - seat
        hidden = position.down_at(other, group)
        own = total_of(position, seat, group)
        self.hidden[group] = hidden
        self.leads[group] = float(own - total_at(position, other, group)) - AVERAGE * float(hidden)
        self.own_philosophers[group] = philosophers_of(position, seat, group)
        self.philosophers[group] = philosophers_at(position, other, group)
        self.together[group] = position.cards_at(0, group) + position.cards_at(1, group)
        self.room[group] = position.room_at(seat, group)
        self.stakes[group] = stake(position, seat, group)
        self.now[group] = self.after(group, 0.0, 0, 0, 0)

    def after(self, group: i64, lead: float, own_philosophers: i64, philosophers: i64, cards: i64) -> float:
        """What a group is worth after these changes: this turn's vote, and a lead for later ones."""
        position = self.position
        if position.left[group] == 0:
            return 0.0
        due = self.due[group]
        if self.together[group] + cards == MOST_TOGETHER and not position.elected >> group & 1:
            due = 1.0  # C15
        lead += self.leads[group]
        later = chance(lead, LATER_SCALE) - 0.5
        if self.own_philosophers[group] + own_philosophers != self.philosophers[group] + philosophers:
            lead = -lead  # C23
        soon = chance(lead, SURE + HIDDEN_SCALE * float(self.hidden[group])) - 0.5
        left = float(position.left[group])
        return self.stakes[group] * ((due + SOON * (1.0 - due)) * soon + LATER * (left - due) * later)

    def gain(self, group: i64, lead: float, own_philosophers: i64, philosophers: i64, cards: i64) -> float:
        """What such changes bring."""
        return self.after(group, lead, own_philosophers, philosophers, cards) - self.now[group]

    def placing(self, card: i64, group: i64) -> float:
        """What an influence card brings at a group."""
        place = card * GROUPS + group
        if self.singles[place] == UNKNOWN:
            philosophers: i64 = 1 if card == PHILOSOPHER else 0
            gain = self.gain(group, float(value_of(card)), philosophers, 0, 1)
            self.singles[place] = gain - spending(card)
        return self.singles[place]

    def placing_two(self, card: i64, other: i64, group: i64) -> float:
        """What two influence cards bring at one group."""
        if card == PHILOSOPHER or other == PHILOSOPHER:
            return self.placing(card, group) + self.placing(other, group)  # rare: one of them turns the vote round
        points = value_of(card) + value_of(other)
        place = points * GROUPS + group
        if self.pairs[place] == UNKNOWN:
            self.pairs[place] = self.gain(group, float(points), 0, 0, 2) - SPENDING * float(points)
        return self.pairs[place]

    def showing(self, card: i64, group: i64) -> float:
        """What a card brings face up, with the best second one if it is the first (C10)."""
        first = self.placing(card, group)
        position = self.position
        if position.phase == phases.SECOND:
            return first
        best = -NEVER
        hand = position.hand
        row = self.seat * CARDS
        for other in range(INFLUENCE):
            if hand[row + other] > (1 if other == card else 0):
                for beside in range(GROUPS):
                    room = self.room[beside]
                    if beside != group and room > 0:
                        best = max(best, first + self.placing(other, beside))
                    elif beside == group and room > 1:
                        best = max(best, self.placing_two(card, other, group))
        return best


def spending(card: i64) -> float:
    """What an influence card is worth that is kept in hand."""
    return CARD_WORTH[PHILOSOPHER] if card == PHILOSOPHER else SPENDING * float(value_of(card))


def stake(position: CaesarCleopatraPosition, seat: i64, group: i64) -> float:
    """What it means to win the next patrician of a group instead of losing it (C37)."""
    ours = 1.0 if position.mission[seat] == group else 0.0
    theirs = 0.0
    if group < MISSIONS:
        theirs = (float(MISSION_COPIES) - ours) / float(MISSIONS * MISSION_COPIES - 1)  # C4
    won = worth(position, seat, group, 1, 0, ours, theirs)
    return won - worth(position, seat, group, 0, 1, ours, theirs)


def array_value(groups: Groups, way: i64) -> float:
    """High cards where much is at stake (C7)."""
    found = 0.0
    for group in range(GROUPS):
        found += LAYING * groups.stakes[group] * float(value_of(moves.laid_out(way, group)))
    return found


# Manipulation cards


def manipulation_value(position: CaesarCleopatraPosition, seat: i64, groups: Groups, move: i64) -> float:
    """What a manipulation card brings now, less what it could do later."""
    if position.phase < phases.READY:
        return -PATIENCE
    if moves.is_assassinate(move):
        card = moves.prey_card(move)
        lost: i64 = 1 if card == PHILOSOPHER else 0
        gain = groups.gain(moves.prey_group(move), float(value_of(card)), 0, -lost, -1)
        return gain - CARD_WORTH[ASSASSINATION]
    if moves.is_scout(move):
        return SCOUTING * float(groups.hidden[moves.scouted_group(move)]) - CARD_WORTH[SCOUT]
    if moves.is_wrath(move):
        return struck(groups, moves.struck_group(move)) - CARD_WORTH[WRATH]
    if moves.is_castle(move):
        gain = castle_gain(position, seat, groups, moves.castled_first(move), moves.castled_second(move))
        return gain - CARD_WORTH[CASTLING]
    return SPYING - CARD_WORTH[SPY]


def struck(groups: Groups, group: i64) -> float:
    """What it brings that all cards at a group go (C31)."""
    return groups.gain(
        group,
        -groups.leads[group],
        -groups.own_philosophers[group],
        -groups.philosophers[group],
        -groups.together[group],
    )


def harm(position: CaesarCleopatraPosition, seat: i64, groups: Groups) -> float:
    """What the opponent's manipulation card would cost (C32)."""
    card = position.card
    if card == ASSASSINATION:
        murdered = position.other_target
        lost: i64 = 1 if murdered == PHILOSOPHER else 0
        return -groups.gain(position.target, -float(value_of(murdered)), -lost, 0, -1)
    if card == WRATH:
        return -struck(groups, position.target)
    if card == SCOUT:
        return SCOUTING * float(position.down_at(seat, position.target))
    return SPYING if card == SPY else SHIFTING


# Castling (C29)


def castle_gain(position: CaesarCleopatraPosition, seat: i64, groups: Groups, first: i64, second: i64) -> float:
    """What the best split of all own cards at two groups brings."""
    sums: i64 = 1
    for card in range(NUMBERED):
        one = (seat * GROUPS + first) * INFLUENCE + card
        other = (seat * GROUPS + second) * INFLUENCE + card
        for _ in range(position.up[one] + position.down[one] + position.up[other] + position.down[other]):
            sums |= sums << value_of(card)
    at_first = total_of(position, seat, first)
    at_second = total_of(position, seat, second)
    best = best_split(groups, first, second, at_first, at_second, at_first + at_second, sums)
    return best - groups.now[first] - groups.now[second]


def relay_value(position: CaesarCleopatraPosition, groups: Groups, card: i64, group: i64) -> float:
    """The best that can come of laying a castled card at a group; a philosopher comes last."""
    first = points_of(position.first)
    second = points_of(position.second)
    if card == PHILOSOPHER:
        lead = float(first if group == position.target else second)
        return groups.after(group, lead, 1, 0, 0) - groups.after(group, lead, 0, 0, 0)
    sums: i64 = 1 << first + (value_of(card) if group == position.target else 0)
    for other in range(card, NUMBERED):
        for _ in range(position.lifted[other] - (1 if other == card else 0)):
            sums |= sums << value_of(other)
    whole = first + second + points_of(position.lifted)
    return best_split(groups, position.target, position.other_target, 0, 0, whole, sums)


def best_split(groups: Groups, first: i64, second: i64, at_first: i64, at_second: i64, whole: i64, sums: i64) -> float:
    """What two groups are worth under the best split of this number of points, instead of those there now.

    `sums` has a bit for each sum that the first group can get.
    """
    best = -NEVER
    for sum in range(whole + 1):
        if sums >> sum & 1:
            here = groups.after(first, float(sum - at_first), 0, 0, 0)
            best = max(best, here + groups.after(second, float(whole - sum - at_second), 0, 0, 0))
    return best


def points_of(cards: vec[i64]) -> i64:
    """The points of cards counted in a row."""
    found: i64 = 0
    for card in range(NUMBERED):
        found += cards[card] * value_of(card)
    return found
