"""A table as one seat may see it, as data: made from the seat's view and from events that it may see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import msgspec

from broglio.core import registry
from broglio.core.game import Game, Move, Outcome, Saying, Seat, View
from broglio.core.match import Entry
from broglio.server.api import answers
from broglio.server.table import BACK, Table

ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom a state is made, and what that reader knows already."""

    seat: Seat | None
    language: str
    since: int = 0
    remarks: int = 0
    view: bool = True


def encoded(table: Table, reader: Reader) -> bytes:
    """The state as JSON, made once per change for all streams that need the same."""
    known = table.rendered.get(reader)
    if isinstance(known, bytes):
        return known
    made = ENCODER.encode(state(table, reader))
    table.rendered[reader] = made
    return made


def state(table: Table, reader: Reader) -> answers.State:
    """The table now."""
    game, seat, names, language = table.game, reader.seat, table.names, reader.language
    is_asked = table.is_full and seat in table.asked
    # A view costs five times all the rest: a program that follows the events itself can do without.
    view = table.view(seat) if reader.view else None
    prompt = game.prompt(view) if view is not None and is_asked else None
    moves = table.match.position.moves(seat) if is_asked and seat is not None else ()
    outcome = table.match.position.outcome()
    first = first_step_since(table, reader.since)
    return answers.State(
        table=table.id,
        game=game.id,
        version=table.version,
        seat=seat,
        seats=[answers.Seated(row.name, row.level, table.is_absent(row.seat)) for row in table.seats],
        begun=table.is_full,
        asked=sorted(table.asked) if table.is_full else [],
        question=table.asked.get(seat) if is_asked and seat is not None else None,
        prompt=told(game, prompt, names, language) if prompt is not None else None,
        moves=[notated(game.id, move) for move in moves],
        can_take_back=table.can_take_back(seat),
        events_from=first,
        events=events(game, table.match.log, first, names, reader),
        view=known(game, view) if view is not None else None,
        outcome=ended(game, outcome, names, language) if outcome is not None else None,
        remarks=[
            answers.Said(row.number, None if row.seat < 0 else row.seat, row.name, row.text, row.at)
            for row in table.chat[reader.remarks :]
        ],
        pledge=pledged(table),
        rematch=table.row.rematch,
    )


def pledged(table: Table) -> answers.Pledge | None:
    """What may be told of a table's chance."""
    pledge = table.pledge
    return answers.Pledge(pledge.commitment, list(pledge.entropies), pledge.seed or None) if pledge else None


@cache
def notated(game_id: str, move: Move) -> str:
    """A move in notation; games have a few hundred moves, and may offer most of them at once."""
    return registry.find(game_id).notate(move)


def known(game: Game, view: View) -> dict[str, Any]:
    """A view as data, without the moves, which the state has."""
    data: dict[str, Any] = game.view_to_json(replace(view, moves=()))
    data.pop("moves", None)
    return data


def first_step_since(table: Table, version: int) -> int:
    """The first move of the log that somebody who knew a version does not know; a move may have been taken back."""
    change = lowest = 0
    for step in table.journal[version:]:
        change += -1 if step.kind == BACK else 1
        lowest = min(lowest, change)
    return len(table.match.log) - change + lowest


def events(game: Game, log: list[Entry], first: int, names: list[str], reader: Reader) -> list[answers.Event]:
    """What happened from a move of the log on, for this reader's eyes."""
    return [
        answers.Event(step, event.key, dict(event.facts), event.rule, game.say(event, names, reader.language))
        for step in range(first, len(log))
        for event in log[step].events
        if event.visible_to(reader.seat)
    ]


def told(game: Game, saying: Saying, names: list[str], language: str) -> answers.Told:
    """A saying as data and in words."""
    return answers.Told(saying.key, dict(saying.facts), saying.rule, game.say(saying, names, language))


def ended(game: Game, outcome: Outcome, names: list[str], language: str) -> answers.Outcome:
    """How a game ended."""
    reason = told(game, outcome.reason, names, language)
    return answers.Outcome(list(outcome.ranks), list(outcome.scores), reason)
