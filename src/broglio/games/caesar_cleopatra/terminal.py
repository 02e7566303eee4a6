"""The table for the terminal. A colour never stands alone: each seat has a shape as well."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from broglio.core.protocol import Seat
from broglio.games.caesar_cleopatra.rules import phases
from broglio.games.caesar_cleopatra.rules.material import (
    CARD_NAMES,
    GROUP_NAMES,
    INFLUENCE,
    MISSIONS,
    PATRICIANS,
    PHILOSOPHER,
    VOTE_NAMES,
)
from broglio.games.caesar_cleopatra.text import words
from broglio.games.caesar_cleopatra.views.holdings import Cards
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView

SHAPES = ("●", "◆")
STYLES = ("bold red", "bold blue")
BACK = "▒"


def draw(view: CaesarCleopatraView, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_head(view, names), _votes(view), _forum(view, names), _players(view, names)]
    return Group(*parts, *_own(view), *_ranking(view, names))


def mark(seat: Seat, text: str = "") -> Text:
    """A seat's shape and colour, with what belongs to it."""
    return Text(f"{SHAPES[seat]}{text}", style=STYLES[seat])


def _head(view: CaesarCleopatraView, names: Sequence[str]) -> Text:
    text = Text.assemble(("Caesar & Cleopatra", "bold"), "  ")
    if view.outcome:
        return text.append("the game is over")
    if view.phase == phases.ARRANGE:
        return text.append("both arrange their manipulation piles")
    if view.phase == phases.MISSIONS:
        return text.append("missions are dealt")
    if view.phase == phases.ARRAY:
        return text.append("both lay out a series face down")
    text.append_text(mark(view.turn, f" {names[view.turn]}")).append(" is on turn")
    if view.alone is not None:
        text.append(", alone")
    if view.passed:
        text.append(", passive")
    if view.phase == phases.WINDOW:
        group = words.WORDS.say(f"group-{GROUP_NAMES[view.group]}")
        text.append(f", exceptional vote at {group}")
    if view.card is not None:
        text.append(f", {CARD_NAMES[view.card]} under way")
    return text


def _votes(view: CaesarCleopatraView) -> Text:
    """The vote deck by counting, and what was turned (C3)."""
    text = Text.assemble(("Vote deck ", "italic"), " ".join(VOTE_NAMES[vote] for vote in view.deck()))
    if view.turned_votes:
        text.append("   turned ", style="italic")
        text.append(" ".join(VOTE_NAMES[vote] for vote in view.turned_votes), style="dim")
    if view.removed_votes:
        text.append("   removed ", style="italic")
        text.append(" ".join(VOTE_NAMES[vote] for vote in view.removed_votes), style="dim strike")
    return text


def _forum(view: CaesarCleopatraView, names: Sequence[str]) -> Table:
    table = Table(box=box.ROUNDED, border_style="dim")
    table.add_column("")
    for group, name in enumerate(GROUP_NAMES):
        voting = view.phase == phases.WINDOW and view.group == group
        table.add_column(Text(name.capitalize(), style="reverse" if voting else ""), min_width=9)
    table.add_row(mark(0, f" {names[0]}"), *[_side(view, 0, group) for group in range(len(GROUP_NAMES))])
    table.add_row("patricians", *[_patricians(view, group) for group in range(len(GROUP_NAMES))])
    table.add_row(mark(1, f" {names[1]}"), *[_side(view, 1, group) for group in range(len(GROUP_NAMES))])
    return table


def _side(view: CaesarCleopatraView, seat: Seat, group: int) -> Text:
    """Face-up cards, then face-down ones: in brackets with their values where they are known."""
    text = Text(" ".join(map(_short, view.up[seat][group])), style=STYLES[seat])
    hidden = view.down_sizes[seat][group]
    known = view.down[seat]
    if hidden and text:
        text.append(" ")
    if hidden and known is not None:
        text.append("[" + " ".join(map(_short, known[group])) + "]", style=STYLES[seat])
    else:
        text.append(BACK * hidden, style=STYLES[seat])
    return text


