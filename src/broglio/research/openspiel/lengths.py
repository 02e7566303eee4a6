"""How long a game can be at most: bounds that follow from the rules, far above what is ever seen."""

from __future__ import annotations

from typing import NamedTuple


class Longest(NamedTuple):
    """Decisions of players, and chance moves."""

    decisions: int
    chances: int


def longest(game_id: str, seats: int) -> Longest:
    """The bounds of a game; one that is not known here is taken to be as long as any."""
    if game_id == "doge":
        return _doge(seats)
    if game_id == "caesar-cleopatra":
        return _caesar_cleopatra()
    return _doge_ship(seats) if game_id == "doge-ship" else LONG


LONG = Longest(1_000_000, 1_000_000)


def _doge(seats: int) -> Longest:
    # D32: each round that sees no palace built is one of at most 8 in a row, and there are 30 sites and 8 palaces each.
    rounds = 8 * min(30, 8 * seats) + 8
    # 12 ballots; in each of 7 votes a seat decides on three counsellors at most, moves, places and builds (D19 to D28).
    return Longest(rounds * (12 + 7 * 12 * seats), 7 + rounds * 7)


def _caesar_cleopatra() -> Longest:
    # Each turn uses up one of the 100 cards, or is one of at most 3 quiet ones in a row (C36).
    turns = 4 * 100 + 4
    # A turn: two cards, a manipulation with its veto, castling ten cards twice, drawing seven, six windows, discarding
    # five twice. Set-up: twelve cards of pile 2, twice, and a series.
    decisions = turns * 60 + 2 * (24 + 1)
    # Each card is dealt once, each turn turns a vote card and up to 5 that are removed.
    return Longest(decisions, 2 + 100 + turns + 5)


def _doge_ship(seats: int) -> Longest:
    # S32: each round that fills no place of the galley is one of at most 6 in a row.
    places = {2: 12, 3: 16, 4: 20, 5: 22}[seats]
    rounds = 6 * places + 6
    turns = 5 * seats
    # A turn: reordering up to 26 barricades, a space, a bonus and two purchases or buildings; then a bid, in steps.
    # Chance: dice, a Doge tile, prices; in a turn up to three looks at three tiles, with their prices.
    return Longest(rounds * (turns * 48 + seats * 8), 8 + rounds * (10 + turns * 16))
