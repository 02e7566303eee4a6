"""What a game needs besides its rules.

A small game is its tables and its rules in plain Python: see `RowGame` and docs/examples/goofspiel. Larger games
take what fits them: `Reading`, `Kind`, `not_to_act`, `quoted`.
"""
