"""The story of a game: what each seat is told of a step, what its stage card shows and why, the timeline."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from broglio.bots import levels
from broglio.core.language.words import LANGUAGES
from broglio.core.laws.secrets import step_twins
from broglio.core.match.match import Match
from broglio.core.protocol import Event, Position, Seat, Story, Telling
from broglio.core.protocol.story import SOUNDS
from broglio.games.doge_ship import GAME
from broglio.games.doge_ship.page import stages
from broglio.games.doge_ship.text import story as tale
from broglio.web.pages import environment
from broglio.web.pages.table_page import Reader, scene_facts
from games.doge_ship.table import play, player, table
from games.doge_ship.test_scene import NAMES, Controls, drawn

LOWER, UPPER = "a b a b a b", "a b a b c"
"""Two players, 2-2-2 on two levels: one place is left, the last of the upper level."""


class Game:
    """A position that is played on, step by step, and what is told of it."""

    def __init__(self, position: Position, *lines: str) -> None:
        self.position = position
        self.steps: list[list[Event]] = []
        self.play(*lines)

    def play(self, *lines: str) -> None:
        self.steps += [play(self.position, line) for line in lines]

    def telling(self, seat: Seat | None = 0) -> Telling:
        """What a seat is told of the last step."""
        return GAME.telling(Story(self.steps, seat), len(self.steps) - 1, self.position.view(seat))

    def stage(self, seat: Seat | None = 0) -> Mapping[str, Any]:
        """The last step's card."""
        stage = self.telling(seat).stage
        assert stage is not None
        return stage

    def captions(self, seat: Seat | None = 0) -> list[str]:
        """The last step in words."""
        return [GAME.say(beat.caption, NAMES) for beat in self.telling(seat).beats]


# Turns


@pytest.mark.rule("S8")
def test_a_space_is_told_with_its_price_and_what_it_offers() -> None:
    game = Game(table(player(), player(), die=1), "0 red-3")
    assert game.captions()[0] == "Marco pays 2 ducats for the red space 3 (build a gondola or a galley part)."
    assert game.telling().beats[0].points_at == ("space-red-3", "seat-0")


@pytest.mark.rule("S23")
def test_what_a_space_pays_at_once_is_told_with_it() -> None:
    assert Game(table(player(), player()), "0 green-5").captions() == ["Marco takes the green space 5 (3 ducats)."]
    assert Game(table(player(), player()), "0 red-4").captions() == [
        "Marco takes the red space 4 (intrigue II: 1 approval)."
    ]
    bribe = Game(table(player(), player()), "0 white-5", "0 bribe")
    assert bribe.captions() == ["Marco pays 2 ducats for 2 approvals."]


@pytest.mark.rule("S21")
def test_a_bonus_is_told_with_the_barricade_that_brings_it() -> None:
    """Barricade 10: 1 ducat on "build". What the space itself pays is not taken for it."""
    game = Game(table(player(built="10", yard="gondola-8"), player()), "0 green-2")
    assert game.captions()[1] == "Barricade 10 brings Marco 1 ducat."


@pytest.mark.rule("S9")
def test_a_discarded_marker_is_told_with_its_ducat() -> None:
    assert Game(table(player(), player()), "0 discard").captions() == ["Marco discards a marker for 1 ducat."]


@pytest.mark.rule("S13")
def test_what_is_bought_is_told_to_all_and_what_is_seen_to_nobody() -> None:
    position = table(player(), player())
    tiles = ("lower-1-a", "lower-1-b", "lower-1-c")
    game = Game(position, "0 green-3", "0 look lower-1", *[f". draw {tile}" for tile in tiles])
    assert game.captions(0) == game.captions(1) == game.captions(None) == []
    game.play("0 take 2")
    assert game.captions(1) == ["Marco buys lower galley part 1b for 3 ducats."]
    assert "pile-lower-1" in game.telling(1).beats[0].points_at


@pytest.mark.rule("S19")
def test_a_barricade_is_told_with_how_many_there_are() -> None:
    game = Game(table(player(yard="barricade-9", built="3"), player()), "0 white-1", "0 build barricade-9")
    assert game.captions() == ["Marco builds barricade 9 on top of the others: 2 barricades."]


