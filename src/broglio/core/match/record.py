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

A record of a table whose chance can be proven (docs/fairness.md) begins with `broglio record 3`, names its table, and
has in its head what proves it, the seed only when the game is over:

    table kq3v8mzr2t
    ...
    commitment 0ac4...
    seed 5b1e...
    entropy 0 seventeen geese

Records that begin with `broglio record 2` have no table: their commitment is to the seed alone.

A line of the log is a seat (`.` for chance) and a move in the game's notation. Finished games have `ranks`.
`state` is a digest of the last position: a record that was cut, changed, or made by other rules does not pass. Lines
that begin with `#` are remarks.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from broglio.core.match.fairness import Chances, Pledge, commitment_to, is_digest
from broglio.core.match.match import Match
from broglio.core.match.record_lines import Lines, PledgeLines
from broglio.core.protocol import CHANCE, Game, IllegalMove, Malformed, Position, registry

FORMAT = "broglio record 1"
SEED_FORMAT = "broglio record 2"
"""The format with a commitment to the seed alone. Records without any keep the first, which earlier programs read."""
TABLE_FORMAT = "broglio record 3"
"""The format with a commitment to the seed and to the terms."""
CHANCE_MARK = "."


@dataclass
class Record:
    """A match with what is written about it."""

    match: Match
    players: dict[int, str] = field(default_factory=dict)
    pledge: Pledge | None = None
    """What proves its chance, where that was derived from a seed."""


def fingerprint(text: str) -> str:
    """A short name that no other text has."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def digest(position: Position) -> str:
    """A short fingerprint of a position."""
    return fingerprint(json.dumps(position.to_json(), sort_keys=True, separators=(",", ":")))


def pledge(seed: str, entropies: Sequence[str], table: str, match: Match) -> Pledge:
    """What a table promises about the chance of a match; without the table's id, about the seed alone."""
    return Pledge(commitment_to(seed, terms(table, match) if table else ""), table, tuple(entropies), seed)


def terms(table: str, match: Match) -> str:
    """What a table has settled before the first move, as lines that stand at the head of its record."""
    return "".join(f"{line}\n" for line in [f"table {table}", *_write_match(match)])


def _write_match(match: Match) -> list[str]:
    lines = [f"game {match.game.id} {match.game.version}", f"seats {match.seats}"]
    for option in sorted(match.game.options, key=lambda option: option.key):
        # What older records leave unsaid, all do: so a record that is read and written stays the same.
        if (value := match.options[option.key]) != option.absent:
            lines += _write_option(option.key, value)
    return lines


def write(record: Record) -> str:
    """The record as text."""
    match = record.match
    outcome = match.position.outcome()
    table = record.pledge.table if record.pledge else ""
    lines = [TABLE_FORMAT, f"table {table}"] if table else [SEED_FORMAT if record.pledge else FORMAT]
    lines += _write_match(match)
    lines += [f"player {seat} {' '.join(name.split())}" for seat, name in sorted(record.players.items())]
    if record.pledge:
        lines += _write_pledge(record.pledge, is_over=outcome is not None)
    lines.append("")
    for entry in match.log:
        mark = CHANCE_MARK if entry.seat == CHANCE else str(entry.seat)
        lines.append(f"{mark} {match.game.notate(entry.move)}")
    if outcome is not None:
        lines.append(f"ranks {' '.join(map(str, outcome.ranks))}")
    lines.append(f"state {digest(match.position)}")
    return "\n".join(lines) + "\n"


def _write_pledge(pledge: Pledge, *, is_over: bool) -> list[str]:
    """The seed foretells every draw: while a game is on, no record has it."""
    lines = [f"commitment {pledge.commitment}"]
    if is_over and pledge.seed:
        lines.append(f"seed {pledge.seed}")
    return lines + [f"entropy {seat} {added}" for seat, added in enumerate(pledge.entropies) if added]


def _write_option(key: str, value: str) -> list[str]:
    if value.split() == [value]:
        return [f"option {key} {value}"]
    lines = value.split("\n")
    return [f"option {key} text {fingerprint(value)} {len(lines)}", *[f"| {line}" for line in lines]]


