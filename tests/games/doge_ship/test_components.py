"""The set of components: what the shipped one keeps, and how faults in a file are told."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

from broglio.core.match import record
from broglio.core.match.match import Match
from broglio.core.protocol import Malformed
from broglio.games.doge_ship import GAME
from broglio.games.doge_ship.data.component_file import read_components, shipped_text
from broglio.games.doge_ship.rules.material import (
    BUILD,
    BUY,
    FIRST_BARRICADE,
    FIRST_GONDOLA,
    FURTHER_TILE,
    TILE_NAMES,
)
from broglio.games.doge_ship.terminal import space_text, tile_text
from broglio.terminal import cli
from games.doge_ship.table import SET

SHIPPED = read_components(shipped_text())


def table_of(number: int) -> list[str]:
    return [space_text(SHIPPED, space) for space in range(6 * number, 6 * number + 6)]


def test_the_known_spaces_are_kept() -> None:
    red = table_of(0)
    assert red[2] == "build a gondola or a galley part"
    assert red[4] == "buy a gondola or a galley part"
    assert red[5] == "replace a galley part"
    assert "build a barricade + a galley part" in table_of(1)
    assert "buy a barricade or a galley part" in [space for number in range(6) for space in table_of(number)]


def test_most_spaces_give_one_thing_and_few_give_both() -> None:
    two = [space for space in range(36) if SHIPPED.space_kinds[space] not in (0, 1, 2, 4) or SHIPPED.space_both[space]]
    both = [space for space in range(36) if SHIPPED.space_both[space]]
    assert len(two) < 18
    assert len(both) < 9


@pytest.mark.rule("S14", "S18")
def test_the_known_tiles_are_kept() -> None:
    names = [tile_text(SHIPPED, tile) for tile in range(len(TILE_NAMES))]
    assert any("(2 points and an approval, red green blue blue, " in name for name in names)
    assert any("(yields 6 ducats" in name for name in names)
    assert any(name.startswith("Barricade 10 (when building: 1 ducat, ") for name in names)
    assert any("(when building: one more gondola, " in name for name in names)
    assert any("High water 4" in name for name in names)
    assert any("approvals, " in name for name in names if name.startswith("Gondola"))
    values = [[SHIPPED.values[doge * 4 + colour] for colour in range(4)] for doge in range(16)]
    assert any(value[:3] == [1, 2, 0] for value in values), "the Doge tile with which the known part scores 5"


@pytest.mark.rule("S14")
def test_prices_are_in_their_ranges() -> None:
    assert {SHIPPED.price[tile] for tile in range(FIRST_GONDOLA)} == set(range(2, 8))
    assert {SHIPPED.price[tile] for tile in range(FIRST_GONDOLA, FIRST_BARRICADE + 26)} == {0, 1}


@pytest.mark.rule("S21")
def test_further_tiles_come_on_buy_and_build_only() -> None:
    for number in range(26):
        if SHIPPED.bonus[number] >= FURTHER_TILE:
            assert SHIPPED.trigger[number] in (BUY, BUILD)


FAULTS = [
    # what is replaced in the file, by what, and what must be said of that line
    ("[tables.red]", "[tables.red", "expected ']' at the end of a table declaration"),
    ('2 = "money 2"', '2 = "money 4"', "tables red 2: 'money 4' is no action; an action is 'buy gondola'"),
    ('1 = "buy gondola"', '1 = "buy palace"', "tables red 1: 'buy palace' is no action"),
    ('2 = "money 2"', "2 = 2", 'tables red 2: must be a text in "quotes"'),
    ('2 = "money 2"\n', "", "tables red: '2' is missing"),
    ('6 = "replacement"', '6 = "replacement"\n7 = "money 2"', "tables red 7: is not known here; 1, 2, 3, 4, 5, 6 is"),
    ('6 = "replacement"', '6 = "money 2"', "every kind of action; 'replacement' is missing"),
    ('4 = "intrigue 1"\n5 = "money 3"', '4 = "money 2"\n5 = "money 3"', "'intrigue 1' is missing"),
    (
        "[tables.yellow]",
        "[tables.orange]",
        "tables orange: is not known here; red, green, white, yellow",
    ),
    ("price = 3, points = 2, approval", "price = 8, points = 2, approval", "b price: must be from 2 to 7, not 8"),
    ("price = 3, points = 2, approval", 'price = "3", points = 2, approval', "b price: must be a whole number"),
    ("points = 1, ", "", "galley lower-1 a: 'points' is missing"),
    ("approval = true", "approval = 1", "galley lower-1 b approval: must be true or false"),
    ('"blue blue green red"', '"blue blue green pink"', "'pink' is not one of red, green, blue, yellow"),
    ('"blue blue green red"', '"blue"', "a galley part has 2 to 4 parameters, not 1"),
    ("[galley.upper-3]", "[galley.upper-4]", "galley upper-4: is not known here"),
    ("8 = { price = 1, ducats = 6 }\n", "", "gondola: '8' is missing"),
    ("8 = { price = 1, ducats = 6 }", "8 = { price = 1 }", "gondola 8: a gondola pays either ducats or approvals"),
    ("8 = { price = 1, ducats = 6 }", "8 = { price = 2, ducats = 6 }", "gondola 8 price: must be from 0 to 1, not 2"),
    ("11 = { price = 0, on", "10 = { price = 0, on", "cannot overwrite a value"),
    ("26 = { price", "27 = { price", "barricade 27: is not known here; 1 to 26 is"),
    ('on = "build", bonus = "1 ducat"', 'on = "sail", bonus = "1 ducat"', "'sail' is not one of buy, build,"),
    ('on = "build", bonus = "1 ducat"', 'on = "build", bonus = "1 house"', "'1 house' is no bonus; a bonus is"),
    ('on = "money", bonus = "1 ducat"', 'on = "money", bonus = "gondola"', "a further tile is a bonus on 'buy' and"),
    ("red = 1, green = 2", "red = 1, green = 20", "doge 1 green: must be from -9 to 9, not 20"),
    ('"lower-1 lower-2"', '"lower-1 lower-9"', "'lower-9' is not one of lower-1, lower-2"),
    ('"lower-1 lower-2"', '"lower-1 lower-1"', "doge 1 violet: a zone stands here twice"),
    ("flood = 4", "flood = -1", "flood: must be from 0 to 26, not -1"),
    ("inspection = true", "inspektion = true", "doge 1 inspektion: is not known here"),
]


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS, ids=[fault[:30] for _, _, fault in FAULTS])
def test_a_fault_in_a_file_is_told_with_its_line(old: str, new: str, fault: str) -> None:
    broken = SET.replace(old, new, 1)
    assert broken != SET
    with pytest.raises(Malformed) as told:
        read_components(broken)
    assert fault in str(told.value)
    found = re.match(r"components line (\d+): ", str(told.value))
    assert found, str(told.value)
    assert _is_near(broken, int(found[1]), SET[: SET.index(old)].count("\n") + 1, old, new)


def _is_near(broken: str, told: int, changed: int, old: str, new: str) -> bool:
    """The line that was changed; for what is missing, the header that it is missing under."""
    if told in (changed, changed + new.count("\n")):
        return True
    if new == "" or "is missing" in new or "replacement" in old or "intrigue" in old:
        return broken.splitlines()[told - 1].startswith("[")
    return False


def test_a_file_that_is_no_set_at_all() -> None:
    for text, fault in (
        ("", "line 1: 'name' is missing"),
        ("name = 3\n", "'tables' is missing"),
        ("x" * 200_000, "has 200000 characters"),
        ("a = " + "[\n" * 5_000, "nested too deeply"),
    ):
        with pytest.raises(Malformed, match=re.escape(fault)):
            read_components(text)


def test_another_set_is_an_option_of_the_table() -> None:
    match = Match(GAME, 2, {"components": SET})
    assert match.options["components"] == SET
    with pytest.raises(Malformed, match="components line"):
        Match(GAME, 2, {"components": SET.replace("points = 1, ", "")})


def test_another_set_comes_from_a_file_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my-set.toml"
    path.write_text(SET, encoding="utf-8")
    contest = ["arena", "doge-ship", "--bots", "random,heuristic", "--games", "2", "--workers", "1", "--json"]
    assert cli.main([*contest, "--components", str(path)]) == 0
    path.write_text(SET.replace("ducats = 6", "ducats = 0"), encoding="utf-8")
    assert cli.main(["play", "doge-ship", "--components", str(path)]) == 2
    line = SET[: SET.index("ducats = 6")].count("\n") + 1
    assert f"components line {line}: gondola 8 ducats: must be from 1 to 20, not 0" in capsys.readouterr().err
    assert cli.main(["play", "doge", "--components", str(path)]) == 2
    assert "Doge has no such option" in capsys.readouterr().err


def test_a_record_names_the_set_by_its_fingerprint_and_carries_it() -> None:
    match = Match(GAME, 2, {"components": SET})
    match.play(-1, GAME.parse("price gondolas 1"))
    written = record.write(record.Record(match))
    assert f"option components text {read_components(SET).digest} {SET.count(chr(10)) + 1}\n" in written
    assert '| name = "a set for tests"\n' in written
    assert record.read(written).match.options["components"] == SET
    for broken, fault in (
        (written.replace("ducats = 6", "ducats = 9"), "is not the one that was named"),
        (written.replace("| [gondola]", "[gondola]"), "expected a line of text behind '|'"),
        (written[: written.index("| [gondola]")], "the text breaks off"),
    ):
        with pytest.raises(Malformed, match=re.escape(fault)):
            record.read(broken)


def test_a_saved_position_carries_another_set_but_only_names_the_shipped_one() -> None:
    shipped = GAME.start(2).to_json()
    assert "components" not in shipped
    assert shipped["set"] == SHIPPED.digest
    other = GAME.start(2, {"components": SET}).to_json()
    assert other["components"] == SET
    assert GAME.from_json(other).to_json() == other
    with pytest.raises(Malformed, match="is another set of components"):
        GAME.from_json({**shipped, "set": read_components(SET).digest})
    with pytest.raises(Malformed, match="but the components given have"):
        GAME.from_json({**other, "set": SHIPPED.digest})


def test_a_view_can_be_sent_to_the_process_in_which_a_bot_thinks() -> None:
    match = Match(GAME, 2, {"components": SET})
    view = match.position.view(0)
    sent = pickle.loads(pickle.dumps(view))
    assert sent == view
    assert sent.components.text == SET


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a" + ".a" * 5000 + " = 1", "components line 1: has more than 200 characters"),
        ("name = 1\n[" + "a." * 5000 + "a]", "components line 2: has more than 200 characters"),
        ("a = " + "9" * 5000, "components line 1: has more than 200 characters"),
        ("#\n" * 10_000 + "#", "components: has 20001 characters; a set needs fewer than 20000"),
    ],
    ids=["a key of many parts", "a header of many parts", "a number of many digits", "a long file"],
)
def test_what_would_keep_the_reader_busy_is_refused(text: str, fault: str) -> None:
    """The first of these took minutes in ten times this length, and a server waits meanwhile."""
    with pytest.raises(Malformed, match=f"^{re.escape(fault)}$"):
        read_components(text)
