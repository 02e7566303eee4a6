"""A table drawn for one seat. What is public is drawn once per change for all, what is private for each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any
from weakref import WeakKeyDictionary

from markupsafe import Markup

from broglio.bots import levels
from broglio.core.game import Event, Game, Saying, Seat, View
from broglio.core.match import Entry
from broglio.server import pages, plot
from broglio.server.drawings import Drawings
from broglio.server.kept_table import Note
from broglio.server.rules_page import rule_html
from broglio.server.table import Table

LATEST = 60
"""So many events stand on the page; the whole chronicle has a page of its own."""
MOST_DRAWN = 40
"""So many drawings of a table are kept: five seats and lookers-on, each in three languages, need fewer. By what name a
reader calls this server is part of a drawing, and anybody may make up names."""


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
        drawn = table.rendered.get(reader)
        if drawn is None:
            template = "table.html" if table.is_full else "waiting.html"
            drawn = pages.render(template, reader.language, reader.base, self._facts(table, reader), table.game)
            if len(table.rendered) >= MOST_DRAWN:
                table.rendered.clear()
            table.rendered[reader] = drawn
        return drawn

    def draw_page(self, table: Table, reader: Reader, facts: dict[str, Any]) -> str:
        """The whole page around a table."""
        inner = Markup(self.draw(table, reader))
        title = title_of(table, reader)
        facts = {"table": table, "inner": inner, "title": title, "me": reader.seat, "live": True, **facts}
        return pages.render("page.html", reader.language, reader.base, facts, table.game)

    def _facts(self, table: Table, reader: Reader) -> dict[str, Any]:
        drawings = self.drawings.setdefault(table, Drawings())
        drawings.begin(reader)
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
            "levels": levels.LEVELS,
            "latest": latest(table.match.log, facts),
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
        "marks": [{"colour": pages.COLOURS[i], "shape": pages.SHAPES[i]} for i in range(view.seats)],
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
        "has_page": pages.has_page(game),
        "moves": view.moves,
        "outcome": view.outcome,
        "ranking": sorted(range(view.seats), key=view.outcome.ranks.__getitem__) if view.outcome else (),
    }


def tell_move(game: Game, view: View, move: int, tell: Callable[[Saying], str]) -> str:
    """A choice in words, or in notation where the game has no words for it."""
    saying = game.choice(move, view)
    return tell(saying) if saying is not None else game.notate(move)


def chronicle(log: Sequence[Entry], seat: Seat | None) -> list[Event]:
    """All that happened that a seat, or a spectator (None), may see."""
    return [event for entry in log for event in entry.events if event.is_listed_for(seat)]


def latest(log: Sequence[Entry], facts: Mapping[str, Any]) -> Markup:
    """The last of it as lines, the newest first; the facts are those of a scene."""
    line, tell, seat = pages.macro("line"), facts["tell"], facts["me"]
    events = (event for entry in reversed(log) for event in reversed(entry.events) if event.is_listed_for(seat))
    return Markup("".join([facts["drawn"](line, event, tell) for event in islice(events, LATEST)]))


def title_of(table: Table, reader: Reader) -> str:
    """What the browser's tab says: whether it is your turn."""
    say = pages.speaker(reader.language, table.game)
    name = say("game-name")
    if table.is_over:
        return say("title-over", game=name)
    return say("title-your-turn", game=name) if reader.seat in table.asked and table.is_full else name
