"""The laws find what they are there to find: games with one fault each do not pass."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pytest

from broglio.core import laws
from broglio.core.game import Json, Move, Position, Saying, View
from broglio.games.doge import GAME, Doge
from broglio.games.doge.view import DogeView


def face(kind: type[Doge]) -> Doge:
    return kind(**{field.name: getattr(GAME, field.name) for field in dataclasses.fields(GAME)})


class ForgetsHouses(Doge):
    def from_json(self, data: Json) -> Position:
        for player in data["players"]:
            player["houses"] = {}
        return super().from_json(data)


class MisreadsMoves(Doge):
    def notate(self, move: Move) -> str:
        return super().notate(move).replace("castello", "dorsoduro")


class SamplesCarelessly(Doge):
    def sample(self, view: View, random: random.Random) -> Position:
        assert isinstance(view, DogeView)
        return super().sample(dataclasses.replace(view, quiet=view.quiet + 1), random)


class PeeksAtSecrets(Doge):
    """Its terminal shows what only the position knows, the way a careless hand-over would."""

    secret = 0

    def sample(self, view: View, random: random.Random) -> Position:
        type(self).secret += 1
        return super().sample(view, random)

    def draw(self, view: View, names: Any) -> Any:
        return f"{type(self).secret} {super().draw(view, names)}"


class CitesNoRule(Doge):
    def prompt(self, view: View) -> Saying | None:
        saying = super().prompt(view)
        return dataclasses.replace(saying, rule="D99") if saying else None


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (ForgetsHouses, laws.position_survives_json),
        (MisreadsMoves, laws.moves_survive_notation),
        (SamplesCarelessly, laws.sample_fits_view),
        (PeeksAtSecrets, laws.nothing_leaks),
        (CitesNoRule, laws.everything_cites_a_rule),
    ],
)
def test_a_faulty_game_is_found_out(kind: type[Doge], law: Callable[[laws.Situation], None]) -> None:
    def obey() -> None:
        for seed in range(40):
            law(laws.Situation(face(kind), 3, (), seed, 10 * seed))

    with pytest.raises(AssertionError):
        obey()


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_sound_game_passes_in_the_same_situations(law: Callable[[laws.Situation], None]) -> None:
    for seed in range(20):
        law(laws.Situation(GAME, 3, (), seed, 10 * seed))
