"""Names at a table: something must be seen of them, and no two may be taken for one.

Unicode's own list of look-alikes (UTS 39) has thousands of entries, and the index that we install from has no package
of it. At a table of a few people three plain rules do: nothing invisible, letters of one alphabet in a name, and
letters of Greek and Cyrillic that are drawn like Latin ones count as those.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from broglio.web.tables.kept_table import Refused

LONGEST_NAME = 24
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # joiner, fillers of Hangul, inherent vowels, Braille's blank
    + "".join(map(chr, range(0x180B, 0x1810)))  # Mongolian selectors
    + "".join(map(chr, range(0xFE00, 0xFE10)))  # variation selectors
    + "".join(map(chr, range(0xE0000, 0xE1000)))  # tags, and more selectors
)
"""Printable for Python, and yet nothing is seen of them."""
ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜаеѕіјорсухһԁԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυ" + "I1|0ı",
    "ABESlJKMHOPCTYXGQWaesijopcyxhdqw" + "ABEZHlKMNOPTYXaivopu" + "lllOi",
)
"""Cyrillic, Greek and ASCII: what is drawn like another letter, and that letter."""
TOGETHER = frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
"""Scripts that East Asian names mix, and that nobody mistakes for each other."""

NAME_ALIKE, NAME_MIXED = NAME_ERRORS = ("name-alike", "name-mixed")
"""Why a name is refused."""


def clean_name(text: str) -> str:
    """A name as it may stand at a table: visible, single spaces, not too long; may come out empty."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text if letter not in INVISIBLE)
    name = " ".join(shown.split())[:LONGEST_NAME].strip()
    return name if is_visible(name) else ""


def is_visible(text: str) -> bool:
    """Whether anything stands there: a letter, a digit or a sign, not just marks that belong on one."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in INVISIBLE for letter in text)


def is_mixed(name: str) -> bool:
    """Whether a name mixes letters of several alphabets, as only a name does that imitates another."""
    scripts = {
        unicodedata.name(letter, "").partition(" ")[0].partition("-")[0]
        for letter in unicodedata.normalize("NFKC", name)
        if unicodedata.category(letter) in ("Ll", "Lu", "Lt", "Lo")
    }
    return len(scripts) > 1 and not scripts <= TOGETHER


def is_same(name: str, other: str) -> bool:
    """Whether two names are the same but for capitals, as those of two people may be."""
    return unicodedata.normalize("NFC", name).casefold() == unicodedata.normalize("NFC", other).casefold()


def is_alike(name: str, other: str) -> bool:
    """Whether one name can be taken for another."""
    one, two = unicodedata.normalize("NFKC", name), unicodedata.normalize("NFKC", other)
    return one.casefold() == two.casefold() or _skeleton(one) == _skeleton(two)


def _skeleton(name: str) -> str:
    """Equal for names that are drawn alike; the signs are looked at before capitals become small letters."""
    return name.translate(ALIKE).casefold().replace("rn", "m").replace("vv", "w")


def free_name(name: str, others: Sequence[str]) -> str:
    """The name, with a number where others here have the same; one that only looks like another's is refused."""
    check(name)
    if any(is_alike(name, other) and not is_same(name, other) for other in others):
        raise Refused(NAME_ALIKE)
    return numbered(name, others)


def check(name: str) -> None:
    """Refuse a name of several alphabets."""
    if is_mixed(name):
        raise Refused(NAME_MIXED)


def numbered(name: str, others: Sequence[str]) -> str:
    """The name, with the first number by which nobody else can be taken for it."""
    wanted, number = name, 2
    while any(is_alike(name, other) for other in others):
        name, number = f"{wanted} {number}", number + 1
    return name
