"""The Doge Ship, by Marco Canetta and Stefania Niccolini: building the Doge's galley with dice, bids and barricades."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from broglio.core.game import Game, Json, Move, Option, Position, Saying, Seat, View
from broglio.core.layout import Layout
from broglio.core.rulebook import RuleBook
from broglio.games.doge_ship import (
    choice_words,
    form,
    moves,
    notation,
    page_form,
    position_file,
    prompts,
    retracing,
    scene,
    words,
)
from broglio.games.doge_ship.component_file import read_components, shipped_text
from broglio.games.doge_ship.layout import layout
from broglio.games.doge_ship.material import SEAT_COUNTS
from broglio.games.doge_ship.position import start
from broglio.games.doge_ship.view import ShipView, sample

MEMORY = Option(
    "memory",
    ("strict", "aided"),
    "strict",
    "the approvals of others: to be counted by the players themselves, or shown",
    absent="aided",
)


class DogeShip(Game):
    """The Doge Ship's face to the rest of the house."""

    def set_up(self, seats: int, options: Mapping[str, str]) -> Position:
        """The first position, with the chosen set of components."""
        return start(seats, read_components(options["components"]), options[MEMORY.key] == "strict")

    def from_json(self, data: Json) -> Position:
        """Read a position."""
        return position_file.position_from_json(data)

    def view_to_json(self, view: View) -> Json:
        """A view as plain data."""
        return form.view_to_json(_ship(view))

    def memory_to_json(self, view: View) -> Json:
        """A view as plain data, with everybody's approvals, which follow from what all saw (S24)."""
        return form.memory_to_json(_ship(view))

    def parse(self, text: str) -> Move:
        """Read a move."""
        return notation.parse(text)

    def notate(self, move: Move) -> str:
        """A move's text."""
        return notation.notate(move)

    def sample(self, view: View, random: random.Random) -> Position:
        """A world that fits the view."""
        return sample(_ship(view), random)

    def retell(
        self, start: Position, log: Sequence[tuple[Seat, Move]], seat: Seat, random: random.Random
    ) -> list[tuple[Seat, Move]]:
        """A guess at another course that would have looked the same to a seat."""
        return retracing.retell(start, log, seat, random)

    def prompt(self, view: View) -> Saying | None:
        """What is asked of the view's seat."""
        return prompts.prompt(_ship(view))

    def rule_of(self, move: Move, view: View) -> str:
        """The rule behind a choice."""
        return prompts.rule_of(move, _ship(view))

    def say(self, saying: Saying, names: Sequence[str], language: str = "en") -> str:
        """Put a saying into words."""
        return words.say(saying, names, language)

    def choice(self, move: Move, view: View) -> Saying | None:
        """A choice in words, for hints."""
        return choice_words.choice(move, _ship(view))

    def standing(self, view: View) -> tuple[int, ...]:
        """Points, which everybody sees (S24)."""
        return view.outcome.scores if view.outcome else _ship(view).points

    def scene(self, view: View) -> Mapping[str, Any]:
        """The table as facts for the templates in `page`."""
        return scene.scene(_ship(view))

    def read_form(self, fields: Mapping[str, Sequence[str]], view: View) -> Move:  # noqa: ARG002 (of the face)
        """A button's move, or the bid that was chosen (S27)."""
        return page_form.read(fields)

    def layout(self, seats: int) -> Layout[ShipView]:
        """The table in numbers."""
        return layout(seats)

    def draw(self, view: View, names: Sequence[str]) -> Any:
        """The table for the terminal."""
        from broglio.games.doge_ship.terminal import draw  # rich is needed for the terminal only

        return draw(_ship(view), names)


def _ship(view: View) -> ShipView:
    if not isinstance(view, ShipView):
        raise TypeError(f"a view of The Doge Ship is wanted, not {type(view).__name__}")
    return view


GAME = DogeShip(
    id="doge-ship",
    name="The Doge Ship",
    version=form.VERSION,
    designers="Marco Canetta, Stefania Niccolini",
    publisher="Giochix.it",
    seat_counts=SEAT_COUNTS,
    codes=moves.CODES,
    rulebook=RuleBook.of(__name__),
    options=(
        Option(
            key="components",
            choices=(),
            default=shipped_text(),
            words="the set of tiles and action tables, as the text of a component file",
        ),
        MEMORY,
    ),
    play_now={MEMORY.key: "aided"},
    has_policy=True,
    depth=12,
    horizon=2,
    plans=(3,),
    practises=(2, 4, 5),
)
