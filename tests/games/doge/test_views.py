"""What a seat and a spectator see, and what they do not (D33, D10, D7)."""

from __future__ import annotations

import pytest

from broglio.games.doge import GAME
from games.doge.board import Table, lay

EVERYBODY = ["red", "blue", "gold", "a spectator"]


def hands(table: Table, eyes: str) -> list[int | None]:
    """For each player how many markers in hand this observer is told to be hidden; None: the hand is the own."""
    return [player.get("in_hand") for player in table.seen_by(eyes)["players"]]


@pytest.mark.rule("D33", "D7")
def test_markers_lie_face_down_for_all_but_their_owner() -> None:
    table = lay("""
                      | red     | blue  | gold
          san-marco   | 0-3     | 1     |
          castello    |         | 2-3-3 | 1-1-2
          palace      | 1       |       | 0
    """)
    table.shows("""
          seen by red | red     | blue  | gold
          san-marco   | 0-3     | ?     |
          castello    |         | ???   | ???
          palace      | 1       |       | ?
    """)
    table.shows("""
         seen by blue | red     | blue  | gold
          san-marco   | ??      | 1     |
          castello    |         | 2-3-3 | ???
          palace      | ?       |       | ?
    """)
    table.shows("""
  seen by a spectator | red     | blue  | gold
          san-marco   | ??      | ?     |
          castello    |         | ???   | ???
          palace      | ?       |       | ?
    """)


@pytest.mark.rule("D33", "D10")
def test_markers_are_shown_at_their_vote_and_stay_public_until_the_round_ends() -> None:
    table = lay("""
                      | red     | blue  | gold
        > san-marco   | 0-3     | 1     |
          castello    |         | 2-3-3 | 1-1-2
          palace      | 1       |       | 0
    """)
    for eyes in ("gold", "a spectator"):
        own = ["1-1-2", "0"] if eyes == "gold" else ["???", "?"]
        table.shows(f"""
       seen by {eyes} | red     | blue  | gold
          san-marco   | 0-3     | 1     |
          castello    |         | ???   | {own[0]}
          palace      | ?       |       | {own[1]}
        """)
    table.play("red: take book > palace\nred: place 0\nblue: place 0")
    table.turn_card()
    table.shows("""
  seen by a spectator | red     | blue  | gold
          san-marco   | 0-3     | 1     |
          castello    |         | 2-3-3 | 1-1-2
          palace      | ? book  |       | ?
    """)


@pytest.mark.rule("D10", "D33")
def test_markers_never_placed_are_never_shown() -> None:
    table = lay("""
                      | red     | blue    | gold
          castello    |         |         |
          dorsoduro   |         |         |
          cannaregio  |         |         |
          san-polo    |         |         |
          santa-croce |         |         |
          palace      | 0-2     |         | 2-3
        > san-marco   | 1 sword | 0-1-1-2 | 1
    """)
    assert hands(table, "a spectator") == [4, 3, 4]
    assert hands(table, "red") == [None, 3, 4]
    told = [event.to_json() for event in table.events]
    table.play("blue: take book > palace\nblue: place 0\nred: place 0")
    assert table.said[-1] == "The round is over."
    told += [event.to_json() for event in table.events]
    # Nothing but what lay in San Marco was ever told, and now all hands are full and hidden again.
    assert [entry["facts"]["markers"] for entry in told if "markers" in entry["facts"]] == [(1,), (0, 1, 1, 2), (1,)]
    assert hands(table, "a spectator") == [7, 7, 7]
    assert hands(table, "blue") == [7, None, 7]


@pytest.mark.rule("D33", "D7")
def test_a_laid_ballot_is_known_to_its_owner_only_until_all_have_chosen() -> None:
    table = lay("""
                      | red     | blue  | gold
    """)
    table.play("red: san-marco 0 3")
    ballots = {eyes: table.seen_by(eyes)["players"][0]["ballot"] for eyes in EVERYBODY}
    assert ballots == {"red": "san-marco 0 3", "blue": "laid", "gold": "laid", "a spectator": "laid"}
    (chosen,) = [event for event in table.events if not event.visible_to(None)]
    assert GAME.say(chosen, ["Anna", "Bice", "Carla"]) == "Your vote: San Marco with 0, 3."
    assert [chosen.visible_to(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    for eyes in EVERYBODY:
        table.shows(f"""
            seen by {eyes} | red     | blue  | gold
        """)


@pytest.mark.rule("D33")
def test_a_player_cannot_tell_apart_worlds_that_differ_in_what_is_hidden() -> None:
    worlds = [
        lay(f"""
                      | red     | blue         | gold
          san-marco   | 0-3     | {hidden[0]}  |
          castello    |         | {hidden[1]}  | 1-1-2
          palace      | 1       |              | 0
        """)
        for hidden in (("3", "0-1"), ("1", "2-3"))
    ]
    for seat in (0, 2, None):
        assert worlds[0].position.view(seat) == worlds[1].position.view(seat)
    assert worlds[0].position.view(1) != worlds[1].position.view(1)


@pytest.mark.rule("D33")
def test_an_area_with_a_0_marker_looks_like_one_with_a_3() -> None:
    views = [
        lay(f"""
                      | red      | blue | gold
          san-marco   | {value}  | 2    | 1
        """).position.view(1)
        for value in (0, 3)
    ]
    assert views[0] == views[1]


@pytest.mark.rule("D33")
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_the_map_the_counsellors_and_the_turned_cards_are_public(eyes: str) -> None:
    table = lay("""
                      | red     | blue      | gold
          san-polo    |         |           |
        > san-marco   | hhh P   | h PP      | cap-1
          castello    | hh      | sword     | book
          palace      |         | reed fish |
    """)
    table.shows(f"""
       seen by {eyes} | red     | blue      | gold
          san-marco   | hhh P   | h PP      | cap-1
          castello    | hh      | sword     | book
          palace      |         | reed fish |
    """)
    seen = table.seen_by(eyes)
    assert seen["brown"][:4] == ["san-polo", "san-marco", "castello", "palace"]
    assert seen["to_act"] == [2]


@pytest.mark.rule("D33", "D5")
def test_blue_cards_are_seen_when_they_are_turned_and_not_before() -> None:
    table = lay("""
                      | red     | blue      | gold
          san-polo    |         |           |
        > san-marco   |         |           |
    """)
    before = len(table.seen_by("red")["blue"])
    table.play("chance: turn palace")
    for eyes in EVERYBODY:
        assert table.seen_by(eyes)["blue"][before:] == ["palace"]


@pytest.mark.rule("D33")
def test_only_the_player_who_is_to_act_is_shown_moves() -> None:
    table = lay("""
                      | red     | blue      | gold
        > san-marco   | 1       | 1         |
    """)
    assert table.seen_by("red")["moves"] == ["place 0", "place 1", "place 2"]
    for eyes in ("blue", "gold", "a spectator"):
        assert table.seen_by(eyes)["moves"] == []
