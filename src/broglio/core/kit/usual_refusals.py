"""The usual refusals, which any game needs: no such seat, over, not your turn, already chosen."""

from __future__ import annotations

from dataclasses import dataclass

from broglio.core.kit.refusing import Refusals
from broglio.core.protocol import CHANCE, IllegalMove, Position, Seat


@dataclass(frozen=True, slots=True)
class UsualRules:
    """The ids of the rules behind the usual refusals."""

    seats: str
    turn: str
    end: str


def not_to_act(position: Position, seat: Seat, rules: UsualRules, refuse: Refusals) -> IllegalMove | None:
    """Why a seat may do nothing now; None if it is to act. Tells only what everybody may know."""
    if not 0 <= seat < position.seats:
        return refuse("no-such-seat", rules.seats, number=str(seat))
    to_act = position.to_act()
    if seat in to_act:
        return None
    if not to_act:
        return refuse("game-over", rules.end)
    if to_act == (CHANCE,):
        return refuse("chance-first", rules.turn)
    return refuse("others-act", rules.turn, seat=to_act[0])
