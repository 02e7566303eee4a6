"""What must hold for every game: a suite for whoever adds one.

    import pytest
    from hypothesis import given
    from broglio.core import laws

    @pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
    @given(situation=laws.situations(GAME))
    def test_law(law, situation):
        law(situation)

A `Situation` is a position reached by random play; Hypothesis looks for the shortest game that breaks a law.
"""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from hypothesis import strategies

from broglio.core import record
from broglio.core.game import CHANCE, Game, IllegalMove, Json, Malformed, Position, Seat
from broglio.core.match import Match, draw
from broglio.core.playout import Dice, Player, play_out

LONG = 100_000
"""More decisions than any game takes."""
TWIN_STEPS = 12
"""How far secrets_do_not_show follows two games."""
MOST_TWINS = 60
"""How many other ways it tries for each move."""


@dataclass(frozen=True)
class Situation:
    """A game played at random for some moves."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    length: int

    @cached_property
    def match(self) -> Match:
        """The match up to here; all seats that choose at once commit in a random order."""
        match = Match(self.game, self.seats, dict(self.options))
        for _ in range(self.length):
            if not step(match, self.random):
                break
        return match

    @cached_property
    def random(self) -> random.Random:
        """The situation's own source."""
        return random.Random(self.seed)

    @property
    def position(self) -> Position:
        """The position reached."""
        return self.match.position

    @property
    def observers(self) -> list[Seat | None]:
        """All seats, and a spectator."""
        return [*range(self.seats), None]


def step(match: Match, source: random.Random) -> bool:
    """One random move of anybody who is to act; False when the game is over."""
    to_act = match.position.to_act()
    if not to_act:
        return False
    if to_act == (CHANCE,):
        match.play(CHANCE, draw(match.position.chances(), source))
    else:
        seat = source.choice(to_act)
        match.play(seat, source.choice(match.position.moves(seat)))
    return True


def situations(game: Game, longest: int = 400) -> strategies.SearchStrategy[Situation]:
    """Situations of all seat counts and options."""
    options = strategies.tuples(
        *[
            strategies.tuples(strategies.just(option.key), strategies.sampled_from(option.choices or (option.default,)))
            for option in game.options
        ]
    )
    return strategies.builds(
        Situation,
        strategies.just(game),
        strategies.sampled_from(game.seat_counts),
        options,
        strategies.integers(0, 2**32 - 1),
        strategies.integers(0, longest),
    )


def text(data: Json) -> str:
    """Plain data as bytes would show it."""
    return json.dumps(data, sort_keys=True)


# The laws


def position_survives_json(situation: Situation) -> None:
    """A position written and read again is the same, and has the same moves."""
    written = situation.position.to_json()
    again = situation.game.from_json(json.loads(json.dumps(written)))
    assert text(again.to_json()) == text(written)
    for seat in range(situation.seats):
        assert again.moves(seat) == situation.position.moves(seat)
    assert again.chances() == situation.position.chances()


def moves_survive_notation(situation: Situation) -> None:
    """Every legal move, and every outcome of chance, reads back as itself."""
    position = situation.position
    every = [move for seat in position.to_act() for move in position.moves(seat)]
    for move in every + [chance for chance, _ in position.chances()]:
        assert situation.game.parse(situation.game.notate(move)) == move


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
    play_out(position, Player(position, Dice(situation.seed)), LONG)
    outcome = position.outcome()
    assert outcome is not None, "every game ends"
    assert len(outcome.ranks) == len(outcome.scores) == situation.seats
    for rank in outcome.ranks:
        assert rank == 1 + sum(1 for other in outcome.ranks if other < rank)
    assert outcome.winners
    assert outcome.reason.rule in situation.game.rulebook.rules


def material_is_conserved(situation: Situation) -> None:
    """Nothing is lost or doubled."""
    start = situation.game.start(situation.seats, dict(situation.options))
    assert situation.position.material() == start.material()


def copy_is_independent(situation: Situation) -> None:
    """What happens to a copy does not happen to the original."""
    before = text(situation.position.to_json())
    copy = situation.position.copy()
    assert text(copy.to_json()) == before
    play_out(copy, Player(copy, Dice(situation.seed)), 40)
    assert text(situation.position.to_json()) == before


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


