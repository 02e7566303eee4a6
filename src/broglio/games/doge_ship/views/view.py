"""What one seat may know of a game of The Doge Ship, and worlds that fit it.

Hidden are the tiles in the piles, but for those who saw them; the tiles that somebody looks at; bids until all have
bid. How many approvals a player holds is not laid open (S24), but each gain and each bid is: who counts knows, and
so does a view. What people are shown of them is `shown_approvals`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from broglio.core.match.playout import Dice
from broglio.core.protocol import Seat, View
from broglio.games.doge_ship.rules import agenda
from broglio.games.doge_ship.rules.components import Components
from broglio.games.doge_ship.rules.material import (
    BARRICADE_COUNT,
    DOGE_COUNT,
    DOGES,
    FIRST_DOGE,
    GONDOLAS,
    KNOWN_TO_ALL,
    LEVELS,
    LONGEST,
    LOOK,
    NO_TILE,
    NOBODY,
    PILE_START,
    PILES,
    PRICE_SHOWN,
    PUBLIC,
    SPACES,
    TABLES,
    TILES,
    UNSEEN,
    YARD,
)
from broglio.games.doge_ship.rules.position import ShipPosition, blank
from broglio.games.doge_ship.views.dealing import deal

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

EVERYTHING = -1
"""Looks with all eyes: for saving a position, never for a player."""


class Task(NamedTuple):
    """One entry of the agenda: what is still to be done."""

    kind: int
    seat: Seat
    detail: int


class Slot(NamedTuple):
    """A tile in a pile, or in the hands of one who looks."""

    tile: int | None
    """None: not known to the viewer."""
    known: int
    """Who knows it (see material.py); 0: nobody has ever seen it."""
    price: int | None
    """Where the price is shown."""


@dataclass(frozen=True, slots=True)
class ShipView(View):
    """Spaces, tiles and piles by number (see material.py); rows by seat."""

    components: Components
    strict: bool
    """Whether people are not shown how many approvals others hold (S24)."""
    round: int
    turn: int
    order: tuple[Seat, ...]
    dice: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    ducats: tuple[int, ...]
    approvals: tuple[int, ...]
    markers: tuple[int, ...]
    yards: tuple[tuple[int, ...], ...]
    built: tuple[tuple[int, ...], ...]
    """Built barricades from the bottom."""
    galley: tuple[tuple[int, ...], ...]
    """By level: the parts from the left."""
    piles: tuple[tuple[Slot, ...], ...]
    """From the top."""
    held: tuple[Slot, ...]
    doge: int
    old: tuple[int, ...]
    laid: tuple[bool, ...]
    """Who has laid a bid."""
    bids: tuple[int | None, ...]
    """Those bids, as far as this seat knows them."""
    raised: tuple[int, ...]
    """Approvals in a bid that is not laid yet, as far as this seat knows."""
    agenda: tuple[Task, ...]
    """What is done first stands first."""
    stall: int
    filled: bool
    ended: int

    def cost(self, space: int) -> int:
        """What a space costs (S8)."""
        return max(0, space % 6 + 1 - self.dice[space // 6])

    def shown_approvals(self, seat: Seat) -> int | None:
        """A seat's approvals, where this view's seat is shown them: its own, at the end, or at an aided table (S24).

        Bots and `sample` go by `approvals`, which forgets nothing.
        """
        is_shown = not self.strict or seat == self.seat or self.outcome is not None
        return self.approvals[seat] if is_shown else None

    def top_barricade(self, seat: Seat) -> int | None:
        """A seat's top built barricade."""
        return self.built[seat][-1] if self.built[seat] else None


def see(position: ShipPosition, seat: Seat | None) -> ShipView:
    """What a seat, or a spectator (None), may know."""
    return _look(position, seat, PUBLIC if seat is None else PUBLIC | 1 << seat)


def see_all(position: ShipPosition) -> ShipView:
    """Everything: for saving a position, never for a player."""
    return _look(position, None, EVERYTHING)


