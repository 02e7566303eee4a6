"""What Caesar & Cleopatra says: the facts of a saying become the names that the messages in `words` take."""

from __future__ import annotations

from collections.abc import Sequence

from broglio.core.kit.refusing import Refusals
from broglio.core.language.words import Argument, Named, Words
from broglio.core.protocol import Saying
from broglio.games.caesar_cleopatra.rules.material import GROUP_NAMES, SEAT_NAMES

WORDS = Words("broglio.games.caesar_cleopatra")
THINGS = {"group": "group", "other_group": "group", "card": "card"}


def say(saying: Saying, names: Sequence[str], language: str = "en") -> str:
    """Put a saying into words, with these names for the seats."""
    facts: dict[str, Argument] = {}
    for key, fact in saying.facts.items():
        if key in ("seat", "other") and isinstance(fact, int):
            facts[key] = names[fact]
        elif key in THINGS:
            facts[key] = Named(f"{THINGS[key]}-{fact}")
        elif key == "vote":
            facts[key] = Named(f"group-{fact}" if fact in GROUP_NAMES else f"vote-{fact}")
        elif isinstance(fact, tuple):  # cards
            cards = [Named(f"card-{card}.label") for card in fact]
            facts[key] = WORDS.join(cards, "cards-joined", language)
        else:
            facts[key] = fact
    return WORDS.say(saying.key, language, facts)


illegal = Refusals(say, SEAT_NAMES)
