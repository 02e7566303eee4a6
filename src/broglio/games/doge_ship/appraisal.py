"""What things are worth at The Doge Ship, as a sensible club player sees it: what each choice brings, and costs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from broglio.core.game import Move, Seat
from broglio.games.doge_ship import agenda, moves
from broglio.games.doge_ship.components import Components
from broglio.games.doge_ship.material import (
    APPROVALS,
    BARRICADE,
    BARRICADES,
    BRIBE_APPROVALS,
    BRIBE_PRICE,
    BUILD,
    BUY,
    DUCATS,
    FIRST_BARRICADE,
    FIRST_DOGE,
    FIRST_GONDOLA,
    FURTHER_TILE,
    GALLEY,
    GONDOLA,
    GONDOLAS,
    INTRIGUE,
    KIND_NAMES,
    PARAMETERS,
    PILE_START,
    REORDER_PRICE,
    REPLACEMENT,
    SECTIONS,
    UPPER,
    YARD,
    YARD_GALLEYS,
    ZONES,
    kind_of,
    level_length,
    pile_of,
    priority_of,
    section_at,
)
from broglio.games.doge_ship.view import ShipView

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

# All values are in points.
WEALTH = (0.0, 1.0, 2.0, 2.95, 3.85, 4.65, 5.3, 5.85, 6.35, 6.8, 7.2, 7.5, 7.8, 8.05, 8.3, 8.5)
"""What so many ducats are worth while there is much to buy: the first ones more than those beyond."""
APPROVAL = 1.3
MARKER = 1.6
"""What a marker lost to a flood would have brought."""
ROUNDS = 6
"""How many rounds are still to come at the start of a usual game."""
PRECEDENCE = 0.5
"""What it is worth to come one place earlier in the next rounds."""
HALF = 0.55
"""How much of a tile's worth is earned by buying it: building it takes another action."""
PARAMETER = 0.25
"""What a parameter is worth on a Doge tile to come."""
SOON = (1.0, 0.8, 0.55, 0.35, 0.2, 0.1, 0.05)
"""What a galley part is worth when so many others must be built before it fits."""
REORDER_DOUBT = 0.4
"""How much better another order must be: the old one was there for a reason."""


class Printed:
    """What is printed on tables and tiles, as plain numbers: see Components."""

    def __init__(self, components: Components) -> None:
        self.space_type = _row(components.space_type)
        self.space_kinds = _row(components.space_kinds)
        self.space_both = _row(components.space_both)
        self.space_number = _row(components.space_number)
        self.price = _row(components.price)
        self.points = _row(components.points)
        self.approval = _row(components.approval)
        self.parameters = _row(components.parameters)
        self.gondola_ducats = _row(components.gondola_ducats)
        self.gondola_approvals = _row(components.gondola_approvals)
        self.trigger = _row(components.trigger)
        self.bonus = _row(components.bonus)
        self.bonus_count = _row(components.bonus_count)
        self.values = _row(components.values)
        self.violet = _row(components.violet)
        self.flood = _row(components.flood)
        self.inspection = _row(components.inspection)
        self.lost = [sum(_lost(built, level) for level in self.flood) / len(self.flood) for built in range(28)]
        """Markers that a Doge tile costs, on average, who has built so many barricades (S26)."""


def _lost(built: int, level: int) -> int:
    return 0 if built > level else 1 if built == level else 2


def _row(numbers: vec[i64]) -> tuple[int, ...]:
    return tuple(int(numbers[i]) for i in range(len(numbers)))


@lru_cache(maxsize=8)
def _printed(components: Components) -> Printed:
    return Printed(components)


