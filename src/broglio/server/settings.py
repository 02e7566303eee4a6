"""How a server is set up: by flags, else by the environment, else by defaults that need no thought."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from broglio.core.game import Malformed

PORT = 8642
PACE = 0.9
ABSENCE = 60.0


@dataclass(frozen=True)
class Settings:
    """What a server needs to know before it starts."""

    data: Path
    """The folder that holds all that must not be lost."""
    host: str = "127.0.0.1"
    port: int = PORT
    pace: float = PACE
    """Seconds between two moves of bots, so that people can follow."""
    absence: float = ABSENCE
    """Seconds without an open page after which a seat may be handed to a bot by the others."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    secure: bool = False
    """Whether people reach this server by https only, so that cookies say so."""

    @property
    def database(self) -> Path:
        """The file with all tables."""
        return self.data / "broglio.sqlite3"


def number(text: str, setting: str, least: float) -> float:
    """A setting that is a number; the error names the setting."""
    try:
        value = float(text)
    except ValueError:
        raise Malformed(setting, f"{text!r} is not a number") from None
    if not least <= value < 1e6:
        raise Malformed(setting, f"must be at least {least:g}, not {text}")
    return value
