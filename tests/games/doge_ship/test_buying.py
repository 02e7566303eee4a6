"""Looking, taking, yards (S13 to S15), and who knows what lies in the piles afterwards."""

from __future__ import annotations

import pytest

from broglio.core.protocol import CHANCE
from broglio.games.doge_ship import GAME
from games.doge_ship.table import choices, keys, pile_seen, play, player, refused, seen, table, yard

LOOK_AT_LOWER_1 = ("0 look lower-1", ". draw lower-1-d", ". draw lower-1-a", ". draw lower-1-f")


@pytest.mark.rule("S13")
def test_look_at_three_take_one_pay_its_price() -> None:
    position = table(player(), player())
    play(position, "0 green-3", *LOOK_AT_LOWER_1)
    assert choices(position, 0) == ["take 1", "take 2", "take 3", "take none"]
    play(position, "0 take 3")
    assert yard(position, 0) == ["lower-1-f"]
    assert seen(position).ducats[0] == 12 - 6


@pytest.mark.rule("S13")
def test_what_is_not_taken_goes_under_the_pile_in_the_order_seen() -> None:
    position = table(player(), player())
    play(position, "0 green-3", *LOOK_AT_LOWER_1, "0 take 2")
    assert pile_seen(position, 0, "lower-1") == [None, None, None, "lower-1-d", "lower-1-f"]


@pytest.mark.rule("S13")
def test_a_look_is_private_and_remembered() -> None:
    """The other player and spectators see who looked where, but not at what."""
    position = table(player(), player())
    happened = play(position, "0 green-3", *LOOK_AT_LOWER_1)
    told_all = [event.key for event in happened if event.visible_to(None)]
    assert told_all == ["space-taken", "looked"]
    assert [event.facts["tile"] for event in happened if event.key == "tile-seen" and event.visible_to(0)] == [
        "lower-1-d",
        "lower-1-a",
        "lower-1-f",
    ]
    assert all(not event.visible_to(1) for event in happened if event.key == "tile-seen")
    assert [slot.tile for slot in seen(position, 1).held] == [None, None, None]
    play(position, "0 take none")
    for other in (1, None):
        assert pile_seen(position, other, "lower-1") == [None] * 6
    assert pile_seen(position, 0, "lower-1")[3:] == ["lower-1-d", "lower-1-a", "lower-1-f"]


@pytest.mark.rule("S13")
def test_two_who_looked_both_remember() -> None:
    position = table(player(), player())
    play(position, "0 green-3", *LOOK_AT_LOWER_1, "0 take none")
    play(
        position, "1 white-2", "1 look lower-1", ". draw lower-1-b", ". draw lower-1-c", ". draw lower-1-e", "1 take 1"
    )
    play(position, "0 red-5", "0 look lower-1")
    assert position.to_act() == (0,), "nothing is drawn: these tiles have been seen before"
    assert [slot.tile for slot in seen(position, 0).held] == [3, 0, 5]
    play(position, "0 take 1")
    assert pile_seen(position, 0, "lower-1") == [None, None, "lower-1-a", "lower-1-f"]
    assert pile_seen(position, 1, "lower-1") == ["lower-1-c", "lower-1-e", None, None]


@pytest.mark.rule("S13")
def test_fewer_than_three_tiles_and_none() -> None:
    parts = ["lower-1-a", "lower-1-b", "lower-1-c", "lower-1-d"]
    few = table(
        player(yard="lower-1-a lower-1-b"),
        player(yard="lower-1-c lower-1-d"),
        player(),
        seat=2,
        piles={"lower-1": [2]},
    )
    play(few, "2 green-3", "2 look lower-1", ". draw lower-1-e", ". draw lower-1-f")
    assert choices(few, 2) == ["take 1", "take 2", "take none"]
    none = table(player(yard=" ".join(parts[:2])), player(yard=" ".join(parts[2:])), player(yard="lower-1-e lower-1-f"))
    play(none, "0 green-3", "0 return lower-1-a", "0 look lower-1")
    assert choices(none, 0) == ["take 1", "take none"], "only the one just put back"


