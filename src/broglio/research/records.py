"""Games as data: one line of JSON a game, and every decision in them as its player saw it, for imitation learning.

    for view, moves, move, outcome, player in read(Path("games.jsonl")):
        ...

`broglio arena doge --bots search,heuristic --records games.jsonl` writes such a file. A line holds the game and its
version, seats, options that are not the usual ones, players, the log as pairs of seat (-1: chance) and move code, and
the ranks. Reading replays it: a log that the rules do not allow, or that ends otherwise, is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from broglio.core.kit.reading import Reading, parse_json
from broglio.core.protocol import CHANCE, Game, Malformed, Move, Outcome, Position, Seat, View, registry

Log = Sequence[tuple[Seat, Move]]


class Decision(NamedTuple):
    """What a player saw, could do and did, and how the game ended."""

    view: View
    moves: tuple[Move, ...]
    move: Move
    outcome: Outcome
    player: str


def write_line(
    game: Game, seats: int, options: Mapping[str, str], players: Sequence[str], log: Log, ranks: Sequence[int]
) -> str:
    """A finished game as one line."""
    usual = game.complete({})
    data = {
        "game": game.id,
        "version": game.version,
        "seats": seats,
        "options": {key: value for key, value in game.complete(options).items() if value != usual[key]},
        "players": list(players),
        "log": [list(entry) for entry in log],
        "ranks": list(ranks),
    }
    return json.dumps(data, separators=(",", ":")) + "\n"


def read(path: Path) -> Iterator[Decision]:
    """Every decision of every game of a file, in order; raises Malformed that names the line and the fault."""
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            place = f"{path} line {number}"
            if not line.endswith("\n"):
                raise Malformed(place, "breaks off")
            try:
                yield from read_line(line)
            except Malformed as error:
                raise Malformed(place, str(error)) from None


def read_line(line: str) -> Iterator[Decision]:
    """The decisions of one game."""
    data = Reading(parse_json(line, "record"), "")
    data.fields(FIELDS)
    game = registry.find(data["game"].text())
    try:
        game = game.of_version(data["version"].integer(0, MOST))
    except Malformed as error:
        raise data["version"].fault(error.fault) from None
    seats = data["seats"].integer(0, MOST)
    options = data["options"]
    options.fields((), [option.key for option in game.options])
    first = game.start(seats, {key: options[key].text() for key in options.value})
    players = [name.text() for name in data["players"].items(seats)]
    if len(players) != seats:
        raise data["players"].fault(f"must be {seats} names")
    log = list(_read_log(data["log"], game))
    outcome = _replay(first.copy(), log)
    if data["ranks"].value != list(outcome.ranks):
        raise data["ranks"].fault(f"the replay gives {list(outcome.ranks)}")
    return _decisions(first, players, log, outcome)


FIELDS = ("game", "version", "seats", "options", "players", "log", "ranks")
MOST = 10**6
"""No game is so long."""


def _read_log(data: Reading, game: Game) -> Iterator[tuple[Reading, Seat, Move]]:
    for entry in data.items(MOST):
        numbers = list(entry.items(2))
        if len(numbers) != 2:
            raise entry.fault("must be a seat and a move")
        yield entry, numbers[0].integer(CHANCE, MOST), numbers[1].integer(0, game.codes - 1)


def _replay(position: Position, log: Sequence[tuple[Reading, Seat, Move]]) -> Outcome:
    for entry, seat, move in log:
        if not position.is_legal(seat, move):
            raise entry.fault("the rules do not allow this move here")
        position.advance(seat, move)
    outcome = position.outcome()
    if outcome is None:
        raise Malformed("log", "ends before the game does")
    return outcome


def _decisions(
    position: Position, players: Sequence[str], log: Sequence[tuple[Reading, Seat, Move]], outcome: Outcome
) -> Iterator[Decision]:
    for _, seat, move in log:
        if seat != CHANCE:
            view = position.view(seat)
            yield Decision(view, view.moves, move, outcome, players[seat])
        position.advance(seat, move)
