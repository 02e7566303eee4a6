"""The law about observations: programs that learn are told what a view tells, number by number."""

from __future__ import annotations

from librt.vecs import vec

from broglio.core.laws.situations import Situation
from broglio.core.protocol import Malformed


def observation_equals_layout(situation: Situation) -> None:
    """What a position writes for a seat is what the layout reads from the seat's view; for games with a layout."""
    from mypy_extensions import i16  # in here: a module that imports it at its top is compiled

    try:
        layout = situation.game.layout(situation.seats)
    except Malformed:
        return
    for seat in range(situation.seats):
        numbers = layout.numbers(situation.position.view(seat))
        row = vec[i16]([0] * layout.size)
        assert situation.position.fill_observation(seat, row, 0) == layout.size
        assert list(row) == numbers
        bounds = [field.most for field in layout.fields for _ in range(field.size)]
        assert all(0 <= number <= most for number, most in zip(numbers, bounds, strict=True))
