"""Why a move is not allowed, with the rule that forbids it.

Reads only what is public or the asking seat's own, so that a refusal tells nothing.
"""

from __future__ import annotations

from broglio.core.game import CHANCE, Fact, IllegalMove, Move, Saying, Seat
from broglio.games.caesar_cleopatra import choices, moves, phases
from broglio.games.caesar_cleopatra.material import (
    CARD_NAMES,
    CARDS,
    GROUP_NAMES,
    GROUPS,
    INFLUENCE,
    MOST_OWN,
    SEAT_NAMES,
    VETO,
)
from broglio.games.caesar_cleopatra.notation import notate
from broglio.games.caesar_cleopatra.position import CaesarCleopatraPosition
from broglio.games.caesar_cleopatra.prompts import manipulation_of, manipulation_rule
from broglio.games.caesar_cleopatra.words import say

PLACING = (phases.OPEN, phases.PLACE, phases.SECOND)
WINDOWS = (phases.HOLD, phases.READY, phases.WINDOW)


def refusal(position: CaesarCleopatraPosition, seat: Seat, move: Move) -> IllegalMove | None:
    """The refusal of a move, or None if it is legal. A number that is no move at all raises Malformed."""
    text = notate(move)
    if position.is_legal(seat, move):
        return None
    if seat == CHANCE:
        return _illegal("no-such-chance", "C14", move=text)
    return _not_to_act(position, seat) or _not_now(position, seat, move)


def _illegal(key: str, rule: str, **facts: Fact) -> IllegalMove:
    saying = Saying(key, facts, rule)
    return IllegalMove(saying, say(saying, SEAT_NAMES))


def _not_to_act(position: CaesarCleopatraPosition, seat: Seat) -> IllegalMove | None:
    if not 0 <= seat < position.seats:
        return _illegal("no-such-seat", "C1", number=str(seat))
    if position.ended:
        return _illegal("game-over", "C34")
    to_act = position.to_act()
    if seat in to_act:
        return None
    if to_act == (CHANCE,):
        return _illegal("card-comes-first", "C14")
    if position.phase in (phases.ARRANGE, phases.ARRAY):
        return _illegal("chosen-already", "C7")
    return _illegal("other-decides", "C8", seat=to_act[0])


def _not_now(position: CaesarCleopatraPosition, seat: Seat, move: Move) -> IllegalMove:
    """A seat that is to act tries something else than what is asked."""
    if move == moves.BACK:
        return _illegal("no-way-back", "C12")
    if position.stage == phases.ASKED:
        if move == moves.VETO:
            return _illegal("card-not-in-hand", "C32", card=CARD_NAMES[VETO])
        return _illegal("answer-wanted", "C33", move=notate(move))
    if position.stage == phases.SPYING:
        if moves.is_take(move):
            return _illegal("not-in-that-hand", "C28", card=CARD_NAMES[move - moves.TAKE])
        return _illegal("spy-choice-wanted", "C28", move=notate(move))
    if position.stage == phases.CASTLING:
        return _bad_relay(position, move)
    if position.owed[seat]:
        return _illegal("draw-wanted", "C14", move=notate(move))
    if position.phase == phases.ARRANGE:
        if moves.is_next(move):
            return _illegal("card-used-up", "C6", card=CARD_NAMES[move - moves.NEXT + INFLUENCE])
        return _illegal("arranging-wanted", "C6", move=notate(move))
    if position.phase == phases.ARRAY:
        return _illegal("array-wanted", "C7", move=notate(move))
    if position.phase == phases.DISCARD:
        if moves.is_discard(move):
            return _illegal("card-not-in-hand", "C16", card=CARD_NAMES[move - moves.DISCARD])
        return _illegal("passive", "C16", move=notate(move))
    return _bad_action(position, seat, move)


def _bad_relay(position: CaesarCleopatraPosition, move: Move) -> IllegalMove:
    card = choices.next_castled(position)
    if moves.is_relay(move):
        group = (move - moves.RELAY) % GROUPS
        if group not in (position.target, position.other_target):
            return _illegal("not-castled-there", "C29", group=GROUP_NAMES[group])
        if (move - moves.RELAY) // GROUPS == card:
            return _illegal("group-full", "C11", group=GROUP_NAMES[group])
    return _illegal("castling-wanted", "C29", card=CARD_NAMES[card])


def _bad_action(position: CaesarCleopatraPosition, seat: Seat, move: Move) -> IllegalMove:
    if moves.is_manipulation(move):
        return _bad_manipulation(position, seat, move)
    if move == moves.VETO:
        return _illegal("veto-out-of-place", "C32")
    if moves.is_face_down(move) or moves.is_face_up(move):
        return _bad_placing(position, seat, move)
    if move == moves.PASS:
        return _illegal("active-already", "C16")
    if position.phase in WINDOWS:
        return _illegal("window-wanted", "C13", move=notate(move))
    return _illegal("placing-wanted", "C10", move=notate(move))


def _bad_placing(position: CaesarCleopatraPosition, seat: Seat, move: Move) -> IllegalMove:
    if position.phase not in PLACING:
        return _illegal("placed-already", "C10")
    shows = moves.is_face_up(move)
    code = move - (moves.FACE_UP if shows else moves.FACE_DOWN)
    card, group = code // GROUPS, code % GROUPS
    if position.hand[seat * CARDS + card] == 0:
        rule = "C16" if position.influence_in_hand(seat) == 0 else "C10"
        return _illegal("card-not-in-hand", rule, card=CARD_NAMES[card])
    if position.room_at(seat, group) <= 0:
        return _no_room(position, seat, group)
    return _illegal("lone-card-face-down" if shows else "second-face-up", "C10")


def _no_room(position: CaesarCleopatraPosition, seat: Seat, group: int) -> IllegalMove:
    name = GROUP_NAMES[group]
    if position.left[group] == 0:
        return _illegal("group-gone", "C11", group=name)
    if position.cards_at(seat, group) >= MOST_OWN:
        return _illegal("own-side-full", "C11", group=name)
    return _illegal("group-full", "C11", group=name)


def _bad_manipulation(position: CaesarCleopatraPosition, seat: Seat, move: Move) -> IllegalMove:
    card = manipulation_of(move)
    if position.played:
        return _illegal("played-already", "C13")
    if position.phase == phases.OPEN and position.influence_in_hand(seat) == 0:
        return _illegal("only-passive", "C16")
    if position.hand[seat * CARDS + card] == 0:
        return _illegal("card-not-in-hand", manipulation_rule(move), card=CARD_NAMES[card])
    if position.phase == phases.OPEN and position.room(seat) == 0:
        return _illegal("makes-no-room", "C16", move=notate(move))
    return _illegal("no-target", manipulation_rule(move), move=notate(move))
