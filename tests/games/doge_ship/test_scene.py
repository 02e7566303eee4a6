"""The page of The Doge Ship: every legal move has its control, and nothing is drawn that the seat cannot know."""

from __future__ import annotations

import random
from html.parser import HTMLParser
from types import SimpleNamespace

import pytest

from broglio.bots import levels
from broglio.core.laws import step
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, Position, Seat
from broglio.games.doge_ship import GAME
from broglio.games.doge_ship.rules import moves
from broglio.games.doge_ship.views.view import ShipView
from broglio.web.pages import environment
from broglio.web.pages.table_page import Reader, scene_facts
from broglio.web.tables.kept_table import Note
from broglio.web.tables.storyteller import Timeline
from games.doge_ship.table import play, player, table

VIEW = table(player(), player()).view(0)
NAMES = ("Marco", "Stefania", "Iacopo", "Alessandra", "Zuan")


def drawn(position: Position, seat: Seat | None, language: str = "en") -> str:
    """The table's page as the server draws it for a seat."""
    view = position.view(seat)
    names = NAMES[: view.seats]
    reader = Reader(seat, language)
    seats = [SimpleNamespace(seat=number, name=name, level=None) for number, name in enumerate(names)]
    facts = {
        **scene_facts(GAME, view, names, reader),
        "table": SimpleNamespace(id="t", seats=seats, chat=[], row=SimpleNamespace(rematch=""), pledge=None),
        "title": "",
        "version": 1,
        "note": Note(),
        "asked": seat in view.to_act,
        "can_take_back": False,
        "absent": [],
        "handed": [],
        "levels": levels.LEVELS,
        "latest": "",
        "is_live": True,
        "origin": "",
        "plot": (),
        "step": 0,
        "last_step": 0,
        "stage": None,
        "told": [],
        "timeline": Timeline(GAME),
        "is_lean": False,
        "seat_chosen": 0,
    }
    return environment.render("table.html", language, "", facts, GAME)


