"""What a player who forgets nothing knows of hidden cards, held against a count of all possible worlds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from broglio.core import laws
from broglio.core.protocol import Position
from broglio.games.caesar_cleopatra import GAME
from broglio.games.caesar_cleopatra.data.memory_entries import Entry
from broglio.games.caesar_cleopatra.rules import memory
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView, see_all
from games.caesar_cleopatra.table import Table, lay

Counts = tuple[int, ...]
World = tuple[Counts, Counts, tuple[Counts, ...], Counts]
"""Influence cards by kind: in hand, in pile 1, face down at each group, and lifted by a castling."""

SERIES = (1, 1, 1, 1, 1, 0)
NONE = (0,) * 6
MOST_WORLDS = 15_000


def counts(cards: Iterable[int]) -> Counts:
    row = [0] * 6
    for card in cards:
        if card < 6:
            row[card] += 1
    return tuple(row)


def add(row: Counts, other: Counts, sign: int = 1) -> Counts:
    return tuple(a + sign * b for a, b in zip(row, other, strict=True))


def one(card: int) -> Counts:
    return counts([card])


def put(downs: tuple[Counts, ...], group: int, row: Counts) -> tuple[Counts, ...]:
    return (*downs[:group], row, *downs[group + 1 :])


def parts(row: Counts, size: int) -> Iterator[Counts]:
    """All ways to take so many cards."""
    if not row:
        if size == 0:
            yield ()
        return
    for taken in range(min(row[0], size) + 1):
        for rest in parts(row[1:], size - taken):
            yield (taken, *rest)


def began() -> set[World]:
    from itertools import permutations

    pile = (5, 5, 5, 5, 5, 2)
    return {(SERIES, pile, tuple(one(card) for card in way), NONE) for way in permutations(range(5))}


def after(worlds: set[World], entry: Entry, groups: tuple[int, ...]) -> set[World]:
    """The worlds that are still possible, by brute force."""
    found: set[World] = set()
    for hand, pile, downs, lifted in worlds:
        if entry.kind == memory.DRAWN:
            found |= {(add(hand, one(c)), add(pile, one(c), -1), downs, lifted) for c in range(6) if pile[c]}
        elif entry.kind == memory.LAID:
            group = entry.groups[0]
            found |= {
                (add(hand, one(c), -1), pile, put(downs, group, add(downs[group], one(c))), lifted)
                for c in range(6)
                if hand[c]
            }
        elif entry.kind == memory.SHOWN:
            card = entry.cards[0]
            if card >= 6:
                found.add((hand, pile, downs, lifted))
            elif hand[card]:
                found.add((add(hand, one(card), -1), pile, downs, lifted))
        elif entry.kind == memory.TURNED:
            if downs[entry.groups[0]] == counts(entry.cards):
                found.add((hand, pile, put(downs, entry.groups[0], NONE), lifted))
        elif entry.kind == memory.SEEN:
            if not entry.cards or hand == counts(entry.cards):
                found.add((hand, pile, downs, lifted))
        elif entry.kind == memory.LIFTED:
            taken = add(counts(entry.cards), add(downs[groups[0]], downs[groups[1]]))
            found.add((hand, pile, put(put(downs, groups[0], NONE), groups[1], NONE), taken))
        else:
            assert entry.kind == memory.SPLIT
            for first in parts(lifted, entry.numbers[0]):
                rest = add(lifted, first, -1)
                found.add((hand, pile, put(put(downs, groups[0], first), groups[1], rest), NONE))
    return found


def possible(entries: Iterable[Entry]) -> set[World] | None:
    """All worlds in accord with a memory; None when there are too many to count."""
    worlds: set[World] = set()
    groups: tuple[int, ...] = ()
    for entry in entries:
        if entry.kind == memory.BEGAN:
            worlds = began()
            continue
        groups = entry.groups if entry.kind == memory.LIFTED else groups
        worlds = after(worlds, entry, groups)
        if len(worlds) > MOST_WORLDS:
            return None
    return worlds


def world_of(position: Position, seat: int) -> World:
    view = see_all(position)  # type: ignore[arg-type]  # a position of this game
    hand, down = view.hands[seat], view.down[seat]
    assert hand is not None
    assert down is not None
    assert view.castling is not None
    lifted = [card for part in view.castling for card in part] if seat == view.turn else []
    return counts(hand), counts(view.unseen(seat)), tuple(counts(cards) for cards in down), counts(lifted)


@pytest.mark.rule("C12", "C28", "C29")
@pytest.mark.parametrize("seed", range(120))
def test_sampled_worlds_are_in_accord_with_all_that_was_seen(seed: int) -> None:
    situation = laws.Situation(GAME, 2, (("pile-2", "shuffled"),), seed, 12 + seed % 40)
    for observer in (0, 1, None):
        view = situation.position.view(observer)
        assert isinstance(view, CaesarCleopatraView)
        for seat in {0, 1} - {observer}:
            worlds = possible(entry for entry in view.memory if entry.seat == seat)
            if not worlds:
                continue  # too early, or too many worlds to count
            assert world_of(situation.position, seat) in worlds
            for _ in range(8):
                assert world_of(GAME.sample(view, situation.random), seat) in worlds
            for world in islice(GAME.worlds(view, situation.random), 8):
                assert world_of(world, seat) in worlds


def cards_at(table: Table, eyes: int, place: str) -> set[str]:
    """What may lie at one of Caesar's or Cleopatra's groups, in many sampled worlds."""
    name, group = place.split()
    view = table.position.view(eyes)
    source = random.Random(1)
    return {Table(GAME.sample(view, source)).at(name, group) for _ in range(300)}


def begun() -> Table:
    table = Table(GAME.start(2, {"pile-2": "shuffled"}))
    table.play("chance: mission senators\nchance: mission praetors")
    table.play("Caesar: array 1 2 3 4 5\nCleopatra: array 1 2 3 4 5")
    return table


@pytest.mark.rule("C7", "C12")
def test_the_first_face_down_cards_are_a_series() -> None:
    table = begun()
    assert cards_at(table, 0, "Cleopatra senators") == {"(1)", "(2)", "(3)", "(4)", "(5)"}
    table.play("Cleopatra: up 1 censors\nCleopatra: up 2 censors\nCleopatra: draw 1\nchance: deal 1")
    table.play("Cleopatra: draw 1\nchance: deal 1\nchance: turn praetors")
    assert table.at("Cleopatra", "praetors") == "3", "a tie turns it up"
    assert cards_at(table, 0, "Cleopatra senators") == {"(1)", "(2)", "(4)", "(5)"}


@pytest.mark.rule("C12")
def test_a_card_laid_down_before_the_first_draw_is_no_philosopher() -> None:
    table = begun()
    table.play("Cleopatra: down 3 censors\nCleopatra: draw 1\nchance: deal philosopher\nchance: turn orgy")
    assert not [cards for cards in cards_at(table, 0, "Cleopatra censors") if "P" in cards]
    table.play("Caesar: pass\nCaesar: done\nCleopatra: down philosopher aediles")
    assert [cards for cards in cards_at(table, 0, "Cleopatra aediles") if "P" in cards], "the next one may be"


@pytest.mark.rule("C28")
def test_a_spy_remembers_the_hand_until_it_changes() -> None:
    table = lay("""
        Cleopatra hand: 1 2 3 4 spy
        Caesar hand: 1 5 5 P
        Caesar pile 2: veto wrath
    """)
    table.play("Cleopatra: spy\nCleopatra: take 1\nCaesar: draw 2\nCleopatra: down 1 censors")
    table.play("Cleopatra: draw 1\nchance: deal 1\nCleopatra: draw 1\nchance: deal 1\nchance: turn orgy")
    view = table.position.view(1)
    source = random.Random(1)
    hands = {Table(GAME.sample(view, source)).hand("Caesar") for _ in range(50)}
    assert hands == {"5 5 P veto", "5 5 P wrath"}
    assert table.seen_by("Cleopatra")["players"][0]["seen_in_hand"] == {
        "cards": ["5", "5", "philosopher"],
        "or_down_since": 0,
    }
    assert table.seen_by("spectator")["players"][0]["seen_in_hand"]["cards"] == []
    table.play("Caesar: down 5 censors")
    assert cards_at(table, 1, "Caesar censors") == {"(5)", "(P)"}
    assert table.seen_by("Cleopatra")["players"][0]["seen_in_hand"] == {
        "cards": ["5", "5", "philosopher"],
        "or_down_since": 1,
    }


@pytest.mark.rule("C12", "C28", "C29")
@pytest.mark.parametrize("seed", range(60))
def test_what_a_player_is_sure_of_holds_in_the_true_world(seed: int) -> None:
    situation = laws.Situation(GAME, 2, (), seed, 40 + 5 * seed)
    truth = see_all(situation.position)  # type: ignore[arg-type]  # a position of this game
    for seat in (0, 1):
        view = situation.position.view(1 - seat)
        assert isinstance(view, CaesarCleopatraView)
        hidden = [*(truth.hands[seat] or ()), *(card for cards in truth.down[seat] or () for card in cards)]
        if truth.castling is not None and seat == truth.turn:
            hidden += [card for part in truth.castling for card in part]
        assert Counter(view.remembered(seat).cards) <= Counter(hidden)


@pytest.mark.rule("C29")
def test_after_a_castling_known_cards_lie_at_either_group() -> None:
    table = lay("""
                  | senators | censors
        Cleopatra | 1 2      | 5
        Cleopatra hand: 1 2 3 4 castling
    """)
    table.play("Cleopatra: castling senators censors")
    table.play("Cleopatra: lay 1 senators\nCleopatra: lay 2 censors\nCleopatra: lay 5 censors")
    pairs = set()
    view = table.position.view(0)
    source = random.Random(1)
    for _ in range(100):
        world = Table(GAME.sample(view, source))
        pairs.add((world.at("Cleopatra", "senators"), world.at("Cleopatra", "censors")))
    assert pairs == {("(1)", "(2) (5)"), ("(2)", "(1) (5)"), ("(5)", "(1) (2)")}


@pytest.mark.rule("C12")
def test_a_player_counts_which_cards_of_the_opponent_have_not_been_seen() -> None:
    table = lay("""
                  | senators
        Caesar    | 3 (4)
        Caesar hand: 1 2 spy
        Caesar discard: 1 1 1 1 1 1 3 spy
    """)
    unseen = table.seen_by("Cleopatra")["players"][0]["unseen"]
    assert " ".join(f"{count}×{card}" for card, count in unseen.items()) == (
        "1×1 7×2 5×3 7×4 7×5 2×philosopher 4×assassination 1×spy 2×castling 2×scout 1×wrath 2×veto"
    )


@pytest.mark.rule("C12")
@pytest.mark.parametrize("seed", range(0, 120, 3))
def test_every_possible_world_is_dealt_at_times(seed: int) -> None:
    situation = laws.Situation(GAME, 2, (("pile-2", "shuffled"),), seed, 12 + seed % 40)
    for seat in (0, 1):
        view = situation.position.view(1 - seat)
        assert isinstance(view, CaesarCleopatraView)
        worlds = possible(entry for entry in view.memory if entry.seat == seat)
        if not worlds or len(worlds) > 12:
            continue  # too early, or too many to wait for
        dealt = {world_of(world, seat) for world in islice(GAME.worlds(view, situation.random), 500)}
        assert dealt == worlds
