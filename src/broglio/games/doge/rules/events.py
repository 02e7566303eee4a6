"""What happens in Doge, and who may see it. Compiled.

The rules tell an event as its kind and up to three numbers; here it gets its facts, its audience and its rule.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from broglio.core.protocol import Event, Fact
from broglio.games.doge.rules.ending import REASON_RULES, REASONS
from broglio.games.doge.rules.markers import values_of
from broglio.games.doge.rules.material import AREA_NAMES, COUNSELLOR_NAMES
from broglio.games.doge.rules.moves import ballot_area, ballot_markers

BROWN_DEALT: Final[i64] = 0
BLUE_TURNED: Final[i64] = 1
BALLOT_LAID: Final[i64] = 2
BALLOT_CHOSEN: Final[i64] = 3
CARD_SHOWN: Final[i64] = 4
NO_MARKER_LEFT: Final[i64] = 5
VOTE_OPENED: Final[i64] = 6
MARKERS_SHOWN: Final[i64] = 7
VOTES_COUNTED: Final[i64] = 8
NOBODY_VOTED: Final[i64] = 9
FIRST: Final[i64] = 10
TIED_FIRST: Final[i64] = 11
SECOND: Final[i64] = 12
TAKEN: Final[i64] = 13
GIVEN_UP: Final[i64] = 14
FORCED_TO_GIVE_UP: Final[i64] = 15
NEUTRAL: Final[i64] = 16
HOUSE_MOVED: Final[i64] = 17
NO_HOUSE_MOVED: Final[i64] = 18
HOUSES_PLACED: Final[i64] = 19
NO_HOUSE_LEFT: Final[i64] = 20
PALACE_BUILT: Final[i64] = 21
PALACE_DECLINED: Final[i64] = 22
NO_SITE_LEFT: Final[i64] = 23
NO_PALACE_LEFT: Final[i64] = 24
ROUND_ENDED: Final[i64] = 25
GAME_ENDED: Final[i64] = 26

# By kind: name, the rule behind it, what its numbers mean, whether it reveals what was hidden or undecided.
KINDS: Final = (
    ("brown-dealt", "D5", ("area",), True),
    ("blue-turned", "D11", ("area",), True),
    ("ballot-laid", "D7", ("seat",), False),
    ("ballot-chosen", "D7", ("seat", "ballot"), False),
    ("card-shown", "D7", ("seat", "area", "count"), True),
    ("no-marker-left", "D9", ("seat",), False),
    ("vote-opened", "D11", ("area",), False),
    ("markers-shown", "D12", ("seat", "area", "markers"), True),
    ("votes-counted", "D12", ("seat", "area", "votes"), False),
    ("nobody-voted", "D14", ("area",), False),
    ("first", "D13", ("seat", "area"), False),
    ("tied-first", "D13", ("seat", "area"), False),
    ("second", "D13", ("seat", "area"), False),
    ("taken", "D16", ("seat", "counsellor", "area"), False),
    ("given-up", "D18", ("seat", "counsellor"), False),
    ("forced-to-give-up", "D17", ("seat", "counsellor"), False),
    ("neutral", "D18", ("counsellor",), False),
    ("house-moved", "D18", ("seat", "source", "target"), False),
    ("no-house-moved", "D18", ("seat",), False),
    ("houses-placed", "D19", ("seat", "area", "count"), False),
    ("no-house-left", "D21", ("seat",), False),
    ("palace-built", "D26", ("seat", "area", "price"), False),
    ("palace-declined", "D26", ("seat", "area"), False),
    ("no-site-left", "D29", ("seat", "area"), False),
    ("no-palace-left", "D26", ("seat", "area"), False),
    ("round-ended", "D11", ("round",), False),
    ("game-ended", "D31", ("reason",), False),
)


def event(told: tuple[int, int, int, int]) -> Event:
    """The event behind what the rules told in numbers."""
    key, rule, fields, reveals = KINDS[told[0]]
    facts: dict[str, Fact] = {}
    for name, number in zip(fields, told[1:], strict=False):
        if name in ("area", "source", "target"):
            facts[name] = AREA_NAMES[number]
        elif name == "counsellor":
            facts[name] = COUNSELLOR_NAMES[number]
        elif name == "markers":
            facts[name] = values_of(number)
        elif name == "ballot":
            facts["area"] = AREA_NAMES[ballot_area(number)]
            facts["markers"] = values_of(ballot_markers(number))
        elif name == "reason":
            facts[name] = REASONS[number]
            rule = REASON_RULES[number]
        else:
            facts[name] = number
    # Only its owner sees what a ballot says, until all have chosen (D7, D33).
    audience = (told[1],) if told[0] == BALLOT_CHOSEN else None
    return Event(key, facts, rule, audience, reveals)
