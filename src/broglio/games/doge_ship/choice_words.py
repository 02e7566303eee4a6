"""Every kind of choice as a saying, for hints and lists."""

from __future__ import annotations

from broglio.core.game import Fact, Move, Saying
from broglio.games.doge_ship import agenda, moves
from broglio.games.doge_ship.form import write_kinds
from broglio.games.doge_ship.material import (
    BUILD,
    BUY,
    FIRST_BARRICADE,
    INTRIGUE,
    MONEY,
    PILE_NAMES,
    TILE_NAMES,
)
from broglio.games.doge_ship.notation import SPACE_NAMES
from broglio.games.doge_ship.prompts import rule_of
from broglio.games.doge_ship.view import ShipView

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
        return _space(view, move - moves.SPACE, rule)
    if moves.is_put(move):
        return Saying("choose-put", {"tile": TILE_NAMES[move - moves.PUT + FIRST_BARRICADE]}, rule)
    if moves.is_return(move):
        return Saying("choose-return", {"tile": TILE_NAMES[move - moves.RETURN]}, rule)
    if moves.is_look(move):
        return Saying("choose-look", {"pile": PILE_NAMES[move - moves.LOOK]}, rule)
    if moves.is_build(move):
        return Saying("choose-part", {"tile": TILE_NAMES[move - moves.BUILD]}, rule)
    if moves.is_replace(move):
        return Saying("choose-replace", {"tile": TILE_NAMES[move - moves.REPLACE]}, rule)
    if moves.is_bid(move):
        return Saying("choose-bid", {"count": move - moves.BID}, rule)
    if moves.is_take(move):
        return _seen(view, move - moves.TAKE, "choose-take", rule)
    if moves.is_make(move):
        number, is_under = divmod(move - moves.MAKE, 2)
        return _seen(view, number, "choose-make-under" if is_under else "choose-make-top", rule)
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
