"""Whether a position read from outside is one from which the rules can go on."""

from __future__ import annotations

from broglio.core.kit.reading import Reading
from broglio.core.protocol import CHANCE
from broglio.games.caesar_cleopatra.rules import choices, course, ending, phases
from broglio.games.caesar_cleopatra.rules.manipulation import may_be_vetoed
from broglio.games.caesar_cleopatra.rules.material import (
    ASSASSINATION,
    CARD_NAMES,
    CARDS,
    CASTLING,
    CLEOPATRA,
    GROUP_NAMES,
    GROUPS,
    HAND_SIZE,
    MANIPULATIONS,
    MOST_OWN,
    MOST_TOGETHER,
    NO_CARD,
    NO_MISSION,
    NOBODY,
    NUMBERED,
    SCOUT,
    SEAT_NAMES,
    SEATS,
    SERIES,
    SPY,
    WRATH,
)
from broglio.games.caesar_cleopatra.rules.phases import PHASE_NAMES
from broglio.games.caesar_cleopatra.rules.position import CaesarCleopatraPosition

SETTING_UP = (phases.ARRANGE, phases.MISSIONS, phases.ARRAY)
WITH_MANIPULATION = (phases.PLACE, phases.SECOND, phases.HOLD, phases.READY, phases.WINDOW)


def check(reading: Reading, position: CaesarCleopatraPosition) -> None:
    """Raises Malformed where the parts of a position do not go together."""
    _check_groups(reading, position)
    _check_end(reading, position)
    if position.phase in SETTING_UP:
        _check_set_up(reading, position)
    else:
        _check_hands(reading, position)
        _check_turn(reading, position)
        _check_manipulation(reading, position)
        _check_drawing(reading, position)
    _check_somebody_acts(reading, position)


def _check_groups(reading: Reading, position: CaesarCleopatraPosition) -> None:
    """C11 and C21."""
    for group, name in enumerate(GROUP_NAMES):
        sides = [position.cards_at(seat, group) for seat in range(SEATS)]
        for seat, count in enumerate(sides):
            if count > MOST_OWN:
                raise reading["players"].fault(f"{SEAT_NAMES[seat]} has {count} cards at {name}; the most is 5 (C11)")
        if sum(sides) > MOST_TOGETHER:
            raise reading["players"].fault(f"{sum(sides)} cards lie at {name}; the most is 8 (C11)")
        if sum(sides) and position.left[group] == 0:
            raise reading["players"].fault(f"cards lie at {name}, where no patrician is left (C21)")


def _check_end(reading: Reading, position: CaesarCleopatraPosition) -> None:
    all_won = not any(position.left[group] for group in range(GROUPS))
    if all_won != (position.ended == ending.ALL_WON):
        raise reading["ended"].fault("the game ends just when all patricians are won (C34)")
    if not position.ended:
        return
    if not all_won and (ending.reason_to_end(position) != position.ended or position.phase != phases.END):
        raise reading["ended"].fault("the position gives no such reason to end (C34 to C36)")
    waiting = position.under_way or position.dealing >= 0 or any(position.owed[seat] for seat in range(SEATS))
    if waiting or position.phase in SETTING_UP:
        raise reading["ended"].fault("the last turn is not over")


