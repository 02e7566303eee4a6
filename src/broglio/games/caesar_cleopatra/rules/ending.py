"""When a game ends, what it is worth, and who wins (C34 to C38). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from broglio.core.protocol import Outcome, Saying
from broglio.games.caesar_cleopatra.rules import events
from broglio.games.caesar_cleopatra.rules.material import GROUPS, NOBODY, SEATS

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition

GOES_ON: Final[i64] = 0
ALL_WON: Final[i64] = 1
NO_INFLUENCE: Final[i64] = 2
ALONE_DONE: Final[i64] = 3
FOUR_PASSES: Final[i64] = 4

REASONS: Final = ("goes-on", "all-patricians-won", "no-influence-left", "lone-player-done", "four-passes")
REASON_RULES: Final = ("C34", "C34", "C34", "C35", "C36")
MOST_PASSES: Final[i64] = 4
MISSION_NEEDS: Final[i64] = 3
MISSION_POINTS: Final[i64] = 2


def reason_to_end(position: CaesarCleopatraPosition) -> i64:
    """Whether the game is over at the end of a turn, and why."""
    if position.is_exhausted(0) and position.is_exhausted(1):
        return NO_INFLUENCE
    lone = lone_player(position)
    if lone != NOBODY:
        passed = position.alone != NOBODY and position.passed
        if passed or position.influence_in_hand(lone) == 0:
            return ALONE_DONE
    return FOUR_PASSES if position.quiet >= MOST_PASSES else GOES_ON


def end(position: CaesarCleopatraPosition, reason: i64) -> None:
    """The game is over: the missions come to light, for they count (C37)."""
    position.ended = reason
    for seat in range(SEATS):
        position.tell(events.MISSION_SHOWN, seat, position.mission[seat])
    position.tell(events.GAME_ENDED)


def lone_player(position: CaesarCleopatraPosition) -> i64:
    """Who goes on alone now, or would from the next turn on (C35)."""
    if position.alone != NOBODY:
        return position.alone
    for seat in range(SEATS):
        if position.is_exhausted(seat):
            return 1 - seat
    return NOBODY


def patricians(position: CaesarCleopatraPosition, seat: i64) -> i64:
    """Patricians that a player won."""
    found: i64 = 0
    for group in range(GROUPS):
        found += position.won[seat * GROUPS + group]
    return found


def points_in(position: CaesarCleopatraPosition, seat: i64, group: i64) -> i64:
    """Patricians, majority, and all that were won, in one group (C37)."""
    own = position.won[seat * GROUPS + group]
    others = position.won[(1 - seat) * GROUPS + group]
    points = own
    if own > others and position.left[group] == 0:
        points += 1
    if own > 0 and others == 0:
        points += 1
    return points


def points(position: CaesarCleopatraPosition, seat: i64) -> i64:
    """A player's points (C37), the mission included (C4)."""
    found: i64 = 0
    for group in range(GROUPS):
        found += points_in(position, seat, group)
    mission = position.mission[seat]
    if mission >= 0 and position.won[seat * GROUPS + mission] >= MISSION_NEEDS:
        found += MISSION_POINTS
    return found


def outcome(position: CaesarCleopatraPosition) -> Outcome | None:
    """Most points wins, then most patricians; still equal is a draw (C38). None while the game goes on."""
    if position.ended == GOES_ON:
        return None
    orders = [(int(points(position, seat)), int(patricians(position, seat))) for seat in range(SEATS)]
    ranks = [1 + len([other for other in orders if other > own]) for own in orders]
    reason = Saying(REASONS[position.ended], {}, REASON_RULES[position.ended])
    return Outcome(tuple(ranks), tuple([own[0] for own in orders]), reason)
