"""The crash test: real servers, many tables played by real clients over HTTP, and SIGKILL at random moments.

    PYTHONPATH=tests python -m web.crash --kills 100
    PYTHONPATH=tests python -m web.crash --kills 100 --postgres

Afterwards the store is compared with what the clients were told: no acknowledged move may be lost, none applied twice,
and every table must be readable. With PostgreSQL there are two servers, of which one is killed in turn while clients
move over to the other.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from broglio.core.protocol import registry
from broglio.web.ops.settings import Settings
from broglio.web.store.store import open_store
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers
from web.cluster import Cluster
from web.persistent import Memory, Player

STALLED = 60.0
"""Seconds without a few moves after which nobody can be said to play."""
GAMES = (("doge-ship", 2), ("caesar-cleopatra", 2), ("doge", 3))
LIFE = 0.6
"""Seconds that a server lives on at most, once it has answered."""


class Server:
    """A `broglio serve` that is started again, at the same port, whenever it was killed."""

    def __init__(self, data: Path, database_url: str = "") -> None:
        self.data = data
        self.log = data / "log"
        self.environment = {**os.environ, "BROGLIO_DATABASE_URL": database_url, "BROGLIO_CLIENT_LIMITS": "0"}
        self.port = 0
        self.lives: list[int] = []
        self.start()

    def start(self) -> None:
        """Begin, and come back when it listens."""
        command = [sys.executable, "-m", "broglio", "serve", "--no-browser", "--pace", "0", "--thinkers", "1"]
        command += ["--data", str(self.data), "--port", str(self.port)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        self.lives.append(self.process.pid)
        assert self.process.stdout is not None
        told = re.search(r"http://\S+:(\d+)", self.process.stdout.readline())
        assert told, f"a server tells its address first: {self.log.read_text()}"
        self.port = int(told[1])

    def kill(self) -> None:
        """As the system would, without a word."""
        self.process.kill()
        self.end()

    def stop(self) -> None:
        """In an orderly way."""
        self.process.send_signal(signal.SIGTERM)
        self.end()

    def end(self) -> None:
        """Wait for it."""
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@dataclass
class Report:
    """What came out."""

    kills: int
    tables: int
    moves_acknowledged: int
    moves_lost: int
    moves_applied_twice: int
    tables_unreadable: int
    tables_lost: int
    remarks_acknowledged: int
    remarks_lost: int
    remarks_twice: int
    steps_back: int
    requests_repeated: int
    processes_left: int
    seconds: float

    @property
    def faults(self) -> dict[str, int]:
        """All that must not be."""
        harmless = {"kills", "tables", "moves_acknowledged", "remarks_acknowledged", "requests_repeated", "seconds"}
        found = {one.name: getattr(self, one.name) for one in fields(self) if one.name not in harmless}
        return {name: count for name, count in found.items() if count}

    def __str__(self) -> str:
        return "\n".join(f"{one.name.replace('_', ' '):22}{getattr(self, one.name):>8}" for one in fields(self))


async def run(settings: Settings, servers: Sequence[Server], kills: int, tables: int, seed: int) -> Report:
    """Play and kill, then let everybody finish what they are at, and compare."""
    begin = time.monotonic()
    memory, source = Memory(), random.Random(seed)
    async with playing(memory, [server.port for server in servers], tables) as tasks:
        for number in range(kills):
            await some_moves(memory, tasks)  # every server does some work before it dies
            await asyncio.sleep(source.uniform(0, LIFE))
            server = servers[number % len(servers)]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await some_moves(memory, tasks)
    for server in servers:
        await asyncio.to_thread(server.stop)
    report = await compare(settings, memory)
    report.kills = kills
    report.processes_left = await left_of(servers)
    report.seconds = round(time.monotonic() - begin, 1)
    return report


async def some_moves(memory: Memory, tasks: Sequence[asyncio.Task[None]]) -> None:
    """Wait until the game has gone on a little; that it does, whatever was killed, is part of the test."""
    enough = len(memory.moves) + 5
    async with asyncio.timeout(STALLED):
        while len(memory.moves) < enough and not any(task.done() for task in tasks):
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def playing(memory: Memory, ports: Sequence[int], tables: int) -> AsyncGenerator[list[asyncio.Task[None]], None]:
    """Everybody plays; at the end each gets the answer to what they last asked for."""
    people: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    for number in range(tables):
        game, count = GAMES[number % len(GAMES)]
        players = [Player(f"table-{number}-seat-{seat}", ports, memory) for seat in range(count)]
        people += players
        tasks.append(asyncio.create_task(party(game, players, with_bot=number == 0)))
    try:
        yield tasks
    finally:
        for player in people:
            player.is_tired = True
        async with asyncio.timeout(STALLED):
            while any(player.is_asking for player in people):
                await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        for player in people:
            player.leave()
    for end in ends:
        if not isinstance(end, asyncio.CancelledError):
            raise AssertionError("somebody gave up") from end


async def party(game: str, players: Sequence[Player], with_bot: bool) -> None:
    """One table: the first makes it, the others sit down, and all play."""
    if with_bot:
        players = players[:1]
    for player in players:
        await player.arrive()
    count = registry.find(game).seat_counts[0]
    table = await players[0].make(game, ["me", *["novice" if with_bot else "open"] * (count - 1)])
    for seat, player in enumerate(players[1:], 1):
        await player.ask(f"/tables/{table}/sit", {"seat": seat})
    async with asyncio.TaskGroup() as group:
        for seat, player in enumerate(players):
            group.create_task(player.play(table, seat))


async def compare(settings: Settings, memory: Memory) -> Report:
    """What is in the store against what was acknowledged."""
    store = open_store(settings)
    thinkers = Thinkers(1)
    tables = Tables(store, thinkers, settings)
    lost = twice = unreadable = gone = remarks_lost = remarks_twice = 0
    moves = collections.defaultdict(list)
    for move in memory.moves:
        moves[move.table].append(move)
    remarks = collections.Counter(memory.remarks)
    for table_id in sorted(memory.tables):
        loaded = await store.load(table_id)
        if loaded is None:
            gone += 1
            continue
        try:
            found = await tables.find(table_id)
            assert found is not None
            assert [step.sequence for step in found.journal[: len(loaded.journal)]] == list(range(len(loaded.journal)))
        except Exception as error:  # whatever it is, nobody can play there
            print(f"table {table_id}: {error!r}", file=sys.stderr)
            unreadable += 1
            continue
        people = {seat.seat for seat in loaded.seats if not seat.level}
        written = {step.sequence: step for step in loaded.journal if step.seat in people}
        for move in moves[table_id]:
            own = [
                step for number, step in written.items() if move.asked <= number < move.done and step.seat == move.seat
            ]
            if len(own) == 1 and own[0].text == move.text:
                del written[own[0].sequence]
            else:
                lost += 1
        twice += len(written)  # nobody was told of these
        said = collections.Counter((table_id, row.text) for row in loaded.chat)
        remarks_lost += len([text for text in remarks if text[0] == table_id and text not in said])
        remarks_twice += sum(count - 1 for count in said.values())
    await tables.close()
    thinkers.close()
    store.close()
    return Report(
        kills=0,
        tables=len(memory.tables),
        moves_acknowledged=len(memory.moves),
        moves_lost=lost,
        moves_applied_twice=twice,
        tables_unreadable=unreadable,
        tables_lost=gone,
        remarks_acknowledged=len(memory.remarks),
        remarks_lost=remarks_lost,
        remarks_twice=remarks_twice,
        steps_back=memory.steps_back,
        requests_repeated=memory.repeats,
        processes_left=0,
        seconds=0,
    )


async def left_of(servers: Sequence[Server]) -> int:
    """Processes that killed servers have left behind, once they have had the time to notice."""
    sessions = {str(life) for server in servers for life in server.lives}
    left: list[str] = []
    for _ in range(100):
        left = [stat for stat in map(_stat, Path("/proc").glob("[0-9]*")) if _session(stat) in sessions]
        if not left:
            return 0
        await asyncio.sleep(0.1)
    print(*left, sep="", file=sys.stderr)
    return len(left)


def _stat(process: Path) -> str:
    try:
        return (process / "stat").read_text()
    except OSError:
        return ""  # it has just ended


def _session(stat: str) -> str:
    """The session of a process that is not a mere entry waiting to be read."""
    state, _, _, session, *_ = stat.rpartition(")")[2].split() or ("", "", "", "")
    return "" if state == "Z" else session


@contextlib.contextmanager
def scene(folder: Path, address: str = "") -> collections.abc.Iterator[tuple[Settings, list[Server]]]:
    """One server on a file, or two on a database."""
    settings = Settings(folder, database_url=address, pace=0.0, thinkers=1)
    folder.mkdir(exist_ok=True)
    servers = [Server(folder, address) for _ in range(2 if address else 1)]
    try:
        yield settings, servers
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()


def main() -> int:
    """Run it and print what came out."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=20, metavar="N")
    parser.add_argument("--tables", type=int, default=12, metavar="N", help="played at the same time")
    parser.add_argument("--postgres", action="store_true", help="two servers on a PostgreSQL of its own")
    parser.add_argument("--seed", type=int, default=int(time.time()), metavar="N", help="when to kill")
    chosen = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="broglio-crash-")))
        address = stack.enter_context(Cluster(flushed=True)).database() if chosen.postgres else ""
        settings, servers = stack.enter_context(scene(folder / "data", address))
        report = asyncio.run(run(settings, servers, chosen.kills, chosen.tables, chosen.seed))
    print(f"{'PostgreSQL, two servers' if chosen.postgres else 'SQLite, one server'}, seed {chosen.seed}")
    print(report)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
