"""Every kind of choice as a saying, for hints and lists."""

from __future__ import annotations

from broglio.core.protocol import Fact, Move, Saying
from broglio.games.doge_ship.data.to_json import write_kinds
from broglio.games.doge_ship.rules import agenda, moves
from broglio.games.doge_ship.rules.material import (
    BUILD,
    BUY,
    INTRIGUE,
    MONEY,
    PILE_NAMES,
    TILE_NAMES,
)
from broglio.games.doge_ship.text.notation import SPACE_NAMES
from broglio.games.doge_ship.text.prompts import rule_of
from broglio.games.doge_ship.views.view import ShipView

PLAIN = {
    moves.DISCARD: "choose-discard",
    moves.REORDER: "choose-reorder",
    moves.DONE: "choose-done",
    moves.PASS: "choose-pass",
    moves.LEAVE: "choose-none",
    moves.PLOT: "choose-plot",
    moves.BRIBE: "choose-bribe",
    moves.RAISE: "choose-raise",
}


def choice(move: Move, view: ShipView) -> Saying | None:
    """A choice of the view's seat in words; None for what only chance does."""
    rule = rule_of(move, view)
    if move in PLAIN:
        return Saying(PLAIN[move], {}, rule)
    if moves.is_space(move):
        return _space(view, moves.space_taken(move), rule)
    if moves.is_put(move):
        return Saying("choose-put", {"tile": TILE_NAMES[moves.barricade_put(move)]}, rule)
    if moves.is_return(move):
        return Saying("choose-return", {"tile": TILE_NAMES[moves.tile_returned(move)]}, rule)
    if moves.is_look(move):
        return Saying("choose-look", {"pile": PILE_NAMES[moves.pile_looked_at(move)]}, rule)
    if moves.is_build(move):
        return Saying("choose-part", {"tile": TILE_NAMES[moves.tile_built(move)]}, rule)
    if moves.is_replace(move):
        return Saying("choose-replace", {"tile": TILE_NAMES[moves.part_put_in(move)]}, rule)
    if moves.is_bid(move):
        return Saying("choose-bid", {"count": moves.approvals_bid(move)}, rule)
    if moves.is_take(move):
        return _seen(view, moves.number_taken(move), "choose-take", rule)
    if moves.is_make(move):
        key = "choose-make-under" if moves.puts_under(move) else "choose-make-top"
        return _seen(view, moves.doge_made(move), key, rule)
    return None


def _space(view: ShipView, space: int, rule: str) -> Saying:
    """What a space offers, and its price."""
    components = view.components
    kind = components.space_type[space]
    number = components.space_number[space]
    facts: dict[str, Fact] = {"space": SPACE_NAMES[space], "price": view.cost(space)}
    if kind in (BUY, BUILD):
        both = agenda.BOTH if components.space_both[space] else 0
        facts["kinds"] = write_kinds(components.space_kinds[space] | both)
        return Saying("choose-space-buy" if kind == BUY else "choose-space-build", facts, rule)
    if kind == INTRIGUE:
        keys = {1: "choose-space-plot", 2: "choose-space-approval", 3: "choose-space-bribe"}
        return Saying(keys[number], facts, rule)
    if kind == MONEY:
        return Saying("choose-space-money", {**facts, "count": number}, rule)
    return Saying("choose-space-replacement", facts, rule)


def _seen(view: ShipView, number: int, key: str, rule: str) -> Saying | None:
    """A choice among tiles that this seat sees."""
    tile = view.held[number].tile if number < len(view.held) else None
    return None if tile is None else Saying(key, {"tile": TILE_NAMES[tile]}, rule)