# Parts of the galley


@pytest.mark.rule("S18")
def test_a_part_and_what_it_scored_and_why() -> None:
    """2 points; blue 0 twice, green 2, red 1; an approval on the tile, and one for the violet zone."""
    position = table(player(yard="lower-1-b", points=7), player(), doge="doge-1")
    game = Game(position, "0 white-3", "0 build lower-1-b")
    for seat in (0, 1, None):
        part = game.stage(seat)["part"]
        assert [(term.hatching, term.times, term.value) for term in part.terms] == [
            ("red", 1, 1),
            ("green", 1, 2),
            ("blue", 2, 0),
        ]
        assert part.tile.points + sum(term.times * term.value for term in part.terms) == part.scored == 5
        assert (part.before, part.after, part.approvals) == (7, 12, 2)
        assert game.captions(seat) == [
            "Marco builds lower galley part 1b.",
            "Marco scores 5 points: 2 for the part, +3 by the wish.",
            "Its zone is violet: Marco also gets 2 approvals.",
        ]
    beats = game.telling().beats
    assert [beat.phase for beat in beats] == [tale.BUILT, tale.SCORED, tale.APPROVED]
    assert beats[0].points_at == ("place-lower-1",)


@pytest.mark.rule("S18")
def test_a_part_that_costs_points_hurts_its_builder_alone() -> None:
    """-2 in all, from 1 point: nobody can tell from the 0 that is left how many there were."""
    position = table(player(yard="upper-1-a", points=1), player(), doge="doge-14", lower="a")
    game = Game(position, "0 white-3", "0 build upper-1-a")
    assert game.captions()[1] == "Marco loses 2 points: 2 for the part, −4 by the wish."
    assert [beat.hurts for beat in game.telling(0).beats] == [False, True, False]  # the violet zone still pays
    assert not any(beat.hurts for beat in game.telling(1).beats)
    assert (game.stage()["part"].before, game.stage()["part"].after) == (None, 0)


@pytest.mark.rule("S20")
def test_a_replacement_names_the_part_that_goes() -> None:
    position = table(player(yard="lower-1-b"), player(), lower="a", doge="doge-1")
    game = Game(position, "0 red-6", "0 replace lower-1-b")
    assert game.captions()[0] == "Marco replaces lower galley part 1a with lower galley part 1b."
    assert GAME.say(game.stage()["part"].removed, NAMES) == "Lower galley part 1a"
    assert game.telling().beats[0].points_at == ("place-lower-1",)


# The end of a round


def round_over(*players: dict[str, Any], doge: str = "doge-3") -> Game:
    """Player 0 discards the last marker."""
    players = tuple({**one, "markers": 1 if seat == 0 else 0} for seat, one in enumerate(players))
    return Game(table(*players, doge=doge), "0 discard")


@pytest.mark.rule("S25")
def test_the_new_order_with_the_priorities_behind_it() -> None:
    game = round_over(player(), player(built="11"), player(built="2 7"))
    assert game.captions()[1:] == ["Round 1 ends. New order: Iacopo, Stefania and Marco."]
    stage = game.stage()
    assert [(place.seat, place.priority) for place in stage["order"]] == [(2, 7), (1, 11), (0, None)]
    assert [name for _, name in stage["agenda"]] == ["order", "dice", "wish"]
    assert stage["number"] == 1
    assert stage["level"] is None
    assert not stage["is_inspected"]


@pytest.mark.rule("S26")
def test_high_water_shows_barricades_and_markers_and_hurts_those_who_lose() -> None:
    """Level 1: two barricades stay dry, one has 4 markers, none has 3."""
    game = round_over(player(built="4"), player(built="3 5"), player(), player(built="8"), doge="doge-2")
    assert game.captions()[2:] == [
        "High water: the water rises to level 1.",
        "Level with the water: Marco and Alessandra have 4 markers next round.",
        "Below the water: Iacopo has 3 markers next round.",
    ]
    walls = {wall.seat: (wall.barricades, wall.markers) for wall in game.stage()["walls"]}
    assert walls == {0: (1, 4), 1: (2, 5), 2: (0, 3), 3: (1, 4)}
    assert game.stage()["level"] == 1
    hurts = {seat: [beat.hurts for beat in game.telling(seat).beats] for seat in (0, 1, 2, None)}
    assert hurts == {0: [False] * 3 + [True, False], 1: [False] * 5, 2: [False] * 4 + [True], None: [False] * 5}
    assert {beat.phase for beat in game.telling().beats[2:]} == {tale.WATER}


