"""What the table tells: votes, manipulation cards, the end, the timeline; to each seat no more than it may know."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from broglio.core import laws
from broglio.core.language.words import LANGUAGES
from broglio.core.laws.situations import possible, step
from broglio.core.match.match import Match
from broglio.core.protocol import Event, Position, Seat, Story, Telling
from broglio.games import caesar_cleopatra
from broglio.games.caesar_cleopatra import GAME
from broglio.games.caesar_cleopatra.rules.material import SEAT_NAMES
from games.caesar_cleopatra.page import Controls, drawn
from games.caesar_cleopatra.table import ACTORS, Table, lay

CAESAR, CLEOPATRA = 0, 1
EVERYBODY: tuple[Seat | None, ...] = (CAESAR, CLEOPATRA, None)


class Course:
    """A drawn table at which a script is played, each line a step."""

    def __init__(self, drawing: str, script: str) -> None:
        self.table: Table = lay(drawing)
        self.steps: list[list[Event]] = []
        for line in filter(str.strip, script.splitlines()):
            actor, _, text = line.strip().partition(": ")
            self.steps.append(self.table.position.play(ACTORS[actor], GAME.parse(text)))

    def telling(self, seat: Seat | None) -> Telling:
        """What a seat is told of the last step."""
        view = self.table.position.view(seat)
        return GAME.telling(Story(self.steps, seat), len(self.steps) - 1, view)

    def captions(self, seat: Seat | None = None) -> list[str]:
        return [GAME.say(beat.caption, SEAT_NAMES) for beat in self.telling(seat).beats]

    def stage(self, seat: Seat | None = None) -> Mapping[str, Any]:
        stage = self.telling(seat).stage
        assert stage is not None
        return stage

    def act(self, seat: Seat | None = None) -> Any:
        """The one act of the stage card."""
        (act,) = self.stage(seat)["acts"]
        return act

    def lines(self, seat: Seat | None = None) -> list[str]:
        """What a notice says."""
        return [GAME.say(line.saying, SEAT_NAMES) for line in self.act(seat).lines]


def vote(group: str, caesar: str, cleopatra: str, more: str = "") -> Course:
    """A vote by the vote card."""
    drawing = f"""
                  | {group}
        Caesar    | {caesar}
        Cleopatra | {cleopatra}
        phase: vote
        {more}
    """
    return Course(drawing, f"chance: turn {group}")


def cards(side: Any) -> list[tuple[str, bool, str]]:
    return [tuple(card) for card in side.cards]


# Votes


@pytest.mark.rule("C17", "C18", "C19", "C20")
def test_a_vote_is_told_in_the_order_of_the_rules() -> None:
    course = vote("aediles", "(3) 4", "2 (3) (3)")
    assert course.captions() == [
        "The vote card: the Aediles.",
        "Turned up at the Aediles: Caesar 3; Cleopatra 3, 3.",
        "Aediles: Cleopatra 8, Caesar 7.",
        "Cleopatra wins an Aedile. Cleopatra discards 3, Caesar 3.",
    ]
    telling = course.telling(CAESAR)
    assert [beat.phase for beat in telling.beats] == [1, 2, 3, 4]
    assert [beat.hold for beat in telling.beats] == [0.9, 0.9, 1.2, 1.6]
    assert [beat.hurts for beat in telling.beats] == [False, False, False, True]
    assert not any(beat.hurts for seat in (CLEOPATRA, None) for beat in course.telling(seat).beats)


@pytest.mark.rule("C17", "C18", "C20")
def test_a_vote_on_stage_has_cards_totals_and_what_goes() -> None:
    act = vote("aediles", "(3) 4", "2 (3) (3)").act(CAESAR)
    assert (act.near.seat, act.far.seat) == (CAESAR, CLEOPATRA)
    assert (act.near.total, act.far.total) == (7, 8)
    assert (act.near.standing, act.far.standing, act.verdict) == ("lower", "higher", "higher")
    assert (act.near.wins, act.far.wins, act.far.won, act.left) == (False, True, 1, 2)
    assert cards(act.near) == [("4", False, ""), ("3", True, "lowest")]
    assert cards(act.far) == [("2", False, ""), ("3", True, "highest"), ("3", True, "")]
    assert act.steps == (("turned-up", 2), ("counted", 3), ("patrician", 4))


@pytest.mark.rule("C17")
def test_who_looks_sits_near_and_for_a_spectator_caesar_does() -> None:
    course = vote("aediles", "4", "3")
    assert [course.act(seat).near.seat for seat in EVERYBODY] == [CAESAR, CLEOPATRA, CAESAR]


@pytest.mark.rule("C23", "C24")
def test_a_philosopher_turns_a_vote_round_in_a_beat_of_its_own() -> None:
    course = vote("censors", "(3) (P)", "(4) (5)")
    assert course.captions()[2:] == [
        "Censors: Cleopatra 9, Caesar 3.",
        "A philosopher reverses the vote: the lower total wins.",
        "Caesar wins a Censor. Caesar discards 3, philosopher, Cleopatra 5.",
    ]
    act = course.act(CAESAR)
    assert act.verdict == "lower"
    assert act.near.wins
    assert cards(act.near) == [("3", True, "lowest"), ("philosopher", True, "goes")]
    assert [name for name, _ in act.steps] == ["turned-up", "counted", "philosopher", "patrician"]


@pytest.mark.rule("C23")
def test_philosophers_on_both_sides_cancel() -> None:
    course = vote("censors", "3 P", "5 P")
    assert "they cancel out" in course.captions()[2]
    assert course.act().verdict == "cancelled"
    assert course.act().near.wins is False


@pytest.mark.rule("C23")
def test_a_side_without_cards_can_win_and_discards_none() -> None:
    course = vote("senators", "", "5 P")
    assert course.captions()[-1] == "Caesar wins a Senator. Cleopatra discards 5, philosopher."
    assert course.act().near.cards == ()


@pytest.mark.rule("C18")
def test_a_tie_is_told_as_one() -> None:
    course = vote("praetors", "5", "2 (3)")
    assert course.captions()[-1] == "A tie at the Praetors: all cards stay."
    act = course.act()
    assert (act.verdict, act.near.standing, act.far.standing) == ("tied", "equal", "equal")
    assert not any(card.loss for card in (*act.near.cards, *act.far.cards))


@pytest.mark.rule("C21")
def test_with_the_last_patrician_every_card_goes() -> None:
    course = vote("censors", "4 4", "2 1", "Caesar won: censors 2")
    assert course.captions()[-2:] == [
        "Caesar wins a Censor.",
        "The last patrician of the Censors has been won: all cards there are discarded.",
    ]
    assert cards(course.act().near) == [("4", False, "highest"), ("4", False, "goes")]
    assert cards(course.act().far) == [("1", False, "lowest"), ("2", False, "goes")]


EIGHT = """
              | senators
    Caesar    | 1 1 1 1
    Cleopatra | 1 1 (2)
    Cleopatra hand: (hand)
