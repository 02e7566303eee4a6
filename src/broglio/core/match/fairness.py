"""Chance that nobody can bend and everybody can check: docs/fairness.md gives the scheme and its reasons.

A table's seed is 256 random bits. A commitment to it and to what is played (the terms) is published before the first
move, the seed itself when the game is over. The draw at each place of the log follows from the seed, from what the
players added of their own, and from that place, so a record with its seed proves every shuffle, draw and die.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

SEED_LABEL = b"broglio seed 1"
TABLE_LABEL = b"broglio table 2"
CHANCE_LABEL = b"broglio chance 1"
LONGEST_ENTROPY = 100
"""Most characters that a player can add; a dozen dice rolled at home take fewer."""


def new_seed() -> str:
    """A new seed from the operating system's generator, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def is_digest(text: str) -> bool:
    """Whether a text is 256 bits in lower-case hexadecimal digits, as seeds and commitments are written."""
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def commitment_to(seed: str, terms: str = "") -> str:
    """What is published before the first move: it fits no other seed and no other terms, and gives no seed away.

    Terms are what is played, as `record.terms` writes it. Tables from before terms were committed to have none.
    """
    label = TABLE_LABEL if terms else SEED_LABEL
    return hashlib.sha256(label + bytes.fromhex(seed) + terms.encode()).hexdigest()


def clean_entropy(text: str) -> str:
    """A player's own addition as it is kept: printable, single spaces, not too long; may come out empty."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST_ENTROPY].strip()


@dataclass(frozen=True, slots=True)
class Pledge:
    """What is known of a match's chance: the commitment and what players added; in the end the seed too."""

    commitment: str
    table: str
    """The id of its table, which is committed to with the other terms; empty: the commitment is to the seed alone."""
    entropies: tuple[str, ...]
    """One for each seat; empty where a player added nothing."""
    seed: str = field(default="", repr=False)


class Chances:
    """A source of chance for one match: each draw follows from its place in the log. Its text form hides the seed."""

    def __init__(self, seed: str, entropies: Sequence[str]) -> None:
        # Digests have one length: no two lists of additions read the same.
        added = b"".join(hashlib.sha256(entropy.encode()).digest() for entropy in entropies)
        self._keyed = hmac.new(bytes.fromhex(seed), CHANCE_LABEL + added, hashlib.sha256)

    def draw(self, chances: Sequence[tuple[int, int]], place: int) -> int:
        """The outcome for a place in the log, by exact weight, whatever the order in which outcomes are given."""
        ordered = sorted(chances)
        left = self._below(sum(weight for _, weight in ordered), place)
        for move, weight in ordered:
            left -= weight
            if left < 0:
                return move
        raise ValueError("there is no outcome to draw")

    def _below(self, total: int, place: int) -> int:
        """A number from 0 to total - 1, each as likely as any other: what would favour the small ones is cast away."""
        fair = 2**256 - 2**256 % total
        attempt = 0
        while (number := self._number(place, attempt)) >= fair:
            attempt += 1
        return number % total

    def _number(self, place: int, attempt: int) -> int:
        message = self._keyed.copy()
        message.update(place.to_bytes(8, "big") + attempt.to_bytes(8, "big"))
        return int.from_bytes(message.digest(), "big")
