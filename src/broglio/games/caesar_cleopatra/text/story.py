"""The story of a game as the table tells it: beats, stage cards and the timeline.

Made from events that a seat was told and from its view right after them, so it tells nothing else. What a seat has to
remember (C6) is no part of it at a strict table.
"""

from __future__ import annotations

from collections.abc import Sequence

from broglio.core.protocol import Event, Saying, Seat, Story, Telling, Tick
from broglio.games.caesar_cleopatra.text.teller import Teller, group_place, pile_place
from broglio.games.caesar_cleopatra.text.told_attacks import NAMED, tell_attack
from broglio.games.caesar_cleopatra.text.told_end import tell_end
from broglio.games.caesar_cleopatra.text.told_votes import tell_votes
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView

HOLDS = {
    # Events that are told as they are, with the seconds they hold; what is in no list is told by something else.
    "pile-ready": 0.7,
    "mission-dealt": 0.7,
    "mission-seen": 1.4,
    "array-ready": 0.7,
    "arrays-laid": 1.2,
    "laid-down": 0.7,
    "laid-up": 0.7,
    "placing-waived": 1.2,
    "passed": 0.7,
    "discarded-nothing": 0.7,
    "drew": 0.4,
    "card-drawn": 0.4,
    "piles-empty": 0.9,
    "goes-on-alone": 1.6,
}
DISCARDS = 0.9
TOLD_TO_OTHERS = ("drew", "mission-dealt")
"""A seat that is told which card it got need not hear that it got one."""

VOTE, ATTACK, END, OTHER = "vote", "attack", "end", "other"
MATTERS = {
    **dict.fromkeys(("vote-turned", "vote-removed", "reshuffled", "exceptional-vote", "vote-held"), VOTE),
    **dict.fromkeys(("counted", "tied", "turned-round", "patrician-won", "group-empty"), VOTE),
    **dict.fromkeys((*NAMED, "veto-asked", "vetoed", "allowed", "hand-seen", "spied-out", "castled"), ATTACK),
    **dict.fromkeys(("mission-shown", "game-ended"), END),
}
"""What an event belongs to. Cards that are turned up or lost belong to what is going on."""
OPENS_VOTE = ("vote-turned", "exceptional-vote")

GREAT_SIGNS = {
    # On the timeline: the moments that people look for, the greatest first.
    "game-ended": "sign-end",
    "patrician-won": "sign-vote",
    "tied": "sign-vote",
    "vetoed": "sign-veto",
    "spied-out": "sign-spy",
    "castled": "sign-castling",
    **{key: f"sign-{key.removesuffix('-named')}" for key in NAMED},
    "exceptional-vote": "sign-vote",
}
SIGNS = {
    "laid-down": "sign-place",
    "laid-up": "sign-place",
    "discarded": "sign-discard",
    "passed": "sign-pass",
    "drew": "sign-draw",
    "arrays-laid": "sign-place",
}


def telling(story: Story, step: int, view: CaesarCleopatraView) -> Telling:
    """What the table tells of a step."""
    teller = Teller(view)
    runs = _matters(story.events(step))
    for number, (matter, events) in enumerate(runs):
        if matter == VOTE:
            tell_votes(teller, events)
        elif matter == ATTACK:
            later = [event for _, others in runs[number + 1 :] for event in others]
            tell_attack(teller, events, story.since(step, *NAMED)[0], later)
        elif matter == END:
            tell_end(teller, events)
        else:
            _tell_plainly(teller, events)
    return teller.telling()


def _matters(events: Sequence[Event]) -> list[tuple[str, list[Event]]]:
    """The events of a step by what they belong to, in order; each vote by itself."""
    runs: list[tuple[str, list[Event]]] = []
    for event in events:
        last = runs[-1][0] if runs else OTHER
        matter = last if event.key in ("turned-up", "lost") else MATTERS.get(event.key, OTHER)
        if not runs or matter != last or event.key in OPENS_VOTE:
            runs.append((matter, []))
        runs[-1][1].append(event)
    return runs


def _tell_plainly(teller: Teller, events: Sequence[Event]) -> None:
    """What is told without a stage card."""
    discarded = [event for event in events if event.key == "discarded"]
    if discarded:
        cards = tuple([str(event.facts["card"]) for event in discarded])
        teller.say(Saying("story-discards", {"seat": discarded[0].facts["seat"], "cards": cards}, "C16"), DISCARDS)
    for event in events:
        seat = _seat(event)
        is_own = seat is not None and seat == teller.view.seat
        if event.key not in HOLDS or (event.key in TOLD_TO_OTHERS and is_own):
            continue
        places = []
        if event.key in ("laid-down", "laid-up"):
            places.append(group_place(event.facts["group"]))
        elif event.key == "drew" and seat is not None:
            places.append(pile_place(seat, event.facts["pile"]))
        teller.say(event, HOLDS[event.key], *places, sound="card" if places else "")


def tick(events: Sequence[Event]) -> Tick:
    """A step on the timeline; it closes a turn when the next one opens (C8)."""
    by_key = {event.key: event for event in events}
    closes = "turn-opened" in by_key
    for key, sign in GREAT_SIGNS.items():
        if key in by_key:
            return Tick(sign, _seat(by_key[key]), is_great=True, closes=closes)
    if "vote-turned" in by_key:
        return Tick(f"sign-{by_key['vote-turned'].facts['vote']}", closes=closes)
    for key, sign in SIGNS.items():
        if key in by_key:
            return Tick(sign, None if key == "drew" else _seat(by_key[key]), closes=closes)
    return Tick(closes=closes)


def _seat(event: Event) -> Seat | None:
    """Whose event it is."""
    seat = event.facts.get("seat")
    return seat if isinstance(seat, int) else None


def chapter(number: int) -> Saying | None:
    """The set-up, then the turns."""
    return Saying("chapter-turn", {"number": number}, "C8") if number else Saying("chapter-set-up", {}, "C7")
