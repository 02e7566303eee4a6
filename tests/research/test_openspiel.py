"""The games in OpenSpiel: its own tests, and what they do not ask."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.tests import games_sim_test

from broglio.core import laws
from broglio.core.protocol import IllegalMove, Malformed, registry
from broglio.research.openspiel import BroglioState

flags.FLAGS.mark_as_parsed()  # OpenSpiel's tests and its playthroughs look at flags of a command line

GAMES = [
    "broglio_doge",
    "broglio_doge(players=4)",
    "broglio_caesar_cleopatra",
    "broglio_caesar_cleopatra(pile_2=shuffled)",
    "broglio_doge_ship",
    "broglio_doge_ship(players=5)",
]
SMALL = [
    "broglio_caesar_cleopatra(start=veto)",
    "broglio_doge_ship(start=inspection)",
]


def play(state: Any, source: random.Random, steps: int = 1 << 30) -> Any:
    """Play at random, chance by its odds."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(actions, odds)[0])
        else:
            state.apply_action(source.choice(state.legal_actions()))
    return state


def first_decision(game: Any) -> Any:
    """A state in which a player is to act for the first time."""
    source = random.Random(6)
    while True:
        state = game.new_initial_state()
        while state.is_chance_node():
            play(state, source, 1)
        if not state.is_terminal():
            return state


def knows(state: Any, seat: int) -> tuple[Any, ...]:
    """All that OpenSpiel tells a player of a state."""
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.current_player(),
        state.legal_actions() if state.current_player() == seat else None,
    )


# OpenSpiel's own tests


@pytest.mark.parametrize("name", [*SMALL, "broglio_doge", "broglio_caesar_cleopatra", "broglio_doge_ship"])
def test_openspiels_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SMALL + GAMES)
def test_openspiels_simulation_in_python(name: str) -> None:
    numpy.random.seed(7)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def run(case: type[unittest.TestCase]) -> None:
    result = unittest.TextTestRunner(stream=sys.stderr).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.testsRun
    assert result.wasSuccessful()


@pytest.mark.parametrize("name", ["broglio_doge", "broglio_caesar_cleopatra", "broglio_doge_ship"])
def test_openspiels_api_test(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    some = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(  # each of its tests asks for as many tensors as there are states; 40 take a few seconds
        api_test.sample_some_states, "sample_some_states", lambda game, max_states: some(game, max_states // 10)
    )
    numpy.random.seed(7)
    base = api_test.EnforceAPIOnPartialTreeBase
    run(type(name, (base,), {"game": pyspiel.load_game(name), "game_name": name}))


@pytest.mark.parametrize(
    ("name", "states", "information_states"), [(SMALL[0], (47, 148, 224), 76), (SMALL[1], (0, 8, 42), 2)]
)
def test_openspiels_api_test_on_the_full_tree(
    name: str, states: tuple[int, int, int], information_states: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Perfect recall, no overlap between players, zero sum and more, at every state of a small game."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, states)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, information_states)
    base = api_test.EnforceAPIOnFullTreeBase
    run(type(name, (base,), {"game": pyspiel.load_game(name), "game_name": name}))


@pytest.mark.parametrize("name", SMALL)
def test_playthroughs_can_be_generated_and_replayed(name: str, tmp_path: Path) -> None:
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(name, [], seed=5), encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert again == original


# Bots and solvers of OpenSpiel


@pytest.mark.parametrize("name", ["broglio_doge", "broglio_caesar_cleopatra", "broglio_doge_ship", *SMALL])
def test_ismcts_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    source = random.Random(3)
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(3))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4, random_state=numpy.random.RandomState(3))
    state = play(game.new_initial_state(), source, 60 if name not in SMALL else 2)
    for _ in range(6):
        while state.is_chance_node():
            play(state, source, 1)
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", ["broglio_caesar_cleopatra", "broglio_doge_ship", *SMALL])
def test_outcome_sampling_mccfr_runs(name: str) -> None:
    numpy.random.seed(3)
    game = pyspiel.load_game(name)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    state = first_decision(game)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1.0)
    assert set(policy) <= set(state.legal_actions())


# What is hidden


@pytest.mark.parametrize("name", GAMES + SMALL)
def test_a_resampled_state_is_another_one_of_which_the_player_knows_the_same(name: str) -> None:
    """As OpenSpiel's ResampleInfostateTest asks, at some states of a game, for all players."""
    source = random.Random(11)
    state = pyspiel.load_game(name).new_initial_state()
    others = 0
    while not play(state, source, 1 if name in SMALL else 40).is_terminal():
        for seat in range(state.num_players()):
            if not state.is_chance_node():
                other = state.resample_from_infostate(seat, source.random)
                assert knows(other, seat) == knows(state, seat)
                others += str(other) != str(state)
    assert others


