"""Broglio: board games of votes, bluff and intrigue, with their rules enforced."""

from importlib.metadata import version

from broglio import _engine

__version__ = version("broglio")

_engine.prepare()
