"""What The Doge Ship says: the facts of a saying become the names that the messages in `words` take."""

from __future__ import annotations

from collections.abc import Sequence

from broglio.core.kit.refusing import Refusals
from broglio.core.language.words import Argument, Named, Words
from broglio.core.protocol import Saying
from broglio.games.doge_ship.rules.material import COLOURS

WORDS = Words("broglio.games.doge_ship")
JOINTS = {"or": "kinds-or", "+": "kinds-plus"}


def tile(name: str) -> Named:
    """A tile: `gondola-8`, or `lower-1-c` for a part of the galley."""
    kind, *rest = name.split("-")
    return Named(f"tile-{kind}", (("number", "".join(rest)),))


def space(name: str) -> Named:
    """A space of a table: `red-3`."""
    table, number = name.split("-")
    return Named(f"space-{table}", (("number", number),))


def kinds(text: str, language: str = "en") -> str:
    """Kinds of tile: `gondola`, `gondola or galley`, `gondola + gondola`."""
    words = text.split()
    named = [Named(f"kind-{kind}") for kind in words[::2]]
    return WORDS.join(named, JOINTS[words[1]] if words[1:] else "", language)


def offer(text: str, language: str = "en") -> str:
    """What a space offers: `buy gondola or galley`, `money 3`, `plot`."""
    what, _, detail = text.partition(" ")
    facts: dict[str, Argument] = {}
    if what == "money":
        facts["count"] = int(detail)
    elif detail:
        facts["kinds"] = kinds(detail, language)
    return WORDS.say(f"offer-{what}", language, facts)


def names_of(seats: Sequence[int | str], names: Sequence[str], language: str = "en") -> str:
    """Several seats by their names: `Anna`, `Anna and Bembo`, `Anna, Bembo and Carlo`."""
    *first, last = [names[int(seat)] for seat in seats]
    return WORDS.say("seats-and", language, {"left": ", ".join(first), "right": last}) if first else last


def say(saying: Saying, names: Sequence[str], language: str = "en") -> str:
    """Put a saying into words, with these names for the seats."""
    facts: dict[str, Argument] = {}
    for key, fact in saying.facts.items():
        if isinstance(fact, tuple):
            facts[key] = names_of(fact, names, language) if key == "seats" else ", ".join([str(one) for one in fact])
        elif key == "seat" and isinstance(fact, int):
            facts[key] = names[fact]
        elif key in ("tile", "removed"):
            facts[key] = tile(str(fact))
        elif key == "space":
            facts[key] = space(str(fact))
        elif key in ("pile", "table"):
            facts[key] = Named(f"{key}-{fact}")
        elif key == "offer":
            facts[key] = offer(str(fact), language)
        elif key == "kinds":
            facts[key] = kinds(str(fact), language)
        elif saying.key == "bought" and isinstance(fact, int):  # the first place is number 1
            facts["number"] = fact + 1
        else:
            facts[key] = fact
    return WORDS.say(saying.key, language, facts)


illegal = Refusals(say, COLOURS)
