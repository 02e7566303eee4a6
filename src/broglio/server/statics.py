"""Files that never change while a server runs: styles, scripts, fonts, drawings. Addresses carry a fingerprint."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import brotli
from starlette.requests import Request
from starlette.responses import Response

from broglio.core import registry

TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
}
COMPRESSED = ("css", "js", "svg", "txt", "webmanifest")
FOR_EVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class StaticFile:
    """A file's bytes, plain and compressed, and its fingerprint."""

    content: bytes
    small: bytes | None
    fingerprint: str
    media_type: str


@cache
def shelf(name: str) -> Traversable | None:
    """A folder of files: a game's page by the game's id, or one of the server's own."""
    games = registry.games()
    if name in games:
        return files(games[name].package).joinpath("page")
    return {"server": files(__package__).joinpath("static")}.get(name) or (
        files(__package__).joinpath("static", "vendor") if name == "vendor" else None
    )


@cache
def load(folder: str, name: str) -> StaticFile | None:
    """A file by its shelf and name; None where there is none."""
    kind = name.rpartition(".")[2]
    place = shelf(folder)
    if place is None or kind not in TYPES or "/" in name or "\\" in name:
        return None
    found = place.joinpath(name)
    if not found.is_file():
        return None
    content = found.read_bytes()
    small = brotli.compress(content, quality=9) if kind in COMPRESSED else None
    return StaticFile(content, small, hashlib.sha256(content).hexdigest()[:12], TYPES[kind])


async def serve(request: Request) -> Response:
    """Answer a request for a file."""
    found = load(request.path_params["folder"], request.path_params["name"])
    if found is None:
        return Response("There is no such file.\n", status_code=404, media_type="text/plain")
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding", "ETag": f'"{found.fingerprint}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    content = found.content
    if found.small is not None and "br" in request.headers.get("accept-encoding", ""):
        content = found.small
        headers["Content-Encoding"] = "br"
    return Response(content, media_type=found.media_type, headers=headers)
