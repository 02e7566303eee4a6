"""Why a move is not allowed, with the rule that forbids it.

Reads only what is public or the asking seat's own, so that a refusal tells nothing.
"""

from __future__ import annotations

from broglio.core.protocol import CHANCE, IllegalMove, Move, Seat
from broglio.games.doge_ship.rules import agenda, choices, moves
from broglio.games.doge_ship.rules.material import (
    GALLEY,
    NOBODY,
    PILE_NAMES,
    PILE_START,
    REORDER_PRICE,
    TABLE_NAMES,
    TILE_NAMES,
    YARD,
    kind_of,
)
from broglio.games.doge_ship.rules.position import ShipPosition
from broglio.games.doge_ship.text.notation import SPACE_NAMES, notate
from broglio.games.doge_ship.text.words import illegal


def refusal(position: ShipPosition, seat: Seat, move: Move) -> IllegalMove | None:
    """The refusal of a move, or None if it is legal. A number that is no move at all raises Malformed."""
    text = notate(move)
    if seat == CHANCE:
        if move in [chance for chance, _ in position.chances()]:
            return None
        return illegal("no-such-chance", "S5", move=text)
    if move in position.moves(seat):
        return None
    return _not_to_act(position, seat) or _bad_choice(position, seat, move)


def _not_to_act(position: ShipPosition, seat: Seat) -> IllegalMove | None:
    if not 0 <= seat < position.seats:
        return illegal("no-such-seat", "S1", number=seat)
    if position.ended:
        return illegal("game-over", "S29")
    to_act = position.to_act()
    if to_act == (CHANCE,):
        return illegal("chance-first", "S5")
    if seat not in to_act:
        if agenda.kind_of(position.next_task()) == agenda.BID:
            return illegal("bid-laid-already", "S27")
        return illegal("other-acts", "S7", seat=to_act[0])
    return None


def _bad_choice(position: ShipPosition, seat: Seat, move: Move) -> IllegalMove:
    """The seat is to act, but not like this."""
    task = position.next_task()
    kind = agenda.kind_of(task)
    detail = agenda.detail_of(task)
    reason = None
    if kind == agenda.ACT:
        reason = _bad_act(position, seat, move, detail)
    elif kind == agenda.ARRANGE and (moves.is_put(move) or move == moves.DONE):
        reason = _bad_arrangement(move)
    elif kind in (agenda.BUY, agenda.CHOOSE_PILE) and moves.is_look(move):
        reason = _bad_look(position, seat, moves.pile_looked_at(move), detail)
    elif kind == agenda.BUY and moves.is_return(move):
        reason = _bad_return(position, seat, moves.tile_returned(move))
    elif kind == agenda.TAKE and moves.is_take(move):
        reason = _bad_take(position, seat, moves.number_taken(move))
    elif kind == agenda.BUILD and moves.is_build(move):
        reason = _bad_building(position, seat, moves.tile_built(move), detail)
    elif kind == agenda.REPLACE and moves.is_replace(move):
        reason = _bad_replacement(position, seat, moves.part_put_in(move))
    elif kind == agenda.BID and (moves.is_bid(move) or move == moves.RAISE):
        reason = illegal("too-few-approvals", "S27", count=position.approvals[seat] - position.raised[seat])
    if reason is not None:
        return reason
    wanted, rule = WANTED[kind]
    return illegal(wanted, rule, move=notate(move))


WANTED = {
    agenda.ACT: ("act-wanted", "S7"),
    agenda.ARRANGE: ("arrange-wanted", "S10"),
    agenda.BUY: ("buy-wanted", "S13"),
    agenda.CHOOSE_PILE: ("choose-pile-wanted", "S15"),
    agenda.TAKE: ("take-wanted", "S13"),
    agenda.BUILD: ("build-wanted", "S12"),
    agenda.REPLACE: ("replace-wanted", "S20"),
    agenda.SCHEME: ("scheme-wanted", "S22"),
    agenda.MAKE: ("make-wanted", "S22"),
    agenda.BID: ("bid-wanted", "S27"),
}


def _bad_act(position: ShipPosition, seat: Seat, move: Move, reordered: int) -> IllegalMove | None:
    if move == moves.REORDER:
        if reordered:
            return illegal("reordered-already", "S10")
        if position.built_count[seat] < 2:
            return illegal("nothing-to-reorder", "S10")
        assert position.ducats[seat] < REORDER_PRICE
        return illegal("reorder-too-dear", "S10", count=position.ducats[seat])
    if not moves.is_space(move):
        return None
    space = moves.space_taken(move)
    if space // 6 > position.seats:
        return illegal("table-not-in-play", "S2", table=TABLE_NAMES[space // 6], count=position.seats)
    if position.taken[space] != NOBODY:
        return illegal("space-taken-already", "S8", space=SPACE_NAMES[space], seat=position.taken[space])
    price = choices.cost(position, space)
    if price > position.ducats[seat]:
        return illegal("too-dear", "S8", space=SPACE_NAMES[space], price=price, count=position.ducats[seat])
    return illegal("cannot-replace", "S20")


def _bad_arrangement(move: Move) -> IllegalMove:
    if move == moves.DONE:
        return illegal("same-order", "S10")
    return illegal("not-built", "S10", tile=TILE_NAMES[moves.barricade_put(move)])


def _bad_look(position: ShipPosition, seat: Seat, pile: int, detail: int) -> IllegalMove:
    kind = kind_of(PILE_START[pile])
    name = PILE_NAMES[pile]
    if not agenda.names_kind(detail, kind):
        if agenda.named_before_return(detail, kind):
            return illegal("no-room-made", "S15", pile=name)
        return illegal("wrong-kind", "S12", pile=name)
    if position.pile_count[pile] == 0:
        return illegal("pile-empty", "S13", pile=name)
    if position.yard_count[seat] == YARD:
        return illegal("yard-full", "S15")
    return illegal("two-galleys", "S15")


def _bad_return(position: ShipPosition, seat: Seat, tile: int) -> IllegalMove:
    if not _is_in_yard(position, seat, tile):
        return illegal("not-in-yard", "S15", tile=TILE_NAMES[tile])
    return illegal("return-useless", "S15", tile=TILE_NAMES[tile])


def _bad_take(position: ShipPosition, seat: Seat, number: int) -> IllegalMove:
    if number >= position.held_count:
        return illegal("not-so-many", "S13", count=position.held_count)
    price = position.components.price[position.held[number]]
    return illegal("tile-too-dear", "S13", price=price, count=position.ducats[seat])


def _bad_building(position: ShipPosition, seat: Seat, tile: int, detail: int) -> IllegalMove:
    name = TILE_NAMES[tile]
    if not _is_in_yard(position, seat, tile):
        return illegal("not-in-yard", "S15", tile=name)
    if not agenda.names_kind(detail, kind_of(tile)):
        return illegal("wrong-kind-to-build", "S12", tile=name)
    assert kind_of(tile) == GALLEY
    return illegal("does-not-fit", "S17", tile=name)


def _bad_replacement(position: ShipPosition, seat: Seat, tile: int) -> IllegalMove:
    if not _is_in_yard(position, seat, tile):
        return illegal("not-in-yard", "S15", tile=TILE_NAMES[tile])
    return illegal("nothing-to-replace", "S20", tile=TILE_NAMES[tile])


def _is_in_yard(position: ShipPosition, seat: Seat, tile: int) -> bool:
    return tile in [position.yard[seat * YARD + i] for i in range(position.yard_count[seat])]
