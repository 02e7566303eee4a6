"""What only a shared database brings: lost connections, other processes, addresses with passwords."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from psycopg.conninfo import conninfo_to_dict

from broglio.core.protocol import Malformed
from broglio.web.ops.settings import Settings
from broglio.web.store.postgres import PostgresStore
from broglio.web.store.postgres_connection import check
from broglio.web.store.store import Conflict, SeatRow, Store, open_store
from broglio.web.tables import presence
from broglio.web.tables.tables import Tables
from broglio.web.tables.thinking import Thinkers
from web.cluster import PASSWORD, PASSWORD_IN_ADDRESS, Cluster
from web.store.test_store import step, table
from web.tables.test_table import ballot, doge, until


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture
def two(address: str) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """The stores of two processes."""
    here, there = PostgresStore(address), PostgresStore(address)
    yield here, there
    here.close()
    there.close()


def hang_up(address: str) -> None:
    """End all other connections to a database, as a fall of the network would."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


class Cutter:
    """Stands between a store and its database, and cuts the line at the moment of a commit."""

    def __init__(self, port: int, let_through: bool) -> None:
        self.port = port
        self.let_through = let_through
        self.armed = threading.Event()
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def own_port(self) -> int:
        return int(self.listener.getsockname()[1])

    def _accept(self) -> None:
        while True:
            try:
                client = self.listener.accept()[0]
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self.port))
            threading.Thread(target=self._pump, args=(client, server, True), daemon=True).start()
            threading.Thread(target=self._pump, args=(server, client, False), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket, is_asking: bool) -> None:
        with source, sink:
            try:
                while data := source.recv(65536):
                    if is_asking and b"COMMIT" in data and self.armed.is_set():
                        self.armed.clear()
                        if self.let_through:
                            sink.sendall(data)
                            self.wait_for_commit()
                        source.shutdown(socket.SHUT_RDWR)
                        sink.shutdown(socket.SHUT_RDWR)
                        return
                    sink.sendall(data)
            except OSError:
                return

    wait_for_commit: Callable[[], object] = staticmethod(lambda: None)


@pytest.mark.parametrize("let_through", [True, False])
def test_a_commit_whose_answer_is_lost_is_carried_out_once(cluster: Cluster, address: str, let_through: bool) -> None:
    name = address.rpartition("/")[2]
    cutter = Cutter(cluster.port, let_through)
    store = PostgresStore(cluster.address(name, cutter.own_port))
    other = PostgresStore(address)

    def wait_for_commit() -> None:
        while not asyncio.run(other.journal("one")):
            pass

    cutter.wait_for_commit = wait_for_commit
    asyncio.run(store.write([table("one")]))
    cutter.armed.set()
    asyncio.run(store.write([step("one", 0)]))
    assert not cutter.armed.is_set(), "the line was cut"
    assert len(asyncio.run(other.journal("one"))) == 1
    with pytest.raises(Conflict):
        asyncio.run(store.write([step("one", 0)]))
    store.close()
    other.close()
    cutter.listener.close()


def test_reads_and_writes_go_on_after_connections_were_lost(address: str) -> None:
    store = PostgresStore(address)
    asyncio.run(store.write([table("one")]))
    for number in range(4):
        hang_up(address)
        asyncio.run(store.write([step("one", number)]))
        hang_up(address)
        assert len(asyncio.run(store.journal("one"))) == number + 1
    store.close()


def test_writes_wait_for_a_database_that_restarts(cluster: Cluster, address: str) -> None:
    store = PostgresStore(address)
    asyncio.run(store.write([table("one")]))
    cluster.stop()
    with ThreadPoolExecutor(1) as aside:
        writing = aside.submit(asyncio.run, store.write([step("one", 0)]))
        cluster.start()
        writing.result()
    assert len(asyncio.run(store.journal("one"))) == 1
    store.close()


def test_many_processes_that_start_at_once_make_one_schema(address: str) -> None:
    with ThreadPoolExecutor(4) as aside:
        stores = list(aside.map(PostgresStore, [address] * 4))
    kept = {store.keep("secret", str(number)) for number, store in enumerate(stores)}
    assert len(kept) == 1, "and all have the same secret"
    for store in stores:
        store.close()


def test_batches_of_two_processes_do_not_wait_for_each_other(two: tuple[Store, Store]) -> None:
    async def scene() -> None:
        names = [f"table {number:02}" for number in range(20)]
        await two[0].write([table(name) for name in names])
        await asyncio.gather(
            *[two[0].write([_touch(name)], name, 1) for name in names for _ in range(5)],
            *[two[1].write([_touch(name)], name, 1) for name in reversed(names) for _ in range(5)],
        )

    def _touch(name: str) -> tuple[str, tuple[str]]:
        return ("UPDATE tables SET revision = revision + 1 WHERE id = ?", (name,))

    asyncio.run(scene())
    assert {row.revision for row in asyncio.run(two[0].open_tables(99))} == set(), "nobody sits there"
    assert asyncio.run(two[0].revision("table 07")) == 10


