"""A game's moves are encoded and decoded in its rules/moves.py only."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import broglio.games

GAMES = Path(broglio.games.__file__).parent
MODULES = sorted(path for path in GAMES.rglob("*.py") if path.name != "moves.py")
COUNTS = {"CODES", "WIDEST", "RAISE_BY", "ARRAYS", "PAIRS"}
"""Constants of moves.py that are numbers of something, not codes: these may be counted with."""
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(GAMES)))
def test_codes_are_reckoned_with_in_moves_only(path: Path) -> None:
    faults = list(reckoned(path.read_text(encoding="utf-8")))
    assert not faults, f"{path.name}: use or add a function of moves.py"


@pytest.mark.parametrize(
    "line",
    [
        "code = move - moves.TAKE",
        "buffer[count] = moves.TAKE + 7 * native",
        "group = move % GROUPS",
        "card, group = divmod(move, 5)",
        "way = LAID_OUT[move]; x = ARRAY + way\nfrom broglio.games.caesar_cleopatra.rules.moves import ARRAY",
        "if move < moves.FACE_UP: pass",
        "if moves.TAKE <= code: pass",
        "move -= 3",
    ],
)
def test_the_check_bites(line: str) -> None:
    assert list(reckoned(line))


def reckoned(source: str) -> Iterator[str]:
    """The expressions that do arithmetic with moves, or rely on the order of their codes."""
    tree = ast.parse(source)
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).endswith(".rules.moves")
        for alias in node.names
        if alias.name.isupper() and alias.name not in COUNTS
    }

    def is_code(node: ast.expr) -> bool:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "moves":
            return node.attr.isupper() and node.attr not in COUNTS
        return isinstance(node, ast.Name) and (node.id == "move" or node.id in imported)

    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            terms = [node.left, node.right]
        elif isinstance(node, ast.AugAssign):
            terms = [node.target, node.value]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "divmod":
            terms = node.args
        elif isinstance(node, ast.Compare) and any(isinstance(op, ORDER) for op in node.ops):
            terms = [node.left, *node.comparators]
            if any(ast.unparse(term) == "moves.CODES" for term in terms):
                continue  # whether a number is a code at all
        else:
            continue
        if any(is_code(term) for term in terms):
            yield ast.unparse(node)
