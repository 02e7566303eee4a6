"""The face of a game whose positions are made of rows: everything follows from its tables."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from typing import Any, cast

from broglio.core.kit.events import Kind
from broglio.core.kit.lines import lines
from broglio.core.kit.moves import Moves
from broglio.core.kit.position import NOTHING, RowPosition, RowView, chosen_row
from broglio.core.kit.reading import Reading
from broglio.core.kit.refusing import Refusals
from broglio.core.kit.rows import EVERYBODY, Row, Rows, copied, flat
from broglio.core.kit.usual_refusals import UsualRules
from broglio.core.language.words import Argument, Words
from broglio.core.protocol import CHANCE, Fact, Game, Json, Move, Position, Saying, View
from broglio.core.protocol.layout import ANY, Field, Layout, common_fields, own_first

KIT_WORDS = Words("broglio.core.kit")


@dataclass(frozen=True)
class RowGame(Game):
    """A game by its tables. Subclass it only for what no table says."""

    moves: Moves = field(kw_only=True, repr=False)
    position: type[RowPosition] = field(kw_only=True, repr=False)
    described: tuple[Row, ...] = field(kw_only=True, repr=False)
    """The rows of its positions; the kit adds `chosen`."""
    kinds: tuple[Kind, ...] = field(kw_only=True, repr=False)
    usual: UsualRules = field(kw_only=True, repr=False)
    most_moves: int = field(kw_only=True, repr=False)
    """No game takes more moves, those of chance included."""

    @cached_property
    def rows(self) -> Rows:
        """All rows of a position."""
        return Rows((*self.described, chosen_row(self.codes)))

    @cached_property
    def kind_numbers(self) -> dict[str, int]:
        """Each kind of event by its name."""
        return {kind.name: number for number, kind in enumerate(self.kinds)}

    @cached_property
    def refuse(self) -> Refusals:
        """What makes refusals."""
        return Refusals(self.say, [f"seat {seat}" for seat in range(max(self.seat_counts))])

    @cached_property
    def _layouts(self) -> dict[int, Layout[RowView]]:
        return {}

    @property
    def common(self) -> int:
        """How many fields of the layout every game has."""
        return len(common_fields(2))

    @property
    def package(self) -> str:
        """The package that holds the game's own files."""
        return self.position.__module__

    def longest(self, seats: int) -> int:  # noqa: ARG002 (the same bound for all)
        """No game takes more moves."""
        return self.most_moves

    def set_up(self, seats: int, options: Mapping[str, str]) -> Position:
        """The first position."""
        return self.position(self, seats, options)

    # Data

    def head(self, seats: int, options: Mapping[str, str]) -> dict[str, Json]:
        """How a position begins as JSON."""
        return {"game": self.id, "version": self.version, "seats": seats, "options": dict(options)}

    def from_json(self, data: Json) -> Position:
        """Read a position; every number is checked, then the whole."""
        reading = Reading(data)
        reading.fields((*self.head(0, {}), *(row.name for row in self.rows)))
        reading["game"].choice((self.id,))
        reading["version"].integer(self.version, self.version)
        seats = reading["seats"].integer(min(self.seat_counts), max(self.seat_counts))
        options = reading["options"]
        options.fields((), [option.key for option in self.options])
        position = self.start(seats, {key: options[key].text() for key in options.value})
        assert isinstance(position, RowPosition)
        new = position.material()
        for name, value in self.rows.read(reading, seats).items():
            setattr(position, name, value)
        if position.material() != new:
            raise reading.fault("pieces are missing, or there are too many")
        fault = position.fault()
        if fault is not None:
            raise reading[fault[0]].fault(fault[1])
        self._check_choices(position, reading["chosen"])
        return position

    def _check_choices(self, position: RowPosition, reading: Reading) -> None:
        chosen, position.chosen = position.chosen, [NOTHING] * position.seats
        for seat, move in enumerate(chosen):
            if move != NOTHING and move not in position.legal(seat):
                raise reading.fault(f"seat {seat} cannot have chosen {self.notate(move)}")
        if any(move != NOTHING for move in chosen) and all(chosen[seat] != NOTHING for seat in position.choosers()):
            raise reading.fault("when all have chosen, their choices are carried out")
        position.chosen = chosen

    def view_to_json(self, view: View) -> Json:
        """What a seat may know, with what is asked of it; null where it may not know."""
        seen = _rows(view)
        return {
            "seat": view.seat,
            "to_act": list(view.to_act),
            **self.head(view.seats, dict(seen.options)),
            **{name: copied(value) for name, value in seen.rows},
            "moves": [self.notate(move) for move in view.moves],
        }

    # Moves and words

    def parse(self, text: str) -> Move:
        """Read a move."""
        return self.moves.parse(text)

    def notate(self, move: Move) -> str:
        """A move's text."""
        return self.moves.notate(move)

    def rule_of(self, move: Move, view: View) -> str:  # noqa: ARG002 (the verb decides)
        """The rule behind a choice."""
        return self.moves.verb(move).rule

    def prompt(self, view: View) -> Saying | None:
        """What is asked of the view's seat: the message `ask`."""
        return Saying("ask", {}, self.rule_of(view.moves[0], view)) if view.moves else None

    def choice(self, move: Move, view: View) -> Saying:
        """A choice in words: the message `choose-<verb>`."""
        return Saying(
            f"choose-{self.moves.verb(move).word}", {"number": self.moves.number(move)}, self.rule_of(move, view)
        )

    def fact(self, name: str, number: int) -> Fact:  # noqa: ARG002 (for games that name things)
        """What a number that the rules told stands for."""
        return number

    def say(self, saying: Saying, names: Sequence[str], language: str = "en") -> str:
        """Put a saying into words: the game's own, or the kit's."""
        facts: dict[str, Argument] = {}
        for name, fact in saying.facts.items():
            if name in ("seat", "other") and isinstance(fact, int):
                facts[name] = names[fact]
            else:
                facts[name] = fact if isinstance(fact, int | str) else ", ".join(map(str, fact))
        own = _words(self.package)
        return (own if saying.key in own.messages("en") else KIT_WORDS).say(saying.key, language, facts)

    # Worlds and numbers

    def sample(self, view: View, random: random.Random) -> Position:
        """A world that fits the view: hidden rows are dealt by `deal`, secret choices are made at random."""
        seen = _rows(view)
        position = self.position(self, view.seats, dict(seen.options))
        for name, value in seen.rows:
            if name != "chosen":
                setattr(position, name, copied(value))
        self.deal(position, random)
        chosen = seen.row("chosen")
        for seat in position.choosers() if view.outcome is None else ():
            if chosen[seat] is not None:
                position.chosen[seat] = chosen[seat]
            elif CHANCE not in view.to_act and seat not in view.to_act:
                position.chosen[seat] = random.choice(list(position.choices(seat)))
        return position

    def deal(self, position: RowPosition, random: random.Random) -> None:  # noqa: ARG002 (for games with hidden rows)
        """Fill in the numbers that a view does not know (None) in one of the ways that fit the rest."""
        assert all(row.known_to == EVERYBODY for row in self.described), f"{self.name} has hidden rows and needs `deal`"

    def layout(self, seats: int) -> Layout[Any]:
        """The table in numbers: each row, seen from the seat that looks; where numbers can be hidden, 0 is hidden."""
        if seats not in self._layouts:
            self._layouts[seats] = _layout(self, seats)
        return self._layouts[seats]

    def scene(self, view: View) -> Mapping[str, Any]:
        """The view as data, and as lines of text for the plain board."""
        return {**super().scene(view), "lines": list(lines(self.described, _rows(view)))}

    def draw(self, view: View, names: Sequence[str], language: str = "en") -> Any:
        """The rows as a table, for the terminal."""
        from broglio.core.kit.terminal import draw  # rich is needed for the terminal only

        return draw(self, _rows(view), names, language)


@cache
def _words(package: str) -> Words:
    return Words(package)


def _layout(game: RowGame, seats: int) -> Layout[RowView]:
    fields: list[Field[RowView]] = [*common_fields(seats)]
    for row in game.rows:
        hidden = row.known_to != EVERYBODY
        most = min(ANY, row.most - row.least + hidden)
        fields.append(Field(row.name, row.lengths(seats) or (1,), most, row.meaning, partial(_numbers, row)))
    return Layout(tuple(fields), game.moves.actions)


def _numbers(row: Row, view: RowView) -> list[int]:
    value = view.row(row.name)
    if row.is_by_seat:
        value = [value[seat] for seat in own_first(view)]
    hidden = row.known_to != EVERYBODY
    return [0 if number is None else number - row.least + hidden for number in flat(value)]


def _rows(view: View) -> RowView:
    return cast(RowView, view)
