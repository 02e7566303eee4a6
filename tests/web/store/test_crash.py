"""Servers are killed at random moments while people play: nothing that was acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

from broglio.web.ops.settings import Settings
from broglio.web.store.store import open_store
from web.cluster import Cluster
from web.crash import Report, compare, run, scene
from web.persistent import Memory, Move
from web.store.test_migrations import old_game

KILLS = 20
KILLS_OF_TWO = 10


def crash(folder: Path, kills: int, address: str = "") -> Report:
    with scene(folder, address) as (settings, servers):
        report = asyncio.run(run(settings, servers, kills, tables=8, seed=kills))
    print(report)
    return report


def test_a_server_on_a_file_is_killed_twenty_times(tmp_path: Path) -> None:
    report = crash(tmp_path / "data", KILLS)
    assert report.faults == {}
    assert report.kills == KILLS
    assert report.moves_acknowledged > 5 * KILLS
    assert report.requests_repeated > 0, "clients did notice"


def test_of_two_servers_on_a_database_one_is_killed_in_turn(cluster: Cluster, tmp_path: Path) -> None:
    report = crash(tmp_path / "data", KILLS_OF_TWO, cluster.database())
    assert report.faults == {}
    assert report.moves_acknowledged > 5 * KILLS_OF_TWO
    assert report.requests_repeated > 0, "clients did notice"


def test_the_comparison_would_notice(tmp_path: Path) -> None:
    """A store from which rows are taken, and to which others are added, is not what the clients were told."""
    settings = Settings(tmp_path, pace=0.0, thinkers=1)
    match = old_game(settings.database)
    number = len(match.log) - 1
    told = Memory({"old"}, [Move("old", 0, "castello 1", number, number + 1)], [("old", "well")])
    assert asyncio.run(compare(settings, told)).faults == {}
    told.moves.append(Move("old", 1, "castello 1", number, number + 2))
    told.remarks.append(("old", "never written"))
    told.tables.add("never made")
    found = asyncio.run(compare(settings, told)).faults
    assert found == {"moves_lost": 1, "remarks_lost": 1, "tables_lost": 1}
    told.moves.clear()
    assert asyncio.run(compare(settings, told)).faults["moves_applied_twice"] == 1
    store = open_store(settings)
    asyncio.run(store.write([("UPDATE journal SET text = 'nonsense' WHERE seat = 0", ())]))
    store.close()
    assert asyncio.run(compare(settings, told)).faults["tables_unreadable"] == 1
