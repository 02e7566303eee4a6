"""Tables of Doge drawn as text, for tests that a player can read.

    lay('''
        round 2     | red         | blue     | gold
        castello    | hh          | PP       |
      > san-marco   | hhh P 0-2-3 | hhhh 1-1 | shell
        palace      | book        |          |
    ''')

A column is a player, a row is an area. `hhh` are three houses, `P` is a palace, `0-2-3` are vote markers, `shell` is a
counsellor who stands in the area under that player's ring. A counsellor who is not drawn is neutral, an area that is
not drawn is empty, and what is not on the map is in its owner's supply or hand.

Areas vote from top to bottom. The one with `>` votes now, those above it have voted; if none is drawn above it, one
that is not drawn has. Without `>` the players are still placing markers.

`round 2` (rounds count from 0) and `quiet 7` (rounds in a row without a new palace) may stand in the corner. In a
seat's view, `??` are two markers that lie face down.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest

from broglio.core.protocol import CHANCE, Event, IllegalMove, Json, Position
from broglio.games.doge import GAME
from broglio.games.doge.rules.material import AREA_NAMES, COLOURS, COUNSELLOR_NAMES, placings


@dataclass
class Table:
    """A position, and what happened in the last `lay` or `play`."""

    position: Position
    events: list[Event] = field(default_factory=list)

    @property
    def said(self) -> list[str]:
        """What everybody was told of that, in words."""
        return [GAME.say(event, COLOURS) for event in self.events if event.visible_to(None)]

    @property
    def turn(self) -> str:
        """Who is to act: `red`, `red blue` if they choose at once, `chance`, or nobody at the end."""
        return " ".join("chance" if seat == CHANCE else COLOURS[seat] for seat in self.position.to_act())

    def play(self, script: str) -> list[str]:
        """Play lines such as `red: place 2` or `chance: turn castello`; gives what everybody was told."""
        self.events = []
        for seat, move in _moves(script):
            self.events += self.position.play(seat, move)
        return self.said

    def turn_card(self) -> list[str]:
        """Turn some vote-order card; the next area votes."""
        return self.play("chance: " + GAME.notate(self.position.chances()[0][0]))

    def finish_round(self) -> list[str]:
        """Turn card after card, as long as nobody has anything to decide."""
        while self.turn == "chance":
            self.turn_card()
        return self.said

    def options(self) -> list[str]:
        """What the one player who is to act may do, in notation."""
        (seat,) = self.position.to_act()
        return [GAME.notate(move) for move in self.position.moves(seat)]

    def asked(self, colour: str) -> str | None:
        """What a player is asked, with the rule behind it; None if nothing."""
        saying = GAME.prompt(self.position.view(COLOURS.index(colour)))
        return None if saying is None else f"{GAME.say(saying, COLOURS)} ({saying.rule})"

    def refused(self, line: str) -> str:
        """See that a move is refused and changes nothing; gives the words, which end with the rule's id."""
        ((seat, move),) = _moves(line)
        before = self.position.to_json()
        with pytest.raises(IllegalMove) as refusal:
            self.position.play(seat, move)
        assert self.position.to_json() == before
        return str(refusal.value)

    def shows(self, drawing: str) -> None:
        """See that the table is as drawn; to whom, the corner may tell: `seen by red`, `seen by a spectator`."""
        GAME.from_json(self.position.to_json())  # a position that the rules lead to can be read again
        corner, _, _ = _rows(drawing)
        _compare(self.seen_by(corner.removeprefix("seen by ")) if corner else self.position.to_json(), drawing)

    def seen_by(self, eyes: str) -> Json:
        """What a player, or `a spectator`, may know."""
        seat = None if eyes == "a spectator" else COLOURS.index(eyes)
        return GAME.view_to_json(self.position.view(seat))


# From drawing to table


def start(seats: int) -> Table:
    """A new game; the brown cards are still to be dealt."""
    return Table(GAME.start(seats))


def lay(drawing: str) -> Table:
    """A table as drawn; where an area is marked with `>`, its markers are shown and its vote begins."""
    table = Table(GAME.from_json(_to_json(drawing)))
    if table.turn == "chance":
        table.turn_card()
        del table.events[0]  # the card itself
    return table


