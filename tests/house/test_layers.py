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
# Within a room: what each folder may import when it is loaded, besides itself. Later ones stand on earlier ones.
WITHIN = {
    "core": {
        "language": set(),
        "protocol": {"language"},
        "kit": {"language", "protocol"},
        "match": {"kit", "protocol"},
        "laws": {"kit", "language", "match", "protocol"},
    },
    "web": {
        "ops": set(),
        "store": {"ops"},
        "tables": {"ops", "store"},
        "middleware": {"hall", "ops", "pages", "store", "tables"},  # it refuses with an error page
        "pages": {"api", "hall", "middleware", "ops", "store", "tables"},
        "api": {"hall", "middleware", "ops", "pages", "store", "tables"},
    },
}
# The same in every game's folder. A compiled position calls what is fast (policies, observations, counting) directly.
WITHIN_A_GAME = {
    "rules": {"bot", "data", "views"},
    "views": {"data", "rules"},
    "text": {"data", "rules", "views"},
    "data": {"rules", "text", "views"},
    "bot": {"rules"},
    "page": {"data", "rules", "text", "views"},
}
MOST_FILES = 16
"""A folder shows its idea in about a dozen."""
EXCEPTIONS = {
    ("core/language/messages.py", "fluent"),  # reads the files of words, when something is first said
    ("core/laws/situations.py", "hypothesis"),  # the suite for whoever adds a game; the engine never imports it
    ("core/laws/secrets.py", "rich"),  # it looks at what a terminal shows, too
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


def loaded(path: Path) -> set[str]:
    """What a module imports when it is loaded: not inside functions, and not for types alone."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    froms = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return {f"{node.module}.{alias.name}" for node in froms for alias in node.names}


@pytest.mark.parametrize(("room", "folder"), [(room, folder) for room in WITHIN for folder in WITHIN[room]])
def test_folders_of_a_room_stand_on_each_other(room: str, folder: str) -> None:
    allowed = WITHIN[room][folder] | {folder}
    assert modules(f"{room}/{folder}")
    for path in modules(f"{room}/{folder}"):
        for imported in loaded(path):
            if imported.startswith(f"broglio.{room}."):
                assert imported.split(".")[2] in allowed, f"{path.relative_to(PACKAGE)} imports {imported}"


def test_folders_of_a_game_stand_on_each_other() -> None:
    for game in sorted(path for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name[0] != "_"):
        for folder, others in WITHIN_A_GAME.items():
            assert modules(f"games/{game.name}/{folder}")
            for path in modules(f"games/{game.name}/{folder}"):
                for imported in loaded(path):
                    if imported.startswith(f"broglio.games.{game.name}."):
                        known = others | {folder}
                        assert imported.split(".")[3] in known, f"{path.relative_to(PACKAGE)} imports {imported}"


def test_a_folder_shows_its_idea() -> None:
    for folder in [PACKAGE, *(path for path in PACKAGE.rglob("*") if path.is_dir())]:
        files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(files) <= MOST_FILES, f"{folder.relative_to(PACKAGE)} has {len(files)} files"
