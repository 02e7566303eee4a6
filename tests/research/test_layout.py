"""What a seat may know, in numbers: all of it, within bounds, and nothing else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy
import pytest
from hypothesis import given
from librt.vecs import vec
from mypy_extensions import i16

from broglio.core import laws
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, Game, Malformed, Outcome, Position, Saying, View, registry
from broglio.core.protocol.layout import Layout
from broglio.research.layout import OBSERVATION, bounds, encode, fill_mask, has_layout, lengths, rewards, table

GAMES = [game for game in registry.games().values() if has_layout(game)]
TABLES = [(game, seats) for game in GAMES for seats in game.seat_counts]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", str(value)))


def written(position: Position, seat: int, layout: Layout[Any]) -> list[int]:
    """What the engine writes straight from a position."""
    row = vec[i16]([0] * layout.size)
    assert position.fill_observation(seat, row, 0) == layout.size
    return list(row)


@each_game
def test_the_engine_writes_what_the_view_tells(game: Game) -> None:
    @given(situation=laws.situations(game))
    def check(situation: laws.Situation) -> None:
        layout = game.layout(situation.seats)
        most = bounds(layout)
        for seat in range(situation.seats):
            told = layout.numbers(situation.position.view(seat))
            assert written(situation.position, seat, layout) == told
            assert min(told) >= 0
            assert (numpy.array(told) <= most).all()

    check()


@each_game
def test_what_a_seat_cannot_know_does_not_show(game: Game) -> None:
    """Another world, and another course of secret choices and draws, give the same numbers."""

    @given(situation=laws.situations(game))
    def check(situation: laws.Situation) -> None:
        layout = game.layout(situation.seats)
        for seat in range(situation.seats):
            here = situation.position.copy()
            there = game.sample(here.view(seat), situation.random)
            assert written(there, seat, layout) == written(here, seat, layout)
            there = here.copy()
            for _ in range(laws.TWIN_STEPS):
                if laws.step_twins(here, there, seat, situation.random) is None:
                    break
                assert written(there, seat, layout) == written(here, seat, layout)

    check()


@each_table
def test_what_a_seat_knows_is_not_lost(game: Game, seats: int) -> None:
    """Views that tell something else have other numbers: a learner may go by the numbers alone."""
    views: dict[tuple[int, ...], View] = {}
    for seed in range(2):
        source = random.Random(seed)
        match = Match(game, seats)
        while laws.step(match, source):
            seat = source.randrange(seats)
            view = match.position.view(seat)
            key = tuple(game.layout(seats).numbers(view))
            if is_long(view):
                continue
            assert facts(game, views.setdefault(key, view)) == facts(game, view)
    assert len(views) > 100 or not registry.is_built_in(game)


def is_long(view: View) -> bool:
    """Only the beginning of an agenda is told."""
    return len(getattr(view, "agenda", ())) > 10


def facts(game: Game, view: View) -> Any:
    """All that is told of a view, without what a layout says it leaves out."""
    told = game.view_to_json(view)
    told.pop("memory", None)  # its consequences are told, and all of it in another layout
    for player in told.get("players", ()):
        if "yard" in player:
            player["yard"].sort()
    return told


@each_table
def test_actions_are_the_codes_of_players(game: Game, seats: int) -> None:
    source = random.Random(seats)
    match = Match(game, seats)
    actions = game.layout(seats).actions
    mask = numpy.full(actions, 7, numpy.int8)
    while match.position.to_act():
        for chance, _ in match.position.chances():
            assert actions <= chance < game.codes
        for seat in range(seats):
            fill_mask(match.position.view(seat), mask)
            assert list(numpy.flatnonzero(mask)) == sorted(match.position.moves(seat))
            assert mask.max() == (1 if seat in match.position.to_act() else 0)
        laws.step(match, source)


def test_any_kind_of_numbers_will_do() -> None:
    game = registry.find("doge")
    layout = game.layout(3)
    view = game.start(3).view(1)
    whole = numpy.full(layout.size, 9, OBSERVATION)
    real = numpy.full(layout.size, 9, numpy.float32)
    encode(layout, view, whole)
    encode(layout, view, real)
    assert (whole == real).all()
    assert list(whole[:3]) == [0, 1, 0], "seat 1 looks"


def test_a_game_without_a_layout_says_so() -> None:
    with pytest.raises(Malformed, match="Doge has no layout for programs that learn"):
        Game.layout(registry.find("doge"), 3)


@pytest.mark.parametrize(
    ("ranks", "wanted"),
    [((1, 2), [1, -1]), ((1, 1), [0, 0]), ((2, 1, 3), [0, 1, -1]), ((1, 1, 3, 4), [2 / 3, 2 / 3, -1 / 3, -1])],
)
def test_rewards_add_up_to_nothing(ranks: tuple[int, ...], wanted: list[float]) -> None:
    found = rewards(Outcome(ranks, ranks, Saying("", {}, "")))
    assert found == pytest.approx(wanted)
    assert sum(found) == pytest.approx(0)


def test_chance_has_no_observation_of_its_own() -> None:
    """Before the first card is turned nobody is to act."""
    game = registry.find("doge")
    position = game.start(4)
    assert position.to_act() == (CHANCE,)
    assert written(position, 2, game.layout(4))[:8] == [0, 0, 1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("game", registry.built_in().values(), ids=lambda game: game.id)
def test_the_document_has_the_layout(game: Game) -> None:
    """`python -m broglio.research.layout GAME SEATS` prints what must stand there."""
    page = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
    assert lengths(registry.built_in().values()) in page
    assert table(game.layout(game.seat_counts[0])) in page
