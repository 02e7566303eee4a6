"""Laws about secrets: nobody is shown what they may not know."""

from __future__ import annotations

import io
import random
from itertools import islice

from broglio.core.laws.situations import Situation, possible, text
from broglio.core.match.match import draw
from broglio.core.protocol import CHANCE, Game, Malformed, Position, Seat

TWIN_STEPS = 12
"""How far secrets_do_not_show follows two games."""
MOST_TWINS = 60
"""How many other ways it tries for each move."""


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
    answers = []
    for move in range(0, game.codes, 7):
        try:
            refusal = position.refusal(-2 if observer is None else observer, move)
        except Malformed:
            continue
        answers.append(f"{game.notate(move)}: {refusal}")
    return "\n".join(answers)


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
    heard: list[str] = []
    for event in position.play(seat, move):
        if event.visible_to(observer):
            if event.reveals:
                return heard, True
            heard.append(text(event.to_json()))
    return heard, False


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
    move = source.choice(possible(here, seat))
    others = [move] if seat == observer else source.sample(possible(there, seat), len(possible(there, seat)))
    trial = here.copy()
    heard = _heard(trial, seat, move, observer)
    for other in others[:MOST_TWINS]:
        twin = there.copy()
        if other in possible(twin, seat) and _heard(twin, seat, other, observer) == heard:
            here.advance(seat, move)
            there.advance(seat, other)
            return seat, move, other
    return None


def _heard(position: Position, seat: Seat, move: int, observer: Seat | None) -> list[str]:
    return [text(event.to_json()) for event in position.play(seat, move) if event.visible_to(observer)]
