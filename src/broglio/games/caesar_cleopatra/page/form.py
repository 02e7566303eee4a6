"""What the controls of the page mean: cards picked, groups pressed, a series laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from broglio.core.protocol import Malformed, Move
from broglio.games.caesar_cleopatra.rules import moves, phases
from broglio.games.caesar_cleopatra.rules.material import (
    ASSASSINATION,
    CARD_NAMES,
    CASTLING,
    GROUP_NAMES,
    INFLUENCE,
    SCOUT,
    SPY,
    VETO,
)
from broglio.games.caesar_cleopatra.text.notation import WAYS, parse
from broglio.games.caesar_cleopatra.text.words import illegal
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView

Fields = Mapping[str, Sequence[str]]


def read_form(fields: Fields, view: CaesarCleopatraView) -> Move:
    """The move that was chosen. What is still missing is told as a refusal, with its rule; rubbish is Malformed."""
    if fields.get("move"):
        return parse(fields["move"][0])
    if fields.get("group"):
        return _at_group(_group(fields["group"][0]), fields, view)
    match list(fields.get("do", ())):
        case ["castle"]:
            return _castling(fields)
        case ["array"]:
            return _array(fields)
        case ["pick"]:
            raise illegal("pick-first", "C10")
    raise Malformed("form", "nothing was chosen")


def _at_group(group: int, fields: Fields, view: CaesarCleopatraView) -> Move:
    """A group was pressed: what happens there depends on the card picked."""
    if view.stage == phases.CASTLING and view.castling is not None and view.castling.lifted:
        return moves.relay(view.castling.lifted[0], group)
    if not fields.get("card"):
        raise illegal("pick-first", "C10")
    card = _card(fields["card"][0])
    if card < INFLUENCE:
        shows = view.phase == phases.SECOND or fields.get("face", ("down",))[0] == "up"
        return moves.face_up(card, group) if shows else moves.face_down(card, group)
    if card == ASSASSINATION:
        raise illegal("pick-prey", "C27")
    if card == CASTLING:
        raise illegal("pick-two-groups", "C29")
    if card == SPY:
        raise illegal("spy-has-no-group", "C28")
    if card == VETO:
        return moves.VETO
    return moves.scout(group) if card == SCOUT else moves.wrath(group)


def _castling(fields: Fields) -> Move:
    groups = sorted({_group(name) for name in fields.get("castle", ())})
    if len(groups) != 2:
        raise illegal("pick-two-groups", "C29")
    return parse(f"castling {GROUP_NAMES[groups[0]]} {GROUP_NAMES[groups[1]]}")


def _array(fields: Fields) -> Move:
    cards = tuple(_card(fields[f"at-{group}"][0]) for group in GROUP_NAMES if fields.get(f"at-{group}"))
    if cards not in WAYS:
        raise illegal("pick-series", "C7")
    return moves.array(WAYS[cards])


def _group(name: str) -> int:
    return _number(name, GROUP_NAMES, "group")


def _card(name: str) -> int:
    return _number(name, CARD_NAMES, "card")


def _number(name: str, names: tuple[str, ...], field: str) -> int:
    if name not in names:
        raise Malformed(field, f"{name[:40]!r} is not one of {', '.join(names)}")
    return names.index(name)
