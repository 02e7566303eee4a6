"""A real server among people who mean harm: it refuses, lets go, stays small, and games in progress go on."""

from __future__ import annotations

import contextlib
import re
import resource
import select
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from browser.server import Server
from web.raw import PATIENCE, Game, Visitor, connect, exchange, finish, memory, status, until_closed

IMPATIENT = (
    "from broglio.web.middleware import connections, request_body\n"
    "from broglio.web.tables import feed\n"
    "request_body.SECONDS = connections.HEAD_SECONDS = connections.DEAF_SECONDS = connections.GONE_SECONDS = 1.0\n"
    "feed.HEARTBEAT = 0.2"
)
"""The same server, which waits a second where it would wait half a minute."""
MEGABYTE = 1024 * 1024


@contextlib.contextmanager
def running(folder: Path, *flags: str, prelude: str = "") -> Iterator[Server]:
    """A server, at whose end nothing may stand in the log that we did not foresee."""
    server = Server(folder / "data", flags=("--thinkers", "1", *flags), prelude=prelude)
    server.start()
    try:
        yield server
        assert "Traceback" not in server.log, server.log
    finally:
        server.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("hostile"), "--client-limits", "0", prelude=IMPATIENT) as started:
        yield started


@pytest.fixture(scope="module")
def game(server: Server) -> Game:
    return Game(server)


