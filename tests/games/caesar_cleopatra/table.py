"""Tables of Caesar & Cleopatra drawn as text, for tests that a player can read.

    lay('''
                  | senators | aediles   | censors
        Caesar    | 3 (4)    | 5 P       |
        Cleopatra |          | 2 3 3     | (1)
        Caesar won: senators 4, aediles 1
        Cleopatra hand: 1 2 spy veto
        Caesar pile 1: 3 3
        turn: Caesar
    ''')

A column is a group, a row a player. `3` lies face up, `(4)` face down, `P` is a philosopher. A group that is not drawn
has no cards. A hand that is not told is 1 2 3 4 5. A pile that is told holds just these cards (pile 2 from its top),
and what lies nowhere else is discarded; a pile that is not told holds all that lies nowhere else. Other lines are
fields of the position's JSON.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field

import pytest

from broglio.core.protocol import CHANCE, Event, IllegalMove, Json, Position, Seat
from broglio.games.caesar_cleopatra import GAME
from broglio.games.caesar_cleopatra.rules.material import CARD_NAMES, COPIES, GROUP_NAMES, INFLUENCE, SEAT_NAMES

SHORT = {"P": "philosopher", "assassin": "assassination"}
ACTORS = {"chance": CHANCE, **{name: seat for seat, name in enumerate(SEAT_NAMES)}}


@dataclass
class Table:
    """A position, and what happened in the last `play`."""

    position: Position
    events: list[Event] = field(default_factory=list)

    def play(self, script: str) -> list[str]:
        """Play lines such as `Caesar: down 3 senators` or `chance: turn orgy`; gives what everybody was told."""
        self.events = []
        for line in filter(str.strip, script.splitlines()):
            actor, _, text = line.strip().partition(": ")
            self.events += self.position.play(ACTORS[actor], GAME.parse(text))
        return self.heard_by(None)

    def heard_by(self, seat: Seat | None) -> list[str]:
        """What an observer was told, in words."""
        return [GAME.say(event, SEAT_NAMES) for event in self.events if event.visible_to(seat)]

    @property
    def turn(self) -> str:
        """Who is to act."""
        names = {seat: name for name, seat in ACTORS.items()}
        return " ".join(names[seat] for seat in self.position.to_act())

    @property
    def json(self) -> Json:
        return self.position.to_json()

    def options(self) -> list[str]:
        """What the one player who is to act may do."""
        (seat,) = self.position.to_act()
        return [GAME.notate(move) for move in self.position.moves(seat)]

    def refused(self, line: str) -> str:
        """See that a move is refused and changes nothing; gives the words, which end with the rule's id."""
        actor, _, text = line.partition(": ")
        before = json.dumps(self.json)
        with pytest.raises(IllegalMove) as refusal:
            self.position.play(ACTORS[actor], GAME.parse(text))
        assert json.dumps(self.json) == before
        return str(refusal.value)

    def asked(self, name: str) -> str | None:
        """What a player is asked, with the rule behind it."""
        saying = GAME.prompt(self.position.view(ACTORS[name]))
        return None if saying is None else f"{GAME.say(saying, SEAT_NAMES)} ({saying.rule})"

    def at(self, name: str, group: str) -> str:
        """A player's cards at a group: `3 (4)`."""
        player = self.json["players"][ACTORS[name]]
        shown = player["up"].get(group, [])
        hidden = [f"({card})" for card in player["down"].get(group, [])]
        return " ".join([*shown, *hidden]).replace("philosopher", "P")

    def hand(self, name: str) -> str:
        return " ".join(self.json["players"][ACTORS[name]]["hand"]).replace("philosopher", "P")

    def discard(self, name: str) -> str:
        return " ".join(self.json["players"][ACTORS[name]]["discard"]).replace("philosopher", "P")

    def won(self, name: str) -> dict[str, int]:
        won: dict[str, int] = self.json["players"][ACTORS[name]]["won"]
        return won

    def outcome(self) -> str:
        """`Caesar 9 : 3 Cleopatra, lone-player-done`."""
        outcome = self.position.outcome()
        assert outcome is not None
        points = f"Caesar {outcome.scores[0]} : {outcome.scores[1]} Cleopatra"
        return f"{points}, {outcome.reason.key}"

    def winners(self) -> list[str]:
        outcome = self.position.outcome()
        assert outcome is not None
        return [SEAT_NAMES[seat] for seat in outcome.winners]

    def seen_by(self, name: str) -> Json:
        """A player's view, or a spectator's, as plain data."""
        return GAME.view_to_json(self.position.view(None if name == "spectator" else ACTORS[name]))


def lay(drawing: str) -> Table:
    """Set up a table as it is drawn."""
    data: Json = {"game": "caesar-cleopatra", "version": GAME.version, "phase": "open"}
    players = [{"hand": "1 2 3 4 5", "mission": "senators", "up": {}, "down": {}, "discard": []} for _ in SEAT_NAMES]
    told: list[dict[str, str]] = [{}, {}]
    groups: list[str] = []
    for line in filter(str.strip, drawing.splitlines()):
        head, *cells = (cell.strip() for cell in line.split("|"))
        if cells and not head:
            groups = cells
        elif cells:
            for group, cell in zip(groups, cells, strict=False):
                _lay_cards(players[ACTORS[head]], group, cell)
        else:
            key, _, value = (part.strip() for part in line.partition(":"))
            owner, _, what = key.partition(" ")
            if owner in SEAT_NAMES:
                told[ACTORS[owner]][what] = value
            else:
                data[key] = ACTORS[value] if value in SEAT_NAMES else _plain(value)
    for player, tell in zip(players, told, strict=True):
        _complete(player, tell)
    data["players"] = players
    return Table(GAME.from_json(data))


def _plain(value: str) -> Json:
    try:
        return json.loads(value)
    except json.JSONDecodeError:
        return value


def _words(text: str) -> list[str]:
    return [SHORT.get(word, word) for word in text.split()]


def _lay_cards(player: Json, group: str, cell: str) -> None:
    assert group in GROUP_NAMES
    for hidden, card in re.findall(r"(\(?)([1-5P])\)?", cell):
        player["down" if hidden else "up"].setdefault(group, []).append(SHORT.get(card, card))


def _complete(player: Json, told: dict[str, str]) -> None:
    player["hand"] = _words(told.pop("hand", player["hand"]))
    piles = {number: _words(told.pop(f"pile {number}")) for number in (1, 2) if f"pile {number}" in told}
    for key, value in told.items():
        if key == "won":
            player["won"] = {word.split()[0]: int(word.split()[1]) for word in value.split(",")}
        elif key == "discard":
            player["discard"] = _words(value)
        else:
            player[key] = _plain(value)
    if 2 in piles:
        player["pile_2"] = piles[2]
    rest = Counter({name: int(COPIES[card]) for card, name in enumerate(CARD_NAMES)})
    rest.subtract(player["hand"])
    rest.subtract(player["discard"])
    for cards in (*player["up"].values(), *player["down"].values()):
        rest.subtract(cards)
    for number, kept in piles.items():
        names = CARD_NAMES[:INFLUENCE] if number == 1 else CARD_NAMES[INFLUENCE:]
        gone = Counter({name: rest[name] for name in names})
        gone.subtract(kept)
        player["discard"] += gone.elements()
