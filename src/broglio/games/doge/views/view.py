"""What one seat may know of a game of Doge (D33), and worlds that fit it."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import NamedTuple

from broglio.core.protocol import Move, Seat, View
from broglio.games.doge.rules import agenda, markers, moves
from broglio.games.doge.rules.building import entry
from broglio.games.doge.rules.material import (
    AREAS,
    COUNSELLORS,
    DISTRICTS,
    HAND,
    HOUSES_EACH,
    MARKER_COLUMNS,
    NO_BALLOT,
    PALACES_EACH,
    PIECE_COLUMNS,
    RINGS_EACH,
    SUPPLY,
)
from broglio.games.doge.rules.position import DogePosition, blank


class Task(NamedTuple):
    """One entry of the agenda: what is still to be done in this vote."""

    kind: int
    seat: Seat
    district: int
    number: int


@dataclass(frozen=True, slots=True)
class DogeView(View):
    """Areas, districts and counsellors by number (see material.py); rows by seat."""

    round: int
    placing: int
    voted: int
    brown: tuple[int, ...]
    blue: tuple[int, ...]
    houses: tuple[tuple[int, ...], ...]
    palaces: tuple[tuple[int, ...], ...]
    standing: tuple[int, ...]
    ring: tuple[int, ...]
    marker_counts: tuple[tuple[int, ...], ...]
    """How many markers each seat has in each area."""
    markers: tuple[tuple[tuple[int, ...] | None, ...], ...]
    """Their values, in each area and in hand; None where this seat does not know them."""
    laid: tuple[bool, ...]
    """Who has laid a ballot in the placing that is on."""
    ballots: tuple[Move | None, ...]
    """Those ballots, as far as this seat knows them."""
    agenda: tuple[Task, ...]
    entered: tuple[tuple[Seat, int], ...]
    decided: tuple[int, ...]
    quiet: int
    built: bool
    ended: int

    @property
    def area(self) -> int | None:
        """The area that votes; None in part 1 and while cards are dealt."""
        return self.brown[self.voted] if self.agenda else None

    def supply(self, seat: Seat) -> int:
        """Houses that a seat can still place."""
        return HOUSES_EACH - sum(self.houses[seat])

    def palaces_left(self, seat: Seat) -> int:
        """Palaces that a seat can still build."""
        return PALACES_EACH - sum(self.palaces[seat])

    def rings_left(self, seat: Seat) -> int:
        """Rings that a seat can still put on counsellors."""
        return RINGS_EACH - self.ring.count(seat)

    def in_hand(self, seat: Seat) -> int:
        """How many markers a seat has not placed yet."""
        return len(markers.VALUES) - sum(self.marker_counts[seat])

    def unseen(self, seat: Seat) -> tuple[int, ...]:
        """The markers of a seat of which this view does not know where they are, by counting the others."""
        left = list(markers.VALUES)
        for known in self.markers[seat]:
            for value in known or ():
                left.remove(value)
        return tuple(left)


def see(position: DogePosition, seat: Seat | None) -> DogeView:
    """What a seat, or a spectator (None), may know."""
    return _look(position, seat, {seat} if seat is not None else set())


def see_all(position: DogePosition) -> DogeView:
    """Everything: for saving a position, never for a player."""
    return _look(position, None, set(range(position.seats)))


def _look(position: DogePosition, seat: Seat | None, known_seats: set[int]) -> DogeView:
    seats = range(position.seats)
    brown = tuple(position.brown[i] for i in range(position.dealt))
    shown = set(brown[: position.voted])
    if position.has_task():
        shown.add(position.area())
    counts = tuple(
        tuple(markers.SIZE[position.markers[row * MARKER_COLUMNS + area]] for area in range(AREAS)) for row in seats
    )

    def known_markers(owner: Seat, column: int) -> tuple[int, ...] | None:
        if owner not in known_seats and column not in shown and (column == HAND or counts[owner][column] > 0):
            return None
        return markers.values_of(position.markers[owner * MARKER_COLUMNS + column])

    return DogeView(
        seats=position.seats,
        seat=seat,
        to_act=position.to_act(),
        moves=() if seat is None else tuple(position.moves(seat)),
        outcome=position.outcome(),
        round=position.round,
        placing=position.placing,
        voted=position.voted,
        brown=brown,
        blue=tuple(position.blue[i] for i in range(position.turned)),
        houses=tuple(
            tuple(position.houses[row * PIECE_COLUMNS + district] for district in range(DISTRICTS)) for row in seats
        ),
        palaces=tuple(
            tuple(position.palaces[row * PIECE_COLUMNS + district] for district in range(DISTRICTS)) for row in seats
        ),
        standing=tuple(position.standing[counsellor] for counsellor in range(COUNSELLORS)),
        ring=tuple(position.ring[counsellor] for counsellor in range(COUNSELLORS)),
        marker_counts=counts,
        markers=tuple(tuple(known_markers(owner, column) for column in range(MARKER_COLUMNS)) for owner in seats),
        laid=tuple(position.pending[row] != NO_BALLOT for row in seats),
        ballots=tuple(
            position.pending[row] if row in known_seats and position.pending[row] != NO_BALLOT else None
            for row in seats
        ),
        agenda=tuple(
            Task(
                agenda.kind_of(position.agenda[i]),
                agenda.seat_of(position.agenda[i]),
                agenda.district_of(position.agenda[i]),
                agenda.number_of(position.agenda[i]),
            )
            for i in range(position.head, position.tail)
        ),
        entered=tuple(
            (row, district)
            for row in seats
            for district in range(DISTRICTS)
            if position.entered & entry(1 << row, district)
        ),
        decided=tuple(native for native in range(3) if position.decided >> native & 1),
        quiet=position.quiet,
        built=position.built,
        ended=position.ended,
    )


def restore(view: DogeView) -> DogePosition:
    """The position behind a view that knows everything."""
    position = blank(view.seats)
    position.round = view.round
    position.placing = view.placing
    position.dealt = len(view.brown)
    position.voted = view.voted
    position.turned = len(view.blue)
    position.quiet = view.quiet
    position.built = view.built
    position.ended = view.ended
    position.entered = sum(entry(1 << seat, district) for seat, district in view.entered)
    position.decided = sum(1 << native for native in view.decided)
    for row, cards in ((position.brown, view.brown), (position.blue, view.blue)):
        for i, area in enumerate(cards):
            row[i] = area
    for counsellor in range(COUNSELLORS):
        position.standing[counsellor] = view.standing[counsellor]
        position.ring[counsellor] = view.ring[counsellor]
    for seat in range(view.seats):
        for district in range(DISTRICTS):
            position.houses[seat * PIECE_COLUMNS + district] = view.houses[seat][district]
            position.palaces[seat * PIECE_COLUMNS + district] = view.palaces[seat][district]
        position.houses[seat * PIECE_COLUMNS + SUPPLY] = view.supply(seat)
        position.palaces[seat * PIECE_COLUMNS + SUPPLY] = view.palaces_left(seat)
        for column, values in enumerate(view.markers[seat]):
            assert values is not None, "only a view that knows everything can be restored"
            position.markers[seat * MARKER_COLUMNS + column] = markers.set_of(values)
        ballot = view.ballots[seat]
        position.pending[seat] = NO_BALLOT if ballot is None else ballot
    for task in view.agenda:
        position.agenda[position.tail] = agenda.task(*task)
        position.tail += 1
    return position


def sample(view: DogeView, random: random.Random) -> DogePosition:
    """A world that fits the view: unseen markers dealt out at random, then a random ballot where one is laid."""
    rows = []
    ballots = list(view.ballots)
    for seat in range(view.seats):
        unseen = list(view.unseen(seat))
        random.shuffle(unseen)
        row = []
        for column in range(MARKER_COLUMNS):
            known = view.markers[seat][column]
            if known is None:
                count = len(unseen) if column == HAND else view.marker_counts[seat][column]
                known = tuple(sorted(unseen[:count]))
                del unseen[:count]
            row.append(known)
        rows.append(tuple(row))
        if view.laid[seat] and ballots[seat] is None:
            hand = markers.set_of(row[HAND])
            parts = [markers.PARTS[i] for i in range(markers.PART_START[hand], markers.PART_START[hand + 1])]
            cards = [area for area in range(AREAS) if view.marker_counts[seat][area] == 0]
            ballots[seat] = moves.ballot(random.choice(cards), random.choice(parts))
    return restore(replace(view, markers=tuple(rows), ballots=tuple(ballots)))
