"""Why a move is not allowed, with the rule that forbids it.

Reads only what is public or the asking seat's own, so that a refusal tells nothing.
"""

from __future__ import annotations

from broglio.core.protocol import CHANCE, IllegalMove, Move, Seat
from broglio.games.caesar_cleopatra.rules import choices, moves, phases
from broglio.games.caesar_cleopatra.rules.material import (
    CARD_NAMES,
    CARDS,
    GROUP_NAMES,
    MOST_OWN,
    VETO,
)
from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition
from broglio.games.caesar_cleopatra.text.notation import notate
from broglio.games.caesar_cleopatra.text.prompts import manipulation_of, manipulation_rule
from broglio.games.caesar_cleopatra.text.words import illegal

PLACING = (phases.OPEN, phases.PLACE, phases.SECOND)
WINDOWS = (phases.HOLD, phases.READY, phases.WINDOW)


def refusal(position: CaesarCleopatraPosition, seat: Seat, move: Move) -> IllegalMove | None:
    """The refusal of a move, or None if it is legal. A number that is no move at all raises Malformed."""
    text = notate(move)
    if position.is_legal(seat, move):
        return None
    if seat == CHANCE:
        return illegal("no-such-chance", "C14", move=text)
    return _not_to_act(position, seat) or _not_now(position, seat, move)


def _not_to_act(position: CaesarCleopatraPosition, seat: Seat) -> IllegalMove | None:
    if not 0 <= seat < position.seats:
        return illegal("no-such-seat", "C1", number=str(seat))
    if position.ended:
        return illegal("game-over", "C34")
    to_act = position.to_act()
    if seat in to_act:
        return None
    if to_act == (CHANCE,):
        return illegal("card-comes-first", "C14")
    if position.phase in (phases.ARRANGE, phases.ARRAY):
        return illegal("chosen-already", "C7")
    return illegal("other-decides", "C8", seat=to_act[0])


def _not_now(position: CaesarCleopatraPosition, seat: Seat, move: Move) -> IllegalMove:
    """A seat that is to act tries something else than what is asked."""
    if move == moves.BACK:
        return illegal("no-way-back", "C12")
    if position.under_way == phases.ASKED:
        if move == moves.VETO:
            return illegal("card-not-in-hand", "C32", card=CARD_NAMES[VETO])
        return illegal("answer-wanted", "C33", move=notate(move))
    if position.under_way == phases.SPYING:
        if moves.is_take(move):
            return illegal("not-in-that-hand", "C28", card=CARD_NAMES[moves.taken_card(move)])
        return illegal("spy-choice-wanted", "C28", move=notate(move))
    if position.under_way == phases.CASTLING:
        return _bad_relay(position, move)
    if position.owed[seat]:
        return illegal("draw-wanted", "C14", move=notate(move))
    if position.phase == phases.ARRANGE:
        if moves.is_next(move):
            return illegal("card-used-up", "C6", card=CARD_NAMES[moves.card_put_next(move)])
        return illegal("arranging-wanted", "C6", move=notate(move))
    if position.phase == phases.ARRAY:
        return illegal("array-wanted", "C7", move=notate(move))
    if position.phase == phases.DISCARD:
        if moves.is_discard(move):
            return illegal("card-not-in-hand", "C16", card=CARD_NAMES[moves.discarded_card(move)])
        return illegal("passive", "C16", move=notate(move))
    return _bad_action(position, seat, move)


def _bad_relay(position: CaesarCleopatraPosition, move: Move) -> IllegalMove:
    card = choices.next_castled(position)
    if moves.is_relay(move):
        group = moves.relaid_group(move)
        if group not in (position.target, position.other_target):
            return illegal("not-castled-there", "C29", group=GROUP_NAMES[group])
        if moves.relaid_card(move) == card:
            return illegal("group-full", "C11", group=GROUP_NAMES[group])
    return illegal("castling-wanted", "C29", card=CARD_NAMES[card])


def _bad_action(position: CaesarCleopatraPosition, seat: Seat, move: Move) -> IllegalMove:
    if moves.is_manipulation(move):
        return _bad_manipulation(position, seat, move)
    if move == moves.VETO:
        return illegal("veto-out-of-place", "C32")
    if moves.is_face_down(move) or moves.is_face_up(move):
        return _bad_placing(position, seat, move)
    if move == moves.PASS:
        return illegal("active-already", "C16")
    if position.phase in WINDOWS:
        return illegal("window-wanted", "C13", move=notate(move))
    return illegal("placing-wanted", "C10", move=notate(move))


def _bad_placing(position: CaesarCleopatraPosition, seat: Seat, move: Move) -> IllegalMove:
    if position.phase not in PLACING:
        return illegal("placed-already", "C10")
    shows = moves.is_face_up(move)
    card = moves.up_card(move) if shows else moves.down_card(move)
    group = moves.up_group(move) if shows else moves.down_group(move)
    if position.hand[seat * CARDS + card] == 0:
        rule = "C16" if position.influence_in_hand(seat) == 0 else "C10"
        return illegal("card-not-in-hand", rule, card=CARD_NAMES[card])
    if position.room_at(seat, group) <= 0:
        return _no_room(position, seat, group)
    return illegal("lone-card-face-down" if shows else "second-face-up", "C10")


def _no_room(position: CaesarCleopatraPosition, seat: Seat, group: int) -> IllegalMove:
    name = GROUP_NAMES[group]
    if position.left[group] == 0:
        return illegal("group-gone", "C11", group=name)
    if position.cards_at(seat, group) >= MOST_OWN:
        return illegal("own-side-full", "C11", group=name)
    return illegal("group-full", "C11", group=name)


def _bad_manipulation(position: CaesarCleopatraPosition, seat: Seat, move: Move) -> IllegalMove:
    card = manipulation_of(move)
    if position.played:
        return illegal("played-already", "C13")
    if position.phase == phases.OPEN and position.influence_in_hand(seat) == 0:
        return illegal("only-passive", "C16")
    if position.hand[seat * CARDS + card] == 0:
        return illegal("card-not-in-hand", manipulation_rule(move), card=CARD_NAMES[card])
    if position.phase == phases.OPEN and position.room(seat) == 0:
        return illegal("makes-no-room", "C16", move=notate(move))
    return illegal("no-target", manipulation_rule(move), move=notate(move))
