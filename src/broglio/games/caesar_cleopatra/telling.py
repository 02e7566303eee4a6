"""A seat's choices in words, for hints and for people who cannot see the table."""

from __future__ import annotations

from broglio.core.game import Fact, Move, Saying
from broglio.games.caesar_cleopatra import moves, phases
from broglio.games.caesar_cleopatra.material import CARD_NAMES, GROUP_NAMES, GROUPS, INFLUENCE
from broglio.games.caesar_cleopatra.notation import array_of
from broglio.games.caesar_cleopatra.prompts import rule_of
from broglio.games.caesar_cleopatra.view import CaesarCleopatraView

CARD_AT_GROUP = (
    ("choice-down", moves.FACE_DOWN),
    ("choice-up", moves.FACE_UP),
    ("choice-assassination", moves.ASSASSINATE),
    ("choice-lay", moves.RELAY),
)
WITH_CARD = (
    ("choice-discard", moves.DISCARD, moves.is_discard),
    ("choice-take", moves.TAKE, moves.is_take),
    ("choice-next", moves.NEXT - INFLUENCE, moves.is_next),
)
SINGLE = {
    moves.SPY: "choice-spy",
    moves.VETO: "choice-veto",
    moves.ALLOW: "choice-allow",
    moves.PASS: "choice-pass",
    moves.DONE: "choice-done",
    moves.BACK: "choice-back",
}
GOING_ON = {phases.HOLD: "choice-refill", phases.READY: "choice-vote", phases.WINDOW: "choice-count"}


def choice(move: Move, view: CaesarCleopatraView) -> Saying:
    """One of a seat's choices."""
    key, facts = _told(move, view)
    return Saying(key, facts, rule_of(move, view))


def _told(move: Move, view: CaesarCleopatraView) -> tuple[str, dict[str, Fact]]:
    for key, start in CARD_AT_GROUP:
        if start <= move < start + INFLUENCE * GROUPS:
            card, group = (move - start) // GROUPS, (move - start) % GROUPS
            return key, {"card": CARD_NAMES[card], "group": GROUP_NAMES[group]}
    for key, start, is_such in WITH_CARD:
        if is_such(move):
            return key, {"card": CARD_NAMES[move - start]}
    if moves.is_scout(move):
        return "choice-scout", {"group": GROUP_NAMES[move - moves.SCOUT]}
    if moves.is_wrath(move):
        return "choice-wrath", {"group": GROUP_NAMES[move - moves.WRATH]}
    if moves.is_castle(move):
        one, other = moves.PAIR_FIRST[move - moves.CASTLE], moves.PAIR_SECOND[move - moves.CASTLE]
        return "choice-castling", {"group": GROUP_NAMES[one], "other_group": GROUP_NAMES[other]}
    if moves.is_draw(move):
        return "choice-draw-influence" if move == moves.DRAW else "choice-draw-manipulation", {}
    if moves.is_array(move):
        return "choice-array", {"cards": tuple(CARD_NAMES[card] for card in array_of(move - moves.ARRAY))}
    if move == moves.ON:
        return GOING_ON[view.phase], {}
    return SINGLE[move], {}
