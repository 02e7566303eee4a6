"""Tables on a real store, bots in real processes, and the application as browsers meet it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from broglio.web.app import create_app
from broglio.web.ops.settings import Settings
from broglio.web.store.postgres import PostgresStore
from broglio.web.store.sqlite import SqliteStore
from broglio.web.store.store import Store
from broglio.web.tables.thinking import Thinkers
from core.small_game.seated import two_numbers
from web.cluster import Cluster, programs
from web.visitors import visitor

__all__ = ["two_numbers"]


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
