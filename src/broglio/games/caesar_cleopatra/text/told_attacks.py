"""What is told of manipulation cards: named, vetoed or allowed, carried out (C27 to C33)."""

from __future__ import annotations

from collections.abc import Sequence

from broglio.core.protocol import Event, Fact, Saying, Seat
from broglio.games.caesar_cleopatra.rules import memory, phases
from broglio.games.caesar_cleopatra.rules.material import (
    ASSASSINATION,
    CARD_NAMES,
    COPIES,
    GROUP_NAMES,
    GROUPS,
    INFLUENCE,
    VETO,
    value_of,
)
from broglio.games.caesar_cleopatra.text.teller import WHOLE_BOARD, Line, Notice, Teller, group_place

NAMED = tuple(f"{card}-named" for card in CARD_NAMES[INFLUENCE:VETO])
ANSWERED, ATTACK = 0.7, 2.2
"""Seconds at normal speed."""
LEAST_COLUMNS = 2
"""A card beside what it is about needs this many columns of the board."""


def tell_attack(teller: Teller, events: Sequence[Event], named: Event, later: Sequence[Event]) -> None:
    """What became of a manipulation card in a step; `later` is what else happened in the same step."""
    lines: list[Line] = []
    for event in events:
        if event.key in NAMED:
            lines += _tell_naming(teller, event)
        elif event.key in ("allowed", "hand-seen"):
            teller.say(event, ANSWERED)
    by_key = {event.key: event for event in events}
    effect = _effect(teller, events, named, later)
    if effect and "castled" in by_key and _seat(named) == teller.view.seat:
        teller.say(effect[0], ATTACK, *_places(named))  # its player has just laid the cards
    elif effect:
        phase = teller.show(effect[0], ATTACK, *_places(named), sound="card", hurts=_victim(named, by_key))
        lines += [Line(saying, phase) for saying in effect]
    if lines:
        teller.acts.append(_notice(teller, lines, named, by_key))


def _tell_naming(teller: Teller, named: Event) -> list[Line]:
    """Card and target are named. Who did it needs no stage for it."""
    seat = _seat(named)
    is_asked = teller.view.stage == phases.ASKED
    if seat == teller.view.seat:
        teller.say(named, ATTACK, *_places(named))
        return []
    phase = teller.show(named, ATTACK, *_places(named), sound="card")
    lines = [Line(named, phase)]
    if is_asked:
        facts: dict[str, Fact] = {"seat": seat, "other": 1 - seat}
        lines.append(Line(Saying(f"story-threat-{_card(named)}", facts, "C33"), phase))
    return lines


def _notice(teller: Teller, lines: list[Line], named: Event, by_key: dict[str, Event]) -> Notice:
    """The act: whose card, where it may lie, and what this seat has to decide because of it."""
    view, seat = teller.view, _seat(named)
    answer = ""
    if view.seat == 1 - seat and view.stage == phases.ASKED:
        answer = "veto"
    elif view.seat == 1 - seat and "spied-out" in by_key and view.owed[view.seat]:
        answer = "draw"
    teller.stays = bool(answer)
    card, is_above = _card(named), 1 - seat == teller.near
    columns = _beside([GROUP_NAMES.index(group) for group in _groups(named)])
    if "vetoed" in by_key:
        return Notice(tuple(lines), CARD_NAMES[VETO], 1 - seat, card, columns, not is_above)
    if "castled" in by_key:  # the cards of the player who castled
        is_above = not is_above
    return Notice(tuple(lines), card, seat, "", columns, is_above, answer)


def _effect(teller: Teller, events: Sequence[Event], named: Event, later: Sequence[Event]) -> list[Saying]:
    """What a card did, and what that means; nothing, while it has done nothing."""
    by_key = {event.key: event for event in events}
    if "vetoed" in by_key:
        return _vetoed(teller, by_key["vetoed"])
    if "spied-out" in by_key:
        return _spied(teller, by_key["spied-out"])
    if "castled" in by_key:
        return _castled(teller, events)
    if "lost" not in by_key and "turned-up" not in by_key:
        return []
    if named.key == "assassination-named":
        return _killed(teller, named, later)
    return _scouted(teller, named, by_key) if named.key == "scout-named" else _struck(named, events)


def _vetoed(teller: Teller, vetoed: Event) -> list[Saying]:
    """No effect (C32)."""
    seat = _seat(vetoed)
    return [
        vetoed,
        Saying("story-no-effect", {"seat": seat, "other": 1 - seat}, "C32"),
        Saying("story-vetoes-left", {"seat": seat, "count": _unseen(teller, seat, VETO)}, "C12"),
    ]


def _spied(teller: Teller, spied: Event) -> list[Saying]:
    """A card is discarded; its owner knows what else was seen (C28)."""
    victim = _seat(spied)
    facts: dict[str, Fact] = {"seat": 1 - victim, "other": victim, "card": spied.facts["card"]}
    sayings = [Saying("story-spied", facts, "C28")]
    hand = teller.view.hands[victim]
    if victim == teller.view.seat and hand:
        cards = tuple([CARD_NAMES[card] for card in hand])
        sayings.append(Saying("story-hand-known-you", {"seat": 1 - victim, "cards": cards}, "C28"))
    return sayings


