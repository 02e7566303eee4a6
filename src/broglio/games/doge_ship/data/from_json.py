"""Reads a position of The Doge Ship from JSON; check.py sees that the rules can go on from it."""

from __future__ import annotations

from typing import NamedTuple

from broglio.core.kit.reading import Reading
from broglio.core.protocol import Json
from broglio.games.doge_ship.data.check import check
from broglio.games.doge_ship.data.component_file import read_components, shipped_text
from broglio.games.doge_ship.data.to_json import GAIN_NAMES, VERSION, write_kinds
from broglio.games.doge_ship.rules import agenda
from broglio.games.doge_ship.rules.components import Components
from broglio.games.doge_ship.rules.ending import STALLED_ROUNDS
from broglio.games.doge_ship.rules.material import (
    APPROVALS,
    BARRICADE_COUNT,
    DOGE_COUNT,
    DOGES,
    FIRST_DOGE,
    KINDS,
    KNOWN_TO_ALL,
    LEVEL_NAMES,
    LONGEST,
    LOOK,
    MARKERS_EACH,
    NO_TILE,
    NOBODY,
    PILE_NAMES,
    PILE_START,
    PRICE_SHOWN,
    REASONS,
    SEAT_COUNTS,
    SPACES,
    TABLE_NAMES,
    TILE_NAMES,
    TILES,
    YARD,
    YARD_GALLEYS,
    kind_of,
)
from broglio.games.doge_ship.rules.moves import RAISE_BY
from broglio.games.doge_ship.rules.piles import is_priced
from broglio.games.doge_ship.rules.position import ShipPosition
from broglio.games.doge_ship.text.notation import BARRICADE_TILES, GALLEY_TILES, SPACE_NAMES, YARD_TILES
from broglio.games.doge_ship.views.view import NEVER_SEEN, ShipView, Slot, Task, restore

A_LOT = 1_000_000
"""More points, ducats or approvals than any game brings."""
DOGE_TILES = TILE_NAMES[FIRST_DOGE:]


class Player(NamedTuple):
    """A player's entry."""

    points: int
    ducats: int
    approvals: int
    markers: int
    yard: tuple[int, ...]
    built: tuple[int, ...]
    bid: int | None
    raised: int


def position_from_json(data: Json) -> ShipPosition:
    """Read a position and see that it is one that the rules can go on from."""
    reading = Reading(data)
    reading.fields(
        ("game", "version", "round", "turn", "order", "dice", "doge", "galley", "players", "piles", "agenda"),
        ("set", "components", "strict", "taken", "old", "held", "stall", "filled", "ended"),
    )
    reading["game"].choice(("doge-ship",))
    reading["version"].integer(VERSION, VERSION)
    components = _read_components(reading)
    entries = list(reading["players"].items(max(SEAT_COUNTS)))
    seats = len(entries)
    if seats not in SEAT_COUNTS:
        raise reading["players"].fault(f"must be 2 to 5 players, not {seats}")
    players = [_read_player(entry) for entry in entries]
    doge = reading["doge"]
    view = ShipView(
        seats=seats,
        seat=None,
        to_act=(),
        moves=(),
        outcome=None,
        components=components,
        strict=reading["strict"].value is not None and reading["strict"].boolean(),
        round=reading["round"].integer(0, A_LOT),
        turn=reading["turn"].integer(0, seats - 1),
        order=_read_order(reading["order"], seats),
        dice=_read_dice(reading["dice"], seats),
        taken=_read_taken(reading["taken"], seats),
        points=tuple(player.points for player in players),
        ducats=tuple(player.ducats for player in players),
        approvals=tuple(player.approvals for player in players),
        markers=tuple(player.markers for player in players),
        yards=tuple(player.yard for player in players),
        built=tuple(player.built for player in players),
        galley=_read_galley(reading["galley"]),
        piles=_read_piles(reading["piles"], seats),
        held=_read_held(reading["held"], seats),
        doge=NO_TILE if doge.value is None else int(FIRST_DOGE) + doge.choice(DOGE_TILES),
        old=_read_tiles(reading["old"], DOGE_TILES, int(FIRST_DOGE), int(DOGE_COUNT)),
        laid=tuple(player.bid is not None for player in players),
        bids=tuple(player.bid for player in players),
        raised=tuple(player.raised for player in players),
        agenda=tuple(_read_task(item, seats) for item in reading["agenda"].items(int(agenda.DEPTH) - 4)),
        stall=0 if reading["stall"].value is None else reading["stall"].integer(0, int(STALLED_ROUNDS)),
        filled=reading["filled"].value is not None and reading["filled"].boolean(),
        ended=0 if reading["ended"].value is None else reading["ended"].choice(REASONS),
    )
    check(reading, view)
    return restore(view)


