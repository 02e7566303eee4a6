"""Manipulation cards: named with their targets, vetoed or not, carried out (C27 to C33). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.caesar_cleopatra.rules import choices, drawing, events, memory, moves, phases, votes
from broglio.games.caesar_cleopatra.rules.material import (
    ASSASSINATION,
    CARDS,
    CASTLING,
    COPIES,
    GROUPS,
    INFLUENCE,
    NO_CARD,
    SCOUT,
    SPY,
    VETO,
    WRATH,
)

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition

NOTHING: Final[i64] = 0
"""In the place of a target where there is none."""


def play(position: CaesarCleopatraPosition, move: i64) -> None:
    """Card and target are named; then comes the veto, then the effect."""
    if moves.is_assassinate(move):
        name(position, ASSASSINATION, moves.prey_group(move), moves.prey_card(move))
    elif moves.is_scout(move):
        name(position, SCOUT, moves.scouted_group(move), NOTHING)
    elif moves.is_wrath(move):
        name(position, WRATH, moves.struck_group(move), NOTHING)
    elif moves.is_castle(move):
        name(position, CASTLING, moves.castled_first(move), moves.castled_second(move))
    else:
        name(position, SPY, NOTHING, NOTHING)
    if may_be_vetoed(position):
        position.under_way = phases.ASKED
        position.tell(events.VETO_ASKED, position.opponent())
    else:
        take_effect(position)


def name(position: CaesarCleopatraPosition, card: i64, target: i64, other_target: i64) -> None:
    """The card is played: it counts as the turn's one, and is replaced if the hand was refilled before (C13)."""
    seat = position.turn
    position.card = card
    position.target = target
    position.other_target = other_target
    position.played = True
    spend(position, seat, card)
    position.tell(events.FIRST_NAMED + card - INFLUENCE, seat, target, other_target)
    if position.phase == phases.OPEN:
        position.phase = phases.PLACE
    elif position.phase == phases.READY or position.phase == phases.WINDOW:
        drawing.owe(position, seat, 1)


def spend(position: CaesarCleopatraPosition, seat: i64, card: i64) -> None:
    """A manipulation card goes from the hand to the discard."""
    position.hand[seat * CARDS + card] -= 1
    position.discards[seat * CARDS + card] += 1
    memory.note(position, memory.SHOWN, seat, card)


def may_be_vetoed(position: CaesarCleopatraPosition) -> bool:
    """Asked whenever the opponent might hold a veto, as far as all can see (C33)."""
    seat = position.opponent()
    return position.manipulations_in_hand(seat) > 0 and position.discards[seat * CARDS + VETO] < COPIES[VETO]


def veto(position: CaesarCleopatraPosition) -> None:
    """No effect; both cards are discarded, and the veto's player draws one (C32)."""
    seat = position.opponent()
    spend(position, seat, VETO)
    position.tell(events.VETOED, seat, position.card)
    finish(position)
    drawing.owe(position, seat, 1)


def allow(position: CaesarCleopatraPosition) -> None:
    """No veto: the card takes effect."""
    position.tell(events.ALLOWED, position.opponent())
    take_effect(position)


def finish(position: CaesarCleopatraPosition) -> None:
    """The card is done with."""
    position.under_way = phases.NO_STAGE
    position.card = NO_CARD
    position.target = NOTHING
    position.other_target = NOTHING


def take_effect(position: CaesarCleopatraPosition) -> None:
    """What the card does."""
    card = position.card
    if card == ASSASSINATION:
        votes.discard(position, position.opponent(), position.target, position.other_target)
    elif card == SCOUT:
        votes.turn_up(position, position.opponent(), position.target)
    elif card == WRATH:
        votes.turn_up_all(position, position.target)
        votes.discard_all(position, position.target)
    elif card == CASTLING:
        lift(position)
        return
    else:
        look(position)
        return
    finish(position)


# Spy (C28)


def look(position: CaesarCleopatraPosition) -> None:
    """The spy sees the opponent's hand and is to choose a card."""
    seat = position.opponent()
    cards: i64 = 0
    for card in range(CARDS):
        cards |= position.hand[seat * CARDS + card] << 4 * card
    memory.note(position, memory.SEEN, seat, cards)
    position.tell(events.HAND_SEEN, position.turn, seat, cards)
    position.under_way = phases.SPYING


def take(position: CaesarCleopatraPosition, card: i64) -> None:
    """The opponent discards the chosen card and draws one at once."""
    seat = position.opponent()
    position.hand[seat * CARDS + card] -= 1
    position.discards[seat * CARDS + card] += 1
    memory.note(position, memory.SHOWN, seat, card)
    position.tell(events.SPIED_OUT, seat, card)
    finish(position)
    drawing.owe(position, seat, 1)


# Castling (C29)


def lift(position: CaesarCleopatraPosition) -> None:
    """Take up all own cards at both groups."""
    shown = lift_from(position, position.target) + lift_from(position, position.other_target)
    memory.note(position, memory.LIFTED, position.turn, shown << 8 | position.other_target << 4 | position.target)
    position.under_way = phases.CASTLING


def lift_from(position: CaesarCleopatraPosition, group: i64) -> i64:
    """Take up all own cards at a group; returns those that lay face up."""
    row = (position.turn * GROUPS + group) * INFLUENCE
    shown: i64 = 0
    for card in range(INFLUENCE):
        shown += position.up[row + card] << 4 * card
        position.lifted[card] += position.up[row + card] + position.down[row + card]
        position.up[row + card] = 0
        position.down[row + card] = 0
    return shown


def lift_again(position: CaesarCleopatraPosition) -> None:
    """Take back what was laid out of a castling that is not finished."""
    for card in range(INFLUENCE):
        position.lifted[card] += position.first[card] + position.second[card]
        position.first[card] = 0
        position.second[card] = 0


def relay(position: CaesarCleopatraPosition, card: i64, group: i64) -> None:
    """Lay one card; after the last all lie face down, and the opponent learns the counts only."""
    position.lifted[card] -= 1
    if group == position.target:
        position.first[card] += 1
    else:
        position.second[card] += 1
    position.tell(events.RELAID, position.turn, group, card)
    if choices.next_castled(position) < INFLUENCE:
        return
    first = choices.count_of(position.first)
    second = choices.count_of(position.second)
    memory.note(position, memory.SPLIT, position.turn, second << 4 | first)
    put_down(position, position.first, position.target)
    put_down(position, position.second, position.other_target)
    position.restarted[position.turn] = 0
    position.tell(events.CASTLED, position.turn, position.target, first)
    position.tell(events.CASTLED, position.turn, position.other_target, second)
    finish(position)


def put_down(position: CaesarCleopatraPosition, cards: vec[i64], group: i64) -> None:
    """Castled cards lie face down at their group."""
    row = (position.turn * GROUPS + group) * INFLUENCE
    for card in range(INFLUENCE):
        position.down[row + card] += cards[card]
        cards[card] = 0
