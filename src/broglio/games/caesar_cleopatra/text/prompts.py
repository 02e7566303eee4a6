"""What is asked of a seat, and the rule behind each choice."""

from __future__ import annotations

from broglio.core.protocol import Fact, Move, Saying
from broglio.games.caesar_cleopatra.rules import moves, phases
from broglio.games.caesar_cleopatra.rules.material import (
    ASSASSINATION,
    CARD_NAMES,
    CASTLING,
    GROUP_NAMES,
    SCOUT,
    SPY,
    WRATH,
)
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView

BY_PHASE = {
    phases.ARRAY: ("ask-array", "C7"),
    phases.OPEN: ("ask-open", "C9"),
    phases.DISCARD: ("ask-discard", "C16"),
    phases.PLACE: ("ask-place", "C10"),
    phases.SECOND: ("ask-second", "C10"),
    phases.HOLD: ("ask-hold", "C13"),
    phases.READY: ("ask-ready", "C13"),
}


def prompt(view: CaesarCleopatraView) -> Saying | None:
    """What is asked of the view's seat; None when nothing is."""
    seat = view.seat
    if seat is None or seat not in view.to_act:
        return None
    if view.stage == phases.ASKED:
        assert view.card is not None
        return _ask_veto(view, view.card)
    if view.stage == phases.SPYING:
        return Saying("ask-take", {}, "C28")
    if view.stage == phases.CASTLING:
        assert view.castling is not None
        card = CARD_NAMES[view.castling.lifted[0]]
        return Saying("ask-castled", {"card": card, "count": len(view.castling.lifted)}, "C29")
    if view.owed[seat]:
        return Saying("ask-draw", {"count": view.owed[seat]}, "C14")
    if view.phase == phases.ARRANGE:
        order = view.orders[seat]
        assert order is not None
        return Saying("ask-next", {"number": len(order) + 1}, "C6")
    if view.phase == phases.WINDOW:
        return Saying("ask-window", {"group": GROUP_NAMES[view.group]}, "C22")
    if view.phase == phases.OPEN and _can_only_pass(view):
        return Saying("ask-pass", {}, "C16")
    key, rule = BY_PHASE[view.phase]
    return Saying(key, {}, rule)


def _ask_veto(view: CaesarCleopatraView, card: int) -> Saying:
    """The card and its target are named; then comes the veto."""
    target, other = view.targets
    if card == SPY:
        return Saying("ask-veto-spy", {}, "C33")
    if card == ASSASSINATION:
        facts: dict[str, Fact] = {"card": CARD_NAMES[other], "group": GROUP_NAMES[target]}
        return Saying("ask-veto-assassination", facts, "C33")
    if card == CASTLING:
        return Saying("ask-veto-castling", {"group": GROUP_NAMES[target], "other_group": GROUP_NAMES[other]}, "C33")
    return Saying("ask-veto-scout" if card == SCOUT else "ask-veto-wrath", {"group": GROUP_NAMES[target]}, "C33")


def _can_only_pass(view: CaesarCleopatraView) -> bool:
    """Whether the player whose turn it is can only pass."""
    return view.moves == (moves.PASS,)


def rule_of(move: Move, view: CaesarCleopatraView) -> str:
    """The rule behind a choice."""
    if moves.is_face_down(move) or moves.is_face_up(move):
        return "C10"
    if moves.is_manipulation(move):
        return manipulation_rule(move)
    if move == moves.ON:
        return "C22" if view.phase == phases.WINDOW else "C13"
    if move == moves.BACK:
        return {phases.ARRANGE: "C6", phases.DISCARD: "C16"}.get(view.phase, "C29")
    if moves.is_next(move):
        return "C6"
    if moves.is_array(move):
        return "C7"
    if moves.is_draw(move) or moves.is_deal(move):
        return "C14"
    if moves.is_relay(move):
        return "C29"
    if moves.is_take(move):
        return "C28"
    if moves.is_mission(move):
        return "C4"
    if moves.is_turn(move):
        return "C15"
    return {moves.VETO: "C32", moves.ALLOW: "C33"}.get(move, "C16")


def manipulation_of(move: Move) -> int:
    """The card that a manipulation move plays."""
    if moves.is_assassinate(move):
        return int(ASSASSINATION)
    if move == moves.SPY:
        return int(SPY)
    if moves.is_castle(move):
        return int(CASTLING)
    return int(SCOUT if moves.is_scout(move) else WRATH)


def manipulation_rule(move: Move) -> str:
    """The rule of a manipulation card: C27 to C31 in the order of the cards."""
    return f"C{27 + manipulation_of(move) - ASSASSINATION}"
