"""Drawing cards (C9, C14). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.caesar_cleopatra.rules import events, memory
from broglio.games.caesar_cleopatra.rules.material import (
    CARDS,
    HAND_SIZE,
    INFLUENCE,
    MANIPULATIONS,
    NOBODY,
    PILE_1,
    PILE_2,
)

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition


def refill(position: CaesarCleopatraPosition) -> None:
    """Owe the player whose turn it is what is missing in hand (C9)."""
    seat = position.turn
    held = position.influence_in_hand(seat) + position.manipulations_in_hand(seat)
    if held < HAND_SIZE:
        owe(position, seat, HAND_SIZE - held)


def owe(position: CaesarCleopatraPosition, seat: i64, count: i64) -> None:
    """Let a player draw; nobody draws any more when one goes on alone (C35)."""
    if position.alone == NOBODY:
        position.owed[seat] = count


def draw_what_there_is(position: CaesarCleopatraPosition, seat: i64) -> None:
    """With one pile empty there is nothing to choose; with both empty nothing to draw (C14)."""
    if position.pile_size(seat, PILE_1) > 0:
        draw(position, seat, PILE_1)
    elif position.pile_size(seat, PILE_2) > 0:
        draw(position, seat, PILE_2)
    else:
        position.owed[seat] = 0
        position.tell(events.PILES_EMPTY, seat)


def draw(position: CaesarCleopatraPosition, seat: i64, pile: i64) -> None:
    """Draw a card: chance deals it, but the top of an arranged pile is no chance (C6)."""
    position.owed[seat] -= 1
    position.tell(events.DREW, seat, pile)
    if pile == PILE_1 or position.shuffled:
        position.dealing = seat * 2 + pile
    else:
        top = MANIPULATIONS - position.pile_size(seat, PILE_2)
        receive(position, seat, position.order[seat * MANIPULATIONS + top])


def receive(position: CaesarCleopatraPosition, seat: i64, card: i64) -> None:
    """Take a drawn card in hand and look at it."""
    position.pile[seat * CARDS + card] -= 1
    position.hand[seat * CARDS + card] += 1
    if card < INFLUENCE:
        memory.note(position, memory.DRAWN, seat, 0)
    position.tell(events.CARD_DRAWN, seat, card)
