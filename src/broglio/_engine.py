"""Which engine runs: the compiled one, or the same files as plain Python."""

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds Broglio's modules as .py files, passing over compiled ones beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Look for a module below the broglio package."""
        if not fullname.startswith("broglio."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def prepare() -> None:
    """Obey BROGLIO_PURE, and put the stand-in in place where librt is not installed."""
    without_librt = importlib.util.find_spec("librt") is None
    if os.environ.get("BROGLIO_PURE") or without_librt:
        sys.meta_path.insert(0, SourceFinder())
    if without_librt:
        from broglio import _standin

        sys.modules["librt"] = sys.modules["librt.vecs"] = _standin


def is_compiled() -> bool:
    """Whether the rules run as compiled code."""
    from broglio.core.protocol import position

    return not str(position.__file__).endswith(".py")
