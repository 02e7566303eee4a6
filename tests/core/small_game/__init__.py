"""Two Numbers: the smallest plug-in. In plain Python, in English, without layout, policy, page, cover or hints."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from broglio.core.kit.reading import Reading
from broglio.core.language.rulebook import RuleBook
from broglio.core.language.words import Argument, Words
from broglio.core.protocol import Game, Json, Malformed, Move, Position, Saying, View
from core.small_game.position import CODES, FIRST_WORTH, NOTHING, NUMBERS, NumbersPosition, NumbersView

WORDS = Words(__name__)


class TwoNumbers(Game):
    def set_up(self, seats: int, options: Mapping[str, str]) -> Position:
        assert not options
        return NumbersPosition(seats)

    def from_json(self, data: Json) -> Position:
        reading = Reading(data)
        reading.fields(("worth", "said"))
        position = NumbersPosition(2)
        position.worth = reading["worth"].integer(0, 2)
        position.said = [number.integer(NOTHING, NUMBERS) for number in reading["said"].items(2)]
        if len(position.said) != position.seats or (any(position.said) and not position.worth):
            raise reading["said"].fault("must be two numbers, said after chance has said the worth")
        return position

    def view_to_json(self, view: View) -> Json:
        seen = _own(view)
        return {"worth": seen.worth, "said": list(seen.said)}

    def parse(self, text: str) -> Move:
        for move in range(CODES):
            if self.notate(move) == " ".join(text.lower().split()):
                return move
        raise Malformed("move", f"{text[:20]!r} cannot be read")

    def notate(self, move: Move) -> str:
        if not 0 <= move < CODES:
            raise Malformed("move", f"{move} is no move")
        return f"say {move + 1}" if move < FIRST_WORTH else f"worth {move - FIRST_WORTH + 1}"

    def sample(self, view: View, random: random.Random) -> Position:
        seen = _own(view)
        position = NumbersPosition(2)
        position.worth = seen.worth
        hidden = [-1 if number is None else number for number in seen.said]
        position.said = [random.randint(1, NUMBERS) if number < 0 else number for number in hidden]
        return position

    def prompt(self, view: View) -> Saying | None:
        return Saying("ask-number", {}, "N2") if view.moves else None

    def rule_of(self, move: Move, view: View) -> str:  # noqa: ARG002 (of the face)
        return "N2"

    def say(self, saying: Saying, names: Sequence[str], language: str = "en") -> str:
        facts: dict[str, Argument] = {}
        for key, fact in saying.facts.items():
            assert isinstance(fact, int)
            facts[key] = names[fact] if key == "seat" else fact
        return WORDS.say(saying.key, language, facts)

    def longest(self, seats: int) -> int:
        return 1 + seats

    def draw(self, view: View, names: Sequence[str], language: str = "en") -> Any:  # noqa: ARG002 (says nothing)
        return f"{names}: {self.view_to_json(view)}"


def _own(view: View) -> NumbersView:
    assert isinstance(view, NumbersView)
    return view


GAME = TwoNumbers(
    id="two-numbers",
    name="Two Numbers",
    version=1,
    designers="nobody",
    publisher="nobody",
    seat_counts=(2,),
    codes=CODES,
    rulebook=RuleBook.of(__name__),
)