def _to_json(drawing: str) -> Json:
    corner, colours, rows = _rows(drawing)
    assert colours == list(COLOURS[: len(colours)]), f"columns are {COLOURS}, not {colours}"
    drawn = [area for area, _, _ in rows]
    others = [area for area in AREA_NAMES if area not in drawn]
    voting = [area for area, marked, _ in rows if marked]
    order = others[:1] + drawn + others[1:] if voting == drawn[:1] else drawn + others
    players: list[Json] = [{"houses": {}, "palaces": {}, "markers": {}} for _ in colours]
    counsellors = {}
    for area, _, cells in rows:
        for seat, cell in enumerate(cells):
            for word in cell.split():
                if word in COUNSELLOR_NAMES:
                    counsellors[word] = {"ring": seat, "stands": area}
                elif set(word) == {"h"}:
                    players[seat]["houses"][area] = len(word)
                elif set(word) == {"P"}:
                    players[seat]["palaces"][area] = len(word)
                else:
                    players[seat]["markers"][area] = [int(value) for value in word.split("-")]
    voted = order.index(voting[0]) if voting else 0
    return {
        "game": GAME.id,
        "version": GAME.version,
        "round": _number("round", corner),
        "placing": placings(len(colours)) if voting else max(len(player["markers"]) for player in players),
        "voted": voted,
        "brown": order,
        # Blue cards are drawn nowhere: so far they came in the order of the areas on the page.
        "blue": list(AREA_NAMES[: max(0, voted - 1)]),
        "players": players,
        "counsellors": counsellors,
        "quiet": _number("quiet", corner),
    }


def _rows(drawing: str) -> tuple[str, list[str], list[tuple[str, bool, list[str]]]]:
    """The corner, the colours on top, and for each row its area, whether it is marked, and its cells."""
    lines = [[cell.strip() for cell in line.split("|")] for line in drawing.splitlines() if line.strip()]
    (corner, *colours), *others = lines
    rows = []
    for head, *cells in others:
        area = head.removeprefix(">").strip()
        assert area in AREA_NAMES, f"{area!r} is no area"
        assert len(cells) == len(colours), f"{area}: {len(cells)} cells for {len(colours)} players"
        rows.append((area, head.startswith(">"), cells))
    return corner, colours, rows


def _number(word: str, corner: str) -> int:
    found = re.search(rf"{word} (\d+)", corner)
    return int(found[1]) if found else 0


def _moves(script: str) -> list[tuple[int, int]]:
    found = []
    for line in script.splitlines():
        if line.strip():
            who, move = line.split(":")
            seat = CHANCE if who.strip() == "chance" else COLOURS.index(who.strip())
            found.append((seat, GAME.parse(move)))
    return found


# From table to drawing


def _compare(data: Json, drawing: str) -> None:
    _, colours, rows = _rows(drawing)
    seats = range(len(data["players"]))
    assert colours == list(COLOURS[: len(seats)])
    expected = {(area, seat): cells[seat] for area, _, cells in rows for seat in seats}
    seen = {(area, seat): _cell(data, area, seat) for area in AREA_NAMES for seat in seats}
    assert _draw(seen, seats) == _draw(expected, seats)


def _cell(data: Json, area: str, seat: int) -> str:
    player = data["players"][seat]
    parts = [
        "h" * player["houses"].get(area, 0),
        "P" * player["palaces"].get(area, 0),
        "-".join(map(str, player["markers"].get(area, []))),
        "?" * player.get("face_down", {}).get(area, 0),
    ]
    standing = {"ring": seat, "stands": area}
    return " ".join(parts + [name for name, counsellor in data["counsellors"].items() if counsellor == standing])


def _draw(cells: dict[tuple[str, int], str], seats: range) -> str:
    """The rows that are not empty, in one order and with one spacing, so that drawings can be compared."""
    lines = []
    for area in AREA_NAMES:
        row = [" ".join(sorted(cells.get((area, seat), "").split())) for seat in seats]
        if any(row):
            lines.append(f"{area:12}" + "".join(f"| {cell:16}" for cell in row))
    return "\n".join(lines)
