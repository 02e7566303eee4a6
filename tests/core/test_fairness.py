"""Chance follows from a seed that was committed to, without favour, and whoever bends it is found out."""

from __future__ import annotations

import hashlib
import hmac
import json
import pickle
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broglio.core import laws
from broglio.core.match import record
from broglio.core.match.fairness import (
    LONGEST_ENTROPY,
    Chances,
    clean_entropy,
    commitment_to,
    is_digest,
    new_seed,
)
from broglio.core.match.match import Match
from broglio.core.protocol import CHANCE, Malformed, registry
from broglio.terminal import cli

GAMES = sorted(registry.games())
BUILT_IN = sorted(registry.built_in())
"""With records of earlier programs, and long enough for many draws."""
SEED = "5b" * 32
OTHER_SEED = "a7" * 32
TABLE = "kq3v8mzr2t"
BEFORE = Path(__file__).parent / "records"
"""Records as earlier programs wrote them."""
PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"


def played(match: Match, entropies: tuple[str, ...], steps: int = 100_000) -> Match:
    chances = Chances(SEED, entropies)
    source = random.Random(7)
    for _ in range(steps):
        match.draw_chances(chances)
        if not laws.step(match, source):
            break
    return match


def fair(game: str, steps: int = 100_000, options: Mapping[str, str] | None = None) -> str:
    """The record of a game by random players with a fair dealer."""
    match = Match(registry.find(game), registry.find(game).seat_counts[0], options)
    entropies = ("seventeen geese", *[""] * (match.seats - 1))
    pledge = record.pledge(SEED, entropies, TABLE, match)
    return record.write(record.Record(played(match, entropies, steps), {0: "Anna"}, pledge))


def commitment_in(text: str) -> str:
    (found,) = re.findall(r"^commitment (\w+)$", text, re.MULTILINE)
    return str(found)


FINISHED = {game: fair(game) for game in GAMES}
COMMITMENT = f"commitment {commitment_in(FINISHED['doge'])}"


def kept(text: str, folder: Path) -> str:
    path = folder / "game.broglio"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_scheme_is_the_one_in_the_books() -> None:
    """Written once more, from the description and not from the code."""
    seed = bytes.fromhex(SEED)
    assert commitment_to(SEED) == hashlib.sha256(b"broglio seed 1" + seed).hexdigest()
    terms = "table kq3v8mzr2t\ngame doge 1\nseats 3\n"
    assert commitment_in(FINISHED["doge"]) == hashlib.sha256(b"broglio table 2" + seed + terms.encode()).hexdigest()
    message = (
        b"broglio chance 1"
        + hashlib.sha256(b"x").digest()
        + hashlib.sha256("né".encode()).digest()
        + (12).to_bytes(8, "big")
        + (0).to_bytes(8, "big")
    )
    number = int.from_bytes(hmac.digest(seed, message, "sha256"), "big")
    assert Chances(SEED, ["x", "né"]).draw([(move, 1) for move in range(10**4)], 12) == number % 10**4


def test_outcomes_come_as_often_as_they_weigh() -> None:
    chances = Chances(SEED, [])
    counts = Counter(chances.draw([(4, 1), (9, 5), (2, 2)], place) for place in range(16_000))
    assert set(counts) == {2, 4, 9}
    for move, weight in ((4, 1), (9, 5), (2, 2)):
        expected = 16_000 * weight / 8
        assert abs(counts[move] - expected) < 5 * expected**0.5


def test_numbers_that_would_favour_some_outcomes_are_cast_away() -> None:
    """With a weight so large that nearly half of all numbers are of no use, the next attempt counts."""
    chances = Chances(SEED, [])
    total = 2**255 + 1

    def number_of(place: int) -> int:
        message = b"broglio chance 1" + place.to_bytes(8, "big") + bytes(8)
        return int.from_bytes(hmac.digest(bytes.fromhex(SEED), message, "sha256"), "big")

    first = [number_of(place) for place in range(40)]
    assert any(number >= total for number in first)
    drawn = [chances.draw([(0, 2**254), (1, total - 2**254)], place) for place in range(40)]
    kept_first = [(0 if number < 2**254 else 1) == move for number, move in zip(first, drawn, strict=True)]
    assert all(same for number, same in zip(first, kept_first, strict=True) if number < total)


