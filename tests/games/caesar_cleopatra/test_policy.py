"""What the bots take for sensible: without peeking, and with a club player's eye for votes."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec

from broglio.bots.rollouts import weigh
from broglio.core import laws
from broglio.core.protocol import CHANCE, Position
from broglio.games.caesar_cleopatra import GAME
from games.caesar_cleopatra.table import ACTORS, Table, lay


def likely(table: Table) -> dict[str, float]:
    """The choices of the player who is to act, with their chances."""
    (seat,) = table.position.to_act()
    weights = weigh(table.position, seat)
    moves = [GAME.notate(move) for move in table.position.moves(seat)]
    return {move: weight / sum(weights) for move, weight in zip(moves, weights, strict=True)}


def likeliest(table: Table) -> str:
    chances = likely(table)
    return max(chances, key=lambda move: chances[move])


def chance_of(table: Table, name: str) -> float:
    """A player's chance of winning."""
    values = vec[float]([0.0, 0.0])
    table.position.fill_values(values)
    assert sum(values[seat] for seat in range(2)) == pytest.approx(1)
    return values[ACTORS[name]]


def decisions(seed: int) -> list[tuple[Position, int]]:
    """Positions of a game played at random, each with a seat that has to decide there."""
    found = []
    situation = laws.Situation(GAME, 2, (("pile-2", ("arranged", "shuffled")[seed % 2]),), seed, 0)
    while laws.step(situation.match, situation.random):
        to_act = situation.position.to_act()
        if to_act and to_act[0] != CHANCE and situation.random.random() < 0.2:
            found += [(situation.position.copy(), seat) for seat in to_act]
    return found


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("C12")
def test_no_choice_leans_on_what_the_seat_may_not_know(seed: int) -> None:
    source = random.Random(seed)
    seen = decisions(seed)
    assert len(seen) > 10
    for position, seat in seen:
        weights = weigh(position, seat)
        assert min(weights) >= 0 < max(weights)
        for _ in range(3):
            assert weigh(GAME.sample(position.view(seat), source), seat) == weights


@pytest.mark.rule("C31", "C32")
def test_a_wrath_on_ones_winning_group_is_vetoed_and_on_a_losing_one_is_not() -> None:
    def asked(group: str) -> Table:
        table = lay("""
                      | senators | quaestors
            Caesar    | 5 5 4    | 1
            Cleopatra | 1 2      | 5 5 5
            Cleopatra hand: 1 2 3 4 wrath
            Caesar hand: 1 2 3 4 veto
        """)
        table.play(f"Cleopatra: wrath {group}")
        return table

    assert likely(asked("senators"))["veto"] > 0.9
    assert likely(asked("quaestors"))["veto"] < 0.1


@pytest.mark.rule("C10", "C18")
def test_a_card_goes_where_it_tips_a_vote_not_where_it_cannot_matter() -> None:
    chances = likely(
        lay("""
                  | senators | quaestors | praetors
        Caesar    | 5 5 5 5  | 4         | 1
        Cleopatra | 1        | 2         | 5 5 5
        Cleopatra hand: 3 assassin assassin spy spy
    """)
    )
    assert chances["down 3 quaestors"] > 3 * chances["down 3 senators"]
    assert chances["down 3 quaestors"] > 3 * chances["down 3 praetors"]


@pytest.mark.rule("C23")
def test_a_philosopher_goes_where_one_is_far_behind_and_not_where_one_leads() -> None:
    chances = likely(
        lay("""
                  | senators | quaestors
        Caesar    | 5 5 5 4  | 1
        Cleopatra | 1        | 5 5 4
        Cleopatra hand: P spy spy castling castling
    """)
    )
    assert chances["down philosopher senators"] > 0.5
    assert chances["down philosopher quaestors"] < 0.01


@pytest.mark.rule("C23", "C27")
def test_an_assassination_strikes_the_philosopher_that_turns_a_won_vote_round() -> None:
    table = lay("""
                  | senators | quaestors
        Caesar    | 1 P      | 5 5 5
        Cleopatra | 5 5 4    | 1
        Cleopatra hand: 1 2 3 4 assassin
        Cleopatra pile 2:
        phase: ready
    """)
    assert likeliest(table) == "assassination philosopher senators"


@pytest.mark.rule("C28")
def test_a_spy_takes_the_best_card() -> None:
    table = lay("""
        Caesar hand: 1 2 3 P
        Cleopatra hand: 1 2 3 4 spy
    """)
    table.play("Cleopatra: spy")
    assert likeliest(table) == "take philosopher"


@pytest.mark.rule("C29")
def test_castled_points_go_from_where_they_are_idle_to_where_they_decide() -> None:
    table = lay("""
                  | senators | quaestors
        Caesar    |          | 5
        Cleopatra | 1 3 4    | 2
        Cleopatra hand: 1 2 3 4 castling
    """)
    table.play("Cleopatra: castling senators quaestors")
    while table.options()[0].startswith("lay"):
        table.play(f"Cleopatra: {likeliest(table)}")
    assert 6 <= sum(int(card) for card in table.at("Cleopatra", "quaestors") if card.isdigit()) <= 9


@pytest.mark.rule("C8", "C16")
def test_nobody_passes_with_something_to_place() -> None:
    for seed in range(6):
        for position, seat in decisions(seed):
            chances = likely(Table(position)) if position.to_act() == (seat,) else {}
            if len(chances) > 20:
                assert chances.get("pass", 0) < 0.05
                assert chances.get("back", 0) < 0.01


@pytest.mark.rule("C14")
def test_a_hand_full_of_manipulation_cards_is_filled_up_with_influence() -> None:
    def drawing(hand: str) -> Table:
        table = lay(f"Cleopatra hand: {hand}\nCaesar hand: 1 2 3 4 5")
        table.play("Cleopatra: up 1 senators\nCleopatra: up 2 quaestors")
        if "on" in table.options():
            table.play("Cleopatra: on")
        return table

    assert likeliest(drawing("1 2 spy spy veto")) == "draw 1"
    assert likeliest(drawing("1 2 3 4 5")) == "draw 2"


@pytest.mark.rule("C37")
def test_who_is_ahead_in_patricians_and_groups_is_likelier_to_win() -> None:
    ahead = lay("""
                  | senators | quaestors
        Caesar    | 5 4      | 3
        Cleopatra | 1        | 3
        Caesar won: senators 3, aediles 2
        Cleopatra won: quaestors 1
    """)
    assert chance_of(ahead, "Caesar") > 0.9
    even = lay("turn: Caesar")
    assert 0.5 < chance_of(even, "Caesar") < 0.7


@pytest.mark.rule("C23")
def test_a_philosopher_on_the_table_turns_the_chances_round() -> None:
    plain = "| senators\nCaesar | 5 5 4 (cards)\nCleopatra | 1"
    without, with_one = (lay(plain.replace("(cards)", cards)) for cards in ("", "P"))
    assert chance_of(without, "Caesar") > chance_of(with_one, "Caesar")
