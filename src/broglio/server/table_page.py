"""A table drawn for one seat. What is public is drawn once per change for all, what is private for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from markupsafe import Markup

from broglio.bots import levels
from broglio.core.game import Event, Game, Saying, Seat, View
from broglio.core.match import Entry
from broglio.server import pages, plot
from broglio.server.rules_page import rule_html
from broglio.server.table import Note, Table

LATEST = 60
"""So many events stand on the page; the whole chronicle has a page of its own."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event in words."""

    words: str
    rule: str
    seat: Seat | None


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
        self.blocks: dict[tuple[str, str, str], tuple[object, dict[str, Markup]]] = {}

    def draw(self, table: Table, reader: Reader) -> str:
        """The table as one seat sees it: what a stream sends, and the middle of a page."""
        drawn = table.rendered.get(reader)
        if drawn is None:
            template = "table.html" if table.is_full else "waiting.html"
            drawn = pages.render(template, reader.language, reader.base, self._facts(table, reader), table.game)
            table.rendered[reader] = drawn
        return drawn

    def draw_page(self, table: Table, reader: Reader, facts: dict[str, Any]) -> str:
        """The whole page around a table."""
        inner = Markup(self.draw(table, reader))
        title = title_of(table, reader)
        facts = {"table": table, "inner": inner, "title": title, "me": reader.seat, "live": True, **facts}
        return pages.render("page.html", reader.language, reader.base, facts, table.game)

    def _facts(self, table: Table, reader: Reader) -> dict[str, Any]:
        view = table.view(reader.seat)
        facts = scene_facts(table.game, view, table.names, reader)
        seat = reader.seat
        if table.is_full:
            facts["public"] = self._public(table, reader)
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
            "chronicle": latest(table.game, table.match.log, table.names, reader),
            "is_live": True,
            "origin": reader.origin,
            "plot": plot.lines(table) if table.is_over else (),
        }

    def _public(self, table: Table, reader: Reader) -> dict[str, Markup]:
        """The public blocks, drawn from the spectator's view once for every reader of a language."""
        key = (table.id, reader.language, reader.base)
        stamp = (table.version, tuple(table.names))
        known = self.blocks.get(key)
        if known is not None and known[0] == stamp:
            return known[1]
        blocks = public_blocks(table.game, table.view(None), table.names, reader)
        self.blocks[key] = (stamp, blocks)
        return blocks

    def forget(self, table: Table) -> None:
        """Let go of what was drawn of a table that nobody watches."""
        for key in [key for key in self.blocks if key[0] == table.id]:
            del self.blocks[key]
        table.rendered.clear()


def public_blocks(game: Game, view: View, names: Sequence[str], reader: Reader) -> dict[str, Markup]:
    """Each block of a game's `public.html`, by name, drawn from the spectator's view alone."""
    if not pages.has_page(game):
        return {}
    assert view.seat is None, "what is public is drawn from what a spectator sees"
    template = pages.environment().get_template(f"{game.id}/public.html")
    facts = {**shared_facts(game, reader), **scene_facts(game, view, names, Reader(None, reader.language, reader.base))}
    context = template.new_context(facts)
    return {name: Markup("".join(block(context))) for name, block in template.blocks.items()}


def shared_facts(game: Game, reader: Reader) -> dict[str, Any]:
    """What `pages.render` gives to every template, for blocks that are drawn by themselves."""
    return {
        "language": reader.language,
        "base": reader.base,
        "game": game,
        "say": pages.speaker(reader.language, game),
        "static": lambda folder, name: pages.static_address(reader.base, folder, name),
    }


def scene_facts(game: Game, view: View, names: Sequence[str], reader: Reader) -> dict[str, Any]:
    """What a game's templates are told: the scene, and how things are put into words."""
    tell = teller(game, names, reader.language)
    return {
        "view": view,
        "me": view.seat,
        "names": names,
        "marks": [{"colour": pages.COLOURS[i], "shape": pages.SHAPES[i]} for i in range(view.seats)],
        "scene": game.scene(view),
        "standing": game.standing(view),
        "prompt": game.prompt(view),
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


def teller(game: Game, names: Sequence[str], language: str) -> Callable[[Saying], str]:
    """What puts a game's sayings into words."""
    return lambda saying: game.say(saying, names, language)


def tell_move(game: Game, view: View, move: int, tell: Callable[[Saying], str]) -> str:
    """A choice in words, or in notation where the game has no words for it."""
    saying = game.choice(move, view)
    return tell(saying) if saying is not None else game.notate(move)


def chronicle(game: Game, log: Sequence[Entry], names: Sequence[str], reader: Reader) -> list[Told]:
    """All that happened that this reader may see."""
    tell = teller(game, names, reader.language)
    return [
        Told(tell(event), event.rule, _seat_in(event))
        for entry in log
        for event in entry.events
        if event.visible_to(reader.seat)
    ]


def latest(game: Game, log: Sequence[Entry], names: Sequence[str], reader: Reader) -> list[Told]:
    """The last of it, the newest first."""
    tell = teller(game, names, reader.language)
    events = (event for entry in reversed(log) for event in reversed(entry.events) if event.visible_to(reader.seat))
    return [Told(tell(event), event.rule, _seat_in(event)) for event in islice(events, LATEST)]


def _seat_in(event: Event) -> Seat | None:
    seat = event.facts.get("seat")
    return seat if isinstance(seat, int) else None


def title_of(table: Table, reader: Reader) -> str:
    """What the browser's tab says: whether it is your turn."""
    say = pages.speaker(reader.language, table.game)
    name = say("game-name")
    if table.is_over:
        return say("title-over", game=name)
    return say("title-your-turn", game=name) if reader.seat in table.asked and table.is_full else name
