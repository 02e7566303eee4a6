"""Learned values as files: the weights of a network for each number of seats, in JSON.

{"3": {"first": [...], "second": [...]}, ...}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files

from broglio.core.game import Malformed
from broglio.core.network import Network

FILE = "values.json"
"""What a game's folder calls it."""
DIGITS = 4
"""More of them change no choice."""


def shipped(package: str, seat_counts: tuple[int, ...]) -> list[Network | None]:
    """The networks in a game's folder, by number of seats from 0 on; None where it has none."""
    found = read(files(package).joinpath(FILE).read_text(encoding="utf-8"))
    return [found.get(seats) for seats in range(max(seat_counts) + 1)]


def read(text: str) -> dict[int, Network]:
    """Networks by number of seats; raises Malformed that names what is wrong."""
    try:
        data = json.loads(text)
        return {int(seats): _network(rows["first"], rows["second"]) for seats, rows in data.items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise Malformed("weights", f"must be rows 'first' and 'second' for each number of seats ({error})") from None


def _network(first: list[float], second: list[float]) -> Network:
    return Network(len(first) // max(1, len(second)) - 1, first, second)


def write(networks: Mapping[int, Network]) -> str:
    """The same as text, a line for each row."""
    lines = []
    for seats, network in sorted(networks.items()):
        rows = [f'"{name}": {_row(list(row))}' for name, row in (("first", network.first), ("second", network.second))]
        lines.append(f'"{seats}": {{{", ".join(rows)}}}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _row(row: list[float]) -> str:
    return json.dumps([round(weight, DIGITS) for weight in row])
