"""Reads a position of Doge from JSON; check.py sees that the rules can go on from it."""

from __future__ import annotations

from broglio.core.kit.reading import Reading
from broglio.core.protocol import IllegalMove, Json
from broglio.games.doge.data.check import check_agenda, check_sites, check_stage
from broglio.games.doge.data.to_json import CAPS, VERSION
from broglio.games.doge.rules import agenda, markers, moves
from broglio.games.doge.rules.ending import QUIET_ROUNDS, REASONS, reason_to_end
from broglio.games.doge.rules.material import (
    AREA_NAMES,
    AREAS,
    CIRCLE,
    COUNSELLOR_NAMES,
    COUNSELLORS,
    DISTRICTS,
    HAND,
    HOUSES_EACH,
    NOBODY,
    PALACES_EACH,
    RINGS_EACH,
    SEAT_COUNTS,
    native_area,
    placings,
)
from broglio.games.doge.rules.position import DogePosition
from broglio.games.doge.text.notation import DISTRICT_NAMES, parse
from broglio.games.doge.views.view import DogeView, Task, restore


def position_from_json(data: Json) -> DogePosition:
    """Read a position and see that it is one that the rules can go on from."""
    reading = Reading(data)
    reading.fields(
        ("game", "version", "round", "placing", "voted", "brown", "blue", "players", "counsellors"),
        ("agenda", "entered", "decided", "quiet", "built", "ended"),
    )
    reading["game"].choice(("doge",))
    reading["version"].integer(VERSION, VERSION)
    players = list(reading["players"].items(max(SEAT_COUNTS)))
    seats = len(players)
    if seats not in SEAT_COUNTS:
        raise reading["players"].fault(f"must be 3 or 4 players, not {seats}")
    standing, ring = _read_counsellors(reading["counsellors"], seats)
    rows = [_read_player(player) for player in players]
    ballots = [row[3] for row in rows]
    view = DogeView(
        seats=seats,
        seat=None,
        to_act=(),
        moves=(),
        outcome=None,
        round=reading["round"].integer(0, 1_000_000),
        placing=reading["placing"].integer(0, placings(seats)),
        voted=reading["voted"].integer(0, AREAS),
        brown=reading["brown"].choices(AREA_NAMES),
        blue=reading["blue"].choices(AREA_NAMES),
        houses=tuple(row[0] for row in rows),
        palaces=tuple(row[1] for row in rows),
        standing=standing,
        ring=ring,
        marker_counts=tuple(tuple(len(values) for values in row[2][:HAND]) for row in rows),
        markers=tuple(row[2] for row in rows),
        laid=tuple(ballot is not None for ballot in ballots),
        ballots=tuple(ballots),
        agenda=_read_agenda(reading, seats),
        entered=_read_entered(reading, seats),
        decided=() if reading["decided"].value is None else reading["decided"].choices(CAPS),
        quiet=0 if reading["quiet"].value is None else reading["quiet"].integer(0, int(QUIET_ROUNDS)),
        built=reading["built"].value is not None and reading["built"].boolean(),
        ended=0 if reading["ended"].value is None else reading["ended"].choice(REASONS),
    )
    check_sites(reading, view)
    check_stage(reading, view)
    position = restore(view)
    check_agenda(reading, view, position)
    if view.ended and reason_to_end(position) != view.ended:
        raise reading["ended"].fault("the pieces on the map do not end the game so")
    return position


def _read_player(
    player: Reading,
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...], int | None]:
    """Houses, palaces, markers by area and in hand, and the ballot laid."""
    player.fields(("houses", "palaces", "markers"), ("ballot",))
    houses = _read_pieces(player["houses"], int(HOUSES_EACH))
    palaces = _read_pieces(player["palaces"], int(PALACES_EACH))
    placed = _read_markers(player["markers"])
    left = list(markers.VALUES)
    for values in placed:
        for value in values:
            if value not in left:
                raise player["markers"].fault(f"more markers of value {value} than a player owns")
            left.remove(value)
    row = (*placed, tuple(left))
    if player["ballot"].value is None:
        return houses, palaces, row, None
    try:
        ballot = parse(player["ballot"].text())
    except IllegalMove as error:
        raise player["ballot"].fault(str(error)) from None
    if not moves.is_ballot(ballot):
        raise player["ballot"].fault("is not a ballot")
    if placed[moves.ballot_area(ballot)]:
        raise player["ballot"].fault("that card was used before (D8)")
    if not markers.is_part(moves.ballot_markers(ballot), markers.set_of(tuple(left))):
        raise player["ballot"].fault("those markers are not in hand (D7)")
    return houses, palaces, row, ballot


