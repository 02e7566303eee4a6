"""The face of a game: everything that does not need a position at hand."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from broglio.core.language.rulebook import RuleBook
from broglio.core.protocol.bot import Bot
from broglio.core.protocol.errors import Malformed
from broglio.core.protocol.position import Position
from broglio.core.protocol.saying import Event, Json, Move, Saying, Seat
from broglio.core.protocol.search_settings import SearchSettings
from broglio.core.protocol.story import Story, Telling, Tick, plain_telling, plain_tick
from broglio.core.protocol.view import View

if TYPE_CHECKING:
    from broglio.core.protocol.layout import Layout


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a table is set up."""

    key: str
    choices: tuple[str, ...]
    """The values there are; none: any text, which the game checks when it is set up. Records carry it in full."""
    default: str
    words: str
    absent: str = ""
    """What records and stored tables that do not name it were played with, being older; empty: they all name it."""


@dataclass(frozen=True)
class Game(ABC):
    """A game's face: everything that does not need a position at hand.

    >>> from broglio.core.protocol import registry
    >>> game = registry.find("doge")
    >>> game.name, game.seat_counts
    ('Doge', (3, 4))
    >>> game.notate(game.parse("San-Marco 0 2 3"))
    'san-marco 0 2 3'
    >>> game.rules("fr").rules["D6"].text
    'Cette phase se joue 4 fois à 3 joueurs, 3 fois à 4.'
    """

    id: str
    name: str
    version: int
    """Goes up when a move code or a rule changes its meaning; records name it."""
    designers: str
    publisher: str
    seat_counts: tuple[int, ...]
    codes: int
    """Every move's code is below this number."""
    rulebook: RuleBook = field(repr=False)
    play_now: Mapping[str, str] = field(default_factory=dict, repr=False)
    """The options of a table that is made at once, against bots, for somebody who may not know the game."""
    first_version: int = 0
    """The oldest version of which records and tables still go on by the rules of their time; 0: only its own."""
    options: tuple[Option, ...] = field(default=())
    bots: Mapping[str, type[Bot]] = field(default_factory=dict, repr=False)
    """Bots that know this game, by the name under which they enter the arena."""
    has_policy: bool = False
    """Whether its positions know what is sensible and what they are worth, so that the general bots can play it."""

    def of_version(self, version: int) -> Game:
        """This game by the rules of one of its versions: a record, or a table that has begun, keeps those it began by.

        `set_up` reads the version from the face and puts it into the position, which plays by it from then on.
        """
        if version == self.version:
            return self
        first = self.first_version or self.version
        if not first <= version < self.version:
            known = f"version {self.version}" if first == self.version else f"versions {first} to {self.version}"
            raise Malformed("version", f"version {version} of {self.name}; this program plays {known}")
        return replace(self, version=version)

    def rules(self, language: str) -> RuleBook:
        """The rules in a language, or in English where they are not told in it."""
        return self.rulebook.translated(language)

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Position:
        """A new game, before the first chance move."""
        if seats not in self.seat_counts:
            wanted = " or ".join(str(count) for count in self.seat_counts)
            raise Malformed("seats", f"{self.name} is for {wanted} players, not {seats}")
        return self.set_up(seats, self.complete(options or {}))

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options with defaults filled in; refuses what the game does not know."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                there_is = f"; there is {', '.join(known)}" if known else ""
                raise Malformed(f"option {key}", f"{self.name} has no such option{there_is}")
            choices = known[key].choices
            if choices and value not in choices:
                raise Malformed(f"option {key}", f"must be {' or '.join(choices)}, not {value!r}")
            if not choices and len(value.splitlines()) > value.count("\n") + 1:
                raise Malformed(f"option {key}", "has line breaks that are not plain ones")
        return {key: options.get(key, option.default) for key, option in known.items()}

    def kept(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a record or a stored table, with what those stood for that are younger than it."""
        return self.complete({**{option.key: option.absent for option in self.options if option.absent}, **options})

    def search(self, seats: int) -> SearchSettings:  # noqa: ARG002 (for games that were tuned)
        """How the search bot thinks about this game with this number of seats."""
        return SearchSettings()

    @abstractmethod
    def set_up(self, seats: int, options: Mapping[str, str]) -> Position:
        """The first position, for a checked number of seats and complete options."""

    @abstractmethod
    def from_json(self, data: Json) -> Position:
        """Read a position; raises Malformed that names the place and the fault."""

    @abstractmethod
    def view_to_json(self, view: View) -> Json:
        """A view as plain data for people and their programs: at a strict table, without what they must remember."""

    def memory_to_json(self, view: View) -> Json:
        """A view as plain data for research, with all that somebody knows who forgets nothing.

        A View always carries that: bots and `sample` go by it, whatever a table shows to people. So strictness is a
        matter of what is shown, and no law about views, worlds or observations depends on it.
        """
        return self.view_to_json(view)

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Read a move; raises Malformed, or IllegalMove for one that the rules allow in no position."""

    @abstractmethod
    def notate(self, move: Move) -> str:
        """A move's text; raises Malformed for a number that is no move."""

    @abstractmethod
    def sample(self, view: View, random: random.Random) -> Position:
        """A world that fits the view, from the view alone."""

    def worlds(self, view: View, random: random.Random) -> Iterator[Position]:
        """Worlds that fit the view, one after the other; a game may prepare for many."""
        while True:
            yield self.sample(view, random)

    def retell(
        self,
        start: Position,  # noqa: ARG002 (for games that know their secrets)
        log: Sequence[tuple[Seat, Move]],  # noqa: ARG002
        seat: Seat,  # noqa: ARG002
        random: random.Random,  # noqa: ARG002
    ) -> list[tuple[Seat, Move]] | None:
        """A guess at another course of a game, from its start, that would have looked the same to a seat.

        broglio.core.match.retracing checks it, and searches where a game gives None.
        """
        return None

    @abstractmethod
    def prompt(self, view: View) -> Saying | None:
        """What is asked of the view's seat; None when nothing is."""

    @abstractmethod
    def rule_of(self, move: Move, view: View) -> str:
        """The id of the rule behind a choice."""

    @abstractmethod
    def say(self, saying: Saying, names: Sequence[str], language: str = "en") -> str:
        """Put a saying into words of one of broglio.core.language.words.LANGUAGES, with these names for the seats."""

    def choice(self, move: Move, view: View) -> Saying | None:  # noqa: ARG002 (for games that have words)
        """One of a seat's choices in words, for advice and for people who cannot see the table; None: as notated."""
        return None

    def telling(self, story: Story, step: int, view: View) -> Telling:  # noqa: ARG002 (for games that look at it)
        """What the table tells of a step to the seat of a view, which is its view right after that step."""
        return plain_telling(story, step)

    def tick(self, events: Sequence[Event]) -> Tick:
        """A step on the timeline, from what a seat was told of it."""
        return plain_tick(events)

    def chapter(self, number: int) -> Saying | None:  # noqa: ARG002 (for games that have them)
        """The name of a round or turn on the timeline, counted from 0; None: the game has but one chapter."""
        return None

    @property
    def package(self) -> str:
        """The package that holds the game's own files: rules, words, page."""
        return type(self).__module__

    def standing(self, view: View) -> tuple[int, ...]:
        """How far each seat is, in the points that everybody sees; none where a game counts no points."""
        return view.outcome.scores if view.outcome else ()

    def scene(self, view: View) -> Mapping[str, Any]:
        """The table as this seat sees it, as facts for the templates in the game's folder `page`."""
        return {"view": self.view_to_json(view)}

    def read_form(self, fields: Mapping[str, Sequence[str]], view: View) -> Move:  # noqa: ARG002 (for larger forms)
        """The move that a form of the game's page means; raises as `parse` does. Plain buttons send `move`."""
        if not fields.get("move"):
            raise Malformed("form", "nothing was chosen")
        return self.parse(fields["move"][0])

    def longest(self, seats: int) -> int:  # noqa: ARG002 (for games that know better)
        """No game with this number of seats has more moves, those of chance included."""
        return 1_000_000

    def layout(self, seats: int) -> Layout[Any]:  # noqa: ARG002 (for games that have one)
        """How a view of a game with this number of seats is laid out in numbers, for programs that learn."""
        raise Malformed("game", f"{self.name} has no layout for programs that learn")

    @abstractmethod
    def draw(self, view: View, names: Sequence[str], language: str = "en") -> Any:
        """The table as this seat sees it, for the terminal: something that rich prints."""
