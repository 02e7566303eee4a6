"""How the search bot thinks about a game: tuned by measurement, no part of the rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """For a game with a certain number of seats; docs/notebook/bots.md has what was measured."""

    depth: int = 1
    """How many of its own choices ahead the search plans."""
    horizon: int = 1
    """How many stages (rounds) ahead it looks."""
    plans: bool = False
    """Whether it plans: below the root of its tree, too, it goes by what brought most."""
    practises: bool = False
    """Whether it learns, while it thinks, how to play on."""