def _read_pieces(pieces: Reading, most: int) -> tuple[int, ...]:
    pieces.fields((), DISTRICT_NAMES)
    row = tuple(0 if pieces[name].value is None else pieces[name].integer(0, most) for name in DISTRICT_NAMES)
    if sum(row) > most:
        raise pieces.fault(f"a player has {most} in all, not {sum(row)}")
    return row


def _read_markers(placed: Reading) -> tuple[tuple[int, ...], ...]:
    placed.fields((), AREA_NAMES)
    row = []
    for name in AREA_NAMES:
        values: list[int] = []
        if placed[name].value is not None:
            values = [value.integer(0, 3) for value in placed[name].items(int(markers.MOST_PLACED))]
        row.append(tuple(sorted(values)))
    return tuple(row)


def _read_counsellors(counsellors: Reading, seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    counsellors.fields((), COUNSELLOR_NAMES)
    standing = [int(CIRCLE)] * COUNSELLORS
    ring = [int(NOBODY)] * COUNSELLORS
    for number, name in enumerate(COUNSELLOR_NAMES):
        counsellor = counsellors[name]
        if counsellor.value is not None:
            counsellor.fields(("ring", "stands"))
            ring[number] = counsellor["ring"].integer(0, seats - 1)
            standing[number] = counsellor["stands"].choice(AREA_NAMES)
            if standing[number] == native_area(number):
                raise counsellor["stands"].fault("a counsellor is never at its home (D16)")
            if ring.count(ring[number]) > RINGS_EACH:
                raise counsellor["ring"].fault("a player has 6 rings (D1)")
    return tuple(standing), tuple(ring)


def _read_agenda(reading: Reading, seats: int) -> tuple[Task, ...]:
    if reading["agenda"].value is None:
        return ()
    return tuple(_read_task(item, seats) for item in reading["agenda"].items(12))


def _read_task(item: Reading, seats: int) -> Task:
    words = item.text().split()
    seat_names = tuple(str(seat) for seat in range(seats))
    nowhere = int(agenda.NO_DISTRICT)
    match words:
        case ["settle"]:
            return Task(agenda.SETTLE, 0, nowhere, 0)
        case ["rest"]:
            return Task(agenda.REST, 0, nowhere, 0)
        case ["decide", seat] if seat in seat_names:
            return Task(agenda.DECIDE, int(seat), nowhere, 0)
        case ["move", seat, ("0" | "1") as more] if seat in seat_names:
            return Task(agenda.MOVE, int(seat), nowhere, int(more))
        case ["move", seat, barred, "0"] if seat in seat_names and barred in DISTRICT_NAMES:
            return Task(agenda.MOVE, int(seat), DISTRICT_NAMES.index(barred), 0)
        case ["place", seat, ("1" | "2") as limit] if seat in seat_names:
            return Task(agenda.PLACE, int(seat), nowhere, int(limit))
        case ["build", seat, district, ("3" | "4" | "5" | "6" | "7") as price] if (
            seat in seat_names and district in DISTRICT_NAMES
        ):
            return Task(agenda.BUILD, int(seat), DISTRICT_NAMES.index(district), int(price))
    raise item.fault(f"{item.value[:40]!r} is no task of a vote")


def _read_entered(reading: Reading, seats: int) -> tuple[tuple[int, int], ...]:
    if reading["entered"].value is None:
        return ()
    names = [f"{seat} {district}" for seat in range(seats) for district in DISTRICT_NAMES]
    numbers = sorted(reading["entered"].choices(names))
    return tuple(divmod(number, int(DISTRICTS)) for number in numbers)
