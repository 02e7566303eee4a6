"""The language of the terminal: that of the system, where we have it."""

from __future__ import annotations

from collections.abc import Mapping

from broglio.core.language.words import ENGLISH, LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where POSIX has the language of messages; the first that is set counts."""


def of_system(environment: Mapping[str, str]) -> str:
    """Ours nearest to the locale, such as `fr_BE.UTF-8`; English where there is none."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = locale[:2].lower()
    return language if language in LANGUAGES else ENGLISH
