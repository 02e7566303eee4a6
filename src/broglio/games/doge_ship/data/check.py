"""Sees that a position that was read is one from which the rules can go on."""

from __future__ import annotations

from broglio.core.kit.reading import Reading
from broglio.games.doge_ship.rules import agenda, choices, ending
from broglio.games.doge_ship.rules.material import (
    DOGES,
    FIRST_GONDOLA,
    GALLEY,
    GONDOLAS,
    LEVEL_NAMES,
    LOOK,
    MARKERS_EACH,
    NO_TILE,
    PILE_NAMES,
    PILE_START,
    PILES,
    PRICE_SHOWN,
    SECTIONS,
    TILE_NAMES,
    YARD,
    YARD_GALLEYS,
    kind_of,
    level_length,
    pile_of,
    section_at,
)
from broglio.games.doge_ship.views.view import ShipView, Task, restore

PREPARING = (agenda.FIRST, agenda.ROLL, agenda.TURN_UP)


def check(reading: Reading, view: ShipView) -> None:
    """All checks that need more than one field."""
    _check_galley(reading, view)
    _check_tiles(reading, view)
    _check_prices(reading, view)
    _check_markers(reading, view)
    if view.ended:
        _check_end(reading, view)
        return
    if not view.agenda:
        raise reading["agenda"].fault("is empty though the game goes on")
    if view.stall >= ending.STALLED_ROUNDS:
        raise reading["stall"].fault("the game has ended after six such rounds (S32)")
    tasks = [task for task in view.agenda if task.kind != agenda.PRICE]
    if not tasks:
        raise reading["agenda"].fault("names prices only")
    if tasks[0].kind in PREPARING:
        _check_preparation(reading, view, tasks)
    else:
        if view.doge == NO_TILE:
            raise reading["doge"].fault("is missing: a Doge tile is turned before players act (S5)")
        if any(view.dice[table] == 0 for table in range(view.seats + 1)):
            raise reading["dice"].fault("all dice in play are rolled before players act (S5)")
        if tasks[0].kind == agenda.BID:
            _check_bids(reading, view)
        else:
            _check_turn(reading, view, tasks)
    if tasks[0].kind != agenda.BID and (any(view.laid) or any(view.raised)):
        raise reading["players"].fault("bids are laid only in an inspection (S27)")


def _check_galley(reading: Reading, view: ShipView) -> None:
    """See that parts lie in their zones, none above a gap (S17)."""
    lengths = [len(row) for row in view.galley]
    for level, row in enumerate(view.galley):
        place = reading["galley"][LEVEL_NAMES[level]]
        if len(row) > level_length(view.seats):
            raise place.fault(f"has {len(row)} parts; with {view.seats} players a level has {level_length(view.seats)}")
        for column, tile in enumerate(row):
            if pile_of(tile) != level * SECTIONS + section_at(view.seats, column):
                raise place.fault(f"{TILE_NAMES[tile]} cannot lie at place {column + 1} (S4)")
    if lengths[1] > lengths[0]:
        raise reading["galley"]["upper"].fault("is longer than the lower level (S17)")
    is_full = sum(lengths) == 2 * level_length(view.seats)
    if is_full != (view.ended == ending.GALLEY_FINISHED):
        raise reading["ended"].fault("the game ends with the last part of the galley (S29)")


def _check_tiles(reading: Reading, view: ShipView) -> None:
    """See that every tile lies in just one place."""
    placed = [*view.old, *([view.doge] if view.doge != NO_TILE else [])]
    for row in (*view.yards, *view.built, *view.galley):
        placed += row
    for slots in (*view.piles, view.held):
        placed += [slot.tile for slot in slots if slot.tile is not None]
    for tile in placed:
        if placed.count(tile) > 1:
            raise reading["piles"].fault(f"{TILE_NAMES[tile]} is in more than one place")
    for pile in range(PILES):
        missing = [tile for tile in range(PILE_START[pile], PILE_START[pile + 1]) if tile not in placed]
        unseen = sum(1 for slot in view.piles[pile] if slot.tile is None)
        if unseen != len(missing):
            raise reading["piles"][PILE_NAMES[pile]].fault(
                f"has {unseen} tiles that nobody has seen, but {len(missing)} of its tiles are nowhere else"
            )


