"""Start the server, say where it is, and stop it without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn

import broglio
from broglio import _engine
from broglio.core.protocol import Malformed
from broglio.web.app import create_app
from broglio.web.middleware.connections import patient
from broglio.web.ops import logs
from broglio.web.ops.settings import Settings, unknown

BACKLOG = 512
TAKEN_AT_ONCE = 32
"""Connections accepted before any is looked at: more than that must not use up all file descriptors."""
GARBAGE = (20_000, 20, 20)
"""How much is made between two looks for garbage in rings; nearly everything goes without them."""
LAST_REQUESTS = 5
"""Seconds that requests under way are given when the server is asked to stop."""

log = logging.getLogger(__name__)


def serve(settings: Settings) -> int:
    """Serve until somebody stops it."""
    logs.set_up(settings)
    for words in unknown(os.environ):
        log.warning(words)
    listener = _listen(settings)
    app = create_app(settings)
    # What is here now stays: the garbage collector need not look through it again and again while people wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    address = address_of(settings.host, listener.getsockname()[1])
    _tell_start(settings, address)
    if settings.browser and _has_desktop():
        webbrowser.open(address)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_REQUESTS,
        proxy_headers=False,  # Guards knows whom to believe
        http=patient(settings),
        backlog=TAKEN_AT_ONCE,
        timeout_keep_alive=30,
    )
    server = _Server(config, app.state.hall.close_streams)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop's, where there is one
        runner.run(server.serve(sockets=[listener]))
    log.info("stopped")
    return 0


def _tell_start(settings: Settings, address: str) -> None:
    """Where the server is: to people in a sentence, to machines as facts."""
    if settings.log_format == "text":
        print(f"Broglio is at {address}  (stop with Ctrl-C; tables are kept in {settings.database_name})", flush=True)
        return
    engine = "compiled" if _engine.is_compiled() else "interpreted"
    facts = {"address": address, "tables": settings.database_name, "version": broglio.__version__, "engine": engine}
    log.info("started", extra=logs.with_facts(**facts))


class _Server(uvicorn.Server):
    """Lets open pages go first: a server that waits for streams to end would never stop."""

    def __init__(self, config: uvicorn.Config, close_streams: Callable[[], None]) -> None:
        super().__init__(config)
        self.close_streams = close_streams

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen; asyncio has but one number for how many may wait and how many are taken at once."""
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(BACKLOG)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in an orderly way; uvicorn would raise the signal once more at the end, with things half tidied."""
        before = {sign: signal.signal(sign, self.stop) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    def stop(self, *_: object) -> None:
        """Ask for the end; asked again, do not wait for anybody."""
        self.close_streams()
        self.force_exit = self.should_exit
        self.should_exit = True


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        raise Malformed(f"--host {settings.host} --port {settings.port}", error.strerror or str(error)) from None
    listener.listen(BACKLOG)
    return listener


def address_of(host: str, port: int) -> str:
    """What people type into a browser."""
    if host in ("0.0.0.0", "::", "127.0.0.1", "::1"):
        host = "localhost"
    return f"http://{host}:{port}/"


def _has_desktop() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
