"""Positions that cannot be are not read; the fault names the place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from broglio.core.protocol import Json, Malformed
from broglio.games.doge import GAME
from games.doge.board import lay


def voting() -> Json:
    return lay("""
                    | red   | blue | gold
          castello  |       |      |
        > san-marco | h 2   | 2    | 1
          palace    | shell |      |
    """).position.to_json()


@pytest.mark.rule("D1")
def test_the_position_that_is_spoilt_below_can_be_read() -> None:
    assert GAME.from_json(voting()).to_json() == voting()


@pytest.mark.rule("D1", "D3", "D5", "D6", "D7", "D11", "D16", "D32")
@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda data: data.update(game="go"), "game: must be one of doge, not 'go'"),
        (lambda data: data.update(version=2), "version: must be from 1 to 1, not 2"),
        (lambda data: data.update(colour="red"), "position: 'colour' is not known here"),
        (lambda data: data.pop("brown"), "position: 'brown' is missing"),
        (lambda data: data["players"].pop(), "players: must be 3 or 4 players, not 2"),
        (lambda data: data["brown"].__setitem__(0, "palace"), "palace stands here twice"),
        (lambda data: data["brown"].pop(), "brown: all seven cards lie before markers are placed (D5)"),
        (lambda data: data["players"][0]["houses"].update(castello=15), "a player has 15 in all, not 16"),
        (lambda data: data["players"][0]["palaces"].update(castello=6), "6 palaces in castello, which has 5 sites"),
        (lambda data: data["players"][0]["markers"].update(castello=[0, 0]), "more markers of value 0"),
        (lambda data: data["players"][0].update(ballot="castello 1"), "only while markers are placed (D7)"),
        (lambda data: data["counsellors"]["shell"].update(stands="castello"), "is never at its home (D16)"),
        (lambda data: data["counsellors"]["shell"].update(ring=3), "counsellors.shell.ring: must be from 0 to 2"),
        (lambda data: data["blue"].pop(), "blue: one card is turned after each vote (D11)"),
        (lambda data: data.update(placing=3), "voted: votes come after the last placing (D6)"),
        (lambda data: data.update(quiet=8), "quiet: after 8 rounds without a palace the game is over (D32)"),
        (lambda data: data.update(ended="qualified"), "ended: the last round is not over"),
        (lambda data: data.update(agenda=["decide 0", "decide 1"]), "more decisions than counsellors to decide on"),
        (lambda data: data.update(agenda=["rest", "place 0 2"]), "in the Quarantia only (D22 to D25)"),
        (lambda data: data.update(agenda=["settle"]), "its first task leaves nobody a choice"),
        (lambda data: data.update(agenda=["sleep 0"]), "'sleep 0' is no task of a vote"),
        (lambda data: data.update(decided=["cap-1"]), "only natives of the Quarantia are counted here"),
    ],
)
def test_a_position_that_cannot_be_is_refused(spoil: Callable[[Json], object], fault: str) -> None:
    data = voting()
    spoil(data)
    with pytest.raises(Malformed) as refusal:
        GAME.from_json(data)
    assert fault in str(refusal.value)


@pytest.mark.rule("D7", "D8", "D9")
@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda data: data["players"][0].update(ballot="castello 3"), "that card was used before (D8)"),
        (lambda data: data["players"][0].update(ballot="palace 3 3"), "those markers are not in hand (D7)"),
        (lambda data: data["players"][0].update(ballot="stay"), "is not a ballot"),
        (lambda data: data["players"][0].update(ballot="palace"), "at least one marker to go with your card. (D9)"),
        (lambda data: [player.update(ballot="palace 1") for player in data["players"]], "all ballots are laid"),
        (lambda data: data["players"][0]["markers"].clear(), "player 0 used 0 cards in 1 placings (D7, D9)"),
        (lambda data: data["players"][0]["markers"].update(palace=[0]), "player 0 used 2 cards in 1 placings"),
    ],
)
def test_a_placing_that_cannot_be_is_refused(spoil: Callable[[Json], object], fault: str) -> None:
    data = lay("""
                    | red   | blue | gold
          castello  | 3     | 2    | 2
    """).position.to_json()
    spoil(data)
    with pytest.raises(Malformed) as refusal:
        GAME.from_json(data)
    assert fault in str(refusal.value)
