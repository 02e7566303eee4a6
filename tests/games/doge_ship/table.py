"""Positions that a player can look at, and lines of play as a record has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from broglio.core.protocol import CHANCE, Event, IllegalMove, Json, Position
from broglio.games.doge_ship import GAME
from broglio.games.doge_ship.rules.material import PILE_NAMES, PILE_START, TABLE_NAMES, TILE_NAMES
from broglio.games.doge_ship.views.view import ShipView

SET = (Path(__file__).parent / "set.toml").read_text(encoding="utf-8")


def player(
    *,
    points: int = 0,
    ducats: int = 12,
    approvals: int = 0,
    markers: int = 5,
    yard: str = "",
    built: str = "",
    bid: int | None = None,
) -> dict[str, Json]:
    """A player; yard and barricades (by priority, from the bottom) as words."""
    data: dict[str, Json] = {
        "points": points,
        "ducats": ducats,
        "approvals": approvals,
        "markers": markers,
        "yard": yard.split(),
        "built": [f"barricade-{priority}" for priority in built.split()],
    }
    return data if bid is None else {**data, "bid": bid}


def table(
    *players: dict[str, Json],
    seat: int = 0,
    die: int = 6,
    dice: Mapping[str, int] | None = None,
    doge: str = "doge-3",
    old: str = "",
    lower: str = "",
    upper: str = "",
    piles: Mapping[str, Sequence[Any]] | None = None,
    agenda: Sequence[str] | None = None,
    taken: Mapping[str, int] | None = None,
    stall: int = 0,
) -> Position:
    """Somebody's turn to act. What lies nowhere lies in its pile, where nobody has seen it.

    The galley is written by letters: lower="a c" is lower-1-a and lower-1-c, and so on through the sections.
    """
    seats = len(players)
    tables = TABLE_NAMES[: seats + 1]
    galley = {"lower": galley_row(seats, "lower", lower), "upper": galley_row(seats, "upper", upper)}
    placed = {doge, *old.split(), *galley["lower"], *galley["upper"]}
    for one in players:
        placed.update([*one["yard"], *one["built"]])
    turn = seat if agenda is None or agenda[0] not in ("bid", "roll") else seats - 1
    return GAME.from_json(
        {
            "game": "doge-ship",
            "version": 1,
            "components": SET,
            "strict": True,
            "round": 0,
            "turn": turn,
            "order": list(range(seats)),
            "dice": {} if agenda == ["roll", "turn-up"] else dict.fromkeys(tables, die) | dict(dice or {}),
            "taken": dict(taken or {}),
            "doge": doge,
            "old": old.split(),
            "galley": galley,
            "players": list(players),
            "piles": {name: _pile(number, placed, (piles or {}).get(name)) for number, name in enumerate(PILE_NAMES)},
            "agenda": list(agenda or [f"act {seat}"]),
            "stall": stall,
        }
    )


def galley_row(seats: int, level: str, letters: str) -> list[str]:
    """Galley parts by their letters, in the sections where they stand."""
    lengths = {2: (2, 2, 2), 3: (3, 2, 3), 4: (3, 4, 3), 5: (4, 3, 4)}[seats]
    sections = [section for section in (1, 2, 3) for _ in range(lengths[section - 1])]
    return [f"{level}-{sections[column]}-{letter}" for column, letter in enumerate(letters.split())]


def _pile(number: int, placed: set[str], known: Sequence[Any] | None) -> list[Any]:
    """The tiles known in a pile, which are all it has; or as many unseen ones as belong there."""
    if known is not None:
        return list(known)
    own = [name for name in TILE_NAMES[PILE_START[number] : PILE_START[number + 1]] if name not in placed]
    if not own:
        return []
    if PILE_NAMES[number] in ("gondolas", "barricades"):
        return [{"price": 1}, len(own) - 1] if len(own) > 1 else [{"price": 1}]
    return [len(own)]


def play(position: Position, *lines: str) -> list[Event]:
    """Play lines as a record has them, and give all that happened."""
    events: list[Event] = []
    for line in lines:
        mark, _, move = line.partition(" ")
        events += position.play(CHANCE if mark == "." else int(mark), GAME.parse(move))
    return events


def keys(events: Sequence[Event]) -> list[str]:
    """What happened, by key."""
    return [event.key for event in events]


def choices(position: Position, seat: int) -> list[str]:
    """What a seat may do, in notation."""
    return [GAME.notate(move) for move in position.moves(seat)]


def refused(position: Position, line: str) -> str:
    """The rule by which a line is refused."""
    with pytest.raises(IllegalMove) as refusal:
        play(position, line)
    return refusal.value.rule


def seen(position: Position, seat: int | None = None) -> ShipView:
    """What a seat sees."""
    view = position.view(seat)
    assert isinstance(view, ShipView)
    return view


def pile_seen(position: Position, seat: int | None, pile: str) -> list[str | None]:
    """The tiles of a pile from the top, as far as a seat knows them."""
    slots = seen(position, seat).piles[PILE_NAMES.index(pile)]
    return [None if slot.tile is None else TILE_NAMES[slot.tile] for slot in slots]


def yard(position: Position, seat: int) -> list[str]:
    """The unbuilt tiles of a seat."""
    return [TILE_NAMES[tile] for tile in seen(position).yards[seat]]


def priorities(position: Position, seat: int) -> list[int]:
    """The built barricades of a seat from the bottom."""
    return [int(TILE_NAMES[tile].split("-")[1]) for tile in seen(position).built[seat]]


def looking_at(*tiles: str) -> Position:
    """Player 0 looks at three tiles of one pile of the galley."""
    position = table(player(), player())
    pile = tiles[0].rsplit("-", 1)[0]
    play(position, "0 green-3", f"0 look {pile}", *[f". draw {tile}" for tile in tiles])
    return position