def _castled(teller: Teller, events: Sequence[Event]) -> list[Saying]:
    """The counts alone; and where memory is aided, what lay open before (C29, C6)."""
    one, other = (event.facts for event in events if event.key == "castled")
    facts: dict[str, Fact] = {"seat": one["seat"], "group": one["group"], "count": one["count"]}
    others: dict[str, Fact] = {"other_group": other["group"], "other_count": other["count"]}
    sayings = [Saying("story-castled", {**facts, **others}, "C29")]
    lifted = [entry.cards for entry in teller.view.memory if entry.kind == memory.LIFTED]
    if lifted and lifted[-1]:  # a strict table shows no memory
        cards = tuple([CARD_NAMES[card] for card in lifted[-1]])
        sayings.append(Saying("story-castled-known", {"seat": one["seat"], "cards": cards}, "C29"))
    return sayings


def _killed(teller: Teller, named: Event, later: Sequence[Event]) -> list[Saying]:
    """A card is discarded, and the open totals are others (C27)."""
    seat, group, card = _seat(named), str(named.facts["group"]), str(named.facts["card"])
    sayings = [Saying("story-killed", {**named.facts, "other": 1 - seat}, "C27")]
    value = _value(card)
    if value:
        own, others = (_open_total(teller, owner, group, later) for owner in (seat, 1 - seat))
        facts: dict[str, Fact] = {"seat": seat, "points": own, "other": 1 - seat, "other_points": others}
        sayings.append(Saying("story-open-totals", {**facts, "before": others + value}, "C12"))
    return sayings


def _scouted(teller: Teller, named: Event, by_key: dict[str, Event]) -> list[Saying]:
    """Hidden cards lie open for good, where assassins reach them (C30)."""
    seat = _seat(named)
    turned = by_key["turned-up"].facts
    facts: dict[str, Fact] = {"seat": seat, "other": 1 - seat, "group": turned["group"], "cards": turned["cards"]}
    left = _unseen(teller, seat, ASSASSINATION)
    return [
        Saying("story-scouted", facts, "C30"),
        Saying("story-assassins-left", {"seat": seat, "count": left}, "C27"),
    ]


def _struck(named: Event, events: Sequence[Event]) -> list[Saying]:
    """Everything at a group is discarded (C31)."""
    sayings = [Saying("story-struck", named.facts, "C31")]
    for seat in (1 - _seat(named), _seat(named)):
        lost = [event.facts for event in events if event.key == "lost" and event.facts["seat"] == seat]
        if lost:
            cards = tuple([str(facts["card"]) for facts in lost])
            sayings.append(Saying("story-discards", {"seat": seat, "cards": cards}, "C31"))
    return sayings


def _seat(event: Event) -> Seat:
    return int(str(event.facts["seat"]))


def _card(named: Event) -> str:
    """The card that was played."""
    return named.key.removesuffix("-named")


def _groups(named: Event) -> list[str]:
    """The groups that a card is aimed at."""
    return [str(named.facts[key]) for key in ("group", "other_group") if key in named.facts]


def _places(named: Event) -> list[str]:
    return [group_place(group) for group in _groups(named)]


def _victim(named: Event, by_key: dict[str, Event]) -> Seat | None:
    """Who lost something by what happened."""
    if "castled" in by_key:
        return None
    return _seat(named) if "vetoed" in by_key else 1 - _seat(named)


def _value(card: str) -> int:
    return int(value_of(CARD_NAMES.index(card)))


def _open_total(teller: Teller, seat: Seat, group: str, later: Sequence[Event]) -> int:
    """What lies face up, before what came later in the step."""
    lost = [_value(str(event.facts["card"])) for event in later if event.key == "lost" and _is_at(event, seat, group)]
    return sum(lost) + sum(int(value_of(card)) for card in teller.view.up[seat][GROUP_NAMES.index(group)])


def _is_at(event: Event, seat: Seat, group: str) -> bool:
    return event.facts["seat"] == seat and event.facts["group"] == group


def _unseen(teller: Teller, seat: Seat, card: int) -> int:
    """How many of a player's cards of a kind are not in the discard, where both may look (C12)."""
    return int(COPIES[card]) - teller.view.discards[seat].count(card)


def _beside(targets: Sequence[int]) -> tuple[int, int]:
    """The most columns in a row without a target, where that is enough to lie in."""
    runs: list[tuple[int, int]] = []
    start = 0
    for column in [*sorted(targets), int(GROUPS)]:
        runs.append((start, column))
        start = column + 1
    widest = max(runs, key=lambda run: run[1] - run[0])
    return widest if widest[1] - widest[0] >= LEAST_COLUMNS else WHOLE_BOARD
