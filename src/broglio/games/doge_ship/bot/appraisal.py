"""What things are worth to a player of The Doge Ship, in points: tiles, money, approvals, Doge tiles. Compiled.

Reads only what the seat may know, so that it says the same in worlds that the seat cannot tell apart.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.games.doge_ship.rules import choices, ending
from broglio.games.doge_ship.rules.material import (
    APPROVALS,
    DOGE_COUNT,
    FIRST_BARRICADE,
    FIRST_DOGE,
    FIRST_GONDOLA,
    GALLEY,
    GONDOLAS,
    LOOK,
    LOWER,
    NO_TILE,
    PARAMETERS,
    PILE_START,
    PUBLIC,
    SECTIONS,
    TILES,
    UNSEEN,
    UPPER,
    YARD,
    YARD_GALLEYS,
    ZONES,
    kind_of,
    level_length,
    pile_of,
    section_at,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition

WEALTH: Final[vec[float]] = vec[float](
    [0.0, 1.9, 3.8, 5.7, 7.4, 9.0, 10.2, 11.3, 12.2, 13.1, 13.9, 14.5, 15.0, 15.5, 16.0, 16.4]
)
"""What ducats are worth while there is much to buy, by their number: the first ones more than those beyond."""
RICHEST: Final[i64] = 15
SURPLUS: Final = 0.3
"""What each ducat beyond those is worth."""
APPROVAL: Final = 0.95
MARKER: Final = 1.6
"""What a marker lost to a flood would have brought."""
ROUNDS: Final = 4.0
"""In how many rounds floods matter, at the start of a game."""
PRECEDENCE: Final = 0.5
"""What it is worth to come one place earlier in the next rounds."""
HALF: Final = 0.55
"""How much of a tile's worth is earned by buying it: building it takes another action."""
PARAMETER: Final = 0.45
"""What a parameter is worth on a Doge tile to come."""
VIOLET: Final = 0.35
"""How often a zone is violet on a Doge tile to come."""
SOON: Final[vec[float]] = vec[float]([1.0, 0.8, 0.5, 0.35, 0.2, 0.1, 0.05])
"""What a galley part is worth by how many others must be built before it fits."""
LATEST: Final[i64] = 6
NOWHERE: Final = 0.3
"""What a galley part is worth whose zone is full: it may still replace another."""
BEST_OF_THREE: Final = 0.8
"""By how many standard deviations the best of three tiles is better than their mean."""
BEST_OF_TWO: Final = 0.55
EACH: Final[vec[float]] = vec[float]([0.6, APPROVAL, 1.0, 1.0, 0.6, 1.8])
"""What a barricade's bonus is worth each time, by what it gives (see material.py)."""
TIMES: Final[vec[float]] = vec[float]([1.1, 0.8, 0.4, 1.2, 3.5])
"""How often it comes, by the type of action that brings it."""
SEEN_AT_INSPECTION: Final[vec[float]] = vec[float]([1.0, 0.0, -0.7, -0.9, -1.0])
"""What an inspection means to the one with most approvals, second most, and so on."""

FINISH: Final = 20.0
"""What it is worth to end the game as its winner."""

IGNORE_APPROVALS: Final[i64] = 8
"""Besides a bit for each kind of tile: what a player can be made to see no worth in, to measure what it is good for."""


