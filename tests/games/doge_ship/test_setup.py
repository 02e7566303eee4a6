"""Material, set-up and preparation (S1 to S6)."""

from __future__ import annotations

import pytest

from broglio.core.protocol import CHANCE, Malformed
from broglio.games.doge_ship import GAME
from broglio.games.doge_ship.rules.material import PILE_NAMES, TABLE_NAMES
from games.doge_ship.table import SET, choices, keys, play, player, refused, seen, table


@pytest.mark.rule("S1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_twelve_ducats_and_five_markers(seats: int) -> None:
    view = seen(GAME.start(seats))
    assert view.points == (0,) * seats
    assert view.ducats == (12,) * seats
    assert view.markers == (5,) * seats


@pytest.mark.rule("S1")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    position = GAME.start(4)
    play(position, ". price gondolas 0", ". price barricades 1")
    assert position.chances() == [(GAME.parse(f"first {seat}"), 1) for seat in range(4)]
    play(position, ". first 2")
    assert seen(position).order == (2, 3, 0, 1)


@pytest.mark.rule("S1")
def test_there_are_no_games_for_one_or_six() -> None:
    for seats in (1, 6):
        with pytest.raises(Malformed, match="2 or 3 or 4 or 5 players"):
            GAME.start(seats)


@pytest.mark.rule("S2", "S5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_dice_and_tables_by_number_of_players(seats: int) -> None:
    position = GAME.start(seats)
    play(position, ". price gondolas 0", ". price barricades 1", ". first 0")
    for name in TABLE_NAMES[: seats + 1]:
        assert position.chances() == [(GAME.parse(f"roll {name} {face}"), 1) for face in range(1, 7)]
        play(position, f". roll {name} 6")
    play(position, ". draw doge-1")
    first = position.to_act()[0]
    spaces = {choice.split("-")[0] for choice in choices(position, first) if "-" in choice}
    assert spaces == set(TABLE_NAMES[: seats + 1])


@pytest.mark.rule("S2")
def test_a_table_without_a_die_is_out_of_the_game() -> None:
    position = table(player(), player())
    assert refused(position, "0 yellow-1") == "S2"


@pytest.mark.rule("S3")
def test_the_price_of_the_top_gondola_and_barricade_is_public_and_nothing_else() -> None:
    position = GAME.start(2)
    play(position, ". price gondolas 0", ". price barricades 1", ". first 0")
    view = seen(position)
    piles = dict(zip(PILE_NAMES, view.piles, strict=True))
    assert [len(pile) for pile in piles.values()] == [6, 6, 6, 6, 6, 6, 14, 26, 16]
    assert piles["gondolas"][0].price == 0
    assert piles["barricades"][0].price == 1
    hidden = [slot for pile in piles.values() for slot in pile if slot.price is None]
    assert len(hidden) == 92 - 2
    assert all(slot.tile is None for slot in hidden)


@pytest.mark.rule("S3")
def test_the_price_on_top_is_drawn_by_how_many_tiles_have_it() -> None:
    prices = {GAME.notate(move): weight for move, weight in GAME.start(2, {"components": SET}).chances()}
    assert prices == {"price gondolas 0": 6, "price gondolas 1": 8}


@pytest.mark.rule("S4", "S17")
@pytest.mark.parametrize(("seats", "sections"), [(2, "112233"), (3, "11122333"), (4, "1112222333"), (5, "11112223333")])
def test_the_galley_grows_with_the_players(seats: int, sections: str) -> None:
    """On the lower level, just a part of the right section fits on each place."""
    for column, section in enumerate(sections):
        lower = " ".join("abcdef"[sections[:i].count(sections[i])] for i in range(column))
        for other in "123":
            one = player(yard=f"lower-{other}-f")
            position = table(one, *[player()] * (seats - 1), lower=lower)
            play(position, "0 white-3")
            assert (f"build lower-{other}-f" in choices(position, 0)) == (other == section)


@pytest.mark.rule("S5")
def test_a_new_doge_tile_covers_the_old_one() -> None:
    position = table(player(), player(), agenda=["roll", "turn-up"])
    happened = play(position, ". roll red 1", ". roll green 5", ". roll white 3", ". draw doge-9")
    assert keys(happened) == ["die-rolled", "die-rolled", "die-rolled", "doge-turned"]
    view = seen(position)
    assert view.dice[:3] == (1, 5, 3)
    assert (view.doge, view.old) == (76 + 8, (76 + 2,))
    assert position.to_act() == (0,)


@pytest.mark.rule("S5")
def test_every_doge_tile_left_is_as_likely_as_the_others() -> None:
    position = table(player(), player(), old="doge-1 doge-2", agenda=["roll", "turn-up"])
    play(position, ". roll red 1", ". roll green 5", ". roll white 3")
    assert position.to_act() == (CHANCE,)
    assert position.chances() == [(GAME.parse(f"draw doge-{number}"), 1) for number in range(4, 17)]


@pytest.mark.rule("S6")
def test_a_doge_tile_has_four_values_zones_and_perhaps_flood_and_inspection() -> None:
    """Doge tile 6 of the test set: both events; tile 3: neither."""
    components = seen(table(player(), player())).components
    assert [components.values[5 * 4 + colour] for colour in range(4)] == [-1, 1, 1, 1]
    assert components.violet[5] == 0b000110
    assert (components.flood[5], components.inspection[5]) == (2, 1)
    assert (components.flood[2], components.inspection[2]) == (-1, 0)
