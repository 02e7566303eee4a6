"""Reads a set of components from its file, components.toml or one that a player wrote.

Everything is checked; a fault is told with the line where it stands.
"""

from __future__ import annotations

import copyreg
import re
import tomllib
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files

from broglio.core.match.record import fingerprint
from broglio.core.protocol import Json, Malformed
from broglio.games.doge_ship.rules.components import Components
from broglio.games.doge_ship.rules.material import (
    BUILD,
    BUY,
    FURTHER_TILE,
    INTRIGUE,
    KIND_NAMES,
    MONEY,
    PARAMETER_NAMES,
    REPLACEMENT,
    TABLE_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
)

LONGEST_TEXT = 20_000
LONGEST_LINE = 200
"""Twice what the shipped set needs. A name of thousands of parts would keep the parser busy for minutes."""
LETTERS = ("a", "b", "c", "d", "e", "f")
GAIN_NAMES = ("ducat", "approval", "point")

SPACE_EXAMPLES = (
    "'buy gondola', 'buy barricade or galley', 'build barricade + galley', 'replacement', 'intrigue 1', 'intrigue 2', "
    "'intrigue 3', 'money 2' or 'money 3'"
)


@cache
def shipped_text() -> str:
    """The file of the set that comes with the game."""
    return files(__package__).joinpath("components.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def read_components(text: str) -> Components:
    """Read and check a set; raises Malformed that names the line and the fault."""
    page = _Page(text)
    page.expect((), ("name", "tables", "galley", "gondola", "barricade", "doge"))
    rows: dict[str, list[int]] = {}
    for table in page.expect(("tables",), TABLE_NAMES):
        for number in page.expect(table, _numbers(6)):
            _add(rows, _read_space(page, number))
    _check_variety(page, rows)
    for zone in page.expect(("galley",), ZONE_NAMES):
        for letter in page.expect(zone, LETTERS):
            _add(rows, _read_galley(page, letter))
    for gondola in page.expect(("gondola",), _numbers(14)):
        _add(rows, _read_gondola(page, gondola))
    for barricade in page.expect(("barricade",), _numbers(26)):
        _add(rows, _read_barricade(page, barricade))
    for doge in page.expect(("doge",), _numbers(16)):
        _add(rows, _read_doge(page, doge))
    return Components(text, fingerprint(text), page.text(("name",)), rows)


def _by_text(components: Components) -> tuple[Callable[[str], Components], tuple[str]]:
    return read_components, (components.text,)


# A bot thinks in another process (see web/tables/thinking.py): a view takes its set along as the text it was read from.
copyreg.pickle(Components, _by_text)


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, count + 1))


def _add(rows: dict[str, list[int]], entry: dict[str, list[int]]) -> None:
    for key, numbers in entry.items():
        rows.setdefault(key, []).extend(numbers)


Path = tuple[str, ...]


