"""Doge's table for the terminal. A colour never stands alone: each seat has a shape as well."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from broglio.core.protocol import Seat
from broglio.games.doge.rules.material import (
    AREA_NAMES,
    AREAS,
    CIRCLE,
    COUNSELLOR_NAMES,
    DISTRICTS,
    FIRST_PRICE,
    HAND,
    NOBODY,
    SITES,
    placings,
)
from broglio.games.doge.text import words
from broglio.games.doge.views.view import DogeView

SHAPES = ("●", "◆", "■", "▲")
STYLES = ("bold red", "bold blue", "bold yellow", "bold green")
HOUSE = "⌂"


def draw(view: DogeView, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    return Group(_head(view), _orders(view), _map(view, names), _circles(view), *_ranking(view, names))


def mark(seat: Seat, text: str = "") -> Text:
    """A seat's shape and colour, with what belongs to it."""
    return Text(f"{SHAPES[seat]}{text}", style=STYLES[seat])


def _head(view: DogeView) -> Text:
    stage = "cards are dealt"
    if view.outcome:
        stage = "the game is over"
    elif view.agenda or view.voted:
        stage = "part 2: the votes"
    elif len(view.brown) == AREAS:
        stage = f"part 1: placing {view.placing + 1} of {placings(view.seats)}"
    return Text.assemble(("Doge", "bold"), f"  round {view.round + 1}, {stage}")


def _orders(view: DogeView) -> Table:
    """Both rows of vote-order cards (D5)."""
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    brown = []
    for i, area in enumerate(view.brown):
        if i < view.voted:
            brown.append(Text(_short(area), style="dim strike"))
        elif i == view.voted and view.agenda:
            brown.append(Text(f"▶{_short(area)}", style="bold reverse"))
        else:
            brown.append(Text(_short(area)))
    blue = [Text(_short(area), style="cyan") for area in view.blue]
    blue += [Text("▒▒", style="cyan dim")] * (AREAS - len(blue))
    table.add_row(Text("this round", style="italic"), *brown)
    table.add_row(Text("next round", style="italic"), *blue)
    return table


def _short(area: int) -> str:
    return words.WORDS.say(f"area-{AREA_NAMES[area]}").removeprefix("the Doge’s ")


def _sign(area: int) -> str:
    """The sign by which the counsellors of an area are known (D4)."""
    return COUNSELLOR_NAMES[area].removesuffix("-1")


def _map(view: DogeView, names: Sequence[str]) -> Table:
    table = Table(box=box.ROUNDED, show_lines=False, border_style="dim")
    table.add_column("Area")
    table.add_column("Sites")
    for seat in range(view.seats):
        heading = mark(seat, f" {names[seat]}")
        if seat in view.to_act:
            heading.append(" …" if not view.laid[seat] else "")
        if view.laid[seat]:
            heading.append(" ✓")
        table.add_column(heading)
    table.add_column("Counsellors")
    for area in range(AREAS):
        if area == DISTRICTS:
            table.add_section()
        style = "reverse" if area == view.area else ""
        table.add_row(
            Text.assemble((_short(area), style), (f" {_sign(area)}", "dim")),
            _sites(view, area),
            *[_holdings(view, seat, area) for seat in range(view.seats)],
            _visitors(view, area),
        )
    table.add_section()
    seats = range(view.seats)
    table.add_row("Markers", "in hand", *[_hand(view, seat) for seat in seats])
    table.add_row("Houses", "left", *[str(view.supply(seat)) for seat in seats])
    table.add_row("Palaces", "left", *[str(view.palaces_left(seat)) for seat in seats])
    table.add_row("Rings", "left", *[str(view.rings_left(seat)) for seat in seats])
    return table


def _sites(view: DogeView, area: int) -> Text:
    """Palaces that stand, by owner, and what the free sites cost (D3)."""
    text = Text()
    if area == DISTRICTS:
        return text
    filled = 0
    for seat in range(view.seats):
        for _ in range(view.palaces[seat][area]):
            text.append(SHAPES[seat], style=STYLES[seat])
            text.append(" ")
            filled += 1
    free = " ".join(str(FIRST_PRICE + site) for site in range(filled, SITES))
    return text.append(free, style="dim")


def _holdings(view: DogeView, seat: Seat, area: int) -> Text:
    """Houses and markers of one seat in one area; markers with values where they are known, else face down."""
    text = Text()
    if area < DISTRICTS and view.houses[seat][area]:
        text.append(f"{view.houses[seat][area]}{HOUSE} ", style=STYLES[seat])
    known = view.markers[seat][area]
    if known is None:
        text.append("▒" * view.marker_counts[seat][area], style=STYLES[seat])
    elif known:
        text.append("[" + " ".join(map(str, known)) + "]", style=STYLES[seat])
    return text


def _visitors(view: DogeView, area: int) -> Text:
    text = Text()
    for counsellor, name in enumerate(COUNSELLOR_NAMES):
        if view.standing[counsellor] == area and view.ring[counsellor] != NOBODY:
            text.append_text(mark(view.ring[counsellor], name)).append(" ")
    return text


def _hand(view: DogeView, seat: Seat) -> Text:
    known = view.markers[seat][HAND]
    if not view.in_hand(seat):
        return Text("none", style="dim")
    if known is None:
        return Text("▒" * view.in_hand(seat), style=STYLES[seat])
    return Text("[" + " ".join(map(str, known)) + "]", style=STYLES[seat])


def _circles(view: DogeView) -> Text:
    neutral = [name for counsellor, name in enumerate(COUNSELLOR_NAMES) if view.standing[counsellor] == CIRCLE]
    return Text.assemble(("Neutral counsellors: ", "italic"), " ".join(neutral) or "none")


def _ranking(view: DogeView, names: Sequence[str]) -> list[RenderableType]:
    if view.outcome is None:
        return []
    table = Table(box=box.SIMPLE, title=words.say(view.outcome.reason, names))
    for heading in ("Rank", "Player", "Palaces", "Districts", "Houses"):
        table.add_column(heading)
    for rank, seat in sorted(zip(view.outcome.ranks, range(view.seats), strict=True)):
        table.add_row(
            str(rank),
            mark(seat, f" {names[seat]}"),
            str(view.outcome.scores[seat]),
            str(sum(1 for count in view.palaces[seat] if count)),
            str(sum(view.houses[seat])),
        )
    return [table]
