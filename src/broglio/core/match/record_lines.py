"""The lines of a record as they are read; every fault names its line."""

from __future__ import annotations

from collections.abc import Iterator

from broglio.core.match.fairness import Pledge, clean_entropy, is_digest
from broglio.core.protocol import Malformed


class Lines:
    """The lines of a record, with the number of the one being read."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0

    def fault(self, fault: str) -> Malformed:
        """What is wrong with the line that was read last."""
        return Malformed(f"record line {max(self.number, 1)}", fault)

    def next(self) -> str | None:
        """The next line that is no remark; None at the end."""
        while self.number < len(self.lines):
            line = self.lines[self.number].strip()
            self.number += 1
            if not line.startswith("#"):
                return line
        return None

    def word_line(self, word: str) -> list[str]:
        """The words after the first one of a line, which must be this one."""
        line = self.next()
        words = (line or "").split()
        if not words or words[0] != word:
            found = f"{line[:40]!r}" if line else "nothing"
            raise self.fault(f"expected a line '{word} ...', found {found}")
        return words[1:]

    def words_after(self, word: str, count: int) -> list[str]:
        """The same, this number of them."""
        words = self.word_line(word)
        if len(words) != count:
            raise self.fault(f"{count} words must follow after {word!r}, not {len(words)}")
        return words

    def number_from(self, word: str) -> int:
        """A word of the line that was read last, as a number."""
        if not (word.isascii() and word.isdigit() and len(word) < 10):
            raise self.fault(f"{word[:20]!r} is not a number")
        return int(word)

    def block(self, count: int) -> str:
        """This number of lines, each behind a bar, as one text."""
        found = self.lines[self.number : self.number + count]
        for line in found:
            self.number += 1
            if not line.startswith("|"):
                raise self.fault(f"expected a line of text behind '|', found {line[:40]!r}")
        if len(found) < count:
            raise self.fault(f"the text breaks off: {len(found)} of {count} lines")
        return "\n".join(line[2:] for line in found)

    def head(self) -> Iterator[list[str]]:
        """Lines up to an empty one."""
        while line := self.next():
            yield line.split()

    def body(self) -> Iterator[list[str]]:
        """All further lines that are not empty."""
        while (line := self.next()) is not None:
            if line:
                yield line.split()


class PledgeLines:
    """What a record's head says about its chance, line by line."""

    KEYS = ("commitment", "seed", "entropy")

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.digests: dict[str, str] = {}
        self.entropies: dict[int, str] = {}

    def read(self, key: str, words: list[str]) -> None:
        """Take in one line."""
        if key == "entropy":
            self._read_entropy(words)
            return
        if len(words) != 1 or not is_digest(words[0]):
            raise self.lines.fault(f"a {key} is 64 digits, from 0 to 9 and from a to f")
        if key in self.digests:
            raise self.lines.fault(f"there is one {key}, not two")
        self.digests[key] = words[0]

    def _read_entropy(self, words: list[str]) -> None:
        if len(words) < 2:
            raise self.lines.fault("expected 'entropy SEAT TEXT'")
        seat, added = self.lines.number_from(words[0]), " ".join(words[1:])
        if seat in self.entropies:
            raise self.lines.fault(f"there is one entropy of seat {seat}, not two")
        if clean_entropy(added) != added:
            raise self.lines.fault("this entropy is too long, or has characters that cannot be printed")
        self.entropies[seat] = added

    def whole(self, seats: int, table: str) -> Pledge:
        """All of it; whether the seed is the one that was committed to is for the reader of the record to check."""
        commitment, seed = self.digests.get("commitment", ""), self.digests.get("seed", "")
        if not commitment:
            raise Malformed("record", "its line 'commitment ...' is missing")
        if any(seat >= seats for seat in self.entropies):
            raise Malformed("record", f"entropy {max(self.entropies)}: there are {seats} seats, from 0")
        return Pledge(commitment, table, tuple(self.entropies.get(seat, "") for seat in range(seats)), seed)
