"""Doge, by Leo Colovini: secret votes in Venice, houses, palaces and counsellors."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from broglio.core.game import Game, Json, Move, Position, Saying, Seat, View
from broglio.core.layout import Layout
from broglio.core.rulebook import RuleBook
from broglio.games.doge import choosing, form, moves, notation, prompts, retracing, words
from broglio.games.doge.layout import layout
from broglio.games.doge.material import SEAT_COUNTS
from broglio.games.doge.position import blank
from broglio.games.doge.scene import scene
from broglio.games.doge.view import DogeView, sample


class Doge(Game):
    """Doge's face to the rest of the house."""

    def set_up(self, seats: int, options: Mapping[str, str]) -> Position:
        """The first position: brown cards are still to be dealt."""
        assert not options, "Doge has no options"
        return blank(seats)

    def from_json(self, data: Json) -> Position:
        """Read a position."""
        return form.position_from_json(data)

    def view_to_json(self, view: View) -> Json:
        """A view as plain data."""
        return form.view_to_json(_doge(view))

    def parse(self, text: str) -> Move:
        """Read a move."""
        return notation.parse(text)

    def notate(self, move: Move) -> str:
        """A move's text."""
        return notation.notate(move)

    def sample(self, view: View, random: random.Random) -> Position:
        """A world that fits the view."""
        return sample(_doge(view), random)

    def retell(
        self, start: Position, log: Sequence[tuple[Seat, Move]], seat: Seat, random: random.Random
    ) -> list[tuple[Seat, Move]]:
        """A guess at another course that would have looked the same to a seat."""
        return retracing.retell(start, log, seat, random)

    def prompt(self, view: View) -> Saying | None:
        """What is asked of the view's seat."""
        return prompts.prompt(_doge(view))

    def rule_of(self, move: Move, view: View) -> str:
        """The rule behind a choice."""
        return prompts.rule_of(move, _doge(view))

    def say(self, saying: Saying, names: Sequence[str], language: str = "en") -> str:
        """Put a saying into words."""
        return words.say(saying, names, language)

    def choice(self, move: Move, view: View) -> Saying:
        """A choice in words."""
        return choosing.choice(move, _doge(view))

    def standing(self, view: View) -> tuple[int, ...]:
        """Palaces."""
        return tuple(sum(row) for row in _doge(view).palaces)

    def scene(self, view: View) -> Mapping[str, Any]:
        """The table for the page."""
        return scene(_doge(view))

    def read_form(self, fields: Mapping[str, Sequence[str]], view: View) -> Move:
        """The move that a form of the page means."""
        return choosing.read_form(fields, _doge(view))

    def layout(self, seats: int) -> Layout[DogeView]:
        """The table in numbers."""
        return layout(seats)

    def draw(self, view: View, names: Sequence[str]) -> Any:
        """The table for the terminal."""
        from broglio.games.doge.terminal import draw  # rich is needed for the terminal only

        return draw(_doge(view), names)


def _doge(view: View) -> DogeView:
    if not isinstance(view, DogeView):
        raise TypeError(f"a view of Doge is wanted, not {type(view).__name__}")
    return view


GAME = Doge(
    id="doge",
    name="Doge",
    version=form.VERSION,
    designers="Leo Colovini",
    publisher="Goldsieber",
    seat_counts=SEAT_COUNTS,
    codes=moves.CODES,
    rulebook=RuleBook.of(__name__),
    has_policy=True,
    depth=12,
    horizon=2,
)
