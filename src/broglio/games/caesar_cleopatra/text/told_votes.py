"""What is told of votes, exceptional votes and vote cards that call for none (C15, C17 to C26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from broglio.core.protocol import Event, Fact, Saying, Seat
from broglio.games.caesar_cleopatra.rules.material import CARD_NAMES, GROUP_NAMES, PHILOSOPHER, VOTE_NAMES
from broglio.games.caesar_cleopatra.text.teller import Line, Notice, Teller, group_place, won_place

# Seconds at normal speed.
VOTE_CARD, TURNED_UP, COUNTED, PHILOSOPHERS, PATRICIAN, NO_VOTE = 0.9, 0.9, 1.2, 1.4, 1.6, 1.2
THE_PHILOSOPHER = CARD_NAMES[PHILOSOPHER]


class Shown(NamedTuple):
    """An influence card in a vote."""

    name: str
    was_hidden: bool
    loss: str = ""
    """Why it is discarded: `highest`, `lowest` (C20) or `goes` (C21, C24); empty: it stays."""


class Side(NamedTuple):
    """A player's part of a vote."""

    seat: Seat
    cards: tuple[Shown, ...]
    total: int
    standing: str
    """`higher`, `lower` or `equal`."""
    wins: bool
    won: int
    """Patricians of the group that the player has, after the vote."""


class Vote(NamedTuple):
    """An act: the vote at one group. A phase of 0 was before this step, None is not in this step."""

    group: str
    is_exceptional: bool
    left: int
    """Patricians of the group after the vote."""
    far: Side
    near: Side
    first: int
    turned: int
    """Phase in which hidden cards are turned up."""
    counted: int | None
    judged: int | None
    """Phase in which philosophers turn the vote round, or cancel each other."""
    decided: int | None
    verdict: str
    """`higher` or `lower` total wins, `cancelled`: philosophers cancel each other, `tied`."""
    steps: tuple[tuple[str, int], ...]
    """The way through the vote: what happens in which phase."""
    kind: str = "vote"


def tell_votes(teller: Teller, events: Sequence[Event]) -> None:
    """A vote card that is turned, or an exceptional vote, with all that follows from it."""
    by_key = {event.key: event for event in events}
    if "vote-turned" in by_key and "vote-held" not in by_key:
        _tell_no_vote(teller, by_key)
    else:
        _tell_vote(teller, events, by_key)


def _tell_no_vote(teller: Teller, by_key: dict[str, Event]) -> None:
    """An orgy, or the card of a group that is gone (C21, C26)."""
    turned = by_key["vote-turned"]
    vote = str(turned.facts["vote"])
    lines = [Line(turned, teller.show(turned, NO_VOTE, _vote_place(teller, vote), sound="card"))]
    removed = by_key.get("vote-removed")
    if removed is None:
        lines.append(Line(Saying("story-no-vote", {}, "C26"), teller.phase))
    else:
        lines.append(Line(removed, teller.show(removed, NO_VOTE, "vote-deck", sound="card")))
    teller.acts.append(Notice(tuple(lines), vote))


def _tell_vote(teller: Teller, events: Sequence[Event], by_key: dict[str, Event]) -> None:
    """Cards turned up, totals, philosophers, the patrician and the discards, as far as this step brought them."""
    called = by_key.get("vote-turned") or by_key.get("exceptional-vote")
    group = str((by_key.get("vote-held") or by_key["exceptional-vote"]).facts["group"])
    place = group_place(group)
    first, turned = teller.phase + 1, 0
    if called is not None:
        turned = teller.show(called, VOTE_CARD, place, _vote_place(teller, group), sound="vote")
    if "turned-up" in by_key:
        turned = teller.show(_turned_up(events), TURNED_UP, place, sound="card")
    sides = _sides(teller, events, group)
    steps = [("turned-up", turned)]
    counted = judged = decided = None
    verdict = ""
    if "counted" not in by_key:  # the active player may still play a card (C22)
        steps.append(("counted", teller.phase + 1))
    else:
        counted = teller.show(_counted(group, sides), COUNTED, place)
        steps.append(("counted", counted))
        verdict, ruling = _verdict(by_key, sides)
        if ruling is not None:
            judged = teller.show(ruling, PHILOSOPHERS, place)
            steps.append(("philosopher", judged))
        decided = _tell_decision(teller, events, by_key, sides)
        steps.append(("tied" if verdict == "tied" else "patrician", decided))
    far, near = sides[1 - teller.near], sides[teller.near]
    left = teller.view.left(GROUP_NAMES.index(group))
    is_exceptional = "vote-turned" not in by_key
    act = Vote(group, is_exceptional, left, far, near, first, turned, counted, judged, decided, verdict, tuple(steps))
    teller.acts.append(act)


def _vote_place(teller: Teller, vote: str) -> str:
    """A vote card where it lies: among those turned, if it is still there."""
    count = teller.view.turned_votes.count(VOTE_NAMES.index(vote))
    return f"vote-{vote}-{count - 1}" if count else "vote-deck"


