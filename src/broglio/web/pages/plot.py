"""How a game went: a small plot of everybody's points, from move to move."""

from __future__ import annotations

from broglio.core.protocol import CHANCE
from broglio.web.tables.table import Table

WIDTH = 300
HEIGHT = 100


def standings(table: Table) -> list[tuple[int, ...]]:
    """The standing of all seats after each move of a player, as everybody saw it: how the game went."""
    position = table.game.start(table.row.seats, table.match.options)
    told: list[tuple[int, ...]] = []
    for entry in table.match.log:
        position.advance(entry.seat, entry.move)
        if entry.seat != CHANCE:
            told.append(table.game.standing(position.view(None)))
    return told


def lines(table: Table) -> list[str]:
    """For each seat the points of a line, left to right, the highest score at the top."""
    told = [points for points in standings(table) if points]  # a game may count its points at the end only
    if len(told) < 2:
        return []
    lowest, highest = min(0, *map(min, told)), max(1, *map(max, told))
    across, down = WIDTH / (len(told) - 1), HEIGHT / (highest - lowest)
    return [
        " ".join(
            f"{number * across:.4g},{HEIGHT - (points[seat] - lowest) * down:.4g}"
            for number, points in enumerate(told)
            if number in (0, len(told) - 1) or points[seat] != told[number - 1][seat] or _turns(told, number, seat)
        )
        for seat in range(len(told[-1]))
    ]


def _turns(told: list[tuple[int, ...]], number: int, seat: int) -> bool:
    """Whether a line leaves its level after this point."""
    return told[number + 1][seat] != told[number][seat]
