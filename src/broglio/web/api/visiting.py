"""Sessions, games, and the tables there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import UNSET

from broglio.bots import levels
from broglio.core.language.words import LANGUAGES
from broglio.core.protocol import Game, Malformed, registry
from broglio.web.api import answers
from broglio.web.api.bodies import LEVELS, ChangedSession, InLanguage, NewSession, NewTable, Nothing, WhichTables
from broglio.web.api.call import Call
from broglio.web.middleware.sessions import Person
from broglio.web.pages import environment
from broglio.web.store.store import SeatRow, TableRow
from broglio.web.tables.names import clean_name


async def begin_session(call: Call[NewSession, Nothing]) -> answers.Session:
    """A new person."""
    person = call.hall.people.stranger()
    return _session(call, replace(person, name=clean_name(call.body.name), language=call.body.language))


async def tell_session(call: Call[Nothing, Nothing]) -> answers.Person:
    """Who asks."""
    return answers.Person(call.somebody.name, call.somebody.language)


async def change_session(call: Call[ChangedSession, Nothing]) -> answers.Session:
    """The same person under another name, or with another language."""
    person, body = call.somebody, call.body
    if body.name is not UNSET:
        person = replace(person, name=clean_name(body.name))
    if body.language is not UNSET:
        person = replace(person, language=body.language)
    return _session(call, person)


def _session(call: Call[object, object], person: Person) -> answers.Session:
    return answers.Session(call.hall.people.token(person), person.name, person.language)


async def list_games(call: Call[Nothing, InLanguage]) -> answers.Games:
    """What can be played."""
    language = _language(call)
    say = environment.speaker(language)
    return answers.Games(
        [_game(game, language) for game in registry.games().values()],
        [answers.Level(level, say(f"level-{level}")) for level in LEVELS],
        list(LANGUAGES),
    )


async def tell_game(call: Call[Nothing, InLanguage]) -> answers.Game:
    """One game."""
    return _game(call.game(), _language(call))


async def tell_rules(call: Call[Nothing, InLanguage]) -> answers.Rules:
    """A game's rules."""
    game = call.game()
    book = game.rules(_language(call))
    rules = [answers.Rule(rule.id, rule.heading, rule.text) for rule in book.rules.values()]
    return answers.Rules(game.id, book.language, rules)


def _language(call: Call[Nothing, InLanguage]) -> str:
    return call.language if call.query.language is UNSET else str(call.query.language)


def _game(game: Game, language: str) -> answers.Game:
    return answers.Game(
        id=game.id,
        version=game.version,
        name=environment.speaker(language, game)("game-name"),
        designers=game.designers,
        publisher=game.publisher,
        seat_counts=list(game.seat_counts),
        options=[
            answers.Option(option.key, list(option.choices), option.default, option.words) for option in game.options
        ],
        levels=list(levels.offered(game)),
        has_hints=game.has_policy,
    )


async def make_table(call: Call[NewTable, Nothing]) -> answers.Made:
    """A new table, at which somebody sits or not."""
    wish, person = call.body, call.somebody
    mine = [seat for seat, sitter in enumerate(wish.seats) if sitter == "me"]
    if len(mine) > 1:
        raise Malformed("$.seats", "you can sit in one seat only")
    for sitter in wish.seats:
        if sitter not in ("me", "open"):
            levels.find(sitter, registry.find(wish.game))
    seats = [
        SeatRow(seat, call.name, None, wish.entropy)
        if sitter == "me"
        else SeatRow(seat, "", None)
        if sitter == "open"
        else SeatRow(seat, environment.bot_name(call.language, seat), sitter)
        for seat, sitter in enumerate(wish.seats)
    ]
    people = {seat: [person.key] for seat in mine}
    table = await call.hall.tables.make(wish.game, seats, wish.options, wish.listed, people, person.key, call.key)
    return answers.Made(table.id, call.seat_at(table))


async def list_tables(call: Call[Nothing, WhichTables]) -> answers.TableList:
    """My tables, or those that everybody may see."""
    lists, query = call.hall.lists, call.query
    if query.which == "mine":
        found = await lists.of(call.somebody.key, query.limit)
    else:
        found = await (lists.open if query.which == "open" else lists.finished).first(query.limit)
    return answers.TableList([await _told(call, *listed) for listed in found])


async def _told(call: Call[Nothing, WhichTables], row: TableRow, seats: Sequence[SeatRow]) -> answers.ListedTable:
    """A table in a list; whose turn it is is only looked up in one's own running games."""
    your_turn = False
    if call.query.which == "mine" and row.finished is None:
        table = await call.hall.tables.find(row.id)
        your_turn = table is not None and table.is_full and call.seat_at(table) in table.asked
    return answers.ListedTable(
        table=row.id,
        game=row.game,
        seats=[answers.Sitter(seat.name, seat.level) for seat in seats],
        created=row.created,
        changed=row.changed,
        finished=row.finished,
        your_turn=your_turn,
    )
