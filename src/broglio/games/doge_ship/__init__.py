"""The Doge Ship, by Marco Canetta and Stefania Niccolini: building the Doge's galley with dice, bids and barricades."""

from __future__ import annotations

from collections.abc import Mapping

from broglio.core.kit.face import Face, Functions
from broglio.core.language.rulebook import RuleBook
from broglio.core.protocol import Option, Position, SearchSettings
from broglio.games.doge_ship.data import from_json, to_json
from broglio.games.doge_ship.data.component_file import read_components, shipped_text
from broglio.games.doge_ship.page import form, scene, stages
from broglio.games.doge_ship.rules import moves
from broglio.games.doge_ship.rules.material import SEAT_COUNTS
from broglio.games.doge_ship.rules.position import start
from broglio.games.doge_ship.text import choice, notation, prompts, story, words
from broglio.games.doge_ship.views import courses
from broglio.games.doge_ship.views.layout import layout
from broglio.games.doge_ship.views.view import ShipView, sample

MEMORY = Option(
    "memory",
    ("strict", "aided"),
    "strict",
    "the approvals of others: to be counted by the players themselves, or shown",
    absent="aided",
)


def _set_up(version: int, seats: int, options: Mapping[str, str]) -> Position:  # noqa: ARG001 (there is one version)
    return start(seats, read_components(options["components"]), options[MEMORY.key] == "strict")


def _longest(seats: int) -> int:
    """A bound that follows from the rules, far above what is ever seen."""
    # S32: each round that fills no place of the galley is one of at most 6 in a row.
    places = {2: 12, 3: 16, 4: 20, 5: 22}[seats]
    rounds = 6 * places + 6
    turns = 5 * seats
    # A turn: reordering up to 26 barricades, a space, a bonus and two purchases or buildings; then a bid, in steps.
    # Chance: dice, a Doge tile, prices; in a turn up to three looks at three tiles, with their prices.
    return rounds * (turns * 48 + seats * 8) + 8 + rounds * (10 + turns * 16)


FUNCTIONS = Functions(
    view=ShipView,
    set_up=_set_up,
    from_json=from_json.position_from_json,
    view_to_json=to_json.view_to_json,
    memory_to_json=to_json.memory_to_json,
    parse=notation.parse,
    notate=notation.notate,
    sample=sample,
    retell=courses.retell,
    prompt=prompts.prompt,
    rule_of=prompts.rule_of,
    say=words.say,
    choice=choice.choice,
    standing=lambda view: view.outcome.scores if view.outcome else view.points,
    scene=scene.scene,
    telling=stages.telling,
    tick=story.tick,
    chapter=story.chapter,
    read_form=lambda fields, view: form.read(fields),  # noqa: ARG005 (a button says all)
    layout=layout,
    longest=_longest,
    search=lambda seats: SearchSettings(depth=12, horizon=2, plans=seats == 3, practises=seats != 3),
)


GAME = Face(
    id="doge-ship",
    name="The Doge Ship",
    version=to_json.VERSION,
    designers="Marco Canetta, Stefania Niccolini",
    publisher="Giochix.it",
    seat_counts=SEAT_COUNTS,
    codes=moves.CODES,
    rulebook=RuleBook.of(__name__),
    functions=FUNCTIONS,
    options=(
        Option(
            key="components",
            choices=(),
            default=shipped_text(),
            words="the set of tiles and action tables, as the text of a component file",
        ),
        MEMORY,
    ),
    play_now={MEMORY.key: "aided"},
    has_policy=True,
)
