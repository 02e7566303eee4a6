"""Whether what is read as a position hangs together, beyond each field for itself."""

from __future__ import annotations

from broglio.core.kit.reading import Reading
from broglio.games.doge.rules import agenda
from broglio.games.doge.rules.choices import has_choice
from broglio.games.doge.rules.ending import QUIET_ROUNDS
from broglio.games.doge.rules.material import AREA_NAMES, AREAS, DISTRICTS, PALACE, SITES, placings
from broglio.games.doge.rules.position import DogePosition
from broglio.games.doge.views.view import DogeView


def check_sites(reading: Reading, view: DogeView) -> None:
    """See that no district holds more palaces than it has sites."""
    for district in range(DISTRICTS):
        total = sum(row[district] for row in view.palaces)
        if total > SITES:
            raise reading["players"].fault(f"{total} palaces in {AREA_NAMES[district]}, which has {SITES} sites (D3)")


def check_stage(reading: Reading, view: DogeView) -> None:
    """See that cards, placings and votes fit together."""
    placed = any(any(row) for row in view.marker_counts)
    if len(view.brown) < AREAS and (view.round or view.placing or any(view.laid) or placed):
        raise reading["brown"].fault("all seven cards lie before markers are placed (D5)")
    if view.ended:
        if placed or view.voted != AREAS or len(view.blue) != AREAS or view.agenda:
            raise reading["ended"].fault("the last round is not over")
        return
    if view.quiet == QUIET_ROUNDS:
        raise reading["quiet"].fault(f"after {QUIET_ROUNDS} rounds without a palace the game is over (D32)")
    if len(view.brown) == AREAS - 1:
        raise reading["brown"].fault("the seventh card follows the sixth by itself")
    if view.placing == placings(view.seats):
        _check_voting(reading, view)
    else:
        _check_placing(reading, view)


def _check_voting(reading: Reading, view: DogeView) -> None:
    if any(view.laid):
        raise reading["players"].fault("a ballot is laid only while markers are placed (D7)")
    if len(view.blue) == AREAS - 1 == view.voted - 1 or len(view.blue) == AREAS:
        raise reading["blue"].fault("the seventh card follows the sixth by itself")
    if len(view.blue) != view.voted - (not view.agenda):
        raise reading["blue"].fault("one card is turned after each vote (D11)")


def _check_placing(reading: Reading, view: DogeView) -> None:
    if view.voted or view.blue or view.agenda:
        raise reading["voted"].fault("votes come after the last placing (D6)")
    if len(view.brown) < AREAS:
        return
    for seat in range(view.seats):
        used = sum(1 for count in view.marker_counts[seat] if count)
        if used > view.placing or (used < view.placing and view.in_hand(seat)):
            raise reading["players"].fault(f"player {seat} used {used} cards in {view.placing} placings (D7, D9)")
    if all(view.laid[seat] or not view.in_hand(seat) for seat in range(view.seats)):
        raise reading["players"].fault("all ballots are laid: the cards would have been shown (D7)")


def check_agenda(reading: Reading, view: DogeView, position: DogePosition) -> None:
    """See that the first task is a decision that its seat can take, and the others fit the area."""
    if not view.agenda:
        if view.decided or view.entered:
            raise reading["agenda"].fault("is empty, so nothing can be decided or entered")
        return
    place = reading["agenda"]
    in_quarantia = view.brown[view.voted] == PALACE
    for task in view.agenda:
        if task.kind == agenda.PLACE and in_quarantia:
            raise place.fault("houses are placed in districts only (D2)")
        if not in_quarantia and (task.kind == agenda.REST or (task.kind == agenda.MOVE and task.number)):
            raise place.fault("that happens in the Quarantia only (D22 to D25)")
    if view.decided and not in_quarantia:
        raise reading["decided"].fault("only natives of the Quarantia are counted here")
    deciding = sum(1 for task in view.agenda if task.kind == agenda.DECIDE)
    if deciding > (3 - len(view.decided) if in_quarantia else 1):
        raise place.fault("more decisions than counsellors to decide on")
    first = position.next_task()
    if agenda.kind_of(first) in (agenda.SETTLE, agenda.REST) or not has_choice(position, first):
        raise place.fault("its first task leaves nobody a choice")