def _check_set_up(reading: Reading, position: CaesarCleopatraPosition) -> None:
    """C4 to C7: nothing has been played."""
    for seat in range(SEATS):
        player = reading["players"].value[seat]
        hand = [position.hand[seat * CARDS + card] for card in range(CARDS)]
        if hand != [SERIES if card < NUMBERED else 0 for card in range(CARDS)]:
            raise reading["players"].fault(f"{SEAT_NAMES[seat]} begins with two series 1-5 in hand (C6, C7)")
        for field in ("up", "down", "discard", "won", "owed"):
            if player.get(field):
                raise reading["players"].fault(f"{field!r} of {SEAT_NAMES[seat]} must be empty before the first turn")
        has_mission = position.mission[seat] != NO_MISSION
        wanted = position.phase == phases.ARRAY
        if has_mission != wanted and not (position.phase == phases.MISSIONS and seat == 0):
            raise reading["players"].fault("missions are dealt after the piles are arranged, Caesar's first (C7)")
        if position.array[seat] >= 0 and position.phase != phases.ARRAY:
            raise reading["players"].fault("a series is laid out after the missions are dealt (C7)")
    arranged = [position.shuffled or position.arranged[seat] == MANIPULATIONS for seat in range(SEATS)]
    if all(arranged) == (position.phase == phases.ARRANGE):
        raise reading["phase"].fault("piles are arranged first, then missions are dealt (C7)")
    for field in ("played", "passed", "elected", "quiet", "manipulation", "dealing", "chosen", "votes"):
        value = reading[field].value
        if value and value != {"discard": [], "removed": []}:
            raise reading[field].fault("must be empty before the first turn")
    if position.alone != NOBODY:
        raise reading["alone"].fault("nobody is alone before the first turn (C35)")
    if position.turn != CLEOPATRA:
        raise reading["turn"].fault("Cleopatra begins (C8)")


