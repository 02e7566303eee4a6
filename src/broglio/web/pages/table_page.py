"""A table drawn for one seat. What is public is drawn once per change for all, what is private for each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any
from weakref import WeakKeyDictionary

from markupsafe import Markup

from broglio.bots import levels
from broglio.core.match.match import Entry
from broglio.core.protocol import Game, Saying, Seat, View
from broglio.web.pages import chronicle, environment, plot
from broglio.web.pages.chronicle import LATEST, Seating
from broglio.web.pages.rules_page import rule_html
from broglio.web.tables.drawings import Drawings
from broglio.web.tables.kept_table import Note
from broglio.web.tables.table import Table


@dataclass(frozen=True)
class Reader:
    """For whom something is drawn."""

    seat: Seat | None
    language: str
    base: str = ""
    """The path under which the server is reached."""
    origin: str = ""
    """The scheme and host by which this reader reached it, for links that are sent to others."""


class TablePage:
    """Draws tables, and remembers what it has drawn until a table changes."""

    def __init__(self) -> None:
        self.drawings: WeakKeyDictionary[Table, Drawings] = WeakKeyDictionary()
        self.plots: WeakKeyDictionary[Table, tuple[int, list[str]]] = WeakKeyDictionary()

    def draw(self, table: Table, reader: Reader) -> str:
        """The table as one seat sees it: what a stream sends, and the middle of a page."""
        drawn: str | None = table.rendered.get(reader)
        if drawn is None:
            template = "table.html" if table.is_full else "waiting.html"
            drawn = environment.render(template, reader.language, reader.base, self._facts(table, reader), table.game)
            table.rendered.keep(reader, drawn)
        return drawn

    def draw_page(self, table: Table, reader: Reader, facts: dict[str, Any]) -> str:
        """The whole page around a table."""
        inner = Markup(self.draw(table, reader))
        title = title_of(table, reader)
        facts = {"table": table, "inner": inner, "title": title, "me": reader.seat, "live": True, **facts}
        return environment.render("page.html", reader.language, reader.base, facts, table.game)

    def _facts(self, table: Table, reader: Reader) -> dict[str, Any]:
        drawings = self.drawings.setdefault(table, Drawings())
        # Not by what name a reader calls this server: anybody may make up names.
        drawings.begin((reader.seat, reader.language))
        view = table.view(reader.seat)
        seat = reader.seat
        facts = scene_facts(table.game, view, table.names, reader, drawings)
        return {
            **facts,
            "table": table,
            "title": title_of(table, reader),
            "version": table.version,
            "note": table.notes.get(seat, Note()) if seat is not None else Note(),
            "asked": seat in table.asked,
            "can_take_back": table.can_take_back(seat),
            "absent": [other for other in range(table.row.seats) if other != seat and table.is_absent(other)],
            "handed": [other for other in range(table.row.seats) if table.is_handed(other)],
            "levels": levels.offered(table.game),
            "usual_level": levels.usual(table.game),
            "latest": latest(table.match.log, chronicle.seatings(table), facts, reader.language),
            "is_live": True,
            "origin": reader.origin,
            "plot": self._plot(table) if table.is_over else (),
        }

    def _plot(self, table: Table) -> list[str]:
        """How a finished game went: looks at every position once more, so that once has to do."""
        known = self.plots.get(table)
        if known is None or known[0] != table.version:
            known = self.plots[table] = (table.version, plot.lines(table))
        return known[1]


def scene_facts(
    game: Game, view: View, names: Sequence[str], reader: Reader, drawings: Drawings | None = None
) -> dict[str, Any]:
    """What a game's templates are told: the scene, and how things are put into words."""
    drawings = drawings or Drawings()
    names = tuple(names)
    tell = drawings.teller(game, names, reader.language)
    return {
        "view": view,
        "me": view.seat,
        "names": names,
        "marks": [{"colour": environment.COLOURS[i], "shape": environment.SHAPES[i]} for i in range(view.seats)],
        "scene": game.scene(view),
        "standing": game.standing(view),
        "prompt": game.prompt(view),
        "drawn": drawings.drawn,
        "tell": tell,
        "notate": game.notate,
        "rule_text": lambda rule: Markup(
            rule_html(game.rules(reader.language), rule, f"{reader.base}/rules/{game.id}")
        ),
        "tell_move": lambda move: tell_move(game, view, move, tell),
        "has_page": environment.has_page(game),
        "moves": view.moves,
        "outcome": view.outcome,
        "ranking": sorted(range(view.seats), key=view.outcome.ranks.__getitem__) if view.outcome else (),
    }


def tell_move(game: Game, view: View, move: int, tell: Callable[[Saying], str]) -> str:
    """A choice in words, or in notation where the game has no words for it."""
    saying = game.choice(move, view)
    words = tell(saying) if saying is not None else game.notate(move)
    return words[0].upper() + words[1:] if saying is not None else words


def latest(log: Sequence[Entry], changes: Sequence[Seating], facts: Mapping[str, Any], language: str) -> Markup:
    """The last of what happened as lines, the newest first; the facts are those of a scene."""
    drawn, tell = facts["drawn"], facts["tell"]
    line, seat_line = environment.macro("line"), environment.macro("seat_line")
    return Markup(
        "".join(
            drawn(seat_line, one.row.seat, one.words(language)) if isinstance(one, Seating) else drawn(line, one, tell)
            for one in islice(chronicle.backwards(log, changes, facts["me"]), LATEST)
        )
    )


def title_of(table: Table, reader: Reader) -> str:
    """What the browser's tab says: whether it is your turn."""
    say = environment.speaker(reader.language, table.game)
    name = say("game-name")
    if table.is_over:
        return say("title-over", game=name)
    return say("title-your-turn", game=name) if reader.seat in table.asked and table.is_full else name
