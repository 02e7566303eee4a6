"""Taking and giving up counsellors (D16 to D18, D22). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.doge.rules import agenda, events
from broglio.games.doge.rules.material import CIRCLE, COUNSELLORS, NOBODY, PALACE

if TYPE_CHECKING:
    from broglio.games.doge.rules.position import DogePosition


def take(position: DogePosition, seat: i64, counsellor: i64, area: i64) -> None:
    """Put a ring on a counsellor and stand it in an area; a former owner's ring goes back (D16)."""
    mark_decided(position, counsellor)
    position.ring[counsellor] = seat
    position.standing[counsellor] = area
    position.tell(events.TAKEN, seat, counsellor, area)


def give_up(position: DogePosition, seat: i64, counsellor: i64) -> None:
    """The counsellor becomes neutral, and the player may move a house and build where it arrives (D18, D19)."""
    mark_decided(position, counsellor)
    make_neutral(position, counsellor)
    agenda.next_up(position, agenda.SETTLE, 0, agenda.NO_DISTRICT, 0)
    agenda.next_up(position, agenda.MOVE, seat, agenda.NO_DISTRICT, 0)


def mark_decided(position: DogePosition, counsellor: i64) -> None:
    """Remember which natives of the Quarantia had their turn (D22)."""
    if counsellor >= PALACE:
        position.decided |= 1 << (counsellor - PALACE)


def make_neutral(position: DogePosition, counsellor: i64) -> None:
    """Ring back to its owner, figure back to its circle (D18)."""
    if position.ring[counsellor] != NOBODY:
        position.tell(events.NEUTRAL, counsellor)
    position.ring[counsellor] = NOBODY
    position.standing[counsellor] = CIRCLE


def rest(position: DogePosition) -> None:
    """Natives of the Quarantia that nobody decided on become neutral (D23, D24)."""
    for counsellor in range(PALACE, COUNSELLORS):
        if not position.decided >> (counsellor - PALACE) & 1:
            make_neutral(position, counsellor)
