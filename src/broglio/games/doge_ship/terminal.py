"""The Doge Ship's table for the terminal. A colour never stands alone: each seat has a shape as well."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from broglio.core.protocol import Seat
from broglio.games.doge_ship.data.to_json import write_kinds
from broglio.games.doge_ship.rules.components import Components
from broglio.games.doge_ship.rules.material import (
    APPROVALS,
    BUILD,
    BUY,
    DUCATS,
    FIRST_BARRICADE,
    FIRST_DOGE,
    FIRST_GONDOLA,
    FURTHER_TILE,
    INTRIGUE,
    KIND_NAMES,
    LEVEL_NAMES,
    MONEY,
    NO_TILE,
    NOBODY,
    PARAMETER_NAMES,
    PARAMETERS,
    PILE_NAMES,
    TABLE_NAMES,
    TILE_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
    level_length,
    priority_of,
    section_at,
)
from broglio.games.doge_ship.text import words
from broglio.games.doge_ship.views.view import ShipView, Slot

SHAPES = ("●", "◆", "■", "▲", "⬢")
STYLES = ("bold red", "bold blue", "bold yellow", "bold green", "bold magenta")
ROMAN = ("", "I", "II", "III")


def draw(view: ShipView, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_head(view, names), _tables(view), _galley(view), _doge(view), _piles(view)]
    if view.held:
        parts.append(_held(view))
    return Group(*parts, _players(view, names), *_ranking(view, names))


def mark(seat: Seat, text: str = "") -> Text:
    """A seat's shape and colour, with what belongs to it."""
    return Text(f"{SHAPES[seat]}{text}", style=STYLES[seat])


def _head(view: ShipView, names: Sequence[str]) -> Text:
    text = Text.assemble(("The Doge Ship", "bold"), f"  round {view.round + 1}, order of play ")
    for seat in view.order:
        text.append_text(mark(seat, f" {names[seat]} "))
    return text


# What is printed on things


def space_text(components: Components, space: int) -> str:
    """What a space offers."""
    kind = components.space_type[space]
    if kind in (BUY, BUILD):
        both = 8 if components.space_both[space] else 0
        return f"{TYPE_NAMES[kind]} {write_kinds(components.space_kinds[space] | both)}"
    if kind == INTRIGUE:
        return f"intrigue {ROMAN[components.space_number[space]]}"
    return _count(components.space_number[space], "ducat") if kind == MONEY else TYPE_NAMES[kind]


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def tile_text(components: Components, tile: int) -> str:
    """A tile's name and what is on it."""
    name = TILE_NAMES[tile]
    if tile >= FIRST_DOGE:
        return f"{name} ({_doge_text(components, tile)})"
    price = components.price[tile]
    if tile < FIRST_GONDOLA:
        colours = [components.parameters[tile * PARAMETERS + colour] * name[0] for colour, name in _letters()]
        approval = " +approval" if components.approval[tile] else ""
        return f"{name} ({_count(components.points[tile], 'point')} {''.join(colours)}{approval}, {price}$)"
    if tile < FIRST_BARRICADE:
        ducats = components.gondola_ducats[tile - FIRST_GONDOLA]
        approvals = components.gondola_approvals[tile - FIRST_GONDOLA]
        pays = _count(ducats, "ducat") if ducats else _count(approvals, "approval")
        return f"{name} ({pays}, {price}$)"
    return f"{name} ({bonus_text(components, tile)}, {price}$)"


def _letters() -> list[tuple[int, str]]:
    return list(enumerate(PARAMETER_NAMES))


def bonus_text(components: Components, barricade: int) -> str:
    """A barricade's bonus: `build: gondola`."""
    number = barricade - FIRST_BARRICADE
    bonus = components.bonus[number]
    count = components.bonus_count[number]
    if bonus >= FURTHER_TILE:
        what = KIND_NAMES[bonus - FURTHER_TILE]
    else:
        what = _count(count, "ducat" if bonus == DUCATS else "approval" if bonus == APPROVALS else "point")
    return f"{TYPE_NAMES[components.trigger[number]]}: {what}"


def _doge_text(components: Components, tile: int) -> str:
    number = tile - FIRST_DOGE
    values = [f"{name} {components.values[number * PARAMETERS + colour]:+d}" for colour, name in _letters()]
    violet = [zone for i, zone in enumerate(ZONE_NAMES) if components.violet[number] >> i & 1]
    text = f"{' '.join(values)}, violet {' '.join(violet) or 'nowhere'}"
    if components.flood[number] >= 0:
        text += f", flood {components.flood[number]}"
    return text + (", inspection" if components.inspection[number] else "")


# The table


def _tables(view: ShipView) -> Columns:
    return Columns([_one_table(view, table) for table in range(view.seats + 1)])


