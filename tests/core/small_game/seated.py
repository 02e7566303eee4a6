"""The small game in the registry, as if its package were installed: for tests that ask for `two_numbers`."""

from __future__ import annotations

import pytest

from broglio.core.protocol import Game, registry
from core.small_game import GAME


@pytest.fixture
def two_numbers(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(registry.games(), GAME.id, GAME)
    return GAME
