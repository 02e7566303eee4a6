"""Every no cites its rule; what is no move at all is malformed."""

from __future__ import annotations

from functools import partial

import pytest

from broglio.core.protocol import IllegalMove, Malformed
from broglio.games.doge import GAME
from games.doge.board import lay

PLACING = """
                | red | blue | gold
      san-marco | 3   | 1    | 1
"""
FIRST_DECIDES = """
                | red | blue | gold
    > san-marco | h 3 | 1    |
      castello  | h   |      | h
"""
QUARANTIA = """
                | red | blue | gold
    > palace    | 3   | 1    |
"""
TIED = """
                | red | blue | gold
    > palace    | 3   | 3    |
      castello  | hh  | h    |
"""
SECOND_PLACES = FIRST_DECIDES, "red: take book > palace\nred: place 0"
FIRST_MOVES = FIRST_DECIDES, "red: give-up book"
FIRST_PLACES = FIRST_DECIDES, "red: take book > palace"
TIED_MOVES_AGAIN = TIED, "red: move castello > san-polo"
BUILDING = (
    """
                | red   | blue | gold
    > san-marco | hhh 3 |      |
""",
    "red: take book > palace\nred: place 1",
)
BETWEEN_VOTES = """
                | red | blue | gold
    > san-marco |     |      |
"""
GAME_OVER = """
      quiet 7     | red | blue | gold
      cannaregio  |     |      |
      castello    |     |      |
      dorsoduro   |     |      |
      san-marco   |     |      |
      san-polo    |     |      |
      santa-croce |     |      |
    > palace      |     |      |
"""


@pytest.mark.rule("D6", "D7", "D8", "D9", "D11", "D15", "D16", "D17", "D18", "D19", "D21", "D22", "D25", "D26")
@pytest.mark.parametrize(
    ("situation", "line", "words"),
    [
        # who may not move at all
        (PLACING, "green: san-marco 1", "There is no seat 3. (D1)"),
        (GAME_OVER, "red: san-marco 1", "The game is over. (D32)"),
        (BETWEEN_VOTES, "red: place 1", "A voting-order card has to be turned first. (D11)"),
        (FIRST_DECIDES, "blue: take book > palace", "It is red’s turn to decide. (D15)"),
        (SECOND_PLACES, "red: place 1", "It is blue’s turn to decide. (D15)"),
        # ballots
        (PLACING, "red: place 1", "Choose an area and 1 to 4 markers. (D7)"),
        (
            PLACING,
            "red: san-marco 1",
            "You have already used your card of San Marco this round; choose another area. (D8)",
        ),
        (PLACING, "red: castello 3 3", "You have only 0, 1, 1, 2, 2, 3 in hand. (D7)"),
        (FIRST_DECIDES, "red: castello 1", "Markers are placed in part 1 of a round; now the votes are held. (D6)"),
        # cards
        ("| red | blue | gold", "chance: turn castello", "“turn castello”: that card cannot be turned now. (D11)"),
        (FIRST_DECIDES, "chance: turn castello", "“turn castello”: that card cannot be turned now. (D11)"),
        (BETWEEN_VOTES, "chance: turn cannaregio", "“turn cannaregio”: that card cannot be turned now. (D11)"),
        (BETWEEN_VOTES, "chance: stay", "“stay”: that card cannot be turned now. (D11)"),
        # counsellors
        (FIRST_DECIDES, "red: place 1", "First decide whether you take control of the counsellor. (D16)"),
        (
            FIRST_DECIDES,
            "red: take book > san-marco",
            "The Book of San Marco may go anywhere but home; choose another area. (D16)",
        ),
        (
            FIRST_DECIDES,
            "red: take shell > palace",
            "You can decide about the Shell of Castello only in the vote at its home; "
            "now the vote is in San Marco. (D16)",
        ),
        (
            FIRST_DECIDES,
            "red: give-up cap-1",
            "You can decide about the first Cap of the Quarantia only in the vote at its home; "
            "now the vote is in San Marco. (D16)",
        ),
        (
            QUARANTIA,
            "red: take cap-1 > palace",
            "The first Cap of the Quarantia may go anywhere but home; choose another area. (D16)",
        ),
        (
            (QUARANTIA, "red: take cap-1 > castello"),
            "blue: give-up cap-1",
            "The first Cap of the Quarantia has already been decided on in this vote; choose another. (D22)",
        ),
        (
            """
                        | red                          | blue | gold
            > palace    | 3                            |      |
              castello  | reed fish book sword cross   |      |
              san-polo  | shell                        |      |
            """,
            "red: take cap-3 > castello",
            "You have no ring left for the third Cap of the Quarantia; you can only decline control. (D17)",
        ),
        # houses
        (FIRST_MOVES, "red: place 1", "Move a house, or choose to move none. (D18)"),
        (
            FIRST_MOVES,
            "red: move castello > castello",
            "A house moves from one district to another; choose two different ones. (D18)",
        ),
        (
            FIRST_MOVES,
            "red: move san-polo > san-marco",
            "You have no house in San Polo; choose another district. (D18)",
        ),
        (
            FIRST_MOVES,
            "red: move castello > san-polo",
            "In this vote a house moves only out of San Marco or into it. (D18)",
        ),
        (
            TIED_MOVES_AGAIN,
            "red: move san-polo > castello",
            "The second house may not leave San Polo, where the first one arrived; choose another. (D25)",
        ),
        (FIRST_PLACES, "red: stay", "Choose how many houses you place. (D19)"),
        (FIRST_PLACES, "red: build san-marco", "Choose how many houses you place. (D19)"),
        (SECOND_PLACES, "blue: place 2", "The second place brings one house, not two. (D19)"),
        (
            """
                        | red             | blue | gold
            > san-marco | 3 hhhh          | 3    |
              castello  | hhhhhhhhhh      |      |
            """,
            "red: place 2",
            "You have only 1 house left in your supply. (D21)",
        ),
        (
            (
                """
                        | red   | blue          | gold
            > san-marco | 3     | 2 hhh         |
              castello  |       | hhhhhhhhhh    |
                """,
                "red: take book > palace\nred: place 0",
            ),
            "blue: place 2",
            "The second place brings one house, not two. (D19)",
        ),
        # palaces
        (BUILDING, "red: build castello", "You may build only where your house arrived: in San Marco. (D26)"),
        (BUILDING, "red: place 1", "Choose whether you build. (D26)"),
    ],
)
def test_a_refusal_says_why_and_names_the_rule(situation: str | tuple[str, str], line: str, words: str) -> None:
    drawing, script = (situation, "") if isinstance(situation, str) else situation
    table = lay(drawing)
    table.play(script)
    assert table.refused(line) == words


