"""The table for the terminal. A colour never stands alone: each seat has a shape as well."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from broglio.core.kit.terminal import KIT_WORDS
from broglio.core.language.words import Argument
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


def draw(view: CaesarCleopatraView, names: Sequence[str], language: str = "en") -> RenderableType:
    """The whole table as one seat sees it."""
    return Group(
        _head(view, names, language),
        _votes(view, language),
        _forum(view, names, language),
        _players(view, names, language),
        *_own(view, language),
        *_ranking(view, names, language),
    )


def _say(key: str, language: str, **facts: Argument) -> str:
    return words.WORDS.say(key, language, facts)


def mark(seat: Seat, text: str = "") -> Text:
    """A seat's shape and colour, with what belongs to it."""
    return Text(f"{SHAPES[seat]}{text}", style=STYLES[seat])


def _head(view: CaesarCleopatraView, names: Sequence[str], language: str) -> Text:
    text = Text.assemble((_say("game-name", language), "bold"), "  ")
    if view.outcome:
        return text.append(_say("subtitle-over", language))
    if view.phase == phases.ARRANGE:
        return text.append(_say("subtitle-arrange", language))
    if view.phase in (phases.MISSIONS, phases.ARRAY):
        return text.append(_say("subtitle-array", language))
    key = "subtitle-passive" if view.passed else "subtitle-turn"
    parts = [_say(key, language, seat=names[view.turn])]
    if view.alone is not None:
        parts.append(_say("plays-alone", language))
    if view.phase == phases.WINDOW:
        parts += [_group(view.group, language), _say("votes-now", language)]
    if view.card is not None:
        parts.append(_short(view.card, language))
    return text.append_text(mark(view.turn, " ")).append(" · ".join(parts))


def _group(group: int, language: str) -> str:
    return _say(f"group-{GROUP_NAMES[group]}.label", language)


def _votes(view: CaesarCleopatraView, language: str) -> Text:
    """The vote deck by counting, and what was turned (C3)."""
    text = Text.assemble((_say("vote-deck", language) + "  ", "italic"), _vote_names(view.deck(), language))
    if view.turned_votes:
        text.append(f"   {_say('turned-votes', language)}  ", style="italic")
        text.append(_vote_names(view.turned_votes, language), style="dim")
    if view.removed_votes:
        text.append(f"   {_say('votes-removed', language, count=len(view.removed_votes))}  ", style="italic")
        text.append(_vote_names(view.removed_votes, language), style="dim strike")
    return text


def _vote_names(votes: Sequence[int], language: str) -> str:
    kinds = [("group" if VOTE_NAMES[vote] in GROUP_NAMES else "vote", VOTE_NAMES[vote]) for vote in votes]
    return " · ".join(_say(f"{kind}-{name}.label", language) for kind, name in kinds)


def _forum(view: CaesarCleopatraView, names: Sequence[str], language: str) -> Table:
    table = Table(box=box.ROUNDED, border_style="dim")
    table.add_column("")
    for group in range(len(GROUP_NAMES)):
        voting = view.phase == phases.WINDOW and view.group == group
        table.add_column(Text(_group(group, language), style="reverse" if voting else ""), min_width=9)
    table.add_row(mark(0, f" {names[0]}"), *[_side(view, 0, group, language) for group in range(len(GROUP_NAMES))])
    table.add_row(_say("points-patricians", language), *[_patricians(view, group) for group in range(len(GROUP_NAMES))])
    table.add_row(mark(1, f" {names[1]}"), *[_side(view, 1, group, language) for group in range(len(GROUP_NAMES))])
    return table


def _side(view: CaesarCleopatraView, seat: Seat, group: int, language: str) -> Text:
    """Face-up cards, then face-down ones: in brackets with their values where they are known."""
    text = Text(_listed(view.up[seat][group], language), style=STYLES[seat])
    hidden = view.down_sizes[seat][group]
    known = view.down[seat]
    if hidden and text:
        text.append(" ")
    if hidden and known is not None:
        text.append(f"[{_listed(known[group], language)}]", style=STYLES[seat])
    else:
        text.append(BACK * hidden, style=STYLES[seat])
    return text


