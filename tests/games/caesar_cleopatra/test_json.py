"""Positions as JSON: what does not go together is told by place and fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from broglio.core.protocol import Json, Malformed
from broglio.games.caesar_cleopatra import GAME
from games.caesar_cleopatra.table import Table, lay


def middle() -> Json:
    """A position in the middle of a game."""
    return lay("""
                  | senators  | quaestors | censors
        Caesar    | 5 P (4)   | (1) (2)   |
        Cleopatra | 1 (2)     | (3) 3     |
        Cleopatra hand: 1 2 3 castling spy
        Cleopatra pile 2: veto wrath
        Caesar won: aediles 2
    """).json


def castling() -> Json:
    table = Table(GAME.from_json(middle()))
    table.play("Cleopatra: castling senators quaestors\nCleopatra: lay 1 senators")
    return table.json


def put(*path: str | int) -> Callable[[Json, Json], None]:
    def change(data: Json, value: Json) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


FAULTS: list[tuple[Callable[[Json, Json], None], Json, str]] = [
    (put("players"), [], "players: must be 2 players, not 0"),
    (put("phase"), "lunch", "phase: must be one of arrange, missions, array, open"),
    (put("players", 0, "hand"), ["1", "6"], "players[0].hand[1]: must be one of 1, 2, 3"),
    (put("players", 0, "hand"), ["philosopher"] * 2, "players[0]: 3 cards 'philosopher'; a player has 2 (C5)"),
    (
        put("players", 1, "hand"),
        [*"123344", "castling", "spy"],
        "players: Cleopatra has more than 5 cards in hand or to be drawn (C9)",
    ),
    (put("players", 0, "up", "censors"), [*"333344"], "players: Caesar has 6 cards at censors; the most is 5 (C11)"),
    (put("players", 0, "up", "aediles"), ["veto"], "players[0].up.aediles[0]: must be one of 1, 2, 3, 4, 5, phil"),
    (put("players", 0, "won", "aediles"), 4, "players: 4 aediles won; there are 3 (C2)"),
    (put("players", 0, "won", "quaestors"), 5, "players: cards lie at quaestors, where no patrician is left (C21)"),
    (put("players", 1, "pile_2"), ["veto"], "players[1].pile_2: 'wrath' lies nowhere: it belongs into this pile (C6)"),
    (put("players", 1, "pile_2"), ["spy"] * 3, "players[1].pile_2: 'spy' stands here too often"),
    (put("players", 1, "mission"), None, "players: Cleopatra has no mission (C4)"),
    (put("players", 1, "mission"), "censors", "players[1].mission: must be one of senators, quaestors, praetors"),
    (put("players", 1, "array"), "array 1 2 3 4 5", "players: the series have been laid out (C7)"),
    (put("players", 1, "restarted"), True, "players: Cleopatra has no unfinished choice to begin again"),
    (put("votes", "discard"), ["reshuffle"], "votes: the card 'reshuffle' goes back into the deck"),
    (put("votes", "discard"), ["orgy"] * 3, "votes: 3 cards 'orgy'; there are 2 (C3)"),
    (put("votes", "removed"), ["censors"], "votes.removed: 'censors' leaves the game only when its group is empty"),
    (put("phase"), "arrange", "players: Caesar begins with two series 1-5 in hand (C6, C7)"),
    (put("phase"), "place", "phase: an active turn that begins with placing is still 'open' (C9)"),
    (put("phase"), "refill", "phase: nobody has anything to decide here"),
    (put("phase"), "discard", "passed: does not go with the phase 'discard' (C16)"),
    (put("phase"), "window", "elected: the group that votes is among those that had their vote (C15)"),
    (put("played"), True, "played: no card has been played in the phase 'open' (C16)"),
    (put("quiet"), 4, "quiet: the game ends after four passes (C36)"),
    (put("alone"), 1, "alone: it is that player's turn, and the other has no influence card (C35)"),
    (put("ended"), "all-patricians-won", "ended: the game ends just when all patricians are won (C34)"),
    (put("ended"), "four-passes", "ended: the position gives no such reason to end (C34 to C36)"),
    (put("chosen"), ["1"], "chosen: cards are chosen only by a passive player (C16)"),
    (put("dealing"), {"seat": 0, "pile": 1}, "players: Caesar has more than 5 cards in hand or to be drawn (C9)"),
    (put("manipulation"), {"card": "veto", "stage": "asked"}, "manipulation.card: a veto is never under way"),
    (put("manipulation"), {"card": "scout", "stage": "asked"}, "manipulation.group: is missing with scout"),
    (put("manipulation"), {"card": "spy", "stage": "asked"}, "manipulation: a manipulation card is under way only on"),
    (put("memory"), ["0 found 5 1 2 0 0 0"], "memory: must begin with 'began' or 'found' for seat 1"),
    (put("memory"), ["0 dreamt"], "memory[0]: '0 dreamt' is nothing that can be remembered"),
    (put("memory"), ["0 began", "1 began"], "memory: leads to other numbers of hidden cards of seat 0"),
    (put("memory"), ["1 began", "0 began", "0 turned senators 1 2"], "memory[2]: cannot have happened"),
]


@pytest.mark.parametrize(("change", "value", "fault"), FAULTS, ids=[fault[:40] for _, _, fault in FAULTS])
def test_a_fault_is_told_with_its_place(change: Callable[[Json, Json], None], value: Json, fault: str) -> None:
    data = middle()
    change(data, value)
    with pytest.raises(Malformed) as refusal:
        GAME.from_json(data)
    assert str(refusal.value).startswith(fault)


CASTLING_FAULTS: list[tuple[Callable[[Json, Json], None], Json, str]] = [
    (put("manipulation", "lifted"), [], "manipulation.stage: a castling under way has cards still to be laid (C29)"),
    (put("manipulation", "other_group"), "senators", "manipulation.other_group: must come after the first group"),
    (put("manipulation", "first"), ["1"] * 6, "manipulation: more cards than the two groups can take (C11)"),
    (put("manipulation", "stage"), "asked", "manipulation: cards are taken up only while a castling is carried out"),
    (put("players", 1, "up"), {"senators": ["1"]}, "manipulation: all own cards at both groups are taken up (C29)"),
    (put("players", 1, "discard"), [], "players[1].pile_2: 'assassination' lies nowhere"),
    (put("memory"), [], "memory: must be there while a castling is carried out"),
]


@pytest.mark.parametrize(
    ("change", "value", "fault"), CASTLING_FAULTS, ids=[fault[:40] for _, _, fault in CASTLING_FAULTS]
)
def test_a_castling_under_way_is_looked_at_closely(
    change: Callable[[Json, Json], None], value: Json, fault: str
) -> None:
    data = castling()
    change(data, value)
    with pytest.raises(Malformed) as refusal:
        GAME.from_json(data)
    assert str(refusal.value).startswith(fault)


def test_a_position_needs_only_its_hands_and_its_phase() -> None:
    data = {
        "game": "caesar-cleopatra",
        "version": 1,
        "phase": "open",
        "players": [{"hand": ["1"], "mission": "senators"}, {"hand": ["2", "spy"], "mission": "praetors"}],
    }
    position = GAME.from_json(data)
    assert position.to_act() == (1,)
    assert position.to_json()["memory"] == ["0 found 1 0 0 0 0 0", "1 found 1 0 0 0 0 0"]
