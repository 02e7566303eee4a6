"""The doors for research learn games from the registry; a game without a layout says so clearly."""

from __future__ import annotations

import pyspiel
import pytest

from broglio.core.protocol import Malformed, registry
from broglio.research import pettingzoo
from broglio.research.batch import Batch
from broglio.research.layout import has_layout, lengths
from broglio.research.openspiel import register_games
from broglio.research.openspiel.game import game_type
from core.small_game import GAME

pytestmark = pytest.mark.usefixtures("two_numbers")

NO_LAYOUT = "Two Numbers has no layout for programs that learn"


def test_every_game_has_environments() -> None:
    known = pettingzoo.environments()
    assert {one.game.id for one in known.values()} == set(registry.games())
    assert {"doge_v0", "caesar_cleopatra_v0", "doge_ship_v0", "two_numbers_v0"} <= set(known)
    assert pettingzoo.two_numbers_v0.game is GAME
    with pytest.raises(AttributeError, match=r"no chess_v0 here; there is .*doge_v0"):
        pettingzoo.chess_v0.env()


def test_a_game_without_a_layout_says_so_at_every_door() -> None:
    with pytest.raises(Malformed, match=NO_LAYOUT):
        pettingzoo.two_numbers_v0.env()
    with pytest.raises(Malformed, match=NO_LAYOUT):
        Batch(GAME, 1)
    register_games()
    with pytest.raises(Malformed, match=NO_LAYOUT):
        pyspiel.load_game("broglio_two_numbers")
    assert not game_type(GAME).default_loadable


def test_a_game_without_a_layout_is_passed_over_where_layouts_are_listed() -> None:
    assert not has_layout(GAME)
    told = lengths(registry.games().values())
    assert GAME.name not in told
    assert "| Doge |" in told


@pytest.mark.parametrize("name", ["broglio_doge", "broglio_caesar_cleopatra", "broglio_doge_ship"])
def test_open_spiel_is_told_the_bound_of_the_game(name: str) -> None:
    game = pyspiel.load_game(name)
    bound = game.game.longest(game.num_players())
    assert game.max_game_length() == game.max_chance_nodes_in_history() == bound
