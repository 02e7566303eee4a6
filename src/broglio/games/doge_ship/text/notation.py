"""How The Doge Ship's moves read.

`red-3`, `discard`, `reorder`, `put barricade-10`, `done`, `pass`, `return gondola-4`, `look lower-1`, `take 2`,
`take none`, `build gondola-4`, `replace lower-1-c`, `plot`, `bribe`, `make 1 top`, `make 2 under`, `bid 3`, `raise`;
and chance's `first 2`, `roll red 4`, `price gondolas 1`, `draw lower-1-c`.
"""

from __future__ import annotations

from broglio.core.kit.refusing import quoted
from broglio.core.protocol import Malformed, Move
from broglio.games.doge_ship.rules import moves
from broglio.games.doge_ship.rules.material import (
    DOGES,
    FIRST_BARRICADE,
    FIRST_DOGE,
    FIRST_GONDOLA,
    GONDOLAS,
    PILE_NAMES,
    TABLE_NAMES,
    TILE_NAMES,
)

SPACE_NAMES = tuple(f"{table}-{number}" for table in TABLE_NAMES for number in range(1, 7))
SEAT_NAMES = ("0", "1", "2", "3", "4")
PRICED_PILES = PILE_NAMES[GONDOLAS:DOGES]
YARD_TILES = TILE_NAMES[:FIRST_DOGE]
GALLEY_TILES = TILE_NAMES[:FIRST_GONDOLA]
BARRICADE_TILES = TILE_NAMES[FIRST_BARRICADE:FIRST_DOGE]
PLACES = ("top", "under")


def _codes() -> dict[str, int]:
    """All moves by their text."""
    codes = {name: moves.space(number) for number, name in enumerate(SPACE_NAMES)}
    codes |= {
        "discard": moves.DISCARD,
        "reorder": moves.REORDER,
        "done": moves.DONE,
        "pass": moves.PASS,
        "take none": moves.LEAVE,
        "plot": moves.PLOT,
        "bribe": moves.BRIBE,
        "raise": moves.RAISE,
    }
    codes |= {f"put {name}": moves.put(tile) for tile, name in enumerate(BARRICADE_TILES, FIRST_BARRICADE)}
    codes |= {f"return {name}": moves.return_tile(tile) for tile, name in enumerate(YARD_TILES)}
    codes |= {f"look {name}": moves.look(pile) for pile, name in enumerate(PILE_NAMES[:DOGES])}
    codes |= {f"take {number + 1}": moves.take(number) for number in range(3)}
    codes |= {f"build {name}": moves.build(tile) for tile, name in enumerate(YARD_TILES)}
    codes |= {f"replace {name}": moves.replace(tile) for tile, name in enumerate(GALLEY_TILES)}
    codes |= {
        f"make {number + 1} {place}": moves.make(number, under)
        for number in range(2)
        for under, place in enumerate(PLACES)
    }
    codes |= {f"bid {number}": moves.bid(number) for number in range(moves.RAISE_BY)}
    codes |= {f"first {seat}": moves.first(seat) for seat in range(5)}
    codes |= {
        f"roll {table} {face}": moves.roll(number, face)
        for number, table in enumerate(TABLE_NAMES)
        for face in range(1, 7)
    }
    codes |= {
        f"price {pile} {price}": moves.price(number, price)
        for number, pile in enumerate(PRICED_PILES, GONDOLAS)
        for price in range(2)
    }
    return codes | {f"draw {name}": moves.draw(tile) for tile, name in enumerate(TILE_NAMES)}


CODES: dict[str, int] = _codes()
TEXTS: dict[int, str] = {code: text for text, code in CODES.items()}

# What may follow a first word, for a reader who got it wrong.
KINDS_OF_WORD = {
    "put": "a barricade: barricade-1 to barricade-26",
    "return": "a tile such as gondola-4, barricade-10 or lower-1-c",
    "look": f"a pile: {', '.join(PILE_NAMES[:DOGES])}",
    "take": "1, 2, 3 or none",
    "build": "a tile such as gondola-4, barricade-10 or lower-1-c",
    "replace": "a galley part such as lower-1-c",
    "make": "1 or 2, then top or under",
    "bid": "a number from 0 to 99",
}


def notate(move: Move) -> str:
    """A move's text."""
    if move not in TEXTS:
        raise Malformed("move", f"{move} is no move of The Doge Ship")
    return TEXTS[move]


def parse(text: str) -> Move:
    """Read a move; spaces and capitals do not matter."""
    words = text.lower().split()
    plain = " ".join(words)
    if plain in CODES:
        return CODES[plain]
    place = f"move {quoted(text)}"
    if words and words[0] in KINDS_OF_WORD:
        raise Malformed(place, f"after {words[0]!r} comes {KINDS_OF_WORD[words[0]]}")
    raise Malformed(
        place,
        "cannot be read; moves look like 'red-3', 'discard', 'reorder', 'put barricade-10', 'done', 'pass', "
        "'return gondola-4', 'look lower-1', 'take 2', 'take none', 'build gondola-4', 'replace lower-1-c', 'plot', "
        "'bribe', 'make 1 top', 'bid 3'",
    )
