"""What comes in by forms, read with care: nothing here trusts its sender."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from starlette.datastructures import FormData
from starlette.requests import Request

from broglio.bots import levels
from broglio.core.protocol import Game, Malformed, registry
from broglio.web.middleware.request_body import LARGEST
from broglio.web.middleware.sessions import Person
from broglio.web.store.store import SeatRow
from broglio.web.tables.names import clean_name

LONGEST_KEY = 64


async def fields_of(request: Request) -> dict[str, list[str]]:
    """The fields of a form, each with all its values; files as their text."""
    async with request.form(max_files=2, max_fields=200, max_part_size=LARGEST) as form:
        return await _texts(form)


async def _texts(form: FormData) -> dict[str, list[str]]:
    fields: dict[str, list[str]] = {}
    for name, value in form.multi_items():
        key = _storable(name)
        if isinstance(value, str):
            fields.setdefault(key, []).append(_storable(value))
        elif value.filename:
            try:
                fields.setdefault(key, []).append(_storable((await value.read(LARGEST)).decode()))
            except UnicodeDecodeError:
                raise Malformed(key, "is not a text in UTF-8") from None
    return fields


def _storable(value: str) -> str:
    """A text that every store can keep: half characters can be sent, by a form that claims an odd encoding."""
    return value.encode("utf-8", "replace").decode().replace("\0", " ")


def text(fields: Mapping[str, Sequence[str]], key: str, default: str = "") -> str:
    """The first value of a field."""
    return (fields.get(key) or [default])[0]


def number(fields: Mapping[str, Sequence[str]], key: str) -> int:
    """A field that is a small number."""
    value = text(fields, key)
    told = small_number(value)
    if told is None:
        raise Malformed(key, f"{value[:20]!r} is not a number")
    return told


def small_number(value: str) -> int | None:
    """A number as people write it, of a few digits; None: it is no such thing."""
    return int(value) if value.isascii() and value.isdigit() and len(value) < 8 else None


def key(fields: Mapping[str, Sequence[str]]) -> str:
    """What a sender calls this very request, so that a repeat is known; may be left out."""
    value = text(fields, "key")
    if len(value) > LONGEST_KEY or not (value.isascii() and value.isprintable()):
        raise Malformed("key", f"must be 1 to {LONGEST_KEY} printable ASCII characters")
    return value


@dataclass(frozen=True)
class NewTable:
    """A table as somebody wants it."""

    game: Game
    seats: list[SeatRow]
    mine: int | None
    options: dict[str, str]
    listed: bool
    name: str


def new_table(fields: Mapping[str, Sequence[str]], person: Person, default_name: str, names: Sequence[str]) -> NewTable:
    """Read the form that makes a table: `seat-0` .. are `me`, `open` or a level; `level` stands for all others."""
    game = registry.find(text(fields, "game"))
    count = number(fields, "seats") if fields.get("seats") else game.seat_counts[0]
    if count not in game.seat_counts:
        game.start(count)  # says what is wrong
    name = clean_name(text(fields, "name")) or person.name or default_name
    seats: list[SeatRow] = []
    mine: int | None = None
    for seat in range(count):
        wish = text(fields, f"seat-{seat}", "me" if seat == 0 else text(fields, "level", "open"))
        if wish == "me" and mine is None:
            mine = seat
            seats.append(SeatRow(seat, name, None, text(fields, "entropy")))
        elif wish in ("open", "me"):
            seats.append(SeatRow(seat, "", None))
        else:
            levels.find(wish, game)
            seats.append(SeatRow(seat, names[seat], wish))
    options = {}
    for option in game.options:
        value = text(fields, f"option-{option.key}")
        if value.strip():
            options[option.key] = value.replace("\r\n", "\n") if not option.choices else value
    return NewTable(game, seats, mine, options, text(fields, "listed") == "yes", name)
