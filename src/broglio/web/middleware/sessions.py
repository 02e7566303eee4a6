"""Who somebody is: a signed cookie with a number that nobody guesses, a name and a language. There are no accounts."""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import tempfile
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from broglio.core.language.words import LANGUAGES
from broglio.core.protocol import Malformed
from broglio.web.ops.settings import Settings
from broglio.web.store.store import Store
from broglio.web.tables.names import clean_name

COOKIE = "broglio"
YEAR = 365 * 24 * 3600
REMEMBERED = 20_000
"""Tokens in the cache, whose signature is not checked again."""
LONGEST_TOKEN = 600
"""No text that we sign comes near it: longer ones are not even checked."""
SECRET_BYTES = 32
SIGNING = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
KNOWN = "broglio.person"
"""In the scope of a request: who sends it, found out once."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a browser."""

    id: str
    name: str = ""
    language: str = ""
    """The language that was picked; none: what the browser asks for."""

    @property
    def key(self) -> str:
        """The store's name for a person: a digest, so that a reader of the store cannot pass for anybody."""
        return _key_of(self.id)


@lru_cache(REMEMBERED)
def _key_of(person: str) -> str:
    return hashlib.sha256(person.encode()).hexdigest()[:32]


def bearer(scope: Scope) -> str | None:
    """What a program shows instead of a cookie; no other site can make a browser send it."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            return token.strip() if scheme.lower() == "bearer" else None
    return None


class People:
    """Reads and writes the cookie; programs send the same signed text as a bearer token."""

    def __init__(self, secret: bytes) -> None:
        self.serializer = URLSafeTimedSerializer(secret, salt="person", signer_kwargs=SIGNING)
        self.clock = TimestampSigner(secret)
        # Checking a signature would be a fifth of all the work on a move.
        self._checked = lru_cache(REMEMBERED)(self._check)

    def of(self, request: Request) -> Person:
        """The person who sends this request; a stranger gets a new number."""
        person = self.known(request)
        if person is None:
            person = request.scope[KNOWN] = self.stranger()
        return person

    def known(self, request: Request) -> Person | None:
        """The person who sends this request, if we have met before."""
        if KNOWN not in request.scope:
            token = bearer(request.scope)
            request.scope[KNOWN] = self.read(request.cookies.get(cookie_name(request), "") if token is None else token)
        person: Person | None = request.scope[KNOWN]
        return person

    def stranger(self) -> Person:
        """Somebody we have not met."""
        return Person(secrets.token_urlsafe(16))

    def token(self, person: Person) -> str:
        """What the cookie says, and what a program shows; it makes its holder that person for a year."""
        return str(self.serializer.dumps([person.id, person.name, person.language]))

    def read(self, token: str) -> Person | None:
        """The person it was signed for; None if we did not sign it, or did so too long ago."""
        if not 0 < len(token) <= LONGEST_TOKEN:
            return None
        person, until = self._checked(token)
        return person if self.clock.get_timestamp() <= until else None

    def _check(self, token: str) -> tuple[Person | None, int]:
        """The person it was signed for, and until when it is valid."""
        try:
            content, signed = self.serializer.loads(token, return_timestamp=True)
        except BadData:
            return None, 0
        if not (isinstance(content, list) and len(content) == 3 and all(isinstance(part, str) for part in content)):
            return None, 0
        number, name, language = content
        person = Person(number, clean_name(name), language if language in LANGUAGES else "")
        return person, int(signed.timestamp()) + YEAR

    def remember(self, response: Response, person: Person, request: Request) -> None:
        """Send the cookie."""
        request.scope[KNOWN] = person
        response.set_cookie(
            cookie_name(request),
            self.token(person),
            max_age=YEAR,
            path=request.scope.get("root_path", "") or "/",
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    def renamed(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        return replace(person, name=clean_name(name))


def cookie_name(request: Request) -> str:
    """By TLS the name itself tells browsers to take it from nobody but us: not from a neighbour, not in the clear."""
    if request.scope["scheme"] != "https":
        return COOKIE
    return f"__Secure-{COOKIE}" if request.scope.get("root_path") else f"__Host-{COOKIE}"


def secret_of(settings: Settings, store: Store) -> bytes:
    """The server's secret: the one set, else one that is made at the first start.

    It is kept in a file that only its owner reads, or with tables that several servers share: then all have the same.
    """
    if settings.secret:
        return hashlib.sha256(settings.secret.encode()).digest()
    if settings.database_url:
        return bytes.fromhex(store.keep("secret", secrets.token_hex(SECRET_BYTES)))
    path = settings.data / "secret.key"
    if not path.exists():
        # It appears whole or not at all, and of two servers that start at once both get the same.
        handle, name = tempfile.mkstemp(dir=settings.data)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(name, path)
        Path(name).unlink()
    secret = path.read_bytes()
    if len(secret) < SECRET_BYTES:
        raise Malformed(str(path), f"holds {len(secret)} bytes of the {SECRET_BYTES} that sign cookies; remove it")
    return secret
