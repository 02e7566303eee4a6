"""What happens, and who may see it. Compiled.

The rules tell an event as its kind and up to three numbers; here it gets its facts, its audience and its rule.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from broglio.core.protocol import Event, Fact
from broglio.games.caesar_cleopatra.rules.material import CARD_NAMES, GROUP_NAMES, GROUPS, VOTE_NAMES, unpacked
from broglio.games.caesar_cleopatra.rules.moves import laid_out

ARRANGED: Final[i64] = 0
PILE_READY: Final[i64] = 1
MISSION_DEALT: Final[i64] = 2
MISSION_SEEN: Final[i64] = 3
ARRAY_CHOSEN: Final[i64] = 4
ARRAY_READY: Final[i64] = 5
ARRAYS_LAID: Final[i64] = 6
TURN_OPENED: Final[i64] = 7
LAID_DOWN: Final[i64] = 8
LAID_DOWN_SECRETLY: Final[i64] = 9
LAID_UP: Final[i64] = 10
PLACING_WAIVED: Final[i64] = 11
PASSED: Final[i64] = 12
DISCARD_CHOSEN: Final[i64] = 13
DISCARDED: Final[i64] = 14
DISCARDED_NOTHING: Final[i64] = 15
BEGUN_AGAIN: Final[i64] = 16
DREW: Final[i64] = 17
CARD_DRAWN: Final[i64] = 18
PILES_EMPTY: Final[i64] = 19
FIRST_NAMED: Final[i64] = 20
"""Assassination, spy, castling, scout, wrath follow in the order of the cards."""
VETO_ASKED: Final[i64] = 25
VETOED: Final[i64] = 26
ALLOWED: Final[i64] = 27
HAND_SEEN: Final[i64] = 28
SPIED_OUT: Final[i64] = 29
RELAID: Final[i64] = 30
CASTLED: Final[i64] = 31
EXCEPTIONAL_VOTE: Final[i64] = 32
VOTE_TURNED: Final[i64] = 33
VOTE_REMOVED: Final[i64] = 34
RESHUFFLED: Final[i64] = 35
TURNED_UP: Final[i64] = 36
VOTE_HELD: Final[i64] = 37
COUNTED: Final[i64] = 38
TIED: Final[i64] = 39
TURNED_ROUND: Final[i64] = 40
PATRICIAN_WON: Final[i64] = 41
LOST: Final[i64] = 42
GROUP_EMPTY: Final[i64] = 43
GOES_ON_ALONE: Final[i64] = 44
MISSION_SHOWN: Final[i64] = 45
GAME_ENDED: Final[i64] = 46

ALL: Final = 0
"""Everybody may see it."""
ALONE: Final = 1
"""Only the seat that it names first may see it."""

# By kind: name, the rule behind it, what its numbers mean, who may see it, whether it reveals what was hidden or
# undecided.
KINDS: Final = (
    ("arranged", "C6", ("seat", "card"), ALONE, False),
    ("pile-ready", "C6", ("seat",), ALL, True),
    ("mission-dealt", "C4", ("seat",), ALL, False),
    ("mission-seen", "C4", ("seat", "group"), ALONE, True),
    ("array-chosen", "C7", ("seat", "array"), ALONE, False),
    ("array-ready", "C7", ("seat",), ALL, False),
    ("arrays-laid", "C7", (), ALL, True),
    ("turn-opened", "C8", ("seat",), ALL, False),
    ("laid-down", "C10", ("seat", "group"), ALL, False),
    ("laid-down-secretly", "C12", ("seat", "group", "card"), ALONE, False),
    ("laid-up", "C10", ("seat", "group", "card"), ALL, True),
    ("placing-waived", "C16", ("seat",), ALL, False),
    ("passed", "C16", ("seat",), ALL, False),
    ("discard-chosen", "C16", ("seat", "card"), ALONE, False),
    ("discarded", "C16", ("seat", "card"), ALL, True),
    ("discarded-nothing", "C16", ("seat",), ALL, True),
    ("begun-again", "C12", ("seat",), ALONE, False),
    ("drew", "C14", ("seat", "pile"), ALL, False),
    ("card-drawn", "C14", ("seat", "card"), ALONE, True),
    ("piles-empty", "C14", ("seat",), ALL, False),
    ("assassination-named", "C27", ("seat", "group", "card"), ALL, True),
    ("spy-named", "C28", ("seat",), ALL, True),
    ("castling-named", "C29", ("seat", "group", "other_group"), ALL, True),
    ("scout-named", "C30", ("seat", "group"), ALL, True),
    ("wrath-named", "C31", ("seat", "group"), ALL, True),
    ("veto-asked", "C33", ("seat",), ALL, False),
    ("vetoed", "C32", ("seat", "card"), ALL, True),
    ("allowed", "C33", ("seat",), ALL, False),
    ("hand-seen", "C28", ("seat", "other", "cards"), ALONE, True),
    ("spied-out", "C28", ("seat", "card"), ALL, True),
    ("relaid", "C29", ("seat", "group", "card"), ALONE, False),
    ("castled", "C29", ("seat", "group", "count"), ALL, True),
    ("exceptional-vote", "C15", ("group",), ALL, False),
    ("vote-turned", "C15", ("vote",), ALL, True),
    ("vote-removed", "C21", ("vote",), ALL, False),
    ("reshuffled", "C26", (), ALL, False),
    ("turned-up", "C17", ("seat", "group", "cards"), ALL, True),
    ("vote-held", "C17", ("group",), ALL, False),
    ("counted", "C18", ("seat", "group", "points"), ALL, False),
    ("tied", "C18", ("group",), ALL, False),
    ("turned-round", "C23", ("group",), ALL, False),
    ("patrician-won", "C19", ("seat", "group"), ALL, False),
    ("lost", "C12", ("seat", "group", "card"), ALL, False),
    ("group-empty", "C21", ("group",), ALL, False),
    ("goes-on-alone", "C35", ("seat",), ALL, False),
    ("mission-shown", "C37", ("seat", "group"), ALL, True),
    ("game-ended", "C34", (), ALL, False),
)


FLEETING: Final = (ARRANGED, HAND_SEEN)
"""What a seat sees once and has to remember at a strict table: the order of its own pile 2, another's hand (C6)."""


def event(told: tuple[int, int, int, int], strict: bool) -> Event:
    """The event behind what the rules told in numbers."""
    key, rule, fields, audience, reveals = KINDS[told[0]]
    facts: dict[str, Fact] = {}
    for name, number in zip(fields, told[1:], strict=False):
        if name in ("group", "other_group"):
            facts[name] = GROUP_NAMES[number]
        elif name == "card":
            facts[name] = CARD_NAMES[number]
        elif name == "cards":
            facts[name] = tuple([CARD_NAMES[card] for card in unpacked(number)])
        elif name == "array":
            way = [laid_out(number, group) for group in range(GROUPS)]
            facts["cards"] = tuple([CARD_NAMES[card] for card in way])
        elif name == "vote":
            facts[name] = VOTE_NAMES[number]
        elif name == "pile":
            facts[name] = number + 1
        else:
            facts[name] = number
    seats = (told[1],) if audience == ALONE else None
    return Event(key, facts, rule, seats, reveals, strict and told[0] in FLEETING)
