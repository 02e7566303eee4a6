"""Which language somebody reads."""

from __future__ import annotations

from collections.abc import Sequence

from broglio.core.language.words import LANGUAGES

DEFAULT = LANGUAGES[0]


def wanted(header: str, known: Sequence[str] = LANGUAGES) -> str:
    """The best of ours for a browser's Accept-Language."""
    ranked: list[tuple[float, int, str]] = []
    for number, part in enumerate(header[:400].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            weight = 0.0
        language = tag.strip().lower().partition("-")[0]
        if language in known and weight > 0:
            ranked.append((-weight, number, language))
    return min(ranked)[2] if ranked else DEFAULT
