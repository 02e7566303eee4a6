"""What a server writes about itself: lines for people or JSON for machines, and nothing that lets anybody in.

Addresses, cookies, names and remarks are never handed to a log. In case something slips into the words of an error,
whatever looks like a secret is struck out before it is written.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

from broglio.web.ops.settings import Settings

FACTS = "facts"
STRUCK = "[struck out]"
QUERY = re.compile(r"\?[\w.%-]+=[^\s\"']*")
PASSWORD = re.compile(r"(?<=://)[^\s/@]+@")
TOKEN = re.compile(r"(?<![\w.-])(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]{8,})*")
"""A long word with a digit in it: cookies, seeds and links look like that, names of files and functions do not."""


def with_facts(**facts: object) -> dict[str, dict[str, object]]:
    """Facts that go with a line, as `extra` of a logger's call."""
    return {FACTS: facts}


def without_secrets(text: str) -> str:
    """A text in which whatever looks like a secret is struck out."""
    return TOKEN.sub(STRUCK, QUERY.sub("", PASSWORD.sub("", text)))


class _Text(logging.Formatter):
    """One line for people, and a traceback below it where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value}" for name, value in getattr(record, FACTS, {}).items())
        line = f"{_moment(record)} {record.levelname.lower()}: {record.getMessage()}{facts}"
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return without_secrets(line + trace)


class _Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": _moment(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": without_secrets(record.getMessage()),
        }
        for name, value in getattr(record, FACTS, {}).items():
            line[name] = without_secrets(value) if isinstance(value, str) else value
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def set_up(settings: Settings) -> None:
    """Have everything logged to standard error, in the form that was asked for."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if settings.log_format == "json" else _Text())
    logging.basicConfig(handlers=[handler], level=settings.log_level.upper(), force=True)
    logging.captureWarnings(True)
    for talkative in ("uvicorn", "asyncio"):
        # What they tell below this is about every connection.
        logging.getLogger(talkative).setLevel(max(logging.WARNING, logging.root.level))
