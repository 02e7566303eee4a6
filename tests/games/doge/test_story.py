"""The story that Doge's table tells: beats, stage cards, the recap of a round, the end, the timeline."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings

from broglio.core import laws
from broglio.core.match.match import Match
from broglio.core.protocol import Event, Position, Seat, Story, Telling
from broglio.games.doge import GAME
from broglio.games.doge.rules.material import AREA_NAMES, COUNSELLOR_NAMES
from broglio.games.doge.text.words import SIGNS
from broglio.games.doge.views.view import DogeView
from games.doge.board import lay
from games.doge.test_scene import NAMES, html

RED, BLUE, GOLD = range(3)


class Told:
    """A table whose story is kept from the moment it was laid."""

    def __init__(self, drawing: str) -> None:
        self.table = lay(drawing)
        self.steps: list[list[Event]] = [self.table.events]

    def play(self, script: str) -> Told:
        """Play on, a step a line."""
        for line in script.strip().splitlines():
            self.table.play(line)
            self.steps.append(self.table.events)
        return self

    def telling(self, seat: Seat | None = None) -> Telling:
        """What is told of the last step."""
        return GAME.telling(Story(self.steps, seat), len(self.steps) - 1, self.table.position.view(seat))

    def said(self, seat: Seat | None = None, language: str = "en") -> list[str]:
        """The same in words."""
        return [GAME.say(beat.caption, NAMES, language) for beat in self.telling(seat).beats]

    def stage(self, seat: Seat | None = None) -> Mapping[str, Any]:
        """Its stage card."""
        stage = self.telling(seat).stage
        assert stage is not None
        return stage


SAN_POLO = """
    round 3     | red          | blue        | gold
    dorsoduro   |              |             |
    castello    | sword        |             |
  > san-polo    | hh 0-2 fish  | hh P 3 book | h 1
    san-marco   |              |             |