def sample_fits_view(situation: Situation) -> None:
    """A world sampled from a view gives that view again, with the same moves."""
    for seat in range(situation.seats):
        view = situation.position.view(seat)
        start = situation.game.start(situation.seats, dict(situation.options))
        sampled = situation.game.sample(view, situation.random)
        for world in (sampled, *islice(situation.game.worlds(view, situation.random), 2)):
            assert world.view(seat) == view
            assert tuple(world.moves(seat)) == view.moves
            assert world.material() == start.material()


def nothing_leaks(situation: Situation) -> None:
    """Non-interference: what a seat is shown is the same in all worlds that it cannot tell apart.

    Another world is sampled from the seat's view. In both, the seat must see the same view, prompt, drawing and
    refusals; and when somebody moves, the same events until one brings hidden things to light.
    """
    drawn_for = situation.random.choice(situation.observers)  # drawing takes longer than all the rest
    for observer in situation.observers:
        here = situation.position
        there = situation.game.sample(here.view(observer), situation.random)
        assert shown(situation.game, here, observer) == shown(situation.game, there, observer)
        if observer == drawn_for:
            assert drawn(situation.game, here, observer) == drawn(situation.game, there, observer)
        _compare_next_move(situation, there, observer)


def shown(game: Game, position: Position, observer: Seat | None) -> str:
    """All that an observer is told at a position, as text."""
    view = position.view(observer)
    names = [f"player {seat}" for seat in range(position.seats)]
    prompt = game.prompt(view)
    parts = [
        text(game.view_to_json(view)),
        game.say(prompt, names) if prompt else "",
        refusals(game, position, observer),
    ]
    return "\n".join(parts)


def drawn(game: Game, position: Position, observer: Seat | None) -> str:
    """The terminal's table as text."""
    from rich.console import Console

    console = Console(width=200, record=True, file=io.StringIO())
    console.print(game.draw(position.view(observer), [f"player {seat}" for seat in range(position.seats)]))
    return console.export_text(styles=True)


def refusals(game: Game, position: Position, observer: Seat | None) -> str:
    """What a seat is told about a spread of moves that it may not make, and some that it may."""
    told = []
    for move in range(0, game.codes, 7):
        try:
            refusal = position.refusal(-2 if observer is None else observer, move)
        except Malformed:
            continue
        told.append(f"{game.notate(move)}: {refusal}")
    return "\n".join(told)


def _compare_next_move(situation: Situation, there: Position, observer: Seat | None) -> None:
    here = situation.position.copy()
    to_act = here.to_act()
    if not to_act:
        return
    if to_act == (CHANCE,):
        seat, move_here = CHANCE, draw(here.chances(), situation.random)
        # The same draw where it is possible there too; now and then, or where it is not, another one: if the observer
        # is shown which, that is where the comparison ends.
        possible = [chance for chance, _ in there.chances()]
        is_other = move_here not in possible or situation.random.random() < 0.5
        move_there = draw(there.chances(), situation.random) if is_other else move_here
    else:
        seat = situation.random.choice(to_act)
        move_here = move_there = situation.random.choice(here.moves(seat))
        if seat != observer and len(to_act) > 1:
            move_there = situation.random.choice(there.moves(seat))  # a secret choice may well be another one
        elif move_there not in there.moves(seat):
            return  # open to the seat in this world only
    seen_here = seen(here, seat, move_here, observer)
    seen_there = seen(there, seat, move_there, observer)
    open_to_all = [event for event in (seen_here, seen_there) if event[1]]
    if open_to_all:
        shorter = min(len(seen_here[0]), len(seen_there[0]))
        assert seen_here[0][:shorter] == seen_there[0][:shorter]
    else:
        assert seen_here[0] == seen_there[0]
        assert here.view(observer) == there.view(observer)


def seen(position: Position, seat: Seat, move: int, observer: Seat | None) -> tuple[list[str], bool]:
    """What an observer sees of a move, up to the first event that reveals something to it, and whether there is one."""
    told: list[str] = []
    for event in position.play(seat, move):
        if event.visible_to(observer):
            if event.reveals:
                return told, True
            told.append(text(event.to_json()))
    return told, False