def _one_table(view: ShipView, table: int) -> Table:
    """A table with its die; each space with its cost, or the marker that lies there (S8)."""
    die = f"  die {view.dice[table]}" if view.dice[table] else ""
    grid = Table(box=box.ROUNDED, title=f"{TABLE_NAMES[table]}{die}", show_header=False, border_style="dim")
    for space in range(table * 6, table * 6 + 6):
        taken = view.taken[space]
        if taken != NOBODY:
            state, style = mark(taken), "dim"
        else:
            cost = view.cost(space) if view.dice[table] else 0
            state, style = Text(f"{cost}$" if cost else ""), ""
        grid.add_row(str(space % 6 + 1), Text(space_text(view.components, space), style=style), state)
    return grid


def _galley(view: ShipView) -> Table:
    """Both levels; places that are not built yet are dots, sections are parted (S4)."""
    grid = Table(box=box.SIMPLE, show_header=False, title="The galley", pad_edge=False)
    for level in (1, 0):
        cells = [Text(LEVEL_NAMES[level], style="italic")]
        for column in range(level_length(view.seats)):
            row = view.galley[level]
            text = "".join(TILE_NAMES[row[column]].split("-")[1:]) if column < len(row) else "·"
            bar = "┃" if column and section_at(view.seats, column) != section_at(view.seats, column - 1) else ""
            cells.append(Text(bar + text, style="" if column < len(row) else "dim"))
        grid.add_row(*cells)
    return grid


def _doge(view: ShipView) -> Text:
    if view.doge == NO_TILE:
        return Text("No Doge tile yet")
    return Text.assemble(("Doge: ", "italic"), tile_text(view.components, view.doge))


def _piles(view: ShipView) -> Text:
    """How many tiles each pile has, with what this seat knows of them."""
    text = Text("Piles: ", style="italic")
    for name, slots in zip(PILE_NAMES, view.piles, strict=True):
        text.append(f"{name} {len(slots)}", style="not italic")
        if slots and slots[0].price is not None:
            text.append(f" (top {slots[0].price}$)", style="not italic")
        known = [f"{i + 1}: {TILE_NAMES[slot.tile]}" for i, slot in enumerate(slots) if slot.tile is not None]
        if known:
            text.append(f" [{', '.join(known)}]", style="dim not italic")
        text.append("  ")
    return text


def _held(view: ShipView) -> Text:
    text = Text("Being looked at: ", style="italic")
    for number, slot in enumerate(view.held):
        text.append(f"{number + 1} {_slot_text(view, slot)}  ", style="not italic")
    return text


def _slot_text(view: ShipView, slot: Slot) -> str:
    if slot.tile is not None:
        return tile_text(view.components, slot.tile)
    return "▒▒" if slot.price is None else f"▒▒ {slot.price}$"


def _players(view: ShipView, names: Sequence[str]) -> Table:
    table = Table(box=box.ROUNDED, border_style="dim")
    for heading in ("Player", "Points", "Ducats", "Approvals", "Markers", "Yard", "Barricades, top first"):
        table.add_column(heading)
    for seat in view.order:
        waiting = " …" if seat in view.to_act else " ✓" if view.laid[seat] else ""
        table.add_row(
            mark(seat, f" {names[seat]}{waiting}"),
            str(view.points[seat]),
            str(view.ducats[seat]),
            "▒" if (approvals := view.shown_approvals(seat)) is None else str(approvals),
            "|" * view.markers[seat],
            "\n".join(tile_text(view.components, tile) for tile in view.yards[seat]),
            _barricades(view, seat),
        )
    return table


def _barricades(view: ShipView, seat: Seat) -> str:
    """The top one with its bonus, the others by priority."""
    built = view.built[seat]
    if not built:
        return ""
    below = " ".join(str(priority_of(tile)) for tile in reversed(built[:-1]))
    return f"{priority_of(built[-1])} ({bonus_text(view.components, built[-1])}) {below}".strip()


def _ranking(view: ShipView, names: Sequence[str]) -> list[RenderableType]:
    if view.outcome is None:
        return []
    table = Table(box=box.SIMPLE, title=words.say(view.outcome.reason, names))
    for heading in ("Rank", "Player", "Points", "Ducats", "Approvals", "Top barricade"):
        table.add_column(heading)
    for rank, seat in sorted(zip(view.outcome.ranks, range(view.seats), strict=True)):
        top = view.top_barricade(seat)
        table.add_row(
            str(rank),
            mark(seat, f" {names[seat]}"),
            str(view.outcome.scores[seat]),
            str(view.ducats[seat]),
            str(view.approvals[seat]),
            "none" if top is None else str(priority_of(top)),
        )
    return [table]
