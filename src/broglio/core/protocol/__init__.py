"""The protocol that every game keeps and every door goes through.

A `Game` starts positions and translates between codes, text and JSON. A `Position` is the whole truth. A `View` is
what one seat may know of it; pages, bots and logs are made from views only. All that is told to people (events,
prompts, refusals) is a `Saying`: a key and facts, put into words by the game.

>>> from broglio.core.protocol import IllegalMove, registry
>>> game = registry.find("caesar-cleopatra")
>>> position = game.start(2)
>>> position.to_act()  # both players choose at once
(0, 1)
>>> view = position.view(0)
>>> game.say(game.prompt(view), ["Anna", "Bram"])
'Card 1 of your manipulation pile, from the top:'
>>> game.notate(view.moves[0])
'next assassination'
>>> try:
...     position.play(0, game.parse("pass"))
... except IllegalMove as refusal:
...     print(refusal.words, refusal.rule)
First put your manipulation cards in order. C6
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