"""
EIGHTH = "Cleopatra: down 5 senators\n(on)Cleopatra: draw 1\nchance: deal 3"


def eighth(hand: str, more: str = "") -> Course:
    """Cleopatra lays the eighth card."""
    on = "Cleopatra: on\n" if "assassination" in hand else ""
    return Course(EIGHT.replace("(hand)", hand), EIGHTH.replace("(on)", on) + more)


@pytest.mark.rule("C22", "C15")
def test_an_exceptional_vote_says_why_it_is_held() -> None:
    course = eighth("1 2 3 4 5")
    assert course.captions(CAESAR) == [
        "Eight cards lie at the Senators: an exceptional vote.",
        "Cleopatra turns up 2, 5 at the Senators.",
        "Senators: Cleopatra 9, Caesar 4.",
        "Cleopatra wins a Senator. Cleopatra discards 5, Caesar 1.",
    ]
    assert course.act().is_exceptional


@pytest.mark.rule("C22")
def test_a_vote_that_waits_for_a_card_is_counted_in_a_later_step() -> None:
    window = eighth("1 2 3 5 assassination")
    assert window.act().counted is None
    assert window.captions(CAESAR)[-1] == "Cleopatra turns up 2, 5 at the Senators."
    counted = eighth("1 2 3 5 assassination", "\nCleopatra: on")
    assert counted.captions() == [
        "Senators: Cleopatra 9, Caesar 4.",
        "Cleopatra wins a Senator. Cleopatra discards 5, Caesar 1.",
    ]
    assert counted.act().steps == (("turned-up", 0), ("counted", 1), ("patrician", 2))


@pytest.mark.rule("C15")
def test_two_votes_in_one_step_are_two_acts_one_after_the_other() -> None:
    course = Course(
        """
                  | senators | quaestors
        Caesar    | 1 1 1 1  | 1 1 2 2
        Cleopatra | 2 2 2    | 2 2 2
        Cleopatra hand: 2 3 4 5 P
        """,
        "Cleopatra: up 2 quaestors\nCleopatra: up 3 senators\nCleopatra: draw 1\nchance: deal 1\n"
        "Cleopatra: draw 1\nchance: deal 1",
    )
    stage = course.stage()
    assert stage["kind"] == "vote"
    assert [(act.group, act.near.total, act.far.total) for act in stage["acts"]] == [
        ("senators", 4, 9),
        ("quaestors", 6, 8),
    ]
    first, second = stage["acts"]
    assert first.decided < second.first
    assert [beat.phase for beat in course.telling(None).beats] == list(range(1, second.decided + 1))


@pytest.mark.rule("C26", "C21")
def test_a_vote_card_without_a_vote_has_a_card_of_its_own() -> None:
    orgy = Course("phase: vote", "chance: turn orgy")
    assert orgy.lines() == ["The vote card: an orgy.", "No vote is held this turn."]
    removed = Course("phase: vote\nCaesar won: aediles 3", "chance: turn aediles")
    assert removed.lines()[1].startswith("None of the Aediles is left")
    assert [orgy.act().card, removed.act().card] == ["orgy", "aediles"]


# Manipulation cards: Cleopatra plays them against Caesar

FORUM = """
              | senators  | quaestors | censors
    Caesar    | 5 P (4)   | (1) (2)   |
    Cleopatra | 1 (2)     | (3) 3     |
    Cleopatra hand: 1 2 3 4 (card)
    (more)
