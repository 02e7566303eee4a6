"""Caesar & Cleopatra, by Wolfgang Lüdtke: influence laid face down, votes, and intrigue about Rome's patricians."""

from __future__ import annotations

from collections.abc import Mapping

from broglio.core.kit.face import Face, Functions
from broglio.core.language.rulebook import RuleBook
from broglio.core.protocol import Option, Position
from broglio.games.caesar_cleopatra.data import to_json
from broglio.games.caesar_cleopatra.page import form
from broglio.games.caesar_cleopatra.page.scene import scene
from broglio.games.caesar_cleopatra.rules import moves
from broglio.games.caesar_cleopatra.rules.material import FIRST_VERSION, SEATS, VERSION
from broglio.games.caesar_cleopatra.rules.position import blank
from broglio.games.caesar_cleopatra.text import choice, notation, prompts, story, words
from broglio.games.caesar_cleopatra.views import courses, sampling
from broglio.games.caesar_cleopatra.views.layout import LAYOUT
from broglio.games.caesar_cleopatra.views.scoring import tally
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView, shown

PILE_2 = Option("pile-2", ("arranged", "shuffled"), "arranged", "the manipulation cards: in an order of choice, or not")

MEMORY = Option(
    "memory",
    ("strict", "aided"),
    "strict",
    "what players saw once: to be remembered by themselves, or listed for them",
    absent="aided",
)


def _set_up(version: int, seats: int, options: Mapping[str, str]) -> Position:
    assert seats == SEATS
    return blank(version, options[PILE_2.key] == "shuffled", options[MEMORY.key] == "strict")


def _longest(seats: int) -> int:
    """A bound that follows from the rules, far above what is ever seen."""
    # Each turn uses up one of the 100 cards, or is one of at most 3 quiet ones in a row (C36).
    turns = 4 * 100 + 4
    # A turn: two cards, a manipulation with its veto, castling ten cards twice, drawing seven, six windows,
    # discarding five twice. Set-up: twelve cards of pile 2, and a series, for each player.
    decisions = turns * 60 + seats * (24 + 1)
    # Chance deals each card once; each turn turns a vote card, and up to 5 are removed.
    return decisions + 2 + 100 + turns + 5


FUNCTIONS = Functions(
    view=CaesarCleopatraView,
    set_up=_set_up,
    from_json=to_json.position_from_json,
    view_to_json=to_json.view_to_json,
    memory_to_json=to_json.memory_to_json,
    parse=notation.parse,
    notate=notation.notate,
    sample=sampling.sample,
    worlds=sampling.worlds,
    retell=courses.retell,
    prompt=prompts.prompt,
    rule_of=prompts.rule_of,
    say=words.say,
    choice=choice.choice,
    standing=lambda view: tuple(tally(view, seat).total for seat in range(view.seats)),  # C37; missions are hidden
    scene=scene,
    telling=story.telling,
    tick=story.tick,
    chapter=story.chapter,
    read_form=form.read_form,
    layout=lambda seats: LAYOUT,  # noqa: ARG005 (for two)
    longest=_longest,
    shown=shown,
)


GAME = Face(
    id="caesar-cleopatra",
    name="Caesar & Cleopatra",
    version=int(VERSION),
    first_version=int(FIRST_VERSION),
    designers="Wolfgang Lüdtke",
    publisher="Kosmos",
    seat_counts=(int(SEATS),),
    codes=moves.CODES,
    rulebook=RuleBook.of(__name__),
    functions=FUNCTIONS,
    has_policy=True,
    options=(PILE_2, MEMORY),
    play_now={PILE_2.key: "shuffled", MEMORY.key: "aided"},
)
