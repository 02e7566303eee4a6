"""The page's form: whatever is legal can be made by its controls, and rubbish is told as such."""

from __future__ import annotations

import pytest
from hypothesis import given

from broglio.core import laws
from broglio.core.protocol import IllegalMove, Malformed, Move
from broglio.games.caesar_cleopatra import GAME
from games.caesar_cleopatra.page import controls
from games.caesar_cleopatra.table import lay

TABLE = """
              | senators  | quaestors | praetors
    Caesar    | 5 P (4)   | (1) (2)   |
    Cleopatra | 1 (2)     | (3) 3     |
    Cleopatra hand: 1 2 castling spy assassination
"""


def pressed(move: Move) -> list[tuple[str, str]]:
    """What a player ticks and presses for a move; the last is pressed."""
    match GAME.notate(move).split():
        case ["down" | "up" as face, card, group]:
            return [("card", card), ("face", face), ("group", group)]
        case ["scout" | "wrath" as card, group]:
            return [("card", card), ("group", group)]
        case ["castling", one, other]:
            return [("card", "castling"), ("castle", one), ("castle", other), ("do", "castle")]
        case ["lay", _, group]:
            return [("group", group)]
        case ["array", *cards]:
            groups = ("senators", "quaestors", "praetors", "aediles", "censors")
            return [*((f"at-{group}", card) for group, card in zip(groups, cards, strict=True)), ("do", "array")]
        case _:
            return [("move", GAME.notate(move))]


def fields(chosen: list[tuple[str, str]]) -> dict[str, list[str]]:
    form: dict[str, list[str]] = {"version": ["7"]}
    for name, value in chosen:
        form.setdefault(name, []).append(value)
    return form


@given(situation=laws.situations(GAME))
def test_every_legal_move_can_be_made_by_the_page(situation: laws.Situation) -> None:
    for seat in range(2):
        view = situation.position.view(seat)
        if not view.moves:
            continue
        found = controls(situation.position, seat)
        for move in view.moves:
            chosen = pressed(move)
            needed = [
                pair for pair in chosen if pair != ("face", "up") or pair in found.open
            ]  # the second is no choice
            assert set(needed) <= found.open, GAME.notate(move)
            assert GAME.read_form(fields(chosen), view) == move
            assert GAME.read_form(fields(needed), view) == move


@given(situation=laws.situations(GAME))
def test_what_is_pressed_at_once_is_legal_or_faded(situation: laws.Situation) -> None:
    for seat in range(2):
        view = situation.position.view(seat)
        for name, value in controls(situation.position, seat).open:
            if name == "move":
                assert GAME.parse(value) in view.moves


@given(situation=laws.situations(GAME))
def test_nobody_else_has_an_open_control(situation: laws.Situation) -> None:
    position = situation.position
    idle = {("do", "pick")}  # says only what to do
    for observer in situation.observers:
        if observer not in position.to_act():
            assert controls(position, observer).open <= idle
        assert controls(position, observer, is_live=False).open <= idle


def refused(**chosen: str) -> str:
    view = lay(TABLE).position.view(1)
    with pytest.raises(IllegalMove) as refusal:
        GAME.read_form({name.replace("_", "-"): [value] for name, value in chosen.items()}, view)
    return str(refusal.value)


@pytest.mark.rule("C7", "C10", "C27", "C28", "C29")
def test_what_is_missing_is_told_with_its_rule() -> None:
    assert refused(group="senators") == "First choose a card from your hand, then a highlighted group. (C10)"
    assert refused(do="pick").endswith("(C10)")
    assert refused(group="senators", card="assassination").endswith("choose a highlighted card of your opponent. (C27)")
    assert refused(group="senators", card="spy").endswith("(C28)")
    assert refused(group="senators", card="castling").endswith("(C29)")
    assert refused(do="castle", castle="senators").endswith("(C29)")
    assert refused(do="array", at_senators="1", at_quaestors="1").endswith("(C7)")


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"group": "equites", "card": "1"},
        {"group": "senators", "card": "6"},
        {"do": "nothing"},
        {"do": "castle", "castle": "forum"},
        {"do": "array", "at-senators": "x"},
        {"move": "dance"},
        {"move": ""},
    ],
)
def test_rubbish_is_malformed(chosen: dict[str, str]) -> None:
    view = lay(TABLE).position.view(1)
    with pytest.raises(Malformed):
        GAME.read_form({name: [value] for name, value in chosen.items()}, view)


@pytest.mark.rule("C10")
def test_a_card_goes_face_down_unless_told_otherwise() -> None:
    view = lay(TABLE).position.view(1)
    assert GAME.read_form(fields([("card", "2"), ("group", "praetors")]), view) == GAME.parse("down 2 praetors")


@pytest.mark.rule("C32")
def test_a_veto_out_of_place_is_left_to_the_rules() -> None:
    table = lay(TABLE)
    move = GAME.read_form(fields([("card", "veto"), ("group", "praetors")]), table.position.view(1))
    with pytest.raises(IllegalMove, match="C32"):
        table.position.play(1, move)