@pytest.mark.rule("S26")
def test_high_water_that_takes_nothing() -> None:
    game = round_over(player(built="4 6"), player(built="3 5"), doge="doge-2")
    assert game.captions()[-1] == "Everybody has enough barricades and stays dry."


def inspection(*held: int, strict: bool = True) -> Game:
    game = round_over(*[player(approvals=count, points=10) for count in held], doge="doge-5")
    if not strict:
        position = game.position.to_json()
        game.position = GAME.from_json({**position, "strict": False})
    return game


@pytest.mark.rule("S27")
def test_bids_stay_hidden_until_the_last_is_laid() -> None:
    game = inspection(4, 3, 2)
    game.play("0 bid 4")
    assert game.captions(0) == ["Your bid: 4 approvals."]
    assert game.captions(1) == game.captions(None) == ["Marco has bid."]
    for seat, known in ((0, [4, None, None]), (1, [None] * 3), (None, [None] * 3)):
        bidders = sorted(game.stage(seat)["bidders"])
        assert [bidder.bid for bidder in bidders] == known
        assert [bidder.is_laid for bidder in bidders] == [True, False, False]
        assert game.stage(seat)["stays"]


@pytest.mark.rule("S27")
@pytest.mark.parametrize(
    ("bids", "points", "places"),
    [
        ((4, 3, 3, 1), (6, 3, 3, 0), ("1st", "2nd, shared", "2nd, shared", "4th")),
        ((4, 4, 2, 1), (6, 6, 1, 0), ("1st, shared", "1st, shared", "3rd", "4th")),
        ((0, 0, 2, 0), (0, 0, 6, 0), (None, None, "1st", None)),
    ],
)
def test_all_bids_with_places_points_and_totals(
    bids: tuple[int, ...], points: tuple[int, ...], places: tuple[str | None, ...]
) -> None:
    game = inspection(5, 5, 5, 5)
    game.play(*[f"{seat} bid {bid}" for seat, bid in enumerate(bids)])
    for seat in (0, 3, None):
        stage = game.stage(seat)
        bidders = sorted(stage["bidders"])
        assert tuple(bidder.bid for bidder in bidders) == bids
        assert tuple(bidder.points for bidder in bidders) == points
        assert tuple(bidder.after for bidder in bidders) == tuple(10 + one for one in points)
        assert tuple(GAME.say(bidder.place, NAMES) if bidder.place else None for bidder in bidders) == places
        assert [bidder.is_first for bidder in bidders] == [one == 6 for one in points]
        shown = [bidder.bid for bidder in stage["bidders"]]
        assert shown == sorted(shown, reverse=True)
        assert not stage["stays"]


@pytest.mark.rule("S27")
def test_bids_are_told_place_by_place() -> None:
    game = inspection(5, 5, 5, 5)
    game.play("0 bid 3", "1 bid 4", "2 bid 1", "3 bid 3")
    assert game.captions() == [
        "All bids are turned up: 4, 3, 3, 1.",
        "Stefania bids 4: 6 points.",
        "Marco and Alessandra bid 3 each: 3 points each.",
        "Iacopo bids too little and scores nothing.",
    ]
    assert [beat.hurts for beat in game.telling(2).beats] == [False, False, False, True]
    assert {beat.phase for beat in game.telling().beats} == {tale.INSPECTION}


@pytest.mark.rule("S24")
def test_only_ones_own_approvals_are_shown_unless_the_table_aids() -> None:
    for strict in (True, False):
        game = inspection(5, 5, 5, strict=strict)
        game.play("0 bid 3", "1 bid 4", "2 bid 1")
        for seat in (0, 1, None):
            kept = [bidder.keeps for bidder in sorted(game.stage(seat)["bidders"])]
            everything = [2, 1, 4]
            assert kept == [left if not strict or seat == who else None for who, left in enumerate(everything)]


