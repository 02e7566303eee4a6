"""What one seat may know of a game, and how a game ended."""

from __future__ import annotations

from dataclasses import dataclass

from broglio.core.protocol.saying import Move, Saying, Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a rank (1 is best, equals share) and a score for each seat, and the reason."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Saying

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first rank."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know, as plain data: equal for worlds that the seat cannot tell apart."""

    seats: int
    seat: Seat | None
    """Whose view; None: a spectator's."""
    to_act: tuple[Seat, ...]
    moves: tuple[Move, ...]
    """What this seat may do now."""
    outcome: Outcome | None
