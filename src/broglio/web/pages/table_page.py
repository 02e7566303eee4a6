"""A table drawn for one seat. What is public is drawn once per change for all, what is private for each seat."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from markupsafe import Markup

from broglio.bots import levels
from broglio.core.protocol import Event, Game, Saying, Seat, View
from broglio.web.pages import chronicle, environment, plot
from broglio.web.pages.chronicle import Lines, Seating
from broglio.web.pages.rules_page import rule_html
from broglio.web.tables.drawings import Drawings
from broglio.web.tables.kept_table import Note
from broglio.web.tables.table import Table

MOST_CHRONICLES = 20
"""Of one table: a seat in a language each."""
MOST_BEATS = 12
"""A page that is further behind is not told all of it one after the other."""
TELL, MISSED = "<!--tell-->", "<!--missed-->"
"""What a frame of a stream begins with if the page is to tell it, or to list what it has missed."""


@dataclass(frozen=True)
class Reader:
    """For whom something is drawn."""

    seat: Seat | None
    language: str
    base: str = ""
    """The path under which the server is reached."""
    origin: str = ""
    """The scheme and host by which this reader reached it, for links that are sent to others."""
    is_lean: bool = False
    """Whether the table in words is left out: a page fetches it when somebody opens it."""


class TablePage:
    """Draws tables, and remembers what it has drawn until a table changes."""

    def __init__(self) -> None:
        self.drawings: WeakKeyDictionary[Table, Drawings] = WeakKeyDictionary()
        self.chronicles: WeakKeyDictionary[Table, dict[Hashable, Lines]] = WeakKeyDictionary()
        self.plots: WeakKeyDictionary[Table, tuple[int, list[str]]] = WeakKeyDictionary()

    def draw(self, table: Table, reader: Reader) -> str:
        """The table as one seat sees it: what a stream sends, and the middle of a page."""
        drawn: str | None = table.rendered.get(reader)
        if drawn is None:
            template = "table.html" if table.is_full else "waiting.html"
            drawn = environment.render(template, reader.language, reader.base, self._facts(table, reader), table.game)
            table.rendered.keep(reader, drawn)
        return drawn

    def draw_past(self, table: Table, reader: Reader, length: int) -> str:
        """The table as it was after the first moves of its log: nothing can be done at it."""
        key = (reader, length)
        drawn: str | None = table.rendered.get(key)
        if drawn is None:
            facts = self.facts_of_past(table, reader, length)
            drawn = environment.render("table.html", reader.language, reader.base, facts, table.game)
            table.rendered.keep(key, drawn)
        return drawn

    def draw_page(self, table: Table, reader: Reader, facts: dict[str, Any]) -> str:
        """The whole page around a table."""
        inner = Markup(self.draw(table, reader))
        title = title_of(table, reader)
        facts = {"table": table, "inner": inner, "title": title, "me": reader.seat, "live": True, **facts}
        return environment.render("page.html", reader.language, reader.base, facts, table.game)

    def frames(self, table: Table, reader: Reader, known: int | None) -> list[str]:
        """What a page that knows a version shows: the table at each step that it has not told yet, then as it is now.

        Frames that are to be told begin with TELL. One that has missed more than anybody would sit through gets the
        table as it is, and opens the list of what it missed.
        """
        now = self.draw(table, reader)
        if known is None or not table.is_full:
            return [now]
        last = len(table.match.log)
        tellings = [
            (step + 1, table.storyteller.telling(table.match, reader.seat, step))
            for step in range(table.first_step_since(known), last)
        ]
        beats = sum(len(telling.beats) for _, telling in tellings)
        if beats > MOST_BEATS:
            return [MISSED + now]
        steps = [step for step, telling in tellings if telling.beats]
        past = [TELL + self.draw_past(table, reader, step) for step in steps if step < last]
        return [*past, TELL + now if last in steps else now]

    def _facts(self, table: Table, reader: Reader) -> dict[str, Any]:
        seat = reader.seat
        return {
            **self._story_facts(table, reader, table.view(seat), len(table.match.log)),
            "title": title_of(table, reader),
            "note": table.notes.get(seat, Note()) if seat is not None else Note(),
            "asked": seat in table.asked,
            "can_take_back": table.can_take_back(seat),
            "is_live": True,
            "plot": self._plot(table) if table.is_over else (),
        }

    def facts_of_past(self, table: Table, reader: Reader, length: int) -> dict[str, Any]:
        """What templates are told of a table as it was."""
        view = table.storyteller.past_view(table.match, reader.seat, length)
        now = table.game.prompt(table.view(reader.seat)) if reader.seat in table.asked else None
        return {
            **self._story_facts(table, reader, view, length),
            "title": title_of(table, reader),
            "note": Note(),
            "asked": False,
            "then": now,
            "can_take_back": False,
            "is_live": False,
            "plot": (),
        }

    def _story_facts(self, table: Table, reader: Reader, view: View, length: int) -> dict[str, Any]:
        """A table after the first moves of its log, with what is told of it."""
        drawings = self.drawings.setdefault(table, Drawings())
        # Not by what name a reader calls this server: anybody may make up names.
        drawings.begin((reader.seat, reader.language))
        facts = scene_facts(table.game, view, table.names, reader, drawings)
        storyteller, match, seat = table.storyteller, table.match, reader.seat
        return {
            **facts,
            "table": table,
            "version": table.version,
            "absent": [other for other in range(table.row.seats) if other != seat and table.is_absent(other)],
            "handed": [other for other in range(table.row.seats) if table.is_handed(other)],
            "levels": levels.offered(table.game),
            "usual_level": levels.usual(table.game),
            "latest": self._latest(table, reader, length, facts["tell"]),
            "is_lean": reader.is_lean,
            "origin": reader.origin,
            "step": length,
            "last_step": len(match.log),
            "stage": storyteller.telling(match, seat, length - 1).stage if length else None,
            "told": storyteller.told(match, seat, length, facts["tell"]),
            "timeline": storyteller.timeline(match, seat),
            "seat_chosen": table.row.seats if seat is None else seat,
        }

    def _latest(self, table: Table, reader: Reader, length: int, tell: Callable[[Saying], str]) -> Markup:
        """The last of what happened as lines, the newest first."""
        line, seat_line = environment.macro("line"), environment.macro("seat_line")

        def draw(step: int, one: Event | Seating) -> str:
            if isinstance(one, Seating):
                return seat_line(one.row.seat, one.words(reader.language))
            return line(one, step, tell)

        known = self.chronicles.setdefault(table, {})
        lines = known.setdefault((reader.seat, reader.language, tuple(table.names)), Lines())
        if len(known) > MOST_CHRONICLES:
            del known[next(iter(known))]
        lines.follow(table.match.log, chronicle.seatings(table), reader.seat, draw)
        return Markup(lines.until(length))

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


def title_of(table: Table, reader: Reader) -> str:
    """What the browser's tab says: whether it is your turn."""
    say = environment.speaker(reader.language, table.game)
    name = say("game-name")
    if table.is_over:
        return say("title-over", game=name)
    return say("title-your-turn", game=name) if reader.seat in table.asked and table.is_full else name
