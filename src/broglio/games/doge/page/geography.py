"""Where things stand on the map of Venice (`page/venice.svg`, 1200 by 1000)."""

from __future__ import annotations

from typing import NamedTuple

from broglio.games.doge.rules.material import AREA_NAMES, CIRCLE


class Spot(NamedTuple):
    """A point of the map."""

    x: int
    y: int


class Row(NamedTuple):
    """Places side by side."""

    x: int
    y: int
    step: int

    def spot(self, number: int) -> Spot:
        """The place of that number, from the left."""
        return Spot(self.x + number * self.step, self.y)


class Area(NamedTuple):
    """One area of the map: where its name is, and where pieces stand."""

    plaque: Spot
    sites: Row | None
    houses: Row | None
    """A place for each seat."""
    markers: tuple[Spot, Spot, Spot, Spot]
    """A place for each seat."""
    berths: tuple[Spot, ...]
    """For counsellors: as many as can stand in the area at one time (D16)."""


def _spots(*points: tuple[int, int]) -> tuple[Spot, ...]:
    return tuple(Spot(*point) for point in points)


def _four(row: Row) -> tuple[Spot, Spot, Spot, Spot]:
    return row.spot(0), row.spot(1), row.spot(2), row.spot(3)


AREAS_ON_MAP = {
    "cannaregio": Area(
        plaque=Spot(318, 172),
        sites=Row(232, 220, 43),
        houses=Row(236, 264, 54),
        markers=_four(Row(116, 346, 43)),
        berths=_spots((470, 240), (562, 238), (610, 238), (656, 238), (516, 262), (604, 316), (650, 316), (660, 376)),
    ),
    "castello": Area(
        plaque=Spot(858, 422),
        sites=Row(772, 468, 43),
        houses=Row(780, 514, 54),
        markers=_four(Row(782, 552, 43)),
        berths=_spots(
            (1004, 532), (1048, 524), (1092, 516), (1006, 606), (1052, 598), (1098, 592), (1040, 456), (1086, 450)
        ),
    ),
    "dorsoduro": Area(
        plaque=Spot(226, 654),
        sites=Row(140, 700, 43),
        houses=Row(160, 746, 54),
        markers=_four(Row(468, 756, 43)),
        berths=_spots((362, 722), (406, 760), (336, 640), (288, 630), (244, 630), (372, 790), (430, 804), (200, 632)),
    ),
    "san-marco": Area(
        plaque=Spot(556, 566),
        sites=Row(470, 612, 43),
        houses=Row(446, 656, 54),
        markers=(Spot(680, 540), Spot(722, 540), Spot(680, 584), Spot(722, 584)),
        berths=_spots((690, 664), (684, 490), (724, 490), (682, 434), (408, 640), (650, 690), (730, 668), (428, 598)),
    ),
    "san-polo": Area(
        plaque=Spot(452, 386),
        sites=Row(352, 430, 39),
        houses=Row(340, 471, 47),
        markers=_four(Row(330, 505, 41)),
        berths=_spots((560, 424), (602, 426), (566, 482), (606, 474), (528, 500), (544, 374), (584, 378), (500, 356)),
    ),
    "santa-croce": Area(
        plaque=Spot(164, 464),
        sites=Row(104, 506, 40),
        houses=Row(90, 545, 46),
        markers=(Spot(282, 468), Spot(272, 428), Spot(312, 430), Spot(306, 390)),
        berths=_spots((342, 396), (376, 376), (412, 358), (448, 346), (480, 340), (516, 338), (348, 352), (384, 336)),
    ),
    "palace": Area(
        plaque=Spot(965, 872),
        sites=None,
        houses=None,
        markers=_four(Row(1030, 930, 38)),
        berths=_spots((792, 950), (832, 950), (872, 950), (912, 950), (952, 950), (990, 950)),
    ),
}
MAP = tuple(AREAS_ON_MAP[name] for name in AREA_NAMES)
"""By area's number."""

CIRCLES = Row(96, 922, 60)
"""Neutral counsellors wait on the Giudecca, each on its own circle (D4)."""


def places_of_counsellors(standing: tuple[int, ...]) -> tuple[Spot, ...]:
    """Where each counsellor is drawn: on its circle, or on the next berth of the area where it stands."""
    taken = [0] * len(MAP)
    spots = []
    for counsellor, area in enumerate(standing):
        if area == CIRCLE:
            spots.append(CIRCLES.spot(counsellor))
        else:
            spots.append(MAP[area].berths[taken[area]])
            taken[area] += 1
    return tuple(spots)
