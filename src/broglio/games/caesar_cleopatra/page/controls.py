"""Which controls of the page are open now, read off a view's moves."""

from __future__ import annotations

from typing import NamedTuple

from broglio.core.protocol import Move
from broglio.games.caesar_cleopatra.rules import moves, phases
from broglio.games.caesar_cleopatra.rules.material import CARD_NAMES, GROUP_NAMES
from broglio.games.caesar_cleopatra.text.notation import notate
from broglio.games.caesar_cleopatra.text.prompts import manipulation_of
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView

WINDOWS = (phases.HOLD, phases.READY, phases.WINDOW)
LAY, RELAY = "lay", "relay"
KINDS = (LAY, RELAY, "scout", "wrath", "castling")
"""What can be done at a group."""


class Controls(NamedTuple):
    """What can be done; nothing, unless told."""

    mode: str
    """What is asked: arrange, array, place, window, discard, draw, veto, take, castle; wait: nothing."""
    targets: frozenset[str] = frozenset()
    """What can be done at which group: `lay senators`, `scout censors`, `castling aediles`."""
    cards: frozenset[str] = frozenset()
    """Cards of the hand with which something can be done."""
    moves: frozenset[str] = frozenset()
    """All moves as notated."""
    face_down: bool = False
    face_up: bool = False
    on: str = ""
    """Where going on without a manipulation card leads: refill, vote or count."""

    def takes(self, group: str) -> tuple[str, ...]:
        """What can be done at a group."""
        return tuple(kind for kind in KINDS if f"{kind} {group}" in self.targets)


def controls(view: CaesarCleopatraView) -> Controls:
    """The controls of the view's seat."""
    mode = mode_of(view)
    targets: set[str] = set()
    cards: set[str] = set()
    for move in view.moves:
        targets |= _targets(move)
        cards |= _cards(move)
    return Controls(
        mode,
        frozenset(targets),
        frozenset(cards),
        frozenset(notate(move) for move in view.moves if not moves.is_array(move)),
        face_down=any(moves.is_face_down(move) for move in view.moves),
        face_up=any(moves.is_face_up(move) for move in view.moves),
        on={phases.HOLD: "refill", phases.READY: "vote", phases.WINDOW: "count"}.get(view.phase, ""),
    )


def mode_of(view: CaesarCleopatraView) -> str:
    """What is asked of the view's seat, in one word."""
    if view.seat is None or view.seat not in view.to_act:
        return "wait"
    if view.stage != phases.NO_STAGE:
        return {phases.ASKED: "veto", phases.SPYING: "take"}.get(view.stage, "castle")
    if view.owed[view.seat]:
        return "draw"
    if view.phase in WINDOWS:
        return "window"
    return {phases.ARRANGE: "arrange", phases.ARRAY: "array", phases.DISCARD: "discard"}.get(view.phase, "place")


def _targets(move: Move) -> set[str]:
    """The groups that a move is about, with what happens there."""
    if moves.is_face_down(move):
        return {f"{LAY} {GROUP_NAMES[moves.down_group(move)]}"}
    if moves.is_face_up(move):
        return {f"{LAY} {GROUP_NAMES[moves.up_group(move)]}"}
    if moves.is_relay(move):
        return {f"{RELAY} {GROUP_NAMES[moves.relaid_group(move)]}"}
    if moves.is_scout(move) or moves.is_wrath(move):
        return {notate(move)}
    if moves.is_castle(move):
        return {f"castling {GROUP_NAMES[group]}" for group in (moves.castled_first(move), moves.castled_second(move))}
    return set()


def _cards(move: Move) -> set[str]:
    """The card of the hand that a move plays or discards."""
    if moves.is_face_down(move):
        return {CARD_NAMES[moves.down_card(move)]}
    if moves.is_face_up(move):
        return {CARD_NAMES[moves.up_card(move)]}
    if moves.is_manipulation(move):
        return {CARD_NAMES[manipulation_of(move)]}
    if moves.is_discard(move):
        return {CARD_NAMES[moves.discarded_card(move)]}
    return set()
