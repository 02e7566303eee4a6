"""What docs/security.md says is so: the tests that it names exist, its limits are ours, its list is what was tried."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from broglio.web.middleware import connections, guards, limits, request_body
from broglio.web.middleware.limits import ALLOWANCES, Rate
from broglio.web.tables import table
from web.middleware.test_hostile import MALFORMED

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = {
    "requests": "Requests",
    "acts": "Changes of any kind",
    "tables": "Tables made, rematches",
    "joins": "Sitting down",
    "links": "Links to seats, asked for or tried",
    "chat": "Remarks",
    "hints": "Hints (a bot thinks for a second)",
    "proofs": "Records to verify",
    "sessions": "New sessions",
}


def test_every_test_named_on_the_page_exists() -> None:
    there = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 80
    assert named <= there, named - there


def in_words(rate: Rate) -> str:
    more = f"{round(1 / rate.seconds)} a second" if rate.seconds < 0.5 else f"{round(60 / rate.seconds)} a minute"
    return f"{rate.burst}, then {more}"


@pytest.mark.parametrize("kind", ALLOWANCES)
def test_the_limits_are_ours(kind: str) -> None:
    allowance = ALLOWANCES[kind]
    session = "" if kind in ("requests", "sessions") else in_words(allowance.session)
    assert f"| {ROWS[kind]} | {session} | {in_words(allowance.client)} |".replace("|  |", "| |") in PAGE


def test_other_bounds_are_ours() -> None:
    assert f"| Open pages | {limits.STREAMS_EACH} | {limits.STREAMS_OF_A_CLIENT} |" in PAGE
    assert f"| Connections | | {connections.CONNECTIONS_OF_A_CLIENT} |" in PAGE
    assert (request_body.LARGEST, connections.LARGEST_HEAD, guards.LONGEST_ADDRESS) == (64 * 1024, 16 * 1024, 2000)
    assert f"{table.SHARE_OF_REMARKS} of all lookers-on together, {table.REMARKS_OF_A_CLIENT} of these from one" in PAGE
    waits = (connections.HEAD_SECONDS, request_body.SECONDS, connections.DEAF_SECONDS, connections.GONE_SECONDS)
    assert waits == (20, 20, 30, 45)


@pytest.mark.parametrize("what", MALFORMED)
def test_what_was_tried_is_listed_with_what_it_got(what: str) -> None:
    found = re.search(rf"^\| {re.escape(what)} \| (\w+) \|$", PAGE, re.MULTILINE)
    assert found
    assert (0 if found[1] == "closed" else int(found[1])) in MALFORMED[what][1]


def test_every_point_names_what_holds_it() -> None:
    points = PAGE.partition("| Point |")[2].partition("\n\n")[0]
    rows = [row.split("|") for row in points.splitlines()[2:]]
    assert len(rows) > 40
    assert [row[1].strip() for row in rows if "`test_" not in row[3]] == []


def test_the_server_runs_nothing_that_was_sent() -> None:
    """Neither as a program nor as a template; what goes to the processes of bots goes by the pool's own means."""
    for path in (ROOT / "src" / "broglio" / "web").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\b(eval|exec|from_string|pickle|subprocess|popen|os\.system)\b[(.]", text), path
