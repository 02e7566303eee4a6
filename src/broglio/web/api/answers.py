"""What goes out by the API, as types: they are encoded as they stand, and the schemas are made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{10}$", examples=["k3vd7q2mxa"])]
RuleId: TypeAlias = Annotated[str, Meta(description="A rule of the game, such as D17; see the game's rules.")]


class Session(Struct, frozen=True):
    """Who somebody is. The token goes into the header `Authorization: Bearer …`, and is to be kept secret."""

    token: str
    name: str
    language: str


class Person(Struct, frozen=True):
    """Who asks."""

    name: str
    language: str


class Option(Struct, frozen=True):
    """A choice that is made with a table."""

    key: str
    choices: Annotated[list[str], Meta(description="None: any text, which the game checks.")]
    default: str
    words: str


class Game(Struct, frozen=True):
    """What can be played."""

    id: str
    version: int
    name: str
    designers: str
    publisher: str
    seat_counts: list[int]
    options: list[Option]
    levels: Annotated[list[str], Meta(description="The levels of bots that play it.")]
    has_hints: bool


class Level(Struct, frozen=True):
    """How strong a bot is."""

    id: str
    name: str


class Games(Struct, frozen=True):
    """What can be played, against which bots, told in which languages."""

    games: list[Game]
    levels: list[Level]
    languages: list[str]


class Rule(Struct, frozen=True):
    """One numbered rule."""

    id: RuleId
    heading: str
    text: str


class Rules(Struct, frozen=True):
    """The rules of a game, in the order of its rules page."""

    game: str
    language: str
    rules: list[Rule]


class Sitter(Struct, frozen=True):
    """Who sits at a seat: a person, a bot (it has a level), or nobody yet (no name)."""

    name: str
    level: str | None


class Seated(Sitter, frozen=True):
    """Who sits at a seat, and whether they are there."""

    away: Annotated[
        bool,
        Meta(description="A person without an open stream or a request for a while: a bot may be called in."),
    ]
    handed_over: Annotated[bool, Meta(description="A person's seat at which a bot of this level plays for now.")]


class ListedTable(Struct, frozen=True):
    """A table in a list."""

    table: TableId
    game: str
    seats: list[Sitter]
    created: Annotated[float, Meta(description="Seconds since 1970.")]
    changed: float
    finished: float | None
    your_turn: bool


class TableList(Struct, frozen=True):
    """Tables, the latest first."""

    tables: list[ListedTable]


class Told(Struct, frozen=True):
    """Something that is told: as data, in words, and with the rule behind it."""

    key: str
    facts: dict[str, Any]
    rule: RuleId
    words: str


class Event(Struct, frozen=True):
    """Something that happened, at which step of the game."""

    step: int
    key: str
    facts: dict[str, Any]
    rule: RuleId
    words: str


class Beat(Struct, frozen=True):
    """A moment of the story as a page tells it: a caption, how long it holds, and what it is about."""

    step: int
    words: str
    rule: RuleId
    seconds: Annotated[float, Meta(description="How long people at the usual speed look at it.")]
    points_at: Annotated[list[str], Meta(description="Things on the page that it is about, by their ids.")]
    phase: Annotated[int, Meta(description="How far the stage card of a great moment has come; 0: there is none.")]
    hurts: Annotated[bool, Meta(description="Whether it tells you of a loss.")]


class Outcome(Struct, frozen=True):
    """How a game ended."""

    ranks: Annotated[list[int], Meta(description="By seat; 1 is best, equals share.")]
    scores: list[int]
    reason: Told


class Said(Struct, frozen=True):
    """A remark at the table."""

    number: int
    seat: Annotated[int | None, Meta(description="Where the speaker sat; null: nowhere.")]
    looks_on: Annotated[bool, Meta(description="Whether it was said by somebody who looks on, and not by a player.")]
    name: str
    text: str
    at: float


class Seating(Struct, frozen=True):
    """Somebody else plays at a seat since."""

    step: Annotated[int, Meta(description="It came before the events of this step.")]
    seat: int
    kind: Annotated[
        Literal["sat", "bot", "handed", "returned"],
        Meta(description="A person or a bot at a free seat; a bot for a person; that person again."),
    ]
    level: Annotated[str | None, Meta(description="The bot's level.")]
    at: Annotated[float, Meta(description="Seconds since 1970.")]
    words: str


class Pledge(Struct, frozen=True):
    """What proves that nobody bent the chance of a table: docs/fairness.md tells how to check it."""

    commitment: Annotated[str, Meta(description="Published before the first move; it can belong to one seed only.")]
    terms: Annotated[
        bool, Meta(description="Whether it covers table, game, version, seats and options too; false at older tables.")
    ]
    entropies: Annotated[list[str], Meta(description="What each seat added of its own; may be empty.")]
    seed: Annotated[str | None, Meta(description="Told when the game is over.")]


class State(Struct, frozen=True):
    """A table as one seat, or a spectator, may see it."""

    table: TableId
    game: str
    version: int
    seat: Annotated[int | None, Meta(description="Where you sit; null: you look on.")]
    seats: list[Seated]
    begun: Annotated[bool, Meta(description="Whether all seats are taken.")]
    asked: Annotated[list[int], Meta(description="The seats that are to choose now.")]
    question: Annotated[
        int | None,
        Meta(
            description="The version at which you were asked; a question stands until you answer, whatever others do."
        ),
    ]
    prompt: Annotated[Told | None, Meta(description="What is asked of you.")]
    moves: Annotated[list[str], Meta(description="All that you may do now; send one of these.")]
    can_take_back: bool
    events_from: Annotated[
        int, Meta(description="Events of this step and later, told before, are replaced by these: moves can be undone.")
    ]
    events: list[Event]
    beats: Annotated[
        list[Beat] | None, Meta(description="The same events as people are told them; null: not asked for.")
    ]
    seatings: Annotated[list[Seating], Meta(description="The latest changes at the seats, the last one last.")]
    view: Annotated[
        dict[str, Any] | None,
        Meta(description="What you may know, as `broglio show --json` prints it without moves."),
    ]
    outcome: Outcome | None
    remarks: list[Said]
    pledge: Annotated[Pledge | None, Meta(description="null: the table is older than pledges.")]
    rematch: str | None


class Made(Struct, frozen=True):
    """Where a table is."""

    table: TableId
    seat: int | None


class Done(Struct, frozen=True):
    """It was done, and the table has this version since."""

    version: int


class Seat(Struct, frozen=True):
    """It was done, at or for this seat."""

    seat: Annotated[int | None, Meta(description="null: by somebody who looks on.")]


class Hint(Struct, frozen=True):
    """A choice that a bot would consider in your place."""

    move: str
    words: str
    chance: Annotated[float, Meta(description="Of winning, as the bot estimates it.")]


class Hints(Struct, frozen=True):
    """Advice, the best first."""

    version: int
    hints: list[Hint]


class Link(Struct, frozen=True):
    """What brings your seat to another session. Anyone who has it can play for you."""

    seat: int
    token: str
    address: Annotated[str, Meta(description="The same for a browser.")]


class ReplayedPosition(Struct, frozen=True):
    """A finished game after one of its steps, as a seat or a spectator saw it."""

    table: TableId
    game: str
    step: int
    last: int
    seat: int | None
    events: Annotated[list[Event], Meta(description="What this step made happen.")]
    view: dict[str, Any]
