"""The laws find what they are there to find: games with one fault each do not pass."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import pytest

from broglio import _engine
from broglio.core import laws
from broglio.core.kit.face import Face
from broglio.core.protocol import Event, Json, Move, Position, Saying, Story, Telling, View
from broglio.core.protocol.layout import Layout
from broglio.games.doge import GAME
from broglio.games.doge.rules.events import event
from broglio.games.doge.rules.position import DogePosition
from broglio.games.doge.views.view import DogeView, see, see_all
from core import small_game
from core.small_game import TwoNumbers
from core.small_game.position import NumbersPosition

Doge: TypeAlias = Face[DogeView]


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

    def draw(self, view: View, names: Any, language: str = "en") -> Any:
        return f"{type(self).secret} {super().draw(view, names, language)}"


class CitesNoRule(Doge):
    def prompt(self, view: View) -> Saying | None:
        saying = super().prompt(view)
        return dataclasses.replace(saying, rule="D99") if saying else None


class LaidOutWrongly(Doge):
    """Its layout reads the last row of a view the wrong way round; what the engine writes stays as it is."""

    def layout(self, seats: int) -> Layout[DogeView]:
        layout = super().layout(seats)
        last = layout.fields[-1]
        return dataclasses.replace(
            layout,
            fields=(
                *layout.fields[:-1],
                dataclasses.replace(last, read=lambda view: [last.most - number for number in last.read(view)]),
            ),
        )


class TellsWithoutWords(Doge):
    def telling(self, story: Story, step: int, view: View) -> Telling:
        told = super().telling(story, step, view)
        beats = [dataclasses.replace(beat, caption=Saying("no-such-words", {}, "D7")) for beat in told.beats]
        return dataclasses.replace(told, beats=tuple(beats))


class TellsTooMuch(Doge):
    """Its story repeats what everybody was told, not what the seat was."""

    def telling(self, story: Story, step: int, view: View) -> Telling:
        return super().telling(Story(story.steps, 1 if story.seat != 1 else 0), step, view)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (TellsWithoutWords, laws.stories_can_be_told),
        (TellsTooMuch, laws.stories_show_no_secret),
        (ForgetsHouses, laws.position_survives_json),
        (MisreadsMoves, laws.moves_survive_notation),
        (SamplesCarelessly, laws.sample_fits_view),
        (PeeksAtSecrets, laws.nothing_leaks),
        (CitesNoRule, laws.everything_cites_a_rule),
        (LaidOutWrongly, laws.observation_equals_layout),
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
        ("views.view.see", knows_markers, laws.secrets_do_not_show),
        ("views.view.see", knows_ballots, laws.secrets_do_not_show),
        ("views.view.see", knows_ballots, laws.nothing_leaks),
        pytest.param(
            "rules.events.event",
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


class ForgetsWords(TwoNumbers):
    def prompt(self, view: View) -> Saying | None:
        saying = super().prompt(view)
        return dataclasses.replace(saying, key="ask-nothing") if saying else None


class RefusesWithoutWords(TwoNumbers):
    def say(self, saying: Saying, names: Sequence[str], language: str = "en") -> str:
        return "" if saying.key == "not-now" else super().say(saying, names, language)


class SpeaksOnlyEnglish(TwoNumbers):
    def say(self, saying: Saying, names: Sequence[str], language: str = "en") -> str:
        if language != "en":
            raise KeyError(language)
        return super().say(saying, names, language)


class PassesForBuiltIn(TwoNumbers):
    """It has English words alone, which a game that comes with Broglio may not."""

    @property
    def package(self) -> str:
        return "broglio.games.two_numbers"


class MakesChoicesOfNothing(TwoNumbers):
    def choice(self, move: Move, view: View) -> Saying | None:
        return Saying("nothing-to-say", {}, self.rule_of(move, view))


class NotatesNothing(TwoNumbers):
    def notate(self, move: Move) -> str:
        return " " if move == 1 else super().notate(move)


class NeverEndsInTime(TwoNumbers):
    def longest(self, seats: int) -> int:
        return seats


class ForgetfulPosition(NumbersPosition):
    """Counts its moves, and leaves the count behind in a copy and in JSON."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.count = 0

    def advance(self, seat: int, move: int) -> None:
        super().advance(seat, move)
        self.count += 1


class SharingPosition(NumbersPosition):
    """Keeps a list of its moves that all copies share, and that JSON does not show."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.moved: list[int] = []

    def advance(self, seat: int, move: int) -> None:
        super().advance(seat, move)
        self.moved.append(move)

    def copy(self) -> NumbersPosition:
        new = super().copy()
        assert isinstance(new, SharingPosition)
        new.moved = self.moved
        return new


class Forgets(TwoNumbers):
    def set_up(self, seats: int, options: Mapping[str, str]) -> Position:
        del options
        return ForgetfulPosition(seats)


class Shares(TwoNumbers):
    def set_up(self, seats: int, options: Mapping[str, str]) -> Position:
        del options
        return SharingPosition(seats)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (ForgetsWords, laws.words_are_complete),
        (RefusesWithoutWords, laws.words_are_complete),
        (SpeaksOnlyEnglish, laws.words_are_complete),
        (PassesForBuiltIn, laws.words_are_complete),
        (MakesChoicesOfNothing, laws.choices_can_be_told),
        (NotatesNothing, laws.choices_can_be_told),
        (NeverEndsInTime, laws.outcome_makes_sense),
        (Forgets, laws.copy_keeps_every_attribute),
        (Shares, laws.copy_keeps_every_attribute),
    ],
)
def test_a_faulty_small_game_is_found_out(
    kind: type[TwoNumbers], law: Callable[[laws.Situation], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("broglio.core.laws.words.Words", lambda _: small_game.WORDS)
    game = kind(**{field.name: getattr(small_game.GAME, field.name) for field in dataclasses.fields(small_game.GAME)})

    def obey() -> None:
        for seed in range(8):
            law(laws.Situation(game, 2, (), seed, seed % 4))

    with pytest.raises(AssertionError):
        obey()


@pytest.mark.parametrize("kind", [Forgets, Shares])
def test_json_does_not_show_what_a_copy_leaves_out(kind: type[TwoNumbers]) -> None:
    """So the law about attributes is needed beside the one about JSON."""
    game = kind(**{field.name: getattr(small_game.GAME, field.name) for field in dataclasses.fields(small_game.GAME)})
    for seed in range(8):
        laws.copy_is_independent(laws.Situation(game, 2, (), seed, seed % 4))


@pytest.mark.usefixtures("two_numbers")
def test_a_small_game_in_plain_python_passes() -> None:
    for law in laws.LAWS:
        for seed in range(12):
            law(laws.Situation(small_game.GAME, 2, (), seed, seed % 5))


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_sound_game_passes_in_the_same_situations(law: Callable[[laws.Situation], None]) -> None:
    for seed in range(20):
        law(laws.Situation(GAME, 3, (), seed, 10 * seed))
