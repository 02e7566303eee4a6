"""What is counted, and who is told."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from broglio.web.app import create_app
from broglio.web.middleware.limits import ALLOWANCES, Limits, TooMany
from broglio.web.ops import metrics
from broglio.web.ops.settings import Settings
from web.visitors import visitor

TOKEN = "a token of the operator 1".replace(" ", "-")
SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"\n]*"(?:,[a-z]+="[^"\n]*")*\})? (-?[0-9.e+-]+|\+Inf)')


def figures(client: TestClient) -> dict[str, float]:
    """All figures by name and labels, after a look at the form of every line."""
    answer = client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    kind = ""
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            kind = line.split()[2]
        elif not line.startswith("# HELP "):
            told = SAMPLE.fullmatch(line)
            assert told, line
            assert told[1].startswith(kind), f"{line} stands below {kind}"
            found[told[1] + (told[2] or "")] = float(told[3])
    return found


@pytest.fixture
def measured(settings: Settings) -> Settings:
    return replace(settings, metrics_token=TOKEN)


def test_without_a_token_there_is_no_such_page(browser: TestClient) -> None:
    assert browser.get("/metrics", headers={"authorization": "Bearer "}).status_code == 404


@pytest.mark.parametrize("given", [{}, {"authorization": TOKEN}, {"authorization": f"Bearer {TOKEN}x"}])
def test_with_one_it_opens_to_nobody_else(measured: Settings, given: dict[str, str]) -> None:
    with visitor(create_app(measured)) as client:
        answer = client.get("/metrics", headers=given)
        assert answer.status_code == 401
        assert "broglio_" not in answer.text


def test_requests_are_counted_by_route_and_status_and_never_by_address(measured: Settings) -> None:
    with visitor(create_app(measured)) as client:
        before = figures(client)
        for address in ("/rules/doge", "/rules/doge", "/rules/chess", "/t/a-secret-table", "/no/such/page"):
            client.get(address)
        client.request("BREW", "/")
        after = figures(client)
        text = str(after)
        for route, method, status, count in (
            ("/rules/{game}", "GET", 200, 2),
            ("/rules/{game}", "GET", 404, 1),
            ("/t/{table}", "GET", 404, 1),
            ("none", "GET", 404, 1),
            ("/", "other", 405, 1),
        ):
            name = f'broglio_requests_total{{route="{route}",method="{method}",status="{status}"}}'
            assert after[name] - before.get(name, 0) == count, name
        assert "a-secret-table" not in text
        name = 'broglio_request_seconds_bucket{route="/rules/{game}",le="+Inf"}'
        assert after[name] == after['broglio_request_seconds_count{route="/rules/{game}"}']
        assert after[name] - before.get(name, 0) == 3


def test_moves_bots_and_the_store_are_counted(measured: Settings) -> None:
    with visitor(create_app(measured)) as client:
        before = figures(client)
        where = client.post("/tables", data={"game": "doge", "seats": "3", "level": "novice"}).url.path
        version = re.search(r'name="version" value="(\d+)"', client.get(where).text)
        assert version
        client.post(f"{where}/move", data={"version": version[1], "move": "castello 1"})
        while True:  # until the bots have answered
            after = figures(client)
            grown = {name for name in after if after[name] > before.get(name, 0)}
            if "broglio_thinking_seconds_count" in grown and 'broglio_moves_total{by="bot"}' in grown:
                break
    assert 'broglio_moves_total{by="person"}' in grown
    assert {"broglio_store_write_seconds_count", "broglio_store_batch_writes_sum"} <= grown
    assert after["broglio_tables_live"] == 1
    assert after["broglio_streams_open"] == 0
    assert after["process_cpu_seconds_total"] > 0


def test_a_change_that_another_server_was_quicker_with_is_counted(measured: Settings) -> None:
    with visitor(create_app(measured)) as client:
        where = client.post("/tables", data={"game": "doge", "seats": "3"}).url.path
        with sqlite3.connect(measured.database) as other:
            other.execute("UPDATE tables SET revision = revision + 1")
        before = figures(client)["broglio_store_conflicts_total"]
        assert "good evening" in client.post(f"{where}/say", data={"text": "good evening"}).text
        assert figures(client)["broglio_store_conflicts_total"] == before + 1


def test_whoever_meets_a_limit_is_counted_by_its_name() -> None:
    limits = Limits(1, 1)
    before = dict(metrics.REFUSED.values)
    for _ in range(ALLOWANCES["hints"].client.burst):
        limits.count("hints", "somebody")
    with pytest.raises(TooMany):
        limits.count("hints", "somebody")
    with limits.stream("somebody"), pytest.raises(TooMany), limits.stream("another"):
        pass
    grown = {labels: count - before.get(labels, 0) for labels, count in metrics.REFUSED.values.items()}
    assert (grown["hints",], grown["streams",]) == (1, 1)


def test_bounds_of_a_histogram_belong_to_what_lies_below_them() -> None:
    sizes = metrics.Histogram("sizes", "Sizes.", bounds=(1, 2))
    for size in (1, 2, 2.5):
        sizes.observe(size)
    assert list(sizes.lines())[2:] == [
        'sizes_bucket{le="1"} 1',
        'sizes_bucket{le="2"} 2',
        'sizes_bucket{le="+Inf"} 3',
        "sizes_sum 5.5",
        "sizes_count 3",
    ]


def test_labels_cannot_break_a_line() -> None:
    odd = metrics.Counter("odd", "Odd.", "label")
    odd.add('a"b\nc\\')
    assert list(odd.lines())[2:] == ['odd{label="a\\"b\\nc\\\\"} 1']
