"""Part 1 of a round: cards and markers (D6 to D10)."""

from __future__ import annotations

import pytest

from broglio.games.doge import GAME
from broglio.games.doge.rules.material import COLOURS
from games.doge.board import lay


@pytest.mark.rule("D6")
@pytest.mark.parametrize(("seats", "times"), [(3, 4), (4, 3)])
def test_markers_are_placed_4_times_with_3_players_and_3_times_with_4(seats: int, times: int) -> None:
    colours = COLOURS[:seats]
    table = lay(f"| {' | '.join(colours)}")
    for number, area in enumerate(["san-marco", "castello", "dorsoduro", "palace"][:times]):
        assert table.turn == " ".join(colours)
        assert table.position.to_json()["placing"] == number
        table.play("\n".join(f"{colour}: {area} {number}" for colour in colours))
    assert "The vote in Cannaregio." in table.said
    assert table.turn == "chance"


@pytest.mark.rule("D7")
def test_cards_are_shown_when_all_have_chosen_and_markers_go_face_down() -> None:
    table = lay("""
                    | red | blue | gold
    """)
    assert table.play("blue: castello 3 3") == ["Blue has voted."]
    assert table.turn == "red gold"
    assert table.play("red: san-marco 0 1 2 3") == ["Red has voted."]
    table.shows("""
                    | red | blue | gold
    """)
    assert table.play("gold: san-marco 2") == [
        "Gold has voted.",
        "Red places 4 markers in San Marco.",
        "Blue places 2 markers in Castello.",
        "Gold places 1 marker in San Marco.",
    ]
    table.shows("""
                    | red     | blue | gold
          san-marco | 0-1-2-3 |      | 2
          castello  |         | 3-3  |
    """)
    table.shows("""
       seen by gold | red     | blue | gold
          san-marco | ????    |      | 2
          castello  |         | ??   |
    """)


@pytest.mark.rule("D7")
def test_a_choice_once_laid_stands() -> None:
    table = lay("""
                    | red | blue | gold
    """)
    table.play("blue: castello 3 3")
    assert table.refused("blue: castello 2") == "You have already voted; wait for the others. (D7)"


@pytest.mark.rule("D8")
def test_a_card_stays_used_until_the_round_ends() -> None:
    table = lay("""
                    | red | blue | gold
          san-marco | 3   | 1    | 1
    """)
    assert (
        table.refused("red: san-marco 1")
        == "You have already used your card of San Marco this round; choose another area. (D8)"
    )
    cards = {GAME.notate(move).split()[0] for move in table.position.moves(0)}
    assert cards == {"cannaregio", "castello", "dorsoduro", "san-polo", "santa-croce", "palace"}


@pytest.mark.rule("D9")
def test_who_has_no_marker_left_plays_no_card() -> None:
    table = lay("""
                    | red     | blue | gold
          san-marco | 0-1-1-2 | 1    | 1
    """)
    assert table.play("red: castello 2 3 3\nblue: castello 1\ngold: castello 1")[-1] == (
        "Red has no marker left and plays no card."
    )
    assert table.turn == "blue gold"
    assert table.refused("red: palace 1").endswith("(D9)")
    table.play("blue: palace 0\ngold: palace 0")
    assert table.turn == "blue gold"
    assert table.position.to_json()["placing"] == 3


@pytest.mark.rule("D9")
def test_who_has_a_marker_left_must_play_a_card_with_at_least_one() -> None:
    table = lay("""
                    | red     | blue | gold
          san-marco | 0-1-1-2 | 1    | 1
          castello  | 2-3     | 1    | 1
    """)
    assert [GAME.notate(move) for move in table.position.moves(0)] == [
        "cannaregio 3", "dorsoduro 3", "san-polo 3", "santa-croce 3", "palace 3",
    ]  # fmt: skip


@pytest.mark.rule("D9", "D6")
def test_when_nobody_has_a_marker_left_the_votes_begin() -> None:
    table = lay("""
                    | red     | blue    | gold
          san-marco | 0-1-1-2 | 0-1-1-2 | 0-1-1-2
    """)
    table.play("red: castello 2 3 3\nblue: castello 2 3 3\ngold: castello 2 3 3")
    assert "The vote in San Marco." in table.said
    assert table.turn == "red"


@pytest.mark.rule("D10")
def test_markers_left_over_have_no_effect() -> None:
    # Red keeps 3, 3 and 2 in hand; in Castello only Blue has a vote.
    table = lay("""
                    | red     | blue | gold
          san-marco | 0-1-1-2 |      |
        > castello  |         | 1    |
    """)
    assert table.said == [
        "The vote in Castello.",
        "Blue shows 1.",
        "Blue: 1 vote in all.",
        "Blue is first in Castello.",
    ]


@pytest.mark.rule("D10", "D8")
def test_cards_and_markers_return_at_the_end_of_the_round() -> None:
    table = lay("""
                      | red     | blue | gold
          cannaregio  | 0-1-1-2 | 3-3  | 1
          castello    | 2-3-3   | 2    |
          dorsoduro   |         | 2    |
          san-polo    |         |      |
          santa-croce |         |      |
          palace      |         |      |
        > san-marco   | reed    | 0    |
    """)
    # Shown markers stay where they are, for all to see, until the round is over.
    table.shows("""
  seen by a spectator | red     | blue | gold
          cannaregio  | 0-1-1-2 | 3-3  | 1
          castello    | 2-3-3   | 2    |
          dorsoduro   |         | 2    |
          san-marco   | reed    | 0    |
    """)
    table.play("red: take book > palace\nred: place 0")
    assert table.said[-1] == "The round is over."
    table.shows("""
                      | red     | blue | gold
          san-marco   | reed    |      |
          palace      | book    |      |
    """)
    fresh = lay("""
                      | red     | blue | gold
    """)
    for seat in range(3):
        assert table.position.moves(seat) == fresh.position.moves(seat)


@pytest.mark.rule("D10")
def test_used_cards_do_not_return_before_the_round_is_over() -> None:
    table = lay("""
                      | red | blue | gold
        > cannaregio  | 0   |      |
          castello    |     | 0    |
    """)
    table.play("chance: turn san-marco")
    table.shows("""
                      | red | blue | gold
          cannaregio  | 0   |      |
          castello    |     | 0    |
    """)
    table.finish_round()
    table.shows("""
                      | red | blue | gold
    """)
