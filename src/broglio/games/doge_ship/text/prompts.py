"""What is asked of a seat, and the rule behind each choice."""

from __future__ import annotations

from broglio.core.protocol import Move, Saying
from broglio.games.doge_ship.data.to_json import write_kinds
from broglio.games.doge_ship.rules import agenda, moves
from broglio.games.doge_ship.rules.material import GALLEY, GONDOLA, INTRIGUE, MONEY, REPLACEMENT, kind_of
from broglio.games.doge_ship.views.view import ShipView


def prompt(view: ShipView) -> Saying | None:
    """What is asked of the view's seat; None when nothing is."""
    seat = view.seat
    if seat is None or seat not in view.to_act:
        return None
    kind, _, detail = view.agenda[0]
    if kind == agenda.BID:
        return Saying("ask-bid", {"count": view.approvals[seat] - view.raised[seat]}, "S27")
    if kind == agenda.ACT:
        return Saying("ask-act", {"count": view.markers[seat]}, "S7")
    if kind == agenda.ARRANGE:
        return Saying("ask-arrange", {"count": detail & ~agenda.ARRANGED}, "S10")
    if kind == agenda.BUY:
        return Saying("ask-buy", {"kinds": write_kinds(detail)}, "S13")
    if kind == agenda.BUILD:
        return Saying("ask-build", {"kinds": write_kinds(detail)}, "S12")
    if kind == agenda.SCHEME:
        return Saying("ask-plot", {}, "S22") if detail == 1 else Saying("ask-bribe", {}, "S23")
    key, rule = PLAIN[kind]
    return Saying(key, {}, rule)


PLAIN = {
    agenda.CHOOSE_PILE: ("ask-choose-pile", "S15"),
    agenda.TAKE: ("ask-take", "S13"),
    agenda.REPLACE: ("ask-replace", "S20"),
    agenda.MAKE: ("ask-make", "S22"),
}


def rule_of(move: Move, view: ShipView) -> str:
    """The rule behind a choice."""
    if moves.is_space(move):
        return _rule_of_space(moves.space_taken(move), view)
    if moves.is_build(move):
        kind = kind_of(moves.tile_built(move))
        return "S16" if kind == GONDOLA else "S17" if kind == GALLEY else "S19"
    for is_kind, rule in BY_RANGE:
        if is_kind(move):
            return rule
    return SINGLE.get(move, "S27")


def _rule_of_space(space: int, view: ShipView) -> str:
    """The rule of what the space offers."""
    kind = view.components.space_type[space]
    if kind == REPLACEMENT:
        return "S20"
    if kind == INTRIGUE:
        return "S22" if view.components.space_number[space] == 1 else "S23"
    return "S23" if kind == MONEY else "S8"


SINGLE = {
    moves.DISCARD: "S9",
    moves.REORDER: "S10",
    moves.DONE: "S10",
    moves.PASS: "S12",
    moves.LEAVE: "S13",
    moves.PLOT: "S22",
    moves.BRIBE: "S23",
}

BY_RANGE = (
    (moves.is_put, "S10"),
    (moves.is_return, "S15"),
    (moves.is_look, "S13"),
    (moves.is_take, "S13"),
    (moves.is_replace, "S20"),
    (moves.is_make, "S22"),
    (moves.is_first, "S1"),
    (moves.is_roll, "S5"),
    (moves.is_price, "S3"),
    (moves.is_draw, "S13"),
)
