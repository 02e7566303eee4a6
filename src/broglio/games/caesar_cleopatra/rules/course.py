"""The course of the game: set-up, turns, and the end of a turn. Compiled.

`act` and `happen` carry out one move; then `resume` goes through the phases (see phases.py) until somebody has to
decide or chance has to deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.caesar_cleopatra.rules import (
    choices,
    drawing,
    ending,
    events,
    manipulation,
    memory,
    moves,
    phases,
    votes,
)
from broglio.games.caesar_cleopatra.rules.material import (
    CAESAR,
    CARDS,
    CLEOPATRA,
    GROUPS,
    INFLUENCE,
    MANIPULATIONS,
    NO_DEAL,
    NO_MISSION,
    NOBODY,
    NOT_LAID,
    PILE_1,
    PILE_2,
    SEATS,
)

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition


def resume(position: CaesarCleopatraPosition) -> None:
    """Go on until somebody has to act."""
    while position.ended == ending.GOES_ON and not is_waiting(position):
        go_on(position)


def is_waiting(position: CaesarCleopatraPosition) -> bool:
    """Whether a player has to decide, or chance has to deal."""
    if position.dealing != NO_DEAL or position.under_way != phases.NO_STAGE:
        return True
    drawer = position.drawer()
    if drawer != NOBODY:
        return position.pile_size(drawer, PILE_1) > 0 and position.pile_size(drawer, PILE_2) > 0
    phase = position.phase
    if phase == phases.READY and votes.is_inevitable(position):
        return False
    if phase == phases.HOLD or phase == phases.READY or phase == phases.WINDOW:
        return position.may_manipulate()
    if phase == phases.PLACE:
        return position.room(position.turn) > 0
    return phase != phases.REFILL and phase != phases.ELECT and phase != phases.COUNT and phase != phases.END


def go_on(position: CaesarCleopatraPosition) -> None:
    """One step that nobody decides: what follows each phase."""
    drawer = position.drawer()
    phase = position.phase
    if drawer != NOBODY:
        drawing.draw_what_there_is(position, drawer)
    elif phase == phases.PLACE:
        position.tell(events.PLACING_WAIVED, position.turn)  # C16
        position.phase = phases.HOLD
    elif phase == phases.HOLD:
        position.phase = phases.REFILL
    elif phase == phases.REFILL:
        position.phase = phases.READY
        drawing.refill(position)
    elif phase == phases.READY:
        position.phase = phases.ELECT
    elif phase == phases.ELECT:
        votes.elect(position)
    elif phase == phases.WINDOW:
        position.phase = phases.COUNT
    elif phase == phases.COUNT:
        position.phase = phases.READY
        votes.hold_vote(position, position.group)
    else:
        end_turn(position)


# Moves


def act(position: CaesarCleopatraPosition, seat: i64, move: i64) -> None:
    """What a player decided."""
    if moves.is_face_down(move):
        lay_down(position, seat, moves.down_card(move), moves.down_group(move))
    elif moves.is_face_up(move):
        lay_up(position, seat, moves.up_card(move), moves.up_group(move))
    elif moves.is_manipulation(move):
        manipulation.play(position, move)
    elif move == moves.VETO:
        manipulation.veto(position)
    elif move == moves.ALLOW:
        manipulation.allow(position)
    elif move == moves.PASS:
        position.passed = True
        position.phase = phases.DISCARD
        position.tell(events.PASSED, seat)
    elif move == moves.DONE:
        discard_chosen(position, seat)
    elif move == moves.ON:
        leave_window(position)
    elif move == moves.BACK:
        begin_again(position, seat)
    elif moves.is_draw(move):
        drawing.draw(position, seat, moves.drawn_pile(move))
    elif moves.is_discard(move):
        position.chosen[moves.discarded_card(move)] += 1
        position.tell(events.DISCARD_CHOSEN, seat, moves.discarded_card(move))
    elif moves.is_take(move):
        manipulation.take(position, moves.taken_card(move))
    elif moves.is_relay(move):
        manipulation.relay(position, moves.relaid_card(move), moves.relaid_group(move))
    elif moves.is_next(move):
        arrange(position, seat, moves.card_put_next(move))
    else:
        lay_out(position, seat, moves.array_way(move))


def happen(position: CaesarCleopatraPosition, move: i64) -> None:
    """What chance dealt."""
    if moves.is_deal(move):
        seat = position.dealing // 2
        position.dealing = NO_DEAL
        drawing.receive(position, seat, moves.dealt_card(move))
    elif moves.is_mission(move):
        deal_mission(position, moves.mission_group(move))
    else:
        votes.turn_card(position, moves.turned_vote(move))


def begin_again(position: CaesarCleopatraPosition, seat: i64) -> None:
    """Take an unfinished choice back: nothing of it was shown to anybody."""
    position.restarted[seat] = 1
    if position.phase == phases.ARRANGE:
        position.arranged[seat] = 0
    elif position.under_way == phases.CASTLING:
        manipulation.lift_again(position)
    else:
        for card in range(CARDS):
            position.chosen[card] = 0
    position.tell(events.BEGUN_AGAIN, seat)


# Set-up (C4, C6, C7)


def arrange(position: CaesarCleopatraPosition, seat: i64, card: i64) -> None:
    """Put the next card into pile 2; the thirteenth is no choice and follows by itself."""
    position.order[seat * MANIPULATIONS + position.arranged[seat]] = card
    position.arranged[seat] += 1
    position.tell(events.ARRANGED, seat, card)
    if position.arranged[seat] < MANIPULATIONS - 1:
        return
    for last in range(INFLUENCE, CARDS):
        if choices.unarranged(position, seat, last) > 0:
            position.order[seat * MANIPULATIONS + MANIPULATIONS - 1] = last
    position.arranged[seat] = MANIPULATIONS
    position.restarted[seat] = 0
    position.tell(events.PILE_READY, seat)
    if position.arranged[1 - seat] == MANIPULATIONS:
        position.phase = phases.MISSIONS


def deal_mission(position: CaesarCleopatraPosition, group: i64) -> None:
    """Caesar's mission, then Cleopatra's (C4)."""
    seat = CAESAR if position.mission[CAESAR] == NO_MISSION else CLEOPATRA
    position.mission[seat] = group
    position.tell(events.MISSION_DEALT, seat)
    position.tell(events.MISSION_SEEN, seat, group)
    if seat == CLEOPATRA:
        position.phase = phases.ARRAY


def lay_out(position: CaesarCleopatraPosition, seat: i64, way: i64) -> None:
    """Commit to a way of laying out the series; when both have, the cards lie (C7)."""
    position.array[seat] = way
    position.tell(events.ARRAY_CHOSEN, seat, way)
    position.tell(events.ARRAY_READY, seat)
    if position.array[1 - seat] == NOT_LAID:
        return
    for owner in range(SEATS):
        way = position.array[owner]
        position.array[owner] = NOT_LAID
        for group in range(GROUPS):
            card = moves.laid_out(way, group)
            position.hand[owner * CARDS + card] -= 1
            position.down[(owner * GROUPS + group) * INFLUENCE + card] += 1
        memory.note(position, memory.BEGAN, owner, 0)
    position.tell(events.ARRAYS_LAID)
    open_turn(position, position.turn)


# Placing (C10)


def lay_down(position: CaesarCleopatraPosition, seat: i64, card: i64, group: i64) -> None:
    """One card face down."""
    position.hand[seat * CARDS + card] -= 1
    position.down[(seat * GROUPS + group) * INFLUENCE + card] += 1
    memory.note(position, memory.LAID, seat, group)
    position.tell(events.LAID_DOWN, seat, group)
    position.tell(events.LAID_DOWN_SECRETLY, seat, group, card)
    position.phase = phases.HOLD


def lay_up(position: CaesarCleopatraPosition, seat: i64, card: i64, group: i64) -> None:
    """One card face up; the first obliges the second."""
    position.hand[seat * CARDS + card] -= 1
    position.up[(seat * GROUPS + group) * INFLUENCE + card] += 1
    memory.note(position, memory.SHOWN, seat, card)
    position.tell(events.LAID_UP, seat, group, card)
    position.phase = phases.HOLD if position.phase == phases.SECOND else phases.SECOND


def leave_window(position: CaesarCleopatraPosition) -> None:
    """The player goes on without a manipulation card, for now (C13)."""
    if position.phase == phases.HOLD:
        position.phase = phases.REFILL
    elif position.phase == phases.READY:
        position.phase = phases.ELECT
    else:
        position.phase = phases.COUNT


# A passive turn (C16)


def discard_chosen(position: CaesarCleopatraPosition, seat: i64) -> None:
    """Discard the cards chosen, then draw as many."""
    count: i64 = 0
    for card in range(CARDS):
        for _ in range(position.chosen[card]):
            position.hand[seat * CARDS + card] -= 1
            position.discards[seat * CARDS + card] += 1
            memory.note(position, memory.SHOWN, seat, card)
            position.tell(events.DISCARDED, seat, card)
            count += 1
        position.chosen[card] = 0
    position.restarted[seat] = 0
    if count == 0:
        position.tell(events.DISCARDED_NOTHING, seat)
        position.quiet += 1  # C36
    else:
        position.quiet = 0
        drawing.owe(position, seat, count)
    position.phase = phases.END


# Turns (C8, C34 to C36)


def open_turn(position: CaesarCleopatraPosition, seat: i64) -> None:
    """A player's turn begins."""
    position.turn = seat
    position.turns += 1
    position.phase = phases.OPEN
    position.played = False
    position.passed = False
    position.elected = 0
    position.tell(events.TURN_OPENED, seat)


def end_turn(position: CaesarCleopatraPosition) -> None:
    """The game is over, or one player goes on alone, or the other one's turn begins."""
    if not position.passed:
        position.quiet = 0
    reason = ending.reason_to_end(position)
    if reason != ending.GOES_ON:
        ending.end(position, reason)
        return
    if position.alone == NOBODY:
        for seat in range(SEATS):
            if position.is_exhausted(seat):
                position.alone = 1 - seat
                position.tell(events.GOES_ON_ALONE, 1 - seat)
    open_turn(position, position.opponent() if position.alone == NOBODY else position.alone)