def _read_components(reading: Reading) -> Components:
    own = reading["components"]
    components = read_components(shipped_text() if own.value is None else own.text())
    digest = reading["set"]
    if digest.value is not None and digest.text() != components.digest:
        if own.value is not None:
            raise digest.fault(f"{digest.value[:40]!r}, but the components given have {components.digest!r}")
        raise digest.fault(
            f"{digest.value[:40]!r} is another set of components than the one that comes with the game, "
            f"{components.digest!r}; 'components' must hold its text"
        )
    return components


def _read_player(player: Reading) -> Player:
    player.fields(("points", "ducats", "approvals", "markers", "yard", "built"), ("bid", "raised"))
    approvals = player["approvals"].integer(0, A_LOT)
    yard = _read_tiles(player["yard"], YARD_TILES, 0, int(YARD))
    if sum(1 for tile in yard if tile < len(GALLEY_TILES)) > YARD_GALLEYS:
        raise player["yard"].fault("holds at most 2 galley parts (S15)")
    raised = 0 if player["raised"].value is None else player["raised"].integer(0, approvals)
    if raised % RAISE_BY:
        raise player["raised"].fault("a bid is raised by a hundred at a time")
    return Player(
        points=player["points"].integer(0, A_LOT),
        ducats=player["ducats"].integer(0, A_LOT),
        approvals=approvals,
        markers=player["markers"].integer(0, int(MARKERS_EACH)),
        yard=yard,
        built=_read_tiles(player["built"], BARRICADE_TILES, TILE_NAMES.index(BARRICADE_TILES[0]), int(BARRICADE_COUNT)),
        bid=None if player["bid"].value is None else player["bid"].integer(0, approvals),
        raised=raised,
    )


def _read_tiles(row: Reading, names: tuple[str, ...], first: int, most: int) -> tuple[int, ...]:
    if row.value is None:
        return ()
    return tuple(first + item.choice(names) for item in row.items(most))


def _read_order(order: Reading, seats: int) -> tuple[int, ...]:
    found = tuple(item.integer(0, seats - 1) for item in order.items(seats))
    if sorted(found) != list(range(seats)):
        raise order.fault(f"must name each of the {seats} seats once")
    return found


def _read_dice(dice: Reading, seats: int) -> tuple[int, ...]:
    dice.fields((), TABLE_NAMES[: seats + 1])
    return tuple(
        dice[table].integer(1, 6) if number <= seats and dice[table].value is not None else 0
        for number, table in enumerate(TABLE_NAMES)
    )


def _read_taken(taken: Reading, seats: int) -> tuple[int, ...]:
    row = [int(NOBODY)] * SPACES
    if taken.value is not None:
        taken.fields((), SPACE_NAMES[: 6 * (seats + 1)])
        for space in taken.value:
            row[SPACE_NAMES.index(space)] = taken[space].integer(0, seats - 1)
    return tuple(row)


def _read_galley(galley: Reading) -> tuple[tuple[int, ...], ...]:
    galley.fields(LEVEL_NAMES)
    return tuple(_read_tiles(galley[level], GALLEY_TILES, 0, int(LONGEST)) for level in LEVEL_NAMES)


def _read_piles(piles: Reading, seats: int) -> tuple[tuple[Slot, ...], ...]:
    piles.fields(PILE_NAMES)
    return tuple(_read_pile(piles[name], pile, seats) for pile, name in enumerate(PILE_NAMES))


def _read_pile(row: Reading, pile: int, seats: int) -> tuple[Slot, ...]:
    """From the top; a number stands for that many tiles that nobody has seen."""
    size = int(PILE_START[pile + 1] - PILE_START[pile])
    slots: list[Slot] = []
    for item in row.items(size):
        if isinstance(item.value, int):
            slots += [NEVER_SEEN] * item.integer(1, size)
        else:
            slots.append(_read_slot(item, pile, seats))
    if len(slots) > size:
        raise row.fault(f"has {len(slots)} tiles; there are {size}")
    return tuple(slots)


def _read_held(held: Reading, seats: int) -> tuple[Slot, ...]:
    if held.value is None:
        return ()
    slots = []
    for item in held.items(int(LOOK)):
        slot = _read_slot(item, None, seats)
        if slot.tile is None:
            raise item.fault("must be a tile: somebody looks at it")
        slots.append(slot)
    return tuple(slots)