def test_the_order_in_which_outcomes_are_listed_does_not_matter() -> None:
    chances = Chances(SEED, [""])
    listed = [(3, 2), (1, 5), (8, 1)]
    assert all(chances.draw(listed, place) == chances.draw(listed[::-1], place) for place in range(50))


def test_seed_place_and_every_addition_count() -> None:
    wide = [(0, 1)] + [(2**k, 2**k) for k in range(60)]
    base = [Chances(SEED, ["a", "b"]).draw(wide, place) for place in range(30)]
    assert len(set(base)) > 1
    for seed, entropies in (
        (SEED[:-1] + "c", ["a", "b"]),
        (SEED, ["ab", ""]),
        (SEED, ["b", "a"]),
        (SEED, ["a", "b", ""]),
    ):
        assert [Chances(seed, entropies).draw(wide, place) for place in range(30)] != base


def test_seeds_are_new_and_whole() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(map(is_digest, seeds))


def test_neither_text_nor_pickle_gives_the_seed_away() -> None:
    chances = Chances(SEED, ["a"])
    pledge = record.pledge(SEED, ["a"], TABLE, Match(registry.find("doge"), 3))
    assert SEED not in repr(chances) + str(chances) + repr(pledge) + repr(vars(chances))
    with pytest.raises(TypeError):
        pickle.dumps(chances)


@given(st.text())
def test_additions_are_kept_in_one_line(text: str) -> None:
    cleaned = clean_entropy(text)
    assert clean_entropy(cleaned) == cleaned
    assert len(cleaned) <= LONGEST_ENTROPY
    assert len(cleaned.splitlines()) <= 1
    cleaned.encode()