def _turned_up(events: Sequence[Event]) -> Saying:
    """Which cards lay hidden."""
    turned = [event for event in events if event.key == "turned-up"]
    if len(turned) == 1:
        return turned[0]
    one, other = (event.facts for event in turned)
    cards: dict[str, Fact] = {"cards": one["cards"], "other_cards": other["cards"]}
    return Saying(
        "story-turned-up", {"group": one["group"], "seat": one["seat"], "other": other["seat"], **cards}, "C17"
    )


def _counted(group: str, sides: Sequence[Side]) -> Saying:
    """Both totals, the higher one first."""
    one, other = sorted(sides, key=lambda side: -side.total)
    totals: dict[str, Fact] = {"points": one.total, "other_points": other.total}
    return Saying("story-counted", {"group": group, "seat": one.seat, "other": other.seat, **totals}, "C18")


def _verdict(by_key: dict[str, Event], sides: Sequence[Side]) -> tuple[str, Saying | None]:
    """What decides the vote, and what philosophers have to do with it (C23)."""
    if "tied" in by_key:
        return "tied", None
    if "turned-round" in by_key:
        return "lower", by_key["turned-round"]
    if all(any(card.name == THE_PHILOSOPHER for card in side.cards) for side in sides):
        return "cancelled", Saying("story-cancelled", {}, "C23")
    return "higher", None


def _tell_decision(teller: Teller, events: Sequence[Event], by_key: dict[str, Event], sides: Sequence[Side]) -> int:
    """Who wins the patrician, and what is discarded; or that nothing happens."""
    if "tied" in by_key:
        return teller.show(by_key["tied"], PATRICIAN, group_place(by_key["tied"].facts["group"]))
    won = by_key["patrician-won"]
    winner = next(side.seat for side in sides if side.wins)
    group = won.facts["group"]
    caption: Saying = won if "group-empty" in by_key else _won(won, events, winner)
    places = group_place(group), won_place(winner, group)
    decided = teller.show(caption, PATRICIAN, *places, sound="palace", hurts=1 - winner)
    if "group-empty" in by_key:
        teller.show(by_key["group-empty"], PATRICIAN, group_place(group))
    return decided


def _won(won: Event, events: Sequence[Event], winner: Seat) -> Saying:
    """The patrician with the discards of both (C20, C24)."""
    facts: dict[str, Fact] = {**won.facts, "other": 1 - winner}
    own, others = _lost(events, winner), _lost(events, 1 - winner)
    if own and others:
        return Saying("story-won-both-discard", {**facts, "cards": own, "other_cards": others}, "C20")
    if own:
        return Saying("story-won-and-discards", {**facts, "cards": own}, "C20")
    return Saying("story-won-other-discards", {**facts, "other_cards": others}, "C20")


def _lost(events: Sequence[Event], seat: Seat) -> tuple[str, ...]:
    """A player's discards, in their order."""
    return tuple([str(event.facts["card"]) for event in events if event.key == "lost" and event.facts["seat"] == seat])


def _sides(teller: Teller, events: Sequence[Event], group: str) -> list[Side]:
    """Both players' parts, by seat: what lies there after the vote, and what went by it."""
    view, number = teller.view, GROUP_NAMES.index(group)
    counted = [event for event in events if event.key == "counted"]
    totals = [int(str(event.facts["points"])) for event in counted] or [0, 0]
    winners = [event.facts["seat"] for event in events if event.key == "patrician-won"]
    sides = []
    for seat in range(view.seats):
        own, other = totals[seat], totals[1 - seat]
        standing = "equal" if own == other else "higher" if own > other else "lower"
        names = [CARD_NAMES[card] for card in view.up[seat][number]]
        cards = _shown(names, _lost(events, seat), _hidden(events, seat), standing)
        sides.append(Side(seat, cards, own, standing, seat in winners, view.won[seat][number]))
    return sides


def _hidden(events: Sequence[Event], seat: Seat) -> Counter[str]:
    """A player's cards that were turned up by the vote."""
    hidden: Counter[str] = Counter()
    for event in events:
        if event.key == "turned-up" and event.facts["seat"] == seat:
            hidden.update(map(str, event.facts["cards"]))  # type: ignore[arg-type]  # a row of names
    return hidden


def _shown(stay: Sequence[str], lost: Sequence[str], hidden: Counter[str], standing: str) -> tuple[Shown, ...]:
    """A side's cards as they lay: those that were open first, then the hidden ones, each with why it goes."""
    losses = [(name, "goes") for name in lost]
    if lost and lost[0] != THE_PHILOSOPHER:  # C20 comes before all other discards
        losses[0] = (lost[0], {"higher": "highest", "lower": "lowest"}[standing])
    hidden = hidden.copy()
    cards = []
    for name, loss in sorted([*losses, *((name, "") for name in stay)], key=lambda card: CARD_NAMES.index(card[0])):
        was_hidden = hidden[name] > 0
        hidden[name] -= was_hidden
        cards.append(Shown(name, was_hidden, loss))
    return tuple(sorted(cards, key=lambda card: card.was_hidden))
