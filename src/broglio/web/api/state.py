"""A table as one seat may see it, as data: made from the seat's view and from events that it may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from broglio.core.match.match import Entry
from broglio.core.protocol import Event, Game, Outcome, Saying, Seat, View
from broglio.web.api import answers
from broglio.web.api.bodies import SinceWhen
from broglio.web.pages.chronicle import LATEST, seatings
from broglio.web.tables.table import Table

ENCODER = msgspec.json.Encoder()
MOST_STEPS = 60
"""The last steps of which beats are told: nobody is told a whole game at once."""
BYTES_EACH = 600
"""About what an event, with its facts and its words, takes in memory; a remark takes less."""


class Reader(NamedTuple):
    """For whom a state is made, and what that reader knows already."""

    seat: Seat | None
    language: str
    since: int = 0
    remarks: int = 0
    view: bool = True
    beats: bool = False


def reader_of(table: Table, seat: Seat | None, language: str, query: SinceWhen) -> Reader:
    """Nobody knows more steps and remarks than there are: all who claim to are one reader."""
    since, remarks = min(query.since, table.version), min(query.remarks, len(table.chat))
    return Reader(seat, language, since, remarks, query.view, query.beats)


def encoded(table: Table, reader: Reader) -> bytes:
    """The state as JSON, made once per change for all streams that need the same."""
    known = table.rendered.get(reader)
    if isinstance(known, bytes):
        return known
    made = ENCODER.encode(state(table, reader))
    table.rendered.keep(reader, made)
    return made


def state(table: Table, reader: Reader) -> answers.State:
    """The table now."""
    game, seat, language = table.game, reader.seat, reader.language
    public = for_all(table, reader)
    is_asked = public.begun and seat in table.asked
    # A view costs five times all the rest: a program that follows the events itself can do without.
    view = table.view(seat) if reader.view else None
    prompt = game.prompt(view) if view is not None and is_asked else None
    moves = table.match.position.moves(seat) if is_asked and seat is not None else ()
    return answers.State(
        table=table.id,
        game=game.id,
        version=table.version,
        seat=seat,
        # Who is absent is a matter of time, not of changes.
        seats=[
            answers.Seated(row.name, row.level, table.is_absent(row.seat), table.is_handed(row.seat))
            for row in table.seats
        ],
        begun=public.begun,
        asked=public.asked,
        question=table.asked.get(seat) if is_asked and seat is not None else None,
        prompt=in_words(game, prompt, table.names, language) if prompt is not None else None,
        moves=[game.notate(move) for move in moves],
        can_take_back=table.can_take_back(seat),
        events_from=public.events_from,
        events=seen(public.events, seat),
        beats=beats(table, reader, public.events_from) if reader.beats else None,
        seatings=public.seatings,
        view=known(game, view) if view is not None else None,
        outcome=public.outcome,
        remarks=public.remarks,
        pledge=public.pledge,
        rematch=table.row.rematch,
    )


class ForAll(NamedTuple):
    """What a state tells everybody, and what happened, of which everybody may see a part."""

    begun: bool
    asked: list[int]
    events_from: int
    events: list[tuple[Event, answers.Event]]
    seatings: list[answers.Seating]
    outcome: answers.Outcome | None
    remarks: list[answers.Said]
    pledge: answers.Pledge | None


def for_all(table: Table, reader: Reader) -> ForAll:
    """Made once per change for all readers of a language who know the same already."""
    key = ("for all", reader.language, reader.since, reader.remarks)
    made: ForAll | None = table.rendered.get(key)
    if made is None:
        game, names, begun, language = table.game, table.names, table.is_full, reader.language
        outcome = table.match.position.outcome()
        first = table.first_step_since(reader.since)
        made = ForAll(
            begun=begun,
            asked=sorted(table.asked) if begun else [],
            events_from=first,
            events=events(game, table.match.log, first, names, language),
            seatings=[
                answers.Seating(one.step, one.row.seat, one.row.kind, one.row.level, one.row.at, one.words(language))
                for one in seatings(table)[-LATEST:]
            ],
            outcome=ended(game, outcome, names, language) if outcome is not None else None,
            remarks=[
                answers.Said(row.number, None if row.seat < 0 else row.seat, row.seat < 0, row.name, row.text, row.at)
                for row in table.chat[reader.remarks :]
            ],
            pledge=pledged(table),
        )
        table.rendered.keep(key, made, BYTES_EACH * (1 + len(made.events) + len(made.remarks)))
    return made


def pledged(table: Table) -> answers.Pledge | None:
    """What may be told of a table's chance."""
    pledge = table.pledge
    if pledge is None:
        return None
    return answers.Pledge(pledge.commitment, bool(pledge.table), list(pledge.entropies), pledge.seed or None)


def known(game: Game, view: View) -> dict[str, Any]:
    """A view as data, without the moves, which the state has."""
    data: dict[str, Any] = game.view_to_json(view)
    data.pop("moves", None)
    return data


def events(
    game: Game, log: Sequence[Entry], first: int, names: Sequence[str], language: str
) -> list[tuple[Event, answers.Event]]:
    """What happened from a move of the log on, for nobody's eyes before `seen` has looked through it."""
    return [
        (event, answers.Event(step, event.key, dict(event.facts), event.rule, game.say(event, names, language)))
        for step in range(first, len(log))
        for event in log[step].events
    ]


def beats(table: Table, reader: Reader, first: int) -> list[answers.Beat]:
    """What happened from a move of the log on, as the reader's page would tell it."""
    game, names, match = table.game, table.names, table.match
    told = []
    for step in range(max(first, len(match.log) - MOST_STEPS), len(match.log)):
        for beat in table.storyteller.telling(match, reader.seat, step).beats:
            words = game.say(beat.caption, names, reader.language)
            seconds = round(beat.seconds(words), 2)
            rule, things = beat.caption.rule, list(beat.points_at)
            told.append(answers.Beat(step, words, rule, seconds, things, beat.phase, beat.hurts))
    return told


def seen(happened: Sequence[tuple[Event, answers.Event]], seat: Seat | None) -> list[answers.Event]:
    """What a seat, or a spectator (None), may see of what happened."""
    return [told_event for event, told_event in happened if event.is_listed_for(seat)]


def in_words(game: Game, saying: Saying, names: list[str], language: str) -> answers.Told:
    """A saying as data and in words."""
    return answers.Told(saying.key, dict(saying.facts), saying.rule, game.say(saying, names, language))


def ended(game: Game, outcome: Outcome, names: list[str], language: str) -> answers.Outcome:
    """How a game ended."""
    reason = in_words(game, outcome.reason, names, language)
    return answers.Outcome(list(outcome.ranks), list(outcome.scores), reason)
