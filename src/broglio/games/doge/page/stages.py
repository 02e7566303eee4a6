"""What the table tells of a step with its stage card: the vote of an area, the recap of a round, the end of the game.

A card is facts for `stage.html`, made from the story and the view of one seat and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from broglio.core.protocol import Saying, Seat, Story, Telling
from broglio.games.doge.page.recap import recap
from broglio.games.doge.page.scene import Pip, pips, to_go
from broglio.games.doge.rules.material import AREA_NAMES, AREAS, COUNSELLOR_NAMES, PALACE
from broglio.games.doge.text import recall
from broglio.games.doge.text.recall import Poll, Vote, name, number
from broglio.games.doge.text.story import GAME_OVER, PALACE_BUILT, ROUND_OVER, beats, helpers, winner
from broglio.games.doge.text.words import SIGNS
from broglio.games.doge.views.view import DogeView


def telling(story: Story, step: int, view: DogeView) -> Telling:
    """What the table tells of a step."""
    told = beats(story, step, view)
    phases = [beat.phase for beat in told if beat.phase]
    return Telling(told, _stage(story, step, view, phases) if phases else None)


def _stage(story: Story, step: int, view: DogeView, phases: list[int]) -> Mapping[str, Any]:
    """The card; where a vote ends the round, it shows the vote first."""
    held = recall.vote_at(story, step, view.seats) if min(phases) <= PALACE_BUILT else None
    is_last = max(phases) > PALACE_BUILT
    return {
        "kind": "end" if GAME_OVER in phases else "round" if ROUND_OVER in phases else "vote",
        "stays": True,  # as the reason for what is decided next, until the table changes
        "vote": _vote(held, view, is_last) if held else None,
        "built": _built(story, step, view),
        "recap": recap(story, step, view) if ROUND_OVER in phases else None,
        "end": _end(view) if GAME_OVER in phases else None,
    }


# A vote


class Row(NamedTuple):
    """One seat on the card of a vote."""

    seat: Seat
    markers: tuple[int, ...]
    helpers: tuple[str, ...]
    """Its counsellors that stand there, a vote each."""
    votes: int
    place: str
    figures: tuple[str, ...]
    """Counsellors that it may decide on."""
    houses: int
    """Houses that it may place, or move in the Quarantia."""
    wins: Saying | None


class VoteCard(NamedTuple):
    """The vote of an area."""

    area: str
    sign: str
    is_quarantia: bool
    heading: Saying
    number: int
    """Its turn in the count."""
    rows: tuple[Row, ...]
    is_empty: bool
    """Whether nobody has a vote."""


def _vote(vote: Vote, view: DogeView, is_last: bool) -> VoteCard:
    area = AREA_NAMES.index(vote.area)
    return VoteCard(
        vote.area,
        SIGNS[area],
        area == PALACE,
        Saying("vote-heading", {"area": vote.area}, "D12"),
        AREAS if is_last else view.brown.index(area) + 1,
        tuple([_row(vote, poll, view) for poll in vote.polls]),
        not any(poll.votes for poll in vote.polls),
    )


def _row(vote: Vote, poll: Poll, view: DogeView) -> Row:
    figures, houses, wins = _spoils(vote, poll)
    standing = helpers(view, vote, poll.seat)
    return Row(poll.seat, poll.markers, standing, poll.votes, poll.place, figures, houses, wins)


def _spoils(vote: Vote, poll: Poll) -> tuple[tuple[str, ...], int, Saying | None]:
    """What a place brings: counsellors to decide on, houses to place or to move (D19, D20, D22 to D25)."""
    if not poll.place:
        return (), 0, None
    if vote.area == AREA_NAMES[PALACE]:
        any_two = COUNSELLOR_NAMES[PALACE : PALACE + 2]
        if poll.place == "first":
            return any_two, 0, Saying("wins-two-counsellors", {}, "D22")
        if poll.place == "tied":
            return (), 2, Saying("wins-two-moves", {}, "D25")
        if len(vote.at("second")) == 1:
            return any_two[:1], 0, Saying("wins-one-counsellor", {}, "D22")
        return (), 1, Saying("wins-one-move", {}, "D23")
    native = COUNSELLOR_NAMES[AREA_NAMES.index(vote.area)]
    if poll.place == "first":
        return (native,), 2, Saying("wins-counsellor-and-houses", {"counsellor": native}, "D19")
    if poll.place == "tied":
        return (), 2, Saying("wins-two-houses", {}, "D20")
    return (), 1, Saying("wins-one-house", {}, "D19")


# A palace


class Built(NamedTuple):
    """A palace that was built in this step."""

    seat: Seat
    area: str
    price: int
    pips: tuple[Pip, ...]
    """The builder's palaces."""
    to_go: int | None
    """How many more make a Doge; None: no number does."""


def _built(story: Story, step: int, view: DogeView) -> Built | None:
    """One step builds one palace at most: each is a choice of its own (D26)."""
    for event in story.events(step):
        if event.key == "palace-built":
            seat = number(event, "seat")
            return Built(seat, name(event, "area"), number(event, "price"), pips(view, seat), to_go(view, seat))
    return None


# The end


class Standing(NamedTuple):
    """A seat at the end of the game."""

    seat: Seat
    rank: int
    pips: tuple[Pip, ...]
    """Its palaces."""
    houses: int


class EndCard(NamedTuple):
    """The end of the game."""

    reason: Saying
    winner: Saying
    rows: tuple[Standing, ...]
    """The best first."""


def _end(view: DogeView) -> EndCard:
    assert view.outcome is not None, "a game ends with an outcome"
    ranks = view.outcome.ranks
    rows = [Standing(seat, ranks[seat], pips(view, seat), sum(view.houses[seat])) for seat in range(view.seats)]
    return EndCard(view.outcome.reason, winner(view), tuple(sorted(rows, key=lambda row: row.rank)))
