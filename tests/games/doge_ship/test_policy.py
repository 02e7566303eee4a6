"""What the bots take for sensible, and what they think of a position: without peeking."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from broglio import _engine
from broglio.bots.rollouts import weigh
from broglio.core import laws
from broglio.core.protocol import CHANCE, Position
from broglio.games.doge_ship import GAME
from broglio.games.doge_ship.bot.appraisal import IGNORE_APPROVALS
from broglio.games.doge_ship.bot.policy import fill_policy
from broglio.games.doge_ship.rules.material import BARRICADE, GALLEY, GONDOLA
from broglio.games.doge_ship.rules.position import ShipPosition
from games.doge_ship.table import choices, looking_at, pile_seen, play, player, table

LOWER_FULL = "a b c d e f"
UPPER_BUT_ONE = "a b c d e"


def likely(position: Position, seat: int = 0, ignores: int = 0) -> dict[str, float]:
    """The choices of a seat, with their chances."""
    assert isinstance(position, ShipPosition)
    codes = position.moves(seat)
    weights = vec[float]([0.0] * len(codes))
    fill_policy(position, seat, vec[i64](codes), len(codes), weights, ignores)
    total = sum(weights[i] for i in range(len(codes)))
    return {GAME.notate(code): weights[i] / total for i, code in enumerate(codes)}


def likeliest(position: Position, seat: int = 0, ignores: int = 0) -> str:
    chances = likely(position, seat, ignores)
    return max(chances, key=lambda move: chances[move])


def values(position: Position) -> list[float]:
    """Everybody's chance of winning."""
    found = vec[float]([0.0] * position.seats)
    position.fill_values(found)
    return [found[seat] for seat in range(position.seats)]


def decisions(seats: int, seed: int) -> list[tuple[Position, int]]:
    """Positions of a game played at random, each with a seat that has to decide there."""
    found = []
    situation = laws.Situation(GAME, seats, (), seed, 0)
    while laws.step(situation.match, situation.random):
        to_act = situation.position.to_act()
        if to_act and to_act[0] != CHANCE and situation.random.random() < 0.4:
            found += [(situation.position.copy(), seat) for seat in to_act]
    return found


# Without peeking


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rule("S13", "S24")
def test_no_choice_leans_on_what_the_seat_may_not_know(seats: int) -> None:
    source = random.Random(seats)
    seen = decisions(seats, seats)
    assert len(seen) > 20
    for position, seat in seen:
        weights = weigh(position, seat)
        assert min(weights) >= 0 < max(weights)
        for _ in range(3):
            assert weigh(GAME.sample(position.view(seat), source), seat) == weights


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_add_up_to_one_and_lean_on_public_things_only(seats: int) -> None:
    source = random.Random(seats)
    for position, seat in decisions(seats, 10 + seats):
        chances = values(position)
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)
        assert values(GAME.sample(position.view(seat), source)) == chances
        assert values(GAME.sample(position.view(None), source)) == chances


@pytest.mark.rule("S13")
def test_tiles_that_another_has_seen_are_dealt_anew_and_all_alike() -> None:
    position = looking_at("lower-1-a", "lower-1-d", "lower-1-f")
    play(position, "0 take none")
    assert pile_seen(position, 0, "lower-1")[-3:] == ["lower-1-a", "lower-1-d", "lower-1-f"]
    source = random.Random(1)
    view = position.view(1)
    last = Counter(pile_seen(GAME.sample(view, source), 0, "lower-1")[-1] for _ in range(3000))
    assert len(last) == 6
    assert all(count / 3000 == pytest.approx(1 / 6, abs=0.03) for count in last.values())


@pytest.mark.rule("S3")
def test_a_dealt_tile_has_the_price_that_everybody_saw() -> None:
    position = table(player(), player())
    play(position, "0 green-1", "0 look barricades")
    while position.to_act() == (CHANCE,):
        position.play(CHANCE, position.chances()[0][0])
    play(position, "0 take none")
    while position.to_act() == (CHANCE,):
        position.play(CHANCE, position.chances()[0][0])
    view = position.view(1)
    source = random.Random(1)
    assert len({str(GAME.sample(view, source).to_json()) for _ in range(50)}) > 10
    assert all(GAME.sample(view, source).view(1) == view for _ in range(50))


