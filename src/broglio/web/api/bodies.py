"""What comes in by the API, as types: they refuse what does not fit, and the schemas are made from them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from broglio.bots import levels
from broglio.core.language.words import LANGUAGES
from broglio.core.match.fairness import LONGEST_ENTROPY
from broglio.core.protocol import registry
from broglio.web.tables.lists import MOST as MOST_LISTED
from broglio.web.tables.names import LONGEST_NAME
from broglio.web.tables.table import LONGEST_REMARK, SHARE_OF_REMARKS

MOST_SEATS = max(count for game in registry.games().values() for count in game.seat_counts)
MOST_REMARKS = SHARE_OF_REMARKS * (MOST_SEATS + 1)
"""Of all seats, and of those who look on."""
MOST_STEPS = 1_000_000
"""No table makes more steps than this; it keeps numbers small."""
LONGEST_MOVE = 200
LONGEST_OPTION = 60_000
"""A components file of The Doge Ship is the largest option."""

GameId: TypeAlias = Literal[tuple(sorted(registry.games()))]  # type: ignore[valid-type]  # what is installed
LEVELS = tuple(dict.fromkeys(level for game in registry.games().values() for level in levels.offered(game)))
"""Those that some game offers; whether the game at hand does is seen when it is known."""
LevelId: TypeAlias = Literal[LEVELS]  # type: ignore[valid-type]  # what the games offer
Wish: TypeAlias = Literal["me", "open", *LEVELS]  # type: ignore[valid-type]  # same
Language: TypeAlias = Literal[LANGUAGES]  # type: ignore[valid-type]  # one list, where words are
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="Seats are counted from 0.")]
Version: TypeAlias = Annotated[
    int, Meta(ge=0, le=MOST_STEPS, description="How many steps a table has made, moves taken back included.")
]
Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME, description="May be empty: a guest.")]
Entropy: TypeAlias = Annotated[
    str, Meta(max_length=LONGEST_ENTROPY, description="Anything of your own that goes into the chance of the table.")
]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=512)]


class Body(Struct, forbid_unknown_fields=True):
    """What is sent: nothing that is not known is passed over."""


class Nothing(Body):
    """Nothing needs to be said; the body may be left out."""


class NewSession(Body):
    """Who sits down."""

    name: Name = ""
    language: Language = LANGUAGES[0]


class ChangedSession(Body):
    """Another name or language for the same person; what is left out stays."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class NewTable(Body):
    """A table as somebody wants it."""

    game: GameId
    seats: Annotated[
        list[Wish],
        Meta(min_length=1, max_length=MOST_SEATS, description="For each seat: me (at most once), open, or a bot."),
    ]
    options: Annotated[
        dict[str, Annotated[str, Meta(max_length=LONGEST_OPTION)]], Meta(description="What is left out is as usual.")
    ] = {}
    listed: Annotated[bool, Meta(description="Whether everybody finds it in the list of open tables.")] = False
    entropy: Entropy = ""


class PlayMove(Body):
    """A choice, in the notation of the game."""

    move: Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE, examples=["castello 1 2"])]
    version: Annotated[
        int, Meta(ge=0, le=MOST_STEPS, description="The version of the state on which it was made, or the question.")
    ]


class Remark(Body):
    """Something said to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_REMARK, pattern=r"\S")]


class SitDown(Body):
    """A free seat that somebody takes, under the name of the session."""

    seat: SeatNumber
    entropy: Entropy = ""


class SeatLink(Body):
    """What another session of the same person was given for its seat."""

    seat: SeatNumber
    token: Token


class CallBot(Body):
    """A bot for a free seat, or for one whose person is away."""

    seat: SeatNumber
    level: LevelId


class WhichTables(Body):
    """Which tables are listed."""

    which: Literal["mine", "open", "finished"] = "mine"
    limit: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = 20


class InLanguage(Body):
    """In which language something is told."""

    language: Language | UnsetType = UNSET


class SinceWhen(Body):
    """How much of a table is told."""

    since: Annotated[Version, Meta(description="Events after this version are told.")] = 0
    remarks: Annotated[int, Meta(ge=0, le=MOST_REMARKS, description="Remarks from this number on are told.")] = 0
    view: Annotated[
        bool, Meta(description="Whether view and prompt are told: most of the work, which not every program needs.")
    ] = True
    beats: Annotated[bool, Meta(description="Whether `beats` are told: what happened as people are told it.")] = False


class WhoseView(Body):
    """From which seat a finished game is looked at."""

    seat: Annotated[SeatNumber, Meta(description="Left out: as a spectator.")] | UnsetType = UNSET
