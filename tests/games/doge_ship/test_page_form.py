"""What forms of the page mean, and what is refused."""

from __future__ import annotations

import pytest

from broglio.core.protocol import Malformed
from broglio.games.doge_ship import GAME
from broglio.games.doge_ship.rules import moves
from games.doge_ship.table import player, table

VIEW = table(player(), player()).view(0)


@pytest.mark.parametrize(
    ("fields", "move"),
    [
        ({"move": ["red-3"]}, moves.SPACE + 2),
        ({"move": ["take none"]}, moves.LEAVE),
        ({"move": ["make 2 under"]}, moves.MAKE + 3),
        ({"bid": ["0"]}, moves.BID),
        ({"bid": ["17"]}, moves.BID + 17),
        ({"bid": ["100"]}, moves.RAISE),
        ({"move": ["pass"], "bid": ["4"]}, moves.PASS),
    ],
)
def test_a_form_is_read(fields: dict[str, list[str]], move: int) -> None:
    assert GAME.read_form(fields, VIEW) == move


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"move": []},
        {"move": [""]},
        {"move": ["fly"]},
        {"move": ["red-7"]},
        {"bid": ["-1"]},
        {"bid": ["many"]},
        {"bid": ["²"]},
        {"bid": ["1000"]},
        {"bid": [""]},
        {"price": ["1"]},
    ],
)
def test_rubbish_is_refused(fields: dict[str, list[str]]) -> None:
    with pytest.raises(Malformed):
        GAME.read_form(fields, VIEW)
