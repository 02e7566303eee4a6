"""The recap of a round: what changed for whom, what its votes brought, in what order the next round counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from broglio.core.protocol import Event, Saying, Seat, Story
from broglio.games.doge.page.scene import Pip, pips, to_go
from broglio.games.doge.rules.material import AREA_NAMES, COUNSELLOR_NAMES
from broglio.games.doge.text import recall
from broglio.games.doge.text.recall import GIVEN_UP, Poll, Vote, name, number
from broglio.games.doge.text.words import SIGNS
from broglio.games.doge.views.view import DogeView


class Change(NamedTuple):
    """What a round changed for one seat."""

    seat: Seat
    pips: tuple[Pip, ...]
    """Palaces as they are now."""
    new: tuple[str, ...]
    """Where it built."""
    before: int
    """Houses on the map."""
    after: int
    placed: int
    paid: int
    held: tuple[tuple[str, bool], ...]
    """Counsellors under its ring by their names, and whether each is new."""
    lost: tuple[str, ...]
    to_go: int | None
    """How many palaces more make a Doge (D30); None: no number does."""


class Deed(NamedTuple):
    """What a vote brought, in a short sentence."""

    words: Saying
    is_palace: bool = False


class Outcome(NamedTuple):
    """A vote of the round."""

    area: str
    sign: str
    first: tuple[Poll, ...]
    """Also those who tied for it."""
    second: tuple[Poll, ...]
    deeds: tuple[Deed, ...]
    houses: tuple[tuple[Seat, int], ...]
    """Houses placed there."""


class Recap(NamedTuple):
    """A round that is over."""

    round: int
    built: int
    nearest: Seat | None
    """Who alone needs the fewest palaces."""
    changes: tuple[Change, ...]
    votes: tuple[Outcome, ...]
    order: tuple[tuple[str, str], ...]
    """Areas and signs, as the next round counts them (D11)."""
    precedes: Seat
    """Who decides first in ties of the next round (D15)."""
    first_step: int
    """Where the round begins on the timeline."""


def recap(story: Story, step: int, view: DogeView) -> Recap:
    """The last round that is over; the view is already that of the next one."""
    start, events = recall.round_before(story, step)
    holders = {counsellor: recall.holder(story, counsellor, start) for counsellor in COUNSELLOR_NAMES}
    changes = tuple([_change(events, holders, view, seat) for seat in range(view.seats)])
    return Recap(
        view.round,
        sum(len(change.new) for change in changes),
        _nearest(changes),
        changes,
        tuple([_outcome(vote, holders) for vote in recall.votes_of(events, view.seats)]),
        tuple([(AREA_NAMES[area], SIGNS[area]) for area in view.brown]),
        view.round % view.seats,
        start + 1,
    )


def _nearest(changes: Sequence[Change]) -> Seat | None:
    numbers = sorted((change.to_go, change.seat) for change in changes if change.to_go is not None)
    if not numbers or (len(numbers) > 1 and numbers[0][0] == numbers[1][0]):
        return None
    return numbers[0][1]


def _change(events: Sequence[Event], holders: dict[str, Seat | None], view: DogeView, seat: Seat) -> Change:
    own = [event for event in events if event.facts.get("seat") == seat]
    built = [event for event in own if event.key == "palace-built"]
    placed = sum(number(event, "count") for event in own if event.key == "houses-placed")
    paid = sum(number(event, "price") for event in built)
    after = sum(view.houses[seat])
    held = [counsellor for place, counsellor in enumerate(COUNSELLOR_NAMES) if view.ring[place] == seat]
    before = [counsellor for counsellor, holder in holders.items() if holder == seat]
    return Change(
        seat,
        pips(view, seat),
        tuple([name(event, "area") for event in built]),
        after - placed + paid,
        after,
        placed,
        paid,
        tuple([(counsellor, counsellor not in before) for counsellor in held]),
        tuple([counsellor for counsellor in before if counsellor not in held]),
        to_go(view, seat),
    )


# The votes


def _outcome(vote: Vote, holders: dict[str, Seat | None]) -> Outcome:
    placed = [event for event in vote.events if event.key == "houses-placed" and event.facts["count"]]
    return Outcome(
        vote.area,
        SIGNS[AREA_NAMES.index(vote.area)],
        vote.at("first") or vote.at("tied"),
        vote.at("second"),
        tuple([deed for event in vote.events for deed in _deeds(vote, event, holders)]),
        tuple([(number(event, "seat"), number(event, "count")) for event in placed]),
    )


def _deeds(vote: Vote, event: Event, holders: dict[str, Seat | None]) -> tuple[Deed, ...]:
    """An event as a short sentence; nothing for what the row shows anyway."""
    if event.key == "taken":
        before, seat = holders[name(event, "counsellor")], event.facts["seat"]
        if before is not None and before != seat:
            return (Deed(Saying("recap-taken-from", {**event.facts, "other": before}, "D16")),)
        return (Deed(Saying("recap-taken" if before is None else "recap-kept", event.facts, "D16")),)
    if event.key in GIVEN_UP:
        return (Deed(Saying("recap-given-up", event.facts, "D18")),)
    if event.key == "neutral":
        given_up = [other for other in vote.events if other.key in GIVEN_UP]
        if any(other.facts["counsellor"] == event.facts["counsellor"] for other in given_up):
            return ()
        return (Deed(Saying("recap-neutral", event.facts, "D20")),)
    if event.key == "house-moved":
        return (Deed(Saying("recap-moved", event.facts, "D18")),)
    if event.key == "palace-built":
        if event.facts["area"] == vote.area:
            return (Deed(Saying("recap-built", event.facts, "D26"), is_palace=True),)
        return (Deed(Saying("recap-built-at", event.facts, "D26"), is_palace=True),)
    if event.key == "nobody-voted":
        return (Deed(Saying("recap-nobody", {}, "D14")),)
    return ()
