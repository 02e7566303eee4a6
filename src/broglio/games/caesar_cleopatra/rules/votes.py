"""Votes, exceptional votes and orgies (C15, C17 to C26). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from broglio.games.caesar_cleopatra.rules import ending, events, memory, phases
from broglio.games.caesar_cleopatra.rules.material import (
    CARDS,
    GROUPS,
    INFLUENCE,
    MOST_TOGETHER,
    NO_CARD,
    NUMBERED,
    PHILOSOPHER,
    RESHUFFLE,
    SEATS,
    UNAVERTABLE,
    VOTES,
    value_of,
)

if TYPE_CHECKING:
    from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition


def next_elected(position: CaesarCleopatraPosition) -> i64:
    """The first group with 8 cards that had no exceptional vote this turn, in the order of C2; GROUPS: none."""
    for group in range(GROUPS):
        together = position.cards_at(0, group) + position.cards_at(1, group)
        if together == MOST_TOGETHER and not position.elected >> group & 1:
            return group
    return GROUPS


def is_inevitable(position: CaesarCleopatraPosition) -> bool:
    """Whether the next thing after refilling is an exceptional vote, which nothing can avert any more (C15)."""
    return position.version >= UNAVERTABLE and next_elected(position) < GROUPS


def elect(position: CaesarCleopatraPosition) -> None:
    """The next group with 8 cards has its exceptional vote; after the last, a vote card is turned (C15)."""
    group = next_elected(position)
    if group == GROUPS:
        position.phase = phases.VOTE
        return
    position.elected |= 1 << group
    position.group = group
    position.phase = phases.WINDOW
    position.tell(events.EXCEPTIONAL_VOTE, group)
    turn_up_all(position, group)


def turn_card(position: CaesarCleopatraPosition, vote: i64) -> None:
    """Chance turned the top vote card (C15, C21, C26)."""
    position.deck[vote] -= 1
    position.tell(events.VOTE_TURNED, vote)
    if vote < GROUPS and position.left[vote] == 0:
        position.removed[vote] += 1
        position.tell(events.VOTE_REMOVED, vote)
        return  # the next one is turned instead
    position.turned[vote] += 1
    position.phase = phases.END
    if vote < GROUPS:
        hold_vote(position, vote)
    elif vote == RESHUFFLE:
        reshuffle(position)


def reshuffle(position: CaesarCleopatraPosition) -> None:
    """The rest of the deck and the discarded vote cards become a new deck (C26)."""
    for vote in range(VOTES):
        position.deck[vote] += position.turned[vote]
        position.turned[vote] = 0
    position.tell(events.RESHUFFLED)


def turn_up_all(position: CaesarCleopatraPosition, group: i64) -> None:
    """All influence cards at the group are turned face up and stay so (C17)."""
    for seat in range(SEATS):
        turn_up(position, seat, group)


def turn_up(position: CaesarCleopatraPosition, seat: i64, group: i64) -> None:
    """A player's face-down cards at a group are turned up."""
    row = (seat * GROUPS + group) * INFLUENCE
    cards: i64 = 0
    for card in range(INFLUENCE):
        count = position.down[row + card]
        cards |= count << 4 * card
        position.up[row + card] += count
        position.down[row + card] = 0
    if cards != 0:
        memory.note(position, memory.TURNED, seat, cards << 4 | group)
        position.tell(events.TURNED_UP, seat, group, cards)


def hold_vote(position: CaesarCleopatraPosition, group: i64) -> None:
    """Turn up, count, award the patrician, discard (C17 to C24)."""
    position.tell(events.VOTE_HELD, group)
    turn_up_all(position, group)
    totals_0 = total_at(position, 0, group)
    totals_1 = total_at(position, 1, group)
    position.tell(events.COUNTED, 0, group, totals_0)
    position.tell(events.COUNTED, 1, group, totals_1)
    if totals_0 == totals_1:
        position.tell(events.TIED, group)  # C18: all cards stay
        return
    higher: i64 = 0 if totals_0 > totals_1 else 1
    winner = higher
    if philosophers_at(position, 0, group) != philosophers_at(position, 1, group):
        winner = 1 - higher  # C23
        position.tell(events.TURNED_ROUND, group)
    position.left[group] -= 1
    position.won[winner * GROUPS + group] += 1
    position.tell(events.PATRICIAN_WON, winner, group)
    discard(position, higher, group, highest_at(position, higher, group))
    discard(position, 1 - higher, group, lowest_at(position, 1 - higher, group))
    discard_philosophers(position, group)
    if position.left[group] == 0:
        position.tell(events.GROUP_EMPTY, group)
        discard_all(position, group)  # C21
        end_if_all_won(position)


def total_at(position: CaesarCleopatraPosition, seat: i64, group: i64) -> i64:
    """The sum of a side's values; philosophers count 0 (C18)."""
    row = (seat * GROUPS + group) * INFLUENCE
    sum: i64 = 0
    for card in range(NUMBERED):
        sum += position.up[row + card] * value_of(card)
    return sum


def philosophers_at(position: CaesarCleopatraPosition, seat: i64, group: i64) -> i64:
    """A side's philosophers."""
    return position.up[(seat * GROUPS + group) * INFLUENCE + PHILOSOPHER]


def highest_at(position: CaesarCleopatraPosition, seat: i64, group: i64) -> i64:
    """A side's highest numbered card, or NO_CARD."""
    row = (seat * GROUPS + group) * INFLUENCE
    for back in range(NUMBERED):
        card = NUMBERED - 1 - back
        if position.up[row + card] > 0:
            return card
    return NO_CARD


def lowest_at(position: CaesarCleopatraPosition, seat: i64, group: i64) -> i64:
    """A side's lowest numbered card, or NO_CARD."""
    row = (seat * GROUPS + group) * INFLUENCE
    for card in range(NUMBERED):
        if position.up[row + card] > 0:
            return card
    return NO_CARD


def discard(position: CaesarCleopatraPosition, seat: i64, group: i64, card: i64) -> None:
    """A face-up card at a group goes to its owner's discard; none if there is none (C20)."""
    if card == NO_CARD:
        return
    position.up[(seat * GROUPS + group) * INFLUENCE + card] -= 1
    position.discards[seat * CARDS + card] += 1
    position.tell(events.LOST, seat, group, card)


def discard_philosophers(position: CaesarCleopatraPosition, group: i64) -> None:
    """After a decided vote all philosophers go (C24)."""
    for seat in range(SEATS):
        for _ in range(philosophers_at(position, seat, group)):
            discard(position, seat, group, PHILOSOPHER)


def discard_all(position: CaesarCleopatraPosition, group: i64) -> None:
    """All influence cards at a group, turned up before, are discarded (C21, C31)."""
    for seat in range(SEATS):
        for card in range(INFLUENCE):
            for _ in range(position.up[(seat * GROUPS + group) * INFLUENCE + card]):
                discard(position, seat, group, card)


def end_if_all_won(position: CaesarCleopatraPosition) -> None:
    """The game ends at once when all patricians are won (C34)."""
    for group in range(GROUPS):
        if position.left[group] > 0:
            return
    ending.end(position, ending.ALL_WON)
