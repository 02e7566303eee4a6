"""The story of Doge as its table tells it: one fact a beat, in the order of the rules, and the timeline.

Beats hold as long as the design of the staged count says; the page holds long captions longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from broglio.core.protocol import Beat, Event, Fact, Saying, Seat, Story, Tick
from broglio.games.doge.rules.ending import QUALIFIED
from broglio.games.doge.rules.material import AREA_NAMES, COUNSELLOR_NAMES
from broglio.games.doge.text import recall
from broglio.games.doge.text.recall import GIVEN_UP, Vote, name, number
from broglio.games.doge.text.words import SIGNS
from broglio.games.doge.views.view import DogeView

# How far the stage card has come with a beat; up to PALACE_BUILT it shows a vote.
OPENED: Final = 1
TURNED_UP: Final = 2
COUNSELLORS_ADDED: Final = 3
PLACES_FOUND: Final = 4
COUNSELLOR_DECIDED: Final = 5
HOUSES_SET: Final = 6
PALACE_BUILT: Final = 7
ROUND_OVER: Final = 8
GAME_OVER: Final = 9
WINNER_NAMED: Final = 10

DEEDS: Final = {
    # By event: how far the card has come with it, and how long it holds.
    "given-up": (COUNSELLOR_DECIDED, 1.4),
    "forced-to-give-up": (COUNSELLOR_DECIDED, 1.4),
    "neutral": (COUNSELLOR_DECIDED, 1.4),
    "house-moved": (HOUSES_SET, 0.9),
    "no-house-moved": (HOUSES_SET, 0.9),
    "no-house-left": (HOUSES_SET, 0.9),
    "palace-declined": (PALACE_BUILT, 0.9),
    "no-site-left": (PALACE_BUILT, 0.9),
    "no-palace-left": (PALACE_BUILT, 0.9),
}


class Step(NamedTuple):
    """A step that is being told."""

    story: Story
    number: int
    view: DogeView
    """As it is after the step."""
    events: tuple[Event, ...]

    def holder(self, event: Event) -> Seat | None:
        """Whose ring the counsellor of an event carried before."""
        return recall.holder(self.story, name(event, "counsellor"), self.number)

    def has(self, key: str) -> bool:
        """Whether such an event is among those of the step."""
        return any(event.key == key for event in self.events)


def beats(story: Story, step: int, view: DogeView) -> tuple[Beat, ...]:
    """What the table tells of a step, one fact after the other."""
    told = Step(story, step, view, story.events(step))
    return tuple([beat for place, event in enumerate(told.events) for beat in _beats_of(told, event, place)])


def _beats_of(step: Step, event: Event, place: int) -> Sequence[Beat]:
    """What is told of one event: nothing where another beat tells it."""
    key = event.key
    if key == "vote-opened":
        return _count(recall.vote(step.events[place:], step.view.seats), step.view)
    if key == "taken":
        return (_taken(step, event),)
    if key in DEEDS:
        return _deed(step, event, place)
    if key == "houses-placed":
        return (_placed(event),)
    if key == "palace-built":
        return (_built(event, step.view),)
    if key == "round-ended":
        return _end_of_game(step.view) if step.view.outcome else (_end_of_round(step, event),)
    return _cards_and_ballots(step, event, place)


# Cards and ballots (D5 to D11)


def _cards_and_ballots(step: Step, event: Event, place: int) -> Sequence[Beat]:
    area = event.facts.get("area")
    following = step.events[place + 1].key if place + 1 < len(step.events) else ""
    if event.key == "brown-dealt":
        return (Beat(event, 0.5, (f"brown-{area}",), sound="card"),)
    if event.key == "blue-turned":
        # The seventh card follows by itself, and the recap shows the whole order, which is the brown one by then.
        order = "brown" if step.has("round-ended") else "blue"
        return () if following == "round-ended" else (Beat(event, 0.8, (f"{order}-{area}",), sound="card"),)
    if event.key == "ballot-laid":
        # The owner is told of the ballot itself, and soon everybody of all cards.
        is_told = event.facts["seat"] == step.view.seat or step.has("card-shown")
        phase = ROUND_OVER if looks_back(step.view) else 0
        return () if is_told else (Beat(event, 0.6, (f"seat-{event.facts['seat']}",), phase),)
    if event.key == "card-shown":
        shown = Beat(event, 0.6, (f"markers-{area}-{event.facts['seat']}", f"place-of-{area}"), sound="card")
        return (shown,) if following == "card-shown" else (shown, _all_laid(step))
    return (Beat(event, 0.6),) if event.key in ("ballot-chosen", "no-marker-left") else ()


def looks_back(view: DogeView) -> bool:
    """Whether the recap of the last round is still there: until this seat has laid a ballot, or all have."""
    has_laid = view.seat is not None and view.laid[view.seat]
    return bool(view.round) and not view.placing and not has_laid and view.outcome is None


def _all_laid(step: Step) -> Beat:
    if step.has("vote-opened"):
        return Beat(Saying("story-count-begins", {}, "D11"), 0.6)
    return Beat(Saying("story-all-laid", {}, "D7"), 0.6)


# The vote of an area (D11 to D14)


def _count(vote: Vote, view: DogeView) -> Sequence[Beat]:
    """A vote is opened, markers are turned up, counsellors add theirs, and there are places."""
    at = (f"zone-{vote.area}", f"place-of-{vote.area}")
    if not any(poll.votes for poll in vote.polls):
        return (Beat(Saying("nobody-voted", {"area": vote.area}, "D14"), 1.2, at, PLACES_FOUND, "vote"),)
    told = [Beat(vote.events[0], 0.7, at, OPENED, "vote")]
    shown = [f"markers-{vote.area}-{poll.seat}" for poll in vote.polls if poll.markers]
    if shown:
        told.append(Beat(Saying("story-turned-up", {}, "D12"), 0.9, (*at, *shown), TURNED_UP, "card"))
    helping = [f"counsellor-{counsellor}" for poll in vote.polls for counsellor in helpers(view, vote, poll.seat)]
    if helping:
        told.append(Beat(Saying("story-counsellors-add", {}, "D12"), 0.7, (*at, *helping), COUNSELLORS_ADDED))
    told.append(Beat(_places(vote, view.seat), 1.8, at, PLACES_FOUND, "coin"))
    return told


def helpers(view: DogeView, vote: Vote, seat: Seat) -> tuple[str, ...]:
    """A seat's counsellors that stand where the vote is held.

    The view from after any step of the vote tells: what a vote decides is where its own natives go, and these never
    stand at home (D16).
    """
    return tuple(
        [
            counsellor
            for place, counsellor in enumerate(COUNSELLOR_NAMES)
            if view.ring[place] == seat and view.standing[place] == AREA_NAMES.index(vote.area)
        ]
    )


def _places(vote: Vote, reader: Seat | None) -> Saying:
    """Who is first and second, with how many votes (D13)."""
    tied, seconds = vote.at("tied"), vote.at("second")
    if tied:
        return Saying("story-tied", {"seats": tuple([poll.seat for poll in tied]), "votes": tied[0].votes}, "D13")
    (first,) = vote.at("first")
    facts: dict[str, Fact] = {"seat": first.seat, "votes": first.votes}
    if not seconds:
        return Saying("story-first-alone", {**facts, "you": _role(reader, first=first.seat)}, "D13")
    facts["fewer"] = seconds[0].votes
    if len(seconds) == 1:
        (second,) = seconds
        you = _role(reader, first=first.seat, second=second.seat)
        return Saying("story-first-second", {**facts, "other": second.seat, "you": you}, "D13")
    facts["seats"] = tuple([poll.seat for poll in seconds])
    return Saying("story-first-seconds", {**facts, "you": _role(reader, first=first.seat)}, "D13")


def _role(reader: Seat | None, **seats: Seat | None) -> str:
    """As whom a sentence speaks to its reader, who then is called you."""
    return next((role for role, seat in seats.items() if reader is not None and seat == reader), "nobody")


# What a vote brings (D16 to D29)


def _taken(step: Step, event: Event) -> Beat:
    """A counsellor goes to somebody, maybe away from somebody else (D16)."""
    before, seat, reader = step.holder(event), number(event, "seat"), step.view.seat
    at = (f"counsellor-{event.facts['counsellor']}", f"place-of-{event.facts['area']}")
    if before is None or before == seat:
        key = "story-taken" if before is None else "story-kept"
        return Beat(Saying(key, event.facts, "D16"), 1.4, at, COUNSELLOR_DECIDED, "coin")
    facts = {**event.facts, "other": before, "you": _role(reader, loser=before, taker=seat)}
    caption = Saying("story-taken-from", facts, "D16")
    return Beat(caption, 1.4, at, COUNSELLOR_DECIDED, "coin", before == reader)


def _deed(step: Step, event: Event, place: int) -> Sequence[Beat]:
    phase, hold = DEEDS[event.key]
    hurts = False
    if phase == COUNSELLOR_DECIDED:
        before = [other for other in step.events[:place] if other.key in GIVEN_UP]
        if any(other.facts["counsellor"] == event.facts["counsellor"] for other in before):
            return ()  # who gave it up made it neutral: that is told
        hurts = step.view.seat is not None and step.holder(event) == step.view.seat != event.facts.get("seat")
    return (Beat(event, hold, _pieces(event), phase, hurts=hurts),)


def _pieces(event: Event) -> tuple[str, ...]:
    """The things on the map that an event names."""
    facts = event.facts
    if "counsellor" in facts:
        return (f"counsellor-{facts['counsellor']}",)
    if "target" in facts:
        return (
            f"houses-{facts['target']}-{facts['seat']}",
            f"place-of-{facts['source']}",
            f"place-of-{facts['target']}",
        )
    return (f"place-of-{facts['area']}",) if "area" in facts else ()


def _placed(event: Event) -> Beat:
    area, seat = event.facts["area"], event.facts["seat"]
    houses = (f"houses-{area}-{seat}",) if event.facts["count"] else ()
    return Beat(event, 0.9, (*houses, f"place-of-{area}"), HOUSES_SET)


def _built(event: Event, view: DogeView) -> Beat:
    area, seat = name(event, "area"), number(event, "seat")
    newest = view.palaces[seat][AREA_NAMES.index(area)] - 1
    return Beat(event, 1.6, (f"palace-{area}-{seat}-{newest}", f"place-of-{area}"), PALACE_BUILT, "palace")


# Ends (D30 to D32)


def _end_of_round(step: Step, event: Event) -> Beat:
    _, events = recall.round_before(step.story, step.number)
    count = len([other for other in events if other.key == "palace-built"])
    facts = {"round": number(event, "round") + 1, "count": count}
    return Beat(Saying("story-round-over", facts, "D11"), 1.8, (), ROUND_OVER, "vote")


def _end_of_game(view: DogeView) -> Sequence[Beat]:
    assert view.outcome is not None, "a game ends with an outcome"
    return (
        Beat(view.outcome.reason, 1.8, (), GAME_OVER),
        Beat(winner(view), 3.0, (), WINNER_NAMED, "end"),
    )


def winner(view: DogeView) -> Saying:
    """Who won, as Doge or because nobody can be Doge any more."""
    assert view.outcome is not None, "a game ends with an outcome"
    rule = view.outcome.reason.rule
    first = view.outcome.winners
    if len(first) > 1:
        return Saying("story-shared", {"seats": first}, rule)
    you = _role(view.seat, winner=first[0])
    return Saying("story-doge" if view.ended == QUALIFIED else "story-won", {"seat": first[0], "you": you}, rule)


# The timeline


def tick(events: Sequence[Event]) -> Tick:
    """A step on the timeline: votes by the sign of their area, with who was first; palaces are what people look for."""
    told = {event.key: event for event in events}
    closes = "round-ended" in told and "game-ended" not in told
    if "palace-built" in told:
        return Tick("sign-palace", number(told["palace-built"], "seat"), True, closes)
    if "vote-opened" in told:
        sign = SIGNS[AREA_NAMES.index(name(told["vote-opened"], "area"))]
        first = number(told["first"], "seat") if "first" in told else None
        return Tick(f"sign-{sign}", first, closes=closes)
    seat = next((number(event, "seat") for event in events if "seat" in event.facts), None)
    return Tick(seat=seat, is_great="game-ended" in told, closes=closes)


def chapter(round_number: int) -> Saying:
    """A round by its name."""
    return Saying("story-round", {"round": round_number + 1}, "D6")
