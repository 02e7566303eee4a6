"""A seat's choices in words, for hints and for people who cannot see the table."""

from __future__ import annotations

from broglio.core.protocol import Fact, Move, Saying
from broglio.games.caesar_cleopatra.rules import moves, phases
from broglio.games.caesar_cleopatra.rules.material import CARD_NAMES, GROUP_NAMES
from broglio.games.caesar_cleopatra.text.notation import array_of
from broglio.games.caesar_cleopatra.text.prompts import rule_of
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView

CARD_AT_GROUP = (
    ("choice-down", moves.is_face_down, moves.down_card, moves.down_group),
    ("choice-up", moves.is_face_up, moves.up_card, moves.up_group),
    ("choice-assassination", moves.is_assassinate, moves.prey_card, moves.prey_group),
    ("choice-lay", moves.is_relay, moves.relaid_card, moves.relaid_group),
)
WITH_CARD = (
    ("choice-discard", moves.is_discard, moves.discarded_card),
    ("choice-take", moves.is_take, moves.taken_card),
    ("choice-next", moves.is_next, moves.card_put_next),
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
    for key, is_such, card_of, group_of in CARD_AT_GROUP:
        if is_such(move):
            return key, {"card": CARD_NAMES[card_of(move)], "group": GROUP_NAMES[group_of(move)]}
    for key, is_such, card_of in WITH_CARD:
        if is_such(move):
            return key, {"card": CARD_NAMES[card_of(move)]}
    if moves.is_scout(move):
        return "choice-scout", {"group": GROUP_NAMES[moves.scouted_group(move)]}
    if moves.is_wrath(move):
        return "choice-wrath", {"group": GROUP_NAMES[moves.struck_group(move)]}
    if moves.is_castle(move):
        one, other = moves.castled_first(move), moves.castled_second(move)
        return "choice-castling", {"group": GROUP_NAMES[one], "other_group": GROUP_NAMES[other]}
    if moves.is_draw(move):
        return "choice-draw-influence" if moves.drawn_pile(move) == 0 else "choice-draw-manipulation", {}
    if moves.is_array(move):
        return "choice-array", {"cards": tuple(CARD_NAMES[card] for card in array_of(moves.array_way(move)))}
    if move == moves.ON:
        return GOING_ON[view.phase], {}
    return SINGLE[move], {}