def _short(card: int, language: str) -> str:
    if card == PHILOSOPHER:
        return _say("philosopher-letter", language)
    return _say(f"card-{CARD_NAMES[card]}.label", language)


def _listed(cards: Sequence[int], language: str) -> str:
    return " ".join(_short(card, language) for card in cards)


def _patricians(view: CaesarCleopatraView, group: int) -> Text:
    """Patricians left, then those won, by their winners' shapes."""
    text = Text("○" * view.left(group), style="bold yellow")
    for seat in range(view.seats):
        text.append(SHAPES[seat] * view.won[seat][group], style=STYLES[seat])
    assert len(text) == PATRICIANS[group]
    return text


def _players(view: CaesarCleopatraView, names: Sequence[str], language: str) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for key in ("hand", "pile-1", "pile-2", "mission", "discard"):
        table.add_column(Text(_say(key, language), style="italic"))
    for seat in range(view.seats):
        name = mark(seat, f" {names[seat]}")
        if seat in view.to_act:
            name.append(" …")
        table.add_row(
            name,
            _hand(view, seat, language),
            str(view.pile_sizes[seat][0]),
            str(view.pile_sizes[seat][1]),
            _mission(view, seat, language),
            Text(_summary(view.discards[seat], language), style="dim"),
        )
    return table


def _hand(view: CaesarCleopatraView, seat: Seat, language: str) -> Text:
    """A hand, or its backs (influence and manipulation differ) with what is remembered of it."""
    known = view.hands[seat]
    if known is not None:
        return Text(_listed(known, language) or _say("no-cards", language), style=STYLES[seat])
    influence, manipulations = view.hand_sizes[seat]
    backs = f"{BACK * influence} {'M' * manipulations}".strip()
    text = Text(backs or _say("no-cards", language), style=STYLES[seat])
    seen = view.remembered(seat)
    if seen.cards:
        cards = _listed(seen.cards, language)
        text.append(f" ({_say('known-of-hand', language, cards=cards, count=seen.down_since)})", style="dim")
    return text


def _mission(view: CaesarCleopatraView, seat: Seat, language: str) -> str:
    mission = view.missions[seat]
    if mission is not None:
        assert mission < MISSIONS
        return _group(mission, language)
    return BACK if view.has_mission[seat] else ""


def _summary(cards: Cards, language: str) -> str:
    """Cards with how often each is there."""
    counts = {card: cards.count(card) for card in sorted(set(cards))}
    return "  ".join(_say("times", language, count=counts[card], card=_short(card, language)) for card in counts)


def _own(view: CaesarCleopatraView, language: str) -> list[RenderableType]:
    """What only this seat knows: its pile 2, a choice under way; and what it has not seen of the opponent's."""
    seat = view.seat
    if seat is None:
        return []
    lines = []
    order = view.orders[seat]
    if order:
        lines.append((_say("your-order", language), _listed(order, language)))
    if view.chosen:
        lines.append((_say("to-discard", language), _listed(view.chosen, language)))
    if view.castling_size and view.castling is not None:
        for group, cards in zip(view.targets, view.castling[1:], strict=True):
            castled = _listed(cards, language) or _say("no-cards", language)
            lines.append((_say("castled-to", language, group=_group(group, language)), castled))
    influence = tuple(card for card in view.unseen(1 - seat) if card < INFLUENCE)
    lines.append((_say("unseen-influence", language), _summary(influence, language)))
    return [Text.assemble((f"{label}  ", "italic"), text) for label, text in lines]


def _ranking(view: CaesarCleopatraView, names: Sequence[str], language: str) -> list[RenderableType]:
    if view.outcome is None:
        return []
    table = Table(box=box.SIMPLE, title=words.say(view.outcome.reason, names, language))
    for heading in ("rank", "player", "points"):
        table.add_column(KIT_WORDS.say(heading, language))
    table.add_column(_say("points-patricians", language))
    for rank, seat in sorted(zip(view.outcome.ranks, range(view.seats), strict=True)):
        table.add_row(
            str(rank),
            mark(seat, f" {names[seat]}"),
            str(view.outcome.scores[seat]),
            str(sum(view.won[seat])),
        )
    return [table]
