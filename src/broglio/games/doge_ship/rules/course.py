"""The course of a game: preparation, turns (S5 to S12). Compiled.

What is still to be done stands on an agenda (see agenda.py). `resume` runs it until chance or a player is needed,
`draw_chance` and `decide` carry out what they bring. Buying, building, intrigue and the end of a round are in files
of those names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.doge_ship.rules import (
    agenda,
    arranging,
    building,
    buying,
    choices,
    ending,
    events,
    gains,
    intrigue,
    moves,
    piles,
    round_end,
)
from broglio.games.doge_ship.rules.material import (
    APPROVALS,
    BUILD,
    BUY,
    DISCARD_PAY,
    DOGES,
    DUCATS,
    FIRST_BARRICADE,
    FURTHER_TILE,
    GONDOLAS,
    INTRIGUE,
    NO_TILE,
    REORDER_PRICE,
    REPLACEMENT,
    TABLES,
    UNSEEN,
)

if TYPE_CHECKING:
    from broglio.games.doge_ship.rules.position import ShipPosition


def resume(position: ShipPosition) -> None:
    """Run the agenda until chance or a player is needed; when it is empty it is the next player's turn."""
    while position.ended == ending.GOES_ON:
        if position.depth == 0:
            next_turn(position)
            continue
        task = position.next_task()
        kind = agenda.kind_of(task)
        if kind == agenda.ROLL and choices.next_die(position) == TABLES:
            position.depth -= 1
        elif kind == agenda.TURN_UP:
            piles.refill_doges(position)
            if piles.top(position, DOGES) == UNSEEN:
                return
            intrigue.turn_up(position)
        elif kind == agenda.SEE:
            if not buying.see_next(position, task):
                return
        elif kind == agenda.GAIN:
            position.depth -= 1
            detail = agenda.detail_of(task)
            gains.gain(position, agenda.seat_of(task), detail & 3, detail >> 2)
        elif choices.has_choice(position, task):
            return
        else:
            position.depth -= 1
            position.tell(events.NOTHING_TO_DO, agenda.seat_of(task))


def decide(position: ShipPosition, seat: i64, move: i64) -> None:
    """Carry out what a seat decided, and go on."""
    task = position.next_task()
    kind = agenda.kind_of(task)
    if kind == agenda.BID:
        round_end.lay_bid(position, seat, move)
        resume(position)
        return
    position.depth -= 1
    detail = agenda.detail_of(task)
    if kind == agenda.ACT:
        act(position, seat, move)
    elif kind == agenda.ARRANGE:
        arranging.arrange(position, seat, move, detail)
    elif move == moves.PASS:
        position.tell(events.PASSED, seat)
    elif kind == agenda.BUY:
        buying.begin(position, seat, move, detail)
    elif kind == agenda.CHOOSE_PILE:
        buying.look(position, seat, moves.pile_looked_at(move), detail)
    elif kind == agenda.TAKE:
        buying.take(position, seat, move, detail)
    elif kind == agenda.BUILD:
        building.build(position, seat, moves.tile_built(move), detail)
    elif kind == agenda.REPLACE:
        building.replace(position, seat, moves.part_put_in(move))
    elif kind == agenda.SCHEME:
        intrigue.scheme(position, seat, move)
    else:
        intrigue.make_current(position, seat, moves.doge_made(move), moves.puts_under(move))
    resume(position)


def draw_chance(position: ShipPosition, move: i64) -> None:
    """Carry out what chance brought, and go on."""
    kind = agenda.kind_of(position.next_task())
    if kind == agenda.PRICE:
        position.depth -= 1
        pile = moves.priced_pile(move)
        position.top_price[pile - GONDOLAS] = moves.price_seen(move)
        position.tell(events.PRICE_SEEN, pile, moves.price_seen(move))
    elif kind == agenda.FIRST:
        position.depth -= 1
        first = moves.first_seat(move)
        for place in range(position.seats):
            position.order[place] = (first + place) % position.seats  # then clockwise (S1)
        position.tell(events.FIRST_PLAYER, first)
    elif kind == agenda.ROLL:
        table = moves.rolled_at(move)
        position.dice[table] = moves.face_rolled(move)
        position.tell(events.DIE_ROLLED, table, position.dice[table])
    else:
        piles.identify_top(position, moves.tile_drawn(move))
    resume(position)


# Turns (S7 to S12)


def next_turn(position: ShipPosition) -> None:
    """The next player in order who has a marker left; when there is none, the round ends (S7)."""
    for ahead in range(1, position.seats + 1):
        place = (position.turn + ahead) % position.seats
        if position.markers[position.order[place]] > 0:
            position.turn = place
            position.plan(agenda.ACT, position.order[place], 0)
            return
    round_end.end_actions(position)


def act(position: ShipPosition, seat: i64, move: i64) -> None:
    """A player reorders barricades, discards a marker, or takes a space."""
    if move == moves.REORDER:
        position.ducats[seat] -= REORDER_PRICE
        position.tell(events.REORDERING, seat)
        position.plan(agenda.ACT, seat, 1)
        arranging.go_on(position, seat, 0)
    elif move == moves.DISCARD:
        position.markers[seat] -= 1
        position.tell(events.DISCARDED, seat)
        gains.gain(position, seat, DUCATS, DISCARD_PAY)  # S9
    else:
        take_space(position, seat, moves.space_taken(move))


def take_space(position: ShipPosition, seat: i64, space: i64) -> None:
    """Put a marker on a space and pay; the bonus comes before the action (S8, S11)."""
    cost = choices.cost(position, space)
    position.markers[seat] -= 1
    position.ducats[seat] -= cost
    position.taken[space] = seat
    position.tell(events.SPACE_TAKEN, seat, space, cost)
    components = position.components
    kind = components.space_type[space]
    number = components.space_number[space]
    if kind in (BUY, BUILD):
        detail = components.space_kinds[space] | (agenda.BOTH if components.space_both[space] else 0)
        position.plan(agenda.BUY if kind == BUY else agenda.BUILD, seat, detail)
    elif kind == REPLACEMENT:
        position.plan(agenda.REPLACE, seat, 0)
    elif kind == INTRIGUE and number != 2:
        position.plan(agenda.SCHEME, seat, number)
    elif kind == INTRIGUE:
        position.plan(agenda.GAIN, seat, APPROVALS + 4)  # S23
    else:
        position.plan(agenda.GAIN, seat, DUCATS + 4 * number)  # S23
    take_bonus(position, seat, kind)


def take_bonus(position: ShipPosition, seat: i64, kind: i64) -> None:
    """The top built barricade improves the type of action that it names (S21)."""
    barricade = position.top_barricade(seat)
    if barricade == NO_TILE:
        return
    components = position.components
    number = barricade - FIRST_BARRICADE
    if components.trigger[number] != kind:
        return
    position.tell(events.BONUS, seat, barricade)
    bonus = components.bonus[number]
    if bonus < FURTHER_TILE:
        gains.gain(position, seat, bonus, components.bonus_count[number])
    else:
        position.plan(agenda.BUY if kind == BUY else agenda.BUILD, seat, 1 << (bonus - FURTHER_TILE))
