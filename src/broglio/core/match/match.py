"""A game in progress: the log of all moves is the truth, the position is its replay."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from broglio.core.match.fairness import Chances
from broglio.core.protocol import CHANCE, Event, Game, Move, Position, Seat


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the log, chance moves included, and what it made happen."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether it brought anything to light, so that it cannot be taken back."""
        return any(event.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class Draw:
    """One draw of chance: its place in the log, what could have come and by what weight, and what came."""

    place: int
    chances: tuple[tuple[Move, int], ...]
    """In order of the moves' codes."""
    move: Move


class Match:
    """Keeps a log and its position together. Chance is drawn from an outside source, and only when it is due.

    >>> from broglio.core.protocol import registry
    >>> match = Match(registry.find("doge"), seats=3)
    >>> match.position.to_act() == (CHANCE,)  # first the voting order is dealt
    True
    >>> _ = match.draw_chances(random.Random(1))
    >>> match.position.to_act()
    (0, 1, 2)
    >>> {entry.seat for entry in match.log} == {CHANCE}
    True
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.complete(options or {})
        self.position: Position = game.start(seats, self.options)
        self.log: list[Entry] = []

    def copy(self) -> Match:
        """The same match once more; what is played in one does not show in the other."""
        twin = Match.__new__(Match)
        twin.game, twin.seats, twin.options = self.game, self.seats, self.options
        twin.position = self.position.copy()
        twin.log = self.log.copy()
        return twin

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Carry out a move of a seat or of chance; raises IllegalMove or Malformed and changes nothing then.

        >>> from broglio.core.protocol import registry
        >>> match = Match(registry.find("doge"), seats=3)
        >>> _ = match.draw_chances(random.Random(1))
        >>> events = match.play(0, match.game.parse("castello 0 2"))
        >>> [match.game.say(event, ["Anna", "Bram", "Chloé"]) for event in events]
        ['Anna has voted.', 'Your vote: Castello with 0, 2.']
        >>> match.can_undo()  # nobody else has seen anything
        True
        """
        events = tuple(self.position.play(seat, move))
        self.log.append(Entry(seat, move, events))
        return events

    def draw_chances(self, source: random.Random | Chances) -> tuple[Event, ...]:
        """Draw all chance moves that are due."""
        events: list[Event] = []
        while self.position.to_act() == (CHANCE,):
            due = self.position.chances()
            move = source.draw(due, len(self.log)) if isinstance(source, Chances) else draw(due, source)
            events += self.play(CHANCE, move)
        return tuple(events)

    def draws(self) -> Iterator[Draw]:
        """All draws of chance so far."""
        position = self.game.start(self.seats, self.options)
        for place, entry in enumerate(self.log):
            if entry.seat == CHANCE:
                yield Draw(place, tuple(sorted(position.chances())), entry.move)
            position.advance(entry.seat, entry.move)

    def can_undo(self) -> bool:
        """Whether the last move is a player's and showed nobody anything."""
        return bool(self.log) and self.log[-1].seat != CHANCE and not self.log[-1].reveals

    def undo(self) -> Entry:
        """Take the last move back; the caller has asked can_undo."""
        entry = self.log.pop()
        self.position = self.replay(len(self.log))
        return entry

    def replay(self, length: int) -> Position:
        """The position after the first moves of the log, from the log alone."""
        position = self.game.start(self.seats, self.options)
        for entry in self.log[:length]:
            position.advance(entry.seat, entry.move)
        return position

    def chronicle(self, seat: Seat | None) -> list[Event]:
        """All that happened so far that is listed for a seat, or for a spectator (None)."""
        return [event for entry in self.log for event in entry.events if event.is_listed_for(seat)]


def draw(chances: Sequence[tuple[Move, int]], source: random.Random) -> Move:
    """One outcome, by exact weight."""
    left = source.randrange(sum(weight for _, weight in chances))
    for move, weight in chances:
        left -= weight
        if left < 0:
            return move
    raise ValueError("there is no outcome to draw")
