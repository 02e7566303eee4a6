"""The Doge Ship's table for the terminal. A colour never stands alone: each seat has a shape as well."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from broglio.core.kit.terminal import KIT_WORDS
from broglio.core.language.words import Argument
from broglio.core.protocol import Saying, Seat
from broglio.games.doge_ship.page import printed
from broglio.games.doge_ship.rules.components import Components
from broglio.games.doge_ship.rules.material import (
    FIRST_DOGE,
    LEVEL_NAMES,
    NO_TILE,
    NOBODY,
    PILE_NAMES,
    TABLE_NAMES,
    TILE_NAMES,
    level_length,
    priority_of,
    section_at,
)
from broglio.games.doge_ship.text import words
from broglio.games.doge_ship.views.view import ShipView, Slot

SHAPES = ("●", "◆", "■", "▲", "⬢")
STYLES = ("bold red", "bold blue", "bold yellow", "bold green", "bold magenta")


def draw(view: ShipView, names: Sequence[str], language: str = "en") -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [
        _head(view, names, language),
        _tables(view, language),
        _galley(view, language),
        _doge(view, language),
        _piles(view, language),
    ]
    if view.held:
        parts.append(_held(view, language))
    return Group(*parts, _players(view, names, language), *_ranking(view, names, language))


def _say(key: str, language: str, **facts: Argument) -> str:
    return words.WORDS.say(key, language, facts)


def _tell(saying: Saying, language: str) -> str:
    return words.say(saying, (), language)


def mark(seat: Seat, text: str = "") -> Text:
    """A seat's shape and colour, with what belongs to it."""
    return Text(f"{SHAPES[seat]}{text}", style=STYLES[seat])


def _head(view: ShipView, names: Sequence[str], language: str) -> Text:
    text = Text.assemble((_say("game-name", language), "bold"), f"  {_say('round', language, number=view.round + 1)}  ")
    text.append(_say("order-of-play", language) + " ")
    for seat in view.order:
        text.append_text(mark(seat, f" {names[seat]} "))
    return text


# What is printed on things


def space_text(components: Components, space: int, language: str = "en") -> str:
    """What a space offers."""
    return _tell(printed.offer_at(components, space).saying, language)


def tile_text(components: Components, tile: int, language: str = "en") -> str:
    """A tile's name and what is on it."""
    if tile >= FIRST_DOGE:
        return f"{_tell(printed.label(tile), language)} ({_doge_text(components, tile, language)})"
    known = printed.tile(components, tile, NO_TILE)
    colours = " ".join(_say(f"parameter-{hatching}", language) for hatching in known.parameters)
    parts = [_tell(known.gives, language), colours, _say("price-is", language, count=known.price)]
    return f"{_tell(known.label, language)} ({', '.join(part for part in parts if part)})"


def _doge_text(components: Components, tile: int, language: str) -> str:
    known = printed.doge_tile(components, tile)
    values = [f"{_say(f'parameter-{hatching}', language)} {value:+d}" for hatching, value in known.values]
    zones = [_say(f"pile-{zone}.label", language) for zone in known.violet] or [_say("none", language)]
    parts = [" ".join(values), f"{_say('violet-zones', language)} {', '.join(zones)}"]
    if known.flood is not None:
        parts.append(_say("high-water", language, level=known.flood))
    if known.inspection:
        parts.append(_say("inspection-comes", language))
    return ", ".join(parts)


# The table


def _tables(view: ShipView, language: str) -> Columns:
    return Columns([_one_table(view, table, language) for table in range(view.seats + 1)])


def _one_table(view: ShipView, table: int, language: str) -> Table:
    """A table with its die; each space with its cost, or the marker that lies there (S8)."""
    title = _say(f"table-{TABLE_NAMES[table]}.label", language)
    if view.dice[table]:
        title += f", {_say('die-shows', language, number=view.dice[table])}"
    grid = Table(box=box.ROUNDED, title=title, show_header=False, border_style="dim")
    for space in range(table * 6, table * 6 + 6):
        taken = view.taken[space]
        if taken != NOBODY:
            state, style = mark(taken), "dim"
        else:
            cost = view.cost(space) if view.dice[table] else 0
            state, style = Text(f"{cost}$" if cost else ""), ""
        grid.add_row(str(space % 6 + 1), Text(space_text(view.components, space, language), style=style), state)
    return grid


