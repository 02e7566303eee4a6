"""Laws about positions: what they keep, who is to act, how a game ends."""

from __future__ import annotations

import json

from broglio.core.laws.situations import Situation, text
from broglio.core.match import record
from broglio.core.match.playout import Dice, Player
from broglio.core.protocol import CHANCE


def position_survives_json(situation: Situation) -> None:
    """A position written and read again is the same, and has the same moves."""
    written = situation.position.to_json()
    again = situation.game.from_json(json.loads(json.dumps(written)))
    assert text(again.to_json()) == text(written)
    for seat in range(situation.seats):
        assert again.moves(seat) == situation.position.moves(seat)
    assert again.chances() == situation.position.chances()


def who_is_to_act_can(situation: Situation) -> None:
    """Somebody is to act until there is an outcome; who is to act has a move, nobody else has."""
    position = situation.position
    to_act = position.to_act()
    assert (to_act == ()) == (position.outcome() is not None)
    assert bool(position.chances()) == (to_act == (CHANCE,))
    assert all(weight > 0 for _, weight in position.chances())
    for seat in range(situation.seats):
        moves = position.moves(seat)
        assert bool(moves) == (seat in to_act)
        assert len(set(moves)) == len(moves) <= position.widest


def outcome_makes_sense(situation: Situation) -> None:
    """At the end each seat has a rank and a score, and the ranks are ranks."""
    position = situation.position.copy()
    longest = situation.game.longest(situation.seats)
    moves, player = len(situation.match.log), Player(position, Dice(situation.seed))
    while moves < longest and player.step(position):
        moves += 1
    outcome = position.outcome()
    assert outcome is not None, f"every game ends, and this one after {longest} moves at most"
    assert len(outcome.ranks) == len(outcome.scores) == situation.seats
    for rank in outcome.ranks:
        assert rank == 1 + sum(1 for other in outcome.ranks if other < rank)
    assert outcome.winners
    assert outcome.reason.rule in situation.game.rulebook.rules


def material_is_conserved(situation: Situation) -> None:
    """Nothing is lost or doubled."""
    start = situation.game.start(situation.seats, dict(situation.options))
    assert situation.position.material() == start.material()


def order_of_commits_does_not_matter(situation: Situation) -> None:
    """Seats that choose at once may commit in any order."""
    seats = situation.position.to_act()
    if len(seats) < 2:
        return
    choices = {seat: situation.random.choice(situation.position.moves(seat)) for seat in seats}
    forth, back = situation.position.copy(), situation.position.copy()
    for seat in seats:
        forth.advance(seat, choices[seat])
    for seat in reversed(seats):
        back.advance(seat, choices[seat])
    assert text(forth.to_json()) == text(back.to_json())


def log_is_the_truth(situation: Situation) -> None:
    """A log replayed gives the same position with no random source, and so does a written record."""
    match = situation.match
    assert text(match.replay(len(match.log)).to_json()) == text(match.position.to_json())
    written = record.write(record.Record(match, {0: "Anna"}))
    again = record.read(written)
    assert record.write(again) == written
    assert [entry.events for entry in again.match.log] == [entry.events for entry in match.log]
