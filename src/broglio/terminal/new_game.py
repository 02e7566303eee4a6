"""`broglio new-game`: a package with a small game that plays and obeys the laws, to be turned into another."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from broglio.core.protocol import Malformed, registry

FILES = {
    "pyproject.toml.txt": "pyproject.toml",
    "game.py.txt": "src/{package}/__init__.py",
    "RULES.md.txt": "src/{package}/RULES.md",
    "words.ftl.txt": "src/{package}/words/en/{package}.ftl",
    "test.py.txt": "tests/test_{package}.py",
}
NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*( [A-Za-z0-9]+)*")


def id_of(name: str) -> str:
    """The id of a game that is called so."""
    if not NAME.fullmatch(name) or len(name) > 40:
        raise Malformed("name", "must be plain words such as 'Liar Dice', at most 40 letters")
    return "-".join(name.lower().split())


def write(name: str, folder: Path) -> list[Path]:
    """Write the package into a new folder; gives the files."""
    words = name.split()
    facts = {
        "name": name,
        "id": id_of(name),
        "package": "_".join(words).lower(),
        "class_name": "".join(word[0].upper() + word[1:] for word in words) + "Position",
    }
    if facts["id"] in registry.games():
        raise Malformed("name", f"there is a game {facts['id']} already")
    if keyword.iskeyword(facts["package"]) or find_spec(facts["package"]):
        raise Malformed("name", f"Python knows {facts['package']!r} as something else already")
    if folder.exists() and any(folder.iterdir()):
        raise Malformed(str(folder), "is not empty")
    written = []
    for source, target in FILES.items():
        path = folder / target.format_map(facts)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = files("broglio.terminal").joinpath("skeleton", source).read_text(encoding="utf-8")
        # Only our own words: Fluent has $names too.
        path.write_text(re.sub(rf"\$({'|'.join(facts)})\b", lambda match: facts[match[1]], text), encoding="utf-8")
        written.append(path)
    return written