def _galley(view: ShipView, language: str) -> Table:
    """Both levels; places that are not built yet are dots, sections are parted (S4)."""
    grid = Table(box=box.SIMPLE, show_header=False, title=_say("galley", language), pad_edge=False)
    for level in (1, 0):
        cells = [Text(_say(f"level-{LEVEL_NAMES[level]}", language), style="italic")]
        for column in range(level_length(view.seats)):
            row = view.galley[level]
            text = "".join(TILE_NAMES[row[column]].split("-")[1:]) if column < len(row) else "·"
            bar = "┃" if column and section_at(view.seats, column) != section_at(view.seats, column - 1) else ""
            cells.append(Text(bar + text, style="" if column < len(row) else "dim"))
        grid.add_row(*cells)
    return grid


def _doge(view: ShipView, language: str) -> Text:
    if view.doge == NO_TILE:
        return Text(_say("no-doge-tile", language))
    return Text.assemble((f"{_say('wish', language)}  ", "italic"), tile_text(view.components, view.doge, language))


def _piles(view: ShipView, language: str) -> Text:
    """How many tiles each pile has, with what this seat knows of them."""
    text = Text(f"{_say('supply', language)}  ", style="italic")
    for name, slots in zip(PILE_NAMES, view.piles, strict=True):
        text.append(f"{_say(f'short-{name}', language)} {len(slots)}", style="not italic")
        if slots and slots[0].price is not None:
            text.append(f" ({_say('top-costs', language, count=slots[0].price)})", style="not italic")
        labels = [(i, printed.label(slot.tile)) for i, slot in enumerate(slots) if slot.tile is not None]
        known = [f"{i + 1}: {_tell(label, language)}" for i, label in labels]
        if known:
            text.append(f" [{', '.join(known)}]", style="dim not italic")
        text.append("  ")
    return text


def _held(view: ShipView, language: str) -> Text:
    text = Text(f"{_say('looked-at', language)} ", style="italic")
    for number, slot in enumerate(view.held):
        text.append(f"{number + 1} {_slot_text(view, slot, language)}  ", style="not italic")
    return text


def _slot_text(view: ShipView, slot: Slot, language: str) -> str:
    if slot.tile is not None:
        return tile_text(view.components, slot.tile, language)
    return "▒▒" if slot.price is None else f"▒▒ {slot.price}$"


def _players(view: ShipView, names: Sequence[str], language: str) -> Table:
    table = Table(box=box.ROUNDED, border_style="dim")
    for heading in ("player", "points"):
        table.add_column(KIT_WORDS.say(heading, language))
    for key in ("head-ducats", "head-approvals", "head-actions", "head-yard", "barricades-built"):
        table.add_column(_say(key, language))
    for seat in view.order:
        waiting = " …" if seat in view.to_act else " ✓" if view.laid[seat] else ""
        table.add_row(
            mark(seat, f" {names[seat]}{waiting}"),
            str(view.points[seat]),
            str(view.ducats[seat]),
            "▒" if (approvals := view.shown_approvals(seat)) is None else str(approvals),
            "|" * view.markers[seat],
            "\n".join(tile_text(view.components, tile, language) for tile in view.yards[seat]),
            _barricades(view, seat, language),
        )
    return table


def _barricades(view: ShipView, seat: Seat, language: str) -> str:
    """The top one with its bonus, the others by priority."""
    built = view.built[seat]
    if not built:
        return ""
    below = " ".join(str(priority_of(tile)) for tile in reversed(built[:-1]))
    bonus = _tell(printed.tile(view.components, built[-1], NO_TILE).gives, language)
    return f"{priority_of(built[-1])} ({bonus}) {below}".strip()


def _ranking(view: ShipView, names: Sequence[str], language: str) -> list[RenderableType]:
    if view.outcome is None:
        return []
    table = Table(box=box.SIMPLE, title=words.say(view.outcome.reason, names, language))
    for heading in ("rank", "player", "points"):
        table.add_column(KIT_WORDS.say(heading, language))
    for key in ("head-ducats", "head-approvals", "top-barricade"):
        table.add_column(_say(key, language))
    for rank, seat in sorted(zip(view.outcome.ranks, range(view.seats), strict=True)):
        top = view.top_barricade(seat)
        table.add_row(
            str(rank),
            mark(seat, f" {names[seat]}"),
            str(view.outcome.scores[seat]),
            str(view.ducats[seat]),
            str(view.approvals[seat]),
            _say("none", language) if top is None else str(priority_of(top)),
        )
    return [table]