def test_worlds_come_from_the_view_and_the_source_alone() -> None:
    """Whatever was sampled before, and whatever the truth is behind an equal view."""
    for position, seat in decisions(3, 5)[::8]:
        view = position.view(seat)
        twin = GAME.sample(view, random.Random(9)).view(seat)
        assert twin == view
        first = GAME.sample(view, random.Random(1)).to_json()
        assert GAME.sample(twin, random.Random(1)).to_json() == first
        assert GAME.sample(view, random.Random(1)).to_json() == first


# Sensible choices


@pytest.mark.rule("S17")
def test_a_part_that_fits_is_built() -> None:
    assert likeliest(table(player(yard="lower-1-f"), player())) in ("red-3", "white-3", "green-6")


@pytest.mark.rule("S13")
def test_the_best_part_that_can_be_paid_is_taken() -> None:
    assert likeliest(looking_at("lower-1-a", "lower-1-d", "lower-1-f")) in ("take 2", "take 3")


@pytest.mark.rule("S29")
def test_the_last_part_is_built_at_any_price_by_the_one_who_wins_by_it_only() -> None:
    """The die shows 3, so that "build barricade + galley" costs 3 ducats, and the other spaces to build are taken."""

    def asked(points: int) -> Position:
        return table(
            player(points=points, ducats=3, yard="upper-3-a"),
            player(points=40, markers=3),
            lower=LOWER_FULL,
            upper=UPPER_BUT_ONE,
            die=3,
            taken={"red-3": 1, "white-3": 1},
        )

    assert likely(asked(60))["green-6"] > 0.99
    assert likely(asked(10))["green-6"] < 0.5


@pytest.mark.rule("S27")
def test_a_bid_is_not_higher_than_is_needed_to_be_first() -> None:
    chances = likely(table(player(approvals=9), player(approvals=1), agenda=["bid"]))
    assert max(chances, key=lambda move: chances[move]) in ("bid 1", "bid 2")
    assert chances["bid 9"] < 0.01


@pytest.mark.parametrize(
    ("ignores", "yard", "builds"),
    [
        (1 << GALLEY, "lower-1-f", "build lower-1-f"),
        (1 << GONDOLA, "gondola-8", "build gondola-8"),
        (1 << BARRICADE, "barricade-22", "build barricade-22"),
    ],
)
def test_who_sees_no_worth_in_a_kind_of_tile_does_not_care_to_build_it(ignores: int, yard: str, builds: str) -> None:
    kind = builds.split()[1].split("-")[0].replace("lower", "galley")
    position = table(player(yard=yard), player(), agenda=[f"build 0 {kind}"])
    assert likely(position)[builds] > 0.9
    assert likely(position, ignores=ignores)[builds] == pytest.approx(0.5)


def test_who_sees_no_worth_in_approvals_does_not_bribe() -> None:
    position = table(player(ducats=12), player(approvals=1), agenda=["scheme 0 3"])
    assert choices(position, 0) == ["bribe", "pass"]
    assert likely(position, ignores=IGNORE_APPROVALS)["bribe"] < 0.05


# What a position is worth


@pytest.mark.rule("S31")
def test_a_finished_game_is_won_and_a_shared_win_is_shared() -> None:
    position = table(
        player(points=60, yard="upper-3-f"),
        player(points=40),
        lower=LOWER_FULL,
        upper=UPPER_BUT_ONE,
        agenda=["build 0 galley"],
    )
    play(position, "0 build upper-3-f")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert values(position) == [1, 0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (player(points=9), player(points=3)),
        (player(ducats=9), player(ducats=2)),
        (player(approvals=5), player(approvals=1)),
        (player(markers=5), player(markers=3)),
        (player(yard="lower-1-f"), player(yard="lower-1-a")),
        (player(yard="gondola-8"), player()),
        (player(built="20 21 22"), player(built="23")),
    ],
)
def test_who_has_more_stands_better(better: dict[str, object], worse: dict[str, object]) -> None:
    chances = values(table(better, worse))
    assert chances[0] > 0.5 > chances[1]


# One engine

DIGEST = """
import json
from games.doge_ship.test_policy import decisions, values
from broglio.bots.rollouts import weigh
print(json.dumps([[weigh(position, seat), values(position)] for position, seat in decisions(3, 1)]))
"""


@pytest.mark.skipif(not _engine.is_compiled(), reason="there is no compiled engine to compare with")
def test_compiled_and_interpreted_find_the_same_things_sensible() -> None:
    environment = {**os.environ, "BROGLIO_PURE": "1", "PYTHONPATH": "tests"}
    done = subprocess.run([sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    here = [[weigh(position, seat), values(position)] for position, seat in decisions(3, 1)]
    assert json.loads(done.stdout) == here
