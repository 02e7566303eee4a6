"""The laws of broglio.core.laws, for every game that the registry finds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broglio.core import laws
from broglio.core.protocol import registry

GAMES = sorted(registry.games())


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_law(game: str, law: Callable[[laws.Situation], None], data: st.DataObject) -> None:
    law(data.draw(laws.situations(registry.find(game))))