@pytest.mark.rule("D7")
def test_a_second_ballot_is_refused() -> None:
    table = lay(PLACING)
    table.play("red: castello 1")
    assert table.refused("red: castello 1") == "You have already voted; wait for the others. (D7)"


@pytest.mark.rule("D9")
def test_a_ballot_without_markers_is_refused() -> None:
    table = lay("""
                    | red     | blue | gold
          san-marco | 0-1-1-2 | 1    | 1
          castello  | 2-3-3   | 1    | 2
    """)
    assert table.refused("red: palace 1") == "Red has no marker left and plays no card. (D9)"


@pytest.mark.rule("D7")
@pytest.mark.parametrize("move", [-5, -1, 0, 6 * 54, 53, 378, 399, 463, 469, 479, 517, 519, 523, 529, 537, 547, 10**9])
def test_a_number_that_is_no_move_is_malformed(move: int) -> None:
    # 0 and 6 * 54 would be ballots without a marker, 53 one with all seven.
    for drawing in (PLACING, FIRST_DECIDES, GAME_OVER):
        with pytest.raises(Malformed, match=f"{move} is no move of Doge"):
            lay(drawing).position.play(0, move)


NO_MARKER = (
    "san-marco",
    "Choose at least one marker to go with your card. (D9)",
    "Choisissez au moins un marqueur pour accompagner votre carte.",
    "Kies minstens één stemschijf bij je kaart.",
)
FIVE_MARKERS = (
    "san-marco 0 1 1 2 2",
    "Four markers at most go with a card, and you chose 5. Take 1 back. (D7)",
    "Une carte s’accompagne de quatre marqueurs au plus, et vous en avez choisi 5. Retirez-en 1.",
    "Bij een kaart horen hoogstens vier stemschijven, en je koos er 5. Neem er 1 terug.",
)


@pytest.mark.rule("D7", "D9")
@pytest.mark.parametrize(("text", "english", "french", "dutch"), [NO_MARKER, FIVE_MARKERS])
def test_too_few_or_too_many_markers_get_one_precise_refusal(text: str, english: str, french: str, dutch: str) -> None:
    area, *values = text.split()
    view = lay(PLACING).position.view(0)
    sent = {"ballot": ["lay"], "card": [area], "marker": values}
    for read in (partial(GAME.parse, text), partial(GAME.read_form, sent, view)):
        with pytest.raises(IllegalMove) as refused:
            read()
        assert str(refused.value) == english
        assert [GAME.say(refused.value.saying, (), language) for language in ("fr", "nl")] == [french, dutch]


@pytest.mark.rule("D7")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("san-marco x", "'x' is not one of the markers"),
        ("place 3", "'3' is not a number of houses: 0, 1, 2"),
        ("take lion > castello", "'lion' is not a counsellor"),
        ("take shell > lido", "'lido' is not an area"),
        ("move castello > lido", "'lido' is not a district"),
        ("build", "cannot be read; moves look like"),
        ("", "cannot be read; moves look like"),
    ],
)
def test_a_text_that_is_no_move_is_malformed(text: str, fault: str) -> None:
    with pytest.raises(Malformed, match=fault):
        GAME.parse(text)