HOST = b"Host: localhost\r\n"
FORM = HOST + b"Content-Type: application/x-www-form-urlencoded\r\n"
MALFORMED = {
    "nothing but noise": (bytes(range(256)) * 20, {400, 0}),
    "the start of TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200, {400, 0}),
    "the start of HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", {400, 404, 405, 0}),
    "HTTP of long ago": (b"GET /\r\n\r\n", {400, 200, 0}),
    "HTTP of the future": (b"GET / HTTP/9.9\r\n" + HOST + b"\r\n", {400, 200, 0}),
    "no host": (b"GET / HTTP/1.1\r\n\r\n", {400, 200}),
    "a header without a colon": (b"GET / HTTP/1.1\r\n" + HOST + b"nonsense\r\n\r\n", {400}),
    "a space before the colon": (b"GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", {400}),
    "a zero byte in a header": (b"GET / HTTP/1.1\r\n" + HOST + b"X-A: a\x00b\r\n\r\n", {400}),
    "a lone carriage return in a header": (b"GET / HTTP/1.1\r\n" + HOST + b"X-A: a\rSet-Cookie: x=y\r\n\r\n", {400}),
    "a method of a thousand letters": (b"G" * 1000 + b" / HTTP/1.1\r\n" + HOST + b"\r\n", {400, 405, 0}),
    "a giant header": (b"GET / HTTP/1.1\r\n" + HOST + b"X-A: " + b"a" * MEGABYTE + b"\r\n\r\n", {400, 431, 0}),
    "ten thousand headers": (b"GET / HTTP/1.1\r\n" + HOST + b"X-A: b\r\n" * 10_000 + b"\r\n", {400, 431, 0}),
    "a giant address": (b"GET /" + b"a" * MEGABYTE + b" HTTP/1.1\r\n" + HOST + b"\r\n", {400, 414, 431, 0}),
    "a long address": (b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", {414}),
    "another server's address": (b"GET http://elsewhere.example/ HTTP/1.1\r\n" + HOST + b"\r\n", {200, 400, 404}),
    "bytes that are no letters": (b"GET /t/\xff\xfe HTTP/1.1\r\n" + HOST + b"\r\n", {400, 404}),
    "half a percent sign": (b"GET /t/%zz%f HTTP/1.1\r\n" + HOST + b"\r\n", {404}),
    "bytes that are no UTF-8": (b"GET /t/%ff%fe%c0%af HTTP/1.1\r\n" + HOST + b"\r\n", {404}),
    "the way out of a folder": (b"GET /static/server/../../app.py HTTP/1.1\r\n" + HOST + b"\r\n", {404}),
    "the way out, hidden": (b"GET /static/server/..%2f..%2fapp.py HTTP/1.1\r\n" + HOST + b"\r\n", {404}),
    "the way out, hidden twice": (b"GET /static/server/%252e%252e%252fapp.py HTTP/1.1\r\n" + HOST + b"\r\n", {404}),
    "two slashes": (b"GET //elsewhere.example/ HTTP/1.1\r\n" + HOST + b"\r\n", {404}),
    "a zero byte in an address": (b"GET /t/%00 HTTP/1.1\r\n" + HOST + b"\r\n", {404}),
    "a number of a thousand digits": (b"GET /t/a/seat/" + b"9" * 1500 + b"/x HTTP/1.1\r\n" + HOST + b"\r\n", {404}),
    "a number that is none": ("GET /new/doge?seats=²³ HTTP/1.1\r\n".encode() + HOST + b"\r\n", {200, 400}),
    "a websocket": (
        b"GET / HTTP/1.1\r\n" + HOST + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        {200, 400, 426},
    ),
    "a length and chunks": (
        b"POST /tables HTTP/1.1\r\n"
        + FORM
        + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1",
        {400},
    ),
    "two lengths": (
        b"POST /tables HTTP/1.1\r\n" + FORM + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
        {400},
    ),
    "a length below nothing": (b"POST /tables HTTP/1.1\r\n" + FORM + b"Content-Length: -5\r\n\r\n", {400, 413}),
    "a length of thirty digits": (
        b"POST /tables HTTP/1.1\r\n" + FORM + b"Content-Length: " + b"9" * 30 + b"\r\n\r\n",
        {400, 413},
    ),
    "a giant length": (b"POST /tables HTTP/1.1\r\n" + FORM + b"Content-Length: 99999999\r\n\r\n", {413}),
    "a giant length, politely": (
        b"POST /tables HTTP/1.1\r\n" + FORM + b"Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n",
        {413},
    ),
    "chunks of no size": (
        b"POST /tables HTTP/1.1\r\n" + FORM + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n",
        {400, 0},
    ),
    "a chunk of giant size": (
        b"POST /tables HTTP/1.1\r\n" + FORM + b"Transfer-Encoding: chunked\r\n\r\n" + b"F" * 20 + b"\r\nabc",
        {400, 413, 0},
    ),
    "chunks without end": (
        b"POST /tables HTTP/1.1\r\n"
        + FORM
        + b"Transfer-Encoding: chunked\r\n\r\n"
        + (b"1000\r\n" + b"a" * 4096 + b"\r\n") * 64,
        {413, 0},
    ),
    "a chunk that says too little": (
        b"POST /tables HTTP/1.1\r\n" + FORM + b"Transfer-Encoding: chunked\r\n\r\n2\r\nabcdef\r\n0\r\n\r\n",
        {400, 0},
    ),
    "an encoding of its own": (
        b"POST /tables HTTP/1.1\r\n" + FORM + b"Transfer-Encoding: gzip\r\n\r\nabc",
        {400, 501, 0},
    ),
    "a compressed form": (
        b"POST /tables HTTP/1.1\r\n" + FORM + b"Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\n\x1f\x8b\x08",
        {400},
    ),
    "a form in parts that never end": (
        b"POST /tables HTTP/1.1\r\n"
        + HOST
        + b"Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9\r\n\r\n--x\r\nabcd",
        {400},
    ),
    "a form in parts without a mark": (
        b"POST /tables HTTP/1.1\r\n" + HOST + b"Content-Type: multipart/form-data\r\nContent-Length: 3\r\n\r\nabc",
        {400},
    ),
    "a form of another kind": (
        b"POST /tables HTTP/1.1\r\n" + HOST + b"Content-Type: application/xml\r\nContent-Length: 3\r\n\r\n<a>",
        {400},
    ),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_what_is_not_a_request_is_refused(server: Server, what: str) -> None:
    sent, expected = MALFORMED[what]
    answer = exchange(server, sent)
    assert status(answer) in expected, answer[:300]
    assert answer.count(b"HTTP/1.1 ") <= (2 if b"SM" in sent else 1), "one request, one answer"
    assert b"Traceback" not in answer
    assert 'File "' not in server.log


def test_after_all_that_the_game_goes_on(server: Server, game: Game) -> None:
    for sent, _ in MALFORMED.values():
        exchange(server, sent)
    game.goes_on()


def test_what_follows_a_refused_body_is_not_a_request(server: Server) -> None:
    """A body that was not read could hide a request: the connection ends with the refusal."""
    hidden = b"GET /rules/doge HTTP/1.1\r\n" + HOST + b"\r\n"
    head = b"POST /tables HTTP/1.1\r\n" + FORM + b"Content-Length: 70000\r\n\r\n"
    assert exchange(server, head + hidden).count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("begun", [b"", b"G", b"GET / HTTP/1.1\r\nHost: local", b"\r\n"], ids=repr)
def test_who_does_not_finish_the_head_is_let_go(server: Server, begun: bytes) -> None:
    with connect(server) as connection:
        connection.sendall(begun)
        assert status(until_closed(connection)) in (0, 400)


def test_who_sends_a_head_letter_by_letter_is_let_go(server: Server) -> None:
    with connect(server) as connection:
        sent = 0
        with contextlib.suppress(ConnectionError):
            for letter in b"GET / HTTP/1.1\r\nX-A: " + b"a" * 10_000:
                connection.sendall(bytes([letter]))
                sent += 1
                connection.settimeout(0.05)
                with contextlib.suppress(TimeoutError):
                    if connection.recv(1) == b"":
                        break
        assert sent < 1000


@pytest.mark.parametrize("kept_alive", [False, True])
def test_who_sends_a_body_slowly_is_told_so(server: Server, kept_alive: bool) -> None:
    with connect(server) as connection:
        if kept_alive:
            connection.sendall(b"HEAD / HTTP/1.1\r\n" + HOST + b"\r\n")
            assert status(connection.recv(65536)) == 200
        connection.sendall(b"POST /tables HTTP/1.1\r\n" + FORM + b"Content-Length: 500\r\n\r\ngame=do")
        answer = until_closed(connection)
        assert status(answer) == 408
        assert b"did not arrive in time" in answer


def test_who_leaves_in_the_middle_leaves_nothing_behind(server: Server, game: Game) -> None:
    for sent in (b"POST /tables HTTP/1.1\r\n" + FORM + b"Content-Length: 500\r\n\r\ngame=do", b"GET / HT"):
        for _ in range(50):
            with connect(server) as connection:
                connection.sendall(sent)
    game.goes_on()


def test_who_never_reads_is_let_go_and_holds_nobody_up(server: Server, game: Game) -> None:
    """A page that is open and not read: states are not heaped up for it, and it is let go."""
    watcher = Visitor(server)
    where = game.table.replace("/tables/", "/t/")
    before = memory(server)
    with contextlib.ExitStack() as opened:
        deaf = [opened.enter_context(watcher.open_stream(where, "identity", 4096)) for _ in range(20)]
        # Whoever reads a little is not deaf: nothing is read for longer than the server waits.
        end = time.monotonic() + 3.0
        while time.monotonic() < end:
            game.goes_on()
        assert memory(server) - before < 40 * MEGABYTE
        for connection in deaf:
            assert not until_closed(connection).endswith(b"0\r\n\r\n"), "it was cut off, not ended in good order"
    game.goes_on()


@pytest.mark.skipif(
    shutil.which("unshare") is None or subprocess.run(["unshare", "-Urn", "true"]).returncode != 0,
    reason="to pull the plug of a network, one needs a network of one's own",
)
def test_who_vanishes_without_a_word_is_let_go(tmp_path: Path) -> None:
    """In a network of its own, whose plug is pulled while a page is open."""
    script = Path(__file__).parents[1] / "vanishing.py"
    done = subprocess.run(
        ["unshare", "-Urn", sys.executable, str(script), str(tmp_path), IMPATIENT],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_two_thousand_open_pages(tmp_path: Path) -> None:
    """All of them look at one table, and the game goes on."""
    count = 2000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count + 500:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, count + 500), hard))
    with running(tmp_path, "--client-limits", "0", "--connections", str(count + 100)) as server:
        game = Game(server)
        watcher = Visitor(server)
        where = game.table.replace("/tables/", "/t/")
        game.goes_on()
        before = memory(server)
        with contextlib.ExitStack() as opened, ThreadPoolExecutor(16) as hands:
            pages = list(hands.map(lambda _: opened.enter_context(watcher.open_stream(where)), range(count)))
            each = (memory(server) - before) / count
            print(f"{each / 1024:.0f} KB of memory for an open page")
            assert each < MEGABYTE
            game.goes_on()
            assert len(pages) == count
        game.goes_on()