def test_what_one_process_writes_the_others_show(
    two: tuple[Store, Store], address: str, thinkers: Thinkers, settings: Settings
) -> None:
    async def scene() -> None:
        here, there = (Tables(store, thinkers, settings) for store in two)
        there.start()
        first = await doge(here)
        second = await there.find(first.id)
        assert second is not None
        watcher = second.watch(0)
        for seat, text in enumerate(("castello 1", "castello 1", "castello 1")):
            watcher.wake.clear()
            if seat:
                hang_up(address)  # what is written while nobody listens is caught up with
            await ballot(first, seat, text)
            await asyncio.wait_for(watcher.wake.wait(), 30)
            await until(lambda: second.version == first.version)
        await there.close()

    asyncio.run(scene())


def test_a_table_is_shown_as_it_stands_in_the_store_though_nothing_was_heard(
    two: tuple[Store, Store], thinkers: Thinkers, settings: Settings
) -> None:
    async def scene() -> None:
        here, there = (Tables(store, thinkers, settings) for store in two)
        first = await doge(here, [SeatRow(0, "Anna", None), SeatRow(1, "Bela", None), SeatRow(2, "", None)])
        assert await there.find(first.id) is not None
        await first.sit(2, "carla", "Carla")
        second = await there.find(first.id)
        assert second is not None
        assert second.seat_of("carla") == 2

    asyncio.run(scene())


def test_one_process_plays_for_the_bots_and_another_takes_over_when_it_dies(two: tuple[Store, Store]) -> None:
    async def scene() -> None:
        here, there = two
        assert await here.claim("one")
        assert await here.claim("one")
        assert not await there.claim("one")
        assert await there.claim("two")
        here.close()  # as at a process's end: its connections are gone
        while not await there.claim("one"):
            await asyncio.sleep(0.01)
        await there.release("one")

    asyncio.run(scene())


def test_a_player_whose_page_is_open_elsewhere_is_not_absent(
    two: tuple[Store, Store], thinkers: Thinkers, settings: Settings
) -> None:
    async def scene() -> None:
        long = Settings(settings.data, absence=3600.0)
        here, there = (Tables(store, thinkers, long) for store in two)
        first = await doge(here)
        second = await there.find(first.id)
        assert second is not None
        first.watch(1)
        first.attend(0)
        second.woken -= 3601
        assert second.is_absent(1)
        await presence.exchange(two[0], [first], 3600.0)
        await presence.exchange(two[1], [second], 3600.0)
        assert not second.is_absent(1)
        assert not second.is_absent(0), "a request is enough"
        assert second.is_absent(2)

    asyncio.run(scene())


def test_a_database_that_cannot_be_used_is_named_without_its_password(cluster: Cluster, settings: Settings) -> None:
    right = cluster.address("postgres")
    for address, fault in (
        (right.replace(str(cluster.port), "1"), "refused"),
        (right.replace(PASSWORD_IN_ADDRESS, "wr%40ngsecret"), "password authentication failed"),
        (right.replace("postgres", "nosuch").replace("nosuchql:", "postgresql:"), "does not exist"),
        (right.replace("%40", "@"), "is not of the form"),
        ("mysql://root:topsecret@localhost/x", "is not of the form"),
    ):
        with pytest.raises(Malformed, match=f"BROGLIO_DATABASE_URL.*{fault}") as told:
            open_store(Settings(settings.data, database_url=address))
        assert told.value.__cause__ is None
        for secret in (PASSWORD, PASSWORD_IN_ADDRESS, "wr@ng", "wr%40ng", "ngsecret", "topsecret", "ss/word"):
            assert secret not in str(told.value)


@given(st.text(st.characters(codec="utf-8"), min_size=4) | st.text("a%0:@/?#", min_size=4))
def test_no_piece_of_an_unescaped_password_is_ever_taken_for_something_else(password: str) -> None:
    """Otherwise the database's library would tell it, as the name of a host that it cannot find."""
    address = f"postgresql://user:{password}@localhost/name"
    try:
        check(address)
    except Malformed as told:
        assert address not in str(told)
    else:
        found = conninfo_to_dict(address)
        assert found["host"] == "localhost"
        assert found["dbname"] == "name"


def test_a_database_of_a_later_version_is_left_alone(address: str) -> None:
    PostgresStore(address).close()
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE schema_version SET version = 99")
    with pytest.raises(Malformed, match="version 99"):
        PostgresStore(address)
