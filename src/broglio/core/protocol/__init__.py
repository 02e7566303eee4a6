"""The protocol that every game keeps and every door goes through.

A `Game` starts positions and translates between codes, text and JSON. A `Position` is the whole truth. A `View` is
what one seat may know of it; pages, bots and logs are made from views only. All that is told to people (events,
prompts, refusals) is a `Saying`: a key and facts, put into words by the game.
"""

from __future__ import annotations

from broglio.core.protocol.bot import Bot, Budget
from broglio.core.protocol.errors import IllegalMove, Malformed
from broglio.core.protocol.game import Game, Option
from broglio.core.protocol.position import CHANCE, Position
from broglio.core.protocol.saying import Event, Fact, Json, Move, Saying, Seat
from broglio.core.protocol.search_settings import SearchSettings
from broglio.core.protocol.story import Beat, Story, Telling, Tick
from broglio.core.protocol.view import Outcome, View

__all__ = [
    "CHANCE",
    "Beat",
    "Bot",
    "Budget",
    "Event",
    "Fact",
    "Game",
    "IllegalMove",
    "Json",
    "Malformed",
    "Move",
    "Option",
    "Outcome",
    "Position",
    "Saying",
    "SearchSettings",
    "Seat",
    "Story",
    "Telling",
    "Tick",
    "View",
]
