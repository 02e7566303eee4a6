"""Observations and actions as arrays.

    layout = game.layout(seats)
    out = numpy.zeros(layout.size, OBSERVATION)
    encode(layout, view, out)

An action is a move's code: there is nothing to translate. `fill_mask` marks those that a view allows.

`python -m broglio.research.layout GAME SEATS` prints a layout field by field, as docs/research.md has it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import numpy
from numpy.typing import NDArray

from broglio.core.protocol import Game, Malformed, View, registry
from broglio.core.protocol.layout import Layout, rewards

__all__ = ["MASK", "OBSERVATION", "bounds", "encode", "fill_mask", "has_layout", "lengths", "rewards", "table"]

OBSERVATION = numpy.int16
MASK = numpy.int8
"""What PettingZoo and Gymnasium take as a mask."""


def encode(layout: Layout[Any], view: View, out: NDArray[Any]) -> None:
    """Write what a view tells into an array of any type of numbers."""
    out[:] = layout.numbers(view)


def fill_mask(view: View, out: NDArray[Any]) -> None:
    """Write 1 for each action that a view's seat may take now, 0 for all others."""
    out[:] = 0
    out[list(view.moves)] = 1


def bounds(layout: Layout[Any]) -> NDArray[numpy.int16]:
    """The largest number that each place of an observation can hold; the smallest is 0."""
    return numpy.repeat(
        numpy.array([field.most for field in layout.fields], OBSERVATION),
        [field.size for field in layout.fields],
    )


def table(layout: Layout[Any]) -> str:
    """The layout field by field, in Markdown."""
    lines = ["| From | Numbers | Field | Up to | Meaning |", "| ---: | ---: | --- | ---: | --- |"]
    for field, offset in zip(layout.fields, layout.offsets(), strict=True):
        shape = " × ".join(map(str, field.shape))
        lines.append(f"| {offset} | {shape} | {field.name} | {field.most} | {field.meaning} |")
    return "\n".join(lines)


def has_layout(game: Game) -> bool:
    """Whether programs can learn a game."""
    try:
        game.layout(game.seat_counts[0])
    except Malformed:
        return False
    return True


def lengths(games: Iterable[Game]) -> str:
    """How long observations and masks are, in Markdown, of those games that have them."""
    lines = ["| Game | Seats | Numbers in an observation | Actions |", "| --- | ---: | ---: | ---: |"]
    for game in filter(has_layout, games):
        for seats in game.seat_counts:
            layout = game.layout(seats)
            lines.append(f"| {game.name} | {seats} | {layout.size} | {layout.actions} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(
        table(registry.find(sys.argv[1]).layout(int(sys.argv[2])))
        if len(sys.argv) > 2
        else lengths(registry.games().values())
    )