def test_more_connections_than_there_are_files(tmp_path: Path) -> None:
    """The limit is named, those who are too many are told to come back, and when others leave there is room again."""
    few = "import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))"
    with running(tmp_path, "--client-limits", "0", prelude=few) as server:
        assert re.search(r"may open 200 files \(ulimit -n\): there is room for 72", server.log)
        game = Game(server)
        held = [connect(server) for _ in range(300)]
        refused = 0
        while refused < 200:
            ready, _, _ = select.select(held, [], [], PATIENCE)
            assert ready, f"only {refused} of {300 - 72} were refused"
            for connection in ready:
                with contextlib.suppress(ConnectionError):
                    refused += status(connection.recv(100)) == 503
                held.remove(connection)
                connection.close()
        for connection in held:
            finish(connection)  # a server learns of a close when it next looks, and there must be room now
        game.goes_on()


def test_one_client_cannot_hold_all_connections(tmp_path: Path) -> None:
    prelude = "from broglio.web.middleware import connections\nconnections.CONNECTIONS_OF_A_CLIENT = 30"
    with running(tmp_path, prelude=prelude) as server, contextlib.ExitStack() as held:
        for _ in range(40):
            held.enter_context(connect(server))
        answers = []
        for _ in range(5):
            with connect(server) as connection:
                answers.append(status(until_closed(connection)))
        assert answers == [503] * 5