def _check_prices(reading: Reading, view: ShipView) -> None:
    """See that just the prices that should be are shown (S3)."""
    drawn = [task.detail for task in view.agenda if task.kind == agenda.PRICE]
    looked = [task.detail & 15 for task in view.agenda if task.kind == agenda.SEE and view.held]
    for pile in range(GONDOLAS, DOGES):
        place = reading["piles"][PILE_NAMES[pile]]
        slots = view.piles[pile]
        if any(slot.tile is None and slot.price is not None for slot in slots[1:]):
            raise place.fault("an unseen tile shows its price on top of the pile only (S3)")
        if drawn.count(pile) > 1 or (
            pile in drawn and not (slots and slots[0].tile is None and slots[0].price is None)
        ):
            raise reading["agenda"].fault(f"the price on top of the {PILE_NAMES[pile]} is known")
        if not slots or pile in drawn:
            continue
        tile, known, price = slots[0]
        if tile is None and price is not None:
            unseen = _unseen_prices(view, pile)
            if price not in unseen:
                raise place.fault(f"no unseen tile costs {price}")
        elif pile not in looked and (tile is None or not known & PRICE_SHOWN):
            raise place.fault("the price of the top tile is public (S3)")


def _unseen_prices(view: ShipView, pile: int) -> set[int]:
    placed = {slot.tile for slots in (*view.piles, view.held) for slot in slots}
    for row in (*view.yards, *view.built):
        placed.update(row)
    tiles = range(PILE_START[pile], PILE_START[pile + 1])
    return {view.components.price[tile] for tile in tiles if tile not in placed}


def _check_markers(reading: Reading, view: ShipView) -> None:
    for seat in range(view.seats):
        if view.markers[seat] + view.taken.count(seat) > MARKERS_EACH:
            raise reading["players"].fault(f"player {seat} has 5 markers, on spaces and in hand (S1)")


def _check_end(reading: Reading, view: ShipView) -> None:
    if view.agenda or view.held or any(view.laid) or any(view.raised):
        raise reading["ended"].fault("nothing is to be done when the game is over")
    if (view.ended == ending.STALLED) != (view.stall == ending.STALLED_ROUNDS):
        raise reading["stall"].fault("a game stalls after six rounds that filled no place (S32)")


def _check_preparation(reading: Reading, view: ShipView, tasks: list[Task]) -> None:
    """First player, dice, Doge tile: what is left of them, in this order (S1, S5)."""
    place = reading["agenda"]
    kinds = tuple(task.kind for task in tasks)
    if kinds != PREPARING[-len(kinds) :]:
        raise place.fault("a round is prepared by first, roll, turn-up, in this order")
    is_first = len(kinds) == len(PREPARING)
    if len(view.agenda) > len(tasks) and (not is_first or view.agenda[-len(tasks) :] != tuple(tasks)):
        raise place.fault("prices are drawn before all else")
    if view.held:
        raise reading["held"].fault("nobody looks at tiles while a round is prepared")
    if any(seat >= 0 for seat in view.taken) or min(view.markers) < MARKERS_EACH - 2:
        raise reading["players"].fault("everybody has 3 to 5 markers when a round is prepared (S25, S26)")
    if view.turn != view.seats - 1:
        raise reading["turn"].fault(f"must be {view.seats - 1} when a round is prepared: the first in order is next")
    rolled = all(view.dice[table] for table in range(view.seats + 1))
    if rolled != (kinds == (agenda.TURN_UP,)) or (is_first and any(view.dice)):
        raise reading["dice"].fault("do not fit the agenda: dice are rolled until all lie there (S5)")
    if kinds[0] == agenda.TURN_UP and not (view.piles[DOGES] and view.piles[DOGES][0].tile is None):
        raise place.fault("the Doge tile to be turned up is not known to be drawn: its turning would be over (S5)")
    if view.filled:
        raise reading["filled"].fault("nothing is built while a round is prepared")


def _check_bids(reading: Reading, view: ShipView) -> None:
    if len(view.agenda) > 1 or view.held:
        raise reading["agenda"].fault("an inspection comes alone (S27)")
    if all(view.laid):
        raise reading["players"].fault("all bids are laid: they would have been shown (S27)")
    for seat in range(view.seats):
        if view.laid[seat] and view.raised[seat]:
            raise reading["players"].fault(f"player {seat} has laid a bid and can raise it no more")
        if not view.laid[seat] and not view.approvals[seat]:
            raise reading["players"].fault(f"player {seat} holds no approvals and bids 0 (S27)")
    if any(seat >= 0 for seat in view.taken) or view.turn != view.seats - 1:
        raise reading["taken"].fault("markers come back before an inspection (S25, S28)")


