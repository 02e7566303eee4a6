"""The law about what is refused."""

from __future__ import annotations

from broglio.core.laws.situations import Situation, possible, text
from broglio.core.protocol import IllegalMove, Malformed, Position, Seat

MOST_CODES = 60
"""How many numbers are tried for each seat."""


def refusal_means_illegal(situation: Situation) -> None:
    """Just the moves that are not legal are refused, with a rule of the game; a refused move changes nothing."""
    position = situation.position
    before = text(position.to_json())
    for nobody in (-2, situation.seats, 10**30):
        assert not position.is_legal(nobody, 0)
        assert position.moves(nobody) == []
        assert position.refusal(nobody, next(iter(_some_moves(situation)))) is not None
    for seat in range(situation.seats):
        assert not position.is_legal(seat, 10**30)
        legal = set(position.moves(seat))
        for move in some_codes(situation) + sorted(legal)[:5]:
            try:
                refusal = position.refusal(seat, move)
            except Malformed:
                assert move not in legal
                continue
            assert (refusal is None) == (move in legal)
            if refusal is not None:
                assert refusal.rule in situation.game.rulebook.rules
                assert raised(position, seat, move) == str(refusal)
    assert text(position.to_json()) == before


def some_codes(situation: Situation) -> list[int]:
    """Numbers that may be moves: a few of a large game, all of a small one."""
    codes = situation.game.codes
    return situation.random.sample(range(codes), min(MOST_CODES, codes))


def _some_moves(situation: Situation) -> list[int]:
    """Moves that somebody can make here, or could at the start."""
    start = situation.game.start(situation.seats, dict(situation.options))
    return [
        move
        for position in (situation.position, start)
        for seat in position.to_act()
        for move in possible(position, seat)
    ]


def raised(position: Position, seat: Seat, move: int) -> str | None:
    """The words with which a position refuses a move; None if it lets it pass."""
    try:
        position.play(seat, move)
    except IllegalMove as error:
        return str(error)
    return None