def _look(position: ShipPosition, seat: Seat | None, eyes: int) -> ShipView:
    seats = range(position.seats)
    own = seats if eyes == EVERYTHING else [] if seat is None else [seat]
    return ShipView(
        seats=position.seats,
        seat=seat,
        to_act=position.to_act(),
        moves=() if seat is None else tuple(position.moves(seat)),
        outcome=position.outcome(),
        components=position.components,
        strict=position.strict,
        round=position.round,
        turn=position.turn,
        order=tuple([position.order[place] for place in seats]),
        dice=tuple([position.dice[table] for table in range(TABLES)]),
        taken=tuple([position.taken[space] for space in range(SPACES)]),
        points=tuple([position.points[row] for row in seats]),
        ducats=tuple([position.ducats[row] for row in seats]),
        approvals=tuple([position.approvals[row] for row in seats]),
        markers=tuple([position.markers[row] for row in seats]),
        yards=tuple([tuple([position.yard[row * YARD + i] for i in range(position.yard_count[row])]) for row in seats]),
        built=tuple(
            [
                tuple([position.built[row * BARRICADE_COUNT + i] for i in range(position.built_count[row])])
                for row in seats
            ]
        ),
        galley=tuple(
            [
                tuple([position.part[level * LONGEST + i] for i in range(position.part_count[level])])
                for level in range(LEVELS)
            ]
        ),
        piles=tuple([_see_pile(position, pile, eyes) for pile in range(PILES)]),
        held=tuple([_see_tile(position, position.held[i], eyes) for i in range(position.held_count)]),
        doge=position.doge,
        old=tuple([FIRST_DOGE + i for i in range(DOGE_COUNT) if position.old >> i & 1]),
        laid=tuple([position.bid[row] != NOBODY for row in seats]),
        bids=tuple([position.bid[row] if row in own and position.bid[row] != NOBODY else None for row in seats]),
        raised=tuple([position.raised[row] if row in own else 0 for row in seats]),
        agenda=tuple(
            [
                Task(
                    agenda.kind_of(position.agenda[i]),
                    agenda.seat_of(position.agenda[i]),
                    agenda.detail_of(position.agenda[i]),
                )
                for i in range(position.depth - 1, -1, -1)
            ]
        ),
        stall=position.stall,
        filled=position.filled,
        ended=position.ended,
    )


def _see_pile(position: ShipPosition, pile: int, eyes: int) -> tuple[Slot, ...]:
    start = PILE_START[pile]
    slots = [_see_tile(position, position.pile[i], eyes) for i in range(start, start + position.pile_count[pile])]
    if (
        slots
        and GONDOLAS <= pile < DOGES
        and position.pile[start] == UNSEEN
        and position.top_price[pile - GONDOLAS] >= 0
    ):
        slots[0] = Slot(None, 0, position.top_price[pile - GONDOLAS])
    return tuple(slots)


NEVER_SEEN = Slot(None, 0, None)


def _see_tile(position: ShipPosition, tile: int, eyes: int) -> Slot:
    if tile == UNSEEN:
        return NEVER_SEEN
    known = position.known[tile]
    price = position.components.price[tile] if known & PRICE_SHOWN and tile < FIRST_DOGE else None
    return Slot(tile if known & eyes else None, known, price)


def restore(view: ShipView) -> ShipPosition:
    """The position behind a view that knows everything."""
    position = blank(view.seats, view.components)
    position.strict = view.strict
    position.round = view.round
    position.turn = view.turn
    position.doge = view.doge
    position.old = sum(1 << (tile - FIRST_DOGE) for tile in view.old)
    position.stall = view.stall
    position.filled = view.filled
    position.ended = view.ended
    _write(position.dice, view.dice)
    _write(position.taken, view.taken)
    _write(position.order, view.order)
    _write(position.points, view.points)
    _write(position.ducats, view.ducats)
    _write(position.approvals, view.approvals)
    _write(position.markers, view.markers)
    _write(position.bid, [NOBODY if bid is None else bid for bid in view.bids])
    _write(position.raised, view.raised)
    for task in reversed(view.agenda):
        position.plan(*task)
    _restore_tiles(position, view)
    return position


