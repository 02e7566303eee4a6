"""What a form of the page means: nearly always the move of the button that was pressed, else a bid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from broglio.core.protocol import Malformed, Move
from broglio.games.doge_ship.rules import moves
from broglio.games.doge_ship.text import notation


def read(fields: Mapping[str, Sequence[str]]) -> Move:
    """The move of a button; else the number of approvals chosen for a bid (S27)."""
    if fields.get("move"):
        return notation.parse(fields["move"][0])
    if not fields.get("bid"):
        raise Malformed("form", "nothing was chosen")
    text = fields["bid"][0]
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(moves.RAISE_BY))):
        raise Malformed("bid", f"{text[:20]!r} is not a number of approvals")
    # A hundred and more are bid in steps.
    return moves.RAISE if int(text) >= moves.RAISE_BY else moves.bid(int(text))
