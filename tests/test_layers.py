"""Who may know whom: core knows no game, games and bots know no door, nobody but the doors knows the outside."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import broglio

PACKAGE = Path(broglio.__file__).parent
ROOMS = {
    # room: what it may import of Broglio, and which packages of others
    "core": ({"core"}, {"mypy_extensions", "librt"}),
    "games": ({"core", "games"}, {"mypy_extensions", "librt"}),
    "bots": ({"core", "bots"}, {"mypy_extensions", "librt"}),
    "research": ({"core", "research"}, {"numpy", "gymnasium", "pettingzoo", "pyspiel", "rich", "PIL"}),
}
EXCEPTIONS = {
    ("core/messages.py", "fluent"),  # reads the files of words, when something is first said
    ("core/laws.py", "hypothesis"),  # the suite for whoever adds a game; the engine never imports it
    ("core/laws.py", "rich"),  # it looks at what a terminal shows, too
}
STANDARD_BUT_OUTSIDE = {"socket", "http", "urllib", "sqlite3", "asyncio", "subprocess", "ssl", "email"}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module or "")
            found.update(f"{node.module}.{alias.name}" for alias in node.names if node.module == "broglio")
    return found


def modules(room: str) -> list[Path]:
    return sorted((PACKAGE / room).rglob("*.py"))


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_it_may_know(room: str) -> None:
    own, others = ROOMS[room]
    assert modules(room)
    for path in modules(room):
        name = path.relative_to(PACKAGE).as_posix()
        for imported in imports(path):
            top, *rest = imported.split(".")
            if top == "broglio":
                assert not rest or rest[0] in own, f"{name} imports {imported}"
            elif (name, top) not in EXCEPTIONS and path.name != "terminal.py":
                assert top in others or (top in sys.stdlib_module_names - STANDARD_BUT_OUTSIDE), (
                    f"{name} imports {imported}"
                )


def test_a_game_knows_no_other_game() -> None:
    for path in modules("games"):
        game = path.relative_to(PACKAGE / "games").parts[0]
        for imported in imports(path):
            if imported.startswith("broglio.games."):
                assert imported.split(".")[2] == game, f"{path.name} of {game} imports {imported}"


def test_only_terminal_modules_need_rich() -> None:
    for path in modules("games"):
        if path.name != "terminal.py":
            assert not any(name.split(".")[0] == "rich" for name in imports(path)), path
