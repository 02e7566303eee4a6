"""A seat's choices in words, and the move that a form of the page means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from broglio.core.game import Malformed, Move, Saying
from broglio.games.doge import agenda, markers, moves, notation
from broglio.games.doge.material import AREA_NAMES, AREAS, COUNSELLOR_NAMES, DISTRICTS
from broglio.games.doge.view import DogeView
from broglio.games.doge.words import illegal


def choice(move: Move, view: DogeView) -> Saying:
    """One of a seat's choices, to be told."""
    if moves.is_ballot(move):
        values = markers.values_of(moves.ballot_markers(move))
        return Saying("choose-ballot", {"area": AREA_NAMES[moves.ballot_area(move)], "markers": values}, "D7")
    if moves.is_take(move):
        code = move - moves.TAKE
        facts = {"counsellor": COUNSELLOR_NAMES[code // AREAS], "area": AREA_NAMES[code % AREAS]}
        return Saying("choose-take", facts, "D16")
    if moves.is_give_up(move):
        return Saying("choose-give-up", {"counsellor": COUNSELLOR_NAMES[move - moves.GIVE_UP]}, "D18")
    if moves.is_move_house(move):
        code = move - moves.MOVE_HOUSE
        facts = {"source": AREA_NAMES[code // DISTRICTS], "target": AREA_NAMES[code % DISTRICTS]}
        return Saying("choose-move", facts, "D18")
    if move == moves.STAY:
        return Saying("choose-stay", {}, "D18")
    if moves.is_place(move):
        return Saying("choose-place", {"count": move - moves.PLACE}, "D21")
    if moves.is_build(move):
        return Saying("choose-build", {"area": AREA_NAMES[move - moves.BUILD], "count": _price(view)}, "D26")
    return Saying("choose-decline", {}, "D26")


def _price(view: DogeView) -> int:
    """What the palace costs that the seat is asked about."""
    is_asked = bool(view.agenda) and view.agenda[0].kind == agenda.BUILD
    return view.agenda[0].number if is_asked else 0


Fields = Mapping[str, Sequence[str]]
MISSING = {"card": ("no-card-chosen", "D7"), "source": ("no-source-chosen", "D18")}
"""What people forget to choose before they press a button, and the rule that asks for it."""


def read_form(fields: Fields, view: DogeView) -> Move:  # noqa: ARG001 (a form of Doge says all by itself)
    """The move that a form means: one button, or a button together with what was chosen before.

    `move`: its text. `area` or `give-up` with `counsellor`. `target` with `source`. `ballot` with `card` and `marker`.
    """
    if fields.get("move"):
        return notation.parse(_only(fields, "move"))
    if fields.get("area"):
        return notation.parse(f"take {_only(fields, 'counsellor')} > {_only(fields, 'area')}")
    if fields.get("give-up"):
        return notation.parse(f"give-up {_only(fields, 'counsellor')}")
    if fields.get("target"):
        return notation.parse(f"move {_only(fields, 'source')} > {_only(fields, 'target')}")
    if fields.get("ballot"):
        card = _only(fields, "card")
        if card not in AREA_NAMES:
            raise Malformed("card", f"{card[:20]!r} is no area")
        return notation.parse(" ".join([card, *fields.get("marker", ())]))
    raise Malformed("form", "nothing was chosen")


def _only(fields: Fields, name: str) -> str:
    """The one value of a field."""
    values = fields.get(name, ())
    if not values and name in MISSING:
        raise illegal(*MISSING[name])
    if len(values) != 1:
        raise Malformed(name, "nothing was chosen" if not values else "only one can be chosen")
    return values[0]