class Yard:
    """A view as its seat weighs it up."""

    def __init__(self, view: ShipView, ignores: frozenset[str]) -> None:
        assert view.seat is not None, "a spectator has nothing to choose"
        self.view = view
        self.ignores = ignores
        self.seat: Seat = view.seat
        self.printed = _printed(view.components)
        self.own = view.yards[self.seat]
        self.counts = [len(row) for row in view.galley]
        self.progress = sum(self.counts) / (2 * int(level_length(view.seats)))
        left = 2 * int(level_length(view.seats)) - sum(self.counts)
        self.appraised: dict[tuple[str, int], float] = {}
        """What has been weighed up before in this view."""
        self.need = min(1.0, (left + 1) / (view.seats + 2))
        """How much money still matters: little when there is not much left to buy."""

    def money(self, ducats: int) -> float:
        """What it is worth to get, or with a minus to spend, so many ducats."""
        own = self.view.ducats[self.seat]
        return self.need * (_wealth(own + ducats) - _wealth(own))

    def value(self, move: Move) -> float:
        """What a choice brings."""
        if moves.is_space(move):
            space = move - moves.SPACE
            return self.space(space) + self.bonus(self.view.top_barricade(self.seat), self.printed.space_type[space])
        if moves.is_look(move):
            return self.purchase(move - moves.LOOK)
        if moves.is_take(move):
            tile = self.view.held[move - moves.TAKE].tile
            assert tile is not None, "one sees what one looks at"
            return self.tile(tile) + self.money(-self.printed.price[tile])
        if moves.is_build(move):
            return self.tile(move - moves.BUILD, now=True)
        if moves.is_replace(move):
            return self.worth(move - moves.REPLACE)
        if moves.is_return(move):
            # Just as good as the best purchase that needs the room; the least valuable tile goes.
            return max(self.purchases(self.view.agenda[0].detail)) - 0.01 * self.tile(move - moves.RETURN)
        if moves.is_make(move):
            return self.made(move - moves.MAKE)
        if moves.is_put(move):
            return self.on_top(FIRST_BARRICADE + move - moves.PUT)
        return self.plain(move)

    def plain(self, move: Move) -> float:
        """Moves that name nothing."""
        if move == moves.DISCARD:
            return self.money(1)
        if move == moves.REORDER:
            return self.reordering
        if move == moves.PLOT:
            return self.plot
        if move == moves.BRIBE:
            return self.bribe
        return 5.0 if move == moves.DONE else 0.0

    # Spaces

    def space(self, space: int) -> float:
        """What a space brings, less its cost."""
        kind = self.printed.space_type[space]
        number = self.printed.space_number[space]
        kinds = self.printed.space_kinds[space] | (8 if self.printed.space_both[space] else 0)
        if kind == BUY:
            gain = _combine(self.purchases(kinds), kinds)
        elif kind == BUILD:
            gain = _combine(self.buildings(kinds), kinds)
        elif kind == REPLACEMENT:
            gain = max((self.worth(tile) for tile in self.own if self.can_replace(tile)), default=0.0)
        elif kind == INTRIGUE:
            gain = (self.plot, self.approval, self.bribe)[number - 1]
        else:
            gain = self.money(number)
        return gain + self.money(-self.view.cost(space))

    def bonus(self, barricade: int | None, kind: int) -> float:
        """What a barricade adds to an action of a type (S21)."""
        if barricade is None or self.printed.trigger[barricade - FIRST_BARRICADE] != kind:
            return 0.0
        bonus = self.printed.bonus[barricade - FIRST_BARRICADE]
        if bonus >= FURTHER_TILE:
            kinds = 1 << (bonus - FURTHER_TILE)
            return max(0.0, *(self.purchases(kinds) if kind == BUY else self.buildings(kinds)))
        count = self.printed.bonus_count[barricade - FIRST_BARRICADE]
        if bonus == DUCATS:
            return self.money(count)
        return count * (self.approval if bonus == APPROVALS else 1.0)

    def on_top(self, barricade: int) -> float:
        """The best space of this turn with a barricade on top, and what it does for the order of play."""
        gains = [value + self.bonus(barricade, kind) for kind, value in self.best_by_type.items()]
        return max(gains, default=0.0) + self.precedence(barricade)

    def precedence(self, barricade: int) -> float:
        """What a barricade on top does for the order of play, as the others now stand (S25)."""
        priority = int(priority_of(barricade))
        before = sum(1 for rank in self.ranks if rank < self.ranks[self.seat])
        after = sum(1 for seat, rank in enumerate(self.ranks) if seat != self.seat and rank < priority)
        return PRECEDENCE * (before - after) * (1 - self.progress)

    @cached_property
    def ranks(self) -> list[int]:
        """What decides about the next order of play, by seat: the smallest comes first (S25)."""
        tops = [self.view.top_barricade(seat) for seat in range(self.view.seats)]
        return [
            100 + self.view.order.index(seat) if top is None else int(priority_of(top)) for seat, top in enumerate(tops)
        ]

    @property
    def reordering(self) -> float:
        """The best turn with another barricade on top and two ducats less."""
        ducats = list(self.view.ducats)
        ducats[self.seat] -= int(REORDER_PRICE)
        poorer = Yard(replace(self.view, ducats=tuple(ducats)), self.ignores)
        best = max(poorer.on_top(barricade) for barricade in self.view.built[self.seat][:-1])
        return best + self.money(-int(REORDER_PRICE)) - REORDER_DOUBT

    @cached_property
    def best_by_type(self) -> dict[int, float]:
        """For each type of action, the best space that is free and can be paid."""
        best: dict[int, float] = {}
        for space in range(6 * (self.view.seats + 1)):
            if self.view.taken[space] < 0 and self.view.cost(space) <= self.view.ducats[self.seat]:
                kind = self.printed.space_type[space]
                best[kind] = max(best.get(kind, 0.0), self.space(space))
        return best

    # Buying

    def purchases(self, kinds: int) -> list[float]:
        """What buying each of these kinds promises."""
        found = [
            max(self.purchase(pile) for pile in (range(ZONES) if kind == GALLEY else [_pile(kind)]))
            for kind in (GONDOLA, BARRICADE, GALLEY)
            if agenda.names_kind(kinds, kind)
        ]
        return found or [0.0]

    def purchase(self, pile: int) -> float:
        """The best of three tiles, as far as they are known, less what must go back to make room for it."""
        if ("purchase", pile) not in self.appraised:
            self.appraised["purchase", pile] = self._purchase(pile)
        return self.appraised["purchase", pile]

    def _purchase(self, pile: int) -> float:
        slots = self.view.piles[pile][:3]
        if not slots:
            return 0.0
        known = [self.offer(slot.tile) for slot in slots if slot.tile is not None]
        if len(known) < len(slots):
            known.append(self.guess(pile))
        # A second unbuilt tile of a kind waits longer for its turn to be built.
        waiting = sum(1 for tile in self.own if tile >= FIRST_GONDOLA and pile_of(tile) == pile)
        return max(0.0, max(known) * HALF * 0.6**waiting - self.room(pile))

    def offer(self, tile: int) -> float:
        """What a tile brings, less its price; nothing if it cannot be paid."""
        if self.printed.price[tile] > self.view.ducats[self.seat]:
            return 0.0
        return self.tile(tile) + self.money(-self.printed.price[tile])

    def room(self, pile: int) -> float:
        """The least that a tile is worth that could make room for one of a pile (S15)."""
        galleys = [tile for tile in self.own if tile < FIRST_GONDOLA]
        if pile < GONDOLAS and len(galleys) == YARD_GALLEYS:
            return min(self.tile(tile) for tile in galleys)
        return min(self.tile(tile) for tile in self.own) if len(self.own) == YARD else 0.0

    def guess(self, pile: int) -> float:
        """What a good tile of a pile brings: the mean of the better half of those that lie nowhere else."""
        tiles = [tile for tile in range(PILE_START[pile], PILE_START[pile + 1]) if tile not in self.placed]
        values = sorted((self.offer(tile) for tile in tiles), reverse=True)
        better = values[: (len(values) + 1) // 2]
        return sum(better) / len(better) if better else 0.0

    @cached_property
    def placed(self) -> set[int]:
        """Tiles in yards, in the galley and on barricades."""
        return {tile for row in (*self.view.yards, *self.view.galley, *self.view.built) for tile in row}

    # Tiles

    def buildings(self, kinds: int) -> list[float]:
        """What building the best tile of each of these kinds brings."""
        found = []
        for kind in (GONDOLA, BARRICADE, GALLEY):
            if agenda.names_kind(kinds, kind):
                tiles = [
                    tile for tile in self.own if kind_of(tile) == kind and (kind != GALLEY or self.distance(tile) == 0)
                ]
                found.append(max((self.tile(tile, now=True) for tile in tiles), default=0.0))
        return found or [0.0]

    def tile(self, tile: int, *, now: bool = False) -> float:
        """What a tile brings when it is built, now or some time."""
        key = ("built now" if now else "built some time", tile)
        if key not in self.appraised:
            self.appraised[key] = self._tile(tile, now=now)
        return self.appraised[key]

    def _tile(self, tile: int, *, now: bool) -> float:
        if KIND_NAMES[kind_of(tile)] in self.ignores:
            return 0.0
        if tile < FIRST_GONDOLA:
            if now:
                return self.worth(tile)
            distance = self.distance(tile)
            if distance is None:
                return 0.3
            rivals = sum(
                1 for row in self.view.yards for other in row if pile_of(other) == pile_of(tile) and other != tile
            )
            crowded = 0.7 if rivals >= self.places(pile_of(tile)) else 1.0
            return self.promise(tile) * SOON[min(distance, len(SOON) - 1)] * crowded
        if tile < FIRST_BARRICADE:
            number = tile - FIRST_GONDOLA
            gain = self.money(self.printed.gondola_ducats[number])
            gain += self.printed.gondola_approvals[number] * self.approval
            return gain * (1.0 if now else 0.9)
        return self.barricade(tile)

    def barricade(self, tile: int) -> float:
        """Safety from floods, the order of play, and a bonus that will come two or three times."""
        built = len(self.view.built[self.seat])
        saved = self.printed.lost[built] - self.printed.lost[built + 1]
        safety = MARKER * saved * ROUNDS * (1 - self.progress)
        kinds = {BUY: 1.6, BUILD: 1.5, INTRIGUE: 0.9, REPLACEMENT: 0.4}
        times = kinds.get(self.printed.trigger[tile - FIRST_BARRICADE], 0.9)
        bonus = self.printed.bonus[tile - FIRST_BARRICADE]
        each = (0.6, self.approval, 1.0, 1.0, 0.6, 1.8)[bonus]
        return (
            safety
            + self.precedence(tile)
            + times * (1 - self.progress) * each * self.printed.bonus_count[tile - FIRST_BARRICADE]
        )

    def promise(self, tile: int) -> float:
        """What a galley part brings on a Doge tile nobody knows yet."""
        count = sum(self.printed.parameters[tile * PARAMETERS + colour] for colour in range(PARAMETERS))
        today = self.worth(tile)
        some_day = self.printed.points[tile] + PARAMETER * count + self.approval * (self.printed.approval[tile] + 0.35)
        return 0.5 * today + 0.5 * some_day

    def worth(self, tile: int, doge: int | None = None) -> float:
        """What a galley part brings on a Doge tile, the current one if none is named (S18)."""
        number = int((self.view.doge if doge is None else doge) - FIRST_DOGE)
        points = self.printed.points[tile]
        for colour in range(PARAMETERS):
            points += (
                self.printed.parameters[tile * PARAMETERS + colour] * self.printed.values[number * PARAMETERS + colour]
            )
        violet = self.printed.violet[number] >> int(pile_of(tile)) & 1
        return points + self.approval * (self.printed.approval[tile] + violet)

    def distance(self, tile: int) -> int | None:
        """How many other parts must be built before this one fits; None if its zone is full (S17)."""
        zone = pile_of(tile)
        level, section = zone // SECTIONS, zone % SECTIONS
        column = self.counts[level]
        while section_at(self.view.seats, column) < section:
            column += 1
        if section_at(self.view.seats, column) > section:
            return None
        missing_below = max(0, column + 1 - self.counts[0]) if level == UPPER else 0
        return column - self.counts[level] + missing_below

    def places(self, zone: int) -> int:
        """Free places of a zone."""
        columns = range(self.counts[zone // SECTIONS], level_length(self.view.seats))
        return sum(1 for column in columns if section_at(self.view.seats, column) == zone % SECTIONS)

    def can_replace(self, tile: int) -> bool:
        """Whether a part in the yard could replace one of the galley (S20)."""
        level = pile_of(tile) // SECTIONS
        if (
            tile >= FIRST_GONDOLA
            or not self.view.galley[level]
            or (level != UPPER and self.counts[0] == self.counts[1])
        ):
            return False
        return pile_of(self.view.galley[level][-1]) == pile_of(tile)

    # Approvals and Doge tiles

    @cached_property
    def approval(self) -> float:
        """Worth more as long as one is not far behind or ahead of the others."""
        if "approval" in self.ignores:
            return 0.0
        own = self.view.approvals[self.seat]
        best = max(count for seat, count in enumerate(self.view.approvals) if seat != self.seat)
        lead = own - best
        return APPROVAL * (1.0 if -4 <= lead <= 2 else 0.6)

    @cached_property
    def bribe(self) -> float:
        """Two approvals for two ducats (S23)."""
        return int(BRIBE_APPROVALS) * self.approval + self.money(-int(BRIBE_PRICE))

    @cached_property
    def plot(self) -> float:
        """What a choice of two new Doge tiles promises: the better of two, against the one that lies there."""
        here = self.outlook(self.view.doge)
        out = {self.view.doge, *self.view.old}
        others = [self.outlook(doge) for doge in range(FIRST_DOGE, FIRST_DOGE + 16) if doge not in out]
        if not others:
            return 0.0
        better = sorted(others)[len(others) // 2 :]
        return sum(better) / len(better) - here + 0.3

    def made(self, choice: int) -> float:
        """A Doge tile made current, and the other kept for the next round if it is good."""
        made, other = self.view.held[choice // 2].tile, self.view.held[1 - choice // 2].tile
        assert made is not None and other is not None, "one sees what one draws"  # noqa: PT018 - one thought
        later = self.outlook(other) - 1.0
        return self.outlook(made) + (later if choice % 2 == 0 else -later) * 0.3

    def outlook(self, doge: int) -> float:
        """What a Doge tile means for this seat: parts that can be built soon, flood, inspection."""
        number = doge - FIRST_DOGE
        total = sum(self.worth(tile, doge) for tile in self.own if tile < FIRST_GONDOLA and self.distance(tile) == 0)
        level = self.printed.flood[number]
        if level >= 0:
            lost = [_lost(len(row), level) for row in self.view.built]
            total += MARKER * (sum(lost) / len(lost) - lost[self.seat])
        if self.printed.inspection[number]:
            ahead = sum(1 for count in self.view.approvals if count > self.view.approvals[self.seat])
            total += (1.0, 0.0, -0.7, -0.9, -1.0)[ahead] if self.view.approvals[self.seat] else -1.0
        return total


def _wealth(ducats: int) -> float:
    if ducats < len(WEALTH):
        return WEALTH[max(0, ducats)]
    return WEALTH[-1] + 0.15 * (ducats - len(WEALTH) + 1)


def _pile(kind: int) -> int:
    return int(GONDOLAS if kind == GONDOLA else BARRICADES)


def _combine(values: Iterable[float], kinds: int) -> float:
    """One of them, or both (S12)."""
    gains = [max(0.0, value) for value in values]
    if kinds & agenda.BOTH:
        return sum(gains)
    return max(gains)
