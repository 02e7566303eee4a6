"""When a game of Doge ends, and who wins it (D30 to D32). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from broglio.core.protocol import Outcome, Saying
from broglio.games.doge.rules.material import DISTRICTS, PALACES_EACH, PIECE_COLUMNS, SITES, SUPPLY

if TYPE_CHECKING:
    from broglio.games.doge.rules.position import DogePosition

GOES_ON: Final[i64] = 0
QUALIFIED: Final[i64] = 1
NOBODY_CAN: Final[i64] = 2
QUIET: Final[i64] = 3

REASONS: Final = ("goes-on", "qualified", "nobody-can-qualify", "no-palace-for-eight-rounds")
REASON_RULES: Final = ("D30", "D31", "D32", "D32")
QUIET_ROUNDS: Final[i64] = 8


def palaces_built(position: DogePosition, seat: i64) -> i64:
    """A player's palaces on the map."""
    return PALACES_EACH - position.palaces[seat * PIECE_COLUMNS + SUPPLY]


def districts_held(position: DogePosition, seat: i64) -> i64:
    """Districts with a palace of the player."""
    held: i64 = 0
    palaces = position.palaces
    for district in range(DISTRICTS):
        if palaces[seat * PIECE_COLUMNS + district] > 0:
            held += 1
    return held


def houses_on_map(position: DogePosition, seat: i64) -> i64:
    """A player's houses in all districts."""
    total: i64 = 0
    houses = position.houses
    for district in range(DISTRICTS):
        total += houses[seat * PIECE_COLUMNS + district]
    return total


def is_enough(palaces: i64, districts: i64) -> bool:
    """One in each of the six districts, or 7 in 5 districts, or 8 in 4 (D30)."""
    return districts == 6 or (palaces >= 7 and districts >= 5) or (palaces >= 8 and districts >= 4)


def qualifies(position: DogePosition, seat: i64) -> bool:
    """Whether a player meets D30 now."""
    return is_enough(palaces_built(position, seat), districts_held(position, seat))


def can_qualify(position: DogePosition, seat: i64) -> bool:
    """Whether some set of new palaces would do, within free sites and palaces left; houses are ignored (D32).

    More palaces never hurt: it is enough to look at the most that can be built, as many as possible in new districts.
    """
    free: i64 = 0
    openable: i64 = 0
    for district in range(DISTRICTS):
        sites = SITES - position.palaces_in(district)
        free += sites
        if sites > 0 and position.palaces[seat * PIECE_COLUMNS + district] == 0:
            openable += 1
    new = min(position.palaces[seat * PIECE_COLUMNS + SUPPLY], free)
    opened = min(new, openable)
    return is_enough(palaces_built(position, seat) + new, districts_held(position, seat) + opened)


def reason_to_end(position: DogePosition) -> i64:
    """Whether the game is over at the end of a round, and why (D31, D32)."""
    hope = False
    for seat in range(position.seats):
        if qualifies(position, seat):
            return QUALIFIED
        if can_qualify(position, seat):
            hope = True
    if not hope:
        return NOBODY_CAN
    return QUIET if position.quiet >= QUIET_ROUNDS else GOES_ON


def outcome(position: DogePosition) -> Outcome | None:
    """Ranks and scores (palaces) at the end; None while the game goes on."""
    if position.ended == GOES_ON:
        return None
    orders = [order(position, seat) for seat in range(position.seats)]
    ranks = [1 + len([other for other in orders if other > own]) for own in orders]
    scores = [int(palaces_built(position, seat)) for seat in range(position.seats)]
    return Outcome(tuple(ranks), tuple(scores), Saying(REASONS[position.ended], {}, REASON_RULES[position.ended]))


def is_first(position: DogePosition, seat: i64) -> bool:
    """Whether nobody ranks before a player."""
    own = order(position, seat)
    for other in range(position.seats):
        if order(position, other) > own:
            return False
    return True


def order(position: DogePosition, seat: i64) -> tuple[int, int, int, int]:
    """What ranks a player, more is better.

    The winners are those who qualify with most palaces, then most houses (D31). All others, and everybody where
    nobody qualified, rank by palaces, then districts, then houses (D32).
    """
    if wins(position, seat):
        return 1, 0, 0, 0
    return (
        0,
        palaces_built(position, seat),
        districts_held(position, seat),
        houses_on_map(position, seat),
    )


def wins(position: DogePosition, seat: i64) -> bool:
    """Whether a player is among the winners of D31."""
    if not qualifies(position, seat):
        return False
    own = (palaces_built(position, seat), houses_on_map(position, seat))
    for other in range(position.seats):
        if qualifies(position, other) and (palaces_built(position, other), houses_on_map(position, other)) > own:
            return False
    return True
