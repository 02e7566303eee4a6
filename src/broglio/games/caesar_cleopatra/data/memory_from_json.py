"""Reads the memory of a position (see memory.py): texts such as `0 laid senators`, `1 shown 3`, `1 turned censors 2 5`.

Where a position brings none, the game is taken up as it lies: nothing is known of hidden cards but their number.
"""

from __future__ import annotations

from broglio.core.kit.reading import Reading
from broglio.games.caesar_cleopatra.data import memory_entries
from broglio.games.caesar_cleopatra.data.memory_entries import Entry
from broglio.games.caesar_cleopatra.rules import memory, phases
from broglio.games.caesar_cleopatra.rules.material import (
    CARD_NAMES,
    CARDS,
    CASTLING,
    COPIES,
    GROUP_NAMES,
    GROUPS,
    INFLUENCE,
    SEATS,
    SPY,
)
from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition

INFLUENCE_CARDS = sum(COPIES[card] for card in range(INFLUENCE))
SIZES = tuple(str(number) for number in range(11))

# By kind of entry: how many groups, numbers and cards follow (None: any number of cards).
SHAPES: dict[str, tuple[int, int, int | None]] = {
    "began": (0, 0, 0),
    "found": (0, int(GROUPS) + 1, 0),
    "drawn": (0, 0, 0),
    "laid": (1, 0, 0),
    "shown": (0, 0, 1),
    "turned": (1, 0, None),
    "lifted": (2, 0, None),
    "split": (0, 2, 0),
    "seen": (0, 0, None),
}


def read_memory(reading: Reading, position: CaesarCleopatraPosition) -> None:
    """Read what was seen into the position; raises Malformed where it does not fit what lies on the table."""
    setting_up = position.phase <= phases.ARRAY
    seen: list[Entry] = []
    if reading.value is not None:
        seen = [_read_entry(item) for item in reading.items(int(memory.ROW))]
    if setting_up:
        if seen:
            raise reading.fault("nothing has been seen before the first turn")
        return
    if not seen:
        seen = [
            memory_entries.read(memory.entry(memory.FOUND, seat, memory.hidden_sizes(position, seat)))
            for seat in range(SEATS)
        ]
        if position.under_way == phases.CASTLING:
            raise reading.fault("must be there while a castling is carried out")
    else:
        for seat in range(SEATS):
            _check(reading, position, seen, seat)
    for entry in seen:
        memory.note(position, entry.kind, entry.seat, memory.detail_of(memory_entries.write(entry)))


def _read_entry(item: Reading) -> Entry:
    match item.text().split():
        case [("0" | "1") as seat, kind, *words] if kind in SHAPES:
            groups, numbers, cards = SHAPES[kind]
            tail = words[groups + numbers :]
            fits = all(word in GROUP_NAMES for word in words[:groups])
            fits = fits and all(word in SIZES for word in words[groups : groups + numbers])
            fits = fits and len(words) >= groups + numbers and all(word in CARD_NAMES for word in tail)
            if fits and (cards is None or len(tail) == cards) and len(tail) <= 10:
                return Entry(
                    list(SHAPES).index(kind),
                    int(seat),
                    tuple(sorted(CARD_NAMES.index(word) for word in tail)),
                    tuple(GROUP_NAMES.index(word) for word in words[:groups]),
                    tuple(int(word) for word in words[groups : groups + numbers]),
                )
    raise item.fault(f"{item.text()[:40]!r} is nothing that can be remembered")


def _check(reading: Reading, position: CaesarCleopatraPosition, seen: list[Entry], seat: int) -> None:
    """See that the entries about one seat begin once, lead to what lies there, and are no more than can be."""
    own = [entry for entry in seen if entry.seat == seat]
    if not own or [entry.kind <= memory.FOUND for entry in own] != [True] + [False] * (len(own) - 1):
        raise reading.fault(f"must begin with 'began' or 'found' for seat {seat}, and have neither again")
    try:
        hand, down, lifted = memory_entries.sizes(own)
    except ValueError as error:
        number = [i for i, entry in enumerate(seen) if entry.seat == seat][int(str(error))]
        raise Reading(reading.value[number], f"{reading.place}[{number}]").fault("cannot have happened") from None
    castled = sum(sum(row) for row in (position.lifted, position.first, position.second))
    expected = (
        position.influence_in_hand(seat),
        [position.down_at(seat, group) for group in range(GROUPS)],
        castled if seat == position.turn else 0,
    )
    if (hand, down, lifted) != expected:
        raise reading.fault(f"leads to other numbers of hidden cards of seat {seat} than lie there")
    for card in range(INFLUENCE, CARDS):
        if memory_entries.remembered(own, seat).cards.count(card) > position.hand[seat * CARDS + card]:
            raise reading.fault(f"{CARD_NAMES[card]!r} was seen in the hand of seat {seat} and is not there")
    _check_numbers(reading, position, own, seat)


def _check_numbers(reading: Reading, position: CaesarCleopatraPosition, own: list[Entry], seat: int) -> None:
    kinds = [entry.kind for entry in own]
    gone = INFLUENCE_CARDS - position.pile_size(seat, 0) - position.influence_in_hand(seat)
    left_hand = sum(entry.kind == memory.LAID or _is_influence_shown(entry) for entry in own)
    manipulations = sum(entry.kind == memory.SHOWN for entry in own) - sum(_is_influence_shown(entry) for entry in own)
    discards = position.discards
    most = {
        "drawn": (kinds.count(memory.DRAWN), INFLUENCE_CARDS - position.pile_size(seat, 0)),
        "laid or shown": (left_hand, gone),
        "shown": (manipulations, sum(discards[seat * CARDS + card] for card in range(INFLUENCE, CARDS))),
        "lifted": (kinds.count(memory.LIFTED), discards[seat * CARDS + CASTLING]),
        "seen": (kinds.count(memory.SEEN), discards[(1 - seat) * CARDS + SPY]),
    }
    for kind, (count, limit) in most.items():
        if count > limit:
            raise reading.fault(f"seat {seat} has {count} entries {kind!r}; the cards allow {limit}")


def _is_influence_shown(entry: Entry) -> bool:
    return entry.kind == memory.SHOWN and entry.cards[0] < INFLUENCE
