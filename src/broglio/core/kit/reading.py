"""Reads plain data (parsed JSON) so that each fault is named with its place: `players[1].houses.castello: ...`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from broglio.core.protocol import Json, Malformed


class DuplicateKey(ValueError):
    """An object has two values for one key."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key[:40]


def _object(pairs: Sequence[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise DuplicateKey(next(key for key in found if keys.count(key) > 1))
    return found


def parse_json(text: str, place: str) -> Json:
    """Parse JSON; raises Malformed with line and column. A key that is given twice is a fault: which one is meant?"""
    try:
        return json.loads(text, object_pairs_hook=_object)
    except DuplicateKey as error:
        raise Malformed(place, f"the key {error.key!r} is given twice") from None
    except json.JSONDecodeError as error:
        raise Malformed(f"{place} line {error.lineno} column {error.colno}", error.msg) from None
    except RecursionError:
        raise Malformed(place, "nested too deeply") from None


class Reading:
    """A value and the place where it stands."""

    def __init__(self, value: Json, place: str = "") -> None:
        self.value = value
        self.place = place

    def fault(self, fault: str) -> Malformed:
        """An error that names this place."""
        return Malformed(self.place or "position", fault)

    def fields(self, required: Sequence[str], optional: Sequence[str] = ()) -> None:
        """Insist on an object with just these fields."""
        if not isinstance(self.value, dict):
            raise self.fault(f"must be an object, not {_kind(self.value)}")
        for key in required:
            if key not in self.value:
                raise self.fault(f"{key!r} is missing")
        for key in self.value:
            if key not in required and key not in optional:
                raise self.fault(f"{key!r} is not known here")

    def __getitem__(self, key: str) -> Reading:
        """A field of an object that `fields` has checked; None where an optional one is absent."""
        return Reading(self.value.get(key), f"{self.place}.{key}" if self.place else key)

    def integer(self, low: int, high: int) -> int:
        """A whole number in a range."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.fault(f"must be a whole number, not {_kind(self.value)}")
        if not low <= self.value <= high:
            raise self.fault(f"must be from {low} to {high}, not {self.value}")
        return self.value

    def boolean(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.fault(f"must be true or false, not {_kind(self.value)}")
        return self.value

    def text(self) -> str:
        """A string."""
        if not isinstance(self.value, str):
            raise self.fault(f"must be a text, not {_kind(self.value)}")
        return self.value

    def choice(self, choices: Sequence[str]) -> int:
        """One of these words; gives its number."""
        word = self.text()
        if word not in choices:
            raise self.fault(f"must be one of {', '.join(choices)}, not {word[:40]!r}")
        return choices.index(word)

    def items(self, most: int) -> Iterator[Reading]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            raise self.fault(f"must be a list, not {_kind(self.value)}")
        if len(self.value) > most:
            raise self.fault(f"has {len(self.value)} entries; at most {most} are possible")
        for number, value in enumerate(self.value):
            yield Reading(value, f"{self.place}[{number}]")

    def choices(self, choices: Sequence[str]) -> tuple[int, ...]:
        """A list of different words out of these; gives their numbers."""
        found: list[int] = []
        for item in self.items(len(choices)):
            number = item.choice(choices)
            if number in found:
                raise item.fault(f"{choices[number]} stands here twice")
            found.append(number)
        return tuple(found)


def _kind(value: Json) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "nothing"}
    return names.get(type(value), "a number")
