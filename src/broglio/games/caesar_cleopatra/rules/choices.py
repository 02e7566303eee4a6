"""What may be done: all legal moves, and what chance can deal. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.caesar_cleopatra.rules import moves, phases
from broglio.games.caesar_cleopatra.rules.material import (
    ASSASSINATION,
    CAESAR,
    CARDS,
    CASTLING,
    GROUPS,
    INFLUENCE,
    MANIPULATIONS,
    MISSION_COPIES,
    MISSIONS,
    MOST_OWN,
    NO_DEAL,
    NOT_LAID,
    SCOUT,
    SPY,
    VETO,
    VOTES,
    WRATH,
)

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition


def is_setting_up(position: CaesarCleopatraPosition, seat: i64) -> bool:
    """Whether a seat has still to arrange its pile, or to lay out its series (C6, C7)."""
    if position.phase == phases.ARRANGE:
        return position.arranged[seat] < MANIPULATIONS
    return position.array[seat] == NOT_LAID


def decider(position: CaesarCleopatraPosition) -> i64:
    """Whose decision is due after set-up, where it is not chance's."""
    if position.under_way == phases.ASKED:
        return position.opponent()
    if position.under_way != phases.NO_STAGE or position.owed[position.opponent()] == 0:
        return position.turn
    return position.opponent()


def fill_moves(position: CaesarCleopatraPosition, seat: i64, buffer: vec[i64]) -> i64:
    """Write all legal moves of a seat; none for a seat that is not to act."""
    phase = position.phase
    if position.ended != 0 or position.dealing != NO_DEAL or phase == phases.MISSIONS or phase == phases.VOTE:
        return 0
    if phase == phases.ARRANGE:
        return fill_next(position, seat, buffer) if is_setting_up(position, seat) else 0
    if phase == phases.ARRAY:
        return fill_arrays(buffer) if is_setting_up(position, seat) else 0
    if decider(position) != seat:
        return 0
    if position.under_way == phases.ASKED:
        return fill_answers(position, seat, buffer)
    if position.under_way == phases.SPYING:
        return fill_takes(position, buffer)
    if position.under_way == phases.CASTLING:
        return fill_relays(position, seat, buffer)
    if position.owed[seat] > 0:
        buffer[0] = moves.draw(0)
        buffer[1] = moves.draw(1)
        return 2
    if phase == phases.DISCARD:
        return fill_discards(position, seat, buffer)
    return fill_active(position, seat, buffer)


# Set-up (C6, C7)


def unarranged(position: CaesarCleopatraPosition, seat: i64, card: i64) -> i64:
    """How many copies of a manipulation card have no place in pile 2 yet."""
    free = position.pile[seat * CARDS + card]
    order = position.order
    start = seat * MANIPULATIONS
    for i in range(start, start + position.arranged[seat]):
        if order[i] == card:
            free -= 1
    return free


def fill_next(position: CaesarCleopatraPosition, seat: i64, buffer: vec[i64]) -> i64:
    """Each kind of card that has no place yet."""
    count: i64 = 0
    for card in range(INFLUENCE, CARDS):
        if unarranged(position, seat, card) > 0:
            buffer[count] = moves.next_card(card)
            count += 1
    if can_go_back(position, seat, position.arranged[seat]):
        buffer[count] = moves.BACK
        count += 1
    return count


def can_go_back(position: CaesarCleopatraPosition, seat: i64, steps: i64) -> bool:
    """An unfinished choice may be begun again, once."""
    return steps > 0 and position.restarted[seat] == 0


def fill_arrays(buffer: vec[i64]) -> i64:
    """Every way to lay out a series."""
    for way in range(moves.ARRAYS):
        buffer[way] = moves.array(way)
    return moves.ARRAYS


# An active turn (C9 to C13, C16)