@final
class Appraisal:
    """A position as one seat weighs it up."""

    position: ShipPosition
    seat: i64
    ignores: i64
    eyes: i64
    """The bits of `known` that say that this seat knows a tile."""
    ducats: i64
    left: float
    """How much of the galley is still to be built, from 1 to 0."""
    need: float
    """How much money still matters: little when there is not much left to buy."""
    approval: float
    """What an approval is worth: more while one is neither far behind nor far ahead of the others."""
    safety: float
    """What one more barricade is worth against floods in a whole game; -1 as long as nobody asked."""

    def __init__(self, position: ShipPosition, seat: i64, ignores: i64) -> None:
        self.position = position
        self.seat = seat
        self.ignores = ignores
        self.eyes = PUBLIC | 1 << seat
        self.ducats = position.ducats[seat]
        places = 2 * level_length(position.seats)
        free = places - position.part_count[LOWER] - position.part_count[UPPER]
        self.left = float(free) / float(places)
        self.need = min(1.0, float(free + 1) / float(position.seats + 2))
        most: i64 = 0
        approvals = position.approvals
        for other in range(position.seats):
            if other != seat and approvals[other] > most:
                most = approvals[other]
        lead = approvals[seat] - most
        self.approval = APPROVAL if -4 <= lead <= 2 else 0.6 * APPROVAL
        if ignores & IGNORE_APPROVALS:
            self.approval = 0.0
        self.safety = -1.0

    def money(self, ducats: i64) -> float:
        """What it is worth to get, or with a minus to spend, this number of ducats."""
        return self.need * (wealth(self.ducats + ducats) - wealth(self.ducats))

    # Tiles

    def now(self, tile: i64) -> float:
        """What a tile brings when it is built now."""
        if self.ignores >> kind_of(tile) & 1:
            return 0.0
        if tile < FIRST_GONDOLA:
            return self.part(tile, self.position.doge) + self.finish(tile)
        return self.gondola(tile) if tile < FIRST_BARRICADE else self.barricade(tile)

    def finish(self, tile: i64) -> float:
        """What it is worth beyond its points to build the last part: much to the one who wins by it (S29)."""
        position = self.position
        if position.part_count[LOWER] + position.part_count[UPPER] + 1 < 2 * level_length(position.seats):
            return 0.0
        own = float(position.points[self.seat]) + self.part(tile, position.doge)
        own += float(ending.final_points(position, self.seat))
        for other in range(position.seats):
            if other != self.seat and float(position.points[other] + ending.final_points(position, other)) >= own:
                return 0.0
        return FINISH

    def some_time(self, tile: i64) -> float:
        """What a tile of the seat's own yard brings when it is built some time."""
        if self.ignores >> kind_of(tile) & 1:
            return 0.0
        if tile < FIRST_GONDOLA:
            return self.promise(tile, self.room_in_zone(pile_of(tile), 1))
        return 0.9 * self.gondola(tile) if tile < FIRST_BARRICADE else self.barricade(tile)

    def part(self, tile: i64, doge: i64) -> float:
        """What a galley part brings on a Doge tile (S18)."""
        components = self.position.components
        parameters = components.parameters
        values = components.values
        number = doge - FIRST_DOGE
        total: i64 = components.points[tile]
        for colour in range(PARAMETERS):
            total += parameters[tile * PARAMETERS + colour] * values[number * PARAMETERS + colour]
        approvals = components.approval[tile] + (components.violet[number] >> pile_of(tile) & 1)
        return float(total) + self.approval * float(approvals)

    def some_day(self, tile: i64) -> float:
        """What a galley part brings on a Doge tile that nobody knows yet."""
        components = self.position.components
        parameters = components.parameters
        colours: i64 = 0
        for colour in range(PARAMETERS):
            colours += parameters[tile * PARAMETERS + colour]
        approvals = float(components.approval[tile]) + VIOLET
        return float(components.points[tile]) + PARAMETER * float(colours) + self.approval * approvals

    def promise(self, tile: i64, chance: float) -> float:
        """What a galley part brings now or on a Doge tile to come, with the chance that it finds its place."""
        if chance < 0.0:
            return NOWHERE
        return chance * (0.5 * self.part(tile, self.position.doge) + 0.5 * self.some_day(tile))

    def room_in_zone(self, zone: i64, own: i64) -> float:
        """The chance that a part of a zone finds its place soon, by how many are in the seat's yard; -1: none is left.

        The more parts must be built before it, and the more others wait for the same places, the less (S17).
        """
        position = self.position
        seats = position.seats
        level = zone // SECTIONS
        section = zone % SECTIONS
        column = position.part_count[level]
        while section_at(seats, column) < section:
            column += 1
        first = column
        while section_at(seats, column) == section:
            column += 1
        if column == first:
            return -1.0
        distance = first - position.part_count[level]
        if level == UPPER and first + 1 > position.part_count[LOWER]:
            distance += first + 1 - position.part_count[LOWER]
        waiting: i64 = -own
        yard = position.yard
        for i in range(seats * YARD):
            tile = yard[i]
            if tile != NO_TILE and tile < FIRST_GONDOLA and tile // 6 == zone:
                waiting += 1
        crowded = 0.7 if waiting >= column - first else 1.0
        return crowded * SOON[min(distance, LATEST)]

    def gondola(self, tile: i64) -> float:
        """What a gondola pays (S16)."""
        components = self.position.components
        number = tile - FIRST_GONDOLA
        return self.money(components.gondola_ducats[number]) + self.approval * float(
            components.gondola_approvals[number]
        )

    def barricade(self, tile: i64) -> float:
        """Safety from floods, the order of play, and a bonus that will come now and then."""
        if self.safety < 0.0:
            built = self.position.built_count[self.seat]
            self.safety = MARKER * ROUNDS * (self.markers_lost(built) - self.markers_lost(built + 1))
        return self.left * (self.safety + self.bonuses(tile)) + self.precedence(tile)

    def bonuses(self, barricade: i64) -> float:
        """What a barricade's bonus is worth in a whole game (S21)."""
        components = self.position.components
        number = barricade - FIRST_BARRICADE
        bonus = components.bonus[number]
        each = self.approval if bonus == APPROVALS else EACH[bonus]
        return TIMES[components.trigger[number]] * each * float(components.bonus_count[number])

    def markers_lost(self, built: i64) -> float:
        """How many markers a Doge tile costs, on average, for a player with this number of barricades (S26)."""
        flood = self.position.components.flood
        lost: i64 = 0
        for number in range(DOGE_COUNT):
            lost += lost_to_flood(built, flood[number])
        return float(lost) / float(DOGE_COUNT)

    def precedence(self, barricade: i64) -> float:
        """What a barricade on top does for the order of play, as the others now stand (S25)."""
        position = self.position
        own = position.top_barricade(self.seat)
        gained: i64 = 0
        may_be_before = own == NO_TILE
        for place in range(position.seats):
            other = position.order[place]
            if other == self.seat:
                may_be_before = False
                continue
            top = position.top_barricade(other)
            if top == NO_TILE:
                # Who has built none comes last, in the old order.
                before = may_be_before
                top = TILES
            else:
                before = own == NO_TILE or top < own
            if before and barricade < top:
                gained += 1
            elif not before and top < barricade:
                gained -= 1
        return PRECEDENCE * float(gained) * self.left

    # Buying and building

    def purchase(self, pile: i64) -> float:
        """What it promises to look at a pile: the best of three tiles, less what must go back to make room for it."""
        position = self.position
        kind = kind_of(PILE_START[pile])
        count = min(position.pile_count[pile], LOOK)
        if count == 0 or self.ignores >> kind & 1:
            return 0.0
        chance = self.room_in_zone(pile, 0) if kind == GALLEY else 1.0
        start = PILE_START[pile]
        tiles = position.pile
        known = position.known
        best = 0.0
        guessed = False
        for i in range(start, start + count):
            tile = tiles[i]
            if tile != UNSEEN and known[tile] & self.eyes:
                best = max(best, self.offer(tile, chance))
            elif not guessed:
                guessed = True
                best = max(best, self.guess(pile, chance))
        # A second unbuilt tile of a kind waits longer for its turn to be built.
        return max(0.0, best * HALF * self.patience(pile) - self.cost_of_room(pile))

    def offer(self, tile: i64, chance: float) -> float:
        """What a tile brings, less its price; nothing if it cannot be paid."""
        price = self.position.components.price[tile]
        if price > self.ducats:
            return 0.0
        if tile < FIRST_GONDOLA and not self.ignores >> GALLEY & 1:
            return self.promise(tile, chance) + self.money(-price)
        return self.some_time(tile) + self.money(-price)

    def seen(self, tile: i64) -> float:
        """What a tile brings that lies before the buyer, less its price."""
        return self.offer(tile, self.room_in_zone(pile_of(tile), 0) if tile < FIRST_GONDOLA else 1.0)

    def guess(self, pile: i64, chance: float) -> float:
        """What the best of three tiles brings, of those that could lie there as far as the seat knows."""
        known = self.position.known
        count = 0.0
        total = 0.0
        squares = 0.0
        for tile in range(PILE_START[pile], PILE_START[pile + 1]):
            if not known[tile] & self.eyes:
                worth = self.offer(tile, chance)
                count += 1.0
                total += worth
                squares += worth * worth
        return best_of(count, total, squares, BEST_OF_THREE)

    def patience(self, pile: i64) -> float:
        """How much of its worth a tile keeps while others of its pile wait in the yard before it."""
        position = self.position
        yard = position.yard
        patience = 1.0
        if pile >= GONDOLAS:
            for i in range(self.seat * YARD, self.seat * YARD + position.yard_count[self.seat]):
                if pile_of(yard[i]) == pile:
                    patience *= 0.6
        return patience

    def cost_of_room(self, pile: i64) -> float:
        """The least that a tile is worth that could make room for one of a pile (S15)."""
        position = self.position
        only_galleys = pile < ZONES and choices.galleys_in_yard(position, self.seat) == YARD_GALLEYS
        if not only_galleys and position.yard_count[self.seat] < YARD:
            return 0.0
        least = 100.0
        for i in range(self.seat * YARD, self.seat * YARD + position.yard_count[self.seat]):
            tile = position.yard[i]
            if tile < FIRST_GONDOLA or not only_galleys:
                least = min(least, self.some_time(tile))
        return least

    def best_purchase(self, kind: i64) -> float:
        """What buying a tile of a kind promises."""
        if kind != GALLEY:
            return self.purchase(GONDOLAS + kind)
        best = 0.0
        for zone in range(ZONES):
            best = max(best, self.purchase(zone))
        return best

    def best_building(self, kind: i64) -> float:
        """What building the best tile of a kind brings."""
        position = self.position
        best = 0.0
        for i in range(self.seat * YARD, self.seat * YARD + position.yard_count[self.seat]):
            tile = position.yard[i]
            if kind_of(tile) == kind and (kind != GALLEY or choices.fits(position, tile)):
                best = max(best, self.now(tile))
        return best

    def best_replacement(self) -> float:
        """What the best part of the yard brings that can replace another (S20)."""
        position = self.position
        best = 0.0
        for i in range(self.seat * YARD, self.seat * YARD + position.yard_count[self.seat]):
            if choices.replaces(position, position.yard[i]):
                best = max(best, self.replacing(position.yard[i]))
        return best

    def replacing(self, tile: i64) -> float:
        """What a galley part brings in the place of another; that never ends the game."""
        return 0.0 if self.ignores >> GALLEY & 1 else self.part(tile, self.position.doge)

    # Doge tiles

    def plot(self) -> float:
        """What a choice of two new Doge tiles promises: the better of two, against the one that lies there (S22)."""
        known = self.position.known
        count = 0.0
        total = 0.0
        squares = 0.0
        for doge in range(FIRST_DOGE, TILES):
            if not known[doge] & self.eyes:
                outlook = self.outlook(doge)
                count += 1.0
                total += outlook
                squares += outlook * outlook
        if count == 0.0:
            return 0.0
        return best_of(count, total, squares, BEST_OF_TWO) - self.outlook(self.position.doge) + 0.3

    def outlook(self, doge: i64) -> float:
        """What a Doge tile means for this seat: parts that can be built now, flood, inspection."""
        position = self.position
        components = position.components
        total = 0.0
        for i in range(self.seat * YARD, self.seat * YARD + position.yard_count[self.seat]):
            tile = position.yard[i]
            if tile < FIRST_GONDOLA and choices.fits(position, tile):
                total += self.part(tile, doge)
        number = doge - FIRST_DOGE
        level = components.flood[number]
        if level >= 0:
            lost: i64 = 0
            for seat in range(position.seats):
                lost += lost_to_flood(position.built_count[seat], level)
            own = lost_to_flood(position.built_count[self.seat], level)
            total += MARKER * (float(lost) / float(position.seats) - float(own))
        if components.inspection[number]:
            approvals = position.approvals
            ahead: i64 = 0
            for seat in range(position.seats):
                if approvals[seat] > approvals[self.seat]:
                    ahead += 1
            total += SEEN_AT_INSPECTION[ahead] if approvals[self.seat] > 0 else -1.0
        return total


def wealth(ducats: i64) -> float:
    """What this number of ducats is worth while there is much to buy."""
    if ducats <= 0:
        return 0.0
    if ducats <= RICHEST:
        return WEALTH[ducats]
    return WEALTH[RICHEST] + SURPLUS * float(ducats - RICHEST)


def lost_to_flood(built: i64, level: i64) -> i64:
    """How many markers a flood costs for a player with this number of barricades (S26); level -1: no flood."""
    if built > level:
        return 0
    return 1 if built == level else 2


def best_of(count: float, total: float, squares: float, deviations: float) -> float:
    """The best of a few that are drawn from many, from sums over these many."""
    if count == 0.0:
        return 0.0
    mean = total / count
    return mean + deviations * math.sqrt(max(0.0, squares / count - mean * mean))
