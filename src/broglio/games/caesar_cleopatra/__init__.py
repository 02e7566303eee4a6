"""Caesar & Cleopatra, by Wolfgang Lüdtke: influence laid face down, votes, and intrigue about Rome's patricians."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from broglio.core.game import Game, Json, Move, Option, Position, Saying, Seat, View
from broglio.core.layout import Layout
from broglio.core.rulebook import RuleBook
from broglio.games.caesar_cleopatra import form, moves, notation, picking, prompts, retracing, sampling, telling, words
from broglio.games.caesar_cleopatra.layout import LAYOUT
from broglio.games.caesar_cleopatra.material import FIRST_VERSION, SEATS, VERSION
from broglio.games.caesar_cleopatra.position import blank
from broglio.games.caesar_cleopatra.scene import scene
from broglio.games.caesar_cleopatra.scoring import tally
from broglio.games.caesar_cleopatra.view import CaesarCleopatraView, shown

PILE_2 = Option("pile-2", ("arranged", "shuffled"), "arranged", "the manipulation cards: in an order of choice, or not")

MEMORY = Option(
    "memory",
    ("strict", "aided"),
    "strict",
    "what players saw once: to be remembered by themselves, or listed for them",
    absent="aided",
)


class CaesarCleopatra(Game):
    """The game's face to the rest of the house."""

    def set_up(self, seats: int, options: Mapping[str, str]) -> Position:
        """The first position: manipulation cards are still to be arranged, or missions to be dealt."""
        assert seats == SEATS
        return blank(self.version, options[PILE_2.key] == "shuffled", options[MEMORY.key] == "strict")

    def from_json(self, data: Json) -> Position:
        """Read a position."""
        return form.position_from_json(data)

    def view_to_json(self, view: View) -> Json:
        """A view as plain data."""
        return form.view_to_json(_own(view))

    def memory_to_json(self, view: View) -> Json:
        """A view as plain data, with all that was seen."""
        return form.memory_to_json(_own(view))

    def parse(self, text: str) -> Move:
        """Read a move."""
        return notation.parse(text)

    def notate(self, move: Move) -> str:
        """A move's text."""
        return notation.notate(move)

    def sample(self, view: View, random: random.Random) -> Position:
        """A world that fits the view."""
        return sampling.sample(_own(view), random)

    def worlds(self, view: View, random: random.Random) -> Iterator[Position]:
        """Worlds that fit the view, one after the other."""
        return sampling.worlds(_own(view), random)

    def retell(
        self, start: Position, log: Sequence[tuple[Seat, Move]], seat: Seat, random: random.Random
    ) -> list[tuple[Seat, Move]]:
        """A guess at another course that would have looked the same to a seat."""
        return retracing.retell(start, log, seat, random)

    def prompt(self, view: View) -> Saying | None:
        """What is asked of the view's seat."""
        return prompts.prompt(_own(view))

    def rule_of(self, move: Move, view: View) -> str:
        """The rule behind a choice."""
        return prompts.rule_of(move, _own(view))

    def say(self, saying: Saying, names: Sequence[str], language: str = "en") -> str:
        """Put a saying into words."""
        return words.say(saying, names, language)

    def choice(self, move: Move, view: View) -> Saying:
        """One of a seat's choices in words."""
        return telling.choice(move, _own(view))

    def standing(self, view: View) -> tuple[int, ...]:
        """The points of C37 that everybody sees; missions count when they come to light."""
        return tuple(tally(_own(view), seat).total for seat in range(view.seats))

    def scene(self, view: View) -> Mapping[str, Any]:
        """The table as facts for the page."""
        return scene(shown(_own(view)))

    def read_form(self, fields: Mapping[str, Sequence[str]], view: View) -> Move:
        """The move that the page's controls mean."""
        return picking.read_form(fields, _own(view))

    def layout(self, seats: int) -> Layout[CaesarCleopatraView]:  # noqa: ARG002 (of the face)
        """The table in numbers."""
        return LAYOUT

    def draw(self, view: View, names: Sequence[str]) -> Any:
        """The table for the terminal."""
        from broglio.games.caesar_cleopatra.terminal import draw  # rich is needed for the terminal only

        return draw(shown(_own(view)), names)


def _own(view: View) -> CaesarCleopatraView:
    if not isinstance(view, CaesarCleopatraView):
        raise TypeError(f"a view of Caesar & Cleopatra is wanted, not {type(view).__name__}")
    return view


GAME = CaesarCleopatra(
    id="caesar-cleopatra",
    name="Caesar & Cleopatra",
    version=int(VERSION),
    first_version=int(FIRST_VERSION),
    designers="Wolfgang Lüdtke",
    publisher="Kosmos",
    seat_counts=(int(SEATS),),
    codes=moves.CODES,
    rulebook=RuleBook.of(__name__),
    has_policy=True,
    options=(PILE_2, MEMORY),
    play_now={PILE_2.key: "shuffled", MEMORY.key: "aided"},
)
