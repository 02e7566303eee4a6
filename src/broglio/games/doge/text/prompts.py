"""What is asked of a seat, and the rule behind each choice."""

from __future__ import annotations

from broglio.core.protocol import Fact, Move, Saying
from broglio.games.doge.rules import agenda, moves
from broglio.games.doge.rules.material import AREA_NAMES, PALACE, placings
from broglio.games.doge.views.view import DogeView


def prompt(view: DogeView) -> Saying | None:
    """What is asked of the view's seat; None when nothing is."""
    if view.seat is None or view.seat not in view.to_act:
        return None
    if not view.agenda:
        return Saying(
            "ask-ballot",
            {"number": view.placing + 1, "count": placings(view.seats), "round": view.round + 1},
            "D7",
        )
    task = view.agenda[0]
    area = view.brown[view.voted]
    facts: dict[str, Fact] = {"area": AREA_NAMES[area], "count": task.number}
    if task.kind == agenda.DECIDE:
        return Saying("ask-quarantia", {}, "D22") if area == PALACE else Saying("ask-native", facts, "D19")
    if task.kind == agenda.PLACE:
        return Saying("ask-place", facts, "D19" if task.number == 1 or _is_sole_first(view) else "D20")
    if task.kind == agenda.BUILD:
        return Saying("ask-build", {**facts, "area": AREA_NAMES[task.district]}, "D26")
    rule = _rule_of_house_move(view)
    if task.district != agenda.NO_DISTRICT:
        return Saying("ask-second-move", {"area": AREA_NAMES[task.district]}, rule)
    if task.number:
        return Saying("ask-moves", {}, rule)
    if area == PALACE:
        return Saying("ask-move-anywhere", {}, rule)
    return Saying("ask-move", facts, rule)


def _is_sole_first(view: DogeView) -> bool:
    """Only after a sole first do seconds settle as well, be there any or not (D19, D20)."""
    return len([task for task in view.agenda if task.kind == agenda.SETTLE]) == 2


def _rule_of_house_move(view: DogeView) -> str:
    """Why the seat whose turn it is may move a house: tied for first, tied for second, or having given up control."""
    task = view.agenda[0]
    if task.number or task.district != agenda.NO_DISTRICT:
        return "D25"
    # Tied seconds move between the two decisions of first.
    deciding = [other.seat for other in view.agenda if other.kind == agenda.DECIDE]
    return "D23" if len(view.decided) == len(deciding) == 1 and task.seat not in deciding else "D18"


def rule_of(move: Move, view: DogeView) -> str:
    """The rule behind a choice."""
    if moves.is_take(move):
        return "D16"
    if moves.is_move_house(move) or move == moves.STAY:
        return _rule_of_house_move(view) if view.agenda else "D18"
    if moves.is_give_up(move):
        return "D18"
    if moves.is_place(move):
        return "D21"
    if moves.is_build(move) or move == moves.DECLINE:
        return "D26"
    if moves.is_turn(move):
        return "D11"
    return "D7"