def _restore_tiles(position: ShipPosition, view: ShipView) -> None:
    """Put every tile in its place; what is left over is what nobody has seen."""
    known = [0] * TILES
    public = [*view.old, *([view.doge] if view.doge != NO_TILE else [])]
    for tiles in (*view.yards, *view.built, *view.galley):
        public += tiles
    for tile in public:
        known[tile] = KNOWN_TO_ALL
    seen = set(public)
    for slot in (*view.held, *[slot for slots in view.piles for slot in slots]):
        if slot.tile is not None:
            known[slot.tile] = slot.known
            seen.add(slot.tile)
    _write(position.known, known)
    _write_rows(position.yard_count, position.yard, view.yards, YARD)
    _write_rows(position.built_count, position.built, view.built, BARRICADE_COUNT)
    _write_rows(position.part_count, position.part, view.galley, LONGEST)
    position.held_count = len(view.held)
    held = [slot.tile for slot in view.held if slot.tile is not None]
    assert len(held) == len(view.held), "only a view that knows everything can be restored"
    _write(position.held, held + [UNSEEN] * (LOOK - len(held)))
    piles: list[int] = []
    unseen = []
    for pile, slots in enumerate(view.piles):
        own = range(PILE_START[pile], PILE_START[pile + 1])
        piles += [UNSEEN if slot.tile is None else slot.tile for slot in slots] + [UNSEEN] * (len(own) - len(slots))
        unseen.append(sum([1 << place for place, tile in enumerate(own) if tile not in seen]))
        if slots and slots[0].tile is None and slots[0].price is not None:
            position.top_price[pile - GONDOLAS] = slots[0].price
    _write(position.pile_count, [len(slots) for slots in view.piles])
    _write(position.pile, piles)
    _write(position.unseen, unseen)


def _write(row: vec[i64], numbers: Sequence[int]) -> None:
    """Write a whole row.

    It is never handed to compiled code, nor set in place of the old one: either way it would not be given back.
    """
    assert len(numbers) == len(row), "a row has a fixed length"
    for place, number in enumerate(numbers):
        row[place] = number


def _write_rows(counts: vec[i64], tiles: vec[i64], rows: tuple[tuple[int, ...], ...], width: int) -> None:
    """Write how many tiles lie in each row, and the rows filled up to their full width."""
    _write(counts, [len(own) for own in rows])
    _write(tiles, [tile for own in rows for tile in (*own, *[NO_TILE] * (width - len(own)))])


def sample(view: ShipView, random: random.Random) -> ShipPosition:
    """A world that fits the view: tiles that the seat cannot place are dealt out, bids that it cannot see are laid."""
    global _last_fitted
    last, world = _last_fitted
    if last is not view or world is None:
        world = _fit(view)
        _last_fitted = view, world
    copy = world.copy()
    seat, eyes = (NOBODY, PUBLIC) if view.seat is None else (view.seat, PUBLIC | 1 << view.seat)
    deal(copy, seat, eyes, Dice(random.getrandbits(48)))
    return copy


_last_fitted: tuple[ShipView | None, ShipPosition | None] = (None, None)


def _fit(view: ShipView) -> ShipPosition:
    """Some world that fits the view, always the same one."""
    held = list(view.held)
    piles = [list(slots) for slots in view.piles]
    located = _located(view)
    for pile in range(PILES):
        rows = [piles[pile]]
        if held and view.agenda and _pile_looked_at(view) == pile:
            rows.append(held)
        left = [tile for tile in range(PILE_START[pile], PILE_START[pile + 1]) if tile not in located]
        places = [(row, i) for row in rows for i, slot in enumerate(row) if slot.tile is None]
        # Slots with a known price choose first; the others are alike.
        places.sort(key=lambda place: place[0][place[1]].price is None)
        for row, i in places:
            slot = row[i]
            fitting = [tile for tile in left if slot.price is None or view.components.price[tile] == slot.price]
            left.remove(fitting[0])
            if slot.known:
                row[i] = slot._replace(tile=fitting[0])
    bids = tuple([0 if view.laid[seat] and bid is None else bid for seat, bid in enumerate(view.bids)])
    return restore(replace(view, held=tuple(held), piles=tuple(tuple(row) for row in piles), bids=bids))


def _located(view: ShipView) -> set[int]:
    """The tiles of which the viewer knows where they are."""
    located = {*view.old, view.doge}
    for row in (*view.yards, *view.built, *view.galley):
        located.update(row)
    for slots in (*view.piles, view.held):
        located.update(slot.tile for slot in slots if slot.tile is not None)
    return located


def _pile_looked_at(view: ShipView) -> int:
    """The pile that the tiles being looked at come from."""
    for task in view.agenda:
        if task.kind == agenda.TAKE:
            return task.detail
    return int(DOGES)
