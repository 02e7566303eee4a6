"""What a story has told of a vote and of a round, gathered from its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from broglio.core.protocol import Event, Seat, Story

PLACES = {"first": "first", "tied-first": "tied", "second": "second"}
"""By event: the place in a vote that it tells of (D13)."""
GIVEN_UP = ("given-up", "forced-to-give-up")


def number(event: Event, fact: str) -> int:
    """A fact that is a number: a seat, a count, a price."""
    value = event.facts[fact]
    assert isinstance(value, int), f"{fact} of {event.key} is no number"
    return value


def name(event: Event, fact: str) -> str:
    """A fact that is a name: an area, a counsellor."""
    value = event.facts[fact]
    assert isinstance(value, str), f"{fact} of {event.key} is no name"
    return value


# A vote


class Poll(NamedTuple):
    """How one seat voted in an area (D12, D13)."""

    seat: Seat
    markers: tuple[int, ...] = ()
    votes: int = 0
    place: str = ""
    """`first`, `tied`, `second` or nothing."""

    @property
    def from_counsellors(self) -> int:
        """Votes that no marker brought."""
        return self.votes - sum(self.markers)


class Vote(NamedTuple):
    """The vote of an area."""

    area: str
    polls: tuple[Poll, ...]
    """Of all seats."""
    events: tuple[Event, ...]
    """From its opening on."""

    def at(self, place: str) -> tuple[Poll, ...]:
        """Who has this place."""
        return tuple([poll for poll in self.polls if poll.place == place])


def vote(events: Sequence[Event], seats: int) -> Vote:
    """A vote, from what was told since it was opened."""
    polls = [Poll(seat) for seat in range(seats)]
    for event in events:
        if event.key == "markers-shown":
            shown = event.facts["markers"]
            assert isinstance(shown, tuple), "markers are shown by their values"
            polls[number(event, "seat")] = Poll(number(event, "seat"), tuple([int(value) for value in shown]))
        elif event.key == "votes-counted":
            seat = number(event, "seat")
            polls[seat] = polls[seat]._replace(votes=number(event, "votes"))
        elif event.key in PLACES:
            seat = number(event, "seat")
            polls[seat] = polls[seat]._replace(place=PLACES[event.key])
    return Vote(name(events[0], "area"), tuple(polls), tuple(events))


def vote_at(story: Story, step: int, seats: int) -> Vote:
    """The vote to which a step belongs."""
    return vote(story.since(step, "vote-opened"), seats)


# A round


def round_before(story: Story, step: int) -> tuple[int, list[Event]]:
    """The last round that was over after a step: its first step, and all that was told of it."""
    end = step
    while end and not _ends_round(story, end):
        end -= 1
    start = end
    while start and not _ends_round(story, start - 1):
        start -= 1
    return start, [event for earlier in range(start, end + 1) for event in story.events(earlier)]


def _ends_round(story: Story, step: int) -> bool:
    return any(event.key == "round-ended" for event in story.events(step))


def votes_of(events: Sequence[Event], seats: int) -> list[Vote]:
    """All votes of a round, in order."""
    openings = [place for place, event in enumerate(events) if event.key == "vote-opened"]
    ends = [*openings[1:], len(events)]
    return [vote(events[opening:end], seats) for opening, end in zip(openings, ends, strict=True)]


def holder(story: Story, counsellor: str, before: int) -> Seat | None:
    """Whose ring a counsellor carried before a step; None: nobody's."""
    for step in range(before - 1, -1, -1):
        for event in reversed(story.events(step)):
            if event.key in ("taken", "neutral") and event.facts["counsellor"] == counsellor:
                return number(event, "seat") if event.key == "taken" else None
    return None
