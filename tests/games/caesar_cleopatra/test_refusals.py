"""Every no says what was wrong and cites its rule."""

from __future__ import annotations

import pytest

from broglio.core.protocol import Malformed
from broglio.games.caesar_cleopatra import GAME
from games.caesar_cleopatra.table import Table, lay


def at_start(option: str, script: str) -> Table:
    table = Table(GAME.start(2, {"pile-2": option}))
    table.play(script)
    return table


def open_turn() -> Table:
    return lay("Cleopatra hand: 1 2 3 scout veto")


def after(script: str) -> Table:
    table = open_turn()
    table.play(script)
    return table


REFUSALS = [
    (lambda: at_start("arranged", ""), "Caesar: pass", "First put your manipulation cards in order. (C6)"),
    (
        lambda: at_start("shuffled", "chance: mission senators\nchance: mission senators"),
        "Caesar: pass",
        "First place a series at the five groups. (C7)",
    ),
    (lambda: at_start("shuffled", ""), "Caesar: pass", "A card has to be drawn or turned first. (C14)"),
    (lambda: at_start("shuffled", ""), "chance: deal 3", "“deal 3”: that cannot be drawn now. (C14)"),
    (open_turn, "Cleopatra: on", "Choose a card to place. (C10)"),
    (open_turn, "Cleopatra: down 5 censors", "You don’t have a 5, or not enough of them. (C10)"),
    (open_turn, "Cleopatra: spy", "You don’t have a spy, or not enough of them. (C28)"),
    (open_turn, "Cleopatra: scout censors", "“scout censors”: there is no such target; choose another. (C30)"),
    (lambda: after("Cleopatra: pass"), "Cleopatra: down 1 censors", "After passing you only"),
    (lambda: after("Cleopatra: pass"), "Cleopatra: discard 5", "You don’t have a 5, or not enough of them. (C16)"),
    (lambda: after("Cleopatra: down 1 censors"), "Cleopatra: down 2 censors", "You have already placed your influence"),
    (lambda: after("Cleopatra: down 1 censors"), "Cleopatra: done", "Play a manipulation card"),
    (
        lambda: after("Cleopatra: down 1 censors\nCleopatra: on"),
        "Cleopatra: on",
        "First draw from pile 1 or pile 2.",
    ),
]


@pytest.mark.rule("C6", "C7", "C10", "C13", "C14", "C16")
@pytest.mark.parametrize(("lay_out", "line", "words"), REFUSALS, ids=[words for _, _, words in REFUSALS])
def test_a_refusal_tells_what_was_wrong(lay_out: object, line: str, words: str) -> None:
    assert callable(lay_out)
    assert lay_out().refused(line).startswith(words)


@pytest.mark.rule("C29")
def test_castled_cards_come_in_their_order() -> None:
    table = lay("""
                  | senators
        Cleopatra | 1 2
        Cleopatra hand: 1 2 3 castling
    """)
    table.play("Cleopatra: castling senators censors")
    assert table.refused("Cleopatra: lay 2 senators") == (
        "Cards of a castling are placed from the lowest to the highest; the next one is a 1. (C29)"
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("dance", "cannot be read"),
        ("down 6 senators", "'6' is not an influence card"),
        ("down spy senators", "'spy' is not an influence card"),
        ("up 3 consuls", "'consuls' is not a group"),
        ("castling censors censors", "a castling is between two different groups (C29)"),
        ("array 1 2 3 4 4", "place one each of 1 2 3 4 5 at the five groups (C7)"),
        ("mission censors", "'censors' is not a group with missions"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, fault: str) -> None:
    with pytest.raises(Malformed, match="move") as refusal:
        GAME.parse(text)
    assert fault in str(refusal.value)


def test_groups_of_a_castling_may_be_named_in_any_order() -> None:
    assert GAME.parse("castling censors senators") == GAME.parse("castling senators censors")
