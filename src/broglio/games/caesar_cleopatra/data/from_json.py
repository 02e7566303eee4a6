"""Reads positions from JSON and sees that each is one from which the rules can go on.

Only `game`, `version`, `phase` and the players' hands have to be there: what stands nowhere lies in the piles and in
the vote deck, and all else is as at the beginning of a turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from broglio.core.kit.reading import Reading
from broglio.core.protocol import Json
from broglio.games.caesar_cleopatra.data.check import check
from broglio.games.caesar_cleopatra.data.memory_from_json import read_memory
from broglio.games.caesar_cleopatra.rules import moves, phases
from broglio.games.caesar_cleopatra.rules.ending import REASONS
from broglio.games.caesar_cleopatra.rules.material import (
    CARD_NAMES,
    CARDS,
    CLEOPATRA,
    COPIES,
    FIRST_VERSION,
    GROUP_NAMES,
    GROUPS,
    INFLUENCE,
    MISSIONS,
    PATRICIANS,
    RESHUFFLE,
    SEATS,
    VERSION,
    VETO,
    VOTE_COPIES,
    VOTE_NAMES,
    VOTES,
)
from broglio.games.caesar_cleopatra.rules.phases import PHASE_NAMES, STAGE_NAMES
from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition
from broglio.games.caesar_cleopatra.text.notation import INFLUENCE_NAMES, MANIPULATION_NAMES, parse
from broglio.games.caesar_cleopatra.views.holdings import Cards
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView, Castling, restore

DECK = sum(COPIES[card] for card in range(CARDS))


def position_from_json(data: Json) -> CaesarCleopatraPosition:
    """Read a position; raises Malformed that names the place and the fault."""
    reading = Reading(data)
    reading.fields(
        ("game", "version", "phase", "players"),
        (
            "pile_2",
            "strict",
            "turn",
            "played",
            "passed",
            "group",
            "elected",
            "quiet",
            "alone",
            "ended",
            "votes",
            "memory",
            "manipulation",
            "dealing",
            "chosen",
        ),
    )
    reading["game"].choice(("caesar-cleopatra",))
    version = reading["version"].integer(int(FIRST_VERSION), int(VERSION))
    players = list(reading["players"].items(int(SEATS)))
    if len(players) != SEATS:
        raise reading["players"].fault(f"must be 2 players, not {len(players)}")
    for player in players:
        player.fields(("hand",), ("up", "down", "discard", "won", "owed", "pile_2", "mission", "array", "restarted"))
    shuffled = _has(reading["pile_2"]) and reading["pile_2"].choice(("arranged", "shuffled")) == 1
    turn = reading["turn"].integer(0, 1) if _has(reading["turn"]) else int(CLEOPATRA)
    phase = reading["phase"].choice(PHASE_NAMES)
    hands = tuple(_cards(player["hand"], CARD_NAMES) for player in players)
    up = tuple(_at_groups(player["up"]) for player in players)
    down = tuple(_at_groups(player["down"]) for player in players)
    discards = tuple(_cards(player["discard"], CARD_NAMES) for player in players)
    stage, card, targets, castling = _read_manipulation(reading["manipulation"])
    rests = tuple(
        _rest(players[seat], hands[seat], up[seat], down[seat], discards[seat], castling if seat == turn else None)
        for seat in range(SEATS)
    )
    arrays = tuple(_read_array(player["array"]) for player in players)
    missions = tuple(_read_mission(player["mission"]) for player in players)
    view = CaesarCleopatraView(
        seats=int(SEATS),
        seat=None,
        to_act=(),
        moves=(),
        outcome=None,
        version=version,
        shuffled=shuffled,
        strict=_flag(reading["strict"]),
        phase=phase,
        turn=turn,
        played=_flag(reading["played"]),
        passed=_flag(reading["passed"]),
        group=reading["group"].choice(GROUP_NAMES) if _has(reading["group"]) else 0,
        elected=tuple(sorted(reading["elected"].choices(GROUP_NAMES))) if _has(reading["elected"]) else (),
        stage=stage,
        card=card,
        targets=targets,
        dealing=_read_dealing(reading["dealing"]),
        owed=tuple(player["owed"].integer(0, 5) if _has(player["owed"]) else 0 for player in players),
        quiet=reading["quiet"].integer(0, 4) if _has(reading["quiet"]) else 0,
        alone=reading["alone"].integer(0, 1) if _has(reading["alone"]) else None,
        ended=reading["ended"].choice(REASONS) if _has(reading["ended"]) else 0,
        hands=hands,
        hand_sizes=(),
        pile_sizes=(),
        orders=tuple(
            _read_order(player["pile_2"], rest, shuffled, phase) for player, rest in zip(players, rests, strict=True)
        ),
        is_arranged=(),
        discards=discards,
        up=up,
        down_sizes=tuple(tuple(len(cards) for cards in row) for row in down),
        down=down,
        has_laid_out=tuple(array is not None for array in arrays),
        arrays=arrays,
        restarted=tuple(_flag(player["restarted"]) for player in players),
        has_mission=tuple(mission is not None for mission in missions),
        missions=missions,
        won=_read_won(reading, players),
        turned_votes=(),
        removed_votes=(),
        chosen=_cards(reading["chosen"], CARD_NAMES),
        castling_size=0,
        castling=castling,
        memory=(),
    )
    view = _with_votes(reading, view)
    position = restore(view)
    check(reading, position)
    read_memory(reading["memory"], position)
    return position


def _has(reading: Reading) -> bool:
    return reading.value is not None


def _flag(reading: Reading) -> bool:
    return _has(reading) and reading.boolean()


def _cards(reading: Reading, names: Sequence[str]) -> Cards:
    if not _has(reading):
        return ()
    return tuple(sorted(item.choice(names) for item in reading.items(DECK)))


def _at_groups(reading: Reading) -> tuple[Cards, ...]:
    if not _has(reading):
        return ((),) * int(GROUPS)
    reading.fields((), GROUP_NAMES)
    return tuple(_cards(reading[name], INFLUENCE_NAMES) for name in GROUP_NAMES)


def _rest(
    player: Reading,
    hand: Cards,
    up: tuple[Cards, ...],
    down: tuple[Cards, ...],
    discards: Cards,
    castling: Castling | None,
) -> Counter[int]:
    """What is left for the piles."""
    rest = Counter({card: COPIES[card] for card in range(CARDS)})
    for cards in (hand, discards, *up, *down, *(castling or ())):
        rest.subtract(cards)
    for card, count in rest.items():
        if count < 0:
            raise player.fault(f"{COPIES[card] - count} cards {CARD_NAMES[card]!r}; a player has {COPIES[card]} (C5)")
    return rest


def _read_order(reading: Reading, rest: Counter[int], shuffled: bool, phase: int) -> Cards:
    """Pile 2 from its top; where nothing is said, its cards lie in the order of the card list."""
    pile = Counter({card: count for card, count in rest.items() if card >= INFLUENCE and count > 0})
    if shuffled:
        if _has(reading):
            raise reading.fault("a shuffled pile has no order that anybody knows (C6)")
        return ()
    if not _has(reading):
        return () if phase == phases.ARRANGE else tuple(sorted(pile.elements()))
    order = tuple(item.choice(MANIPULATION_NAMES) + int(INFLUENCE) for item in reading.items(DECK))
    missing = pile - Counter(order)
    surplus = Counter(order) - pile
    if surplus:
        raise reading.fault(f"{CARD_NAMES[next(iter(surplus))]!r} stands here too often: it lies elsewhere (C5)")
    if missing and phase != phases.ARRANGE:
        raise reading.fault(f"{CARD_NAMES[next(iter(missing))]!r} lies nowhere: it belongs into this pile (C6)")
    if phase == phases.ARRANGE and missing.total() == 1:
        raise reading.fault("the thirteenth card follows the twelfth by itself")
    return order


def _read_array(reading: Reading) -> int | None:
    if not _has(reading):
        return None
    move = parse(reading.text())
    if not moves.is_array(move):
        raise reading.fault("is no way to lay out a series; write 'array 3 1 5 2 4'")
    return moves.array_way(move)


def _read_mission(reading: Reading) -> int | None:
    return reading.choice(GROUP_NAMES[:MISSIONS]) if _has(reading) else None


def _read_dealing(reading: Reading) -> tuple[int, int] | None:
    if not _has(reading):
        return None
    reading.fields(("seat", "pile"))
    return reading["seat"].integer(0, 1), reading["pile"].integer(1, 2) - 1


def _read_won(reading: Reading, players: list[Reading]) -> tuple[tuple[int, ...], ...]:
    rows = []
    for player in players:
        won = player["won"]
        if _has(won):
            won.fields((), GROUP_NAMES)
        row = [won[name].integer(0, 5) if _has(won) and _has(won[name]) else 0 for name in GROUP_NAMES]
        rows.append(tuple(row))
    for group, name in enumerate(GROUP_NAMES):
        total = sum(row[group] for row in rows)
        if total > PATRICIANS[group]:
            raise reading["players"].fault(f"{total} {name} won; there are {PATRICIANS[group]} (C2)")
    return tuple(rows)


def _read_manipulation(reading: Reading) -> tuple[int, int | None, tuple[int, int], Castling]:
    """Stage, card, targets, and the cards of a castling."""
    nothing = Castling((), (), ())
    if not _has(reading):
        return int(phases.NO_STAGE), None, (0, 0), nothing
    reading.fields(("card", "stage"), ("group", "other_group", "target", "lifted", "first", "second"))
    card = reading["card"].choice(MANIPULATION_NAMES) + int(INFLUENCE)
    if card == VETO:
        raise reading["card"].fault("a veto is never under way: it is played at once (C32)")
    stage = reading["stage"].choice(STAGE_NAMES)
    name = CARD_NAMES[card]
    wanted = {"spy": (), "castling": ("group", "other_group"), "assassination": ("group", "target")}
    fields = wanted.get(name, ("group",))
    for field in ("group", "other_group", "target"):
        if _has(reading[field]) != (field in fields):
            raise reading[field].fault(f"{'is missing' if field in fields else 'does not go'} with {name}")
    target = reading["group"].choice(GROUP_NAMES) if "group" in fields else 0
    other = 0
    if "other_group" in fields:
        other = reading["other_group"].choice(GROUP_NAMES)
        if other <= target:
            raise reading["other_group"].fault("must come after the first group in the order of C2")
    if "target" in fields:
        other = reading["target"].choice(INFLUENCE_NAMES)
    parts = (_cards(reading[part], INFLUENCE_NAMES) for part in ("lifted", "first", "second"))
    return stage, card, (target, other), Castling(*parts)


def _with_votes(reading: Reading, view: CaesarCleopatraView) -> CaesarCleopatraView:
    votes = reading["votes"]
    if not _has(votes):
        return view
    votes.fields((), ("discard", "removed"))
    turned, removed = _cards(votes["discard"], VOTE_NAMES), _cards(votes["removed"], VOTE_NAMES)
    count = Counter((*turned, *removed))
    for vote in range(VOTES):
        if count[vote] > VOTE_COPIES[vote]:
            raise votes.fault(f"{count[vote]} cards {VOTE_NAMES[vote]!r}; there are {VOTE_COPIES[vote]} (C3)")
    if count[RESHUFFLE]:
        raise votes.fault("the card 'reshuffle' goes back into the deck when it is turned (C26)")
    for vote in removed:
        if vote >= GROUPS or view.left(vote):
            raise votes["removed"].fault(f"{VOTE_NAMES[vote]!r} leaves the game only when its group is empty (C21)")
    return replace(view, turned_votes=turned, removed_votes=removed)
