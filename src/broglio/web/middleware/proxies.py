"""Who really asks, and by what address: what a proxy says is believed if we were told to trust that proxy."""

from __future__ import annotations

import ipaddress
import logging
import re
from collections.abc import Sequence
from functools import lru_cache

from starlette.types import Scope

from broglio.core.protocol import Malformed
from broglio.web.ops.settings import Settings

HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?", re.ASCII)
LONGEST = 64
"""Letters of what is taken for an address: what was said of one is remembered."""

log = logging.getLogger(__name__)


class Proxies:
    """Makes the scope of a request tell what the browser sees: its own address, the scheme, the host and the path."""

    def __init__(self, settings: Settings) -> None:
        self.networks = [_network(text) for text in settings.trusted_proxies]
        self.root_path = settings.root_path.rstrip("/")
        self.secure = settings.secure
        self.trusts = lru_cache(4096)(self._trusts)
        self.warned = False

    def settle(self, scope: Scope) -> None:
        """Put the truth into a request's scope."""
        client = scope.get("client")
        if client is not None and self.networks and self.trusts(client[0]):
            self._believe(scope)
        elif client is not None and not self.warned and any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            self.warned = True
            log.warning("%s forwards requests and is no trusted proxy: all it asks for counts as one client", client[0])
        if self.secure:
            scope["scheme"] = "https"
        if self.root_path:
            self._put_below(scope)

    def _put_below(self, scope: Scope) -> None:
        """A path of ours begins with the root path, whether the proxy took it off or not."""
        scope["root_path"] = self.root_path
        path = scope["path"]
        if not (path == self.root_path or path.startswith(f"{self.root_path}/")):
            scope["path"] = self.root_path + path

    def _believe(self, scope: Scope) -> None:
        forwarded: dict[bytes, bytes] = {}
        for name, value in scope["headers"]:
            if name.startswith(b"x-forwarded-"):
                forwarded[name] = forwarded[name] + b"," + value if name in forwarded else value
        chain = _words(forwarded.get(b"x-forwarded-for", b""))
        if chain:
            # Each proxy adds whom it saw; the last that is no proxy of ours is as far as anybody can be believed.
            client = next((one for one in reversed(chain) if not self.trusts(_bare(one))), chain[0])
            scope["client"] = (_bare(client), 0)
        scheme = _words(forwarded.get(b"x-forwarded-proto", b""))
        if scheme and scheme[-1] in ("http", "https"):
            scope["scheme"] = scheme[-1]
        host = _words(forwarded.get(b"x-forwarded-host", b""))
        if host:
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [*others, (b"host", host[-1].encode("latin-1"))]

    def _trusts(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(known, ipaddress.IPv6Address) and known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        return any(known in network for network in self.networks)


def client_in(scope: Scope) -> str:
    """Which client sends a request, once it is settled who is believed about that."""
    return client_of(scope["client"][0] if scope.get("client") else "")


@lru_cache(4096)
def client_of(address: str) -> str:
    """What counts as one client: an address, or all that one household has of the newer, endless kind."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


def is_host(text: str, allowed: Sequence[str]) -> bool:
    """Whether a Host header is one, and one of ours where we were told which are."""
    parts = HOST.fullmatch(text)
    if parts is None:
        return False
    name = parts[1].lower().rstrip(".")
    return not allowed or any(name == one or (one.startswith("*.") and name.endswith(one[1:])) for one in allowed)


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise Malformed(f"trusted proxy {text!r}", "is no address and no network such as 10.0.0.0/8") from None


def _words(value: bytes) -> list[str]:
    return [word for part in value.decode("latin-1").split(",") if (word := part.strip())]


def _bare(address: str) -> str:
    """An address without a port: `[2001:db8::1]:443`, `192.0.2.1:443`."""
    address = address[:LONGEST]
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address
