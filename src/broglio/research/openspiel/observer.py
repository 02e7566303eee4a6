"""What a seat may know, as strings and tensors: of now, made from its view alone, or of all that it was told."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy
import pyspiel
from numpy.typing import NDArray

from broglio.core.match.retracing import OWN, Told
from broglio.core.protocol import Malformed, Seat
from broglio.research.layout import encode

if TYPE_CHECKING:
    from broglio.research.openspiel.game import BroglioGame
    from broglio.research.openspiel.state import BroglioState

EVENTS = 64
"""How many of the last things that a seat heard are in the tensor of an information state, the latest first."""
BITS = (8, 12, 12, 48)
"""Bits of each: its kind and three numbers. Kind 0 is nothing, 1 a move of the seat's own, 2 (with a digest) what it
saw change; those of the rules follow."""
WIDTH = sum(BITS)
DIGEST = 64
"""Bits of a digest of all that a seat was told: two memories with the same digest will not be met with."""


class Observer:
    """An observer of OpenSpiel's kind: `tensor`, its parts by name in `dict`, and strings."""

    def __init__(self, game: BroglioGame, kind: Any, given: Mapping[str, Any] | None) -> None:
        if given:
            raise Malformed("observer", f"there are no parameters, such as {', '.join(given)}")
        self.game = game.opening.game
        self.layout = game.layout
        self.recalls = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, NDArray[Any]] = {}
        self.tensor: NDArray[Any] | None = None
        if self.public and self.private:
            self._lay_out()

    def _lay_out(self) -> None:
        shapes = {field.name: field.shape for field in self.layout.fields}
        if self.recalls:
            shapes |= {"told": (EVENTS, WIDTH), "digest": (DIGEST,)}
        self.tensor = numpy.zeros(sum(int(numpy.prod(shape)) for shape in shapes.values()), numpy.float32)
        at = 0
        for name, shape in shapes.items():
            size = int(numpy.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: BroglioState, player: Seat) -> None:
        """Fill the tensor."""
        if self.tensor is None:
            return
        course = state.course
        encode(self.layout, course.position.view(player), self.tensor[: self.layout.size])
        if self.recalls:
            rows = b"".join([_packed(told) for told in course.recent(player, EVENTS)])
            self.dict["told"][:] = _bits(rows.ljust(EVENTS * WIDTH // 8, b"\0")).reshape(EVENTS, WIDTH)
            memory = course.memory(player).encode()
            self.dict["digest"][:] = _bits(hashlib.blake2b(memory, digest_size=DIGEST // 8).digest())

    def string_from(self, state: BroglioState, player: Seat) -> str:
        """The view as JSON; or, with perfect recall, all that the seat was told; or the part that is public or not."""
        if self.recalls:
            return f"seat {player}\n{state.course.memory(player)}"
        position = state.course.position
        seen = self.game.memory_to_json(position.view(player)) if self.private else {}
        shown = self.game.memory_to_json(position.view(None))
        if not self.private:
            return json.dumps(shown if self.public else {})
        return json.dumps(seen if self.public else {key: seen[key] for key in seen if seen[key] != shown.get(key)})


def _packed(told: Told | str) -> bytes:
    if isinstance(told, str):
        numbers = (2, 0, 0, int.from_bytes(hashlib.blake2b(told.encode(), digest_size=6).digest()))
    else:
        numbers = (1 if told[0] == OWN else told[0] + 3, *told[1:])
    number = 0
    for value, bits in zip(numbers, BITS, strict=True):
        number = number << bits | value & (1 << bits) - 1
    return number.to_bytes(WIDTH // 8, "big")


def _bits(row: bytes) -> NDArray[numpy.uint8]:
    return numpy.unpackbits(numpy.frombuffer(row, numpy.uint8))
