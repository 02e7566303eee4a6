"""Bots: the general ones, how they are found by name, and the arena in which they meet.

A bot sees what a player sees and nothing more.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from broglio.bots.heuristic import HeuristicBot
from broglio.bots.novice import NoviceBot
from broglio.bots.random import RandomBot
from broglio.bots.search import SearchBot
from broglio.core.protocol import Bot, Game, Malformed

POLICY_BOTS: dict[str, type[Bot]] = {"novice": NoviceBot, "heuristic": HeuristicBot, "search": SearchBot}
"""They play what a game's policy finds sensible, with more or less care: for games that have one."""


def names(game: Game) -> list[str]:
    """The bots that can play a game, the best last."""
    return list(_known(game))


def _known(game: Game) -> dict[str, type[Bot]]:
    return {"random": RandomBot, **(POLICY_BOTS if game.has_policy else {}), **game.bots}


def find(game: Game, name: str) -> type[Bot]:
    """A bot by its name, or by file and class: `mine.py:MyBot`."""
    known = _known(game)
    if name in known:
        return known[name]
    path, sign, class_name = name.rpartition(":")
    if not sign:
        raise Malformed(f"bot {name!r}", f"{game.name} has {', '.join(known)}; your own is given as FILE.py:CLASS")
    return _load(Path(path), class_name)


def _load(path: Path, class_name: str) -> type[Bot]:
    if not path.is_file():
        raise Malformed(f"bot {path}:{class_name}", f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(f"bot {path}", path)
    if spec is None or spec.loader is None:
        raise Malformed(f"bot {path}:{class_name}", f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses of the file look for their types
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Malformed(f"bot {path}:{class_name}", f"{type(error).__name__}: {error}") from None
    found = getattr(module, class_name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Malformed(f"bot {path}:{class_name}", f"{path} has no Bot {class_name}")
    return found
