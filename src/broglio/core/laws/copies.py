"""Laws about copies: by what a position writes, and by what it holds, of which JSON may leave something out."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

from broglio.core.laws.situations import Situation, text
from broglio.core.match.playout import Dice, Player, play_out

A_WHILE = 40
"""After this many decisions, most of what a position holds has changed."""
NOT_SET = "not set"


def copy_is_independent(situation: Situation) -> None:
    """What happens to a copy does not happen to the original."""
    before = text(situation.position.to_json())
    copy = situation.position.copy()
    assert text(copy.to_json()) == before
    play_out(copy, Player(copy, Dice(situation.seed)), A_WHILE)
    assert text(situation.position.to_json()) == before


def copy_keeps_every_attribute(situation: Situation) -> None:
    """A copy holds what the original holds, and neither changes when the other is played on."""
    original = situation.position.copy()
    before = attributes(situation.position)
    assert attributes(original) == before
    copy = original.copy()
    assert attributes(copy) == before
    play_out(copy, Player(copy, Dice(situation.seed)), A_WHILE)
    assert attributes(original) == before, "what happens to a copy does not happen to the original"
    copy = original.copy()
    play_out(original, Player(original, Dice(situation.seed)), A_WHILE)
    assert attributes(copy) == before, "what happens to the original does not happen to a copy"


def attributes(thing: object) -> dict[str, Any]:
    """All that an object holds, by name, as it stands now: of plain classes, of slots, and of compiled classes."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        slots = vars(kind).get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
        names.update(vars(kind).get("__mypyc_attrs__", ()))
    return {name: pictured(getattr(thing, name, NOT_SET)) for name in sorted(names) if not name.startswith("__")}


def pictured(value: Any) -> Any:
    """A value that stays as it is now, whatever becomes of what it was made from."""
    if value is None or isinstance(value, (int, float, str, bytes)) or callable(value):
        return value
    if isinstance(value, Mapping):
        return {key: pictured(item) for key, item in value.items()}
    if isinstance(value, Set):
        return frozenset(value)
    if hasattr(value, "__getitem__") and hasattr(value, "__len__"):  # lists, tuples, native rows
        return [pictured(value[i]) for i in range(len(value))]
    return type(value), attributes(value)
