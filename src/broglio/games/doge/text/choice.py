"""A seat's choices in words."""

from __future__ import annotations

from broglio.core.protocol import Move, Saying
from broglio.games.doge.rules import agenda, markers, moves
from broglio.games.doge.rules.material import AREA_NAMES, COUNSELLOR_NAMES
from broglio.games.doge.views.view import DogeView


def choice(move: Move, view: DogeView) -> Saying:
    """One of a seat's choices, to be told."""
    if moves.is_ballot(move):
        values = markers.values_of(moves.ballot_markers(move))
        return Saying("choose-ballot", {"area": AREA_NAMES[moves.ballot_area(move)], "markers": values}, "D7")
    if moves.is_take(move):
        counsellor = COUNSELLOR_NAMES[moves.taken_counsellor(move)]
        return Saying("choose-take", {"counsellor": counsellor, "area": AREA_NAMES[moves.taken_to(move)]}, "D16")
    if moves.is_give_up(move):
        return Saying("choose-give-up", {"counsellor": COUNSELLOR_NAMES[moves.given_up(move)]}, "D18")
    if moves.is_move_house(move):
        source, target = moves.house_source(move), moves.house_target(move)
        return Saying("choose-move", {"source": AREA_NAMES[source], "target": AREA_NAMES[target]}, "D18")
    if move == moves.STAY:
        return Saying("choose-stay", {}, "D18")
    if moves.is_place(move):
        return Saying("choose-place", {"count": moves.houses_placed(move)}, "D21")
    if moves.is_build(move):
        return Saying("choose-build", {"area": AREA_NAMES[moves.built_in(move)], "count": _price(view)}, "D26")
    return Saying("choose-decline", {}, "D26")


def _price(view: DogeView) -> int:
    """What the palace costs that the seat is asked about."""
    is_asked = bool(view.agenda) and view.agenda[0].kind == agenda.BUILD
    return view.agenda[0].number if is_asked else 0