@pytest.mark.rule("S27")
def test_an_inspection_for_which_nobody_has_approvals() -> None:
    game = inspection(0, 0)
    assert game.captions()[-2:] == ["The Doge inspects the shipyards.", "Nobody has an approval to bid."]
    assert not game.stage()["stays"]


@pytest.mark.rule("S28", "S5")
def test_the_end_of_a_round_is_one_story_over_its_steps() -> None:
    game = round_over(player(approvals=1), player(), doge="doge-6")
    agenda = game.stage()["agenda"]
    assert [name for _, name in agenda] == ["order", "water", "inspection", "dice", "wish"]
    game.play("0 bid 1")
    assert game.stage()["agenda"] == agenda
    for die in ("red 5", "green 2", "white 6"):
        game.play(f". roll {die}")
        stage = game.stage()
        assert (stage["kind"], stage["agenda"], stage["number"]) == ("dice", agenda, 2)
        assert game.telling().beats[0].phase == stage["reached"] == tale.DICE
    assert [(die.table, die.number, die.is_new) for die in stage["dice"]] == [
        ("red", 5, False),
        ("green", 2, False),
        ("white", 6, True),
    ]
    assert [place.markers for place in stage["order"]] == [view_markers(game, place.seat) for place in stage["order"]]
    game.play(". draw doge-2")
    stage = game.stage()
    assert stage["reached"] == tale.WISH == game.telling().beats[-1].phase
    assert stage["doge"].name == "doge-2"
    assert game.captions() == ["A new wish: high water 1, no inspection."]
    assert [GAME.say(saying, NAMES) for saying in stage["means"]] == ["With 0 barricades you would have 3 markers."]
    assert game.stage(None)["means"] == ()
    assert GAME.tick(game.steps[-1]).closes


def view_markers(game: Game, seat: Seat) -> int:
    markers: int = game.position.to_json()["players"][seat]["markers"]
    return markers


@pytest.mark.rule("S18", "S25")
def test_a_part_that_ends_the_round_is_on_the_same_card_before_it() -> None:
    position = table(player(yard="lower-1-b", markers=1), player(markers=0), doge="doge-3")
    game = Game(position, "0 white-3", "0 build lower-1-b")
    assert game.stage()["kind"] == "round"
    assert game.stage()["part"].scored == 3
    phases = [beat.phase for beat in game.telling().beats]
    assert phases == sorted(phases)
    assert phases[-1] == tale.ORDER


@pytest.mark.rule("S22")
def test_an_intrigue_tells_the_new_wish_and_not_the_other_tile() -> None:
    game = Game(table(player(), player(built="4")), "0 green-4", "0 plot", ". draw doge-1", ". draw doge-2")
    assert game.captions(1) == []
    game.play("0 make 2 under")
    for seat in (0, 1, None):
        assert game.captions(seat) == [
            "Marco changes the Doge’s wish: high water 1.",
            "Marco puts the other Doge tile under the pile.",
        ]
        assert game.stage(seat)["made"].doge.name == "doge-2"
    assert [GAME.say(saying, NAMES) for saying in game.stage(1)["made"].means] == [
        "With 1 barricade you would have 4 markers."
    ]


# The end


@pytest.mark.rule("S29", "S30")
def test_the_end_tells_points_by_source() -> None:
    """The last part: 6 points and two approvals, which are worth 9 in the final inspection."""
    position = table(player(yard="upper-3-b"), player(approvals=1), doge="doge-4", lower=LOWER, upper=UPPER)
    game = Game(position, "0 white-3", "0 build upper-3-b")
    stage = game.stage(None)
    assert (stage["kind"], stage["stays"], stage["part"].after) == ("end", True, 6)
    rows = [(own.seat, own.parts, own.bonuses, own.inspections, own.approvals, own.final) for own in stage["sums"]]
    assert rows == [(0, 6, 0, 0, 2, 9), (1, 0, 0, 0, 1, 5)]
    assert [own.total for own in stage["sums"]] == [15, 5]
    assert game.captions(None)[3:] == [
        "The galley is finished.",
        "Marco has 2 approvals left: 9 points.",
        "Stefania has 1 approval left: 5 points.",
        "All points are added up.",
        "Marco wins with 15 points.",
    ]
    phases = [beat.phase for beat in game.telling().beats]
    assert phases == sorted(phases)


