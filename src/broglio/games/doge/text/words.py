"""What Doge says: the facts of a saying become the names that the messages in `words` take."""

from __future__ import annotations

from collections.abc import Sequence

from broglio.core.kit.refusing import Refusals
from broglio.core.language.words import Argument, Named, Words
from broglio.core.protocol import Saying
from broglio.games.doge.rules.material import AREAS, COLOURS, COUNSELLOR_NAMES

WORDS = Words("broglio.games.doge")
THINGS = {"area": "area", "source": "area", "target": "area", "counsellor": "counsellor"}
SEATS = ("seat", "other")
SIGNS = tuple(name.partition("-")[0] for name in COUNSELLOR_NAMES[:AREAS])
"""By area: the sign of its natives (D4)."""


def say(saying: Saying, names: Sequence[str], language: str = "en") -> str:
    """Put a saying into words, with these names for the seats."""
    facts: dict[str, Argument] = {}
    for key, fact in saying.facts.items():
        if key in SEATS and isinstance(fact, int):
            facts[key] = names[fact]
        elif key == "seats" and isinstance(fact, tuple):
            facts[key] = _all_of([names[int(seat)] for seat in fact], language)
        elif key in THINGS:
            facts[key] = Named(f"{THINGS[key]}-{fact}")
        elif isinstance(fact, tuple):  # markers
            facts[key] = ", ".join(map(str, fact))
        else:
            facts[key] = fact
    return WORDS.say(saying.key, language, facts)


def _all_of(names: Sequence[str], language: str) -> str:
    """Two names or more: Anna, Bembo and Carlo."""
    return WORDS.say("story-and", language, {"left": ", ".join(names[:-1]), "right": names[-1]})


illegal = Refusals(say, COLOURS)