"""


# A vote


@pytest.mark.rule("D12", "D13")
def test_a_vote_is_told_in_phases_with_totals_and_places() -> None:
    told = Told(SAN_POLO)
    assert told.said() == [
        "The vote in San Polo.",
        "The markers are turned up.",
        "Counsellors add 1 vote each.",
        "Bembo is first with 4, Anna is second with 3.",
    ]
    assert [beat.phase for beat in told.telling().beats] == [1, 2, 3, 4]
    assert [beat.hold for beat in told.telling().beats] == [0.7, 0.9, 0.7, 1.8]
    card = told.stage()["vote"]
    assert (card.area, card.sign, card.number) == ("san-polo", "sword", 3)
    assert [(row.markers, row.helpers, row.votes, row.place) for row in card.rows] == [
        ((0, 2), ("fish",), 3, "second"),
        ((3,), ("book",), 4, "first"),
        ((1,), (), 1, ""),
    ]


@pytest.mark.rule("D12", "D13")
def test_who_is_among_the_first_two_is_called_you() -> None:
    told = Told(SAN_POLO)
    assert told.said(RED)[-1] == "Bembo is first with 4, you are second with 3."
    assert told.said(BLUE)[-1] == "You are first with 4, Anna is second with 3."
    assert told.said(GOLD)[-1] == told.said()[-1]
    assert told.said(BLUE, "fr")[-1] == "Vous êtes en tête avec 4, Anna prend la deuxième place avec 3."
    assert told.said(RED, "nl")[-1] == "Bembo is eerste met 4, je bent tweede met 3."


@pytest.mark.rule("D19")
def test_first_and_second_see_what_they_win() -> None:
    rows = Told(SAN_POLO).stage()["vote"].rows
    assert [(row.figures, row.houses) for row in rows] == [((), 1), (("sword",), 2), ((), 0)]
    assert GAME.say(rows[BLUE].wins, NAMES) == "decides on the Sword, up to 2 houses"
    assert rows[GOLD].wins is None


@pytest.mark.rule("D12")
def test_counsellors_are_left_out_where_nobody_has_one_and_markers_where_nobody_laid_any() -> None:
    markers_only = Told("| red | blue | gold\n > castello | 2 | 1 | ")
    assert [beat.phase for beat in markers_only.telling().beats] == [1, 2, 4]
    counsellor_alone = Told("| red | blue | gold\n > castello | book | | 0")
    assert [beat.phase for beat in counsellor_alone.telling().beats] == [1, 2, 3, 4]
    assert counsellor_alone.said()[-1] == "Anna is first with 1. Nobody else has a vote."


@pytest.mark.rule("D13", "D20")
def test_a_tie_for_first_is_told_with_the_counsellor_who_becomes_neutral() -> None:
    told = Told("| red | blue | gold\n > castello | 2 | 1 book | 1\n san-marco | | shell |")
    told.steps.insert(0, [Event("taken", {"seat": BLUE, "counsellor": "shell", "area": "san-marco"}, "D16")])
    assert told.said()[-2:] == [
        "Anna and Bembo tie for first with 2: nobody is second.",
        "The Shell of Castello becomes neutral.",
    ]
    assert [(row.place, row.figures, row.houses) for row in told.stage()["vote"].rows] == [
        ("tied", (), 2),
        ("tied", (), 2),
        ("", (), 0),
    ]
    assert [told.telling(seat).beats[-1].hurts for seat in (RED, BLUE, None)] == [False, True, False]


@pytest.mark.rule("D13")
def test_all_who_tie_for_second_are_named() -> None:
    told = Told("| red | blue | gold | green\n > castello | 3 | 1 | 1 | 1")
    assert told.said()[-1] == "Anna is first with 3; Bembo, Carlo and Dora tie for second with 1."
    assert told.said(RED)[-1].startswith("You are first with 3;")


@pytest.mark.rule("D14")
def test_where_nobody_has_a_vote_one_beat_says_so() -> None:
    told = Told("| red | blue | gold\n > castello | 0 | | \n san-marco | | |")
    assert told.said() == ["Nobody has a vote in Castello: nothing happens."]
    assert told.stage()["vote"].is_empty


@pytest.mark.rule("D22", "D23", "D25")
@pytest.mark.parametrize(
    ("votes", "won"),
    [
        ("3 | 2 | 1", [(2, 0), (1, 0), (0, 0)]),
        ("3 | 1 | 1", [(2, 0), (0, 1), (0, 1)]),
        ("3 |   |  ", [(2, 0), (0, 0), (0, 0)]),
        ("2 | 2 | 1", [(0, 2), (0, 2), (0, 0)]),
    ],
)
def test_the_quarantia_brings_counsellors_or_houses_to_move(votes: str, won: list[tuple[int, int]]) -> None:
    told = Told(f"| red | blue | gold\n castello | hh | hh | hh\n > palace | {votes}")
    card = told.stage()["vote"]
    assert card.is_quarantia
    assert [(len(row.figures), row.houses) for row in card.rows] == won


# What a vote brings


@pytest.mark.rule("D16")
def test_a_counsellor_that_changes_sides_is_told_to_who_loses_it() -> None:
    told = Told(SAN_POLO)
    told.steps.insert(0, [Event("taken", {"seat": RED, "counsellor": "sword", "area": "castello"}, "D16")])
    told.play("blue: take sword > cannaregio")
    assert told.said() == ["Bembo takes the Sword from Anna, to Cannaregio."]
    assert told.said(RED) == ["Bembo takes the Sword from you, to Cannaregio."]
    assert told.said(BLUE) == ["You take the Sword from Anna, to Cannaregio."]
    assert told.telling(RED).beats[0].hurts
    assert not told.telling(BLUE).beats[0].hurts
    # The card still tells how the vote went: none of its own natives stood there.
    assert [row.votes for row in told.stage()["vote"].rows] == [3, 4, 1]


@pytest.mark.rule("D16")
def test_a_counsellor_that_was_nobodys_is_taken_and_ones_own_is_kept() -> None:
    told = Told(SAN_POLO)
    free = Told(SAN_POLO).play("blue: take sword > cannaregio")
    assert free.said() == ["Bembo takes the Sword to Cannaregio."]
    told.steps.insert(0, [Event("taken", {"seat": BLUE, "counsellor": "sword", "area": "castello"}, "D16")])
    assert told.play("blue: take sword > cannaregio").said() == ["Bembo keeps the Sword and sends it to Cannaregio."]


@pytest.mark.rule("D18")
def test_giving_up_is_told_once_and_hurts_who_had_the_ring() -> None:
    told = Told(SAN_POLO)
    told.steps.insert(0, [Event("taken", {"seat": RED, "counsellor": "sword", "area": "castello"}, "D16")])
    told.play("blue: give-up sword")
    assert told.said() == ["Bembo declines control of the Sword of San Polo."]
    assert [told.telling(seat).beats[0].hurts for seat in (RED, BLUE, GOLD, None)] == [True, False, False, False]


@pytest.mark.rule("D21", "D26")
def test_houses_and_palaces_are_told_and_a_palace_shows_what_is_still_to_go() -> None:
    told = Told(SAN_POLO).play("blue: take sword > cannaregio\nblue: place 0")
    assert told.said() == ["Bembo places no house in San Polo."]
    told = Told(SAN_POLO).play("blue: take sword > cannaregio\nblue: place 2")
    assert told.said() == ["Bembo places 2 houses in San Polo."]
    assert told.stage()["built"] is None
    told.play("blue: build san-polo")
    (beat,) = told.telling().beats
    assert (beat.phase, beat.hold, beat.sound) == (7, 1.6, "palace")
    assert "palace-san-polo-1-1" in beat.points_at
    built = told.stage()["built"]
    assert (built.seat, built.area, built.price, built.to_go) == (BLUE, "san-polo", 4, 5)
    assert {pip.area: pip.number for pip in built.pips if pip.number} == {"san-polo": 2}


# Ballots


@pytest.mark.rule("D7", "D33")
def test_ballots_are_told_to_their_owner_and_to_all_when_cards_are_shown() -> None:
    told = Told("| red | blue | gold\n castello | | |")
    told.play("red: castello 0 3")
    assert told.said(RED) == ["Your vote: Castello with 0, 3."]
    assert told.said(BLUE) == told.said() == ["Anna has voted."]
    told.play("blue: palace 1\ngold: castello 2")
    assert told.said(RED) == [
        "Anna places 2 markers in Castello.",
        "Bembo places 1 marker at the Doge’s Palace.",
        "Carlo places 1 marker in Castello.",
        "Everybody has placed markers.",
    ]
    assert told.telling().stage is None


# The end of a round, and of the game


def whole_game(seats: int, seed: int) -> tuple[Match, list[int], list[DogeView]]:
    """A random game, the steps with which its rounds ended, and what everybody saw when each round began."""
    situation = laws.Situation(GAME, seats, (), seed, 0)
    match, source = situation.match, random.Random(seed)
    match.draw_chances(source)  # the brown cards
    ends: list[int] = []
    begun = [seen(match.position)]
    while laws.step(match, source):
        if any(event.key == "round-ended" for event in match.log[-1].events):
            ends.append(len(match.log) - 1)
            begun.append(seen(match.position))
    return match, ends, begun


def seen(position: Position) -> DogeView:
    view = position.view(None)
    assert isinstance(view, DogeView)
    return view


def story(match: Match, step: int, seat: Seat | None) -> Story:
    return Story([entry.events for entry in match.log[: step + 1]], seat)


def held_by(view: DogeView, seat: Seat) -> set[str]:
    return {name for place, name in enumerate(COUNSELLOR_NAMES) if view.ring[place] == seat}


@pytest.mark.rule("D11", "D15", "D30")
@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (4, 6)])
def test_the_recap_tells_what_changed_in_a_round(seats: int, seed: int) -> None:
    match, ends, begun = whole_game(seats, seed)
    for number, end in enumerate(ends[:-1]):
        before, after = begun[number], begun[number + 1]
        stage = GAME.telling(story(match, end, None), end, after).stage
        assert stage is not None
        assert stage["kind"] == "round"
        recap = stage["recap"]
        assert recap.round == number + 1
        assert [vote.area for vote in recap.votes] == [AREA_NAMES[area] for area in before.brown]
        assert [area for area, _ in recap.order] == [AREA_NAMES[area] for area in after.brown]
        assert recap.precedes == (number + 1) % seats
        for seat, change in enumerate(recap.changes):
            assert (change.before, change.after) == (sum(before.houses[seat]), sum(after.houses[seat]))
            assert change.before + change.placed - change.paid == change.after
            assert len(change.new) == sum(after.palaces[seat]) - sum(before.palaces[seat])
            held_before, held = held_by(before, seat), held_by(after, seat)
            assert {name for name, _ in change.held} == held
            assert {name for name, is_new in change.held if is_new} == held - held_before
            assert set(change.lost) == held_before - held
        assert recap.built == sum(len(change.new) for change in recap.changes)


@pytest.mark.rule("D11")
def test_the_last_vote_of_a_round_is_told_before_the_recap() -> None:
    match, ends, begun = whole_game(3, 5)
    told = GAME.telling(story(match, ends[0], None), ends[0], begun[1])
    assert told.stage is not None
    assert told.stage["vote"].number == 7
    assert told.beats[-1].caption.key == "story-round-over"
    # The last card of the next order follows by itself: the recap shows it.
    assert told.beats[-2].caption.key != "blue-turned"


@pytest.mark.rule("D7", "D11")
def test_the_recap_stays_until_one_has_laid_a_ballot_or_all_have() -> None:
    match, ends, begun = whole_game(3, 5)
    end = ends[0]
    recap = (GAME.telling(story(match, end, None), end, begun[1]).stage or {})["recap"]
    laid: set[Seat] = set()
    for step in range(end + 1, end + 4):
        laid.add(match.log[step].seat)
        position = match.replay(step + 1)
        for seat in (0, 1, 2, None):
            stage = GAME.telling(story(match, step, seat), step, position.view(seat)).stage
            assert (stage is not None) == (seat not in laid and len(laid) < 3)
            assert stage is None or stage["recap"] == recap


@pytest.mark.rule("D31", "D32")
@pytest.mark.parametrize("seed", range(4))
def test_the_end_is_told_with_its_reason_and_who_won(seed: int) -> None:
    match, ends, _ = whole_game(3, seed)
    outcome = match.position.outcome()
    assert outcome is not None
    winners = outcome.winners
    for seat in (None, 0, 1, 2):
        told = GAME.telling(story(match, ends[-1], seat), ends[-1], match.position.view(seat))
        assert told.stage is not None
        assert told.stage["kind"] == "end"
        assert told.beats[-2].caption == outcome.reason
        assert told.beats[-1].sound == "end"
        words = GAME.say(told.beats[-1].caption, NAMES)
        if len(winners) > 1:
            assert all(NAMES[winner] in words for winner in winners)
        else:
            assert words.startswith("You " if seat == winners[0] else NAMES[winners[0]])
        rows = told.stage["end"].rows
        assert [row.rank for row in rows] == sorted(outcome.ranks)
        assert {row.seat: sum(pip.number for pip in row.pips) for row in rows} == dict(enumerate(outcome.scores))


# The timeline


@pytest.mark.rule("D11", "D26")
def test_ticks_show_votes_by_sign_palaces_as_great_and_rounds_as_chapters() -> None:
    match, ends, _ = whole_game(4, 6)
    ticks = [GAME.tick(story(match, step, None).events(step)) for step in range(len(match.log))]
    assert [step for step, tick in enumerate(ticks) if tick.closes] == ends[:-1]  # after the game there is no round
    for entry, tick in zip(match.log, ticks, strict=True):
        told = {event.key: event.facts for event in entry.events}
        if "palace-built" in told:
            assert (tick.sign, tick.seat, tick.is_great) == ("sign-palace", told["palace-built"]["seat"], True)
        elif "vote-opened" in told:
            assert tick.sign == f"sign-{SIGNS[AREA_NAMES.index(str(told['vote-opened']['area']))]}"
            assert tick.seat == told.get("first", {}).get("seat")
        else:
            assert not tick.sign
    chapter = GAME.chapter(2)
    assert chapter is not None
    assert GAME.say(chapter, NAMES, "fr") == "Manche 3"


# All of it, for everybody


@pytest.mark.rule("D12", "D33")
@pytest.mark.parametrize(("seats", "language"), [(3, "en"), (4, "fr"), (4, "nl")])
def test_a_whole_game_is_told_and_drawn_for_everybody(seats: int, language: str) -> None:
    match, source = laws.Situation(GAME, seats, (), 11, 0).match, random.Random(11)
    while laws.step(match, source):
        step = len(match.log) - 1
        for seat in (*range(seats), None):
            view = match.position.view(seat)
            told = GAME.telling(story(match, step, seat), step, view)
            assert told.beats or not story(match, step, seat).events(step)
            if told.stage and told.stage["vote"]:
                rows = told.stage["vote"].rows
                assert all(row.votes == sum(row.markers) + len(row.helpers) for row in rows)
            if source.random() < 0.1:
                page = html(match.position, seat, language, told)
                things = set(re.findall(r'\bid="([^"]+)"', page)) | {f"seat-{each}" for each in range(seats)}
                missing = {thing for beat in told.beats for thing in beat.points_at} - things
                # Markers go back at the end of a round, and houses that pay for a palace.
                assert not {thing for thing in missing if not thing.startswith(("houses-", "markers-"))}
                assert bool(told.stage) == ("turn-of" in page or "polls" in page or "standings" in page)


@settings(deadline=None)
@given(situation=laws.situations(GAME, longest=300))
def test_a_telling_is_made_from_what_its_seat_was_told_and_sees(situation: laws.Situation) -> None:
    log = situation.match.log
    for seat in situation.observers if log else ():
        listed = [[event for event in entry.events if event.visible_to(seat)] for entry in log]
        elsewhere = GAME.sample(situation.position.view(seat), situation.random).view(seat)
        step = len(log) - 1
        told = GAME.telling(Story([entry.events for entry in log], seat), step, situation.position.view(seat))
        assert told == GAME.telling(Story(listed, seat), step, elsewhere)