@pytest.mark.rule("S31")
@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        (player(points=9), player(points=9, ducats=3), "Marco wins: 9 points and the most ducats."),
        (
            player(points=9),
            player(points=9, built="2"),
            "Stefania wins: 9 points, as many ducats, and the smallest priority on top.",
        ),
        (player(points=9), player(points=9), "Marco and Stefania share the victory with 9 points."),
    ],
)
def test_what_decided(one: dict[str, Any], other: dict[str, Any], told: str) -> None:
    """A game that has stalled ends after its sixth round without a new part (S32); the discard pays a ducat (S9)."""
    players = ({**one, "ducats": one["ducats"] - 1, "markers": 1}, {**other, "markers": 0})
    game = Game(table(*players, stall=5), "0 discard")
    assert game.captions()[-1] == told
    assert game.stage()["is_tied"]


@pytest.mark.rule("S32")
def test_a_round_that_ends_the_game_is_told_without_its_card() -> None:
    game = Game(table(player(markers=1), player(markers=0), stall=5), "0 discard")
    assert game.stage()["kind"] == "end"
    assert [beat.phase for beat in game.telling().beats if beat.caption.key == "told-order"] == [0]
    assert game.captions()[2] == "No part has been added to the galley for six rounds in a row."


# The timeline


@pytest.mark.rule("S5")
def test_a_chapter_is_a_round_and_great_moments_have_signs() -> None:
    match = Match(GAME, 2)
    match.draw_chances(random.Random(1))
    ticks = [GAME.tick(entry.events) for entry in match.log]
    assert [tick.closes for tick in ticks] == [False] * (len(ticks) - 1) + [True]
    assert [tick.sign for tick in ticks if tick.sign] == ["sign-die", "sign-doge"]
    part = Game(table(player(yard="lower-1-b"), player()), "0 white-3", "0 build lower-1-b")
    tick = GAME.tick(part.steps[-1])
    assert (tick.sign, tick.seat, tick.is_great) == ("sign-galley", 0, True)
    flood = GAME.tick(round_over(player(), player(), doge="doge-2").steps[-1])
    assert (flood.sign, flood.seat, flood.is_great, flood.closes) == ("sign-water", None, True, False)
    names = [GAME.chapter(number) for number in range(3)]
    assert [GAME.say(name, NAMES) for name in names if name] == ["Set-up", "Round 1", "Round 2"]


# Whole games


def played(seats: int, seed: int, options: Mapping[str, str] | None = None) -> Match:
    source = random.Random(seed)
    match = Match(GAME, seats, options)
    bots = [levels.seat_bot(GAME, "novice", source) for _ in range(seats)]
    match.draw_chances(source)
    while match.position.outcome() is None:
        seat = match.position.to_act()[0]
        match.play(seat, bots[seat].choose(match.position.view(seat), levels.budget("novice")))
        match.draw_chances(source)
    return match


