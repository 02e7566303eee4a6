"""Broglio: board games of votes, bluff and intrigue, with their rules enforced.

A whole game between players who choose at random:

>>> import random
>>> from broglio.core.match.match import Match
>>> from broglio.core.protocol import registry
>>> match, source = Match(registry.find("doge"), seats=3), random.Random(1)
>>> while match.position.to_act():
...     _ = match.draw_chances(source)
...     for seat in match.position.to_act():
...         view = match.position.view(seat)
...         _ = match.play(seat, source.choice(view.moves))
>>> len(match.position.outcome().ranks)
3
"""

from importlib.metadata import version

from broglio import _engine

__version__ = version("broglio")

_engine.prepare()
