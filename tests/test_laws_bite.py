"""The laws find what they are there to find: games with one fault each do not pass."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pytest

from broglio import _engine
from broglio.core import laws
from broglio.core.game import Event, Json, Move, Position, Saying, View
from broglio.games.doge import GAME, Doge
from broglio.games.doge.events import event
from broglio.games.doge.position import DogePosition
from broglio.games.doge.view import DogeView, see, see_all


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


def knows_markers(position: DogePosition, seat: int | None) -> DogeView:
    """A view with everybody's markers in it, and nothing else wrong."""
    return dataclasses.replace(see(position, seat), markers=see_all(position).markers)


def knows_ballots(position: DogePosition, seat: int | None) -> DogeView:
    return dataclasses.replace(see(position, seat), ballots=see_all(position).ballots)


def tells_ballots(told: tuple[int, int, int, int]) -> Event:
    return dataclasses.replace(event(told), audience=None)


@pytest.mark.parametrize(
    ("place", "leak", "law"),
    [
        ("view.see", knows_markers, laws.secrets_do_not_show),
        ("view.see", knows_ballots, laws.secrets_do_not_show),
        ("view.see", knows_ballots, laws.nothing_leaks),
        pytest.param(
            "events.event",
            tells_ballots,
            laws.nothing_leaks,
            marks=pytest.mark.skipif(
                _engine.is_compiled(), reason="compiled code calls it directly; the interpreted run replaces it"
            ),
        ),
    ],
)
def test_a_leak_is_found_out(
    place: str, leak: Callable[..., object], law: Callable[[laws.Situation], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"broglio.games.doge.{place}", leak)

    def obey() -> None:
        for seed in range(40):
            law(laws.Situation(GAME, 3, (), seed, 2 * seed))

    with pytest.raises(AssertionError):
        obey()


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_sound_game_passes_in_the_same_situations(law: Callable[[laws.Situation], None]) -> None:
    for seed in range(20):
        law(laws.Situation(GAME, 3, (), seed, 10 * seed))