def _check_turn(reading: Reading, view: ShipView, tasks: list[Task]) -> None:
    """See that what is planned is one player's turn, and that its first task can be done."""
    place = reading["agenda"]
    seat = view.order[view.turn]
    for task in tasks:
        if task.kind <= agenda.BID or task.seat != seat:
            raise place.fault(f"it is the turn of player {seat} and of nobody else")
    kinds = [task.kind for task in tasks]
    front = kinds[0]
    if agenda.ACT in kinds:
        _check_act(reading, view, tasks)
    if any(kind in (agenda.ARRANGE, agenda.CHOOSE_PILE, agenda.SEE) for kind in kinds[1:]):
        raise place.fault("only the first task can be to arrange, to see tiles or to choose a pile")
    if len(tasks) > 4 or (agenda.REPLACE in kinds and len(tasks) > 1):
        raise place.fault("that is more than one turn brings")
    _check_held(reading, view, tasks)
    if len(view.agenda) > len(tasks) and (len(view.agenda) > len(tasks) + 1 or front != agenda.TAKE):
        raise place.fault("a price is drawn just before a tile is taken")
    if view.agenda[0].kind == agenda.PRICE and view.agenda[0].detail != tasks[0].detail:
        raise place.fault("the price to be drawn is that of the pile looked at")
    if front == agenda.ARRANGE:
        left = len(view.built[seat]) - (tasks[0].detail & ~agenda.ARRANGED)
        if left < 2 or (left == 2 and not tasks[0].detail & agenda.ARRANGED):
            raise place.fault("there is only one way left to arrange the barricades (S10)")
    if front == agenda.REPLACE and not choices.can_replace(restore(view), seat):
        raise place.fault("there is nothing that player can replace (S20)")
    if front == agenda.CHOOSE_PILE and not choices.can_buy(restore(view), tasks[0].detail):
        raise place.fault("there is no pile to choose")
    if front == agenda.GAIN or not choices.has_choice(restore(view), agenda.task(*tasks[0])):
        raise place.fault("its first task leaves nobody a choice")


def _check_act(reading: Reading, view: ShipView, tasks: list[Task]) -> None:
    kinds = [task.kind for task in tasks]
    if kinds not in ([agenda.ACT], [agenda.ARRANGE, agenda.ACT]):
        raise reading["agenda"].fault("an action begins when the last one is over")
    if kinds[0] == agenda.ARRANGE and not tasks[1].detail:
        raise reading["agenda"].fault("an action follows the arranging as 'reordered' (S10)")
    if view.markers[view.order[view.turn]] == 0:
        raise reading["players"].fault("who acts has a marker left (S7)")


def _check_held(reading: Reading, view: ShipView, tasks: list[Task]) -> None:
    """See that tiles being looked at, the task and the room in the yard fit together."""
    place = reading["held"]
    seat = view.order[view.turn]
    kinds = [task.kind for task in tasks]
    takers = [i for i, kind in enumerate(kinds) if kind in (agenda.TAKE, agenda.MAKE)]
    is_seeing = kinds[0] == agenda.SEE
    if takers != ([1] if is_seeing else [0] if kinds[0] in (agenda.TAKE, agenda.MAKE) else []):
        raise reading["agenda"].fault("tiles that are seen are taken, or made current, right afterwards")
    if kinds[0] == agenda.CHOOSE_PILE or takers:
        _check_room(reading, view, tasks[takers[0]] if takers else tasks[0])
    if not takers:
        if view.held:
            raise place.fault("nobody looks at tiles now")
        return
    taker = tasks[takers[0]]
    pile = int(DOGES) if taker.kind == agenda.MAKE else taker.detail
    for slot in view.held:
        if slot.tile is None or pile_of(slot.tile) != pile or not slot.known >> seat & 1:
            raise place.fault(f"must be tiles of the pile {PILE_NAMES[pile]} that player {seat} has seen")
    most = 2 if pile == DOGES else int(LOOK)
    if is_seeing:
        left = tasks[0].detail >> 4
        if tasks[0].detail & 15 != pile or left < 1 or len(view.held) + left != most:
            raise reading["agenda"].fault(f"{most} tiles of the pile are seen in all")
        if not view.piles[pile] or view.piles[pile][0].tile is not None:
            raise reading["agenda"].fault("chance draws only a tile that nobody has seen")
    elif len(view.held) > most or len(view.held) < (2 if pile == DOGES else 1):
        raise place.fault("there is nothing to choose from")


def _check_room(reading: Reading, view: ShipView, task: Task) -> None:
    """See that what is bought fits into the yard (S15)."""
    if task.kind == agenda.MAKE:
        return
    yard = view.yards[view.order[view.turn]]
    if task.kind == agenda.TAKE:
        is_galley = kind_of(PILE_START[task.detail]) == GALLEY
    else:
        is_galley = agenda.names_kind(task.detail, GALLEY)
    galleys = sum(1 for tile in yard if tile < FIRST_GONDOLA)
    if len(yard) >= YARD or (is_galley and galleys >= YARD_GALLEYS):
        raise reading["players"].fault("the buyer's yard has no room (S15)")
