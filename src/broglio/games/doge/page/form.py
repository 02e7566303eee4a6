"""The move that a form of the page means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from broglio.core.protocol import Malformed, Move
from broglio.games.doge.rules.material import AREA_NAMES
from broglio.games.doge.text import notation
from broglio.games.doge.text.words import illegal
from broglio.games.doge.views.view import DogeView

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