def _check_hands(reading: Reading, position: CaesarCleopatraPosition) -> None:
    for seat in range(SEATS):
        held = position.influence_in_hand(seat) + position.manipulations_in_hand(seat) + position.owed[seat]
        if held + (position.dealing // 2 == seat) > HAND_SIZE:
            raise reading["players"].fault(f"{SEAT_NAMES[seat]} has more than 5 cards in hand or to be drawn (C9)")
        if position.mission[seat] == NO_MISSION:
            raise reading["players"].fault(f"{SEAT_NAMES[seat]} has no mission (C4)")
        if position.array[seat] >= 0:
            raise reading["players"].fault("the series have been laid out (C7)")
        choosing = seat == position.turn and (position.phase == phases.DISCARD or position.under_way == phases.CASTLING)
        if position.restarted[seat] and not choosing:
            raise reading["players"].fault(f"{SEAT_NAMES[seat]} has no unfinished choice to begin again")


def _check_turn(reading: Reading, position: CaesarCleopatraPosition) -> None:
    """See that phase and flags fit together."""
    phase, seat = position.phase, position.turn
    name = PHASE_NAMES[phase]
    if position.passed != (phase in (phases.DISCARD, phases.END)) and not position.ended:
        raise reading["passed"].fault(f"does not go with the phase {name!r} (C16)")
    if position.played and phase in (phases.OPEN, phases.DISCARD):
        raise reading["played"].fault(f"no card has been played in the phase {name!r} (C16)")
    if phase == phases.PLACE and not position.played:
        raise reading["phase"].fault("an active turn that begins with placing is still 'open' (C9)")
    if phase in (phases.PLACE, phases.SECOND) and position.influence_in_hand(seat) == 0:
        raise reading["players"].fault(f"{SEAT_NAMES[seat]} has no influence card to place (C10)")
    if phase == phases.SECOND and position.room(seat) == 0 and position.under_way != phases.CASTLING:
        raise reading["players"].fault("there is no room for the second card (C10)")
    for card in range(CARDS):
        if position.chosen[card] > position.hand[seat * CARDS + card]:
            raise reading["chosen"].fault(f"{CARD_NAMES[card]!r} is not in hand so often (C16)")
    if sum(position.chosen) and phase != phases.DISCARD:
        raise reading["chosen"].fault("cards are chosen only by a passive player (C16)")
    if phase == phases.WINDOW and not position.elected >> position.group & 1:
        raise reading["elected"].fault("the group that votes is among those that had their vote (C15)")
    if position.ended:
        return
    if position.quiet >= ending.MOST_PASSES:
        raise reading["quiet"].fault("the game ends after four passes (C36)")
    if position.alone != NOBODY:
        if position.alone != seat or not position.is_exhausted(1 - seat):
            raise reading["alone"].fault("it is that player's turn, and the other has no influence card (C35)")
    elif phase == phases.OPEN and ending.lone_player(position) != NOBODY:
        raise reading["alone"].fault("one player has no influence card: the other goes on alone (C35)")
    if phase == phases.OPEN and ending.reason_to_end(position):
        raise reading["ended"].fault("the game would have ended (C34 to C36)")


def _check_manipulation(reading: Reading, position: CaesarCleopatraPosition) -> None:
    place = reading["manipulation"]
    stage, card, seat = position.under_way, position.card, position.turn
    castled = sum(sum(row) for row in (position.lifted, position.first, position.second))
    if card == NO_CARD:
        return
    if stage == phases.NO_STAGE:
        raise place["stage"].fault("a card that is done with is not under way")
    if not position.played or position.phase not in WITH_MANIPULATION:
        raise place.fault("a manipulation card is under way only on an active turn, as the one played (C13)")
    if position.discards[seat * CARDS + card] == 0:
        raise place["card"].fault("a card played lies in its owner's discard")
    if any(position.owed[owner] > (owner == seat) for owner in range(SEATS)):
        raise reading["players"].fault("cards are drawn after the manipulation (C13)")
    if castled and stage != phases.CASTLING:
        raise place.fault("cards are taken up only while a castling is carried out (C29)")
    if stage == phases.ASKED:
        if not may_be_vetoed(position):
            raise place["stage"].fault("the opponent cannot have a veto and is not asked (C33)")
        if not _has_target(position):
            raise place.fault("there is no such target")
    elif stage == phases.SPYING:
        if card != SPY or not choices.can_spy(position, seat):
            raise place["stage"].fault("a spy looks into a hand that is not empty (C28)")
    else:
        _check_castling(place, position)


def _has_target(position: CaesarCleopatraPosition) -> bool:
    """The targets of C27 to C31."""
    seat, card, target, other = position.turn, position.card, position.target, position.other_target
    if card == ASSASSINATION:
        return choices.can_assassinate(position, seat, other, target)
    if card == SPY:
        return choices.can_spy(position, seat)
    if card == CASTLING:
        return choices.can_castle(position, seat, target, other)
    if card == SCOUT:
        return position.down_at(1 - seat, target) > 0
    assert card == WRATH
    return choices.can_strike(position, target)


def _check_castling(place: Reading, position: CaesarCleopatraPosition) -> None:
    seat, target, other = position.turn, position.target, position.other_target
    if position.card != CASTLING or choices.next_castled(position) >= len(position.lifted):
        raise place["stage"].fault("a castling under way has cards still to be laid (C29)")
    if position.cards_at(seat, target) or position.cards_at(seat, other):
        raise place.fault("all own cards at both groups are taken up (C29)")
    laid = (sum(position.first), sum(position.second))
    limits = (position.limit(seat, target), position.limit(seat, other))
    left = sum(position.lifted)
    if laid[0] > limits[0] or laid[1] > limits[1] or sum(laid) + left > sum(limits):
        raise place.fault("more cards than the two groups can take (C11)")


def _check_drawing(reading: Reading, position: CaesarCleopatraPosition) -> None:
    owing = any(position.owed[seat] for seat in range(SEATS))
    if position.dealing >= 0:
        seat, pile = divmod(position.dealing, 2)
        if position.under_way or position.phase in (phases.OPEN, phases.DISCARD, phases.VOTE):
            raise reading["dealing"].fault("no card is drawn at this point (C14)")
        if position.pile_size(seat, pile) == 0:
            raise reading["dealing"].fault("that pile is empty (C14)")
        if pile == 1 and not position.shuffled:
            raise reading["dealing"].fault("the top of an arranged pile is not dealt by chance (C6)")
    if (owing or position.dealing >= 0) and position.alone != NOBODY:
        raise reading["players"].fault("nobody draws any more (C35)")
    if owing and position.phase in (phases.OPEN, phases.DISCARD, phases.VOTE):
        raise reading["players"].fault("no card is drawn at this point (C14)")


def _check_somebody_acts(reading: Reading, position: CaesarCleopatraPosition) -> None:
    if position.ended:
        return
    if position.phase not in SETTING_UP and not course.is_waiting(position):
        raise reading["phase"].fault("nobody has anything to decide here; it would have gone on")
    to_act = position.to_act()
    if not to_act or not all(position.chances() if seat == CHANCE else position.moves(seat) for seat in to_act):
        raise reading["phase"].fault("nobody has anything to decide here; it would have gone on")