"""
ASKED = "Caesar hand: 3 3 3 veto"


def attack(move: str, more: str = "", then: str = "") -> Course:
    return Course(FORUM.replace("(card)", move.split()[0]).replace("(more)", more), f"Cleopatra: {move}\n{then}")


@pytest.mark.rule("C27", "C33")
def test_who_is_asked_about_a_veto_sees_why_until_it_is_decided() -> None:
    course = attack("assassination 5 senators", ASKED)
    assert course.lines(CAESAR) == [
        "Cleopatra sends an assassin against a 5 at the Senators.",
        "Without a veto, Caesar has to discard that card.",
    ]
    assert course.stage(CAESAR)["stays"] is True
    assert course.act(CAESAR).answer == "veto"
    assert course.telling(CAESAR).beats[0].points_at == ("at-senators",)
    assert course.stage(None)["stays"] is False
    assert course.telling(CLEOPATRA).stage is None, "she has just done it"
    page = drawn(course.table.position, CAESAR, stage=course.stage(CAESAR))
    stage = page[page.index('id="stage"') :]
    assert 'value="veto"' in stage
    assert 'value="allow"' in stage


@pytest.mark.rule("C27")
def test_an_assassination_tells_what_it_changed() -> None:
    course = attack("assassination 5 senators", ASKED, "Caesar: allow")
    assert course.captions(CAESAR) == ["Caesar plays no veto.", "Cleopatra’s assassin kills a 5 at the Senators."]
    assert course.lines(CLEOPATRA)[1] == "Face up there: Cleopatra 1, Caesar 5. Now: Cleopatra 1, Caesar 0."
    assert [beat.hurts for beat in course.telling(CAESAR).beats] == [False, True]
    assert [beat.hurts for beat in course.telling(CLEOPATRA).beats] == [False, False]
    assert course.act().columns == (1, 5), "beside the group that it is about"


@pytest.mark.rule("C27")
def test_a_philosopher_that_is_killed_changes_no_total() -> None:
    assert len(attack("assassination philosopher senators").lines(CAESAR)) == 2


@pytest.mark.rule("C28")
def test_a_spy_tells_the_victim_what_else_was_seen_and_nobody_else() -> None:
    course = attack("spy", "Caesar hand: 1 5 5 P", "Cleopatra: take philosopher")
    said = "Cleopatra’s spy makes Caesar discard a philosopher."
    assert course.lines(CAESAR) == [said, "Cleopatra has also seen the rest of your hand: 1, 5, 5."]
    assert course.lines(CLEOPATRA) == course.lines(None) == [said]
    assert (course.act(CAESAR).answer, course.act(CLEOPATRA).answer) == ("draw", "")
    assert course.stage(CAESAR)["stays"] is True


@pytest.mark.rule("C28", "C6")
@pytest.mark.parametrize(("strict", "said"), [("true", []), ("false", ["Caesar holds 1, 5, 5, philosopher."])])
def test_the_spy_is_reminded_of_a_hand_only_where_memory_is_aided(strict: str, said: list[str]) -> None:
    course = attack("spy", f"Caesar hand: 1 5 5 P\nstrict: {strict}")
    assert [line for line in course.captions(CLEOPATRA) if "holds" in line] == said
    assert not [line for seat in (CAESAR, None) for line in course.captions(seat) if "holds" in line]


CASTLED = "Cleopatra: lay 1 quaestors\nCleopatra: lay 2 senators\nCleopatra: lay 3 senators\nCleopatra: lay 3 quaestors"


@pytest.mark.rule("C29", "C6")
@pytest.mark.parametrize(("strict", "known"), [("true", 0), ("false", 1)])
def test_a_castling_tells_the_counts_alone(strict: str, known: int) -> None:
    course = attack("castling senators quaestors", f"strict: {strict}", CASTLED)
    said = "Cleopatra castles. Face down now: 2 at the Senators, 2 at the Quaestors."
    assert course.lines(CAESAR) == [said, *["Face up before: 1, 3. They lie there in a new split."] * known]
    assert course.captions(CLEOPATRA) == [said]
    assert course.telling(CLEOPATRA).stage is None, "she has just laid them"


@pytest.mark.rule("C30")
def test_a_scout_tells_what_lies_open_and_what_threatens_it() -> None:
    assert attack("scout quaestors").lines(CAESAR) == [
        "Cleopatra sends a scout to the Quaestors.",
        "Cleopatra’s scout turns up 1, 2 at the Quaestors.",
        "What lies open stays open, and an assassin can reach it. Cleopatra has 4 assassins left.",
    ]


@pytest.mark.rule("C31")
def test_the_wrath_of_the_gods_tells_what_both_lose() -> None:
    course = attack("wrath senators")
    assert course.lines(None)[1:] == [
        "The wrath of the gods: all influence at the Senators is discarded.",
        "Caesar discards 4, 5, philosopher.",
        "Cleopatra discards 1, 2.",
    ]


@pytest.mark.rule("C32")
@pytest.mark.parametrize("move", ["assassination 5 senators", "spy", "castling senators censors", "wrath senators"])
def test_a_veto_shows_both_cards_and_hurts_who_played_the_first(move: str) -> None:
    course = attack(move, ASKED, "Caesar: veto")
    act = course.act(CLEOPATRA)
    assert (act.card, act.owner, act.vetoed) == ("veto", CAESAR, move.split()[0])
    assert course.lines(CLEOPATRA)[2] == "Caesar has 1 veto left."
    assert [beat.hurts for beat in course.telling(CLEOPATRA).beats] == [True]
    assert [beat.hurts for beat in course.telling(CAESAR).beats] == [False]


@pytest.mark.rule("C22", "C27")
def test_a_card_played_in_a_vote_and_the_vote_itself_are_two_acts() -> None:
    """Nobody draws any more, so the count follows in the same step; the totals are told as they were then."""
    drawing = EIGHT.replace("(hand)", "5 assassination") + "alone: Cleopatra\nCaesar pile 1:\nCaesar hand: veto veto"
    course = Course(
        drawing, "Cleopatra: down 5 senators\nCleopatra: on\nCleopatra: assassination 1 senators\nCaesar: allow"
    )
    killed, vote = course.stage()["acts"]
    assert (killed.kind, vote.kind) == ("notice", "vote")
    now = GAME.say(killed.lines[1].saying, SEAT_NAMES)
    assert now == "Face up there: Cleopatra 9, Caesar 4. Now: Cleopatra 9, Caesar 3."
    assert (vote.near.total, vote.far.total) == (3, 9)


# The end

ALMOST_ALL = """
              | censors
    Caesar    | 5
    Cleopatra | 1
    Caesar won: senators 3, quaestors 2, praetors 1, aediles 3, censors 2
    Cleopatra won: senators 2, quaestors 3, praetors 4
    phase: vote