def secrets_do_not_show(situation: Situation) -> None:
    """Non-interference again, and without trusting views: two games in which a seat is told the same look the same.

    From here on a second game goes another way wherever the observer does not see the difference: another secret
    choice, another hidden draw. As long as all that the observer is told stays the same, so must all it is shown.
    """
    for observer in situation.observers:
        here, there = situation.position.copy(), situation.position.copy()
        for _ in range(TWIN_STEPS):
            if step_twins(here, there, observer, situation.random) is None:
                break
            assert here.view(observer) == there.view(observer)
        assert shown(situation.game, here, observer) == shown(situation.game, there, observer)


def step_twins(
    here: Position, there: Position, observer: Seat | None, source: random.Random
) -> tuple[Seat, int, int] | None:
    """Move in both games, differently if the observer is told the same; None, and no move, if that cannot be.

    Gives who moved, and how in either game.
    """
    to_act = here.to_act()
    if not to_act:
        return None
    seat = source.choice(to_act)
    move = source.choice(_possible(here, seat))
    others = [move] if seat == observer else source.sample(_possible(there, seat), len(_possible(there, seat)))
    trial = here.copy()
    told = _told(trial, seat, move, observer)
    for other in others[:MOST_TWINS]:
        twin = there.copy()
        if other in _possible(twin, seat) and _told(twin, seat, other, observer) == told:
            here.advance(seat, move)
            there.advance(seat, other)
            return seat, move, other
    return None


def _possible(position: Position, seat: Seat) -> list[int]:
    return [chance for chance, _ in position.chances()] if seat == CHANCE else position.moves(seat)


def _told(position: Position, seat: Seat, move: int, observer: Seat | None) -> list[str]:
    return [text(event.to_json()) for event in position.play(seat, move) if event.visible_to(observer)]


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
        for move in situation.random.sample(range(situation.game.codes), 60) + sorted(legal)[:5]:
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


def _some_moves(situation: Situation) -> list[int]:
    """Moves that somebody can make here, or could at the start."""
    start = situation.game.start(situation.seats, dict(situation.options))
    return [
        move
        for position in (situation.position, start)
        for seat in position.to_act()
        for move in _possible(position, seat)
    ]


def raised(position: Position, seat: Seat, move: int) -> str | None:
    """The words with which a position refuses a move; None if it lets it pass."""
    try:
        position.play(seat, move)
    except IllegalMove as error:
        return str(error)
    return None


def everything_cites_a_rule(situation: Situation) -> None:
    """Prompts, choices and events name rules of the game and can be put into words."""
    game, rules = situation.game, situation.game.rulebook.rules
    names = [f"player {seat}" for seat in range(situation.seats)]
    for seat in range(situation.seats):
        view = situation.position.view(seat)
        prompt = game.prompt(view)
        assert (prompt is not None) == (seat in view.to_act)
        if prompt is not None:
            assert prompt.rule in rules
            assert game.say(prompt, names)
        for move in view.moves:
            assert game.rule_of(move, view) in rules
    for event in situation.match.chronicle(None):
        assert event.rule in rules
        assert game.say(event, names)


def log_is_the_truth(situation: Situation) -> None:
    """A log replayed gives the same position with no random source, and so does a written record."""
    match = situation.match
    assert text(match.replay(len(match.log)).to_json()) == text(match.position.to_json())
    written = record.write(record.Record(match, {0: "Anna"}))
    again = record.read(written)
    assert record.write(again) == written
    assert [entry.events for entry in again.match.log] == [entry.events for entry in match.log]


LAWS: list[Callable[[Situation], None]] = [
    position_survives_json,
    moves_survive_notation,
    who_is_to_act_can,
    outcome_makes_sense,
    material_is_conserved,
    copy_is_independent,
    order_of_commits_does_not_matter,
    sample_fits_view,
    nothing_leaks,
    secrets_do_not_show,
    refusal_means_illegal,
    everything_cites_a_rule,
    log_is_the_truth,
]