def _short(card: int) -> str:
    return "P" if card == PHILOSOPHER else CARD_NAMES[card]


def _patricians(view: CaesarCleopatraView, group: int) -> Text:
    """Patricians left, then those won, by their winners' shapes."""
    text = Text("○" * view.left(group), style="bold yellow")
    for seat in range(view.seats):
        text.append(SHAPES[seat] * view.won[seat][group], style=STYLES[seat])
    assert len(text) == PATRICIANS[group]
    return text


def _players(view: CaesarCleopatraView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for heading in ("", "hand", "pile 1", "pile 2", "mission", "discard"):
        table.add_column(Text(heading, style="italic"))
    for seat in range(view.seats):
        name = mark(seat, f" {names[seat]}")
        if seat in view.to_act:
            name.append(" …")
        table.add_row(
            name,
            _hand(view, seat),
            str(view.pile_sizes[seat][0]),
            str(view.pile_sizes[seat][1]),
            _mission(view, seat),
            Text(_summary(view.discards[seat]), style="dim"),
        )
    return table


def _hand(view: CaesarCleopatraView, seat: Seat) -> Text:
    """A hand, or its backs (influence and manipulation differ) with what is remembered of it."""
    known = view.hands[seat]
    if known is not None:
        return Text(" ".join(map(_short, known)) or "empty", style=STYLES[seat])
    influence, manipulations = view.hand_sizes[seat]
    text = Text(f"{BACK * influence} {'M' * manipulations}".strip() or "empty", style=STYLES[seat])
    seen = view.remembered(seat)
    if seen.cards:
        where = f" here or among {seen.down_since} face down" if seen.down_since else ""
        text.append(f" (known: {' '.join(map(_short, seen.cards))}{where})", style="dim")
    return text


def _mission(view: CaesarCleopatraView, seat: Seat) -> str:
    mission = view.missions[seat]
    if mission is not None:
        assert mission < MISSIONS
        return GROUP_NAMES[mission]
    return BACK if view.has_mission[seat] else ""


def _summary(cards: Cards) -> str:
    """Cards with how often each is there."""
    counts = {card: cards.count(card) for card in sorted(set(cards))}
    return "  ".join(_short(card) if count == 1 else f"{count}×{_short(card)}" for card, count in counts.items())


def _own(view: CaesarCleopatraView) -> list[RenderableType]:
    """What only this seat knows: its pile 2, a choice under way; and what it has not seen of the opponent's."""
    seat = view.seat
    if seat is None:
        return []
    lines = []
    order = view.orders[seat]
    if order:
        lines.append(("Your pile 2 from the top ", " ".join(CARD_NAMES[card] for card in order)))
    if view.chosen:
        lines.append(("You mean to discard ", " ".join(map(_short, view.chosen))))
    if view.castling_size and view.castling is not None:
        for group, cards in zip(view.targets, view.castling[1:], strict=True):
            lines.append((f"Castled to the {GROUP_NAMES[group]} ", " ".join(map(_short, cards)) or "nothing yet"))
    influence = tuple(card for card in view.unseen(1 - seat) if card < INFLUENCE)
    lines.append(("Unseen influence of your opponent ", _summary(influence)))
    return [Text.assemble((label, "italic"), text) for label, text in lines]


def _ranking(view: CaesarCleopatraView, names: Sequence[str]) -> list[RenderableType]:
    if view.outcome is None:
        return []
    table = Table(box=box.SIMPLE, title=words.say(view.outcome.reason, names))
    for heading in ("Rank", "Player", "Points", "Patricians"):
        table.add_column(heading)
    for rank, seat in sorted(zip(view.outcome.ranks, range(view.seats), strict=True)):
        table.add_row(
            str(rank),
            mark(seat, f" {names[seat]}"),
            str(view.outcome.scores[seat]),
            str(sum(view.won[seat])),
        )
    return [table]
