"""Bots and servers ask for worlds, views and copies without end: what nobody holds any more is given back.

A row that interpreted code hands to compiled code, or sets as an attribute, is not: see docs/architecture.md.
"""

from __future__ import annotations

import gc
import itertools
import random
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from broglio.bots.search import SearchBot
from broglio.core.match.match import Match, draw
from broglio.core.protocol import Budget, Game, Position, SearchSettings, Seat, registry

GAMES = sorted(registry.built_in())
"""Compiled games long enough to be well under way; memory of plain Python takes care of itself."""
TIMES = 120
SOME = 60
"""Blocks of memory that caches may take in so many times; a loss would be one or more each time."""


def in_the_middle(game: Game) -> Position:
    """A game well under way, somebody to act."""
    source = random.Random(5)
    match = Match(game, max(game.seat_counts))
    while len(match.log) < 60 or match.position.to_act()[0] < 0:
        match.draw_chances(source)
        seat = match.position.to_act()[0]
        match.play(seat, source.choice(match.position.moves(seat)))
    return match.position


def asked(game_id: str) -> tuple[Game, Position, Seat, random.Random]:
    """A game, a position, who is to act there, and where chance comes from."""
    game = registry.find(game_id)
    position = in_the_middle(game)
    return game, position, position.to_act()[0], random.Random(1)


def blocks_kept(act: Callable[[], object]) -> int:
    """How many more blocks of memory are held after doing something many times."""
    for _ in range(30):
        act()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        act()
    gc.collect()
    return sys.getallocatedblocks() - before


@pytest.mark.parametrize("game_id", GAMES)
def test_views_and_worlds_are_given_back(game_id: str) -> None:
    game, position, seat, source = asked(game_id)
    assert blocks_kept(lambda: position.copy().view(seat)) < SOME
    assert blocks_kept(lambda: position.copy().view(None)) < SOME
    assert blocks_kept(lambda: game.sample(position.view(seat), source)) < SOME
    assert blocks_kept(lambda: list(itertools.islice(game.worlds(position.view(seat), source), 3))) < SOME


@pytest.mark.parametrize("game_id", GAMES)
def test_positions_read_from_json_are_given_back(game_id: str) -> None:
    game = registry.find(game_id)
    position = in_the_middle(game)
    data = position.to_json()
    assert blocks_kept(lambda: position.copy().to_json()) < SOME
    assert blocks_kept(lambda: game.from_json(data)) < SOME


class PractisingBot(SearchBot):
    """Learns while it thinks, with any number of seats."""

    def settings(self, seats: int) -> SearchSettings:
        return replace(super().settings(seats), practises=True)


class PlanningBot(SearchBot):
    """Plans with any number of seats."""

    def settings(self, seats: int) -> SearchSettings:
        return replace(super().settings(seats), plans=True)


@pytest.mark.parametrize("bot", [SearchBot, PractisingBot, PlanningBot])
@pytest.mark.parametrize("game_id", GAMES)
def test_searches_are_given_back(game_id: str, bot: type[SearchBot]) -> None:
    game, position, seat, source = asked(game_id)
    assert blocks_kept(lambda: bot(game, source).choose(position.view(seat), Budget(iterations=4))) < SOME


@pytest.mark.parametrize("game_id", GAMES)
def test_steps_played_on_a_copy_are_given_back(game_id: str) -> None:
    game = registry.find(game_id)
    position = in_the_middle(game)
    source = random.Random(1)

    def step() -> None:
        copy = position.copy()
        for _ in range(5):
            if not (to_act := copy.to_act()):
                return
            for seat in to_act:
                copy.play(seat, draw(copy.chances(), source) if seat < 0 else source.choice(copy.moves(seat)))

    assert blocks_kept(step) < SOME
