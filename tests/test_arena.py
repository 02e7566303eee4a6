"""The arena: fair line-ups, repeatable games, honest figures; and bots that see what a player sees."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from broglio import bots, cli
from broglio.bots import arena
from broglio.core import laws, registry
from broglio.core.game import Budget, Malformed

ALL_BOTS = [(game.id, name) for game in registry.games().values() for name in bots.names(game)]

MINE = """
from broglio.core.game import Bot

class First(Bot):
    def choose(self, view, budget):
        return view.moves[0]
"""


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
    def ranks(workers: int) -> dict[int, list[tuple[int, ...]]]:
        played = arena.play(contest(3, "heuristic", "random"), 24, workers)
        return {seed: [bout.ranks for bout in bouts] for seed, bouts in played}

    assert ranks(1) == ranks(2)


def test_standings_are_counted_by_hand() -> None:
    results = arena.Results(contest(3, "a", "b"))
    results.by_seed = {
        0: [arena.Bout(("a", "b", "b"), (1, 2, 2), 10, 1.0), arena.Bout(("b", "a", "a"), (1, 1, 3), 10, 1.0)],
        1: [arena.Bout(("a", "b", "b"), (2, 1, 3), 10, 1.0), arena.Bout(("b", "a", "a"), (3, 1, 2), 10, 1.0)],
    }
    first, second = results.standings()
    assert (first.bot, first.games, first.wins) == ("a", 2, 0.5)
    assert (second.bot, second.games, second.wins) == ("b", 2, 0.25)
    # a came before 3 of 4 rivals where it sat alone; b tied one, beat one, lost to two.
    assert first.rating == pytest.approx(190.8, abs=0.1)
    assert second.rating == pytest.approx(-88.7, abs=0.1)
    assert results.decisions_per_second == 10


@pytest.mark.parametrize(("game", "name"), [pair for pair in ALL_BOTS if pair[1] != "random"])
def test_a_bot_that_knows_the_game_beats_random_play_clearly(game: str, name: str) -> None:
    seats = registry.find(game).seat_counts[0]
    played = arena.play(arena.Contest(game, seats, {}, (name, "random"), 1, Budget()), 40, 1)
    results = arena.Results(arena.Contest(game, seats, {}, (name, "random"), 1, Budget()), dict(played))
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
                bots.find(face, name)(face, random.Random(seed)).choose(world.view(seat), Budget())
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


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (("random", "deep-thought"), "bot 'deep-thought': Doge has random, "),
        (("random", "random"), "bots: at least two different ones"),
        (("random",), "bots: two bots, or one for each of the 3 seats; not 1"),
        (("random", "nowhere.py:Bot"), "there is no file nowhere.py"),
        (("random", __file__ + ":Bottle"), "has no Bot Bottle"),
    ],
)
def test_what_cannot_be_played_is_told(names: tuple[str, ...], fault: str) -> None:
    with pytest.raises(Malformed) as error:
        arena.check(contest(3, *names))
    assert fault in str(error.value)
