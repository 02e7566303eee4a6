"""All that can be seen and done at one table."""

from __future__ import annotations

from msgspec import UNSET
from starlette.requests import Request
from starlette.types import ASGIApp

from broglio.bots import levels
from broglio.core.match.match import Match
from broglio.core.protocol import Malformed
from broglio.web.api import answers
from broglio.web.api.bodies import CallBot, Nothing, PlayMove, Remark, SeatLink, SinceWhen, SitDown, WhoseView
from broglio.web.api.call import Call
from broglio.web.api.errors import ApiError
from broglio.web.api.state import events, known, reader_of, seen, state
from broglio.web.api.stream import Stream
from broglio.web.middleware.proxies import client_in
from broglio.web.pages import environment, replay
from broglio.web.pages.table_page import tell_move
from broglio.web.tables.kept_table import Refused, Stale
from broglio.web.tables.table import Table


async def tell_state(call: Call[Nothing, SinceWhen]) -> answers.State:
    """The table as the one who asks may see it."""
    table = await call.find()
    return state(table, reader_of(table, call.seat_at(table), call.language, call.query))


async def open_stream(call: Call[Nothing, SinceWhen]) -> ASGIApp:
    """The same after each change."""
    return Stream(call, await call.find())


async def play_move(call: Call[PlayMove, Nothing]) -> answers.Done:
    """A seat has chosen."""
    table, seat = await call.find_seated()
    move = table.game.parse(call.body.move)
    return answers.Done(await table.play(seat, call.body.version, move, *call.person_and_key))


async def take_back(call: Call[Nothing, Nothing]) -> answers.Done:
    """A seat thinks again."""
    table, seat = await call.find_seated()
    return answers.Done(await table.take_back(seat, *call.person_and_key))


async def give_hints(call: Call[Nothing, Nothing]) -> answers.Hints:
    """A bot says what it would do in this seat's place."""
    table, seat = await call.find_seated()
    await table.advise(seat)
    note = table.notes.get(seat)
    if note is None or note.thinking:
        raise Stale
    game, view = table.game, table.view(seat)

    def words(move: int) -> str:
        return tell_move(game, view, move, lambda saying: game.say(saying, table.names, call.language))

    hints = [answers.Hint(game.notate(hint.move), words(hint.move), hint.chance) for hint in note.hints]
    return answers.Hints(table.version, hints)


async def remark(call: Call[Remark, Nothing]) -> answers.Seat:
    """Somebody says something, from a seat or as a spectator."""
    table = await call.find()
    seat = call.seat_at(table)
    name = table.seats[seat].name if seat is not None else call.name
    await table.remark(seat, name, call.body.text, *call.person_and_key, client_in(call.scope))
    return answers.Seat(seat)


async def sit_down(call: Call[SitDown, Nothing]) -> answers.Seat:
    """Somebody takes a free seat."""
    table = await call.find()
    await table.sit(call.body.seat, call.somebody.key, call.name, call.key, call.body.entropy)
    return answers.Seat(call.body.seat)


async def make_link(call: Call[Nothing, Nothing]) -> answers.Link:
    """What brings a seat to another session."""
    table, seat = await call.find_seated()
    hall, request = call.hall, Request(call.scope)
    token = await table.make_link(seat)
    return answers.Link(seat, token, f"{hall.origin(request)}{hall.base(request)}/t/{table.id}/seat/{seat}/{token}")


async def use_link(call: Call[SeatLink, Nothing]) -> answers.Seat:
    """Another session comes to act for a seat."""
    table, person = await call.find(), call.somebody
    await table.use_link(call.body.seat, call.body.token, person.key, call.key)
    return answers.Seat(call.body.seat)


async def call_bot(call: Call[CallBot, Nothing]) -> answers.Seat:
    """A bot takes a seat that nobody uses."""
    table, _ = await call.find_seated()
    if call.body.seat >= table.row.seats:
        raise Refused("no-such-seat")
    levels.find(call.body.level, table.game)
    name = environment.bot_name(call.language, call.body.seat)
    await table.hand_to_bot(call.body.seat, call.body.level, name, *call.person_and_key)
    return answers.Seat(call.body.seat)


async def return_to_seat(call: Call[Nothing, Nothing]) -> answers.Seat:
    """A person takes their seat back from a bot."""
    table, seat = await call.find_seated()
    await table.return_to(seat, *call.person_and_key)
    return answers.Seat(seat)


async def play_again(call: Call[Nothing, Nothing]) -> answers.Made:
    """The next game of the same people."""
    table, _ = await call.find_seated()
    again = await call.hall.tables.find(await call.hall.tables.rematch(table, *call.person_and_key))
    assert again is not None, "it was just made"
    return answers.Made(again.id, call.seat_at(again))


async def download_record(call: Call[Nothing, Nothing]) -> ASGIApp:
    """The record of a finished game; a running one holds secrets."""
    await _find_finished(call)
    return await replay.download(Request(call.scope))


async def tell_position(call: Call[Nothing, WhoseView]) -> answers.ReplayedPosition:
    """A finished game once more, after one of its steps."""
    table = await _find_finished(call)
    game, last = table.game, len(table.match.log)
    text = call.path["step"]
    step = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else last + 1
    if step > last:
        raise ApiError("not-found")
    seat = None if call.query.seat is UNSET else call.query.seat
    if seat is not None and seat >= table.row.seats:
        raise Malformed("seat", f"there are {table.row.seats} seats, from 0")
    match = Match(game, table.row.seats, table.match.options)
    match.log = table.match.log[:step]
    view = match.replay(step).view(seat)
    happened = seen(events(game, match.log, max(0, step - 1), table.names, call.language), seat)
    return answers.ReplayedPosition(table.id, game.id, step, last, seat, happened, known(game, view))


async def _find_finished(call: Call[object, object]) -> Table:
    table = await call.find()
    if not table.is_over:
        raise Refused("not-over")
    return table
