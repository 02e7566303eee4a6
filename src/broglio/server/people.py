"""Who somebody is: a signed cookie with a number that nobody guesses, a name and a language. There are no accounts."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from dataclasses import dataclass, replace
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from broglio.core.words import LANGUAGES

COOKIE = "broglio"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a browser."""

    id: str
    name: str = ""
    language: str = ""
    """The language that was picked; none: what the browser asks for."""

    @property
    def key(self) -> str:
        """By this the store knows a person; whoever reads the store cannot pass for one."""
        return hashlib.sha256(self.id.encode()).hexdigest()[:32]


def clean_name(text: str) -> str:
    """A name as it may stand at a table: printable, single spaces, not too long; may come out empty."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


class People:
    """Reads and writes the cookie, and makes the links that bring a seat to another device."""

    def __init__(self, secret: bytes, secure: bool) -> None:
        self.secret = secret
        self.secure = secure
        self.serializer = URLSafeSerializer(secret, salt="person")

    def of(self, request: Request) -> Person:
        """Whoever sends this request; a stranger gets a new number."""
        known = request.scope.get("broglio.person")
        if isinstance(known, Person):
            return known
        person = self.read(request.cookies.get(COOKIE, "")) or self.stranger()
        request.scope["broglio.person"] = person
        return person

    @staticmethod
    def stranger() -> Person:
        """Somebody new."""
        return Person(secrets.token_urlsafe(16))

    def token(self, person: Person) -> str:
        """What proves who somebody is: the value of the cookie, and what programs send."""
        return str(self.serializer.dumps([person.id, person.name, person.language]))

    def read(self, token: str) -> Person | None:
        """Whose token this is; None: nobody's."""
        try:
            told = self.serializer.loads(token)
        except BadSignature:
            return None
        if not (isinstance(told, list) and len(told) == 3 and all(isinstance(part, str) for part in told)):
            return None
        number, name, language = told
        return Person(number, clean_name(name), language if language in LANGUAGES else "")

    def remember(self, response: Response, person: Person, request: Request) -> None:
        """Send the cookie."""
        request.scope["broglio.person"] = person
        response.set_cookie(
            COOKIE,
            self.token(person),
            max_age=YEAR,
            path=request.scope.get("root_path", "") or "/",
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )

    def renamed(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        return replace(person, name=clean_name(name))

    def seat_token(self, table_id: str, seat: int) -> str:
        """What proves that somebody was given this seat; made anew from the secret, so kept nowhere."""
        return hmac.new(self.secret, f"seat {table_id} {seat}".encode(), hashlib.sha256).hexdigest()[:32]

    def is_seat_token(self, token: str, table_id: str, seat: int) -> bool:
        """Whether a seat's link is the right one."""
        return hmac.compare_digest(token.encode(), self.seat_token(table_id, seat).encode())


def secret_in(folder: Path) -> bytes:
    """The server's secret: from the environment, else from a file that only its owner reads, made at first start."""
    given = os.environ.get("BROGLIO_SECRET")
    if given:
        return hashlib.sha256(given.encode()).digest()
    path = folder / "secret.key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
    return path.read_bytes()
