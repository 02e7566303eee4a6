"""Laws about words: whatever is met can be told, and names a rule of the game."""

from __future__ import annotations

from collections.abc import Iterator

from broglio.core.language.words import LANGUAGES, Words
from broglio.core.laws.refusals import some_codes
from broglio.core.laws.situations import Situation
from broglio.core.protocol import Malformed, Saying, registry


def moves_survive_notation(situation: Situation) -> None:
    """Every legal move, and every outcome of chance, reads back as itself."""
    position = situation.position
    every = [move for seat in position.to_act() for move in position.moves(seat)]
    for move in every + [chance for chance, _ in position.chances()]:
        assert situation.game.parse(situation.game.notate(move)) == move


def everything_cites_a_rule(situation: Situation) -> None:
    """Prompts, choices and events name rules of the game."""
    game, rules = situation.game, situation.game.rulebook.rules
    for seat in range(situation.seats):
        view = situation.position.view(seat)
        prompt = game.prompt(view)
        assert (prompt is not None) == (seat in view.to_act)
        if prompt is not None:
            assert prompt.rule in rules
        for move in view.moves:
            assert game.rule_of(move, view) in rules
    for event in situation.match.chronicle(None):
        assert event.rule in rules


def choices_can_be_told(situation: Situation) -> None:
    """Every move that a view offers has words, or at least a notation that says something."""
    game = situation.game
    for seat in range(situation.seats):
        view = situation.position.view(seat)
        for move in view.moves:
            saying = game.choice(move, view)
            assert in_words(situation, saying, "en") if saying is not None else game.notate(move).strip()


def words_are_complete(situation: Situation) -> None:
    """Everything that is said can be put into words in English, and in every other language, in English if need be.

    A game that comes with Broglio has words of its own in all languages; any other may have English ones alone.
    """
    game = situation.game
    if registry.is_built_in(game):
        assert Words(game.package).languages == LANGUAGES, f"{game.name} is not told in all languages"
    for saying in met(situation):
        for language in LANGUAGES:
            assert in_words(situation, saying, language), f"{saying.key} is empty in {language}"


def in_words(situation: Situation, saying: Saying, language: str) -> str:
    """A saying in words; what is missing breaks a law."""
    try:
        return situation.game.say(saying, situation.names, language)
    except (KeyError, ValueError, IndexError) as error:
        raise AssertionError(f"{saying.key!r} cannot be put into words in {language}: {error}") from error


def met(situation: Situation) -> Iterator[Saying]:
    """All that is said on the way to a situation and in it: events, prompts, choices, refusals, the outcome."""
    game, position = situation.game, situation.position
    for entry in situation.match.log:
        yield from entry.events
    outcome = position.outcome()
    if outcome is not None:
        yield outcome.reason
    for seat in range(situation.seats):
        view = position.view(seat)
        sayings = [game.prompt(view), *[game.choice(move, view) for move in view.moves]]
        yield from [saying for saying in sayings if saying is not None]
        for move in some_codes(situation):
            try:
                refusal = position.refusal(seat, move)
            except Malformed:
                continue
            if refusal is not None:
                yield refusal.saying
