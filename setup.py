"""Compile the engine with mypyc where that is possible; install plain Python where it is not.

A module is compiled when it uses native integers, that is, when it imports from mypy_extensions:
there is no list to keep. A wheel also carries browser files of others (see tools/vendor.py).
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py


def native_modules() -> list[str]:
    sources = sorted(Path("src/broglio").rglob("*.py"))
    return [str(path) for path in sources if "\nfrom mypy_extensions import" in path.read_text(encoding="utf-8")]


def extensions() -> list[Extension]:
    if os.environ.get("BROGLIO_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    # Types are checked by `make lint`; here, modules that are only imported need not have all they import at hand.
    arguments = ["--follow-imports=silent", *native_modules()]
    # Unoptimised, the compiler takes a fraction of the time: enough to see that it compiles.
    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    built: list[Extension] = mypycify(arguments, opt_level=level, debug_level="0", group_name="broglio")
    for extension in built:
        extension.optional = True  # no C compiler: the install goes on without it
        if sys.platform != "win32":
            # Functions that other libraries cannot replace can be inlined: a third faster.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return built


class BuildWithBrowserFiles(build_py):  # type: ignore[misc]  # setuptools ships no types
    def run(self) -> None:
        # An editable install has them from make. Without npm there are none: pages do without JavaScript and fonts.
        if not self.editable_mode and subprocess.run([sys.executable, "tools/vendor.py"]).returncode:
            print("warning: this package will hold no browser files of others", file=sys.stderr)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithBrowserFiles})
