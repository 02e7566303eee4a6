"""Other courses that a game may have taken, as far as one seat can tell."""

from __future__ import annotations

import random

import pytest

from broglio.core import laws
from broglio.core.match import retracing
from broglio.core.match.match import Match, draw
from broglio.core.protocol import CHANCE, Game, Seat, registry

GAMES = registry.games().values()


def play(game: Game, seats: int, source: random.Random, length: int) -> Match:
    """A game played at random; of seats that choose at once, the first one does."""
    match = Match(game, seats)
    for _ in range(length):
        for seat in match.position.to_act()[:1]:
            chances = match.position.chances()
            match.play(seat, draw(chances, source) if seat == CHANCE else source.choice(match.position.moves(seat)))
    return match


def log(match: Match) -> list[tuple[Seat, int]]:
    return [(entry.seat, entry.move) for entry in match.log]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_another_course_can_be_played_and_looks_the_same_to_the_seat(game: Game) -> None:
    source = random.Random(5)
    others = 0
    for length in (3, 17, 30, 60, 90, 140, 200):
        seats = source.choice(game.seat_counts)
        match = play(game, seats, source, length)
        for seat in range(seats):
            course = retracing.retrace(game, game.start(seats), log(match), seat, source)
            again = Match(game, seats)
            for actor, move in course:
                again.play(actor, move)  # which refuses what the rules forbid
            assert again.chronicle(seat) == match.chronicle(seat)
            assert again.position.view(seat) == match.position.view(seat)
            assert [move for actor, move in course if actor == seat] == [
                move for actor, move in log(match) if actor == seat
            ]
            others += laws.text(again.position.to_json()) != laws.text(match.position.to_json())
    assert others > 5 or not registry.is_built_in(game), "a small game may leave no other course"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_wrong_guess_is_refused(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    source = random.Random(5)
    match = play(game, game.seat_counts[0], source, 40)
    shorter = log(match)[:-1]
    monkeypatch.setattr(type(game), "retell", lambda *_: shorter)
    monkeypatch.setattr(retracing, "ATTEMPTS", 3)
    mover = match.log[-1].seat if match.log[-1].seat != CHANCE else 0
    with pytest.raises(retracing.NoCourse):
        retracing.retrace(game, game.start(match.seats), log(match), mover, source)


def test_a_short_game_can_be_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("doge")
    monkeypatch.setattr(type(game), "retell", lambda *_: None)
    match = play(game, 3, random.Random(1), 7)  # six cards, and a ballot that the next seat does not see
    courses = {tuple(retracing.retrace(game, game.start(3), log(match), 1, random.Random(seed))) for seed in range(20)}
    assert len({course[-1] for course in courses}) > 10
    assert {course[:-1] for course in courses} == {tuple(log(match)[:-1])}
