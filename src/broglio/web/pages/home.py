"""The way in: the games, my tables, open ones, and the form that makes a new one; rules pages too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from broglio.bots import levels
from broglio.core.language.words import LANGUAGES
from broglio.core.protocol import Game, Malformed, registry
from broglio.web.hall import Hall
from broglio.web.pages import environment, forms
from broglio.web.pages.rules_page import rules_html
from broglio.web.store.store import SeatRow, TableRow
from broglio.web.tables.lists import Listed

MOST_MINE = 12
MOST_OPEN = 12
MOST_FINISHED = 6


@dataclass(frozen=True)
class Line:
    """A table in a list on the page."""

    row: TableRow
    game: Game
    seats: Sequence[SeatRow]
    your_turn: bool = False


async def home(request: Request) -> Response:
    """The first page."""
    hall = Hall.of(request)
    is_known = hall.people.known(request) is not None
    person = hall.person(request)
    # A stranger has no tables.
    own = await hall.lists.of(person.key, MOST_MINE) if is_known else []
    mine = [_line(listed, await _is_asked(hall, listed.row, person.key)) for listed in own]
    known = {line.row.id for line in mine}
    facts = {
        "title": "Broglio",
        "games": registry.games().values(),
        "game_name": lambda game: environment.speaker(hall.language(request), game)("game-name"),
        "game_line": lambda game: environment.speaker(hall.language(request), game)("game-line"),
        "levels_of": levels.offered,
        "usual_level": levels.usual,
        "person": person,
        "mine": mine,
        "open": [_line(listed) for listed in await hall.lists.open.first(MOST_OPEN) if listed.row.id not in known],
        "finished": [_line(listed) for listed in await hall.lists.finished.first(MOST_FINISHED)],
    }
    return _page(request, "home.html", facts)


def _line(listed: Listed, your_turn: bool = False) -> Line:
    return Line(listed.row, registry.find(listed.row.game), listed.seats, your_turn)


async def _is_asked(hall: Hall, row: TableRow, person: str) -> bool:
    """Whether it is somebody's turn at a table of theirs."""
    table = await hall.tables.find(row.id) if row.finished is None else None
    return table is not None and table.is_full and table.seat_of(person) in table.asked


async def new(request: Request) -> Response:
    """The form for a table of one's own making."""
    hall = Hall.of(request)
    game = _game(request)
    wanted = forms.small_number(request.query_params.get("seats", ""))
    seats = wanted if wanted in game.seat_counts else game.seat_counts[-1]
    facts = {
        "title": environment.speaker(hall.language(request), game)("make-table"),
        "levels": levels.offered(game),
        "usual_level": levels.usual(game),
        "person": hall.person(request),
        "seats": seats,
    }
    return _page(request, "new.html", facts, game)


async def make(request: Request) -> Response:
    """Make a table and go there."""
    hall = Hall.of(request)
    person = hall.person(request)
    fields = await forms.fields_of(request)
    language = hall.language(request)
    bot_names = [environment.bot_name(language, seat) for seat in range(len(environment.COLOURS))]
    wish = forms.new_table(fields, person, environment.speaker(language)("guest"), bot_names)
    people = {wish.mine: [person.key]} if wish.mine is not None else {}
    table = await hall.tables.make(
        wish.game.id, wish.seats, wish.options, wish.listed, people, person.key, forms.key(fields)
    )
    response = RedirectResponse(f"{hall.base(request)}/t/{table.id}", status_code=303)
    hall.people.remember(response, replace(person, name=wish.name), request)
    return response


async def pick_name(request: Request) -> Response:
    """Remember by what name somebody sits down from now on."""
    hall = Hall.of(request)
    fields = await forms.fields_of(request)
    response = RedirectResponse(f"{hall.base(request)}/", status_code=303)
    hall.people.remember(response, hall.people.renamed(hall.person(request), forms.text(fields, "name")), request)
    return response


async def pick_language(request: Request) -> Response:
    """Remember a language and go back to where one was."""
    hall = Hall.of(request)
    fields = await forms.fields_of(request)
    language = forms.text(fields, "language")
    if language not in LANGUAGES:
        raise Malformed("language", f"there is {', '.join(LANGUAGES)}")
    back = forms.text(fields, "back", "/")
    if not back.startswith("/") or back.startswith("//") or "\\" in back:
        back = "/"
    response = RedirectResponse(f"{hall.base(request)}{back}", status_code=303)
    hall.people.remember(response, replace(hall.person(request), language=language), request)
    return response


async def rules(request: Request) -> Response:
    """A game's rules, in the reader's language; every rule has its anchor."""
    hall = Hall.of(request)
    game = _game(request)
    language = hall.language(request)
    say = environment.speaker(language, game)
    facts = {
        "title": say("rules-of", game=say("game-name")),
        "rules": Markup(rules_html(game.rules(language))),
    }
    return _page(request, "rules.html", facts, game)


def _game(request: Request) -> Game:
    try:
        return registry.find(request.path_params["game"])
    except Malformed:
        raise HTTPException(404) from None


def _page(request: Request, template: str, facts: dict[str, Any], game: Game | None = None) -> Response:
    hall = Hall.of(request)
    path = request.url.path.removeprefix(hall.base(request))
    facts = {"path": path, **facts}
    return hall.answer(request, environment.render(template, hall.language(request), hall.base(request), facts, game))