@pytest.mark.rule("S24", "S30")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_is_told_to_everybody_in_every_language(seats: int) -> None:
    match = played(seats, seats)
    position = GAME.start(seats, match.options)
    steps = [entry.events for entry in match.log]
    kinds = set()
    names = NAMES[:seats]
    for step, entry in enumerate(match.log):
        position.advance(entry.seat, entry.move)
        for seat in (*range(seats), None):
            telling = GAME.telling(Story(steps[: step + 1], seat), step, position.view(seat))
            phases = [beat.phase for beat in telling.beats if beat.phase]
            assert phases == sorted(phases)
            assert bool(phases) == (telling.stage is not None)
            for beat in telling.beats:
                assert beat.sound in ("", *SOUNDS)
                for language in LANGUAGES:
                    assert GAME.say(beat.caption, names, language)
            if telling.stage is not None:
                kinds.add(telling.stage["kind"])
                bidders = telling.stage.get("bidders", ())
                assert all(bidder.keeps is None for bidder in bidders if bidder.seat != seat)
    assert telling.stage is not None
    for own in telling.stage["sums"]:
        assert own.parts + own.bonuses + own.inspections + own.final == own.total
    assert {"dice", "part", "round", "end"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_drawn_in_every_language(language: str) -> None:
    """With all its parts: a template says at once where a fact or a word is missing."""
    match = played(5, 2)
    position = GAME.start(5, match.options)
    steps = [entry.events for entry in match.log]
    drawn_kinds: dict[str, int] = {}
    for step, entry in enumerate(match.log):
        position.advance(entry.seat, entry.move)
        for seat in (1, None):
            stage = GAME.telling(Story(steps[: step + 1], seat), step, position.view(seat)).stage
            if stage is None or drawn_kinds.setdefault(stage["kind"], 0) > 8:
                continue
            drawn_kinds[stage["kind"]] += 1
            facts = {**scene_facts(GAME, position.view(seat), NAMES, Reader(seat, language)), "stage": stage}
            card = environment.render("stage.html", language, "", facts, GAME)
            assert f"stage-{stage['kind']}" in card
            assert all(name in card for name in (NAMES if stage["kind"] in ("round", "dice", "end") else ()))
    assert {"dice", "part", "round", "end", "wish"} == drawn_kinds.keys()


def test_what_beats_point_at_is_on_the_page() -> None:
    match = played(3, 11)
    position = GAME.start(3, match.options)
    steps = [entry.events for entry in match.log]
    pointed: dict[str, int] = {}
    for step, entry in enumerate(match.log):
        position.advance(entry.seat, entry.move)
        telling = GAME.telling(Story(steps[: step + 1], 0), step, position.view(0))
        named = {thing for beat in telling.beats for thing in beat.points_at if pointed.get(thing.split("-")[0], 0) < 5}
        if named:
            ids = set(Controls(drawn(position, 0)).ids)
            assert named <= ids, named - ids
        for thing in named:
            kind = thing.split("-")[0]
            pointed[kind] = pointed.get(kind, 0) + 1
    assert pointed.keys() >= {"space", "seat", "die", "table", "wish", "place", "pile", "others"}


@pytest.mark.parametrize("seed", range(12))
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(seed: int) -> None:
    """Two games go different ways where an observer is not told the difference; the telling does not show it."""
    source = random.Random(seed)
    seats = 2 + seed % 4
    match = Match(GAME, seats)
    for _ in range(40 + 23 * seed):
        match.draw_chances(source)
        if match.position.outcome() is not None:
            return
        seat = match.position.to_act()[0]
        match.play(seat, source.choice(match.position.moves(seat)))
    for observer in (*range(seats), None):
        before = [entry.events for entry in match.log]
        here, there = match.position.copy(), match.position.copy()
        told: tuple[list[Any], list[Any]] = ([*before], [*before])
        for _ in range(40):
            copies = here.copy(), there.copy()
            moved = step_twins(here, there, observer, source)
            if moved is None:
                break
            seat, *moves = moved
            for steps, copy, move in zip(told, copies, moves, strict=True):
                steps.append(copy.play(seat, move))
            last = len(told[0]) - 1
            tellings = [
                GAME.telling(Story(steps, observer), last, world.view(observer))
                for steps, world in zip(told, (here, there), strict=True)
            ]
            assert tellings[0] == tellings[1]
            assert GAME.tick(Story(told[0], observer).events(last)) == GAME.tick(Story(told[1], observer).events(last))


@pytest.mark.rule("S18")
def test_points_by_source_never_go_below_zero() -> None:
    """A loss takes no more than there is, so that the sums are those that the table shows."""
    kinds = (("part-scored", 3), ("part-scored", -5), ("points-gained", 4), ("part-scored", -1))
    scored = [Event(key, {"seat": 0, "count": count}, "S18") for key, count in kinds]
    sources = stages.points_by_source(Story([scored], None), 0)
    assert sources == {(0, "part-scored"): -1, (0, "points-gained"): 4}
