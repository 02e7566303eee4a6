"""What all pages of a server share."""

from __future__ import annotations

import asyncio

import brotli
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from broglio.web.middleware import languages
from broglio.web.middleware.sessions import People, Person
from broglio.web.ops.settings import Settings
from broglio.web.pages.table_page import TablePage
from broglio.web.store.store import Store
from broglio.web.tables.lists import Lists
from broglio.web.tables.tables import Tables


class Hall:
    """The one place in which tables, people and the store meet."""

    def __init__(self, settings: Settings, store: Store, tables: Tables, people: People) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.people = people
        self.table_page = TablePage()
        self.lists = Lists(store)
        self.closing = asyncio.Event()

    @staticmethod
    def of(request: Request) -> Hall:
        """The hall of the server that a request came to."""
        hall = request.app.state.hall
        assert isinstance(hall, Hall)
        return hall

    def person(self, request: Request) -> Person:
        """Who asks."""
        return self.people.of(request)

    def language(self, request: Request) -> str:
        """The language that was picked, else the one that the browser asks for."""
        return self.person(request).language or languages.wanted(request.headers.get("accept-language", ""))

    @staticmethod
    def base(request: Request) -> str:
        """The path under which the server is reached, without a slash at its end."""
        return str(request.scope.get("root_path", "")).rstrip("/")

    @staticmethod
    def origin(request: Request) -> str:
        """The scheme and host by which a browser reached this server."""
        return f"{request.url.scheme}://{request.url.netloc}"

    @staticmethod
    def answer(request: Request, page: str, status: int = 200) -> Response:
        """A page, small on the wire; what a table looks like is never kept by anybody on the way."""
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        content = page.encode()
        if "br" in request.headers.get("accept-encoding", ""):
            content = brotli.compress(content, quality=4)
            headers["Content-Encoding"] = "br"
        return HTMLResponse(content, status, headers)

    def close_streams(self) -> None:
        """Let every open page go, so that a server can stop."""
        self.closing.set()
        for table in self.tables.live.values():
            table.tell_watchers()
