"""What a seat may know of a game of Caesar & Cleopatra, written as numbers straight from a position. Compiled.

The numbers and their order are those of layout.py, which reads them from a view; tests hold the two equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from broglio.games.caesar_cleopatra.rules import memory, moves, phases
from broglio.games.caesar_cleopatra.rules.material import (
    CARDS,
    COPIES,
    GROUPS,
    INFLUENCE,
    MANIPULATIONS,
    MISSIONS,
    NO_CARD,
    NO_DEAL,
    NO_MISSION,
    NOBODY,
    NOT_LAID,
    NUMBERED,
    SEATS,
    VOTES,
)

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition


def fill(position: CaesarCleopatraPosition, seat: i64, row: vec[i16], start: i64) -> i64:
    """Write the fields after the common ones into a row that holds zeros; returns where they end."""
    at = fill_course(position, seat, row, start)
    at = fill_hands(position, seat, row, at)
    at = fill_table(position, seat, row, at)
    at = fill_set_up(position, seat, row, at)
    at = fill_patricians(position, seat, row, at)
    at = fill_unfinished(position, seat, row, at)
    at = fill_unseen(position, seat, row, at)
    at = fill_remembered(position, seat, row, at)
    return fill_remembered(position, 1 - seat, row, at)


def fill_course(position: CaesarCleopatraPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Where the turn stands."""
    phase = position.phase
    row[at] = 1 if position.shuffled else 0
    row[at + 1 + phase] = 1
    row[at + 16 + (position.turn ^ seat)] = 1
    row[at + 18] = 1 if position.played else 0
    row[at + 19] = 1 if position.passed else 0
    at += 20
    if phase == phases.WINDOW or phase == phases.COUNT:
        row[at + position.group] = 1
    at += GROUPS
    for group in range(GROUPS):
        row[at + group] = i16(position.elected >> group & 1)
    at += GROUPS
    row[at + position.under_way] = 1
    at += 4
    if position.card != NO_CARD:
        row[at + position.card] = 1
        row[at + CARDS + position.target] = 1
        row[at + CARDS + GROUPS + position.other_target] = 1
    at += CARDS + GROUPS + INFLUENCE
    if position.dealing != NO_DEAL:
        row[at + (position.dealing ^ seat << 1)] = 1
    at += 4
    row[at] = i16(position.owed[seat])
    row[at + 1] = i16(position.owed[1 - seat])
    row[at + 2] = i16(position.quiet)
    if position.alone != NOBODY:
        row[at + 3 + (position.alone ^ seat)] = 1
    return at + 5


def copy_cards(cards: vec[i64], start: i64, length: i64, row: vec[i16], at: i64) -> i64:
    """A part of a row of counts."""
    for i in range(length):
        row[at + i] = i16(cards[start + i])
    return at + length


