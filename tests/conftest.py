from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import broglio
from broglio import _engine

# The machines are shared and noisy: no deadline, and a slow example is not a fault.
settings.register_profile(
    "broglio", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60, print_blob=True
)
settings.load_profile("broglio")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-golden", action="store_true", help="write playthroughs and perft counts anew instead of comparing"
    )


def pytest_configure() -> None:
    """A compiled module older than its source would make every result a riddle."""
    if not _engine.is_compiled():
        return
    package = Path(broglio.__file__).parent
    built = max(path.stat().st_mtime for path in package.parent.glob("broglio__mypyc.*"))
    for module in package.rglob("*.so"):
        source = module.with_name(module.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > built:
            raise pytest.UsageError(f"{source.name} is newer than its compiled form: run make, or set BROGLIO_PURE=1")


@pytest.fixture
def write_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--write-golden"))