class Controls(HTMLParser):
    """The buttons and bids of a page: what each sends, and whether it is lit."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.lit: set[str] = set()
        self.faded: set[str] = set()
        self.bids: set[str] = set()
        self.ids: list[str] = []
        self._chooses_bid = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {key: value or "" for key, value in attrs}
        if "id" in facts:
            self.ids.append(facts["id"])
        if facts.get("form") == "act":
            assert "disabled" not in facts
            if facts.get("name") == "move":
                (self.faded if "aria-disabled" in facts else self.lit).add(facts["value"])
            elif facts.get("name") == "bid" and tag == "input":
                self.bids.add(facts["value"])

    def moves(self) -> set[int]:
        """The moves that the lit controls send, read as the server reads them."""
        sent = [{"move": [text]} for text in self.lit] + [{"bid": [text]} for text in self.bids]
        return {GAME.read_form(fields, VIEW) for fields in sent}


def begun(seats: int) -> Match:
    return Match(GAME, seats, {"components": GAME.options[0].default})


def task(position: Position) -> int:
    """What is to be done next."""
    view = position.view(None)
    assert isinstance(view, ShipView)
    return view.agenda[0].kind


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_lit_controls_are_exactly_the_legal_moves(seats: int) -> None:
    source = random.Random(seats)
    match = begun(seats)
    kinds: set[int] = set()
    asked = 0
    while asked < 120 and match.position.to_act():
        to_act = match.position.to_act()
        kind = task(match.position)
        if to_act != (CHANCE,) and (kind not in kinds or asked % 3 == 0):
            kinds.add(kind)
            for seat in to_act:
                controls = Controls(drawn(match.position, seat))
                assert controls.moves() == set(match.position.moves(seat))
                assert len(controls.ids) == len(set(controls.ids)), "two things have one id"
            other = next(iter(set(range(seats)) - set(to_act)), None)
            assert not Controls(drawn(match.position, other)).lit, "a control is lit for somebody who is not asked"
        asked += to_act != (CHANCE,)
        step(match, source)
    assert len(kinds) >= 6


@pytest.mark.rule("S10")
def test_barricades_are_put_one_by_one() -> None:
    position = table(player(built="10 3 17"), player())
    play(position, "0 reorder")
    controls = Controls(drawn(position, 0))
    assert controls.lit == {"put barricade-10", "put barricade-3", "put barricade-17"}
    assert "done" in controls.faded


@pytest.mark.rule("S17")
def test_two_parts_for_one_place_share_it() -> None:
    position = table(player(yard="lower-1-b lower-1-c"), player())
    play(position, "0 white-3")
    targets = GAME.scene(position.view(0))["targets"]
    assert [target.move for target in targets] == ["build lower-1-b", "build lower-1-c"]
    assert targets[0].left + targets[0].width == targets[1].left
    assert sum(target.width for target in targets) == 132


@pytest.mark.rule("S20")
def test_the_part_to_be_replaced_is_lit() -> None:
    position = table(player(yard="lower-1-b"), player(), lower="a")
    play(position, "0 red-6")
    (target,) = GAME.scene(position.view(0))["targets"]
    assert (target.move, target.left) == ("replace lower-1-b", 118)


@pytest.mark.rule("S15")
def test_a_full_yard_asks_for_a_tile_back() -> None:
    yard = "gondola-1 gondola-2 gondola-3 barricade-4 lower-1-a"
    position = table(player(yard=yard), player())
    play(position, "0 red-1")
    controls = Controls(drawn(position, 0))
    assert controls.lit == {"pass", *(f"return {tile}" for tile in yard.split())}
    assert "look gondolas" in controls.faded


@pytest.mark.rule("S27")
def test_many_approvals_are_bid_by_a_list() -> None:
    position = table(player(markers=1, approvals=130), player(markers=0, approvals=2), doge="doge-5")
    play(position, "0 discard")
    page = drawn(position, 0)
    assert '<option value="100">' in page
    assert "<option>99</option>" in page
    assert GAME.read_form({"bid": ["100"]}, position.view(0)) == moves.RAISE


@pytest.mark.rule("S24")
def test_approvals_of_others_are_not_drawn() -> None:
    few, many = (table(player(approvals=3), player(approvals=count)) for count in (1, 9))
    assert drawn(few, 0) == drawn(many, 0)
    assert drawn(few, None) == drawn(many, None)
    assert drawn(few, 1) != drawn(many, 1)


@pytest.mark.parametrize("seed", range(8))
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(seed: int) -> None:
    source = random.Random(seed)
    match = begun(2 + seed % 4)
    for _ in range(60 + 25 * seed):
        if not step(match, source):
            break
    for seat in (0, 1, None):
        view = match.position.view(seat)
        for _ in range(3):
            twin = GAME.sample(view, source)
            assert GAME.scene(twin.view(seat)) == GAME.scene(view)
            assert drawn(twin, seat) == drawn(match.position, seat)


def test_a_spectator_has_nothing_to_press() -> None:
    controls = Controls(drawn(table(player(), player()), None))
    assert not controls.lit
    assert not controls.faded


def test_tables_are_drawn_from_the_set_at_hand() -> None:
    changed = GAME.options[0].default.replace('1 = "buy gondola"', '1 = "money 3"', 1)
    match = Match(GAME, 2, {"components": changed})
    offer = GAME.scene(match.position.view(0))["tables"][0].spaces[0].offer
    assert (offer.signs, offer.number, offer.saying.key) == ((), 3, "offer-money")


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("seed", range(3))
def test_every_choice_has_words(seed: int, language: str) -> None:
    source = random.Random(seed)
    match = begun(3)
    for _ in range(150):
        for seat in match.position.to_act():
            view = match.position.view(None if seat == CHANCE else seat)
            for move in view.moves:
                saying = GAME.choice(move, view)
                assert saying is not None
                assert saying.rule == GAME.rule_of(move, view)
                assert GAME.say(saying, NAMES, language)
        if not step(match, source):
            break
