"""The laws about pages, for every game that the registry finds; and that they find what they are there to find."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from broglio.core.laws import Situation, situations
from broglio.core.protocol import Move, Saying, View, registry
from broglio.web import laws
from core import small_game
from core.small_game import TwoNumbers

GAMES = sorted(registry.games())


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25)
@given(data=st.data())
def test_law(game: str, law: Callable[[Situation], None], data: st.DataObject) -> None:
    law(data.draw(situations(registry.find(game))))


class WithItsFiles(TwoNumbers):
    """A game that differs from the small one, with the same words and rules."""

    @property
    def package(self) -> str:
        return small_game.__name__


class SaysNothingOfChoices(WithItsFiles):
    def choice(self, move: Move, view: View) -> Saying | None:
        return Saying("nothing-to-say", {}, self.rule_of(move, view))


class CountsNoPointsInTheEnd(WithItsFiles):
    def standing(self, view: View) -> tuple[int, ...]:
        if view.outcome is not None:
            raise KeyError("no points")
        return ()


class DrawsNothing(WithItsFiles):
    def scene(self, view: View) -> Mapping[str, Any]:
        raise KeyError("no scene", view.seats)


@pytest.mark.usefixtures("two_numbers")
def test_a_small_game_passes() -> None:
    for law in laws.LAWS:
        for seed in range(6):
            law(Situation(small_game.GAME, 2, (), seed, seed % 5))


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        (SaysNothingOfChoices, "nothing-to-say"),
        (CountsNoPointsInTheEnd, "no points"),
        (DrawsNothing, "no scene"),
    ],
)
def test_a_game_that_cannot_be_drawn_is_found_out(
    kind: type[TwoNumbers], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = kind(**{field.name: getattr(small_game.GAME, field.name) for field in dataclasses.fields(small_game.GAME)})
    monkeypatch.setitem(registry.games(), game.id, game)

    def obey() -> None:
        for seed in range(6):
            laws.table_can_be_drawn(Situation(game, 2, (), seed, seed % 5))

    with pytest.raises(KeyError, match=fault):
        obey()