@pytest.mark.rule("S13")
def test_an_empty_pile_offers_nothing() -> None:
    yards = [f"gondola-{i} gondola-{i + 1} gondola-{i + 2} gondola-{i + 3} gondola-{i + 4}" for i in (1, 6)]
    position = table(
        player(yard=yards[0]), player(yard=yards[1]), player(yard="gondola-11 gondola-12 gondola-13 gondola-14"), seat=2
    )
    assert keys(play(position, "2 red-1")) == ["space-taken", "nothing-to-do"]


@pytest.mark.rule("S13")
def test_any_zone_with_tiles_may_be_looked_at_even_a_full_one() -> None:
    position = table(player(), player(), lower="a b")
    play(position, "0 green-3")
    assert "look lower-1" in choices(position, 0)


@pytest.mark.rule("S13")
def test_looking_commits_to_the_pile() -> None:
    position = table(player(), player())
    play(position, "0 green-3", *LOOK_AT_LOWER_1)
    assert refused(position, "0 look lower-2") == "S13"
    assert refused(position, "0 pass") == "S13"


@pytest.mark.rule("S3", "S13")
def test_a_gondola_seen_has_the_price_that_was_shown() -> None:
    """The top gondola costs 1, so it is one of the eight that do; the next may be any of the others."""
    position = table(player(), player())
    play(position, "0 red-1", "0 look gondolas")
    drawn = [GAME.notate(move) for move, _ in position.chances()]
    assert drawn == [f"draw gondola-{number}" for number in (5, 6, 7, 8, 11, 12, 13, 14)]
    play(position, ". draw gondola-8")
    assert len(position.chances()) == 13


@pytest.mark.rule("S3", "S13")
def test_others_remember_the_price_that_they_saw() -> None:
    """The top gondola was seen to cost 1; when it goes under the pile, everybody still knows that."""
    position = table(player(), player())
    play(position, "0 red-1", "0 look gondolas", ". draw gondola-8", ". draw gondola-1", ". draw gondola-5")
    assert position.to_act() == (CHANCE,)
    play(position, ". price gondolas 0", "0 take 2")
    slots = seen(position, 1).piles[6]
    assert [(slot.tile, slot.price) for slot in slots[-2:]] == [(None, 1), (None, None)]
    assert slots[0].price == 0


@pytest.mark.rule("S3", "S13")
def test_the_price_of_a_remembered_tile_shows_when_it_comes_to_the_top() -> None:
    """Only player 0 knows the gondola under the one on top; after that one is gone its price is public."""
    gondolas = [
        {"price": 1},
        {"tile": "gondola-2", "seen_by": [0]},
        {"tile": "gondola-3", "seen_by": [0]},
        {"tile": "gondola-11", "seen_by": [0]},
        {"tile": "gondola-4", "seen_by": [0]},
    ]
    others = ["gondola-1", "gondola-5", "gondola-6", "gondola-7", "gondola-9"]
    position = table(
        player(),
        player(yard=" ".join(others)),
        player(yard="gondola-10 gondola-12 gondola-13 gondola-14"),
        piles={"gondolas": gondolas},
    )
    happened = play(position, "0 red-1", "0 look gondolas", ". draw gondola-8")
    assert [event.facts for event in happened if event.key == "price-seen"] == [{"pile": "gondolas", "price": 1}]
    assert seen(position, 1).piles[6][0] == (None, seen(position, 0).piles[6][0].known, 1)


@pytest.mark.rule("S14")
def test_prices_are_paid_as_printed() -> None:
    for tile, price in (("gondola-8", 1), ("barricade-10", 1)):
        pile = tile.split("-")[0] + "s"
        position = table(player(), player())
        others = {"gondolas": ("gondola-1", "gondola-2"), "barricades": ("barricade-2", "barricade-4")}[pile]
        space = "red-1" if pile == "gondolas" else "green-1"
        play(position, f"0 {space}", f"0 look {pile}", f". draw {tile}", *[f". draw {other}" for other in others])
        play(position, f". price {pile} 0", "0 take 1")
        assert seen(position).ducats[0] == 12 - price


