"""The table as facts for the page: what is shown, to whom, and what is lit."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest
from hypothesis import given

from broglio.core import laws
from broglio.core.protocol import Position, Seat, Telling
from broglio.games.doge import GAME
from broglio.games.doge.rules.material import AREAS, PALACE
from broglio.web.pages import environment
from broglio.web.pages.table_page import Reader, scene_facts
from broglio.web.tables.storyteller import Timeline
from games.doge.board import lay, start

NAMES = ("Anna", "Bembo", "Carlo", "Dora")
PARTS = ("board", "prompt", "side", "words")


def html(position: Position, seat: Seat | None, language: str = "en", told: Telling | None = None) -> str:
    """All that the game draws for a seat, as the server would send it, with the stage card of what is told."""
    names = NAMES[: position.seats]
    reader = Reader(seat, language)
    view = position.view(seat)
    facts = {
        **environment.shared_facts(language, "", GAME),
        **scene_facts(GAME, view, names, reader),
        "asked": seat in view.to_act,
        "is_live": True,
        "table": SimpleNamespace(id="table"),
        "stage": told and told.stage,
        "seat_chosen": 0,
        "last_step": 0,
        "timeline": Timeline(GAME),
        "is_lean": False,
    }
    return "\n".join(environment.environment().get_template(f"doge/{part}.html").render(facts) for part in PARTS)


def plates(drawing: str) -> tuple[str, ...]:
    found: tuple[str, ...] = GAME.scene(lay(drawing).position.view(None))["plates"]
    return found


@given(situation=laws.situations(GAME, longest=300))
def test_the_page_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(situation: laws.Situation) -> None:
    observer = situation.random.choice(situation.observers)
    here = situation.position
    there = GAME.sample(here.view(observer), situation.random)
    assert GAME.scene(here.view(observer)) == GAME.scene(there.view(observer))
    assert html(here, observer) == html(there, observer)


@given(situation=laws.situations(GAME, longest=300))
def test_only_a_seat_that_is_asked_has_something_lit(situation: laws.Situation) -> None:
    for observer in situation.observers:
        scene = GAME.scene(situation.position.view(observer))
        lit = any(plaque.is_lit for plaque in scene["plaques"])
        assert lit == (observer in situation.position.to_act() and has_a_place(situation.position, observer))


def has_a_place(position: Position, seat: Seat | None) -> bool:
    """Whether a choice of the seat names an area: giving up the Quarantia's natives without a ring does not (D17)."""
    assert seat is not None
    return any(not GAME.notate(move).startswith(("give-up", "stay", "decline")) for move in position.moves(seat))


@pytest.mark.rule("D33")
def test_markers_lie_face_down_for_others_and_open_for_their_owner() -> None:
    table = lay("""
                  | red   | blue | gold
        castello  | 0-2-3 | 1-1  | 3
    """)
    mine, others, _ = GAME.scene(table.position.view(0))["markers"]
    assert (mine.values, mine.is_secret) == ((0, 2, 3), True)
    assert (others.values, others.number, others.is_secret) == (None, 2, True)
    assert "0 2 3" in html(table.position, 0)
    assert "0 2 3" not in html(table.position, 1)


@pytest.mark.rule("D12", "D13")
def test_the_vote_that_is_held_shows_markers_counsellors_and_places() -> None:
    table = lay("""
                    | red   | blue     | gold
      > castello    | 0-2   | 1 book   | 2
        san-marco   |       |          |
    """)
    vote = GAME.scene(table.position.view(None))["vote"]
    assert [(row.values, row.signs, row.votes, row.place) for row in vote.rows] == [
        ((0, 2), (), 2, "tied"),
        ((1,), ("book",), 2, "tied"),
        ((2,), (), 2, "tied"),
    ]


@pytest.mark.rule("D30")
def test_plates_tell_with_how_many_palaces_a_player_can_qualify() -> None:
    assert set(plates("| red | blue | gold\n castello | | |")) == {"/6"}
    assert plates("| red | blue | gold\n castello | PP | |\n dorsoduro | | P |") == ("/7", "/6", "/6")
    assert plates("| red | blue | gold\n castello | PPP | |") == ("/7", "/6", "/6")
    assert plates("| red | blue | gold\n castello | PPPP | |") == ("/8", "/6", "/6")
    # With five in one district, three more reach only four districts; others find no site left in Castello.
    assert plates("| red | blue | gold\n castello | PPPPP | |") == ("/8", "/7", "/7")


@pytest.mark.rule("D4")
def test_neutral_counsellors_wait_beside_the_map_and_no_two_pieces_share_a_place() -> None:
    scene = GAME.scene(start(3).position.view(None))
    assert all(counsellor.area is None and counsellor.ring is None for counsellor in scene["counsellors"])
    assert len({counsellor.spot for counsellor in scene["counsellors"]}) == 9


@given(situation=laws.situations(GAME))
def test_no_two_pieces_share_a_place(situation: laws.Situation) -> None:
    scene = GAME.scene(situation.position.view(None))
    spots = [piece.spot for kind in ("palaces", "houses", "counsellors", "markers") for piece in scene[kind]]
    assert len(set(spots)) == len(spots)
    assert len(scene["plaques"]) == AREAS


@pytest.mark.rule("D16")
def test_every_area_can_hold_all_counsellors_that_may_stand_there() -> None:
    from broglio.games.doge.page.geography import MAP

    for area, drawn in enumerate(MAP):
        natives = 3 if area == PALACE else 1
        assert len(set(drawn.berths)) == len(drawn.berths) == 9 - natives


@pytest.mark.rule("D32")
def test_the_page_tells_when_a_game_may_stall() -> None:
    drawing = "quiet {} | red | blue | gold\n castello | | |"
    assert GAME.scene(lay(drawing.format(2)).position.view(None))["quiet"] == 0
    assert GAME.scene(lay(drawing.format(6)).position.view(None))["quiet"] == 6


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_whole_games_are_drawn_in_other_languages(language: str) -> None:
    source = random.Random(7)
    situation = laws.Situation(GAME, 4, (), 7, 0)
    drawn = []
    while laws.step(situation.match, source):
        if source.random() < 0.1:
            drawn.append(html(situation.position, source.choice([0, 1, 2, 3, None]), language))
    wanted = {"fr": "Poser face cachée", "nl": "Verdekt neerleggen"}[language]
    assert any(wanted in page for page in drawn)


def test_a_choice_has_words_for_every_move() -> None:
    source = random.Random(3)
    for seed in range(4):
        situation = laws.Situation(GAME, 3 + seed % 2, (), seed, 0)
        while laws.step(situation.match, source):
            for seat in situation.position.to_act():
                view = situation.position.view(seat if seat >= 0 else None)
                for move in view.moves:
                    saying = GAME.choice(move, view)
                    assert saying is not None
                    assert GAME.say(saying, NAMES)
