"""What is asked of a seat, and the rule behind each choice."""

from __future__ import annotations

from broglio.core.game import Fact, Move, Saying
from broglio.games.doge import agenda, moves
from broglio.games.doge.material import AREA_NAMES, PALACE, placings
from broglio.games.doge.view import DogeView


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
    if task.district != agenda.NO_DISTRICT:
        return Saying("ask-second-move", {"area": AREA_NAMES[task.district]}, "D25")
    if task.number:
        return Saying("ask-moves", {}, "D25")
    if area == PALACE:
        return Saying("ask-move-anywhere", {}, "D18")
    return Saying("ask-move", facts, "D18")


def _is_sole_first(view: DogeView) -> bool:
    """Tied players are all still on the agenda, or some of them have placed and wait to settle (D20, D28)."""
    placing = [task for task in view.agenda if task.kind == agenda.PLACE and task.number == 2]
    return len(placing) == 1 and not view.entered


def rule_of(move: Move, view: DogeView) -> str:
    """The rule behind a choice."""
    if moves.is_take(move):
        return "D16"
    if moves.is_give_up(move) or moves.is_move_house(move) or move == moves.STAY:
        second = view.agenda and view.agenda[0].kind == agenda.MOVE and view.agenda[0].district != agenda.NO_DISTRICT
        return "D25" if second else "D18"
    if moves.is_place(move):
        return "D21"
    if moves.is_build(move) or move == moves.DECLINE:
        return "D26"
    if moves.is_turn(move):
        return "D11"
    return "D7"