class _Page:
    """The parsed file, and the line on which each thing stands."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST_TEXT:
            raise Malformed("components", f"has {len(text)} characters; a set needs fewer than {LONGEST_TEXT}")
        for number, line in enumerate(text.split("\n"), 1):
            if len(line) > LONGEST_LINE:
                raise Malformed(f"components line {number}", f"has more than {LONGEST_LINE} characters")
        try:
            self.data: Json = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error), re.DOTALL)
            fault, place = (found[1], found[2]) if found else (str(error), None)
            last = str(len(text.splitlines()) or 1)
            raise Malformed(f"components line {place or last}", fault[0].lower() + fault[1:]) from None
        except RecursionError:
            raise Malformed("components", "nested too deeply") from None
        self.lines = _index(text)

    def fault(self, path: Path, fault: str) -> Malformed:
        """An error that names the line of a thing, or of the nearest thing around it."""
        known = path
        while known and known not in self.lines:
            known = known[:-1]
        name = " ".join(path)
        return Malformed(f"components line {self.lines.get(known, 1)}", f"{name}: {fault}" if name else fault)

    def at(self, path: Path) -> Json:
        """The value at a path that has been expected."""
        value = self.data
        for key in path:
            value = value[key]
        return value

    def expect(self, path: Path, keys: Sequence[str], optional: Sequence[str] = ()) -> list[Path]:
        """Insist on a table with just these keys, and give their paths."""
        value = self.at(path)
        if not isinstance(value, dict):
            raise self.fault(path, "must be a table")
        for key in value:
            if key not in keys and key not in optional:
                raise self.fault((*path, key), f"is not known here; {_listing([*keys, *optional])} is")
        for key in keys:
            if key not in value:
                raise self.fault(path, f"{key!r} is missing")
        return [(*path, key) for key in keys]

    def has(self, path: Path) -> bool:
        """Whether an optional key of an expected table is there."""
        return path[-1] in self.at(path[:-1])

    def text(self, path: Path) -> str:
        """A text."""
        value = self.at(path)
        if not isinstance(value, str):
            raise self.fault(path, 'must be a text in "quotes"')
        return value

    def integer(self, path: Path, low: int, high: int) -> int:
        """A whole number in a range."""
        value = self.at(path)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault(path, "must be a whole number")
        if not low <= value <= high:
            raise self.fault(path, f"must be from {low} to {high}, not {value}")
        return value

    def boolean(self, path: Path) -> int:
        """True or false, as 1 or 0; false where it is not said."""
        value = self.at(path) if self.has(path) else False
        if not isinstance(value, bool):
            raise self.fault(path, "must be true or false")
        return int(value)

    def words(self, path: Path, known: Sequence[str]) -> list[int]:
        """Words out of these, by their numbers."""
        words = self.text(path).split()
        for word in words:
            if word not in known:
                raise self.fault(path, f"{word!r} is not one of {', '.join(known)}")
        return [known.index(word) for word in words]


def _listing(keys: Sequence[str]) -> str:
    return f"{keys[0]} to {keys[-1]}" if len(keys) > 8 else ", ".join(keys)


def _index(text: str) -> dict[Path, int]:
    """The line of each header and key. tomllib tells none, so this looks at how lines begin."""
    lines: dict[Path, int] = {}
    section: Path = ()
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\[+([^\[\]]+)\]", line.lstrip())
        key = re.match(r"""([\w\-."' \t]+)=""", line)
        if header:
            section = path = _keys(header[1])
        elif key:
            path = (*section, *_keys(key[1]))
        else:
            continue
        for length in range(1, len(path) + 1):
            lines.setdefault(path[:length], number)
    return lines


def _keys(dotted: str) -> Path:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))


# Spaces


def _read_space(page: _Page, path: Path) -> dict[str, list[int]]:
    words = page.text(path).split()
    kind, kinds, both, number = _space_of(words)
    if kind < 0:
        raise page.fault(path, f"{' '.join(words)!r} is no action; an action is {SPACE_EXAMPLES}")
    return {"space_type": [kind], "space_kinds": [kinds], "space_both": [both], "space_number": [number]}


def _space_of(words: list[str]) -> tuple[int, int, int, int]:
    """Type, kinds, whether both, number; a type below 0 where the words are no action."""
    match words:
        case [("buy" | "build") as verb, kind] if kind in KIND_NAMES:
            return TYPE_NAMES.index(verb), 1 << KIND_NAMES.index(kind), 0, 0
        case [("buy" | "build") as verb, first, ("or" | "+") as joint, second] if (
            first in KIND_NAMES and second in KIND_NAMES and (joint == "+" or first != second)
        ):
            kinds = 1 << KIND_NAMES.index(first) | 1 << KIND_NAMES.index(second)
            return TYPE_NAMES.index(verb), kinds, int(joint == "+"), 0
        case ["replacement"]:
            return int(REPLACEMENT), 0, 0, 0
        case ["intrigue", ("1" | "2" | "3") as number]:
            return int(INTRIGUE), 0, 0, int(number)
        case ["money", ("2" | "3") as number]:
            return int(MONEY), 0, 0, int(number)
    return -1, 0, 0, 0


