"""What a seat is shown does not depend on what it cannot know: games played twice, with other secrets (C12)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from broglio.core import laws
from broglio.core.protocol import CHANCE, Position, Seat
from broglio.games.caesar_cleopatra import GAME

STEPS = 25


def bytes_of(position: Position, observer: Seat | None) -> bytes:
    """All that an observer is told at a position: view, prompt, refusals."""
    return laws.shown(GAME, position, observer).encode()


def picture(position: Position, observer: Seat | None) -> bytes:
    """The terminal's table, which takes longer than all the rest."""
    return laws.drawn(GAME, position, observer).encode()


def told(position: Position, seat: Seat, move: int, observer: Seat | None) -> bytes:
    """What an observer hears of a move."""
    heard = [laws.text(event.to_json()) for event in position.play(seat, move) if event.visible_to(observer)]
    return "\n".join(heard).encode()


def possible(position: Position, seat: Seat) -> list[int]:
    return [move for move, _ in position.chances()] if seat == CHANCE else position.moves(seat)


def swap(here: Position, observer: Seat | None, source: random.Random) -> Position:
    """The same table to the observer, with each secret swapped for another possible one."""
    return GAME.sample(here.view(observer), source)


@pytest.mark.rule("C12")
@given(situation=laws.situations(GAME))
def test_swapped_secrets_change_no_byte_that_a_seat_is_shown(situation: laws.Situation) -> None:
    source = situation.random
    observer = source.choice(situation.observers)
    here = situation.position.copy()
    there = swap(here, observer, source)
    for step in range(STEPS):
        assert bytes_of(here, observer) == bytes_of(there, observer)
        if step % 6 == 0:
            assert picture(here, observer) == picture(there, observer)
        if not here.to_act():
            return
        seat = source.choice(here.to_act())
        move = source.choice(possible(here, seat))
        heard = told(here, seat, move, observer)
        for other in [move] if seat == observer else [move, *possible(there, seat)]:
            twin = there.copy()
            if other in possible(twin, seat) and told(twin, seat, other, observer) == heard:
                there = twin
                break
        else:
            there = swap(here, observer, source)  # the secrets came to light: others take their place


@pytest.mark.rule("C33", "C12")
@given(situation=laws.situations(GAME))
def test_who_is_to_act_depends_on_public_things_only(situation: laws.Situation) -> None:
    for observer in situation.observers:
        there = swap(situation.position, observer, situation.random)
        assert there.to_act() == situation.position.to_act()