def fill_hands(position: CaesarCleopatraPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Hands and piles: the own hand, the other's while a spy sees it (C28), and what the backs tell (C12)."""
    other = 1 - seat
    at = copy_cards(position.hand, seat * CARDS, CARDS, row, at)
    if position.under_way == phases.SPYING and position.turn == seat:
        copy_cards(position.hand, other * CARDS, CARDS, row, at)
    at += CARDS
    row[at] = i16(position.influence_in_hand(seat))
    row[at + 1] = i16(position.manipulations_in_hand(seat))
    row[at + 2] = i16(position.influence_in_hand(other))
    row[at + 3] = i16(position.manipulations_in_hand(other))
    at += 4
    for pile in range(2):
        row[at + pile] = i16(position.pile_size(seat, pile))
        row[at + 2 + pile] = i16(position.pile_size(other, pile))
    at += 4
    drawn = MANIPULATIONS - position.pile_size(seat, 1)
    for i in range(drawn, position.arranged[seat]):
        card = position.order[seat * MANIPULATIONS + i]
        row[at + (i - drawn) * (CARDS - INFLUENCE) + card - INFLUENCE] = 1
    at += MANIPULATIONS * (CARDS - INFLUENCE)
    row[at] = 1 if position.shuffled or position.arranged[seat] == MANIPULATIONS else 0
    row[at + 1] = 1 if position.shuffled or position.arranged[other] == MANIPULATIONS else 0
    at = copy_cards(position.discards, seat * CARDS, CARDS, row, at + 2)
    return copy_cards(position.discards, other * CARDS, CARDS, row, at)


def fill_table(position: CaesarCleopatraPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Influence at the groups."""
    width = GROUPS * INFLUENCE
    at = copy_cards(position.up, seat * width, width, row, at)
    at = copy_cards(position.up, (1 - seat) * width, width, row, at)
    for group in range(GROUPS):
        row[at + group] = i16(position.down_at(seat, group))
        row[at + GROUPS + group] = i16(position.down_at(1 - seat, group))
    return copy_cards(position.down, seat * width, width, row, at + 2 * GROUPS)


def fill_set_up(position: CaesarCleopatraPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Series laid out, choices begun again, missions."""
    row[at] = 1 if position.array[seat] != NOT_LAID else 0
    row[at + 1] = 1 if position.array[1 - seat] != NOT_LAID else 0
    at += 2
    way = position.array[seat]
    if way != NOT_LAID:
        for group in range(GROUPS):
            row[at + group * GROUPS + moves.laid_out(way, group)] = 1
    at += GROUPS * GROUPS
    row[at] = i16(position.restarted[seat])
    at += 1
    for i in range(SEATS):
        mission = position.mission[seat ^ i]
        if mission != NO_MISSION:
            row[at + i] = 1
            if i == 0 or position.ended != 0:
                row[at + SEATS + i * MISSIONS + mission] = 1
    return at + SEATS + SEATS * MISSIONS


def fill_patricians(position: CaesarCleopatraPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """Patricians and vote cards."""
    at = copy_cards(position.won, seat * GROUPS, GROUPS, row, at)
    at = copy_cards(position.won, (1 - seat) * GROUPS, GROUPS, row, at)
    at = copy_cards(position.left, 0, GROUPS, row, at)
    at = copy_cards(position.deck, 0, VOTES, row, at)
    return copy_cards(position.turned, 0, VOTES, row, at)


def fill_unfinished(position: CaesarCleopatraPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """What the player whose turn it is has chosen so far, which nobody else knows."""
    if position.turn == seat:
        copy_cards(position.chosen, 0, CARDS, row, at)
    at += CARDS
    castled: i64 = 0
    for card in range(INFLUENCE):
        castled += position.lifted[card] + position.first[card] + position.second[card]
    row[at] = i16(castled)
    at += 1
    if position.turn == seat:
        copy_cards(position.lifted, 0, INFLUENCE, row, at)
        copy_cards(position.first, 0, INFLUENCE, row, at + INFLUENCE)
        copy_cards(position.second, 0, INFLUENCE, row, at + 2 * INFLUENCE)
    return at + 3 * INFLUENCE


def fill_unseen(position: CaesarCleopatraPosition, seat: i64, row: vec[i16], at: i64) -> i64:
    """The other's cards that lie nowhere in sight, by counting those that do."""
    other = 1 - seat
    is_spying = position.under_way == phases.SPYING and position.turn == seat
    for card in range(CARDS):
        left = COPIES[card] - position.discards[other * CARDS + card]
        if is_spying:
            left -= position.hand[other * CARDS + card]
        if card < INFLUENCE:
            for group in range(GROUPS):
                left -= position.up[(other * GROUPS + group) * INFLUENCE + card]
        row[at + card] = i16(left)
    return at + CARDS


def fill_remembered(position: CaesarCleopatraPosition, owner: i64, row: vec[i16], at: i64) -> i64:
    """Cards seen in a hand that have not come to light since, and how many lie face down since."""
    entries = position.memory
    down = vec[i64]([0] * GROUPS)
    first: i64 = 0
    second: i64 = 0
    for i in range(position.noted):
        entry = entries[i]
        if memory.seat_of(entry) != owner:
            continue
        kind = memory.kind_of(entry)
        detail = memory.detail_of(entry)
        if kind == memory.BEGAN or (kind == memory.SEEN and detail != 0):
            for card in range(CARDS):
                row[at + card] = i16(detail >> 4 * card & 15)
                if kind == memory.BEGAN:
                    row[at + card] = 1 if card < NUMBERED else 0
            for group in range(GROUPS):
                down[group] = 0
        elif kind == memory.SHOWN:
            if row[at + detail] > 0:
                row[at + detail] -= 1
        elif kind == memory.LAID:
            down[detail] += 1
        elif kind == memory.TURNED and down[detail & 15] > 0:
            for card in range(INFLUENCE):
                left = i64(row[at + card]) - (detail >> 4 * card + 4 & 15)
                row[at + card] = i16(left) if left > 0 else 0
            down[detail & 15] = 0
        elif kind == memory.LIFTED:
            first = detail & 15
            second = detail >> 4 & 15
        elif kind == memory.SPLIT:
            castled = down[first] + down[second]
            down[first] = min(castled, detail & 15)
            down[second] = min(castled, detail >> 4 & 15)
    total: i64 = 0
    for group in range(GROUPS):
        total += down[group]
    row[at + CARDS] = i16(total)
    return at + CARDS + 1
