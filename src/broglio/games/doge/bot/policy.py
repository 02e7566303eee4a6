"""What a sensible club player would do at Doge, and what a position is worth. Compiled.

Reads only what is public and the seat's own, so that it plays alike in worlds that the seat cannot tell apart. All
values are in one currency: a palace in a new district is worth NEW_DISTRICT.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.kit.softmax import softmax
from broglio.games.doge.rules import ending, markers, moves
from broglio.games.doge.rules.material import (
    AREAS,
    COUNSELLORS,
    DISTRICTS,
    FIRST_PRICE,
    HAND,
    MARKER_COLUMNS,
    PALACE,
    PIECE_COLUMNS,
    SITES,
    SUPPLY,
    placings,
)

if TYPE_CHECKING:
    from broglio.games.doge.rules.position import DogePosition

NEW_DISTRICT: Final = 10.0
SAME_DISTRICT: Final = 5.0
COUNSELLOR: Final = 1.5
"""What it is worth to hold a counsellor, beyond the votes still to come this round."""
QUARANTIA_DECISION: Final = 2.5
SPENDING: Final = 0.6
"""What a vote is worth that is kept for a later placing."""
AVERAGE_MARKER: Final = 12.0 / 7.0
LEAD_SCALE: Final = 1.3
"""By how many votes guesses about others are usually off."""
TEMPERATURE: Final = 0.35
"""How much better a choice must be to be clearly preferred; ballots must not be easy to read."""
LEAD: Final = 6.0
"""The lead that makes a player the clear favourite."""
MOST_VOTES: Final[i64] = 13


def fill_policy(position: DogePosition, seat: i64, codes: vec[i64], count: i64, weights: vec[float]) -> None:
    """Weigh legal moves: the better, the more likely."""
    if position.is_placing():
        value_ballots(position, seat, codes, count, weights)
    else:
        for i in range(count):
            weights[i] = value(position, seat, codes[i])
    softmax(weights, count, TEMPERATURE)


def fill_values(position: DogePosition, values: vec[float]) -> None:
    """Each seat's chance of winning, as a sensible player would guess it."""
    total = 0.0
    for seat in range(position.seats):
        if position.ended != 0:
            values[seat] = 1.0 if ending.is_first(position, seat) else 0.0
        else:
            values[seat] = math.exp(standing(position, seat) / LEAD)
        total += values[seat]
    for seat in range(position.seats):
        values[seat] /= total


def standing(position: DogePosition, seat: i64) -> float:
    """How far a player has come: palaces, houses on the way to some, counsellors."""
    row = seat * PIECE_COLUMNS
    total = 0.0
    palaces = position.palaces
    houses = position.houses
    for district in range(DISTRICTS):
        if palaces[row + district] > 0:
            total += NEW_DISTRICT + SAME_DISTRICT * float(palaces[row + district] - 1)
        total += houses_worth(position, seat, district, houses[row + district], 0)
    ring = position.ring
    for counsellor in range(COUNSELLORS):
        if ring[counsellor] == seat:
            total += COUNSELLOR / 2
    return total


# Houses


def houses_worth(position: DogePosition, seat: i64, district: i64, after: i64, before: i64) -> float:
    """What one number of houses in a district is worth instead of another: a palace, or a part of the way."""
    row = seat * PIECE_COLUMNS
    price = position.price(district)
    if price >= FIRST_PRICE + SITES or position.palaces[row + SUPPLY] == 0:
        return 0.1 * float(after - before)  # good for moving away only
    palace = SAME_DISTRICT if position.palaces[row + district] > 0 else NEW_DISTRICT
    return palace * (progress(after, price) - progress(before, price))


def progress(houses: i64, price: i64) -> float:
    """How much of a palace this number of houses is: they count more the nearer it is, and surplus counts little."""
    if houses >= price:
        return 1.0 + 0.02 * float(houses - price)
    share = float(houses) / float(price)
    return 0.8 * share * math.sqrt(share)


def added_worth(position: DogePosition, seat: i64, district: i64, added: i64) -> float:
    """What this number of further houses in a district is worth."""
    now = position.houses[seat * PIECE_COLUMNS + district]
    return houses_worth(position, seat, district, now + added, now)


# Choices in a vote


def value(position: DogePosition, seat: i64, move: i64) -> float:
    """What a choice brings at once."""
    if moves.is_take(move):
        return standing_worth(position, seat, moves.taken_to(move))
    if moves.is_give_up(move):
        return best_house_move(position, seat)
    if moves.is_move_house(move):
        return house_move_worth(position, seat, moves.house_source(move), moves.house_target(move))
    if moves.is_place(move):
        return 3.0 * added_worth(position, seat, position.area(), moves.houses_placed(move))
    if moves.is_build(move):
        return 4.0
    return 0.0


def house_move_worth(position: DogePosition, seat: i64, source: i64, target: i64) -> float:
    """What is gained at the target, less what is lost at the source."""
    return added_worth(position, seat, target, 1) + added_worth(position, seat, source, -1)