def fill_active(position: CaesarCleopatraPosition, seat: i64, buffer: vec[i64]) -> i64:
    """Place influence or play a manipulation card, or go on; a turn may open with a pass (C16)."""
    count: i64 = 0
    phase = position.phase
    if phase == phases.OPEN:
        buffer[0] = moves.PASS
        count = 1
        if position.influence_in_hand(seat) == 0:
            return count
    if phase == phases.OPEN or phase == phases.PLACE or phase == phases.SECOND:
        count = fill_placings(position, seat, buffer, count)
    else:
        buffer[count] = moves.ON
        count += 1
    if position.may_manipulate():
        count = fill_manipulations(position, seat, buffer, count)
    return count


def may_show_two(position: CaesarCleopatraPosition, seat: i64) -> bool:
    """Face up only with two influence cards and room for both (C10)."""
    return position.influence_in_hand(seat) > 1 and position.room(seat) > 1


def fill_placings(position: CaesarCleopatraPosition, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Each influence card in hand at each group with room: face down, or the first or second of two face up (C10)."""
    second = position.phase == phases.SECOND
    shows = second or may_show_two(position, seat)
    hand = position.hand
    for group in range(GROUPS):
        if position.room_at(seat, group) > 0:
            for card in range(INFLUENCE):
                if hand[seat * CARDS + card] > 0:
                    if not second:
                        buffer[count] = moves.face_down(card, group)
                        count += 1
                    if shows:
                        buffer[count] = moves.face_up(card, group)
                        count += 1
    return count


# Manipulation cards (C27 to C31)


def fill_manipulations(position: CaesarCleopatraPosition, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Each manipulation card in hand with each target; without room, only what makes room (C16)."""
    row = seat * CARDS
    hand = position.hand
    cramped = position.phase == phases.OPEN and position.room(seat) == 0
    if hand[row + ASSASSINATION] > 0:
        for group in range(GROUPS):
            if not cramped or makes_room(position, seat, group):
                for card in range(INFLUENCE):
                    if can_assassinate(position, seat, card, group):
                        buffer[count] = moves.assassinate(card, group)
                        count += 1
    if hand[row + WRATH] > 0:
        for group in range(GROUPS):
            if can_strike(position, group):
                buffer[count] = moves.wrath(group)
                count += 1
    if cramped:
        return count
    if hand[row + SCOUT] > 0:
        for group in range(GROUPS):
            if position.down_at(1 - seat, group) > 0:
                buffer[count] = moves.scout(group)
                count += 1
    if hand[row + CASTLING] > 0:
        for pair in range(moves.PAIRS):
            move = moves.castle(pair)
            if can_castle(position, seat, moves.castled_first(move), moves.castled_second(move)):
                buffer[count] = move
                count += 1
    if hand[row + SPY] > 0 and can_spy(position, seat):
        buffer[count] = moves.SPY
        count += 1
    return count


def makes_room(position: CaesarCleopatraPosition, seat: i64, group: i64) -> bool:
    """Whether one enemy card less gives room at a full group (C16): not where the player's own five fill it."""
    return position.cards_at(seat, group) < MOST_OWN


def can_assassinate(position: CaesarCleopatraPosition, seat: i64, card: i64, group: i64) -> bool:
    """A face-up enemy card (C27)."""
    return position.up[((1 - seat) * GROUPS + group) * INFLUENCE + card] > 0


def can_strike(position: CaesarCleopatraPosition, group: i64) -> bool:
    """Any influence card at the group (C31)."""
    return position.cards_at(0, group) + position.cards_at(1, group) > 0


def can_castle(position: CaesarCleopatraPosition, seat: i64, one: i64, other: i64) -> bool:
    """Two groups with patricians left and an own card at one of them (C29)."""
    return (
        position.left[one] > 0
        and position.left[other] > 0
        and position.cards_at(seat, one) + position.cards_at(seat, other) > 0
    )


def can_spy(position: CaesarCleopatraPosition, seat: i64) -> bool:
    """A hand that is not empty (C28)."""
    return position.influence_in_hand(1 - seat) + position.manipulations_in_hand(1 - seat) > 0


def fill_answers(position: CaesarCleopatraPosition, seat: i64, buffer: vec[i64]) -> i64:
    """Let it happen, or play a veto if there is one (C32, C33)."""
    buffer[0] = moves.ALLOW
    if position.hand[seat * CARDS + VETO] == 0:
        return 1
    buffer[1] = moves.VETO
    return 2


def fill_takes(position: CaesarCleopatraPosition, buffer: vec[i64]) -> i64:
    """Each kind of card in the opponent's hand (C28)."""
    count: i64 = 0
    row = position.opponent() * CARDS
    for card in range(CARDS):
        if position.hand[row + card] > 0:
            buffer[count] = moves.take(card)
            count += 1
    return count


def next_castled(position: CaesarCleopatraPosition) -> i64:
    """Castled cards are laid out again from the lowest to the highest, so that no order tells anything (C29)."""
    lifted = position.lifted
    for card in range(INFLUENCE):
        if lifted[card] > 0:
            return card
    return INFLUENCE


def fill_relays(position: CaesarCleopatraPosition, seat: i64, buffer: vec[i64]) -> i64:
    """The next castled card at either group, while there is room (C11, C29)."""
    card = next_castled(position)
    count: i64 = 0
    first = count_of(position.first)
    second = count_of(position.second)
    if first < position.limit(seat, position.target):
        buffer[count] = moves.relay(card, position.target)
        count += 1
    if second < position.limit(seat, position.other_target):
        buffer[count] = moves.relay(card, position.other_target)
        count += 1
    if can_go_back(position, seat, first + second):
        buffer[count] = moves.BACK
        count += 1
    return count


def count_of(row: vec[i64]) -> i64:
    """How many cards a row counts."""
    found: i64 = 0
    for i in range(len(row)):
        found += row[i]
    return found


# A passive turn (C16)


def fill_discards(position: CaesarCleopatraPosition, seat: i64, buffer: vec[i64]) -> i64:
    """Each kind of card in hand that is not chosen already, or no further one."""
    buffer[0] = moves.DONE
    count: i64 = 1
    for card in range(CARDS):
        if position.hand[seat * CARDS + card] > position.chosen[card]:
            buffer[count] = moves.discard(card)
            count += 1
    if can_go_back(position, seat, count_of(position.chosen)):
        buffer[count] = moves.BACK
        count += 1
    return count


# Chance (C3, C4, C6)


def fill_chances(position: CaesarCleopatraPosition, buffer: vec[i64], weights: vec[i64]) -> i64:
    """A card of a pile, a mission or a vote card, each copy as likely as any other."""
    if position.ended != 0:
        return 0
    if position.dealing != NO_DEAL:
        return fill_deals(position, position.dealing // 2, position.dealing % 2, buffer, weights)
    if position.phase == phases.MISSIONS:
        return fill_missions(position, buffer, weights)
    if position.phase == phases.VOTE:
        return fill_votes(position, buffer, weights)
    return 0


def fill_deals(position: CaesarCleopatraPosition, seat: i64, pile: i64, buffer: vec[i64], weights: vec[i64]) -> i64:
    """Each kind of card in a pile, weighing as many as there are: influence cards in the first (C3, C6)."""
    count: i64 = 0
    for card in range(pile * INFLUENCE, pile * INFLUENCE + INFLUENCE):
        copies = position.pile[seat * CARDS + card]
        if copies > 0:
            buffer[count] = moves.deal(card)
            weights[count] = copies
            count += 1
    return count


def fill_votes(position: CaesarCleopatraPosition, buffer: vec[i64], weights: vec[i64]) -> i64:
    """Each kind of card in the vote deck, weighing as many as there are."""
    count: i64 = 0
    for vote in range(VOTES):
        if position.deck[vote] > 0:
            buffer[count] = moves.turn(vote)
            weights[count] = position.deck[vote]
            count += 1
    return count


def fill_missions(position: CaesarCleopatraPosition, buffer: vec[i64], weights: vec[i64]) -> i64:
    """Two missions of each kind, less the one that is dealt (C4)."""
    dealt = position.mission[CAESAR]
    count: i64 = 0
    for group in range(MISSIONS):
        buffer[count] = moves.mission(group)
        weights[count] = MISSION_COPIES - 1 if dealt == group else MISSION_COPIES
        count += 1
    return count