def _check_variety(page: _Page, rows: dict[str, list[int]]) -> None:
    """Two players have the first three tables only: all kinds of action must be found there."""
    found = {"replacement": False, "money": False}
    found |= {f"intrigue {number}": False for number in (1, 2, 3)}
    found |= {f"{verb} {kind}": False for verb in ("buy", "build") for kind in KIND_NAMES}
    for space in range(18):
        kind = rows["space_type"][space]
        if kind in (BUY, BUILD):
            for number, name in enumerate(KIND_NAMES):
                if rows["space_kinds"][space] >> number & 1:
                    found[f"{TYPE_NAMES[kind]} {name}"] = True
        elif kind == INTRIGUE:
            found[f"intrigue {rows['space_number'][space]}"] = True
        else:
            found[TYPE_NAMES[kind]] = True
    for name, is_there in found.items():
        if not is_there:
            raise page.fault(("tables",), f"red, green and white must offer every kind of action; {name!r} is missing")


# Tiles


def _read_galley(page: _Page, path: Path) -> dict[str, list[int]]:
    page.expect(path, ("price", "points", "parameters"), ("approval",))
    colours = page.words((*path, "parameters"), PARAMETER_NAMES)
    if not 2 <= len(colours) <= 4:
        raise page.fault((*path, "parameters"), f"a galley part has 2 to 4 parameters, not {len(colours)}")
    return {
        "price": [page.integer((*path, "price"), 2, 7)],
        "points": [page.integer((*path, "points"), 0, 20)],
        "approval": [page.boolean((*path, "approval"))],
        "parameters": [colours.count(colour) for colour in range(len(PARAMETER_NAMES))],
    }


def _read_gondola(page: _Page, path: Path) -> dict[str, list[int]]:
    page.expect(path, ("price",), ("ducats", "approvals"))
    pays = [key for key in ("ducats", "approvals") if page.has((*path, key))]
    if len(pays) != 1:
        raise page.fault(path, "a gondola pays either ducats or approvals")
    amount = page.integer((*path, pays[0]), 1, 20)
    return {
        "price": [page.integer((*path, "price"), 0, 1)],
        "gondola_ducats": [amount if pays == ["ducats"] else 0],
        "gondola_approvals": [amount if pays == ["approvals"] else 0],
    }


def _read_barricade(page: _Page, path: Path) -> dict[str, list[int]]:
    page.expect(path, ("price", "on", "bonus"))
    trigger = page.text((*path, "on"))
    if trigger not in TYPE_NAMES:
        raise page.fault((*path, "on"), f"{trigger!r} is not one of {', '.join(TYPE_NAMES)}")
    words = page.text((*path, "bonus")).split()
    bonus, count = _bonus_of(words)
    if bonus < 0:
        raise page.fault(
            (*path, "bonus"),
            f"{' '.join(words)!r} is no bonus; a bonus is '1 ducat', '2 approvals', '3 points' or 'gondola'",
        )
    if bonus >= FURTHER_TILE and trigger not in ("buy", "build"):
        raise page.fault((*path, "bonus"), "a further tile is a bonus on 'buy' and 'build' only")
    return {
        "price": [page.integer((*path, "price"), 0, 1)],
        "trigger": [TYPE_NAMES.index(trigger)],
        "bonus": [bonus],
        "bonus_count": [count],
    }


def _bonus_of(words: list[str]) -> tuple[int, int]:
    """What a bonus gives, and how much; below 0 where the words are no bonus."""
    match words:
        case [kind] if kind in KIND_NAMES:
            return int(FURTHER_TILE) + KIND_NAMES.index(kind), 1
        case [number, what] if re.fullmatch("[1-9]", number) and what.removesuffix("s") in GAIN_NAMES:
            return GAIN_NAMES.index(what.removesuffix("s")), int(number)
    return -1, 0


def _read_doge(page: _Page, path: Path) -> dict[str, list[int]]:
    page.expect(path, (*PARAMETER_NAMES, "violet"), ("flood", "inspection"))
    zones = page.words((*path, "violet"), ZONE_NAMES)
    if len(set(zones)) < len(zones):
        raise page.fault((*path, "violet"), "a zone stands here twice")
    return {
        "price": [0],
        "values": [page.integer((*path, colour), -9, 9) for colour in PARAMETER_NAMES],
        "violet": [sum(1 << zone for zone in zones)],
        "flood": [page.integer((*path, "flood"), 0, 26) if page.has((*path, "flood")) else -1],
        "inspection": [page.boolean((*path, "inspection"))],
    }
