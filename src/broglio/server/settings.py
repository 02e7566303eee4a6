"""How a server is set up: by flags, else by the environment, else by defaults that need no thought."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """What a server needs to know before it starts."""

    data: Path
    """The folder that holds all that must not be lost."""
    host: str = "127.0.0.1"
    port: int = 8642
    pace: float = 0.9
    """Seconds between two moves of bots, so that people can follow."""
    absence: float = 60.0
    """Seconds without an open page after which a seat may be handed to a bot by the others."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    secure: bool = False
    """Whether people reach this server by https only, so that cookies say so."""

    @property
    def database(self) -> Path:
        """The file with all tables."""
        return self.data / "broglio.sqlite3"
