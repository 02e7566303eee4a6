"""A SQLite file is for one server: a lock beside it, which the system frees when the process ends, however it ends."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from broglio.core.protocol import Malformed


class Hold:
    """Held as long as the server runs."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        try:
            self.file = os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
        except OSError as error:
            raise Malformed(str(self.path), error.strerror or str(error)) from None
        if not _lock(self.file.fileno()):
            holder = self.file.read(40).strip() or "unknown"
            self.file.close()
            raise Malformed(
                str(path),
                f"is in use by another server, process {holder}; stop that one first"
                " (several servers share their tables in PostgreSQL: BROGLIO_DATABASE_URL)",
            )
        with contextlib.suppress(OSError):  # a full disk: then others are not told who holds it
            self.file.truncate(0)
            self.file.write(f"{os.getpid()}\n")
            self.file.flush()

    def __enter__(self) -> Hold:
        return self

    def __exit__(self, *_: object) -> None:
        """Let others have it; the file stays, or two could hold locks of the same name."""
        self.file.close()


if sys.platform == "win32":

    def _lock(handle: int) -> bool:
        import msvcrt

        try:
            # A byte far behind the text, which stays readable.
            os.lseek(handle, 1000, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
        return True

else:

    def _lock(handle: int) -> bool:
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
