"""How Doge's moves read: `san-marco 0 2 3`, `take shell > dorsoduro`, `give-up book`, `move castello > san-polo`,
`stay`, `place 2`, `build san-marco`, `decline`; and chance's `turn castello`.
"""

from __future__ import annotations

from functools import cache

from broglio.core.kit.refusing import index, quoted
from broglio.core.protocol import Malformed, Move
from broglio.games.doge.rules import markers, moves
from broglio.games.doge.rules.material import AREA_NAMES, COUNSELLOR_NAMES, DISTRICTS
from broglio.games.doge.text.words import illegal

DISTRICT_NAMES = AREA_NAMES[:DISTRICTS]


@cache
def notate(move: Move) -> str:
    """A move's text."""
    if not 0 <= move < moves.CODES:
        raise Malformed("move", f"{move} is no move of Doge")
    if moves.is_ballot(move) and 1 <= markers.SIZE[moves.ballot_markers(move)] <= markers.MOST_PLACED:
        values = markers.values_of(moves.ballot_markers(move))
        return " ".join([AREA_NAMES[moves.ballot_area(move)], *map(str, values)])
    if moves.is_take(move):
        return f"take {COUNSELLOR_NAMES[moves.taken_counsellor(move)]} > {AREA_NAMES[moves.taken_to(move)]}"
    if moves.is_give_up(move):
        return f"give-up {COUNSELLOR_NAMES[moves.given_up(move)]}"
    if moves.is_move_house(move):
        return f"move {AREA_NAMES[moves.house_source(move)]} > {AREA_NAMES[moves.house_target(move)]}"
    if move == moves.STAY:
        return "stay"
    if moves.is_place(move):
        return f"place {moves.houses_placed(move)}"
    if moves.is_build(move):
        return f"build {AREA_NAMES[moves.built_in(move)]}"
    if move == moves.DECLINE:
        return "decline"
    if moves.is_turn(move):
        return f"turn {AREA_NAMES[moves.turned_area(move)]}"
    raise Malformed("move", f"{move} is no move of Doge")


def parse(text: str) -> Move:
    """Read a move; spaces and capitals do not matter. No position allows a ballot without markers or with five."""
    words = text.lower().replace(">", " > ").split()
    match words:
        case ["stay"]:
            return moves.STAY
        case ["decline"]:
            return moves.DECLINE
        case ["place", number]:
            return moves.place(index(text, number, ("0", "1", "2"), "a number of houses"))
        case ["build", district]:
            return moves.build(index(text, district, DISTRICT_NAMES, "a district"))
        case ["turn", area]:
            return moves.turn(index(text, area, AREA_NAMES, "an area"))
        case ["give-up", counsellor]:
            return moves.give_up(index(text, counsellor, COUNSELLOR_NAMES, "a counsellor"))
        case ["take", counsellor, ">", area]:
            taken = index(text, counsellor, COUNSELLOR_NAMES, "a counsellor")
            return moves.take(taken, index(text, area, AREA_NAMES, "an area"))
        case ["move", source, ">", target]:
            start = index(text, source, DISTRICT_NAMES, "a district")
            return moves.move_house(start, index(text, target, DISTRICT_NAMES, "a district"))
        case [area, *values] if area in AREA_NAMES:
            return moves.ballot(AREA_NAMES.index(area), _marker_set(text, values))
    raise Malformed(
        f"move {quoted(text)}",
        "cannot be read; moves look like 'san-marco 0 2 3', 'take shell > dorsoduro', 'give-up shell', "
        "'move castello > san-polo', 'stay', 'place 2', 'build castello', 'decline'",
    )


def _marker_set(text: str, words: list[str]) -> int:
    """One to four markers such as a player owns (D1, D7)."""
    if not words:
        raise illegal("no-marker-chosen", "D9")
    if len(words) > markers.MOST_PLACED:
        raise illegal("too-many-markers", "D7", count=len(words), excess=len(words) - markers.MOST_PLACED)
    left = list(markers.VALUES)
    for word in words:
        value = int(word) if word in ("0", "1", "2", "3") else -1
        if value not in left:
            raise Malformed(
                f"move {quoted(text)}",
                f"{quoted(word)} is not one of the markers 0 1 1 2 2 3 3, or you have fewer of them (D1)",
            )
        left.remove(value)
    return markers.set_of(tuple(int(word) for word in words))
