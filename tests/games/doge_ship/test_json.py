"""Positions as JSON: a fault is told with its place, and nothing that cannot be played is let in."""

from __future__ import annotations

import copy
import re

import pytest

from broglio.core.protocol import Json, Malformed, Position
from broglio.games.doge_ship import GAME
from games.doge_ship.table import play, player, table

TURN = table(player(yard="gondola-8 lower-1-b", built="10 3"), player(approvals=2), lower="a")
LOOKING = table(player(), player())
play(LOOKING, "0 green-3", "0 look lower-1", ". draw lower-1-a")
BIDDING = table(player(markers=1, approvals=2), player(markers=0, approvals=2), doge="doge-5")
play(BIDDING, "0 discard", "0 bid 1")


def changed(data: Json, place: str, value: Json) -> Json:
    """A copy with one thing changed; a place reads like `players.0.ducats`."""
    data = copy.deepcopy(data)
    inner = data
    *way, last = place.split(".")
    for key in way:
        inner = inner[int(key) if key.isdigit() else key]
    inner[int(last) if last.isdigit() else last] = value
    return data


FAULTS: list[tuple[Position, str, Json, str]] = [
    (TURN, "game", "doge", "game: must be one of doge-ship"),
    (TURN, "round", -1, "round: must be from 0"),
    (TURN, "order", [0, 0], "order: must name each of the 2 seats once"),
    (TURN, "dice", {"yellow": 3}, "dice: 'yellow' is not known here"),
    (TURN, "dice", {"red": 3}, "dice: all dice in play are rolled"),
    (TURN, "dice.red", 7, "dice.red: must be from 1 to 6"),
    (TURN, "taken", {"red-9": 0}, "taken: 'red-9' is not known here"),
    (TURN, "taken", {"red-1": 0}, "players: player 0 has 5 markers"),
    (TURN, "doge", None, "piles.doge: has 15 tiles that nobody has seen"),
    (TURN, "old", ["doge-3"], "piles: doge-3 is in more than one place"),
    (TURN, "galley.lower", ["lower-2-a"], "galley.lower: lower-2-a cannot lie at place 1"),
    (TURN, "galley.upper", ["upper-1-a", "upper-1-b"], "galley.upper: is longer"),
    (TURN, "players.0.ducats", -1, "players[0].ducats: must be from 0"),
    (TURN, "players.0.yard", ["doge-1"], "players[0].yard[0]: must be one of"),
    (TURN, "players.0.yard", ["lower-1-b", "lower-1-c", "lower-1-d"], "players[0].yard: holds at most 2"),
    (TURN, "players.0.built", ["gondola-1"], "players[0].built[0]: must be one of"),
    (TURN, "players.1.yard", ["gondola-8"], "piles: gondola-8 is in more than one place"),
    (TURN, "players.0.markers", 0, "players: who acts has a marker left"),
    (TURN, "players.1.bid", 1, "players: bids are laid only in an inspection"),
    (TURN, "players.0.raised", 7, "players[0].raised: must be from 0 to 0"),
    (TURN, "piles.lower-2", [5], "piles.lower-2: has 5 tiles that nobody has seen"),
    (TURN, "piles.lower-2", [{"tile": "lower-2-a", "seen_by": []}, 5], "seen_by: a tile that nobody has seen"),
    (TURN, "piles.lower-2", [{"price": 1}, 5], "piles.lower-2[0]: must be a tile, or the price"),
    (TURN, "piles.gondolas", [13], "piles.gondolas: the price of the top tile is public"),
    (TURN, "piles.gondolas", [1, {"price": 1}, 11], "shows its price on top"),
    (TURN, "agenda", [], "agenda: is empty"),
    (TURN, "agenda", ["fly 0"], "agenda[0]: 'fly 0' is no task"),
    (TURN, "agenda", ["act 1"], "agenda: it is the turn of player 0"),
    (TURN, "agenda", ["act 0", "act 0"], "agenda: an action begins when the last one is over"),
    (TURN, "agenda", ["build 0 barricade"], "agenda: its first task leaves nobody a choice"),
    (TURN, "agenda", ["arrange 0 1", "act 0 reordered"], "agenda: there is only one way left"),
    (TURN, "agenda", ["take 0 lower-1"], "held: there is nothing to choose from"),
    (TURN, "agenda", ["roll", "turn-up"], "turn: must be 1 when a round is prepared"),
    (TURN, "agenda", ["bid"], "players: player 0 holds no approvals"),
    (TURN, "agenda", ["price gondolas", "act 0"], "agenda: the price on top of the gondolas is known"),
    (TURN, "stall", 6, "stall: the game has ended"),
    (TURN, "ended", "galley-finished", "ended: the game ends with the last part"),
    (TURN, "ended", "galley-stalled", "ended: nothing is to be done"),
    (LOOKING, "held", [], "piles.lower-1: has 5 tiles that nobody has seen"),
    (LOOKING, "held", ["gondola-1"], "piles.lower-1: has 5 tiles"),
    (LOOKING, "held.0.seen_by", [1], "held: must be tiles of the pile lower-1 that player 0 has seen"),
    (LOOKING, "agenda.0", "see 0 lower-1 3", "agenda: 3 tiles of the pile are seen in all"),
    (LOOKING, "agenda", ["see 0 lower-1 2"], "agenda: tiles that are seen are taken"),
    (BIDDING, "players.1.bid", 1, "players: all bids are laid"),
    (BIDDING, "players.0.bid", 3, "players[0].bid: must be from 0 to 2"),
]


@pytest.mark.parametrize(("position", "place", "value", "fault"), FAULTS, ids=[fault[-1] for fault in FAULTS])
def test_a_fault_is_told_with_its_place(position: Position, place: str, value: Json, fault: str) -> None:
    data = position.to_json()
    with pytest.raises(
        Malformed, match="^" + re.escape(fault) if not fault.startswith(("shows", "seen_by")) else fault
    ):
        GAME.from_json(changed(data, place, value))


def test_positions_of_every_kind_read_back() -> None:
    for position in (TURN, LOOKING, BIDDING):
        written = position.to_json()
        assert GAME.from_json(written).to_json() == written
