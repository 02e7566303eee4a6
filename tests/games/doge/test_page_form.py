"""Forms of the page: its controls make just the legal moves, and rubbish is refused."""

from __future__ import annotations

import re
from html import unescape
from itertools import combinations

import pytest
from hypothesis import example, given, strategies

from broglio.core import laws
from broglio.core.protocol import IllegalMove, Malformed, Move, View
from broglio.games.doge import GAME
from games.doge.board import lay
from games.doge.test_scene import html

CONTROL = re.compile(r"<(button|input)\b([^>]*)>")
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')


def controls(page: str) -> list[dict[str, str]]:
    """Every control of the form `act` that is not faded, as its attributes."""
    found = []
    for tag, text in CONTROL.findall(page):
        attributes = {name: unescape(value) for name, value in ATTRIBUTE.findall(text)}
        if attributes.get("form") == "act" and "aria-disabled" not in attributes:
            found.append({"tag": tag, **attributes})
    return found


def ways(page: str, view: View) -> set[Move]:
    """All moves that the controls of a page can mean: each button, with all that may be chosen before it is pressed."""
    chosen: dict[str, list[str]] = {}
    for control in controls(page):
        if control["tag"] == "input":
            chosen.setdefault(control["name"], []).append(control["value"])
    found = set()
    for button in controls(page):
        if button["tag"] == "button":
            sent = {button["name"]: [button["value"]]}
            found |= {GAME.read_form({**sent, **before}, view) for before in choices_before(button, chosen)}
    return found


def choices_before(button: dict[str, str], chosen: dict[str, list[str]]) -> list[dict[str, list[str]]]:
    """What may be chosen before a button is pressed."""
    if button["name"] in ("area", "give-up"):
        return [{"counsellor": [one]} for one in chosen["counsellor"]]
    if button["name"] == "target":
        reachable = button["class"].split()
        return [{"source": [one]} for one in chosen["source"] if f"from-{one}" in reachable]
    if button["name"] == "ballot":
        return [
            {"card": [card], "marker": list(part)}
            for card in chosen["card"]
            for size in range(1, 5)
            for part in set(combinations(chosen["marker"], size))
        ]
    return [{}]


@example(situation=laws.Situation(GAME, 3, (), 864, 176))
@given(situation=laws.situations(GAME, longest=300))
def test_the_controls_of_a_page_make_just_the_legal_moves(situation: laws.Situation) -> None:
    for seat in range(situation.seats):
        view = situation.position.view(seat)
        offered = ways(html(situation.position, seat), view)
        assert offered >= set(view.moves)
        for move in offered - set(view.moves):
            # Counsellor and area of the Quarantia are chosen apart: who has no ring for one of them is told so (D17).
            refusal = situation.position.refusal(seat, move)
            assert refusal is not None
            assert refusal.rule == "D17"


@given(situation=laws.situations(GAME, longest=300))
def test_a_spectator_has_nothing_to_press(situation: laws.Situation) -> None:
    page = html(situation.position, None)
    assert 'form="act"' not in page


@given(situation=laws.situations(GAME, longest=300))
def test_faded_plaques_are_answered_with_a_rule(situation: laws.Situation) -> None:
    """Whoever presses a plaque that is not lit is told why not, and by which rule."""
    for seat in range(situation.seats):
        view = situation.position.view(seat)
        for plaque in GAME.scene(view)["plaques"]:
            if plaque.kind == "button" and plaque.name == "move" and not plaque.is_lit:
                move = GAME.read_form({"move": [plaque.value]}, view)
                refusal = situation.position.refusal(seat, move)
                assert refusal is not None
                assert refusal.rule in GAME.rulebook.rules


@pytest.mark.rule("D8")
def test_a_used_card_can_be_pressed_and_is_refused_with_its_rule() -> None:
    table = lay("""
                  | red | blue | gold
        castello  | 0-2 | 1    | 3
    """)
    view = table.position.view(0)
    move = GAME.read_form({"ballot": ["lay"], "card": ["castello"], "marker": ["1"]}, view)
    with pytest.raises(IllegalMove) as refused:
        table.position.play(0, move)
    assert refused.value.rule == "D8"


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"move": ["fly"]},
        {"move": ["stay", "stay"]},
        {"move": [""]},
        {"area": ["castello"]},
        {"area": ["castello"], "counsellor": ["cap-4"]},
        {"area": ["atlantis"], "counsellor": ["cap-1"]},
        {"area": ["castello"], "counsellor": ["cap-1", "cap-2"]},
        {"give-up": ["yes"]},
        {"give-up": ["yes"], "counsellor": ["> castello"]},
        {"target": ["palace"], "source": ["castello"]},
        {"source": ["castello"]},
        {"ballot": ["lay"], "card": ["castello"], "marker": ["4"]},
        {"ballot": ["lay"], "card": ["castello"], "marker": ["0", "0"]},
        {"ballot": ["lay"], "card": ["stay"]},
        {"ballot": ["lay"], "card": ["castello", "dorsoduro"], "marker": ["0"]},
        {"marker": ["0"]},
    ],
)
def test_rubbish_is_refused(fields: dict[str, list[str]]) -> None:
    view = lay("| red | blue | gold\n castello | | |").position.view(0)
    with pytest.raises(Malformed):
        GAME.read_form(fields, view)


FIELDS = strategies.sampled_from(
    ["move", "area", "give-up", "target", "source", "counsellor", "ballot", "card", "marker"]
)
VALUES = strategies.lists(
    strategies.text(max_size=12) | strategies.sampled_from(["castello", "cap-1", "0", "3", "stay", "build castello"]),
    max_size=6,
)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"ballot": ["lay"]}, "First choose the card of an area. (D7)"),
        ({"target": ["castello"]}, "First choose the district that the house leaves. (D18)"),
    ],
)
def test_what_was_forgotten_is_named_with_its_rule(fields: dict[str, list[str]], words: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.read_form(fields, lay("| red | blue | gold").position.view(0))
    assert str(refused.value) == words


@given(fields=strategies.dictionaries(FIELDS, VALUES))
def test_whatever_is_sent_is_a_move_or_refused(fields: dict[str, list[str]]) -> None:
    view = lay("| red | blue | gold\n castello | | |").position.view(0)
    try:
        move = GAME.read_form(fields, view)
    except (Malformed, IllegalMove):
        return
    assert GAME.parse(GAME.notate(move)) == move
