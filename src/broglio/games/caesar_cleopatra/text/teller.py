"""Collects what is told of one step: beats one after the other, and the acts of the stage card that goes with them."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from broglio.core.protocol import Beat, Saying, Seat, Telling
from broglio.games.caesar_cleopatra.rules.material import SEAT_NAMES
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView

WHOLE_BOARD = (0, 5)
"""The columns of the board: one for each group."""


class Act(Protocol):
    """A part of a stage card, which covers the one before it."""

    @property
    def kind(self) -> str:
        """Which part of the template draws it."""

    @property
    def first(self) -> int:
        """The phase with which it begins."""


class Line(NamedTuple):
    """A sentence of a stage card, and the phase from which it can be read."""

    saying: Saying
    phase: int


class Notice(NamedTuple):
    """An act that shows a card and says what it does: a manipulation card, a veto, an orgy."""

    lines: tuple[Line, ...]
    """The first one is the heading."""
    card: str
    owner: Seat | None = None
    vetoed: str = ""
    """The card that this one, a veto, stops."""
    columns: tuple[int, int] = WHOLE_BOARD
    """From which to which column of the board it may lie without covering what it is about."""
    is_above: bool = False
    """Whether the cards that it is about lie near, so that a narrow board shows it in the upper half."""
    answer: str = ""
    """What this seat has to decide because of it: `veto`, `draw`."""
    kind: str = "notice"

    @property
    def first(self) -> int:
        """The phase with which it begins."""
        return min(line.phase for line in self.lines)


class Teller:
    """What is told of one step to one seat."""

    def __init__(self, view: CaesarCleopatraView) -> None:
        self.view = view
        self.beats: list[Beat] = []
        self.acts: list[Act] = []
        self.phase = 0
        self.stays = False

    @property
    def near(self) -> Seat:
        """Who sits at the bottom of the board."""
        return 0 if self.view.seat is None else self.view.seat

    def say(self, caption: Saying, hold: float, *points_at: str, sound: str = "", hurts: Seat | None = None) -> None:
        """A beat without a stage card."""
        self.beats.append(Beat(caption, hold, points_at, 0, sound, self._is_me(hurts)))

    def show(self, caption: Saying, hold: float, *points_at: str, sound: str = "", hurts: Seat | None = None) -> int:
        """A beat of the stage card; gives its phase."""
        self.phase += 1
        self.beats.append(Beat(caption, hold, points_at, self.phase, sound, self._is_me(hurts)))
        return self.phase

    def telling(self) -> Telling:
        """All of it."""
        if not self.acts:
            return Telling(tuple(self.beats))
        kinds = {act.kind for act in self.acts}
        kind = next(kind for kind in ("vote", "end", "notice") if kind in kinds)
        return Telling(tuple(self.beats), {"kind": kind, "acts": tuple(self.acts), "stays": self.stays})

    def _is_me(self, seat: Seat | None) -> bool:
        return seat is not None and seat == self.view.seat


# What is pointed at: ids on the page.


def group_place(group: object) -> str:
    """A group of patricians."""
    return f"at-{group}"


def won_place(seat: Seat, group: object) -> str:
    """A player's patricians of a group."""
    return f"won-{SEAT_NAMES[seat].lower()}-{group}"


def pile_place(seat: Seat, pile: object) -> str:
    """A draw pile."""
    return f"pile-{SEAT_NAMES[seat].lower()}-{pile}"
