"""A player's points item by item, from what a view shows (C37)."""

from __future__ import annotations

from typing import NamedTuple

from broglio.core.protocol import Seat
from broglio.games.caesar_cleopatra.rules.ending import MISSION_NEEDS, MISSION_POINTS
from broglio.games.caesar_cleopatra.rules.material import GROUPS
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView


class Tally(NamedTuple):
    """Points by what they are for."""

    patricians: int
    majorities: int
    """For more than the opponent in groups whose patricians are all won."""
    monopolies: int
    """For holding every patrician won so far of a group."""
    mission: int
    """For the secret mission, once it is shown."""

    @property
    def total(self) -> int:
        """All points."""
        return self.patricians + self.majorities + self.monopolies + self.mission


def tally(view: CaesarCleopatraView, seat: Seat) -> Tally:
    """The points that everybody sees; the mission counts when it comes to light."""
    own, others = view.won[seat], view.won[1 - seat]
    groups = range(int(GROUPS))
    mission = view.missions[seat] if view.outcome is not None else None
    return Tally(
        sum(own),
        sum(own[group] > others[group] and view.left(group) == 0 for group in groups),
        sum(own[group] > 0 and others[group] == 0 for group in groups),
        int(MISSION_POINTS) if mission is not None and own[mission] >= MISSION_NEEDS else 0,
    )
