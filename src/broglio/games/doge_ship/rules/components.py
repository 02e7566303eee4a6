"""A set of components as flat rows of numbers, shared by all positions of a game. Compiled.

component_file.py reads it from a file; material.py says how tiles and spaces are numbered.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Components:
    """What is printed on the tables and the tiles."""

    text: str
    """The file that the set was read from; saved positions and records carry it."""
    digest: str
    """The set's name in records: a short fingerprint of the text."""
    name: str

    space_type: vec[i64]  # by space: a type of action
    space_kinds: vec[i64]  # by space: the kinds bought or built, a bit each
    space_both: vec[i64]  # by space: 1 where "+" joins two things
    space_number: vec[i64]  # by space: which intrigue, or how many ducats

    price: vec[i64]  # by tile; Doge tiles have none
    points: vec[i64]  # by galley part
    approval: vec[i64]  # by galley part: 0 or 1
    parameters: vec[i64]  # by galley part, then parameter: how often it stands there
    gondola_ducats: vec[i64]  # by gondola, counted from 0
    gondola_approvals: vec[i64]
    trigger: vec[i64]  # by barricade, counted from 0: a type of action
    bonus: vec[i64]  # by barricade: DUCATS, APPROVALS, POINTS, or FURTHER_TILE + a kind
    bonus_count: vec[i64]
    values: vec[i64]  # by Doge tile, counted from 0, then parameter
    violet: vec[i64]  # by Doge tile: zones, a bit each
    flood: vec[i64]  # by Doge tile: the water level, or -1 for no flood
    inspection: vec[i64]  # by Doge tile: 0 or 1

    def __init__(self, text: str, digest: str, name: str, rows: dict[str, list[int]]) -> None:
        self.text = text
        self.digest = digest
        self.name = name
        self.space_type = vec[i64](rows["space_type"])
        self.space_kinds = vec[i64](rows["space_kinds"])
        self.space_both = vec[i64](rows["space_both"])
        self.space_number = vec[i64](rows["space_number"])
        self.price = vec[i64](rows["price"])
        self.points = vec[i64](rows["points"])
        self.approval = vec[i64](rows["approval"])
        self.parameters = vec[i64](rows["parameters"])
        self.gondola_ducats = vec[i64](rows["gondola_ducats"])
        self.gondola_approvals = vec[i64](rows["gondola_approvals"])
        self.trigger = vec[i64](rows["trigger"])
        self.bonus = vec[i64](rows["bonus"])
        self.bonus_count = vec[i64](rows["bonus_count"])
        self.values = vec[i64](rows["values"])
        self.violet = vec[i64](rows["violet"])
        self.flood = vec[i64](rows["flood"])
        self.inspection = vec[i64](rows["inspection"])
