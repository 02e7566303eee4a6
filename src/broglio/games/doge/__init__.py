"""Doge, by Leo Colovini: secret votes in Venice, houses, palaces and counsellors."""

from __future__ import annotations

from broglio.core.kit.face import Face, Functions
from broglio.core.language.rulebook import RuleBook
from broglio.core.protocol import SearchSettings
from broglio.games.doge.data import from_json, to_json
from broglio.games.doge.page.form import read_form
from broglio.games.doge.page.scene import scene
from broglio.games.doge.page.stages import telling
from broglio.games.doge.rules import moves
from broglio.games.doge.rules.material import SEAT_COUNTS
from broglio.games.doge.rules.position import blank
from broglio.games.doge.text import choice, notation, prompts, story, words
from broglio.games.doge.views import courses
from broglio.games.doge.views.layout import layout
from broglio.games.doge.views.view import DogeView, sample


def _longest(seats: int) -> int:
    """A bound that follows from the rules, far above what is ever seen."""
    # D32: each round that sees no palace built is one of at most 8 in a row; there are 30 sites and 8 palaces each.
    rounds = 8 * min(30, 8 * seats) + 8
    # 12 ballots; in each of 7 votes a seat decides on three counsellors at most, moves, places and builds (D19 to
    # D28). Chance deals 7 cards, and turns 7 in each round.
    return rounds * (12 + 7 * 12 * seats) + 7 + rounds * 7


FUNCTIONS = Functions(
    view=DogeView,
    set_up=lambda version, seats, options: blank(seats),  # noqa: ARG005 (Doge has no options)
    from_json=from_json.position_from_json,
    view_to_json=to_json.view_to_json,
    parse=notation.parse,
    notate=notation.notate,
    sample=sample,
    retell=courses.retell,
    prompt=prompts.prompt,
    rule_of=prompts.rule_of,
    say=words.say,
    choice=choice.choice,
    standing=lambda view: tuple(sum(row) for row in view.palaces),
    scene=scene,
    telling=telling,
    tick=story.tick,
    chapter=story.chapter,
    read_form=read_form,
    layout=layout,
    longest=_longest,
    search=lambda seats: SearchSettings(depth=12, horizon=2),  # noqa: ARG005 (the same for all)
)


GAME = Face(
    id="doge",
    name="Doge",
    version=to_json.VERSION,
    designers="Leo Colovini",
    publisher="Goldsieber",
    seat_counts=SEAT_COUNTS,
    codes=moves.CODES,
    rulebook=RuleBook.of(__name__),
    functions=FUNCTIONS,
    has_policy=True,
)
