"""What is said of a move that cannot be read or is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from broglio.core.protocol import Fact, IllegalMove, Malformed, Saying

LONGEST = 40


def quoted(text: str) -> str:
    """What somebody wrote, in quotation marks and cut short."""
    return repr(text if len(text) <= LONGEST else text[: LONGEST - 3] + "...")


def index(text: str, word: str, words: tuple[str, ...], kind: str) -> int:
    """Which of the words a move's text has; raises Malformed, which names the kind of word that was wanted."""
    if word not in words:
        raise Malformed(f"move {quoted(text)}", f"{quoted(word)} is not {kind}: {', '.join(words)}")
    return words.index(word)


class Refusals:
    """The refusals of a game's moves, each with the rule that forbids it."""

    def __init__(self, say: Callable[[Saying, Sequence[str]], str], names: Sequence[str]) -> None:
        self._say = say
        self._names = names

    def __call__(self, key: str, rule: str, **facts: Fact) -> IllegalMove:
        """The refusal under a key of the game's words."""
        saying = Saying(key, facts, rule)
        return IllegalMove(saying, self._say(saying, self._names))
