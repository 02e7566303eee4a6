"""How a server is set up: by flags, else by the environment, else by defaults that need no thought.

Every setting is one field of `Settings`. Its flag, its variable, its help and its row in docs/hosting.md are made from
that field: `trusted_proxies` is `--trusted-proxies` and `BROGLIO_TRUSTED_PROXIES`.
"""

from __future__ import annotations

import argparse
import dataclasses
import difflib
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from broglio.terminal import record_files
from broglio.web.ops import setting as kinds
from broglio.web.ops.setting import Setting, setting

NOT_OF_THE_SERVER = ("BROGLIO_PURE", "BROGLIO_DEBUG", "BROGLIO_SCREENSHOTS", "BROGLIO_CHROMIUM")
"""Variables that mean something to the engine, to all commands or to the tests."""


@dataclass(frozen=True)
class Settings:
    """What a server needs to know before it starts."""

    data: Path = dataclasses.field(
        metadata={"setting": Setting(kinds.FOLDER, "holds all that must not be lost", "a folder of yours")}
    )
    host: str = setting("127.0.0.1", kinds.ADDRESS, "where to listen; 0.0.0.0: at every address of this machine")
    port: int = setting(8642, kinds.number(0, 65535), "where to listen; 0: at any that is free")
    browser: bool = setting(True, kinds.YES_OR_NO, "open a browser at the start, on a desktop")
    database_url: str = setting(
        "",
        kinds.DATABASE_URL,
        "PostgreSQL for the tables, instead of a file in the data folder; with a password only by the variable",
        is_secret=True,
    )
    secret: str = setting(
        "",
        kinds.SECRET,
        "signs cookies",
        default_words="made at the first start and kept with the tables",
        is_secret=True,
        has_flag=False,
    )
    secure: bool = setting(False, kinds.YES_OR_NO, "people come by https only, so that cookies say so")
    root_path: str = setting("", kinds.ROOT_PATH, "the path under which a proxy shows this server; it may remove it")
    trusted_proxies: tuple[str, ...] = setting(
        (), kinds.NETWORKS, "who is believed about how others came (X-Forwarded-For, -Proto, -Host)"
    )
    allowed_hosts: tuple[str, ...] = setting(
        (), kinds.HOST_NAMES, "by what names this server may be called", default_words="by any"
    )
    client_limits: int = setting(
        1, kinds.number(0, 1000), "a factor on how much one client may do in a time; 0: as much as it likes"
    )
    connections: int = setting(4096, kinds.number(1, 1_000_000), "at once, open pages included")
    pace: float = setting(
        1.0, kinds.factor(10), "times the time that people need to read what happened, until a bot moves on; 0: at once"
    )
    absence: float = setting(
        60.0, kinds.seconds(86400), "without an open page or a request, until others may hand a seat to a bot"
    )
    thinkers: int = setting(
        max(1, (os.cpu_count() or 2) - 1),
        kinds.number(1, 256),
        "processes in which bots think ahead; one more answers for those that do not",
        default_words="one fewer than this machine has cores",
    )
    log_format: str = setting("text", kinds.one_of("text", "json"), "lines for people, or one JSON object a line")
    log_level: str = setting("info", kinds.one_of("debug", "info", "warning", "error"), "the least that is logged")
    slow: float = setting(1.0, kinds.seconds(3600), "a request that takes longer is logged")
    metrics_token: str = setting(
        "",
        kinds.SECRET,
        "opens /metrics to a client that sends it as a bearer token",
        default_words="there is no such page",
        is_secret=True,
        has_flag=False,
    )

    @property
    def database(self) -> Path:
        """The file with all tables."""
        return self.data / "broglio.sqlite3"

    @property
    def database_name(self) -> str:
        """Where the tables are, without what opens them: fit for logs and errors."""
        if not self.database_url:
            return str(self.database)
        parts = urlsplit(self.database_url)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


SETTINGS = kinds.settings_of(Settings)
STORAGE = ("data", "database_url")
"""What a command needs to know that works on the tables and serves nobody."""


def add_flags(command: argparse.ArgumentParser, names: Iterable[str] = ()) -> None:
    """The flags of these settings, or of all; `read` makes Settings of what was chosen."""
    chosen = [one for one in SETTINGS if not names or one.name in names]
    for one in chosen:
        if one.kind is kinds.YES_OR_NO:
            # Help shows the one that changes something.
            yes, no = (argparse.SUPPRESS, f"do not {one.words}") if one.default else (one.words, argparse.SUPPRESS)
            command.add_argument(one.flag, dest=one.name, action="store_const", const="yes", help=yes)
            command.add_argument(f"--no-{one.flag[2:]}", dest=one.name, action="store_const", const="no", help=no)
        elif one.flag:
            words = f"{one.words} (default: {one.default_shown})" if one.default_shown else one.words
            command.add_argument(one.flag, dest=one.name, metavar=one.kind.place, help=words)
    command.epilog = (
        "What no flag says, the environment may say: " + ", ".join(one.variable for one in chosen) + "."
        " docs/hosting.md says more."
    )


def read(chosen: argparse.Namespace, environment: Mapping[str, str]) -> Settings:
    """All settings; raises Malformed with the flag or variable that is wrong. An empty variable is one not set."""
    found: dict[str, Any] = {}
    for one in SETTINGS:
        given = getattr(chosen, one.name, None)
        if given is not None:
            found[one.name] = one.read(given, one.flag)
        elif text := environment.get(one.variable):
            found[one.name] = one.read(text, one.variable)
    if "data" not in found:
        found["data"] = record_files.folder() / "server"
    return Settings(**found)


def unknown(environment: Mapping[str, str]) -> list[str]:
    """A sentence about each variable that looks like a setting and is none."""
    known = [one.variable for one in SETTINGS]
    sentences = []
    for variable in sorted(environment):
        if variable.startswith(kinds.PREFIX) and variable not in (*known, *NOT_OF_THE_SERVER):
            near = difflib.get_close_matches(variable, known, 1, cutoff=0.8)
            sentences.append(f"{variable} is no setting" + (f"; did you mean {near[0]}?" if near else ""))
    return sentences


def page() -> str:
    """The table of settings that docs/hosting.md shows."""
    rows = ["| Flag | Variable | Must be | What it does | Default |", "| --- | --- | --- | --- | --- |"]
    for one in SETTINGS:
        flag = "" if not one.flag else f"`--no-{one.name}`" if one.default is True else f"`{one.flag}`"
        rows.append(f"| {flag} | `{one.variable}` | {one.kind.allowed} | {one.words} | {one.default_shown} |")
    return "\n".join(rows) + "\n"
