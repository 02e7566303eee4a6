"""Why a move is not allowed, with the rule that forbids it.

Reads only what is public or the asking seat's own, so that a refusal tells nothing.
"""

from __future__ import annotations

from broglio.core.protocol import CHANCE, IllegalMove, Move, Seat
from broglio.games.doge.rules import agenda, choices, markers, moves
from broglio.games.doge.rules.ending import REASON_RULES
from broglio.games.doge.rules.material import (
    AREA_NAMES,
    COUNSELLOR_NAMES,
    HAND,
    MARKER_COLUMNS,
    NO_BALLOT,
    PIECE_COLUMNS,
    SUPPLY,
    native_area,
)
from broglio.games.doge.rules.position import DogePosition
from broglio.games.doge.text.notation import notate
from broglio.games.doge.text.words import illegal


def refusal(position: DogePosition, seat: Seat, move: Move) -> IllegalMove | None:
    """The refusal of a move, or None if it is legal. A number that is no move at all raises Malformed."""
    text = notate(move)
    if position.is_legal(seat, move):
        return None
    if seat == CHANCE:
        return illegal("no-such-card", "D11", move=text)
    out_of_turn = _not_to_act(position, seat)
    if out_of_turn is not None:
        return out_of_turn
    return _bad_ballot(position, seat, move) if position.is_placing() else _bad_decision(position, seat, move)


def _not_to_act(position: DogePosition, seat: Seat) -> IllegalMove | None:
    if not 0 <= seat < position.seats:
        return illegal("no-such-seat", "D1", number=str(seat))
    if position.ended:
        return illegal("game-over", REASON_RULES[position.ended])
    if position.is_placing():
        if position.pending[seat] != NO_BALLOT:
            return illegal("ballot-laid-already", "D7")
        if position.markers[seat * MARKER_COLUMNS + HAND] == markers.NONE:
            return illegal("no-marker-left", "D9", seat=seat)
    elif position.to_act() != (seat,):
        if position.to_act() == (CHANCE,):
            return illegal("card-is-turned-first", "D11")
        return illegal("other-decides", "D15", seat=position.to_act()[0])
    return None


def _bad_ballot(position: DogePosition, seat: Seat, move: Move) -> IllegalMove:
    if not moves.is_ballot(move):
        return illegal("ballot-wanted", "D7", move=notate(move))
    area = moves.ballot_area(move)
    if position.markers[seat * MARKER_COLUMNS + area] != markers.NONE:
        return illegal("card-used", "D8", area=AREA_NAMES[area])
    hand = markers.values_of(position.markers[seat * MARKER_COLUMNS + HAND])
    return illegal("markers-not-in-hand", "D7", markers=hand)


def _bad_decision(position: DogePosition, seat: Seat, move: Move) -> IllegalMove:
    task = position.next_task()
    kind = agenda.kind_of(task)
    if moves.is_ballot(move):
        return illegal("placing-is-over", "D6")
    if kind == agenda.DECIDE and (moves.is_take(move) or moves.is_give_up(move)):
        return _bad_control(position, seat, move)
    if kind == agenda.MOVE and moves.is_move_house(move):
        return _bad_house_move(position, seat, move, agenda.district_of(task))
    if kind == agenda.PLACE and moves.is_place(move):
        supply = position.houses[seat * PIECE_COLUMNS + SUPPLY]
        if moves.houses_placed(move) > supply:
            return illegal("supply-too-small", "D21", count=supply)
        return illegal("second-places-one", "D19")
    if kind == agenda.BUILD and moves.is_build(move):
        return illegal("build-elsewhere", "D26", area=AREA_NAMES[agenda.district_of(task)])
    wanted, rule = WANTED[kind]
    return illegal(wanted, rule, move=notate(move))


WANTED = {
    agenda.DECIDE: ("decision-wanted", "D16"),
    agenda.MOVE: ("house-move-wanted", "D18"),
    agenda.PLACE: ("placement-wanted", "D19"),
    agenda.BUILD: ("building-wanted", "D26"),
}


def _bad_control(position: DogePosition, seat: Seat, move: Move) -> IllegalMove:
    counsellor = moves.taken_counsellor(move) if moves.is_take(move) else moves.given_up(move)
    name = COUNSELLOR_NAMES[counsellor]
    if native_area(counsellor) != position.area():
        return illegal("native-of-elsewhere", "D16", counsellor=name, area=AREA_NAMES[position.area()])
    if not choices.is_open(position, counsellor):
        return illegal("decided-already", "D22", counsellor=name)
    if not choices.can_take(position, seat, counsellor):
        return illegal("no-ring-left", "D17", counsellor=name)
    return illegal("not-at-home", "D16", counsellor=name)


def _bad_house_move(position: DogePosition, seat: Seat, move: Move, barred: int) -> IllegalMove:
    source = moves.house_source(move)
    target = moves.house_target(move)
    if source == target:
        return illegal("same-district", "D18")
    if position.houses[seat * PIECE_COLUMNS + source] == 0:
        return illegal("no-house-there", "D18", area=AREA_NAMES[source])
    if source == barred:
        return illegal("just-entered", "D25", area=AREA_NAMES[source])
    return illegal("not-through-here", "D18", area=AREA_NAMES[position.area()])
