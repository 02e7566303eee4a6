"""What a sensible club player would do at The Doge Ship. Compiled.

Values what each choice brings, in points, and looks no further than the next purchase and its building; appraisal.py
says what things are worth. Reads only what the seat may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from broglio.core.kit.softmax import softmax
from broglio.games.doge_ship.bot import bidding
from broglio.games.doge_ship.bot.appraisal import Appraisal
from broglio.games.doge_ship.rules import agenda, choices, moves
from broglio.games.doge_ship.rules.material import (
    APPROVALS,
    BARRICADE_COUNT,
    BRIBE_APPROVALS,
    BRIBE_PRICE,
    BUILD,
    BUY,
    DISCARD_PAY,
    DUCATS,
    FIRST_BARRICADE,
    FURTHER_TILE,
    INTRIGUE,
    KINDS,
    NO_TILE,
    NOBODY,
    REORDER_PRICE,
    REPLACEMENT,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition

TEMPERATURE: Final = 0.12
"""How much better a choice must be to be clearly preferred; nobody should be too easy to read."""
REORDER_DOUBT: Final = 0.4
"""How much better another order must be: the old one was there for a reason."""
ENOUGH: Final = 5.0
"""What it is worth to leave the other barricades as they are: only the top one matters."""
OTHER_DOGE: Final = 0.3
"""How much the Doge tile that is not chosen matters: it may be the next one."""


def fill_policy(
    position: ShipPosition, seat: i64, codes: vec[i64], count: i64, weights: vec[float], ignores: i64
) -> None:
    """Weigh legal moves: the better, the more likely. `ignores`: see IGNORE_APPROVALS."""
    task = position.next_task()
    kind = agenda.kind_of(task)
    appraisal = Appraisal(position, seat, ignores)
    if kind == agenda.BID:
        bidding.value_bids(appraisal, codes, count, weights)
    elif kind == agenda.ACT or kind == agenda.ARRANGE:
        turn = Turn(appraisal)
        for i in range(count):
            weights[i] = turn.value(codes[i], agenda.detail_of(task))
    else:
        for i in range(count):
            weights[i] = value(appraisal, codes[i], agenda.detail_of(task))
    softmax(weights, count, TEMPERATURE)


def value(appraisal: Appraisal, move: i64, detail: i64) -> float:
    """What a choice within an action brings."""
    if moves.is_look(move):
        return appraisal.purchase(moves.pile_looked_at(move))
    if moves.is_take(move):
        return appraisal.seen(appraisal.position.held[moves.number_taken(move)])
    if moves.is_build(move):
        return appraisal.now(moves.tile_built(move))
    if moves.is_replace(move):
        return appraisal.replacing(moves.part_put_in(move))
    if moves.is_return(move):
        # As good as the best purchase that needs the room; the least valuable tile goes.
        best = 0.0
        for kind in range(KINDS):
            if agenda.names_kind(detail, kind):
                best = max(best, appraisal.best_purchase(kind))
        return best - 0.05 * appraisal.some_time(moves.tile_returned(move))
    if moves.is_make(move):
        return make(appraisal, moves.doge_made(move), moves.puts_under(move))
    if move == moves.PLOT:
        return appraisal.plot()
    if move == moves.BRIBE:
        return bribe(appraisal)
    return 0.0


def bribe(appraisal: Appraisal) -> float:
    """Two approvals for two ducats (S23)."""
    return float(BRIBE_APPROVALS) * appraisal.approval + appraisal.money(-BRIBE_PRICE)


def make(appraisal: Appraisal, number: i64, puts_under: bool) -> float:
    """A Doge tile made current, and the other kept for the next round if it is good."""
    held = appraisal.position.held
    later = OTHER_DOGE * (appraisal.outlook(held[1 - number]) - 1.0)
    return appraisal.outlook(held[number]) + (-later if puts_under else later)


@final
class Turn:
    """What a marker can bring (S7 to S11): each kind of purchase and building is weighed up once."""

    appraisal: Appraisal
    buying: vec[float]
    building: vec[float]
    plot: float

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.buying = vec[float]([0.0, 0.0, 0.0])
        self.building = vec[float]([0.0, 0.0, 0.0])
        self.plot = appraisal.plot()
        for kind in range(KINDS):
            self.buying[kind] = appraisal.best_purchase(kind)
            self.building[kind] = appraisal.best_building(kind)

    def value(self, move: i64, detail: i64) -> float:
        """What a choice brings in this turn."""
        appraisal = self.appraisal
        if moves.is_space(move):
            space = moves.space_taken(move)
            kind = appraisal.position.components.space_type[space]
            return self.space(space) + self.bonus(appraisal.position.top_barricade(appraisal.seat), kind)
        if move == moves.DISCARD:
            return appraisal.money(DISCARD_PAY)
        if move == moves.REORDER:
            return self.reordering()
        if moves.is_put(move):
            return self.on_top(moves.barricade_put(move)) if detail == 0 else 0.0
        return ENOUGH

    def space(self, space: i64) -> float:
        """What a space brings, less its cost (S8, S12)."""
        appraisal = self.appraisal
        components = appraisal.position.components
        kind = components.space_type[space]
        number = components.space_number[space]
        cost = choices.cost(appraisal.position, space)
        if kind == BUY:
            gain = combined(self.buying, components.space_kinds[space], components.space_both[space])
        elif kind == BUILD:
            gain = combined(self.building, components.space_kinds[space], components.space_both[space])
        elif kind == REPLACEMENT:
            gain = appraisal.best_replacement()
        elif kind == INTRIGUE:
            gain = self.plot if number == 1 else appraisal.approval if number == 2 else bribe(appraisal)
        else:
            return appraisal.money(number - cost)
        return gain + appraisal.money(-cost)

    def bonus(self, barricade: i64, kind: i64) -> float:
        """What a barricade on top adds to an action of a type (S21)."""
        if barricade == NO_TILE:
            return 0.0
        appraisal = self.appraisal
        components = appraisal.position.components
        number = barricade - FIRST_BARRICADE
        if components.trigger[number] != kind:
            return 0.0
        what = components.bonus[number]
        if what >= FURTHER_TILE:
            return self.buying[what - FURTHER_TILE] if kind == BUY else self.building[what - FURTHER_TILE]
        count = components.bonus_count[number]
        if what == DUCATS:
            return appraisal.money(count)
        return float(count) * (appraisal.approval if what == APPROVALS else 1.0)

    def reordering(self) -> float:
        """The best turn with another barricade on top and two ducats less (S10)."""
        appraisal = self.appraisal
        position = appraisal.position
        start = appraisal.seat * BARRICADE_COUNT
        best = 0.0
        for i in range(start, start + position.built_count[appraisal.seat] - 1):
            best = max(best, self.on_top(position.built[i]))
        return best + appraisal.money(-REORDER_PRICE) - REORDER_DOUBT

    def on_top(self, barricade: i64) -> float:
        """The best space of this turn with a barricade on top, and what it does for the order of play."""
        position = self.appraisal.position
        types = position.components.space_type
        ducats = position.ducats[self.appraisal.seat] - REORDER_PRICE
        best = 0.0
        for space in range(6 * (position.seats + 1)):
            if position.taken[space] == NOBODY and choices.cost(position, space) <= ducats:
                best = max(best, self.space(space) + self.bonus(barricade, types[space]))
        return best + self.appraisal.precedence(barricade)


def combined(gains: vec[float], kinds: i64, both: i64) -> float:
    """One of the kinds, or both (S12)."""
    best = 0.0
    total = 0.0
    for kind in range(KINDS):
        if agenda.names_kind(kinds, kind):
            best = max(best, gains[kind])
            total += gains[kind]
    return total if both else best
