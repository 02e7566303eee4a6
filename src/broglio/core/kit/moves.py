"""Simple moves: a word and at most one number, such as `bid 3` or `pass`. One table gives codes, text and rules."""

from __future__ import annotations

from dataclasses import dataclass

from broglio.core.kit.refusing import quoted
from broglio.core.protocol import Malformed, Move


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of move."""

    word: str
    rule: str
    """The id of the rule behind it."""
    count: int = 0
    """How many numbers it can name; 0: it names none."""
    first: int = 1
    """The lowest of these numbers."""
    of_chance: bool = False


class Moves:
    """All moves of a game by code: those of players first, then those of chance."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = sorted(verbs, key=lambda verb: verb.of_chance)
        self._moves = [
            (verb, verb.first + i if verb.count else 0) for verb in self.verbs for i in range(max(1, verb.count))
        ]
        self._codes = {(verb.word, number): code for code, (verb, number) in enumerate(self._moves)}
        self.codes = len(self._moves)
        self.actions = sum(not verb.of_chance for verb, _ in self._moves)
        """Moves of players lie below this number."""

    def code(self, word: str, number: int = 0) -> Move:
        """The code of a move."""
        return self._codes[word, number]

    def verb(self, move: Move) -> Verb:
        """What kind of move it is; raises Malformed for a number that is no move."""
        if not 0 <= move < self.codes:
            raise Malformed("move", f"{move} is no move of this game")
        return self._moves[move][0]

    def number(self, move: Move) -> int:
        """The number that a move names; 0 where it names none."""
        return self._moves[move][1]

    def notate(self, move: Move) -> str:
        """A move's text."""
        verb = self.verb(move)
        return f"{verb.word} {self.number(move)}" if verb.count else verb.word

    def parse(self, text: str) -> Move:
        """Read a move; spaces and capitals do not matter."""
        match text.lower().split():
            case [word] if (word, 0) in self._codes:
                return self._codes[word, 0]
            case [word, digits] if digits.isascii() and digits.isdecimal() and len(digits) < 10:
                found = self._codes.get((word, int(digits)))
                if found is not None and self.verb(found).count:
                    return found
        raise Malformed(f"move {quoted(text)}", f"cannot be read; moves look like {', '.join(map(repr, self.looks()))}")

    def looks(self) -> list[str]:
        """How moves look: of each kind the first, and the last where there are several."""
        shown: list[str] = []
        for verb in self.verbs:
            numbers = (verb.first, verb.first + verb.count - 1) if verb.count else (0,)
            shown += dict.fromkeys(self.notate(self.code(verb.word, number)) for number in numbers)
        return shown
