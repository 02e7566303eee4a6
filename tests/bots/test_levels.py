"""Levels for people, and advice: for every game, from views alone."""

from __future__ import annotations

import random

import pytest

from broglio.bots import levels
from broglio.bots.hints import MOST, hints
from broglio.core import laws
from broglio.core.match.playout import Dice, Player
from broglio.core.protocol import Budget, Game, Malformed, Position, Seat, registry

GAMES = sorted(registry.built_in().values(), key=lambda game: game.id)
SHORT = Budget(iterations=32)


def wide_choice(game: Game) -> tuple[Position, Seat]:
    """A position in the middle of a game, and a seat with more choices than there is advice about."""
    position = laws.Situation(game, game.seat_counts[0], (), 3, 40).position
    player = Player(position, Dice(1))
    while all(len(position.moves(seat)) <= MOST for seat in range(position.seats)):
        player.step(position)
    return position, next(seat for seat in range(position.seats) if len(position.moves(seat)) > MOST)


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_plays_every_game(game: Game, level: str) -> None:
    position, seat = wide_choice(game)
    bot = levels.seat_bot(game, level, random.Random(1))
    assert bot.choose(position.view(seat), SHORT) in position.moves(seat)


def test_the_strongest_level_may_think_for_a_second_and_the_others_do_not_wait() -> None:
    assert list(levels.LEVELS) == ["novice", "senator", "doge"]
    assert [levels.budget(level).seconds for level in levels.LEVELS] == [None, None, 1.0]


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Malformed, match="level 'pope': there is novice, senator, doge"):
        levels.budget("pope")


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_policy], ids=lambda game: game.id)
def test_hints_are_the_best_few_choices(game: Game) -> None:
    position, seat = wide_choice(game)
    found = hints(game, position.view(seat), random.Random(1), Budget(iterations=200))
    assert len(found) == MOST
    assert {estimate.move for estimate in found} <= set(position.moves(seat))
    assert [estimate.chance for estimate in found] == sorted((one.chance for one in found), reverse=True)


def test_there_is_no_hint_where_nothing_is_to_be_chosen() -> None:
    game = registry.find("doge")
    with pytest.raises(Malformed, match="nothing to choose"):
        hints(game, game.start(3).view(None), random.Random(1), SHORT)
