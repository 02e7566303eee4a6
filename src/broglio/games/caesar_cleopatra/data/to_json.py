"""Positions and views as JSON, the form in which they are saved and passed on.

A view is written like a position, with counts in the place of what the seat does not know. What stands nowhere lies in
the piles and in the vote deck.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from broglio.core.protocol import Json
from broglio.games.caesar_cleopatra.data.from_json import position_from_json
from broglio.games.caesar_cleopatra.data.memory_entries import Entry
from broglio.games.caesar_cleopatra.rules import memory
from broglio.games.caesar_cleopatra.rules.ending import REASONS
from broglio.games.caesar_cleopatra.rules.material import CARD_NAMES, GROUP_NAMES, VOTE_NAMES
from broglio.games.caesar_cleopatra.rules.moves import array as array_move
from broglio.games.caesar_cleopatra.rules.phases import PHASE_NAMES, STAGE_NAMES
from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition
from broglio.games.caesar_cleopatra.text.notation import notate
from broglio.games.caesar_cleopatra.views.holdings import Cards
from broglio.games.caesar_cleopatra.views.view import CaesarCleopatraView, see_all, shown


def position_to_json(position: CaesarCleopatraPosition) -> Json:
    """Everything, pending secret choices included."""
    return _write(see_all(position), lists_memory=True)


def view_to_json(view: CaesarCleopatraView) -> Json:
    """What a seat is shown, with what is asked of it."""
    return _write_view(shown(view), lists_memory=not view.strict)


def memory_to_json(view: CaesarCleopatraView) -> Json:
    """What a seat may know that forgets nothing, with what is asked of it."""
    return _write_view(view, lists_memory=True)


def _write_view(view: CaesarCleopatraView, *, lists_memory: bool) -> Json:
    return {
        "seat": view.seat,
        "to_act": list(view.to_act),
        **_write(view, lists_memory=lists_memory),
        "moves": [notate(move) for move in view.moves],
    }


def _write(view: CaesarCleopatraView, *, lists_memory: bool) -> Json:
    data: Json = {
        "game": "caesar-cleopatra",
        "version": view.version,
        "pile_2": "shuffled" if view.shuffled else "arranged",
        "phase": PHASE_NAMES[view.phase],
        "turn": view.turn,
        "played": view.played,
        "passed": view.passed,
        "group": GROUP_NAMES[view.group],
        "elected": [GROUP_NAMES[group] for group in view.elected],
        "quiet": view.quiet,
        "alone": view.alone,
        "ended": REASONS[view.ended],
        "votes": {"discard": _votes(view.turned_votes), "removed": _votes(view.removed_votes)},
        "players": [_write_player(view, seat, lists_memory) for seat in range(view.seats)],
    }
    if view.strict:
        data["strict"] = True
    if lists_memory:
        data["memory"] = [write_entry(entry) for entry in view.memory]
    if view.card is not None:
        data["manipulation"] = _write_manipulation(view, view.card)
    if view.dealing is not None:
        data["dealing"] = {"seat": view.dealing[0], "pile": view.dealing[1] + 1}
    if view.chosen:
        data["chosen"] = _names(view.chosen)
    return data


def _names(cards: Cards) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _votes(cards: Cards) -> list[str]:
    return [VOTE_NAMES[card] for card in cards]


def _write_manipulation(view: CaesarCleopatraView, card: int) -> Json:
    target, other = view.targets
    data: Json = {"card": CARD_NAMES[card], "stage": STAGE_NAMES[view.stage]}
    name = CARD_NAMES[card]
    if name != "spy":
        data["group"] = GROUP_NAMES[target]
    if name == "castling":
        data["other_group"] = GROUP_NAMES[other]
    if name == "assassination":
        data["target"] = CARD_NAMES[other]
    if view.castling_size and view.castling is None:
        data["cards"] = view.castling_size
    elif view.castling_size and view.castling is not None:
        for part, cards in view.castling._asdict().items():
            data[part] = _names(cards)
    return data


def _write_player(view: CaesarCleopatraView, seat: int, lists_memory: bool) -> Json:
    hand, down, order, mission = view.hands[seat], view.down[seat], view.orders[seat], view.missions[seat]
    array = view.arrays[seat]
    player: Json = {
        "up": {GROUP_NAMES[group]: _names(cards) for group, cards in enumerate(view.up[seat]) if cards},
        "discard": _names(view.discards[seat]),
        "won": {GROUP_NAMES[group]: count for group, count in enumerate(view.won[seat]) if count},
        "owed": view.owed[seat],
    }
    if down is not None:
        player["down"] = {GROUP_NAMES[group]: _names(cards) for group, cards in enumerate(down) if cards}
    else:
        sizes = enumerate(view.down_sizes[seat])
        player["face_down"] = {GROUP_NAMES[group]: count for group, count in sizes if count}
    if hand is not None:
        player["hand"] = _names(hand)
    else:
        player["in_hand"] = {"influence": view.hand_sizes[seat][0], "manipulation": view.hand_sizes[seat][1]}
    if hand is None and lists_memory:
        seen = view.remembered(seat)
        player["seen_in_hand"] = {"cards": _names(seen.cards), "or_down_since": seen.down_since}
    if view.seat is not None or hand is None:
        counts = Counter(view.unseen(seat))
        player["unseen"] = {CARD_NAMES[card]: count for card, count in sorted(counts.items())}
        player["pile_sizes"] = list(view.pile_sizes[seat])
    if order is not None and not view.shuffled:
        player["pile_2"] = _names(order)
    if view.has_mission[seat]:
        player["mission"] = "dealt" if mission is None else GROUP_NAMES[mission]
    if view.has_laid_out[seat]:
        player["array"] = "laid" if array is None else notate(array_move(array))
    if view.restarted[seat]:
        player["restarted"] = True
    return player


@lru_cache(4096)
def write_entry(entry: Entry) -> str:
    """An entry of the memory as text: `0 laid senators`, `1 shown 3`, `1 turned censors 2 5`."""
    words = [str(entry.seat), memory.ENTRY_NAMES[entry.kind]]
    words += [GROUP_NAMES[group] for group in entry.groups]
    words += map(str, entry.numbers)
    return " ".join([*words, *_names(entry.cards)])


__all__ = ["memory_to_json", "position_from_json", "position_to_json", "view_to_json"]
