"""The arena: fair line-ups, repeatable games, honest figures; and bots that see what a player sees."""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
from pathlib import Path

import pytest

from broglio import bots
from broglio.bots import arena
from broglio.bots.standings import Results, Trial, interval, ratings, without_luck
from broglio.core import laws
from broglio.core.protocol import Budget, Malformed, registry
from broglio.terminal import cli

ALL_BOTS = [(game.id, name) for game in registry.games().values() for name in bots.names(game)]

MINE = """
from broglio.core.protocol import Bot

class First(Bot):
    def choose(self, view, budget):
        return view.moves[0]
"""


SHORT = Budget(iterations=16)
"""Enough thinking for a test."""


def contest(seats: int, *names: str) -> arena.Contest:
    return arena.Contest("doge", seats, {}, names, 1, Budget())


def test_with_a_bot_for_each_seat_all_sit_everywhere() -> None:
    line_ups = contest(3, "a", "b", "c").line_ups()
    assert line_ups == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_with_two_bots_each_sits_alone_among_the_other_everywhere() -> None:
    line_ups = contest(3, "a", "b").line_ups()
    assert line_ups[:3] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert line_ups[3:] == [("b", "a", "a"), ("a", "b", "a"), ("a", "a", "b")]


def test_the_same_seed_gives_the_same_games_on_any_number_of_workers() -> None:
    def ranks(workers: int) -> list[list[tuple[int, ...]]]:
        played = arena.play(contest(3, "heuristic", "random"), 24, workers)
        return [[bout.ranks for bout in bouts] for bouts in played]

    assert ranks(1) == ranks(2)


def bout(line_up: str, *ranks: int, luck: float = 0.0) -> arena.Bout:
    """A game in which chance gave so much to the first seat."""
    work = tuple(arena.Seated(10, 2.0, 100) for _ in ranks)
    scores = tuple(10 - 2 * rank for rank in ranks)
    given = (luck, *(-luck / (len(ranks) - 1) for _ in ranks[1:]))
    return arena.Bout(tuple(line_up), ranks, scores, work, (given,))


def test_standings_are_counted_by_hand() -> None:
    results = Results(contest(3, "a", "b"))
    results.by_seed = [[bout("abb", 1, 2, 2), bout("baa", 1, 1, 3)], [bout("abb", 2, 1, 3), bout("baa", 3, 1, 2)]]
    first, second = results.standings()
    assert (first.bot, first.games, first.wins) == ("a", 2, 0.5)
    assert (second.bot, second.games, second.wins) == ("b", 2, 0.25)
    assert (first.beaten, second.beaten) == (0.75, 0.375), "a tie is half a place"
    assert (results.ahead("a"), results.ahead("b")) == ([2, 0], [2, -3]), "two points for a place"
    # a came before b 5 times of 8, and once both were first; one tie more keeps ratings finite.
    assert first.rating == pytest.approx(200 * math.log10(6 / 3), abs=0.1)
    assert second.rating == pytest.approx(-first.rating)
    assert (first.decisions_per_second, first.iterations_per_second) == (5, 50)


def test_wins_that_luck_decided_count_less() -> None:
    """Of two equals the lucky one wins; a third of the games goes to the first all the same."""
    results = Results(contest(2, "a", "b"))
    lucky, unlucky, won_anyhow = bout("ab", 1, 2, luck=0.4), bout("ab", 2, 1, luck=-0.4), bout("ab", 1, 2)
    results.by_seed = [[lucky], [unlucky], [won_anyhow]] * 10
    first = results.standings()[0]
    assert first.wins == pytest.approx(first.less_luck) == pytest.approx(2 / 3)
    assert first.less_luck_within < 0.6 * first.wins_within
    results.by_seed += [[lucky]] * 10
    first = results.standings()[0]
    assert first.wins == 0.75
    assert first.less_luck == pytest.approx(2 / 3, abs=0.04), "ten more lucky games say little"


def test_a_few_games_or_even_luck_leave_wins_as_they_are() -> None:
    wins, luck = [1.0, 0.0] * 4, [0.3, -0.3] * 4
    assert without_luck(wins, luck) == wins
    assert without_luck(wins * 2, [1e-17, -1e-17] * 8) == wins * 2
    assert without_luck(wins * 2, luck * 2) == pytest.approx([0.5] * 16)


def test_fewer_plays_than_none_are_refused() -> None:
    wrong = arena.Contest("doge", 3, {}, ("heuristic", "random"), 1, Budget(), luck_plays=-1)
    with pytest.raises(Malformed, match="luck plays: -1 is below 0"):
        arena.check(wrong)


def test_a_second_judge_of_luck_counts_for_what_the_first_did_not_tell() -> None:
    cards, votes = [1.0, 1.0, -1.0, -1.0] * 4, [1.0, -1.0] * 8
    wins = [0.5 + 0.3 * card + 0.2 * vote for card, vote in zip(cards, votes, strict=True)]
    both = [card + vote for card, vote in zip(cards, votes, strict=True)]
    assert without_luck(wins, cards, both) == pytest.approx([0.5] * 16)
    assert without_luck(wins, cards, cards) == pytest.approx(without_luck(wins, cards))


def test_what_always_happened_may_yet_fail() -> None:
    """The rule of three; of a share no interval is wider than all there is."""
    assert interval([1.0] * 60) == pytest.approx((1.0, 0.05))
    assert interval([1.0, 1.0]) == (1.0, 1.0)


def test_ratings_of_three_put_them_in_order() -> None:
    by_seed = [[bout("abc", 1, 2, 3), bout("bca", 2, 3, 1), bout("cab", 2, 1, 3)] for _ in range(20)]
    ((a, within), (b, _), (c, _)) = ratings("abc", by_seed)
    assert a > b > c
    assert a + b + c == pytest.approx(0)
    assert 150 < within < 300, "no game was lost: how far ahead it is nobody knows"