# records


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_record_proves_all_its_chance(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = FINISHED[game]
    assert text.startswith(f"broglio record 3\ntable {TABLE}\n")
    assert record.write(record.read(text)) == text
    drawn = len(re.findall(r"^\. ", text, re.MULTILINE))
    assert drawn > 5 or game not in BUILT_IN
    path = kept(text, tmp_path)
    assert cli.main(["verify", path]) == 0
    said = capsys.readouterr().out
    assert f"\n{drawn} draws of chance are proven" in said
    assert f"options are those that table {TABLE} committed to" in said
    assert cli.main(["verify", "--json", "--commitment", commitment_in(text).upper(), path]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["proven"], told["chance"], told["commitment"]) == (drawn, drawn, commitment_in(text))
    assert told["proves terms"]


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_record_from_before_terms_were_committed_to_proves_its_draws_and_says_no_more(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (BEFORE / f"{game}-seed-alone.broglio").read_text(encoding="utf-8")
    assert text.startswith("broglio record 2\ngame ")
    assert commitment_in(text) == commitment_to(SEED)
    assert record.write(record.read(text)) == text
    assert cli.main(["verify", kept(text, tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "draws of chance are proven" in said
    assert "options are not proven" in said
    assert not record.summary(record.read(text))["proves terms"]


def test_one_changed_digit_of_the_components_is_found_out() -> None:
    """With a commitment to the seed alone, more than half of such records passed."""
    components = (Path(__file__).parents[1] / "games" / "doge_ship" / "set.toml").read_text(encoding="utf-8")
    text = fair("doge-ship", options={"components": components})
    start = text.index("| ")
    digits = [place for place in re.finditer(r"\d", text) if start < place.start() < text.index("\nplayer ")]
    source = random.Random(3)
    for place in source.sample(digits, 40):
        other = source.choice("123456789".replace(place.group(), ""))
        changed = text[: place.start()] + other + text[place.end() :]
        block = [line[2:] for line in changed.splitlines() if line.startswith("|")]
        named = re.sub(r"components text \w+", f"components text {record.fingerprint(chr(10).join(block))}", changed)
        with pytest.raises(Malformed):
            record.read(named)


@pytest.mark.parametrize(
    ("old", "new"), [(f"table {TABLE}", "table another"), ("option pile-2 arranged", "option pile-2 shuffled")]
)
def test_other_terms_are_not_those_that_were_committed_to(old: str, new: str) -> None:
    text = fair("caesar-cleopatra")
    assert old in text
    with pytest.raises(Malformed):
        record.read(text.replace(old, new))


@pytest.mark.parametrize("game", BUILT_IN)
def test_while_a_game_is_on_its_record_keeps_the_seed_to_itself(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = fair(game, steps=12)
    assert SEED not in text
    assert is_digest(commitment_in(text))
    assert record.write(record.read(text)) == text
    path = kept(text, tmp_path)
    assert cli.main(["verify", path]) == 0
    assert "No draw of chance is proven yet" in capsys.readouterr().out
    assert cli.main(["verify", "--draws", path]) == 0
    assert json.loads(capsys.readouterr().out)["seed"] is None


def other_chance(text: str) -> tuple[str, int]:
    """The record with one chance move exchanged for another that was possible; and its line."""
    told = record.read(text)
    lines = text.splitlines()
    first = lines.index("") + 1
    for draw in told.match.draws():
        for move, _ in draw.chances:
            changed = [*lines]
            changed[first + draw.place] = f". {told.match.game.notate(move)}"
            if move != draw.move:
                return "\n".join(changed), first + draw.place + 1
    raise AssertionError("there is no other way for chance")


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_draw_is_named_by_its_line(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed, line = other_chance(FINISHED[game])
    assert cli.main(["verify", kept(changed, tmp_path)]) == cli.FAILED
    said = capsys.readouterr().err
    assert f"record line {line}: " in said
    assert "was not drawn here: the seed and the players' entropy give" in said


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (f"seed {SEED}", f"seed {OTHER_SEED}", "record: the seed, the table, the game or an option is not what was"),
        (COMMITMENT, f"commitment {OTHER_SEED}", "record: the seed, the table, the game or an option is not what was"),
        (f"table {TABLE}", "table another", "record: the seed, the table, the game or an option is not what was"),
        (f"table {TABLE}\n", "", "record line 2: expected a line 'table ...', found 'game doge 1'"),
        (COMMITMENT + "\n", "", "record: its line 'commitment ...' is missing"),
        (COMMITMENT, COMMITMENT.upper(), "record line 6: expected 'option KEY VALUE'"),
        (COMMITMENT, "commitment 12", "record line 6: a commitment is 64 digits"),
        (COMMITMENT, f"{COMMITMENT}\n{COMMITMENT}", "record line 7: there is one commitment, not two"),
        (f"seed {SEED}", f"seed {SEED}0", "record line 7: a seed is 64 digits"),
        ("entropy 0 seventeen geese", "entropy 0 seventeen", "was not drawn here: the seed and"),
        ("entropy 0 seventeen geese", "entropy 1 seventeen geese", "was not drawn here: the seed and"),
        ("entropy 0 seventeen geese\n", "", "was not drawn here: the seed and"),
        ("entropy 0 seventeen geese", "entropy 0", "record line 8: expected 'entropy SEAT TEXT'"),
        ("entropy 0 seventeen geese", "entropy x y", "record line 8: 'x' is not a number"),
        ("entropy 0 seventeen geese", "entropy 7 y", "record: entropy 7: there are 3 seats, from 0"),
        ("entropy 0 seventeen geese", "entropy 0 y\nentropy 0 z", "record line 9: there is one entropy of seat 0"),
        ("entropy 0 seventeen geese", f"entropy 0 {'y' * 101}", "record line 8: this entropy is too long"),
        (
            f"broglio record 3\ntable {TABLE}",
            "broglio record 1",
            "record line 5: 'commitment' belongs in records that begin with",
        ),
        (f"broglio record 3\ntable {TABLE}", "broglio record 2", "record: the seed is not what was committed to"),
    ],
)
def test_whatever_is_changed_in_the_head_is_told(old: str, new: str, fault: str) -> None:
    text = FINISHED["doge"]
    assert old in text
    with pytest.raises(Malformed) as error:
        record.read(text.replace(old, new))
    assert fault in str(error.value)


def test_a_seed_may_not_be_read_before_the_end() -> None:
    text = fair("doge", steps=12).replace(COMMITMENT, f"{COMMITMENT}\nseed {SEED}")
    with pytest.raises(Malformed, match="the seed is published when the game is over, and this one is not"):
        record.read(text)


@pytest.mark.parametrize(
    ("noted", "fault"),
    [
        ("00" * 32, f"record: its {COMMITMENT.replace(' ', ' is ')}, not the one that you noted"),
        ("1234", "commitment: is 64 digits"),
    ],
)
def test_a_dealer_who_exchanged_the_seed_is_found_out_by_what_was_noted(
    noted: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify", kept(FINISHED["doge"], tmp_path), "--commitment", noted]) == cli.FAILED
    assert fault in capsys.readouterr().err


def test_a_record_without_a_pledge_proves_nothing_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.write(record.Record(played(Match(registry.find("doge"), 3), ("", "", ""))))
    assert text.startswith("broglio record 1\n")
    path = kept(text, tmp_path)
    assert cli.main(["verify", path]) == 0
    assert "No draw of chance is proven: this record names no seed." in capsys.readouterr().out
    assert cli.main(["verify", path, "--commitment", "00" * 32]) == cli.FAILED
    assert "its commitment is none" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_no_mangled_pledge_crashes_the_reader(game: str, data: st.DataObject) -> None:
    text = fair(game, steps=8) if data.draw(st.booleans(), "running") else FINISHED[game]
    lines = text.splitlines()
    head = lines.index("")
    for _ in range(data.draw(st.integers(1, 3), "changes")):
        number = data.draw(st.integers(3, head), "line")
        word = st.sampled_from(["commitment", "seed", "entropy", "0", "1", "9", SEED, commitment_to(SEED), "|", "#"])
        line = st.lists(word | st.text(max_size=8), max_size=4).map(" ".join)
        lines[number : number + data.draw(st.integers(0, 1), "removed")] = data.draw(st.lists(line, max_size=2))
    try:
        told = record.read("\n".join(lines))
    except Malformed as error:
        assert str(error).startswith("record")
        assert "\n" not in str(error)
    else:
        again = record.write(told)
        assert record.write(record.read(again)) == again
        # What passes with a seed is the game that was played; only names in its head can differ.
        if told.pledge and told.pledge.seed:
            assert [entry.move for entry in told.match.log] == [entry.move for entry in record.read(text).match.log]


# taking back


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_gives_no_second_draw(game: str) -> None:
    """What can be taken back was followed by no draw; and whatever is done instead, what chance did stands."""
    seats = registry.find(game).seat_counts[0]
    chances = Chances(SEED, [""] * seats)
    match = Match(registry.find(game), seats)
    source = random.Random(11)
    drawn: dict[int, int] = {}
    taken_back = 0
    for _ in range(600):
        match.draw_chances(chances)
        for place, entry in enumerate(match.log):
            if entry.seat == CHANCE:
                assert drawn.setdefault(place, entry.move) == entry.move
        assert all(match.log[place].seat == CHANCE for place in drawn), "no draw was ever taken out of the log"
        if match.can_undo() and source.random() < 0.3:
            match.undo()
            taken_back += 1
        elif not laws.step(match, source):
            break
    assert min(len(drawn), taken_back) > 3 or game not in BUILT_IN


# the page that tells it to sceptics


def test_the_verifier_on_the_page_proves_real_records_and_finds_faults(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(program.splitlines()) <= 30
    assert "broglio." not in program.replace(".broglio", "")
    verifier = tmp_path / "sceptic.py"
    verifier.write_text(program, encoding="utf-8")

    def judge(text: str, draws: str) -> subprocess.CompletedProcess[str]:
        given = tmp_path / "draws.json"
        given.write_text(draws, encoding="utf-8")
        command = [sys.executable, "-I", str(verifier), kept(text, tmp_path), str(given)]
        return subprocess.run(command, capture_output=True, text=True)

    for text in (*FINISHED.values(), (BEFORE / "doge-seed-alone.broglio").read_text(encoding="utf-8")):
        draws = json.dumps(record.draws(record.read(text)))
        count = len(json.loads(draws)["draws"])
        assert judge(text, draws).stdout == f"{count} draws proven\n"
        for changed in (
            other_chance(text)[0],
            text.replace("seventeen geese", "seventeen ducks"),
            text.replace(f"seed {SEED}", f"seed {new_seed()}"),
            text.replace(commitment_in(text), new_seed()),
            text.replace("seats ", "seats 0"),
        )[: 5 if "\ntable " in text else 4]:
            done = judge(changed, draws)
            assert done.returncode != 0
            assert "proven" not in done.stdout
