"""Other courses that a game may have taken, as far as one seat can tell: where it may stand, and how it came so.

A seat's memory is its own moves, all that it was told, and what it saw change where nothing was told, in order. A game
that knows its secrets gives guesses (`Game.retell`), each of which is checked here from the first move to the last;
short games can be searched.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from typing import NamedTuple, TypeAlias

from broglio.core.protocol import CHANCE, Game, Move, Position, Seat, View
from broglio.core.protocol.position import NOTHING_TOLD

Told: TypeAlias = tuple[int, int, int, int]
"""What the rules tell of an event, or a move of the seat's own: (OWN, its code, 0, 0)."""
Memory: TypeAlias = list[Told | str]
"""A text says what a seat saw change."""
Log: TypeAlias = Sequence[tuple[Seat, Move]]

OWN = -1
ATTEMPTS = 200
"""More than enough: a guess is wrong where a view knows less than a seat that remembers all, which is rare."""

MOST_STEPS = 1_000_000
"""A search that takes more is given up: it goes through a game that is not short."""

_AUDIENCES: dict[tuple[type[Position], Told], tuple[Seat, ...] | None] = {}
"""Who may see what, by the kind of position that tells it; asking a position each time would take most of the time."""


class NoCourse(ValueError):
    """There is no other course to be found."""


class Happening(NamedTuple):
    """A move, with what the rules told of it, and what seats saw change that were told nothing."""

    seat: Seat
    move: Move
    told: list[Told]
    seen: dict[Seat, str]


def recount(position: Position, seat: Seat, move: Move) -> list[Told]:
    """Carry out a legal move; gives what the rules tell of it."""
    position.telling = True
    position.told = []
    try:
        position.advance(seat, move)
        return position.told
    finally:
        position.telling = False
        position.told = NOTHING_TOLD


def happen(position: Position, seat: Seat, move: Move, observers: Iterable[Seat]) -> Happening:
    """Carry out a legal move; gives all that observers need to remember it.

    Some choices are told to nobody, such as to keep a manipulation card for later: that they were made shows on the
    table only. What chance brings in secret changes nothing that was not told before.
    """
    if seat == CHANCE:
        return Happening(seat, move, recount(position, seat, move), {})
    before = position.copy()
    told = recount(position, seat, move)
    seen = {}
    for observer in observers:
        if observer != seat and not any(is_heard(position, event, observer) for event in told):
            change = _change(before.view(observer), position.view(observer))
            if change:
                seen[observer] = change
    return Happening(seat, move, told, seen)


def remember(position: Position, happening: Happening, observer: Seat) -> Memory:
    """What an observer keeps in memory of a move."""
    if observer in happening.seen:
        return [happening.seen[observer]]
    memory: Memory = [told for told in happening.told if is_heard(position, told, observer)]
    return [(OWN, happening.move, 0, 0), *memory] if happening.seat == observer else memory


def _change(before: View, after: View) -> str:
    pairs = [(field.name, getattr(before, field.name), getattr(after, field.name)) for field in fields(after)]
    return ", ".join([f"{name} {new}" for name, old, new in pairs if old != new])


def _heard(position: Position, seat: Seat, move: Move, observer: Seat) -> Memory:
    return remember(position, happen(position, seat, move, (observer,)), observer)


def is_heard(position: Position, told: Told, observer: Seat) -> bool:
    """Whether an observer may see what the rules tell."""
    key = type(position), told
    if key not in _AUDIENCES:
        _AUDIENCES[key] = position.event(told).audience
    audience = _AUDIENCES[key]
    return audience is None or observer in audience


def retrace(game: Game, start: Position, log: Log, observer: Seat, source: random.Random) -> list[tuple[Seat, Move]]:
    """Another course from a start, of which an observer was told the same and after which it sees the same."""
    here = start.copy()
    memory: Memory = [told for seat, move in log for told in _heard(here, seat, move, observer)]
    for _ in range(ATTEMPTS):
        course = game.retell(start, log, observer, source)
        if course is None:
            return search(start, log, observer, source)
        if _fits(start, course, memory, here, observer):
            return course
    raise NoCourse(f"no other course of {game.name} was found in {ATTEMPTS} guesses")


def _fits(start: Position, course: Log, memory: Memory, here: Position, observer: Seat) -> bool:
    there = start.copy()
    at = 0
    for seat, move in course:
        if not there.is_legal(seat, move):
            return False
        for told in _heard(there, seat, move, observer):
            if at == len(memory) or memory[at] != told:
                return False
            at += 1
    return at == len(memory) and there.view(observer) == here.view(observer)


def search(start: Position, log: Log, observer: Seat, source: random.Random) -> list[tuple[Seat, Move]]:
    """Look for another course step by step, going back where it leads nowhere: for short games."""
    here = start.copy()
    memory: Memory = [told for seat, move in log for told in _heard(here, seat, move, observer)]
    return search_from(start, memory, here, observer, source)


def search_from(
    start: Position, memory: Memory, here: Position, observer: Seat, source: random.Random
) -> list[tuple[Seat, Move]]:
    """Look for a course that leaves an observer with this memory, and with what it sees here."""
    view = here.view(observer)
    course: list[tuple[Seat, Move]] = []
    trail = [(start, 0, _candidates(start, source))]
    for _ in range(MOST_STEPS):
        if not trail:
            break
        position, at, candidates = trail[-1]
        if at == len(memory) and position.view(observer) == view:
            return course
        seat, move = next(candidates, (None, 0))
        if seat is None:
            trail.pop()
            if course:
                course.pop()
            continue
        there = position.copy()
        told = _heard(there, seat, move, observer)
        if memory[at : at + len(told)] == told:
            course.append((seat, move))
            trail.append((there, at + len(told), _candidates(there, source)))
    raise NoCourse("no course leads to this memory")


def _candidates(position: Position, source: random.Random) -> Iterator[tuple[Seat, Move]]:
    """All that may happen next, in a random order, chance by its weights; of seats that choose at once the first."""
    for seat in position.to_act()[:1]:
        if seat == CHANCE:
            # The largest of these numbers falls to each outcome by its weight.
            keyed = [(source.random() ** (1 / weight), move) for move, weight in position.chances()]
            yield from ((seat, move) for _, move in sorted(keyed, reverse=True))
        else:
            moves = position.moves(seat)
            yield from ((seat, move) for move in source.sample(moves, len(moves)))
