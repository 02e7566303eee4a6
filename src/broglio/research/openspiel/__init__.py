"""The games as OpenSpiel games.

    import pyspiel
    import broglio.research.openspiel  # registers them

    game = pyspiel.load_game("broglio_doge(players=4)")
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            ...

All games of the registry are there: `broglio_doge`, `broglio_caesar_cleopatra`, `broglio_doge_ship`, and those of other
packages; one without a layout says so when it is loaded. Actions of players are move codes; those of chance are counted
from 0. Seats that choose at once do so one after the other, and none sees what another chose before all have: the
turn-based form of a game with simultaneous moves. Returns are `layout.rewards`: zero-sum, from -1 to 1. See
docs/research.md.
"""

from broglio.research.openspiel.game import BroglioGame, register_games
from broglio.research.openspiel.state import BroglioState

__all__ = ["BroglioGame", "BroglioState", "register_games"]

register_games()