def best_house_move(position: DogePosition, seat: i64) -> float:
    """What giving up control is worth: the best house move it allows, or none."""
    best = 0.0
    area = position.area()
    for source in range(DISTRICTS):
        if position.houses[seat * PIECE_COLUMNS + source] > 0:
            for target in range(DISTRICTS):
                if source != target and (area == PALACE or source == area or target == area):
                    best = max(best, house_move_worth(position, seat, source, target))
    return best


def standing_worth(position: DogePosition, seat: i64, area: i64) -> float:
    """A counsellor helps at once where the vote of this round is still to come."""
    for i in range(position.voted + 1, AREAS):
        if position.brown[i] == area:
            own = markers.VOTES[position.markers[seat * MARKER_COLUMNS + area]]
            own += counsellors_in(position, seat, area)
            ahead = rival_votes(position, seat, area, 0)
            behind = rival_votes(position, seat, area, 1)
            more = vote_worth(position, seat, area, own + 1, ahead, behind)
            return COUNSELLOR + more - vote_worth(position, seat, area, own, ahead, behind)
    return COUNSELLOR


# Ballots


def value_ballots(position: DogePosition, seat: i64, codes: vec[i64], count: i64, weights: vec[float]) -> None:
    """What each ballot gains by the chances of being first and second, less what its votes could do later."""
    gains = vec[float]([-1.0] * (AREAS * MOST_VOTES))
    ahead = vec[float]([0.0] * AREAS)
    behind = vec[float]([0.0] * AREAS)
    own = vec[i64]([0] * AREAS)
    for area in range(AREAS):
        ahead[area] = rival_votes(position, seat, area, 0)
        behind[area] = rival_votes(position, seat, area, 1)
        own[area] = counsellors_in(position, seat, area)
    is_last = position.placing + 1 == placings(position.seats)
    for i in range(count):
        area = moves.ballot_area(codes[i])
        placed = moves.ballot_markers(codes[i])
        votes = markers.VOTES[placed]
        cell = area * MOST_VOTES + votes
        if gains[cell] < 0.0:
            gains[cell] = vote_worth(position, seat, area, votes + own[area], ahead[area], behind[area])
        kept = 0.0 if is_last else SPENDING * float(votes) + 0.2 * float(markers.SIZE[placed])
        weights[i] = gains[cell] - kept


def vote_worth(position: DogePosition, seat: i64, area: i64, votes: i64, ahead: float, behind: float) -> float:
    """What this number of votes is worth against the two strongest rivals."""
    if votes == 0:
        return 0.0
    first = chance(float(votes) - ahead)
    second = max(0.0, chance(float(votes) - behind) - first)
    if area == PALACE:
        return (2.0 * first + second) * QUARANTIA_DECISION
    supply = position.houses[seat * PIECE_COLUMNS + SUPPLY]
    two: i64 = 2 if supply > 1 else supply
    one: i64 = 1 if supply > 0 else 0
    return first * (added_worth(position, seat, area, two) + COUNSELLOR) + second * added_worth(
        position, seat, area, one
    )


def chance(lead: float) -> float:
    """The chance that a guessed lead is a real one; a tie is half lost."""
    return 1.0 / (1.0 + math.exp((0.3 - lead) / LEAD_SCALE))


def rival_votes(position: DogePosition, seat: i64, area: i64, rank: i64) -> float:
    """How many votes the strongest rival (rank 0), or the one behind, may have in an area in the end."""
    most = 0.0
    next_most = 0.0
    for other in range(position.seats):
        if other != seat:
            votes = guess(position, other, area)
            if votes > most:
                next_most = most
                most = votes
            elif votes > next_most:
                next_most = votes
    return most if rank == 0 else next_most


def guess(position: DogePosition, other: i64, area: i64) -> float:
    """Another player's votes in an area in the end: an average for markers that lie or may yet come."""
    row = other * MARKER_COLUMNS
    count = markers.SIZE[position.markers[row + area]]
    votes = AVERAGE_MARKER * float(count) + float(counsellors_in(position, other, area))
    left = float(placings(position.seats) - position.placing)
    if count == 0 and left > 0.0:
        # More likely to come where that player has houses to gain by.
        interest = 1.0
        if area != PALACE:
            interest = 0.5 + 0.5 * float(position.houses[other * PIECE_COLUMNS + area])
        in_hand = float(markers.SIZE[position.markers[row + HAND]])
        votes += AVERAGE_MARKER * in_hand / left * min(1.0, interest * left / 7.0)
    return votes


def counsellors_in(position: DogePosition, owner: i64, area: i64) -> i64:
    """An owner's counsellors in an area."""
    found: i64 = 0
    standing = position.standing
    ring = position.ring
    for counsellor in range(COUNSELLORS):
        if ring[counsellor] == owner and standing[counsellor] == area:
            found += 1
    return found