def read(text: str) -> Record:
    """Read and replay a record; raises Malformed that names the line and the fault."""
    lines = Lines(text)
    written = " ".join(["broglio", *lines.word_line("broglio")])
    if written not in (FORMAT, SEED_FORMAT, TABLE_FORMAT):
        raise lines.fault(f"a record begins with {FORMAT!r}, {SEED_FORMAT!r} or {TABLE_FORMAT!r}")
    table = lines.words_after("table", 1)[0] if written == TABLE_FORMAT else ""
    pledged = PledgeLines(lines) if written != FORMAT else None
    game = _read_game(lines)
    seats = lines.number_from(lines.words_after("seats", 1)[0])
    options: dict[str, str] = {}
    players: dict[int, str] = {}
    for words in lines.head():
        match words:
            case ["option", key, value]:
                options[key] = value
            case ["option", key, "text", name, count]:
                options[key] = lines.block(lines.number_from(count))
                if fingerprint(options[key]) != name:
                    raise lines.fault(f"the text of option {key} is not the one that was named {name}")
            case ["player", seat, name, *more]:
                players[lines.number_from(seat)] = " ".join([name, *more])
            case [key, *rest] if key in PledgeLines.KEYS:
                if pledged is None:
                    raise lines.fault(f"{key!r} belongs in records that begin with {TABLE_FORMAT!r}")
                pledged.read(key, rest)
            case _:
                raise lines.fault("expected 'option KEY VALUE', 'player SEAT NAME' or an empty line")
    try:
        replayed = Match(game, seats, game.kept(options))
    except Malformed as error:
        raise Malformed("record", str(error)) from None
    for number in players:
        if number >= seats:
            raise Malformed("record", f"player {number}: there are {seats} seats, from 0")
    promised = pledged.whole(seats, table) if pledged else None
    if promised and promised.seed:
        _check_pledge(promised, replayed)
    _replay(lines, replayed, Chances(promised.seed, promised.entropies) if promised and promised.seed else None)
    if promised and promised.seed and replayed.position.outcome() is None:
        raise Malformed("record", "the seed is published when the game is over, and this one is not")
    return Record(replayed, players, promised)


def _check_pledge(promised: Pledge, match: Match) -> None:
    its_own = pledge(promised.seed, promised.entropies, promised.table, match).commitment
    if its_own != promised.commitment:
        other = "the seed, the table, the game or an option is" if promised.table else "the seed is"
        raise Malformed("record", f"{other} not what was committed to: their commitment is {its_own}")


def _read_game(lines: Lines) -> Game:
    game_id, version = lines.words_after("game", 2)
    try:
        return registry.find(game_id).of_version(lines.number_from(version))
    except Malformed as error:
        raise lines.fault(error.fault) from None


def _replay(lines: Lines, match: Match, chances: Chances | None) -> None:
    """Play the log on the match, chance as the seed draws it; then ranks and state must come out as written."""
    written: dict[str, str] = {}
    for words in lines.body():
        if words[0] in ("ranks", "state"):
            written[words[0]] = " ".join(words[1:])
            _check_end(lines, match, words[0], written[words[0]])
            continue
        if written:
            raise lines.fault("no move may follow after 'ranks' or 'state'")
        seat = CHANCE if words[0] == CHANCE_MARK else lines.number_from(words[0])
        due = match.position.chances() if chances and seat == CHANCE else ()
        try:
            move = match.game.parse(" ".join(words[1:]))
            match.play(seat, move)
        except (IllegalMove, Malformed) as error:
            raise lines.fault(str(error)) from None
        if chances and due and (drawn := chances.draw(due, len(match.log) - 1)) != move:
            stated, given = match.game.notate(move), match.game.notate(drawn)
            raise lines.fault(f"{stated!r} was not drawn here: the seed and the players' entropy give {given!r}")
    if "state" not in written:
        raise lines.fault("the record breaks off: its last line, 'state ...', is missing")


def _check_end(lines: Lines, match: Match, kind: str, written: str) -> None:
    outcome = match.position.outcome()
    if kind == "ranks":
        replayed = " ".join(map(str, outcome.ranks)) if outcome else "no end yet"
    else:
        replayed = digest(match.position)
    if written != replayed:
        raise lines.fault(f"{kind} {written}, but the replay gives {replayed}")


def check_commitment(record: Record, noted: str) -> None:
    """Whether a record has the commitment that somebody noted when its game began; raises Malformed if not."""
    wanted = noted.strip().lower()
    if not is_digest(wanted):
        raise Malformed("commitment", "is 64 digits, from 0 to 9 and from a to f")
    found = record.pledge.commitment if record.pledge else "none"
    if found != wanted:
        raise Malformed("record", f"its commitment is {found}, not the one that you noted")


def summary(record: Record) -> Mapping[str, object]:
    """What a record holds, in a few facts. Whatever it has a seed for was proven when it was read."""
    match, pledge = record.match, record.pledge
    outcome = match.position.outcome()
    drawn = sum(1 for entry in match.log if entry.seat == CHANCE)
    return {
        "game": match.game.id,
        "seats": match.seats,
        "moves": sum(1 for entry in match.log if entry.seat != CHANCE),
        "chance": drawn,
        "proven": drawn if pledge and pledge.seed else 0,
        "proves terms": bool(pledge and pledge.seed and pledge.table),
        "commitment": pledge.commitment if pledge else None,
        "ranks": list(outcome.ranks) if outcome else None,
        "state": digest(match.position),
    }


def draws(record: Record) -> Mapping[str, object]:
    """Every draw of chance, with all that a program of somebody else's needs to check it without knowing the rules."""
    game, pledge = record.match.game, record.pledge
    return {
        "commitment": pledge.commitment if pledge else None,
        "seed": pledge.seed or None if pledge else None,
        "entropies": list(pledge.entropies) if pledge else None,
        "draws": [
            {
                "place": draw.place,
                "outcomes": [game.notate(move) for move, _ in draw.chances],
                "weights": [weight for _, weight in draw.chances],
                "chosen": [move for move, _ in draw.chances].index(draw.move),
            }
            for draw in record.match.draws()
        ],
    }