def _read_slot(item: Reading, pile: int | None, seats: int) -> Slot:
    """A place in a pile (or, without a pile, a tile that is being looked at)."""
    first, end = (0, int(TILES)) if pile is None else (int(PILE_START[pile]), int(PILE_START[pile + 1]))
    if isinstance(item.value, str):
        return Slot(first + item.choice(TILE_NAMES[first:end]), int(KNOWN_TO_ALL), None)
    item.fields((), ("tile", "seen_by", "price_shown", "price"))
    if item["tile"].value is None:
        if pile is None or not is_priced(pile) or item["price"].value is None or len(item.value) > 1:
            raise item.fault("must be a tile, or the price of an unseen gondola or barricade")
        return Slot(None, 0, item["price"].integer(0, 1))
    if item["price"].value is not None:
        raise item["price"].fault("the tile tells its price; say 'price_shown' where others know it")
    tile = first + item["tile"].choice(TILE_NAMES[first:end])
    numbers = tuple(str(seat) for seat in range(seats))
    known = 0
    for entry in item["seen_by"].items(seats):
        known |= 1 << entry.integer(0, len(numbers) - 1)
    if known == 0:
        raise item["seen_by"].fault("a tile that nobody has seen is only counted")
    if item["price_shown"].value is not None and item["price_shown"].boolean():
        if tile >= FIRST_DOGE or kind_of(tile) == KINDS - 1:
            raise item["price_shown"].fault("only gondolas and barricades lie with their price up (S3)")
        known |= int(PRICE_SHOWN)
    return Slot(tile, known, None)


# Tasks


def _all_kinds() -> dict[str, int]:
    """The ways to name what is bought or built."""
    details = [kinds | both for kinds in range(1, 7) for both in (0, int(agenda.BOTH))]
    return {write_kinds(detail): detail for detail in details}


KINDS_BY_NAME = _all_kinds()


def _read_task(item: Reading, seats: int) -> Task:
    name, _, rest = item.text().partition(" ")
    seat, _, details = rest.partition(" ")
    if name == "price" and rest in PILE_NAMES[:DOGES] and is_priced(PILE_NAMES.index(rest)):
        return Task(int(agenda.PRICE), 0, PILE_NAMES.index(rest))
    if name in ("first", "roll", "turn-up", "bid") and not rest:
        return Task(agenda.TASK_NAMES.index(name), 0, 0)
    if name in agenda.TASK_NAMES and seat in [str(number) for number in range(seats)]:
        kind = agenda.TASK_NAMES.index(name)
        detail = _read_details(kind, details)
        if kind > agenda.BID and detail is not None:
            return Task(kind, int(seat), detail)
    raise item.fault(f"{item.value[:40]!r} is no task of The Doge Ship")


def _read_details(kind: int, text: str) -> int | None:
    """What a task needs to know besides; None where the text makes no sense."""
    words = text.split(" ") if text else []
    match agenda.TASK_NAMES[kind], words:
        case ("act", []) | ("replace", []) | ("make", []):
            return 0
        case "act", ["reordered"]:
            return 1
        case "arrange", [number, *changed] if number in _NUMBERS and changed in ([], ["changed"]):
            return int(number) | (int(agenda.ARRANGED) if changed else 0)
        case (("buy" | "build"), _) if text in KINDS_BY_NAME:
            return KINDS_BY_NAME[text]
        case "choose-pile", _:
            now, _, whole = text.partition(" of ")
            if now in KINDS_BY_NAME and whole in KINDS_BY_NAME:
                kinds, all_kinds = KINDS_BY_NAME[now], KINDS_BY_NAME[whole]
                if not kinds & ~all_kinds:
                    return kinds | all_kinds & int(agenda.BOTH) | (all_kinds & int(agenda.ALL_KINDS)) << 4
        case "see", [pile, ("0" | "1" | "2" | "3") as left] if pile in PILE_NAMES:
            return PILE_NAMES.index(pile) + 16 * int(left)
        case "take", [pile] if pile in PILE_NAMES[:DOGES]:
            return PILE_NAMES.index(pile)
        case "scheme", [("1" | "3") as number]:
            return int(number)
        case "gain", [what, number] if what in GAIN_NAMES[: APPROVALS + 1] and number in _NUMBERS[1:4]:
            return GAIN_NAMES.index(what) + 4 * int(number)
    return None


_NUMBERS = tuple(str(number) for number in range(25))
