"""Why a move is not allowed, with the rule that forbids it.

Reads only what is public or the asking seat's own, so that a refusal tells nothing.
"""

from __future__ import annotations

from broglio.core.game import CHANCE, Fact, IllegalMove, Move, Saying, Seat
from broglio.games.doge_ship import agenda, choices, moves
from broglio.games.doge_ship.material import (
    COLOURS,
    FIRST_BARRICADE,
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
from broglio.games.doge_ship.notation import SPACE_NAMES, notate
from broglio.games.doge_ship.position import ShipPosition
from broglio.games.doge_ship.words import say


def refusal(position: ShipPosition, seat: Seat, move: Move) -> IllegalMove | None:
    """The refusal of a move, or None if it is legal. A number that is no move at all raises Malformed."""
    text = notate(move)
    if seat == CHANCE:
        if move in [chance for chance, _ in position.chances()]:
            return None
        return _illegal("no-such-chance", "S5", move=text)
    if move in position.moves(seat):
        return None
    return _not_to_act(position, seat) or _bad_choice(position, seat, move)


def _illegal(key: str, rule: str, **facts: Fact) -> IllegalMove:
    saying = Saying(key, facts, rule)
    return IllegalMove(saying, say(saying, COLOURS))


def _not_to_act(position: ShipPosition, seat: Seat) -> IllegalMove | None:
    if not 0 <= seat < position.seats:
        return _illegal("no-such-seat", "S1", number=seat)
    if position.ended:
        return _illegal("game-over", "S29")
    to_act = position.to_act()
    if to_act == (CHANCE,):
        return _illegal("chance-first", "S5")
    if seat not in to_act:
        if agenda.kind_of(position.next_task()) == agenda.BID:
            return _illegal("bid-laid-already", "S27")
        return _illegal("other-acts", "S7", seat=to_act[0])
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
        reason = _bad_look(position, seat, move - moves.LOOK, detail)
    elif kind == agenda.BUY and moves.is_return(move):
        reason = _bad_return(position, seat, move - moves.RETURN)
    elif kind == agenda.TAKE and moves.is_take(move):
        reason = _bad_take(position, seat, move - moves.TAKE)
    elif kind == agenda.BUILD and moves.is_build(move):
        reason = _bad_building(position, seat, move - moves.BUILD, detail)
    elif kind == agenda.REPLACE and moves.is_replace(move):
        reason = _bad_replacement(position, seat, move - moves.REPLACE)
    elif kind == agenda.BID and (moves.is_bid(move) or move == moves.RAISE):
        reason = _illegal("too-few-approvals", "S27", count=position.approvals[seat] - position.raised[seat])
    if reason is not None:
        return reason
    wanted, rule = WANTED[kind]
    return _illegal(wanted, rule, move=notate(move))


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
            return _illegal("reordered-already", "S10")
        if position.built_count[seat] < 2:
            return _illegal("nothing-to-reorder", "S10")
        assert position.ducats[seat] < REORDER_PRICE
        return _illegal("reorder-too-dear", "S10", count=position.ducats[seat])
    if not moves.is_space(move):
        return None
    space = move - moves.SPACE
    if space // 6 > position.seats:
        return _illegal("table-not-in-play", "S2", table=TABLE_NAMES[space // 6], count=position.seats)
    if position.taken[space] != NOBODY:
        return _illegal("space-taken-already", "S8", space=SPACE_NAMES[space], seat=position.taken[space])
    price = choices.cost(position, space)
    if price > position.ducats[seat]:
        return _illegal("too-dear", "S8", space=SPACE_NAMES[space], price=price, count=position.ducats[seat])
    return _illegal("cannot-replace", "S20")


def _bad_arrangement(move: Move) -> IllegalMove:
    if move == moves.DONE:
        return _illegal("same-order", "S10")
    return _illegal("not-built", "S10", tile=TILE_NAMES[move - moves.PUT + FIRST_BARRICADE])


def _bad_look(position: ShipPosition, seat: Seat, pile: int, detail: int) -> IllegalMove:
    kind = kind_of(PILE_START[pile])
    name = PILE_NAMES[pile]
    if not agenda.names_kind(detail, kind):
        if agenda.named_before_return(detail, kind):
            return _illegal("no-room-made", "S15", pile=name)
        return _illegal("wrong-kind", "S12", pile=name)
    if position.pile_count[pile] == 0:
        return _illegal("pile-empty", "S13", pile=name)
    if position.yard_count[seat] == YARD:
        return _illegal("yard-full", "S15")
    return _illegal("two-galleys", "S15")


def _bad_return(position: ShipPosition, seat: Seat, tile: int) -> IllegalMove:
    if not _is_in_yard(position, seat, tile):
        return _illegal("not-in-yard", "S15", tile=TILE_NAMES[tile])
    return _illegal("return-useless", "S15", tile=TILE_NAMES[tile])


def _bad_take(position: ShipPosition, seat: Seat, number: int) -> IllegalMove:
    if number >= position.held_count:
        return _illegal("not-so-many", "S13", count=position.held_count)
    price = position.components.price[position.held[number]]
    return _illegal("tile-too-dear", "S13", price=price, count=position.ducats[seat])


def _bad_building(position: ShipPosition, seat: Seat, tile: int, detail: int) -> IllegalMove:
    name = TILE_NAMES[tile]
    if not _is_in_yard(position, seat, tile):
        return _illegal("not-in-yard", "S15", tile=name)
    if not agenda.names_kind(detail, kind_of(tile)):
        return _illegal("wrong-kind-to-build", "S12", tile=name)
    assert kind_of(tile) == GALLEY
    return _illegal("does-not-fit", "S17", tile=name)


def _bad_replacement(position: ShipPosition, seat: Seat, tile: int) -> IllegalMove:
    if not _is_in_yard(position, seat, tile):
        return _illegal("not-in-yard", "S15", tile=TILE_NAMES[tile])
    return _illegal("nothing-to-replace", "S20", tile=TILE_NAMES[tile])


def _is_in_yard(position: ShipPosition, seat: Seat, tile: int) -> bool:
    return tile in [position.yard[seat * YARD + i] for i in range(position.yard_count[seat])]
