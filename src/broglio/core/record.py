"""Game records: readable text that replays and verifies.

    broglio record 1
    game doge 1
    seats 3
    player 0 Anna
    player 1 bot random

    . turn castello
    0 san-marco 0 2 3
    ...
    ranks 1 3 2
    state 3f0c5c0b1f5e2a77

An option whose value is a text has that text in full, with its fingerprint and its number of lines before it:

    option components text 90cb4e7bd8ab1f0c 2
    | name = "my set"
    | ...

A line of the log is a seat (`.` for chance) and a move in the game's notation. `ranks` stands in finished games.
`state` is a digest of the last position: a record that was cut, changed, or made by other rules does not pass. Lines
that begin with `#` are remarks.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from broglio.core import registry
from broglio.core.game import CHANCE, Game, IllegalMove, Malformed, Position
from broglio.core.match import Match

FORMAT = "broglio record 1"
CHANCE_MARK = "."


@dataclass
class Record:
    """A match with what is written about it."""

    match: Match
    players: dict[int, str] = field(default_factory=dict)


def fingerprint(text: str) -> str:
    """A short name that no other text has."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def digest(position: Position) -> str:
    """A short fingerprint of a position."""
    return fingerprint(json.dumps(position.to_json(), sort_keys=True, separators=(",", ":")))


def write(record: Record) -> str:
    """The record as text."""
    match = record.match
    lines = [FORMAT, f"game {match.game.id} {match.game.version}", f"seats {match.seats}"]
    for key, value in match.options.items():
        lines += _write_option(key, value)
    lines += [f"player {seat} {' '.join(name.split())}" for seat, name in sorted(record.players.items())]
    lines.append("")
    for entry in match.log:
        mark = CHANCE_MARK if entry.seat == CHANCE else str(entry.seat)
        lines.append(f"{mark} {match.game.notate(entry.move)}")
    outcome = match.position.outcome()
    if outcome is not None:
        lines.append(f"ranks {' '.join(map(str, outcome.ranks))}")
    lines.append(f"state {digest(match.position)}")
    return "\n".join(lines) + "\n"


def _write_option(key: str, value: str) -> list[str]:
    if value.split() == [value]:
        return [f"option {key} {value}"]
    lines = value.split("\n")
    return [f"option {key} text {fingerprint(value)} {len(lines)}", *[f"| {line}" for line in lines]]


def read(text: str) -> Record:
    """Read and replay a record; raises Malformed that names the line and the fault."""
    lines = _Lines(text)
    if lines.word_line("broglio") != FORMAT.split()[1:]:
        raise lines.fault(f"a record begins with {FORMAT!r}")
    game = _read_game(lines)
    seats = _read_number(lines, lines.words_after("seats", 1)[0])
    options: dict[str, str] = {}
    players: dict[int, str] = {}
    for words in lines.head():
        match words:
            case ["option", key, value]:
                options[key] = value
            case ["option", key, "text", name, count]:
                options[key] = lines.block(_read_number(lines, count))
                if fingerprint(options[key]) != name:
                    raise lines.fault(f"the text of option {key} is not the one that was named {name}")
            case ["player", seat, name, *more]:
                players[_read_number(lines, seat)] = " ".join([name, *more])
            case _:
                raise lines.fault("expected 'option KEY VALUE', 'player SEAT NAME' or an empty line")
    try:
        replayed = Match(game, seats, options)
    except Malformed as error:
        raise Malformed("record", str(error)) from None
    for number in players:
        if number >= seats:
            raise Malformed("record", f"player {number}: there are {seats} seats, from 0")
    _replay(lines, replayed)
    return Record(replayed, players)


def _read_game(lines: _Lines) -> Game:
    game_id, version = lines.words_after("game", 2)
    try:
        game = registry.find(game_id)
    except Malformed as error:
        raise lines.fault(error.fault) from None
    if version != str(game.version):
        raise lines.fault(f"version {version} of {game.name}; this program plays version {game.version}")
    return game


def _read_number(lines: _Lines, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise lines.fault(f"{word[:20]!r} is not a number")
    return int(word)


def _replay(lines: _Lines, match: Match) -> None:
    """Play the log on the match; then ranks and state must come out as they are written."""
    written: dict[str, str] = {}
    for words in lines.body():
        if words[0] in ("ranks", "state"):
            written[words[0]] = " ".join(words[1:])
            _check_end(lines, match, words[0], written[words[0]])
            continue
        if written:
            raise lines.fault("no move may follow after 'ranks' or 'state'")
        seat = CHANCE if words[0] == CHANCE_MARK else _read_number(lines, words[0])
        try:
            match.play(seat, match.game.parse(" ".join(words[1:])))
        except (IllegalMove, Malformed) as error:
            raise lines.fault(str(error)) from None
    if "state" not in written:
        raise lines.fault("the record breaks off: its last line, 'state ...', is missing")


def _check_end(lines: _Lines, match: Match, kind: str, written: str) -> None:
    outcome = match.position.outcome()
    if kind == "ranks":
        replayed = " ".join(map(str, outcome.ranks)) if outcome else "no end yet"
    else:
        replayed = digest(match.position)
    if written != replayed:
        raise lines.fault(f"{kind} {written}, but the replay gives {replayed}")


class _Lines:
    """The lines of a record, with the number of the one being read."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0

    def fault(self, fault: str) -> Malformed:
        return Malformed(f"record line {max(self.number, 1)}", fault)

    def next(self) -> str | None:
        while self.number < len(self.lines):
            line = self.lines[self.number].strip()
            self.number += 1
            if not line.startswith("#"):
                return line
        return None

    def word_line(self, word: str) -> list[str]:
        line = self.next()
        words = (line or "").split()
        if not words or words[0] != word:
            found = f"{line[:40]!r}" if line else "nothing"
            raise self.fault(f"expected a line '{word} ...', found {found}")
        return words[1:]

    def words_after(self, word: str, count: int) -> list[str]:
        words = self.word_line(word)
        if len(words) != count:
            raise self.fault(f"{count} words must follow after {word!r}, not {len(words)}")
        return words

    def block(self, count: int) -> str:
        """So many lines, each behind a bar, as one text."""
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


def summary(record: Record) -> Mapping[str, object]:
    """What a record holds, in a few facts."""
    match = record.match
    outcome = match.position.outcome()
    return {
        "game": match.game.id,
        "seats": match.seats,
        "moves": sum(1 for entry in match.log if entry.seat != CHANCE),
        "chance": sum(1 for entry in match.log if entry.seat == CHANCE),
        "ranks": list(outcome.ranks) if outcome else None,
        "state": digest(match.position),
    }
