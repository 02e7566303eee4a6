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

from broglio.core.protocol import registry

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
def shelves() -> dict[str, dict[str, Traversable]]:
    """All files by folder and name: a game's page by the game's id, and the server's own. There are no others."""
    places = {game.id: files(game.package).joinpath("page") for game in registry.games().values()}
    places["server"] = files(__package__).joinpath("static")
    places["vendor"] = files(__package__).joinpath("static", "vendor")
    return {
        folder: {
            found.name: found
            for found in (place.iterdir() if place.is_dir() else ())
            if found.name.rpartition(".")[2] in TYPES and found.is_file()
        }
        for folder, place in places.items()
    }


def load(folder: str, name: str) -> StaticFile | None:
    """A file by its folder and name; None where there is none."""
    return _read(folder, name) if name in shelves().get(folder, ()) else None


@cache
def _read(folder: str, name: str) -> StaticFile:
    content = shelves()[folder][name].read_bytes()
    kind = name.rpartition(".")[2]
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
