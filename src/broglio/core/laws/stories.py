"""Laws about stories: all that a table tells can be told, and a telling shows nobody more than the table does."""

from __future__ import annotations

from broglio.core.language.words import LANGUAGES
from broglio.core.laws.secrets import TWIN_STEPS, step_twins
from broglio.core.laws.situations import Situation
from broglio.core.laws.words import in_words
from broglio.core.protocol import Event, Position, Seat, Story, Telling
from broglio.core.protocol.story import SOUNDS

LAST_STEPS = 6
"""Steps of a game that are told by stories_can_be_told: views of all seats at each take their time."""


def stories_can_be_told(situation: Situation) -> None:
    """Every beat of the last steps has words in all languages, a time, and a stage where it needs one."""
    game, match = situation.game, situation.match
    first = max(0, len(match.log) - LAST_STEPS)
    position = match.replay(first)
    for step in range(first, len(match.log)):
        position.advance(match.log[step].seat, match.log[step].move)
        for observer in situation.observers:
            told = _telling(situation, position, [entry.events for entry in match.log[: step + 1]], observer)
            for beat in told.beats:
                assert beat.hold > 0, f"{beat.caption.key} is shown for no time"
                assert beat.sound in ("", *SOUNDS), f"there is no sound {beat.sound!r}"
                assert not beat.phase or told.stage is not None, f"{beat.caption.key} wants a stage that is not there"
                assert beat.caption.rule in game.rulebook.rules
                for language in LANGUAGES:
                    assert in_words(situation, beat.caption, language)
    chapters = sum(game.tick([event for event in entry.events if event.visible_to(None)]).closes for entry in match.log)
    name = game.chapter(chapters)
    assert name is None or in_words(situation, name, "en")


def stories_show_no_secret(situation: Situation) -> None:
    """Non-interference: of two games in which a seat is told the same, it hears the same story."""
    past = [entry.events for entry in situation.match.log]
    for observer in situation.observers:
        here, there = situation.position.copy(), situation.position.copy()
        told_here, told_there = list(past), list(past)
        for _ in range(TWIN_STEPS // 2):
            before_here, before_there = here.copy(), there.copy()
            moved = step_twins(here, there, observer, situation.random)
            if moved is None:
                break
            seat, move, other = moved
            told_here.append(tuple(before_here.play(seat, move)))
            told_there.append(tuple(before_there.play(seat, other)))
            heard = _telling(situation, here, told_here, observer)
            assert heard == _telling(situation, there, told_there, observer)
            listed_here, listed_there = (
                [event for event in told[-1] if event.is_listed_for(observer)] for told in (told_here, told_there)
            )
            assert situation.game.tick(listed_here) == situation.game.tick(listed_there)


def _telling(
    situation: Situation, position: Position, steps: list[tuple[Event, ...]], observer: Seat | None
) -> Telling:
    return situation.game.telling(Story(steps, observer), len(steps) - 1, position.view(observer))