def test_of_many_who_want_one_seat_one_gets_it(server: Server) -> None:
    host = Visitor(server)
    where = host.make(game="doge", seats="3", name="Anna")
    rivals = [Visitor(server) for _ in range(30)]
    start = threading.Barrier(len(rivals))

    def try_it(rival: Visitor) -> bool:
        rival.ask("GET", "/")
        start.wait()
        assert rival.ask("POST", f"{where}/sit", {"seat": "1", "name": "Rival"})[0] == 303
        return " <em>you</em>" in rival.page(where)

    with ThreadPoolExecutor(len(rivals)) as hands:
        assert sum(hands.map(try_it, rivals)) == 1


def test_a_flood_of_tables_is_let_go_of_and_the_game_goes_on(tmp_path: Path) -> None:
    """No limit holds this flood up; yet what is in memory is bounded, and each table comes back as it was."""
    prelude = "from broglio.web.tables import tables\ntables.MOST_IDLE = 20"
    with running(tmp_path, "--client-limits", "0", prelude=prelude) as server:
        game = Game(server)
        flood = Visitor(server)
        first = flood.make(game="doge", seats="3", level="novice", name="Anna")
        flood.ask("POST", f"{first}/say", {"text": "This table was the first."})

        def make(_: int) -> None:
            flood.make(game="doge-ship", seats="5", name="Flood")

        with ThreadPoolExecutor(8) as hands:
            list(hands.map(make, range(60)))
            before = memory(server)
            for _ in hands.map(make, range(200)):
                pass
        game.goes_on()
        assert memory(server) - before < 20 * MEGABYTE
        assert "This table was the first." in flood.page(first)


def test_a_flood_meets_the_limits(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        game = Game(server)
        flood = Visitor(server)
        flood.ask("GET", "/")
        made = [flood.ask("POST", "/tables", {"game": "doge", "seats": "3"})[0] for _ in range(100)]
        assert made.count(303) < 60
        assert made[-1] == 429
        game.goes_on()


def test_too_many_open_pages_are_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server, contextlib.ExitStack() as opened:
        visitor = Visitor(server)
        where = visitor.make(game="doge", seats="3", name="Anna")
        for _ in range(20):
            opened.enter_context(visitor.open_stream(where))
        assert visitor.ask("GET", f"{where}/stream")[0] == 429


def test_a_server_that_is_asked_to_stop_waits_for_no_one(tmp_path: Path) -> None:
    with running(tmp_path, "--client-limits", "0") as server, contextlib.ExitStack() as held:
        visitor = Visitor(server)
        where = visitor.make(game="doge", seats="3", name="Anna")
        for _ in range(20):
            held.enter_context(visitor.open_stream(where, "identity", receive_buffer=4096))
            slow = held.enter_context(connect(server))
            slow.sendall(b"POST /tables HTTP/1.1\r\n" + FORM + b"Content-Length: 500\r\n\r\ngame=do")
        assert server.stop() == 0
