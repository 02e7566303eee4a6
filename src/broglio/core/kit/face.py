"""The face of a game that has its own views: each thing that a face does is one function of the game's rooms.

What every game would write alike stands here once: the view is seen to be the game's own, then passed on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Generic, TypeAlias, TypeVar

from broglio.core.protocol import (
    Event,
    Game,
    Json,
    Move,
    Position,
    Saying,
    SearchSettings,
    Seat,
    Story,
    Telling,
    Tick,
    View,
)
from broglio.core.protocol.layout import Layout

Own = TypeVar("Own", bound=View)
Log: TypeAlias = Sequence[tuple[Seat, Move]]
Fields: TypeAlias = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Functions(Generic[Own]):
    """What a game's rooms do, one function each."""

    view: type[Own]
    set_up: Callable[[int, int, Mapping[str, str]], Position]
    """From the version, the number of seats and the options."""
    from_json: Callable[[Json], Position]
    view_to_json: Callable[[Own], Json]
    parse: Callable[[str], Move]
    notate: Callable[[Move], str]
    sample: Callable[[Own, random.Random], Position]
    retell: Callable[[Position, Log, Seat, random.Random], list[tuple[Seat, Move]]]
    prompt: Callable[[Own], Saying | None]
    rule_of: Callable[[Move, Own], str]
    say: Callable[[Saying, Sequence[str], str], str]
    choice: Callable[[Move, Own], Saying | None]
    standing: Callable[[Own], tuple[int, ...]]
    scene: Callable[[Own], Mapping[str, Any]]
    read_form: Callable[[Fields, Own], Move]
    telling: Callable[[Story, int, Own], Telling]
    """What the table tells of a step; what people must remember by themselves is no part of its view."""
    tick: Callable[[Sequence[Event]], Tick]
    chapter: Callable[[int], Saying | None]
    layout: Callable[[int], Layout[Own]]
    longest: Callable[[int], int]
    search: Callable[[int], SearchSettings] = lambda seats: SearchSettings()  # noqa: ARG005 (nothing was tuned)
    memory_to_json: Callable[[Own], Json] | None = None
    worlds: Callable[[Own, random.Random], Iterator[Position]] | None = None
    shown: Callable[[Own], Own] = lambda view: view
    """A view without what people at the table must remember by themselves."""


@dataclass(frozen=True)
class Face(Game, Generic[Own]):
    """A game by its functions; its folder's `terminal.py` has the function `draw`."""

    functions: Functions[Own] = field(kw_only=True, repr=False)

    @property
    def package(self) -> str:
        """The package that holds the game's own files: the one that its views come from."""
        return ".".join(self.functions.view.__module__.split(".")[:-2])

    def _own(self, view: View) -> Own:
        if not isinstance(view, self.functions.view):
            raise TypeError(f"a view of {self.name} is wanted, not {type(view).__name__}")
        return view

    def search(self, seats: int) -> SearchSettings:
        """How the search bot thinks about it."""
        return self.functions.search(seats)

    def set_up(self, seats: int, options: Mapping[str, str]) -> Position:
        """The first position."""
        return self.functions.set_up(self.version, seats, options)

    def from_json(self, data: Json) -> Position:
        """Read a position."""
        return self.functions.from_json(data)

    def view_to_json(self, view: View) -> Json:
        """A view as plain data, for people and their programs."""
        return self.functions.view_to_json(self._own(view))

    def memory_to_json(self, view: View) -> Json:
        """A view as plain data, with all that was seen."""
        return (self.functions.memory_to_json or self.functions.view_to_json)(self._own(view))

    def parse(self, text: str) -> Move:
        """Read a move."""
        return self.functions.parse(text)

    def notate(self, move: Move) -> str:
        """A move's text."""
        return self.functions.notate(move)

    def sample(self, view: View, random: random.Random) -> Position:
        """A world that fits the view."""
        return self.functions.sample(self._own(view), random)

    def worlds(self, view: View, random: random.Random) -> Iterator[Position]:
        """Worlds that fit the view, one after the other."""
        prepared = self.functions.worlds
        return prepared(self._own(view), random) if prepared else super().worlds(view, random)

    def retell(self, start: Position, log: Log, seat: Seat, random: random.Random) -> list[tuple[Seat, Move]]:
        """A guess at another course that would have looked the same to a seat."""
        return self.functions.retell(start, log, seat, random)

    def prompt(self, view: View) -> Saying | None:
        """What is asked of the view's seat."""
        return self.functions.prompt(self._own(view))

    def rule_of(self, move: Move, view: View) -> str:
        """The rule behind a choice."""
        return self.functions.rule_of(move, self._own(view))

    def say(self, saying: Saying, names: Sequence[str], language: str = "en") -> str:
        """Put a saying into words."""
        return self.functions.say(saying, names, language)

    def choice(self, move: Move, view: View) -> Saying | None:
        """A choice in words."""
        return self.functions.choice(move, self._own(view))

    def standing(self, view: View) -> tuple[int, ...]:
        """How far each seat is, in the points that everybody sees."""
        return self.functions.standing(self._own(view))

    def scene(self, view: View) -> Mapping[str, Any]:
        """The table as facts for the page."""
        return self.functions.scene(self.functions.shown(self._own(view)))

    def telling(self, story: Story, step: int, view: View) -> Telling:
        """What the table tells of a step."""
        return self.functions.telling(story, step, self.functions.shown(self._own(view)))

    def tick(self, events: Sequence[Event]) -> Tick:
        """A step on the timeline."""
        return self.functions.tick(events)

    def chapter(self, number: int) -> Saying | None:
        """A round or turn by its name."""
        return self.functions.chapter(number)

    def read_form(self, fields: Fields, view: View) -> Move:
        """The move that a form of the page means."""
        return self.functions.read_form(fields, self._own(view))

    def layout(self, seats: int) -> Layout[Own]:
        """The table in numbers."""
        return self.functions.layout(seats)

    def longest(self, seats: int) -> int:
        """No game takes more moves."""
        return self.functions.longest(seats)

    def draw(self, view: View, names: Sequence[str], language: str = "en") -> Any:
        """The table for the terminal, whose module needs rich."""
        return import_module(f"{self.package}.terminal").draw(self.functions.shown(self._own(view)), names, language)
