"""The page as a test reads it: what is drawn for a seat, and the controls of its one form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from types import SimpleNamespace
from typing import Any

from broglio.core.protocol import Position, Seat
from broglio.games.caesar_cleopatra import GAME
from broglio.web.pages import environment
from broglio.web.pages.table_page import Reader, scene_facts
from broglio.web.tables.storyteller import Timeline

PARTS = ("board", "prompt", "side", "words")
NAMES = ("Anna", "Oscar")


NO_STORY = {
    # The timeline of a table at which nothing has happened yet.
    "table": SimpleNamespace(id="table"),
    "seat_chosen": 0,
    "last_step": 0,
    "timeline": Timeline(GAME),
    "is_lean": False,
}


def drawn(
    position: Position,
    observer: Seat | None,
    language: str = "en",
    *,
    is_live: bool = True,
    stage: Mapping[str, Any] | None = None,
) -> str:
    """All that the game draws for an observer, with a stage card where there is one."""
    reader = Reader(observer, language)
    view = position.view(observer)
    facts = {
        **environment.shared_facts(language, "", GAME),
        **scene_facts(GAME, view, NAMES, reader),
        "asked": is_live and observer in view.to_act,
        "is_live": is_live,
        "stage": stage,
        **NO_STORY,
    }
    templates = [environment.environment().get_template(f"{GAME.id}/{part}.html") for part in PARTS]
    return "\n".join(template.render(facts) for template in templates)


@dataclass
class Controls(HTMLParser):
    """The controls that belong to the form `act`."""

    open: set[tuple[str, str]] = field(default_factory=set)
    """Name and value of what can be pressed or ticked."""
    faded: set[tuple[str, str]] = field(default_factory=set)
    ids: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if told.get("id"):
            self.ids.append(str(told["id"]))
        if tag in ("button", "input") and told.get("form") == "act":
            pair = (str(told["name"]), str(told["value"]))
            (self.faded if told.get("aria-disabled") else self.open).add(pair)


def controls(position: Position, observer: Seat | None, *, is_live: bool = True) -> Controls:
    """The controls on an observer's page."""
    found = Controls()
    found.feed(drawn(position, observer, is_live=is_live))
    return found
