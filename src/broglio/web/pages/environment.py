"""Templates: the server's own and the games', with what all of them need."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from broglio.core.language.words import LANGUAGES, Words
from broglio.core.match.fairness import LONGEST_ENTROPY
from broglio.core.protocol import Game, Seat, registry
from broglio.web.pages import statics
from broglio.web.pages.fast_jinja import Templates

COLOURS = ("red", "blue", "gold", "green", "purple")
SHAPES = ("circle", "lozenge", "square", "triangle", "hexagon")
"""A seat's colour never stands alone: hatching and shape go with it."""


@cache
def words_of(package: str) -> Words:
    """What the server itself says, or a game."""
    return Words(package)


@cache
def environment() -> Environment:
    """All templates: `table.html` is the server's, `doge/board.html` is Doge's."""
    loaders: dict[str, BaseLoader] = {name: FileSystemLoader(_folder(game)) for name, game in registry.games().items()}
    loaders["server"] = FileSystemLoader(Path(str(files(__package__).joinpath("templates"))))
    made = Templates(
        loader=PrefixLoader(loaders),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(colours=COLOURS, shapes=SHAPES, languages=LANGUAGES, longest_entropy=LONGEST_ENTROPY, once=once)
    emblem = made.get_template("server/macros.html").module.__dict__["emblem"]
    made.globals["emblems"] = tuple(emblem(seat) for seat in range(len(COLOURS)))
    return made


@lru_cache(16384)
def once(part: Callable[..., Markup], *facts: Hashable) -> Markup:
    """A small part that is the same at many tables, such as a card; like `Drawings.drawn`, but for all of them."""
    return part(*facts)


@cache
def macro(name: str) -> Callable[..., Markup]:
    """One of the marks that every page uses."""
    found: Callable[..., Markup] = environment().get_template("server/macros.html").module.__dict__[name]
    return found


def _folder(game: Game) -> Path:
    return Path(str(files(game.package).joinpath("page")))


def has_page(game: Game) -> bool:
    """Whether a game brings its own drawing of the table; else a plain one in words serves."""
    return f"{game.id}/board.html" in _templates()


@cache
def _templates() -> frozenset[str]:
    return frozenset(environment().list_templates())


def speaker(language: str, game: Game | None = None) -> Callable[..., str]:
    """What templates call to put a message into words: the server's messages, then those of the game at hand."""
    return _speaker(language, __package__, ()) if game is None else _speaker(language, game.package, _plain_words(game))


@cache
def _speaker(language: str, package: str, plain: tuple[tuple[str, str], ...]) -> Callable[..., str]:
    ours, theirs = words_of(__package__), words_of(package)
    known = ours.messages(language)
    has_words = theirs.messages(language) if theirs.languages else {}
    missing = {key: words for key, words in plain if key not in has_words}

    def say(key: str, **facts: Any) -> str:
        return missing[key] if key in missing else (ours if key in known else theirs).say(key, language, facts)

    return say


def _plain_words(game: Game) -> tuple[tuple[str, str], ...]:
    """What its face says of a game, for pages, where it has no messages for them."""
    options = [(f"option-{option.key}", option.words) for option in game.options]
    choices = [(f"option-{option.key}-{choice}", choice) for option in game.options for choice in option.choices]
    return (("game-name", game.name), ("game-line", ""), *options, *choices)


def bot_name(language: str, seat: Seat) -> str:
    """What a bot at a seat is called: a name of its own, the same to every reader; its level stands beside it."""
    return speaker(language)("bot-name", number=seat + 1)


def static_address(base: str, folder: str, name: str) -> str:
    """The address of a file, with its fingerprint; empty where there is no such file."""
    found = statics.load(folder, name)
    return f"{base}/static/{folder}/{name}?{found.fingerprint}" if found else ""


def shared_facts(language: str, base: str, game: Game | None = None) -> dict[str, Any]:
    """What every template is told."""
    return {
        "language": language,
        "base": base,
        "game": game,
        "say": speaker(language, game),
        "static": lambda folder, name: static_address(base, folder, name),
    }


def render(template: str, language: str, base: str, facts: Mapping[str, Any], game: Game | None = None) -> str:
    """A whole page."""
    return environment().get_template(f"server/{template}").render({**shared_facts(language, base, game), **facts})