@pytest.mark.parametrize("name", GAMES)
def test_nothing_changes_when_what_a_player_cannot_know_is_swapped(name: str) -> None:
    """Two games go different ways wherever a player is not told the difference: all that it is told stays the same."""
    source = random.Random(4)
    game = pyspiel.load_game(name)
    first = game.first_chance
    swapped = 0
    for seat in range(game.num_players()):
        here: Any = play(game.new_initial_state(), source, source.randrange(150))
        there = here.clone()
        for _ in range(40):
            step = laws.step_twins(here.course.position.copy(), there.course.position.copy(), seat, source)
            if step is None:
                break
            actor, move, other = step
            if actor not in (-1, here.course.actor()):
                continue  # the turn-based form: of those who choose at once, the first one does
            for state, code in ((here, move), (there, other)):
                state.apply_action(code - first if actor < 0 else code)
            swapped += move != other
            assert knows(here, seat) == knows(there, seat)
    assert swapped


def test_secret_choices_stay_hidden_until_all_have_chosen() -> None:
    """The turn-based form of a simultaneous choice (D7)."""
    state = first_decision(pyspiel.load_game("broglio_doge"))
    assert state.current_player() == 0
    known = [knows(state.child(ballot), 1) for ballot in state.legal_actions()[::20]]
    assert len(known) > 10
    assert all(one == known[0] for one in known)


def test_an_information_state_tells_histories_apart_that_look_alike_now() -> None:
    """Perfect recall: two ways to one view are two information states, in strings and in tensors."""
    game = pyspiel.load_game("broglio_caesar_cleopatra")
    one, other = game.new_initial_state(), game.new_initial_state()
    parse = registry.find("caesar-cleopatra").parse
    spy, back, veto = (parse(text) for text in ("next spy", "back", "next veto"))
    for action in (spy, back, spy, veto):
        one.apply_action(action)
    for action in (veto, back, spy, veto):
        other.apply_action(action)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert knows(one, 1) == knows(other, 1)


# Parameters, copies, saving


@pytest.mark.parametrize("name", GAMES + SMALL)
def test_states_survive_pickling_with_their_history(name: str) -> None:
    state = play(pyspiel.load_game(name).new_initial_state(), random.Random(2), 5 if name in SMALL else 90)
    again = pickle.loads(pickle.dumps(state))
    assert isinstance(again, BroglioState)
    assert again.history() == state.history()
    assert str(again) == str(state)
    seats = range(state.num_players())
    assert [knows(again, seat) for seat in seats] == [knows(state, seat) for seat in seats]


def test_a_start_and_components_come_from_files(tmp_path: Path) -> None:
    state = play(pyspiel.load_game("broglio_doge").new_initial_state(), random.Random(2), 50)
    path = tmp_path / "start.json"
    path.write_text(str(state), encoding="utf-8")
    assert str(pyspiel.load_game("broglio_doge", {"start": str(path)}).new_initial_state()) == str(state)
    with pytest.raises(Malformed, match="start: is for 3 players, not 4"):
        pyspiel.load_game("broglio_doge", {"start": str(path), "players": 4})
    path.write_text("{", encoding="utf-8")
    with pytest.raises(Malformed, match=r"start .* line 1 column"):
        pyspiel.load_game("broglio_doge", {"start": str(path)})
    with pytest.raises(Malformed, match=r"components: .* cannot be read"):
        pyspiel.load_game("broglio_doge_ship", {"components": str(tmp_path / "none.toml")})
    with pytest.raises(Malformed, match="is for 3 or 4 players, not 5"):
        pyspiel.load_game("broglio_doge", {"players": 5})


def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing() -> None:
    state = pyspiel.load_game("broglio_doge").new_initial_state()
    with pytest.raises(Malformed, match="nothing that can happen here"):
        state.apply_action(99)
    state = first_decision(pyspiel.load_game("broglio_doge"))
    before, history = str(state), state.history()
    with pytest.raises(IllegalMove, match=r"\(D\d+\)"):
        state.apply_action(registry.find("doge").parse("decline"))
    with pytest.raises(Malformed):
        state.apply_action(539)
    assert str(state) == before
    assert state.history() == history
    with pytest.raises(Malformed, match="the game is over"):
        play(state, random.Random(1)).apply_action(0)


def test_a_program_that_uses_them_ends_quietly() -> None:
    """OpenSpiel forgets its games after Python has ended, when nothing of Python may be taken down any more."""
    program = "import pyspiel, broglio.research.openspiel; print(pyspiel.load_game('broglio_doge').num_players())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "3\n", "")
