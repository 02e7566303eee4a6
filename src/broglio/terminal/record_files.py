"""Where records lie on this machine, and how files are read and written."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from broglio.core.kit.reading import Reading, parse_json
from broglio.core.protocol import Game, Malformed, Position, registry

LATEST = "latest"
LARGEST = 16 * 1024 * 1024
"""No record or position is anywhere near this size."""


def folder() -> Path:
    """The folder for records, made where there is none."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    path = Path(base) / "broglio"
    path.mkdir(parents=True, exist_ok=True)
    return path


def new_path(game: Game) -> Path:
    """A path for a new record that no other record has."""
    stem = f"{game.id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}.broglio"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.broglio"
        number += 1
    return path


def find(name: str) -> Path:
    """A record by its path, or the one that was written last."""
    if name != LATEST:
        return Path(name)
    kept = sorted(folder().glob("*.broglio"), key=lambda path: path.stat().st_mtime)
    if not kept:
        raise Malformed("record", f"there is none in {folder()} to go on with")
    return kept[-1]


def load(path: Path) -> str:
    """A file's text; raises Malformed for one that is no text, or far too large."""
    if path.is_file() and path.stat().st_size > LARGEST:
        raise Malformed(str(path), "is too large for a record or a position")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(str(path), f"is not a text in UTF-8 (byte {error.start})") from None


def save(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        _save(path, text)
    except OSError as error:
        # Name the file that was meant, not the one written on the way to it.
        raise OSError(error.errno, error.strerror, str(path)) from None


def _save(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def keep_seed(commitment: str, seed: str) -> None:
    """Keep the seed of a game in progress where its record is not: records are shown around."""
    path = _seed_path(commitment)
    path.parent.mkdir(exist_ok=True)
    save(path, seed)


def find_seed(commitment: str) -> str | None:
    """The seed of a game that was begun on this machine."""
    path = _seed_path(commitment)
    return load(path) if path.exists() else None


def forget_seed(commitment: str) -> None:
    """The game is over, and its record has the seed."""
    _seed_path(commitment).unlink(missing_ok=True)


def _seed_path(commitment: str) -> Path:
    return folder() / "seeds" / commitment


def read_position(text: str, place: str) -> tuple[Game, Position]:
    """A position in JSON, with the game that it names."""
    data = parse_json(text, place)
    if not isinstance(data, dict) or "game" not in data:
        raise Malformed(place, "'game' is missing")
    game = registry.find(Reading(data)["game"].text())
    return game, game.from_json(data)