def test_no_rating_is_surer_than_its_games_allow() -> None:
    """Six games won of six: a loss at the next is no surprise, and nobody is 323 points ahead for certain."""
    won = [[bout("ab", 1, 2), bout("ba", 2, 1)] for _ in range(3)]
    ((rating, within), (_, other)) = ratings("ab", won)
    # Fisher's information of 6.5 points out of 7, for half of the difference of two.
    assert within == pytest.approx(other)
    assert within == pytest.approx(1.96 * 400 / math.log(10) / 2 / math.sqrt(7 * 6.5 / 7 * 0.5 / 7), rel=1e-3)
    assert within > rating
    ((_, fewer), *_), ((_, more), *_) = ratings("ab", won * 2), ratings("ab", won * 40)
    assert within > fewer > more > 50
    mixed = [[bout("ab", 1, 2), bout("ba", 1, 2)], [bout("ab", 2, 1), bout("ba", 2, 1)]] * 40
    assert ratings("ab", mixed)[0][1] == pytest.approx(ratings("ab", mixed)[1][1])
    three = [[bout("abc", 1, 2, 3), bout("bca", 2, 3, 1), bout("cab", 2, 1, 3)]]
    assert min(within for _, within in ratings("abc", three)) > 150


def test_a_trial_stops_when_the_games_tell() -> None:
    trial = Trial(0.5, 0.6)
    assert trial.verdict([]) is None
    assert trial.verdict([1.0, 0.0] * 3) is None
    assert trial.verdict([1.0, 0.5, 1.0, 0.5] * 25) == 0.6
    assert trial.verdict([1.0, 0.0] * 150) == 0.5
    assert trial.verdict([1.0] * 3) is None, "three wins are no proof"


def test_a_trial_is_seldom_wrong() -> None:
    """Coins that win as often as one of the two shares, until the trial stops."""
    source = random.Random(3)
    trial = Trial(0.5, 0.65)
    for share in (0.5, 0.65):
        wrong = 0
        for _ in range(200):
            wins: list[float] = []
            while (verdict := trial.verdict(wins)) is None:
                wins.append(float(source.random() < share))
            wrong += verdict != share
        assert wrong <= 20


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    script = """
from broglio.terminal import tournament
from broglio.bots import arena
from broglio.bots.standings import Results, Trial, ratings
from broglio.core.protocol import Budget
contest = arena.Contest("caesar-cleopatra", 2, {}, ("search", "heuristic"), 1, Budget(iterations=16))
here = [[bout.ranks for bout in bouts] for bouts in arena.play(contest, 4, 1)]
there = [[bout.ranks for bout in bouts] for bouts in tournament.play_on_ray(contest, 4)]
assert here == there, (here, there)
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=120)


@pytest.mark.parametrize(("game", "name"), [pair for pair in ALL_BOTS if pair[1] != "random"])
def test_a_bot_that_knows_the_game_beats_random_play_clearly(game: str, name: str) -> None:
    seats = registry.find(game).seat_counts[0]
    against = arena.Contest(game, seats, {}, (name, "random"), 1, SHORT)
    results = Results(against, list(arena.play(against, 40, 1)))
    assert results.standings()[0].bot == name
    assert results.standings()[0].wins > 2 * results.standings()[1].wins


@pytest.mark.parametrize(("game", "name"), ALL_BOTS)
def test_a_bot_chooses_alike_in_worlds_that_it_cannot_tell_apart(game: str, name: str) -> None:
    face = registry.find(game)
    chosen = 0
    for seed in range(30):
        position = laws.Situation(face, face.seat_counts[-1], (), seed, 7 * seed).position
        for seat in position.to_act():
            if seat < 0:
                continue
            other = face.sample(position.view(seat), random.Random(seed))
            picks = [
                bots.find(face, name)(face, random.Random(seed)).choose(world.view(seat), SHORT)
                for world in (position, other)
            ]
            assert picks[0] == picks[1]
            assert picks[0] in position.moves(seat)
            chosen += 1
    assert chosen


def test_ones_own_bot_enters_by_file_and_class(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    entered = f"{tmp_path}/mine.py:First,random"
    assert cli.main(["arena", "doge", "--bots", entered, "--games", "6", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 6
    assert {standing["bot"] for standing in told["standings"]} == set(entered.split(","))


def test_the_command_tells_its_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "doge", "--bots", "heuristic@16,random", "--games", "400", "--workers", "1"]
    assert cli.main([*asked, "--sprt", "0.3333,0.5"]) == 0
    assert "SPRT: heuristic@16 wins 50.0% rather than 33.3%" in capsys.readouterr().out
    assert cli.main([*asked, "--sprt", "0.3333,0.5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["sprt"]["verdict"] == 0.5
    assert told["games"] < 400
    assert cli.main([*asked, "--sprt", "0.5"]) == cli.FAILED
    assert cli.main([*asked, "--sprt", "0.6,0.5"]) == cli.FAILED


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (("random", "deep-thought"), "bot 'deep-thought': Doge has random, "),
        (("random", "random"), "bots: at least two different ones"),
        (("random",), "bots: two bots, or one for each of the 3 seats; not 1"),
        (("random", "search@often"), "'often' is neither a time such as 0.8s nor a number of tries"),
        (("random", "nowhere.py:Bot"), "there is no file nowhere.py"),
        (("random", __file__ + ":Bottle"), "has no Bot Bottle"),
    ],
)
def test_what_cannot_be_played_is_told(names: tuple[str, ...], fault: str) -> None:
    with pytest.raises(Malformed) as error:
        arena.check(contest(3, *names))
    assert fault in str(error.value)