FULL = "gondola-1 gondola-2 gondola-3 gondola-4 barricade-10"


@pytest.mark.rule("S15")
def test_a_full_yard_must_put_a_tile_back_before_looking() -> None:
    position = table(player(yard=FULL), player())
    play(position, "0 green-3")
    assert refused(position, "0 look lower-1") == "S15"
    assert choices(position, 0) == [f"return {tile}" for tile in FULL.split()] + ["pass"]
    play(position, "0 return gondola-2")
    assert refused(position, "0 pass") == "S15"
    play(position, *LOOK_AT_LOWER_1, "0 take none")
    assert yard(position, 0) == ["gondola-1", "gondola-3", "gondola-4", "barricade-10"], "it stays put back"
    assert pile_seen(position, None, "gondolas")[-1] == "gondola-2"


@pytest.mark.rule("S15")
def test_with_two_galley_parts_a_galley_purchase_needs_one_put_back() -> None:
    position = table(player(yard="lower-2-a upper-1-b gondola-1"), player())
    play(position, "0 green-3")
    assert choices(position, 0) == ["return lower-2-a", "return upper-1-b", "pass"]
    assert refused(position, "0 look lower-1") == "S15"
    assert refused(position, "0 return gondola-1") == "S15"


@pytest.mark.rule("S15")
def test_room_made_for_a_galley_part_serves_nothing_else() -> None:
    """Red 5, "buy gondola or galley": a gondola needs no room, so who puts a galley part back buys a galley part."""
    position = table(player(yard="lower-2-a upper-1-b gondola-1"), player())
    play(position, "0 red-5")
    assert choices(position, 0) == ["look gondolas", "return lower-2-a", "return upper-1-b", "pass"]
    play(position, "0 return upper-1-b")
    assert choices(position, 0) == [f"look {level}-{part}" for level in ("lower", "upper") for part in (1, 2, 3)]


@pytest.mark.rule("S15")
def test_a_tile_put_back_that_makes_no_room_for_a_pile_is_the_reason_told() -> None:
    """Not S12: the action is about both kinds, but the tile put back makes room for one of them only."""
    full = table(player(yard="lower-2-a upper-1-b gondola-1 gondola-2 gondola-3"), player())
    play(full, "0 red-5", "0 return gondola-1")
    assert refused(full, "0 look lower-1") == "S15"
    assert refused(full, "0 look barricades") == "S12", "the action was never about these"
    two_parts = table(player(yard="lower-2-a upper-1-b gondola-1"), player())
    play(two_parts, "0 red-5", "0 return upper-1-b")
    assert refused(two_parts, "0 look gondolas") == "S15"


@pytest.mark.rule("S15", "S12")
def test_room_made_in_the_middle_of_both() -> None:
    """White 6, "buy gondola + galley", with two galley parts: one goes back, then a gondola may still be bought."""
    position = table(player(yard="lower-2-a upper-1-b"), player())
    play(position, "0 white-6", "0 return lower-2-a", *LOOK_AT_LOWER_1, "0 take 2")
    assert choices(position, 0) == ["look gondolas", "pass"]


@pytest.mark.rule("S15")
def test_tiles_are_put_back_only_to_make_room() -> None:
    position = table(player(yard="gondola-1"), player())
    play(position, "0 red-1")
    assert refused(position, "0 return gondola-1") == "S15"


@pytest.mark.rule("S15", "S21")
def test_a_bonus_purchase_keeps_to_the_limits_too() -> None:
    """Barricade 22: a further galley part on "buy"."""
    position = table(player(yard="lower-2-a upper-1-b", built="22"), player())
    play(position, "0 red-1")
    assert choices(position, 0) == ["return lower-2-a", "return upper-1-b", "pass"]


@pytest.mark.rule("S15")
def test_yards_and_built_barricades_are_public() -> None:
    position = table(player(yard="gondola-8 lower-1-a", built="10 3"), player())
    for observer in (1, None):
        view = seen(position, observer)
        assert view.yards[0] == (43, 0)
        assert view.built[0] == (59, 52)
