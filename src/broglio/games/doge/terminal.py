"""Doge's table for the terminal. A colour never stands alone: each seat has a shape as well."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from broglio.core.kit.terminal import KIT_WORDS
from broglio.core.language.words import Argument
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


def draw(view: DogeView, names: Sequence[str], language: str = "en") -> RenderableType:
    """The whole table as one seat sees it."""
    return Group(
        _head(view, language),
        _orders(view, language),
        _map(view, names, language),
        _circles(view, language),
        *_ranking(view, names, language),
    )


def _say(key: str, language: str, **facts: Argument) -> str:
    return words.WORDS.say(key, language, facts)


def mark(seat: Seat, text: str = "") -> Text:
    """A seat's shape and colour, with what belongs to it."""
    return Text(f"{SHAPES[seat]}{text}", style=STYLES[seat])


def _head(view: DogeView, language: str) -> Text:
    number = view.round + 1
    if view.outcome:
        stage = _say("subtitle-over", language, round=number)
    elif view.agenda or view.voted:
        stage = _say("subtitle-count", language, round=number)
    elif len(view.brown) == AREAS:
        facts = {"number": view.placing + 1, "count": placings(view.seats)}
        stage = _say("subtitle-placing", language, round=number, **facts)
    else:
        stage = _say("subtitle-dealing", language, round=number)
    return Text.assemble((_say("game-name", language), "bold"), f"  {stage}")


def _orders(view: DogeView, language: str) -> Table:
    """Both rows of vote-order cards (D5)."""
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    brown = []
    for i, area in enumerate(view.brown):
        if i < view.voted:
            brown.append(Text(_short(area, language), style="dim strike"))
        elif i == view.voted and view.agenda:
            brown.append(Text(f"▶{_short(area, language)}", style="bold reverse"))
        else:
            brown.append(Text(_short(area, language)))
    blue = [Text(_short(area, language), style="cyan") for area in view.blue]
    blue += [Text("▒▒", style="cyan dim")] * (AREAS - len(blue))
    table.add_row(Text(_say("this-round", language), style="italic"), *brown)
    table.add_row(Text(_say("next-round", language), style="italic"), *blue)
    return table


def _short(area: int, language: str) -> str:
    return _say("short-palace" if area == DISTRICTS else f"area-{AREA_NAMES[area]}.label", language)


def _sign(area: int) -> str:
    """The sign by which the counsellors of an area are known (D4)."""
    return COUNSELLOR_NAMES[area].removesuffix("-1")


def _map(view: DogeView, names: Sequence[str], language: str) -> Table:
    table = Table(box=box.ROUNDED, show_lines=False, border_style="dim")
    table.add_column(_say("area", language))
    table.add_column(_say("sites", language))
    for seat in range(view.seats):
        heading = mark(seat, f" {names[seat]}")
        if seat in view.to_act:
            heading.append(" …" if not view.laid[seat] else "")
        if view.laid[seat]:
            heading.append(" ✓")
        table.add_column(heading)
    table.add_column(_say("counsellors", language))
    for area in range(AREAS):
        if area == DISTRICTS:
            table.add_section()
        style = "reverse" if area == view.area else ""
        table.add_row(
            Text.assemble((_short(area, language), style), (f" {_sign(area)}", "dim")),
            _sites(view, area),
            *[_holdings(view, seat, area) for seat in range(view.seats)],
            _visitors(view, area),
        )
    table.add_section()
    seats = range(view.seats)
    left = _say("left", language)
    table.add_row(_say("markers", language), _say("hand", language), *[_hand(view, seat, language) for seat in seats])
    table.add_row(_say("houses", language), left, *[str(view.supply(seat)) for seat in seats])
    table.add_row(_say("palaces", language), left, *[str(view.palaces_left(seat)) for seat in seats])
    table.add_row(_say("rings", language), left, *[str(view.rings_left(seat)) for seat in seats])
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


def _hand(view: DogeView, seat: Seat, language: str) -> Text:
    known = view.markers[seat][HAND]
    if not view.in_hand(seat):
        return Text(_say("nothing", language), style="dim")
    if known is None:
        return Text("▒" * view.in_hand(seat), style=STYLES[seat])
    return Text("[" + " ".join(map(str, known)) + "]", style=STYLES[seat])


def _circles(view: DogeView, language: str) -> Text:
    neutral = [name for counsellor, name in enumerate(COUNSELLOR_NAMES) if view.standing[counsellor] == CIRCLE]
    return Text.assemble(
        (_say("neutral-counsellors", language) + " ", "italic"), " ".join(neutral) or _say("nothing", language)
    )


def _ranking(view: DogeView, names: Sequence[str], language: str) -> list[RenderableType]:
    if view.outcome is None:
        return []
    table = Table(box=box.SIMPLE, title=words.say(view.outcome.reason, names, language))
    for heading in ("rank", "player"):
        table.add_column(KIT_WORDS.say(heading, language))
    for key in ("palaces", "districts-held", "houses-on-map"):
        table.add_column(_say(key, language))
    for rank, seat in sorted(zip(view.outcome.ranks, range(view.seats), strict=True)):
        table.add_row(
            str(rank),
            mark(seat, f" {names[seat]}"),
            str(view.outcome.scores[seat]),
            str(sum(1 for count in view.palaces[seat] if count)),
            str(sum(view.houses[seat])),
        )
    return [table]
