"""Whole games: they end, and no card is lost or doubled."""

from __future__ import annotations

import pytest

from broglio import _engine
from broglio.core.match.playout import first_loss
from broglio.games.caesar_cleopatra import GAME

GAMES = 10_000 if _engine.is_compiled() else 100


@pytest.mark.rule("C5", "C34")
@pytest.mark.parametrize("pile", ["arranged", "shuffled"])
def test_random_games_end_with_every_card_in_its_place(pile: str) -> None:
    start = GAME.start(2, {"pile-2": pile})
    losses = [seed for seed in range(GAMES) if first_loss(start.copy(), seed, 10_000) != -1]
    assert losses == []