"""


@pytest.mark.rule("C34", "C37", "C38")
def test_the_end_has_its_sums() -> None:
    course = Course(ALMOST_ALL, "chance: turn censors")
    assert course.captions()[-4:] == [
        "All patricians have been won.",
        "Caesar’s secret mission was the Senators.",
        "Cleopatra’s secret mission was the Senators.",
        "Caesar wins, 19 to 11.",
    ]
    vote, end = course.stage()["acts"]
    assert vote.decided < end.first < end.missions < end.decided
    assert [tuple(sum.tally) for sum in end.sums] == [(12, 3, 2, 2), (9, 2, 0, 0)]
    assert [sum.wins for sum in end.sums] == [True, False]
    assert course.telling(CLEOPATRA).beats[-1].hurts
    assert not course.telling(CAESAR).beats[-1].hurts


@pytest.mark.rule("C38")
def test_a_draw_has_no_loser() -> None:
    drawing = """
        Cleopatra hand: 1
        Cleopatra pile 1:
        Cleopatra pile 2:
        Caesar hand: veto
        Caesar pile 1:
        Caesar pile 2:
        alone: Cleopatra
    """
    course = Course(drawing, "Cleopatra: down 1 censors\nchance: turn orgy")
    assert course.captions()[-1] == "A draw: 0 points each, and as many patricians."
    assert not any(beat.hurts for seat in EVERYBODY for beat in course.telling(seat).beats)


# The rest, and the timeline


@pytest.mark.rule("C14", "C16")
def test_who_sees_a_card_is_not_told_twice() -> None:
    course = Course("", "Cleopatra: down 1 censors\nCleopatra: draw 1\nchance: deal 5")
    assert course.captions(CLEOPATRA) == ["You draw a 5."]
    assert course.captions(CAESAR) == []
    assert Course("", "Cleopatra: pass\nCleopatra: discard 2\nCleopatra: discard 4\nCleopatra: done").captions() == [
        "Cleopatra discards 2, 4."
    ]


def random_match(seed: int) -> Match:
    source = random.Random(seed)
    options = {option.key: source.choice(option.choices) for option in GAME.options}
    match = Match(GAME, 2, options)
    while step(match, source):
        pass
    return match


@pytest.mark.rule("C8")
def test_the_timeline_has_the_set_up_and_then_a_chapter_for_each_turn() -> None:
    match = random_match(3)
    ticks = [GAME.tick([event for event in entry.events if event.is_listed_for(None)]) for entry in match.log]
    turns = sum(event.key == "turn-opened" for entry in match.log for event in entry.events)
    assert sum(tick.closes for tick in ticks) == turns
    assert [GAME.say(name, SEAT_NAMES) for name in map(GAME.chapter, range(3)) if name] == ["Set-up", "1", "2"]
    won = [event.facts["seat"] for entry in match.log for event in entry.events if event.key == "patrician-won"]
    votes = [tick.seat for tick in ticks if tick.sign == "sign-vote" and tick.seat is not None]
    assert votes
    assert all(tick.is_great for tick in ticks if tick.sign == "sign-vote")
    assert len(votes) <= len(won), "one or more votes a step"


def test_every_sign_of_the_timeline_is_drawn() -> None:
    sprite = (Path(caesar_cleopatra.__file__).parent / "page" / "sprite.html").read_text(encoding="utf-8")
    signs = {
        GAME.tick([event for event in entry.events if event.is_listed_for(None)]).sign
        for seed in range(4)
        for entry in random_match(seed).log
    }
    assert signs - {""} <= set(re.findall(r'id="([\w-]+)"', sprite))
    assert {"sign-vote", "sign-orgy", "sign-place", "sign-draw", "sign-end"} <= signs


# Secrets


@pytest.mark.rule("C12")
@settings(max_examples=25)
@given(situation=laws.situations(GAME, longest=300))
def test_everything_that_is_told_has_words_and_can_be_pointed_at(situation: laws.Situation) -> None:
    match = situation.match
    steps = [entry.events for entry in match.log]
    for length in situation.random.sample(range(1, len(steps) + 1), min(6, len(steps))):
        position = match.replay(length)
        for seat in situation.observers:
            telling = GAME.telling(Story(steps[:length], seat), length - 1, position.view(seat))
            for language in LANGUAGES:
                assert all(GAME.say(beat.caption, SEAT_NAMES, language) for beat in telling.beats)
            page = drawn(position, seat, situation.random.choice(LANGUAGES), stage=telling.stage)
            found = Controls()
            found.feed(page)
            places = {place for beat in telling.beats for place in beat.points_at if not place.startswith("seat-")}
            assert places <= set(found.ids)
            phases = [beat.phase for beat in telling.beats if beat.phase]
            assert phases == list(range(1, len(phases) + 1))
            assert bool(phases) == (telling.stage is not None)


@pytest.mark.rule("C12", "C6")
@given(situation=laws.situations(GAME))
def test_what_is_told_does_not_depend_on_secrets(situation: laws.Situation) -> None:
    """Two worlds that an observer cannot tell apart, played on alike: both tell the same, word for word."""
    source = situation.random
    observer = source.choice(situation.observers)
    here = situation.position.copy()
    there = GAME.sample(here.view(observer), source)
    told_here = [list(entry.events) for entry in situation.match.log]
    told_there = [visible(events, observer) for events in told_here]
    for _ in range(20):
        if not here.to_act():
            return
        seat = source.choice(here.to_act())
        move = source.choice(possible(here, seat))
        told_here.append(here.play(seat, move))
        for other in [move] if seat == observer else [move, *possible(there, seat)]:
            twin = there.copy()
            if other in possible(twin, seat):
                events = twin.play(seat, other)
                if visible(events, observer) == visible(told_here[-1], observer):
                    told_there.append(events)
                    there = twin
                    break
        else:
            told_there.append(visible(told_here[-1], observer))
            there = GAME.sample(here.view(observer), source)
        assert telling_at(told_here, observer, here) == telling_at(told_there, observer, there)


def visible(events: list[Event], observer: Seat | None) -> list[Event]:
    return [event for event in events if event.visible_to(observer)]


def telling_at(steps: list[list[Event]], observer: Seat | None, position: Position) -> Telling:
    return GAME.telling(Story(steps, observer), len(steps) - 1, position.view(observer))
