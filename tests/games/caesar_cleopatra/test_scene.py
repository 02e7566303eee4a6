"""The table as the page shows it: whoever looks sits at the bottom, and nobody sees more than they may."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from broglio.core import laws
from broglio.core.language.words import LANGUAGES
from broglio.games.caesar_cleopatra import GAME
from broglio.games.caesar_cleopatra.page.scene import Card, Group
from games.caesar_cleopatra.page import NAMES, controls, drawn
from games.caesar_cleopatra.table import Table, lay

TABLE = """
              | senators  | quaestors | praetors
    Caesar    | 5 P (4)   | (1) (2)   |
    Cleopatra | 1 (2)     | (3) 3     |
    Cleopatra hand: 1 2 castling spy assassination
    Caesar hand: 3 4 veto
    Caesar won: aediles 2
    Cleopatra mission: "praetors"
"""


def senators(table: Table, observer: int | None) -> Group:
    group: Group = GAME.scene(table.position.view(observer))["groups"][0]
    return group


def shown(cards: tuple[Card, ...]) -> list[str]:
    return [f"{card.name} {card.face}" for card in cards]


@pytest.mark.rule("C12")
def test_own_face_down_cards_show_their_face_to_their_owner_alone() -> None:
    table = lay(TABLE)
    caesar, cleopatra, spectator = (senators(table, observer) for observer in (0, 1, None))
    assert shown(caesar.near.cards) == ["5 open", "philosopher open", "4 hidden"]
    assert shown(caesar.far.cards) == ["1 open", "influence back"]
    assert shown(cleopatra.near.cards) == ["1 open", "2 hidden"]
    assert shown(cleopatra.far.cards) == ["5 open", "philosopher open", "influence back"]
    assert shown(spectator.near.cards) == ["5 open", "philosopher open", "influence back"]
    assert spectator.near.seat == 0


@pytest.mark.rule("C4", "C12")
def test_a_mission_is_shown_to_its_owner_alone() -> None:
    table = lay(TABLE)
    own = GAME.scene(table.position.view(1))
    assert (own["near"].mission, own["far"].mission) == ("praetors", None)
    watched = GAME.scene(table.position.view(None))
    assert (watched["near"].mission, watched["far"].mission) == (None, None)


@pytest.mark.rule("C28")
def test_a_spy_sees_the_hand_while_choosing() -> None:
    table = lay(TABLE)
    table.play("Cleopatra: spy\nCaesar: allow")
    spied = GAME.scene(table.position.view(1))["far"]
    assert [card.name for card in spied.hand] == ["3", "4", "veto"]
    assert not GAME.scene(table.position.view(None))["near"].knows_hand


@pytest.mark.rule("C29")
def test_castled_cards_wait_for_their_place() -> None:
    table = lay(TABLE)
    table.play("Cleopatra: castling senators quaestors\nCaesar: allow\nCleopatra: lay 1 quaestors")
    scene = GAME.scene(table.position.view(1))
    assert [(card.name, card.is_next) for card in scene["castled"]] == [("2", True), ("3", False), ("3", False)]
    assert shown(scene["groups"][1].near.cards) == ["1 hidden"]
    other = GAME.scene(table.position.view(0))
    assert not other["castled"]
    assert [group.in_the_air for group in other["groups"]] == [4, 4, 0, 0, 0]


@pytest.mark.rule("C9", "C12")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_a_drawn_card_has_an_id_that_no_card_had_before_and_comes_from_its_pile(observer: int | None) -> None:
    table = lay("""
                  | senators
        Caesar    |
        Caesar hand: 1 2 3 4 5
        Caesar pile 1: 4 4
        Caesar pile 2:
        turn: Caesar
    """)

    def hand() -> dict[str, Card]:
        scene = GAME.scene(table.position.view(observer))
        return {card.id: card for card in scene["far" if observer == 1 else "near"].hand}

    before = hand()
    table.play("Caesar: down 4 senators\nchance: deal 4")
    after = hand()
    (drawn,) = after.keys() - before.keys()
    assert len(after) == len(before) == 5
    assert after[drawn].comes_from == "pile-caesar-1"
    (laid,) = before.keys() - after.keys()
    at_group = senators(table, observer)
    card = (at_group.far if observer == 1 else at_group.near).cards[-1]
    assert set(card.comes_from.split()) & set(before[laid].kin.split())


@pytest.mark.rule("C27", "C33")
def test_what_a_manipulation_card_is_aimed_at_is_marked() -> None:
    table = lay(TABLE)
    table.play("Cleopatra: assassination philosopher senators")
    group = senators(table, 0)
    assert group.is_threatened
    assert [card.name for card in group.near.cards if card.is_marked] == ["philosopher"]


@pytest.mark.rule("C37")
def test_the_plates_show_the_points_that_everybody_sees() -> None:
    assert GAME.standing(lay(TABLE).position.view(0)) == (3, 0)  # two Aediles, and all that were won of them


@given(situation=laws.situations(GAME))
def test_the_standing_at_the_end_is_the_score(situation: laws.Situation) -> None:
    outcome = situation.position.outcome()
    if outcome is not None:
        assert GAME.standing(situation.position.view(None)) == outcome.scores


@given(situation=laws.situations(GAME))
def test_the_page_is_the_same_byte_for_byte_in_worlds_that_a_seat_cannot_tell_apart(
    situation: laws.Situation,
) -> None:
    here = situation.position
    for observer in situation.observers:
        there = GAME.sample(here.view(observer), situation.random)
        assert GAME.scene(here.view(observer)) == GAME.scene(there.view(observer))
        assert drawn(here, observer).encode() == drawn(there, observer).encode()


@given(situation=laws.situations(GAME))
def test_no_id_stands_twice(situation: laws.Situation) -> None:
    for observer in situation.observers:
        twice = [name for name, count in Counter(controls(situation.position, observer).ids).items() if count > 1]
        assert not twice


@given(situation=laws.situations(GAME))
def test_every_choice_has_words_in_every_language(situation: laws.Situation) -> None:
    for seat in range(2):
        view = situation.position.view(seat)
        for move in view.moves:
            saying = GAME.choice(move, view)
            assert saying is not None
            assert saying.rule == GAME.rule_of(move, view)
            for language in LANGUAGES:
                assert "{" not in GAME.say(saying, NAMES, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_every_language(language: str) -> None:
    table = lay(TABLE)
    for observer in (0, 1, None):
        assert f'id="at-{"senators"}"' in drawn(table.position, observer, language)
