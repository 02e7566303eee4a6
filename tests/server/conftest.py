"""Tables on a real store, bots in real processes, and the application as browsers meet it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from broglio.server.app import create_app
from broglio.server.postgres_store import PostgresStore
from broglio.server.settings import Settings
from broglio.server.sqlite_store import SqliteStore
from broglio.server.store import Store
from broglio.server.thinking import Thinkers
from server.cluster import Cluster, programs
from server.visitors import visitor


@pytest.fixture(scope="session")
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(1)
    yield made
    made.close()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server for impatient tests: bots at once, nobody is waited for, and as many requests as they like."""
    return Settings(tmp_path, pace=0.0, absence=0.0, thinkers=1, client_limits=0)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of a module that says BOTH_STORES run on SQLite and on PostgreSQL."""
    if "store" in metafunc.fixturenames and getattr(metafunc.module, "BOTH_STORES", False):
        metafunc.parametrize("store", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if programs() is None:
        pytest.skip("there are no PostgreSQL server programs on this machine (Debian: apt-get install postgresql)")
    with Cluster() as made:
        yield made


@pytest.fixture
def store(settings: Settings, request: pytest.FixtureRequest) -> Iterator[Store]:
    made: Store
    if getattr(request, "param", "sqlite") == "postgres":
        made = PostgresStore(request.getfixturevalue("cluster").database())
    else:
        made = SqliteStore(settings.database)
    yield made
    made.close()


@pytest.fixture
def browser(settings: Settings) -> Iterator[TestClient]:
    with visitor(create_app(settings)) as client:
        yield client
