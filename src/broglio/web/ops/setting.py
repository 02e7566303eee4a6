"""What one setting is: its flag, its variable, what may be said for it, and words about it."""

from __future__ import annotations

import dataclasses
import ipaddress
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from broglio.core.protocol import Malformed

PREFIX = "BROGLIO_"
Value = TypeVar("Value")


@dataclass(frozen=True)
class Kind:
    """What may be said for a setting."""

    read: Callable[[str], Any]
    """Raises ValueError or KeyError for what is not allowed."""
    place: str
    """What stands for it in help."""
    allowed: str


def number(low: int, high: int) -> Kind:
    """A whole number within bounds."""
    return Kind(lambda text: _within(int(text), low, high), "N", f"a whole number from {low} to {high}")


def seconds(high: float) -> Kind:
    """A time."""
    return Kind(lambda text: _within(float(text), 0, high), "SECONDS", f"a number of seconds from 0 to {high:g}")


def factor(high: float) -> Kind:
    """How many times as much."""
    return Kind(lambda text: _within(float(text), 0, high), "FACTOR", f"a number from 0 to {high:g}")


def _within(value: Any, low: float, high: float) -> Any:
    if not (math.isfinite(value) and low <= value <= high):
        raise ValueError
    return value


def one_of(*choices: str) -> Kind:
    """One of a few words."""
    return Kind(lambda text: choices[choices.index(text)], "WORD", f"one of {', '.join(choices)}")


def matching(pattern: str, place: str, allowed: str) -> Kind:
    """A text of a certain form."""

    def read(text: str) -> str:
        if not re.fullmatch(pattern, text):
            raise ValueError
        return text

    return Kind(read, place, allowed)


def several(read: Callable[[str], str], place: str, allowed: str) -> Kind:
    """Texts with commas between."""

    def read_all(text: str) -> tuple[str, ...]:
        return tuple(read(part.strip()) for part in text.split(",") if part.strip())

    return Kind(read_all, f"{place},...", f"{allowed}, with commas between")


HOST_NAME = matching(r"(\*\.)?[a-z0-9._-]+|\[[0-9a-f:.]+\]", "NAME", "a host name")
FOLDER = Kind(Path, "FOLDER", "a folder")
ADDRESS = matching(
    r"[A-Za-z0-9._-]+|[0-9a-fA-F.:]*:[0-9a-fA-F.]*:[0-9a-fA-F.:]*",
    "ADDRESS",
    "a name or address of this machine, without a port",
)
YES_OR_NO = Kind(lambda text: {"yes": True, "no": False}[text.lower()], "yes|no", "yes or no")
ROOT_PATH = matching(r"(/[A-Za-z0-9._~-]+)+", "PATH", "a path such as /games, without a slash at its end")
NETWORKS = several(
    lambda text: str(ipaddress.ip_network(text, strict=False)), "ADDRESS", "addresses or networks such as 10.0.0.0/8"
)
HOST_NAMES = several(
    lambda text: str(HOST_NAME.read(text.lower())), "NAME", "host names such as games.example.org or *.example.org"
)
DATABASE_URL = matching(r"postgres(ql)?://\S*", "URL", "an address that begins with postgresql://")
SECRET = matching(r"[!-~]{16,}", "TEXT", "at least 16 printable characters without spaces")


@dataclass(frozen=True)
class Setting:
    """A line of Settings."""

    kind: Kind
    words: str
    default_words: str = ""
    """What to say of a default that is not the same everywhere."""
    is_secret: bool = False
    """Never printed."""
    has_flag: bool = True
    """All users of a machine see command lines: what is nothing but a secret comes by the environment alone."""
    name: str = ""
    default: Any = None

    @property
    def flag(self) -> str:
        """What is typed; empty where there is no flag."""
        return "--" + self.name.replace("_", "-") if self.has_flag else ""

    @property
    def variable(self) -> str:
        """What the environment calls it."""
        return PREFIX + self.name.upper()

    @property
    def default_shown(self) -> str:
        """The default in words; empty: nothing."""
        if isinstance(self.default, bool):
            return "yes" if self.default else "no"
        if isinstance(self.default, float):
            return f"{self.default:g}"
        return self.default_words or str(self.default or "")

    def read(self, text: str, place: str) -> Any:
        """The value of a text that was given as flag or variable; Malformed names it as it was given."""
        try:
            return self.kind.read(text)
        except (ValueError, KeyError):
            shown = place if self.is_secret else f"{place} {text}" if place == self.flag else f"{place}={text}"
            raise Malformed(shown, f"must be {self.kind.allowed}") from None


def setting(default: Value, kind: Kind, words: str, **more: Any) -> Value:
    """A field of a dataclass of settings."""
    made = Setting(kind, words, default=default, **more)
    return dataclasses.field(default=default, metadata={"setting": made}, repr=not made.is_secret)


def settings_of(kind: type) -> tuple[Setting, ...]:
    """All settings of a dataclass that was made of them."""
    return tuple(dataclasses.replace(line.metadata["setting"], name=line.name) for line in dataclasses.fields(kind))
