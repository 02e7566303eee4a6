"""What guards every request: who asks, how much, and from where; and answers tell browsers to be strict."""

from __future__ import annotations

import contextlib

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from broglio.web.hall import Hall
from broglio.web.middleware import request_body
from broglio.web.middleware.limits import Limits, TooMany, is_stream, kinds_of
from broglio.web.middleware.proxies import Proxies, client_in, is_host
from broglio.web.middleware.sessions import COOKIE, bearer
from broglio.web.pages.error_page import error_answer
from broglio.web.tables.turns import CLIENT

LONGEST_ADDRESS = 2000
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none';"
        " manifest-src 'self'"
    ),
    # Pieces are placed by style attributes (`--x`, `--y`): they can set variables and nothing that loads.
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cache-Control": "no-store",
}
"""What every answer carries unless it says otherwise itself."""
ALWAYS_BY_TLS = (b"strict-transport-security", b"max-age=31536000")
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
CLOSE = {"Connection": "close"}
"""What was not read to its end cannot be followed by another request."""


class Guards:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self.people = hall.people
        self.settings = hall.settings
        self.proxies = Proxies(self.settings)
        self.limits = Limits(self.settings.client_limits, self.settings.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self.proxies.settle(scope)
        secure = scope["scheme"] == "https"

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = list(message.get("headers", ()))
                known = {name for name, _ in headers}
                headers.extend(header for header in RAW_HEADERS if header[0] not in known)
                if secure:
                    headers.append(ALWAYS_BY_TLS)
            await send(message)

        with contextlib.ExitStack() as held:
            refusal = self._refusal(scope, held)
            if refusal is None:
                try:
                    if request_body.is_announced(scope["headers"]):
                        receive = request_body.again(await request_body.read(receive), receive)
                except request_body.Gone:
                    return
                except request_body.TooLarge:
                    refusal = error_answer(Request(scope), 413, "error-too-large", headers=CLOSE)
                except TimeoutError:
                    refusal = error_answer(Request(scope), 408, "error-too-slow", headers=CLOSE)
            await (refusal or self.app)(scope, receive, send_guarded)

    def _refusal(self, scope: Scope, held: contextlib.ExitStack) -> Response | None:
        """Why a request is not even looked at; None: it is."""
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) > 1 or (hosts and not is_host(hosts[0].decode("latin-1"), self.settings.allowed_hosts)):
            return PlainTextResponse("There is no such host here.\n", status_code=400, headers=CLOSE)
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        if len(scope["path"]) + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
            return error_answer(Request(scope), 414, "error-too-large", headers=CLOSE)
        if not path.isprintable():
            return error_answer(Request(scope), 404, "error-not-found", headers=CLOSE)
        try:
            self._count(scope, path, held)
        except TooMany as wait:
            headers = {"Retry-After": str(wait.seconds), **CLOSE}
            return error_answer(Request(scope), 429, "error-too-many", headers=headers)
        if scope["method"] not in ("GET", "HEAD") and not _is_from_here(scope):
            return error_answer(Request(scope), 403, "error-elsewhere", headers=CLOSE)
        return None

    def _count(self, scope: Scope, path: str, held: contextlib.ExitStack) -> None:
        client = client_in(scope)
        CLIENT.set(client)
        self.limits.count("requests", client)
        method = scope["method"]
        kinds = kinds_of(method, path)
        opens = is_stream(path)
        if not kinds and not opens:
            return
        person = self.people.known(Request(scope))
        session = person.key if person is not None else ""
        if not session and method == "POST" and "sessions" not in kinds:
            kinds += ("sessions",)
        for kind in kinds:
            self.limits.count(kind, client, session)
        if opens:
            held.enter_context(self.limits.stream(client, session))


def _is_from_here(scope: Scope) -> bool:
    """Whether a browser sent this from one of our own pages.

    What no browser sent says nothing of where it is from; but then it must not bring a cookie, which only a browser
    adds by itself, also to what another site made it send.
    """
    if bearer(scope) is not None:
        return True
    request = Request(scope)
    headers = request.headers
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return f"{COOKIE}=" not in headers.get("cookie", "")
    host = headers.get("host", "").lower()
    ours = (f"https://{host}",) if request.url.scheme == "https" else (f"https://{host}", f"http://{host}")
    return origin.lower() in ours
