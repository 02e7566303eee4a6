"""What Doge says: the facts of a saying become the names that the messages in `words` take."""

from __future__ import annotations

from collections.abc import Sequence

from broglio.core.kit.refusing import Refusals
from broglio.core.language.words import Argument, Named, Words
from broglio.core.protocol import Saying
from broglio.games.doge.rules.material import COLOURS

WORDS = Words("broglio.games.doge")
THINGS = {"area": "area", "source": "area", "target": "area", "counsellor": "counsellor"}


def say(saying: Saying, names: Sequence[str], language: str = "en") -> str:
    """Put a saying into words, with these names for the seats."""
    facts: dict[str, Argument] = {}
    for key, fact in saying.facts.items():
        if key == "seat" and isinstance(fact, int):
            facts[key] = names[fact]
        elif key in THINGS:
            facts[key] = Named(f"{THINGS[key]}-{fact}")
        elif isinstance(fact, tuple):  # markers
            facts[key] = ", ".join(map(str, fact))
        else:
            facts[key] = fact
    return WORDS.say(saying.key, language, facts)


illegal = Refusals(say, COLOURS)
